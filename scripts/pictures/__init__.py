"""The parts of scripts/screenshots.py: games and their scenes, the pictures wanted of them, refusals, the camera."""
