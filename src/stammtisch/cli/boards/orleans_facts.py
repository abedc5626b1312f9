"""What is printed on the pieces of Orléans, read from the edition's tables, in the person's language."""

from __future__ import annotations

from typing import Any, TypeAlias

from stammtisch.cli.boards.orleans_words import WORDS
from stammtisch.cli.speaker import Speaker
from stammtisch.core.game import Game

TableRow: TypeAlias = dict[str, Any]  # a row of a TOML table that the game has already checked
PlayerView: TypeAlias = dict[str, Any]

PHASES = ("hourglass", "census", "followers", "planning", "actions", "event", "start-player")
OWN = "own-"
CITIZEN_OF_TRACK = {"boatman": "boatmen", "knight": "knights"}
NEXT_STEPS = 3  # of the development track, ahead of a player's marker


class Facts:
    """The tables of one edition, with the sentences that explain them."""

    def __init__(self, game: Game, say: Speaker) -> None:
        self.say = say.with_words(WORDS)
        self.language = say.language
        self.explanations: dict[str, str] = {
            row["id"]: row["explanation"][self.language] for row in _described(game, "events")
        }
        self.places = _rows(game, "places.toml", "place")
        self.deeds = _rows(game, "deeds.toml", "deed")
        self.tracks = _rows(game, "tracks.toml", "track")
        self.goods = _rows(game, "goods.toml", "good")
        self.followers = _rows(game, "followers.toml", "follower")
        self.setup: TableRow = _list(game, "setup.toml", "setup")[0]
        self.last_space: int = _list(game, "development.toml", "track")[0]["last_space"]
        self.coin_spaces = _list(game, "development.toml", "coin_space")
        self.citizen_spaces = _list(game, "development.toml", "citizen_space")
        self.status_spaces = _list(game, "development.toml", "status_space")

    # Names

    def is_follower(self, what: str) -> bool:
        """Whether an id is that of a follower, of one in the player's own colour, or of any."""
        return what == "any" or what.removeprefix(OWN) in self.followers

    def follower(self, tile: str) -> str:
        """A follower's name; a star marks one in the player's own colour."""
        if tile.startswith(OWN):
            return self.follower(tile.removeprefix(OWN)) + "*"
        if tile == "any":
            return self.say("anyone")
        return str(self.followers[tile][self.language])

    def several(self, tile: str, number: int) -> str:
        """ "farmer", "2 farmers"."""
        if number == 1 or tile.startswith(OWN):
            return self.follower(tile) if number == 1 else f"{number} {self.follower(tile)}"
        return f"{number} {self.followers[tile][f'{self.language}_plural']}"

    def plural(self, kind: str) -> str:
        return str(self.followers[kind][f"{self.language}_plural"])

    def counted(self, numbers: dict[str, int]) -> str:
        """The followers of a heap in words."""
        words = [self.several(tile, number) for tile, number in numbers.items() if number]
        return ", ".join(words) or self.say("nobody")

    def good(self, good: str) -> str:
        return str(self.goods[good][self.language])

    def counted_goods(self, goods: dict[str, int]) -> str:
        words = [f"{number} {self.good(good)}" for good, number in goods.items() if number]
        return ", ".join(words) or self.say("nothing")

    def coins(self, number: int) -> str:
        return self.say("gain.coins", coins=number)

    # Places

    def spaces(self, place: str) -> list[tuple[str, str]]:
        """The action spaces of a place: id and kind."""
        kinds = self.places[place]["spaces"]
        return [(f"{place}.{number}", kind) for number, kind in enumerate(kinds, start=1)]

    def missing(self, place: str, filled: dict[str, str]) -> list[str]:
        """The kinds of the spaces that are still free; a place for deeds needs only one follower."""
        free = [kind for space, kind in self.spaces(place) if space not in filled]
        if self.places[place]["effect"] == "deeds" and len(free) < len(self.spaces(place)):
            return []
        return free

    def effect(self, place: str, player: PlayerView, citizens: list[str]) -> str:
        """What using a place brings this player; `citizens` are those nobody has won yet."""
        row = self.places[place]
        effect = row["effect"]
        if effect == "travel":
            return self.say(f"travel.{row['routes']}")
        if effect == "recruit":
            if len(row["recruits"]) == 1:
                return self.recruit(row["recruits"][0], player, citizens)
            return "/".join(self.follower(kind) for kind in row["recruits"])
        if effect == "coins-and-development":
            parts = [self.coins(row["coins"])] if row["coins"] else []
            if row["development"]:
                parts.append(self.say("gain.development", steps=row["development"]))
            return ", ".join(parts)
        if effect == "good":
            return self.say("gain.good", good=self.good(row["good"]))
        if effect == "coins-by-status":
            return self.say(effect, number=player["status"])
        if effect == "coins-by-stations":
            return self.say(effect, number=len(player["stations"]))
        if effect == "substitute":
            others = ", ".join(self.plural(kind) for kind in row["replaces"])
            return self.say(effect, stand_in=self.plural(row["stand_in"]), others=others)
        words = self.say(effect, **{key: row[key] for key in ("most", "draw", "place") if key in row})
        if "market_spaces" in row:
            words += f", {self.say('gain.market', spaces=row['market_spaces'])}"
        return words

    def recruit(self, kind: str, player: PlayerView, citizens: list[str]) -> str:
        """The follower and what its track brings this player at the next step."""
        follower = self.follower(kind)
        if kind not in self.tracks:
            return f"{self.say('recruit', follower=follower)}, {self.say('reward.monk')}"
        step = player["tracks"][kind]
        row = self.tracks[kind]
        if step >= row["last_space"]:
            return self.say("track_end", follower=follower)
        return f"{self.say('recruit', follower=follower)}, {self.reward(row, step, citizens)}"

    def reward(self, row: TableRow, step: int, citizens: list[str]) -> str:
        """What the step after this one brings."""
        kind = row["reward"]
        if kind == "draw":
            words = self.say("reward.draw", number=row["draws"][step + 1])
        else:
            value = row["steps"][step]
            words = {
                "good": lambda: self.say("gain.good", good=self.good(value)),
                "coins": lambda: self.coins(value) if value else "",
                "technology": lambda: self.say(f"reward.technology.{value}"),
                "place-tile": lambda: self.say("reward.tile", categories=value),
                "development": lambda: self.say("gain.development", steps=value),
            }[kind]()
        if row.get("citizen_at") == step + 1 and CITIZEN_OF_TRACK.get(row["id"]) in citizens:
            return ", ".join(part for part in (words, self.say("gain.citizen")) if part)
        return str(words)

    # Deeds, development, events

    def deed_reward(self, deed: str) -> str:
        row = self.deeds[deed]
        if row["or_development"]:
            return self.say("deed_or", coins=row["coins"])
        return self.say("deed_each", coins=row["coins"])

    def next_steps(self, player: PlayerView, citizens: list[str]) -> str:
        """The next coins, citizen and status on the development track."""
        here = player["development"]
        found: list[tuple[int, str]] = []
        for row in self.coin_spaces:
            found.append((row["space"], self.say("next.coins", **row)))
        for number, row in enumerate(self.citizen_spaces, start=1):
            if f"development-{number}" in citizens:
                found.append((row["space"], self.say("next.citizen", **row)))
        for row in self.status_spaces:
            found.append((row["space"], self.say("next.status", status=row["value"], space=row["space"])))
        return ", ".join([words for space, words in sorted(found) if space > here][:NEXT_STEPS])

    def event(self, event: str) -> str:
        return self.explanations[event]


def _described(game: Game, part: str) -> list[TableRow]:
    rows: Any = game.describe()[part]
    found: list[TableRow] = rows
    return found


def _list(game: Game, file: str, table: str) -> list[TableRow]:
    rows: Any = game.edition.files[file][table]
    found: list[TableRow] = rows
    return found


def _rows(game: Game, file: str, table: str) -> dict[str, TableRow]:
    return {row["id"]: row for row in _list(game, file, table)}
