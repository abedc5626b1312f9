"""Where the life goals matter in play."""
