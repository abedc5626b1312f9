"""Games outlive releases: what began under earlier rules and values is played on under them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.core.releases import CHECKS


@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_after_a_release_with_another_rule_and_another_value(check: Callable[[], None]) -> None:
    check()
