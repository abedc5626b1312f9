"""What Inn adds to an observation and to the description of the game. Hidden is the order of the stacks (VI-3.5)."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.vectors import tables_of_players
from stammtisch.core.views import explained, masked
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.inn.components import box_of, set_of
from stammtisch.games.village.expansions.inn.ids import CARD_IDS, CARDS, MOST_IN_STACK, SET_IDS, STACKS, WHEN_IDS
from stammtisch.games.village.expansions.inn.places.any_time import LookThrough
from stammtisch.games.village.expansions.inn.scoring import remembered
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.ids import GOOD_IDS
from stammtisch.games.village.state import VillageState


def observe(state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
    """The stacks with their top cards, beer and hands; and a whole stack for who looks through it."""
    inn = table_of(state)
    stacks: list[Json] = []
    for stack in range(STACKS):
        top = int(inn.top(stack))
        stacks.append({"top": None if top < 0 else CARD_IDS[top], "cards": int(inn.sizes[stack])})
    looking: list[Json] = []
    question = state.stack[-1] if state.stack else None
    if isinstance(question, LookThrough) and question.seat == seat:
        first = question.stack * MOST_IN_STACK
        for place in range(first, first + int(inn.sizes[question.stack])):
            looking.append(CARD_IDS[int(inn.stacks[place])])
    view["inn"] = {
        "side": state.chosen.options["inn"],
        "stacks": stacks,
        "looking": looking,
        "serves_queue": None if inn.crier < 0 else int(inn.crier),
        "chooses_figures": None if inn.priest < 0 else int(inn.priest),
    }
    for other, player in enumerate(tables_of_players(view, int(state.seats))):
        player["remembered"] = int(remembered(state.players[other]))
        player["beer"] = int(inn.beer[other])
        player["cards"] = masked(inn.hands[other], CARD_IDS)


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """Brewery, inn and person cards, as far as they never change."""
    inn = box_of(box)
    cards: list[Json] = []
    for card in range(CARDS):
        cards.append(
            {
                "id": CARD_IDS[card],
                "set": SET_IDS[set_of(card)],
                "when": WHEN_IDS[inn.card_when[card]],
                "coins": int(inn.card_coins[card]),
                "beer": int(inn.card_beer[card]),
                "points": int(inn.card_points[card]),
                "table": [*inn.card_tables[card]],
                "goods": [GOOD_IDS[good] for good in inn.card_goods[card]],
                **explained(texts.explanations[f"card-{CARD_IDS[card]}"]),
            }
        )
    brewery: dict[str, Json] = {
        "train": inn.train_time,
        "make": inn.brew_time,
        "grain": inn.brew_grain,
        "beer": inn.brewed,
        **explained(texts.explanations["brewery"]),
    }
    return {
        "start_beer": inn.start_beer,
        "beer": inn.beer,
        "stacks": STACKS,
        "place": inn.place_time,
        "time": inn.inn_time,
        "cubes": inn.inn_cubes,
        "brewery": brewery,
        "cards": cards,
        **explained(texts.explanations["inn"]),
    }
