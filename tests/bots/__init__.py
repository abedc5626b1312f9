"""Computer opponents: legal, fair, deterministic, in time, and as strong as they claim."""
