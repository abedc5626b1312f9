"""Nets in files: an `.npz` of float32 arrays with a label that says for what game and layout of numbers it was made.

The nets that come with the package lie in its folder `nets`: one for each game, and where a number of players has one
of its own, another with that number in its name (`village-1.npz`). The environment variable STAMMTISCH_NETS names
another folder, to try one out.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from stammtisch.bots.learned.net import Layer, Net
from stammtisch.core.game import Game

FORMAT: Final = 2
LARGEST: Final = 2_000_000  # bytes
OWN_FOLDER: Final = Path(__file__).parent / "nets"


class BadNet(ValueError):
    """A file that holds no net, or one for something else."""


def folder() -> Path:
    """Where nets are looked for."""
    return Path(os.environ.get("STAMMTISCH_NETS") or OWN_FOLDER)


def name_of(game: Game, seats: int = 0) -> str:
    """The file of a net: for this number of players alone, or for all of them."""
    return f"{game.name}-{seats}.npz" if seats else f"{game.name}.npz"


def net_of(game: Game, seats: int) -> Net:
    """The net for a game with so many players, read once; raises BadNet where there is none that fits."""
    own = folder() / name_of(game, seats)
    return _net_once(own if own.exists() else folder() / name_of(game), game)


def has_net(game: Game, seats: int) -> bool:
    """Whether there is a net that fits a game: another game may have none, and is played all the same."""
    try:
        net_of(game, seats)
    except BadNet:
        return False
    return True


@lru_cache(maxsize=16)
def _net_once(path: Path, game: Game) -> Net:
    return load(path, game)


def label_of(game: Game) -> dict[str, str | int]:
    """What a net must agree with to be used."""
    names = "\n".join(game.number_names())
    return {"format": FORMAT, "game": game.name, "layout": hashlib.sha256(names.encode()).hexdigest()[:16]}


def save(path: Path, game: Game, net: Net) -> None:
    """Write a net with its label; whole or not at all, and the same net always as the same file."""
    data = packed({**label_of(game), "margin": net.margin, "layers": len(net.layers)}, arrays_of(net))
    if len(data) > LARGEST:
        raise BadNet(f"the net for {game.name} takes {len(data)} bytes; at most {LARGEST} are allowed")
    write_whole(path, data)


def arrays_of(net: Net) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, layer in enumerate(net.layers):
        found[f"weights{number}"] = layer.weights
        found[f"biases{number}"] = layer.biases
    return found


def packed(label: dict[str, Any], arrays: dict[str, Any]) -> bytes:
    """A label and arrays as numpy stores them, without dates."""
    buffer = io.BytesIO()
    text = np.frombuffer(json.dumps(label, sort_keys=True).encode(), np.uint8)
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, array in {"label": text, **arrays}.items():
            part = io.BytesIO()
            np.save(part, array, allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, part.getvalue())
    return buffer.getvalue()


def unpacked(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The label and the arrays of a file that `packed` made."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(item.file_size for item in archive.infolist()) > 20 * LARGEST:
                raise BadNet(f"{path} is too large for a net")
        with np.load(path, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files if name != "label"}
            label = json.loads(found["label"].tobytes())
        if not isinstance(label, dict):
            raise BadNet(f"{path} holds no net: its label is not a table")
    except FileNotFoundError:
        raise BadNet(f"{path} is missing") from None
    except BadNet:
        raise
    except (zipfile.BadZipFile, OSError, KeyError, TypeError, ValueError, SyntaxError, EOFError) as error:
        raise BadNet(f"{path} holds no net: {error}") from None
    return label, arrays


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever finds half of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)


def load(path: Path, game: Game) -> Net:
    """The net in a file, if it was made for this game as it is now."""
    label, arrays = unpacked(path)
    for key, wanted in label_of(game).items():
        if label.get(key) != wanted:
            raise BadNet(f"the net in {path} was made for another {key} ({label.get(key)}); here it is {wanted}")
    try:
        layers = [
            Layer(arrays[f"weights{number}"].astype(np.float32), arrays[f"biases{number}"].astype(np.float32))
            for number in range(int(label["layers"]))
        ]
        net = Net(layers, float(label["margin"]))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadNet(f"{path} holds no net: {error}") from None
    if net.size != len(game.number_names()):
        raise BadNet(f"{path} holds a net of another size than {game.name} needs")
    return net
