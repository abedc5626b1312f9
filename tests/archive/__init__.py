"""Games that were recorded by each release: every later one replays them to the same end."""
