"""Refusals and all other texts: every sentence is reached, complete, in both languages, and cites a rule that exists.

A sweep over whole games, where every action of the catalogue is either legal or refused with a reason; the positions
that random play hardly ever reaches; then labels, prompts, log, names and the description for drawings.
"""

import random
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.question import Question
from stammtisch.core.texts import LANGUAGES
from stammtisch.games.village.ids import CUSTOMER_IDS, RIVAL_PLACE_IDS, SPACE_IDS
from stammtisch.games.village.texts import TEXTS
from tests.forms import IS_COMPILED
from tests.village import lively
from tests.village.table import GAME, Table

RULES = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"
SENTENCE = re.compile(r"[A-ZÄÖÜÉ„].*[.!?]", re.DOTALL)
MOST_CHOICES = 60
ALWAYS_EXPLAINED = {"play", "claim"}


def sections(name: str) -> set[str]:
    """The numbers of all sections of a digest."""
    return set(re.findall(r"^### (V[A-Z]?-\S+) ", (RULES / name).read_text(encoding="utf-8"), re.MULTILINE))


DIGESTS = [path.name.removesuffix(".de.md") for path in sorted(RULES.glob("village*.de.md"))]
SECTIONS = {section for name in DIGESTS for section in sections(f"{name}.md") & sections(f"{name}.de.md")}


# Promo tiles that ask for the same and are worth the same as a customer of the base game.
PROMO_TWINS = 1
CHEST_TWINS = 6  # treasure chests with equal contents: three kinds of them, to open and to hand over


def keys_in(file: str, table: str) -> set[str]:
    """The keys that one file of texts has in a table."""
    text = files("stammtisch.games.village").joinpath("data", file).read_text(encoding="utf-8")
    return set(tomllib.loads(text).get(table, {}))


def must_be_sentences(sentences: dict[str, str]) -> None:
    """Complete sentences in every language, with nothing left to fill in."""
    assert list(sentences) == list(LANGUAGES)
    for text in sentences.values():
        assert SENTENCE.fullmatch(text), text
        assert not re.search(r"[{}|]|  |None|\.\.|: \.", text), text
    assert sentences["en"] != sentences["de"]


def must_teach(refusal: Refusal) -> None:
    must_be_sentences(refusal.sentences)
    assert refusal.rule in SECTIONS
    for item in refusal.missing:
        number = item["number"]
        assert isinstance(number, int)
        assert number > 0


def sweep(seats: int, seed: int) -> tuple[set[str], set[str]]:
    """Play a game and try everything now and then; the codes of refusals and the questions that came up."""
    codes = set()
    questions = set()
    chooser = random.Random(seed)
    state = GAME.new(seats, seed)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        assert len(legal) <= MOST_CHOICES
        question = state.stack[-1]
        assert isinstance(question, Question)
        questions.add(question.prompt())
        if chooser.random() < 0.1:
            for action in range(len(GAME.actions)):
                for other in {seat, (seat + 1) % seats}:
                    if other == seat and action in legal:
                        continue
                    refusal = state.explain(other, action)
                    if refusal.code not in codes:
                        must_teach(refusal)
                    codes.add(refusal.code)
        state.apply_legal(seat, lively.choose(state, seat, legal, chooser))
    return codes, questions


# Refusals that a sweep meets only by luck.


def greenless_seller() -> tuple[Table, int, str]:
    table = Table(3)
    for seat in range(3):
        table.coins(seat, 0)
    table.market("scroll", "plough", "ox-a")
    table.goods(0, scroll=1)
    table.goods(1, plough=1)
    table.goods(2, ox=1)
    table.cubes(2, green=1)
    table.spaces(market="brown", church="pink")
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    return table, 1, "serve plough"


def left_market() -> tuple[Table, int, str]:
    table, _, _ = greenless_seller()
    table.cubes(1, green=1)
    return table, 1, "serve plough"


def wagonless_traveller() -> tuple[Table, int, str]:
    table = Table(2)
    table.coins(0, 3)
    table.spaces(market="brown")
    table.turn()
    table.act(0, "well")
    return table, 0, "choose travel"


def empty_farm() -> tuple[Table, int, str]:
    table, _, _ = wagonless_traveller()
    table.put(0, "smithy", 1, 1, 1, 1)
    return table, 0, "choose grain"


