"""Coimbra: 2 to 4 players, complete. The rules are digested in `docs/rules/coimbra.md` (C-…)."""
