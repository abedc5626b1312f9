"""Tests of Village, by chapter of the digest."""
