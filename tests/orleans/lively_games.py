"""Lively games: players who seldom pass, stop or hold back, so that all texts are met."""

import random
from collections.abc import Iterator
from typing import Any

from stammtisch.games.orleans.state import OrleansState
from tests.orleans.table import GAME, PRINTED, Table

IDLE = {"pass", "end-planning", "stop", "keep-technology", "no-sacristy", "loaded", "move-back"}
IDLE_SHARE = 0.1


def lively_choice(state: OrleansState, seat: int, chance: random.Random) -> int:
    """An action that gets on with the game; once in a while any action at all."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions[action].kind not in IDLE]
    if not busy or chance.random() < IDLE_SHARE:
        return chance.choice(legal)
    first = GAME.actions[busy[0]]
    if first.kind == "draw":
        return chance.choice(legal) if first.number == "0" else busy[0]
    if first.kind == "place":
        finished = places_to_finish(state, seat, busy)
        busy = [action for action in busy if place_of(action) in finished] or legal[-1:]
    return chance.choice(busy)


def place_of(action: int) -> str:
    """The place of a placement."""
    return GAME.actions[action].text("space").split(".")[0]


def places_to_finish(state: OrleansState, seat: int, offered: list[int]) -> set[str]:
    """The places of which all empty spaces could be filled now, so that nobody is left waiting there."""
    position: dict[str, Any] = state.position()
    taken = position["players"][seat]["spaces"]
    fillable = {GAME.actions[action].text("space") for action in offered}
    found = set()
    for place in PRINTED["places"]:
        before = ""  # of two spaces that take the same only the first is offered
        for space in place["spaces"]:
            if space["id"] not in taken and space["id"] not in fillable and space["kind"] != before:
                break
            before = space["kind"] if space["id"] in fillable else ""
        else:
            found.add(place["id"])
    return found


def lively_game(number: int) -> Iterator[tuple[OrleansState, random.Random]]:
    """Play a game with the options that its number stands for, stopping before every move and at the end."""
    chance = random.Random(number)
    state = lively_start(2 + number % 3, number)
    while not state.is_over():
        yield state, chance
        seat = chance.choice(state.to_act())
        state.apply_legal(seat, lively_choice(state, seat, chance))
    yield state, chance


def lively_start(seats: int, number: int) -> OrleansState:
    """An even number is a new game, an odd one begins in the middle, with place tiles, technology and debts."""
    table = Table(
        seats,
        seed=number,
        planning=["hidden", "open", "in_order"][number // 2 % 3],
        exclude_place_tiles=number % 4 == 2,
        limited_bank=number % 5 == 1,
    )
    if number % 2 == 0:
        return table.state
    poorest = seats - 1
    table.start_torture(poorest, 10)
    table.act(poorest, *["lose-unbuilt-station"] * 10)
    table.technology_aside(poorest, free=1)
    tiles = ["gunpowder-tower", "sacristy", "bathhouse", "pharmacy", "school", "herb-garden", "laboratory", "cellar"]
    for position, tile in enumerate(tiles):
        table.tile(position % poorest, tile)
    table.put(tiles.index("sacristy") % poorest, "sacristy", "monk")
    for seat in range(poorest):
        table.bag(seat, "farmer", "farmer", "boatman", "craftsman", "trader", "knight", "knight", "scholar", "monk")
        table.goods(seat, wool=1, brocade=1)
        table.station(seat, "orleans")
        table.develop(seat, 5 * seat)
        table.technology_aside(seat, free=2, farmer_only=1)
        table.coins(seat, seat)
    if table.words["options"]["limited_bank"]:
        table.leave_in_bank(3, rich=0)
    table.start_event(["harvest", "plague"][number // 2 % 2], start=number % seats)
    return table.state
