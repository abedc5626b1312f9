"""The parts of scripts/train_evaluation.py: games, arrays, the fit, and pictures."""
