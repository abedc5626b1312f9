"""What is being asked and what is still to come fit the phase and the pieces: checks of the stack.

A round is a list of phases (`round.PHASES`); the phases to come lie at the bottom. On them lies what the present phase
is at: the seats whose turn comes later, and then what a die, a card or a tile brings to the seat whose turn it is.
Rules: C-1.14, C-1.15, C-3 to C-7, C-8.5, C-17.1.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import bit
from stammtisch.core.course import NOBODY, NOT_ASKED, NOT_IN_ORDER, NOT_NOW, phases_to_come, seat_of
from stammtisch.core.legend import must, wrong
from stammtisch.core.positions import WAITING
from stammtisch.core.question import Pending
from stammtisch.games.coimbra.effects import can_advance, holding
from stammtisch.games.coimbra.ids import (
    ADVANCE_ANY,
    ANY_RESOURCE,
    BONUSES,
    CAP,
    CASTLE,
    CHOOSE,
    CLASSES,
    COLLECTING,
    COLUMNS,
    ENDED,
    FIRST_FAVOUR_BONUS,
    FIRST_MONASTERY_BONUS,
    FROM_CHARACTERS,
    FROM_DISCARD,
    GAIN_AND_INVEST,
    IMMEDIATE,
    INFLUENCE,
    INQUISITION,
    INVESTING,
    LOCATIONS,
    NO_NODE,
    NOWHERE,
    PAY,
    PLACING,
    REPEAT,
    RETRIEVING,
    REWARD_POINTS,
    ROLLING,
    ROW,
    SCORE_CARD_AND_TRACK,
    SCORE_VOYAGES,
    SPACES,
    START_CARDS,
    STARTING,
    TAKE_FAVOUR,
    TRIBUTE,
    TRIBUTE_BEHIND,
    UPPER,
    VOYAGE_DISCOUNT,
    WHITE,
)
from stammtisch.games.coimbra.places.acquiring import StartCardBonus
from stammtisch.games.coimbra.places.bonuses import RepeatBonus
from stammtisch.games.coimbra.places.discards import BrowseDiscards, PickDiscarded
from stammtisch.games.coimbra.places.drafting import NextDie, PlaceDie, TakeDie
from stammtisch.games.coimbra.places.favours import PutCap, TakeFavour
from stammtisch.games.coimbra.places.gains import ChooseResource, PayForReward
from stammtisch.games.coimbra.places.income import (
    AdvanceTrack,
    BeginIncome,
    Income,
    NextIncome,
    OpenIncome,
    OpeningCards,
)
from stammtisch.games.coimbra.places.monasteries import ScoreCard, ScoreTrack, ScoreVoyage
from stammtisch.games.coimbra.places.opponents import GiveTribute, LoseCleric, Threat, Tribute
from stammtisch.games.coimbra.places.pilgrimage import MovePilgrim
from stammtisch.games.coimbra.places.retrieving import Evaluate, TakeCrown, TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.places.rewards import AcceptReward, GainBonus, OfferReward
from stammtisch.games.coimbra.places.starting import ChooseStart, GainStartCards, SecondStartCard, UseStartCard
from stammtisch.games.coimbra.places.voyages import AskForVoyage, Invest, VoyageOffer
from stammtisch.games.coimbra.round import PHASES, EndOfGame, Round
from stammtisch.games.coimbra.state import CoimbraState, is_token, owner_of

NO_SUCH_GAIN: Final = ("nothing brings that.", "das bringt nichts und niemand.")
WRONG_PHASE: Final = ("another phase is going on.", "eine andere Phase läuft.")
WRONG_NUMBER: Final = ("is not the number of dice taken.", "ist nicht die Zahl der genommenen Würfel.")

# Questions over which other things may come first; every other question is the last that was asked.
CAN_WAIT: Final = (MovePilgrim, PutCap, ScoreTrack, ScoreVoyage, AdvanceTrack)


def account_for_course(state: CoimbraState) -> None:
    """What lies on the stack is a moment of a game."""
    to_come = phases_to_come(state.stack, list(PHASES))
    present = state.stack[to_come:]
    if to_come == 0:
        account_for_ends(state, present)
        return
    is_new_round = to_come == len(PHASES)
    if is_new_round:
        account_for_new_round(state)
    else:
        must(state.phase == len(PHASES) - to_come, "phase", *WRONG_PHASE)
    if state.phase == PLACING:
        account_for_placing(state, present)
    elif state.phase == RETRIEVING:
        account_for_retrieving(state, present)
    elif state.phase == COLLECTING:
        account_for_income(state, present)
    elif state.phase == INVESTING and not is_new_round:
        account_for_investing(state, present)
    else:
        must(not present, WAITING, *NOT_NOW)


# The beginning and the end


def account_for_ends(state: CoimbraState, present: list[Pending]) -> None:
    """Before a round, or after the last."""
    if not present or isinstance(present[0], EndOfGame):
        is_last = state.round == state.box.rounds and len(present) <= 1
        rounds = state.box.rounds
        must(is_last, WAITING, f"the game ends after round {rounds}.", f"das Spiel endet nach Runde {rounds}.")
        must(state.phase == (INVESTING if present else ENDED), "phase", *WRONG_PHASE)
        return
    must(isinstance(present[0], Round), WAITING, *NOT_NOW)
    account_for_new_round(state)
    if len(present) > 1:
        must(state.phase == STARTING, "phase", *WRONG_PHASE)
        account_for_start(state, present[1:])


def account_for_new_round(state: CoimbraState) -> None:
    must(state.phase == (STARTING if state.round == 1 else INVESTING), "phase", *WRONG_PHASE)


def is_laid_out(state: CoimbraState) -> bool:
    """Whether cards and tiles lie as they were laid out for the round: nobody takes any before dice are retrieved."""
    if state.phase in (STARTING, ROLLING, PLACING):
        return True
    is_new_round = phases_to_come(state.stack, list(PHASES)) == len(PHASES)
    return is_new_round or (bool(state.stack) and isinstance(state.stack[0], Round))


def account_for_start(state: CoimbraState, present: list[Pending]) -> None:
    """Everybody chooses twice; then the start cards bring what they bring, seat after seat (C-1.14, C-1.15)."""
    later = seats_to_come(state, present, GainStartCards)
    rest = present[len(later) :]
    if is_choosing(state):
        in_order = state.seats_in_order()
        chooses = [seat_of(pending) if isinstance(pending, ChooseStart) else NOBODY for pending in rest]
        is_right = chooses == [*reversed(in_order), *in_order][: len(chooses)]
        must(len(later) == state.seats and is_right, WAITING, *NOT_IN_ORDER)
    elif rest:
        seat = seat_before(state, later)
        first = rest[0]
        if isinstance(first, UseStartCard):
            both = int(state.players[seat].cards)
            is_right = len(rest) == 1 and both & ~int(state.box.zone_mask[IMMEDIATE]) == 0
            must(is_right and first.seat == seat, WAITING, *NOT_ASKED)
            return
        if isinstance(first, SecondStartCard):
            is_own = first.seat == seat and first.bonus < START_CARDS and has_bonus(state, seat, first.bonus)
            must(is_own and state.box.is_immediate[first.bonus], WAITING, *NO_SUCH_GAIN)
            rest = rest[1:]
        account_for_gains(state, seat, rest)


def is_choosing(state: CoimbraState) -> bool:
    return any(isinstance(pending, ChooseStart) for pending in state.stack)


def choices_left(state: CoimbraState, seat: int) -> int:
    """How many of start cards and start corner a seat has still to choose."""
    return sum(isinstance(pending, ChooseStart) and pending.seat == seat for pending in state.stack)


def seats_to_come(state: CoimbraState, present: list[Pending], step: type[Pending]) -> list[int]:
    """The seats for which this step is still to come: the last in player order, the very last at the bottom."""
    seats: list[int] = []
    for pending in present:
        if type(pending) is not step:
            break
        seats.append(seat_of(pending))
    must(seats == list(reversed(state.seats_in_order()))[: len(seats)], WAITING, *NOT_IN_ORDER)
    return seats


def seat_before(state: CoimbraState, later: list[int]) -> int:
    """Whose turn it is when these seats come later."""
    must(len(later) < state.seats, WAITING, *NOT_IN_ORDER)
    return state.seats_in_order()[int(state.seats) - len(later) - 1]


# Placing and retrieving dice


def dice_begun(state: CoimbraState, present: list[Pending]) -> int:
    """How many dice have been taken, or are just being taken, in the placing of dice (C-3.3)."""
    if present and isinstance(present[0], NextDie):
        return present[0].number
    return int(state.seats) * state.box.dice_each


def account_for_placing(state: CoimbraState, present: list[Pending]) -> None:
    """One die after another is taken and placed, in player order (C-3.3)."""
    begun = dice_begun(state, present)
    rest = present[1:] if present and isinstance(present[0], NextDie) else present
    must(begun < state.seats * state.box.dice_each or rest == present, WAITING, *WRONG_NUMBER)
    if not rest:
        return
    must(begun > 0, WAITING, *WRONG_NUMBER)
    seat = state.seats_in_order()[(begun - 1) % int(state.seats)]
    if isinstance(rest[0], (TakeDie, PlaceDie)):
        must(len(rest) == 1 and seat_of(rest[0]) == seat, WAITING, *NOT_IN_ORDER)
        return
    for pending in rest:
        must(isinstance(pending, (OfferReward, AcceptReward)), WAITING, *NOT_NOW)
    account_for_gains(state, seat, rest)


def dice_placed(state: CoimbraState) -> list[int]:
    """How many dice each seat has placed, by what is still to come; asked while dice are placed (C-3.3)."""
    present = state.stack[phases_to_come(state.stack, list(PHASES)) :]
    done = dice_begun(state, present)
    if any(isinstance(pending, (TakeDie, PlaceDie)) for pending in present):
        done -= 1
    placed = [0] * int(state.seats)
    in_order = state.seats_in_order()
    for number in range(done):
        placed[in_order[number % len(in_order)]] += 1
    return placed


def location_at_work(state: CoimbraState) -> int:
    """The location whose dice are being retrieved; the locations before it are closed. LOCATIONS when all are."""
    for pending in state.stack:
        if isinstance(pending, Evaluate):
            return pending.location
    return LOCATIONS


def account_for_retrieving(state: CoimbraState, present: list[Pending]) -> None:
    """A location is evaluated, and what its leftmost die brings comes first (C-4.1)."""
    if not present:
        return
    if not isinstance(present[0], Evaluate):
        raise wrong(WAITING, *NOT_NOW)
    location = present[0].location
    rest = present[1:]
    if not rest:
        return
    first = rest[0]
    if isinstance(first, (TriggerInCastle, TriggerInCity)):
        entry = state.rows[location * ROW]
        is_right = len(rest) == 1 and entry != 0 and not is_token(entry) and int(owner_of(entry)) == first.seat
        if isinstance(first, TriggerInCity):
            is_right = is_right and first.location == location
        else:
            is_right = is_right and location == CASTLE
        must(is_right, WAITING, *NOT_ASKED)
        return
    seat = seat_that_gains(state, rest)
    must(state.players[seat].dice_left() > 0, WAITING, *NOT_ASKED)
    if isinstance(first, TakeCrown):
        place = int(state.crown_on[first.cls])
        is_right = place != NOWHERE and state.display[place] == 0 and place // COLUMNS + UPPER == location
        must(is_right, WAITING, *NO_SUCH_GAIN)
        rest = rest[1:]
    account_for_gains(state, seat, rest)


def seat_that_gains(state: CoimbraState, gains: list[Pending]) -> int:
    """Whose die, card or tile brings all this: clerics are lost to the card of another."""
    for pending in gains:
        if not isinstance(pending, (Threat, LoseCleric)):
            return pending.taker if isinstance(pending, (Tribute, GiveTribute)) else seat_of(pending)
        for seat in range(int(state.seats)):
            if has_bonus(state, seat, pending.bonus):
                return seat
    raise wrong(WAITING, *NO_SUCH_GAIN)


# Income and voyages


def account_for_income(state: CoimbraState, present: list[Pending]) -> None:
    """One seat after another uses its cards, then its dice (C-6.1, C-13)."""
    later = seats_to_come(state, present, BeginIncome)
    rest = present[len(later) :]
    if not rest:
        return
    seat = seat_before(state, later)
    first = rest[0]
    must(isinstance(first, (OpeningCards, OpenIncome, NextIncome, Income)), WAITING, *NOT_NOW)
    must(seat_of(first) == seat, WAITING, *NOT_IN_ORDER)
    if isinstance(first, (OpeningCards, OpenIncome)):
        must(first.cards & ~opening_cards(state, seat) == 0, WAITING, *NO_SUCH_GAIN)
        must(isinstance(first, OpeningCards) or first.cards != 0, WAITING, *NOT_ASKED)
    if isinstance(first, (OpenIncome, Income)):
        must(len(rest) == 1, WAITING, *NOT_NOW)
    account_for_gains(state, seat, rest[1:])


def opening_cards(state: CoimbraState, seat: int) -> int:
    """The cards of a seat that work at the beginning of its income (C-13.1, C-13.3)."""
    player = state.players[seat]
    cards = int(player.cards & state.box.opening_mask)
    for colour in range(WHITE):
        if player.dice[colour]:
            cards &= ~int(state.box.without_die_mask[colour])
    return cards


def dice_to_collect(state: CoimbraState) -> list[tuple[int, int]]:
    """The fewest and the most dice that lie before each seat during the income (C-6.1)."""
    present = state.stack[phases_to_come(state.stack, list(PHASES)) :]
    later = seats_to_come(state, present, BeginIncome)
    each = state.box.dice_each
    found = [(each, each) if seat in later else (0, 0) for seat in range(int(state.seats))]
    if len(present) > len(later):
        is_opening = isinstance(present[len(later)], (OpeningCards, OpenIncome))
        found[seat_before(state, later)] = (each if is_opening else 0, each)
    return found


def account_for_investing(state: CoimbraState, present: list[Pending]) -> None:
    """One seat after another may invest (C-7.1)."""
    later = seats_to_come(state, present, AskForVoyage)
    rest = present[len(later) :]
    if not rest:
        return
    question = rest[0]
    if not isinstance(question, Invest) or len(rest) > 1:
        raise wrong(WAITING, *NOT_NOW)
    must(question.seat == seat_before(state, later) and question.resource == ANY_RESOURCE, WAITING, *NOT_IN_ORDER)


# What dice, cards and tiles bring


def account_for_gains(state: CoimbraState, seat: int, gains: list[Pending]) -> None:
    """All this comes from what one seat has; what was asked last is answered first."""
    for number, pending in enumerate(gains):
        is_last = number == len(gains) - 1
        must(is_last or not pending.is_question() or isinstance(pending, CAN_WAIT), WAITING, *NOT_NOW)
        where = f"{WAITING}.{len(state.stack) - len(gains) + number}"
        must(comes_from(state, seat, pending), where, *NO_SUCH_GAIN)
        if isinstance(pending, ScoreCard):
            must(number > 0 and isinstance(gains[number - 1], ScoreTrack), where, *NO_SUCH_GAIN)


def comes_from(state: CoimbraState, seat: int, pending: Pending) -> bool:
    """Whether an entry of the stack comes from what lies before a seat."""
    if isinstance(pending, (Tribute, GiveTribute)):
        is_other = pending.taker == seat != pending.seat
        return is_other and has(state, seat, pending.bonus, TRIBUTE, TRIBUTE_BEHIND)
    if isinstance(pending, (Threat, LoseCleric)):
        return pending.seat != seat and has(state, seat, pending.bonus, INQUISITION)
    if seat_of(pending) != seat:
        return False
    if isinstance(pending, (OfferReward, AcceptReward)):
        return is_offered(state, pending)
    if isinstance(pending, GainBonus):
        return has_bonus(state, seat, pending.bonus) and state.box.is_immediate[pending.bonus]
    if isinstance(pending, MovePilgrim):
        return state.players[seat].pilgrim != NO_NODE
    if isinstance(pending, (ScoreVoyage, ScoreTrack, ScoreCard)):
        return is_scored_now(state, seat, pending)
    return comes_from_bonus(state, seat, pending)


def comes_from_bonus(state: CoimbraState, seat: int, pending: Pending) -> bool:
    """Whether a bonus of this seat has just this effect."""
    if isinstance(pending, ChooseResource):
        return has(state, seat, pending.bonus, CHOOSE)
    if isinstance(pending, PayForReward):
        return has(state, seat, pending.bonus, PAY)
    if isinstance(pending, RepeatBonus):
        return has(state, seat, pending.bonus, REPEAT)
    if isinstance(pending, (BrowseDiscards, PickDiscarded)):
        return has(state, seat, pending.bonus, FROM_DISCARD)
    if isinstance(pending, TakeFavour):
        return bool(bonuses_with(state, seat, TAKE_FAVOUR))
    if isinstance(pending, PutCap):
        return state.phase == RETRIEVING and bool(bonuses_with(state, seat, CAP))
    if isinstance(pending, StartCardBonus):
        is_own = state.players[seat].has_card(pending.card) and pending.card >= START_CARDS
        return state.phase == RETRIEVING and is_own
    if isinstance(pending, VoyageOffer):
        return pending.bonus in resources_of(state, seat, GAIN_AND_INVEST)
    if isinstance(pending, Invest):
        if pending.resource == ANY_RESOURCE:
            return bool(bonuses_with(state, seat, VOYAGE_DISCOUNT))
        return pending.resource in resources_of(state, seat, GAIN_AND_INVEST)
    if isinstance(pending, AdvanceTrack):
        amounts = [int(state.box.amount[bonus]) for bonus in bonuses_with(state, seat, ADVANCE_ANY)]
        return state.phase == COLLECTING and pending.spaces in amounts
    return False


def is_offered(state: CoimbraState, pending: OfferReward | AcceptReward) -> bool:
    """Whether somebody is asked about gains in this game, and has room for this one (C-8.1, C-8.3, C-8.5)."""
    if not state.asks_before_gains or (pending.what >= INFLUENCE and pending.source != FROM_CHARACTERS):
        return False
    if isinstance(pending, OfferReward) or pending.what == REWARD_POINTS:
        return True
    player = state.players[pending.seat]
    if pending.what < REWARD_POINTS:
        return pending.amount <= state.box.most_resources - holding(player, pending.what)
    track = pending.what - INFLUENCE
    return track < CLASSES and can_advance(state, player, track, pending.amount) == pending.amount


def is_scored_now(state: CoimbraState, seat: int, pending: Pending) -> bool:
    """Whether a monastery lets this seat score a voyage, a card or a track now (C-15.10, C-15.11)."""
    if not isinstance(pending, ScoreVoyage):
        return bool(bonuses_with(state, seat, SCORE_CARD_AND_TRACK))
    amounts = [int(state.box.amount[bonus]) for bonus in bonuses_with(state, seat, SCORE_VOYAGES)]
    are_own = pending.done & ~int(state.players[seat].voyages) == 0
    return are_own and pending.left > 0 and pending.left + pending.done.bit_count() in amounts


def has_bonus(state: CoimbraState, seat: int, bonus: int) -> bool:
    """Whether a seat has the card or the favour tile with this bonus, or has visited its monastery."""
    player = state.players[seat]
    if bonus < FIRST_MONASTERY_BONUS:
        return player.has_card(bonus)
    if bonus >= FIRST_FAVOUR_BONUS:
        return player.has_favour(bonus - FIRST_FAVOUR_BONUS)
    for space in range(SPACES):
        if state.layout.monasteries[space] == bonus - FIRST_MONASTERY_BONUS:
            return player.visited & bit(space) != 0
    return False


def has(state: CoimbraState, seat: int, bonus: int, *effects: int) -> bool:
    """Whether a seat has a bonus, and that has one of these effects."""
    return int(state.box.bonus[bonus]) in effects and has_bonus(state, seat, bonus)


def bonuses_with(state: CoimbraState, seat: int, effect: int) -> list[int]:
    return [bonus for bonus in range(BONUSES) if has(state, seat, bonus, effect)]


def resources_of(state: CoimbraState, seat: int, effect: int) -> list[int]:
    """The resources that bonuses with this effect are about."""
    return [int(state.box.resource[bonus]) for bonus in bonuses_with(state, seat, effect)]
