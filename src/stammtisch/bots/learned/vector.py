"""A vector of games: many of them in lockstep, each at a question with a choice.

`ask` lays the ways to answer of all games on one desk; `answer` takes a way for each, lets the games go on to their
next question, and begins another game where one has ended, until as many were begun as are wanted. What became of the
ended ones is in `ended`; when `places` is empty, all are over.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.bots.learned.desk import Asked, Desk, next_to_choose
from stammtisch.bots.outcomes import TO_THE_END
from stammtisch.bots.policy import best_at_once, carry_out
from stammtisch.core.chance import first_chance, next_chance, pick_below
from stammtisch.core.game import Game
from stammtisch.core.judgement import Tuning
from stammtisch.core.outcome import wins_of
from stammtisch.core.plain import Json
from stammtisch.core.state import State


class Table:
    """A kind of table at which games are played: the game, its seats and its options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Json]) -> None:
        self.game = game
        self.seats = seats
        self.options = options


class Ended:
    """A game that is over: its seed, and points and share of the win of every seat."""

    def __init__(self, seed: int, points: list[float], wins: list[float]) -> None:
        self.seed = seed
        self.points = points
        self.wins = wins


class Place:
    """A game of the vector, and what is asked in it."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seed = seed
        self.asked: Asked | None = None
        self.onlooker = -1  # another seat that looks at the position
        self.onlook = -1  # and the row with what it sees


class Vector:
    """So many games at the given tables in turn, with the seeds from `first_seed` on, at most `together` at a time."""

    def __init__(self, tables: list[Table], games: int, together: int, first_seed: int, tuning: Tuning) -> None:
        self.tables = tables
        self.next_seed = first_seed
        self.end_seed = first_seed + games
        self.tuning = tuning
        self.chance: i64 = first_chance(first_seed)
        self.desk = Desk(tables[0].game)
        self.ended: list[Ended] = []
        self.places: list[Place] = []
        for _ in range(min(games, together)):
            self.places.append(self.begin())

    def begin(self) -> Place:
        """The next game, at its first question with a choice."""
        seed = self.next_seed
        self.next_seed += 1
        table = self.tables[seed % len(self.tables)]
        state = table.game.new(table.seats, seed, table.options).for_search()
        next_to_choose(state, -1, TO_THE_END)
        return Place(state, seed)

    def draw(self) -> i64:
        self.chance = next_chance(self.chance)
        return self.chance

    def ask(self) -> None:
        """Lay on the desk what can be answered in every game, and in each what one of the other seats sees."""
        desk = self.desk
        desk.clear()
        for place in self.places:
            state = place.state
            seat = next_to_choose(state, -1, TO_THE_END)
            sample = state.redeal(seat, self.draw())
            place.asked = desk.ask(state, seat, sample, self.draw(), self.tuning)
            self.look_on(place, seat)

    def advise(self, effort: int, slips: int) -> None:
        """The same with one way each, by the game's own advice; about one answer in `slips` is random."""
        desk = self.desk
        desk.clear()
        for place in self.places:
            state = place.state
            seat = next_to_choose(state, -1, TO_THE_END)
            legal = state.choices(seat)
            sample = state.redeal(seat, self.draw())
            line: list[int] = []
            if pick_below(self.draw(), slips) == 0:
                line = [legal[pick_below(self.draw(), len(legal))]]
            elif effort > 0:
                line = sample.suggest(seat, effort)
            if not line or line[0] not in legal:
                line = [best_at_once(sample, seat, legal, self.draw())]
            asked = Asked(state, seat, [line], desk.filled())
            after = sample.copy()
            carry_out(after, seat, line)
            desk.lay(after, seat)
            place.asked = asked
            self.look_on(place, seat)

    def look_on(self, place: Place, seat: int) -> None:
        """Lay down what one of the seats sees that are not asked."""
        place.onlooker = -1
        seats = place.state.origin.seats
        if seats > 1:
            place.onlooker = (seat + 1 + int(pick_below(self.draw(), seats - 1))) % seats
            place.onlook = self.desk.lay(place.state, place.onlooker)

    def answer(self, chosen: list[int]) -> None:
        """Take these ways, one for each game; `ended` says which games are over."""
        self.ended = []
        going: list[Place] = []
        for number in range(len(self.places)):
            place = self.places[number]
            asked = place.asked
            assert asked is not None
            state = place.state
            carry_out(state, asked.seat, asked.lines[chosen[number]])
            if next_to_choose(state, -1, TO_THE_END) >= 0:
                going.append(place)
                continue
            self.ended.append(end_of(place))
            if self.next_seed < self.end_seed:
                going.append(self.begin())
        self.places = going


def end_of(place: Place) -> Ended:
    state = place.state
    return Ended(place.seed, [float(score.total) for score in state.scores()], wins_of(state))
