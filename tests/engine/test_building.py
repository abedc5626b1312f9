"""The compiled engine is built once for the same sources, whole or not at all, and a failure says why."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stammtisch.engine.__main__ import LACKING
from tests.engine import small

FORM = "from stammtisch.engine.loading import form; from stammtisch.core import sums; print(form(), sums.double(21))"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return small.make_package(tmp_path / "src")


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("objects")


@pytest.fixture
def stocked(cache: Path, objects: Path) -> Path:
    return stock(cache, objects)


def stock(cache: Path, objects: Path) -> Path:
    """A cache without an engine, but with the parts of those that other tests have built."""
    cache.mkdir()
    (cache / "objects").symlink_to(objects)
    return cache


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


class Built(NamedTuple):
    """The same engine asked for twice at once."""

    package: Path
    cache: Path
    files: set[Path]  # of the package before
    codes: list[int]
    told: list[list[dict[str, Any]]]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, objects: Path) -> Built:
    folder = tmp_path_factory.mktemp("built")
    package, cache = small.make_package(folder / "src"), stock(folder / "cache", objects)
    before = files_in(package)
    starts = [small.start(package, cache, "--news") for _ in range(2)]
    told = [[json.loads(line) for line in process.communicate()[0].splitlines()] for process in starts]
    return Built(package, cache, before, [process.returncode for process in starts], told)


def test_two_starts_at_once_build_one_engine(built: Built) -> None:
    assert built.codes == [0, 0]
    assert built.told[0][-1] == built.told[1][-1]
    assert "folder" in built.told[0][-1]
    assert sum(any("of" in news for news in each) for each in built.told) == 1, "both have built"


def test_an_engine_is_built_outside_the_sources_used_from_there_and_compiled_once(built: Built) -> None:
    assert files_in(built.package) == built.files
    folder = Path(built.told[0][-1]["folder"])
    assert folder.parent == built.cache / "engines"
    assert small.run(built.package, built.cache, FORM, STAMMTISCH_ENGINE=str(folder)) == "compiled 42"

    # The server is none of its sources.
    (built.package / "server.py").write_text("PORT = 8081\n", encoding="utf-8")
    code, again, err = small.build(built.package, built.cache, CC="/nowhere/cc")

    assert code == 0
    assert again.strip() == str(folder)
    assert "Compiling" not in err


@pytest.mark.nightly
def test_a_build_that_was_broken_off_leaves_no_engine_and_goes_on_later(package: Path, cache: Path) -> None:
    process = small.start(package, cache, "--news")
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["done"] == 1
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert not [path for path in (cache / "engines").iterdir() if path.is_dir() and not path.suffix]

    code, out, err = small.build(package, cache)

    assert code == 0, err
    assert small.run(package, cache, FORM, STAMMTISCH_ENGINE=out.strip()) == "compiled 42"
    assert not list((cache / "engines").glob("*.work"))


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("exit 127", "no C compiler here that will do"),
        ('echo "probe.c:3:2: error: #error the compiler is too old: it does not know C99" >&2; exit 1', "too old"),
    ],
    ids=["missing", "too old"],
)
def test_a_compiler_that_will_not_do_is_told_in_both_languages(
    package: Path, cache: Path, tmp_path: Path, script: str, words: str
) -> None:
    code, out, _ = small.build(package, cache, "--news", CC=small.make_compiler(tmp_path, script))

    assert code == LACKING
    failed = json.loads(out.splitlines()[-1])["failed"]
    assert words in failed["en"]
    assert "C-Compiler" in failed["de"]


def test_a_compiler_that_is_not_there_is_named(package: Path, cache: Path) -> None:
    code, _, err = small.build(package, cache, CC="/nowhere/cc")

    assert code == LACKING
    assert err.strip().count("\n") == 0
    assert "/nowhere/cc cannot be started: No such file or directory" in err


def test_a_disk_that_is_full_is_named_and_leaves_nothing_half_done(package: Path, cache: Path, tmp_path: Path) -> None:
    full = """case "$*" in
    *probe*) exec cc "$@" ;;
    *) echo "unit.c:1: fatal error: error writing to unit.o: No space left on device" >&2; exit 1 ;;
    esac"""

    code, _, err = small.build(package, cache, CC=small.make_compiler(tmp_path, full))

    assert code == 1
    assert "No space left on device" in err.splitlines()[-1]
    assert not [path for path in files_in(cache) if path.is_file() and path.suffix != ".lock"]


def test_a_cache_that_cannot_be_written_is_named(package: Path, cache: Path) -> None:
    cache.write_text("a file where a folder should be", encoding="utf-8")

    code, _, err = small.build(package, cache)

    assert code == 1
    assert f"nothing can be written at {cache}" in err


@pytest.mark.nightly
def test_an_engine_that_does_not_run_is_never_offered(package: Path, stocked: Path) -> None:
    (package / "core" / "sums.py").write_text(
        "def double(number: int) -> int:\n    return number * 3\n", encoding="utf-8"
    )

    code, _, err = small.build(package, stocked)

    assert code == 1
    assert "does not run" in err
    assert not [path for path in (stocked / "engines").iterdir() if path.is_dir()]


def test_what_the_compilation_needs_is_installed_first_where_a_command_says_how(package: Path, cache: Path) -> None:
    (package / "engine" / "modules.toml").write_text(small.MODULES.format(mypy="0.0.1"), encoding="utf-8")

    code, _, err = small.build(package, cache, STAMMTISCH_COMPILER_SETUP="sh -c 'echo no network >&2; exit 3'")

    assert code == LACKING
    assert "could not be installed: no network" in err


@pytest.mark.parametrize("told", ["interpreted", "/nowhere"])
def test_without_an_engine_the_sources_are_interpreted(package: Path, cache: Path, told: str) -> None:
    assert small.run(package, cache, FORM, STAMMTISCH_ENGINE=told) == "interpreted 42"
