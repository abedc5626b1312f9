"""Positions as data: a state written for people, a state made from such a description, and checking both.

A description has the names of the catalogue and the view. What it leaves out is as at the beginning of the game, so an
empty one is the first state. What cannot be on a table is refused, and the refusal names the place.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.core.chance import first_chance, next_chance, pick_below
from stammtisch.core.errors import BadPosition, StammtischError
from stammtisch.core.history import Origin
from stammtisch.core.legend import Kind, inside, laid_over, list_at, must, not_a, number_at, place_of, table_at, wrong
from stammtisch.core.plain import Json, as_dict
from stammtisch.core.question import Pending
from stammtisch.core.state import State

if TYPE_CHECKING:
    from stammtisch.core.game import Game

# How a description begins; the rest of it are the pieces of the game, and what is being asked.
HEADER: Final = ["game", "edition", "rules", "seats", "options", "seed", "chance"]
WAITING: Final = "waiting"
POSITION: Final = "position"  # the pieces in a dump
STEP: Final = "step"
MOST_CHANCE: Final = (1 << 63) - 1
DEEPEST: Final = 32  # lists and tables in one another; no game needs half of it

# Whether what is being asked fits the pieces is tried out: so many games are played to their end.
TRIALS: Final = 3
LONGEST_GAME: Final = 20_000
LOOK_EVERY: Final = 16  # actions between two looks at all pieces
UNPLAYABLE: Final = (
    AssertionError, IndexError, KeyError, NotImplementedError, TypeError, ValueError, OverflowError, ZeroDivisionError,
)  # fmt: skip


def position_of(game: Game, state: State) -> dict[str, Json]:
    """Where every piece lies and what is being asked, hidden things included."""
    origin = state.origin
    options: dict[str, Json] = {}
    options.update(origin.options)
    found: dict[str, Json] = {
        "game": game.name,
        "edition": game.edition.full_name,
        "rules": origin.rules,
        "seats": origin.seats,
        "options": options,
    }
    if origin.stream is None:  # chance that is drawn by a key tells nobody what is to come
        found["chance"] = state.chance
    found.update(as_dict(game.legend(origin.seats, origin.options).words(state.pieces()), "the pieces"))
    kinds = game.pending_kinds(origin.seats)
    found[WAITING] = [_words_of(pending, kinds) for pending in state.stack]
    return found


def check_pieces(game: Game, origin: Origin, packed: Json) -> None:
    """Refuse saved pieces (BadPosition) that no legend knows: a number too small or too large, a thing that is not."""
    legend = game.legend(origin.seats, origin.options)
    try:
        words = legend.words(packed)
    except UNPLAYABLE as error:
        raise unreadable(where_form_differs(packed, game.begin(origin).pieces(), POSITION), error) from error
    possible = legend.packed(words, "")
    if possible != packed:
        where = where_they_differ(packed, possible, POSITION)
        raise wrong(where, "numbers that cannot be.", "Zahlen, die nicht sein können.")


def where_they_differ(one: Json, other: Json, where: str) -> str:
    """The path of the first part in which two values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name, part in one.items():
            if name not in other:
                return inside(where, name)
            if part != other[name]:
                return where_they_differ(part, other[name], inside(where, name))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, part in enumerate(one):
            if part != other[number]:
                return where_they_differ(part, other[number], inside(where, number))
    return where


def where_form_differs(given: Json, model: Json, where: str) -> str:
    """The path of the first part that is of another form than in a model: it is missing, or too long, or no number."""
    if isinstance(given, dict) and isinstance(model, dict):
        for name, part in model.items():
            if name not in given:
                return inside(where, name)
            found = where_form_differs(given[name], part, inside(where, name))
            if found:
                return found
        return ""
    if isinstance(given, list) and isinstance(model, list):
        for number, part in enumerate(given[: len(model)]):
            found = where_form_differs(part, model[number], inside(where, number))
            if found:
                return found
        return "" if len(given) == len(model) else where
    return "" if type(given) is type(model) and (not isinstance(given, int) or abs(given) <= MOST_CHANCE) else where


