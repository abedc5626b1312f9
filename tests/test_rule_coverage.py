"""Every section of the rules digests has a test, and the published table says so truly."""

import re
from pathlib import Path

from scripts import rule_coverage


def test_every_section_of_the_digests_has_a_test() -> None:
    tests = rule_coverage.tests_by_section(list(rule_coverage.sections()))
    assert [number for number, names in tests.items() if not names] == []


def test_every_section_is_cited_by_code() -> None:
    code = rule_coverage.code_by_section(list(rule_coverage.sections()))
    # Rulings are carried by the section they belong to.
    assert [number for number, files in code.items() if not files and "-R" not in number] == []


def test_the_published_table_is_up_to_date() -> None:
    published = rule_coverage.TABLE.read_text(encoding="utf-8")
    assert published == rule_coverage.table(), "run `make coverage-table`"


def test_german_and_english_digests_have_the_same_sections() -> None:
    for german in sorted(rule_coverage.RULES.glob("*.de.md")):
        english = Path(str(german).replace(".de.md", ".md"))
        numbers = [re.findall(rule_coverage.HEADING, path.read_text(encoding="utf-8")) for path in (english, german)]
        assert [number for number, _ in numbers[0]] == [number for number, _ in numbers[1]]


def test_code_cites_only_sections_that_exist() -> None:
    known = set(rule_coverage.sections())
    chapters = {number.split(".")[0] for number in known}
    for path in [*rule_coverage.CODE.rglob("*.py"), *rule_coverage.CODE.rglob("*.toml")]:
        for first, last in rule_coverage.CITATION.findall(path.read_text(encoding="utf-8")):
            for number in filter(None, (first, last)):
                assert number in known or number in chapters, f"{path.name} cites {number}"


def test_a_range_of_sections_is_read_as_all_of_them() -> None:
    known = ["X-1.1", "X-1.2", "X-1.3", "X-2.1"]
    assert rule_coverage.cited("see X-1.1 to X-1.3", known) == {"X-1.1", "X-1.2", "X-1.3"}
    assert rule_coverage.cited("see X-2", known) == {"X-2.1"}
