"""What people may write: plain text of limited length, without control characters or tricks of direction."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from stammtisch.server.problems import Problem

# Cc: control characters; Cf: invisible ones (direction, joiners); Cs, Co, Cn: no characters at all; Zl, Zp: line ends.
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Emoji and some scripts need these two, which do no harm.
JOINERS = {"\u200c", "\u200d"}
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def clean(text: str, limit: int, code: str) -> str:
    """The text in its normal form, or a refusal."""
    plain = unicodedata.normalize("NFC", text).strip()
    if not 0 < len(plain) <= limit or any(
        unicodedata.category(letter) in FORBIDDEN and letter not in JOINERS for letter in plain
    ):
        raise Problem(code, limit=limit)
    if not any(unicodedata.category(letter)[0] not in "ZCM" for letter in plain):
        raise Problem(code, limit=limit)
    return plain


@lru_cache(512)  # everybody at a table is told the same times
def time_text(milliseconds: int) -> str:
    """A stored time as the wire writes it."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_in(text: str) -> int:
    """The stored time that the wire writes so; ValueError where it is none."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(text)
    return (moment - EPOCH) // timedelta(milliseconds=1)
