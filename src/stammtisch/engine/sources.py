"""Which modules of the package are compiled, and how much optimisation each is worth (`modules.toml`)."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parent.parent


class Sources(NamedTuple):
    """The engine's sources: files relative to the folder that holds the package."""

    root: Path  # the folder that holds the package
    compiled: list[Path]
    cold: frozenset[Path]  # those of `compiled` that no search spends its time in
    watched: list[Path]  # those that are not compiled, but decide what becomes of the others
    inlined: dict[Path, list[str]]  # small functions that are compiled into their callers, by module
    mypy: str  # the version that compiles them

    def digest(self) -> str:
        """The content of everything that decides what the compiled modules become."""
        found = hashlib.sha256()
        for path in sorted({*self.compiled, *self.watched, *_own_files(self.root)}):
            content = (self.root / path).read_bytes()
            found.update(f"{path.as_posix()}\0{len(content)}\0".encode())
            found.update(content)
        return found.hexdigest()


def read_sources(package: Path = PACKAGE) -> Sources:
    """The sources of the package in this folder, as its `modules.toml` sorts them."""
    settings = tomllib.loads((package / "engine" / "modules.toml").read_text(encoding="utf-8"))
    plain = matching(package, settings["interpreted"])
    wanted = matching(package, settings["compiled"])
    watched = matching(package, settings["watched"])
    root = package.parent

    def relative(paths: set[Path]) -> list[Path]:
        return sorted(path.relative_to(root) for path in paths)

    compiled = relative(wanted - plain)
    cold = frozenset(relative(matching(package, settings["cold"]) & wanted - plain))
    inlined = {(package / path).relative_to(root): names for path, names in settings["inlined"].items()}
    return Sources(root, compiled, cold, relative((wanted & plain) | (watched - wanted)), inlined, settings["mypy"])


def matching(package: Path, patterns: list[str] | dict[str, str]) -> set[Path]:
    """The files of a package that match one of the patterns."""
    return {path for pattern in patterns for path in package.glob(pattern)}


def module_name(path: Path) -> str:
    """`stammtisch/core/state.py` is `stammtisch.core.state`."""
    return ".".join(path.with_suffix("").parts)


def _own_files(root: Path) -> list[Path]:
    """How a library is built is part of what it is made from."""
    folder = Path(PACKAGE.name, "engine")
    return [path for name in ("building.py", "modules.toml") if (root / (path := folder / name)).exists()]
