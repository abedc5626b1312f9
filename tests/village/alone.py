"""What tests of the solo mode have in common: one player without a coin, and what Conny has."""

from tests.village.table import Table


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
