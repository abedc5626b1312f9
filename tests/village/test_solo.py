"""The solo mode. Rules: VS."""

import pytest

from stammtisch.games.village.expansions.ids import ALL_SPACE_IDS
from stammtisch.games.village.places.conny import clear_tray, conny_dies, wanted_cube
from stammtisch.games.village.scoring import rank_of
from stammtisch.games.village.state import VillageState
from tests.positions import step
from tests.village.table import BOX, GAME, Table


def alone(**spaces: str) -> Table:
    """One player without a coin, and these cubes on the spaces."""
    table = Table(1)
    table.coins(0, 0)
    table.spaces(**spaces)
    return table


def alone_with_die(**spaces: str) -> Table:
    table = Table(1, conny_die=True)
    table.coins(0, 0)
    table.spaces(**spaces)
    return table


def conny(table: Table) -> dict[str, object]:
    view = table.view()["conny"]
    assert isinstance(view, dict)
    return dict(view)


# Set-up


@pytest.mark.rule("VS-1.2")
def test_conny_has_eleven_figures_and_nothing_else() -> None:
    table = Table(1)
    assert table.figures_at(1, "beside-tray") == [1, 1, 1, 1, 2, 2, 2]
    assert table.figures_at(1, "on-church") == [3, 3, 4, 4]
    assert conny(table)["customers"] == []
    assert len(table.state.scores()) == 1


@pytest.mark.rule("VS-1.3", "VS-R4")
def test_the_tray_has_ten_compartments_and_two_sets_of_fate_tiles() -> None:
    table = Table(1)
    assert conny(table)["tray"] == [[]] * 10
    assert conny(table)["fates"] == [["hidden"] * 3] * 2
    assert BOX.fate_compartments == [[2, 3, 4], [7, 8, 9]]


@pytest.mark.rule("VS-1.4")
def test_you_are_always_start_player_and_the_marker_is_a_coin() -> None:
    table = alone(council="brown brown green green")
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown", "privilege start")
    assert table.state.marker == 0
    assert table.state.coins_of(0) == 1
    assert table.player(0).coins == 0
    table.act(0, "take council green", "privilege fame")
    assert table.fame(0) == 3
    board = table.view()["board"]
    assert isinstance(board, dict)
    assert board["next_start"] == "roof", "a new round has begun"
    assert table.state.round == 2
    assert table.state.start_seat == 0


@pytest.mark.rule("VS-1.4")
def test_a_used_marker_stays_away_until_the_round_ends() -> None:
    table = alone(council="brown brown green green", church="pink pink")
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown", "privilege start", "take council green", "privilege fame")
    board = table.view()["board"]
    assert isinstance(board, dict)
    assert board["next_start"] == "used-up"
    assert table.state.coins_of(0) == 0


@pytest.mark.rule("VS-R1")
def test_the_marker_is_spent_before_coins_and_is_worth_no_point() -> None:
    table = alone(council="brown brown", church="pink pink")
    table.coins(0, 2)
    table.put(0, "council-4", 1)
    table.words["marker"] = 0
    assert table.part(0, "coins") == 2
    table.turn()
    table.act(0, "take council brown", "privilege fame")
    assert table.player(0).coins == 2
    assert table.state.marker == -2
    assert "Red uses the next-start marker as a coin." in table.log()


# Conny's cubes


@pytest.mark.rule("VS-2.1")
def test_conny_takes_a_cube_after_each_of_yours() -> None:
    table = alone(family="brown brown brown brown")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.on_space("family") == {"brown": 2}
    assert conny(table)["tray"][0] == ["brown"]  # type: ignore[index]
    assert table.state.to_act() == [0]


@pytest.mark.rule("VS-2.2")
def test_she_looks_for_your_colour_on_the_same_space_and_then_clockwise() -> None:
    table = alone(family="brown pink", travel="brown", craft="brown")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.on_space("craft") == {}, "after the family come church and crafts"
    assert table.on_space("travel") == {"brown": 1}
    table = alone(travel="plague", council="brown", grain="plague")
    table.turn()
    table.act(0, "take travel plague")
    assert table.on_space("grain") == {}, "plague is a colour too, and after travel comes the council"
    assert table.on_space("council") == {"brown": 1}


