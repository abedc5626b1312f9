"""Cases of refusals: using a place, what it asks in turn, technology, events and torture."""

from tests.orleans.refused import (
    Attempt,
    at_the_town_hall,
    in_the_village,
    installing,
    refused_as,
    tortured,
    travelling,
    turn,
)
from tests.orleans.table import PRINTED, Table

# Using a place


@refused_as("not-activated", "O-5.3", {"what": "boatman", "where": "ship.2"}, {"what": "knight", "where": "ship.3"})
def _() -> Attempt:
    return Attempt(turn("ship", "own-farmer"), 0, "use ship")


@refused_as("nobody-there", "O-5.3", {"what": "any", "where": "town-hall.1"})
def _() -> Attempt:
    return Attempt(turn(), 0, "use town-hall")


@refused_as("not-an-action", "O-5.3 O-10.16")
def _() -> Attempt:
    return Attempt(turn("school"), 0, "use school")


@refused_as("no-route", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    table = turn("ship", "own-farmer", "own-boatman", "knight")
    table.merchant(0, "chartres")
    return Attempt(table, 0, "use ship")


@refused_as("own-station-here", "O-6.12")
def _() -> Attempt:
    table = turn("guildhall", "own-farmer", "own-craftsman", "knight")
    table.station(0, "orleans")
    return Attempt(table, 0, "use guildhall")


@refused_as("other-station-here", "O-6.12")
def _() -> Attempt:
    table = turn("guildhall", "own-farmer", "own-craftsman", "knight")
    table.station(1, "tours")
    table.merchant(0, "tours")
    return Attempt(table, 0, "use guildhall")


@refused_as("no-station-left", "O-6.12", {"what": "trading-station", "where": "stock"})
def _() -> Attempt:
    table = tortured()
    table.start_torture(0, 10)
    table.act(0, *["lose-unbuilt-station"] * 10)
    table.keep_busy(0)
    table.put(0, "guildhall", "own-farmer", "own-craftsman", "knight")
    table.start_actions()
    return Attempt(table, 0, "use guildhall")


@refused_as("pilgrimage", "O-11.2")
def _() -> Attempt:
    table = turn("monastery", "scholar", "own-trader")
    table.start_actions(event="pilgrimage")
    return Attempt(table, 0, "use monastery")


@refused_as("end-of-track", "O-5.7")
def _() -> Attempt:
    table = turn("castle", "own-farmer", "own-boatman", "own-trader")
    table.move_track(0, "knight", 5)
    return Attempt(table, 0, "use castle")


@refused_as("kind-sold-out", "O-5.8", {"what": "knight", "where": "supply"})
def _() -> Attempt:
    table = turn("castle", "own-farmer", "own-boatman", "own-trader")
    table.none_left("knight")
    return Attempt(table, 0, "use castle")


@refused_as("farm-good-sold-out", "O-5.8", {"what": "grain", "where": "goods-market"})
def _() -> Attempt:
    table = turn("farm-house", "own-boatman", "own-craftsman")
    table.no_goods_left("grain")
    return Attempt(table, 0, "use farm-house")


@refused_as("good-sold-out", "O-5.8", {"what": "wine", "where": "goods-market"})
def _() -> Attempt:
    table = turn("winery", "own-farmer", "own-trader")
    table.no_goods_left("wine")
    return Attempt(table, 0, "use winery")


@refused_as("technology-sold-out", "O-5.8", {"what": "technology", "where": "supply"})
def _() -> Attempt:
    table = turn("laboratory", "own-craftsman", "scholar")
    table.no_technology_left()
    return Attempt(table, 0, "use laboratory")


@refused_as("no-tile-to-build", "O-R13", {"what": "place-tile", "where": "table"})
def _() -> Attempt:
    table = in_the_village()
    table.tile(1, *(place["id"] for place in PRINTED["places"] if place["category"] == "I"))
    table.start_actions()
    table.act(0, "use village")
    return Attempt(table, 0, "recruit trader")


@refused_as("nobody-to-recruit", "O-6.2")
def _() -> Attempt:
    table = turn("village", "own-farmer", "own-boatman", "own-craftsman")
    for kind in ("boatman", "craftsman", "trader"):
        table.none_left(kind)
    return Attempt(table, 0, "use village")


@refused_as("development-at-end", "O-9.5")
def _() -> Attempt:
    table = turn("scriptorium", "knight", "scholar")
    table.develop(0, 30)
    return Attempt(table, 0, "use scriptorium")


@refused_as("no-coins", "O-10.17", {"what": "coins", "number": 1})
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 0)
    return Attempt(table, 0, "use pharmacy")


