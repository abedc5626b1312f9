"""Tests of Marriage."""
