"""What the expansions of Village share: pieces, the combination that is played, and how they join the base game."""
