"""Finds the package for a program that runs from a checkout: compiled for this Python where that was built, else plain.

Folders `build/compiled*` may hold the package for several Pythons (setup.py builds them); `build/carried` may hold
librt and mypy_extensions for a machine that can install nothing.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def find_package() -> str:
    """Put the best form of the package on the path, unless one is there already; says which."""
    if importlib.util.find_spec("stammtisch") is None:
        sys.path.insert(0, str(next(compiled_folders(), ROOT / "src")))
    if importlib.util.find_spec("librt") is None or importlib.util.find_spec("mypy_extensions") is None:
        sys.path.append(str(ROOT / "build" / "carried"))
    from stammtisch.core import state

    form = "compiled" if (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    return f"Python {sys.version.split()[0]}, engine {form}"


def compiled_folders() -> Iterator[Path]:
    """The builds for this Python, newest first."""
    found = [
        folder
        for folder in (ROOT / "build").glob("compiled*")
        if any((folder / f"stammtisch__mypyc{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    ]
    yield from sorted(found, key=lambda folder: -folder.stat().st_mtime)
