"""A learned judgement: a small network for each game that corrects the hand-made one, trained by play against itself.

`network` runs it, `files` reads and writes it, `practice` plays the games it learns from; scripts/train_evaluation.py
trains it. docs/opponents.md says how, and which games use one.
"""
