"""How a process comes to use a compiled engine: its modules are found in a library before their sources are.

The variable STAMMTISCH_ENGINE says which form a process and its children use: a folder with a compiled engine, or the
word "interpreted". Without it, a package that brings its engine compiled uses that, and any other is interpreted.
"""

from __future__ import annotations

import ctypes
import importlib.machinery
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, TypeAlias

Form: TypeAlias = Literal["compiled", "interpreted"]

ENGINE: Final = "STAMMTISCH_ENGINE"
LIBRARY: Final = "stammtisch__mypyc"  # what mypyc calls the library of the group of modules `stammtisch`
PACKAGED: Final = Path(__file__).resolve().parent / "native"  # where a compiled wheel brings its engine
FIRST: Final = "stammtisch.core"  # whatever is imported of the engine, this package is imported before


def library_name() -> str:
    """The file name of the library for this Python."""
    return f"{LIBRARY}{sysconfig.get_config_var('EXT_SUFFIX')}"


def library_in(folder: Path) -> Path | None:
    """The library in a folder, if it holds one for this Python."""
    found = folder / library_name()
    return found if found.is_file() else None


def form() -> Form:
    """The form of the engine in this process."""
    return "interpreted" if folder_in_use() is None else "compiled"


def folder_in_use() -> Path | None:
    """The folder of the compiled engine that this process uses."""
    for finder in sys.meta_path:
        if isinstance(finder, CompiledModules):
            return finder.library.parent
    return None


def use_what_was_told() -> None:
    """Find compiled modules where the environment says so, or where the package brings them."""
    told = os.environ.get(ENGINE, "")
    if told != "interpreted" and form() == "interpreted":
        library = library_in(Path(told) if told else PACKAGED)
        if library is not None:
            sys.meta_path.insert(0, CompiledModules(library))


def use(folder: Path) -> None:
    """Have this process, before it has imported any of the engine, and its children use the engine of this folder."""
    if FIRST in sys.modules:
        raise RuntimeError("The engine is in use already; its form can't be changed any more.")
    os.environ[ENGINE] = str(folder)
    use_what_was_told()


class CompiledModules(MetaPathFinder, Loader):
    """Finds the modules of the engine in their library, and starts each when it is imported first."""

    def __init__(self, library: Path) -> None:
        self.library = library
        loader = importlib.machinery.ExtensionFileLoader(LIBRARY, str(library))
        spec = importlib.machinery.ModuleSpec(LIBRARY, loader, origin=str(library))
        self._module = sys.modules[LIBRARY] = loader.create_module(spec)
        loader.exec_module(self._module)
        # For each module the library has a capsule with a C function that starts it.
        prefix = "init_"
        self._starts = {
            name.removeprefix(prefix).replace("___", "."): name for name in dir(self._module) if name.startswith(prefix)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in self._starts:
            return None
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(self.library))
        spec.has_location = True
        return spec

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        """The module, its body already run: that is how mypyc starts one."""
        name = self._starts[spec.name]
        address = _pointer(getattr(self._module, name), f"{LIBRARY}.{name}".encode())
        module: ModuleType = _START(address)()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


_START = ctypes.PYFUNCTYPE(ctypes.py_object)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
