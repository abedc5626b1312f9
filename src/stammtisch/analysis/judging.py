"""The decisions of a finished game one by one: what each was worth, and what would have been better.

A *moment* is a decision with more than one answer; the answers that a seat gives one after the other in a shared
question, or in one turn, are one decision, as people think of a plan. Each is judged in three steps: the position as it
is expected to go on (`before`), the same after what was played (`after`), and after what would have been best by what
its seat could see. None of them knows what chance had in store.

Who judges is a net where the game is played by one (`ByNet`), else quick play and the search (`ByPlayouts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from stammtisch.analysis.by_net import NetJudge
from stammtisch.analysis.outlook import Outlook, Size
from stammtisch.analysis.promises import errors_of_change, promised, promised_ahead, rows_ahead, wins_errors_of_change
from stammtisch.analysis.sentences import Sentences, labels_of, why
from stammtisch.bots import Budget, sampler_of
from stammtisch.bots.levels import NO_LOG, judge_of, thinking
from stammtisch.bots.outcomes import TO_THE_END, AsItStands, Outcomes, differences, error_of_mean
from stammtisch.bots.steps import Steps, at_once, playing_out
from stammtisch.core.errors import BadRecord
from stammtisch.core.game import Game
from stammtisch.core.history import EVERYONE, events_in_order
from stammtisch.core.judgement import LEARNED, Tuning
from stammtisch.core.match import UNDO_WORD, replay_match
from stammtisch.core.plain import Json, as_int, as_list
from stammtisch.core.state import State

LEAST_SIMULATIONS: Final = 4
MOST_SIMULATIONS: Final = 20_000
LEAST_SAMPLES: Final = 2


class Depth(NamedTuple):
    """How closely a game is looked at; the same depth gives the same analysis on any machine."""

    simulations: int = 64  # of the search for a better answer, per decision
    seed: int = 1

    @property
    def samples(self) -> int:
        """Playouts for every line that is valued."""
        return max(LEAST_SAMPLES, self.simulations // 4)

    def checked(self) -> Depth:
        if not LEAST_SIMULATIONS <= self.simulations <= MOST_SIMULATIONS:
            raise ValueError(f"simulations must be from {LEAST_SIMULATIONS} to {MOST_SIMULATIONS}")
        return self


class Moment(NamedTuple):
    """A decision: `at` entries of the record come before it."""

    at: int
    seat: int
    line: tuple[int, ...]
    stage: int
    barriers: int  # how often chance had spoken or a secret had shown


class Course(NamedTuple):
    """The decisions of a game in order, and how it ended."""

    game: Game
    record: dict[str, Json]
    moments: list[Moment]
    entries: int
    barriers: int
    points: list[float]
    wins: list[float]
    log: list[tuple[int, Sentences]]  # public lines, with the number of entries made before each


class Judged(NamedTuple):
    """A moment with what it was worth to every seat; losses are what the seat itself gave away."""

    moment: Moment
    before: list[float]
    after: list[float]
    onward: list[float]  # as `after`, looked at as far ahead as the next moment looks
    wins_before: list[float]
    wins_after: list[float]
    wins_onward: list[float]
    errors: list[float]  # standard errors of `after` less `before`
    wins_errors: list[float]
    first_errors: list[float]  # standard errors of `before`
    wins_first_errors: list[float]
    better: tuple[int, ...]  # the better answer; empty where none was found
    loss: float  # points
    loss_win: float
    loss_worth: float  # of both, as the search weighs them
    loss_error: float  # standard error of the points
    why: Sentences
    bands: list[float] = []  # noqa: RUF012 -- how far the points may be off; empty: not known
    games: int = 0  # that were played to the end from the beginning of its round
    # As `before`, by the measure of the round before: at the first decision of a round, else empty
    carried: list[float] = []  # noqa: RUF012
    wins_carried: list[float] = []  # noqa: RUF012

    def as_json(self) -> dict[str, Json]:
        """Plain values, for the wire and for going on later."""
        values = self._asdict()
        values["moment"] = list(self.moment)
        values["moment"][2] = list(self.moment.line)
        values["better"] = list(self.better)
        return values


def judged_from(data: dict[str, Json]) -> Judged:
    """What `Judged.as_json` describes."""
    values: dict[str, object] = dict(data)
    at, seat, line, stage, barriers = as_list(data["moment"], "a moment")
    actions = tuple(as_int(action, "an action") for action in as_list(line, "a line"))
    values["moment"] = Moment(
        as_int(at, "at"), as_int(seat, "a seat"), actions, as_int(stage, "a stage"), as_int(barriers, "barriers")
    )
    values["better"] = tuple(as_int(action, "an action") for action in as_list(data["better"], "a line"))
    return Judged(**values)  # type: ignore[arg-type]


# The course of a game


def effective_entries(record: dict[str, Json]) -> list[tuple[int, int, int]]:
    """Entries that were not taken back, as (number of entries before it, seat, action)."""
    found: list[tuple[int, int, int]] = []
    for at, item in enumerate(as_list(record["actions"], "actions")):
        line = as_list(item, "a line of the record")
        seat = as_int(line[0], "the seat")
        if line[1] != UNDO_WORD:
            found.append((at, seat, as_int(line[1], "the action")))
            continue
        for position in range(len(found) - 1, -1, -1):
            if found[position][1] == seat:
                del found[position]
                break
    return found


def course_of(game: Game, record: dict[str, Json]) -> Course:
    """The decisions of a record, after checking that it leads to the end of a game."""
    return at_once(following(game, record))


def following(game: Game, record: dict[str, Json]) -> Steps[Course]:
    """The same as `course_of`, in steps of one decision."""
    final = replay_match(game, record).state
    if not final.is_over():
        raise BadRecord(
            "not_finished",
            "The game of this record is not over; only finished games can be analysed.",
            "Die Partie dieser Aufzeichnung ist nicht zu Ende; analysieren lassen sich nur beendete.",
        )
    first = final.ranking()[0]
    wins = [1.0 / len(first) if seat in first else 0.0 for seat in range(final.origin.seats)]
    points = [float(score.total) for score in final.scores()]
    moments: list[Moment] = []
    for moment, _ in walk(game, record):
        moments.append(moment)
        yield
    return Course(
        game=game,
        record=record,
        moments=moments,
        entries=len(as_list(record["actions"], "actions")),
        barriers=int(final.barriers),
        points=points,
        wins=wins,
        log=[
            (event.at, game.sentences_of(event))
            for event in events_in_order(final.journal)
            if event.audience == EVERYONE
        ],
    )


def walk(game: Game, record: dict[str, Json]) -> Iterator[tuple[Moment, State]]:
    """Every decision with the state before it; the state goes on being used, so copy what is kept."""
    entries = effective_entries(record)
    state = game.state_from_origin(record)
    number = 0
    while number < len(entries):
        at, seat, _ = entries[number]
        if state.stack[-1].is_shared():
            bring_together(state, entries, number)
        line = line_from(state, entries, number)
        if len(line) > 1 or len(state.legal(seat)) > 1:
            yield Moment(at, seat, line, state.stage(), int(state.barriers)), state
        for action in line:
            state.apply_legal(seat, action)
        number += len(line)


def bring_together(state: State, entries: list[tuple[int, int, int]], number: int) -> None:
    """Put what a seat answers to a question that all are asked at once in one piece; the others answer after it.

    Nobody knows what the others answer there, so it leads to the same.
    """
    seat = entries[number][1]
    question = type(state.stack[-1])
    after = state.for_search()
    own: list[int] = []
    for place in range(number, len(entries)):
        _, other, action = entries[place]
        if other != seat:
            continue
        if type(after.stack[-1]) is not question or seat not in after.to_act() or action not in after.legal(seat):
            break
        after.apply_legal(seat, action)
        own.append(place)
    rest = [entries[place] for place in range(number, own[-1] + 1) if place not in own]
    entries[number : own[-1] + 1] = [entries[place] for place in own] + rest


def line_from(state: State, entries: list[tuple[int, int, int]], number: int) -> tuple[int, ...]:
    """The answers of one seat that make one decision: a plan, or all that is answered until nothing is half done."""
    _, seat, action = entries[number]
    question = state.stack[-1]
    line = [action]
    after = state.for_search()
    after.apply_legal(seat, action)
    for _, other, following in entries[number + 1 :]:
        if other != seat or after.barriers != state.barriers or seat not in after.to_act():
            break
        is_same = question.is_shared() and type(after.stack[-1]) is type(question)
        if not is_same and after.is_quiet():
            break
        line.append(following)
        after.apply_legal(seat, following)
    return tuple(line)


# Judging


class Judge:
    """Judges the decisions of a game, one after the other."""

    def __init__(self, course: Course, depth: Depth) -> None:
        self.course = course
        self.depth = depth

    def pass_by(self, state: State) -> None:
        """Take note of the state before a decision, whether it is to be judged or was before."""

    def judging(self, number: int, state: State, grain: float) -> Steps[Judged]:
        """What a decision was worth, in steps of about `grain` seconds; `state` is the one before it."""
        raise NotImplementedError


class ByPlayouts(Judge):
    """Everybody plays on quickly, by the game's own advice."""

    def judging(self, number: int, state: State, grain: float) -> Steps[Judged]:
        found = yield from judging_moment(self.course, number, state, self.depth, grain)
        return found


