"""What a piece is dragged with: mouse, finger or pen, as the browser hears them."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import CDPSession, Page


class Hand(Protocol):
    """What a piece is dragged with."""

    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self, x: float, y: float) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y)

    def up(self, x: float, y: float) -> None:
        self.mouse.up()
        self.mouse.move(2, 2)


class Finger:
    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, what: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", [{"x": x, "y": y}])

    def up(self, x: float, y: float) -> None:
        self._touch("touchEnd", [])


class Pen:
    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _point(self, what: str, x: float, y: float, button: str = "left", buttons: int = 1) -> None:
        event = {"type": what, "x": x, "y": y, "button": button, "buttons": buttons, "pointerType": "pen"}
        self.session.send("Input.dispatchMouseEvent", {**event, "clickCount": 1})

    def down(self, x: float, y: float) -> None:
        self._point("mouseMoved", x, y, "none", 0)
        self._point("mousePressed", x, y)

    def move(self, x: float, y: float) -> None:
        self._point("mouseMoved", x, y)

    def up(self, x: float, y: float) -> None:
        self._point("mouseReleased", x, y, buttons=0)
