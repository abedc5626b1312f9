"""What is seen of the life goals, and what is not."""
