"""Two Stalls: a small game for two, complete; how a game is added to the library. Rules: `RULES.md` (S-…)."""
