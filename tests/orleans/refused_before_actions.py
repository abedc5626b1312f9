"""Cases of refusals: whose move it is, the wrong moment, followers and planning."""

from tests.orleans.refused import Attempt, installing, refused_as, turn, with_bag, with_knights, with_tower
from tests.orleans.table import Table

# Whose move it is


@refused_as("not-asked", "O-5.1")
def _() -> Attempt:
    return Attempt(turn(), 1, "pass")


@refused_as("already-answered", "O-4.7")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    table.act(0, "end-planning")
    return Attempt(table, 0, "place own-farmer ship.1")


@refused_as("nothing-to-plan", "O-4.7")
def _() -> Attempt:
    table = Table(3)
    table.clear(0)
    table.start_planning()
    return Attempt(table, 0, "end-planning")


@refused_as("nothing-to-draw", "O-3.1")
def _() -> Attempt:
    table = Table(3)
    table.bag(1, "knight")
    table.start_followers()
    return Attempt(table, 0, "draw 0")


@refused_as("has-passed", "O-5.2")
def _() -> Attempt:
    table = Table(3)
    table.keep_busy(0)
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()
    table.act(0, "pass")
    return Attempt(table, 0, "use brewery")


# The wrong moment


@refused_as("exclude-too-late", "O-1.10")
def _() -> Attempt:
    return Attempt(turn(), 0, "exclude hayrick")


