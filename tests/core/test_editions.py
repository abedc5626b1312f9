"""What games remember of an edition: values and rules, not texts; and earlier versions that lie beside the new one."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.editions import STATUSES, Edition, Package, edition_from_texts, is_value
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_dict
from stammtisch.core.playout import play_randomly
from stammtisch.editions import copy_edition, read_edition

GAMES = ("orleans", "coimbra", "village")
# What tables and records remember that were stored when texts still counted.
STORED = [
    ("orleans", {}, "5687fe32623e73a1"),
    ("coimbra", {}, "a562c0d50d80da4e"),
    ("village", {}, "7d5dd1efbc20578b"),
    ("village", {"port": True}, "a03bf46df88f30c3"),
]


def changed(edition: Edition, change: Callable[[str, Json], Json], name: str = "changed") -> Edition:
    """The edition with every field of every row changed so."""

    def walk(value: Json) -> Json:
        if isinstance(value, list):
            return [walk(item) for item in value]
        if isinstance(value, dict):
            return {field: walk(change(field, content)) for field, content in value.items()}
        return value

    return Edition(name, {file: as_dict(walk(table), file) for file, table in edition.files.items()})


def spoken_otherwise(field: str, value: Json) -> Json:
    """Every text, source, status, citation and place of drawing, changed."""
    if is_value(field):
        return value
    if field == "status":
        return next(status for status in STATUSES if status != value)
    if isinstance(value, str):
        return f"{value} corrected"
    assert isinstance(value, (int, float))
    return value + 1


def corrected(edition: Edition, version: str = "") -> Edition:
    """Coimbra's edition with the first voyage dearer by one."""
    files = copy.deepcopy(edition.files)
    voyages = files["voyages.toml"]["voyage"]
    assert isinstance(voyages, list)
    first = as_dict(voyages[0], "voyage")
    first["cost"] = int(str(first["cost"])) + 1
    return Edition(edition.name, files, version)


def a_game(game: Game, seats: int = 2, options: dict[str, Json] | None = None) -> tuple[dict[str, Json], str]:
    """The record of a whole game, and where it ends."""
    state = game.new(seats, 5, options)
    play_randomly(state, 5)
    return state.record(), state.fingerprint()


def first_version(name: str) -> Game:
    """A game with the values that its edition had at first."""
    game = stammtisch.game(name)
    return next(iter(game.earlier()), game)


@pytest.mark.parametrize(("name", "options", "digest"), STORED)
def test_games_that_were_stored_before_still_find_their_edition(
    name: str, options: dict[str, Json], digest: str
) -> None:
    game = first_version(name)
    assert game.new(2, 1, options).origin.edition_digest == digest
    begun = game.new(2, 1, options).record()
    assert stammtisch.game(name).replay(begun).origin.edition_digest == digest


@pytest.mark.parametrize(("name", "options", "digest"), STORED)
def test_corrected_texts_statuses_and_places_leave_games_as_they_are(
    name: str, options: dict[str, Json], digest: str
) -> None:
    game = first_version(name)
    spoken = game.of_edition(changed(game.edition, spoken_otherwise))
    assert spoken.names() != game.names()
    assert spoken.edition.content != game.edition.content
    assert spoken.new(2, 1, options).origin.edition_digest == digest
    assert spoken.catalogue_digest == game.catalogue_digest
    record, end = a_game(game, 2, options)
    assert spoken.replay(record).fingerprint() == end


@pytest.mark.parametrize("name", GAMES)
def test_every_other_field_counts(name: str) -> None:
    edition = stammtisch.game(name).edition
    fields: set[str] = set()

    def collect(field: str, value: Json) -> Json:
        fields.add(field)
        return value

    changed(edition, collect)
    values = sorted(field for field in fields if is_value(field))
    assert {"id", "points"} <= set(values)
    for field in values:
        other = changed(edition, lambda found, value, field=field: [value] if found == field else value)  # type: ignore[misc]
        assert other.digest != edition.digest, field


def test_an_edition_of_ones_own_is_played_with_its_own_texts_though_its_values_are_the_same() -> None:
    game = stammtisch.game("coimbra")
    mine = changed(game.edition, spoken_otherwise, "mine")
    assert mine.digest == game.edition.digest
    bound = game.with_edition(mine)
    assert bound.edition is mine
    assert bound.new(2, 1).origin.edition == "mine"


