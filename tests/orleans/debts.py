"""Tables at which somebody owes coins, and what torture can take."""

from tests.orleans.table import Table

LAST_ROUND = 18


def debt(table: Table) -> int:
    """How many coins the tortured player still owes; 0 when nobody is asked."""
    prompt = table.state.observe(None)["prompt"]
    assert isinstance(prompt, dict)
    if prompt["question"] != "torture":
        return 0
    numbers = prompt["numbers"]
    assert isinstance(numbers, list)
    assert isinstance(numbers[1], int)
    return numbers[1]


def hungry(table: Table, *seats: int) -> Table:
    """Let only these seats be without food at the Harvest."""
    for seat in range(len(table.state.players)):
        if seat not in seats:
            table.goods(seat, grain=1)
    return table


def wealthy() -> Table:
    """A table where seat 0 owns one of every kind of thing that torture takes."""
    table = Table(3)
    table.goods(0, grain=1, cheese=1, wine=1, wool=1, brocade=1)
    table.station(0, "tours", "orleans")
    table.bag(0, "knight", "own-farmer")
    table.develop(0, 5)
    table.tile(0, "windmill", "school")
    table.put(0, "windmill", "", "craftsman")
    table.put(0, "ship", "technology")
    table.technology_aside(0, free=1, farmer_only=1)
    return table


WAYS = [
    "lose-good grain",
    "lose-good cheese",
    "lose-good wine",
    "lose-good wool",
    "lose-good brocade",
    "lose-station orleans",
    "lose-station tours",
    "lose-unbuilt-station",
    "lose-follower",
    "lose-step",
    "lose-tile windmill",
    "lose-tile school",
    "lose-technology ship.1",
    "lose-kept-technology",
    "lose-farmer-technology",
]
