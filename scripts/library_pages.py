"""Writes docs/library/<game>.md: every id that a program meets in a game, and what each value means.

Beside it `<game>-numbers.md`: what each number of a position is that a net is shown.

Made from what the games declare: phases, questions and steps with their fields, families of actions, messages of the
log, and the legend of positions. `tests/test_library_pages.py` fails while a page is out of date.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import stammtisch
from stammtisch.core.family import Family, Field
from stammtisch.core.game import Game
from stammtisch.core.legend import (
    Counts,
    EachSeat,
    Flag,
    Grid,
    Group,
    Kind,
    Number,
    NumberOr,
    OneOf,
    Row,
    SeatSet,
    Set,
    Slots,
)
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.positions import kind_of, name_of
from stammtisch.core.question import Pending, Question, SharedQuestion
from stammtisch.games.village.kinds import BySeat

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "library"
MOST_IN_GROUP = 4  # values of the same kind that have a line each
MOST_NAMES = 12  # in one cell; longer lists stand once, under "Names"
# Options under which a game has everything that it can have.
EVERYTHING: dict[str, dict[str, Json]] = {
    "orleans": {"exclude_place_tiles": True, "limited_bank": True},
    "coimbra": {},
    "village": {"inn": "side-a", "port": True, "marriage": "side-a", "life_goals": True, "promos": True},
}


def page_of(game: Game) -> str:
    return Page(game).text()


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def code(text: str) -> str:
    return f"`{text}`"


def first_sentence(thing: type) -> str:
    """What the source says a class is: compiled classes have forgotten it."""
    return docstrings_of(thing.__module__).get(thing.__name__, "").split("\n\n")[0].replace("\n", " ").strip()


@cache
def docstrings_of(module: str) -> dict[str, str]:
    source = (ROOT / "src" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def is_abstract(entry: type[Pending]) -> bool:
    """Whether a class of entries is only there to derive from."""
    is_general = bool(entry.__subclasses__()) and not getattr(entry, "prompt_key", "")
    return entry.__module__.startswith("stammtisch.core") or is_general


def is_uniform(group: Group) -> bool:
    """Whether a group has the same kind of value at each of many places."""
    return len({type(kind) for kind in group.kinds.values()}) == 1 and len(group.kinds) > MOST_IN_GROUP


def values_told(message: Message) -> str:
    """What each value of a line of the log is."""
    found = []
    for what in message.shape:
        if what.endswith("*"):
            found.append(f"any number of {code(what[:-1])}")
        elif what.startswith("number:"):
            found.append(f"number of {code(what[7:])}")
        else:
            found.append(code(what))
    return ", ".join(found) or "–"


class Page:
    """All there is to say about one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.vocabularies = {kind: ids for kind, ids in game.glossary.ids.items() if len(ids) > MOST_NAMES}

    def text(self) -> str:
        parts = [
            f"# {self.game.titles['en']} for programs",
            "Made by `python -m scripts.library_pages` from what the game declares. How they are used stands in "
            "[the library](../library.md); the rules, in [the digest](../rules).",
            *self.phases(),
            *self.actions(),
            *self.questions(),
            *self.messages(),
            *self.positions(),
            *self.names(),
        ]
        return "\n\n".join(parts) + "\n"

    def phases(self) -> list[str]:
        rows = [[code(key), template.sentences["en"]] for key, template in self.game.texts.phases.items()]
        return ["## Phases", "What `observe` says as `phase`.", table(["phase", "in words"], rows)]

    def actions(self) -> list[str]:
        rows = []
        for family in dict.fromkeys(self.game.families):
            fields = [f"{code(field.name)}: {self.values_of(family, field)}" for field in family.fields]
            number = sum(1 for each in self.game.families if each is family)
            rows.append([code(family.kind), "; ".join(fields) or "–", str(number)])
        about = (
            f"{len(self.game.actions)} in all, `game.actions[number]`. `kind` is the first word of the notation, the "
            "fields follow in this order; each is an attribute of the action, and stands in `fields`."
        )
        return ["## Actions", about, table(["kind", "fields", "actions"], rows)]

    def values_of(self, family: Family, field: Field) -> str:
        """What a field of a family can be, as the notation writes it."""
        found: dict[str, None] = {}
        for number, each in enumerate(self.game.families):
            if each is family:
                found[str(self.game.actions[number].fields[field.name])] = None
        return self.listed(list(found))

    def questions(self) -> list[str]:
        kinds = self.game.pending_kinds(max(self.game.seat_counts))
        asked: list[list[str]] = []
        steps: list[list[str]] = []
        for entry in sorted(self.game.entries(), key=name_of):
            if is_abstract(entry):
                continue
            fields = [f"{code(field)}: {self.meaning(kind_of(kinds, entry, field))}" for field in entry.fields]
            name, told, what = code(name_of(entry)), "; ".join(fields) or "–", first_sentence(entry)
            if issubclass(entry, Question):
                prompt = code(entry.prompt_key) if entry.prompt_key else "it depends"
                asked.append([name, prompt, "several" if issubclass(entry, SharedQuestion) else "one", told, what])
            else:
                steps.append([name, told, what])
        return [
            "## Questions",
            "`prompt.question` in a view is the id in the second column; `prompt.fields` has the fields where one seat "
            "is asked. The first column is the name in `waiting` of a position.",
            table(["waiting", "prompt", "asks", "fields", "what"], asked),
            "## Steps",
            "What happens by itself when its time comes; only positions (`waiting`) name them.",
            table(["waiting", "fields", "what"], steps),
        ]

    def messages(self) -> list[str]:
        teller = self.game.teller
        rows = []
        for message in sorted((each for each in teller.messages if each is not None), key=lambda each: each.key):
            rows.append([code(message.key), values_told(message), teller.templates[message.key].sentences["en"]])
        about = "`what` of a line is the id of its message; `text` is its sentence in every language."
        return ["## Messages of the log", about, table(["message", "values", "sentence"], rows)]

    def positions(self) -> list[str]:
        state = self.game.new(max(self.game.seat_counts), 0, EVERYTHING.get(self.game.name, {}))
        rows: list[list[str]] = []
        self.add_rows(self.game.legend(state.origin.seats, state.origin.options), "", rows)
        about = (
            "What `state.position()` writes and `game.at(position)` reads, with everything that the game can have and "
            f"{state.origin.seats} seats. What is left out is as at the beginning of the game."
        )
        return ["## Positions", about, table(["place", "value"], rows)]

    def add_rows(self, group: Group, path: str, rows: list[list[str]]) -> None:
        for name, kind in group.kinds.items():
            place = f"{path}{name}"
            if isinstance(kind, EachSeat):
                rows.append([code(place), f"a list of {kind.seats} tables, one for each seat"])
                self.add_rows(kind.kind, f"{place}[].", rows)
            elif isinstance(kind, Group) and not is_uniform(kind):
                rows.append([code(place), "a table"])
                self.add_rows(kind, f"{place}.", rows)
            else:
                rows.append([code(place), self.meaning(kind)])

    def names(self) -> list[str]:
        rows = [[code(kind), ", ".join(code(name) for name in ids)] for kind, ids in sorted(self.vocabularies.items())]
        return ["## Names", "The longer lists. `names()` has the words for all of them.", table(["what", "ids"], rows)]

    # What a value is, in words

    def listed(self, names: list[str]) -> str:
        if all(name.isdigit() for name in names) and len(names) > 1:
            numbers = sorted(int(name) for name in names)
            return f"{numbers[0]} to {numbers[-1]}"
        if len(names) <= MOST_NAMES:
            return ", ".join(code(name) for name in names)
        for kind, ids in self.vocabularies.items():
            if ids == names:
                return f"any {code(kind)} ([names](#names))"
        for kind, ids in self.vocabularies.items():
            if set(names) <= set(ids):
                return f"{len(names)} of {code(kind)} ([names](#names))"
        return ", ".join(code(name) for name in names)

    def meaning(self, kind: Kind) -> str:
        if isinstance(kind, NumberOr) and kind.instead:
            words = ", ".join("null" if word is None else code(str(word)) for word in kind.instead.values())
            return f"{kind.low} to {kind.high}, or {words}"
        if isinstance(kind, Number | NumberOr):
            return f"{kind.low} to {kind.high}"
        if isinstance(kind, Flag):
            return "true or false"
        if isinstance(kind, OneOf):
            names = self.listed(kind.names)
            one_of = "one of " if names.startswith("`") and len(kind.names) > 1 else ""
            none = "" if kind.nothing is None else ", or null"
            return f"{one_of}{names}{none}"
        if isinstance(kind, Set):
            return f"a list without repetitions of {self.listed(kind.names)}"
        if isinstance(kind, SeatSet):
            return "a list of seats"
        if isinstance(kind, Counts):
            return f"a table, how many there are of {self.listed(kind.names)}"
        if isinstance(kind, Slots):
            return f"a table by place ({self.listed(kind.places)}): {self.meaning(kind.kind)}"
        if isinstance(kind, Grid):
            return f"a table by place ({self.listed(kind.rows)}): {self.meaning(kind.kind)}"
        if isinstance(kind, BySeat):
            return f"a list, for each seat {self.meaning(kind.kind)}"
        if isinstance(kind, Row):
            return f"a list: {self.meaning(kind.kind)}"
        if isinstance(kind, Group):
            return (
                f"a table by place ({self.listed(list(kind.kinds))}): {self.meaning(next(iter(kind.kinds.values())))}"
            )
        # How it is packed is nobody's business who reads positions.
        return re.split(r"[,;:]? (?:saved|the saved)\b", first_sentence(type(kind)))[0].rstrip(".")


