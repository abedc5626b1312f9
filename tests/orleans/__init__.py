"""Tests of Orléans, by chapter of the digest."""
