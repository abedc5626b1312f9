"""Looking ahead alone: what a seat's own answers and actions lead to when nobody else moves.

The question that waits is put alone on the stack of a copy, so that nothing runs on into the next round;
answers are judged by `evaluation.estimate`. Rules: O-5, and the questions of O-6 to O-12.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import Question
from stammtisch.games.orleans.ids import DRAW_AND_PLACE, NO_GOOD, PILGRIMAGE, STATION, TRAVEL
from stammtisch.games.orleans.judgement.evaluation import estimate, worth_of_events, worth_of_site, worth_of_tile
from stammtisch.games.orleans.judgement.outlook import Outlook
from stammtisch.games.orleans.places.events import GiveFood, Shelter
from stammtisch.games.orleans.places.passing import PASS, USE
from stammtisch.games.orleans.places.recruiting import BUILD, BuildTile, ChooseRecruit
from stammtisch.games.orleans.places.technology import InstallTechnology
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.places.travelling import TRAVEL_BY, Travel
from stammtisch.games.orleans.places.turn import TakeTurn, usable_places, use_place
from stammtisch.games.orleans.state import OrleansState, Player

# Two values closer than this are the same.
CLOSE: Final = 0.001
MOST_ACTIONS: Final = 12


def alone(state: OrleansState) -> OrleansState:
    """A copy in which nobody is asked anything and nothing is written down."""
    copy = state.copy()
    copy.is_recording = False
    copy.history = None
    copy.journal = None
    copy.stack = []
    return copy


def answer(state: OrleansState, seat: int, action: int) -> None:
    """Answer the question on top of a lone copy's stack."""
    question = state.stack.pop()
    assert isinstance(question, Question)
    question.answer(state, seat, action)


def resolve(state: OrleansState, seat: int) -> None:
    """Answer all questions on a lone copy's stack, each as seems best by itself."""
    while state.stack:
        answer(state, seat, best_choice(state, seat))


def best_choice(state: OrleansState, seat: int) -> int:
    """The answer to the top question of a lone copy that looks best at once."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    legal = question.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(question, BuildTile):
        return best_tile(state, seat, legal)
    if isinstance(question, Travel):
        return best_journey(state, seat, legal)
    best = legal[0]
    best_value = -1e9
    for action in legal:
        copy = state.copy()
        answer(copy, seat, action)
        if isinstance(question, ChooseRecruit):
            resolve(copy, seat)
        value = estimate(copy, seat)
        if value > best_value + CLOSE:
            best = action
            best_value = value
    return best


def best_tile(state: OrleansState, seat: int, legal: list[int]) -> int:
    """The place tile worth most to this seat."""
    player = state.players[seat]
    outlook = Outlook(state, player)
    best = legal[0]
    best_value = -1e9
    for action in legal:
        value = worth_of_tile(state, player, BUILD.value(action), outlook)
        if value > best_value + CLOSE:
            best = action
            best_value = value
    return best


def best_journey(state: OrleansState, seat: int, legal: list[int]) -> int:
    """The journey that looks best at once: it changes only where the merchant stands, and the goods (O-6.9 to O-6.11).

    So only what hangs on these is judged, on the lone copy itself, and everything is put back after each look.
    """
    player = state.players[seat]
    box = state.box
    outlook = Outlook(state, player)
    town = player.merchant
    best = legal[0]
    best_value = -1e9
    for action in legal:
        route, good = TRAVEL_BY.read(action)
        player.merchant = box.route_b[route] if box.route_a[route] == town else box.route_a[route]
        if good == NO_GOOD:
            value = worth_of_goods_and_site(state, player, outlook)
        else:
            space = 2 * route
            if state.route_goods[space] != good + 1:
                space += 1
            state.route_goods[space] = 0
            player.goods[good] += 1
            value = float(box.good_points[good]) + worth_of_goods_and_site(state, player, outlook)
            player.goods[good] -= 1
            state.route_goods[space] = good + 1
        if value > best_value + CLOSE:
            best = action
            best_value = value
    player.merchant = town
    return best


def worth_of_goods_and_site(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """What hangs on goods and merchant, but for the goods' own points."""
    return worth_of_events(state, player, outlook) + worth_of_site(state, player, outlook)


def use(state: OrleansState, seat: int, place: int) -> None:
    """Use a place of a lone copy and answer what it asks."""
    use_place(state, seat, place)
    resolve(state, seat)


def finish(state: OrleansState, seat: int) -> float:
    """Use all places of a lone copy that gain something, in a sensible order; the answer is the value reached."""
    value = estimate(state, seat)
    refused: i64 = 0
    for _ in range(MOST_ACTIONS):
        place = next_place(state, seat, refused)
        if place < 0:
            break
        before = state.copy()
        use(state, seat, place)
        after = estimate(state, seat)
        if after < value - CLOSE:
            become(state, before)
            refused |= state.box.place_mask[place]
        else:
            value = after
    return value


def become(state: OrleansState, other: OrleansState) -> None:
    """Take back what was tried on a lone copy."""
    state.chance = other.chance
    state.stack = other.stack
    state.players = other.players
    state.supply = other.supply
    state.goods_market = other.goods_market
    state.route_goods = other.route_goods
    state.deed_open = other.deed_open
    state.tiles_left = other.tiles_left
    state.citizens_left = other.citizens_left
    state.technology_left = other.technology_left
    state.bank = other.bank


def next_place(state: OrleansState, seat: int, refused: i64) -> int:
    """The usable place to try first: Bathhouse, then building, then travelling, then the rest; -1 for none."""
    chosen = -1
    best_rank = -1
    for place in usable_places(state, seat):
        if refused & state.box.place_mask[place]:
            continue
        effect = state.box.effect[place]
        rank = 0
        if effect == DRAW_AND_PLACE:
            rank = 3
        elif effect == STATION:
            rank = 2
        elif effect == TRAVEL:
            rank = 1
        if rank > best_rank:
            chosen = place
            best_rank = rank
    return chosen


# Suggestions for single questions


def turn(state: OrleansState, seat: int) -> int:
    """Which place to use now, or to pass: by where the round ends for this seat, then by the gain at once (O-5.1)."""
    before = alone(state)
    best = PASS.action
    best_value = estimate(before, seat)
    best_gain = 0.0
    for place in usable_places(state, seat):
        copy = before.copy()
        use(copy, seat, place)
        gain = estimate(copy, seat)
        value = finish(copy, seat)
        if value > best_value + CLOSE or (best != PASS.action and value > best_value - CLOSE and gain > best_gain):
            best = USE.of(place)
            best_value = value
            best_gain = gain
    return best


def reply(state: OrleansState, seat: int) -> int:
    """The best answer to a question that a place or an event asks this seat."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    if isinstance(question, TakeTurn):
        return turn(state, seat)
    legal = question.legal(state, seat)
    is_event = isinstance(question, (Shelter, GiveFood, Torture))
    is_last = is_event or isinstance(question, InstallTechnology)
    best = legal[0]
    best_value = -1e9
    for action in legal:
        copy = alone(state)
        copy.stack = [question]
        answer(copy, seat, action)
        resolve(copy, seat)
        if is_event:
            copy.event = PILGRIMAGE  # the event is over for this seat; a Pilgrimage costs nothing
        value = estimate(copy, seat) if is_last else finish(copy, seat)
        if value > best_value + CLOSE:
            best = action
            best_value = value
    return best
