"""What is printed on the pieces of Village, and how cubes, prices, customers and figures are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from rich.text import Text

from stammtisch.cli.boards.base import SHAPES, Board, View
from stammtisch.cli.boards.drawing import capital
from stammtisch.cli.boards.village_words import WORDS

Described: TypeAlias = dict[str, Any]  # a part of the game's description

CUBE_STYLES: Final = {
    "brown": "dark_goldenrod", "pink": "hot_pink", "orange": "dark_orange", "green": "green3", "plague": "bold",
}  # fmt: skip
COLOURS: Final = ("brown", "pink", "orange", "green")
WITH_BREAD: Final = "-bread"
BREAD: Final = "*"
NOTHING: Final = "–"


class Facts:
    """The description of one edition, with the words that tell of it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.language = board.say.language
        self.say = board.say.with_words(WORDS)
        box: Any = board.game.describe()
        self.box: Described = box
        self.customers = _by_id(self.box["customers"])
        self.castles = _by_id(self.box["travel"]["castles"])
        self.cards = _by_id(self.box["inn"]["cards"])
        self.islands = _by_id(self.box["port"]["islands"])
        self.goals = _by_id(self.box["goals"])
        cubes: Any = board.game.edition.files["cubes.toml"]["cube"]
        setup: Any = board.game.edition.files["setup.toml"]["setup"]
        self.plague_time: int = setup[0]["plague_time"]
        self._colours: dict[str, str] = {row["id"]: row[f"{self.language}_short"] for row in cubes}

    # Cubes and prices

    def colour(self, cube: str) -> Text:
        return Text(self._colours[cube], CUBE_STYLES[cube])

    def cubes(self, numbers: Mapping[str, int], between: str = " + ") -> Text:
        """ "2 brown + pink"."""
        parts: list[Text] = []
        for cube, number in numbers.items():
            if number:
                style = CUBE_STYLES[cube]
                parts.append(Text(f"{number} " if number > 1 else "", style).append(self.colour(cube)))
        return Text(between).join(parts)

    def amount(self, kind: str, number: int) -> str:
        """ "3 grain", "1 coin", "2 coins"."""
        return self.say(f"amount.{kind}", number=number)

    def price(self, colours: Mapping[str, int] | None = None, /, **amounts: int) -> Text:
        """Everything that is to be paid, or given, together: amounts, and cubes of certain colours."""
        parts = [Text(self.amount(kind, number)) for kind, number in amounts.items() if number]
        if colours:
            parts.append(self.cubes(colours))
        return Text(" + ").join(parts)

    def customer(self, customer: str) -> Text:
        """What a customer asks for, and the points."""
        return Text(self.board.name("customer", customer)).append(f" ({self.customers[customer]['points']})", "cyan")

    def customers_in(self, customers: Iterable[str | None]) -> Text:
        """A row of customers; equal ones are counted."""
        found: dict[str, tuple[int, Text]] = {}
        for customer in customers:
            words = Text(NOTHING, "dim") if customer is None else self.customer(customer)
            found[words.plain] = (found.get(words.plain, (0, words))[0] + 1, words)
        parts = [Text(f"{number} × ").append(words) if number > 1 else words for number, words in found.values()]
        return Text(", ").join(parts) if parts else Text(self.say("none"), "dim")

    # Things with a sentence

    def sentence(self, row: Described) -> str:
        return str(row["explanation"][self.language])

    def space(self, view: View, space: str) -> str:
        """What the action of a space is, in a sentence."""
        rows: dict[str, Described] = {
            **_by_id(self.box["spaces"]), "inn": self.box["inn"], "smuggler": self.box["marriage"]["smuggler"],
            "marriage": self.box["marriage"]["ceremony"],
        }  # fmt: skip
        return self.sentence(self.box["port"]["space"] if space == "travel" and "port" in view else rows[space])

    def card(self, card: str) -> Text:
        """A person card with its price and what it does."""
        row = self.cards[card]
        text = Text(capital(self.board.name("card", card)))
        text.append(" (", "cyan").append(self.price(coins=row["coins"], beer=row["beer"]).plain, "cyan")
        return text.append(")", "cyan").append(f": {self.sentence(row)}", "dim")

    def reward(self, castle: str) -> str:
        row = self.castles[castle]
        return self.amount(row["reward"], row["number"])

    def island(self, view: View, island: str) -> Text:
        """What can be had at an island: its tiles, what it buys, and its lighthouse."""
        row = self.islands[island]
        parts: list[Text] = []
        if row["stack"]:
            parts.append(Text(self.say(f"stack.{row['stack']}", number=view["port"]["island_stacks"][island])))
        if row["buys"]:
            wanted = [f"{self.board.name('cargo', cargo)} {points}" for cargo, points in row["buys"].items()]
            parts.append(Text(self.say("buys", wanted=", ".join(wanted))))
        lighthouse = row["lighthouse"]
        if lighthouse:
            keeper = view["port"]["lighthouses"][island]
            text = Text(self.say("lighthouse", points=self.amount("points", lighthouse["points"])))
            if keeper:
                text.append(self.say("keeper")).append(self.figure(view, keeper["seat"], keeper["number"]))
            else:
                text.append(self.price(lighthouse["cubes"], wagons=lighthouse["wagons"]))
            parts.append(text)
        return Text(" · ", "dim").join(parts)

    # Figures

    def figure(self, view: View, seat: int | None, number: str) -> Text:
        """One figure on the board; a pink one belongs to nobody."""
        if seat is None:
            return Text(self.say("pink_figure"), "hot_pink")
        return self.mark(view, seat).append(f" {number.replace(WITH_BREAD, BREAD)}")

    def mark(self, view: View, seat: int) -> Text:
        """The shape of a seat in its colour."""
        return Text(SHAPES[seat % len(SHAPES)], self.board.player(view, seat).style)

    def figures_at(self, view: View, *places: str) -> Text:
        """Whose figures stand or lie at these places, and which numbers they show."""
        owners = [(self.mark(view, seat), player["family"]) for seat, player in enumerate(view["players"])]
        if view["conny"]:
            owners.append((Text(self.say("conny"), "bold"), view["conny"]["family"]))
        parts: list[Text] = []
        for mark, family in owners:
            numbers = " ".join(numbers_of(family[place]) for place in places if place in family)
            if numbers:
                parts.append(mark.copy().append(f" {numbers}", "not bold default"))
        return Text("  ").join(parts) if parts else Text(NOTHING, "dim")


def numbers_of(figures: Mapping[str, int]) -> str:
    """The numbers that figures show, each as often as it is there: "1 1 2*"."""
    return " ".join(kind.replace(WITH_BREAD, BREAD) for kind, count in figures.items() for _ in range(count))


def _by_id(rows: list[Described]) -> dict[str, Described]:
    return {row["id"]: row for row in rows}
