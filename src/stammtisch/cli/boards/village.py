"""Village in the terminal: the table from one seat, in words, at 80 columns and wider.

Drawn from the observation, the game's names, its description and its tables; nothing here knows the engine.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from stammtisch.cli.boards.base import Board, View
from stammtisch.cli.boards.drawing import capital, labelled, listed, side_by_side
from stammtisch.cli.boards.village_expansions import INDENTED, ExpansionSections
from stammtisch.cli.boards.village_facts import Facts
from stammtisch.cli.boards.village_sections import Sections
from stammtisch.cli.speaker import Speaker
from stammtisch.core.actions import Action
from stammtisch.core.game import Game

WIDE = 118  # from here on narrow sections stand side by side


class VillageBoard(Board):
    """The drawing of Village."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        super().__init__(game, say, roles)
        self.facts = Facts(self)
        self.sections = Sections(self.facts)
        self.expansions = ExpansionSections(self.facts)

    def introduction(self) -> str:
        return self.facts.say("introduction")

    def full(self, view: View, width: int) -> list[RenderableType]:
        sections = self.sections
        found: list[RenderableType] = [sections.head(view), sections.spaces(view), sections.market(view)]
        found.extend([sections.crafts(view), sections.council(view)])
        found.extend(_beside(sections.church(view), sections.chronicle(view), width))
        if "port" not in view:  # ships take the place of wagons
            found.append(sections.travel(view))
        found.extend(self.expansions.in_play(view))
        if view["seat"] is None:
            return [*found, sections.players(view)]
        family, *others = self._home(view, view["seat"])
        return [*found, *_beside(sections.players(view), family, width), *others]

    def brief(self, view: View, width: int) -> list[RenderableType]:
        seat = view["seat"]
        if seat is None:
            return []
        sections = self.sections
        means = sections.means(view, seat)
        match view["prompt"]["question"]:
            case "take-cube" | "choose-action" | "free-action":
                return [sections.spaces(view, with_supplies=False), means]
            case "first-sale" | "sale":
                return [sections.market(view), means]
            case "council" | "privilege":
                return [sections.council(view), means]
            case "buy-out" | "promote":
                return [sections.church(view), means]
            case "travel" if "port" not in view:
                return [sections.travel(view), means]
            case "which-stack" | "buy-card" | "look-through":
                return [self.expansions.inn(view), means]
            case "voyage" | "load" | "sail" | "at-island":
                return [self.expansions.sea(view), means]
            case "marry" | "marry-free":
                return [self.expansions.ceremony(view), means]
            case "choose-death":
                return [sections.chronicle(view), *self._home(view, seat)]
        return [means]

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        found: list[RenderableType] = [self.sections.players(view)]
        for seat in range(view["seats"]):
            found.extend(self._home(view, seat))
        return found

    def _home(self, view: View, seat: int) -> list[RenderableType]:
        """What belongs to one player alone: family, customers, castles, cards and goals."""
        player = view["players"][seat]
        found: list[RenderableType] = [self.sections.family(view, seat)]
        customers = self.facts.customers_in(player["customers"])
        found.append(labelled(capital(self.name("thing", "customers")), customers))
        if player["castles"]:
            castles = ", ".join(self.name("castle", castle) for castle in player["castles"])
            found.append(labelled(capital(self.name("thing", "castles")), castles))
        explained = [
            (Text("·", "dim"), self.facts.customer(customer).append(f": {self.facts.sentence(row)}", "dim"))
            for customer in player["customers"]
            if "explanation" in (row := self.facts.customers[customer])
        ]
        if explained:
            found.append(Padding(listed(explained), INDENTED))
        return [*found, *self.expansions.hand(view, seat), *self.expansions.goals(view, seat)]

    # What a choice means

    def remark(self, view: View, action: Action) -> str:
        facts = self.facts
        player = view["players"][view["seat"]]
        match action.kind:
            case "take" if action.text("cube") == "plague":
                return facts.say("plague", time=facts.amount("time", facts.plague_time))
            case "take":
                return facts.say("you_own", number=player["cubes"][action.text("cube")])
            case "choose":
                return facts.space(view, action.text("space"))
            case "birth":
                return facts.say("child", number=min(player["family"]["unborn"]))
            case "buy":
                return self._price_of(action.text("good"))
            case "mill":
                row = next(row for row in facts.box["crafts"] if row["id"] == "mill")
                return facts.price(time=row["make"], grain=row["grain"]).plain
            case "serve":
                row = facts.customers[action.text("customer")]
                return facts.sentence(row) if "explanation" in row else ""
            case "enter-council" | "advance" | "promote":
                return self._next_step(action)
            case "travel":
                return self._journey(view, action.text("way"))
            case "lay-marker":
                return facts.reward(action.text("castle"))
            case "play" | "buy-card":
                return facts.sentence(facts.cards[action.text("card")])
            case "put-under":
                top = view["inn"]["stacks"][int(action.text("stack")) - 1]["top"]
                return "" if top is None else self.name("card", top)
            case "sail":
                water = action.text("water")
                return facts.island(view, water).plain if water in facts.islands else ""
            case "sell-cargo":
                price = facts.islands[player["ship"]["at"]]["buys"][action.text("cargo")]
                return facts.amount("points", price)
            case "settle":
                return facts.sentence(facts.box["marriage"][action.text("place")])
            case "claim":
                goal = player["goals"][action.text("metal")]["goal"]
                return self.name("goal", goal)
        return ""

    def _price_of(self, good: str) -> str:
        """What a good costs without a figure."""
        row = next(row for row in self.facts.box["crafts"] if good in row["goods"])
        return self.facts.price(row["cubes"], grain=row["grain"]).plain

    def _next_step(self, action: Action) -> str:
        """What the next step costs and brings."""
        part = "church" if action.kind == "promote" else "council"
        steps = self.facts.box[part]["steps"]
        reached = int(action.text("place").rpartition("-")[2]) if "place" in action.fields else 0
        row = steps[reached]
        points = self.facts.say("then_worth", points=self.facts.amount("points", row["points"]))
        if part == "church":
            return f"{self.facts.amount('grain', row['grain'])}, {points}"
        return f"{self.facts.amount('time', row['time'])}, {points}, {self.name('privilege', row['privilege'])}"

    def _journey(self, view: View, way: str) -> str:
        """What a road costs, and the reward of a castle that has no own marker yet."""
        start, _, end = way.partition("/")
        road = next(road for road in self.facts.box["travel"]["roads"] if {road["a"], road["b"]} == {start, end})
        reward = self.facts.reward(end)
        if end in view["players"][view["seat"]]["castles"]:
            reward = self.facts.say("visited")
        return f"{self.facts.cubes(road['cubes']).plain} → {reward}"


def _beside(left: RenderableType, right: RenderableType, width: int) -> list[RenderableType]:
    """Two sections in two columns where there is room for them, else one below the other."""
    return [side_by_side(left, right, 7, 5)] if width >= WIDE else [left, right]