def impossible_council() -> tuple[Table, int, str]:
    table, _, _ = wagonless_traveller()
    return table, 0, "choose council"


def eager_to_decline() -> tuple[Table, int, str]:
    table, _, _ = wagonless_traveller()
    return table, 0, "no-action"


def empty_supply() -> tuple[Table, int, str]:
    table = Table(2)
    table.put(0, "council-2", 1)
    table.spaces(council="plague plague")
    table.empty_supply("brown", "pink", "orange", "green")
    table.turn()
    table.act(0, "take council plague")
    return table, 0, "privilege cubes"


def one_cube_too_many() -> tuple[Table, int, str]:
    table = Table(2)
    table.put(0, "council-2", 1)
    table.spaces(council="plague plague")
    table.turn()
    table.act(0, "take council plague", "privilege cubes")
    return table, 0, "receive brown"


def dry_well() -> tuple[Table, int, str]:
    table = Table(2)
    table.spaces()
    table.words["trigger"] = 0
    table.put(1, "chronicle-farm", 2, 2, 2)
    table.put(1, "grave", 1, 1, 1)
    table.turn(1)
    return table, 1, "well"


def wrong_cube_for_conny() -> tuple[Table, int, str]:
    table = Table(1)
    table.spaces(family="brown pink green")
    table.turn()
    table.act(0, "take family brown", "no-action")
    return table, 0, "conny brown"


def well_of_two_colours() -> tuple[Table, int, str]:
    table = Table(2)
    table.coins(0, 3)
    table.cubes(0, brown=2, pink=2)
    table.spaces(market="brown")
    table.turn()
    table.act(0, "well")
    return table, 0, "pay brown+brown+pink"


def poor_councillor() -> tuple[Table, int, str]:
    table = Table(2)
    table.coins(0, 1)
    table.put(0, "council-1", 1)
    table.spaces(council="brown brown")
    table.turn()
    table.act(0, "take council brown")
    return table, 0, "advance council-1 1"


def fame_without_coin() -> tuple[Table, int, str]:
    table = Table(2)
    table.coins(0, 0)
    table.put(0, "council-4", 1)
    table.spaces(council="brown brown")
    table.turn()
    table.act(0, "take council brown")
    return table, 0, "privilege fame"


RARE = {
    "step-too-dear": poor_councillor,
    "no-coin": fame_without_coin,
    "green-missing": greenless_seller,
    "has-left-market": left_market,
    "no-wagon": wagonless_traveller,
    "empty-farm": empty_farm,
    "action-impossible": impossible_council,
    "well-wants-action": eager_to_decline,
    "supply-empty": empty_supply,
    "supply-short": one_cube_too_many,
    "no-cubes-left": dry_well,
    "not-connys-cube": wrong_cube_for_conny,
    "well-payment": well_of_two_colours,
}


@pytest.mark.parametrize("code", RARE)
def test_a_rare_refusal_is_reached_and_teaches(code: str) -> None:
    table, seat, notation = RARE[code]()
    refusal = table.refused(seat, notation)
    assert refusal.code == code
    must_teach(refusal)


def test_every_refusal_is_reached_and_every_list_is_short() -> None:
    codes = set(RARE)
    questions = set()
    for seats in (1, 2, 3, 5):
        for seed in range(6 if IS_COMPILED else 1):
            found, asked = sweep(seats, seed)
            codes |= found
            questions |= asked
    assert codes <= keys_in("texts.toml", "refusals") | {"not-in-this-game"}
    assert questions < set(TEXTS.prompts)
    if IS_COMPILED:  # a few games do not meet everything
        assert keys_in("texts.toml", "refusals") - codes == set()
        # A free last action is too seldom for a sweep: `dry_well` and V-10.3 have tests of their own.
        assert {"over"} <= keys_in("texts.toml", "prompts") - questions <= {"over", "free-action"}


def test_every_family_of_actions_knows_its_wrong_moment() -> None:
    assert {family.kind for family in GAME.families} == set(TEXTS.labels)
    for family in set(GAME.families):
        # Some have more to say at every moment.
        assert family.otherwise in TEXTS.refusals or family.kind in ALWAYS_EXPLAINED, family


def test_every_refusal_and_prompt_cites_a_section() -> None:
    for table in (TEXTS.refusals, TEXTS.prompts, TEXTS.explanations, TEXTS.scores, TEXTS.phases):
        for key, template in table.items():
            assert template.rule in SECTIONS, key


