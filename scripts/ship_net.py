"""Puts the net of a training run into the package: PYTHONPATH=. python scripts/ship_net.py GAME FOLDER [--seats 1]

Beside it lies its card, which says how it was trained; the picture of its learning curve goes to docs/training.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import stammtisch
from stammtisch.bots.learned import files
from stammtisch.bots.training.run import CARD, PLOT

PICTURES = Path(__file__).parent.parent / "docs" / "training"


def main(arguments: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(description="Put the net of a training run into the package.")
    reader.add_argument("game")
    reader.add_argument("folder", type=Path)
    reader.add_argument("--seats", type=int, default=0, help="the net of a run for this number of players alone")
    wants = reader.parse_args(arguments)
    game = stammtisch.game(wants.game)
    name = files.name_of(game, wants.seats)
    net = files.load(wants.folder / name, game)
    files.OWN_FOLDER.mkdir(exist_ok=True)
    own = files.OWN_FOLDER / name
    files.save(own, game, net)
    files.write_whole(own.with_suffix(".json"), (wants.folder / CARD).read_bytes())
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{own.stem}-curve.svg").write_text((wants.folder / PLOT).read_text())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