@pytest.mark.rule("VS-2.3")
def test_without_your_colour_you_choose_from_the_same_space() -> None:
    table = alone(family="brown pink green", travel="orange")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.question() == "conny-chooses"
    assert table.legal(0) == ["conny pink", "conny green"]
    assert table.refused(0, "conny orange").code == "not-connys-cube"
    table.act(0, "conny green")
    assert table.on_space("family") == {"pink": 1}


@pytest.mark.rule("VS-2.3")
def test_from_an_empty_space_the_next_one_with_cubes_serves() -> None:
    table = alone(family="brown", craft="pink green", travel="orange")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.legal(0) == ["conny pink", "conny green"]
    table = alone(family="brown", craft="pink pink", travel="orange")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.on_space("craft") == {"pink": 1}, "one colour is no choice"
    assert table.question() == "take-cube"


@pytest.mark.rule("VS-2.4")
def test_the_die_finds_a_colour_on_the_board() -> None:
    table = alone_with_die(family="brown", craft="pink green plague", travel="green")
    table.turn()
    seen = set()
    for seed in range(60):
        trial = table.in_future(seed)
        trial.act(0, "take family brown", "no-action")
        rest = {space: tuple(trial.on_space(space)) for space in ("craft", "travel")}
        seen.add((rest["craft"], rest["travel"]))
        assert any(line.startswith("The die for Conny shows") for line in trial.log())
    assert seen == {(("green", "plague"), ("green",)), (("pink", "plague"), ("green",))}


@pytest.mark.rule("VS-2.4")
def test_with_one_colour_left_the_die_rests_and_you_choose() -> None:
    table = alone_with_die(family="brown plague green", travel="green")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.question() == "conny-chooses"
    assert table.legal(0) == ["conny green", "conny plague"]


@pytest.mark.rule("VS-R5")
def test_all_colours_on_the_board_are_equally_likely() -> None:
    table = alone_with_die(family="brown pink pink pink green plague")
    counts = {0: 0, 1: 0, 3: 0}
    for seed in range(900):
        counts[int(wanted_cube(table.in_future(seed).state))] += 1
    assert all(240 < count < 360 for count in counts.values())


# The tray


@pytest.mark.rule("VS-3.1")
def test_cubes_go_round_the_tray_from_the_council_on() -> None:
    table = alone(family="brown brown brown brown brown brown")
    table.turn()
    for expected in (0, 1):
        table.act(0, "take family brown", "no-action")
        assert conny(table)["last_compartment"] == expected
    table.words["tray_at"] = 9
    table.act(0, "take family brown", "no-action")
    assert table.state.round == 2
    assert table.state.tray_at == 0


@pytest.mark.rule("VS-3.1")
def test_with_expansions_two_cubes_may_lie_in_one_compartment() -> None:
    table = Table(1, inn="side-a", port=True, marriage="side-a")
    table.spaces(family=" ".join(["brown"] * 12), grain=" ".join(["brown"] * 12))
    for _ in range(11):
        table.conny_takes("family", "brown")
    assert conny(table)["tray"] == [["brown", "brown"], *[["brown"]] * 9]


@pytest.mark.rule("VS-2.2")
def test_the_spaces_of_expansions_stand_in_her_ring() -> None:
    table = Table(1, inn="side-a", marriage="side-a")
    found = [ALL_SPACE_IDS.index("council")]
    while (following := int(table.state.chosen.next_space[found[-1]])) != found[0]:
        found.append(following)
    assert [ALL_SPACE_IDS[space] for space in found] == [
        "council", "inn", "grain", "family", "church", "marriage", "smuggler", "craft", "market", "travel",
    ]  # fmt: skip


@pytest.mark.rule("VS-3.2")
def test_a_quill_kills_and_a_blank_does_not() -> None:
    table = alone(family="brown brown brown brown")
    table.words["tray_at"] = 1
    table.turn()
    before = table.state.copy()
    table.act(0, "take family brown")
    table.with_chance(lambda trial: "A fate tile is turned up: the quill." in trial.log(), "no-action")
    assert table.figures_at(1, "chronicle-farm") == [1]
    assert conny(table)["fates"][0] == ["quill", "hidden", "hidden"]  # type: ignore[index]
    table.state = before
    table.act(0, "take family brown")
    table.with_chance(lambda trial: "A fate tile is turned up: blank." in trial.log(), "no-action")
    assert table.figures_at(1, "chronicle-farm") == []
    assert conny(table)["fates"][0] == ["blank", "hidden", "hidden"]  # type: ignore[index]


