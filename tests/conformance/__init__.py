"""One battery of tests for every game: what must hold whatever the rules are."""
