"""What computer opponents think of Inn; no rule asks for it."""
