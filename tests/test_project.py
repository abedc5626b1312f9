"""The project around the code: licence, README, versions, pins, and nothing that belongs to one machine."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import stammtisch

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Folders that people and build machines work in; put together so that this file does not match itself.
HOME_FOLDERS = ("wor" + "k", "roo" + "t", "hom" + "e", "User" + "s")
MACHINE_PATH = re.compile(rf"(?<![\w.~*$}})-])/(?:{'|'.join(HOME_FOLDERS)})/\w")


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project_files() -> list[Path]:
    """The files that git tracks, or would on `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    files = (ROOT / name for name in listing.stdout.split("\0") if name)
    return [path for path in files if path.is_file()]


def pins(name: str) -> dict[str, str]:
    """The packages of a requirements file and their versions."""
    lines = [line.partition(";")[0].strip() for line in text_of(f"requirements/{name}.txt").splitlines()]
    return {package: version for package, _, version in (line.partition("==") for line in lines)}


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in project_files()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, ", ".join(found)


def test_the_search_for_machine_paths_finds_them() -> None:
    for folder in HOME_FOLDERS:
        assert MACHINE_PATH.search(f"see /{folder}/project/file")
    assert not MACHINE_PATH.search("see docs/" + HOME_FOLDERS[0] + "/file")


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_the_readme_shows_the_command(command: str) -> None:
    assert re.search(rf"^{command}\b", text_of("README.md"), re.MULTILINE)


def test_the_licence_is_there_and_is_the_one_declared() -> None:
    assert SETTINGS["project"]["license"] == "Apache-2.0"
    assert "Apache License\n" in text_of("LICENSE")
    assert "Version 2.0" in text_of("LICENSE")
    assert "not affiliated" in text_of("NOTICE")


def test_the_package_knows_its_version() -> None:
    assert stammtisch.__version__ == SETTINGS["project"]["version"]


def test_every_module_says_what_it_covers() -> None:
    modules = sorted((ROOT / "src").rglob("*.py"))
    silent = [
        str(path.relative_to(ROOT))
        for path in modules
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not silent, f"no docstring: {', '.join(silent)}"


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in (ROOT / "src").rglob("*.py")} - {ROOT / "src"}
    bare = sorted(str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").exists())
    assert not bare, f"no __init__.py, so wheels and import contracts would miss: {', '.join(bare)}"


@pytest.mark.parametrize("name", ["runtime", "dev", "bench"])
def test_the_pins_name_packages_and_versions_only(name: str) -> None:
    pin = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [^/:@]+)?")
    odd = [line for line in text_of(f"requirements/{name}.txt").splitlines() if not pin.fullmatch(line)]
    assert not odd, f"not plain pins: {odd}"


def test_an_environment_only_adds_to_the_smaller_one() -> None:
    assert pins("runtime").items() <= pins("dev").items() <= pins("bench").items()


def test_the_compiler_is_pinned_to_one_version_everywhere() -> None:
    build = dict(item.split("==") for item in SETTINGS["build-system"]["requires"] if "==" in item)
    assert build.keys() == {"mypy", "librt"}
    assert build.items() <= pins("dev").items()
    assert any(item.startswith(f"librt>={build['librt']},") for item in SETTINGS["project"]["dependencies"])


def test_every_test_that_the_page_about_security_names_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/.]+)`", text_of("docs/security.md")))
    assert len(named) > 15
    assert sorted(path for path in named if not (ROOT / path).exists()) == []
