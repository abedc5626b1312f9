"""Samples for search: a copy in which everything hidden from a seat is drawn anew. Rules: O-4.7, O-R5, O-R42."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.chance import next_chance, pick_below
from stammtisch.games.orleans.effects import clear_space
from stammtisch.games.orleans.ids import EMPTY, SPACES, TOWER_SPACE
from stammtisch.games.orleans.places.planning import Planning, can_plan, placements, plan
from stammtisch.games.orleans.state import OrleansState, Player


def hides_plan(state: OrleansState, seat: int, viewer: int | None) -> bool:
    """Whether what this seat has planned is secret from the viewer."""
    return viewer != seat and state.plans_are_hidden != 0


def take_plan_back(player: Player) -> None:
    """Undo a player's secret planning: the followers lie on market and Tower as they did before."""
    for space in range(SPACES):
        if (player.planned >> i64(space)) & 1:
            tile = clear_space(player, space) - 1
            player.market[tile] += 1
            player.market_size += 1
    player.planned = 0
    for offset in range(2):
        content = player.tower_before % 16 if offset == 0 else player.tower_before // 16
        if content != EMPTY and player.board[TOWER_SPACE + offset] == EMPTY:
            player.board[TOWER_SPACE + offset] = content
            player.market[content - 1] -= 1
            player.market_size -= 1


def redeal(state: OrleansState, seat: int, chance: i64) -> OrleansState:
    """A copy that this seat could not tell apart: future chance and the others' secret plans are drawn anew."""
    sample = state.copy()
    if sample.stack and isinstance(sample.stack[-1], Planning):
        for other in range(int(sample.seats)):
            if hides_plan(sample, other, seat):
                chance = plan_anew(sample, sample.players[other], chance)
    sample.become_sample(chance)
    return sample


def ask_again(state: OrleansState, seat: int) -> None:
    """Have the others plan anew, where this seat knows nothing of their plans (O-4.7)."""
    if not state.stack:
        return
    question = state.stack[-1]
    if not isinstance(question, Planning) or question.in_order:
        return
    waiting = question.waiting
    for other in range(int(state.seats)):
        if hides_plan(state, other, seat):
            take_plan_back(state.players[other])
            if can_plan(state, other):
                waiting |= 1 << other
    state.stack[-1] = Planning(waiting, question.queue, question.in_order)


def plan_anew(state: OrleansState, player: Player, chance: i64) -> i64:
    """Replace a secret plan by a random one that starts from the same market."""
    take_plan_back(player)
    while True:
        chance = next_chance(chance)
        choices = placements(state, player)
        picked = pick_below(chance, len(choices) + 1)
        if picked == len(choices):
            return chance
        plan(player, choices[picked])