class ByNet(Judge):
    """A net plays on and judges."""

    def __init__(self, course: Course, depth: Depth) -> None:
        super().__init__(course, depth)
        self.judge = NetJudge(course.game, len(course.points))
        last = course.moments[-1].stage if course.moments else 0
        size = Size(len(course.points), len(course.moments), last, course.game.judgement.tuning().looks)
        self.outlook = Outlook(course.game, size, depth.simulations, depth.seed)
        self.origin: State | None = None
        self.known: Outcomes | None = None  # what a look from the next decision on finds, where that is known already
        self.passed = 0  # choices in it that lie behind

    def judging(self, number: int, state: State, grain: float) -> Steps[Judged]:
        moment = self.course.moments[number]
        seed = self.depth.seed * 1_000_003 + number
        if self.outlook.extent is None:
            assert self.origin is not None
            yield from self.outlook.begin(self.origin, grain)
        anchor, first = yield from self.outlook.beginning(grain)
        carried = (yield from self.outlook.carried(grain)) if self.is_first(number) else None
        if self.known is None:
            self.passed = 0
            self.known = first if self.is_first(number) else (yield from self.outlook.ahead(state, grain))
        here = there = self.known
        if here.goes_by(self.passed, moment.seat, moment.line):
            # What everybody does who plays on: it changes nothing.
            self.passed += 1
        else:
            self.passed = 0
            there = yield from self.outlook.ahead(state, grain, moment.seat, moment.line)
        extent = self.outlook.known_extent()
        verdict = yield from self.judge.judging(state, moment.seat, moment.line, extent.samples, seed, grain)
        self.known = there if self.goes_on(number) else None
        spread = self.outlook.spread(anchor)
        start = promised(anchor.rows, spread)
        before, after = (promised_ahead(anchor, first, look, spread) for look in (here, there))
        return Judged(
            moment=moment,
            before=before.points,
            after=after.points,
            onward=after.points,
            wins_before=before.wins,
            wins_after=after.wins,
            wins_onward=after.wins,
            errors=errors_of_change(here, there),
            wins_errors=wins_errors_of_change(rows_ahead(anchor, first, there), spread, here, there),
            first_errors=start.errors,
            wins_first_errors=start.wins_errors,
            better=verdict.better,
            loss=verdict.loss,
            loss_win=verdict.loss_win,
            loss_worth=verdict.loss_worth,
            loss_error=verdict.loss_error,
            why=verdict.why,
            bands=start.bands,
            games=extent.games,
            carried=carried.points if carried else [],
            wins_carried=carried.wins if carried else [],
        )

    def pass_by(self, state: State) -> None:
        if self.origin is None:
            self.origin = state.copy()
        self.outlook.pass_by(state)

    def is_first(self, number: int) -> bool:
        """Whether a decision is the first of its round."""
        moments = self.course.moments
        return number == 0 or moments[number].stage != moments[number - 1].stage

    def goes_on(self, number: int) -> bool:
        """Whether the next decision follows in the same round, with no word of chance in between."""
        moments = self.course.moments
        if number + 1 == len(moments):
            return False
        now, then = moments[number], moments[number + 1]
        return (now.stage, now.barriers) == (then.stage, then.barriers)


