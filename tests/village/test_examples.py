"""The worked examples of the rulebook, move by move."""

import pytest

from tests.village.table import Table, in_bag

BIRGIT, KONSTANZE, ANDRE = 0, 1, 2


@pytest.mark.rule("V-3.4", "V-4.1")
def test_the_plague_cube_of_the_harvest() -> None:
    table = Table(3)
    table.spaces(grain="plague brown green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take grain plague")
    assert table.player(BIRGIT).time == 2
    assert table.question() == "harvest"


@pytest.mark.rule("V-4.2")
def test_the_child_has_the_number_two() -> None:
    table = Table(3)
    table.put(BIRGIT, "farm", 2, 2)
    table.spaces(family="brown brown")
    assert table.figures_at(BIRGIT, "unborn") == [2, 3, 3, 4, 4]
    table.turn(BIRGIT)
    table.act(BIRGIT, "take family brown", "birth")
    assert table.figures_at(BIRGIT, "unborn") == [3, 3, 4, 4]


@pytest.mark.rule("V-4.5", "V-4.6")
def test_the_wagon_made_with_time_or_for_cubes() -> None:
    table = Table(3)
    table.spaces(craft="green green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take craft green", "train wainwright 1", "make wagon")
    assert table.player(BIRGIT).time == 4
    assert table.goods_of(BIRGIT) == {"wagon": 1}

    table = Table(3)
    table.coins(BIRGIT, 0)
    table.cubes(BIRGIT, orange=1, pink=1)
    table.spaces(craft="green green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take craft green", "buy wagon")
    assert table.player(BIRGIT).time == 0
    assert table.figures_at(BIRGIT, "wainwright") == []
    assert table.goods_of(BIRGIT) == {"wagon": 1}


@pytest.mark.rule("V-5.1", "V-5.2", "V-5.3", "V-5.4", "V-5.5")
def test_the_market_day_for_three() -> None:
    table = Table.written("market-day-for-three")
    table.act(BIRGIT, "take market brown", "serve horse-plough")
    assert table.cubes_of(BIRGIT) == {"brown": 1, "green": 1}
    assert table.player(BIRGIT).time == 0
    table.act(KONSTANZE, "serve grain-3")
    assert table.cubes_of(KONSTANZE) == {"green": 1}
    assert table.player(KONSTANZE).time == 1
    assert table.state.to_act() == [BIRGIT], "André cannot serve anyone"
    assert "Blue cannot serve anyone and passes." in table.log()
    table.act(BIRGIT, "serve scroll-grain")
    assert table.player(BIRGIT).time == 1
    assert table.goods_of(BIRGIT) == {}
    assert table.player(BIRGIT).grain == 0
    # Nobody has a horse: Konstanze and Birgit pass, and the day is over.
    assert table.question() == "take-cube"
    assert table.stalls() == ["horse-scroll", "ox-a", "wagon-a", "plough"]
    assert table.queue()[:2] == ["ox-b", "wagon-b"]
    assert "" not in table.queue()
    assert table.part(BIRGIT, "customers") == 6 + 3


@pytest.mark.rule("V-7.1", "V-7.3")
def test_the_journey_to_the_neighbouring_castle() -> None:
    table = Table(3)
    table.coins(BIRGIT, 0)
    table.goods(BIRGIT, wagon=1)
    table.cubes(BIRGIT, brown=2)
    table.spaces(travel="green green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take travel green", "travel village/west 1")
    assert table.player(BIRGIT).time == 2
    assert table.goods_of(BIRGIT) == {}
    assert table.cubes_of(BIRGIT) == {"green": 1}
    assert table.fame(BIRGIT) == 3
    assert table.part(BIRGIT, "travel") == 1


@pytest.mark.rule("V-3.7", "V-6.3")
def test_coins_for_green_cubes_in_the_council() -> None:
    table = Table(3)
    table.coins(BIRGIT, 2)
    table.cubes(BIRGIT, green=2)
    table.put(BIRGIT, "council-1", 1)
    table.spaces(council="brown brown")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take council brown", "advance council-1 1")
    assert table.legal(BIRGIT) == ["pay green+green", "pay green+coin", "pay coin+coin"]


