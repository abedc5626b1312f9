"""What an expansion has in the box of a game and lays on its table.

A game holds the boxes of its expansions, a state their tables, and neither knows anything else of them; see
docs/decisions/0016.
"""

from __future__ import annotations

from stammtisch.core.plain import Json


class Box:
    """What one expansion reads from an edition: its components, in tables."""


class Table:
    """The pieces of one expansion at one moment: a part of the position that copies and saves itself."""

    def copy(self) -> Table:
        """An independent copy."""
        raise NotImplementedError

    def as_json(self) -> dict[str, Json]:
        """The pieces as plain values."""
        raise NotImplementedError
