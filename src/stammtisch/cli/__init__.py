"""The command `stammtisch`: play, simulate, replay, data, bench."""
