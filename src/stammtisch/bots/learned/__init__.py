"""Opponents that have learnt: a small net for each game, trained by play against itself (`bots/training`).

`desk` lays questions before a net as rows of numbers, `vector` plays many games in lockstep, `net` judges, `files`
reads and writes nets; `intuition` answers at once, `lookahead` searches. docs/opponents.md says how, and which games
have one.
"""

import os

# One thread is best for nets as small as these, and leaves the other cores to others. Heeded by a numpy that is not
# loaded yet.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
