"""The tables of Inn, read from an edition's `inn.toml`: brewery, inn, and the person cards (VI-2 to VI-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.editions import Edition, Row
from stammtisch.core.expansion import Box
from stammtisch.core.texts import Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.inn.ids import (
    ABBOT,
    ANY_TIME,
    AT_END,
    CARD_IDS,
    CHRONICLER,
    FIRST_MARRIAGE_CARD,
    FIRST_PORT_CARD,
    GUILD_MASTER,
    INN_TABLE,
    JACK_OF_ALL_TRADES,
    MAYOR,
    NUN,
    PICKPOCKET,
    SCHOLAR,
    SET_IDS,
    STACKS,
    TRAVELLER,
    WHEN_IDS,
    is_for_any_time,
)
from stammtisch.games.village.expansions.prices import COINS, joined_amounts, so_many
from stammtisch.games.village.ids import CASTLES, GOOD_IDS, MOST_PAID

# Cards that score by a table, and how long it must be; 0 for any length.
TABLES: Final = {CHRONICLER: 0, TRAVELLER: CASTLES + 1, MAYOR: 0, SCHOLAR: 0, NUN: 0, GUILD_MASTER: 0, PICKPOCKET: 2}
# How often the jack of all trades rolls where his row does not say it, as in the first version of the edition.
FIRST_ROLLS: Final = 4


class InnBox(Box):
    """All tables of Inn in one edition."""

    def __init__(self, edition: Edition) -> None:
        row = edition.single("inn.toml", "numbers")
        self.start_beer = row.number("start_beer", 0, 9)
        self.beer = row.number("beer", 0, 100)
        self.train_time = row.number("train_time", 0, 9)
        self.brew_time = row.number("brew_time", 0, 9)
        self.brew_grain = row.number("brew_grain", 1, 5)
        self.brewed = row.number("brewed", 1, 9)
        self.place_time = row.number("place_time", 0, 9)
        self.inn_time = row.number("inn_time", 0, 9)
        self.inn_cubes = row.number("inn_cubes", 1, MOST_PAID)
        if row.number("stacks", 1, 9) != STACKS:
            raise row.wrong("stacks", f"must be {STACKS}.", f"müssen {STACKS} sein.")
        row.finish()
        self.beer_name = Name({"en": "beer", "en.a": "a beer", "de": "Bier", "de.a": "ein Bier"})
        self.card_names: list[Name] = []
        self.card_when: list[int] = []
        self.card_tables: list[list[int]] = []
        self.card_goods: list[list[int]] = []
        self.end_cards: i64 = 0  # mask of the cards that are kept for the scoring
        self.any_cards: i64 = 0  # mask of those that may be played at any time
        self.jack_rolls = FIRST_ROLLS
        coins: list[i64] = []
        beer: list[i64] = []
        points: list[i64] = []
        each: list[i64] = []
        for card, one in enumerate(edition.rows_by_id("inn.toml", "card", CARD_IDS)):
            self.card_names.append(one.name())
            if one.one_of("set", SET_IDS) != set_of(card):
                raise one.wrong("set", f"must be {SET_IDS[set_of(card)]!r}.", f"muss {SET_IDS[set_of(card)]!r} sein.")
            when = one.one_of("when", WHEN_IDS)
            if (when == ANY_TIME) != is_for_any_time(card) or (when == AT_END) != (card < ABBOT):
                raise one.wrong("when", "the rules have another moment for it.", "die Regeln sehen etwas anderes vor.")
            self.card_when.append(when)
            if when == AT_END:
                self.end_cards |= bit(card)
            elif when == ANY_TIME:
                self.any_cards |= bit(card)
            coins.append(one.number("coins", 0, 9))
            beer.append(one.number("beer", 0, 9))
            points.append(one.number("points", 0, 20))
            self.card_tables.append(_table(one, card))
            each.append(one.number("each", 0, 20) if one.has("each") else 0)
            if card == JACK_OF_ALL_TRADES and one.has("rolls"):
                self.jack_rolls = one.number("rolls", 0, 9)
            goods = one.texts("goods") if one.has("goods") else []
            self.card_goods.append([one.choice("goods", word, GOOD_IDS) for word in goods])
            one.finish()
        self.card_coins: vec[i64] = vec[i64](coins)
        self.card_beer: vec[i64] = vec[i64](beer)
        self.card_points: vec[i64] = vec[i64](points)
        self.card_each: vec[i64] = vec[i64](each)
        self.price_names: list[Name] = [_price(int(coins[card]), int(beer[card])) for card in range(len(CARD_IDS))]


def set_of(card: int) -> int:
    """The expansion that a person card comes with."""
    if card < FIRST_PORT_CARD:
        return 0
    return 1 if card < FIRST_MARRIAGE_CARD else 2


def _price(coins: int, beer: int) -> Name:
    """What a card costs, in words."""
    amounts = [so_many(coins, COINS)] if coins else []
    if beer:
        amounts.append({"en": f"{beer} beer", "de": f"{beer} Bier"})
    return joined_amounts(amounts, {"en": ", ", "de": ", "})


def _table(row: Row, card: int) -> list[int]:
    if card not in TABLES:
        return []
    found = row.numbers("table", 0, 99)
    if TABLES[card]:
        row.must_have_length("table", len(found), TABLES[card])
    if not found:
        raise row.wrong("table", "must not be empty.", "darf nicht leer sein.")
    return found


def box_of(box: Components) -> InnBox:
    """The tables of Inn."""
    part = box.parts[INN_TABLE]
    assert isinstance(part, InnBox)
    return part
