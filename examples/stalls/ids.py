"""The small ints that stand for the pieces of Two Stalls, and the ids under which data files name them."""

from typing import Final

HONEY: Final = 0
POTS: Final = 1
CLOTH: Final = 2
SPICE: Final = 3
WARES: Final = 4
WARE_IDS: Final = ["honey", "pots", "cloth", "spice"]

# What the die can show: a ware that is in demand, or none.
NO_WARE: Final = 4
FACES: Final = 6
FACE_IDS: Final = [*WARE_IDS, "none"]

LOTS: Final = 2
LOT_SIZE: Final = 2
LOT_IDS: Final = ["first", "second"]

MOST_BID: Final = 6
SEATS: Final = 2
