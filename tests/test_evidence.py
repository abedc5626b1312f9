"""A failed test tells what its witnesses saw; one that passed tells nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import evidence

FAILING = """
import pytest
from tests import evidence
from tests.conftest import pytest_runtest_makereport

@pytest.fixture(scope="module")
def server():
    with evidence.witness("the server", lambda: "its log".upper()):
        yield

def test_that_fails(server):
    with evidence.witness("the page", lambda: "its words".upper()):
        assert 1 == 2

def test_that_passes(server):
    with pytest.raises(ValueError), evidence.witness("the page", lambda: "of a test that passed".upper()):
        raise ValueError

def test_that_fails_later(server):
    with evidence.witness("a broken page", lambda: 1 / 0):
        assert 3 == 4
"""


def report(outcome: str) -> pytest.TestReport:
    assert outcome in ("passed", "failed")
    return pytest.TestReport(
        "test", ("", 0, ""), {}, "failed" if outcome == "failed" else "passed", None, "call", duration=0.0
    )


def test_a_report_holds_what_witnesses_saw_and_see(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(FAILING, encoding="utf-8")
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_runtest_makereport\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(file)]
    paths = os.pathsep.join([str(evidence.ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    first, later = done.stdout.split("test_that_fails_later", 1)
    assert "2 failed, 1 passed" in later
    # Who had gone and who was still there have both been asked, once each.
    assert [first.count(words) for words in ("ITS WORDS", "ITS LOG")] == [1, 1]
    assert "OF A TEST THAT PASSED" not in done.stdout
    # A witness that cannot speak hides neither the failure nor the others.
    assert "3 == 4" in later
    assert "nothing to be had: division by zero" in later
    assert later.count("ITS LOG") == 1


def test_a_test_that_passed_says_nothing() -> None:
    passed = report("passed")
    with evidence.witness("somebody", lambda: "words"):
        evidence.add_to(passed)
    assert passed.sections == []


def test_a_picture_is_named_after_its_test_and_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "FOLDER", tmp_path / "pictures")
    first = evidence.new_picture()
    assert first.name.startswith("test_evidence.py-test_a_picture_is_named")
    first.write_bytes(b"picture")
    second = evidence.new_picture()
    assert second != first
    assert second.parent == first.parent


def test_the_end_of_a_log_is_told(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    assert evidence.last_lines(log) == "(nothing)"
    log.write_text("".join(f"line {number}\n" for number in range(100)), encoding="utf-8")
    assert evidence.last_lines(log, 2) == "line 98\nline 99"
