"""How the nets of the opponents come about: play against oneself, learning from it, and gates on the way."""
