"""What each person has had lately of one class of thinking, and who of them is next.

What somebody has had counts for half after `HALF_LIFE` seconds. Who has had more than `ALLOWANCE` has had much: about
half the time of one worker, more than anybody takes who thinks about their own moves in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

NOBODY: Final = ""  # bears the cost of what is at no person's cost in particular
HALF_LIFE: Final = 20.0
ALLOWANCE: Final = 14.0  # seconds of thinking lately
FORGOTTEN: Final = 0.01  # seconds lately that make no difference any more
KEPT: Final = 1000  # people beyond whom those are forgotten who have had nothing lately


class Share:
    """What one person has had."""

    def __init__(self) -> None:
        self.seconds = 0.0  # lately, as it was at `moment`
        self.moment = 0.0
        self.turn = 0  # the number of their last turn; 0 before the first


class Shares:
    """Everybody's share of one class."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._shares: dict[str, Share] = {}
        self._last_turn = 0

    def lately(self, person: str) -> float:
        """The seconds of thinking that a person has had, old ones counted for less."""
        share = self._shares.get(person)
        return 0.0 if share is None else self._faded(share)

    def has_had_much(self, person: str) -> bool:
        return self.lately(person) > ALLOWANCE

    def turn_of(self, person: str) -> int:
        share = self._shares.get(person)
        return 0 if share is None else share.turn

    def take_turn(self, person: str) -> None:
        """A person goes to the end of the line."""
        self._last_turn += 1
        self._share_of(person).turn = self._last_turn

    def charge(self, persons: Iterable[str], seconds: float) -> None:
        """These people bear the cost of a piece, each the same part."""
        bearers = list(persons)
        for person in bearers:
            share = self._share_of(person)
            share.seconds = self._faded(share) + seconds / len(bearers)
            share.moment = self.clock()

    def _faded(self, share: Share) -> float:
        return float(share.seconds * 0.5 ** ((self.clock() - share.moment) / HALF_LIFE))

    def _share_of(self, person: str) -> Share:
        share = self._shares.get(person)
        if share is None:
            if len(self._shares) >= KEPT:
                self._forget_the_quiet()
            share = self._shares[person] = Share()
        return share

    def _forget_the_quiet(self) -> None:
        """Let go of people who stand where somebody new would stand, but for their turn."""
        self._shares = {person: share for person, share in self._shares.items() if self._faded(share) > FORGOTTEN}
