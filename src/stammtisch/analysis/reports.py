"""The analysis of a finished game: curves, costly decisions, and luck apart from decisions.

The sums telescope. Between the expectation at the start and the result lies, moment by moment:

* a decision: what is expected after the answer, less what was expected before it, when everybody plays on as who judges
  does: the net at once, or quickly where there is none;
* luck: what is expected after chance has spoken or a secret has shown, less what was expected before that;
* drift: where neither happened and yet the expectation changed. It is the judgement that corrects itself. Where a net
  plays on, it does so when a round begins: games to the end have the last word on what looks ahead have promised.

So start + own decisions + decisions of others + luck = result, within the error: the drift and two standard errors
of the sums.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from typing import Final, NamedTuple

from stammtisch.analysis.judging import (
    Course,
    Depth,
    Judged,
    course_of,
    judge_for,
    judge_in,
    judged_from,
    labels,
    walk,
)
from stammtisch.analysis.sentences import Sentences
from stammtisch.core.game import Game
from stammtisch.core.judgement import HANDMADE
from stammtisch.core.plain import Json, as_dict, as_text
from stammtisch.core.texts import LANGUAGES
from stammtisch.library import game as game_named

MOST_MISTAKES: Final = 5
# What is less is not told as costly: points, and chances to win.
WORTH_POINTS: Final = 0.5
WORTH_WIN: Final = 0.01
MOST_STROKES: Final = 3
MOST_LINES: Final = 2  # of the log, for a stroke of luck

Progress = Callable[[int, int], None]


class Point(NamedTuple):
    """What was expected at a moment of the game, per seat."""

    at: int
    stage: int
    points: list[float]
    wins: list[float]
    bands: list[float] = []  # noqa: RUF012 -- how far the points of every seat may be off; empty: not known


class Ledger(NamedTuple):
    """How a result came about, in points or in chances to win."""

    start: float
    own: float  # the seat's own decisions
    others: float  # those of the others
    luck: float
    drift: float
    result: float
    error: float

    def explained(self) -> float:
        """Start, decisions and luck: the result within the error."""
        return self.start + self.own + self.others + self.luck


class Mistake(NamedTuple):
    """A decision that cost something, with the better alternative."""

    at: int
    stage: int
    played: Sentences
    better: Sentences
    points: float  # what the better one would have brought more
    win: float
    error: float  # standard error of the points
    why: Sentences


class Stroke(NamedTuple):
    """A stroke of luck, good or bad, with what the log tells of it."""

    at: int
    stage: int
    what: Sentences
    points: float
    win: float


class SeatReport(NamedTuple):
    points: Ledger
    wins: Ledger
    decisions: int
    mistakes: list[Mistake]
    strokes: list[Stroke]


class Report(NamedTuple):
    """The whole analysis."""

    game: str
    edition: str
    seats: list[SeatReport]
    curve: list[Point]
    entries: int
    simulations: int
    samples: int
    seed: int
    judge: str = HANDMADE

    def as_json(self) -> dict[str, Json]:
        """Plain values with few digits, for the wire and the shelf."""
        plain = rounded(self)
        assert isinstance(plain, dict)
        return plain


def rounded(value: object) -> Json:
    """Named tuples as objects, numbers to four digits."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: rounded(part) for name, part in value._asdict().items()}
    if isinstance(value, list | tuple):
        return [rounded(part) for part in value]
    if isinstance(value, dict):
        return {str(key): rounded(part) for key, part in value.items()}
    assert value is None or isinstance(value, str | int)
    return value


def analyse(
    record: Json,
    depth: Depth | None = None,
    progress: Progress | None = None,
    game: Game | None = None,
    known: list[dict[str, Json]] | None = None,
) -> Report:
    """Analyse the record of a finished game.

    `progress` is told how many decisions are judged and how many there are. `game` is needed for editions that do
    not come with the package. `known` is a list that is filled as decisions are judged: who keeps it and hands it
    in again goes on where it was left.
    """
    header = as_dict(record, "the record")
    found = game or bound_game(header)
    course = course_of(found, header)
    chosen = (depth or Depth()).checked()
    kept = [] if known is None else known
    for count in judge_some(course, chosen, kept):
        if progress is not None:
            progress(count, len(course.moments))
    return sum_up(course, [judged_from(item) for item in kept], chosen)


def bound_game(record: dict[str, Json]) -> Game:
    """The game of a record in its edition."""
    edition = as_dict(record["edition"], "edition")
    found = game_named(as_text(record["game"], "game"))
    name = as_text(edition["name"], "edition")
    return found.with_edition(name) if name in found.editions() else found


def judge_some(course: Course, depth: Depth, kept: list[dict[str, Json]]) -> Iterator[int]:
    """Judge the decisions that are not judged yet, one at each step; `kept` grows, and its length is told."""
    for count in judging_some(course, depth, kept):
        if count is not None:
            yield count


def judging_some(
    course: Course, depth: Depth, kept: list[dict[str, Json]], grain: float = 0.0
) -> Generator[int | None, None, None]:
    """The same as `judge_some`, in steps of about `grain` seconds: where no decision is judged yet, None."""
    judge = judge_for(course, depth)
    for number, (_, state) in enumerate(walk(course.game, course.record)):
        judge.pass_by(state)
        if number < len(kept):
            yield None
            continue
        judged = yield from judge.judging(number, state.copy(), grain)
        kept.append(judged.as_json())
        yield len(kept)


# Sums


