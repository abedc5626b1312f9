"""`python -m stammtisch`: the same as the command `stammtisch`."""

import sys

from stammtisch.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
