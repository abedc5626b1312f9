"""The learned judgement: what it is shown, what it says, and what files it takes."""

from __future__ import annotations

import json
import math
import zipfile
from pathlib import Path
from random import Random

import numpy
import pytest
from stammtisch.bots.learned.network import Layer, Network, inputs

import stammtisch
from stammtisch import bots
from stammtisch.bots import Budget, Thought, sampler_of
from stammtisch.bots.judges import Judge, LearnedJudge
from stammtisch.bots.learned import files
from stammtisch.bots.learned.files import BadNetwork
from stammtisch.bots.levels import NO_LOG
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
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


def network_for(game: str, seed: int = 1, size: float = 0.02) -> Network:
    """A network that knows nothing, with weights by chance."""
    lots = Random(seed)
    shapes = [(len(files.input_names(stammtisch.game(game))), 8), (8, 2)]
    layers = [
        Layer([lots.gauss(0.0, size) for _ in range(a * b)], [lots.gauss(0.0, size) for _ in range(b)])
        for a, b in shapes
    ]
    return Network(layers, 8.0)


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a network for every game."""
    for game in GAMES:
        files.save(tmp_path / f"{game}.npz", stammtisch.game(game), network_for(game), {"games": 0})
    monkeypatch.setenv("STAMMTISCH_NETWORKS", str(tmp_path))
    return tmp_path


# Features


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_has_all_features_and_they_are_numbers(game: str, seats: int) -> None:
    names = stammtisch.game(game).feature_names()
    assert len(set(names)) == len(names)
    for state in moments(game, seats, 3):
        for seat in range(seats):
            row = list(state.features(seat))
            assert len(row) == len(names)
            assert all(map(math.isfinite, row))


@pytest.mark.parametrize("game", GAMES)
def test_features_are_the_same_for_copies_and_saved_states(game: str) -> None:
    for state in moments(game, 3, 4):
        again = state.game.load(json.loads(json.dumps(state.dump())))
        for seat in range(3):
            row = list(state.features(seat))
            assert list(state.features(seat)) == row
            assert list(state.copy().features(seat)) == row
            assert list(again.features(seat)) == row


@pytest.mark.parametrize("game", GAMES)
def test_features_tell_positions_and_seats_apart(game: str) -> None:
    rows = {tuple(state.features(seat)) for state in moments(game, 2, 5) for seat in range(2)}
    assert len(rows) > len(moments(game, 2, 5))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_features_of_a_seat_hold_nothing_that_it_cannot_know(game: str, seats: int) -> None:
    for state in moments(game, seats, 6):
        for seat in range(seats):
            row = list(state.features(seat))
            for other in (11, 12):
                assert list(state.redeal(seat, other).features(seat)) == row


def test_features_do_not_show_the_secret_plans_of_others() -> None:
    found = secret_moments(2)
    assert found
    for state, seat in found:
        assert list(state.redeal(seat, 9).features(seat)) == list(state.features(seat))


# What it says


@pytest.mark.parametrize("game", GAMES)
def test_a_network_of_noughts_is_the_hand_made_judgement(game: str) -> None:
    count = len(files.input_names(stammtisch.game(game)))
    nothing = Network([Layer([0.0] * count * 2, [0.0, 0.0])], 7.0)
    for state in moments(game, 2, 7):
        hand, learned = Judge(7.0).verdict(state), LearnedJudge(7.0, nothing).verdict(state)
        assert (learned.points, learned.strengths) == (hand.points, hand.strengths)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_there_is_nothing_to_learn(game: str) -> None:
    state = moments(game, 2, 8)[-1]
    verdict = LearnedJudge(7.0, network_for(game)).verdict(state)
    assert verdict.points == [score.total for score in state.scores()]


def test_a_network_is_what_its_layers_are() -> None:
    first = Layer([1.0, -1.0, 0.5, 2.0, 3.0, 1.0], [0.1, -4.0])
    last = Layer([2.0, 1.0, 1.0, -1.0], [1.0, 0.0])
    state = stammtisch.game("village").new(2, 1)
    judgements = [state.evaluate(0), state.evaluate(1)]
    shown = inputs(state, judgements, 0)[:3]
    matrix = numpy.array([[1.0, -1.0], [0.5, 2.0], [3.0, 1.0]])
    hidden = numpy.maximum(numpy.array(list(shown)) @ matrix + [0.1, -4.0], 0.0)
    expected = hidden @ numpy.array([[2.0, 1.0], [1.0, -1.0]]) + [1.0, 0.0]
    assert list(Network([first, last], 5.0).run(shown)) == pytest.approx(list(expected))


def think(state: State, seat: int, seed: int, judge: str) -> Thought:
    sampler = sampler_of(state, seat, seed)
    observation = state.observe(seat, NO_LOG)
    return bots.think("journeyman", state.game, seat, observation, sampler, Budget(1.0, 16), seed, judge=judge)


@pytest.mark.usefixtures("networks")
@pytest.mark.parametrize("game", GAMES)
def test_a_search_asks_the_judge_that_was_named(game: str) -> None:
    state, seat = position(game, 2, 7, 50)
    learned, hand, usual = (think(state, seat, 3, judge) for judge in ("learned", "handmade", ""))
    assert learned == think(state, seat, 3, "learned")
    assert learned.points != hand.points
    assert usual.points == (learned if stammtisch.game(game).judgement.tuning().judge == "learned" else hand).points


@pytest.mark.usefixtures("networks")
@pytest.mark.parametrize("game", GAMES)
def test_no_learned_thought_changes_when_all_that_is_hidden_is_dealt_anew(game: str) -> None:
    state, seat = position(game, 3, 11, 45)
    expected = think(state, seat, 1, "learned")
    for other in (101, 202):
        assert think(state.redeal(seat, other), seat, 1, "learned") == expected


@pytest.mark.usefixtures("networks")
def test_an_unknown_judge_is_refused() -> None:
    state, seat = position("village", 2, 1, 10)
    with pytest.raises(ValueError, match="no judge 'oracle'; there are: handmade, learned"):
        think(state, seat, 1, "oracle")


# Files


@pytest.mark.parametrize("game", GAMES)
def test_a_network_survives_its_file(game: str, networks: Path) -> None:
    wanted = network_for(game)
    found = files.load(networks / f"{game}.npz", stammtisch.game(game))
    assert found.margin == wanted.margin
    state = moments(game, 2, 9)[2]
    shown = inputs(state, [state.evaluate(0), state.evaluate(1)], 0)
    assert list(found.run(shown)) == pytest.approx(list(wanted.run(shown)), rel=1e-4, abs=1e-4)
    assert (networks / f"{game}.npz").stat().st_size < files.LARGEST


def test_the_same_network_makes_the_same_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        files.save(tmp_path / name, stammtisch.game("village"), network_for("village"), {"games": 1})
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_numpy_reads_what_we_write(networks: Path) -> None:
    with numpy.load(networks / "village.npz") as data:
        label = json.loads(data["label"].tobytes())
        assert (label["game"], label["layers"]) == ("village", 2)
        assert data["weights1"].shape == (8, 2)
        assert data["biases0"].tolist() == pytest.approx(list(network_for("village").layers[0].biases), rel=1e-6)


def test_we_read_what_numpy_writes(networks: Path) -> None:
    with numpy.load(networks / "village.npz") as data:
        arrays = dict(data)
    numpy.savez(networks / "again.npz", **arrays)
    game = stammtisch.game("village")
    found = files.load(networks / "again.npz", game)
    assert list(found.layers[0].weights) == list(files.load(networks / "village.npz", game).layers[0].weights)


def test_a_network_of_another_game_is_refused(networks: Path) -> None:
    with pytest.raises(BadNetwork, match=r"made for another game \(village\); here it is coimbra"):
        files.load(networks / "village.npz", stammtisch.game("coimbra"))


@pytest.mark.parametrize("key", ["format", "rules", "catalogue", "features"])
def test_a_network_of_another_version_is_refused(key: str, networks: Path) -> None:
    path = networks / "village.npz"
    with numpy.load(path) as data:
        arrays = dict(data)
    label = json.loads(arrays["label"].tobytes())
    label[key] = 99
    arrays["label"] = numpy.frombuffer(json.dumps(label).encode(), numpy.uint8)
    numpy.savez(path, **arrays)
    with pytest.raises(BadNetwork, match=rf"another {key} \(99\)"):
        files.load(path, stammtisch.game("village"))


def test_what_is_no_network_is_refused(tmp_path: Path, networks: Path) -> None:
    game = stammtisch.game("village")
    with pytest.raises(BadNetwork, match="there is no learned judgement for village"):
        files.load(tmp_path / "nowhere.npz", game)
    (tmp_path / "noise.npz").write_bytes(b"noise")
    with pytest.raises(BadNetwork, match="holds no network"):
        files.load(tmp_path / "noise.npz", game)
    whole = (networks / "village.npz").read_bytes()
    (tmp_path / "half.npz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadNetwork, match="holds no network"):
        files.load(tmp_path / "half.npz", game)
    with zipfile.ZipFile(tmp_path / "other.npz", "w") as archive:
        archive.writestr("readme.txt", "nothing")
    with pytest.raises(BadNetwork, match="holds no network"):
        files.load(tmp_path / "other.npz", game)


def test_a_network_must_be_small(tmp_path: Path) -> None:
    lots = Random(1)
    count = len(files.input_names(stammtisch.game("village")))
    wide = 6_000
    layers = [Layer([lots.random() for _ in range(count * wide)], [0.0] * wide), Layer([0.0] * wide * 2, [0.0, 0.0])]
    with pytest.raises(BadNetwork, match="at most 2000000 are allowed"):
        files.save(tmp_path / "large.npz", stammtisch.game("village"), Network(layers, 6.0), {})
    assert not list(tmp_path.iterdir())


def test_layers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="5 weights do not fit 2 biases"):
        Layer([0.0] * 5, [0.0, 0.0])
    with pytest.raises(ValueError, match="ends in 2 numbers"):
        Network([Layer([0.0] * 6, [0.0] * 3)], 1.0)
    with pytest.raises(ValueError, match="layer 2 does not fit"):
        Network([Layer([0.0] * 6, [0.0] * 3), Layer([0.0] * 8, [0.0, 0.0])], 1.0)


def test_who_asks_for_a_network_that_is_not_there_is_told_and_the_usual_one_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMMTISCH_NETWORKS", str(tmp_path))
    game = stammtisch.game("village")
    with pytest.raises(BadNetwork, match=r"village\.npz is missing"):
        files.judge_named("learned", game, stammtisch.game("village").judgement.tuning())
    usual = stammtisch.game("village").judgement.tuning()
    usual.judge = "learned"
    assert not isinstance(files.judge_named("", game, usual), LearnedJudge)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_uses_a_learned_judgement_has_one_that_fits(game: str) -> None:
    path = files.OWN_FOLDER / f"{game}.npz"
    assert path.exists() == (stammtisch.game(game).judgement.tuning().judge == "learned"), (
        "a network is shipped where it is used, and only there"
    )
    if path.exists():
        files.load(path, stammtisch.game(game))
