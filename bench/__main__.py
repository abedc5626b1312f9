"""Our games and the field's peers in one run: interleaved rounds, medians, and the ratio that counts.

`make bench` builds the compiled form first. Machines are noisy: compare figures of one run only.
"""

import argparse
import json
import statistics
import subprocess
import sys

from stammtisch.cli.bench import FORMS, figures_of
from stammtisch.cli.measure import Figures


def peer(name: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.peers", name, str(seconds)]
    figures: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--game", default="orleans")
    parser.add_argument("--players", type=int, default=4)
    arguments = parser.parse_args()

    ours: dict[str, list[Figures]] = {form: [] for form in FORMS}
    theirs: list[dict[str, float]] = []
    for number in range(1, arguments.rounds + 1):
        sys.stderr.write(f"\rround {number} of {arguments.rounds} ")
        for form in FORMS:
            ours[form] += figures_of(form, arguments.game, arguments.seconds, [arguments.players])
        theirs.append(peer("catanatron", arguments.seconds))
    sys.stderr.write("\r" + " " * 30 + "\r")

    def show(label: str, decisions: float, driven: float | None, playouts: float, copy: float, ratio: float) -> None:
        from_python = "–" if driven is None else f"{driven:,.0f}"
        sys.stdout.write(
            f"{label:28}{decisions:>14,.0f}{from_python:>14}{playouts:>12,.0f}{copy:>12.2f}{ratio:>10.1f}×\n"
        )

    header = f"{'':28}{'decisions/s':>14}{'from Python':>14}{'playouts/s':>12}{'µs a copy':>12}{'ratio':>11}\n"
    sys.stdout.write(header)
    base = statistics.median(row["decisions"] for row in theirs)
    playouts = statistics.median(row["playouts"] for row in theirs)
    show("catanatron, 4 players", base, None, playouts, statistics.median(row["copy"] for row in theirs), 1.0)
    for form in FORMS:
        rows = ours[form]
        if not rows:
            sys.stdout.write(f"{arguments.game}, {form}: not built\n")
            continue
        decisions = statistics.median(row.decisions for row in rows)
        show(
            f"{arguments.game}, {arguments.players} players, {form}",
            decisions,
            statistics.median(row.driven for row in rows),
            statistics.median(row.playouts for row in rows),
            statistics.median(row.copy for row in rows),
            decisions / base,
        )


if __name__ == "__main__":
    main()
