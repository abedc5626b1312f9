"""The sentences of Coimbra in English and German, read once from `data/texts.toml`."""

import tomllib
from importlib.resources import files
from typing import Final

from stammtisch.core.plain import Json
from stammtisch.core.texts import Name, read_templates


class Texts:
    """The templates by table of the file."""

    def __init__(self, source: str) -> None:
        tables: dict[str, Json] = tomllib.loads(source)
        self.labels = read_templates(tables.get("labels"), "labels")
        self.prompts = read_templates(tables.get("prompts"), "prompts")
        self.refusals = read_templates(tables.get("refusals"), "refusals")
        self.log = read_templates(tables.get("log"), "log")
        self.options = read_templates(tables.get("options"), "options")
        self.scores = read_templates(tables.get("scores"), "scores")
        self.phases = read_templates(tables.get("phases"), "phases")
        self.explanations = read_templates(tables.get("explanations"), "explanations")
        colours = read_templates(tables.get("players"), "players")
        self.player_ids: list[str] = list(colours)
        self.players: list[Name] = [Name(colours[key].sentences) for key in colours]


TEXTS: Final = Texts(
    files("stammtisch.games.coimbra").joinpath("data", "texts.toml").read_text(encoding="utf-8"),
)
