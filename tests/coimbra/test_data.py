"""The data of Coimbra: counts, totals, symmetry, provenance; and editions that are checked with clear messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files

import pytest

import stammtisch
from stammtisch.core.editions import STATUSES, Edition, edition_from_texts
from stammtisch.core.plain import Json, as_list
from stammtisch.games.coimbra.components import FILES, PACKAGE, Components
from stammtisch.games.coimbra.game import Coimbra
from stammtisch.games.coimbra.ids import BONUS_IDS, CARDS, NODE_IDS, START_CARDS
from tests.coimbra.table import GAME

EDITION = PACKAGE.edition("eggert-2018")
BOX = Components(EDITION)


def tables_of(file: str, table: str) -> list[dict[str, Json]]:
    found = []
    for row in as_list(EDITION.files[file][table], table):
        assert isinstance(row, dict)
        found.append(row)
    return found


def test_every_row_names_its_source_and_status() -> None:
    rows = 0
    for file, tables in EDITION.files.items():
        for name, table in tables.items():
            for row in as_list(table, name):
                assert isinstance(row, dict)
                if file != "edition.toml":
                    assert row["source"]
                    assert row["status"] in STATUSES
                    rows += 1
    assert rows == 56 + 24 + 15 + 4 + 4 + 24 + 63 + 80 + 1 + 1 + 5 + 4 + 4


def test_statuses_are_not_better_than_what_is_known() -> None:
    statuses = [row["status"] for row in tables_of("characters.toml", "character")]
    assert (statuses.count("printed"), statuses.count("reconstructed")) == (1, 55)
    voyages = [row["status"] for row in tables_of("voyages.toml", "voyage")]
    assert voyages == ["reconstructed"] * 15
    roads = [row["status"] for row in tables_of("map.toml", "road")]
    assert (roads.count("photographed"), roads.count("reconstructed")) == (73, 7)
    tiles = {str(row["id"]): row["status"] for row in tables_of("monasteries.toml", "monastery")}
    assert list(tiles.values()).count("photographed") == 12
    assert tiles["coins"] == "reconstructed", "its number cannot be read in the photograph"
    boxes = [(row["track"], row["first"]) for row in tables_of("tracks.toml", "box") if row["status"] == "photographed"]
    gray = [("council", first) for first in (4, 7, 10, 13)]
    orange = [("merchant", first) for first in (7, 10, 13)]
    assert boxes == [*gray, *orange]
    favours = [row["status"] for row in tables_of("favours.toml", "favour")]
    assert (favours.count("printed"), favours.count("one-source")) == (1, 3)


@pytest.mark.rule("C-2.2")
def test_eight_start_cards_and_twice_twenty_four_others() -> None:
    backs = [row["back"] for row in tables_of("characters.toml", "character")]
    assert (backs.count("I"), backs.count("II"), backs.count("III")) == (8, 24, 24)
    costs = [int(cost) for cost in BOX.card_cost][START_CARDS:]
    assert (costs.count(0), costs.count(1)) == (24, 24)
    assert sum(int(value) for value in BOX.influence) == 4 * 31


@pytest.mark.rule("C-15.1")
def test_twenty_four_monasteries_of_three_levels() -> None:
    assert [BOX.level.count(level) for level in range(3)] == [12, 8, 4]


@pytest.mark.rule("C-16.10")
def test_fifteen_voyages_cost_guards_or_coins() -> None:
    resources = [int(resource) for resource in BOX.voyage_resource]
    assert (resources.count(0), resources.count(1)) == (7, 8)


@pytest.mark.rule("C-1.6")
def test_thirteen_dice() -> None:
    assert [sum(counts[count] for counts in BOX.dice) for count in range(3)] == [7, 11, 13]


@pytest.mark.rule("C-9.1")
def test_the_map_has_63_places_and_80_roads() -> None:
    assert len(NODE_IDS) == 63
    assert sum(1 for _, _, one_way in BOX.roads if one_way) == 8
    assert len(BOX.roads) == 80
    degrees = [int(BOX.road_first[node + 1]) - int(BOX.road_first[node]) for node in range(63)]
    assert sum(degrees) == 8 + 2 * 72
    assert max(degrees) <= 5


def test_every_kind_of_bonus_occurs() -> None:
    assert {int(effect) for effect in BOX.bonus} == set(range(len(BONUS_IDS)))


def test_the_description_explains_everything_in_two_languages() -> None:
    text = json.dumps(GAME.describe(), ensure_ascii=False)
    assert "{" not in text.replace('{"', "").replace("{}", "")
    description = GAME.describe()
    for part, number in (("cards", CARDS), ("monasteries", 24), ("voyages", 15), ("favours", 4), ("nodes", 63)):
        rows = description[part]
        assert isinstance(rows, list)
        assert len(rows) == number
        for row in rows:
            assert isinstance(row, dict)
            if part != "nodes":
                explanation = row["explanation"]
                assert isinstance(explanation, dict)
                assert explanation["en"] != explanation["de"]
                assert str(row["rule"]).startswith("C-")


def test_explanations_read_well() -> None:
    cards = GAME.describe()["cards"]
    assert isinstance(cards, list)
    texts = {}
    for card in cards:
        assert isinstance(card, dict)
        assert isinstance(card["explanation"], dict)
        texts[str(card["id"])] = card["explanation"]
    assert texts["iii-k6"]["en"] == "Gain 2 guards, 2 coins and 1 step."
    assert texts["ii-m5"]["de"] == "Jeder Mitspieler gibt dir 1 Wache und 1 Münze oder 2 Punkte."
    assert texts["ii-k1"]["de"] == "Am Anfang von Phase E, wenn du keinen lila Würfel hast: 2 Schritte."
    assert texts["ii-c4"]["de"] == "Erhalte einmal das Einkommen der grauen Leiste."
    assert texts["ii-s6"]["en"] == "1 point for each of your cards of influence 1 or 2."


def test_names_cover_whatever_an_observation_mentions() -> None:
    names = GAME.names()
    view = GAME.new(3, 2).observe(0)
    board = view["board"]
    assert isinstance(board, dict)
    for card in as_list(board["face_down"], "cards"):
        assert f"card.{card}" in names
    assert isinstance(board["monasteries"], dict)
    for node, monastery in board["monasteries"].items():
        assert f"node.{node}" in names
        assert isinstance(monastery, dict)
        assert f"monastery.{monastery['tile']}" in names
    for name in names.values():
        assert set(name) == {"en", "de"}


# Editions of one's own


def changed(change: Callable[[dict[str, dict[str, Json]]], object]) -> Edition:
    copied: dict[str, dict[str, Json]] = json.loads(json.dumps(EDITION.files))
    change(copied)
    return Edition("changed", copied)


def row_of(tables: dict[str, dict[str, Json]], file: str, table: str, number: int) -> dict[str, Json]:
    row = as_list(tables[file][table], table)[number]
    assert isinstance(row, dict)
    return row


def test_a_corrected_value_is_played_with() -> None:
    edition = changed(lambda tables: row_of(tables, "monasteries.toml", "monastery", 17).update(points=1))
    game = Coimbra(edition)
    assert int(game.box.points[56 + 17]) == 1
    assert game.new(2, 1).origin.edition_digest != GAME.edition.digest


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda tables: row_of(tables, "characters.toml", "character", 3).pop("source"), "source"),
        (lambda tables: row_of(tables, "characters.toml", "character", 3).update(status="sure"), "status"),
        (lambda tables: row_of(tables, "characters.toml", "character", 9).update(colour="red"), "colour"),
        (lambda tables: row_of(tables, "characters.toml", "character", 9).update(back="III"), "back"),
        (lambda tables: row_of(tables, "characters.toml", "character", 9).update({"class": "cleric"}), "14 cards"),
        (lambda tables: row_of(tables, "characters.toml", "character", 9).update(diplomas=["a", "a"]), "diplomas"),
        (lambda tables: row_of(tables, "characters.toml", "character", 9).update(zone="phase-c"), "zone"),
        (lambda tables: row_of(tables, "characters.toml", "character", 0).update(zone="phase-e"), "zone"),
        (lambda tables: row_of(tables, "monasteries.toml", "monastery", 0).update(bonus="fly"), "fly"),
        (lambda tables: row_of(tables, "monasteries.toml", "monastery", 23).update(level="IV"), "level"),
        (lambda tables: row_of(tables, "voyages.toml", "voyage", 0).update(cost=99), "cost"),
        (lambda tables: row_of(tables, "map.toml", "road", 0).update(one_way=False), "one-way"),
        (lambda tables: row_of(tables, "map.toml", "node", 60).update(level="III"), "8, 4 and 2"),
        (lambda tables: row_of(tables, "tracks.toml", "box", 1).update(first=0), "two boxes"),
        (lambda tables: row_of(tables, "tracks.toml", "box", 1).update(first=2), "no income box"),
        (lambda tables: row_of(tables, "tracks.toml", "track", 1).update(colour="green"), "another class"),
        (lambda tables: row_of(tables, "setup.toml", "setup", 0).update(rounds=5), "rounds"),
        (lambda tables: row_of(tables, "setup.toml", "location", 1).update(tokens_4=[1, 1, 1]), "too many"),
        (lambda tables: row_of(tables, "setup.toml", "scoring_tile", 1).update(four=[1, 2]), "3 values"),
        (lambda tables: row_of(tables, "edition.toml", "edition", 0).update(game="chess"), "coimbra"),
        (lambda tables: as_list(tables["favours.toml"]["favour"], "favour").pop(), "missing"),
    ],
)
def test_a_mistake_in_an_edition_is_named(change: Callable[[dict[str, dict[str, Json]]], object], message: str) -> None:
    with pytest.raises(stammtisch.BadEdition, match=message):
        Components(changed(change))


@pytest.mark.parametrize(
    ("file", "table", "number", "values", "message"),
    [
        # a bonus that would never take effect where it stands
        ("characters", "character", 8, {"zone": "game-end"}, "ii-c1.*'bonus'.*'advance-any' does not work here"),
        ("characters", "character", 0, {"bonus": "copy"}, "i-c1.*'bonus'.*'copy' does not work here"),
        ("monasteries", "monastery", 0, {"immediate": False}, "guards.*'bonus'.*'gain' does not work here"),
        ("monasteries", "monastery", 9, {"immediate": True}, "castle.*'bonus'.*'castle-points' does not work here"),
        ("favours", "favour", 0, {"bonus": "cap"}, "voyages.*'bonus'.*possible are: voyage-discount"),
        ("favours", "favour", 2, {"bonus": "voyage-discount"}, "pilgrim.*'bonus'.*does not work here"),
        # gains that nobody would look at, or none where there must be some
        ("characters", "character", 33, {"guards": 2}, "iii-c2.*'guards': is not known here"),
        ("monasteries", "monastery", 4, {"points": 1}, "gray.*'points': is not known here"),
        ("monasteries", "monastery", 9, {"coins": 1}, "castle.*'coins': is not known here"),
        ("characters", "character", 0, {"guards": 0}, "i-c1.*'bonus': brings nothing"),
        ("characters", "character", 37, {"coins": 0}, "iii-c6.*'coins': must be a whole number from 1"),
        ("characters", "character", 18, {"points": 0}, "ii-m5.*'points': must be a whole number from 1"),
        ("characters", "character", 34, {"guards": 0}, "iii-c3.*'guards': brings nothing"),
        ("voyages", "voyage", 2, {"points": 1}, "cabo-verde.*'points': is not known here"),
        ("voyages", "voyage", 0, {"points": 0}, "tanger.*'points': must be a whole number from 1"),
        ("voyages", "voyage", 2, {"tracks": ["council", "council"]}, "cabo-verde.*'tracks': must be two different"),
        # numbers that the program could not play with
        ("favours", "favour", 1, {"amount": 10}, "cap.*'amount': the cap tile adds at most 9"),
        ("setup", "die", 0, {"count": [0, 3, 3]}, "'count': 2 players need 6 dice, and there are 5"),
        ("setup", "setup", 0, {"diploma_points": [1, 3, 4, 8, 12]}, "'diploma_points': a further diploma"),
        ("setup", "setup", 0, {"start_coins": 21}, "'start_coins': must be a whole number from 0 to 20"),
        ("map", "road", 9, {"b": "b2"}, "'b': a road joins two different places"),
        ("map", "road", 9, {"b": "b1"}, "'b': a road joins two different places"),
    ],
)
def test_what_would_be_ignored_or_break_the_game_is_named_with_file_row_and_field(
    file: str, table: str, number: int, values: dict[str, Json], message: str
) -> None:
    edition = changed(lambda tables: row_of(tables, f"{file}.toml", table, number).update(values))
    with pytest.raises(stammtisch.BadEdition, match=message) as raised:
        Components(edition)
    assert raised.value.sentence("en").startswith(f"{file}.toml, ")
    assert raised.value.sentence("de") != raised.value.sentence("en")


def test_a_monastery_that_no_road_reaches_is_named() -> None:
    def cut_off(tables: dict[str, dict[str, Json]]) -> None:
        roads = as_list(tables["map.toml"]["road"], "road")
        far = {"iii-1", "r1", "r8"}
        for road in list(roads):
            assert isinstance(road, dict)
            if len({str(road["a"]), str(road["b"])} & far) == 1:
                roads.remove(road)

    with pytest.raises(stammtisch.BadEdition, match=r"map\.toml, nw, field 'road': some monastery cannot be reached"):
        Components(changed(cut_off))


def test_the_packaged_edition_reads_from_its_files() -> None:
    folder = files("stammtisch.games.coimbra").joinpath("data", "eggert-2018")
    texts = {file: folder.joinpath(file).read_text(encoding="utf-8") for file in FILES}
    assert edition_from_texts("eggert-2018", texts).digest == EDITION.digest


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(stammtisch.BadEdition, match="no edition"):
        GAME.new(2, 1, edition="1537")


def test_the_description_carries_the_numbers_of_pictures() -> None:
    description = GAME.describe()
    shows: dict[str, dict[str, Json]] = {}
    for part in ("cards", "monasteries", "favours"):
        rows = description[part]
        assert isinstance(rows, list)
        for row in rows:
            assert isinstance(row, dict)
            numbers = row["shows"]
            assert isinstance(numbers, dict)
            shows[f"{part}.{row['id']}"] = numbers
    card = shows["cards.iii-k6"]
    assert (card["guards"], card["coins"], card["points"], card["steps"]) == (2, 2, 0, 1)
    assert shows["cards.ii-k3"]["resource"] == "guards"
    assert shows["cards.ii-c2"]["of"] == "council"
    assert shows["cards.ii-s6"]["values"] == [1, 2]
    assert (shows["monasteries.purple"]["of"], shows["monasteries.purple"]["amount"]) == ("cleric", 3)
    assert shows["favours.cap"]["points"] == 4
    assert description["distress"] == {"guards": 2, "coins": 2}
    voyages = description["voyages"]
    assert isinstance(voyages, list)
    zanzibar = next(row for row in voyages if isinstance(row, dict) and row["id"] == "sansibar")
    assert isinstance(zanzibar, dict)
    assert (zanzibar["task"], zanzibar["tracks"]) == ("half-tracks", ["cleric", "scholar"])
