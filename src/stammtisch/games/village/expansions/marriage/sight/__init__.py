"""What is seen of Marriage."""