@refused_as("not-followers-phase", "O-3.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "draw 1")


@refused_as("not-loading", "O-3.6")
def _() -> Attempt:
    return Attempt(turn(), 0, "load own-farmer")


@refused_as("not-planning", "O-4.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "place own-farmer ship.1")


@refused_as("not-from-tower-now", "O-10.13")
def _() -> Attempt:
    return Attempt(turn(), 0, "place-from-tower own-farmer ship.1")


@refused_as("no-planning-to-end", "O-4.7")
def _() -> Attempt:
    return Attempt(turn(), 0, "end-planning")


@refused_as("not-actions-phase", "O-5.1")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "use farm-house")


@refused_as("travel-needs-place", "O-6.9")
def _() -> Attempt:
    return Attempt(turn(), 0, "travel water:orleans/blois none")


@refused_as("recruit-needs-village", "O-6.2")
def _() -> Attempt:
    return Attempt(turn(), 0, "recruit boatman")


@refused_as("build-needs-trader", "O-6.5")
def _() -> Attempt:
    return Attempt(turn(), 0, "build hayrick")


@refused_as("send-needs-place", "O-6.14")
def _() -> Attempt:
    return Attempt(turn(), 0, "send monk cathedral")


@refused_as("nothing-to-stop", "O-8.6")
def _() -> Attempt:
    return Attempt(turn(), 0, "stop")


@refused_as("pay-needs-pharmacy", "O-10.17")
def _() -> Attempt:
    return Attempt(turn(), 0, "pay 1")


@refused_as("technology-before-passing", "O-7.7")
def _() -> Attempt:
    table = turn()
    table.technology_aside(0, free=1)
    return Attempt(table, 0, "install wagon.1")


@refused_as("no-technology", "O-7.7")
def _() -> Attempt:
    return Attempt(turn(), 0, "install wagon.1")


@refused_as("technology-later", "O-7.8")
def _() -> Attempt:
    table = installing()
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.act(0, "keep-technology")
    return Attempt(table, 0, "install wagon.1")


@refused_as("sacristy-not-now", "O-10.11")
def _() -> Attempt:
    return Attempt(turn("sacristy", "monk"), 0, "use-sacristy")


@refused_as("no-harvest-now", "O-11.4")
def _() -> Attempt:
    return Attempt(turn(), 0, "give-food grain")


@refused_as("no-torture-now", "O-12.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "lose-unbuilt-station")


# Followers and planning


@refused_as("planning-in-order", "O-4.9")
def _() -> Attempt:
    table = Table(3, planning="in_order")
    table.start_planning()
    return Attempt(table, 1, "place own-farmer ship.1")


@refused_as("already-drawn", "O-3.5")
def _() -> Attempt:
    table = with_tower("monk", "monk")
    table.start_followers()
    table.act(0, "draw 1")
    return Attempt(table, 0, "draw 1")


@refused_as("draw-first", "O-3.6")
def _() -> Attempt:
    table = with_tower("monk")
    table.start_followers()
    return Attempt(table, 0, "load own-farmer")


@refused_as("market-overfull", "O-R46", {"what": "tower", "number": 1})
def _() -> Attempt:
    table = with_tower("monk", "monk", farmers=3)
    table.start_followers()
    table.act(0, "draw 2")
    return Attempt(table, 0, "loaded")


@refused_as("space-is-empty", "O-3.5")
def _() -> Attempt:
    table = with_bag("monk")
    table.start_followers()
    return Attempt(table, 0, "move-back village.2")


@refused_as("technology-never-moves", "O-7.6")
def _() -> Attempt:
    table = with_bag("monk")
    table.put(0, "ship", "technology")
    table.start_followers()
    return Attempt(table, 0, "move-back ship.1")


@refused_as("draw-limit-knights", "O-3.1", {"what": "knights", "number": 1})
def _() -> Attempt:
    table = with_bag("monk", "monk", "monk", "monk", "monk")
    table.clear(0)
    table.start_followers()
    return Attempt(table, 0, "draw 5")


@refused_as("draw-limit-market", "O-3.2", {"what": "market", "number": 1})
def _() -> Attempt:
    table = with_bag("monk", "monk", "monk", farmers=2)
    table.start_followers()
    return Attempt(table, 0, "draw 3")


@refused_as("draw-limit-bag", "O-3.3", {"what": "bag", "number": 1})
def _() -> Attempt:
    table = with_bag("monk", "monk")
    table.start_followers()
    return Attempt(table, 0, "draw 3")


@refused_as("place-not-owned", "O-4.1 O-6.5")
def _() -> Attempt:
    table = Table(3)
    table.tile(1, "hayrick")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer hayrick.1")


@refused_as("not-on-market", "O-4.1", {"what": "knight", "where": "market"})
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place knight ship.3")


@refused_as("not-on-tower", "O-R50", {"what": "knight", "where": "tower"})
def _() -> Attempt:
    return Attempt(with_knights(market=1, tower=0), 0, "place-from-tower knight ship.3")


@refused_as("only-on-tower", "O-R50")
def _() -> Attempt:
    return Attempt(with_knights(market=0, tower=1), 0, "place-from-tower knight ship.3")


@refused_as("market-first", "O-R50")
def _() -> Attempt:
    return Attempt(with_knights(market=1, tower=1, rules=1), 0, "place-from-tower knight ship.3")


@refused_as("space-is-taken", "O-4.1")
def _() -> Attempt:
    table = Table(3)
    table.put(0, "ship", "farmer")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer ship.1")


@refused_as("wrong-space", "O-4.2", {"what": "knight", "where": "ship.3"})
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place own-farmer ship.3")


@refused_as("only-monk", "O-4.3", {"what": "monk", "where": "brewery.1"})
def _() -> Attempt:
    table = Table(3)
    table.tile(0, "brewery")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer brewery.1")


@refused_as("own-follower-in-town-hall", "O-4.6")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place own-farmer town-hall.1")


@refused_as("fill-twin-first", "O-4.2")
def _() -> Attempt:
    table = Table(3)
    table.tile(0, "windmill")
    table.start_planning()
    return Attempt(table, 0, "place own-craftsman windmill.2")


@refused_as("tile-not-on-table", "O-1.8")
def _() -> Attempt:
    table = Table(3, exclude_place_tiles=True)
    table.act(0, "exclude hayrick")
    return Attempt(table, 1, "exclude hayrick")