def numbers_page_of(game: Game) -> str:
    """What each number of `State.numbers` is; numbers of one kind that follow one another share a line."""
    numbers = game.judgement.layout()
    rows: list[list[str]] = []
    first = 0
    while first < len(numbers):
        last = first
        one = numbers[first]
        while last + 1 < len(numbers) and numbers[last + 1][1:] == one[1:]:
            last += 1
        names = [number.name for number in numbers[first : last + 1]]
        places = str(first) if first == last else f"{first}–{last}"
        rows.append([places, listed(names), f"{one.low:g} to {one.high:g}", one.meaning])
        first = last + 1
    title = f"# {game.titles['en']}: a position as numbers"
    text = (
        f"`state.numbers(seat)` of {game.titles['en']} gives {len(numbers)} numbers, whatever the number of players "
        "and the options; `game.number_names()` names them. The seat that looks stands first, then the others in table "
        "order. They hold all that this seat may know, and nothing else. The range says what a number lies between as "
        "a rule. Made by `make library-pages`."
    )
    return "\n\n".join([title, text, table(["place", "name", "range", "meaning"], rows)]) + "\n"


def listed(names: list[str]) -> str:
    """A few names in full, of many the first and the last."""
    if len(names) <= MOST_NAMES:
        return ", ".join(map(code, names))
    return f"{', '.join(map(code, names[:3]))}, …, {code(names[-1])}"


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for name in EVERYTHING:
        game = stammtisch.game(name)
        (PAGES / f"{name}.md").write_text(page_of(game), encoding="utf-8")
        (PAGES / f"{name}-numbers.md").write_text(numbers_page_of(game), encoding="utf-8")


if __name__ == "__main__":
    main()
