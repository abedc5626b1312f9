"""The arena: fair line-ups, honest figures, and runs that can be killed and go on."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots import many
from stammtisch.bots.arena import running
from stammtisch.bots.arena.lineups import (
    BadBot,
    Bot,
    LineUp,
    Sample,
    bot_named,
    readme_samples,
    round_robin,
    with_everything,
)
from stammtisch.bots.arena.playing import play_fixture
from stammtisch.bots.arena.results import Book
from stammtisch.bots.arena.statistics import Outcome, mean, ratings, share, summarise
from stammtisch.bots.arena.tables import (
    BEGIN,
    END,
    NoMarks,
    all_rows,
    extras,
    markdown,
    put_between_marks,
    rows_of,
    strength,
)
from stammtisch.core.plain import Json

RANDOM = Bot("random")
APPRENTICE = Bot("apprentice")
EDITION = stammtisch.game("coimbra").edition.name


@pytest.fixture
def lineup() -> LineUp:
    return LineUp("coimbra", EDITION, {}, (APPRENTICE, RANDOM))


# Who plays whom


def test_every_seed_is_played_with_the_first_bot_on_every_seat(lineup: LineUp) -> None:
    four = lineup._replace(bots=(APPRENTICE, RANDOM, RANDOM, RANDOM))
    fixtures = four.fixtures(8, 100)
    assert [fixture.seed for fixture in fixtures] == [100] * 4 + [101] * 4
    assert [fixture.bots.index(APPRENTICE) for fixture in fixtures] == [0, 1, 2, 3] * 2


def test_who_sits_down_with_its_equals_plays_no_game_twice(lineup: LineUp) -> None:
    equals = lineup._replace(bots=(RANDOM, RANDOM)).fixtures(4, 100)
    assert [fixture.seed for fixture in equals] == [100, 101, 102, 103]
    pair = lineup._replace(bots=(RANDOM, RANDOM, APPRENTICE)).fixtures(4, 100)
    assert [fixture.bots.index(APPRENTICE) for fixture in pair] == [2, 1, 2, 1]
    assert len({fixture.key() for fixture in equals + pair}) == 8


def test_all_line_ups_play_the_same_seeds(lineup: LineUp) -> None:
    other = lineup._replace(bots=(Bot("journeyman"), RANDOM))
    assert [one.seed for one in lineup.fixtures(20, 5)] == [two.seed for two in other.fixtures(20, 5)]


def test_a_round_robin_has_every_pair_once() -> None:
    bots = [RANDOM, APPRENTICE, Bot("journeyman", 0.2)]
    pairs = [tuple(bot.level for bot in lineup.bots) for lineup in round_robin("coimbra", "x", {}, bots, 2)]
    assert pairs == [("apprentice", "random"), ("journeyman", "random"), ("journeyman", "apprentice")]
    four = round_robin("coimbra", "x", {}, bots, 4)
    assert [len(lineup.bots) for lineup in four] == [4, 4, 4]
    assert len(round_robin("village", "x", {}, bots, 1)) == 3


def test_the_readme_compares_each_level_with_the_one_below_and_the_nets_with_what_was_before() -> None:
    found = readme_samples([stammtisch.game("coimbra")], 1.0)

    assert [([str(bot) for bot in sample.lineup.bots], sample.games, sample.first_seed) for sample in found] == [
        (["intuition", "apprentice"], 400, 5_000_000),
        (["journeyman", "apprentice"], 400, 5_100_000),
        (["master", "journeyman"], 128, 5_200_000),
        (["master", "apprentice", "apprentice", "apprentice"], 64, 5_300_000),
        (["master:learned:0.5s", "master:handmade:0.5s"], 128, 5_400_000),
        (["master:learned:0.5s", *["master:handmade:0.5s"] * 3], 64, 5_500_000),
        (["apprentice", "random"], 200, 5_600_000),
    ]


def test_a_game_with_expansions_is_in_the_readme_with_all_of_them_half_as_often() -> None:
    found = readme_samples([stammtisch.game("village")], 0.1)

    plain = [sample for sample in found if not sample.lineup.options]
    full = [sample for sample in found if sample.lineup.options]
    assert len(plain) == len(full) + 1
    assert {len(sample.lineup.options) for sample in full} == {5}
    assert all(2 * more.games == less.games for more, less in zip(full, plain, strict=False))
    assert str(full[2].lineup.bots[0]) == "master:0.2s"


def test_shown_line_ups_begin_with_the_stronger_bot() -> None:
    words = ["apprentice", "intuition", "journeyman", "master:handmade:0.5s", "master:learned:0.5s", "master"]
    bots = [bot_named(word) for word in words]

    assert sorted(bots, key=strength) == bots


@pytest.mark.parametrize(
    "word",
    [
        "random",
        "apprentice",
        "journeyman",
        "master:0.5s",
        "journeyman:400",
        "journeyman:learned",
        "master:handmade:0.5s",
        "master:learned:40",
    ],
)
def test_a_bot_is_written_as_it_is_read(word: str) -> None:
    assert str(bot_named(word)) == word


@pytest.mark.parametrize(
    "word",
    [
        "",
        "expert",
        "random:5",
        "master:",
        "master:0s",
        "master:-1",
        "master:9s",
        "master:soon",
        "master:nans",
        "apprentice:learned",
        "master:5:learned",
        "master:learned:",
        "master:learnt",
    ],
)
def test_what_is_no_bot_is_refused(word: str) -> None:
    with pytest.raises(BadBot):
        bot_named(word)


# Games and files


def test_a_game_can_be_played_again_from_its_result(lineup: LineUp) -> None:
    fixture = lineup.fixtures(1, 3)[0]
    first, second = play_fixture(fixture), play_fixture(fixture)
    for field in ("key", "points", "ranks", "decisions", "bots", "seed", "options", "edition"):
        assert first[field] == second[field]
    assert first["ranks"] in ([1.0, 2.0], [2.0, 1.0])


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, lineup: LineUp) -> None:
    fixtures = lineup.fixtures(4, 1)
    book = Book(tmp_path)
    for fixture in fixtures[:2]:
        book.add(play_fixture(fixture))
    book.close()
    with book.path.open("a", encoding="utf-8") as stream:
        stream.write('{"key": "torn wh')  # killed while it wrote

    again = Book(tmp_path)
    missing = [fixture for fixture in fixtures if fixture.key() not in again.games]
    assert missing == fixtures[2:]
    for fixture in missing:
        again.add(play_fixture(fixture))
    again.close()

    lines = again.path.read_text(encoding="utf-8").splitlines()
    assert sorted(json.loads(line)["key"] for line in lines) == sorted(fixture.key() for fixture in fixtures)


def test_games_of_another_version_are_kept_but_not_counted(tmp_path: Path, lineup: LineUp) -> None:
    book = Book(tmp_path)
    book.add(play_fixture(lineup.fixtures(1, 1)[0]))
    book.close()
    text = book.path.read_text(encoding="utf-8")
    book.path.write_text(text.replace(f'"version":"{book.mark["version"]}"', '"version":"0.0.1"'), encoding="utf-8")
    again = Book(tmp_path)
    again.close()
    assert again.games == {}
    assert again.of_others == 1


def test_a_result_carries_what_it_takes_to_believe_it(tmp_path: Path, lineup: LineUp) -> None:
    book = Book(tmp_path)
    book.add(play_fixture(lineup.fixtures(1, 1)[0]))
    book.close()
    game = json.loads(book.path.read_text(encoding="utf-8"))
    wanted = {
        "version",
        "commit",
        "form",
        "edition",
        "options",
        "seed",
        "bots",
        "points",
        "ranks",
        "decisions",
        "seconds",
    }
    assert wanted <= game.keys()


def test_several_processes_play_the_same_games_as_one(lineup: LineUp) -> None:
    fixtures = lineup.fixtures(4, 1)
    alone = {str(game["key"]): game["points"] for game in running.play_all(fixtures, 1)}
    together = {str(game["key"]): game["points"] for game in running.play_all(fixtures, 2)}
    assert alone == together


@pytest.mark.skipif(many.has_ray(), reason="Ray is installed here, so its lack cannot be told")
def test_without_ray_one_is_told_so(lineup: LineUp) -> None:
    with pytest.raises(many.NoRay):
        next(running.play_all_on_ray(lineup.fixtures(1, 1), None))


# Figures


def outcome(ranks: tuple[float, ...], points: tuple[float, ...], bots: tuple[str, ...], hero: int = 0) -> Outcome:
    count = len(ranks)
    return Outcome(hero, bots, points, ranks, (10,) * count, (1.0,) * count, (0.2,) * count)


def test_a_share_has_wilsons_interval() -> None:
    found = share(300, 400)
    assert found.value == 0.75
    assert found.low == pytest.approx(0.7053, abs=1e-4)
    assert found.high == pytest.approx(0.7899, abs=1e-4)
    assert share(10, 10).high == pytest.approx(1.0)
    assert share(0, 10).low == 0.0


def test_a_mean_has_the_normal_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(5 / 3) / 2, abs=1e-3)
    assert mean([7.0]).high == math.inf


def test_a_table_says_with_what_a_game_was_played() -> None:
    village = stammtisch.game("village")
    whole = LineUp("village", "big-box-2023", with_everything(village), (APPRENTICE,))
    assert extras(whole) == " with everything"
    assert extras(whole._replace(options={"inn": "side-b", "promos": True})) == " inn=side-b, promos=True"
    assert extras(whole._replace(options={})) == ""


def test_a_shared_win_counts_in_parts() -> None:
    names = ("a", "b", "b")
    found = summarise(
        [
            outcome((1.5, 1.5, 3.0), (50, 50, 20), names),
            outcome((1.0, 2.0, 3.0), (60, 50, 20), names),
            outcome((3.0, 1.0, 2.0), (10, 50, 20), names),
        ]
    )
    assert found.wins.value == pytest.approx(0.5)
    assert found.rank.value == pytest.approx(5.5 / 3)
    assert found.points.value == pytest.approx(40.0)
    assert found.points_of_others.value == pytest.approx(35.0)
    assert found.best_points.value == pytest.approx(160 / 3)
    assert found.seconds == pytest.approx(0.1)


def test_the_rating_tells_what_shares_of_wins_to_expect() -> None:
    outcomes = [outcome((1, 2), (2, 1), ("a", "b"))] * 75 + [outcome((2, 1), (1, 2), ("a", "b"))] * 25
    found = ratings(outcomes)
    difference = found["a"].value - found["b"].value
    assert difference == pytest.approx(400 * math.log10(3), abs=5)
    assert found["a"].value + found["b"].value == pytest.approx(2000)
    assert found["a"].low < found["a"].value < found["a"].high


def test_who_wins_always_is_still_rated() -> None:
    found = ratings([outcome((1, 2), (2, 1), ("a", "b"))] * 20)
    assert found["a"].value > found["b"].value + 400
    assert math.isfinite(found["a"].value)


# Tables


def test_a_table_stands_in_its_page(tmp_path: Path, lineup: LineUp) -> None:
    book = Book(tmp_path)
    for fixture in lineup.fixtures(2, 1):
        book.add(play_fixture(fixture))
    book.close()
    rows, outcomes = rows_of([Sample(lineup, 2, 1)], book.games)
    assert len(outcomes) == rows[0].summary.games == 2
    text = markdown(rows, {"coimbra": "Coimbra"}, book.mark)
    assert "| Coimbra | 2 | apprentice | random | 2 |" in text
    page = put_between_marks(f"# Title\n{BEGIN}\nold\n{END}\nend\n", text)
    assert text in page
    assert "old" not in page
    assert put_between_marks(page, text) == page
    with pytest.raises(NoMarks):
        put_between_marks("# Title\n", text)


def test_what_is_shown_is_each_line_up_as_it_was_played_last(tmp_path: Path, lineup: LineUp) -> None:
    played = play_fixture(lineup.fixtures(1, 1)[0])
    other: dict[str, Json] = {**played, "bots": ["journeyman", "random"], "key": "other"}
    with (tmp_path / "games.jsonl").open("w", encoding="utf-8") as file:
        games: list[dict[str, Json]] = [played, other, played, played]
        for key, (game, commit) in enumerate(zip(games, ["old", "old", "new", "new"], strict=True)):
            mark = {"version": "0.1.0", "commit": commit, "form": "compiled"}
            file.write(json.dumps({**game, "key": str(key), "seed": key * 1000, **mark}) + "\n")

    book = Book(tmp_path, of_last=True)
    rows, _ = all_rows(book.games)
    book.close()

    found = {str(row.lineup.bots[0]): (row.summary.games, row.commits) for row in rows}
    assert found == {str(lineup.bots[0]): (2, ("new",)), "journeyman": (1, ("old",))}
    assert book.of_others == 1