def check_pending(game: Game, pending: Pending, seats: int, where: str) -> None:
    """Refuse an entry of a saved stack whose numbers cannot be."""
    kinds = game.pending_kinds(seats)
    try:
        words = _words_of(pending, kinds)
    except UNPLAYABLE as error:
        raise unreadable(where, error) from error
    # Words are kind to numbers that are out of all bounds: a negative one counts from the end.
    if _pending_from(game, words, kinds, where).numbers() != pending.numbers():
        raise wrong(where, "numbers that cannot be.", "Zahlen, die nicht sein können.")


def unreadable(where: str, error: BaseException) -> BadPosition:
    reason = _reason(error)
    return wrong(where or POSITION, f"cannot be read{reason}.", f"ist nicht lesbar{reason}.")


def state_at(game: Game, position: Json, *, is_trusted: bool = False) -> State:
    """The state that a description says; raises BadPosition where there can be no such state.

    One that was tried before and kept where nobody else could touch it (`is_trusted`) need not be tried again.
    """
    given = table_at(with_nothing(position), "")
    first = _first_state(game, given)
    game = first.game
    seats = first.origin.seats
    legend = game.legend(seats, first.origin.options)
    for name in given:
        place_of(name, [*HEADER, *legend.kinds, WAITING], "")
    if all(name in HEADER and name != "chance" for name in given):
        return first
    pieces: dict[str, Json] = {name: words for name, words in given.items() if name not in HEADER and name != WAITING}
    whole = laid_over(legend.words(first.pieces()), pieces, legend)
    state = game.place_pieces(first.origin, as_dict(legend.packed(whole, ""), "the pieces"))
    state.chance = first.chance if "seed" not in given else first_chance(first.origin.seed)
    if "chance" in given:
        state.chance = number_at(given["chance"], "chance", 0, MOST_CHANCE)
    kinds = game.pending_kinds(seats)
    if WAITING in given:
        for number, entry in enumerate(list_at(given[WAITING], WAITING)):
            state.stack.append(_pending_from(game, entry, kinds, inside(WAITING, number)))
    else:
        state.stack.extend(first.stack)
    if is_trusted:
        state.settle()
    else:
        check(game, state)
    state.origin = state.origin.at(position_of(game, state))  # a record begins here
    return state


def with_nothing(words: Json, depth: int = 0) -> Json:
    """The same words, with null for every empty text: TOML has no null, and nothing has no name."""
    must(depth <= DEEPEST, "", "is nested too deeply.", "ist zu tief verschachtelt.")
    if isinstance(words, dict):
        return {name: with_nothing(part, depth + 1) for name, part in words.items()}
    if isinstance(words, list):
        return [with_nothing(part, depth + 1) for part in words]
    return None if words == "" else words


def _first_state(game: Game, given: dict[str, Json]) -> State:
    """The first state of the game to which a description belongs."""
    if given.get("game", game.name) != game.name:
        raise wrong("game", f"this is {game.name}.", f"das ist {game.name}.")
    edition = given.get("edition", game.edition.full_name)
    if not isinstance(edition, str):
        raise wrong("edition", "must be a name.", "muss ein Name sein.")
    game = game.with_edition(edition)
    counts = game.seat_counts
    seats = number_at(given.get("seats"), "seats", counts[0], counts[-1])
    seed = given.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise not_a("seed", "a whole number", "eine ganze Zahl")
    rules = number_at(given.get("rules", game.rules_version), "rules", 1, game.rules_version)
    return game.new(seats, seed, table_at(given.get("options", {}), "options"), rules=rules)


