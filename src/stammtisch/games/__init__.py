"""The games. Each folder is one game in the same shape; none knows another, and none does I/O."""
