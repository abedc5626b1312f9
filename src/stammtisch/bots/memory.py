"""What a bot keeps from one decision to the next: the rest of its plan, and what it learnt about what follows.

It belongs to one seat of one game. Both are used only where the next question is the one that was foreseen: asked in
the same stage of the game, with the same answers to choose from.
"""

from __future__ import annotations

from stammtisch.bots.sampling import Sampler
from stammtisch.bots.thought import Thought
from stammtisch.bots.tree import Edge, Node


class Memory:
    """The memory of one seat; a new one is empty."""

    def __init__(self) -> None:
        self.thought: Thought | None = None
        self.rest: tuple[int, ...] = ()
        self.edge: Edge | None = None
        self._legal: list[int] = []
        self._stage = -1

    def keep(self, thought: Thought, rest: tuple[int, ...], edge: Edge | None, sampler: Sampler, seat: int) -> None:
        """Remember what was meant to follow an answer, and by what question that will be known."""
        after = sampler.sample(0)
        after.apply_legal(seat, thought.action)
        self.forget()
        if after.to_act() and seat in after.to_act():
            self.thought = thought
            self.rest = rest
            self.edge = edge
            self._legal = after.legal(seat)
            self._stage = after.stage()

    def forget(self) -> None:
        self.thought = None
        self.rest = ()
        self.edge = None
        self._legal = []
        self._stage = -1

    def fits(self, legal: list[int], sampler: Sampler) -> bool:
        """Whether the question that is asked now is the one that was foreseen."""
        return self.thought is not None and legal == self._legal and sampler.sample(0).stage() == self._stage

    def node(self, seat: int) -> Node | None:
        """What was learnt about the question that was foreseen."""
        if self.edge is None:
            return None
        for node in self.edge.following:
            if node.seat == seat:
                return node
        return None
