"""How the dice in the city should fare: every die triggered in its order, each owner taking what seems best.

The own cards are judged one by one, those of the others by what anybody would give for them. A die may still be
overtaken by those that nobody has placed yet. Rules: C-3.4, C-3.5, C-4.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.vectors import zeros
from stammtisch.games.coimbra.ids import (
    CASTLE,
    COLOURS,
    COLUMNS,
    DISPLAY,
    FACES,
    FIRST_FAVOUR_BONUS,
    GUARDS,
    LOCATIONS,
    NOWHERE,
    PLACING,
    ROW,
    TOKEN,
    UPPER,
    first_beside,
)
from stammtisch.games.coimbra.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.coimbra.judgement.worth import card_worth, crown_worth, favour_worth
from stammtisch.games.coimbra.places.acquiring import price_of
from stammtisch.games.coimbra.state import CoimbraState, die_in_pool, owner_of, value_of


class Forecast:
    """What the own dice in the city bring: points' worth, and the guards and coins that are left."""

    def __init__(self, state: CoimbraState, outlook: Outlook) -> None:
        self.worth = 0.0
        self.guards: float = float(outlook.player.guards)
        self.coins: float = float(outlook.player.coins)
        # The dice of the pool, by value, for those who may overtake.
        self.pool: vec[i64] = zeros(FACES)
        self.others_to_place: float = 0.0
        # What the dice at each location bring, and what each card of the display would bring once it was asked for.
        self.at_location: vec[float] = vec[float]([0.0] * LOCATIONS)
        self.cards: vec[float] = vec[float]([0.0] * DISPLAY)
        self.cards_known: i64 = 0
        if state.phase <= PLACING:
            self.count_pool(state, outlook)
        if outlook.in_city == 0:
            return
        self.castle(state, outlook)
        before = self.worth
        self.at_location[CASTLE] = before
        for location in range(i64(UPPER), i64(LOCATIONS)):
            self.city(state, outlook, location)
            self.at_location[location] = self.worth - before
            before = self.worth

    def count_pool(self, state: CoimbraState, outlook: Outlook) -> None:
        placed: i64 = 0
        for location in range(i64(LOCATIONS)):
            for place in range(location * ROW, location * ROW + state.row_size[location]):
                if owner_of(state.rows[place]) != TOKEN:
                    placed += 1
        total = state.seats * i64(state.box.dice_each)
        self.others_to_place = float(total - placed - outlook.unplaced)
        for colour in range(i64(COLOURS)):
            for face in range(i64(FACES)):
                self.pool[face] += state.pool[die_in_pool(colour, face + 1)]

    def card_at(self, state: CoimbraState, outlook: Outlook, place: i64) -> float:
        """What the card at a place of the display would bring, without its price; there must be one."""
        if (self.cards_known >> place) & 1 == 0:
            self.cards_known |= bit(place)
            self.cards[place] = card_worth(state, outlook, state.display[place] - 1)
        return self.cards[place]

    def danger(self, location: i64, value: i64) -> float:
        """How likely a die of this value is overtaken in its row before all dice are placed."""
        if self.others_to_place <= 0.0:
            return 0.0
        ahead: i64 = 0
        total: i64 = 0
        for face in range(i64(FACES)):
            count = self.pool[face]
            total += count
            if (location == CASTLE and face + 1 < value) or (location != CASTLE and face + 1 > value):
                ahead += count
        if total == 0:
            return 0.0
        return min(0.8, WEIGHTS.danger * self.others_to_place * float(ahead) / float(total))

    def castle(self, state: CoimbraState, outlook: Outlook) -> None:
        """Favour tiles, the lowest die first (C-4.3)."""
        left = state.favours_left
        seat = outlook.seat
        help_worth = distress_worth(state, outlook)
        for place in range(state.row_size[CASTLE]):
            entry = state.rows[place]
            best: i64 = -1
            most = help_worth
            second = help_worth
            for favour in numbers_in(left):
                if owner_of(entry) == seat:
                    worth = favour_worth(state, outlook, favour)
                else:
                    worth = 10.0 + common_favour(state, favour)
                if worth > most:
                    second = most
                    most = worth
                    best = favour
                elif worth > second:
                    second = worth
            if owner_of(entry) == seat:
                risk = self.danger(CASTLE, value_of(entry))
                self.worth += (1.0 - risk) * most + risk * second
            if best >= 0:
                left &= ~bit(best)

    def city(self, state: CoimbraState, outlook: Outlook, location: i64) -> None:
        """Cards, the highest die first; tokens strike the card of highest influence (C-4.4, C-4.8)."""
        box = state.box
        size = state.row_size[location]
        own: i64 = 0
        for place in range(location * ROW, location * ROW + size):
            if owner_of(state.rows[place]) == outlook.seat:
                own += 1
        if own == 0:
            return
        first = first_beside(location)
        gone: i64 = 0
        help_worth = distress_worth(state, outlook)
        for place in range(location * ROW, location * ROW + size):
            entry = state.rows[place]
            owner = owner_of(entry)
            best: i64 = -1
            most = 0.0
            second = 0.0
            pays: i64 = 0
            price: i64 = 0
            if owner == outlook.seat:
                most = help_worth
                second = help_worth
            for column in range(i64(COLUMNS)):
                content = state.display[first + column]
                if content == 0 or (gone >> column) & 1:
                    continue
                card = content - 1
                if owner == TOKEN:
                    worth = float(box.influence[card])
                elif owner == outlook.seat:
                    cost = price_of(state, outlook.player, card, value_of(entry))
                    is_guards = box.card_cost[card] == GUARDS
                    if (self.guards if is_guards else self.coins) < float(cost):
                        continue
                    unit = outlook.guard if is_guards else outlook.coin
                    worth = self.card_at(state, outlook, first + column) - float(cost) * unit
                    if state.crown_at(first + column) != NOWHERE:
                        worth += 2.0 * crown_worth(outlook)
                    if worth > most:
                        pays = box.card_cost[card]
                        price = cost
                else:
                    player = state.players[owner]
                    cost = price_of(state, player, card, value_of(entry))
                    if (player.guards if box.card_cost[card] == GUARDS else player.coins) < cost:
                        continue
                    worth = common_worth(state, card)
                if worth > most:
                    second = most
                    most = worth
                    best = column
                elif worth > second:
                    second = worth
            if best >= 0:
                gone |= bit(best)
            if owner != outlook.seat:
                continue
            risk = self.danger(location, value_of(entry))
            self.worth += (1.0 - risk) * most + risk * second
            if best < 0:
                continue
            # The price is paid from what is left; its worth is counted there.
            if pays == GUARDS:
                self.guards -= float(price)
                self.worth += float(price) * outlook.guard
            else:
                self.coins -= float(price)
                self.worth += float(price) * outlook.coin


def distress_worth(state: CoimbraState, outlook: Outlook) -> float:
    box = state.box
    resources = float(box.distress_guards) * outlook.guard + float(box.distress_coins) * outlook.coin
    return resources + WEIGHTS.distress


def common_worth(state: CoimbraState, card: i64) -> float:
    """What a card is worth to anybody."""
    box = state.box
    shown = 0.9 * float(box.guards[card] + box.coins[card]) + float(box.points[card]) + 1.25 * float(box.steps[card])
    return 1.7 * float(box.influence[card]) + 2.2 * float(len(box.card_diplomas[card])) + max(2.5, shown)


def common_favour(state: CoimbraState, favour: i64) -> float:
    """What a favour tile is worth to anybody."""
    box = state.box
    bonus = FIRST_FAVOUR_BONUS + favour
    resources = 0.9 * float(max(box.guards[bonus], box.coins[bonus]))
    return (
        resources + float(box.points[bonus]) + 1.25 * float(box.steps[bonus]) + 0.3 * float(box.favour_crowns[favour])
    )
