"""Tests of Two Stalls; `python -m pytest examples/stalls` runs them."""
