"""What a bot keeps from one decision to the next: the rest of its plan, and what it learnt about what follows.

It belongs to one seat of one game. Both are used only where the next question is the one that was foreseen: asked in
the same stage of the game, with the same answers to choose from. The plan can be sent to another process; the tree
stays where it grew.
"""

from __future__ import annotations

from stammtisch.bots.sampling import Sampler
from stammtisch.bots.thought import Thought, thought_from
from stammtisch.bots.tree import Edge, Node
from stammtisch.core.plain import Json, as_dict, as_int, as_ints


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

    def as_json(self) -> dict[str, Json] | None:
        """The plan as plain values; None where there is none."""
        if self.thought is None or not self.rest:
            return None
        rest: list[Json] = []
        rest.extend(self.rest)
        legal: list[Json] = []
        legal.extend(self._legal)
        return {"thought": self.thought.as_json(), "rest": rest, "legal": legal, "stage": self._stage}


def memory_from(data: dict[str, Json] | None) -> Memory:
    """The memory that `Memory.as_json` describes."""
    memory = Memory()
    if data is not None:
        memory.thought = thought_from(as_dict(data["thought"], "the thought"))
        memory.rest = tuple(as_ints(data["rest"], "the rest of the plan"))
        memory._legal = as_ints(data["legal"], "the answers foreseen")
        memory._stage = as_int(data["stage"], "the stage")
    return memory
