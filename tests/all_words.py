"""Every text of the project in both languages, as pairs, by the part that says it: for tests that read them all."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from stammtisch.analysis import page, sentences
from stammtisch.cli import serve, words
from stammtisch.cli.boards import coimbra_words, orleans_words, plain, village_words
from stammtisch.server.problems import TEXTS

ROOT = Path(__file__).parent.parent
GAMES = ("orleans", "coimbra", "village")
# `key: { en: "…", de: "…" }`, on one line or several.
CLIENT_ENTRY = re.compile(
    r'(?:"([^"\n]+)"|([\w-]+)): \{\s*en:\s*("(?:[^"\\\n]|\\.)*"),\s*de:\s*("(?:[^"\\\n]|\\.)*"),?\s*\}'
)


class Said(NamedTuple):
    """One text: who says it (a game, or nothing), where it stands, and its words."""

    game: str
    where: str
    english: str
    german: str


def game_texts() -> Iterator[Said]:
    for game in GAMES:
        for path in sorted((ROOT / "src/stammtisch/games" / game / "data").glob("texts*.toml")):
            for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
                for key, row in rows.items():
                    yield Said(game, f"{game}/{path.name} [{table}] {key}", row["en"], row["de"])
        about = tomllib.loads((ROOT / "src/stammtisch/games" / game / "data/about.toml").read_text(encoding="utf-8"))
        yield Said(game, f"{game}/about.toml", about["en"], about["de"])


def terminal_texts() -> Iterator[Said]:
    boards = {"orleans": orleans_words.WORDS, "coimbra": coimbra_words.WORDS, "village": village_words.WORDS}
    tables = {"": {**words.WORDS, **serve.WORDS, **plain.WORDS, **page.WORDS}, **boards}
    for game, table in tables.items():
        for key, (english, german) in table.items():
            yield Said(game, f"terminal {game} {key}", english, german)
    for key, row in sentences.WORDS.items():
        yield Said("", f"analysis {key}", row["en"], row["de"])


def server_texts() -> Iterator[Said]:
    for code, (_, english, german) in TEXTS.items():
        yield Said("", f"server {code}", english, german)


def client_texts() -> Iterator[Said]:
    folder = ROOT / "client/src"
    for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.tsx")]):
        inside = path.relative_to(folder).parts
        game = inside[1] if inside[0] == "games" and inside[1] in GAMES else ""
        for quoted, bare, english, german in CLIENT_ENTRY.findall(path.read_text(encoding="utf-8")):
            if (english, german) != ('""', '""'):  # a drawing's stand-in for what it does not know
                yield Said(game, f"client {'/'.join(inside)} {quoted or bare}", json.loads(english), json.loads(german))


def digests() -> Iterator[Said]:
    """The rules in both languages, file by file."""
    for german in sorted((ROOT / "docs/rules").glob("*.de.md")):
        english = german.with_name(german.name.replace(".de.md", ".md"))
        game = re.split(r"[.-]", german.name)[0]
        yield Said(game, german.name, english.read_text(encoding="utf-8"), german.read_text(encoding="utf-8"))


@cache
def templates() -> list[Said]:
    """All that may have slots."""
    return [*game_texts(), *terminal_texts(), *server_texts(), *client_texts()]
