"""The pages for readers name only files and folders that are there: files move, and pages are forgotten."""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePosixPath

import pytest

from tests.test_project import ROOT, project_files

PAGES = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("README.md", "client/README.md", "docs/*.md", "docs/decisions/*.md", "examples/*/*.md")
    for path in ROOT.glob(pattern)
)

FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"`([^`\s]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
# A file by its ending, a folder by its last character; nothing of an address, nor below the root or somebody's home.
LIKE_A_PATH = re.compile(
    r"(?![/~])(?:[\w.<>*-]+/)*(?:[\w<>*-]+\.(?:py|toml|md|txt|sh|json|mjs|tsx?|css|html)|[\w.<>*-]+/)"
)
# What stands for a name: `NAME`, `<version>`, a star.
ANY_NAME = re.compile(r"\*|<[a-z]+>|\b[A-Z]{2,}\b")

# What pages name that only a build or a person makes: name -> who.
MADE_LATER = {
    "dist/": "the build of the package",
    "src/stammtisch/server/static/": "the build of the client",
    "src/stammtisch/bots/learned/nets/": "whoever ships a net",
}


def paths_in(text: str) -> set[str]:
    """What looks like a file or folder of the project in the running text of a page."""
    return {word for word in QUOTED.findall(FENCED.sub("", text)) if LIKE_A_PATH.fullmatch(word)}


@cache
def everything() -> frozenset[str]:
    """All files of the project with their folders, which end in a slash."""
    found: set[str] = set()
    for path in project_files():
        inside = PurePosixPath(path.relative_to(ROOT).as_posix())
        found.add(str(inside))
        found.update(f"{folder}/" for folder in inside.parents if folder.name)
    return frozenset(found)


def exists(name: str) -> bool:
    """Whether a name, which may leave out the folders before it, means anything of the project."""
    wanted = "".join(
        "[^/]+" if ANY_NAME.fullmatch(part) else re.escape(part) for part in re.split(f"({ANY_NAME.pattern})", name)
    )
    ending = re.compile(rf"(?:.*/)?(?:{re.escape(name)}|{wanted})")
    return any(ending.fullmatch(path) for path in everything())


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    named = paths_in((ROOT / page).read_text(encoding="utf-8"))
    assert sorted(name for name in named - MADE_LATER.keys() if not exists(name)) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_between_pages_leads_somewhere(page: str) -> None:
    links = LINK.findall(FENCED.sub("", (ROOT / page).read_text(encoding="utf-8")))
    inside = [link for link in links if ":" not in link]
    assert [link for link in inside if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_search_finds_what_is_gone() -> None:
    text = "`core/gone.py`, `src/none/`, `tests/`, `NAME.css`, `core/game.py`, `a-word`, `1.5`, `/api/tables/`, `x.y()`"
    named = paths_in(f"{text}\n```\n`core/fenced.py`\n```\n")
    assert named == {"core/gone.py", "src/none/", "tests/", "NAME.css", "core/game.py"}
    assert {name for name in named if not exists(name)} == {"core/gone.py", "src/none/"}
    assert not exists("ame.py"), "a name is whole"


def test_there_are_paths_to_look_at() -> None:
    assert {"README.md", "client/README.md", "docs/library.md"} <= set(PAGES)
    assert sum(len(paths_in((ROOT / page).read_text(encoding="utf-8"))) for page in PAGES) > 150
