"""Tests of Coimbra, by section of its digest."""
