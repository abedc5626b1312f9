"""The solo mode: the cubes that Conny takes, her tray, and those of hers who die. Rules: VS-2 to VS-4."""

import pytest

from stammtisch.games.village.expansions.ids import ALL_SPACE_IDS
from stammtisch.games.village.places.conny import conny_dies, wanted_cube
from tests.village.alone import alone, alone_with_die, conny
from tests.village.table import GAME, Table

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
    assert "All fate tiles of the bottom set are open; they are shuffled again." in table.log()
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