def test_prompts_are_sentences() -> None:
    for template in TEXTS.prompts.values():
        must_be_sentences(template.sentences)


def test_labels_are_complete_and_notations_can_be_read_back() -> None:
    for action in GAME.actions:
        assert GAME.parse(action.notation) == action.index
        for language in LANGUAGES:
            assert action.label(language)
            assert not re.search(r"[{}|]|  |None", action.label(language))
    for language in LANGUAGES:
        labels = [action.label(language) for action in GAME.actions]
        # Customers with the same demand have the same label; everything else can be told apart.
        twins = [label for label in set(labels) if labels.count(label) > 1]
        assert len(twins) == sum(1 for label in CUSTOMER_IDS if label.endswith("-b")) + PROMO_TWINS + CHEST_TWINS


def test_the_log_knows_every_message_and_uses_it() -> None:
    assert {message.key for message in GAME.teller.messages if message is not None} == set(TEXTS.log)
    seen = set()
    for seats in (1, 2, 3, 4, 5):
        for seed in range(12 if IS_COMPILED else 2):
            chooser = random.Random(seed)
            state = GAME.new(seats, seed, {"conny_die": seed % 2 == 1})
            while state.to_act():
                seat = state.to_act()[0]
                state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
            log = state.observe(None)["log"]
            assert isinstance(log, list)
            for line in log:
                assert isinstance(line, dict)
                if line["what"] not in seen:
                    sentences = line["text"]
                    assert isinstance(sentences, dict)
                    must_be_sentences({str(key): str(text) for key, text in sentences.items()})
                seen.add(line["what"])
    assert seen <= set(TEXTS.log)
    if IS_COMPILED:  # a few games do not tell everything
        # What happens too seldom for a sweep has tests of its own: V-6.8, V-8.7, V-9.5, V-10.3, V-10.6, VS-4.1.
        seldom = {"bought-fame", "nobody-dies", "no-majority", "free-action", "died-gone", "conny-died-gone"}
        assert keys_in("texts.toml", "log") - seen <= seldom


def names_in(value: Json, key: str) -> set[str]:
    """All texts under a key of an observation or description."""
    found: set[str] = set()
    if isinstance(value, dict):
        for name, item in value.items():
            if name == key and isinstance(item, str):
                found.add(item)
            found |= names_in(item, key)
    elif isinstance(value, list):
        for item in value:
            found |= names_in(item, key)
    return found


def test_everything_an_observation_mentions_has_a_name() -> None:
    names = GAME.names()
    for place in RIVAL_PLACE_IDS:
        assert f"place.{place}" in names
    for space in SPACE_IDS:
        assert f"space.{space}" in names
    for key, forms in names.items():
        assert set(forms) == set(LANGUAGES), key
    state = GAME.new(5, 1)
    for source in state.scores()[0].parts:
        assert f"score.{source}" in names
    assert names_in(state.observe(None), "phase") <= {key.partition(".")[2] for key in names}


def test_the_description_is_plain_and_complete() -> None:
    description = GAME.describe()
    crafts = description["crafts"]
    assert isinstance(crafts, list)
    assert len(crafts) == 5
    assert {"west", "grain", "craft", "council-1", "church-4", "wainwright", "genius"} <= names_in(description, "id")
    customers = description["customers"]
    assert isinstance(customers, list)
    assert len(customers) == 24 + 21
    travel = description["travel"]
    assert isinstance(travel, dict)
    assert isinstance(travel["roads"], list)
    assert travel["roads"][0] == {"a": "village", "b": "west", "cubes": {"brown": 2}}
    for rule in names_in(description, "rule"):
        assert rule in SECTIONS


@pytest.mark.rule("V-3.3", "V-3.6")
def test_before_an_action_is_chosen_no_other_one_is_spoken_of() -> None:
    table = Table(2)
    table.spaces(grain="brown brown", church="pink")
    table.cubes(0, green=3)
    table.coins(0, 0)
    table.turn()
    refusal = table.refused(0, "harvest")
    assert (refusal.code, refusal.rule) == ("action-not-begun", "V-3.3")
    must_teach(refusal)
    table.act(0, "well")
    assert table.refused(0, "harvest").code == "action-not-begun"
    table.act(0, "choose grain")
    assert table.refused(0, "birth").code == "wrong-action"
