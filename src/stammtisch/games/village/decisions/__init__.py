"""The questions of Village, by the part of the game in which they are asked."""
