"""One server for all tests of a module, on SQLite."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person("Anna")


@pytest.fixture
def bert(server: Running) -> Person:
    return server.person("Bert")
