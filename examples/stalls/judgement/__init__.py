"""Everything that is there for computers. No rule imports it."""
