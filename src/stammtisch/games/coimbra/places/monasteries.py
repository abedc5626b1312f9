"""Monasteries that reward later deeds, or score voyages, cards and tracks at once. Rules: C-15.10 to C-15.13."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.glossary import CARD, TRACK, VOYAGE
from stammtisch.games.coimbra.ids import (
    CLASSES,
    FIRST_MONASTERY_BONUS,
    FROM_MONASTERIES,
    GAME_END,
)
from stammtisch.games.coimbra.places.rewards import DECLINE, reward
from stammtisch.games.coimbra.scoring import card_points, track_points, voyage_points
from stammtisch.games.coimbra.state import CoimbraState

SCORE_VOYAGE: Final[Single] = Single("score-voyage", VOYAGE, otherwise="no-scoring-now")
SCORE_CARD: Final[Single] = Single("score-card", CARD, otherwise="no-scoring-now")
SCORE_TRACK: Final[Single] = Single("score-track", TRACK, otherwise="no-scoring-now")

SCORED_VOYAGE: Final = Message(36, "scored-voyage", "player", "voyage")
SCORED_CARD: Final = Message(37, "scored-card", "player", "card")
SCORED_TRACK: Final = Message(38, "scored-track", "player", "track")


def reward_spaces(state: CoimbraState, seat: int, spaces: i64) -> None:
    """Give the points of monasteries that reward a die in the castle or a later disk (C-15.12, C-15.13, C-R27)."""
    if spaces:
        points: i64 = 0
        for space in numbers_in(spaces):
            points += state.box.points[FIRST_MONASTERY_BONUS + state.layout.monasteries[space]]
        reward(state, seat, 0, 0, points, FROM_MONASTERIES)


# Scoring now


def score_voyages(state: CoimbraState, seat: int, left: int, done: int) -> None:
    """Ask for the next voyage to score now, if there is one left with a disk of this seat (C-15.10)."""
    if left > 0:
        ask_unless_forced(state, ScoreVoyage(seat, left, done))


class ScoreVoyage(OneSeatQuestion):
    """Which voyage do you score now? (C-15.10)"""

    prompt_key: ClassVar = "score-voyage"
    fields: ClassVar = ["seat", "left", "done"]

    def __init__(self, seat: int, left: int, done: int) -> None:
        super().__init__(seat)
        self.left = left
        self.done = done  # mask of the voyages that this monastery has scored

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"number": self.left}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        left = state.players[seat].voyages & ~self.done
        found = [SCORE_VOYAGE.of(voyage) for voyage in state.layout.voyages if (left >> voyage) & 1]
        found.append(DECLINE.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not SCORE_VOYAGE.has(action):
            return None
        voyage = SCORE_VOYAGE.value(action)
        code = "voyage-scored-already" if state.players[seat].has_invested(voyage) else "not-invested"
        return say(state, code, {"voyage": state.box.voyage_names[voyage]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if DECLINE.has(action):
            return
        voyage = SCORE_VOYAGE.value(action)
        state.tell(SCORED_VOYAGE, seat, voyage)
        score_voyages(state, seat, self.left - 1, self.done | int(bit(voyage)))
        reward(state, seat, 0, 0, voyage_points(state, seat, voyage), FROM_MONASTERIES)


def score_card_and_track(state: CoimbraState, seat: int) -> None:
    """Ask for a game end card, if there is one, then for a track (C-15.11)."""
    state.stack.append(ScoreTrack(seat))
    if state.players[seat].cards & state.box.zone_mask[GAME_END]:
        state.stack.append(ScoreCard(seat))


class ScoreCard(OneSeatQuestion):
    """Which game end card do you score now? (C-15.11)"""

    prompt_key: ClassVar = "score-card"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        cards = numbers_in(state.players[seat].cards & state.box.zone_mask[GAME_END])
        return [*[SCORE_CARD.of(card) for card in cards], DECLINE.action]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not SCORE_CARD.has(action):
            return None
        card = SCORE_CARD.value(action)
        code = "not-game-end" if state.players[seat].has_card(card) else "card-not-owned"
        return say(state, code, {"card": state.box.card_names[card]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if SCORE_CARD.has(action):
            card = SCORE_CARD.value(action)
            state.tell(SCORED_CARD, seat, card)
            reward(state, seat, 0, 0, card_points(state, seat, card), FROM_MONASTERIES)


class ScoreTrack(OneSeatQuestion):
    """Which influence track do you score now? (C-15.11)"""

    prompt_key: ClassVar = "score-track"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [*[SCORE_TRACK.of(track) for track in range(CLASSES)], DECLINE.action]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if SCORE_TRACK.has(action):
            track = SCORE_TRACK.value(action)
            state.tell(SCORED_TRACK, seat, track)
            reward(state, seat, 0, 0, track_points(state, seat, track), FROM_MONASTERIES)
