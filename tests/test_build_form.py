"""The form under test, interpreted or compiled, is the one that was meant.

The environment variable STAMMTISCH_EXPECT_COMPILED says which is meant: 1 compiled, 0 interpreted.
Without it any form will do, as long as it is the same for all modules.
"""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("stammtisch/core", "stammtisch/games")
COMPILED_MODULES = tuple(
    f"stammtisch/bots/{name}.py"
    for name in (
        "judges",
        "learned/network",
        "learned/practice",
        "policy",
        "probes",
        "sampling",
        "search",
        "tree",
        "tuning",
    )
)


def interpreted_patterns() -> dict[str, str]:
    """The modules that are never compiled: file pattern and reason."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: dict[str, str] = settings["tool"]["stammtisch"]["interpreted"]
    return patterns


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_compiled(name: str) -> bool:
    location = importlib.import_module(name).__file__ or ""
    return location.endswith(tuple(EXTENSION_SUFFIXES))


def test_every_module_of_the_engine_has_the_form_that_is_meant() -> None:
    never_compiled = {path for pattern in interpreted_patterns() for path in SOURCE.glob(pattern)}
    engine = {path for package in COMPILED_PACKAGES for path in (SOURCE / package).rglob("*.py")}
    engine |= {SOURCE / module for module in COMPILED_MODULES}
    forms = {name: is_compiled(name) for name in map(module_name, sorted(engine - never_compiled))}
    assert forms, "no engine found: has it moved?"

    wish = os.environ.get("STAMMTISCH_EXPECT_COMPILED")
    meant = next(iter(forms.values())) if wish is None else wish == "1"

    odd = [name for name, form in forms.items() if form is not meant]
    assert not odd, f"meant to be {'compiled' if meant else 'interpreted'}, but are not: {', '.join(odd)}"


def test_a_module_that_stays_interpreted_says_why() -> None:
    for pattern, reason in interpreted_patterns().items():
        assert any(SOURCE.glob(pattern)), f"{pattern} matches no module"
        assert len(reason.split()) > 3, f"{pattern} needs a reason"
