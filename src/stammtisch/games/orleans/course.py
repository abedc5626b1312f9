"""What is being asked and what is still to come fit the round and the pieces: checks of the stack.

A round is a list of phases (`round.PHASES`); the phases to come lie at the bottom, and on them lies what the present
phase is at. Rules: O-1.10, O-2 to O-5, O-11, O-12.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.course import NOT_ASKED, NOT_IN_ORDER, NOT_NOW, phases_to_come
from stammtisch.core.legend import must, wrong
from stammtisch.core.positions import WAITING
from stammtisch.core.question import Pending
from stammtisch.games.orleans.effects import market_is_empty
from stammtisch.games.orleans.ids import (
    BATHHOUSE,
    DEEDS_EFFECT,
    EMPTY,
    HARVEST,
    MIN_SEATS,
    PAY_FOR_DEVELOPMENT,
    RECRUIT,
    TAXES,
    TECHNOLOGY,
    TRADER,
    TRAVEL,
)
from stammtisch.games.orleans.places.bathhouse import PlaceFromBathhouse
from stammtisch.games.orleans.places.deeds import SendToDeeds, why_not_send_any
from stammtisch.games.orleans.places.events import GiveFood, Shelter, food_kinds, has_shelter
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.places.followers import Followers, can_draw_or_move, tower_has_room
from stammtisch.games.orleans.places.pharmacy import PayForDevelopment
from stammtisch.games.orleans.places.planning import Planning, can_plan
from stammtisch.games.orleans.places.recruiting import BuildTile, ChooseRecruit
from stammtisch.games.orleans.places.technology import InstallTechnology, installable_spaces
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.places.travelling import PlaceQuestion, Travel
from stammtisch.games.orleans.places.turn import TakeTurn, usable_places
from stammtisch.games.orleans.round import (
    PHASES,
    EndOfGame,
    EndOfPlanning,
    EventReaches,
    NextTurn,
    Round,
    census,
)
from stammtisch.games.orleans.state import OrleansState

# How many phases are to come during each of these.
HOURGLASS: Final = 6
CENSUS: Final = 5
FOLLOWERS: Final = 4
PLANNING: Final = 3
ACTIONS: Final = 2
EVENT: Final = 1

# What can be wrong with what is asked
NOT_SO_MANY: Final = ("there are not so many.", "so viele sind es nicht.")
NO_DEBT: Final = ("there is no such debt.", "eine solche Schuld gibt es nicht.")
NOT_AS_AGREED: Final = ("planning was agreed otherwise.", "die Planung ist anders vereinbart.")
NO_SUCH_PLACE: Final = ("that place is not being used.", "dieser Ort wird nicht genutzt.")
NOT_SORTED: Final = ("who was drawn is not in order.", "wer gezogen wurde, steht nicht in der Reihenfolge.")


def question_on_top(state: OrleansState) -> Pending | None:
    return state.stack[-1] if state.stack else None


def is_planning(state: OrleansState) -> bool:
    return isinstance(question_on_top(state), Planning)


def account_for_course(state: OrleansState) -> None:
    """What lies on the stack is a moment of a game."""
    to_come = phases_to_come(state.stack, list(PHASES))
    present = state.stack[to_come:]
    must(
        to_come in (0, len(PHASES)) or state.round > 0,
        "round",
        "no round has begun.",
        "noch hat keine Runde begonnen.",
    )
    if to_come == 0:
        account_for_ends(state, present)
    elif to_come == EVENT:
        account_for_event(state, present)
    elif to_come == ACTIONS:
        account_for_actions(state, present)
    elif to_come == PLANNING:
        account_for_planning(state, present)
    elif to_come == FOLLOWERS:
        account_for_followers_phase(state, present)
    elif to_come == CENSUS:
        account_for_census(state, present)
    else:
        must(not present, WAITING, *NOT_NOW)
    if to_come == len(PHASES):
        account_for_new_round(state)
    if to_come > ACTIONS:
        nobody_has_passed(state)
    if not present or not isinstance(present[0], EndOfPlanning):
        nothing_is_planned(state)
    account_for_exclusion(state)


def account_for_ends(state: OrleansState, present: list[Pending]) -> None:
    """Before a round, or after the last."""
    if not present or isinstance(present[0], EndOfGame):
        is_end = state.round == state.box.rounds and len(present) <= 1
        rounds = state.box.rounds
        must(is_end, WAITING, f"the game ends after round {rounds}.", f"das Spiel endet nach Runde {rounds}.")
        return
    must(isinstance(present[0], Round), WAITING, *NOT_NOW)
    account_for_new_round(state)
    nobody_has_passed(state)
    if len(present) == 1:
        return
    must(has_exclusion(state) and state.round == 0, WAITING, *NOT_NOW)
    seats: list[int] = []
    for pending in present[1:]:
        if not isinstance(pending, ExcludeTile):
            raise wrong(WAITING, *NOT_NOW)
        is_whole = pending.left == excluded_each(state) or pending is present[-1]
        must(is_whole and pending.left <= excluded_each(state), WAITING, *NOT_SO_MANY)
        seats.append(pending.seat)
    must(seats == last_seats(state, len(seats)), WAITING, *NOT_IN_ORDER)


def last_seats(state: OrleansState, number: int) -> list[int]:
    """The seats whose turn comes last in the order of the round, the very last first."""
    return list(reversed(state.seats_in_order()))[:number]


def account_for_new_round(state: OrleansState) -> None:
    rounds = state.box.rounds
    must(state.round < rounds, "round", f"there are {rounds} rounds.", f"es gibt {rounds} Runden.")


def nobody_has_passed(state: OrleansState) -> None:
    for seat, player in enumerate(state.players):
        must(
            not player.has_passed,
            f"players.{seat}.has_passed",
            "nobody has passed before the actions phase.",
            "vor der Aktionsphase hat niemand gepasst.",
        )


def nothing_is_planned(state: OrleansState) -> None:
    for seat, player in enumerate(state.players):
        must(
            player.planned == 0,
            f"players.{seat}.planned",
            "nothing is planned before or after planning.",
            "außerhalb der Planung ist nichts geplant.",
        )


# Place tiles that leave the game before it begins (O-1.10)


def has_exclusion(state: OrleansState) -> bool:
    return state.origin.options["exclude_place_tiles"] is True


def excluded_each(state: OrleansState) -> int:
    return state.box.tiles_excluded_each[int(state.seats) - MIN_SEATS]


def account_for_exclusion(state: OrleansState) -> None:
    """As many place tiles are out of the game as the players have taken out; later debts may add to them (O-12.6)."""
    gone = int(state.tiles_gone).bit_count()
    taken_out = excluded_each(state) * int(state.seats) if has_exclusion(state) else 0
    for pending in state.stack:
        if isinstance(pending, ExcludeTile):
            taken_out -= pending.left
    must(
        gone == taken_out or (gone > taken_out and state.round > 0),
        "place_tiles_gone",
        f"the number of place tiles taken out is {taken_out}, not {gone}.",
        f"die Zahl der aussortierten Ortskarten ist {taken_out}, nicht {gone}.",
    )


# The phases


def account_for_census(state: OrleansState, present: list[Pending]) -> None:
    """Who is alone behind owes one coin (O-2.4)."""
    if not present:
        return
    question = only_one(present)
    if not isinstance(question, Torture):
        raise wrong(WAITING, *NOT_NOW)
    must(census(state)[1] == question.seat and question.debt == 1, WAITING, *NO_DEBT)
    account_for_debt(state, question)


def only_one(present: list[Pending]) -> Pending:
    must(len(present) == 1, WAITING, *NOT_NOW)
    return present[0]


def account_for_debt(state: OrleansState, question: Torture) -> None:
    """Who has coins pays them first (O-12.1)."""
    where = f"players.{question.seat}.coins"
    is_poor = state.players[question.seat].coins == 0
    must(is_poor, where, "a debt is paid with coins first.", "eine Schuld bezahlt man zuerst mit Münzen.")


def account_for_followers_phase(state: OrleansState, present: list[Pending]) -> None:
    """Who waits can draw or move back, or load the Gunpowder Tower (O-3)."""
    if not present:
        return
    question = only_one(present)
    if not isinstance(question, Followers):
        raise wrong(WAITING, *NOT_NOW)
    must(question.loading & ~question.waiting == 0, WAITING, *NOT_ASKED)
    for seat in question.seats():
        player = state.players[seat]
        if question.is_loading(seat):
            can_answer = tower_has_room(player) and player.market_size > 0
        else:
            can_answer = can_draw_or_move(state, player) and player.tower_size() == 0
        must(can_answer, WAITING, *NOT_ASKED)


def account_for_planning(state: OrleansState, present: list[Pending]) -> None:
    """All plan at the same time, or one after another (O-4.7, O-4.9)."""
    if not present:
        return
    must(isinstance(present[0], EndOfPlanning), WAITING, *NOT_NOW)
    if len(present) == 1:
        return
    question = only_one(present[1:])
    if not isinstance(question, Planning):
        raise wrong(WAITING, *NOT_NOW)
    must(question.in_order == state.plans_in_order, WAITING, *NOT_AS_AGREED)
    if not question.in_order:
        must(question.queue == 0, WAITING, *NOT_AS_AGREED)
        return
    planning = [seat for seat in state.seats_in_order() if (question.queue >> seat) & 1 or question.asks(seat)]
    must(question.seats() == planning[:1], WAITING, *NOT_IN_ORDER)
    for seat in planning[1:]:
        player = state.players[seat]
        can_wait = player.planned == 0 and not market_is_empty(player) and can_plan(state, seat)
        must(can_wait, WAITING, *NOT_ASKED)


def account_for_event(state: OrleansState, present: list[Pending]) -> None:
    """The event reaches one seat after another (O-11.1)."""
    seats: list[int] = []
    for pending in present:
        if isinstance(pending, EventReaches):
            seats.append(pending.seat)
    reached = len(state.players) - len(seats) - 1
    must(seats == last_seats(state, len(seats)), WAITING, *NOT_IN_ORDER)
    rest = present[len(seats) :]
    if not rest:
        return
    question = only_one(rest)
    must(reached >= 0, WAITING, *NOT_IN_ORDER)
    seat = state.seats_in_order()[reached]
    player = state.players[seat]
    if isinstance(question, Shelter):
        must(question.seat == seat and has_shelter(state, player), WAITING, *NOT_ASKED)
    elif isinstance(question, GiveFood):
        is_harvest = state.event == HARVEST and len(food_kinds(state, seat)) > 1
        must(question.seat == seat and is_harvest, WAITING, *NOT_ASKED)
    else:
        if not isinstance(question, Torture):
            raise wrong(WAITING, *NOT_NOW)
        must(question.seat == seat and question.debt <= most_debt(state), WAITING, *NO_DEBT)
        account_for_debt(state, question)


def most_debt(state: OrleansState) -> int:
    """What the event of the round can cost (O-11.4, O-11.5)."""
    if state.event == HARVEST:
        return state.box.harvest_fine
    return sum(state.box.good_count) // state.box.goods_per_tax_coin if state.event == TAXES else 0


# The actions phase


def account_for_actions(state: OrleansState, present: list[Pending]) -> None:
    """One seat takes its turn, and the next one's comes after it (O-5.1)."""
    if not present:
        return
    following = present[0]
    if not isinstance(following, NextTurn):
        raise wrong(WAITING, *NOT_NOW)
    if len(present) == 1:
        return
    question = only_one(present[1:])
    seat = (following.seat - 1) % len(state.players)
    must(question.seats() == [seat], WAITING, *NOT_IN_ORDER)
    player = state.players[seat]
    where = f"players.{seat}.has_passed"
    if isinstance(question, InstallTechnology):
        has_passed = player.has_passed != 0
        must(has_passed, where, "technology is placed after passing.", "Technik legt man nach dem Passen.")
        must(bool(installable_spaces(state, player)), WAITING, *NOT_ASKED)
        return
    must(not player.has_passed, where, "who has passed has no turn.", "wer gepasst hat, ist nicht am Zug.")
    if isinstance(question, TakeTurn):
        must(bool(usable_places(state, seat)), WAITING, *NOT_ASKED)
    elif isinstance(question, BuildTile):
        step = int(player.track[TRADER])
        is_won = step > 0 and state.box.trader_categories[step - 1] == question.categories
        track = f"players.{seat}.tracks.trader"
        must(is_won, track, "brings other place tiles.", "bringt andere Ortskarten.")
    elif isinstance(question, PlaceFromBathhouse):
        account_for_bathhouse(state, question)
    else:
        if not isinstance(question, PlaceQuestion):
            raise wrong(WAITING, *NOT_NOW)
        account_for_place(state, question)