@pytest.mark.rule("VS-3.2", "VS-R6")
def test_exactly_one_of_each_set_is_the_quill_and_nobody_knows_which() -> None:
    table = alone(family="brown brown brown brown brown brown brown brown")
    table.words["tray_at"] = 1
    table.turn()
    places = [0, 0, 0]
    for seed in range(300):
        trial = table.in_future(seed)
        for tile in range(3):
            before = len(trial.figures_at(1, "beside-tray"))
            trial.act(0, "take family brown", "no-action")
            if len(trial.figures_at(1, "beside-tray")) < before:
                places[tile] += 1
    assert sum(places) == 300
    assert all(70 < count < 130 for count in places)


@pytest.mark.rule("VS-R6")
def test_tiles_face_down_are_hidden_and_dealt_anew() -> None:
    table = alone(family="brown brown brown brown")
    table.words["tray_at"] = 1
    table.turn()
    table.act(0, "take family brown")
    fates = set()
    for seed in range(60):
        sample = table.state.redeal(0, seed)
        assert sample.observe(0) == table.state.observe(0)
        sample.apply(0, GAME.parse("no-action"))
        assert isinstance(sample.observe(0)["conny"], dict)
        fates.add(str(sample.observe(0)["conny"]["fates"]))  # type: ignore[index, call-overload]
    assert len(fates) == 2


@pytest.mark.rule("VS-3.3")
def test_an_open_set_is_shuffled_face_down() -> None:
    table = alone(family="brown brown brown brown brown brown")
    table.words["tray_at"] = 1
    for _ in range(3):
        table.conny_takes("family", "brown")
    assert conny(table)["fates"] == [["hidden"] * 3] * 2
    assert "All fate tiles of the bottom set are open; they are shuffled anew." in table.log()
    assert len(table.figures_at(1, "chronicle-farm")) == 1


# Conny's dead


@pytest.mark.rule("VS-4.1")
def test_conny_loses_those_beside_the_tray_then_on_the_church_then_on_steps() -> None:
    table = alone()
    table.put(1, "church-3", 3)
    table.put(1, "church-1", 4)
    order = []
    for _ in range(12):
        before = {place: table.figures_at(1, place) for place in ("beside-tray", "on-church", "church-1", "church-3")}
        conny_dies(table.state, 5)
        for place, figures in before.items():
            if table.figures_at(1, place) != figures:
                order.append((place, figures[0]))
    assert order == [
        *[("beside-tray", 1)] * 4,
        *[("beside-tray", 2)] * 3,
        ("on-church", 3),
        ("on-church", 4),
        ("church-1", 4),
        ("church-3", 3),
    ]


@pytest.mark.rule("VS-R7")
def test_figures_in_the_bag_are_spared() -> None:
    table = alone()
    table.put(1, "bag", 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4)
    before = table.state.fingerprint()
    conny_dies(table.state, 0)
    assert table.state.fingerprint() == before


@pytest.mark.rule("VS-4.2")
@pytest.mark.parametrize(
    ("space", "place"),
    [
        ("grain", "chronicle-farm"),
        ("family", "chronicle-farm"),
        ("craft", "chronicle-craft"),
        ("council", "chronicle-council"),
        ("travel", "chronicle-travel"),
        ("church", "chronicle-church"),
        ("market", "grave"),
    ],
)
def test_the_space_of_her_cube_names_the_group(space: str, place: str) -> None:
    table = alone(**{space: "brown"}, **({"family": "pink pink"} if space != "family" else {"grain": "pink"}))
    table.words["tray_at"] = 1
    for seed in range(20):
        trial = table.in_future(seed)
        trial.conny_takes(space, "brown")
        if "A fate tile is turned up: the quill." in trial.log():
            assert trial.figures_at(1, place) == [1]
            return
    raise AssertionError("no quill")


