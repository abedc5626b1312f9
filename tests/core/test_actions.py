"""The catalogue: notation both ways, fields, and errors that help."""

import pytest

import stammtisch
from stammtisch.core.actions import Action, Catalogue
from stammtisch.core.game import Game

GAMES = [stammtisch.game(name) for name in stammtisch.games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_notation_reads_back_to_its_action(game: Game) -> None:
    for action in game.actions:
        assert game.parse(action.notation) == action.index
        assert game.parse(f"  {action.notation.upper()} ") == action.index
        assert str(action) == action.notation
        assert game.actions[action.index] is action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_has_a_label_of_its_own_in_both_languages(game: Game) -> None:
    for language in ("en", "de"):
        labels = [action.label(language) for action in game.actions]
        assert all(label and "{" not in label for label in labels)


def test_fields_of_an_action_are_attributes() -> None:
    game = stammtisch.game("orleans")
    action = game.actions[game.parse("place own-farmer ship.1")]
    assert action.kind == "place"
    assert action.follower == "own-farmer"
    assert action.space == "ship.1"
    with pytest.raises(AttributeError, match="follower, space"):
        _ = action.town


def test_an_unreadable_action_names_its_neighbours() -> None:
    with pytest.raises(stammtisch.UnreadableAction, match=r"Did you mean: .*use ship") as raised:
        stammtisch.game("orleans").parse("use shipp")
    assert raised.value.code == "unreadable_action"
    assert "Gemeint vielleicht" in raised.value.sentence("de")


def test_two_actions_cannot_share_a_notation() -> None:
    twin = [Action(0, "pass", {}, {"en": "a", "de": "a"}), Action(1, "pass", {}, {"en": "b", "de": "b"})]
    with pytest.raises(ValueError, match="share"):
        Catalogue(twin)


@pytest.mark.parametrize(
    ("game", "notation", "fields"),
    [
        ("orleans", "draw 3", {"number": 3}),
        ("orleans", "recruit trader", {"follower": "trader"}),
        ("coimbra", "take gray 5", {"colour": "gray", "value": 5}),
        ("coimbra", "start-cards 2", {"group": 2}),
        ("coimbra", "cap upper 3", {"location": "upper", "place": 3}),
        ("village", "promote church-1 4", {"place": "church-1", "number": 4}),
    ],
)
def test_fields_that_are_numbers_are_numbers(game: str, notation: str, fields: dict[str, object]) -> None:
    catalogue = stammtisch.game(game).actions
    action = catalogue[stammtisch.game(game).parse(notation)]
    assert action.fields == fields
    assert action.notation == notation
    assert [action.text(name) for name in fields] == notation.split()[1:]


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
def test_no_field_hides_what_every_action_has(game: str) -> None:
    for action in stammtisch.game(game).actions:
        assert not action.fields.keys() & {"index", "kind", "fields", "labels", "notation", "label", "text"}
