"""Doing without what Marriage offers: the answer that several of its questions share."""

from typing import Final

from stammtisch.core.family import Lone

DECLINE: Final[Lone] = Lone("do-without", otherwise="nothing-to-decline")