@refused_as("empty-bag", "O-R47", {"what": "any", "where": "bag"})
def _() -> Attempt:
    return Attempt(turn("bathhouse", "own-farmer", rules=1), 0, "use bathhouse")


@refused_as("own-follower-to-deed", "O-8.5")
def _() -> Attempt:
    return Attempt(turn("gunpowder-tower", "own-farmer", "own-trader"), 0, "use gunpowder-tower")


@refused_as("no-deed-space", "O-8.1")
def _() -> Attempt:
    table = turn("town-hall", "monk")
    table.fill_deeds("monk")
    return Attempt(table, 0, "use town-hall")


# What a place asks in turn


@refused_as("not-drawn", "O-10.10")
def _() -> Attempt:
    table = Table(3)
    table.bag(0, "monk", "knight", "scholar")
    table.furnish(0, "bathhouse", "own-farmer")
    table.start_actions()
    table.act(0, "use bathhouse")
    return Attempt(table, 0, "place own-boatman ship.2")


@refused_as("only-category-one", "O-6.5")
def _() -> Attempt:
    table = in_the_village()
    table.start_actions()
    table.act(0, "use village", "recruit trader")
    return Attempt(table, 0, "build school")


@refused_as("route-not-here", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel water:tours/chinon none")


@refused_as("wrong-route-kind", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel land:chartres/orleans none")


@refused_as("good-not-on-route", "O-6.11")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel water:orleans/blois brocade")


@refused_as("not-at-place", "O-8.1", {"what": "scholar", "where": "town-hall"})
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send scholar astronomy")


@refused_as("deed-never-wants", "O-8.1")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send monk astronomy")


@refused_as("deed-space-taken", "O-8.1")
def _() -> Attempt:
    table = at_the_town_hall("monk")
    table.fill_deed("cathedral", "monk", "monk")
    return Attempt(table, 0, "send monk cathedral")


@refused_as("no-development-choice", "O-8.3")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send-for-development monk cathedral")


@refused_as("send-at-least-one", "O-R20")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "stop")


@refused_as("pay-more-than-owned", "O-10.17", {"what": "coins", "number": 1})
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 2)
    table.act(0, "use pharmacy")
    return Attempt(table, 0, "pay 3")


@refused_as("pay-beyond-track", "O-R25")
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.develop(0, 29)
    table.act(0, "use pharmacy")
    return Attempt(table, 0, "pay 2")


# Technology


@refused_as("technology-for-monk", "O-7.3")
def _() -> Attempt:
    return Attempt(installing(), 0, "install cellar.1")


@refused_as("technology-on-single-space", "O-7.5")
def _() -> Attempt:
    return Attempt(installing(), 0, "install hayrick.1")


@refused_as("technology-in-town-hall", "O-7.9")
def _() -> Attempt:
    return Attempt(installing(), 0, "install town-hall.1")


@refused_as("technology-on-taken-space", "O-7.8")
def _() -> Attempt:
    return Attempt(installing(), 0, "install ship.2")


@refused_as("second-technology", "O-7.4")
def _() -> Attempt:
    return Attempt(installing(), 0, "install ship.3")


@refused_as("first-technology-for-farmer", "O-7.1")
def _() -> Attempt:
    return Attempt(installing(free=0, farmer_only=1), 0, "install wagon.2")


# Events and torture


@refused_as("food-not-owned", "O-11.4")
def _() -> Attempt:
    table = Table(3)
    table.goods(0, grain=1, wine=1)
    table.start_event("harvest")
    return Attempt(table, 0, "give-food cheese")


@refused_as("good-not-owned", "O-12.5")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-good wool")


@refused_as("no-own-station-there", "O-12.2")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-station tours")


@refused_as("no-unbuilt-station", "O-12.2")
def _() -> Attempt:
    table = tortured()
    table.goods(0, wool=1)
    table.start_torture(0, 11)
    table.act(0, *["lose-unbuilt-station"] * 10)
    return Attempt(table, 0, "lose-unbuilt-station")


@refused_as("no-neutral-in-bag", "O-12.3")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-follower")


@refused_as("development-at-start", "O-12.4")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-step")


@refused_as("coin-space-blocks", "O-12.4")
def _() -> Attempt:
    table = tortured()
    table.develop(0, 8)
    return Attempt(table, 0, "lose-step")


@refused_as("no-technology-there", "O-12.7")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-technology ship.1")


@refused_as("no-technology-kept", "O-12.7")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-kept-technology")