def sum_up(course: Course, judged: list[Judged], depth: Depth) -> Report:
    """The report, once every decision is judged."""
    seats = range(len(course.points))
    return Report(
        game=course.game.name,
        edition=course.game.edition.name,
        seats=[seat_report(course, judged, seat) for seat in seats],
        curve=curve_of(course, judged),
        entries=course.entries,
        simulations=depth.simulations,
        samples=judged[0].games if judged and judged[0].games else depth.samples,
        seed=depth.seed,
        judge=judge_in(course),
    )


def curve_of(course: Course, judged: list[Judged]) -> list[Point]:
    """What was expected before every decision, and the result."""
    points = [Point(each.moment.at, each.moment.stage, each.before, each.wins_before, each.bands) for each in judged]
    last = judged[-1].moment.stage if judged else 0
    none = [0.0] * len(course.points) if points and points[-1].bands else []
    return [*points, Point(course.entries, last, list(course.points), list(course.wins), none)]


def seat_report(course: Course, judged: list[Judged], seat: int) -> SeatReport:
    mine = [each for each in judged if each.moment.seat == seat]
    costly = sorted((each for each in mine if is_costly(each)), key=lambda each: -each.loss_worth)
    return SeatReport(
        points=ledger(course, judged, seat, in_points=True),
        wins=ledger(course, judged, seat, in_points=False),
        decisions=len(mine),
        mistakes=[mistake_of(course.game, each) for each in costly[:MOST_MISTAKES]],
        strokes=strokes_of(course, judged, seat),
    )


def is_costly(each: Judged) -> bool:
    """Whether something else would have been better by so much that a reader sees it in the figures."""
    return bool(each.better) and (each.loss >= WORTH_POINTS or each.loss_win >= WORTH_WIN)


def ledger(course: Course, judged: list[Judged], seat: int, *, in_points: bool) -> Ledger:
    """The sums for one seat."""
    result = (course.points if in_points else course.wins)[seat]
    if not judged:
        return Ledger(result, 0.0, 0.0, 0.0, 0.0, result, 0.0)
    start = expected(judged[0], in_points)[0][seat]
    own = others = luck = drift = 0.0
    first = judged[0]
    variance = (first.first_errors if in_points else first.wins_first_errors)[seat] ** 2
    for number, each in enumerate(judged):
        before, after, onward = (values[seat] for values in expected(each, in_points))
        if each.moment.seat == seat:
            own += after - before
        else:
            others += after - before
        if each.moment.seat == seat or not each.games:
            # Where a net judges, the sum is right whatever a look is off by: own decisions have what others lack.
            variance += (each.errors if in_points else each.wins_errors)[seat] ** 2
        drift += onward - after
        gap = value_after(course, judged, number, seat, in_points) - onward
        if chance_spoke(course, judged, number):
            luck += gap
        else:
            drift += gap
        drift += before - by_measure_before(each, in_points)[seat]
    return Ledger(start, own, others, luck, drift, result, abs(drift) + 2.0 * math.sqrt(variance))


def expected(each: Judged, in_points: bool) -> tuple[list[float], list[float], list[float]]:
    """Before the decision, after it, and after it as far ahead as the next moment looks."""
    if in_points:
        return each.before, each.after, each.onward
    return each.wins_before, each.wins_after, each.wins_onward


def by_measure_before(each: Judged, in_points: bool) -> list[float]:
    """What is expected before a decision, by the measure with which the decision before it was judged."""
    return (each.carried if in_points else each.wins_carried) or expected(each, in_points)[0]


def value_after(course: Course, judged: list[Judged], number: int, seat: int, in_points: bool) -> float:
    """What is expected at the next moment, by the same measure; at the end, the result."""
    if number + 1 < len(judged):
        return by_measure_before(judged[number + 1], in_points)[seat]
    return (course.points if in_points else course.wins)[seat]


def chance_spoke(course: Course, judged: list[Judged], number: int) -> bool:
    """Whether chance spoke or a secret showed between a decision and the next moment."""
    later = judged[number + 1].moment.barriers if number + 1 < len(judged) else course.barriers
    return later != judged[number].moment.barriers


def mistake_of(game: Game, each: Judged) -> Mistake:
    moment = each.moment
    played, better = labels(game, moment.line), labels(game, each.better)
    return Mistake(moment.at, moment.stage, played, better, each.loss, each.loss_win, each.loss_error, each.why)


def strokes_of(course: Course, judged: list[Judged], seat: int) -> list[Stroke]:
    """The greatest strokes of luck for a seat, good and bad."""
    found: list[Stroke] = []
    for number, each in enumerate(judged):
        if chance_spoke(course, judged, number):
            points = value_after(course, judged, number, seat, True) - each.onward[seat]
            win = value_after(course, judged, number, seat, False) - each.wins_onward[seat]
            moment = each.moment
            until = judged[number + 1].moment.at if number + 1 < len(judged) else course.entries
            found.append(Stroke(until, moment.stage, told_between(course, moment.at, until), points, win))
    found.sort(key=lambda stroke: -abs(stroke.points))
    return sorted(found[:MOST_STROKES], key=lambda stroke: stroke.at)


def told_between(course: Course, first: int, last: int) -> Sentences:
    """The last public lines of the log between two moments; there chance has spoken."""
    lines = [sentences for at, sentences in course.log if first < at <= last][-MOST_LINES:]
    return {language: " ".join(line[language] for line in lines) for language in LANGUAGES} if lines else {}