def judge_for(course: Course, depth: Depth) -> Judge:
    """Who judges a game."""
    return ByNet(course, depth) if judge_in(course) == LEARNED else ByPlayouts(course, depth)


def judge_moment(course: Course, number: int, state: State, depth: Depth) -> Judged:
    """What a decision was worth by playouts; `state` is the one before it."""
    return at_once(judging_moment(course, number, state, depth))


def judging_moment(course: Course, number: int, state: State, depth: Depth, grain: float = 0.0) -> Steps[Judged]:
    """The same as `judge_moment`, in steps of about `grain` seconds."""
    moment = course.moments[number]
    game, seat, samples = course.game, moment.seat, depth.samples
    tuning = game.judgement.tuning()
    reach = reach_of(game, moment.stage)
    later = reach_of(game, course.moments[number + 1].stage) if number + 1 < len(course.moments) else TO_THE_END
    # One seed for the whole game: neighbouring decisions are compared on the same deals.
    is_shared = state.stack[-1].is_shared()
    sampler = AsItStands(state, seat, depth.seed) if is_shared else sampler_of(state, seat, depth.seed)
    played = list(moment.line)
    before = yield from playing_out(sampler, seat, [], samples, reach, tuning, grain=grain)
    after = yield from playing_out(sampler, seat, played, samples, reach, tuning, with_parts=True, grain=grain)
    onward = after
    if later != reach:
        onward = yield from playing_out(sampler, seat, played, samples, later, tuning, grain=grain)
    better = yield from best_line(course, moment, state, depth, number, grain)
    loss = loss_win = loss_worth = loss_error = 0.0
    reason: Sentences = {}
    if sorted(better) == sorted(moment.line):
        better = ()
    else:
        best = yield from playing_out(sampler, seat, list(better), samples, reach, tuning, with_parts=True, grain=grain)
        loss = best.mean_points()[seat] - after.mean_points()[seat]
        loss_win = best.mean_wins()[seat] - after.mean_wins()[seat]
        loss_worth = worth(loss, loss_win, len(course.points), tuning)
        loss_error = error_of_mean(differences(best.points, after.points, seat))
        if is_clear(best, after, seat, tuning):
            reason = why(game, seat, best, after, moment.line)
        else:
            better = ()
            loss = loss_win = loss_worth = loss_error = 0.0
    return Judged(
        moment=moment,
        before=before.mean_points(),
        after=after.mean_points(),
        onward=onward.mean_points(),
        wins_before=before.mean_wins(),
        wins_after=after.mean_wins(),
        wins_onward=onward.mean_wins(),
        errors=[error_of_mean(differences(after.points, before.points, each)) for each in range(before.seats)],
        wins_errors=[error_of_mean(differences(after.wins, before.wins, each)) for each in range(before.seats)],
        first_errors=[error_of_mean([row[each] for row in before.points]) for each in range(before.seats)],
        wins_first_errors=[error_of_mean([row[each] for row in before.wins]) for each in range(before.seats)],
        better=better,
        loss=loss,
        loss_win=loss_win,
        loss_worth=loss_worth,
        loss_error=loss_error,
        why=reason,
    )


