"""Person cards for certain situations. Rules: VI-4.5, VI-7, VI-R8 to VI-R12, VI-R15."""

import pytest

from tests.village.table import BOX, Table


def holding(*cards: str, seats: int = 3) -> Table:
    table = Table(seats, inn="side-a")
    table.hold(0, *cards)
    table.spaces(grain="brown", market="brown", church="brown pink")
    return table


# Scrap dealer and town crier


@pytest.mark.rule("VI-7.1", "VI-R8", "VI-4.5")
def test_the_scrap_dealer_takes_a_customer_left_at_the_stalls() -> None:
    table = holding("scrap-dealer")
    table.market("wagon-a", "plough", "ox-a", "horse-a", "scroll")
    table.turn(1)
    table.act(1, "take market brown")
    assert (table.state.to_act(), table.question()) == ([0], "play-now")
    assert table.legal(0) == ["play scrap-dealer", "go-on"]
    assert table.view()["phase"] == "market-day"
    table.act(0, "play scrap-dealer")
    assert table.view()["phase"] == "market-day"
    assert table.legal(0) == ["serve wagon-a", "serve plough", "serve ox-a", "serve horse-a"]
    assert table.refused(0, "serve scroll").code == "tile-not-at-stalls"
    table.act(0, "serve plough")
    assert table.customers_of(0) == ["plough"]
    assert table.goods_of(0) == {}
    assert table.stalls() == ["wagon-a", "ox-a", "horse-a", "scroll"], "then the queue moves up"


@pytest.mark.rule("VI-R8")
def test_without_anybody_at_the_stalls_the_scrap_dealer_is_not_asked() -> None:
    table = holding("scrap-dealer", seats=2)
    table.market("scroll", "wagon-a", "plough")
    table.goods(1, scroll=1, wagon=1, plough=1)
    table.cubes(1, green=2)
    table.coins(1, 0)
    table.turn(1)
    table.act(1, "take market brown", "serve scroll", "serve wagon-a", "serve plough")
    assert (table.question(), table.state.to_act()) == ("take-cube", [0])


@pytest.mark.rule("VI-7.5", "VI-R9")
def test_the_town_crier_serves_the_queue_too() -> None:
    table = holding("market-crier", seats=2)
    table.market("wagon-a", "plough", "ox-a", "scroll", "horse-a")
    table.goods(0, scroll=1, horse=1)
    table.goods(1, horse=1)
    table.cubes(0, green=2)
    table.cubes(1, green=1)
    table.coins(0, 0)
    table.turn()
    table.act(0, "take market brown")
    assert table.legal(0) == ["play market-crier", "go-on"]
    table.act(0, "play market-crier")
    assert table.view()["inn"]["serves_queue"] == 0  # type: ignore[index, call-overload]
    table.act(0, "serve scroll")
    assert table.state.to_act() == [0], "seat 1 may not serve the queue"
    table.act(0, "serve horse-a")
    assert table.customers_of(0) == ["scroll", "horse-a"]
    assert (table.cubes_of(0), int(table.player(0).time)) == ({"brown": 1, "green": 1}, 1)
    assert table.now()["inn"]["crier"] is None, "for this day only"


@pytest.mark.rule("VI-R9")
def test_the_day_goes_on_while_the_crier_can_serve_the_queue() -> None:
    table = holding("market-crier", seats=2)
    table.market("scroll", "wagon-a", "plough", "ox-a")
    table.goods(0, scroll=1, wagon=1, plough=1, ox=1)
    table.cubes(0, green=3)
    table.coins(0, 0)
    table.turn()
    table.act(0, "take market brown", "play market-crier", "serve scroll", "serve wagon-a", "serve plough")
    assert table.stalls() == ["", "", ""]
    table.act(0, "serve ox-a")
    assert len(table.customers_of(0)) == 4


@pytest.mark.rule("VI-7.5")
def test_without_the_crier_the_queue_waits() -> None:
    table = holding("market-crier", seats=2)
    table.market("wagon-a", "plough", "ox-a", "scroll")
    table.goods(0, scroll=1, ox=1)
    table.turn()
    table.act(0, "take market brown", "go-on")
    assert table.refused(0, "serve scroll").code == "customer-in-queue"
    assert table.cards_of(0) == ["market-crier"]


# Bard


@pytest.mark.rule("VI-7.2")
def test_the_bard_lays_the_dead_beside_the_chronicle() -> None:
    table = holding("bard")
    table.put(0, "inn", 1)
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.legal(0) == ["let-die farm", "let-die inn", "play bard"]
    table.act(0, "play bard")
    assert table.legal(0) == ["let-die farm", "let-die inn"]
    assert table.refused(0, "let-die council-1").code == "not-the-oldest"
    slots, graves = table.state.chronicle_free(), table.state.graves
    table.act(0, "let-die inn")
    assert table.figures_at(0, "beside-chronicle") == [1]
    assert (table.state.chronicle_free(), table.state.graves) == (slots, graves)
    assert table.player(0).deaths_due == 0