@pytest.mark.rule("VS-4.2")
def test_without_a_free_slot_conny_uses_a_grave() -> None:
    table = alone()
    table.put(0, "chronicle-travel", 1)
    conny_dies(table.state, 4)
    assert table.figures_at(1, "grave") == [1]


# Reactions


@pytest.mark.rule("VS-5.1", "VS-R2")
def test_connys_market_cube_calls_a_market_day_in_which_you_may_sell() -> None:
    table = alone(market="brown", craft="pink")
    table.market("scroll", "plough", "ox-a", "horse-a")
    table.goods(0, plough=1)
    table.cubes(0, green=1)
    table.conny_takes("market", "brown")
    assert "Conny calls a market day." in table.log()
    assert conny(table)["customers"] == ["scroll"]
    assert table.question() == "sale", "not for free"
    table.act(0, "serve plough")
    assert table.player(0).time == 1
    assert table.cubes_of(0) == {}
    assert table.stalls()[:2] == ["ox-a", "horse-a"]


@pytest.mark.rule("VS-5.2")
def test_on_your_market_day_conny_takes_one_and_you_may_go_on() -> None:
    table = alone(market="brown", craft="brown")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, plough=1, ox=1)
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take market brown", "serve plough")
    assert conny(table)["customers"] == ["scroll"], "the front one is still the front one"
    table.act(0, "serve ox-a")
    assert conny(table)["customers"] == ["scroll"]
    assert table.customers_of(0) == ["plough", "ox-a"]


@pytest.mark.rule("VS-R9")
def test_if_you_pass_at_once_conny_still_serves() -> None:
    table = alone(market="brown", craft="brown brown")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, plough=1)
    table.turn()
    table.act(0, "take market brown", "leave-market")
    assert conny(table)["customers"] == ["scroll"]
    assert table.question() == "take-cube"


@pytest.mark.rule("VS-5.3")
def test_connys_church_cube_sends_her_lowest_figure_into_the_bag() -> None:
    table = alone(church="brown brown brown brown brown brown")
    for expected in ([3], [3, 3], [3, 3, 4], [3, 3, 4, 4], [3, 3, 4, 4]):
        table.words["tray_at"] = 9
        table.conny_takes("church", "brown")
        assert table.figures_at(1, "bag") == expected
    assert table.figures_at(1, "on-church") == []


@pytest.mark.rule("VS-5.4")
def test_after_the_well_you_are_on_turn_again() -> None:
    table = alone(family="brown brown")
    table.cubes(0, green=3)
    table.turn()
    table.act(0, "well", "choose grain", "harvest")
    assert table.question() == "take-cube"
    assert table.on_space("family") == {"brown": 2}
    assert conny(table)["tray"] == [[]] * 10


# Mass


@pytest.mark.rule("VS-6.1")
def test_connys_drawn_figures_pass_the_steps_she_holds() -> None:
    table = alone()
    table.put(1, "church-1", 3)
    table.put(1, "church-2", 4)
    table.put(1, "bag", 3, 4)
    table.put(0, "bag", 1)
    table.coins(0, 1)
    table.mass()
    table.with_chance(lambda trial: not trial.figures_at(1, "bag"), "done")
    assert sorted(table.figures_at(1, "church-3") + table.figures_at(1, "church-4")) == [3, 4]


@pytest.mark.rule("VS-6.2")
@pytest.mark.parametrize(("mine", "hers", "fame"), [("church-1", "church-1", 2), ("church-1", "church-2", 0)])
def test_a_full_tie_with_conny_still_pays(mine: str, hers: str, fame: int) -> None:
    table = alone()
    table.put(0, mine, 1)
    table.put(1, hers, 3)
    table.mass()
    assert table.fame(0) == fame


# Rounds and end


@pytest.mark.rule("VS-7.1")
def test_only_the_last_cube_stays_on_the_tray() -> None:
    table = alone(family="brown brown pink pink green plague")
    table.words["tray_at"] = 8
    for cube in ("pink", "brown", "green"):
        table.conny_takes("family", cube)
    assert conny(table)["tray"] == [["brown"], ["green"], *[[]] * 7, ["pink"]]
    clear_tray(table.state)
    table.account()
    assert conny(table)["tray"] == [[], ["green"], *[[]] * 8]
    assert table.state.tray_at == 1


