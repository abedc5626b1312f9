"""The foundation under every game: contract, decision stack, chance, record, texts and errors.

Pure and game-agnostic: nothing here knows a game, a clock, a disk or a network.
"""
