"""The commands and their parameters, with help in the person's language.

The commands themselves are imported when they run, so that help and errors come at once.
"""

# No `from __future__ import annotations`: the help texts in the signatures are made when the app is.

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Group, Parameter

import stammtisch
from stammtisch.cli.serve import add_server_commands
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import wrong_usage
from stammtisch.cli.usage import whole_number
from stammtisch.engine.loading import form

GAMES = ", ".join(stammtisch.games())


def version_line() -> str:
    """Version, and the form of the engine."""
    return f"stammtisch {stammtisch.__version__} ({form()})"


def build_app(say: Speaker) -> App:
    """The whole command line in one language."""
    commands = Group(say("help.commands"))
    parameters = Group(say("help.parameters"))
    arguments = parameters

    def make(name: str, text: str) -> App:
        return App(
            name=name,
            help=say(text),
            version=version_line,
            result_action="return_value",
            help_format="plaintext",
            group_commands=commands,
            group_parameters=parameters,
            group_arguments=arguments,
        )

    app = make("stammtisch", "help.app")
    data = make("data", "help.data")
    _add_play(app, say)
    _add_open(app, say)
    _add_simulate(app, say)
    _add_replay(app, say)
    _add_verify(app, say)
    _add_analyse(app, say)
    _add_arena(app, say)
    _add_train(app, say)
    _add_data(data, say)
    app.command(data)
    add_server_commands(app, say)
    app.command("stammtisch.cli.bench:bench", name="bench", help=say("help.bench"))
    for each in (app, data):
        each["--help"].help = say("help.help")
        each["--version"].help = say("help.version")
    return app


