"""Accounts for every piece of Inn: person cards, beer, and whoever is at the inn."""

from __future__ import annotations

from stammtisch.core.bits import numbers_in
from stammtisch.core.legend import must
from stammtisch.games.village.accounting import WAITING
from stammtisch.games.village.expansions.ids import BESIDE_BOOK, INN
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.effects import cards_in_game, where
from stammtisch.games.village.expansions.inn.ids import (
    BARD,
    CARD_IDS,
    MARKET_CRIER,
    MOST_IN_STACK,
    PRIEST,
    STACKS,
    TOLL_KEEPER,
)
from stammtisch.games.village.expansions.inn.places.timed import (
    BardBuries,
    BardWhich,
    PlayNow,
    PriestChooses,
    TravelWithCard,
)
from stammtisch.games.village.expansions.inn.table import NOBODY, InnTable, table_of
from stammtisch.games.village.ids import count_all
from stammtisch.games.village.places.market import NextSale, Sale
from stammtisch.games.village.round import AfterMass
from stammtisch.games.village.state import VillageState


def account_for_inn(state: VillageState) -> None:
    """Every person card of the game lies in one stack or one hand, or has been played; nobody owes beer."""
    inn = table_of(state)
    account_for_stacks(inn)
    account_for_cards(state, inn)
    for seat, player in enumerate(state.players):
        must(inn.beer[seat] >= 0, f"inn.beer.{seat}", "cannot be below zero.", "kann nicht unter null sein.")
        must(inn.fame[seat] >= 0, f"inn.fame.{seat}", "cannot be below zero.", "kann nicht unter null sein.")
        is_alone = count_all(player.family[INN]) <= 1
        must(
            is_alone,
            f"players.{seat}.family.inn",
            "nobody sends a second figure to the inn.",
            "niemand schickt eine zweite Figur ins Wirtshaus.",
        )
    beside = sum(int(count_all(player.family[BESIDE_BOOK])) for player in state.players)
    must(
        beside == 0 or (beside == 1 and is_played(state, BARD)),
        "players",
        "only the bard lays one figure beside the chronicle.",
        "nur der Barde legt eine Figur neben die Chronik.",
    )


def account_for_stacks(inn: InnTable) -> None:
    for stack in range(STACKS):
        size = int(inn.sizes[stack])
        place = f"inn.stacks.{stack}"
        must(0 <= size <= MOST_IN_STACK, place, "cannot be so large.", "kann nicht so groß sein.")
        rest = [inn.stacks[stack * MOST_IN_STACK + position] for position in range(size, MOST_IN_STACK)]
        must(not any(rest), place, "something lies below its end.", "unter seinem Ende liegt etwas.")
        must(
            0 <= inn.known[stack] <= max(size - 1, 0),
            f"inn.known.{stack}",
            "there are not so many cards below the first.",
            "so viele Karten liegen nicht unter der ersten.",
        )


def account_for_cards(state: VillageState, inn: InnTable) -> None:
    """No card lies in two places, and all of them are in the game."""
    places: list[tuple[str, list[int]]] = []
    for stack in range(STACKS):
        first = stack * MOST_IN_STACK
        cards = [int(inn.stacks[place]) for place in range(first, first + int(inn.sizes[stack]))]
        places.append((f"inn.stacks.{stack}", cards))
    for seat, hand in enumerate(list(inn.hands)):
        places.append((f"inn.hands.{seat}", [int(card) for card in numbers_in(int(hand))]))
    seen: set[int] = set()
    in_game = cards_in_game(state.chosen)
    for place, cards in places:
        for card in cards:
            name = CARD_IDS[card]
            must(card in in_game, place, f"{name} is not in this game.", f"{name} ist nicht in diesem Spiel.")
            must(card not in seen, place, f"{name} lies in another place too.", f"{name} liegt auch an anderer Stelle.")
            seen.add(card)


def is_played(state: VillageState, card: int) -> bool:
    """Whether a card has left the game: it lies in no stack and no hand."""
    if any(has_card(state, seat, card) for seat in range(int(state.seats))):
        return False
    return int(where(table_of(state), card)) < 0


# The moment


def account_for_course(state: VillageState) -> None:
    """Who serves the queue, who chooses the figures, and which cards are offered."""
    inn = table_of(state)
    is_market = any(isinstance(pending, (NextSale, Sale)) for pending in state.stack)
    is_right = inn.crier == NOBODY or (is_market and is_played(state, MARKET_CRIER))
    must(is_right, "inn.crier", "the market crier is not at work.", "der Marktschreier ist nicht am Werk.")
    is_mass = any(isinstance(pending, AfterMass) for pending in state.stack)
    is_right = inn.priest == NOBODY or (is_mass and is_played(state, PRIEST))
    must(is_right, "inn.priest", "the priest is not at work.", "der Priester ist nicht am Werk.")
    offered: list[int] = []
    for number, pending in enumerate(state.stack):
        place = f"{WAITING}.{number}"
        if isinstance(pending, PlayNow):
            is_held = has_card(state, pending.seat, pending.card) and pending.card not in offered
            name = CARD_IDS[pending.card]
            must(is_held, place, f"{name} cannot be played.", f"{name} kann nicht gespielt werden.")
            offered.append(pending.card)
        elif isinstance(pending, TravelWithCard):
            is_held = has_card(state, pending.seat, TOLL_KEEPER)
            must(is_held, place, "nobody holds the toll keeper.", "niemand hält den Zöllner.")
        elif isinstance(pending, PriestChooses):
            is_right = inn.priest == pending.seat and pending.monks <= state.mass_figures < state.box.mass_figures
            must(is_right, place, "does not fit the mass.", "passt nicht zur Messe.")
        elif isinstance(pending, (BardBuries, BardWhich)):
            is_right = state.players[pending.seat].deaths_due > 0 and is_played(state, BARD)
            must(is_right, place, "nobody is to die.", "niemand muss sterben.")
            lies = any(player.family[BESIDE_BOOK] != 0 for player in state.players)
            must(not lies, place, "the bard has sung already.", "der Barde hat schon gesungen.")
