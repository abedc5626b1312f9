"""The sentences of Village in English and German, read once from `data/texts.toml` and those of the expansions."""

from typing import Final

from stammtisch.core.texts import Name, Texts


class VillageTexts(Texts):
    """The templates by table of the file, those that only Village has with them."""

    def __init__(self) -> None:
        super().__init__("stammtisch.games.village")
        self.things = self.templates("things")
        self.privileges: list[Name] = self.names("privileges")


TEXTS: Final = VillageTexts()