@pytest.mark.rule("VI-7.2")
def test_the_bard_never_brings_on_the_end() -> None:
    table = holding("bard", seats=2)
    table.put(0, "grave", 1)
    table.put(1, "grave", 1)
    table.send_away(0, 1, 1)
    table.put(0, "inn", 1)
    table.send_away(0)
    assert table.state.graves == 1
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown")
    assert table.legal(0) == ["let-die inn", "play bard"]
    table.act(0, "play bard")
    assert table.state.trigger == -1


# Juggler and old man


@pytest.mark.rule("VI-7.3")
def test_the_juggler_gives_a_further_action_after_a_death() -> None:
    table = holding("juggler")
    table.put(0, "inn", 1)
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.legal(0) == ["play juggler", "go-on"]
    table.act(0, "play juggler")
    assert (table.fame(0), table.question()) == (2, "choose-death")
    table.act(0, "let-die farm")
    assert table.question() == "take-cube"
    table.act(0, "take church pink", "no-action")
    assert table.state.to_act() == [1]
    assert table.cubes_of(0) == {"brown": 1, "pink": 1}


@pytest.mark.rule("VI-R10")
def test_without_a_cube_the_further_action_is_lost() -> None:
    table = holding("juggler")
    table.spaces(grain="brown")
    table.deaths_due(0)
    table.put(0, "inn", 1)
    table.turn()
    table.act(0, "take grain brown", "harvest", "play juggler", "let-die inn")
    assert table.fame(0) == 2
    assert "No cube is left: Red has no further action." in table.log()
    assert table.state.round == 2


@pytest.mark.rule("VI-R10")
def test_without_a_cube_and_with_a_turn_to_come_the_juggler_is_not_asked() -> None:
    table = holding("juggler")
    table.spaces(grain="brown")
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert (table.question(), table.cards_of(0)) == ("take-cube", ["juggler"])


@pytest.mark.rule("VI-R10")
def test_in_the_last_turn_the_juggler_still_brings_his_points() -> None:
    table = holding("juggler")
    table.spaces()
    for seat in (0, 1, 2, 2):
        table.put(seat, "grave", 1)
    table.last_turns(1, 1)
    table.turn()
    table.act(0, "no-action")
    assert table.legal(0) == ["play juggler", "go-on"]
    table.act(0, "play juggler")
    assert table.part(0, "cards-played") == 2


@pytest.mark.rule("VI-7.4")
def test_the_old_man_gives_any_action_without_a_cube() -> None:
    table = holding("old-man")
    table.turn()
    table.act(0, "play old-man")
    assert table.fame(0) == 3
    assert table.question() == "old-man"
    assert table.refused(0, "take grain brown").code == "old-man-no-cube"
    assert table.refused(0, "well").code == "old-man-no-cube"
    table.act(0, "choose craft", "train brewery 1", "no-action")
    assert table.state.to_act() == [1]
    assert (table.state.cubes_left, table.cubes_of(0)) == (4, {})


@pytest.mark.rule("VI-R11")
def test_the_old_man_takes_the_place_of_a_free_last_action() -> None:
    table = holding("old-man")
    table.spaces()
    for seat in (0, 1, 2, 2):
        table.put(seat, "grave", 1)
    table.last_turns(1, 2)
    table.turn()
    table.act(0, "play old-man")
    assert table.fame(0) == 3
    assert not table.legal_of(0, "play")
    table.act(0, "choose family", "birth")
    assert table.state.to_act() == [1]


@pytest.mark.rule("VI-R11")
def test_the_old_man_does_not_follow_the_well() -> None:
    table = holding("old-man")
    table.cubes(0, brown=3)
    table.coins(0, 0)
    table.turn()
    table.act(0, "well")
    assert table.refused(0, "play old-man").code == "card-for-action"


@pytest.mark.rule("VI-R11")
def test_the_old_man_may_use_the_jugglers_action() -> None:
    table = holding("old-man", "juggler")
    table.turn()
    table.act(0, "take grain brown", "harvest", "play juggler", "play old-man", "choose family", "birth")
    assert table.fame(0) == 5
    assert table.state.to_act() == [1]


@pytest.mark.rule("VI-R15")
def test_alone_you_are_on_turn_again_after_the_old_man() -> None:
    table = holding("old-man", seats=1)
    table.turn()
    table.act(0, "play old-man", "choose family", "birth")
    assert table.state.cubes_left == 4, "Conny took none"
    assert table.question() == "take-cube"


@pytest.mark.rule("VI-R15")
def test_alone_conny_follows_the_last_cube_of_the_jugglers_turn() -> None:
    table = holding("juggler", seats=1)
    table.spaces(grain="brown", market="brown", church="brown pink pink")
    table.turn()
    table.act(0, "take grain brown", "harvest", "play juggler", "take church pink", "no-action")
    assert "Conny takes a pink cube from the church space." in table.log()
    assert table.state.cubes_left == 2, "she takes one cube, as after any turn"


# Miller


