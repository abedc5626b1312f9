"""The table of Coimbra in the terminal: what a person sees before choosing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import stammtisch
from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import Board, view_of
from stammtisch.cli.choices import drawn, grouped
from stammtisch.cli.computers import NO_LOG
from stammtisch.cli.explanations import Explanations
from stammtisch.cli.speaker import Speaker
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.cli.running import run
from tests.coimbra import lively
from tests.coimbra.table import Table

GAME = stammtisch.game("coimbra")
ROLES = ["you", "level.random", "level.apprentice"]


def printed(parts: list[RenderableType], width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=False, highlight=False, markup=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()


def text_of(state: State, seat: int | None, board: Board) -> str:
    """The whole table, the brief one and the boards of all as one text."""
    view = view_of(state, seat)
    return printed([*board.full(view, 80), *board.brief(view, 80), *board.everyone(view, 80)])


def in_one_line(text: str) -> str:
    """A text without the breaks of its lines."""
    return " ".join(text.split())


def in_language(language: str) -> Board:
    return board_for(GAME, Speaker(language), ROLES)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            ["round 1 of 4", "Groups of start cards", "Favour tile “resources”: Gain 7 guards or 7 coins.", "Guards"],
        ),
        ("de", ["Runde 1 von 4", "Gruppen von Startkarten", "Erhalte 7 Wachen oder 7 Münzen.", "Siegpunktleiste"]),
    ],
)
def test_the_table_names_things_by_their_own_names(language: str, expected: list[str]) -> None:
    text = text_of(GAME.new(3, 7), 0, in_language(language))
    for words in expected:
        assert words in text
    for label in ("seat 0", "token True", "face_down", "eggert"):
        assert label not in text


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("de", 3)])
def test_every_question_of_a_game_can_be_drawn_and_nothing_is_cut_off(language: str, seats: int) -> None:
    board = in_language(language)
    state = GAME.new(seats, 3)
    chooser = random.Random(3)
    drawn_questions: set[str] = set()
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        view = view_of(state, seat, NO_LOG)
        question = view["prompt"]["question"]
        if question not in drawn_questions or question == "trigger-in-city":
            drawn_questions.add(question)
            actions = [GAME.actions[action] for action in legal]
            shown = printed(drawn(grouped(actions, board, view), 80)).split()
            for action in actions:
                assert set(board.remark(view, action).split()) <= set(shown)
            if len(drawn_questions) % 4 == 0:
                assert text_of(state, seat, board)
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))
    assert len(drawn_questions) > 10
    assert text_of(state, None, board)


def test_a_die_says_what_it_brings_and_a_step_where_it_leads(tmp_path: Path) -> None:
    arguments = ["play", "coimbra", "--players", "2", "--seed", "3", "--human", "0", "--language", "en"]
    done = run(*arguments, "--save", tmp_path / "game.json", answers=["1", "1", "1", "quit"])
    assert done.code == 0
    assert "Start at the north-west corner   2 on to: I/1, I/8" in done.out
    assert "brings 3 guards" in done.out
    assert "brings 1 point\n" in "\n".join(line.rstrip() for line in done.out.splitlines()) + "\n"
    assert "You have: guards 11, coins 11, crowns 0, points 0." in done.out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Die in hand: white die 6 ■ Red"), ("de", "Würfel in der Hand: weißer Würfel 6 ■ Rot")],
    ids=["en", "de"],
)
def test_a_die_in_hand_is_shown_with_whose_hand_it_is(language: str, words: str) -> None:
    table = Table(3)
    table.pool(("white", 6))
    table.order(1, 0, 2)
    table.begin("place-dice")
    table.act(1, "take white 6")
    assert words in text_of(table.state, 0, in_language(language))


@pytest.mark.parametrize(
    ("language", "words", "later"),
    [
        ("en", "Crown token “cleric” (2 crowns)", ": It comes when the bonus of its card is done."),
        ("de", "Kronenplättchen „Geistlicher“ (2 Kronen)", ": Es kommt, sobald der Bonus seiner Karte genutzt ist."),
    ],
    ids=["en", "de"],
)
def test_a_crown_token_is_shown_while_the_bonus_of_its_card_is_used_and_after(
    language: str, words: str, later: str
) -> None:
    table = Table(3)
    table.show("upper", "ii-k5")
    table.crowns_on_display()
    table.die("upper", 0, 1)
    table.evaluate("upper")
    table.act(0, "acquire ii-k5")
    assert f"{words}{later}" in in_one_line(text_of(table.state, 0, in_language(language)))
    table.act(0, "stop")
    text = in_one_line(text_of(table.state, 0, in_language(language)))
    assert words in text
    assert later not in text


def test_spectators_see_the_same_table_without_cards_of_their_own() -> None:
    state = GAME.new(2, 5)
    play_randomly(state, 5, most=40)
    text = text_of(state, None, in_language("en"))
    assert "Your cards" not in text
    assert "Cards of Blue" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Monastery “crowns”", "1 point for each of your crowns."),
        ("Goa", "9 points."),
        ("ii-m5", "Every opponent gives you 1 guard and 1 coin or 2 points."),
        ("favour tile “resources”", "Gain 7 guards or 7 coins."),
    ],
)
def test_cards_tiles_and_voyages_are_explained_by_name_or_id(words: str, sentence: str) -> None:
    found = Explanations(in_language("en")).about(words)
    assert [explanation for _, explanation, _ in found] == [sentence]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "of the 285 rows of this edition are reconstructed"), ("de", "sind erschlossen")]
)
def test_the_introduction_says_how_much_of_the_edition_is_reconstructed(language: str, words: str) -> None:
    assert words in in_language(language).introduction()
