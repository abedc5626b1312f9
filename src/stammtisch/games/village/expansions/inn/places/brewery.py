"""The brewery: a craft building that makes beer, with time and a trained figure or from grain. Rules: VI-2."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import pay_grain, spend_time
from stammtisch.games.village.expansions.ids import BREWERY
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import FARM, NUMBERS, standing
from stammtisch.games.village.places.craft import TRAINED, Craft, MakeAfterTraining, refuse_after_training
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, TurnQuestion, about_figure
from stammtisch.games.village.seams import BEER_MADE
from stammtisch.games.village.state import VillageState

TRAIN_BREWER: Final[Pair] = Pair("train", Field("building", "place", [BREWERY]), NUMBER, otherwise="wrong-action")
BREW: Final[Lone] = Lone("brew", otherwise="wrong-action")
BREW_GRAIN: Final[Lone] = Lone("brew-grain", otherwise="wrong-action")
RECEIVE_BEER: Final[Single] = Single("receive-good", Field("good", "drink", [0]), otherwise="nothing-to-receive")

BREWED: Final = Message(100, "brewed", "player", "number:beer")
BREWED_GRAIN: Final = Message(101, "brewed-grain", "player", "number:beer", "number:grain")
GOT_BEER: Final = Message(102, "got-beer", "player")


def add_brewing(state: VillageState, seat: int, found: list[int]) -> None:
    """What the brewery offers in a craft action (VI-2.1 to VI-2.3)."""
    player = state.players[seat]
    farm = player.family[FARM]
    if farm != 0:
        for number in range(i64(NUMBERS)):
            if standing(farm, number) > 0:
                found.append(TRAIN_BREWER.of(BREWERY, number))
    if player.family[BREWERY] != 0:
        found.append(BREW.action)
    if player.grain >= box_of(state.box).brew_grain:
        found.append(BREW_GRAIN.action)


def why_not_brew(state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
    """What is in the way of brewing in a craft action, or after another training."""
    if isinstance(question, Craft):
        if TRAIN_BREWER.has(action):
            return about_figure(state, "not-on-farm", FARM, int(TRAIN_BREWER.read(action)[1]), "VI-2.2")
        if BREW.has(action):
            return say(state, "nobody-brews")
        if BREW_GRAIN.has(action):
            number = box_of(state.box).brew_grain
            missing = lacks("grain", number - int(state.players[seat].grain))
            return say(state, "brew-grain-missing", {"number": number}, missing)
    elif isinstance(question, MakeAfterTraining):
        if BREW.has(action):
            return say(state, "only-after-training", {"building": state.box.building_names[question.building]})
        if BREW_GRAIN.has(action):
            return say(state, "training-and-buying")
    return None


def use_brewery(state: VillageState, seat: int, action: int) -> None:
    """Carry out what the brewery offers."""
    box = box_of(state.box)
    if BREW.has(action):
        brew(state, seat)
    elif BREW_GRAIN.has(action):
        pay_grain(state, seat, box.brew_grain)
        table_of(state).beer[seat] += box.brewed
        state.tell(BREWED_GRAIN, seat, box.brewed, box.brew_grain)
        state.seams.produced(state, seat, BEER_MADE, box.brewed)
    else:
        number = TRAIN_BREWER.read(action)[1]
        state.tell(TRAINED, seat, number, BREWERY)
        spend_time(state, seat, box.train_time)
        state.stack.append(BrewAfterTraining(seat))
        pick(state, seat, number, FARM, BREWERY)


def brew(state: VillageState, seat: int) -> None:
    """Beer for time, made by a trained figure (VI-2.2)."""
    box = box_of(state.box)
    table_of(state).beer[seat] += box.brewed
    state.tell(BREWED, seat, box.brewed)
    spend_time(state, seat, box.brew_time)
    state.seams.produced(state, seat, BEER_MADE, box.brewed)


class BrewAfterTraining(TurnQuestion):
    """Does the brewer just trained brew at once? (VI-2.2)"""

    prompt_key: ClassVar = "brew-after-training"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [BREW.action, NO_ACTION.action]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if BREW_GRAIN.has(action):
            return say(state, "training-and-buying")
        return refuse_after_training(state, action, state.box.place_names[BREWERY])

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if BREW.has(action):
            brew(state, seat)
