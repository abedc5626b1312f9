"""The part of the catalogue that belongs to Inn; the shared parts stand in `village/actions.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.core.texts import Argument, Name
from stammtisch.games.village.actions import SHARED_END as FIRST
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import BREWERY, KIND_IDS, KINDS
from stammtisch.games.village.ids import CASTLE_IDS, CASTLES, MAX_SEATS, NUMBER_IDS, NUMBERS
from stammtisch.games.village.expansions.inn.ids import CARD_IDS, CARDS, STACKS
from stammtisch.games.village.texts import TEXTS

# Whose figures the priest can bring out: the seats, then Conny.
CONNY_OWNER: Final = MAX_SEATS
OWNERS: Final = MAX_SEATS + 1

# family: first number                                     fields                  question
PLAY: Final = FIRST  #                                      card                    several
TRAIN_BREWER: Final = PLAY + CARDS  #                       number                  Craft
BREW: Final = TRAIN_BREWER + NUMBERS  #                     –                       Craft, BrewAfterTraining
BREW_GRAIN: Final = BREW + 1  #                             –                       Craft
RECEIVE_BEER: Final = BREW_GRAIN + 1  #                     –                       ReceiveGood
ENTER_INN: Final = RECEIVE_BEER + 1  #                      number                  AtTheInn
PUT_UNDER: Final = ENTER_INN + NUMBERS  #                   stack                   AtTheInn
BUY_CARD: Final = PUT_UNDER + STACKS  #                     card                    BuyCard, LookThrough
LOOK: Final = BUY_CARD + CARDS  #                           stack                   WhichStack
LAY_MARKER: Final = LOOK + STACKS  #                        castle                  LayMarker
SET_TIME: Final = LAY_MARKER + CASTLES  #                   after or before         SetLifetime
BRING_OUT: Final = SET_TIME + 2  #                          owner, number           PriestChooses
BRING_MONK: Final = BRING_OUT + OWNERS * KINDS  #           –                       PriestChooses
END: Final = BRING_MONK + 1


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""
    inn = box.inn
    for card in range(CARDS):
        build.add(PLAY, "play", {"card": CARD_IDS[card]}, {"card": box.card_names[card]})
    for number in range(NUMBERS):
        fields = {"building": "brewery", "number": NUMBER_IDS[number]}
        arguments: dict[str, Argument] = {
            "building": box.place_names[BREWERY],
            "number": box.number_names[number],
            "time": inn.train_time,
        }
        build.add(TRAIN_BREWER, "train", fields, arguments)
    build.add(BREW, "brew", {}, {"beer": inn.brewed, "time": inn.brew_time})
    build.add(BREW_GRAIN, "brew-grain", {}, {"beer": inn.brewed, "grain": inn.brew_grain})
    build.add(RECEIVE_BEER, "receive-good", {"good": "beer"}, {"good": inn.beer_name})
    for number in range(NUMBERS):
        fields = {"number": NUMBER_IDS[number]}
        build.add(ENTER_INN, "enter-inn", fields, {"number": box.number_names[number], "time": inn.place_time})
    for stack in range(STACKS):
        build.add(PUT_UNDER, "put-under", {"stack": str(stack + 1)}, {"stack": stack + 1})
    for card in range(CARDS):
        arguments = {"card": box.card_names[card], "price": inn.price_names[card]}
        build.add(BUY_CARD, "buy-card", {"card": CARD_IDS[card]}, arguments)
    for stack in range(STACKS):
        build.add(LOOK, "look", {"stack": str(stack + 1)}, {"stack": stack + 1})
    for castle in range(CASTLES):
        build.add(LAY_MARKER, "lay-marker", {"castle": CASTLE_IDS[castle]}, {"castle": box.castle_names[castle]})
    build.add(SET_TIME, "set-time", {"to": "after"}, {"space": Name({"en": "right after", "de": "hinter"})})
    build.add(SET_TIME, "set-time", {"to": "before"}, {"space": Name({"en": "right before", "de": "vor"})})
    for owner in range(OWNERS):
        for kind in range(KINDS):
            fields = {"owner": owner_id(owner), "number": KIND_IDS[kind]}
            build.add(BRING_OUT, "bring-out", fields, {"owner": owner_name(owner), "number": box.number_names[kind]})
    build.add(BRING_MONK, "bring-monk", {}, {})


def owner_id(owner: int) -> str:
    return "conny" if owner == CONNY_OWNER else TEXTS.player_ids[owner]


def owner_name(owner: int) -> Name:
    return Name({"en": "Conny", "de": "Conny"}) if owner == CONNY_OWNER else TEXTS.players[owner]


__all__ = ["END", "FIRST", "PLAY", "add_actions"]
