"""The sentences of Village in English and German, read once from `data/texts.toml`."""

from typing import Final

from stammtisch.core.texts import Name, Texts

EXPANSION_TEXTS: Final = [
    "texts-expansions.toml",
    "texts-inn.toml",
    "texts-port.toml",
    "texts-marriage.toml",
    "texts-promos.toml",
    "texts-goals.toml",
]


class VillageTexts(Texts):
    """The templates by table of the file, those that only Village has with them."""

    def __init__(self) -> None:
        super().__init__("stammtisch.games.village", EXPANSION_TEXTS)
        self.things = self.templates("things")
        self.privileges: list[Name] = [Name(template.sentences) for template in self.templates("privileges").values()]
        self.metals: list[Name] = [Name(template.sentences) for template in self.templates("metals").values()]
        self.goal_things: list[Name] = [Name(template.sentences) for template in self.templates("goal_things").values()]


TEXTS: Final = VillageTexts()