@pytest.mark.rule("VI-7.6", "VI-R12")
def test_the_miller_makes_five_coins_of_the_mill() -> None:
    table = holding("miller")
    table.spaces(craft="brown", church="brown pink")
    table.grain(0, 2)
    table.coins(0, 0)
    table.turn()
    table.act(0, "take craft brown", "play miller")
    assert (int(table.player(0).coins), int(table.player(0).grain), int(table.player(0).time)) == (5, 0, 2)
    assert table.state.to_act() == [1]


@pytest.mark.rule("VI-7.6")
def test_the_miller_needs_the_mill_and_its_grain() -> None:
    table = holding("miller")
    table.spaces(craft="brown", church="brown pink")
    table.grain(0, 1)
    table.turn()
    assert table.refused(0, "play miller").code == "card-at-mill"
    table.act(0, "take craft brown")
    refusal = table.refused(0, "play miller")
    assert (refusal.code, refusal.missing) == ("mill-grain-missing", [{"what": "grain", "number": 1}])


# Priest


@pytest.mark.rule("VI-7.7")
def test_the_priest_chooses_the_four_figures() -> None:
    table = holding("priest")
    table.put(0, "bag", 1, 1, 2)
    table.put(1, "bag", 1)
    table.coins(1, 3)
    table.mass()
    assert table.legal(0) == ["play priest", "go-on"]
    table.act(0, "play priest")
    assert table.legal(0) == ["bring-out red 1", "bring-out red 2", "bring-out yellow 1", "bring-monk"]
    assert table.refused(0, "bring-out blue 1").code == "not-in-black-bag"
    table.act(0, "bring-out red 2", "bring-monk", "bring-out red 1", "bring-monk")
    assert table.figures_at(0, "church-1") == [1, 2]
    assert table.figures_at(1, "bag") == [1], "nobody buys out in this mass"
    assert table.now()["inn"]["priest"] is None
    assert table.state.round == 2


@pytest.mark.rule("VI-7.7")
def test_while_the_priest_reigns_buying_out_is_refused() -> None:
    table = holding("priest")
    table.put(0, "bag", 1)
    table.put(1, "bag", 1)
    table.put(1, "church-1", 1)
    table.hold(1, "farmhand")
    table.coins(1, 0)
    table.hold(1, "messenger")
    table.mass()
    table.act(0, "play priest", *(["bring-monk"] * 4))
    assert table.state.to_act() == [1]
    assert table.question() == "promote"


@pytest.mark.rule("VI-7.7")
def test_alone_the_priest_may_bring_out_connys_figures() -> None:
    table = holding("priest", seats=1)
    table.put(1, "bag", 3)
    table.mass()
    table.act(0, "play priest", "bring-out conny 3", "bring-monk", "bring-monk", "bring-monk")
    assert table.figures_at(1, "church-1") == [3]


@pytest.mark.rule("VI-7.7")
def test_the_priest_may_wait_for_another_mass() -> None:
    table = holding("priest")
    table.mass()
    table.act(0, "go-on")
    assert table.cards_of(0) == ["priest"]


# Toll keeper


@pytest.mark.rule("VI-7.8")
def test_the_toll_keeper_pays_for_a_journey() -> None:
    table = holding("toll-keeper")
    table.spaces(travel="brown", church="brown pink")
    table.coins(0, 0)
    table.turn()
    table.act(0, "take travel brown")
    assert table.legal(0) == ["play toll-keeper", "no-action"], "possible without a wagon"
    table.act(0, "play toll-keeper")
    assert table.refused(0, "travel east/south 1").code == "nobody-at-start"
    assert table.refused(0, "travel village/west 2").code == "not-on-farm"
    table.act(0, "travel village/west 1")
    assert table.figures_at(0, "west") == [1]
    assert (int(table.player(0).time), table.cubes_of(0).get("brown")) == (0, 1)
    assert table.part(0, "travel") == BOX.castle_points[1]


@pytest.mark.rule("VI-7.8")
def test_with_the_toll_keeper_in_hand_a_journey_may_still_be_paid_for() -> None:
    table = holding("toll-keeper")
    table.spaces(travel="brown", church="brown pink")
    table.goods(0, wagon=1)
    table.cubes(0, brown=2)
    table.coins(0, 0)
    table.turn()
    table.act(0, "take travel brown", "travel village/west 1")
    assert (table.goods_of(0), int(table.player(0).time)) == ({}, 2)
    assert table.cards_of(0) == ["toll-keeper"]


@pytest.mark.rule("VI-4.5")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("scrap-dealer", "card-at-market-end"),
        ("bard", "card-at-death"),
        ("juggler", "card-after-action"),
        ("market-crier", "card-at-market-start"),
        ("miller", "card-at-mill"),
        ("priest", "card-at-mass-start"),
        ("toll-keeper", "card-on-journey"),
    ],
)
def test_at_another_moment_the_refusal_names_the_right_one(card: str, code: str) -> None:
    table = holding(card)
    table.turn()
    assert table.refused(0, f"play {card}").code == code
