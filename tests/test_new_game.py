"""A new game is a folder: the example outside the package passes its own tests, and the page about it is true."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from stammtisch import shelf

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "stalls"
PAGE = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")


def test_the_example_passes_its_own_tests() -> None:
    """Its rules, the battery, and the whole stack, on the form of the engine that is under test."""
    ours = {name: value for name, value in os.environ.items() if name != shelf.VARIABLE}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), ours.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE)],
        cwd=ROOT, env={**ours, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4_000:]


def test_nothing_outside_its_folder_knows_the_example() -> None:
    found = [
        str(path.relative_to(ROOT))
        for folder, ending in (("src", "py"), ("client/src", "ts*"))
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if re.search(r"examples\.stalls|Two Stalls|Zwei Buden", path.read_text(encoding="utf-8"))
    ]
    assert not found, ", ".join(found)


def test_the_page_names_files_that_exist() -> None:
    named = re.findall(r"`([\w./-]+\.(?:py|toml|md|ts|tsx)|[\w./-]+/)`", PAGE)
    missing = [name for name in named if not any((folder / name).exists() for folder in (ROOT, EXAMPLE))]
    assert len(named) > 20
    assert not missing, ", ".join(missing)


def test_the_page_names_every_file_of_the_example() -> None:
    files = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".md")}
    silent = [name for name in sorted(files) if not name.endswith("__init__.py") and f"`{name}`" not in PAGE]
    assert not silent, ", ".join(silent)
