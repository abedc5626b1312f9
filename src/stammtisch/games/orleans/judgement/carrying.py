"""What a seat has placed, carried out: where it stands when it has used its places alone and nothing is left to chance.

Followers that are placed but not used yet deceive the judgement; numbers for a net are taken from here. It does what
`foresight.finish` does, but for the Bathhouse, and looks twice only at what can be a loss. Rules: O-5, O-10.10.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.orleans.effects import can_develop
from stammtisch.games.orleans.ids import (
    DEEDS,
    DEEDS_EFFECT,
    DRAW_AND_PLACE,
    FIRST_PLACE_TILE,
    KINDS,
    PAY_FOR_DEVELOPMENT,
    PLACES,
    TRAVEL,
)
from stammtisch.games.orleans.judgement.evaluation import estimate
from stammtisch.games.orleans.judgement.foresight import (
    CLOSE,
    MOST_ACTIONS,
    alone,
    answer,
    become,
    next_place,
    resolve,
    use,
)
from stammtisch.games.orleans.judgement.outlook import Outlook
from stammtisch.games.orleans.places.bathhouse import PlaceFromBathhouse
from stammtisch.games.orleans.places.deeds import STOP, SendToDeeds, send_to_deed, space_with
from stammtisch.games.orleans.places.events import GiveFood, Shelter
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.places.followers import Followers
from stammtisch.games.orleans.places.recruiting import BuildTile
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.places.travelling import PlaceQuestion
from stammtisch.games.orleans.state import OrleansState


def carried_out(state: OrleansState, seat: int, value: float) -> OrleansState:
    """A lone copy in which this seat has done all that it placed followers for; the state itself if that is nothing.

    What is left to chance is left out: nobody is drawn in the Bathhouse, and whoever was drawn there goes back. `value`
    is the estimate of the state as it is. Only while places can be used in this round: who passes with places unused
    would otherwise stand as well as who uses them.
    """
    if not state.stack or state.players[seat].has_passed:
        return state
    question = state.stack[-1]
    if isinstance(question, (Followers, Shelter, GiveFood, Torture, ExcludeTile)):
        return state
    is_at_it = isinstance(question, OneSeatQuestion) and question.seat == seat
    is_at_it = is_at_it and isinstance(question, (PlaceQuestion, BuildTile, PlaceFromBathhouse))
    refused = places_of_chance(state)
    if not is_at_it and next_place(state, seat, refused) < 0:
        return state
    copy = alone(state)
    if is_at_it:
        copy.stack.append(question)
        if isinstance(question, PlaceFromBathhouse):
            answer(copy, seat, STOP.action)
        elif isinstance(question, SendToDeeds):
            copy.stack.clear()
            send(copy, seat, question.place, copy.box.most[question.place] - question.sent, value)
            refused |= copy.box.place_mask[question.place]
        else:
            resolve(copy, seat)
        value = estimate(copy, seat)
    carry_out(copy, seat, value, refused)
    return copy


def carry_out(state: OrleansState, seat: int, value: float, refused: i64) -> None:
    """Use the places of a lone copy in a sensible order, but for those refused and those that only cost something."""
    is_known = True  # whether `value` is that of the state as it has become
    for _ in range(MOST_ACTIONS):
        place = next_place(state, seat, refused)
        if place < 0:
            return
        if not may_cost(state, place):
            use(state, seat, place)
            is_known = False
            continue
        if not is_known:
            value = estimate(state, seat)
            is_known = True
        if state.box.effect[place] == DEEDS_EFFECT:
            value = send(state, seat, place, state.box.most[place], value)
            refused |= state.box.place_mask[place]
            continue
        before = state.copy()
        use(state, seat, place)
        after = estimate(state, seat)
        if after < value - CLOSE:
            become(state, before)
            refused |= state.box.place_mask[place]
        else:
            value = after


def send(state: OrleansState, seat: int, place: i64, most: i64, value: float) -> float:
    """Send followers of a lone copy to deeds as long as that is no loss; the answer is the value reached (O-8)."""
    for _ in range(most):
        chosen = best_sending(state, seat, place)
        if chosen < 0:
            break
        before = state.copy()
        where = chosen // 2
        send_to_deed(state, seat, place, where % KINDS, where // KINDS, chosen % 2 == 1)
        after = estimate(state, seat)
        if after < value - CLOSE:
            become(state, before)
            break
        value = after
    return value


def best_sending(state: OrleansState, seat: int, place: i64) -> i64:
    """Whom to send where, as (deed * KINDS + kind) * 2, and 1 more for development; -1 if nobody can go.

    Whoever goes is lost to the bag, so the rewards alone are compared: coins, development, the citizen of a last space.
    """
    player = state.players[seat]
    box = state.box
    outlook = Outlook(state, player)
    develops = can_develop(state, player)
    best: i64 = -1
    best_reward = -1.0
    for deed in range(i64(DEEDS)):
        free: i64 = 0
        fitting: i64 = -1
        for kind in range(i64(KINDS)):
            number = state.deed_open[deed * KINDS + kind]
            if number:
                free += number
                if fitting < 0 and space_with(state, player, place, kind) >= 0:
                    fitting = kind
        if fitting < 0:
            continue
        citizen = outlook.status if free == 1 and (state.citizens_left >> deed) & 1 else 0.0
        for development in range(i64(2)):
            reward = float(box.deed_coins[deed])
            if development:
                if not develops or box.deed_development[deed] == 0:
                    break
                reward = float(box.deed_development[deed]) * outlook.count / 6.0
            if reward + citizen > best_reward:
                best_reward = reward + citizen
                best = (deed * KINDS + fitting) * 2 + development
    return best


def may_cost(state: OrleansState, place: i64) -> bool:
    """Whether using a place can be a loss: a follower or coins are given away, or the merchant leaves a good town."""
    return state.box.effect[place] in (TRAVEL, DEEDS_EFFECT, PAY_FOR_DEVELOPMENT)


def places_of_chance(state: OrleansState) -> i64:
    """The mask of the spaces of all places where followers are drawn."""
    mask: i64 = 0
    for place in range(i64(FIRST_PLACE_TILE), i64(PLACES)):
        if state.box.effect[place] == DRAW_AND_PLACE:
            mask |= state.box.place_mask[place]
    return mask
