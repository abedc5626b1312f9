"""Which pictures there are: every game at every size, light and dark, in both languages; and those that docs show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from playwright.sync_api import ViewportSize

from scripts.pictures.scenes import GAMES, TABS, Game, Scene
from tests.browser.pages import PHONE, TABLET, WIDE

HOME: Final = "first-page"
"""The first page, which belongs to no game; the name of its scene, too."""

SIZES: Final[dict[int, ViewportSize]] = {
    390: PHONE,
    768: TABLET,
    1280: {"width": 1280, "height": 720},
    1440: WIDE,
    1920: {"width": 1920, "height": 1080},
}
NARROW: Final = frozenset({390, 768})
LANGUAGES: Final = ("en", "de")
# A game that is there for single pictures of the documentation.
ONLY_IN_DOCS: Final = frozenset({"village-all-solo"})


@dataclass(frozen=True)
class Picture:
    """One picture; `part` is the tab or region of a phone, or the page of a board, and may be empty."""

    name: str
    game: str
    scene: str
    part: str
    width: int
    language: str
    is_dark: bool


@dataclass(frozen=True)
class Wish:
    """What somebody wants to see; nothing named means all of it."""

    games: frozenset[str] = frozenset()
    scenes: frozenset[str] = frozenset()
    widths: frozenset[int] = frozenset()

    def wants(self, picture: Picture) -> bool:
        return (
            (not self.games or picture.game in self.games)
            and (not self.scenes or picture.scene in self.scenes)
            and (not self.widths or picture.width in self.widths)
        )


def everything() -> list[Picture]:
    """Every game and the first page at every size, light and dark, in both languages."""
    places = [(HOME, HOME, "", width) for width in SIZES]
    for game in GAMES.values():
        if game.name not in ONLY_IN_DOCS:
            for scene, width in product(game.scenes, SIZES):
                places += [(game.name, scene.name, part, width) for part in parts(game, scene, width)]
    return [
        Picture(name_of(*place, language, is_dark), *place, language, is_dark)
        for place in places
        for language, is_dark in product(LANGUAGES, (False, True))
    ]


def parts(game: Game, scene: Scene, width: int) -> Iterator[str]:
    """What is to be seen one after the other of a scene that is wanted everywhere."""
    if not scene.everywhere:
        return
    if scene.is_end:
        yield ""
    elif width in NARROW:
        yield from (*TABS, *game.regions)
    else:
        yield from game.pages


def name_of(game: str, scene: str, part: str, width: int, language: str, is_dark: bool) -> str:
    words = [game, scene if scene != game else "", part, str(width), "dark" if is_dark else "light", language]
    return "-".join(word for word in words if word)


# name in docs/screenshots: game, scene, part, width, language, dark
DOCS: Final[dict[str, tuple[str, str, str, int, str, bool]]] = {
    "first-screen-wide": (HOME, HOME, "", 1440, "en", False),
    "first-screen-phone-de": (HOME, HOME, "", 390, "de", False),
    "planning-wide": ("orleans", "planning", "", 1440, "en", False),
    "planning-wide-dark-de": ("orleans", "planning", "", 1440, "de", True),
    "planning-phone": ("orleans", "planning", "mine", 390, "en", False),
    "planning-phone-de": ("orleans", "planning", "mine", 390, "de", False),
    "actions-wide-de": ("orleans", "actions", "", 1440, "de", False),
    "actions-phone": ("orleans", "actions", "board", 390, "en", False),
    "actions-phone-dark-de": ("orleans", "actions", "board", 390, "de", True),
    "score-sheet-wide": ("orleans", "end", "", 1440, "en", False),
    "score-sheet-phone-de": ("orleans", "end", "", 390, "de", False),
    "coimbra-start-wide": ("coimbra", "start", "", 1440, "en", False),
    "coimbra-placing-wide": ("coimbra", "placing", "", 1440, "en", False),
    "coimbra-placing-wide-dark-de": ("coimbra", "placing", "", 1440, "de", True),
    "coimbra-placing-phone": ("coimbra", "placing", "board", 390, "en", False),
    "coimbra-cards-wide-de": ("coimbra", "cards", "", 1440, "de", False),
    "coimbra-cards-phone-de": ("coimbra", "cards", "board", 390, "de", False),
    "coimbra-pilgrim-phone-dark": ("coimbra", "pilgrim", "board", 390, "en", True),
    "coimbra-income-phone-de": ("coimbra", "income", "mine", 390, "de", False),
    "coimbra-score-sheet-wide": ("coimbra", "end", "", 1440, "en", False),
    "village-wide": ("village", "middle", "", 1440, "en", False),
    "village-wide-dark-de": ("village", "middle", "", 1440, "de", True),
    "village-phone": ("village", "middle", "board", 390, "en", False),
    "village-phone-dark-de": ("village", "middle", "board", 390, "de", True),
    "village-farm-phone-de": ("village", "middle", "mine", 390, "de", False),
    "village-solo-wide-de": ("village-solo", "middle", "", 1440, "de", False),
    "village-solo-phone": ("village-solo", "middle", "board", 390, "en", False),
    "village-all-wide": ("village-all", "middle", "village", 1440, "en", False),
    "village-all-wide-dark-de": ("village-all", "middle", "village", 1440, "de", True),
    "village-port-wide": ("village-all", "middle", "sea", 1440, "en", False),
    "village-port-wide-dark-de": ("village-all", "middle", "sea", 1440, "de", True),
    "village-inn-wide-de": ("village-all", "middle", "inn", 1440, "de", False),
    "village-port-phone": ("village-all", "middle", "sea", 390, "en", False),
    "village-inn-phone-de": ("village-all", "middle", "inn", 390, "de", False),
    "village-wedding-phone-dark": ("village-all", "middle", "wedding", 390, "en", True),
    "village-all-farm-phone-de": ("village-all", "middle", "mine", 390, "de", False),
    "village-all-solo-wide": ("village-all-solo", "middle", "village", 1440, "en", False),
}


def of_docs() -> list[Picture]:
    return [Picture(name, *what) for name, what in DOCS.items()]


def beyond_everything() -> list[Picture]:
    """Scenes of the documentation that are not wanted everywhere, under names like those of the others."""
    named = (Picture(name_of(*what), *what) for what in DOCS.values())
    known = {picture.name for picture in everything()}
    return [picture for picture in named if picture.name not in known]


def unknown(wish: Wish, pictures: Iterable[Picture]) -> list[str]:
    """Games, scenes and widths in a wish of which there is no picture."""
    found = list(pictures)
    wished: list[tuple[Iterable[object], set[object]]] = [
        (wish.games, {picture.game for picture in found}),
        (wish.scenes, {picture.scene for picture in found}),
        (wish.widths, {picture.width for picture in found}),
    ]
    return [str(one) for names, there in wished for one in names if one not in there]
