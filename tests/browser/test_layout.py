"""The layout holds at the most crowded tables: long names, fullest boards, both languages, every size of window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, expect

from scripts.pictures.company import Company
from tests.browser.coimbra import CoimbraPerson, fullest, show_position
from tests.browser.fullest import fullest_orleans, fullest_village
from tests.browser.harness import Server
from tests.browser.legible import assert_legible, in_sight
from tests.browser.pages import PHONE, SEED, TABLET, WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.test_wide import HIDDEN
from tests.browser.village import EXPANSIONS, VillagePlayer, Villager
from tests.positions import GameTable

# 24 letters each, as long as names get at most tables.
NAMES: Final = (
    "Maximiliane Hohenstaufen",
    "Bartholomäus von Eschenb",
    "Friederike Wolkenstein-R",
    "Wilhelmine Charlottenbur",
    "Konstantin Augustus Pfal",
)
LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}
SIZES: Final = {"1280": LOW, "1440": WIDE, "1920": LARGE, "768": TABLET, "390": PHONE}
Scene = tuple[type[Person], dict[str, Any], Callable[[], GameTable[Any]]]
SCENES: Final[dict[str, Scene]] = {
    "orleans": (Person, {"seats": 4}, fullest_orleans),
    "placing": (CoimbraPerson, {"seats": 4}, lambda: fullest("placing")),
    "income": (CoimbraPerson, {"seats": 4}, lambda: fullest("income")),
    "village": (Villager, {"seats": 5, "options": EXPANSIONS}, fullest_village),
}
# By day the fullest scenes where room is scarcest; the others at night.
BY_DAY: Final = {("village", "1280"), ("orleans", "1440"), ("village", "390"), ("orleans", "390")}
CHOICES_IN_SIGHT: Final = 6
HEAD: Final = 0.25
# What head and drawer leave to the board of a phone or a tablet, when nothing is unfolded.
BOARD: Final = 0.75


def cases() -> list[Any]:
    return [
        pytest.param(scene, size, marks=[] if (scene, size) in BY_DAY else [pytest.mark.nightly])
        for scene in SCENES
        for size in SIZES
    ]


@pytest.mark.parametrize(("scene", "size"), cases())
def test_the_fullest_table_can_be_read(browser: Browser, server: Server, scene: str, size: str) -> None:
    kind, wish, position = SCENES[scene]
    person = kind(server, NAMES[0])
    table = person.sit_down(**wish)
    person.when_asked(table)  # how many lines the log has by now is not up to the speed of the computers
    with visitor(browser, server, SIZES[size]) as page:
        show_position(page, position(), NAMES)
        person.enter(page, f"#/table/{table}")
        page.locator(".orl, .coi, .vil").first.wait_for()
        page.locator(".fixed-actions").wait_for()
        for language in in_both_languages(page):
            come_to_rest(page)
            where = f"{scene} at {size} in {language}"
            assert_legible(page, where)
            if page.locator(".table-wide").count():
                assert_wide_shows_enough(page, where)
                hidden = set(page.evaluate(HIDDEN))
                assert not hidden, f"{where}: {hidden} hide something beyond their edge"
            else:
                assert_narrow_shows_enough(page, where)


# The ends of games with the most players, and so the widest score sheets: who plays, how many, options.
ENDS: Final[dict[str, tuple[type[Person], int, dict[str, Any]]]] = {
    "orleans": (Person, 4, {}),
    "coimbra": (CoimbraPerson, 4, {}),
    "village": (Villager, 5, EXPANSIONS),
    "solo": (Villager, 1, {}),
}


@pytest.fixture(scope="module")
def finished(server: Server) -> Callable[[str], tuple[Person, str]]:
    """A game that people with long names have played to its end, and the first of them; each is played once."""

    @cache
    def play(game: str) -> tuple[Person, str]:
        kind, seats, options = ENDS[game]
        company = Company(kind, server, NAMES[:seats])
        table = company.sit_down(SEED, options)
        company.play(table, lambda _: False)
        return company.first, table

    return play


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ENDS)
def test_the_end_of_a_game_can_be_read(
    browser: Browser, server: Server, finished: Callable[[str], tuple[Person, str]], game: str, size: str
) -> None:
    person, table = finished(game)
    with visitor(browser, server, SIZES[size]) as page:
        person.enter(page, f"#/table/{table}")
        page.locator(".curve-plot").wait_for()
        for language in in_both_languages(page):
            for part in page.locator(".ending > *, .ending .card").all():
                part.scroll_into_view_if_needed()
                come_to_rest(page)
                assert_legible(page, f"the end of {game} at {size} in {language}")
            beyond = page.locator(".sheet-scroll").evaluate_all(
                "(sheets) => sheets.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
            )
            assert not beyond, f"the score sheet of {game} at {size} in {language} goes on beyond its edge"


def assert_wide_shows_enough(page: Page, where: str) -> None:
    choices = in_sight(page, ".rail .choice", ".rail-choices")
    most = page.locator(".rail .choice").count()
    assert choices >= min(CHOICES_IN_SIGHT, most), f"{where}: {choices} of {most} choices are in sight"
    assert in_sight(page, ".log li", ".log") >= 1, f"{where}: no line of the log is in sight"
    touching = page.evaluate(TOUCHING)
    assert not touching, f"{where}: numbers of {touching} run together"
    names = page.locator(".seat-strip").inner_text().split()
    for name in NAMES[1 : page.locator(".seat-strip li").count()]:
        assert set(name.split()) <= set(names), f"{where}: {name} does not stand in the head"


# Numbers in neighbouring columns of what everybody holds with less than a digit's half between them.
TOUCHING: Final = """() => [...document.querySelectorAll(".holdings tbody tr")].filter((row) => {
    const boxes = [...row.querySelectorAll("td span")].map((one) => one.getBoundingClientRect());
    return boxes.some((box, i) => i && box.left - boxes[i - 1].right < 4);
}).map((row) => row.textContent)"""


def assert_narrow_shows_enough(page: Page, where: str) -> None:
    head = box_of(page, ".narrow-head")
    assert page.viewport_size is not None
    part = (head["y"] + head["height"]) / page.viewport_size["height"]
    assert part <= HEAD, f"{where}: the head takes {part:.0%} of the height"
    handle = page.locator(".drawer-handle[aria-expanded=true]")
    if handle.count():
        handle.tap()
        come_to_rest(page)
    left = box_of(page, ".drawer")["y"] / page.viewport_size["height"] - part
    assert left >= BOARD, f"{where}: head and drawer leave {left:.0%} of the height to the board"
    page.locator(".menu-button").tap()
    for entry in ("#/", "#/rules/"):
        assert page.locator(f".menu-list a[href^='{entry}']").first.is_visible()
    page.keyboard.press("Escape")
    page.locator(".menu-list").wait_for(state="detached")


def box_of(page: Page, thing: str) -> FloatRect:
    box = page.locator(thing).first.bounding_box()
    assert box is not None, thing
    return box


def test_all_choices_of_a_usual_table_are_in_sight_and_have_a_key(browser: Browser, server: Server) -> None:
    alone = Villager(server)
    one = alone.sit_down(seats=1, options=EXPANSIONS)
    alone.play(one, lambda view: bool(view["prompt"]["question"] == "take-cube"))
    four = Person(server)
    table = four.sit_down(seats=4)
    four.play(table, lambda view: bool(view["round"] >= 3 and view["phase"] == "planning"))
    for person, where, size in ((alone, one, "1280"), (four, table, "1440")):
        with visitor(browser, server, SIZES[size]) as page:
            person.enter(page, f"#/table/{where}")
            page.locator(".rail .choice").first.wait_for()
            for language in in_both_languages(page):
                come_to_rest(page)
                listed = page.locator(".rail .choice").count()
                assert listed > 10, "too few for this test"
                seen = in_sight(page, ".rail .choice", ".rail-choices")
                assert seen == listed, f"{seen} of {listed} choices are in sight in {language} at {size}"
            take_by_digits(page)


def take_by_digits(page: Page) -> None:
    """In a long list one digit picks a line, and the next one a choice in it."""
    lines = page.locator(".choice-group")
    assert lines.locator("h3 .choice-number").count() == min(lines.count(), 10)
    assert page.locator(".choice .choice-number").count() == 0
    several = next(n for n in range(lines.count()) if lines.nth(n).locator(".choice").count() > 1)
    page.keyboard.press(str((several + 1) % 10))
    line = page.locator(".choice-group.is-opened")
    numbers = line.locator(".choice .choice-number").evaluate_all("(all) => all.map((one) => one.dataset.number)")
    assert numbers == [str((n + 1) % 10) for n in range(line.locator(".choice").count())][:10]
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    page.keyboard.press(str((several + 1) % 10))
    before = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("2")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


@pytest.mark.parametrize("size", [pytest.param("1440", marks=pytest.mark.nightly), "1280", "390"])
def test_undo_and_what_ends_a_step_stay_where_they_are(browser: Browser, server: Server, size: str) -> None:
    person = Person(server)
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES[size]) as page:
        person.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()
        before = corners(page)
        moves = [move for move in player.legal() if move.startswith("place ")]
        assert moves, "nothing can be planned"
        player.take(moves[0])
        come_to_rest(page)
        assert corners(page) == before


def corners(page: Page) -> list[float]:
    """The outer corners of undo and of the last button that ends a step."""
    undo = box_of(page, ".fixed-left .tool")
    end = page.locator(".fixed-right .button").last.bounding_box()
    assert end is not None
    places = [undo["x"], undo["y"] + undo["height"], end["x"] + end["width"], end["y"] + end["height"]]
    return [round(place) for place in places]


def test_on_a_phone_a_long_press_explains_and_brings_what_fits_to_the_top(browser: Browser, server: Server) -> None:
    person = Villager(server)
    table = person.sit_down(seats=2)
    with visitor(browser, server, PHONE) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        note = page.locator(".hold-note")
        note.wait_for()
        thing = page.locator("#board .can").first
        label = str(thing.get_attribute("aria-label"))
        hold(page, thing)
        page.locator(".explanation").wait_for()
        note.wait_for(state="detached")
        player.open_drawer()
        first = page.locator(".choice-group").first
        heading = first.locator("h3").inner_text()
        assert heading == "With what you picked", f"after {label} was held, the drawer begins with {heading}"
        page.reload()
        player.settle()
        assert note.count() == 0, "what was said once is said again"


def hold(page: Page, thing: Locator) -> None:
    """Keep a finger on a thing until it explains itself."""
    thing.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    thing.dispatch_event("pointerdown", finger)
    page.locator(".explanation").wait_for()
    thing.dispatch_event("pointerup", finger)
