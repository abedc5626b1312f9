"""The shapes of what leaves a game: which keys a view has and what lies under each, and what all views share.

A shape is a typed definition that mypy reads, that `departures` checks values by, and from which the types of the
client are written. It is made of:

* `TypedDict`: exactly these keys; one that is `NotRequired` may be missing;
* `list[X]`, `X | Y`, `Literal[…]`, `bool`, `int`, `float`, `str`, `None`, and `object` for anything at all;
* `dict[str, X]`: any keys; `dict[Literal[…], X]`: some of these keys; `Every[Literal[…], X]`: all of them.

A comment behind a key goes to the client with it. Nothing that plays a game imports a shape.
"""

from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Key = TypeVar("Key")
Value = TypeVar("Value")

EVERY_KEY: Final = "every key"
Every: TypeAlias = Annotated[dict[Key, Value], EVERY_KEY]

Counts: TypeAlias = dict[str, int]


class Text(TypedDict):
    """A sentence or a name, by language."""

    en: str
    de: str


class Told(TypedDict):
    """A part of a game's description that explains itself."""

    explanation: Text
    rule: str


class Score(TypedDict):
    """Points, and the same by source."""

    total: int
    parts: Counts


class LogLine(TypedDict):
    """Something that happened: its kind and numbers, and the sentence that tells it."""

    number: int
    at: int
    what: str
    values: list[int]
    text: Text


class Prompt(TypedDict):
    """The question that waits; each game says what its `fields` are."""

    question: str
    text: Text
    rule: str
    seats: list[int]  # who is asked
    legal: list[int]  # the answers of the seat that looks
    idle: int | None  # the answer by which the seat goes on, where it is asked only for what it may do at any time
    numbers: list[int]  # the fields as a row of plain numbers


class AnyPrompt(Prompt):
    """The question that waits, in any game."""

    fields: object


class Common(TypedDict):
    """What every view has."""

    game: str
    edition: str
    seats: int
    seat: int | None  # who looks; a spectator has no seat
    is_over: bool
    scores: list[Score]
    ranking: list[list[int]]  # the seats from first to last, those who share a rank together


class AnyView(Common):
    """A view as a table sees it that knows no game: what all have, and what most have."""

    turn: int | str | None
    prompt: AnyPrompt
    round: NotRequired[int]
    rounds: NotRequired[int]
    phase: NotRequired[str]
    start_seat: NotRequired[int]
    board: NotRequired[object]
    players: NotRequired[list[object]]


def departures(value: object, shape: object, where: str = "view") -> list[str]:
    """Where a value does not keep to a shape: a sentence for each place, none if it does."""
    if shape is object or type(value) is shape:  # what most of a view is made of comes first
        return []
    if is_typeddict(shape):
        return _departing_table(value, shape, where)
    origin = get_origin(shape)
    arguments = get_args(shape)
    if origin is Annotated:
        return _departing_keys(value, arguments[0], where, needs_every=EVERY_KEY in arguments[1:])
    if origin is dict:
        return _departing_keys(value, shape, where, needs_every=False)
    if origin is list:
        return _departing_list(value, arguments[0], where)
    if origin is Literal:
        return [] if _is_literal(value, arguments) else [f"{where}: {value!r} is none of {list(arguments)}"]
    if origin is Union or origin is UnionType:
        return _departing_union(value, arguments, where)
    kind = NoneType if shape is None else shape
    assert isinstance(kind, type), f"no shape: {shape!r}"
    # JSON tells true from 1, and 1 is a number like any other.
    fits = type(value) is kind or (kind is float and type(value) is int)
    return [] if fits else [f"{where}: {value!r} is no {kind.__name__}"]


@cache
def keys_of(shape: object) -> dict[str, tuple[object, bool]]:
    """The keys of a TypedDict: the shape of what lies under each, and whether it must be there."""
    assert isinstance(shape, type)
    needed: frozenset[str] = getattr(shape, "__required_keys__")  # noqa: B009 - no type knows it
    found: dict[str, tuple[object, bool]] = {}
    for key, hint in get_type_hints(shape, include_extras=True).items():
        # Where annotations are kept as text, only the hint knows that a key may be missing.
        may_miss = get_origin(hint) is NotRequired
        found[key] = (get_args(hint)[0] if may_miss else hint, key in needed and not may_miss)
    return found


def _departing_table(value: object, shape: object, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no table"]
    keys = keys_of(shape)
    found = [f"{where}.{key}: no shape knows this key" for key in value if key not in keys]
    for key, (inner, is_needed) in keys.items():
        if key in value:
            found += departures(value[key], inner, f"{where}.{key}")
        elif is_needed:
            found.append(f"{where}.{key}: is missing")
    return found


def _departing_keys(value: object, shape: object, where: str, *, needs_every: bool) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no table"]
    key_shape, inner = get_args(shape)
    found: list[str] = []
    for key, each in value.items():
        found += departures(key, key_shape, f"{where} (key)") + departures(each, inner, f"{where}.{key}")
    if needs_every:
        found += [f"{where}.{key}: is missing" for key in get_args(key_shape) if key not in value]
    return found


def _departing_list(value: object, shape: object, where: str) -> list[str]:
    if not isinstance(value, list):
        return [f"{where}: {value!r} is no list"]
    found: list[str] = []
    for number, each in enumerate(value):
        found += departures(each, shape, f"{where}.{number}")
    return found


def _departing_union(value: object, parts: tuple[object, ...], where: str) -> list[str]:
    """Nothing, if the value keeps to one of the parts; else the shortest account of how it fails."""
    accounts = [departures(value, part, where) for part in parts]
    return min(accounts, key=len)


def _is_literal(value: object, words: tuple[object, ...]) -> bool:
    return any(type(value) is type(word) and value == word for word in words)
