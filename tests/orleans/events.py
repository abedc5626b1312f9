"""What tests of events have in common: a round after which nothing comes, and what every player has."""

from tests.orleans.table import Table

LAST_ROUND = 18


def coins(table: Table) -> list[int]:
    return [int(player.coins) for player in table.state.players]


def fed(table: Table, *hungry: int) -> Table:
    """Give every player a grain except those named, so that only they pay at the Harvest."""
    for seat in range(len(table.state.players)):
        if seat not in hungry:
            table.goods(seat, grain=1)
    return table
