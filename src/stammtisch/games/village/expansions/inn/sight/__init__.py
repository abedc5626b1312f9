"""What can be seen of Inn."""
