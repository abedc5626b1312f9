"""The questions and steps of Marriage."""
