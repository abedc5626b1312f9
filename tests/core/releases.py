"""A small game that was released twice, with another rule and another value, and what becomes of games begun before.

It takes three answers: each `take` brings points by the edition. Since version 2 of the rules a `pass` brings one
point, and an action more can be taken.
"""

from __future__ import annotations

from typing import ClassVar, Final

import pytest

import stammtisch
from stammtisch.core.editions import Edition, Package
from stammtisch.core.family import Block, Lone, number_actions
from stammtisch.core.game import Game
from stammtisch.core.glossary import Glossary
from stammtisch.core.history import Origin
from stammtisch.core.judgement import Judgement
from stammtisch.core.legend import Group, Kind, Number
from stammtisch.core.log import Teller
from stammtisch.core.match import replay_match
from stammtisch.core.plain import Json, as_int
from stammtisch.core.question import Pending
from stammtisch.core.state import Score, State
from stammtisch.core.texts import Template, Texts

TAKE: Final = 0
PASS: Final = 1
DOUBLE: Final = 2  # since version 2
FIRST_WORDS: Final = ["take", "pass"]
LATER_WORDS: Final = ["take", "pass", "double"]
ANSWERS: Final = 3


class Small(Game):
    """The game as one of its releases has it."""

    def __init__(self, rules: int, edition: Edition, words: list[str]) -> None:
        order: list[Block] = [Lone(word) for word in words]
        number_actions(order)
        texts = Texts("stammtisch.games.orleans")  # nothing of this game is ever read
        texts.labels = {word: Template(word, {"en": word, "de": word}, "") for word in words}
        super().__init__(
            titles={"en": "Small", "de": "Klein"},
            seat_counts=[1],
            rules_version=rules,
            options=[],
            package=Package("small", [edition.name], []),
            edition=edition,
            texts=texts,
            order=order,
            glossary=Glossary(),
            teller=Teller([], texts.log, {}),
            entries=[Ask],
            judgement=Judgement(),
        )
        self.words = words
        self.points_of_take = as_int(edition.files["points.toml"]["take"], "take")

    def of_edition(self, edition: Edition) -> Game:
        return Small(self.rules_version, edition, self.words)

    def begin(self, origin: Origin) -> State:
        state = SmallState(self, origin, None)
        state.stack.append(Ask(ANSWERS))
        return state

    def place_pieces(self, origin: Origin, position: dict[str, Json]) -> State:
        state = SmallState(self, origin, None)
        state.points = as_int(position["points"], "points")
        return state

    def legend(self, seats: int, options: dict[str, Json]) -> Group:
        return Group({"points": Number(0, 99)})

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return {"left": Number(1, ANSWERS)}

    def account_for(self, state: State) -> None:
        """Any number of points can be."""

    def observe(self, state: State, seat: int | None, log_from: int) -> dict[str, Json]:
        return {}

    def scores(self, state: State) -> list[Score]:
        assert isinstance(state, SmallState)
        return [Score({"points": state.points})]


class SmallState(State):
    def __init__(self, game: Small, origin: Origin, model: State | None) -> None:
        super().__init__(game, origin, model)
        self.small = game
        self.points = 0

    def copy(self) -> SmallState:
        twin = SmallState(self.small, self.origin, self)
        twin.points = self.points
        return twin

    def pieces(self) -> dict[str, Json]:
        return {"points": self.points}


class Ask(Pending):
    """One of the answers to give."""

    fields: ClassVar = ["left"]

    def __init__(self, left: int) -> None:
        self.left = left

    def is_question(self) -> bool:
        return True

    def seats(self) -> list[int]:
        return [0]

    def legal(self, state: State, seat: int) -> list[int]:
        return [TAKE, PASS, DOUBLE] if state.has_rules(2) else [TAKE, PASS]

    def answer(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, SmallState)
        if action == PASS:
            state.points += 1 if state.has_rules(2) else 0
        else:
            state.points += state.small.points_of_take * (2 if action == DOUBLE else 1)
        if self.left > 1:
            state.stack.append(Ask(self.left - 1))

    def numbers(self) -> list[int]:
        return [self.left]


def tables(take: int) -> dict[str, dict[str, Json]]:
    return {"points.toml": {"take": take}}


def first_release() -> Game:
    return Small(1, Edition("usual", tables(take=3)), FIRST_WORDS)


def second_release() -> Game:
    """Another rule, another value, another action; the values of the first release lie beside."""
    return Small(2, Edition("usual", tables(take=4), "", [Edition("usual", tables(take=3), "1")]), LATER_WORDS)


def played(state: State, actions: list[int]) -> State:
    for action in actions:
        state.apply(0, action)
    return state


def a_finished_game_is_replayed() -> None:
    state = played(first_release().new(1), [TAKE, PASS, TAKE])
    again = second_release().replay(state.record())
    assert again.is_over()
    assert again.scores()[0].total == state.scores()[0].total == 6
    assert again.fingerprint() == state.fingerprint()
    assert again.record() == state.record()


def a_game_that_goes_on_keeps_its_rules_and_values() -> None:
    record = played(first_release().new(1), [TAKE]).record()
    match = replay_match(second_release(), record)
    assert match.state.legal(0) == [TAKE, PASS]
    for action in (PASS, TAKE):
        match.apply(0, action)
    match.undo(0)
    match.apply(0, TAKE)
    assert match.state.scores()[0].total == 6
    assert first_release().replay(match.state.record()).fingerprint() == match.state.fingerprint()


def a_snapshot_keeps_its_rules_and_values() -> None:
    dump = played(first_release().new(1), [TAKE]).dump()
    state = played(second_release().load(dump), [PASS, TAKE])
    assert state.scores()[0].total == 6
    sample = second_release().load(dump)
    sample.become_sample(7)
    assert not sample.has_rules(2)


def a_new_game_has_the_new_rules_and_values() -> None:
    state = played(second_release().new(1), [DOUBLE, PASS, TAKE])
    assert state.scores()[0].total == 13
    assert second_release().replay(state.record()).fingerprint() == state.fingerprint()


def a_game_agreed_upon_before_begins_by_the_rules_of_then() -> None:
    before = first_release().new(1).origin
    version = second_release().version_known_as(before.edition_digest, {})
    assert version is not None
    assert played(version.new(1, rules=before.rules), [TAKE, PASS, PASS]).scores()[0].total == 3


def a_game_of_a_release_to_come_is_refused() -> None:
    record = played(second_release().new(1), [DOUBLE]).record()
    same_values = Small(1, Edition("usual", tables(take=4)), FIRST_WORDS)
    with pytest.raises(stammtisch.BadRecord, match="version of the rules"):
        same_values.replay(record)
    with pytest.raises(stammtisch.BadOption, match="versions 1 to 1"):
        same_values.new(1, rules=2)


CHECKS: Final = {
    check.__name__: check
    for check in (
        a_finished_game_is_replayed,
        a_game_that_goes_on_keeps_its_rules_and_values,
        a_snapshot_keeps_its_rules_and_values,
        a_new_game_has_the_new_rules_and_values,
        a_game_agreed_upon_before_begins_by_the_rules_of_then,
        a_game_of_a_release_to_come_is_refused,
    )
}
