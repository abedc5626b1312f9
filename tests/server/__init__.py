"""Tests of the server, mostly against a real one on a loopback port."""
