"""Promo tiles: more customers, two of which bring points at the end (VR-)."""
