"""Coimbra in the terminal: the table from one seat, in words, at 80 columns and wider.

Drawn from the observation, the game's names and its description; nothing here knows the engine.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import SHAPES, Board, View
from stammtisch.cli.boards.coimbra_words import WORDS
from stammtisch.cli.boards.drawing import capital, heading, listed
from stammtisch.cli.speaker import Speaker
from stammtisch.core.actions import Action
from stammtisch.core.game import Game
from stammtisch.editions import rows_of

CLASSES: Final = ("council", "merchant", "cleric", "scholar")
CLASS_OF_COLOUR: Final = {"gray": "council", "orange": "merchant", "purple": "cleric", "green": "scholar"}
LOCATIONS: Final = ("castle", "upper", "central", "lower")
CROWN: Final = "♛"
INDENTED: Final = (0, 0, 0, 2)


class CoimbraBoard(Board):
    """The drawing of Coimbra."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        super().__init__(game, say, roles)
        self.words = say.with_words(WORDS)
        description: dict[str, Any] = game.describe()
        self._rows: dict[str, dict[str, dict[str, Any]]] = {
            part: {row["id"]: row for row in description[part]}
            for part in ("cards", "monasteries", "voyages", "favours", "tracks")
        }
        self._spaces = {node["id"] for node in description["nodes"] if node["level"]}
        self._neighbours: dict[str, list[str]] = {node["id"]: [] for node in description["nodes"]}
        for road in description["roads"]:
            self._neighbours[road["a"]].append(road["b"])
            if not road["one_way"]:
                self._neighbours[road["b"]].append(road["a"])

    def introduction(self) -> str:
        words = self.words("introduction")
        rows = [row for _, _, row in rows_of(self.game.edition)]
        ours = sum(1 for row in rows if row["status"] == "reconstructed")
        return f"{words}\n{self.words('reconstructed', ours=ours, rows=len(rows))}" if ours else words

    # The whole table

    def full(self, view: View, width: int) -> list[RenderableType]:
        found: list[RenderableType] = [self._head(view)]
        if any(view["board"]["start_groups"]):
            found.append(self._start_groups(view))
        found.extend([self._city(view, with_cards=True), self._tracks(view), self._map(view), self._voyages(view)])
        found.append(self._players(view))
        return found if view["seat"] is None else [*found, self._cards_of(view, view["seat"])]

    def brief(self, view: View, width: int) -> list[RenderableType]:
        seat = view["seat"]
        if seat is None:
            return []
        question = view["prompt"]["question"]
        if question in ("take-die", "place-die"):
            return [self._city(view, with_cards=False), self._means(view, seat)]
        if question == "move-pilgrim":
            return [Text(self.words("here", node=self.name("node", view["players"][seat]["pilgrim"])))]
        return [self._means(view, seat)]

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        return [self._players(view), *(self._cards_of(view, seat) for seat in range(view["seats"]))]

    def _head(self, view: View) -> RenderableType:
        parts = [self.game.titles[self.say.language]]
        parts.append(self.words("round", round=view["round"], rounds=view["rounds"]))
        parts.append(self.name("phase", view["phase"]))
        order = Text(f"{self.words('order')}: ")
        for place, seat in enumerate(view["order"]):
            order.append(", " if place else "").append(self.player(view, seat))
        return Group(Rule(Text(f" {' · '.join(parts)} ", "bold reverse"), style="bold"), order)

    def _start_groups(self, view: View) -> RenderableType:
        rows: list[tuple[Text, Text]] = []
        for number, group in enumerate(view["board"]["start_groups"], start=1):
            for place, card in enumerate(group or []):
                rows.append((Text(str(number) if place == 0 else "", "bold"), self._card(card)))
        return Group(heading(self.words("start_groups")), listed(rows))

    # The city

    def _city(self, view: View, with_cards: bool) -> RenderableType:
        board = view["board"]
        lines: list[RenderableType] = [heading(self.words("city"))]
        if board["pool"]:
            dice = ", ".join(self._die(die["colour"], die["value"]) for die in board["pool"])
            lines.append(Text(f"{self.words('pool')}: ", "bold").append(dice, "not bold"))
        for seat, player in enumerate(view["players"]):
            if player["die_in_hand"]:
                lines.append(self._hand(view, seat, player["die_in_hand"]))
        for location in LOCATIONS:
            lines.append(self._location(view, location))
            if with_cards:
                lines.extend(self._beside(view, location))
        return Group(*lines)

    def _hand(self, view: View, seat: int, die: dict[str, Any]) -> Text:
        line = Text(f"{self.words('in_hand')}: ", "bold")
        return line.append(f"{self._die(die['colour'], die['value'])} ", "not bold").append(self.player(view, seat))

    def _location(self, view: View, location: str) -> Text:
        line = Text(capital(self.name("location", location)), "bold").append(": ")
        row = view["board"]["city"][location]["row"]
        for place, entry in enumerate(row):
            line.append(" › " if place else "", "dim")
            if entry["token"]:
                line.append(self.words("token", value=entry["value"]), "not bold dim")
                continue
            die = self._die(entry["colour"], entry["value"])
            line.append(f"{self.words('capped', die=die) if entry['cap'] else die} ", "not bold")
            line.append(self.player(view, entry["seat"]))
        return line if row else line.append(self.words("empty"), "not bold dim")

    def _beside(self, view: View, location: str) -> list[RenderableType]:
        """The favour tiles beside the castle, or the cards beside another location."""
        board = view["board"]
        rows: list[tuple[Text, Text]] = []
        if location == "castle":
            rows = [(Text(" "), self._favour(favour)) for favour in board["favours"]]
        else:
            for place in board["display"][location]:
                if place is not None:
                    rows.append((Text(CROWN if place["crown"] else " ", "bold yellow"), self._card(place["card"])))
        return [Padding(listed(rows), INDENTED)] if rows else []

    def _die(self, colour: str, value: int) -> str:
        return self.words("die", colour=self.name("die", colour), value=value)

    def _favour(self, favour: str) -> Text:
        crowns = self._crowns(self._rows["favours"][favour]["crowns"])
        return self._explained("favours", "favour", favour, [crowns] if crowns else [])

    def _crowns(self, number: int) -> str:
        if number == 0:
            return ""
        return self.words("crowns.held", number=number)

    def _card(self, card: str) -> Text:
        row = self._rows["cards"][card]
        facts = [self._resource(row["cost"])] if row["cost"] else []
        facts.append(self.words("influence", number=row["influence"]))
        facts.extend(self.name("diploma", diploma) for diploma in row["diplomas"])
        return self._explained("cards", "card", card, facts)

    def _resource(self, resource: str) -> str:
        return self.name("resource", resource)

    def _explained(self, part: str, kind: str, label: str, facts: list[str]) -> Text:
        """A thing by name, with its facts in brackets and what it does."""
        text = Text(capital(self.name(kind, label)))
        if facts:
            text.append(f" ({', '.join(facts)})", "cyan")
        return text.append(f": {self._sentence(part, label)}", "dim")

    def _sentence(self, part: str, label: str) -> str:
        return str(self._rows[part][label]["explanation"][self.say.language])

    # Tracks, map and voyages

    def _tracks(self, view: View) -> RenderableType:
        lines: list[RenderableType] = [heading(self.words("tracks"))]
        for cls in CLASSES:
            track = view["board"]["tracks"][cls]
            points = "/".join(str(number) for number in track["points"])
            line = Text(f"{capital(self.name('track', cls))} ({points}): ", "bold")
            for place, disk in enumerate(track["disks"]):
                line.append(", " if place else "", "not bold")
                line.append(self.player(view, disk["seat"])).append(f" {disk['space']}", "not bold")
            lines.append(line)
        return Group(*lines)

    def _map(self, view: View) -> RenderableType:
        rows: list[tuple[Text, Text]] = []
        for node, space in view["board"]["monasteries"].items():
            line = self._explained("monasteries", "monastery", space["tile"], [])
            rows.append((Text(_short_name(node)), self._with_disks(view, line, space["disks"])))
        return Group(heading(self.words("monasteries")), listed(rows))

    def _voyages(self, view: View) -> RenderableType:
        rows: list[tuple[Text, Text]] = []
        for place in view["board"]["voyages"]:
            row = self._rows["voyages"][place["voyage"]]
            cost = f"{row['cost']} {self._resource(row['resource'])}"
            line = self._explained("voyages", "voyage", place["voyage"], [cost])
            rows.append((Text("·", "dim"), self._with_disks(view, line, place["disks"])))
        return Group(heading(self.words("voyages")), listed(rows))

    def _with_disks(self, view: View, line: Text, seats: list[int]) -> Text:
        for seat in seats:
            line.append("  ").append(self.player(view, seat))
        return line

    # Players

    def _players(self, view: View) -> RenderableType:
        players = view["players"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
        table.add_column("")
        for seat in range(len(players)):
            table.add_column(self.player_head(view, seat), justify="right")
        for key in ("guards", "coins", "crowns", "points"):
            table.add_row(self.words(key), *(str(player[key]) for player in players))
        table.add_row(
            Text(self.words("points_now"), "bold"), *(Text(str(score["total"]), "bold") for score in view["scores"])
        )
        for key, field in (("disks", "monasteries"), ("invested", "voyages"), ("cards", "cards")):
            table.add_row(self.words(key), *(str(len(player[field])) for player in players))
        table.add_row(self.words("diplomas"), *(str(sum(player["diplomas"].values())) for player in players))
        table.add_row(self.words("dice"), *(self._dice(player["dice"]) for player in players))
        table.add_row(self.words("pilgrim"), *(self._node(player["pilgrim"]) for player in players))
        board = view["board"]
        lines: list[RenderableType] = [heading(self.words("players")), table]
        lines.append(Text(self.words("to_come", ii=board["stack"]["II"], iii=board["stack"]["III"]), "dim"))
        if board["discard"]:
            names = ", ".join(self.name("card", card) for card in board["discard"])
            lines.append(Text(f"{self.words('discard')}: {names}", "dim"))
        return Group(*lines)

    def _dice(self, dice: dict[str, int]) -> str:
        return "\n".join(f"{number} × {self.name('die', colour)}" for colour, number in dice.items()) or "–"

    def _node(self, node: str | None) -> str:
        return "–" if node is None else self.name("node", node)

    def _cards_of(self, view: View, seat: int) -> RenderableType:
        player = view["players"][seat]
        title = self.words("your_cards")
        if seat != view["seat"]:
            title = self.words("cards_of", player=self.player_name(view, seat))
        rows = [(Text("·", "dim"), self._card(card)) for card in player["cards"]]
        rows.extend((Text("·", "dim"), self._favour(favour)) for favour in player["favours"])
        crown = Text(CROWN, "bold yellow")
        rows.extend((crown, self._crown_token(cls)) for cls in player["crown_tokens"])
        for cls in player["crowns_to_come"]:
            rows.append((crown, self._crown_token(cls).append(f": {self.words('crown_to_come')}", "dim")))
        return Group(heading(title), listed(rows) if rows else Text(self.words("none"), "dim"))

    def _crown_token(self, cls: str) -> Text:
        crowns = self._crowns(self._rows["tracks"][cls]["crowns"])
        return Text(self.words("crown_token", cls=self.name("class", cls))).append(f" ({crowns})", "cyan")

    def _means(self, view: View, seat: int) -> Text:
        player = view["players"][seat]
        values = {key: player[key] for key in ("guards", "coins", "crowns", "points")}
        return Text(f"{SHAPES[seat % len(SHAPES)]} {self.words('you_have', **values)}", "dim")

    # What a choice means

    def remark(self, view: View, action: Action) -> str:
        player = view["players"][view["seat"]]
        match action.kind:
            case "start-cards":
                group = view["board"]["start_groups"][int(action.fields["group"]) - 1]
                return ", ".join(self.name("card", card) for card in group)
            case "start-corner":
                return self._nearest(player, action.text("corner"))
            case "take" | "activate":
                return self._income(player, action.text("colour"))
            case "activate-white" | "advance" | "score-track":
                return self.words("on_space", space=player["tracks"][action.text("track")])
            case "favour":
                return self._sentence("favours", action.text("favour"))
            case "acquire" | "use" | "repeat" | "lose" | "score-card":
                return self._about_card(action.text("card"))
            case "invest":
                return self._about_voyage(player, action.text("voyage"))
            case "score-voyage":
                return self._sentence("voyages", action.text("voyage"))
            case "step":
                return self._about_node(view, player, action.text("node"))
        return ""

    def _about_card(self, card: str) -> str:
        row = self._rows["cards"][card]
        facts = [self.words("influence", number=row["influence"])]
        if row["cost"]:
            facts.insert(0, self._resource(row["cost"]))
        return f"{', '.join(facts)}. {self._sentence('cards', card)}"

    def _about_voyage(self, player: dict[str, Any], voyage: str) -> str:
        resource = self._rows["voyages"][voyage]["resource"]
        price = self.words(f"for_price.{resource}", number=player["voyage_prices"][voyage])
        return f"{price}. {self._sentence('voyages', voyage)}"

    def _about_node(self, view: View, player: dict[str, Any], node: str) -> str:
        space = view["board"]["monasteries"].get(node)
        if space is None:
            return self._nearest(player, node)
        if node in player["monasteries"]:
            return self.words("own_disk")
        return self._sentence("monasteries", space["tile"])

    def _nearest(self, player: dict[str, Any], node: str) -> str:
        """The nearest monasteries without an own disk, and how many steps away they are."""
        border, seen = {node}, {node}
        for number in range(1, len(self._neighbours)):
            border = {other for place in border for other in self._neighbours[place]} - seen
            seen |= border
            found = sorted(place for place in border if place in self._spaces and place not in player["monasteries"])
            if found or not border:
                places = ", ".join(_short_name(place) for place in found)
                return self.words("nearest", number=number, places=places) if found else ""
        return ""

    def _income(self, player: dict[str, Any], colour: str) -> str:
        """What a die of this colour would bring as things stand; the white one leaves the choice open."""
        if colour not in CLASS_OF_COLOUR:
            return ""
        cls = CLASS_OF_COLOUR[colour]
        for box in self._rows["tracks"][cls]["boxes"]:
            if box["first"] <= player["tracks"][cls] <= box["last"]:
                gains = [
                    self.words(f"income.{kind}", number=box[kind])
                    for kind in ("guards", "coins", "points", "steps")
                    if box[kind]
                ]
                return self.words("brings", income=", ".join(gains))
        return ""


def _short_name(node: str) -> str:
    """A monastery space as the map has it: I/8."""
    return node.upper().replace("-", "/")
