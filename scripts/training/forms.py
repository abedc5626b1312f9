"""Finds the package for a program that runs from a checkout on a machine where nothing can be installed.

`build/engine` may hold a compiled engine for its Python (`python -m stammtisch.engine` prints where one lies), and
`build/carried` librt and mypy_extensions.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def find_package() -> str:
    """Put the package on the path, unless it is there already, in the best form; says which."""
    if importlib.util.find_spec("stammtisch") is None:
        os.environ.setdefault("STAMMTISCH_ENGINE", str(ROOT / "build" / "engine"))
        sys.path.insert(0, str(ROOT / "src"))
    if importlib.util.find_spec("librt") is None or importlib.util.find_spec("mypy_extensions") is None:
        sys.path.append(str(ROOT / "build" / "carried"))
    from stammtisch.engine.loading import form

    return f"Python {sys.version.split()[0]}, engine {form()}"
