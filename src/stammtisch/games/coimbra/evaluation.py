"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

The points as things stand, with the final scoring, and what the rest of the game should bring: the dice placed and
retrieved in this round, the income of the tracks, resources, the pilgrim's next monastery, phase E cards. It looks at
open information only. Rules: C-3.4, C-3.5, C-4, C-6.2, C-9, C-17.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.coimbra.decisions.drafting import PlaceDie
from stammtisch.games.coimbra.ids import (
    CASTLE,
    CLASSES,
    COLOURS,
    COLUMNS,
    FACES,
    LOCATIONS,
    PHASE_E,
    ROW,
    SPACES,
    WHITE,
    count_bits,
)
from stammtisch.games.coimbra.scoring import total_points
from stammtisch.games.coimbra.state import CoimbraState, Player, colour_of, is_token, owner_of, value_of


class Weights:
    """What the judgement believes, in points; set by hand and by a few rounds of play against random seats."""

    def __init__(self) -> None:
        self.round = 20.0  # what a round to come brings in any case
        self.resource = 0.1  # a guard or coin beyond its half point, while there is time to spend it
        self.enough = 12  # how many of each resource are worth that
        self.step = 1.2  # a step of the pilgrim
        self.near = 2.4  # a monastery next to the pilgrim, less for each step between
        self.far = 0.35  # what each step between takes off
        self.income = 1.0  # how often in a round to come a die of each colour is activated
        self.phase_e = 1.5  # a card that works in phase E, per round to come
        self.card = 8.0  # a card acquired, before its price
        self.choice = 1.0  # each further card to choose from
        self.price = 0.75  # a guard or coin paid
        self.distress = 2.2  # the distress action
        self.favour = 5.0  # a favour tile, less for each one that others take first
        self.favour_less = 0.5


WEIGHTS: Final = Weights()


def evaluate(state: CoimbraState, seat: int) -> float:
    """The points this seat should have at the end, roughly."""
    worth = float(total_points(state, seat))
    if state.is_over():
        return worth
    box = state.box
    weights = WEIGHTS
    player = state.players[seat]
    later = float(box.rounds - state.round)
    worth += weights.round * later
    for track in range(i64(CLASSES)):
        worth += income_worth(state, player, track) * weights.income * later
    if state.phase < 6:
        worth += dice_worth(state, player, seat)
        later += 0.5
    spare = min(player.guards, i64(weights.enough)) + min(player.coins, i64(weights.enough))
    worth += float(spare) * weights.resource * min(later, 2.0)
    worth += float(count_bits(player.cards & box.zone_mask[PHASE_E])) * weights.phase_e * later
    if player.pilgrim >= 0:
        worth += pilgrim_worth(state, player)
    return worth


def income_worth(state: CoimbraState, player: Player, track: i64) -> float:
    """What one die of a track brings now."""
    box = state.box
    place = track * (box.last_space + 1) + player.track[track]
    resources = float(box.income_guards[place] + box.income_coins[place])
    points = float(box.income_points[place]) + float(box.income_steps[place]) * WEIGHTS.step
    return resources * (0.5 + WEIGHTS.resource) + points


def best_income(state: CoimbraState, player: Player) -> float:
    """What the white die brings."""
    best = 0.0
    for track in range(i64(CLASSES)):
        best = max(best, income_worth(state, player, track))
    return best


def dice_worth(state: CoimbraState, player: Player, seat: i64) -> float:
    """The income of the dice taken in this round, and what those in the city should bring there."""
    worth = 0.0
    for colour in range(i64(COLOURS)):
        if player.dice[colour]:
            worth += float(player.dice[colour]) * colour_worth(state, player, colour)
    for location in range(i64(LOCATIONS)):
        for place in range(state.row_size[location]):
            entry = state.rows[location * ROW + place]
            if not is_token(entry) and owner_of(entry) == seat:
                worth += colour_worth(state, player, colour_of(entry))
                worth += place_worth(state, player, location, place, value_of(entry))
    if state.stack:
        waiting = state.stack[-1]
        if isinstance(waiting, PlaceDie) and waiting.seat == seat:
            worth += colour_worth(state, player, waiting.die // FACES) + WEIGHTS.card - WEIGHTS.price * 2.0
    return worth


def colour_worth(state: CoimbraState, player: Player, colour: i64) -> float:
    if colour == WHITE:
        return best_income(state, player)
    return income_worth(state, player, colour)


def place_worth(state: CoimbraState, player: Player, location: i64, before: i64, value: i64) -> float:
    """What a die should bring where it lies, with so many dice and tokens before it."""
    weights = WEIGHTS
    if location == CASTLE:
        if before >= count_bits(state.favours_left):
            return weights.distress
        return weights.favour - weights.favour_less * float(before)
    cards: i64 = 0
    for place in range((location - 1) * COLUMNS, location * COLUMNS):
        if state.display[place]:
            cards += 1
    left = cards - before
    if left <= 0 or (player.guards < value and player.coins < value):
        return weights.distress
    return max(weights.distress, weights.card + weights.choice * float(left - 1) - weights.price * float(value))


def pilgrim_worth(state: CoimbraState, player: Player) -> float:
    """The nearest monastery without an own disk."""
    box = state.box
    nearest: i64 = 99
    for space in range(i64(SPACES)):
        if (player.visited >> space) & 1 == 0:
            nearest = min(nearest, box.distance[player.pilgrim * SPACES + space])
    if nearest == 99:
        return 0.0
    return max(0.0, WEIGHTS.near - WEIGHTS.far * float(nearest))
