"""The tables of Inn: prices, moments, provenance, and mistakes that are reported. Rules: VI-3.4, VI-4."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files

import pytest

from stammtisch.core.editions import STATUSES, Edition
from stammtisch.core.errors import BadEdition
from stammtisch.core.plain import Json
from stammtisch.games.village.components import EDITIONS, FILES
from stammtisch.games.village.expansions.box import WholeBox
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import CARD_IDS, WHEN_IDS
from stammtisch.games.village.expansions.shelf import EXPANSIONS, MORE_FILES
from tests.village.table import BOX

FOLDER = files("stammtisch.games.village").joinpath("data", EDITIONS[0])
Rows = list[dict[str, Json]]


def tables() -> dict[str, dict[str, Json]]:
    names = [*FILES, *MORE_FILES]
    return {file: tomllib.loads(FOLDER.joinpath(file).read_text(encoding="utf-8")) for file in names}


def rows(data: dict[str, dict[str, Json]], file: str, table: str) -> Rows:
    found = data[file][table]
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def test_every_row_says_where_it_comes_from() -> None:
    data = tables()
    for file, table in (("inn.toml", "numbers"), ("inn.toml", "card"), ("more_customers.toml", "customer")):
        for row in rows(data, file, table):
            assert row["source"]
            assert row["status"] in STATUSES
    assert next(row for row in rows(data, "inn.toml", "card") if row["id"] == "physician")["status"] == "printed"


@pytest.mark.rule("VI-3.4")
def test_a_card_costs_a_coin_or_one_or_two_beer() -> None:
    prices = Counter((int(box_of(BOX).card_coins[card]), int(box_of(BOX).card_beer[card])) for card in range(30))
    assert prices == {(1, 0): 10, (0, 1): 10, (0, 2): 10}


@pytest.mark.rule("VI-4.2", "VI-4.4", "VI-4.5")
def test_eleven_cards_are_kept_eleven_played_at_any_time_and_eight_at_their_moment() -> None:
    moments = Counter(WHEN_IDS[box_of(BOX).card_when[card]] for card in range(30))
    assert (moments["end"], moments["any"]) == (11, 11)
    assert sum(moments.values()) - 22 == 8


def _wrong_moment(card: dict[str, Json]) -> None:
    card["when"] = "any"


def _wrong_set(card: dict[str, Json]) -> None:
    card["set"] = "port"


def _no_table(card: dict[str, Json]) -> None:
    card["table"] = []


def _unknown_field(card: dict[str, Json]) -> None:
    card["colour"] = "red"


@pytest.mark.parametrize("mistake", [_wrong_moment, _wrong_set, _no_table, _unknown_field])
def test_a_mistake_in_a_card_is_reported(mistake: Callable[[dict[str, Json]], None]) -> None:
    data = tables()
    cards = rows(data, "inn.toml", "card")
    mistake(cards[CARD_IDS.index("chronicler")])
    with pytest.raises(BadEdition, match=r"inn\.toml"):
        WholeBox(Edition("own", data), EXPANSIONS)


def test_the_number_of_stacks_is_fixed() -> None:
    data = tables()
    rows(data, "inn.toml", "numbers")[0]["stacks"] = 4
    with pytest.raises(BadEdition):
        WholeBox(Edition("own", data), EXPANSIONS)
