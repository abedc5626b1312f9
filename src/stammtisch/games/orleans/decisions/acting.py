"""The actions phase: using a place, passing, and what a place asks in turn.

Rules: O-5, O-6, O-7, O-8, O-10.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.decisions import OneSeatQuestion
from stammtisch.games.orleans import log
from stammtisch.games.orleans.actions import (
    BUILD,
    INSTALL,
    KEEP_TECHNOLOGY,
    PASS,
    PAY,
    PLACE,
    RECRUIT_ONE,
    SEND,
    SEND_FOR_DEVELOPMENT,
    STOP,
    TRAVEL_BY,
    USE,
)
from stammtisch.games.orleans.effects import (
    advance_development,
    build_station,
    build_tile,
    can_develop,
    fill_space,
    gain_coins,
    gain_good,
    gain_technology,
    install_technology,
    pay_coins,
    put_in_bag,
    recruit,
    return_followers,
    why_not_build_station,
    why_not_install,
    why_not_recruit,
)
from stammtisch.games.orleans.ids import (
    BATHHOUSE,
    COINS_AND_DEVELOPMENT,
    COINS_BY_STATIONS,
    COINS_BY_STATUS,
    DEEDS,
    DEEDS_EFFECT,
    DRAW_AND_PLACE,
    FIRST_PLACE_TILE,
    GAIN_TECHNOLOGY,
    GOOD,
    GOODS,
    KINDS,
    NO_GOOD,
    PAY_FOR_DEVELOPMENT,
    PLACES,
    RECRUIT,
    SPACES,
    STATION,
    TOWN_HALL,
    TOWNS,
    TRADER,
    TRAVEL,
)
from stammtisch.games.orleans.specials import (
    draw_for_bathhouse,
    send_to_deed,
    space_with,
    why_not_send_any,
)
from stammtisch.games.orleans.state import OrleansState, Player


def is_activated(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether every action space of the place is filled (O-5.3); Town Hall and Tower are looked at elsewhere."""
    return player.open_spaces & state.box.place_mask[place] == 0


def why_not_use(state: OrleansState, player: Player, place: i64) -> str:
    """Whether the player can carry out this place's action now: empty, or the code of the refusal (O-5, O-6, O-10)."""
    box = state.box
    if not player.has_place(place):
        return "place-not-owned"
    effect = box.effect[place]
    if effect == DEEDS_EFFECT:
        return why_not_send_any(state, player, place)
    if effect > GAIN_TECHNOLOGY:
        return "not-an-action"
    if not is_activated(state, player, place):
        return "not-activated"
    if effect == TRAVEL:
        if not box.routes_from[box.route_kind[place] * TOWNS + player.merchant]:
            return "no-route"
    elif effect == STATION:
        return why_not_build_station(state, player)
    elif effect == RECRUIT:
        kinds = box.recruits[place]
        if len(kinds) == 1:
            return why_not_recruit(state, player, kinds[0])
        for kind in kinds:
            if not why_not_recruit(state, player, kind):
                return ""
        return "nobody-to-recruit"
    elif effect == COINS_AND_DEVELOPMENT:
        if box.coins[place] == 0 and not can_develop(state, player):
            return "development-at-end"
    elif effect == GOOD:
        if state.goods_market[box.good[place]] == 0:
            return "good-sold-out"
    elif effect == PAY_FOR_DEVELOPMENT:
        if player.coins == 0:
            return "no-coins"
        if not can_develop(state, player):
            return "development-at-end"
    elif effect == DRAW_AND_PLACE:
        if player.bag_size == 0:
            return "empty-bag"
    elif effect == GAIN_TECHNOLOGY and state.technology_left == 0:
        return "technology-sold-out"
    return ""


def usable_places(state: OrleansState, seat: int) -> list[int]:
    """The places whose action this player can carry out now."""
    player = state.players[seat]
    found: list[int] = []
    places = player.places
    open_spaces = player.open_spaces
    place_mask = state.box.place_mask
    place: i64 = 0
    while places:
        if places & 1:
            # Most places are not activated; seeing that here saves the closer look.
            if open_spaces & place_mask[place] == 0 or place == TOWN_HALL:
                if not why_not_use(state, player, place):
                    found.append(int(place))
        places >>= 1
        place += 1
    return found


