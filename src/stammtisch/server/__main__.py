"""`python -m stammtisch.server`: the server with settings from file and environment alone."""

import sys

from stammtisch.core.errors import StammtischError
from stammtisch.engine.beside import News
from stammtisch.engine.loading import Form
from stammtisch.server.run import serve
from stammtisch.server.settings import load_settings


class AddressOnly:
    """Tells where the server is, for programs; the rest is in the log."""

    def running(self, address: str) -> None:
        print(address, flush=True)  # noqa: T201

    def engine(self, form: Form, is_building: bool) -> None:
        pass

    def news(self, news: News) -> None:
        pass


if __name__ == "__main__":
    try:
        serve(load_settings(), open_browser=False, announcer=AddressOnly())
    except StammtischError as error:
        sys.exit(f"{error.sentence('en')} / {error.sentence('de')}")
