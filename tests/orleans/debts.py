"""Tables at which somebody owes coins, and what torture can take."""

from tests.orleans.table import Table

LAST_ROUND = 18


def debt(table: Table) -> int:
    """How many coins the tortured player still owes; 0 when nobody is asked."""
    prompt = table.state.observe(None)["prompt"]
    assert isinstance(prompt, dict)
    if prompt["question"] != "torture":
        return 0
    fields = prompt["fields"]
    assert isinstance(fields, dict)
    assert isinstance(fields["debt"], int)
    return fields["debt"]


def hungry(table: Table, *seats: int) -> Table:
    """Let only these seats be without food at the Harvest."""
    for seat in range(table.words["seats"]):
        if seat not in seats:
            table.goods(seat, grain=1)
    return table


def wealthy() -> Table:
    """A table where seat 0 owes a coin and owns one of every kind of thing that torture takes."""
    return Table.written("taxes-that-cannot-be-paid")


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
