"""Every sentence of the command line, in English and German: a module for each topic.

The words of a game (places, goods, prompts, refusals, log) come from the game itself; what a board
drawing adds stands beside that drawing.
"""

from typing import Final

from stammtisch.cli.words.analyse import ANALYSE
from stammtisch.cli.words.arena import ARENA
from stammtisch.cli.words.data import DATA
from stammtisch.cli.words.engine import ENGINE
from stammtisch.cli.words.files import FILES
from stammtisch.cli.words.help import HELP
from stammtisch.cli.words.records import RECORDS
from stammtisch.cli.words.table import TABLE
from stammtisch.cli.words.train import TRAIN
from stammtisch.cli.words.usage import USAGE

# A topic of its own is added here, and nowhere else.
TOPICS: Final = (HELP, USAGE, FILES, TABLE, ENGINE, ARENA, TRAIN, ANALYSE, RECORDS, DATA)

WORDS: Final[dict[str, tuple[str, str]]] = {key: row for topic in TOPICS for key, row in topic.items()}
