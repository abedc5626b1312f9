"""Where a net learns: in numpy's arrays on a core, or in CuPy's on a GPU. CuPy answers to numpy's own functions.

Only what makes arrays and what brings them back differs, so that is all that stands here. The games are played on cores
in any case.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

import numpy as np

from stammtisch.bots.learned.net import Floats

GPU: Final = "gpu"
CORES: Final = "cores"
AUTO: Final = "auto"  # a GPU where there is one


class NoGpu(RuntimeError):
    """A GPU was asked for, and there is none, or nothing to use it with."""


class Arrays:
    """Numpy's."""

    place = CORES

    def of(self, values: Any) -> Any:
        """An array of this kind with these values."""
        return np.asarray(values)

    def plain(self, array: Any) -> Floats:
        """The same as an array of numpy."""
        found: Floats = np.asarray(array)
        return found


class OnGpu(Arrays):
    """CuPy's, on the first GPU."""

    place = GPU

    def __init__(self) -> None:
        try:
            self.cupy: Any = importlib.import_module("cupy")
            count = int(self.cupy.cuda.runtime.getDeviceCount())
        except Exception as error:  # noqa: BLE001 -- what a missing driver raises is CuPy's own, which may not be there
            raise NoGpu(str(error)) from None
        if not count:
            raise NoGpu("no GPU")

    def of(self, values: Any) -> Any:
        return self.cupy.asarray(values)

    def plain(self, array: Any) -> Floats:
        found: Floats = self.cupy.asnumpy(array)
        return found


ON_CORES: Final = Arrays()


def arrays_for(wish: str) -> Arrays:
    """Where a net learns by this wish; raises NoGpu if it must be a GPU and cannot be."""
    if wish == CORES:
        return ON_CORES
    try:
        return OnGpu()
    except NoGpu:
        if wish == GPU:
            raise
        return ON_CORES
