"""Games outlive releases: what began under earlier rules and values is played on under them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# The names of the checks in `tests.core.releases`, which cannot be imported where the engine is compiled.
CHECKS = [
    "a_finished_game_is_replayed",
    "a_game_that_goes_on_keeps_its_rules_and_values",
    "a_snapshot_keeps_its_rules_and_values",
    "a_new_game_has_the_new_rules_and_values",
    "a_game_agreed_upon_before_begins_by_the_rules_of_then",
    "a_game_of_a_release_to_come_is_refused",
]


@pytest.mark.parametrize("check", CHECKS)
def test_after_a_release_with_another_rule_and_another_value(check: str) -> None:
    program = f"from tests.core.releases import CHECKS; CHECKS[{check!r}]()"
    environment = {**os.environ, "STAMMTISCH_ENGINE": "interpreted"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
