"""Positions and saved games from any moment of any game, and what may happen to them on the way here.

Whoever sends a description or a dump may have made a mistake anywhere in it: a number is another, a name is missing or
is too many, a list is too short, something stands in the place of something else. Edits here do the same by chance.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from typing import TypeAlias

import stammtisch
from stammtisch.core.errors import BadEdition, BadOption, BadPosition, BadRecord, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State

# Table or list, and the name or number of a part of it. What damage leaves behind is of all types, as in any JSON text
# from outside: so the parts are `Any` to nobody but `part_at` and `put_at`.
Path: TypeAlias = tuple[str | int, ...]
Edit: TypeAlias = Callable[[Json, Path, random.Random], None]

# What the contract of `Game.at` and `Game.load` lets a refusal be.
REFUSALS = (BadPosition, BadRecord, BadOption, BadEdition)
SNAPSHOTS = 0.03  # how often a moment of a game is written down
MOST_DECISIONS = 20_000
# How a refusal begins that names the place: players.0.goods: there is no 'gold'.
PLACE = re.compile(r"^(\S+|the position|die Stellung): \S")
JARGON = re.compile(r"out of range|unpack|argument|too big|NoneType|unhashable|__|'int'|convert|attribute")


# Moments of games


def any_options(game: Game, chooser: random.Random) -> dict[str, Json]:
    """One of the values of every option."""
    return {option.name: chooser.choice(option.values) for option in game.options}


def moments(game: Game, chooser: random.Random) -> list[State]:
    """States from the middle of a random game; some of the games began with a position."""
    state = game.new(chooser.choice(game.seat_counts), chooser.randrange(1 << 30), any_options(game, chooser))
    found = [state.copy()]
    while state.to_act():
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, chooser.choice(state.legal(seat)))
        if chooser.random() < SNAPSHOTS:
            found.append(state.copy())
    return [*found, state]


# Damage


def paths(whole: Json, path: Path = ()) -> list[Path]:
    """The paths of all parts."""
    found: list[Path] = [path] if path else []
    if isinstance(whole, dict):
        for name, part in whole.items():
            found.extend(paths(part, (*path, name)))
    elif isinstance(whole, list):
        for number, part in enumerate(whole):
            found.extend(paths(part, (*path, number)))
    return found


def part_at(whole: Json, path: Path) -> Json:
    part = whole
    for step in path:
        part = part[step]  # type: ignore[index]
    return part


def put_at(whole: Json, path: Path, part: Json) -> None:
    part_at(whole, path[:-1])[path[-1]] = part  # type: ignore[index]


def remove(whole: Json, path: Path, chooser: random.Random) -> None:
    """A key is missing, or a list is shorter."""
    del part_at(whole, path[:-1])[path[-1]]  # type: ignore[union-attr, arg-type]


def change_number(whole: Json, path: Path, chooser: random.Random) -> None:
    number = part_at(whole, path)
    if isinstance(number, bool):
        put_at(whole, path, not number)
    elif isinstance(number, int):
        put_at(whole, path, number + chooser.choice([-1, 1, -1, 1, 2, -5, 99, 1 << 40, -(1 << 40), 1 << 70]))
    else:
        change_type(whole, path, chooser)


def change_type(whole: Json, path: Path, chooser: random.Random) -> None:
    others: list[Json] = [None, True, 0, -1, 3.5, "nonsense", "", [], {}, [[]], {"nonsense": 1}]
    put_at(whole, path, chooser.choice(others))


def rename(whole: Json, path: Path, chooser: random.Random) -> None:
    """A key is another; a place of a list becomes a table."""
    around = part_at(whole, path[:-1])
    if isinstance(around, dict):
        others = ["nonsense", "seat", *around, *(str(step) for step in chooser.choice(paths(whole)))]
        around[chooser.choice(others)] = around.pop(str(path[-1]))
    else:
        put_at(whole, path, {"nonsense": part_at(whole, path)})


def add(whole: Json, path: Path, chooser: random.Random) -> None:
    """A key that is too many, or a list that is longer."""
    part = part_at(whole, path)
    new = copy.deepcopy(part_at(whole, chooser.choice(paths(whole))))
    if isinstance(part, dict):
        part[chooser.choice(["nonsense", "seat", "step", *part])] = new
    elif isinstance(part, list):
        part.insert(chooser.randrange(len(part) + 1), copy.deepcopy(chooser.choice(part)) if part else new)
    else:
        put_at(whole, path, new)


def exchange(whole: Json, path: Path, chooser: random.Random) -> None:
    """Two values change places, if neither holds the other."""
    other = chooser.choice(paths(whole))
    if other[: len(path)] != path and path[: len(other)] != other:
        one, two = part_at(whole, path), part_at(whole, other)
        put_at(whole, path, two)
        put_at(whole, other, one)


def exchange_alike(whole: Json, path: Path, chooser: random.Random) -> None:
    """A value changes places with another one of its type in the same kind of place."""
    one = part_at(whole, path)
    near = [other for other in paths(whole) if len(other) == len(path) and other[-1] == path[-1]]
    other = chooser.choice([other for other in near if type(part_at(whole, other)) is type(one)])
    two = part_at(whole, other)
    put_at(whole, path, two)
    put_at(whole, other, one)


def disturb_stack(whole: Json, path: Path, chooser: random.Random) -> None:
    """An entry of the stack is there twice, is missing, or lies elsewhere in it."""
    assert isinstance(whole, dict)
    stack = whole.get("waiting", whole.get("stack"))
    if not isinstance(stack, list) or not stack:
        return
    entry = chooser.choice(stack)
    if chooser.random() < 0.6:
        stack.remove(entry)
    if chooser.random() < 0.6:
        stack.insert(chooser.randrange(len(stack) + 1), copy.deepcopy(entry))


def shuffle(whole: Json, path: Path, chooser: random.Random) -> None:
    part = part_at(whole, path)
    if isinstance(part, list):
        chooser.shuffle(part)


EDITS: list[Edit] = [
    change_number, change_number, change_number, remove, change_type, rename, add, exchange, exchange_alike,
    disturb_stack, disturb_stack, shuffle,
]  # fmt: skip


def damaged(whole: dict[str, Json], chooser: random.Random) -> dict[str, Json]:
    """The same with one edit, or a few. Long logs are no more often hit than what lies on the table."""
    broken = copy.deepcopy(whole)
    for _ in range(chooser.choice([1, 1, 1, 2, 3])):
        inside = broken.get(chooser.choice(sorted(broken)))
        every = paths(broken)
        where = paths(inside) if chooser.random() < 0.5 else []
        name = next((key for key in broken if broken[key] is inside), "")
        path = (name, *chooser.choice(where)) if where else chooser.choice(every)
        chooser.choice(EDITS)(broken, path, chooser)
        if not broken:
            break
    return broken


# What becomes of it


def said_of(refusal: StammtischError) -> str:
    """What a refusal says: it names the place, as a path, and has no word of the code."""
    for language in ("en", "de"):
        sentence = refusal.sentence(language)
        assert sentence, refusal
        assert not JARGON.search(sentence), sentence
        assert not isinstance(refusal, BadPosition) or PLACE.match(sentence), sentence
    return refusal.message


def look_at(state: State) -> None:
    """What was accepted can be seen by everybody, saved, written down and read again."""
    for seat in [None, *range(state.origin.seats)]:
        json.dumps(state.observe(seat))
    saved: dict[str, Json] = json.loads(json.dumps(state.dump()))
    assert state.game.load(saved).dump() == saved
    written: dict[str, Json] = json.loads(json.dumps(state.position()))
    assert state.game.at(written).position() == written


def play_on(game: Game, state: State, chooser: random.Random) -> None:
    """What was accepted is played to the end, by players at random, and all pieces are there at the end."""
    for _ in range(MOST_DECISIONS):
        if not state.to_act():
            break
        seat = chooser.choice(state.to_act())
        state.apply(seat, chooser.choice(state.legal(seat)))
    assert state.is_over()
    game.account_for(state)
    json.dumps(state.dump())


def try_damage(game: Game, state: State, chooser: random.Random) -> str:
    """Damage a description or a dump of a state; says how it was refused, or nothing where it is played to its end."""
    is_dump = chooser.random() < 0.5
    whole: dict[str, Json] = json.loads(json.dumps(state.dump() if is_dump else state.position()))
    broken = damaged(whole, chooser)
    before = copy.deepcopy(broken)
    try:
        accepted = game.load(broken) if is_dump else game.at(broken)
    except REFUSALS as refusal:
        return said_of(refusal)
    finally:
        assert broken == before, "what is read is not changed"
    look_at(accepted)
    for _ in range(3):
        play_on(accepted.game, accepted.copy(), chooser)
    return ""


def try_damages(name: str, seed: int, number: int) -> list[str]:
    """So many damages of states of one game; the answers are the refusals."""
    game = stammtisch.game(name)
    chooser = random.Random(f"{name} {seed}")
    refusals: list[str] = []
    while len(refusals) < number:
        states = moments(game, chooser)
        if chooser.random() < 0.3:  # a game that began with a position
            states.append(game.at(chooser.choice(states).position()))
        for _ in range(min(12, number - len(refusals))):
            refusals.append(try_damage(game, chooser.choice(states), chooser))
    return refusals
