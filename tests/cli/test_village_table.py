"""The table of Village in the terminal: what a person sees before choosing."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

import stammtisch
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import Board, View, view_of
from stammtisch.cli.boards.plain import PlainBoard
from stammtisch.cli.choices import drawn, grouped
from stammtisch.cli.computers import NO_LOG
from stammtisch.cli.speaker import Speaker
from tests.village import lively

GAME = stammtisch.game("village")
ROLES = ["you", "level.random", "level.apprentice", "level.random", "level.random"]
EVERYTHING: dict[str, Any] = {
    "inn": "side-b", "port": True, "marriage": "side-b", "life_goals": True, "promos": True,
}  # fmt: skip


def printed(parts: list[RenderableType], width: int = 100) -> str:
    console = Console(width=width, record=True, file=None, quiet=False, highlight=False, markup=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()


def in_language(language: str) -> Board:
    return board_for(GAME, Speaker(language), ROLES)


def at_start(seats: int = 3, seat: int | None = 0, **options: Any) -> View:
    """What a seat sees of a game that has just begun; a test may lay things elsewhere, for all of it is plain data."""
    return view_of(GAME.new(seats, 7, options), seat, NO_LOG)


def full(view: View, language: str = "en", width: int = 100) -> str:
    return printed(in_language(language).full(view, width), width)


def line_of(text: str, beginning: str) -> str:
    """The first line that begins so, its words one space apart."""
    return " ".join(next(line for line in text.splitlines() if line.startswith(beginning)).split())


# The whole table


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Harvest", "Green bag", "Queue:", "Wainwright", "step 4", "Black bag", "Graveyard"]),
        ("de", ["Ernte", "Grüner Beutel", "Warteschlange:", "Wagnerei", "Stufe 4", "Schwarzer Beutel"]),
    ],
)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_table_names_things_by_their_own_names(language: str, expected: list[str], width: int) -> None:
    text = full(at_start(), language, width)
    for words in expected:
        assert words in text
    for label in ("green_bag", "chronicle-", "council-1", "unborn", "big-box"):
        assert label not in text


@pytest.mark.parametrize(
    ("language", "seats", "options"), [("en", 2, {}), ("de", 1, {}), ("de", 3, EVERYTHING), ("en", 2, EVERYTHING)]
)
def test_every_question_of_a_game_can_be_drawn_and_nothing_is_cut_off(
    language: str, seats: int, options: dict[str, Any]
) -> None:
    board = in_language(language)
    state = GAME.new(seats, 3, options)
    chooser = random.Random(3)
    drawn_questions: set[str] = set()
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        question = type(state.stack[-1]).__name__
        if question not in drawn_questions:
            drawn_questions.add(question)
            view = view_of(state, seat, NO_LOG)
            actions = [GAME.actions[action] for action in legal]
            shown = printed(drawn(grouped(actions, board, view), 80), 80).split()
            for action in actions:
                assert set(board.remark(view, action).split()) <= set(shown)
            assert printed([*board.full(view, 80), *board.brief(view, 80), *board.everyone(view, 80)], 80)
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))
    assert len(drawn_questions) > 8
    assert full(view_of(state, None, NO_LOG), language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_title_is_cut_off_with_everything_in_play(language: str) -> None:
    for width in (80, 120):
        titles = [line for line in full(at_start(5, **EVERYTHING), language, width).splitlines() if "──" in line]
        assert len(titles) > 8
        assert not any("…" in title for title in titles)


def test_an_expansion_is_drawn_only_when_it_is_in_play() -> None:
    sections = {"inn": "Inn: ", "port": "Sea ──", "marriage": "Ceremony: ", "life_goals": "Life goals"}
    plain = full(at_start())
    everything = full(at_start(**EVERYTHING))
    for title in sections.values():
        assert title not in plain
        assert title in everything
    assert "Travel: 2 time" in plain
    assert "Travel: 2 time" not in everything, "ships take the place of wagons"


def test_solo_shows_conny_and_the_rank() -> None:
    text = full(at_start(1))
    assert "Rank as things stand: Apprentice" in text
    assert re.search(r"^Tray: +1 ", text, re.MULTILINE)


def test_five_families_have_five_colours() -> None:
    board, view = in_language("en"), at_start(5)
    assert len({str(board.player(view, seat).style) for seat in range(5)}) == 5


# What lies where


def test_action_spaces_show_their_cubes_by_colour() -> None:
    view = at_start()
    view["board"]["spaces"]["craft"] = {"pink": 2, "plague": 1}

    assert line_of(full(view), "Crafts ").startswith("Crafts – 2 – – 1 train somebody")


def test_the_market_tells_what_customers_ask_for_and_their_points() -> None:
    view = at_start()
    view["board"]["stalls"] = ["horse-wagon", "wagon-a", None, "wagon-b"]
    view["board"]["queue"] = ["grain-3"]

    text = full(view)

    assert line_of(text, "Stalls:") == "Stalls: horse + wagon (6), 2 × wagon (3), –"
    assert line_of(text, "Queue:") == "Queue: 3 grain (3)"


def test_figures_stand_where_they_are_with_their_numbers_and_bread() -> None:
    view = at_start(marriage="side-a")
    view["players"][0]["family"] = {"smithy": {"1": 2}, "council-3": {"2": 1}, "bag": {"1": 1}, "west": {"3-bread": 1}}
    view["players"][0]["castles"] = ["west"]
    view["players"][2]["family"] = {"smithy": {"2": 1}, "church-1": {"1": 1}}

    text = full(view)

    assert line_of(text, "Smithy       plough").endswith("or pink + orange ● 1 1 ▲ 2")
    assert line_of(text, "step 3  2 time").endswith("take a good ● 2")
    assert line_of(text, "step 1           2 points").endswith("▲ 1")
    assert line_of(text, "Black bag (").endswith("4 monks ● 1")
    assert "3 points ✓● ● 3* middle castle" in line_of(text, "Western castle")
    assert "* with bread" in text


def test_the_chronicle_shows_room_and_who_lies_there() -> None:
    view = at_start()
    view["board"]["chronicle_free"]["travel"] = 0
    view["board"]["graves_free"] = 2
    view["players"][1]["family"]["chronicle-travel"] = {"1": 1}
    view["players"][0]["family"]["grave"] = {"1": 1, "2": 1}

    text = full(view)

    assert line_of(text, "Travel     full") == "Travel full ■ 1"
    assert line_of(text, "Graveyard  ") == "Graveyard 2 free ● 1 2"


def test_a_family_is_shown_by_place_and_generation_the_living_first() -> None:
    view = at_start()
    view["players"][0]["family"] = {
        "unborn": {"3": 2, "4": 2}, "farm": {"1": 1, "2": 1}, "grave": {"1": 2}, "wainwright": {"2": 2},
    }  # fmt: skip
    view["players"][0]["time"] = 7
    view["players"][0]["deaths_due"] = 1

    lines = [" ".join(line.split()) for line in full(view).splitlines()]
    own = lines[lines.index("generation 1 2 3 4") :]

    assert own[1:5] == ["Farm 1 1 – –", "Wainwright – 2 – –", "Graveyard 2 – – –", "Not yet born – – 2 2"]
    assert own[5] == "Lifetime: ▮▮▮▮▮▮▮▯▯▯ 3 to the quill deaths due: 1"


def test_ships_captains_and_lighthouses_are_told() -> None:
    view = at_start(port=True)
    view["players"][1]["ship"].update(at="cattle-island", captain="captain-2-pink", holds=["ox", "cocoa"])
    view["port"]["lighthouses"]["cattle-island"] = {"seat": 2, "number": "4"}
    view["port"]["burials"]["1"] = 0

    text = full(view, width=120)

    ship = line_of(text, "■ Yellow: ")
    assert "cattle island → cocoa island, strait · 2-coin captain (pink cube a step)" in ship
    assert ship.endswith("holds 2/3 ox, basket of cocoa")
    assert line_of(text, "Cattle island ").endswith("lighthouse 5 points, keeper ▲ 4")
    assert line_of(text, "Burials at sea").startswith("Burials at sea: 3 points ●, 2 points (free)")


def test_couples_and_the_ceremony_are_told() -> None:
    view = at_start(marriage="side-a")
    view["marriage"]["ranks"]["a-5"] = {"seat": 1, "number": "2"}
    view["marriage"]["couples"] = [
        {"place": "bakery", "partners": [{"seat": 0, "number": "1"}, {"seat": None, "number": "pink"}]}
    ]

    text = full(view)

    assert line_of(text, "Rank 5 (1 coin)") == "Rank 5 (1 coin) ■ 2"
    assert line_of(text, "Bakery:") == "Bakery: ● 1 + neutral figure"


def test_cards_and_goals_say_what_they_ask_for() -> None:
    view = at_start(inn="side-a", life_goals=True)
    view["players"][0]["cards"] = ["farmer-woman"]
    view["players"][0]["goals"]["silver"] = {"goal": "aristocrat", "claimed": False, "lacking": 6}
    view["players"][0]["goals"]["gold"] = {"goal": "saint", "claimed": True, "lacking": None}

    text = full(view)

    assert "Farmer's wife (1 beer): End of the game: 1 point for each grain on your farm." in text
    words = " ".join(text.split())
    assert "Aristocrat (5 points): Have 7 × coin at home or aboard your ship. 6 still to go." in words
    assert re.search(r"Saint \(8 points\): .* Shown\.", words)


# Others and spectators


def test_the_goals_of_others_stay_hidden_and_spectators_have_no_family() -> None:
    state = GAME.new(3, 7, {"life_goals": True})
    names = [GAME.names()[key]["en"] for key in GAME.names() if key.startswith("goal.")]
    own = full(view_of(state, 0, NO_LOG))
    spectator = full(view_of(state, None, NO_LOG))
    everyone = printed(in_language("en").everyone(view_of(state, 0, NO_LOG), 100))
    assert "Your family" in own
    assert "Your family" not in spectator
    assert "Life goals" not in spectator
    assert everyone.count("Life goals") == 1
    assert everyone.count("The family of ") == 2
    assert sum(f"{name[:1].upper()}{name[1:]} (" in everyone for name in names) == 2


# Choices


@pytest.mark.parametrize(
    ("notation", "remark"),
    [
        ("take craft pink", "you have 4"),
        ("take craft plague", "no cube, costs 2 time"),
        ("travel village/west 1", "2 brown → 3 points"),
        ("travel village/south 1", "2 pink → your marker lies there"),
        ("advance council-1 1", "2 time, then worth 2 points, take two cubes"),
        ("promote church-3 1", "4 grain, then worth 6 points"),
        ("buy wagon", "pink + orange"),
        ("buy horse", "3 grain"),
        ("mill", "2 time + 2 grain"),
        ("birth", "number 2"),
        ("choose market", "A market day for everybody. Your first sale costs nothing but the goods."),
    ],
)
def test_a_choice_says_what_it_costs_and_brings(notation: str, remark: str) -> None:
    view = at_start()
    view["players"][0]["cubes"]["pink"] = 4
    view["players"][0]["castles"] = ["south"]

    assert in_language("en").remark(view, GAME.actions[GAME.parse(notation)]) == remark


# The plain drawing


@pytest.mark.parametrize(("language", "words"), [("en", 'farm: 4×"1"'), ("de", 'Hof: 4×"1"')])
def test_the_plain_drawing_counts_figures_by_the_number_they_show(language: str, words: str) -> None:
    board = PlainBoard(GAME, Speaker(language), ROLES)
    assert words in printed(board.full(at_start(1), 80), 80)


def test_the_plain_drawing_has_a_german_name_for_everything_on_the_table() -> None:
    text = printed(PlainBoard(GAME, Speaker("de"), ROLES).full(at_start(1), 80), 80)
    titles = {line.strip().partition(":")[0] for line in text.splitlines() if re.match(r" *\S[^:.]*: ", line)}
    keys = {"game", "edition", "round", "phase", "start seat", "board", "spaces", "seats", "name", "rank", "follows"}
    assert "Runde 1" in text
    assert {"Aktionsfelder", "Fach des letzten Steins"} <= titles
    assert not titles & keys
