"""The games. Each folder is one game in the same shape; none knows another, and none does I/O.

The contract has `stammtisch.games()` list the games, and this package has the same name; so the package itself
can be called. The list is that of the shelf, where games from elsewhere stand too.
"""

import sys
from types import ModuleType

from stammtisch import shelf


class _Shelf(ModuleType):
    """A package that answers which games there are."""

    def __call__(self) -> list[str]:
        return shelf.names()


sys.modules[__name__].__class__ = _Shelf
