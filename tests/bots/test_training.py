"""Training: it learns, it can be broken off, and what it comes to plays."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.learned import files
from stammtisch.bots.learned.net import Floats
from stammtisch.bots.learned.vector import Table, Vector
from stammtisch.bots.many import Crew
from stammtisch.bots.training.arrays import ON_CORES, Arrays, NoGpu, arrays_for
from stammtisch.bots.training.curve import curve
from stammtisch.bots.training.experience import Experience, Players, Practice, Step, walked_back
from stammtisch.bots.training.fitting import Fitter, Recipe, slopes
from stammtisch.bots.training.generation import Piece, Trial, learn_from, try_out, weights_of
from stammtisch.bots.training.run import NEVER, STATE, Plan, Ring, Run, plan_in
from stammtisch.bots.training.tables import tables_of
from tests.cli.running import one_line, run

SMALL = Plan(
    seats=(2,), is_plain=True, warm_games=2, warm_effort=0, generation=2, together=4, ring=400, gate_every=4,
    gate_games=2, hidden=(8,), seed=3,
)  # fmt: skip


def quiet(key: str, **values: object) -> None:
    """Somebody who does not want to know."""


# What is learnt from


def numbers(*values: float) -> Floats:
    return np.array(values, np.float32)


def step(value: float, promised: float | None = None) -> Step:
    best = value if promised is None else promised
    return Step(numbers(0.0), numbers(value, 0, 0), numbers(best, 0, 0), promised is not None)


def test_a_position_was_worth_what_the_next_ones_turned_out_to_be_worth() -> None:
    trail = [step(10.0), step(20.0), step(30.0)]
    found = walked_back(trail, numbers(50.0, 0, 0), 0.5)[:, 0]
    assert found.tolist() == [30.0, 40.0, 50.0]


def test_where_another_answer_was_tried_the_trail_is_cut() -> None:
    trail = [step(10.0), step(20.0, promised=28.0), step(30.0)]
    found = walked_back(trail, numbers(50.0, 0, 0), 0.5)[:, 0]
    assert found.tolist() == [28.0, 40.0, 50.0]


def test_with_full_trust_only_the_result_counts() -> None:
    found = walked_back([step(1.0), step(2.0)], numbers(7.0, -3.0, 1.0), 1.0)
    assert found.tolist() == [[7.0, -3.0, 1.0]] * 2


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
def test_every_game_of_a_vector_is_played_to_its_end(game: str) -> None:
    found = stammtisch.game(game)
    tables = [Table(found, seats, {}) for seats in (2, 3)]
    vector = Vector(tables, 3, 2, 40, found.judgement.tuning())
    players = Players(vector, 30.0, 1)
    experience = players.play(None, Practice(effort=0, kept=5))
    assert experience.games == 3
    assert not vector.places
    assert not players.trails
    # Seeds 40 and 42 are for two, 41 is for three: a trail for each seat, five positions of each.
    assert experience.rows.shape == (7 * 5, len(found.number_names()))
    assert experience.targets[:, 2].min() >= 0.0
    assert experience.targets[:, 2].max() <= 1.0
    assert sorted(set(experience.targets[:10, 2].tolist())) in ([0.0, 1.0], [0.5], [0.0, 0.5, 1.0])


def test_the_same_piece_comes_to_the_same() -> None:
    fitter = Fitter(len(stammtisch.game("village").number_names()), Recipe(hidden=(8,)), 1)
    piece = Piece("village", (2,), True, weights_of(fitter.net()), Practice(), 2, 2, 60, 30.0)
    one, other = learn_from(piece), learn_from(piece)
    assert one.rows.tolist() == other.rows.tolist()
    assert one.targets.tolist() == other.targets.tolist()


def test_a_trial_is_played_on_every_seat() -> None:
    fitter = Fitter(len(stammtisch.game("coimbra").number_names()), Recipe(hidden=(8,)), 1)
    verdict = try_out(Trial("coimbra", 2, {}, weights_of(fitter.net()), 2, 70))
    assert len(verdict.wins) == len(verdict.leads) == 2
    assert all((win > 0.5) == (lead > 0) for win, lead in zip(verdict.wins, verdict.leads, strict=True) if lead)


def test_half_of_all_tables_are_for_two_and_every_expansion_is_met() -> None:
    tables = tables_of(stammtisch.game("village"))
    assert {table.seats for table in tables} == {1, 2, 3, 4, 5}
    assert sum(table.seats == 2 for table in tables) == len(tables) // 2
    assert sum(not table.options for table in tables) >= len(tables) // 2
    for seats in range(1, 6):
        met = {name for table in tables if table.seats == seats for name in table.options}
        assert met == {"inn", "port", "marriage", "life_goals", "promos"}
    assert {table.seats for table in tables_of(stammtisch.game("coimbra"))} == {2, 3, 4}
    assert all(not table.options for table in tables_of(stammtisch.game("village"), is_plain=True))


# Learning


def toy(count: int, seed: int) -> tuple[Floats, Floats]:
    """Positions whose worth follows from what is shown, but not from the judgement alone."""
    lots = np.random.default_rng(seed)
    rows = lots.standard_normal((count, 6)).astype(np.float32)
    rows[:, 0] = 50.0 + 8.0 * rows[:, 0]
    rows[:, 1] *= 10.0
    lead = rows[:, 1] + 12.0 * rows[:, 2] - 9.0 * np.abs(rows[:, 3])
    targets = np.stack([rows[:, 0] + 9.0 * rows[:, 4], lead, lead > 0.0], axis=1).astype(np.float32)
    return rows, targets


def test_a_net_begins_as_the_hand_made_judgement_and_learns_what_is_amiss_with_it() -> None:
    rows, targets = toy(2_000, 1)
    unseen, wanted = toy(500, 2)
    fitter = Fitter(6, Recipe(hidden=(32,), average=0.9, batch=64), 5)
    fitter.look(rows)
    assert fitter.net().values(unseen).points.tolist() == unseen[:, 0].tolist()

    def error() -> float:
        return float(np.abs(fitter.net().values(unseen).lead - wanted[:, 1]).mean())

    before = error()
    lots = np.random.default_rng(1)
    for _ in range(1_500):
        chosen = lots.integers(0, len(rows), 64)
        fitter.learn(rows[chosen], targets[chosen])
    assert error() < 0.25 * before
    said = fitter.net().values(unseen)
    assert ((said.win > 0.5) == (wanted[:, 2] > 0.5)).mean() > 0.9
    assert float(np.abs(said.points - wanted[:, 0]).mean()) < 2.0


def test_the_slopes_are_those_of_the_loss() -> None:
    rows, targets = toy(7, 3)
    lots = np.random.default_rng(4)
    found = lots.standard_normal((7, 3)).astype(np.float32) * np.float32(0.1)
    slope, _ = slopes(found, rows, targets, 20.0)
    for place in ((0, 0), (3, 1), (6, 2)):
        losses = []
        for change in (1e-2, -1e-2):
            changed = found.copy()
            changed[place] += change
            losses.append(slopes(changed, rows, targets, 20.0)[1])
        expected = float(np.clip((losses[0] - losses[1]) / 2e-2 * 7, -2.0, 2.0)) / 7
        assert float(slope[place]) == pytest.approx(expected, rel=2e-2, abs=2e-3)


class Far(np.ndarray[Any, Any]):
    """An array as it lies on a GPU: it does not mix with those of the machine, but for single numbers."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **rest: Any) -> Any:
        near = [each for each in inputs if isinstance(each, np.ndarray) and not isinstance(each, Far) and each.ndim]
        assert not near, f"{ufunc.__name__} mixes arrays of two places"
        plain = [each.view(np.ndarray) if isinstance(each, Far) else each for each in inputs]
        if out is not None:
            assert all(isinstance(each, Far) for each in out)
            rest["out"] = tuple(each.view(np.ndarray) for each in out)
        found = getattr(ufunc, method)(*plain, **rest)
        return found.view(Far) if isinstance(found, np.ndarray) else found

    def __setitem__(self, where: Any, values: Any) -> None:
        assert isinstance(values, Far) or np.ndim(values) == 0, "values from another place"
        super().__setitem__(where, values)

    def __getitem__(self, where: Any) -> Any:
        assert not isinstance(where, np.ndarray) or isinstance(where, Far), "places from another place"
        return super().__getitem__(where)