def judge_in(course: Course) -> str:
    """Who judges the positions of a game."""
    return judge_of("", course.game, len(course.points), course.game.judgement.tuning())


def reach_of(game: Game, stage: int) -> int:
    """The stage to which playouts go: as far as those of the search.

    To the end of the game no judgement could err, but what chance does until then would be more noise than that.
    """
    return stage + game.judgement.tuning().reach


def best_line(
    course: Course, moment: Moment, state: State, depth: Depth, number: int, grain: float
) -> Steps[tuple[int, ...]]:
    """What the search holds to be best. Its samples are not those on which it is valued, or it would seem too good."""
    seed = depth.seed * 1_000_003 + number + 1
    sampler = sampler_of(state, moment.seat, seed)
    observation = state.observe(moment.seat, NO_LOG)
    budget = Budget(simulations=depth.simulations)
    thought = yield from thinking("master", course.game, moment.seat, observation, sampler, budget, seed, grain=grain)
    return thought.choices[0].line if thought.choices else (thought.action,)


def worth(points: float, win: float, seats: int, tuning: Tuning) -> float:
    """Points and chance to win as one number, weighed as the search weighs them."""
    if seats == 1:
        return points / tuning.scale
    return tuning.rank * win + (1.0 - tuning.rank) * points / tuning.scale


def is_clear(best: Outcomes, played: Outcomes, seat: int, tuning: Tuning) -> bool:
    """Whether the better answer is better by more than its standard error."""
    points = differences(best.points, played.points, seat)
    wins = differences(best.wins, played.wins, seat)
    gains = [worth(points[each], wins[each], best.seats, tuning) for each in range(len(points))]
    return sum(gains) / len(gains) > max(1e-9, error_of_mean(gains))


def labels(game: Game, line: tuple[int, ...]) -> Sentences:
    return labels_of(game, line) if line else {}
