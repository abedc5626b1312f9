"""Whole plans for the planning phase.

A plan is a set of places to fill from the market. Places are first judged one by one; the most promising
sets are then played out alone on copies (`foresight`), and the best is suggested as a list of placements. Where like
followers lie on market and Tower the market's is placed: the Tower's may still go to a deed (O-R50).
Rules: O-3.2, O-4.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.orleans.effects import fill_space, take_from_market
from stammtisch.games.orleans.ids import (
    ANY_KIND,
    EMPTY,
    GUILDHALL,
    GUNPOWDER_TOWER,
    KINDS,
    KNIGHT,
    MONK,
    OWN,
    PLACES,
    SPACES,
    SUBSTITUTE,
    TILES,
    TOWER_SPACE,
    TOWN_HALL,
)
from stammtisch.games.orleans.judgement.evaluation import estimate
from stammtisch.games.orleans.judgement.foresight import alone, finish, use
from stammtisch.games.orleans.judgement.outlook import is_closed_for_good, use_of
from stammtisch.games.orleans.places.deeds import some_deed_wants
from stammtisch.games.orleans.places.planning import END_PLANNING, PLACE
from stammtisch.games.orleans.places.turn import is_activated, why_not_use
from stammtisch.games.orleans.state import OrleansState, Player

MOST_OPTIONS: Final = 12


class Option:
    """One way to fill a place: the tiles it takes in the order of its empty spaces, and the gain by itself."""

    def __init__(self, place: int, wanted: list[int]) -> None:
        self.place = place
        self.wanted = wanted  # tiles for the Town Hall; for other places chosen when filled
        self.gain = 0.0


class Draft:
    """A set of options with the placements that carry it out."""

    def __init__(self, value: float, placements: list[int]) -> None:
        self.value = value
        self.placements = placements


class Desk:
    """What a plan is made from: the followers in hand, the spaces they fit, and the drafts so far."""

    def __init__(self, state: OrleansState, seat: int) -> None:
        player = state.players[seat]
        self.state = state
        self.player: Player = player
        self.hand: list[int] = hand_of(player)
        self.fits: list[int] = [int(state.fitting_spaces(player, tile)) for tile in range(TILES)]
        self.options: list[Option] = []
        self.drafts: list[Draft] = []

    def tile_for(self, space: int) -> int:
        """The follower in hand that is missed least on this space: own ones first, substitutes last; -1 for none."""
        kind = int(self.state.box.space_kind[space])
        if kind == ANY_KIND:
            best = -1
            for tile in range(TILES):
                if self.hand[tile] > 0 and tile != MONK and (self.fits[tile] >> space) & 1:
                    if best < 0 or self.hand[tile] >= self.hand[best]:
                        best = tile
            return best
        if kind + OWN < TILES and self.hand[kind + OWN] > 0:
            return kind + OWN
        if self.hand[kind] > 0:
            return kind
        for tile in range(TILES - 1, -1, -1):
            if tile != MONK and self.hand[tile] > 0 and (self.fits[tile] >> space) & 1:
                return tile
        return MONK if self.hand[MONK] > 0 and kind != MONK else -1

    def fill(self, option: Option) -> list[int]:
        """Take followers from the hand for an option; the placements, or nothing taken and an empty list."""
        box = self.state.box
        found: list[int] = []
        taken: list[int] = []
        first = box.first_space[option.place]
        for space in range(first, first + box.space_count[option.place]):
            if self.player.board[space] != EMPTY:
                continue
            if option.place == TOWN_HALL:
                if len(taken) == len(option.wanted):
                    break
                tile = option.wanted[len(taken)]
                if self.hand[tile] == 0:
                    tile = -1
            else:
                tile = self.tile_for(space)
            if tile < 0:
                self.put_back(taken)
                return []
            self.hand[tile] -= 1
            taken.append(tile)
            found.append(PLACE.of(tile, space))
        return found

    def put_back(self, tiles: list[int]) -> None:
        for tile in tiles:
            self.hand[tile] += 1

    def draft(self, number: int, value: float, placements: list[int], has_hall: bool) -> None:
        """Write down every set of options from this one on that the hand can fill."""
        self.drafts.append(Draft(value, placements))
        for following in range(number, len(self.options)):
            option = self.options[following]
            if has_hall and option.place == TOWN_HALL:
                continue
            added = self.fill(option)
            if not added:
                continue
            self.draft(following + 1, value + option.gain, placements + added, has_hall or option.place == TOWN_HALL)
            self.put_back([int(PLACE.read(action)[0]) for action in added])


def hand_of(player: Player) -> list[int]:
    """The followers that can be placed, by tile: those on the market and on the Tower."""
    hand = [int(player.market[tile]) for tile in range(TILES)]
    for space in range(TOWER_SPACE, TOWER_SPACE + 2):
        if player.board[space] != EMPTY:
            hand[int(player.board[space]) - 1] += 1
    return hand


def plan(state: OrleansState, seat: int, most: int) -> list[int]:
    """The placements of the best plan found, then the end of planning (O-4)."""
    return best_plans(state, seat, most, 1)[0]


def best_plans(state: OrleansState, seat: int, tried: int, most: int) -> list[list[int]]:
    """Of so many plans tried out the best ones, best first: placements, then the end of planning (O-4)."""
    bare = alone(state)
    desk = Desk(bare, seat)
    base = estimate(bare, seat)
    collect_options(desk, seat, base)
    desk.draft(0, 0.0, [], False)
    desk.drafts.sort(key=order_of)
    del desk.drafts[tried:]
    desk.drafts.append(Draft(0.0, []))
    for draft in desk.drafts:
        # Rounded, so that of plans that come to the same the one is taken that looked best before.
        draft.value = round(try_out(bare, seat, draft.placements), 3)
    desk.drafts.sort(key=order_of)
    found: list[list[int]] = []
    for draft in desk.drafts:
        placements = draft.placements
        whole = placements + make_room(bare, seat, placements)
        whole.append(END_PLANNING.action)
        if whole not in found:
            found.append(whole)
            if len(found) == most:
                break
    return found


def order_of(draft: Draft) -> float:
    return -draft.value


def collect_options(desk: Desk, seat: int, base: float) -> None:
    """The places that the hand can fill and that gain something, best first."""
    state = desk.state
    player = desk.player
    for place in range(PLACES):
        if not player.has_place(place) or place == GUNPOWDER_TOWER or state.box.effect[place] == SUBSTITUTE:
            continue
        if place == TOWN_HALL:
            collect_hall(desk, seat, base)
        elif not is_activated(state, player, place) and not is_closed_for_good(state, player, place):
            judge(desk, seat, base, Option(place, []))
    desk.options.sort(key=rank_of)
    del desk.options[MOST_OPTIONS:]


def rank_of(option: Option) -> float:
    return -option.gain


def collect_hall(desk: Desk, seat: int, base: float) -> None:
    """One or two neutral followers for the Town Hall, as far as deeds want them (O-4.6)."""
    room = 0
    first = desk.state.box.first_space[TOWN_HALL]
    for space in range(first, first + 2):
        if desk.player.board[space] == EMPTY:
            room += 1
    kinds = [kind for kind in range(KINDS) if desk.hand[kind] > 0 and some_deed_wants(desk.state, kind)]
    for position, kind in enumerate(kinds):
        if room > 0:
            judge(desk, seat, base, Option(TOWN_HALL, [kind]))
        for other in kinds[position:]:
            if room > 1 and (other != kind or desk.hand[kind] > 1):
                judge(desk, seat, base, Option(TOWN_HALL, [kind, other]))


def judge(desk: Desk, seat: int, base: float, option: Option) -> None:
    """Work out what an option gains by itself, and keep it if that is anything."""
    placements = desk.fill(option)
    if not placements:
        return
    desk.put_back([int(PLACE.read(action)[0]) for action in placements])
    copy = desk.state.copy()
    put(copy, seat, placements)
    if not why_not_use(copy, copy.players[seat], option.place):
        use(copy, seat, option.place)
        option.gain = estimate(copy, seat) - base
    elif option.place == GUILDHALL:
        option.gain = 1.5  # after a journey there may be a town to build in
    else:
        option.gain = estimate(copy, seat) - base
    if option.gain > 0.0:
        desk.options.append(option)


def put(state: OrleansState, seat: int, placements: list[int]) -> None:
    """Carry out placements on a lone copy."""
    player = state.players[seat]
    for action in placements:
        tile, space = PLACE.read(action)
        take_from_market(player, tile)
        fill_space(player, space, tile + 1)


def try_out(state: OrleansState, seat: int, placements: list[int]) -> float:
    """What a plan is worth when it is carried out alone."""
    copy = state.copy()
    put(copy, seat, placements)
    return finish(copy, seat)


def make_room(state: OrleansState, seat: int, placements: list[int]) -> list[int]:
    """Further placements that prepare the next round, when the market would be too full to draw (O-3.2)."""
    copy = state.copy()
    put(copy, seat, placements)
    after = copy.copy()
    finish(after, seat)
    player = copy.players[seat]
    then = after.players[seat]
    lacking = min(i64(after.box.draws[then.track[KNIGHT]]), then.bag_size) - after.market_room(then)
    found: list[int] = []
    while lacking > len(found):
        action = waiting_place(copy, player)
        if action < 0:
            break
        put(copy, seat, [action])
        found.append(action)
    return found


def waiting_place(state: OrleansState, player: Player) -> int:
    """The placement of a spare follower that comes nearest to activating a place worth using; -1 for none."""
    hand = hand_of(player)
    best = -1
    best_score = 0.0
    for tile in range(TILES):
        if hand[tile] == 0 or tile == MONK:
            continue
        mask = player.open_spaces & state.fitting_spaces(player, tile) & ~state.box.town_hall_mask
        mask &= ~((mask & state.box.twin_mask) << 1)
        for space in range(i64(SPACES)):
            if not (mask >> space) & 1:
                continue
            place = state.box.space_place[space]
            count = state.box.space_count[place]
            missing = 0
            for other in range(state.box.first_space[place], state.box.first_space[place] + count):
                if player.board[other] == EMPTY:
                    missing += 1
            if missing < 2:
                continue
            score = use_of(state, player, place) / float(missing)
            if score > best_score:
                best = PLACE.of(tile, space)
                best_score = score
    return best
