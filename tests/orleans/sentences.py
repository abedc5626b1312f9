"""What every text must be: complete sentences in both languages, and sections that exist."""

import re
from pathlib import Path

from stammtisch.core.texts import LANGUAGES

RULES = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"
SENTENCE = re.compile(r"[A-ZÄÖÜÉ„].*[.!?]", re.DOTALL)


def sections(name: str) -> set[str]:
    """The numbers of all sections of a digest."""
    return set(re.findall(r"^### (O-\S+) ", (RULES / name).read_text(encoding="utf-8"), re.MULTILINE))


SECTIONS = sections("orleans.md") & sections("orleans.de.md")


def must_be_sentences(sentences: dict[str, str]) -> None:
    """Complete sentences in every language, with nothing left to fill in."""
    assert list(sentences) == list(LANGUAGES)
    for text in sentences.values():
        assert SENTENCE.fullmatch(text), text
        assert not re.search(r"[{}|]|  |None|\.\.|: \.", text), text
    assert sentences["en"] != sentences["de"]
