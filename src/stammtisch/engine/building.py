"""From the engine's sources to one library of machine code: mypyc writes C, and the C compiler does the rest in units.

mypyc writes a C file per module, and each of them reads the same large header. Many modules in one unit read it once;
a few units keep all cores busy. A unit is one part of the package at one level of optimisation. Its object is kept by
the content of what it was made from: an edit compiles few units anew, and a build that was broken off goes on.

mypy is imported only here, and only when something is built.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from stammtisch.engine.compiler import FLAGS, CannotBuild, Compiler, check_machine
from stammtisch.engine.loading import LIBRARY, library_name
from stammtisch.engine.sources import Sources

GROUP: Final = "stammtisch"
HOT: Final = "-O3"
COLD: Final = "-Og"
UNIT_BYTES: Final = 2_500_000  # of C; a larger part of the package becomes several units
PRELUDE: Final = f'#include "__native_{GROUP}.h"\n#include "__native_internal_{GROUP}.h"\n'
KEPT_OBJECTS: Final = 7 * 86_400  # seconds after their last use

Progress = Callable[[int, int], None]  # steps done, steps in all


class Unit(NamedTuple):
    """C files that are compiled as one, at one level of optimisation."""

    name: str
    files: list[Path]
    level: str


def build(sources: Sources, target: Path, work: Path, objects: Path, progress: Progress) -> None:
    """Make the library in the folder `target`, with `work` for what lies around meanwhile."""
    written, include = write_c(sources, work / "c", work / "types")
    units = units_of(written, sources)
    progress(1, len(units) + 2)
    headers = digest_of(sorted((work / "c").rglob("*.h")))
    inlined = inlined_functions(written, sources)
    compiler = Compiler([str(work / "c"), *include])
    done = 1

    def make(unit: Unit) -> Path:
        nonlocal done
        text = "".join(function.text() for function in inlined if function.file not in unit.files)
        text = (
            PRELUDE + text + "".join(f'#include "{file.relative_to(work / "c").as_posix()}"\n' for file in unit.files)
        )
        told = "\0".join([unit.level, *FLAGS, text, headers, digest_of(unit.files)])
        found = objects / f"{hashlib.sha256(told.encode()).hexdigest()[:32]}.o"
        if found.exists():
            os.utime(found)
        else:
            source = work / f"{unit.name}.c"
            source.write_text(text, encoding="utf-8")
            compiler.compile(source, found, unit.level)
        done += 1
        progress(done, len(units) + 2)
        return found

    objects.mkdir(parents=True, exist_ok=True)
    largest_first = sorted(units, key=lambda unit: -sum(file.stat().st_size for file in unit.files))
    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        made = list(pool.map(make, largest_first))
    finally:
        pool.shutdown(cancel_futures=True)
    target.mkdir(parents=True, exist_ok=True)
    compiler.link(made, target / library_name())
    forget_old(objects)
    progress(len(units) + 2, len(units) + 2)


def write_c(sources: Sources, target: Path, types: Path) -> tuple[list[Path], list[str]]:
    """Have mypyc write the C files; they, and the folders of headers that they want."""
    check_machine(sources.mypy)
    from mypyc.build import mypycify  # noqa: PLC0415 - it need not be there where nothing is built

    # The types were checked with all strictness before; here only what mypyc builds on matters.
    options = [f"--cache-dir={types}", "--config-file=", "--explicit-package-bases"]
    paths = [*options, *map(str, sources.compiled)]
    try:
        with chdir(sources.root), redirect_stdout(sys.stderr):
            built: Any = mypycify(paths, multi_file=True, group_name=GROUP, target_dir=str(target))
    except SystemExit:  # it has told its reasons, and would end the process
        raise CannotBuild("mypy refuses the sources", "mypy lehnt die Quellen ab") from None
    (library,) = [each for each in built if each.name == LIBRARY]
    written = [Path(name) for name in library.sources]
    refuse_narrow_shifts(written)
    return written, library.include_dirs


class Inlined(NamedTuple):
    """A small function that every unit has a copy of, so that the compiler can put it where it is called."""

    file: Path  # in which mypyc wrote it
    name: str
    definition: str

    def text(self) -> str:
        """The copy, and that it is meant from here on."""
        copy = self.definition.replace(self.name, f"inlined_{self.name}", 1)
        return f"static inline {copy}\n#define {self.name} inlined_{self.name}\n"


def inlined_functions(written: list[Path], sources: Sources) -> list[Inlined]:
    """The functions that `modules.toml` wants inlined, in the order in which it names them."""
    files = {file.name: file for file in written}
    found: list[Inlined] = []
    for path, names in sources.inlined.items():
        file = files[f"__native_{mangled(path)}.c"]
        source = file.read_text(encoding="utf-8")
        for name in names:
            pattern = rf"^\w[\w ]*\**(CPyDef_\w+?___{name.replace('.', '___')})\(.*\) \{{\n(?:.*\n)*?^\}}\n"
            definition = re.search(pattern, source, re.MULTILINE)
            if definition is None:
                raise CannotBuild(f"{path} has no function {name}", f"{path} hat keine Funktion {name}")
            found.append(Inlined(file, definition[1], definition[0]))
    return found


def units_of(written: list[Path], sources: Sources) -> list[Unit]:
    """One part of the package at one level of optimisation; large parts in several pieces.

    Which module is in which unit follows from names and sizes alone, so that an edit leaves most units as they are.
    """
    cold = {f"__native_{mangled(path)}.c" for path in sources.cold}
    modules = {f"__native_{mangled(path)}.c": path for path in sources.compiled}
    parts: dict[tuple[str, str], list[Path]] = {}
    for file in written:
        path = modules.get(file.name)
        # What belongs to no module is mypyc's own: its run-time library, and the table of all modules.
        part = "runtime" if path is None else "-".join(path.parts[1:3] if path.parts[1] == "games" else path.parts[1:2])
        level = COLD if file.name in cold or file.name == f"__native_{GROUP}.c" else HOT
        parts.setdefault((part, level), []).append(file)
    return [
        Unit(f"{part}{level}-{number}", piece, level)
        for (part, level), files in sorted(parts.items())
        for number, piece in enumerate(pieces(sorted(files)))
    ]


def pieces(files: list[Path]) -> list[list[Path]]:
    """The files in order, in as few pieces as their size allows, the pieces of about equal size."""
    sizes = [file.stat().st_size for file in files]
    count = -(-sum(sizes) // UNIT_BYTES)
    found: list[list[Path]] = [[] for _ in range(count)]
    before = 0
    for file, size in zip(files, sizes, strict=True):
        found[min(count - 1, (before + size // 2) * count // sum(sizes))].append(file)
        before += size
    return [piece for piece in found if piece]


def mangled(path: Path) -> str:
    return "___".join(path.with_suffix("").parts)


def digest_of(files: list[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.name.encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def forget_old(objects: Path) -> None:
    """Remove objects that no build has used for a while."""
    for found in objects.glob("*.o*"):
        with suppress(OSError):
            if time.time() - found.stat().st_mtime > KEPT_OBJECTS:
                found.unlink()


def refuse_narrow_shifts(written: list[Path]) -> None:
    """Stop where mypyc 2.4 would lose bits: it writes `one << n`, with a known i64 `one`, as a C int shift.

    Such a shift is 32 bits wide, wrong from n = 31 on, and nothing warns of it.
    """
    found: set[str] = set()
    for source in written:
        function = ""
        for line in source.read_text(encoding="utf-8").splitlines():
            if start := re.match(r"\w.* \**CPyDef_(\w+)\(.*\{$", line):
                function = start[1].replace("___", ".")
            elif re.search(r" = -?\d+ << cpy_r_", line):
                found.add(function)
    if found:
        places = ", ".join(sorted(found))
        raise CannotBuild(
            f"a literal is shifted by a native integer, which mypyc does in 32 bits: {places}; "
            "write `bit: i64 = 1`, then `bit <<= n`, or take the bit from a table",
            f"ein Literal wird um eine native Zahl verschoben, was mypyc in 32 Bit tut: {places}",
        )
