"""Nets: what they are shown, what they say, how they are asked, and what files they take."""

from __future__ import annotations

import json
import zipfile
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

import stammtisch
from stammtisch import bots
from stammtisch.bots import Budget, Memory, Thought, sampler_of
from stammtisch.bots.learned import files
from stammtisch.bots.learned.desk import Desk, ending, next_to_choose, ways_on
from stammtisch.bots.learned.files import BadNet
from stammtisch.bots.learned.net import Layer, Net, Values, rows_of, utility
from stammtisch.bots.levels import INTUITION, NO_LOG, judge_of, thinking
from stammtisch.bots.steps import Steps, at_once
from stammtisch.core.outcome import wins_of
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from stammtisch.games.orleans.places.followers import Followers
from stammtisch.games.village.state import VillageState
from tests.bots.test_fairness import secret_moments
from tests.bots.test_search import GAMES, position

TABLES = [(game, seats) for game in GAMES for seats in stammtisch.game(game).seat_counts]


def moments(game: str, seats: int, seed: int) -> list[State]:
    """Positions from the first to the last of a random game."""
    state = stammtisch.game(game).new(seats, seed)
    found = [state.copy()]
    while state.to_act():
        play_randomly(state, seed + len(found), 25)
        found.append(state.copy())
    return found


def net_for(game: str, seed: int = 1, size: float = 0.02) -> Net:
    """A net that knows nothing, with weights by chance."""
    lots = np.random.default_rng(seed)
    widths = [len(stammtisch.game(game).number_names()), 8, 3]
    layers = [
        Layer(
            (lots.standard_normal((before, after)) * size).astype(np.float32),
            (lots.standard_normal(after) * size).astype(np.float32),
        )
        for before, after in pairwise(widths)
    ]
    return Net(layers, 20.0)