def test_an_edition_of_ones_own_is_known_by_the_digest_that_counted_its_texts() -> None:
    game = stammtisch.game("coimbra")
    mine = game.of_edition(corrected(game.edition))
    record, end = a_game(mine)
    assert mine.edition.content != mine.edition.digest
    record["edition"] = {"name": "mine", "digest": mine.edition.content}
    again = mine.replay(record)
    assert again.record() == {**record, "edition": {"name": mine.edition.name, "digest": mine.edition.content}}
    assert again.pieces() == mine.replay(a_game(mine)[0]).pieces()
    assert again.fingerprint() != end, "a game keeps the digest that it began with"


# Earlier versions


def released_twice() -> tuple[Game, Game]:
    """Coimbra as it was, and as a later release has it: with a value corrected, and the old ones beside it."""
    before = stammtisch.game("coimbra")
    old = Edition(before.edition.name, before.edition.files, "first")
    new = corrected(before.edition)
    return before, before.of_edition(Edition(new.name, new.files, "", [old]))


def test_a_record_is_replayed_with_the_values_that_it_was_played_with() -> None:
    before, after = released_twice()
    record, end = a_game(before)
    assert after.edition.digest != before.edition.digest
    state = after.replay(record)
    assert state.fingerprint() == end
    assert state.record() == record
    assert state.game.edition.full_name == "eggert-2018@first"
    assert after.load(state.dump()).game is state.game
    later, _ = a_game(after)
    assert after.replay(later).game is after


def test_values_that_are_not_there_are_refused() -> None:
    _, after = released_twice()
    strange, _ = a_game(after.of_edition(corrected(corrected(after.edition))))
    with pytest.raises(stammtisch.BadRecord, match="another edition"):
        after.replay(strange)


def test_an_earlier_version_is_found_by_its_full_name() -> None:
    before, after = released_twice()
    assert after.with_edition("eggert-2018") is after
    assert after.with_edition("eggert-2018@first").edition.digest == before.edition.digest
    with pytest.raises(stammtisch.BadEdition, match="no edition"):
        after.with_edition("eggert-2018@second")


def test_earlier_versions_lie_in_a_folder_beside_the_tables(tmp_path: Path) -> None:
    game = stammtisch.game("coimbra")
    folder = tmp_path / "eggert-2018"
    copy_edition("coimbra", "eggert-2018", folder)
    for version in ("2", "1"):
        copy_edition("coimbra", "eggert-2018", folder / "earlier" / version)
    voyages = folder / "voyages.toml"
    voyages.write_text(voyages.read_text(encoding="utf-8").replace("cost = 5", "cost = 6", 1), encoding="utf-8")
    package = Package("stammtisch.games.coimbra", ["eggert-2018"], game.package.tables, tmp_path)
    packaged = package.edition("eggert-2018")
    for edition in (packaged, read_edition(folder)):
        assert edition.digest != game.edition.digest
        assert [old.full_name for old in edition.earlier] == ["eggert-2018@1", "eggert-2018@2"]
        assert {old.digest for old in edition.earlier} == {game.edition.digest}


# The catalogue


def test_a_catalogue_may_grow_at_its_end_and_not_elsewhere() -> None:
    game = stammtisch.game("village")
    record, end = a_game(game, 2)  # the base game, whose actions are the beginning of all
    all_of_them, _ = a_game(game, 2, {"inn": "side-a"})
    assert record["catalogue"] != all_of_them["catalogue"]
    # As if the expansions had been a later release: the digest of fewer actions, at a game that has more by now.
    assert game.knows_catalogue(str(record["catalogue"]), {"inn": "side-a", "port": False, "marriage": "off"})
    assert game.replay(record).fingerprint() == end
    with pytest.raises(stammtisch.BadRecord, match="catalogue"):
        game.replay({**record, "catalogue": stammtisch.game("orleans").catalogue_digest})


def test_the_same_tables_give_the_same_digest_whatever_their_order_and_comments() -> None:
    one = edition_from_texts("one", {"a.toml": "# A comment.\n[[row]]\nid = 'x'\npoints = 3\n"})
    other = edition_from_texts("other", {"a.toml": "[[row]]\npoints = 3\nid = 'x'\nen = 'A name'\n"})
    assert one.digest == other.digest
    assert json.dumps(one.files) != json.dumps(other.files)
