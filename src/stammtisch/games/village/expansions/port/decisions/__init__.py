"""The questions and steps of Port: leaving, sailing, islands, burial, chests."""
