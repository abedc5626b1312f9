"""Attacks that must fail: what somebody outside would try against chance, secrets and the server."""
