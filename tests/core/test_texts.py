"""Templates, names and plurals."""

import pytest

from stammtisch.core.plain import Json
from stammtisch.core.texts import Name, fill, joined, read_templates

FARMER = Name({"en": "farmer", "en.a": "a farmer", "de": "Bauer", "de.acc": "einen Bauern"})


def test_a_slot_takes_the_form_of_a_name_that_it_asks_for() -> None:
    assert fill("you get {kind.a}.", "en", {"kind": FARMER}) == "You get a farmer."
    assert fill("Nimm {kind.acc}.", "de", {"kind": FARMER}) == "Nimm einen Bauern."
    assert fill("{kind.acc}", "en", {"kind": FARMER}) == "Farmer", "a missing form falls back on the plain name"


@pytest.mark.parametrize(("number", "text"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_a_word_follows_its_number(number: int, text: str) -> None:
    assert fill("{n} {n|coin|coins}", "en", {"n": number}) == text


def test_a_missing_argument_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError):
        fill("{nobody}", "en", {})


def test_names_are_joined_as_people_do() -> None:
    names = [Name({"en": word, "de": word}) for word in "abc"]
    assert joined(names).form("en", "") == "a, b and c"
    assert joined(names[:2]).form("de", "") == "a und b"
    assert joined(names[:1]).form("de", "") == "a"
    assert joined([]).form("de", "") == ""


@pytest.mark.parametrize(
    "table",
    [
        None,
        {"key": "text"},
        {"key": {"en": "only English"}},
        {"key": {"en": "{a}", "de": "{b}"}},
        {"key": {"en": "a", "de": "b", "fr": "c"}},
        {"key": {"en": "", "de": "b"}},
    ],
)
def test_an_incomplete_template_is_refused(table: Json) -> None:
    with pytest.raises(ValueError, match=r"table|key"):
        read_templates(table, "table")
