"""What a seat cannot know changes no byte that it, or a spectator, or a worker that thinks for it, is told.

Two tables differ only in what is hidden from one seat. The same answers are given at both; what is answered in secret
is answered differently, and now and then somebody does something at one table alone that nobody else may notice. As
long as neither chance has spoken nor a secret has shown, every message must be the same: news and log, present and
past, lists and refusals, and what is kept back until the end (record, points, proof of chance, analysis). The same is
asked of what a worker is told for a hint or a computer: so what comes back cannot differ either.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.conformance.battery import NO_LOG, Candidate, moments
from tests.conformance.test_conformance import DEEP_CASES, VILLAGE
from tests.conformance.worlds import Houses
from tests.forms import IS_COMPILED
from tests.village.port.sea import Sea

# How many moments of a game are looked at: where something is answered in secret, where something is hidden, and any.
SECRET, HIDDEN, ANY = (2, 2, 1) if IS_COMPILED else (1, 1, 1)
STEPS = 8  # answers after each
TRIES = 4  # answers that are tried for one that will do
DEALS = 8  # from which the other world is taken
ALONE = 0.5  # how often somebody does something in one world alone
CHANCE = 0.2  # how often chance may speak where it need not


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    found = Houses(tmp_path_factory.mktemp("houses"))
    yield found
    found.close()


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What hints leave to chance has nothing to do with the table; here it is the same in both worlds."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 11)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(5))


class Start(NamedTuple):
    """A position, and what it could be as well for all that a seat knows."""

    seat: int
    here: State
    there: State

    def is_the_same(self) -> bool:
        """Whether the worlds differ by what happens from now on alone; then chance speaks in both alike."""
        return self.here is self.there


class Answers(NamedTuple):
    """What a seat answers in one world and in the other."""

    speak: bool  # whether chance speaks or a secret shows in either
    are_same: bool
    actor: int
    here: int
    there: int


class Course:
    """What happens in two worlds, until the seat can tell them apart."""

    def __init__(self, candidate: Candidate, houses: Houses, start: Start, seed: int) -> None:
        self.candidate = candidate
        self.start = start
        self.seat = start.seat
        self.one, self.other = houses.worlds(start.seat)
        self.chooser = random.Random(seed)
        self.confirm = seed % 2 == 1
        self.have_parted = False
        self.alone = 0  # how often something was done in one world alone
        self.different = 0  # how often the worlds were given different answers

    async def run(self, monkeypatch: pytest.MonkeyPatch) -> None:
        await self.one.begin(self.start.here, confirm=self.confirm)
        await self.other.begin(self.start.there, confirm=self.confirm)
        self.compare_news()
        for step in range(STEPS):
            # A table tells when it moved last. It is the same moment in both worlds, and another one for every step.
            monkeypatch.setattr(time, "time_ns", lambda step=step: (step + 1) * 10**9)
            if not await self.step():
                break
        if not self.have_parted:
            await self.compare_all()

    async def step(self) -> bool:
        """One answer in both worlds; False where they cannot go on together."""
        if self.chooser.random() < ALONE:
            await self.do_something_in_one_world_alone()
        here, there = await self.one.state(), await self.other.state()
        assert here.to_act() == there.to_act()
        answers = self.next_answers(here, there)
        if answers is None:
            return False
        if answers.speak:
            await self.compare_all()
        await self.one.answer(answers.actor, answers.here)
        await self.other.answer(answers.actor, answers.there)
        self.different += not answers.are_same
        if answers.speak and not self.start.is_the_same():
            views = [(await world.state()).observe(self.seat) for world in (self.one, self.other)]
            self.have_parted = views[0] != views[1]
        if not self.have_parted:
            self.compare_news()
        return not self.have_parted

    def next_answers(self, here: State, there: State) -> Answers | None:
        """What is answered next: best something that may not be heard, else something by which chance is silent."""
        found: list[Answers] = []
        for actor in self.chooser.sample(here.to_act(), len(here.to_act())):
            for action in self.candidates(here, there, actor):
                other = self.counterpart(here, there, actor, action)
                if other is None:
                    continue
                speak = speaks(here, actor, action) or speaks(there, actor, other)
                found.append(Answers(speak, other == action, actor, action, other))
                is_good = not speak or self.start.is_the_same() or self.chooser.random() < CHANCE
                if is_good and not here.stack[-1].is_secret():
                    return found[-1]
        return min(found, key=lambda answers: answers[:2], default=None)

    def candidates(self, here: State, there: State, actor: int) -> list[int]:
        """What a lively player would answer, some other answers, and some that the other world knows, too."""
        legal = here.legal(actor)
        known = [action for action in there.legal(actor) if action in legal]
        lively = self.candidate.choose(here, actor, legal, self.chooser)
        some = self.chooser.sample(legal, min(TRIES, len(legal)))
        return [lively, *some, *self.chooser.sample(known, min(TRIES, len(known)))]

    def counterpart(self, here: State, there: State, actor: int, action: int) -> int | None:
        """What is answered in the other world: the same, or something else that looks the same."""
        legal = there.legal(actor)
        if actor == self.seat:
            assert legal == here.legal(actor)
            return action
        if here.stack[-1].is_secret() and not self.start.is_the_same():
            seen = self.sees(here, actor, action)
            for other in self.chooser.sample(legal, min(TRIES, len(legal))):
                if other != action and self.sees(there, actor, other) == seen:
                    return other
        return action if action in legal else None

    def sees(self, state: State, actor: int = 0, action: int | None = None) -> list[Json]:
        """What the seat and a spectator see of a position, or after an answer to it; the log aside."""
        after = state.for_search()
        if action is not None:
            after.apply_legal(actor, action)
        views: list[Json] = []
        for viewer in (self.seat, None):
            view = after.observe(viewer, NO_LOG)
            view.pop("log")
            views.append(view)
        return views

    async def do_something_in_one_world_alone(self) -> None:
        """Where something is answered in secret, somebody answers, and may take it back. Nobody else notices."""
        state = await self.other.state()
        if not state.to_act() or not state.stack[-1].is_secret():
            return
        before = self.sees(state)
        for actor in state.to_act():
            legal = state.legal(actor)
            for action in self.chooser.sample(legal, min(TRIES, len(legal))):
                if actor == self.seat or speaks(state, actor, action) or self.sees(state, actor, action) != before:
                    continue
                await self.other.answer(actor, action)
                if self.start.is_the_same() or self.chooser.random() < ALONE:
                    await self.other.undo(actor)
                assert not any(self.other.heard()), "an answer that changes nothing to be seen was heard"
                assert await self.one.described() == await self.other.described()
                self.alone += 1
                return

    def compare_news(self) -> None:
        for mine, same in zip(self.one.heard(), self.other.heard(), strict=True):
            assert mine == same

    async def compare_all(self) -> None:
        """Whatever can be asked, by people and for them; sometimes of tables that are read anew."""
        seed = self.chooser.random()
        if self.chooser.random() < ALONE:
            await self.one.leave_memory()
            await self.other.leave_memory()
        assert await self.one.asked(random.Random(seed)) == await self.other.asked(random.Random(seed))
        assert await self.one.thought_about() == await self.other.thought_about()


def speaks(state: State, actor: int, action: int) -> bool:
    """Whether chance speaks or a secret shows after this answer."""
    after = state.for_search()
    after.apply_legal(actor, action)
    return after.barriers != state.barriers


@pytest.mark.parametrize(("candidate", "seats", "options"), DEEP_CASES)
def test_what_a_seat_cannot_know_changes_nothing_that_anybody_is_told(
    candidate: Candidate, seats: int, options: dict[str, Json], houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = different = 0
    for number, start in enumerate(starts(candidate, seats, options)):
        course = Course(candidate, houses, start, number)
        houses.loop.run_until_complete(course.run(monkeypatch))
        alone += course.alone
        different += course.different
    if candidate.game.name == "orleans" and "planning" not in options:
        assert alone, "in a game with hidden plans somebody has planned unseen"
        assert different, "and others have planned differently"


def starts(candidate: Candidate, seats: int, options: dict[str, Json]) -> list[Start]:
    """Where the courses begin."""
    secret: list[Start] = []
    hidden: list[Start] = []
    every: list[Start] = []
    for number, state in enumerate(moments(candidate, seats, 31, 5, options)):
        seat = number % seats
        if not state.to_act():
            continue
        start = Start(seat, state, dealt_anew(state, seat))
        every.append(start)
        if state.stack[-1].is_secret() and state.to_act() != [seat]:
            secret.append(start)
        if start.there.pieces() != state.pieces():
            hidden.append(start)
    same = [Start(start.seat, start.here, start.here) for start in secret]
    return [*spread(secret, SECRET), *spread(same, SECRET), *spread(hidden, HIDDEN), *spread(every, ANY)]


def dealt_anew(state: State, seat: int) -> State:
    """The same to this seat, everything else drawn anew; where there is a choice, the others have much to say yet."""

    def left_to_say(twin: State) -> int:
        return sum(len(twin.legal(other)) for other in twin.to_act() if other != seat)

    deals = DEALS if state.to_act() and state.stack[-1].is_secret() else 1
    return max((state.redeal(seat, seed) for seed in range(deals)), key=left_to_say)


def spread(found: list[Start], count: int) -> list[Start]:
    """So many of them, from all parts of the game."""
    return [found[(2 * number + 1) * len(found) // (2 * count)] for number in range(min(count, len(found)))]


def test_which_chest_a_customer_gets_is_told_to_nobody(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret answer that others notice: random games hardly ever come to it."""
    table = Sea(2, promos=True)
    table.market("promo-chest", "ox-a")
    table.chests(0, "chest-1", "chest-6")
    table.turn()
    table.act(0, "take market brown", "serve promo-chest")
    different = 0
    for number in range(4):
        course = Course(VILLAGE, houses, Start(1, table.state, table.state.redeal(1, number)), number)
        houses.loop.run_until_complete(course.run(monkeypatch))
        different += course.different
    assert different
