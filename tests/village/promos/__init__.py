"""Tests of the promo tiles."""
