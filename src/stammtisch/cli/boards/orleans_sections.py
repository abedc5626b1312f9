"""The sections of the Orléans table: head, players, town, map, deeds, supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import View
from stammtisch.cli.boards.drawing import heading, labelled
from stammtisch.cli.boards.orleans_facts import PHASES, Facts, PlayerView

if TYPE_CHECKING:
    from stammtisch.cli.boards.base import Board

DIM = "dim"
NARROW = 13  # the width of a player's column with four players
FREE, FILLED, MACHINE, DONE = "○", "●", "◈", "✓"


class Sections:
    """Draws one section at a time from an observation."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.board = board
        self.facts = facts
        self.say = facts.say

    def head(self, view: View) -> RenderableType:
        """Round, phase, event, and what the hourglass may still bring."""
        parts = [self.board.game.titles[self.facts.language]]
        if view["round"]:
            parts.append(self.say("round", round=view["round"], rounds=view["rounds"]))
        phase = self.board.name("phase", view["phase"])
        if view["phase"] in PHASES:
            phase = self.say("phase", number=PHASES.index(view["phase"]) + 1, phase=phase)
        title = Text(" · ".join([*parts, phase]), "bold reverse")
        lines: list[RenderableType] = [Rule(Text(f" {title.plain} ", "bold reverse"), style="bold")]
        if view["round"] and not view["is_over"]:
            event = Text(f"{self.say('event_now')}: ")
            event.append(self.board.name("event", view["event"]), "bold")
            event.append(f". {self.facts.event(view['event'])}")
            lines.append(event)
            start = Text(f"{self.say('start')}: ").append(self.board.player(view, view["start_seat"]))
            lines.append(start)
        return Group(*lines)

    # Players

    def players(self, view: View) -> RenderableType:
        """One column per player, one row per thing; the rows that score say what each is worth."""
        players: list[PlayerView] = view["players"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="", expand=False)
        table.add_column("")
        for seat in range(len(players)):
            table.add_column(self._player_head(view, seat), justify="right")
        say = self.say
        self._row(table, say("coins"), [str(player["coins"]) for player in players])
        for good, row in self.facts.goods.items():
            words = say("points_each", thing=self.board.name("score", good), points=row["points"])
            self._row(table, words, [_number(player["goods"][good]) for player in players])
        self._row(
            table,
            say("stations"),
            [
                say("stations_left", built=len(p["stations"]), all=len(p["stations"]) + p["stations_left"])
                for p in players
            ],
        )
        self._row(table, say("citizens"), [_number(player["citizens"]) for player in players])
        self._row(table, say("status"), [f"×{player['status']}" for player in players])
        self._row(table, say("points"), [str(score["total"]) for score in view["scores"]], "bold")
        self._row(table, say("development"), [f"{p['development']}/{self.facts.last_space}" for p in players])
        for kind, row in self.facts.tracks.items():
            cells = [f"{player['tracks'][kind]}/{row['last_space']}" for player in players]
            if row["reward"] == "draw":
                cells = [
                    say("draw", step=cell, number=row["draws"][player["tracks"][kind]])
                    for cell, player in zip(cells, players, strict=True)
                ]
            self._row(table, say(f"track.{kind}"), cells)
        aside = [player["technology_aside"] + player["farmer_technology_aside"] for player in players]
        if any(aside):
            self._row(table, say("technology_aside"), [_number(number) for number in aside])
        market = [f"{sum(player['market'].values())} / {player['bag_size']}" for player in players]
        self._row(table, say("market_and_bag"), market)
        self._row(table, say("merchant"), [self.board.name("town", player["merchant"]) for player in players])
        return Group(heading(say("players")), table)

    def _player_head(self, view: View, seat: int) -> Text:
        text = self.board.player(view, seat)
        marks = [self.board.role(seat)] if self.board.role(seat) else []
        if view["start_seat"] == seat:
            marks.append(self.say("start_player"))
        if view["players"][seat]["has_passed"] and view["phase"] == "actions":
            marks.append(self.say("passed"))
        between = ", " if len(", ".join(marks)) < NARROW else "\n"
        return text.append(f"\n{between.join(marks)}", "not bold default") if marks else text

    def _row(self, table: Table, label: str, cells: list[str], style: str = "") -> None:
        table.add_row(Text(label, style), *(Text(cell, style or (DIM if cell == "–" else "")) for cell in cells))

    # Town

    def town(self, view: View, seat: int, with_legend: bool = False) -> RenderableType:
        """A player's places with their spaces and what they do; then market and bag."""
        player: PlayerView = view["players"][seat]
        title = Text()
        if seat == view["seat"]:
            title.append(self.say("your_town"), "bold").append(" (").append(self.board.player(view, seat)).append(")")
        else:
            name = self.board.player_name(view, seat)
            title.append(self.say("town_of", player=name), "bold")
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(min_width=1)
        for _ in range(5):
            table.add_column()
        for place in player["places"]:
            table.add_row(*self._place(view, seat, place))
        lines: list[RenderableType] = [heading(title), table]
        if with_legend:
            lines.append(Text(self.say("legend"), DIM))
        steps = self.facts.next_steps(player, view["board"]["citizens"])
        if with_legend and steps:
            label = self.say("next_steps", space=player["development"], last=self.facts.last_space)
            lines.append(labelled(label, steps))
        room = self.facts.setup["market_spaces"]
        size = sum(player["market"].values())
        lines.append(labelled(self.say("market", size=size, room=room), self.facts.counted(player["market"]), "bold"))
        if player["hand"]:
            lines.append(labelled(self.say("hand"), self.facts.counted(player["hand"]), "bold"))
        bag = self.say("bag_hidden")
        if player["bag"] is not None:
            bag = self.facts.counted(player["bag"])
        lines.append(labelled(self.say("bag", size=player["bag_size"]), bag))
        return Group(*lines)

    def _place(self, view: View, seat: int, place: str) -> list[Text]:
        player: PlayerView = view["players"][seat]
        filled = player["spaces"]
        missing = self.facts.missing(place, filled)
        spaces = self.facts.spaces(place)
        is_done = bool(spaces) and not missing
        cells = [Text(DONE if is_done else "", "bold green")]
        cells.append(Text(self.board.name("place", place), "bold green" if is_done else "bold"))
        for space, kind in spaces:
            if space not in filled:
                cells.append(Text(f"{FREE} {self.facts.follower(kind)}", DIM))
            elif filled[space] == "technology":
                cells.append(Text(f"{MACHINE} {self.facts.follower(kind)}", "cyan"))
            else:
                cells.append(Text(f"{FILLED} {self.facts.follower(filled[space])}", "green"))
        cells.extend(Text("") for _ in range(5 - len(cells)))
        effect = Text(self.facts.effect(place, player, view["board"]["citizens"]), DIM)
        if is_done and self._is_blocked(view, seat, place):
            effect = Text(f"({self.say('not_now')}) ", "yellow").append(effect)
        return [*cells, effect]

    def _is_blocked(self, view: View, seat: int, place: str) -> bool:
        """Whether a complete place cannot be used on this turn, though it has an action."""
        prompt = view["prompt"]
        if prompt["question"] != "take-turn" or seat != view["seat"] or not prompt["legal"]:
            return False
        if self.facts.places[place]["effect"] == "shield":
            return False  # it works by itself when the event comes
        usable = {self.board.game.actions[action].notation for action in prompt["legal"]}
        return f"use {place}" not in usable

    # Map

    def map_around(self, view: View, seat: int) -> RenderableType:
        """The routes from the merchant's town, with goods, and who has built at their ends."""
        here = view["players"][seat]["merchant"]
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column()
        before = ""
        for kind, town, goods in sorted(self._routes(view, here), key=lambda route: (route[0] != "water", route[1])):
            label = Text("" if kind == before else self.say(kind), "bright_blue" if kind == "water" else "yellow")
            before = kind
            content = ", ".join(self.facts.good(good) for good in goods)
            cell = Text(content, "bold") if content else Text(self.say("no_goods"), DIM)
            table.add_row(label, Text(f"→ {self.board.name('town', town)}"), cell, self._who_is_in(view, town))
        title = self.say("map", town=self.board.name("town", here))
        return Group(heading(title), Text(self._station_here(view, seat, here)), table)

    def _station_here(self, view: View, seat: int, here: str) -> str:
        """Whether the player can build where the merchant is."""
        owners = self._owners(view, here)
        if seat in owners:
            return self.say("own_station")
        if here == "orleans":
            return self.say("free_in_orleans")
        if not owners:
            return self.say("free_for_station")
        return self.say("other_station", player=self.board.player_name(view, owners[0]))

    def _routes(self, view: View, here: str) -> list[tuple[str, str, list[str]]]:
        found: list[tuple[str, str, list[str]]] = []
        for route, goods in view["board"]["routes"].items():
            kind, _, ends = route.partition(":")
            towns = ends.split("/")
            if here in towns:
                found.append((kind, towns[1] if towns[0] == here else towns[0], goods))
        return found

    def _owners(self, view: View, town: str) -> list[int]:
        return [seat for seat, player in enumerate(view["players"]) if town in player["stations"]]

    def _who_is_in(self, view: View, town: str) -> Text:
        text = Text()
        for seat in self._owners(view, town):
            text.append(self.say("station_of"), DIM)
            text.append(self.board.player(view, seat))
        return text

    # Deeds and supplies

    def deeds(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column()
        for deed, free in view["board"]["deeds"].items():
            name = Text(self.board.name("deed", deed), "bold")
            if not any(free.values()):
                table.add_row(name, Text(self.say("deed_done"), DIM), "")
                continue
            table.add_row(name, Text(self.facts.counted(free)), Text(self.facts.deed_reward(deed), DIM))
        return Group(heading(self.say("deeds_title")), table)

    def supplies(self, view: View) -> RenderableType:
        board = view["board"]
        lines: list[RenderableType] = [heading(self.say("supplies"))]
        lines.append(labelled(self.say("supply"), self.facts.counted(board["supply"])))
        goods = self.facts.counted_goods(board["goods_market"])
        lines.append(labelled(self.say("goods_market"), goods))
        for category in ("I", "II"):
            tiles = [tile for tile in board["place_tiles"] if self.facts.places[tile]["category"] == category]
            names = ", ".join(self.board.name("place", tile) for tile in tiles) or self.say("nothing")
            lines.append(labelled(self.say("place_tiles", category=category), names))
        lines.append(labelled(self.say("technology_left"), str(board["technology"])))
        lines.append(labelled(self.say("citizens_left"), self._citizens(board["citizens"])))
        events = [
            f"{number} {self.board.name('event', event)}" for event, number in board["events_left"].items() if number
        ]
        lines.append(labelled(self.say("events_left"), ", ".join(events) or self.say("nothing")))
        if board["bank"] is not None:
            lines.append(labelled(self.say("bank"), str(board["bank"])))
        return Group(*lines)

    def _citizens(self, citizens: list[str]) -> str:
        on_deeds = sum(1 for citizen in citizens if citizen in self.facts.deeds)
        found = [self.say("citizens.deeds", number=on_deeds)] if on_deeds else []
        rows = enumerate(self.facts.citizen_spaces, start=1)
        spaces = [str(row["space"]) for number, row in rows if f"development-{number}" in citizens]
        if spaces:
            found.append(self.say("citizens.development", spaces=", ".join(spaces)))
        for citizen in ("boatmen", "knights", "most-stations"):
            if citizen in citizens:
                found.append(self.say(f"citizens.{citizen}", step=self.facts.tracks["knight"]["citizen_at"]))
        return ", ".join(found) or self.say("nothing")


def _number(number: int) -> str:
    return str(number) if number else "–"
