"""Proof that nobody chose the chance of a game.

Before a game begins, whoever runs it promises a secret by telling its hash. Then every seat adds a share of its own,
and the key of the game's chance is made of both: who gave the promise cannot change the secret any more, and nobody
else knows it, so nobody can choose what the key will be. When the game is over the secret is told, and everybody can
recompute everything: hash, key, and every draw (`stammtisch verify`, and a button at the table).
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Final

from stammtisch.core.errors import BadRecord
from stammtisch.core.plain import Json, as_dict, as_list, as_text

if TYPE_CHECKING:
    from stammtisch.core.game import Game

SECRET_BYTES: Final = 32
NO_SHARE: Final = "-"
SHARE: Final = re.compile(r"[0-9a-f]{32,64}")


class Fairness:
    """A promised secret, and what each seat added to it; a seat that added nothing has an empty share."""

    def __init__(self, secret: bytes, shares: list[str]) -> None:
        self.secret = secret
        self.shares = shares

    def commitment(self) -> str:
        """What is told before the game: the SHA-256 of the secret, as `sha256sum` prints it."""
        return commitment_to(self.secret)

    def key(self) -> bytes:
        """The key of the game's chance: the HMAC-SHA-256, by the secret, of a line for each seat with its share."""
        lines = "\n".join(f"{seat} {share or NO_SHARE}" for seat, share in enumerate(self.shares))
        return hmac.digest(self.secret, lines.encode(), "sha256")

    def as_json(self) -> dict[str, Json]:
        shares: list[Json] = []
        shares.extend(self.shares)
        return {"commitment": self.commitment(), "secret": self.secret.hex(), "shares": shares}


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def is_share(text: str) -> bool:
    """Whether this is what a seat may add: 16 to 32 bytes, written in hexadecimal."""
    return SHARE.fullmatch(text) is not None


class Draw:
    """One draw of a game: a number from 0 to `bound` - 1."""

    def __init__(self, bound: int, number: int) -> None:
        self.bound = bound
        self.number = number


class Proof:
    """What came out when the chance of a record was computed anew."""

    def __init__(self, fairness: Fairness | None, draws: list[Draw], is_over: bool) -> None:
        self.fairness = fairness
        self.draws = draws
        self.is_over = is_over


def prove(game: Game, record: Json) -> Proof:
    """Compute all chance of a record anew; raises BadRecord where it does not follow from what was promised.

    Replaying draws everything again from the key: a record that replays has had no other chance.
    """
    header = as_dict(record, "the record")
    state = game.replay(record)
    stream = state.origin.stream
    if stream is None:
        return Proof(None, [], state.is_over())
    fairness = None
    if "fair" in header:
        fairness = _read(as_dict(header["fair"], "fair"), stream.key, state.origin.seats)
    draws: list[Draw] = []
    for number in range(int(state.chance)):
        bound = stream.bounds[number]
        draws.append(Draw(bound, int(stream.pick_below(number, bound))))
    return Proof(fairness, draws, state.is_over())


def _read(told: dict[str, Json], key: bytes, seats: int) -> Fairness:
    try:
        secret = bytes.fromhex(as_text(told["secret"], "secret"))
        shares = [as_text(share, "a share") for share in as_list(told["shares"], "shares")]
        if not all(share == "" or is_share(share) for share in shares):
            raise ValueError("a share is not what a seat may add")
        commitment = as_text(told["commitment"], "commitment")
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(
            "bad_fairness",
            f"What the record says about its chance cannot be read: {error}.",
            f"Was die Aufzeichnung über ihren Zufall sagt, ist nicht lesbar: {error}.",
        ) from None
    fairness = Fairness(secret, shares)
    if fairness.commitment() != commitment:
        raise BadRecord(
            "broken_promise",
            "The secret is not the one that was promised before the game.",
            "Das Geheimnis ist nicht das, welches vor der Partie zugesagt wurde.",
        )
    if len(shares) != seats or fairness.key() != key:
        raise BadRecord(
            "other_key",
            "The chance of this game was not drawn by the promised secret and the shares of the seats.",
            "Der Zufall dieser Partie kam nicht aus dem zugesagten Geheimnis und den Beiträgen der Plätze.",
        )
    return fairness
