"""Orléans in the terminal: the table from one seat, in words, at 80 columns and wider.

Drawn from the observation, the game's names and the edition's tables; nothing here knows the engine.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType

from stammtisch.cli.boards.base import Board, View
from stammtisch.cli.boards.drawing import side_by_side
from stammtisch.cli.boards.orleans_facts import OWN, Facts, PlayerView
from stammtisch.cli.boards.orleans_sections import Sections
from stammtisch.cli.speaker import Speaker
from stammtisch.core.actions import Action
from stammtisch.core.game import Game

WIDE = 118  # from here on players stand beside deeds and supplies
VERY_WIDE = 136  # from here on the town stands beside the map


class OrleansBoard(Board):
    """The drawing of Orléans."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        super().__init__(game, say, roles)
        self.facts = Facts(game, say)
        self.sections = Sections(self, self.facts)

    def introduction(self) -> str:
        return self.facts.say("introduction")

    def full(self, view: View, width: int) -> list[RenderableType]:
        seat = view["seat"]
        sections = self.sections
        found: list[RenderableType] = [sections.head(view)]
        if width >= WIDE:
            right = Group(sections.deeds(view), sections.supplies(view))
            found.append(side_by_side(sections.players(view), right))
        else:
            found.extend([sections.deeds(view), sections.supplies(view), sections.players(view)])
        if seat is None:
            return [*found, *self.everyone(view, width)]
        town = sections.town(view, seat, with_legend=True)
        routes = sections.map_around(view, seat)
        return [*found, side_by_side(town, routes, 5, 3)] if width >= VERY_WIDE else [*found, routes, town]

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
            pairs.append(side_by_side(towns[first], towns[first + 1] if first + 1 < len(towns) else ""))
        return pairs

    def note(self, view: View) -> str:
        prompt = view["prompt"]
        if prompt["question"] == "torture":
            return self.facts.say("debt", number=prompt["fields"]["debt"])
        if prompt["question"] == "followers" and view["seat"] is not None:
            step = view["players"][view["seat"]]["tracks"]["knight"]
            return self.facts.say("may_draw", number=self.facts.tracks["knight"]["draws"][step])
        return ""

    def remark(self, view: View, action: Action) -> str:
        player: PlayerView = view["players"][view["seat"]]
        facts = self.facts
        citizens = view["board"]["citizens"]
        match action.kind:
            case "place" | "place-from-tower" | "install":
                place = action.text("space").partition(".")[0]
                missing = facts.missing(place, {**player["spaces"], action.text("space"): ""})
                if not missing:
                    return f"✓ {facts.say('completes')}"
                return facts.say("then_needs", kinds=", ".join(facts.follower(kind) for kind in missing))
            case "use":
                return facts.effect(action.text("place"), player, citizens)
            case "build" | "exclude":
                needs = ", ".join(facts.follower(kind) for _, kind in facts.spaces(action.text("tile")))
                effect = facts.effect(action.text("tile"), player, citizens)
                return f"{needs} → {effect}" if needs else effect
            case "recruit":
                return facts.recruit(action.text("follower"), player, citizens)
            case "send" | "send-for-development":
                return self._send_remark(view, action)
            case "travel":
                ends = action.text("route").partition(":")[2].split("/")
                return f"→ {self.name('town', ends[1] if ends[0] == player['merchant'] else ends[0])}"
            case "move-back":
                return facts.say("stands_there", follower=facts.follower(player["spaces"][action.text("space")]))
        return ""

    def _send_remark(self, view: View, action: Action) -> str:
        """What a follower sent to a deed brings; the last one also wins the citizen."""
        row = self.facts.deeds[action.text("deed")]
        words = self.facts.coins(row["coins"])
        if action.kind == "send-for-development":
            words = self.facts.say("gain.development", steps=row["or_development"])
        if sum(view["board"]["deeds"][action.deed].values()) == 1:
            words += f", {self.facts.say('gain.citizen')}"
        return words

    def missing(self, item: Mapping[str, object]) -> str:
        where = str(item.get("where", ""))
        what = str(item["what"])
        if not where or not self.facts.is_follower(what):
            return ""  # limits, goods and tiles, which the sentence has named
        place = where.partition(".")[0]
        if place in self.facts.places:
            return f"{self.facts.follower(what)} ({self.name('place', place)})"
        return f"{self.facts.follower(what)} ({self.facts.say(f'where.{where}')})"

    def short(self, view: View, action: Action, siblings: list[Action]) -> str:
        if action.kind not in ("place", "place-from-tower", "install"):
            return ""
        place = action.text("space").partition(".")[0]
        name = self.name("place", place)
        same = [other for other in siblings if other.text("space").partition(".")[0] == place]
        follower = action.text("follower").removeprefix(OWN)
        kind = dict(self.facts.spaces(place))[action.text("space")]
        if len(same) == 1 and (kind in (follower, "any") or action.kind == "install"):
            return name
        return f"{name} ({self.facts.follower(kind)})"
