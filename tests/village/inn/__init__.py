"""Tests of the expansion Inn."""
