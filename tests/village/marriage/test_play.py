"""Whole games with Marriage: nothing is lost, everything is reached, explained, told, saved and seen.

Random lively play in all player counts and on both sides; what it does not reach is listed with the test that does.
"""

import random
import re

import pytest

import stammtisch
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.question import OneSeatQuestion, Question
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import State
from stammtisch.core.texts import LANGUAGES
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS
from stammtisch.games.village.expansions.marriage.ids import MARRIAGE_TABLE, SIDE_RANK_IDS
from stammtisch.games.village.expansions.marriage.places.bread import WithOrWithout
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.expansions.shelf import EXPANSIONS
from stammtisch.games.village.game import OWNERS
from stammtisch.games.village.state import VillageState
from tests.conformance.battery import through_json
from tests.village import lively
from tests.village.accounting import account_for_everything
from tests.village.marriage.altar import Altar
from tests.village.table import GAME
from tests.village.test_refusals import keys_in, must_be_sentences, must_teach

GAMES = [(seats, seed, ("side-a", "side-b")[seed % 2]) for seats in (1, 2, 3, 4, 5) for seed in range(6)]
TEXTS_FILE = "texts-marriage.toml"
MARRIAGE = EXPANSIONS[MARRIAGE_TABLE]
MARRIAGE_ACTIONS = [action for action in GAME.actions if OWNERS[action.index] is MARRIAGE]
MARRIAGE_ENTRIES = {
    entry
    for entry in entries_in(MARRIAGE.rooms)
    if ".expansions.marriage." in entry.__module__ and entry is not WithOrWithout
}