def _add_play(app: App, say: Speaker) -> None:
    @app.command(name="play", help=say("help.play"))
    def play(
        game: Annotated[str | None, Parameter(name="GAME", help=say("help.game", games=GAMES))] = None,
        /,
        *,
        players: Annotated[int | None, Parameter(help=say("help.players"), converter=whole_number)] = None,
        seed: Annotated[int | None, Parameter(help=say("help.seed"), converter=whole_number)] = None,
        human: Annotated[str | None, Parameter(help=say("help.human"))] = None,
        level: Annotated[str | None, Parameter(help=say("help.level"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("help.option"), negative="")] = None,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        save: Annotated[Path | None, Parameter(help=say("help.save"))] = None,
        resume: Annotated[Path | None, Parameter(help=say("help.resume"))] = None,
        position: Annotated[Path | None, Parameter(help=say("help.position"))] = None,
        verify: Annotated[bool, Parameter(help=say("help.verify"), negative="")] = False,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli import play as command

        if position is not None:
            from stammtisch.cli.laid import play_position

            others = {"--players": players, "--option": option, "--resume": resume}
            given = [name for name, value in others.items() if value is not None]
            if given:
                raise wrong_usage(say("usage.not_with_position", names=", ".join(given)))
            return play_position(game, position, seed, human, level, edition, save, say, no_colour)
        if resume is None:
            return command.play(game, players, seed, human, level, option or [], edition, save, say, no_colour)
        fixed = {"--players": players, "--seed": seed, "--option": option, "--edition": edition}
        given = [name for name, value in fixed.items() if value is not None]
        if given:
            raise wrong_usage(say("usage.not_with_resume", names=", ".join(given)))
        return command.resume(game, resume, human, level, save, verify, language is not None, say, no_colour)


def _add_open(app: App, say: Speaker) -> None:
    @app.command(name="open", help=say("help.open"))
    def open_report(
        file: Annotated[Path, Parameter(name="FILE", help=say("help.report"))],
        /,
        *,
        human: Annotated[str | None, Parameter(help=say("help.open.human"))] = None,
        level: Annotated[str | None, Parameter(help=say("help.level"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        save: Annotated[Path | None, Parameter(help=say("help.save"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.laid import open_report as command

        return command(file, human, level, save, language is not None, say, no_colour)


def _add_simulate(app: App, say: Speaker) -> None:
    @app.command(name="simulate", help=say("help.simulate"))
    def simulate(
        game: Annotated[str, Parameter(name="GAME", help=say("help.game", games=GAMES))],
        /,
        *,
        games: Annotated[int, Parameter(help=say("help.games"), converter=whole_number)] = 100,
        players: Annotated[int | None, Parameter(help=say("help.players"), converter=whole_number)] = None,
        seed: Annotated[int | None, Parameter(help=say("help.seed"), converter=whole_number)] = None,
        option: Annotated[list[str] | None, Parameter(help=say("help.option"), negative="")] = None,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        out: Annotated[Path | None, Parameter(help=say("help.out"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.simulate import simulate as command

        return command(game, games, players, seed, option or [], edition, out, say, no_colour)


def _add_arena(app: App, say: Speaker) -> None:
    @app.command(name="arena", help=say("help.arena"))
    def arena(
        games_named: Annotated[
            list[str] | None, Parameter(name="GAME", help=say("help.arena.games_named", games=GAMES), negative="")
        ] = None,
        /,
        *,
        bot: Annotated[list[str] | None, Parameter(help=say("help.arena.bot"), negative="")] = None,
        lineup: Annotated[list[str] | None, Parameter(help=say("help.arena.lineup"), negative="")] = None,
        preset: Annotated[Literal["readme"] | None, Parameter(help=say("help.arena.preset"))] = None,
        games: Annotated[int | None, Parameter(help=say("help.arena.games"), converter=whole_number)] = None,
        players: Annotated[list[int] | None, Parameter(help=say("help.arena.players"), negative="")] = None,
        option: Annotated[list[str] | None, Parameter(help=say("help.option"), negative="")] = None,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        seed: Annotated[int, Parameter(help=say("help.arena.seed"), converter=whole_number)] = 1,
        pace: Annotated[float, Parameter(help=say("help.arena.pace"))] = 1.0,
        out: Annotated[Path, Parameter(help=say("help.arena.out"))] = Path("arena"),
        write: Annotated[Path | None, Parameter(help=say("help.arena.write"))] = None,
        workers: Annotated[int, Parameter(help=say("help.arena.workers"), converter=whole_number)] = 0,
        ray: Annotated[bool, Parameter(help=say("help.arena.ray"), negative="")] = False,
        ray_address: Annotated[str | None, Parameter(help=say("help.arena.ray_address"))] = None,
        show: Annotated[bool, Parameter(help=say("help.arena.show"), negative="")] = False,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.arena import arena as command

        return command(
            games_named or [], bot or [], lineup or [], preset, games, players or [], option or [], edition, seed,
            pace, out, write, workers, ray, ray_address, show, say, no_colour,
        )  # fmt: skip


def _add_replay(app: App, say: Speaker) -> None:
    @app.command(name="replay", help=say("help.replay"))
    def replay(
        file: Annotated[Path, Parameter(name="FILE", help=say("help.file"))],
        /,
        *,
        upto: Annotated[int | None, Parameter(help=say("help.upto"), converter=whole_number)] = None,
        number: Annotated[int, Parameter(help=say("help.number"), converter=whole_number)] = 1,
        log: Annotated[bool, Parameter(help=say("help.log"), negative="")] = False,
        actions: Annotated[bool, Parameter(help=say("help.actions"), negative="")] = False,
        board: Annotated[bool, Parameter(help=say("help.board"), negative="")] = False,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.replay import replay as command

        return command(file, upto, number, edition, log, actions, board, say, no_colour)


def _add_verify(app: App, say: Speaker) -> None:
    @app.command(name="verify", help=say("help.verify.command"))
    def verify(
        file: Annotated[Path, Parameter(name="FILE", help=say("help.file"))],
        /,
        *,
        commitment: Annotated[str | None, Parameter(help=say("help.commitment"))] = None,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
    ) -> int:
        from stammtisch.cli.verify import verify as command

        return command(file, edition, commitment, say)


def _add_analyse(app: App, say: Speaker) -> None:
    @app.command(name="analyse", help=say("help.analyse"))
    def analyse(
        file: Annotated[Path, Parameter(name="FILE", help=say("help.file"))],
        /,
        *,
        number: Annotated[int, Parameter(help=say("help.number"), converter=whole_number)] = 1,
        level: Annotated[Literal["quick", "normal", "thorough"], Parameter(help=say("help.analyse.level"))] = "normal",
        simulations: Annotated[
            int | None, Parameter(help=say("help.analyse.simulations"), converter=whole_number)
        ] = None,
        seed: Annotated[int, Parameter(help=say("help.analyse.seed"), converter=whole_number)] = 1,
        html: Annotated[Path | None, Parameter(help=say("help.analyse.html"))] = None,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.analyse import analyse_file as command

        return command(file, number, level, simulations, seed, html, edition, say, no_colour)


def _add_train(app: App, say: Speaker) -> None:
    @app.command(name="train", help=say("help.train"))
    def train(
        game: Annotated[str, Parameter(name="GAME", help=say("help.game", games=GAMES))],
        /,
        *,
        folder: Annotated[Path | None, Parameter(help=say("help.train.folder"))] = None,
        start: Annotated[Path | None, Parameter(help=say("help.train.start"))] = None,
        minutes: Annotated[float | None, Parameter(help=say("help.train.minutes"))] = None,
        games: Annotated[int | None, Parameter(help=say("help.train.games"), converter=whole_number)] = None,
        players: Annotated[list[int] | None, Parameter(help=say("help.train.players"), negative="")] = None,
        plain: Annotated[bool | None, Parameter(help=say("help.train.plain"), negative="")] = None,
        warm_games: Annotated[int | None, Parameter(help=say("help.train.warm_games"), converter=whole_number)] = None,
        generation: Annotated[int | None, Parameter(help=say("help.train.generation"), converter=whole_number)] = None,
        gate_every: Annotated[int | None, Parameter(help=say("help.train.gate_every"), converter=whole_number)] = None,
        gate_games: Annotated[int | None, Parameter(help=say("help.train.gate_games"), converter=whole_number)] = None,
        trust: Annotated[float | None, Parameter(help=say("help.train.trust"))] = None,
        seed: Annotated[int | None, Parameter(help=say("help.train.seed"), converter=whole_number)] = None,
        device: Annotated[Literal["auto", "cores", "gpu"], Parameter(help=say("help.train.device"))] = "auto",
        workers: Annotated[int, Parameter(help=say("help.arena.workers"), converter=whole_number)] = 0,
        ray: Annotated[bool, Parameter(help=say("help.arena.ray"), negative="")] = False,
        ray_address: Annotated[str | None, Parameter(help=say("help.arena.ray_address"))] = None,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.train import Wishes
        from stammtisch.cli.train import train as command

        seats = tuple(players) if players else None
        wishes = Wishes(seats, plain, warm_games, generation, gate_every, gate_games, trust, seed)
        return command(
            game, folder, start, minutes, games, wishes, device, workers, ray, ray_address, say, no_colour,
        )  # fmt: skip


def _add_data(data: App, say: Speaker) -> None:
    @data.command(name="check", help=say("help.data.check"))
    def check(
        what: Annotated[str | None, Parameter(name="PATH|GAME", help=say("help.what"))] = None,
        /,
        *,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
    ) -> int:
        from stammtisch.cli.data import check as command

        return command(what, say)

    @data.command(name="status", help=say("help.data.status"))
    def status(
        game: Annotated[str, Parameter(name="GAME", help=say("help.game", games=GAMES))],
        /,
        *,
        edition: Annotated[str | None, Parameter(help=say("help.edition"))] = None,
        all_rows: Annotated[bool, Parameter(name="--all", help=say("help.all"), negative="")] = False,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
        no_colour: Annotated[
            bool, Parameter(name=["--no-colour", "--no-color"], help=say("help.no_colour"), negative="")
        ] = False,
    ) -> int:
        from stammtisch.cli.data import status as command

        return command(game, edition, all_rows, say, no_colour)

    @data.command(name="copy", help=say("help.data.copy"))
    def copy(
        game: Annotated[str, Parameter(name="GAME", help=say("help.game", games=GAMES))],
        edition: Annotated[str, Parameter(name="EDITION", help=say("help.edition_name"))],
        folder: Annotated[Path, Parameter(name="FOLDER", help=say("help.folder"))],
        /,
        *,
        language: Annotated[Literal["en", "de"] | None, Parameter(help=say("help.language"))] = None,
    ) -> int:
        from stammtisch.cli.data import copy as command

        return command(game, edition, folder, say)
