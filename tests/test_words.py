"""The words of docs/words.md: one word per thing, right numbers, the same in both languages, nothing of the program.

Templates are read as they stand, and games are played at random so that whole sentences are read, too.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import stammtisch
from stammtisch.core.texts import LANGUAGES, counted
from tests.all_words import GAMES, ROOT, Said, client_texts, digests, templates

PAGE = (ROOT / "docs/words.md").read_text(encoding="utf-8")
TITLES = {"Everywhere": "", "Orléans": "orleans", "Coimbra": "coimbra", "Village": "village"}

# Nouns that are counted, as they stand behind a number other than one. Those of the templates' own `{n|one|several}`
# are added, so that a noun which is counted somewhere is counted everywhere.
PLURALS = {
    "en": (
        "actions|analyses|cards|castles|choices|citizens|coins|cubes|crowns|customers|decisions|dice|diplomas|"
        "disks|draws|entries|figures|files|followers|games|goods|graves|groups|guards|holds|lighthouses|lines|"
        "members|monks|moves|places|points|records|rows|sacks|scrolls|seats|seconds|slots|spaces|stations|steps|"
        "tiles|tools|wagons"
    ),
    "de": (
        "Analysen|Aufzeichnungen|Aktionen|Burgen|Dateien|Diplome|Einträge|Einträgen|Entscheidungen|"
        "Entwicklungspunkte|Familienmitglieder|Felder|Figuren|Gefolgsleute|Gräber|Gräbern|Güter|Karten|Kontore|"
        "Kronen|Laderäume|Leuchttürme|Mitglieder|Möglichkeiten|Mönche|Münzen|Partien|Personenkarten|Plätze|"
        "Plätzen|Punkte|Punkten|Runden|Scheiben|Schriftrollen|Schritte|Schritten|Steine|Steinen|Wachen|Waren|"
        "Werkzeuge|Zeilen|Ziehungen|Züge"
    ),
}
LIKE_ONE = {"Kunden"}  # "einen Kunden": the same for one
# Slots for things that have names, or for words: no numbers.
THINGS = {"begin", "edition", "end", "file", "folder", "player", "players", "found", "wanted"}
# Templates whose number is never one, and why.
NEVER_ONE = {
    "terminal  arena.game",
    "terminal orleans phase",  # of seven phases
    "client words/home.ts home.play-now.what",  # players: one computer has a sentence of its own
    "client words/home.ts home.edition.doubt",  # an edition has hundreds of entries
    "client words/edition.ts edition.what",
    "client words/edition.ts edition.sure",
    "client words/end.ts moment.lead.changes",  # once has a sentence of its own
    "terminal coimbra reconstructed",
    "client words/advice.ts analysis.count",  # a game has hundreds of decisions
    "client words/advice.ts hint.gain",  # with decimals: "1.0 points"
    "client words/advice.ts hint.gain.alone",
    "client words/advice.ts hint.gain.what",
    "client words/advice.ts analysis.cost",
    "client words/advice.ts analysis.how",
    "client words/advice.ts analysis.start.of",  # as many as a game brings
    "client words/advice.ts analysis.start.alone",
    "client words/advice.ts analysis.how.net",  # at least eight games are played on
    "terminal  how",
    "terminal  cost",
    "terminal  analyse.cost",
    "terminal  analyse.how",
    "terminal  analyse.how_net",
    "terminal  how_net",
    "analysis more",
    "analysis less",
    "coimbra/texts.toml [explanations] score-voyages",  # so many of yours
    "terminal village captains_for.many",
    "terminal  replay.title",
    "client games/village/words.ts castle-points-text",  # several numbers of points
}
# Where English and German are the same word.
SAME = re.compile(
    r"[\W\d_]*|.*\b(Stammtisch|Orléans|Coimbra|Village|Inn|Port|Marriage|Conny|Chat|Start|Phase|Bonus|Computer|Link|"
    r"Position|Name|SHA|Status|Option|JSON|Status|Tee|Rating|Index|Server|Code|Elo)\b.*"
)
JARGON = re.compile(
    r"\b(null|undefined|NaN|boolean|integer|string|payload|exception|stack trace|callback|enum|array|dict|tuple|"
    r"regex|endpoint|timeout|index|uuid|hash|Array|Index|Fehlercode)\b|\b[a-z]+_[a-z_]+\b",
)
POLITE = re.compile(r"\b(können|müssen|dürfen|haben|sind|wollen|möchten|wählen|geben|bitte) Sie\b|\bIhnen\b")
BARE_WHO = re.compile(
    r"(?:^|[.;:!?] )Who (?!(?:is|are|was|may|can|has won|starts|wins|sits|marries)\b)[a-z ]+?[^?]*?[.!]"
)
SLOT = re.compile(r"\{([a-z_0-9]+)[^{}]*\}")


def said_in(said: Said, language: str) -> str:
    return said.english if language == "en" else said.german


# One word per thing


def forbidden() -> Iterator[tuple[str, str, str]]:
    """(game, language, word): what the tables of the page rule out."""
    game = None
    for line in PAGE.splitlines():
        if line.startswith("## "):
            game = TITLES.get(line[3:])
        elif game is not None and line.startswith("|") and not line.startswith(("| English", "|---")):
            for word in filter(None, (word.strip() for word in line.split("|")[3].split(","))):
                language, _, plain = word.rpartition("en: ")
                yield game, "en" if language or word.startswith("en: ") else "de", plain


def test_the_page_rules_words_out_for_every_game() -> None:
    found = list(forbidden())
    assert {game for game, _, _ in found} == {"", *GAMES}
    assert ("orleans", "de", "Personen") in found
    assert ("orleans", "en", "treasury") in found


@pytest.mark.parametrize(("game", "language", "word"), list(forbidden()))
def test_a_thing_has_one_word(game: str, language: str, word: str) -> None:
    is_said = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    for said in [*templates(), *digests()]:
        if game in ("", said.game):
            assert not is_said.search(said_in(said, language)), f"{said.where}: “{word}”, see docs/words.md"


def test_undo_and_back_are_two_words() -> None:
    keys = {said.where.rpartition(" ")[2]: said for said in client_texts()}
    assert keys["undo"].german != keys["rules.back"].german
    assert keys["undo"].english != keys["rules.back"].english


def test_english_is_english_and_german_says_du() -> None:
    for said in [*templates(), *digests()]:
        assert "the own " not in said.english.lower(), said.where
        assert not BARE_WHO.search(said.english), said.where
        assert not POLITE.search(said.german), said.where


def test_the_search_for_a_bare_who_finds_it() -> None:
    assert BARE_WHO.search("Who owns the game can correct it.")
    assert BARE_WHO.search("Taken. Who dies at sea lies here.")
    assert not BARE_WHO.search("Who marries? The oldest.")
    assert not BARE_WHO.search("Whoever owns the game can correct it.")


# Both languages


def test_both_languages_are_there_with_the_same_slots_and_without_jargon() -> None:
    assert len(templates()) > 2000
    for said in templates():
        assert said.english.strip(), said.where
        assert said.german.strip(), said.where
        assert set(SLOT.findall(said.english)) == set(SLOT.findall(said.german)), said.where
        is_long = len(said.english.split()) > 3
        assert said.english != said.german or not is_long or SAME.fullmatch(said.english), said.where
        if not said.where.startswith("terminal"):  # there options and files have names
            assert not JARGON.search(SLOT.sub("", said.english)), said.where
            assert not JARGON.search(SLOT.sub("", said.german)), said.where


# Numbers


@cache
def plurals(language: str) -> re.Pattern[str]:
    """A noun for several, with at most one word before it."""
    found = set(PLURALS[language].split("|"))
    for said in templates():
        for one, several in re.findall(r"\{\w+\|([^{}|]*)\|([^{}|]*)\}", said_in(said, language)):
            pairs = zip(one.split(), several.split(), strict=False)
            # "ein Getreide|Getreide": the same for one
            found.update(many for _, many in pairs if many not in one.split() and is_noun(many, language))
    return re.compile(rf"(?:[\w-]+ )?({'|'.join(sorted(found - LIKE_ONE))})\b")


def is_noun(word: str, language: str) -> bool:
    return word.isalpha() and (word[0].isupper() if language == "de" else word.endswith("s"))


def test_the_search_for_numbers_finds_what_it_looks_for() -> None:
    assert counted_wrongly("1 points", "en")
    assert counted_wrongly("mit 1 Punkten", "de")
    assert counted_wrongly("costs 1 green cubes.", "en")
    assert not counted_wrongly("11 points and 1 point", "en")
    assert not counted_wrongly("1 Münze und 2 Punkte", "de")


def counted_wrongly(sentence: str, language: str) -> str:
    """What a sentence says of one thing as if it were several."""
    for found in re.finditer(rf"(?<![\w.,:/–-])1 {plurals(language).pattern}", sentence):
        return found.group(0)
    return ""


def test_a_number_before_a_noun_chooses_its_word() -> None:
    wrong: list[str] = []
    for said in templates():
        for language in LANGUAGES:
            sentence = with_ones(said_in(said, language))
            if said.where not in NEVER_ONE and counted_wrongly(sentence, language):
                wrong.append(f"{said.where}: {sentence}")
    assert not wrong, "count with {number|one|several}"


def with_ones(template: str) -> str:
    """The sentence if every number in it is one."""
    names = set(re.findall(r"\{([a-z_0-9]+)(?:[|}])", template))
    filled = counted(template, dict.fromkeys(names, 1))
    filled = re.sub(rf"\{{(?:{'|'.join(THINGS)})\b[^{{}}]*\}}", "…", filled)
    return re.sub(r"\{[a-z_0-9]+(?:![a-z])?\}", "1", filled)


def test_sentences_of_command_line_and_server_count() -> None:
    template = "{count} {count|file|files} in {folder}"
    assert counted(template, {"count": 1, "folder": "x"}).format(count=1, folder="x") == "1 file in x"
    assert counted(template, {"count": 0, "folder": "x"}).format(count=0, folder="x") == "0 files in x"


ALL_OF_VILLAGE = {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}
PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("orleans", 2, {"limited_bank": True}),
    ("orleans", 4, {"planning": "in_order"}),
    ("coimbra", 2, {}),
    ("coimbra", 4, {"forfeiting": "ask"}),
    ("village", 1, {"inn": "side-b", "marriage": "side-a"}),
    ("village", 3, ALL_OF_VILLAGE),
    ("village", 5, {}),
]
SEEDS = range(6)
DECISIONS_BETWEEN = 97  # the positions in which every action that is not possible is asked about


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_whatever_is_said_in_played_games_counts_right(game: str, seats: int, options: dict[str, Any]) -> None:
    read = 0
    for seed in SEEDS:
        for sentence, language in spoken(game, seats, options, seed):
            read += 1
            assert "{" not in sentence
            assert not counted_wrongly(sentence, language), sentence
    assert read > 1000


@pytest.mark.parametrize("game", GAMES)
def test_labels_and_explanations_count_right(game: str) -> None:
    box = stammtisch.game(game)
    for action in box.actions:
        for language in LANGUAGES:
            assert not counted_wrongly(action.label(language), language)
    for text in texts_in([box.describe(), box.names()]):
        for language in LANGUAGES:
            assert not counted_wrongly(text[language], language)


def spoken(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, str]]:
    """All sentences of a game that is played at random: prompts, some refusals, and the log."""
    choose = random.Random(seed)
    state = stammtisch.game(game).new(seats, seed=seed, options=options)
    step = 0
    while not state.is_over():
        seat = choose.choice(state.to_act())
        if step % DECISIONS_BETWEEN == 0:
            yield from both(texts_in(state.observe(seat)["prompt"]))
            for action in range(len(state.game.actions)):
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    yield from both([refusal.sentences])
        state.apply(seat, choose.choice(state.legal(seat)))
        step += 1
    yield from both(texts_in(state.observe(0)["log"]))


def both(texts: Any) -> Iterator[tuple[str, str]]:
    for text in texts:
        for language in LANGUAGES:
            yield text[language], language


def texts_in(values: Any) -> Iterator[dict[str, str]]:
    """Every text by language in plain values."""
    if isinstance(values, list):
        for value in values:
            yield from texts_in(value)
    elif isinstance(values, dict):
        if isinstance(values.get("en"), str) and isinstance(values.get("de"), str):
            yield values
        for value in values.values():
            yield from texts_in(value)