def use_place(state: OrleansState, seat: int, place: int) -> None:
    """Carry out a place's action: its followers return to the bag, then its effect (O-5.4)."""
    player = state.players[seat]
    box = state.box
    effect = box.effect[place]
    if state.is_recording:
        state.tell(log.USED, (seat, place))
    if effect == DEEDS_EFFECT:
        state.stack.append(SendToDeeds(seat, place, 0))
        return
    if effect == DRAW_AND_PLACE:
        tiles = draw_for_bathhouse(state, seat)
        tiles.extend([-1] * (3 - len(tiles)))
        offer_bathhouse(state, seat, tiles[0], tiles[1], tiles[2], box.bathhouse_place)
        return
    return_followers(state, player, place)
    if effect == TRAVEL:
        state.stack.append(Travel(seat, place))
    elif effect == STATION:
        build_station(state, seat)
    elif effect == RECRUIT:
        kinds = box.recruits[place]
        if len(kinds) == 1:
            recruit(state, seat, kinds[0])
        else:
            state.stack.append(ChooseRecruit(seat, place))
    elif effect == COINS_AND_DEVELOPMENT:
        gain_coins(state, seat, box.coins[place])
        advance_development(state, seat, box.development[place])
    elif effect == GOOD:
        gain_good(state, seat, box.good[place])
    elif effect == COINS_BY_STATUS:
        gain_coins(state, seat, state.status(player))
    elif effect == COINS_BY_STATIONS:
        gain_coins(state, seat, player.stations_built)
    elif effect == PAY_FOR_DEVELOPMENT:
        state.stack.append(PayForDevelopment(seat, place))
    elif effect == GAIN_TECHNOLOGY:
        gain_technology(state, seat, False)


class TakeTurn(OneSeatQuestion):
    """Which place do you use, or do you pass? (O-5.1)"""

    def prompt(self) -> str:
        return "take-turn"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = [USE + place for place in usable_places(state, seat)]
        found.append(PASS)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == PASS:
            if state.is_recording:
                state.tell(log.PASSED, (seat,))
            pass_for_the_round(state, seat)
        else:
            use_place(state, seat, action - USE)


def pass_for_the_round(state: OrleansState, seat: int) -> None:
    """End the actions phase for this player; now technology may be placed (O-5.2, O-7.7)."""
    state.players[seat].has_passed = 1
    offer_technology(state, seat)