class Seen:
    """What came up in the games of this module."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.codes: dict[str, Refusal] = {}
        self.prompts: dict[str, int] = {}  # and how often
        self.messages: dict[str, dict[str, str]] = {}
        self.entries: set[str] = set()
        self.ranks: set[str] = set()
        self.longest = 0


def watch(state: State, seen: Seen, sampler: random.Random) -> None:
    seat = state.to_act()[0]
    legal = state.legal(seat)
    seen.longest = max(seen.longest, len(legal))
    question = state.stack[-1]
    assert isinstance(question, Question)
    prompt = question.prompt()
    seen.prompts[prompt] = seen.prompts.get(prompt, 0) + 1
    for pending in state.stack:
        name = type(pending).__name__
        if name not in seen.entries:
            twin = GAME.pending_from(name, pending.numbers())
            assert type(twin) is type(pending)
            assert twin.numbers() == pending.numbers()
            seen.entries.add(name)
    if seen.prompts[prompt] <= 4 or sampler.random() < 0.01:
        for action in range(len(GAME.actions)):
            if action not in legal:
                refusal = state.explain(seat, action)
                if refusal.code not in seen.codes:
                    seen.codes[refusal.code] = refusal


def play(seats: int, seed: int, side: str, seen: Seen) -> State:
    state = GAME.new(seats, seed, {"marriage": side})
    chooser = random.Random(seed)
    sampler = random.Random(seed)
    while state.to_act():
        watch(state, seen, sampler)
        seat = state.to_act()[0]
        action = lively.choose(state, seat, state.legal(seat), chooser)
        entry = GAME.actions[action]
        seen.kinds.add(entry.kind)
        if entry.kind == "marry":
            seen.ranks.add(entry.text("rank"))
        state.apply_legal(seat, action)
        # The battery of all games accounts for the pieces after every action.
        if sampler.random() < 0.2:
            account_for_everything(state)
    log = state.observe(None)["log"]
    assert isinstance(log, list)
    for line in log:
        assert isinstance(line, dict)
        sentences = line["text"]
        assert isinstance(sentences, dict)
        seen.messages[str(line["what"])] = {str(key): str(text) for key, text in sentences.items()}
    return state


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for seats, seed, side in GAMES:
        state = play(seats, seed, side, found)
        assert state.is_over()
    return found


def test_every_rank_of_both_sides_is_reached_in_play(seen: Seen) -> None:
    assert seen.ranks == set(SIDE_RANK_IDS)


def test_every_kind_of_action_is_reached_in_play_or_has_a_test_of_its_own(seen: Seen) -> None:
    kinds = {action.kind for action in MARRIAGE_ACTIONS}
    # Two own figures in the ceremony, bread and tools of the grocer: these need the cards of Inn (test_cards);
    # figures of one number with different partners are rare (test_couples).
    assert kinds - seen.kinds <= {"which-rank", "which-partner", "take-bread", "take-tool"}


def test_every_entry_of_the_stack_is_seen_or_can_be_made_again(seen: Seen) -> None:
    seldom = {entry.__name__ for entry in MARRIAGE_ENTRIES} - seen.entries
    # Steps that run at once, and questions that need a card, more than sixteen bread, or two equally old figures.
    assert seldom <= {"Wedding", "MayBuy", "PayForQueue", "BreadOrTool", "SellMore", "WhichOne", "WhichDies"}
    for name in seldom:
        made = None
        for count in range(5):
            try:
                made = GAME.pending_from(name, [0] * count)
            except TypeError:
                continue
            break
        assert made is not None
        assert type(made).__name__ == name


def test_every_prompt_is_asked(seen: Seen) -> None:
    # Asked only with the cards of Inn, of somebody with more than sixteen bread, or about several figures of one
    # number (test_cards, test_smuggler, test_couples).
    assert keys_in(TEXTS_FILE, "prompts") - set(seen.prompts) <= {
        "marry-free",
        "bread-or-tool",
        "sell-more",
        "which-one",
    }


def test_refusals_are_reached_and_teach(seen: Seen) -> None:
    for refusal in seen.codes.values():
        must_teach(refusal)
    # Each of these has a position of its own in the other files of this folder.
    with_own_test = {
        "ceremony-too-dear", "not-that-one", "supply-of-one-colour", "no-free-rank", "bread-or-tools",
        "nobody-for-cousin", "queue-too-dear", "smuggler-too-dear", "no-cube-for-it",
    }  # fmt: skip
    assert keys_in(TEXTS_FILE, "refusals") - set(seen.codes) <= with_own_test


def test_the_log_tells_everything_in_sentences(seen: Seen) -> None:
    assert {message.key for message in messages_in(MARRIAGE.rooms) if 300 <= message.number < 400} == keys_in(
        TEXTS_FILE, "log"
    )
    for sentences in seen.messages.values():
        must_be_sentences(sentences)
    assert keys_in(TEXTS_FILE, "log") - set(seen.messages) <= {"no-pink"}, "which has a test in test_wedding"


def test_lists_of_choices_stay_short(seen: Seen) -> None:
    assert seen.longest <= 60


def test_labels_name_every_action_in_both_languages() -> None:
    for language in LANGUAGES:
        labels = [action.label(language) for action in MARRIAGE_ACTIONS]
        assert len(set(labels)) == len(labels)
        assert all(not re.search(r"[{}|]|  |None", label) for label in labels)


def test_an_explained_refusal_comes_in_every_moment_of_a_wedding() -> None:
    table = Altar(3)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    table.rank(3, (2, 1))
    table.wedding("green")
    while table.phase() == "wedding":
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        for action in range(len(GAME.actions)):
            if action not in legal:
                must_teach(table.state.explain(seat, action))
        table.do_least()


# Sight


def test_everything_of_marriage_lies_open() -> None:
    table = Altar(3)
    table.rank(2, (0, 1))
    table.rank(4, "pink")
    table.couple("shop", (1, 1), (2, 1))
    table.couple("parents", (0, 1), "pink")
    table.bread(1, 2)
    table.tools(2, 3)
    table.turn()
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        assert view["marriage"] == views[0]["marriage"]
        assert through_json(view["marriage"]) == view["marriage"]
    assert views[0]["marriage"] == {
        "board_side": "a",
        "ranks": {
            "a-1": None,
            "a-2": {"seat": 0, "number": "1"},
            "a-3": None,
            "a-4": {"seat": None, "number": "pink"},
            "a-5": None,
            "a-6": None,
        },
        "couples": [
            {"place": "shop", "partners": [{"seat": 1, "number": "1"}, {"seat": 2, "number": "1"}]},
            {"place": "parents", "partners": [{"seat": 0, "number": "1"}, {"seat": None, "number": "pink"}]},
        ],
        "pink_figures": 0,
    }
    players = views[0]["players"]
    assert isinstance(players, list)
    assert [(player["bread"], player["tools"]) for player in players if isinstance(player, dict)] == [
        (0, 0),
        (2, 0),
        (0, 3),
    ]


def test_names_and_description_cover_the_board() -> None:
    names = GAME.names()
    for place in ("ceremony", "bakery", "shop", "parents"):
        assert f"place.{place}" in names
        assert place in ALL_PLACE_IDS
    for key in ("bread", "tools", "ranks", "couples", "pink_figures"):
        assert f"thing.{key}" in names
    for source in ("smuggler", "ceremony"):
        assert f"score.{source}" in names
    description = GAME.describe()["marriage"]
    assert isinstance(description, dict)
    ceremony = description["ceremony"]
    assert isinstance(ceremony, dict)
    ranks = ceremony["ranks"]
    assert isinstance(ranks, list)
    assert [rank["id"] for rank in ranks if isinstance(rank, dict)] == SIDE_RANK_IDS
    assert through_json(description) == description


def test_a_base_game_shows_nothing_of_marriage() -> None:
    view = GAME.new(3, 1).observe(0)
    assert "marriage" not in view
    assert "smuggler" not in GAME.new(3, 1).scores()[0].parts


# Saving


def in_the_midst(seats: int) -> State:
    """A game in which somebody is married, somebody stands in the ceremony, and somebody has bread or tools."""
    for seed in range(30):
        chooser = random.Random(seed)
        state = GAME.new(seats, seed, {"marriage": "side-b"})
        while state.to_act():
            seat = state.to_act()[0]
            state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
            assert isinstance(state, VillageState)
            board = table_of(state)
            if board.couples and max(board.ranks) > 0 and max(board.bread) + max(board.tools) > 0:
                return state
    raise AssertionError("no such moment")


@pytest.mark.parametrize("seats", [1, 3])
def test_a_saved_table_comes_back_and_goes_on_alike(seats: int) -> None:
    state = in_the_midst(seats)
    twin = GAME.load(through_json(state.dump()))
    assert twin.fingerprint() == state.fingerprint()
    chooser = random.Random(5)
    for _ in range(60):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        assert twin.legal(seat) == state.legal(seat)
        action = lively.choose(state, seat, state.legal(seat), chooser)
        state.apply_legal(seat, action)
        twin.apply_legal(seat, action)
        assert twin.fingerprint() == state.fingerprint()


def test_a_copy_is_a_table_of_its_own() -> None:
    table = Altar(2)
    table.couple("bakery", (0, 1), (1, 1))
    table.rank(1, (0, 1))
    table.turn()
    before = table.state.fingerprint()
    twin = table.state.copy()
    table_of(twin).couples.clear()
    table_of(twin).ranks[0] = 0
    table_of(twin).bread[0] = 3
    table_of(twin).tools[0] = 3
    table_of(twin).pink = 0
    assert table.state.fingerprint() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ranks", [99, 0, 0, 0, 0, 0]),
        ("ranks", [0]),
        ("couples", [123]),
        ("couples", "x"),
        ("bread", [1]),
        ("pink", "x"),
    ],
)
def test_a_broken_table_is_refused(field: str, value: Json) -> None:
    dump = GAME.new(2, 1, {"marriage": "side-a"}).dump()
    position = dump["position"]
    assert isinstance(position, dict)
    marriage = position["marriage"]
    assert isinstance(marriage, dict)
    marriage[field] = value
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)


def test_a_redealt_table_shows_the_same_and_loses_nothing() -> None:
    state = in_the_midst(3)
    for seat in range(3):
        sample = GAME.redeal(state, seat, 7)
        assert sample.observe(seat)["marriage"] == state.observe(seat)["marriage"]
        account_for_everything(sample)


def test_questions_of_marriage_belong_to_one_seat() -> None:
    for entry in MARRIAGE_ENTRIES:
        if issubclass(entry, Question):
            assert issubclass(entry, OneSeatQuestion)
