"""What computers think of the life goals."""