def laid(states: list[tuple[State, int]]) -> Desk:
    desk = Desk(states[0][0].game)
    for state, seat in states:
        desk.lay(state, seat)
    return desk


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a net for every game."""
    for game in GAMES:
        files.save(tmp_path / f"{game}.npz", stammtisch.game(game), net_for(game))
    monkeypatch.setenv("STAMMTISCH_NETS", str(tmp_path))
    return tmp_path


# What it is shown


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_names_every_number_once_and_says_what_it_is(game: str) -> None:
    numbers = stammtisch.game(game).judgement.layout()
    assert [number.name for number in numbers] == stammtisch.game(game).number_names()
    assert len({number.name for number in numbers}) == len(numbers)
    assert [number.name for number in numbers[:2]] == ["judgement", "lead"]
    for number in numbers:
        assert number.low < number.high, number
        assert number.meaning, number


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_desk_holds_what_each_seat_sees_row_by_row(game: str, seats: int) -> None:
    states = [(state, seat) for state in moments(game, seats, 3)[::4] for seat in range(seats)]
    rows = rows_of(laid(states))
    assert rows.shape == (len(states), len(stammtisch.game(game).number_names()))
    assert np.isfinite(rows).all()
    for (state, seat), row in zip(states, rows, strict=True):
        assert row.tolist() == np.array(list(state.numbers(seat)), np.float32).tolist()


@pytest.mark.parametrize("game", GAMES)
def test_numbers_do_not_change_when_all_that_is_hidden_is_dealt_anew(game: str) -> None:
    for state in moments(game, 3, 6)[::3]:
        for seat in range(3):
            row = list(state.numbers(seat))
            assert list(state.redeal(seat, 11).numbers(seat)) == row


def test_numbers_do_not_show_the_secret_plans_of_others() -> None:
    found = secret_moments(2)
    assert found
    for state, seat in found:
        assert list(state.redeal(seat, 9).numbers(seat)) == list(state.numbers(seat))


def test_a_seat_that_is_not_there_has_no_numbers() -> None:
    with pytest.raises(stammtisch.BadSeat):
        stammtisch.game("coimbra").new(2, 1).numbers(2)


# What it says


@pytest.mark.parametrize("game", GAMES)
def test_a_net_of_noughts_is_the_hand_made_judgement(game: str) -> None:
    count = len(stammtisch.game(game).number_names())
    nothing = Net([Layer(np.zeros((count, 3), np.float32), np.zeros(3, np.float32))], 7.0)
    states = [(state, 0) for state in moments(game, 2, 7)[:-1]]
    desk = laid(states)
    rows, said = rows_of(desk), nothing.judge(desk)
    assert said.points.tolist() == rows[:, 0].tolist()
    assert said.lead.tolist() == rows[:, 1].tolist()
    assert ((said.win > 0.5) == (rows[:, 1] > 0.0)).all()


@pytest.mark.parametrize("game", GAMES)
def test_of_a_game_that_is_over_it_says_what_is_certain(game: str) -> None:
    end = moments(game, 2, 8)[-1]
    said = net_for(game).judge(laid([(end, 0), (end, 1)]))
    points = [score.total for score in end.scores()]
    assert said.points.tolist() == points
    assert said.lead.tolist() == [points[0] - points[1], points[1] - points[0]]
    winners = end.ranking()[0]
    assert said.win.tolist() == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_what_a_seat_wants_is_to_win_and_then_a_lead_and_alone_points() -> None:
    values = Values(np.array([50.0], np.float32), np.array([6.0], np.float32), np.array([0.75], np.float32))
    assert utility(values, 2, 30.0).tolist() == pytest.approx([0.95])
    assert utility(values, 1, 25.0).tolist() == [2.0]


def test_who_plays_alone_wins_with_the_highest_rank() -> None:
    state = moments("village", 1, 5)[-1]
    assert isinstance(state, VillageState)
    highest = state.game.solo_ranks(state)[-1].least
    for points, win in ((highest - 1, 0.0), (highest, 1.0)):
        state.players[0].fame[0] += points - state.scores()[0].total
        assert state.scores()[0].total == points
        assert wins_of(state) == [win]
        assert ending(state, 0, 0).win == win


def test_rows_are_judged_alike_alone_and_together() -> None:
    states = [(state, 0) for state in moments("coimbra", 2, 9)]
    net = net_for("coimbra")
    together = net.judge(laid(states)).points
    alone = [float(net.judge(laid([each])).points[0]) for each in states]
    assert together.tolist() == pytest.approx(alone, rel=1e-4)


def test_layers_that_do_not_fit_are_refused() -> None:
    def layer(before: int, after: int) -> Layer:
        return Layer(np.zeros((before, after), np.float32), np.zeros(after, np.float32))

    with pytest.raises(ValueError, match="ends in 3 numbers"):
        Net([layer(4, 2)], 1.0)
    with pytest.raises(ValueError, match="do not fit one another"):
        Net([layer(4, 5), layer(6, 3)], 1.0)


# How it is asked


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_way_on_can_be_gone(game: str, seats: int) -> None:
    desk = Desk(stammtisch.game(game))
    tuning = stammtisch.game(game).judgement.tuning()
    for state in moments(game, seats, 4)[:-1:3]:
        twin = state.for_search()
        seat = next_to_choose(twin, -1, 1 << 40)
        if seat < 0:
            continue
        desk.clear()
        before = twin.fingerprint()
        asked = desk.ask(twin, seat, twin, 77, tuning)
        assert twin.fingerprint() == before
        assert desk.filled() == len(asked.lines) > 0
        legal = twin.legal(seat)
        for line in asked.lines:
            assert line[0] in legal


def test_in_the_followers_phase_a_net_draws_all_or_takes_back() -> None:
    drawn = 0
    for state in moments("orleans", 2, 3):
        if not state.stack or not isinstance(state.stack[-1], Followers):
            continue
        seat = state.to_act()[0]
        legal = state.legal(seat)
        lines = ways_on(state, seat, 1, state.game.judgement.tuning())
        notations = [str(state.game.actions[line[0]]) for line in lines]
        draws = [notation for notation in notations if notation.startswith("draw")]
        most = [
            str(state.game.actions[action]) for action in legal if str(state.game.actions[action]).startswith("draw")
        ]
        if most:
            drawn += 1
            assert draws == most[:1]
            assert len(notations) == len(legal) - len(most) + 1
    assert drawn


def think(
    state: State, seat: int, seed: int, level: str, judge: str = "learned", memory: Memory | None = None
) -> Thought:
    sampler = sampler_of(state, seat, seed)
    observation = state.observe(seat, NO_LOG)
    return bots.think(level, state.game, seat, observation, sampler, Budget(1.0, 12), seed, memory, judge=judge)


@pytest.mark.usefixtures("nets")
@pytest.mark.parametrize("game", GAMES)
def test_a_level_asks_the_judge_that_was_named(game: str) -> None:
    state, seat = position(game, 2, 7, 50)
    learned, hand, usual = (think(state, seat, 3, "journeyman", judge) for judge in ("learned", "handmade", ""))
    assert learned == think(state, seat, 3, "journeyman")
    assert learned.points != hand.points
    assert usual.points == (learned if state.game.judgement.tuning().judge == "learned" else hand).points


@pytest.mark.usefixtures("nets")
@pytest.mark.parametrize("level", [INTUITION, "journeyman", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_no_thought_of_a_net_changes_when_all_that_is_hidden_is_dealt_anew(game: str, level: str) -> None:
    state, seat = position(game, 3, 11, 45)
    expected = think(state, seat, 1, level)
    assert expected.action in state.legal(seat)
    for other in (101, 202):
        assert think(state.redeal(seat, other), seat, 1, level) == expected


@pytest.mark.usefixtures("nets")
@pytest.mark.parametrize("game", GAMES)
def test_a_way_once_chosen_is_gone_to_its_end(game: str) -> None:
    for seed in range(1, 40):
        state, seat = position(game, 2, seed, 30)
        memory = Memory()
        first = think(state, seat, 5, INTUITION, memory=memory)
        rest = memory.rest
        state.apply_legal(seat, first.action)
        if rest and state.to_act() == [seat] and len(state.legal(seat)) > 1:
            assert think(state, seat, 6, INTUITION, memory=memory).action == rest[0]
            return
    raise AssertionError("no way of several answers was met")


@pytest.mark.usefixtures("nets")
def test_a_look_ahead_can_be_left_and_gone_on_with() -> None:
    state, seat = position("coimbra", 2, 7, 50)
    sampler = sampler_of(state, seat, 3)
    observation = state.observe(seat, NO_LOG)
    steps = thinking("master", state.game, seat, observation, sampler, Budget(1.0, 24), 3, judge="learned", grain=1e-6)
    rests: list[None] = []

    def counted() -> Steps[Thought]:
        while True:
            try:
                rests.append(next(steps))
            except StopIteration as end:
                thought: Thought = end.value
                return thought
            yield

    found = at_once(counted())
    assert len(rests) > 5
    whole = bots.think("master", state.game, seat, observation, sampler, Budget(1.0, 24), 3, judge="learned")
    assert found == whole


@pytest.mark.usefixtures("nets")
def test_an_unknown_judge_is_refused() -> None:
    state, seat = position("village", 2, 1, 10)
    with pytest.raises(ValueError, match="no judge 'oracle'; there are: handmade, learned"):
        think(state, seat, 1, "master", "oracle")


# Files


@pytest.mark.parametrize("game", GAMES)
def test_a_net_survives_its_file(game: str, nets: Path) -> None:
    wanted = net_for(game)
    found = files.load(nets / f"{game}.npz", stammtisch.game(game))
    assert found.margin == wanted.margin
    for one, other in zip(found.layers, wanted.layers, strict=True):
        assert (one.weights == other.weights).all()
        assert (one.biases == other.biases).all()


def test_the_same_net_makes_the_same_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        files.save(tmp_path / name, stammtisch.game("village"), net_for("village"))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_net_of_another_game_is_refused(nets: Path) -> None:
    with pytest.raises(BadNet, match=r"made for another game \(village\); here it is coimbra"):
        files.load(nets / "village.npz", stammtisch.game("coimbra"))


@pytest.mark.parametrize("key", ["format", "layout"])
def test_a_net_of_another_version_is_refused(key: str, nets: Path) -> None:
    path = nets / "village.npz"
    label, arrays = files.unpacked(path)
    label[key] = 99
    path.write_bytes(files.packed(label, arrays))
    with pytest.raises(BadNet, match=rf"another {key} \(99\)"):
        files.load(path, stammtisch.game("village"))


def test_what_is_no_net_is_refused(tmp_path: Path, nets: Path) -> None:
    game = stammtisch.game("village")
    with pytest.raises(BadNet, match=r"nowhere\.npz is missing"):
        files.load(tmp_path / "nowhere.npz", game)
    (tmp_path / "noise.npz").write_bytes(b"noise")
    whole = (nets / "village.npz").read_bytes()
    (tmp_path / "half.npz").write_bytes(whole[: len(whole) // 2])
    with zipfile.ZipFile(tmp_path / "other.npz", "w") as archive:
        archive.writestr("readme.txt", "nothing")
    (tmp_path / "list.npz").write_bytes(files.packed(json.loads('{"a": 1}'), {}))
    for name in ("noise", "half", "other"):
        with pytest.raises(BadNet, match="holds no net"):
            files.load(tmp_path / f"{name}.npz", game)
    with pytest.raises(BadNet, match="made for another format"):
        files.load(tmp_path / "list.npz", game)


def test_a_net_whose_arrays_are_damaged_is_refused(nets: Path) -> None:
    game = stammtisch.game("village")
    path = nets / "village.npz"
    label, arrays = files.unpacked(path)
    lots = Random(4)
    for _ in range(20):
        broken = dict(arrays)
        name = lots.choice(sorted(broken))
        if lots.random() < 0.5:
            del broken[name]
        else:
            broken[name] = broken[name][:-1]
        path.write_bytes(files.packed(label, broken))
        with pytest.raises(BadNet, match="holds"):
            files.load(path, game)


def test_a_net_must_be_small(tmp_path: Path) -> None:
    lots = np.random.default_rng(1)
    count = len(stammtisch.game("village").number_names())
    wide = 3_000
    layers = [
        Layer(lots.random((count, wide), np.float32), np.zeros(wide, np.float32)),
        Layer(np.zeros((wide, 3), np.float32), np.zeros(3, np.float32)),
    ]
    with pytest.raises(BadNet, match="at most 2000000 are allowed"):
        files.save(tmp_path / "large.npz", stammtisch.game("village"), Net(layers, 6.0))
    assert not list(tmp_path.iterdir())


def test_who_asks_for_a_net_that_is_not_there_is_told_and_the_usual_one_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMMTISCH_NETS", str(tmp_path))
    game = stammtisch.game("village")
    usual = game.judgement.tuning()
    usual.judge = "learned"
    with pytest.raises(BadNet, match=r"village\.npz is missing"):
        judge_of("learned", game, 2, usual)
    assert judge_of("", game, 2, usual) == "handmade"


def test_a_number_of_players_can_have_a_net_of_its_own(nets: Path) -> None:
    game = stammtisch.game("village")
    files.save(nets / "village-1.npz", game, net_for("village", seed=2))
    alone, together = net_for("village", seed=2), net_for("village")
    assert files.net_of(game, 1).layers[0].weights.tolist() == alone.layers[0].weights.tolist()
    for seats in (2, 5):
        assert files.net_of(game, seats).layers[0].weights.tolist() == together.layers[0].weights.tolist()


def test_the_net_for_who_is_alone_is_the_one_that_is_asked(nets: Path) -> None:
    state, seat = position("village", 1, 1, 10)
    before = think(state, seat, 1, "intuition", "learned").choices[0].value
    files.save(nets / "village-1.npz", state.game, net_for("village", seed=2, size=0.3))
    assert think(state, seat, 1, "intuition", "learned").choices[0].value != before


@pytest.mark.parametrize("game", GAMES)
def test_a_net_is_shipped_where_it_is_used_and_only_there(game: str) -> None:
    found = stammtisch.game(game)
    path = files.OWN_FOLDER / f"{game}.npz"
    assert path.exists() == (found.judgement.tuning().judge == "learned")
    if path.exists():
        files.load(path, found)
    own = sorted(files.OWN_FOLDER.glob(f"{game}-*.npz"))
    assert {each.name for each in own} <= {files.name_of(found, seats) for seats in found.seat_counts}
    for each in own:
        files.load(each, found)


@pytest.mark.parametrize("game", GAMES)
def test_the_nets_of_a_game_take_at_most_two_megabytes(game: str) -> None:
    assert sum(path.stat().st_size for path in files.OWN_FOLDER.glob(f"{game}*.npz")) <= files.LARGEST
