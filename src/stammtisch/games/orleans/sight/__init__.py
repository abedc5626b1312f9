"""What leaves a game: views for people, samples for search, and what a drawing needs to know."""
