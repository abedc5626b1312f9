"""Tests of the foundation, apart from any game's rules."""
