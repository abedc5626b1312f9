"""The command `analyse`: sums in the terminal, a page that needs nothing from elsewhere, and clear refusals."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.playout import play_randomly
from tests.cli.running import one_line, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game alone, the shortest there is."""
    state = stammtisch.game("village").new(1, 5)
    play_randomly(state, 5)
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(state.record()), encoding="utf-8")
    return path


class Page(HTMLParser):
    """Tags and addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_report_adds_up_and_stands_alone(record: Path, tmp_path: Path) -> None:
    html = tmp_path / "report.html"
    done = run("analyse", record, "--simulations", "4", "--html", html, "--language", "de")
    assert (done.code, done.err) == (0, "")
    total = stammtisch.game("village").replay(json.loads(record.read_text(encoding="utf-8"))).scores()[0].total
    row = next(line for line in done.out.splitlines() if re.search(r"± \d", line))
    numbers = [float(word.replace(",", ".").replace("−", "-").replace("±0", "0")) for word in
               row.replace("± ", "").split()[-7:]]  # fmt: skip
    start, own, others, luck, explained, error, result = numbers
    assert result == total
    assert start + own + others + luck == pytest.approx(explained, abs=0.3)
    assert abs(explained - result) <= error + 0.1
    assert str(html) in done.words().replace(" ", "") or "Bericht geschrieben" in done.words()
    text = html.read_text(encoding="utf-8")
    page = Page(text)
    assert text.startswith("<!doctype html>")
    assert "lang='de'" in text
    assert "svg" in page.tags
    assert "script" not in page.tags
    assert page.addresses == []
    assert "http" not in text
    assert "prefers-color-scheme:dark" in text
    assert "Die teuersten Entscheidungen" in text
    # A page that is there is not written over.
    assert "already exists" in one_line(run("analyse", record, "--html", html).err)


def test_what_cannot_be_analysed_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    assert "no such file" in one_line(run("analyse", tmp_path / "nothing.json").err)
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "not valid JSON" in one_line(run("analyse", broken).err)
    content = json.loads(record.read_text(encoding="utf-8"))
    content["actions"] = content["actions"][:10]
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(content), encoding="utf-8")
    done = run("analyse", unfinished)
    assert done.code == 1
    assert "not over" in one_line(done.err)
    assert "There are" in one_line(run("analyse", record, "--edition", "nowhere").err)
    few = run("analyse", record, "--simulations", "1")
    assert few.code == 2
    assert "--simulations" in one_line(few.err)
    assert "--simulations" in one_line(run("analyse", record, "--simulations", "99999999").err)
    assert "there is no number 2" in one_line(run("analyse", record, "--number", "2").err)
