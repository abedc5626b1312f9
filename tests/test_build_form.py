"""The form under test, interpreted or compiled, is the one that was meant.

The environment variable STAMMTISCH_EXPECT_COMPILED says which is meant: 1 compiled, 0 interpreted.
Without it any form will do, as long as it is the same for all modules.
"""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

from stammtisch.engine.loading import form
from stammtisch.engine.sources import module_name, read_sources


def is_compiled(name: str) -> bool:
    location = importlib.import_module(name).__file__ or ""
    return location.endswith(tuple(EXTENSION_SUFFIXES))


def test_every_module_of_the_engine_has_the_form_that_is_meant() -> None:
    forms = {name: is_compiled(name) for name in map(module_name, read_sources().compiled)}
    assert len(forms) > 100, "little of the engine found: has it moved?"

    wish = os.environ.get("STAMMTISCH_EXPECT_COMPILED")
    meant = form() == "compiled" if wish is None else wish == "1"

    odd = [name for name, is_so in forms.items() if is_so is not meant]
    assert not odd, f"meant to be {'compiled' if meant else 'interpreted'}, but are not: {', '.join(odd)}"


def test_modules_that_stay_interpreted_do() -> None:
    assert not [name for name in map(module_name, read_sources().watched) if is_compiled(name)]
