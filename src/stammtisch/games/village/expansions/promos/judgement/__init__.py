"""What is there for computers alone: no rule imports it."""
