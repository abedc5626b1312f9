"""The sentences of Two Stalls in English and German, read once from `data/texts.toml`."""

from typing import Final

from stammtisch.core.texts import Texts

TEXTS: Final = Texts("examples.stalls")
