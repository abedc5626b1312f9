"""The pages for programs say what the games declare."""

import pytest

import stammtisch
from scripts import library_pages


@pytest.mark.parametrize("name", list(library_pages.EVERYTHING))
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    published = (library_pages.PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert published == library_pages.page_of(stammtisch.game(name)), "run `make library-pages`"


@pytest.mark.parametrize("name", list(library_pages.EVERYTHING))
def test_the_page_of_the_numbers_is_up_to_date(name: str) -> None:
    published = (library_pages.PAGES / f"{name}-numbers.md").read_text(encoding="utf-8")
    assert published == library_pages.numbers_page_of(stammtisch.game(name)), "run `make library-pages`"