class FarArrays(Arrays):
    """Where nothing is mixed by accident, as on a GPU."""

    place = "far"

    def of(self, values: Any) -> Any:
        return np.array(values).view(Far)

    def plain(self, array: Any) -> Floats:
        assert isinstance(array, Far)
        found: Floats = np.array(array.view(np.ndarray))
        return found


def test_where_it_learns_makes_no_difference_to_a_net() -> None:
    rows, targets = toy(600, 1)
    nets = []
    for arrays in (ON_CORES, FarArrays()):
        fitter = Fitter(6, Recipe(hidden=(16, 8), average=0.9, batch=64), 5, arrays)
        ring = Ring(500, 6, arrays)
        ring.add(Experience(rows, targets, 1))
        fitter.look(ring.rows)
        lots = np.random.default_rng(1)
        for _ in range(40):
            chosen = arrays.of(lots.integers(0, ring.filled, 64))
            fitter.learn(ring.rows[chosen], ring.targets[chosen])
        nets.append(fitter.net())
    for one, other in zip(nets[0].layers, nets[1].layers, strict=True):
        assert type(other.weights) is np.ndarray
        assert one.weights.tolist() == other.weights.tolist()
        assert one.biases.tolist() == other.biases.tolist()


def test_a_run_may_learn_in_one_place_and_go_on_in_another(tmp_path: Path) -> None:
    game = stammtisch.game("village")
    with Crew(1) as crew:
        for folder, arrays in (("near", ON_CORES), ("far", FarArrays())):
            Run(game, tmp_path / folder, SMALL, crew, quiet, arrays).go_on(10.0, 2)
            Run(game, tmp_path / folder, SMALL, crew, quiet, ON_CORES).go_on(10.0, 4)
    near, far = ((tmp_path / folder / "village-2.npz").read_bytes() for folder in ("near", "far"))
    assert near == far