class PlaceQuestion(OneSeatQuestion):
    """A question that belongs to a place."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def numbers(self) -> list[int]:
        return [self.seat, self.place]


class Travel(PlaceQuestion):
    """Along which route does the merchant move, and which good does he take? (O-6.9 to O-6.11)"""

    def prompt(self) -> str:
        return "travel"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        box = state.box
        town = state.players[seat].merchant
        found: list[int] = []
        for route in box.routes_from[box.route_kind[self.place] * TOWNS + town]:
            base = TRAVEL_BY + route * (GOODS + 1)
            first = int(state.route_goods[2 * route])
            second = int(state.route_goods[2 * route + 1])
            if first:
                found.append(base + first - 1)
            if second and second != first:
                found.append(base + second - 1)
            found.append(base + NO_GOOD)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        route = (action - TRAVEL_BY) // (GOODS + 1)
        good = (action - TRAVEL_BY) % (GOODS + 1)
        player = state.players[seat]
        a = state.box.route_a[route]
        player.merchant = state.box.route_b[route] if player.merchant == a else a
        if state.is_recording:
            state.tell(log.TRAVELLED, (seat, int(player.merchant)))
        if good != NO_GOOD:
            space: i64 = 2 * route
            if state.route_goods[space] != good + 1:
                space += 1
            state.route_goods[space] = 0
            player.goods[good] += 1
            if state.is_recording:
                state.tell(log.TOOK_FROM_ROUTE, (seat, good))


class ChooseRecruit(PlaceQuestion):
    """Whom do you win in the Village? (O-6.2)"""

    def prompt(self) -> str:
        return "choose-recruit"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        return [
            RECRUIT_ONE + kind - 1
            for kind in state.box.recruits[self.place]
            if not why_not_recruit(state, player, kind)
        ]

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        kind = action - RECRUIT_ONE + 1
        if kind == TRADER:
            categories = state.box.trader_categories[state.players[seat].track[TRADER]]
            state.stack.append(BuildTile(seat, categories))
        recruit(state, seat, kind)


class BuildTile(OneSeatQuestion):
    """Which place tile do you add to your town? (O-6.5)"""

    def __init__(self, seat: int, categories: int) -> None:
        super().__init__(seat)
        self.categories = categories

    def prompt(self) -> str:
        return "build"

    def numbers(self) -> list[int]:
        return [self.seat, self.categories]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        mask = state.tiles_left & state.box.category_mask[self.categories]
        found: list[int] = []
        for place in range(FIRST_PLACE_TILE, PLACES):
            if (mask >> i64(place)) & 1:
                found.append(BUILD + place - FIRST_PLACE_TILE)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        build_tile(state, seat, action - BUILD + FIRST_PLACE_TILE)


class SendToDeeds(PlaceQuestion):
    """Which follower goes to which deed? (O-8)"""

    def __init__(self, seat: int, place: int, sent: int) -> None:
        super().__init__(seat, place)
        self.sent = sent

    def prompt(self) -> str:
        return "send-to-deeds"

    def numbers(self) -> list[int]:
        return [self.seat, self.place, self.sent]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        box = state.box
        found: list[int] = []
        develops = can_develop(state, player)
        for kind in range(KINDS):
            if space_with(state, player, self.place, kind) < 0:
                continue
            for deed in range(DEEDS):
                if state.deed_open[deed * KINDS + kind] == 0:
                    continue
                found.append(SEND + kind * DEEDS + deed)
                if box.deed_development[deed] > 0 and develops:
                    found.append(SEND_FOR_DEVELOPMENT + kind * DEEDS + deed)
        if self.sent > 0:
            found.append(STOP)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == STOP:
            return
        for_development = action >= SEND_FOR_DEVELOPMENT
        number = action - (SEND_FOR_DEVELOPMENT if for_development else SEND)
        send_to_deed(state, seat, self.place, number // DEEDS, number % DEEDS, for_development)
        sent = self.sent + 1
        if sent < state.box.most[self.place] and not why_not_send_any(state, state.players[seat], self.place):
            state.stack.append(SendToDeeds(seat, self.place, sent))


class PayForDevelopment(PlaceQuestion):
    """How many coins do you spend in the Pharmacy? (O-10.17)"""

    def prompt(self) -> str:
        return "pay-for-development"

    def most(self, state: OrleansState, player: Player) -> int:
        left = state.box.development_last - player.development
        return int(min(i64(state.box.most[self.place]), min(player.coins, left)))

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [PAY + number for number in range(self.most(state, state.players[seat]))]

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        coins = action - PAY + 1
        pay_coins(state, seat, coins)
        advance_development(state, seat, coins)


# Bathhouse


def offer_bathhouse(state: OrleansState, seat: int, first: int, second: int, third: int, left: int) -> None:
    """Ask where the drawn followers go, as long as one of them fits somewhere; then put the rest back (O-10.10)."""
    question = PlaceFromBathhouse(seat, first, second, third, left)
    if left > 0 and len(question.choices(state, seat)) > 1:
        state.stack.append(question)
        return
    player = state.players[seat]
    for tile in (first, second, third):
        if tile >= 0:
            put_in_bag(player, tile)
    return_followers(state, player, BATHHOUSE)


class PlaceFromBathhouse(OneSeatQuestion):
    """Which of the drawn followers go on which action spaces at once? (O-10.10)"""

    def __init__(self, seat: int, first: int, second: int, third: int, left: int) -> None:
        super().__init__(seat)
        self.first = first  # a drawn tile, or -1
        self.second = second
        self.third = third
        self.left = left  # how many may still be placed

    def prompt(self) -> str:
        return "bathhouse"

    def numbers(self) -> list[int]:
        return [self.seat, self.first, self.second, self.third, self.left]

    def drawn(self) -> list[int]:
        return [tile for tile in (self.first, self.second, self.third) if tile >= 0]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        before = -1
        for tile in sorted(self.drawn()):
            if tile == before:
                continue
            before = tile
            mask = player.open_spaces & state.fitting_spaces(player, tile)
            mask &= ~((mask & state.box.twin_mask) << 1)
            for space in range(SPACES):
                if (mask >> i64(space)) & 1:
                    found.append(PLACE + tile * SPACES + space)
        found.append(STOP)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == STOP:
            offer_bathhouse(state, seat, self.first, self.second, self.third, 0)
            return
        tile = (action - PLACE) // SPACES
        space: i64 = (action - PLACE) % SPACES
        fill_space(state.players[seat], space, tile + 1)
        if state.is_recording:
            state.tell(log.BATHHOUSE_PLACED, (seat, tile, int(state.box.space_place[space])))
        rest = self.drawn()
        rest.remove(tile)
        rest.extend([-1] * (3 - len(rest)))
        offer_bathhouse(state, seat, rest[0], rest[1], rest[2], self.left - 1)


# Technology


def installable_spaces(state: OrleansState, player: Player) -> list[int]:
    """The spaces that a technology tile kept aside may cover, one of each pair of twins."""
    if player.technology + player.farmer_technology == 0:
        return []
    mask: i64 = 0
    for space in range(i64(SPACES)):
        if (player.open_spaces >> space) & 1 and not why_not_install(state, player, space):
            mask |= bit(space)
    mask &= ~((mask & state.box.twin_mask) << 1)
    return [space for space in range(SPACES) if (mask >> i64(space)) & 1]


def offer_technology(state: OrleansState, seat: int) -> None:
    """Ask where technology goes, if there is a tile and a space for it (O-7.7, O-7.8)."""
    if installable_spaces(state, state.players[seat]):
        state.stack.append(InstallTechnology(seat))


class InstallTechnology(OneSeatQuestion):
    """Which space does a technology tile cover, or does it stay aside? (O-7)"""

    def prompt(self) -> str:
        return "install"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = [INSTALL + space for space in installable_spaces(state, state.players[seat])]
        found.append(KEEP_TECHNOLOGY)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == KEEP_TECHNOLOGY:
            return
        install_technology(state, seat, action - INSTALL)
        offer_technology(state, seat)
