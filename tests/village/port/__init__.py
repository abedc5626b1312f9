"""Tests of Port."""
