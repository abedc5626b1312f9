"""Puts the net of a training run into the package: PYTHONPATH=. python scripts/ship_net.py GAME FOLDER [--games 400]

The net is watched in games that it did not learn from; its chances are brought nearer to the truth where they are too
sure or too timid. Beside it lies its card: how it was trained, and how far it can be believed. The pictures of both go
to docs/training.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import stammtisch
from stammtisch.bots.learned import files
from stammtisch.bots.training.calibration import calibration, reliability, tempered, watch
from stammtisch.bots.training.run import CARD, PLOT
from stammtisch.bots.training.tables import tables_of

FIRST_SEED = 4_000_000  # beyond those of training, before those for measuring
PICTURES = Path(__file__).parent.parent / "docs" / "training"


def main(arguments: Sequence[str]) -> int:
    reader = argparse.ArgumentParser(description="Put the net of a training run into the package.")
    reader.add_argument("game")
    reader.add_argument("folder", type=Path)
    reader.add_argument("--games", type=int, default=400, help="that the net is watched in")
    wants = reader.parse_args(arguments)
    game = stammtisch.game(wants.game)
    net = files.load(wants.folder / f"{game.name}.npz", game)
    tables, tuning = tables_of(game), game.judgement.tuning()
    first = calibration(watch(net, tables, wants.games, FIRST_SEED, tuning), wants.games, FIRST_SEED)
    net = tempered(net, first.factor)
    # With other seeds than those by which it was tempered.
    second_seed = FIRST_SEED + wants.games
    found = calibration(watch(net, tables, wants.games, second_seed, tuning), wants.games, second_seed)
    files.OWN_FOLDER.mkdir(exist_ok=True)
    files.save(files.OWN_FOLDER / f"{game.name}.npz", game, net)
    card = json.loads((wants.folder / CARD).read_text())
    card["calibration"] = {
        "games": found.games, "first_seed": found.first_seed, "factor": round(first.factor, 3),
        "bins": [[round(each.said, 3), round(each.won, 3), each.positions] for each in found.bins],
        "spread": [round(value, 2) for value in found.spread],
    }  # fmt: skip
    text = json.dumps(card, indent=1, ensure_ascii=False) + "\n"
    files.write_whole(files.OWN_FOLDER / f"{game.name}.json", text.encode())
    PICTURES.mkdir(exist_ok=True)
    title = game.titles["en"]
    (PICTURES / f"{game.name}-reliability.svg").write_text(reliability(title, found))
    (PICTURES / f"{game.name}-curve.svg").write_text((wants.folder / PLOT).read_text())
    print(f"{title}: {card['games']} games, log-odds divided by {first.factor:.2f}")
    for each in found.bins:
        print(f"  called {100 * each.said:.0f} %: {100 * each.won:.0f} % of {each.positions} won")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
