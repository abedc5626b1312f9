"""The life goals of Village."""
