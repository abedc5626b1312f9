"""The pictures of the games: none of a scene that was not met, all that were promised, and those that the docs show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser

from scripts import screenshots
from scripts.pictures import camera
from scripts.pictures.palette import lost
from scripts.pictures.refusals import LARGEST, Refused, Shown, check, check_size, reach
from scripts.pictures.scenes import GAMES, THE_END, asks
from scripts.pictures.wanted import DOCS, HOME, SIZES, beyond_everything, everything
from tests.browser.harness import Server

ROOT = Path(__file__).resolve().parent.parent
PLACING = asks("placing", "place-die", 4)


def view(number: int, question: str) -> Any:
    return {"round": number, "prompt": {"question": question}}


def told(number: int, question: str, *, status: str = "running") -> Any:
    return {"version": 20, "table": {"status": status}, "view": view(number, question)}


class Played:
    """A game that shows these views to the person who is asked, and is over then."""

    def __init__(self, *views: Any) -> None:
        self.views: Iterator[Any] = iter(views)

    def play(self, table: str, stop: Callable[[Any], bool]) -> None:
        for one in self.views:
            if stop(one):
                return


def test_a_scene_that_never_came_is_refused_by_its_name() -> None:
    game = Played(view(3, "place-die"), view(4, "income"))
    with pytest.raises(Refused, match=r"“placing” was not met: .*“place-die” is asked in round 4"):
        reach(game, "t", PLACING)


def test_a_scene_is_met_where_it_begins() -> None:
    game = Played(view(4, "place-die"), view(4, "income"))
    reach(game, "t", PLACING)
    assert next(game.views) == view(4, "income")


def test_the_end_is_met_when_the_game_is_over() -> None:
    reach(Played(view(4, "income")), "t", THE_END)


def test_a_page_that_shows_the_scene_is_taken() -> None:
    check(PLACING, told(4, "place-die"), Shown(20, is_over=False, is_asked=True))
    check(THE_END, told(4, "over", status="finished"), Shown(20, is_over=True, is_asked=False))


@pytest.mark.parametrize(
    ("scene", "table", "shown", "why"),
    [
        (PLACING, told(4, "income"), Shown(20, is_over=False, is_asked=True), "the table asks “income”"),
        (PLACING, told(4, "over", status="finished"), Shown(20, is_over=True, is_asked=False), "the game is over"),
        (THE_END, told(4, "place-die"), Shown(20, is_over=True, is_asked=False), "the table asks “place-die”"),
        (PLACING, told(4, "place-die"), Shown(20, is_over=True, is_asked=False), "shows a result"),
        (PLACING, told(4, "place-die"), Shown(19, is_over=False, is_asked=True), "position 19 and not 20"),
        (PLACING, told(4, "place-die"), Shown(20, is_over=False, is_asked=False), "does not ask"),
        (PLACING, told(4, "place-die"), Shown(20, is_over=False, is_asked=True, faults=("no map",)), "errors: no map"),
        (PLACING, told(4, "place-die"), Shown(20, is_over=False, is_asked=True, illegible="cut: Wag"), "cut: Wag"),
    ],
)
def test_a_page_that_shows_something_else_is_refused(scene: Any, table: Any, shown: Shown, why: str) -> None:
    with pytest.raises(Refused, match=why):
        check(scene, table, shown)


def test_a_picture_for_the_docs_is_small() -> None:
    check_size(bytes(LARGEST))
    with pytest.raises(Refused, match="251 KB are too large"):
        check_size(bytes(LARGEST + 1000))


def test_a_refused_scene_leaves_no_picture_and_the_program_ends_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Alone(Played):
        def sit_down(self, seed: int, options: object) -> str:
            return "t"

    monkeypatch.setattr(camera, "Company", lambda *_: Alone(view(1, "choose-start")))
    wanted = [picture for picture in everything() if picture.game == "coimbra" and picture.scene == "placing"]
    old = tmp_path / f"{wanted[0].name}.png"
    old.write_bytes(b"an older picture")
    mine = camera.Camera(cast(Browser, None), cast(Server, None), tmp_path)
    screenshots.take(mine, wanted)
    assert set(mine.refused) == {picture.name for picture in wanted}
    assert not any(tmp_path.iterdir()), "an older picture would pass for the refused one"
    assert screenshots.report(mine, len(wanted)) == 1
    assert "“placing” was not met" in capsys.readouterr().err


def test_every_game_is_shown_at_every_size_light_and_dark_in_both_languages() -> None:
    pictures = everything()
    for name in ("orleans", "coimbra", "village", "village-all", "village-solo", HOME):
        mine = [picture for picture in pictures if picture.game == name]
        scenes = {HOME} if name == HOME else {scene.name for scene in GAMES[name].scenes if scene.everywhere}
        assert len(scenes) >= (1 if name == HOME else 2)
        for scene in scenes:
            looks = {(one.width, one.is_dark, one.language) for one in mine if one.scene == scene}
            assert len(looks) == len(SIZES) * 2 * 2, f"{name}, {scene}"
    names = [picture.name for picture in (*pictures, *beyond_everything())]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("wish", [["--game", "chess"], ["--scene", "middel"], ["--width", "1000"]])
def test_what_there_is_no_picture_of_is_refused(wish: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        screenshots.wished(wish)
    assert f"There is no picture of {wish[1]}." in capsys.readouterr().err


def test_the_docs_show_every_picture_of_their_folder_and_no_other() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    shown = set(re.findall(r"\(.*?screenshots/([\w-]+)\.png\)", text))
    assert shown == {path.stem for path in (ROOT / "docs" / "screenshots").iterdir()}
    assert shown == set(DOCS), "scripts/screenshots.py --docs takes other pictures"


def test_colours_that_a_palette_shows_worst_get_places_of_their_own() -> None:
    green, blue, paper = (0, 158, 115), (0, 114, 178), (250, 245, 235)
    teal = (0, 136, 146)
    assert set(lost([paper, green, blue], [paper, teal, teal])[:2]) == {green, blue}
    assert len(lost([green, (0, 160, 116), blue], [teal] * 3)) == 2, "one of two that look alike is enough"
