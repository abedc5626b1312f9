"""One server for all tests of a module, on SQLite; one PostgreSQL for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Running, running
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def databases() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person("Anna")


@pytest.fixture
def bert(server: Running) -> Person:
    return server.person("Bert")
