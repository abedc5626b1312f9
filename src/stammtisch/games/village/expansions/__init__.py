"""What the expansions of Village share: their pieces, the combination that is played, and the seams to the base game."""
