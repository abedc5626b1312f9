"""The command `stammtisch train`: a net learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from stammtisch.bots.learned.files import BadNet
from stammtisch.bots.many import Crew, RayCrew, has_ray
from stammtisch.bots.training.arrays import GPU, NoGpu, arrays_for
from stammtisch.bots.training.run import Plan, Run, plan_in
from stammtisch.cli.asked import game_named
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble, wrong_usage
from stammtisch.core.game import Game

FOREVER = 10**9


class Wishes(NamedTuple):
    """How a run should go about it, by the names of its plan; what is None stays as it was, or is as usual."""

    seats: tuple[int, ...] | None = None
    is_plain: bool | None = None
    warm_games: int | None = None
    generation: int | None = None
    gate_every: int | None = None
    gate_games: int | None = None
    trust: float | None = None
    seed: int | None = None

    def given(self) -> dict[str, Any]:
        return {name: value for name, value in self._asdict().items() if value is not None}

    def checked(self, say: Speaker) -> Wishes:
        for name in ("warm_games", "generation", "gate_every", "gate_games"):
            positive("--" + name.replace("_", "-"), getattr(self, name), say)
        if self.trust is not None and not 0.0 <= self.trust <= 1.0:
            raise wrong_usage(say("train.bad_trust", trust=self.trust))
        return self


def positive(word: str, value: float | None, say: Speaker) -> None:
    if value is not None and value <= 0:
        raise wrong_usage(say("usage.at_least", name=word, least=1, value=value))


def train(
    name: str,
    folder: Path | None,
    start: Path | None,
    minutes: float | None,
    games: int | None,
    wishes: Wishes,
    device: str,
    workers: int,
    ray: bool,
    ray_address: str | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Train until the time or the games are over, or somebody stops it; the exit code."""
    game = game_named(name, None, say)
    for count in wishes.checked(say).seats or ():
        game.new(count, 0)  # a number of players that the game has not is told before anything is played
    positive("--minutes", minutes, say)
    positive("--games", games, say)
    if workers < 0:
        raise wrong_usage(say("usage.at_least", name="--workers", least=0, value=workers))
    if ray and not has_ray():
        raise Trouble(say("arena.no_ray"))
    try:
        arrays = arrays_for(device)
    except NoGpu as error:
        raise Trouble(say("train.no_gpu", reason=error)) from None
    where = folder or Path("training") / game.name
    console = console_for_output(no_colour)

    def tell(key: str, **values: object) -> None:
        console.print(Text(say(key, **values)), soft_wrap=True)

    try:
        with RayCrew(ray_address) if ray else Crew(workers) as crew:
            before = plan_in(where)
            plan = (before or usual_plan(game))._replace(**wishes.given())
            run = Run(game, where, plan, crew, tell, arrays, start)
            if before is not None:
                tell("train.goes_on", folder=where, games=run.games)
            elif start is not None:
                tell("train.starts_from", folder=start, games=run.games)
            if arrays.place == GPU:
                tell("train.on_gpu")
            run.go_on(minutes or FOREVER, games or FOREVER)
    except BadNet as error:
        raise Trouble(say("train.bad_folder", reason=error)) from None
    except KeyboardInterrupt:
        tell("train.stopped")
        return INTERRUPTED
    tell("train.written", file=run.net_file)
    return 0


def usual_plan(game: Game) -> Plan:
    """How a new run goes about it."""
    tuning = game.judgement.tuning()
    return Plan(warm_effort=tuning.effort, effort=tuning.practice_effort)
