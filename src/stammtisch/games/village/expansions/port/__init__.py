"""Port: ships, captains, islands and treasure (VP-)."""
