"""Games for the server: by name and edition, their boxes for the client, and the digest of their rules."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import stammtisch
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.texts import LANGUAGES
from stammtisch.library import game, games
from stammtisch.server import messages
from stammtisch.server.problems import Problem
from stammtisch.server.store import TableRow

SECTION = re.compile(r"^(#{2,4}) ([A-Z]+-[A-Z]?[0-9.]*) *(.*)$")


def find_game(name: str, edition: str | None = None) -> Game:
    """The game of this name, in an edition that comes with it."""
    if name not in games():
        raise Problem("no-such-game")
    found = game(name)
    if edition is None or edition == found.edition.name:
        return found
    return _with_edition(name, edition)


@cache
def _with_edition(name: str, edition: str) -> Game:
    return game(name).with_edition(edition)


def game_of(table: TableRow) -> Game:
    """The game a table is played with, if these rules are still those of the table."""
    try:
        found = find_game(table.game, table.edition)
    except StammtischError:
        raise Problem("other-rules") from None
    has_changed = (
        found.rules_version != table.rules
        or found.edition_digest_of(table.options) != table.edition_digest
        or found.catalogue_digest_of(table.options) != table.catalogue
    )
    if has_changed:
        raise Problem("other-rules")
    return found


def levels() -> list[str]:
    """The levels of computer players."""
    from stammtisch.server.thinking import levels as known  # noqa: PLC0415 - bots are heavy; most modules need none

    return known()


def game_info(name: str) -> messages.GameInfo:
    found = game(name)
    return messages.GameInfo(
        name=name,
        title=found.titles,
        seats=found.seat_counts,
        options=[option.as_json() for option in found.options],
        editions=found.editions(),
        levels=levels(),
    )


def game_box(found: Game) -> messages.GameBox:
    """What never changes about a game: a client asks for it once."""
    description: dict[str, Any] = {}
    description.update(found.describe())
    return messages.GameBox(
        name=found.name,
        title=found.titles,
        rules=found.rules_version,
        edition=found.edition.name,
        names=found.names(),
        description=description,
        catalogue=messages.CatalogueInfo(
            notations=[action.notation for action in found.actions],
            labels={language: [action.label(language) for action in found.actions] for language in LANGUAGES},
        ),
    )


def box_tag(found: Game) -> str:
    """The ETag of a box: changes with the package, the catalogue and the edition."""
    return f'"{stammtisch.__version__}-{found.rules_version}-{found.catalogue_digest}-{found.edition.digest}"'


# The digest of the rules


def rules_folders() -> list[Path]:
    """Where the digests lie: in the project that this file belongs to, or installed beside the package."""
    around = [folder / "docs" / "rules" for folder in Path(__file__).resolve().parents]
    return [*around, Path(sys.prefix, "share", "stammtisch", "rules")]


def rule_sections(name: str, language: str) -> list[messages.RuleSection]:
    if name not in games():
        raise Problem("no-such-game")
    if language not in LANGUAGES:
        raise Problem("no-such-rules")
    return _read_sections(name, language)


@cache
def _read_sections(name: str, language: str) -> list[messages.RuleSection]:
    """The digest of a game, and those of its expansions: village.md, village-inn.md and so on."""
    ending = ".md" if language == "en" else f".{language}.md"
    for folder in rules_folders():
        if (folder / f"{name}{ending}").is_file():
            paths = [folder / f"{name}{ending}", *sorted(folder.glob(f"{name}-*{ending}"))]
            mine = [path for path in paths if path.name.count(".") == ending.count(".")]
            return [section for path in mine for section in sections_in(path.read_text(encoding="utf-8"))]
    raise Problem("no-such-rules")


def sections_in(text: str) -> list[messages.RuleSection]:
    """The numbered sections of a digest; what stands before the first is left out."""
    found: list[messages.RuleSection] = []
    body: list[str] = []
    for line in [*text.splitlines(), "## END- "]:
        heading = SECTION.match(line)
        if heading is None:
            body.append(line)
            continue
        if found:
            found[-1].text = "\n".join(body).strip()
        body = []
        found.append(messages.RuleSection(section=heading[2], title=heading[3].strip(), text=""))
    return found[:-1]
