"""The phases of a round and what places ask: a file each, with actions, messages, questions and steps."""
