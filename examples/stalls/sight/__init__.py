"""What each seat of Two Stalls may know, and samples of what it may not."""