def account_for_place(state: OrleansState, question: PlaceQuestion) -> None:
    """The place can be used for what is asked, and its followers have left it (O-5.4)."""
    box = state.box
    player = state.players[question.seat]
    effect = box.effect[question.place]
    must(player.has_place(question.place), WAITING, *NO_SUCH_PLACE)
    if isinstance(question, SendToDeeds):
        can_send = effect == DEEDS_EFFECT and not why_not_send_any(state, player, question.place)
        must(can_send, WAITING, *NO_SUCH_PLACE)
        must(question.sent < box.most[question.place], WAITING, *NOT_SO_MANY)
        return
    is_right = (
        (isinstance(question, Travel) and effect == TRAVEL)
        or (isinstance(question, ChooseRecruit) and effect == RECRUIT and len(box.recruits[question.place]) > 1)
        or (isinstance(question, PayForDevelopment) and effect == PAY_FOR_DEVELOPMENT)
    )
    first = box.first_space[question.place]
    for space in range(first, first + box.space_count[question.place]):
        is_right = is_right and player.board[space] in (EMPTY, TECHNOLOGY)
    must(is_right, WAITING, *NO_SUCH_PLACE)


def account_for_bathhouse(state: OrleansState, question: PlaceFromBathhouse) -> None:
    """Followers drawn lie in order, not more than may be drawn; the Bathhouse's own is still there (O-10.10)."""
    box = state.box
    player = state.players[question.seat]
    is_used = player.has_place(BATHHOUSE) and player.board[box.first_space[BATHHOUSE]] not in (EMPTY, TECHNOLOGY)
    must(is_used, WAITING, *NO_SUCH_PLACE)
    drawn = question.drawn()
    three = [question.first, question.second, question.third]
    must(drawn == sorted(drawn) and three[: len(drawn)] == drawn, WAITING, *NOT_SORTED)
    placed = box.bathhouse_place - question.left
    in_all = len(drawn) + placed
    has_drawn_all = in_all == box.bathhouse_draw or (in_all < box.bathhouse_draw and player.bag_size == 0)
    must(has_drawn_all, WAITING, *NOT_SO_MANY)
    must(len(question.choices(state, question.seat)) > 1, WAITING, *NOT_ASKED)