def one_grave_left(**spaces: str) -> Table:
    table = alone(**spaces)
    table.put(1, "chronicle-farm", 1, 1, 2)
    table.put(1, "grave", 1, 1)
    return table


def until_conny_brings_the_end(table: Table) -> Table:
    """Conny takes a brown cube of the family space in such a game that one of hers dies and takes the last grave."""
    table.words["tray_at"] = 1
    for seed in range(30):
        trial = table.in_future(seed)
        trial.conny_takes("family", "brown")
        if trial.state.trigger == 1:
            return trial
    raise AssertionError("no quill")


@pytest.mark.rule("VS-7.2")
def test_you_bring_the_end_and_conny_takes_one_more_cube() -> None:
    table = one_grave_left(family="plague pink pink pink")
    table.time(0, 8)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.trigger == 0
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}
    assert table.log()[-1] == "Red reaches 0 points: apprentice."


@pytest.mark.rule("VS-7.2")
def test_conny_brings_the_end_and_you_have_one_more_turn() -> None:
    table = one_grave_left(market="brown", family="brown pink pink pink")
    table = until_conny_brings_the_end(table)
    assert table.state.trigger == 1
    table.turn()
    table.words["last_turns"] = 1
    table.act(0, "take family pink", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}, "Conny has had her last cube"


@pytest.mark.rule("VS-7.2")
def test_connys_last_cube_may_leave_you_a_free_action() -> None:
    table = one_grave_left(family="brown")
    table = until_conny_brings_the_end(table)
    assert table.question() == "free-action"
    assert table.view()["end_brought_on_by"] == "conny"
    table.act(0, "choose grain", "harvest")
    assert table.state.is_over()


@pytest.mark.rule("VS-R8")
def test_if_you_bring_the_end_in_her_market_day_both_have_a_turn() -> None:
    table = one_grave_left(market="brown", family="pink pink pink pink")
    table.market("scroll", "plough")
    table.goods(0, plough=1)
    table.cubes(0, green=1)
    table.time(0, 9)
    table.conny_takes("market", "brown")
    table.act(0, "serve plough")
    assert table.state.trigger == 0
    assert table.state.last_turns == 2
    table.act(0, "take family pink", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}, "she took one after you"


@pytest.mark.rule("VS-R3")
def test_the_well_in_the_last_turn_gives_no_further_turn() -> None:
    table = one_grave_left(market="brown", family="pink pink")
    table.market("scroll", "plough")
    table.goods(0, plough=1)
    table.cubes(0, green=4)
    table.time(0, 9)
    table.conny_takes("market", "brown")
    table.act(0, "serve plough")
    table.act(0, "well", "choose family", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}


@pytest.mark.rule("VS-R3")
def test_bringing_the_end_with_the_well_leaves_conny_no_cube() -> None:
    table = one_grave_left(family="pink pink")
    table.cubes(0, green=3)
    table.time(0, 8)
    table.turn()
    table.act(0, "well", "choose craft", "train smithy 1", "no-action", "let-die farm")
    assert table.state.trigger == 0
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}


@pytest.mark.rule("VS-8.1")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, 0), (39, 0), (40, 1), (49, 1), (50, 2), (59, 2), (60, 3), (69, 3), (70, 4), (79, 4), (80, 5), (120, 5)],
)
def test_points_give_a_rank(points: int, rank: int) -> None:
    state = GAME.new(1, 0)
    assert isinstance(state, VillageState)
    assert rank_of(state, points) == rank


@pytest.mark.rule("VS-8.1")
def test_the_rank_is_shown() -> None:
    table = alone()
    table.coins(0, 55)
    assert table.view()["rank"] == "master"
    assert GAME.names()["rank.master"] == {"en": "master", "de": "Meister"}
    assert Table(2).view()["rank"] is None


@pytest.mark.rule("VS-1.4")
def test_the_marker_returns_with_the_new_round() -> None:
    table = alone()
    table.words["marker"] = "used-up"
    table.begin(step("new-round"))
    assert table.state.marker == -1
