"""What leaves a game: views for people, and what a drawing needs to know."""
