"""The sections of the Village table: head, the places of the village, the players and their families."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import View
from stammtisch.cli.boards.drawing import capital, heading, labelled
from stammtisch.cli.boards.village_facts import COLOURS, CUBE_STYLES, NOTHING, WITH_BREAD, Facts

GENERATIONS: Final = ("1", "2", "3", "4")
DEAD: Final = ("grave", "sea", "gone", "beside-chronicle")
FULL, EMPTY = "▮", "▯"


class Sections:
    """Draws one section at a time from an observation."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.board = facts.board
        self.say = facts.say

    def head(self, view: View) -> RenderableType:
        """Round and phase, who starts now and next, and whether the end has been brought on."""
        parts = [self.board.game.titles[self.facts.language]]
        if view["round"]:
            parts.append(self.say("round", round=view["round"]))
        parts.append(self.board.name("phase", view["phase"]))
        start = labelled(self.say("start"), self.board.player(view, view["start_seat"]))
        marker = view["board"]["next_start"]
        where = Text(self.board.name("marker", marker)) if isinstance(marker, str) else self.board.player(view, marker)
        start.append(" · ", "dim").append(labelled(self.say("next_start"), where))
        lines: list[RenderableType] = [Rule(Text(f" {' · '.join(parts)} ", "bold reverse"), style="bold"), start]
        trigger = view["end_brought_on_by"]
        if trigger is not None and not view["is_over"]:
            who = Text(self.say("conny"), "bold") if trigger == "conny" else self.board.player(view, trigger)
            end = labelled(self.say("end_by"), who)
            if view["last_turns"] is not None:
                end.append(" · ", "dim").append(labelled(self.say("last_turns"), str(view["last_turns"])))
            lines.append(end)
        if view["rank"]:
            lines.append(labelled(self.say("rank"), self.board.name("rank", view["rank"])))
        return Group(*lines)

    # The village

    def spaces(self, view: View, with_supplies: bool = True) -> RenderableType:
        """The cubes on every action space by colour, and what the action is."""
        board = view["board"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
        table.add_column(Text(self.say("spaces"), "bold"))
        for cube in CUBE_STYLES:
            table.add_column(self.facts.colour(cube), justify="right")
        table.add_column("")
        for space, cubes in board["spaces"].items():
            effect = self.say("effect.voyage" if space == "travel" and "port" in view else f"effect.{space}")
            name = Text(capital(self.board.name("space", space)), "" if cubes else "dim")
            table.add_row(name, *self._by_colour(cubes), Text(effect, "dim"))
        if with_supplies:
            for key in ("green_bag", "supply"):
                label = Text(capital(self.board.name("thing", key)), "dim")
                table.add_row(label, *self._by_colour(board[key]))
        return Group(heading(self.say("village")), table)

    def _by_colour(self, cubes: dict[str, int]) -> list[Text]:
        return [
            Text(str(cubes[cube]), CUBE_STYLES[cube]) if cubes.get(cube) else Text(NOTHING, "dim")
            for cube in CUBE_STYLES
        ]

    def market(self, view: View) -> RenderableType:
        """The customers at the stalls, those in the queue, and those still to come."""
        board = view["board"]
        lines: list[RenderableType] = [heading(self.say("market"))]
        for key in ("stalls", "queue"):
            lines.append(labelled(capital(self.board.name("thing", key)), self.facts.customers_in(board[key])))
        to_come = Text(f"{capital(self.board.name('thing', 'customers_left'))}: ")
        to_come.append(self.facts.customers_in(board["customers_left"]))
        to_come.stylize("dim")
        lines.append(to_come)
        return Group(*lines)

    def crafts(self, view: View) -> RenderableType:
        """What each building makes, for time with a trained figure or for a price without one; who is trained."""
        table = _grid(4)
        for row in self.facts.box["crafts"]:
            goods = ", ".join(self.board.name("good", good) for good in row["goods"])
            if row["coins"]:  # the mill, which trains nobody
                table.add_row(
                    capital(self.board.name("building", row["id"])),
                    self.facts.amount("coins", row["coins"]),
                    self.facts.price(time=row["make"], grain=row["grain"]),
                    "",
                )
            else:
                price = self.facts.price(row["cubes"], grain=row["grain"])
                table.add_row(*self._craft(view, row["id"], goods, row["train"], row["make"], price))
        if "inn" in view:
            row = self.facts.box["inn"]["brewery"]
            beer = self.facts.amount("beer", row["beer"])
            price = self.facts.price(grain=row["grain"])
            table.add_row(*self._craft(view, "brewery", beer, row["train"], row["make"], price))
        return Group(heading(self.say("crafts")), table)

    def _craft(self, view: View, building: str, goods: str, train: int, make: int, price: Text) -> list[Text]:
        cost = Text(self.say("with_figure", make=self.facts.amount("time", make), train=train)).append(price)
        return [
            Text(capital(self.board.name("place", building))), Text(goods), cost, self.facts.figures_at(view, building)
        ]  # fmt: skip

    def council(self, view: View) -> RenderableType:
        """The steps of the council chamber: time, points and privilege of each, and who stands there."""
        box = self.facts.box["council"]
        table = _grid(5)
        for number, row in enumerate(box["steps"], start=1):
            table.add_row(
                self.say("step", number=number),
                self.facts.amount("time", row["time"]),
                self.facts.amount("points", row["points"]),
                Text(self.board.name("privilege", row["privilege"]), "dim"),
                self.facts.figures_at(view, row["id"]),
            )
        scrolls = f"{box['scrolls']} {self.board.name('good', 'scroll')}"
        price = self.say("or", one=self.facts.cubes(box["cubes"]).plain, other=scrolls)
        return Group(heading(self.say("council", price=price)), table)

    def church(self, view: View) -> RenderableType:
        """The steps of the church: grain to get there, points, who stands there; and who waits in the black bag."""
        box = self.facts.box["church"]
        table = _grid(4)
        for number, row in enumerate(box["steps"], start=1):
            grain = self.facts.amount("grain", row["grain"]) if row["grain"] else ""
            points = self.facts.amount("points", row["points"])
            table.add_row(self.say("step", number=number), grain, points, self.facts.figures_at(view, row["id"]))
        bag = Text(self.say("monks", number=view["board"]["black_bag"]["monks"]))
        bag.append("  ").append(self.facts.figures_at(view, "bag"))
        price = self.say("or", one=self.facts.cubes(box["cubes"]).plain, other=self.facts.amount("time", box["time"]))
        title = self.say("church", majority=self.facts.amount("points", box["majority"]))
        label = capital(self.board.name("place", "bag"))
        return Group(heading(title), table, labelled(f"{label} ({price})", bag))

    def travel(self, view: View) -> RenderableType:
        """The castles with reward, visitors and figures, and what the roads from each place cost."""
        box = self.facts.box["travel"]
        table = _grid(4)
        for place in ["village", *self.facts.castles]:
            visitors, reward = Text(), ""
            if place != "village":
                reward = self.facts.reward(place)
                for seat, player in enumerate(view["players"]):
                    if place in player["castles"]:
                        visitors.append("✓", "dim").append(self.facts.mark(view, seat)).append(" ")
                visitors.append(self.facts.figures_at(view, place))
            table.add_row(capital(self.place(place)), reward, visitors, self._roads(place))
        points = "/".join(str(number) for number in box["points"][1:])
        price = self.facts.price(time=box["time"], wagons=box["wagons"]).plain
        legend = Text(self.say("travel_legend", points=points), "dim")
        return Group(heading(self.say("travel", price=price)), table, legend)

    def place(self, place: str) -> str:
        """A place that a road leads to."""
        return self.say("the_village") if place == "village" else self.board.name("castle", place)

    def _roads(self, place: str) -> Text:
        parts: list[Text] = []
        for road in self.facts.box["travel"]["roads"]:
            if place in (road["a"], road["b"]):
                other = road["b"] if place == road["a"] else road["a"]
                if other != "village":  # the way home is another action
                    parts.append(Text(f"{self.place(other)} ", "dim").append(self.facts.cubes(road["cubes"])))
        return Text(", ", "dim").join(parts)

    def chronicle(self, view: View) -> RenderableType:
        """The groups of the chronicle and the graveyard: room, and who lies there."""
        board = view["board"]
        table = _grid(3)
        for group, free in board["chronicle_free"].items():
            name = capital(self.board.name("group", group))
            table.add_row(name, self._room(free), self.facts.figures_at(view, f"chronicle-{group}"))
        graves = capital(self.board.name("place", "grave"))
        table.add_row(Text(graves, "bold"), self._room(board["graves_free"]), self.facts.figures_at(view, "grave"))
        points = enumerate(self.facts.box["chronicle"]["points"])
        scale = ", ".join(f"{number}: {worth}" for number, worth in points if worth)
        return Group(heading(self.say("chronicle")), table, Text(self.say("chronicle_legend", scale=scale), "dim"))

    def _room(self, free: int) -> Text:
        return Text(self.say("room", number=free)) if free else Text(self.say("full"), "bold red")

    # Players

    def players(self, view: View) -> RenderableType:
        """One column per player, one row per thing."""
        players = view["players"]
        box = self.facts.box
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
        table.add_column("")
        for seat in range(len(players)):
            table.add_column(self.board.player_head(view, seat), justify="right")
        totals = [Text(str(score["total"]), "bold") for score in view["scores"]]
        table.add_row(Text(self.say("points_now"), "bold"), *totals)
        table.add_row(self.say("lifetime"), *(f"{player['time']}/{box['farm']['lifetime']}" for player in players))
        self._row(table, view, "deaths_due", is_always_shown=False)
        table.add_row(self.say("grain"), *(f"{player['grain']}/{box['farm']['grain']}" for player in players))
        self._row(table, view, "coins")
        for cube in COLOURS:
            label = Text(capital(self.facts.colour(cube).plain), CUBE_STYLES[cube])
            table.add_row(label, *(_number(player["cubes"][cube]) for player in players))
        for good in box["goods"]:
            name = capital(self.board.name("good", good["id"]))
            table.add_row(name, *(_number(player["goods"][good["id"]]) for player in players))
        for key in ("beer", "bread", "tools", "cocoa_home", "tea_home", "chests"):
            self._row(table, view, key)
        for key in ("cards", "customers"):
            self._row(table, view, key)
        if "port" not in view:
            self._row(table, view, "castles")
        table.add_row(self.say("living"), *(_number(self._living(player["family"])) for player in players))
        table.add_row(self.say("remembered"), *(_number(self._remembered(player["family"])) for player in players))
        return Group(heading(self.say("players")), table)

    def _row(self, table: Table, view: View, key: str, is_always_shown: bool = True) -> None:
        """A row for something that everybody has, or nobody where its expansion is not in play."""
        if key not in view["players"][0]:
            return
        values = [player[key] for player in view["players"]]
        numbers = [len(value) if isinstance(value, list) else int(value) for value in values]
        if is_always_shown or any(numbers):
            table.add_row(capital(self.board.name("thing", key)), *(_number(number) for number in numbers))

    def _living(self, family: dict[str, dict[str, int]]) -> int:
        return sum(sum(figures.values()) for place, figures in family.items() if place != "unborn" and not _dead(place))

    def _remembered(self, family: dict[str, dict[str, int]]) -> int:
        return sum(sum(figures.values()) for place, figures in family.items() if place.startswith("chronicle-"))

    def family(self, view: View, seat: int) -> RenderableType:
        """A player's family by place and generation, and the lifetime; the living first, then the dead and unborn."""
        family = view["players"][seat]["family"]
        title = Text()
        if seat == view["seat"]:
            title.append(self.say("your_family"), "bold").append(" (").append(self.board.player(view, seat)).append(")")
        else:
            title.append(self.say("family_of", player=self.board.player_name(view, seat)), "bold")
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.say("generation"))
        for generation in GENERATIONS:
            table.add_column(generation, justify="right")
        order = sorted(family, key=lambda place: (place == "unborn") * 2 + _dead(place))
        for place in order:
            name = self.say("unborn") if place == "unborn" else capital(self.board.name("place", place))
            style = "dim" if _dead(place) or place == "unborn" else ""
            table.add_row(Text(name, style), *(_figures(family[place], generation) for generation in GENERATIONS))
        lines: list[RenderableType] = [heading(title), table]
        if any(kind.endswith(WITH_BREAD) for figures in family.values() for kind in figures):
            lines.append(Text(self.say("bread_legend"), "dim"))
        return Group(*lines, self.lifetime(view, seat))

    def lifetime(self, view: View, seat: int) -> Text:
        """How far the lifetime marker has come on its way to the quill."""
        last = self.facts.box["farm"]["lifetime"]
        time = view["players"][seat]["time"]
        line = labelled(self.say("lifetime"), FULL * time + EMPTY * (last - time), "yellow")
        line.append(f" {self.say('until_quill', number=last - time)}", "not bold default")
        due = view["players"][seat]["deaths_due"]
        return line.append(f" {self.say('deaths_due', number=due)}", "bold red") if due else line

    def means(self, view: View, seat: int) -> Text:
        """What a player can pay with, on one line."""
        player = view["players"][seat]
        parts = [self.facts.cubes(player["cubes"], ", ")]
        parts.extend(
            Text(f"{number} × " if number > 1 else "").append(self.board.name("good", good))
            for good, number in player["goods"].items()
            if number
        )
        for kind in ("coins", "grain", "beer", "bread", "tools"):
            if player.get(kind):
                parts.append(Text(self.facts.amount(kind, player[kind])))
        held = Text(", ").join([part for part in parts if part.plain])
        line = self.facts.mark(view, seat).append(" ")
        line.append(labelled(self.say("you_have"), held if held.plain else Text(self.say("nothing"))))
        return line.append(" · ", "dim").append(self.lifetime(view, seat))


def _grid(columns: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column()
    return table


def _dead(place: str) -> bool:
    return place in DEAD or place.startswith("chronicle-")


def _number(number: int) -> Text:
    return Text(str(number)) if number else Text(NOTHING, "dim")


def _figures(figures: dict[str, int], generation: str) -> Text:
    """How many figures of a generation; a star for each that has bread."""
    with_bread = figures.get(generation + WITH_BREAD, 0)
    number = figures.get(generation, 0) + with_bread
    return _number(number).append("*" * with_bread)