def test_who_insists_on_a_gpu_where_there_is_none_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_driver() -> int:
        raise RuntimeError("no driver")

    cuda = SimpleNamespace(runtime=SimpleNamespace(getDeviceCount=no_driver))
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=cuda))
    assert arrays_for("auto") is ON_CORES
    assert arrays_for("cores") is ON_CORES
    with pytest.raises(NoGpu, match="no driver"):
        arrays_for("gpu")


# Runs


def test_a_run_for_one_number_of_players_begins_with_the_net_of_another(tmp_path: Path) -> None:
    game = stammtisch.game("village")
    alone = SMALL._replace(seats=(1,))
    with Crew(1) as crew:
        first = Run(game, tmp_path / "all", SMALL, crew, quiet)
        first.go_on(10.0, 2)
        run = Run(game, tmp_path / "alone", alone, crew, quiet, start=tmp_path / "all")
        assert (run.games, run.gates) == (2, [])
        assert run.fitter.weights[0].tolist() == first.fitter.weights[0].tolist()
        run.go_on(10.0, 4)
        # It goes on as what it is now, and does not begin again.
        again = Run(game, tmp_path / "alone", alone, crew, quiet, start=tmp_path / "all")
    assert (again.games, again.others_games) == (4, 2)
    card = json.loads((tmp_path / "alone" / "card.json").read_text(encoding="utf-8"))
    assert card["seeds"]["self-play"] == [1_000_002, 1_000_004]
    (gate,) = card["gates against the apprentice"]
    assert gate["1 seat"]["low"] <= gate["1 seat"]["points"] <= gate["1 seat"]["high"]
    assert "alone, points" in (tmp_path / "alone" / "curve.svg").read_text(encoding="utf-8")
    files.load(tmp_path / "alone" / "village-1.npz", game)


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    game = stammtisch.game("village")
    with Crew(1) as crew:
        Run(game, tmp_path, SMALL, crew, quiet).go_on(10.0, 2)
        second = Run(game, tmp_path, SMALL, crew, quiet)
        assert (second.warm_games, second.games) == (2, 2)
        before = second.fitter.steps
        second.go_on(10.0, 4)
        assert second.fitter.steps > before
    card = json.loads((tmp_path / "card.json").read_text(encoding="utf-8"))
    assert card["games"] == 4
    assert [gate["games"] for gate in card["gates against the apprentice"]] == [0, 4]
    assert card["seeds"]["self-play"] == [1_000_000, 1_000_004]
    net = files.load(tmp_path / "village-2.npz", game)
    assert net.size == len(game.number_names())
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.nightly
def test_two_workers_come_to_the_same_as_the_pieces_say(tmp_path: Path) -> None:
    game = stammtisch.game("coimbra")
    plan = SMALL._replace(warm_games=16, generation=16, gate_every=1_000)
    with Crew(2) as crew:
        first = Run(game, tmp_path / "a", plan, crew, quiet)
        first.go_on(10.0, 16)
        second = Run(game, tmp_path / "b", plan, crew, quiet)
        second.go_on(10.0, 16)
    assert (tmp_path / "a" / "coimbra-2.npz").read_bytes() == (tmp_path / "b" / "coimbra-2.npz").read_bytes()


