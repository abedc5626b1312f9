"""Games for the server: by name and edition, their boxes for the client, and the digest of their rules.

Besides the editions that come with the package there are those that the operator installed: the subfolders of one
folder, read and checked once, when the server starts.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import structlog

import stammtisch
from stammtisch.core.editions import BESIDE_VALUES, VERSION_MARK
from stammtisch.core.errors import BadEdition, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_text
from stammtisch.core.texts import LANGUAGES
from stammtisch.editions import checked_game, rows_of
from stammtisch.library import game, games
from stammtisch.server.about import about
from stammtisch.server.messages.games import (
    CatalogueInfo,
    EditionInfo,
    EditionPage,
    EditionRow,
    GameBox,
    GameInfo,
    RuleSection,
)
from stammtisch.server.problems import Problem
from stammtisch.server.settings import BadSetting
from stammtisch.server.store import TableRow
from stammtisch.shelf import OWN

SECTION = re.compile(r"^(#{2,4}) ([A-Z]+-[A-Z]?[0-9.]*) *(.*)$")


LONGEST_NAME = 64  # of an edition, as on the wire
DOUBTFUL = "reconstructed"  # the status of values that nobody has seen printed
NOT_VALUES = {"id", *BESIDE_VALUES, *LANGUAGES}  # what a row says besides what is printed

log = structlog.get_logger("editions")


class Shelf:
    """All games in all editions that this server offers."""

    def __init__(self, editions_dir: str = "") -> None:
        for name in games():
            if name not in OWN:
                about(game(name))  # one that cannot be used is told at the start, not when somebody asks for it
        self._installed: dict[str, dict[str, Game]] = {name: {} for name in games()}
        if editions_dir:
            self._install(Path(editions_dir).expanduser())

    def _install(self, folder: Path) -> None:
        if not folder.is_dir():
            raise BadSetting(
                "bad_setting",
                f"editions_dir: there is no folder {str(folder)!r}.",
                f"editions_dir: Einen Ordner {str(folder)!r} gibt es nicht.",
            )
        for path in sorted(folder.iterdir()):
            if not path.is_dir() or path.name.startswith("."):
                continue
            try:
                found = checked_game(path)
                _must_have_a_good_name(found)
            except BadEdition as error:
                log.error("edition not offered", edition=path.name, reason=error.sentence("en"))
                continue
            self._installed[found.name][found.edition.name] = found
            log.info("edition offered", edition=found.edition.name, game=found.name, digest=found.edition.digest)

    def is_installed(self, found: Game) -> bool:
        """Whether the operator installed this edition, so that nobody else knows its tables."""
        return found.edition.name in self._installed[found.name]

    def editions(self, name: str) -> list[Game]:
        """A game in all its editions, the usual one first."""
        return [*(self.find(name, edition) for edition in game(name).editions()), *self._installed[name].values()]

    def find(self, name: str, edition: str | None = None) -> Game:
        """The game of this name, in one of its editions."""
        if name not in games():
            raise Problem("no-such-game")
        found = game(name)
        if edition is None or edition == found.edition.name:
            return found
        installed = self._installed[name].get(edition) or self._installed[name].get(edition.rpartition(VERSION_MARK)[0])
        return _with_edition(name, edition) if installed is None else installed.with_edition(edition)

    def game_of(self, table: TableRow) -> Game:
        """The game a table is played with: in that version of its edition which has the values of the table."""
        try:
            found = self.find(table.game, table.edition)
        except StammtischError:
            raise Problem("no-such-edition", edition=table.edition) from None
        version = found.version_known_as(table.edition_digest, table.options)
        if version is None:
            digest = found.edition_digest_of(table.options)
            raise Problem("other-edition", edition=table.edition, wanted=table.edition_digest, found=digest)
        if not version.knows_rules(table.rules) or not version.knows_catalogue(table.catalogue, table.options):
            raise Problem("other-rules")
        return version

    def info(self, name: str) -> GameInfo:
        found = game(name)
        return GameInfo(
            name=name,
            title=found.titles,
            seats=found.seat_counts,
            about=about(found),
            options=[option.as_json() for option in found.options],
            editions=[edition_info(bound) for bound in self.editions(name)],
            levels=levels(),
        )


def _must_have_a_good_name(found: Game) -> None:
    name = found.edition.name
    if name in found.editions():
        raise BadEdition(
            "name_taken",
            f"the name {name!r} belongs to an edition that comes with {found.titles['en']}; rename the folder.",
            f"der Name {name!r} gehört einer Ausgabe, die zu {found.titles['de']} gehört; benenne den Ordner um.",
        )
    if len(name) > LONGEST_NAME:
        raise BadEdition(
            "name_too_long",
            f"its name has more than {LONGEST_NAME} characters; rename the folder.",
            f"ihr Name hat mehr als {LONGEST_NAME} Zeichen; benenne den Ordner um.",
        )


@cache
def _with_edition(name: str, edition: str) -> Game:
    return game(name).with_edition(edition)


def levels() -> list[str]:
    """The levels of computer players."""
    from stammtisch.server.thinking import levels as known  # noqa: PLC0415 - bots are heavy; most modules need none

    return known()


# Editions


def edition_info(found: Game) -> EditionInfo:
    """What to know of an edition before playing it."""
    edition = found.edition
    row = edition.rows("edition.toml", "edition")[0].values
    title = {language: as_text(row[language], language) for language in LANGUAGES}
    rows = list(rows_of(edition))
    doubtful = sum(1 for one in rows if one.status == DOUBTFUL)
    return EditionInfo(edition.full_name, edition.digest, title, len(rows), doubtful)


def has_doubts(found: Game, options: dict[str, Json]) -> bool:
    """Whether values that make a difference under these options are reconstructed."""
    return any(found.matters(file, table, options) for file, table in _doubtful_tables(found))


@cache
def _doubtful_tables(found: Game) -> list[tuple[str, str]]:
    """File and name of the tables with reconstructed values."""
    names = {row.table for row in rows_of(found.edition) if row.status == DOUBTFUL}
    return [(f"{file}.toml", table) for file, _, table in (name.partition("/") for name in sorted(names))]


def edition_page(found: Game) -> EditionPage:
    """An edition with every row that says how well it is known."""
    names = found.names()
    rows = [
        EditionRow(
            table=row.table,
            row=row.label,
            name=_name_of(row.values) or names.get(f"{row.table.partition('/')[2]}.{row.label}"),
            status=row.status,
            source=str(row.values["source"]),
            # Grammatical forms of the name ("de_acc") are no values either.
            values={field: value for field, value in row.values.items() if field.partition("_")[0] not in NOT_VALUES},
        )
        for row in rows_of(found.edition)
    ]
    return EditionPage(found.name, found.titles, edition_info(found), rows)


def _name_of(values: dict[str, Json]) -> dict[str, str] | None:
    found = {language: values.get(language) for language in LANGUAGES}
    return {language: str(name) for language, name in found.items()} if all(found.values()) else None


# Boxes


def game_box(found: Game) -> GameBox:
    """What never changes about a game: a client asks for it once."""
    description: dict[str, Any] = {}
    description.update(found.describe())
    return GameBox(
        name=found.name,
        title=found.titles,
        rules=found.rules_version,
        edition=edition_info(found),
        names=found.names(),
        log_rules={key: template.rule for key, template in found.teller.templates.items() if template.rule},
        description=description,
        catalogue=CatalogueInfo(
            notations=[action.notation for action in found.actions],
            labels={language: [action.label(language) for action in found.actions] for language in LANGUAGES},
        ),
    )


def box_tag(found: Game) -> str:
    """The ETag of a box: changes with the package, the catalogue and the edition, its texts included."""
    return f'"{stammtisch.__version__}-{found.rules_version}-{found.catalogue_digest}-{found.edition.content}"'


# The digest of the rules


def rules_folders() -> list[Path]:
    """Where the digests lie: in the project that this file belongs to, or installed beside the package."""
    around = [folder / "docs" / "rules" for folder in Path(__file__).resolve().parents]
    return [*around, Path(sys.prefix, "share", "stammtisch", "rules")]


def rule_sections(name: str, language: str) -> list[RuleSection]:
    if name not in games():
        raise Problem("no-such-game")
    if language not in LANGUAGES:
        raise Problem("no-such-rules")
    return _read_sections(name, language)


@cache
def _read_sections(name: str, language: str) -> list[RuleSection]:
    """The digest of a game, and those of its expansions: village.md, village-inn.md and so on.

    A game from elsewhere brings its digest in its own folder: RULES.md.
    """
    ending = ".md" if language == "en" else f".{language}.md"
    for folder in rules_folders():
        if (folder / f"{name}{ending}").is_file():
            paths = [folder / f"{name}{ending}", *sorted(folder.glob(f"{name}-*{ending}"))]
            mine = [path for path in paths if path.name.count(".") == ending.count(".")]
            return [section for path in mine for section in sections_in(path.read_text(encoding="utf-8"))]
    brought = game(name).package.folder().joinpath(f"RULES{ending}")
    if brought.is_file():
        return sections_in(brought.read_text(encoding="utf-8"))
    raise Problem("no-such-rules")


def sections_in(text: str) -> list[RuleSection]:
    """The numbered sections of a digest, each with the part it stands in; what precedes a part's first is left out."""
    found: list[RuleSection] = []
    body: list[str] = []
    part = ""

    def close() -> None:
        if found and not found[-1].text:
            found[-1].text = "\n".join(body).strip()
        body.clear()

    for line in text.splitlines():
        heading = SECTION.match(line)
        if heading is not None:
            close()
            found.append(RuleSection(section=heading[2], title=heading[3].strip(), text="", part=part))
        elif line.startswith("# "):
            close()
            part = line[2:].strip()
        else:
            body.append(line)
    close()
    return found
