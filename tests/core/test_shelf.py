"""The shelf: which games there are, where they come from, and what is told when one cannot be used."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import stammtisch
from stammtisch import library, shelf

Shelve = Callable[[str], None]


@pytest.fixture
def shelve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelve]:
    """Sets the variable that names further games."""

    def set_to(packages: str) -> None:
        monkeypatch.setenv(shelf.VARIABLE, packages)
        shelf.packages.cache_clear()

    yield set_to
    monkeypatch.undo()
    shelf.packages.cache_clear()
    library.game.cache_clear()


def test_the_librarys_own_games_come_first(shelve: Shelve) -> None:
    shelve("")
    assert stammtisch.games()[:3] == ["orleans", "coimbra", "village"]


def test_the_variable_names_packages_with_commas_between_them(shelve: Shelve) -> None:
    shelve("examples.stalls, elsewhere.checkers,")
    assert stammtisch.games()[-2:] == ["stalls", "checkers"]
    assert stammtisch.game("stalls").name == "stalls"


def test_of_two_games_with_one_name_the_first_stays(shelve: Shelve) -> None:
    shelve("elsewhere.orleans")
    assert shelf.packages()["orleans"] == "stammtisch.games.orleans"


@pytest.mark.parametrize(
    ("package", "reason"), [("nowhere.checkers", "No module named 'nowhere'"), ("examples.stalls.data", "No module")]
)
def test_a_game_that_cannot_be_used_is_told_with_the_reason(shelve: Shelve, package: str, reason: str) -> None:
    shelve(package)
    with pytest.raises(stammtisch.BadOption, match=reason) as caught:
        stammtisch.game(stammtisch.games()[-1])
    assert caught.value.code == "unusable_game"
    assert package in caught.value.sentence("de")


def test_installed_packages_announce_their_games_and_nothing_is_imported_for_the_list(tmp_path: Path) -> None:
    folder = tmp_path / "checkers-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: checkers\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[stammtisch.games]\ncheckers = far.checkers\n", encoding="utf-8")
    program = (
        "import sys, stammtisch; print(*stammtisch.games());"
        "print(any(name in sys.modules for name in ('far', 'stammtisch.core')))"
    )
    path = os.pathsep.join([str(tmp_path), str(Path(stammtisch.__file__).resolve().parent.parent)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    names, has_imported = done.stdout.splitlines()
    assert names.split()[-1] == "checkers"
    assert has_imported == "False"
