"""The phases of a round and what bonuses ask: a file each, with actions, messages, questions and steps."""
