"""The arena: computer opponents play one another, so that their strength is measured and not claimed.

`lineups` says who plays whom, `playing` plays one game, `running` plays many on all cores or on a Ray cluster and
keeps them in a file, `results` and `statistics` make tables of them.
"""
