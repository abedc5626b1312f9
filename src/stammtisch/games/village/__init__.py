"""Village: the base game for two to five players, and the solo mode against Conny."""
