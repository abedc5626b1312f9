"""The questions of Coimbra, by the part of the game in which they are asked."""
