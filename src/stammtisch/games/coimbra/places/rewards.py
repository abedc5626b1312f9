"""Rewards: they come by themselves, or their owner says how much is accepted. Rules: C-8.

Whatever comes later is put on the stack first, so that a reward is dealt with before what waits beneath it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.coimbra.effects import advance, can_advance, gain_coins, gain_guards, gain_points, holding
from stammtisch.games.coimbra.glossary import reward_name
from stammtisch.games.coimbra.ids import INFLUENCE, REWARD_COINS, REWARD_GUARDS, REWARD_POINTS
from stammtisch.games.coimbra.state import CoimbraState

# Of a reward, all or up to so many may be accepted (C-R9).
MOST_ACCEPTED: Final = 120
MOST_LISTED: Final = 20

DECLINE: Final[Lone] = Lone("decline", otherwise="nothing-to-decline")
ACCEPT: Final[Single] = Single(
    "accept", Field("number", "number", range(MOST_ACCEPTED + 1)), otherwise="nothing-to-accept"
)

FORFEITED_GUARDS: Final = Message(40, "forfeited-guards", "player", "number:guards")
FORFEITED_COINS: Final = Message(48, "forfeited-coins", "player", "number:coins")
FORFEITED_POINTS: Final = Message(49, "forfeited-points", "player", "number:points")
FORFEITED_SPACES: Final = Message(50, "forfeited-spaces", "player", "track", "number:spaces")


def reward(state: CoimbraState, seat: int, guards: i64, coins: i64, points: i64, source: i64) -> None:
    """Give guards, coins and points (C-8.1, C-8.2, C-8.5)."""
    if state.asks_before_gains:
        # The last offer on the stack is the first to be made.
        offer(state, seat, REWARD_POINTS, points, source)
        offer(state, seat, REWARD_COINS, coins, source)
        offer(state, seat, REWARD_GUARDS, guards, source)
        return
    gain_guards(state, seat, guards)
    gain_coins(state, seat, coins)
    gain_points(state, seat, points, source)


def gain_influence(state: CoimbraState, seat: int, track: i64, amount: i64) -> None:
    """Move a disk up a track (C-8.3)."""
    if state.asks_before_gains:
        offer(state, seat, INFLUENCE + track, amount, 0)
    else:
        advance(state, seat, track, amount)


# Forfeiting


def offer(state: CoimbraState, seat: int, what: i64, amount: i64, source: i64) -> None:
    """Ask how much of a reward is accepted, with the option for it (C-8.5)."""
    if amount > 0:
        state.stack.append(OfferReward(seat, int(what), int(amount), int(source)))


class OfferReward(SeatStep):
    """A reward is offered as far as there is room for it at that moment (C-8.1, C-8.3, C-8.5)."""

    fields: ClassVar = ["seat", "what", "amount", "source"]

    def __init__(self, seat: int, what: int, amount: int, source: int) -> None:
        super().__init__(seat)
        self.what = what
        self.amount = amount
        self.source = source

    def happen(self, state: CoimbraState) -> None:
        player = state.players[self.seat]
        amount: i64 = self.amount
        if self.what < REWARD_POINTS:
            amount = min(amount, state.box.most_resources - holding(player, self.what))
        elif self.what >= INFLUENCE:
            amount = can_advance(state, player, self.what - INFLUENCE, amount)
        if amount > 0:
            state.stack.append(AcceptReward(self.seat, self.what, int(amount), self.source))


class AcceptReward(OneSeatQuestion):
    """How much of this reward do you accept? Asked only with the option for it (C-8.5)."""

    prompt_key: ClassVar = "accept-reward"
    fields: ClassVar = ["seat", "what", "amount", "source"]

    def __init__(self, seat: int, what: int, amount: int, source: int) -> None:
        super().__init__(seat)
        self.what = what
        self.amount = amount
        self.source = source

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        if self.what < INFLUENCE:
            amounts = [self.amount if what == self.what else 0 for what in range(INFLUENCE)]
            return {"offer": reward_name(amounts[REWARD_GUARDS], amounts[REWARD_COINS], amounts[REWARD_POINTS])}
        track = state.box.track_names[self.what - INFLUENCE]
        english = f"{self.amount} {'space' if self.amount == 1 else 'spaces'} on the {track.forms['en']}"
        german = f"{self.amount} {'Feld' if self.amount == 1 else 'Felder'} auf der {track.form('de', 'dat')}"
        return {"offer": Name({"en": english, "de": german})}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        amount = min(self.amount, MOST_ACCEPTED)
        found = [ACCEPT.of(amount)]
        for number in range(min(amount - 1, MOST_LISTED), -1, -1):
            found.append(ACCEPT.of(number))
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return say(state, "reward-is-smaller", {"number": self.amount}) if ACCEPT.has(action) else None

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        accepted = ACCEPT.value(action)
        if accepted < self.amount:
            self.forfeit(state, self.amount - accepted)
        if self.what == REWARD_GUARDS:
            gain_guards(state, seat, accepted)
        elif self.what == REWARD_COINS:
            gain_coins(state, seat, accepted)
        elif self.what == REWARD_POINTS:
            gain_points(state, seat, accepted, self.source)
        else:
            advance(state, seat, self.what - INFLUENCE, accepted)

    def forfeit(self, state: CoimbraState, number: i64) -> None:
        """Tell what is not accepted."""
        if self.what >= INFLUENCE:
            state.tell(FORFEITED_SPACES, self.seat, self.what - INFLUENCE, number)
        else:
            state.tell([FORFEITED_GUARDS, FORFEITED_COINS, FORFEITED_POINTS][self.what], self.seat, number)


# Bonuses


class BonusStep(SeatStep):
    """Something that a bonus makes happen to one seat; the bonus of a card has the number of the card."""

    fields: ClassVar = ["seat", "bonus"]

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus


class GainBonus(BonusStep):
    """A bonus takes effect: that of a card, a monastery or a favour tile."""

    def happen(self, state: CoimbraState) -> None:
        state.bonuses.gain(state, self.seat, self.bonus)


class BonusQuestion(OneSeatQuestion):
    """A question that a bonus asks one seat."""

    fields: ClassVar = ["seat", "bonus"]

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus
