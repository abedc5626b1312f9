"""What the list of games tells of each before one plays it, and where that comes from."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.core.errors import BadEdition
from stammtisch.server.about import about, about_in
from stammtisch.server.messages.games import About
from stammtisch.shelf import OWN
from tests.server.harness import Running

GOOD = 'minutes = [30, 45]\nweight = 2\nen = "One plays."\nde = "Man spielt."\n'


def test_the_list_of_games_tells_length_weight_and_a_sentence(server: Running) -> None:
    listed = {entry["name"]: entry["about"] for entry in server.spectator().get("/api/games")}
    assert set(listed) >= set(OWN)
    for name in OWN:
        told = listed[name]
        assert 30 <= told["minutes"][0] <= told["minutes"][1] <= 180
        assert 1 <= told["weight"] <= 5
        english, german = told["sentence"]["en"], told["sentence"]["de"]
        assert english != german
        assert english.endswith(".")
        assert german.endswith(".")


def test_what_a_file_says_is_told() -> None:
    assert about_in(GOOD, "x") == About((30, 45), 2, {"en": "One plays.", "de": "Man spielt."})


def test_a_game_that_says_nothing_is_offered_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.server.about.FILE", "none.toml")
    assert about.__wrapped__(stammtisch.game("orleans")) is None


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[30, 45]", "[45, 30]", "minutes"),
        ("[30, 45]", "[45]", "minutes"),
        ("[30, 45]", "[0, 45]", "minutes"),
        ("[30, 45]", "45", "minutes"),
        ("weight = 2", "weight = 6", "weight"),
        ("weight = 2", 'weight = "light"', "weight"),
        ("weight = 2\n", "", "weight"),
        ('"Man spielt."', '" "', "de"),
        ("weight = 2", "weight = 2\nauthor = 1", "author"),
        ("weight = 2", "weight =", "line 2"),
    ],
)
def test_a_mistake_is_told_with_its_field(old: str, new: str, named: str) -> None:
    assert old in GOOD
    with pytest.raises(BadEdition) as caught:
        about_in(GOOD.replace(old, new), "stalls")
    for language in ("en", "de"):
        assert "about.toml, stalls" in caught.value.sentence(language)
        assert named in caught.value.sentence(language)
