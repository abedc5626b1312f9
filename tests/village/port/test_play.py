"""Whole games with Port: nothing is lost, everything is reached, explained, told, saved and seen.

Random lively play in all player counts; what it does not reach is listed with the test that does.
"""

import random
import re

import pytest

import stammtisch
from stammtisch.core.chance import first_chance
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.question import OneSeatQuestion, Question
from stammtisch.core.rooms import entries_in, messages_in
from stammtisch.core.state import State
from stammtisch.core.texts import LANGUAGES
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import (
    ALL_CAPTAIN_IDS,
    CAPTAIN_IDS,
    CARGOES,
    CHEST_IDS,
    HARBOUR,
    ISLAND_IDS,
    PORT_TABLE,
    SOURCE_IDS,
    WATER_IDS,
)
from stammtisch.games.village.expansions.port.ids import CHEST as CHEST_CARGO
from stammtisch.games.village.expansions.port.places.ship import VoyageQuestion
from stammtisch.games.village.expansions.port.table import aboard, at_home, table_of
from stammtisch.games.village.expansions.shelf import EXPANSIONS
from stammtisch.games.village.game import OWNERS
from stammtisch.games.village.state import VillageState
from tests.conformance.battery import through_json
from tests.positions import Words
from tests.village import lively
from tests.village.accounting import account_for_everything
from tests.village.port.sea import Sea
from tests.village.table import BOX, GAME
from tests.village.test_refusals import keys_in, must_be_sentences, must_teach

GAMES = [(seats, seed) for seats in (1, 2, 3, 4, 5) for seed in range(5)]
TEXTS_FILE = "texts-port.toml"
PORT = EXPANSIONS[PORT_TABLE]
PORT_ENTRIES = {
    entry for entry in entries_in(PORT.rooms) if ".expansions.port." in entry.__module__ and entry is not VoyageQuestion
}
ENTRY_NAMES = {entry.__name__ for entry in PORT_ENTRIES}


