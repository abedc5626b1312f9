"""Orléans in the terminal: the table from one seat, in words, at 80 columns and wider.

Drawn from the observation, the game's names and the edition's tables; nothing here knows the engine.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from stammtisch.cli.boards.base import Board, View
from stammtisch.cli.boards.orleans_facts import OWN, Facts, PlayerView
from stammtisch.cli.boards.orleans_sections import Sections
from stammtisch.cli.words import Speaker
from stammtisch.core.actions import Action
from stammtisch.core.game import Game

WIDE = 118  # from here on two sections stand side by side


class OrleansBoard(Board):
    """The drawing of Orléans."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        super().__init__(game, say, roles)
        self.facts = Facts(game, say)
        self.sections = Sections(self, self.facts)

    def full(self, view: View, width: int) -> list[RenderableType]:
        seat = view["seat"]
        around = [self.sections.deeds(view), self.sections.supplies(view)]
        if seat is not None:
            around.append(self.sections.map_around(view, seat))
        found: list[RenderableType] = [self.sections.head(view)]
        if width >= WIDE:
            found.append(_side_by_side(self.sections.players(view), Group(*around)))
        else:
            found.extend([*around[:2], self.sections.players(view), *around[2:]])
        if seat is None:
            found.extend(self.everyone(view, width))
        else:
            found.append(self.sections.town(view, seat))
        return found

    def brief(self, view: View, width: int) -> list[RenderableType]:
        seat = view["seat"]
        if seat is None:
            return []
        question = view["prompt"]["question"]
        if question == "travel":
            return [self.sections.map_around(view, seat)]
        if question == "send-to-deeds":
            return [self.sections.deeds(view)]
        if question in ("choose-recruit", "build", "pay-for-development", "shelter", "give-food", "exclude"):
            return []
        return [self.sections.town(view, seat)]

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        towns: list[RenderableType] = [self.sections.town(view, seat) for seat in range(view["seats"])]
        if width < 2 * WIDE:
            return towns
        pairs: list[RenderableType] = []
        for first in range(0, len(towns), 2):
            pairs.append(_side_by_side(towns[first], towns[first + 1] if first + 1 < len(towns) else ""))
        return pairs

    def note(self, view: View) -> str:
        prompt = view["prompt"]
        if prompt["question"] == "torture":
            return self.facts.say("debt", number=prompt["numbers"][1])
        if prompt["question"] == "followers" and view["seat"] is not None:
            step = view["players"][view["seat"]]["tracks"]["knight"]
            return self.facts.say("may_draw", number=self.facts.tracks["knight"]["draws"][step])
        return ""

    def remark(self, view: View, action: Action) -> str:
        player: PlayerView = view["players"][view["seat"]]
        facts = self.facts
        match action.kind:
            case "place" | "install":
                place = action.space.partition(".")[0]
                missing = facts.missing(place, {**player["spaces"], action.space: ""})
                if not missing:
                    return f"✓ {facts.say('completes')}"
                return facts.say("then_needs", kinds=", ".join(facts.follower(kind) for kind in missing))
            case "use":
                return facts.effect(action.place, player)
            case "build" | "exclude":
                needs = ", ".join(facts.follower(kind) for _, kind in facts.spaces(action.tile))
                return f"{needs} → {facts.effect(action.tile, player)}" if needs else facts.effect(action.tile, player)
            case "recruit":
                return facts.recruit(action.fields["kind"], player)
            case "send":
                return facts.coins(facts.deeds[action.deed]["coins"])
            case "send-for-development":
                return facts.say("gain.development", steps=facts.deeds[action.deed]["or_development"])
            case "move-back":
                return facts.say("stands_there", follower=facts.follower(player["spaces"][action.space]))
        return ""

    def short(self, view: View, action: Action, siblings: list[Action]) -> str:
        if action.kind not in ("place", "install"):
            return ""
        place = action.space.partition(".")[0]
        name = self.name("place", place)
        same = [other for other in siblings if other.fields.get("space", "").partition(".")[0] == place]
        follower = action.fields.get("follower", "").removeprefix(OWN)
        kind = dict(self.facts.spaces(place))[action.space]
        if len(same) == 1 and (kind in (follower, "any") or action.kind == "install"):
            return name
        return f"{name} ({self.facts.follower(kind)})"


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid
