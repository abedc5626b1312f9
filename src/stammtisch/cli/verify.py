"""The command `stammtisch verify`: computes all chance of a record anew, and says where it came from."""

from __future__ import annotations

from pathlib import Path

from stammtisch.cli.asked import edition_of_record
from stammtisch.cli.saves import Save, game_of, read_saves
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import Trouble
from stammtisch.core.errors import StammtischError
from stammtisch.core.fairness import Fairness, Proof, prove


def verify(file: Path, edition: str | None, commitment: str | None, say: Speaker) -> int:
    """Check every record of a file; the exit code."""
    for number, save in enumerate(read_saves(file, say), start=1):
        proof = _proof_of(save, edition, say)
        fairness = proof.fairness
        if commitment is not None and (fairness is None or fairness.commitment() != commitment.strip().lower()):
            raise Trouble(say("verify.other_commitment", number=number))
        for sentence in _told(proof, fairness, save, say):
            print(sentence)
    return 0


def _proof_of(save: Save, edition: str | None, say: Speaker) -> Proof:
    game = game_of(save, edition_of_record(save.record, edition, say), say)
    try:
        return prove(game, save.record)
    except StammtischError as error:
        raise Trouble(error.sentence(say.language)) from None


def _told(proof: Proof, fairness: Fairness | None, save: Save, say: Speaker) -> list[str]:
    if fairness is None:
        key = "verify.keyed" if "key" in save.record else "verify.seed"
        if "position" in save.record:
            key = "verify.position"
        return [say(key, seed=str(save.record.get("seed")), draws=len(proof.draws))]
    added = [str(seat + 1) for seat, share in enumerate(fairness.shares) if share]
    return [
        say("verify.promised", commitment=fairness.commitment()),
        say("verify.added", seats=", ".join(added)) if added else say("verify.nobody_added"),
        say("verify.drawn", draws=len(proof.draws)),
        say("verify.fair" if added else "verify.fair_alone"),
        *([] if proof.is_over else [say("verify.running")]),
    ]
