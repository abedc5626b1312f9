"""What is seen of Port, and what is not."""