@pytest.mark.rule("V-9.2", "V-9.3", "V-9.4", "V-9.5")
def test_the_mass() -> None:
    # Seats clockwise: Birgit, André, Konstanze.
    birgit, andre, konstanze = 0, 1, 2
    table = Table.written("figures-to-buy-out")
    table.act(birgit, "buy-out 2")
    table.with_chance(lambda trial: trial.figures_at(konstanze, "church-1") == [1], "buy-out 1", seat=andre)
    assert table.figures_at(birgit, "church-1") == [2]
    assert table.figures_at(andre, "church-1") == [1]
    assert in_bag(table, konstanze) == 0
    assert "Drawn from the bag: 1 monk." in table.log()
    table.act(birgit, "promote church-2 1", "promote church-1 2")
    assert table.figures_at(birgit, "church-3") == [1]
    assert table.figures_at(birgit, "church-2") == [2]
    assert table.player(birgit).grain == 0
    table.act(andre, "promote church-3 2")
    assert table.player(andre).grain == 0
    assert table.state.round == 2, "Konstanze has no grain and is not asked"
    assert [table.fame(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("V-8.2", "V-8.4", "V-8.5", "V-R1")
def test_the_death_of_the_new_smith() -> None:
    table = Table(3)
    table.coins(BIRGIT, 0)
    table.put(BIRGIT, "bag", 1, 1)
    table.put(BIRGIT, "west", 1)
    table.put(BIRGIT, "farm", 2)
    table.time(BIRGIT, 8)
    table.spaces(craft="plague green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take craft plague")
    assert table.player(BIRGIT).deaths_due == 1
    table.act(BIRGIT, "train smithy 1", "make plough")
    assert table.player(BIRGIT).time == 6
    assert table.goods_of(BIRGIT) == {"plough": 1}
    assert table.legal(BIRGIT) == ["let-die smithy", "let-die west"]
    table.act(BIRGIT, "let-die smithy")
    assert table.figures_at(BIRGIT, "chronicle-craft") == [1]


@pytest.mark.rule("V-8.4", "V-8.5", "V-8.6")
@pytest.mark.parametrize(("place", "rest"), [("church-4", "grave"), ("smithy", "chronicle-craft")])
def test_the_death_of_one_of_several_ones(place: str, rest: str) -> None:
    table = Table(3)
    table.put(KONSTANZE, "chronicle-church", 1, 1, 1)
    table.put(BIRGIT, "bag", 1, 1)
    table.put(BIRGIT, "church-4", 1)
    table.put(BIRGIT, "smithy", 1)
    table.time(BIRGIT, 9)
    table.spaces(family="plague green")
    table.turn(BIRGIT)
    table.act(BIRGIT, "take family plague", "no-action", f"let-die {place}")
    assert table.figures_at(BIRGIT, rest) == [1]


@pytest.mark.rule("V-11.1", "V-11.2", "V-11.3", "V-11.4", "V-11.5", "V-11.6")
def test_the_final_scoring_of_39_points() -> None:
    table = Table.written("farm-of-39-points")
    score = table.state.scores()[BIRGIT]
    assert score.parts == {
        "privileges": 0,
        "rewards": 0,
        "masses": 0,
        "travel": 6,
        "church": 6,
        "customers": 16,
        "chronicle": 7,
        "council": 2,
        "coins": 2,
    }
    assert score.total == 39


@pytest.mark.rule("VS-2.2", "VS-2.3", "VS-3.2", "VS-4.2", "VS-5.2")
def test_the_solo_turn_with_connys_plague_cube() -> None:
    table = Table(1)
    table.coins(0, 0)
    table.market("scroll", "ox-a", "plough", "horse-a")
    table.goods(0, scroll=1, plough=1)
    table.cubes(0, green=1)
    table.spaces(market="green", council="brown plague", family="pink", church="pink")
    table.words["tray_at"] = 1
    table.turn()
    table.act(0, "take market green", "serve scroll")
    view = table.view()["conny"]
    assert isinstance(view, dict)
    assert view["customers"] == ["ox-a"], "Conny took the one now in front"
    assert table.question() == "sale"
    table.act(0, "leave-market")
    assert table.stalls()[:2] == ["plough", "horse-a"]
    # No green cube is left, the market and the travel space are empty: the council chamber is next.
    assert table.question() == "conny-chooses"
    assert table.legal(0) == ["conny brown", "conny plague"]
    table.with_chance(lambda trial: trial.figures_at(1, "chronicle-council") == [1], "conny plague")
    assert table.on_space("council") == {"brown": 1}
    assert "A fate tile is turned up: the quill." in table.log()
    assert "Conny: number 1 dies and enters the chronicle under “council”." in table.log()
    assert table.question() == "take-cube"


@pytest.mark.rule("VS-6.1", "VS-6.2")
def test_the_solo_mass() -> None:
    table = Table(1)
    table.coins(0, 0)
    table.put(1, "church-1", 3)
    table.put(1, "bag", 3, 4)
    table.put(0, "bag", 1)
    table.coins(0, 1)
    table.grain(0, 5)
    table.mass()

    def drew_three_and_a_monk(trial: Table) -> bool:
        return (
            trial.figures_at(1, "church-2") == [4]
            and trial.figures_at(1, "church-3") == [3]
            and trial.figures_at(0, "church-1") == [1]
        )

    table.with_chance(drew_three_and_a_monk, "done")
    assert "Drawn from the bag: 1 monk." in table.log()
    table.act(0, "promote church-1 1", "promote church-2 1")
    assert table.fame(0) == 0, "Conny has the most figures in the church"
    assert "Conny leads in the church." in table.log()
    assert table.now()["waiting"][0]["step"] == "after-turn"