class Seen:
    """What came up in the games of this module."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.actions: set[str] = set()
        self.codes: dict[str, Refusal] = {}
        self.prompts: dict[str, int] = {}  # and how often
        self.messages: dict[str, dict[str, str]] = {}
        self.entries: set[str] = set()
        self.longest = 0


def choose(state: State, seat: int, legal: list[int], chooser: random.Random) -> int:
    """A lively player who likes the sea."""
    luck = chooser.random()
    of_port = [action for action in legal if OWNERS[action] is PORT]
    if of_port and luck < 0.25:
        return chooser.choice(of_port)
    # Now and then a ship looks for treasure, and brings it home.
    assert isinstance(state, VillageState)
    goals = ("sail-home",) if aboard(state, seat, CHEST_CARGO) else ("sail treasure-island", "sail water-3")
    for goal in goals:
        if GAME.parse(goal) in legal and luck < 0.7:
            return GAME.parse(goal)
    to_sea = [action for action in legal if GAME.actions[action].notation.startswith(("take travel", "choose travel"))]
    if to_sea and luck < 0.4:
        return chooser.choice(to_sea)
    return lively.choose(state, seat, legal, chooser)


def watch(state: State, seen: Seen, chooser: random.Random) -> None:
    seat = state.to_act()[0]
    legal = state.legal(seat)
    assert len(set(legal)) == len(legal)
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
    is_at_sea = type(question).__name__ in ENTRY_NAMES
    luck = chooser.random()
    if seen.prompts[prompt] <= 4 or luck < (0.04 if is_at_sea else 0.01):
        for action in range(len(GAME.actions)):
            if action not in legal:
                refusal = state.explain(seat, action)
                if refusal.code not in seen.codes:
                    seen.codes[refusal.code] = refusal


def play(seats: int, seed: int, seen: Seen) -> State:
    state = GAME.new(seats, seed, {"port": True, "promos": seed % 2 == 1})
    chooser = random.Random(seed)
    sampler = random.Random(seed)
    while state.to_act():
        watch(state, seen, chooser)
        seat = state.to_act()[0]
        action = choose(state, seat, state.legal(seat), chooser)
        entry = GAME.actions[action]
        seen.kinds.add(entry.kind)
        seen.actions.add(entry.notation)
        state.apply_legal(seat, action)
        # The battery of all games accounts for the pieces after every action.
        if sampler.random() < 0.2:
            account_for_everything(state)
    for seat in range(seats):
        log = state.observe(seat)["log"]
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
    for seats, seed in GAMES:
        state = play(seats, seed, found)
        assert state.is_over()
    return found


def test_every_water_is_sailed_to_in_play(seen: Seen) -> None:
    sea = [WATER_IDS[water] for water in box_of(BOX).waters if water != HARBOUR]
    assert {f"sail {water}" for water in sea} <= seen.actions


def test_every_kind_of_action_is_reached_in_play_or_has_a_test_of_its_own(seen: Seen) -> None:
    kinds = {action.kind for action in GAME.actions if OWNERS[action.index] is PORT}
    assert all(block.family().otherwise for block in PORT.order), "what is said at a wrong moment"
    # Several chests and the promo customer, a full travel group, two keepers with one number: test_home, test_death.
    assert kinds - seen.kinds <= {"give-chest", "bury", "darken"}


def test_every_entry_of_the_stack_is_seen_or_can_be_made_again(seen: Seen) -> None:
    seldom = {entry.__name__ for entry in PORT_ENTRIES} - seen.entries
    # Steps that run at once, and questions that need a person card or a rare position.
    assert seldom <= {
        "TakeHelmsman", "VoyageGoesOn", "Chart", "IslandGoesOn", "WhichLighthouse", "SeaBurial", "StallPays",
        "GiveChest", "OpenAllChests", "NoteBread", "WhichKeeper",
    }  # fmt: skip
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
    # Asked with a person card, or in the rare positions of test_home and test_death.
    seldom = {"helmsman", "chart", "which-lighthouse", "which-keeper", "sea-burial", "give-chest"}
    assert keys_in(TEXTS_FILE, "prompts") - set(seen.prompts) <= seldom


def test_refusals_are_reached_and_teach(seen: Seen) -> None:
    for refusal in seen.codes.values():
        must_teach(refusal)
    # Each of these has a position of its own in the other files of this folder.
    with_own_test = {
        "no-captains", "no-captain-affordable", "captain-gone", "chart-island", "burial-taken", "not-your-keeper",
            "not-a-keeper-to-feed",
        "equal-chest", "chest-aboard", "island-stack-empty", "one-tile", "lighthouse-taken", "lighthouse-too-dear",
        "step-at-sea-too-dear", "not-moved", "no-lighthouse", "no-wagon-aboard",
    }  # fmt: skip
    assert keys_in(TEXTS_FILE, "refusals") - set(seen.codes) <= with_own_test


def test_the_log_tells_everything_in_sentences(seen: Seen) -> None:
    assert {message.key for message in messages_in(PORT.rooms)} == keys_in(TEXTS_FILE, "log")
    for sentences in seen.messages.values():
        must_be_sentences(sentences)
    # With person cards (test_cards), or rare: test_voyage, test_death.
    seldom = {
        "hired-admiral", "played-helmsman", "played-quartermaster", "played-cartographer", "grain-lost",
        "buried-at-sea", "darkened",
    }  # fmt: skip
    assert keys_in(TEXTS_FILE, "log") - set(seen.messages) <= seldom


def test_lists_of_choices_stay_short(seen: Seen) -> None:
    assert seen.longest <= 60


def test_labels_name_every_action_in_both_languages() -> None:
    for language in LANGUAGES:
        labels = [action.label(language) for action in GAME.actions if OWNERS[action.index] is PORT]
        assert all(not re.search(r"[{}|]|  |None", label) for label in labels)
        # Chests with equal contents are alike, and only one of them is ever offered.
        assert len(set(labels)) == len(labels) - 2 * (len(CHEST_IDS) - 5)


def test_an_explained_refusal_comes_in_every_moment_of_a_voyage() -> None:
    table = Sea(2)
    table.coins(0, 3)
    table.goods(0, ox=1, wagon=1)
    table.cubes(0, brown=2, orange=2)
    table.turn()
    for notation in (
        "take travel brown", "hire captain-3-any", "load ox", "load wagon", "load-figure 1", "cast-off", "sail water-1",
        "sail cocoa-island", "pay brown", "dock", "lighthouse 1", "take-tile cocoa", "leave-island",
    ):  # fmt: skip
        if table.state.to_act() != [0]:
            break
        legal = table.state.legal(0)
        for action in range(len(GAME.actions)):
            if action not in legal:
                must_teach(table.state.explain(0, action))
        if table.can(0, notation):
            table.act(0, notation)


# Sight


def sea_of(state: State) -> Words:
    """What Port adds to a position, in words."""
    port = state.position()["port"]
    assert isinstance(port, dict)
    return port


@pytest.mark.rule("VP-4.4")
def test_swapping_what_others_do_not_see_changes_nobody_elses_view() -> None:
    one = hidden_table("chest-1", "chest-6", "chest-4")
    other = hidden_table("chest-6", "chest-4", "chest-1")
    for seat in (None, 2):
        assert one.state.observe(seat) == other.state.observe(seat), "who took no chest cannot tell the two apart"
    assert one.state.observe(0) != other.state.observe(0)
    assert one.state.observe(1) != other.state.observe(1)


def hidden_table(at_sea: str, home: str, given: str) -> Sea:
    """Seat 0 has a chest aboard, seat 1 has one at home and has handed over another unopened."""
    table = Sea(3)
    table.at(0, "tea-island", at_sea)
    table.chests(1, home)
    table.words["port"]["chests_given"][1] = [given]
    table.turn(2)
    return table


@pytest.mark.rule("VP-4.4")
def test_a_redealt_table_looks_the_same_and_every_hidden_chest_can_be_anywhere() -> None:
    table = hidden_table("chest-1", "chest-6", "chest-4")
    found: dict[str, set[str]] = {"aboard": set(), "home": set(), "given": set(), "left": set()}
    for chance in range(120):
        sample = GAME.redeal(table.state, 2, first_chance(chance))
        assert isinstance(sample, VillageState)
        assert sample.observe(2) == table.state.observe(2)
        account_for_everything(sample)
        port = sea_of(sample)
        hidden = [port["chests_aboard"][0], port["chests_home"][1], port["chests_given"][1]]
        for place, chests in zip(("aboard", "home", "given"), hidden, strict=True):
            found[place].add(str(chests))
        found["left"].add(str(sorted(chest for chests in hidden for chest in chests)))  # all but these
    assert len(found["aboard"]) == len(found["home"]) == len(found["given"]) == 6
    assert len(found["left"]) > 10
    for chance in range(20):
        sample = GAME.redeal(table.state, 0, first_chance(chance))
        assert sea_of(sample)["chests_aboard"][0] == ["chest-1"], "one's own chest is known"
        assert sample.observe(0) == table.state.observe(0)


def test_names_and_description_cover_the_sea() -> None:
    names = GAME.names()
    for kind, ids in (("water", WATER_IDS), ("captain", ALL_CAPTAIN_IDS), ("chest", CHEST_IDS), ("score", SOURCE_IDS)):
        for label in ids:
            assert f"{kind}.{label}" in names
    view = GAME.new(2, 1, {"port": True}).observe(0)
    sea = view["port"]
    assert isinstance(sea, dict)
    players = view["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    ship = players[0]["ship"]
    assert isinstance(ship, dict)
    for key in [*sea, *ship, "cocoa_home", "tea_home", "chests", "chests_seen", "ship", "port"]:
        assert f"thing.{key}" in names, key
    description = GAME.describe()["port"]
    assert isinstance(description, dict)
    assert through_json(description) == description
    islands = description["islands"]
    assert isinstance(islands, list)
    assert [island["id"] for island in islands if isinstance(island, dict)] == [
        ISLAND_IDS[island] for island in box_of(BOX).islands
    ]
    captains = description["captains"]
    assert isinstance(captains, list)
    assert captains[0] == {
        "id": CAPTAIN_IDS[0],
        "coins": 1,
        "cubes": {"pink": 1, "orange": 1},
        "any_cubes": 0,
        "steps": 1,
    }


def test_a_base_game_shows_nothing_of_port() -> None:
    state = GAME.new(3, 1)
    view = state.observe(0)
    assert "port" not in view
    assert "islands" not in state.scores()[0].parts
    assert isinstance(state, VillageState)
    assert [state.seams.shipped(state, 0, cargo) for cargo in range(CARGOES)] == [0] * CARGOES


def test_holdings_are_told_apart_by_ship_and_home() -> None:
    table = Sea(2)
    table.at(0, "tea-island", "cocoa", "chest-1", "figure-1")
    table.tiles(0, cocoa=1, tea=2)
    table.chests(0, "chest-2", "chest-6")
    table.grain(0, 3)
    table.goods(0, ox=2)
    state = table.state
    assert [int(aboard(state, 0, cargo)) for cargo in range(10)] == [0, 0, 0, 0, 0, 0, 1, 0, 1, 1]
    assert [int(at_home(state, 0, cargo)) for cargo in range(10)] == [0, 0, 0, 2, 0, 3, 1, 2, 2, 3]


# Saving


def in_the_midst(seats: int) -> State:
    """A game with a loaded ship at sea and a tile or chest at home."""
    for seed in range(40):
        chooser = random.Random(seed)
        state = GAME.new(seats, seed, {"port": True})
        while state.to_act():
            seat = state.to_act()[0]
            state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
            sea = sea_of(state)
            is_at_sea = any(ship != "harbour" for ship in sea["ships"])
            if is_at_sea and any(sea["cargo"]) and any([*sea["home"], *sea["chests_home"]]) and state.to_act():
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
    table = hidden_table("chest-1", "chest-6", "chest-4")
    before = table.state.fingerprint()
    twin = table.state.copy()
    port = table_of(twin)
    for vector in (
        port.ships, port.captains, port.helmsmen, port.cargo, port.home,
        port.chests_aboard, port.chests_home, port.chests_given, port.lighthouses,
        port.burials, port.fame,
    ):  # fmt: skip
        vector[0] = 1
    port.captains_left = 0
    port.cocoa_left = 0
    assert table.state.fingerprint() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ships", [99, 0]),
        ("ships", [0]),
        ("captains", [16, -1]),
        ("helmsmen", [2, 0]),
        ("cargo", []),
        ("lighthouses", [99, 0, 0, 0, 0, 0, 0]),
        ("burials", [7, -1, -1, -1]),
        ("chests_left", 1 << 12),
        ("chests_home", [-1, 0]),
        ("captains_left", "x"),
        ("sea_left", 5),
    ],
)
def test_a_broken_table_is_refused(field: str, value: Json) -> None:
    dump = GAME.new(2, 1, {"port": True}).dump()
    position = dump["position"]
    assert isinstance(position, dict)
    port = position["port"]
    assert isinstance(port, dict)
    port[field] = value
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)


def test_taking_and_opening_a_chest_cannot_be_undone() -> None:
    table = Sea(2)
    table.at(0, "treasure-island", "ox")
    table.chests(0, "chest-1")
    table.travel(0, "dock")
    barriers = table.state.barriers
    table.act(0, "take-tile chest")
    assert table.state.barriers > barriers
    table.turn()
    barriers = table.state.barriers
    table.act(0, "open-chest chest-1")
    assert table.state.barriers > barriers


def test_questions_of_port_belong_to_one_seat() -> None:
    for entry in PORT_ENTRIES:
        if issubclass(entry, Question):
            assert issubclass(entry, OneSeatQuestion)


# Judgement


def test_a_voyage_with_cargo_and_tiles_promises_points() -> None:
    table = Sea(2)
    table.turn()
    before = table.state.evaluate(0)
    table.tiles(0, cocoa=1)
    with_cocoa = table.state.evaluate(0)
    table.chests(0, "chest-6")
    with_chest = table.state.evaluate(0)
    table.at(0, "tea-island", "ox", "figure-1")
    at_sea = table.state.evaluate(0)
    assert before < with_cocoa < with_chest < at_sea
    assert at_sea - before < 25, "no more than such a ship could bring"


def test_at_the_end_the_judgement_is_the_score() -> None:
    found = Seen()
    state = play(3, 11, found)
    for seat in range(3):
        assert state.evaluate(seat) == state.scores()[seat].total
    assert sea_of(state)["chests_home"][0] == []
