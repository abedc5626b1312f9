"""The questions of Orléans, by the part of the round in which they are asked."""
