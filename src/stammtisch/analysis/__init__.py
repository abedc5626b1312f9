"""Hints for a position, and the analysis of a finished game.

    stammtisch.analysis.hint(state, seat)             # the three best answers, what they bring, and why
    stammtisch.analysis.analyse(record)               # curves, costly decisions, and luck apart from decisions

Both rest on what the seat that decides may see: they get re-dealt samples, never the state itself.
"""

from stammtisch.analysis.hints import Advice, hint, hint_from
from stammtisch.analysis.judging import Depth
from stammtisch.analysis.reports import Ledger, Mistake, Report, SeatReport, analyse

__all__ = ["Advice", "Depth", "Ledger", "Mistake", "Report", "SeatReport", "analyse", "hint", "hint_from"]
