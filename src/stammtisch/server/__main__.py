"""`python -m stammtisch.server`: the server with settings from file and environment alone."""

import sys

from stammtisch.server.run import serve
from stammtisch.server.settings import load_settings

if __name__ == "__main__":
    serve(load_settings(), open_browser=False, announce=lambda address: print(address, flush=True))  # noqa: T201
    sys.exit(0)
