"""The places of the village and the parts of a turn: a file each, with actions, messages, questions and steps."""
