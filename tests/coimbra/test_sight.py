"""What everybody sees: every die and every crown token is in some field of every view, wherever it is on its way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.games.coimbra.ids import CARD_IDS, CLASS_IDS, COLOUR_IDS, MIN_SEATS
from tests.coimbra import lively
from tests.coimbra.table import BOX, GAME, Table

NO_LOG = 1 << 40
CASES = [
    pytest.param(seats, {"forfeiting": forfeiting}, id=f"{seats}-{forfeiting}")
    for seats in (2, 3, 4)
    for forfeiting in ("automatic", "ask")
]


def view_of(state: State, seat: int | None) -> Any:
    return state.observe(seat, NO_LOG)


def dice_seen(view: Any) -> Counter[str]:
    """The dice of each colour, wherever the view has them."""
    found: Counter[str] = Counter(view["board"]["resting"])
    found.update(die["colour"] for die in view["board"]["pool"])
    for location in view["board"]["city"].values():
        found.update(entry["colour"] for entry in location["row"] if not entry["token"])
    for player in view["players"]:
        found.update(player["dice"])
        if player["die_in_hand"]:
            found[player["die_in_hand"]["colour"]] += 1
    return found


def crowns_seen(view: Any) -> list[str]:
    """The classes of the crown tokens, wherever the view has them."""
    found = list(view["board"]["crowns_out"])
    for row in view["board"]["display"].values():
        found.extend(class_of(place["card"]) for place in row if place and place["crown"])
    for player in view["players"]:
        found.extend([*player["crown_tokens"], *player["crowns_to_come"]])
    return sorted(found)


def class_of(card: str) -> str:
    return CLASS_IDS[int(BOX.card_class[CARD_IDS.index(card)])]


@pytest.mark.rule("C-3.3")
@pytest.mark.rule("C-4.6")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_view_at_every_moment_has_all_dice_and_all_crown_tokens(seats: int, options: dict[str, Json]) -> None:
    dice = {colour: BOX.dice[number][seats - MIN_SEATS] for number, colour in enumerate(COLOUR_IDS)}
    crowns = sorted(CLASS_IDS)
    on_the_way = {"die_in_hand": 0, "crowns_to_come": 0, "crowns_out": 0}
    for seed in range(2):
        state = GAME.new(seats, seed, options)
        chooser = random.Random(seed)
        while True:
            view = view_of(state, None)
            for seen in (view, *(view_of(state, seat) for seat in range(seats))):
                assert dice_seen(seen) == dice
                assert crowns_seen(seen) == crowns
            for player in view["players"]:
                on_the_way["die_in_hand"] += player["die_in_hand"] is not None
                on_the_way["crowns_to_come"] += len(player["crowns_to_come"])
            on_the_way["crowns_out"] += len(view["board"]["crowns_out"])
            if not state.to_act():
                break
            actor = state.to_act()[0]
            state.apply_legal(actor, lively.choose(state, actor, state.legal(actor), chooser))
    assert all(on_the_way.values()), f"nothing was ever on its way: {on_the_way}"


@pytest.mark.rule("C-3.3")
def test_all_see_whose_hand_a_die_is_in_until_it_is_placed() -> None:
    table = Table(3)
    table.pool(("gray", 4), ("white", 6))
    table.order(2, 0, 1)
    table.begin("place-dice")
    table.act(2, "take white 6")
    for seat in (None, 0, 1, 2):
        hands = [player["die_in_hand"] for player in view_of(table.state, seat)["players"]]
        assert hands == [None, None, {"colour": "white", "value": 6}]
    table.act(2, "place lower")
    assert [player["die_in_hand"] for player in view_of(table.state, None)["players"]] == [None, None, None]


@pytest.mark.rule("C-4.6")
@pytest.mark.rule("C-R8")
def test_all_see_the_crown_token_of_a_card_while_its_bonus_is_used() -> None:
    table = Table(2)
    table.show("upper", "ii-k5")
    table.crowns_on_display()
    table.die("upper", 0, 1)
    table.evaluate("upper")
    table.act(0, "acquire ii-k5")
    assert table.question() == "move-pilgrim"
    for seat in (None, 0, 1):
        player, other = view_of(table.state, seat)["players"]
        assert (player["crowns_to_come"], player["crown_tokens"], player["crowns"]) == (["cleric"], [], 0)
        assert (other["crowns_to_come"], other["crown_tokens"]) == ([], [])
    table.act(0, "stop")
    player = view_of(table.state, 1)["players"][0]
    assert (player["crowns_to_come"], player["crown_tokens"], player["crowns"]) == ([], ["cleric"], 2)


@pytest.mark.rule("C-1.12")
@pytest.mark.rule("C-R8")
def test_all_see_which_crown_tokens_are_out_for_the_round() -> None:
    table = Table(4)
    table.show("upper", "ii-c2", "ii-m2")
    table.show("lower", "ii-k2")
    table.crowns_on_display()
    assert table.board()["crowns_out"] == ["scholar"], "no card of this class is displayed"
    table.die("lower", 0, 1)
    table.evaluate("upper")
    assert table.board()["crowns_out"] == ["council", "merchant", "scholar"], "two cards were discarded"
    table.act(0, "acquire ii-k2")
    assert table.board()["crowns_out"] == ["council", "merchant", "scholar"], "this one was taken"


@pytest.mark.rule("C-3.4")
@pytest.mark.rule("C-3.5")
@pytest.mark.parametrize(
    ("value", "lands"),
    [
        (1, {"castle": 1, "upper": 4, "central": 0, "lower": 1}),
        (3, {"castle": 3, "upper": 3, "central": 0, "lower": 1}),
        (6, {"castle": 4, "upper": 1, "central": 0, "lower": 0}),
    ],
)
def test_all_see_where_the_die_in_hand_would_come_to_lie(value: int, lands: dict[str, int]) -> None:
    """The castle ascends, the city descends, and equals stay left of a new die, which lies there once it is placed."""
    rows = {"castle": [1, 3, 3, 6], "upper": [6, 3, 3, 1], "lower": [4]}
    for location, place in lands.items():
        table = Table(3)
        for other, values in rows.items():
            for standing in values:
                table.die(other, 1, standing)
        table.pool(("gray", value))
        table.begin("place-dice")
        table.act(0, f"take gray {value}")
        for seat in (None, 0, 1):
            players = view_of(table.state, seat)["players"]
            assert [player["lands"] for player in players] == [lands, {}, {}]
        table.act(0, f"place {location}")
        assert view_of(table.state, 1)["players"][0]["lands"] == {}
        assert table.row(location)[place] == (value, 0)


@pytest.mark.rule("C-4.4")
@pytest.mark.rule("C-11.2")
def test_all_see_what_cards_cost_whose_die_is_triggered() -> None:
    table = Table(2)
    table.give(0, "i-m2")
    table.show("lower", "ii-c2", "ii-m2")
    table.show("upper", "ii-c3")
    table.die("castle", 1, 1)
    table.die("lower", 0, 6)
    table.evaluate()
    view = view_of(table.state, 0)
    assert view["board"]["triggered"] == "castle"
    assert [player["card_prices"] for player in view["players"]] == [{}, {}]
    table.act(1, "distress")
    for seat in (None, 0, 1):
        view = view_of(table.state, seat)
        assert view["board"]["triggered"] == "lower"
        assert [player["card_prices"] for player in view["players"]] == [{"ii-c2": 5, "ii-m2": 6}, {}]
