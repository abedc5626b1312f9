"""A training run: warm start, then generations of self-play, each learnt from; gates on the way.

Everything that a run has come to lies in its folder, and is written whole after every generation: a run that was broken
off at any moment goes on from there with the same command. Seeds from `NEVER` on are for measuring only; no run plays
them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from stammtisch.bots.arena.results import stamp
from stammtisch.bots.arena.statistics import mean, share
from stammtisch.bots.learned import files
from stammtisch.bots.learned.net import Floats
from stammtisch.bots.many import Crew, RayCrew
from stammtisch.bots.training.arrays import ON_CORES, Arrays
from stammtisch.bots.training.curve import curve
from stammtisch.bots.training.experience import Experience, Practice
from stammtisch.bots.training.fitting import Fitter, Recipe
from stammtisch.bots.training.generation import Piece, Trial, learn_from, try_out, weights_of
from stammtisch.core.game import Game
from stammtisch.core.plain import Json

NEVER: Final = 5_000_000
FIRST_SEED: Final = 1_000_000  # of self-play
GATE_SEED: Final = 900_000
WARM_SEED: Final = 100_000
WARM_KEPT: Final = 25
WARM_USES: Final = 1.0
STATE: Final = "state.npz"
CARD: Final = "card.json"
PLOT: Final = "curve.svg"


class Plan(NamedTuple):
    """How a run goes about it."""

    seats: tuple[int, ...] = ()  # empty: all numbers of players
    is_plain: bool = False  # without expansions
    warm_games: int = 2_000
    warm_effort: int = 200
    generation: int = 192  # games
    together: int = 48
    kept: int = 100  # positions of a seat in one game that are learnt from
    trust: float = 0.7  # λ: how much the rest of a game counts against what the net thinks of the next position
    ring: int = 200_000  # positions that are remembered
    uses: float = 3.5  # how often a position is learnt from, about
    calm: int = 10_000  # games after which steps are half as large, after twice as many a third, and so on
    gate_every: int = 1_920  # games
    gate_games: int = 64  # against the apprentice, at each table that is tried
    effort: int = 0  # for the ways that the net compares in self-play; 0: as in play
    scale: float = 30.0
    margin: float = 20.0
    hidden: tuple[int, ...] = (256, 64)
    seed: int = 0


def plan_in(folder: Path) -> Plan | None:
    """How the run in a folder has gone about it so far; None where there is none."""
    if not (folder / STATE).exists():
        return None
    label, _ = files.unpacked(folder / STATE)
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in label.get("plan", {}).items()
        if name in Plan._fields
    }
    return Plan()._replace(**found)


class Ring:
    """The positions that were met last, and what they turned out to be worth."""

    def __init__(self, room: int, size: int, arrays: Arrays) -> None:
        self.arrays = arrays
        self.rows: Floats = arrays.of(np.zeros((room, size), np.float32))
        self.targets: Floats = arrays.of(np.zeros((room, 3), np.float32))
        self.filled = 0
        self.at = 0

    def add(self, found: Experience) -> None:
        room = len(self.rows)
        rows, targets = self.arrays.of(found.rows[-room:]), self.arrays.of(found.targets[-room:])
        where = self.arrays.of((self.at + np.arange(len(rows))) % room)
        self.rows[where] = rows
        self.targets[where] = targets
        self.at = int((self.at + len(rows)) % room)
        self.filled = min(room, self.filled + len(rows))


class Run:
    """One training run in its folder; where there is one already, it is gone on with.

    `start` is the folder of another run, whose net it begins with.
    """

    def __init__(
        self,
        game: Game,
        folder: Path,
        plan: Plan,
        crew: Crew | RayCrew,
        tell: Callable[..., None],
        arrays: Arrays = ON_CORES,
        start: Path | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.plan = plan
        self.crew = crew
        self.tell = tell
        self.arrays = arrays
        self.games = 0
        self.others_games = 0  # of the run that it began with, among them
        self.warm_games = 0
        self.seconds = 0.0
        self.gates: list[dict[str, Json]] = []
        size = len(game.number_names())
        self.fitter = Fitter(size, Recipe(hidden=plan.hidden, margin=plan.margin), plan.seed, arrays)
        self.ring = Ring(plan.ring, size, arrays)
        self.lots = np.random.default_rng(plan.seed)
        self.net_file = folder / files.name_of(game, plan.seats[0] if len(plan.seats) == 1 else 0)
        if (folder / STATE).exists():
            self.restore(folder)
        elif start is not None:
            self.restore(start)
            self.others_games, self.gates, self.seconds = self.games, [], 0.0
        folder.mkdir(parents=True, exist_ok=True)

    def go_on(self, minutes: float, games: int) -> None:
        """Train for about so long, or until so many games were played."""
        begun = time.monotonic()
        before = self.seconds
        if self.warm_games < self.plan.warm_games:
            self.warm_start()
        while self.games < games and time.monotonic() - begun < 60.0 * minutes:
            if self.is_gate_due():
                self.gate()
            self.generation()
            self.seconds = before + time.monotonic() - begun
            self.save()
        if self.is_gate_due():
            self.gate()
        self.seconds = before + time.monotonic() - begun
        self.save()

    def pieces(self, games: int, first_seed: int, practice: Practice, has_net: bool) -> list[Piece]:
        """A generation in pieces, one for every worker."""
        count = max(1, min(self.crew.workers, games // 8))
        weights = weights_of(self.fitter.net()) if has_net else None
        found: list[Piece] = []
        for number in range(count):
            share_of_games = games // count + (1 if number < games % count else 0)
            seed = first_seed + sum(piece.games for piece in found)
            if seed + share_of_games > NEVER:
                raise ValueError("the seeds for training are used up; those beyond are for measuring")
            plan = self.plan
            found.append(
                Piece(
                    self.game.name, plan.seats, plan.is_plain, weights, practice, share_of_games, plan.together, seed,
                    plan.scale, plan.effort,
                )
            )  # fmt: skip
        return found

    def play(self, pieces: list[Piece]) -> Experience:
        found = list(self.crew.each(learn_from, pieces))
        # The same whatever the order in which the pieces were done.
        found.sort(key=lambda each: (len(each.rows), float(each.targets.sum())))
        return Experience(
            np.concatenate([each.rows for each in found]),
            np.concatenate([each.targets for each in found]),
            sum(each.games for each in found),
        )

    def warm_start(self) -> None:
        """Learn from games that the game's own advice plays, with slips."""
        plan = self.plan
        # Of many games a few positions each: all positions of a game have the same result, and would teach it by heart.
        practice = Practice(effort=plan.warm_effort, explore=0.0, kept=WARM_KEPT)
        found = self.play(self.pieces(plan.warm_games, WARM_SEED, practice, has_net=False))
        self.fitter.look(found.rows)
        self.warm_games = found.games
        ring = Ring(len(found.rows), found.rows.shape[1], self.arrays)
        ring.add(found)
        loss = self.learn(ring, len(found.rows), WARM_USES)
        self.tell("train.warm", games=found.games, positions=len(found.rows), loss=f"{loss:.3f}")
        self.save()

    def generation(self) -> None:
        """Play games with the net as it is, and learn from them."""
        begun = time.monotonic()
        practice = Practice(kept=self.plan.kept, trust=self.plan.trust)
        pieces = self.pieces(self.plan.generation, FIRST_SEED + self.games, practice, has_net=True)
        found = self.play(pieces)
        played = time.monotonic() - begun
        self.ring.add(found)
        loss = self.learn(self.ring, len(found.rows), self.plan.uses)
        self.games += found.games
        seconds = time.monotonic() - begun
        self.tell(
            "train.generation",
            games=self.games,
            points=f"{found.targets[:, 0].mean():.1f}",
            loss=f"{loss:.3f}",
            time=f"{1000 * seconds / found.games:.0f}",
            learning=f"{1000 * (seconds - played) / found.games:.0f}",
        )

    def learn(self, ring: Ring, fresh: int, uses: float) -> float:
        """So many steps that each fresh position is used about so often; the mean loss."""
        batch = self.fitter.recipe.batch
        self.fitter.rate = self.fitter.recipe.rate / (1.0 + self.games / self.plan.calm)
        losses: list[float] = []
        for _ in range(max(1, int(fresh * uses / batch))):
            chosen = self.arrays.of(self.lots.integers(0, ring.filled, batch))
            losses.append(self.fitter.learn(ring.rows[chosen], ring.targets[chosen]))
        return float(np.mean(losses))

    def is_gate_due(self) -> bool:
        passed = int(str(self.gates[-1]["games"])) if self.gates else -self.plan.gate_every
        return self.games >= passed + self.plan.gate_every

    def gate(self) -> None:
        """Play the apprentice, always with the same seeds, and write down how it went."""
        weights = weights_of(self.fitter.net())
        entry: dict[str, Json] = {"games": self.games, "seconds": round(self.seconds)}
        for name, seats, options in self.tables_of_gates():
            trials = [
                Trial(self.game.name, seats, options, weights, seats, GATE_SEED + number)
                for number in range(max(2 if seats == 1 else 1, self.plan.gate_games // seats))
            ]
            verdicts = list(self.crew.each(try_out, trials))
            wins = [win for verdict in verdicts for win in verdict.wins]
            leads = [lead for verdict in verdicts for lead in verdict.leads]
            if seats == 1:
                points = mean(leads)
                entry[name] = {
                    "points": round(points.value, 2), "low": round(points.low, 2), "high": round(points.high, 2),
                    "highest": round(sum(wins) / len(wins), 4), "of": len(leads),
                }  # fmt: skip
                reached = f"{100 * sum(wins) / len(wins):.1f}"
                points_told = f"{points.value:.1f}"
                self.tell("train.gate_alone", games=self.games, points=points_told, highest=reached, of=len(leads))
                continue
            figure = share(sum(wins), len(wins))
            entry[name] = {
                "won": round(figure.value, 4), "low": round(figure.low, 4), "high": round(figure.high, 4),
                "of": len(wins), "lead": round(sum(leads) / len(leads), 2),
            }  # fmt: skip
            self.tell("train.gate", games=self.games, seats=seats, won=f"{100 * figure.value:.1f}", of=len(wins))
        self.gates.append(entry)
        self.save()

    def tables_of_gates(self) -> list[tuple[str, int, dict[str, Json]]]:
        """Two and four at the table, as far as the run practises with so many; one where it does with nobody else."""
        counts = self.plan.seats or tuple(self.game.seat_counts)
        return [
            (f"{seats} {'seat' if seats == 1 else 'seats'}", seats, {})
            for seats in (1, 2, 4)
            if seats in counts and (seats > 1 or len(counts) == 1)
        ]

    def save(self) -> None:
        """Write down where the run stands, the net as it is, its card and its curve."""
        fitter, plain = self.fitter, self.arrays.plain
        arrays: dict[str, Any] = {"mean": plain(fitter.mean), "spread": plain(fitter.spread)}
        for name, kept in self.kept():
            for number, array in enumerate(kept):
                arrays[f"{name}{number}"] = plain(array)
        label = {
            **files.label_of(self.game), "games": self.games, "warm_games": self.warm_games, "seconds": self.seconds,
            "steps": fitter.steps, "gates": self.gates, "plan": self.plan._asdict(),
            "lots": self.lots.bit_generator.state, "others_games": self.others_games,
        }  # fmt: skip
        files.write_whole(self.folder / STATE, files.packed(label, arrays))
        files.save(self.net_file, self.game, fitter.net())
        card = json.dumps(self.card(), indent=1, ensure_ascii=False) + "\n"
        files.write_whole(self.folder / CARD, card.encode())
        files.write_whole(self.folder / PLOT, curve(self.game.titles["en"], self.gates).encode())

    def kept(self) -> list[tuple[str, list[Floats]]]:
        fitter = self.fitter
        return [
            ("weights", fitter.weights), ("first", fitter.first), ("second", fitter.second),
            ("averages", fitter.averages),
        ]  # fmt: skip

    def restore(self, folder: Path) -> None:
        """Take up what `save` wrote down."""
        label, arrays = files.unpacked(folder / STATE)
        for key, wanted in files.label_of(self.game).items():
            if label.get(key) != wanted:
                raise files.BadNet(f"the run in {folder} was for another {key}; begin one in another folder")
        self.games, self.warm_games = int(label["games"]), int(label["warm_games"])
        self.others_games = int(label.get("others_games", 0))
        self.seconds = float(label["seconds"])
        self.gates = label["gates"]
        fitter = self.fitter
        fitter.steps = int(label["steps"])
        fitter.mean, fitter.spread = self.arrays.of(arrays["mean"]), self.arrays.of(arrays["spread"])
        for name, kept in self.kept():
            for number, array in enumerate(kept):
                array[...] = self.arrays.of(arrays[f"{name}{number}"])
        self.lots.bit_generator.state = label["lots"]

    def card(self) -> dict[str, Json]:
        """How the net came about."""
        plan: dict[str, Json] = {}
        for name, value in self.plan._asdict().items():
            plan[name] = list(value) if isinstance(value, tuple) else value
        gates: list[Json] = []
        gates.extend(self.gates)
        return {
            "game": self.game.name,
            "edition": self.game.edition.name,
            "numbers": len(self.game.number_names()),
            "games": self.games,
            "of_another_run": self.others_games,
            "warm_start": self.warm_games,
            "seeds": {
                "self-play": [FIRST_SEED + self.others_games, FIRST_SEED + self.games],
                "warm start": WARM_SEED,
                "gates": GATE_SEED,
            },
            "seconds": round(self.seconds),
            "played_by": stamp(),
            "learns_on": self.arrays.place,
            "plan": plan,
            "gates against the apprentice": gates,
        }
