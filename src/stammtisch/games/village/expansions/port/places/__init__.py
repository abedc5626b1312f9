"""The places of Port: what is asked there, and what happens."""
