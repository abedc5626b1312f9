"""The sections that expansions and the solo mode add to the Village table: inn, sea, ceremony, life goals, Conny."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import View
from stammtisch.cli.boards.drawing import capital, heading, labelled, listed
from stammtisch.cli.boards.village_facts import NOTHING, Facts, numbers_of

INDENTED = (0, 0, 0, 2)


class ExpansionSections:
    """Draws what is in play besides the base game."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.board = facts.board
        self.say = facts.say

    def in_play(self, view: View) -> list[RenderableType]:
        """The sections of everything in play."""
        found: list[RenderableType] = []
        if "inn" in view:
            found.append(self.inn(view))
        if "port" in view:
            found.append(self.sea(view))
        if "marriage" in view:
            found.append(self.ceremony(view))
        if view["conny"]:
            found.append(self.conny(view))
        return found

    # Inn

    def inn(self, view: View) -> RenderableType:
        """The person cards on top of the stacks, with price and effect, and who sits at the inn."""
        inn = view["inn"]
        box = self.facts.box["inn"]
        price = self.facts.amount("time", box["time"])
        if inn["side"] == "side-b":
            price = self.facts.amount("cubes", box["cubes"])
        rows: list[tuple[Text, Text]] = []
        for number, stack in enumerate(inn["stacks"], start=1):
            words = Text(self.say("none"), "dim") if stack["top"] is None else self.facts.card(stack["top"])
            rows.append((Text(self.say("stack", number=number, cards=stack["cards"]), "bold"), words))
        lines: list[RenderableType] = [heading(self.say("inn", price=price)), listed(rows)]
        lines.append(labelled(self.say("guests"), self.facts.figures_at(view, "inn")))
        if inn["looking"]:
            cards = [(Text("·", "dim"), self.facts.card(card)) for card in inn["looking"]]
            lines.extend([Text(self.say("looking"), "bold"), Padding(listed(cards), INDENTED)])
        for key in ("serves_queue", "chooses_figures"):
            if inn[key] is not None:
                lines.append(labelled(self.say(key), self.board.player(view, inn[key])))
        return Group(*lines)

    def hand(self, view: View, seat: int) -> list[RenderableType]:
        """A player's person cards."""
        cards = view["players"][seat].get("cards", [])
        if not cards:
            return []
        rows = [(Text("·", "dim"), self.facts.card(card)) for card in cards]
        return [Text(capital(self.board.name("thing", "cards")), "bold"), Padding(listed(rows), INDENTED)]

    # Port

    def sea(self, view: View) -> RenderableType:
        """The islands, the ships, captains, burials, and what is known of the chests."""
        port = view["port"]
        box = self.facts.box["port"]
        table = Table.grid(padding=(0, 2, 0, 0))
        for island in self.facts.islands:
            table.add_row(capital(self.board.name("water", island)), self.facts.island(view, island))
        lines: list[RenderableType] = [heading(self.say("sea")), table]
        lines.extend(self._ship(view, seat) for seat in range(view["seats"]))
        lines.append(labelled(self.say("captains"), self._captains(port["captains"])))
        burials = [
            Text(f"{self.facts.amount('points', points)} ").append(self._buried(view, port["burials"][space]))
            for space, points in zip(port["burials"], box["burials"]["points"], strict=True)
        ]
        lines.append(labelled(self.say("burials"), Text(", ").join(burials)))
        stalls = [
            f"{self.board.name('cargo', tile)} "
            + self.facts.price(points=box["stalls"][tile]["points"], coins=box["stalls"][tile]["coins"]).plain
            for tile in ("cocoa", "tea")
        ]
        lines.append(labelled(self.say("trade"), ", ".join(stalls)))
        for key in ("chests_unseen", "chests_opened"):
            if port[key]:
                lines.append(labelled(capital(self.board.name("thing", key)), self._chests(port[key]), "dim"))
        return Group(*lines)

    def _ship(self, view: View, seat: int) -> Text:
        """Where a ship is and may go on to, who sails it, and what fills its holds."""
        ship = view["players"][seat]["ship"]
        line = self.board.player(view, seat).append(": ")
        ways = [
            self.board.name("water", lane["b"] if lane["a"] == ship["at"] else lane["a"])
            for lane in self.facts.box["port"]["sea"]["lanes"]
            if ship["at"] in (lane["a"], lane["b"])
        ]
        line.append(self.board.name("water", ship["at"]), "not bold default")
        line.append(f" → {', '.join(ways)}", "not bold default dim")
        captain = self.say("no_captain") if ship["captain"] is None else self.board.name("captain", ship["captain"])
        line.append(f" · {captain}", "not bold default")
        if ship["helmsman"]:
            line.append(f" · {self.board.name('thing', 'helmsman')}", "not bold default")
        cargo = ", ".join(self.board.name("cargo", thing) for thing in ship["holds"])
        room = self.facts.box["port"]["holds"]
        line.append(f" · {self.say('holds', number=len(ship['holds']), room=room)}", "not bold default")
        line.append(f" {cargo}" if cargo else "", "not bold default")
        seen = [*(ship["chests_seen"] or []), *(view["players"][seat]["chests_seen"] or [])]
        return line.append(f" · {self.say('in_chests', chests=self._chests(seen))}", "cyan") if seen else line

    def _captains(self, captains: list[str]) -> Text:
        """The captains that can be hired, by what they cost: what each asks for a step."""
        by_price: dict[tuple[int, int], list[Text]] = {}
        for row in self.facts.box["port"]["captains"]:
            if row["id"] in captains:
                asks = self.facts.cubes(row["cubes"])
                if row["any_cubes"]:
                    asks = Text(self.say("any_cubes", number=row["any_cubes"]))
                by_price.setdefault((row["coins"], row["steps"]), []).append(asks)
        groups: list[Text] = []
        for (coins, steps), asks_of_all in by_price.items():
            key = "captains_for" if steps == 1 else "captains_for.many"
            title = self.say(key, coins=self.facts.amount("coins", coins), steps=steps)
            groups.append(Text(f"{title}: ").append(Text(", ").join(asks_of_all)))
        return Text("; ").join(groups) if groups else Text(self.say("none"), "dim")

    def _buried(self, view: View, lies: int | str | None) -> Text:
        if lies is None:
            return Text(f"({self.say('free')})", "dim")
        return Text(self.say("conny"), "bold") if isinstance(lies, str) else self.facts.mark(view, lies)

    def _chests(self, chests: list[str]) -> str:
        """What chests hold, equal ones counted."""
        counted = Counter(self.board.name("chest", chest) for chest in chests)
        return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in counted.items())

    # Marriage

    def ceremony(self, view: View) -> RenderableType:
        """The ranks of the ceremony with their bonus and who stands there, the couples, and the pink figures."""
        marriage = view["marriage"]
        box = self.facts.box["marriage"]["ceremony"]
        table = Table.grid(padding=(0, 2, 0, 0))
        for rank, figure in marriage["ranks"].items():
            who = Text(NOTHING, "dim") if figure is None else self.facts.figure(view, figure["seat"], figure["number"])
            table.add_row(capital(self.board.name("ceremony-rank", rank)), who)
        lines: list[RenderableType] = [
            heading(self.say("ceremony", price=self.facts.price(time=box["time"], cubes=box["cubes"]).plain)), table
        ]  # fmt: skip
        for couple in marriage["couples"]:
            partners = [
                Text(self.say("widowed"), "dim")
                if partner is None
                else self.facts.figure(view, partner["seat"], partner["number"])
                for partner in couple["partners"]
            ]
            lines.append(labelled(capital(self.board.name("place", couple["place"])), Text(" + ").join(partners)))
        label = capital(self.board.name("thing", "pink_figures"))
        lines.append(labelled(label, str(marriage["pink_figures"])))
        return Group(*lines)

    # Life goals

    def goals(self, view: View, seat: int) -> list[RenderableType]:
        """A player's life goals, as far as the viewer may know them: what they ask for and how far it is."""
        goals = view["players"][seat].get("goals", {})
        rows: list[tuple[Text, Text]] = []
        for metal, goal in goals.items():
            if goal["goal"] is None:
                continue
            row = self.facts.goals[goal["goal"]]
            text = Text(capital(self.board.name("goal", goal["goal"])))
            text.append(f" ({self.facts.amount('points', row['points'])})", "cyan")
            text.append(f": {self.facts.sentence(row)}", "dim")
            if goal["claimed"]:
                text.append(f" {self.say('claimed')}", "green")
            elif goal["lacking"] is not None:
                done = goal["lacking"] == 0
                text.append(f" {self.say('reached') if done else self.say('lacking', number=goal['lacking'])}",
                            "green" if done else "yellow")  # fmt: skip
            rows.append((Text(self.say(f"metal.{metal}"), "yellow" if metal == "gold" else "bold"), text))
        return [Text(self.say("goals"), "bold"), Padding(listed(rows), INDENTED)] if rows else []

    # Solo

    def conny(self, view: View) -> RenderableType:
        """Conny's tray with its cubes and fate tiles, her family, and the customers she has taken."""
        conny = view["conny"]
        box = self.facts.box["solo"]
        tray: list[Text] = []
        for compartment, cubes in enumerate(conny["tray"]):
            is_last = compartment == conny["last_compartment"]
            here = Text(f"▸{compartment + 1}" if is_last else str(compartment + 1), "bold" if is_last else "dim")
            tray.append(Text(" ").join([here, *(self.facts.colour(cube) for cube in cubes)]))
        lines: list[RenderableType] = [heading(self.say("conny_title"))]
        lines.append(labelled(capital(self.board.name("thing", "tray")), Text("  ").join(tray)))
        for places, tiles in zip(box["fates"], conny["fates"], strict=True):
            turned = ", ".join(self.board.name("fate", tile) for tile in tiles)
            span = f"{places[0]}–{places[-1]}"
            lines.append(labelled(f"{capital(self.board.name('thing', 'fates'))} {span}", turned))
        if conny["follows"] is not None:
            label = capital(self.board.name("thing", "follows"))
            lines.append(labelled(label, self.facts.colour(conny["follows"])))
        family = [f"{self.board.name('place', place)} {numbers_of(on)}" for place, on in conny["family"].items()]
        lines.append(labelled(self.say("her_family"), ", ".join(family) or self.say("none")))
        customers = self.facts.customers_in(conny["customers"])
        lines.append(labelled(capital(self.board.name("thing", "customers")), customers))
        return Group(*lines)