def test_no_run_plays_the_seeds_that_are_for_measuring(tmp_path: Path) -> None:
    with Crew(1) as crew:
        late = Run(stammtisch.game("village"), tmp_path, SMALL, crew, quiet)
        late.games = NEVER
        with pytest.raises(ValueError, match="for measuring"):
            late.generation()


def test_a_run_of_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    with Crew(1) as crew:
        Run(stammtisch.game("village"), tmp_path, SMALL, crew, quiet).save()
        with pytest.raises(files.BadNet, match="another game; begin one in another folder"):
            Run(stammtisch.game("coimbra"), tmp_path, SMALL, crew, quiet)


def test_a_curve_without_gates_is_a_picture_too() -> None:
    assert curve("Village", []).endswith("</svg>\n")


# The command


def test_the_command_trains_and_says_where_the_net_is(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ["train", "coimbra", "--folder", str(folder), "--games", "1", "--players", "2", "--workers", "1"]
    result = run(*words, "--warm-games", "2", "--generation", "2", "--gate-games", "2", "--language", "en")
    assert result.code == 0, result.err
    assert "The net is in" in result.words()
    assert (folder / STATE).exists()
    files.load(folder / "coimbra-2.npz", stammtisch.game("coimbra"))


def test_a_run_goes_about_it_as_before_unless_it_is_told_otherwise(tmp_path: Path) -> None:
    words = ["train", "coimbra", "--folder", str(tmp_path), "--workers", "1", "--language", "en"]
    sizes = ["--warm-games", "2", "--generation", "2", "--gate-games", "2", "--gate-every", "50"]
    assert run(*words, *sizes, "--games", "1", "--players", "2", "--trust", "0.9").code == 0
    begun = plan_in(tmp_path)
    assert begun is not None
    assert (begun.seats, begun.trust, begun.gate_every, begun.generation) == ((2,), 0.9, 50, 2)

    result = run(*words, "--games", "3", "--gate-games", "4")

    assert result.code == 0, result.err
    assert "goes on after 2 games" in result.words()
    assert plan_in(tmp_path) == begun._replace(gate_games=4)
    assert plan_in(tmp_path / "elsewhere") is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["coimbra", "--trust", "1.5"], "1.5"),
        (["coimbra", "--gate-every", "0"], "--gate-every"),
        (["coimbra", "--players", "7"], "7"),
        (["coimbra", "--minutes", "0"], "--minutes"),
        (["coimbra", "--workers", "-1"], "--workers"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_a_sentence(words: list[str], said: str, tmp_path: Path) -> None:
    result = run("train", *words, "--folder", str(tmp_path / "run"), "--language", "en")
    assert result.code == 2
    assert said in one_line(result.err)
    assert not (tmp_path / "run").exists()