def check(game: Game, state: State) -> None:
    """Refuse a state whose pieces are not all there once, or that cannot be played on to the end of the game."""
    game.account_for(state)
    try:
        state.settle()
        _check_answers(state)
        for seat in range(state.origin.seats):
            state.observe(seat)
        for seed in range(TRIALS):
            _play_to_the_end(game, state, seed)
    except UNPLAYABLE as error:
        if isinstance(error, BadPosition) and str(error).startswith(WAITING):
            raise
        reason = _reason(error)
        raise wrong(
            WAITING,
            f"what is asked does not fit the pieces{reason}.",
            f"was gefragt wird, passt nicht zu dem, was auf dem Tisch liegt{reason}.",
        ) from error


def _check_answers(state: State) -> None:
    """Somebody is asked, unless the game is over, and whoever is asked has an answer."""
    asked = state.to_act()
    if state.stack and not asked:
        raise wrong(WAITING, "nobody is asked anything.", "niemand wird etwas gefragt.")
    for seat in asked:
        if not 0 <= seat < state.origin.seats or not state.choices(seat):
            raise wrong(WAITING, f"seat {seat} has no answer.", f"Platz {seat} hat keine Antwort.")


def _play_to_the_end(game: Game, state: State, seed: int) -> None:
    """What is asked can be answered again and again until the game is over, and all pieces stay where they belong."""
    trial = state.copy()
    trial.become_sample(first_chance(seed))
    pick: i64 = first_chance(seed + TRIALS)
    for number in range(LONGEST_GAME):
        asked = trial.to_act()
        if not asked:
            break
        _check_answers(trial)
        pick = next_chance(pick)
        seat = asked[pick_below(pick, len(asked))]
        answers = trial.choices(seat)
        pick = next_chance(pick)
        trial.apply_legal(seat, answers[pick_below(pick, len(answers))])
        if number % LOOK_EVERY == 0:
            game.account_for(trial)
    else:
        raise wrong(WAITING, "the game would not come to an end.", "das Spiel käme an kein Ende.")
    game.account_for(trial)
    trial.scores()


def _reason(error: BaseException) -> str:
    """Why something cannot be, in parentheses; what went wrong in the code is no reason for people."""
    return f" ({error})" if isinstance(error, StammtischError) else ""


# What is being asked, and what comes after it: the entries of the stack, the last one first in time


def name_of(entry: type[Pending]) -> str:
    """The name of an entry in descriptions: TakeCube is take-cube."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", entry.__name__).lower()


def kind_of(kinds: dict[str, Kind], entry: type[Pending], field: str) -> Kind:
    """What a number of an entry means: by its name, or by entry and name where that differs."""
    own = f"{name_of(entry)}.{field}"
    return kinds[own] if own in kinds else kinds[field]


def _words_of(pending: Pending, kinds: dict[str, Kind]) -> Json:
    return {STEP: name_of(type(pending)), **fields_of(pending, kinds)}


def fields_of(pending: Pending, kinds: dict[str, Kind]) -> dict[str, Json]:
    """The numbers of an entry by their names, in words."""
    entry = type(pending)
    words: dict[str, Json] = {}
    for field, number in zip(pending.fields, pending.numbers(), strict=True):
        words[field] = kind_of(kinds, entry, field).words(number)
    return words


def _pending_from(game: Game, words: Json, kinds: dict[str, Kind], where: str) -> Pending:
    given = table_at(words, where)
    entries = game.entries()
    names = [name_of(entry) for entry in entries]
    entry = entries[place_of(given.get(STEP), names, inside(where, STEP))]
    fields = list(entry.fields)
    for name in given:
        place_of(name, [STEP, *fields], where)
    numbers: list[int] = []
    for field in fields:
        if field not in given:
            raise wrong(where, f"{field} is missing.", f"{field} fehlt.")
        number = kind_of(kinds, entry, field).packed(given[field], inside(where, field))
        assert isinstance(number, int)
        numbers.append(number)
    return game.pending_from(entry.__name__, numbers)
