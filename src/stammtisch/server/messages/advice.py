"""Hints while a game runs, and its analysis when it is over."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.server.messages.common import SeatNumber, Text, Version


class AskHint(Struct, forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None


class Advice(Struct):
    """One answer of a hint; `gain` is against the mean of all answers that were weighed."""

    action: int
    line: list[int]
    label: Text
    points: float
    win: float
    gain_points: float
    gain_win: float
    error: float
    why: Text


class Hint(Struct):
    """The best answers to the question that a seat was asked at this version, best first."""

    seat: int
    version: int
    advice: list[Advice]


class LedgerInfo(Struct):
    """How a result came about: start + own + others + luck = result, within the error."""

    start: float
    own: float
    others: float
    luck: float
    drift: float
    result: float
    error: float


class MistakeInfo(Struct):
    at: int
    stage: int
    played: Text
    better: Text
    points: float
    win: float
    error: float
    why: Text


class StrokeInfo(Struct):
    at: int
    stage: int
    what: Text
    points: float
    win: float


class SeatAnalysis(Struct):
    points: LedgerInfo
    wins: LedgerInfo
    decisions: int
    mistakes: list[MistakeInfo]
    strokes: list[StrokeInfo]


class CurvePoint(Struct):
    at: int
    stage: int
    points: list[float]
    wins: list[float]
    bands: list[float] = []


class AnalysisReport(Struct):
    game: str
    edition: str
    seats: list[SeatAnalysis]
    curve: list[CurvePoint]
    entries: int
    simulations: int
    samples: int
    seed: int
    judge: str = "handmade"


class Analysis(Struct):
    """Where the analysis of a finished game stands; `report` when it is done, until then what is known of the curve."""

    status: Literal["none", "waiting", "running", "failed", "done"]
    done: int
    total: int
    report: AnalysisReport | None
    so_far: list[CurvePoint] = []
