"""What is compiled, by which name a compiled engine is kept, and how the work is cut into units."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stammtisch.engine.building import HOT, UNIT_BYTES, mangled, units_of
from stammtisch.engine.cache import folder_of
from stammtisch.engine.sources import read_sources
from tests.engine import small

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "edited", ["core/sums.py", "core/words.py", "core/__init__.py", "bots/__init__.py", "engine/modules.toml"]
)
def test_other_sources_are_another_engine(tmp_path: Path, edited: str) -> None:
    package = small.make_package(tmp_path)
    before = folder_of(read_sources(package))
    with (package / edited).open("a", encoding="utf-8") as source:
        source.write("# edited\n")

    assert folder_of(read_sources(package)) != before


@pytest.mark.parametrize("edited", ["server.py", "__init__.py"])
def test_an_edit_beside_the_engine_changes_nothing(tmp_path: Path, edited: str) -> None:
    package = small.make_package(tmp_path)
    before = folder_of(read_sources(package))
    with (package / edited).open("a", encoding="utf-8") as source:
        source.write("# edited\n")

    assert folder_of(read_sources(package)) == before


def test_a_module_that_is_added_is_another_engine(tmp_path: Path) -> None:
    package = small.make_package(tmp_path)
    before = folder_of(read_sources(package))
    (package / "core" / "more.py").write_text("", encoding="utf-8")

    assert folder_of(read_sources(package)) != before


def test_mypy_has_the_same_version_wherever_it_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = f"mypy=={read_sources().mypy}"

    assert wanted in project["build-system"]["requires"]
    assert wanted in project["dependency-groups"]["compiler"]
    for level in ("compiler", "dev", "bench"):
        assert wanted in (ROOT / "requirements" / f"{level}.txt").read_text(encoding="utf-8").splitlines()


def test_every_module_is_in_one_unit_of_its_level_and_no_unit_is_large(tmp_path: Path) -> None:
    sources = read_sources()
    written = []
    for path in sources.compiled:
        file = tmp_path / f"__native_{mangled(path)}.c"
        file.write_text("x" * 40 * (sources.root / path).stat().st_size, encoding="utf-8")
        written.append(file)

    units = units_of(written, sources)

    assert sorted(file for unit in units for file in unit.files) == sorted(written)
    assert len({unit.name for unit in units}) == len(units)
    hot = {file.name for unit in units if unit.level == HOT for file in unit.files}
    assert not hot & {f"__native_{mangled(path)}.c" for path in sources.cold}
    sizes = [sum(file.stat().st_size for file in unit.files) for unit in units]
    assert max(sizes) < 1.5 * UNIT_BYTES


def test_a_module_that_is_treated_differently_says_why() -> None:
    package = read_sources().root / "stammtisch"
    settings = tomllib.loads((package / "engine" / "modules.toml").read_text(encoding="utf-8"))
    for pattern, reason in {**settings["interpreted"], **settings["cold"]}.items():
        assert any(package.glob(pattern)), f"{pattern} matches no module"
        assert len(reason.split()) > 3, f"{pattern} needs a reason"
