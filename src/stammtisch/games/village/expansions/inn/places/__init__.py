"""The places of Inn, and the questions that its person cards ask."""
