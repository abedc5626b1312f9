"""Random play inside the engine: the measure of its speed, and the simplest opponent's whole game.

The choices come from a generator of their own, never from the state's chance.
"""

from mypy_extensions import i64

from stammtisch.core.chance import first_chance, next_chance, pick_below
from stammtisch.core.state import State


def play_randomly(state: State, seed: int, most: int = 1_000_000) -> int:
    """Play on with random legal actions until the game is over or `most` were taken; says how many were.

    Of several seats that may answer, a random one goes first.
    """
    chance: i64 = first_chance(seed)
    taken = 0
    while taken < most:
        seats = state.to_act()
        if not seats:
            break
        seat = seats[0]
        if len(seats) > 1:
            chance = next_chance(chance)
            seat = seats[pick_below(chance, len(seats))]
        legal = state.choices(seat)
        chance = next_chance(chance)
        state.apply_legal(seat, legal[pick_below(chance, len(legal))])
        taken += 1
    return taken
