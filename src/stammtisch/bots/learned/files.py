"""Networks in files: an `.npz` of float32 arrays with a label that says for what game, rules and features it was made.

Such a file is what numpy writes and reads; here it is read without numpy, so that playing needs none. The networks that
come with the package lie in its folder `networks`; the environment variable STAMMTISCH_NETWORKS names another folder,
to try one out.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import struct
import sys
import zipfile
from array import array
from functools import lru_cache
from pathlib import Path
from typing import Final

from stammtisch.bots.judges import JUDGES, Judge, LearnedJudge
from stammtisch.bots.learned.network import COMMON_NAMES, Layer, Network
from stammtisch.core.game import Game
from stammtisch.core.judgement import HANDMADE, Tuning

FORMAT: Final = 1
LARGEST: Final = 2_000_000  # bytes
MAGIC: Final = b"\x93NUMPY\x01\x00"
OWN_FOLDER: Final = Path(__file__).parent / "networks"


class BadNetwork(ValueError):
    """A file that holds no network, or one for something else."""


def judge_named(name: str, game: Game, tuning: Tuning) -> Judge:
    """The judge of this name for a game; without a name the usual one.

    Who asks for a learned judgement is told when there is none that fits. The usual one gives way to the hand-made one
    then: an edition of one's own may have other actions, and is played all the same.
    """
    if name and name not in JUDGES:
        raise ValueError(f"there is no judge {name!r}; there are: {', '.join(JUDGES)}")
    if (name or tuning.judge) == HANDMADE:
        return Judge(tuning.margin)
    try:
        return LearnedJudge(tuning.margin, network_of(game))
    except BadNetwork:
        if name:
            raise
        return Judge(tuning.margin)


def folder() -> Path:
    """Where networks are looked for."""
    return Path(os.environ.get("STAMMTISCH_NETWORKS") or OWN_FOLDER)


def network_of(game: Game) -> Network:
    """The network for a game, read once."""
    return _network_once(folder() / f"{game.name}.npz", game)


@lru_cache(maxsize=16)
def _network_once(path: Path, game: Game) -> Network:
    return load(path, game)


def input_names(game: Game) -> list[str]:
    """What a network of this game is shown."""
    return [*COMMON_NAMES, *game.feature_names()]


def label_of(game: Game) -> dict[str, str | int]:
    """What a network must agree with to be used."""
    names = "\n".join(input_names(game))
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "catalogue": game.catalogue_digest,
        "features": hashlib.sha256(names.encode()).hexdigest()[:16],
    }


def save(path: Path, game: Game, network: Network, story: dict[str, str | int | float]) -> None:
    """Write a network with its label, and how it came about; whole or not at all."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        label = {**label_of(game), "margin": network.margin, "layers": len(network.layers), "story": story}
        _put(archive, "label.npy", "|u1", list(json.dumps(label, sort_keys=True).encode()), None)
        for number, layer in enumerate(network.layers):
            _put(archive, f"weights{number}.npy", "<f4", list(layer.weights), (layer.inputs, layer.outputs))
            _put(archive, f"biases{number}.npy", "<f4", list(layer.biases), None)
    data = buffer.getvalue()
    if len(data) > LARGEST:
        raise BadNetwork(f"the network for {game.name} takes {len(data)} bytes; at most {LARGEST} are allowed")
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)


def load(path: Path, game: Game) -> Network:
    """The network in a file, if it was made for this game as it is now."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(item.file_size for item in archive.infolist()) > 4 * LARGEST:
                raise BadNetwork(f"{path} is too large for a network")
            label = json.loads(bytes(int(number) for number in _get(archive, "label.npy")))
            _check(path, game, label)
            layers = [
                Layer(_get(archive, f"weights{number}.npy"), _get(archive, f"biases{number}.npy"))
                for number in range(int(label["layers"]))
            ]
            network = Network(layers, float(label["margin"]))
    except FileNotFoundError:
        raise BadNetwork(f"there is no learned judgement for {game.name}: {path} is missing") from None
    except BadNetwork:
        raise
    except (zipfile.BadZipFile, OSError, KeyError, TypeError, ValueError, SyntaxError, EOFError) as error:
        raise BadNetwork(f"{path} holds no network: {error}") from None
    if network.layers[0].inputs != len(input_names(game)):
        raise BadNetwork(f"{path} holds a network of another size than {game.name} needs")
    return network


def _check(path: Path, game: Game, label: dict[str, str | int]) -> None:
    for key, wanted in label_of(game).items():
        if label[key] != wanted:
            raise BadNetwork(
                f"the network in {path} was made for another {key} ({label[key]}); here it is {wanted}. "
                "Train it anew with scripts/train_evaluation.py"
            )


def _put(
    archive: zipfile.ZipFile, name: str, kind: str, values: list[float] | list[int], shape: tuple[int, int] | None
) -> None:
    """One array in numpy's own format, its date left out so that the same network makes the same file."""
    header = repr({"descr": kind, "fortran_order": False, "shape": shape or (len(values),)})
    header += " " * (-(len(MAGIC) + 2 + len(header) + 1) % 64) + "\n"
    numbers = bytes(int(value) for value in values) if kind == "|u1" else _floats(values)
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, MAGIC + struct.pack("<H", len(header)) + header.encode("latin-1") + numbers)


def _floats(values: list[float] | list[int]) -> bytes:
    found = array("f", values)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def _get(archive: zipfile.ZipFile, name: str) -> list[float]:
    """The numbers of one array, row by row."""
    data = archive.read(name)
    if data[: len(MAGIC)] != MAGIC:
        raise BadNetwork(f"{name} is no array")
    (length,) = struct.unpack_from("<H", data, len(MAGIC))
    begin = len(MAGIC) + 2
    header = ast.literal_eval(data[begin : begin + length].decode("latin-1"))
    body = data[begin + length :]
    if header["fortran_order"]:
        raise BadNetwork(f"{name} is stored column by column")
    if header["descr"] == "|u1":
        return [float(number) for number in body]
    if header["descr"] != "<f4":
        raise BadNetwork(f"{name} holds numbers of the kind {header['descr']}")
    found = array("f", body)
    if sys.byteorder == "big":
        found.byteswap()
    return list(found)
