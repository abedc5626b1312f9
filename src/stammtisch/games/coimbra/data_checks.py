"""What fits together in the data of Coimbra: which bonus may stand where, and which gains it can bring.

A value that the rules would never look at is refused rather than ignored, so that a person who corrects an
edition learns of it. Rules: C-2.2, C-8.6, C-9.1, C-17.7.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.editions import Row
from stammtisch.games.coimbra.ids import (
    ADVANCE_ANY,
    BONUS_IDS,
    CAP,
    CAP_FAVOUR,
    CASTLE_POINTS,
    CHOOSE,
    CLASS_SETS,
    COPY,
    CORNERS,
    DISCOUNT,
    DISK_POINTS,
    EXCHANGE,
    FACES,
    FIRST_SPACE,
    GAIN,
    GAIN_AND_INVEST,
    INQUISITION,
    NODE_IDS,
    NODES,
    ON_ACQUIRE,
    PAY,
    PER_CLASS,
    PER_CROWN,
    PER_DIE,
    PER_INFLUENCE,
    PER_MONASTERY,
    SCORE_CARD_AND_TRACK,
    SPACES,
    TRACK_BANDS,
    TRIBUTE,
    TRIBUTE_BEHIND,
    VOYAGE_DISCOUNT,
    VOYAGE_FAVOUR,
    WILD_DIPLOMAS,
    WITHOUT_DIE,
)

GAIN_FIELDS: Final = ["guards", "coins", "points", "steps"]
# A die has four bits for its value, cap tile included.
HIGHEST_VALUE: Final = 15

# The bonuses of each zone, in the order of ZONE_IDS; monasteries and favour tiles are immediate or lasting.
IMMEDIATE_BONUSES: Final = list(range(GAIN, SCORE_CARD_AND_TRACK + 1))
BONUSES_OF_ZONE: Final = [
    IMMEDIATE_BONUSES,
    [DISCOUNT, ON_ACQUIRE],
    [ADVANCE_ANY, PER_DIE, WITHOUT_DIE, EXCHANGE],
    [PER_INFLUENCE, CLASS_SETS, TRACK_BANDS, COPY],
]
LASTING_BONUSES: Final = [CASTLE_POINTS, DISK_POINTS, WILD_DIPLOMAS]

BRINGS_ANYTHING: Final = [GAIN, GAIN_AND_INVEST, PER_CLASS, PAY, ON_ACQUIRE, PER_DIE, WITHOUT_DIE]
BRINGS_POINTS: Final = [
    PER_MONASTERY, PER_CROWN, PER_INFLUENCE, CLASS_SETS, INQUISITION, CAP, EXCHANGE, CASTLE_POINTS, DISK_POINTS,
]  # fmt: skip


def bonuses_of_favour(favour: int) -> list[int]:
    """The voyages' discount and the cap tile belong to their own tiles; the others are free."""
    if favour == VOYAGE_FAVOUR:
        return [VOYAGE_DISCOUNT]
    if favour == CAP_FAVOUR:
        return [CAP]
    return IMMEDIATE_BONUSES


def check_bonus_fits(row: Row, bonus: int, fitting: list[int]) -> None:
    """Refuse a bonus that would never take effect where it stands."""
    if bonus not in fitting:
        listed = ", ".join(BONUS_IDS[other] for other in fitting)
        raise row.wrong(
            "bonus",
            f"{BONUS_IDS[bonus]!r} does not work here; possible are: {listed}.",
            f"{BONUS_IDS[bonus]!r} wirkt hier nicht; möglich sind: {listed}.",
        )


def gains_of_bonus(row: Row, bonus: int) -> list[int]:
    """Guards, coins, points and steps of a bonus; only the fields that its kind can bring are read."""
    if bonus == CHOOSE:
        return [row.number("guards", 1, 20), row.number("coins", 1, 20), 0, 0]
    if bonus in (TRIBUTE, TRIBUTE_BEHIND):
        points = row.number("points", 1, 20)
        found = read_gains(row, ["guards", "coins"])
        need_a_gain(row, found, "guards")
        found[2] = points
        return found
    if bonus in BRINGS_POINTS:
        return [0, 0, row.number("points", 1, 20), 0]
    if bonus == ADVANCE_ANY:
        return read_gains(row, GAIN_FIELDS)
    if bonus in BRINGS_ANYTHING:
        found = read_gains(row, GAIN_FIELDS)
        need_a_gain(row, found, "bonus")
        return found
    return [0, 0, 0, 0]


def read_gains(row: Row, fields: list[str]) -> list[int]:
    """Guards, coins, points and steps; what is not named is none."""
    return [row.number(field, 0, 20) if field in fields and row.has(field) else 0 for field in GAIN_FIELDS]


def need_a_gain(row: Row, gains: list[int], field: str) -> None:
    if not any(gains):
        raise row.wrong(field, "brings nothing: a gain is missing.", "bringt nichts: Ein Gewinn fehlt.")


def check_cap(row: Row, amount: int) -> None:
    if FACES + amount > HIGHEST_VALUE:
        most = HIGHEST_VALUE - FACES
        raise row.wrong("amount", f"the cap tile adds at most {most}.", f"der Aufsatz erhöht höchstens um {most}.")


def check_diploma_steps(row: Row, points: list[int]) -> None:
    """A further diploma must not be worth less in a larger set: the best grouping rests on it (C-17.7)."""
    steps = [after - before for before, after in zip([0, *points], points, strict=False)]
    if steps != sorted(steps):
        raise row.wrong(
            "diploma_points",
            "a further diploma must be worth at least as much as the one before.",
            "jedes weitere Diplom muss mindestens so viel wert sein wie das davor.",
        )


def check_enough_dice(row: Row, dice: list[list[int]], each: int, fewest_seats: int) -> None:
    """Everybody must find as many dice as they place (C-3.3)."""
    for count in range(len(dice[0])):
        seats = fewest_seats + count
        rolled = sum(counts[count] for counts in dice)
        if rolled < seats * each:
            raise row.wrong(
                "count",
                f"{seats} players need {seats * each} dice, and there are {rolled}.",
                f"{seats} Spieler brauchen {seats * each} Würfel, und es gibt {rolled}.",
            )


def check_road(row: Row, a: int, b: int, neighbours: list[list[int]]) -> None:
    if a == b or b in neighbours[a]:
        raise row.wrong(
            "b",
            "a road joins two different places, and only one road does.",
            "ein Weg verbindet zwei verschiedene Orte, und nur ein Weg tut das.",
        )


def check_reach(distances: list[int]) -> None:
    """Every monastery can be reached from every corner."""
    for corner in range(CORNERS):
        if min(distances[corner * SPACES : (corner + 1) * SPACES]) < 0:
            raise Row("map.toml", NODE_IDS[corner], {}).wrong(
                "road", "some monastery cannot be reached from here.", "ein Kloster ist von hier nicht zu erreichen."
            )


def distances_on(neighbours: list[list[int]]) -> list[int]:
    """The fewest steps from every node to every monastery space."""
    found: list[int] = []
    for start in range(NODES):
        steps = [-1] * NODES
        steps[start] = 0
        border = [start]
        while border:
            following: list[int] = []
            for node in border:
                for other in neighbours[node]:
                    if steps[other] < 0:
                        steps[other] = steps[node] + 1
                        following.append(other)
            border = following
        found.extend(steps[FIRST_SPACE:])
    return found
