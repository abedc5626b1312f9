"""What an expansion lays on the table of a game: a part of the position that copies and saves itself.

A state holds the tables of the expansions in play and knows nothing else of them; see docs/decisions/0016.
"""

from __future__ import annotations

from stammtisch.core.plain import Json


class Table:
    """The pieces of one expansion at one moment."""

    def copy(self) -> Table:
        """An independent copy."""
        raise NotImplementedError

    def as_json(self) -> dict[str, Json]:
        """The pieces as plain values."""
        raise NotImplementedError
