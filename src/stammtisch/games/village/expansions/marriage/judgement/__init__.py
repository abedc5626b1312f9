"""What computers think of the pieces of Marriage."""
