"""When a picture is refused: it would show something else than its name says, an error, or a text that is cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from scripts.pictures.scenes import Scene

LARGEST = 250_000
"""Bytes of a picture in docs/screenshots."""


class Refused(Exception):
    """No picture is taken; the words say of what and why."""


class Playing(Protocol):
    """Somebody who can play a table on (tests/browser/person.py)."""

    def play(self, table: str, stop: Callable[[Any], bool]) -> None: ...


def reach(person: Playing, table: str, scene: Scene) -> None:
    """Play on until the scene is there."""
    is_met = False

    def stop(view: Any) -> bool:
        nonlocal is_met
        is_met = scene.holds(view)
        return is_met

    person.play(table, stop)
    if not is_met and not scene.is_end:
        raise Refused(f"the scene “{scene.name}” was not met: the game was over before {scene.wish}")


@dataclass(frozen=True)
class Shown:
    """What can be told of a page before a picture of it is taken."""

    version: int
    """Of the position that it shows."""
    is_over: bool
    is_asked: bool
    faults: tuple[str, ...] = ()
    """Errors of the page."""
    illegible: str = ""
    """Texts that are cut or lie over each other."""


def check(scene: Scene, table: Any, shown: Shown) -> None:
    """Refuse a page that does not show this scene as the server tells of the table to the person who is asked."""
    is_over = table["table"]["status"] == "finished"
    if scene.is_end != is_over or not (scene.is_end or scene.holds(table["view"])):
        now = "the game is over" if is_over else f"the table asks “{table['view']['prompt']['question']}”"
        raise Refused(f"the scene “{scene.name}” is not there ({scene.wish}): {now}")
    if shown.is_over != is_over:
        raise Refused(f"the page {'shows a result' if shown.is_over else 'shows no result'}")
    if not scene.is_end and shown.version != table["version"]:
        raise Refused(f"the page shows position {shown.version} and not {table['version']}")
    if not scene.is_end and not shown.is_asked:
        raise Refused("the page does not ask anything")
    check_page(shown)


def check_page(shown: Shown) -> None:
    """Refuse a page with errors or with texts that cannot be read."""
    if shown.faults:
        raise Refused(f"the page reports errors: {'; '.join(shown.faults)}")
    if shown.illegible:
        raise Refused(shown.illegible)


def check_size(picture: bytes) -> None:
    """Refuse a picture that is too large for the documentation."""
    if len(picture) > LARGEST:
        size, most = len(picture) // 1000, LARGEST // 1000
        raise Refused(f"{size} KB are too large for the documentation, which takes {most} KB; Pillow makes them small")
