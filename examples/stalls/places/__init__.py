"""The places of Two Stalls: each with its actions, messages, questions and reasons."""
