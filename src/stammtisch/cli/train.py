"""The command `stammtisch train`: a net learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from stammtisch.bots.learned.files import BadNet
from stammtisch.bots.many import Crew, RayCrew, has_ray
from stammtisch.bots.training.arrays import GPU, NoGpu, arrays_for
from stammtisch.bots.training.run import STATE, Plan, Run
from stammtisch.cli.asked import game_named
from stammtisch.cli.screen import console_for_output
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble, wrong_usage

FOREVER = 10**9


class Sizes(NamedTuple):
    """How many games belong to each part of a run."""

    warm_games: int
    generation: int
    gate_games: int

    def by_word(self) -> dict[str, int]:
        return {"--warm-games": self.warm_games, "--generation": self.generation, "--gate-games": self.gate_games}


def train(
    name: str,
    folder: Path | None,
    start: Path | None,
    minutes: float | None,
    games: int | None,
    players: list[int],
    plain: bool,
    sizes: Sizes,
    seed: int,
    device: str,
    workers: int,
    ray: bool,
    ray_address: str | None,
    say: Speaker,
    no_colour: bool,
) -> int:
    """Train until the time or the games are over, or somebody stops it; the exit code."""
    game = game_named(name, None, say)
    for count in players:
        game.new(count, 0)  # a number of players that the game has not is told before anything is played
    numbers = {"--minutes": minutes, "--games": games, **sizes.by_word()}
    for word, value in numbers.items():
        if value is not None and value <= 0:
            raise wrong_usage(say("usage.at_least", name=word, least=1, value=value))
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

    tuning = game.judgement.tuning()
    plan = Plan(
        seats=tuple(players),
        is_plain=plain,
        warm_games=sizes.warm_games,
        warm_effort=tuning.effort,
        effort=tuning.practice_effort,
        generation=sizes.generation,
        gate_games=sizes.gate_games,
        seed=seed,
    )
    try:
        with RayCrew(ray_address) if ray else Crew(workers) as crew:
            goes_on = (where / STATE).exists()
            run = Run(game, where, plan, crew, tell, arrays, start)
            if goes_on:
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
