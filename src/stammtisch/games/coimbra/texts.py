"""The sentences of Coimbra in English and German, read once from `data/texts.toml`."""

from typing import Final

from stammtisch.core.texts import Texts

TEXTS: Final = Texts("stammtisch.games.coimbra")
