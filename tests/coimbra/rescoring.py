"""The score of Coimbra once more, from scratch and by other means than the program's.

The points on the score track are added up from the log, and the final scoring is worked out from what a spectator
sees, with tasks and values written down here as the rulebook and the edition have them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import Any

from stammtisch.core.state import State
from tests.coimbra.table import GAME

CLASSES = ["council", "merchant", "cleric", "scholar"]
FLAG_CROWNS = [0, 1, 2, 2]
FAVOUR_CROWNS = {"voyages": 3, "cap": 2, "pilgrim": 1, "resources": 0}
TOKEN_CROWNS = 2
CARDS_FOR_TRACKS = {"ii-s4": "council", "ii-s5": "merchant", "iii-s3": "cleric", "iii-s4": "scholar"}
VOYAGES_FOR_TRACKS = {"cabo-verde": ("council", "merchant"), "sansibar": ("cleric", "scholar")}
VOYAGES_FOR_CLASSES = {"macau": "council", "malaca": "merchant", "ceilao": "cleric", "diu": "scholar"}
SET_POINTS = [0, 1, 2, 4, 8, 12]

# An observation: plain values, as a client gets them.
View = dict[str, Any]


def card_rows() -> dict[str, View]:
    description: View = GAME.describe()
    return {row["id"]: row for row in description["cards"]}


CARDS = card_rows()


def rescored(state: State) -> list[dict[str, int]]:
    """For each seat the points on the score track and the five parts of the final scoring."""
    view: View = state.observe(None)
    track = points_in_log(view)
    found = []
    for seat in range(view["seats"]):
        player = view["players"][seat]
        found.append(
            {
                "track": track[seat],
                "voyages": sum(voyage_worth(voyage, player) for voyage in player["voyages"]),
                "tracks": sum(track_worth(view, cls, seat) for cls in CLASSES),
                "diplomas": best_by_force(tuple(diplomas_of(view, player)[:5]), diplomas_of(view, player)[5]),
                "game_end_cards": game_end_worth(player),
                "resources": half_of_resources(player),
            }
        )
    return found


def points_in_log(view: View) -> Counter[int]:
    """The points on the score track of each seat, added up from all that was told."""
    points: Counter[int] = Counter()
    for line in view["log"]:
        values = line["values"]
        if line["what"] == "got-points":
            points[values[0]] += values[1]
        elif line["what"] == "lost-points":
            points[values[0]] -= values[1]
        elif line["what"] == "gave-points":
            points[values[0]] -= values[2]
        elif line["what"] in ("exchanged-guards", "exchanged-coins"):
            points[values[0]] += values[2]
    return points


def crowns_of(player: View) -> int:
    tiles = sum(FAVOUR_CROWNS[favour] for favour in player["favours"])
    return int(tiles + TOKEN_CROWNS * len(player["crown_tokens"]) + FLAG_CROWNS[player["flag"] - 1])


def half_of_resources(player: View) -> int:
    return int((player["guards"] + player["coins"] + crowns_of(player)) // 2)


def classes_of(player: View) -> Counter[str]:
    return Counter(CARDS[card]["class"] for card in player["cards"])


def voyage_worth(voyage: str, player: View) -> int:
    spaces = player["tracks"]
    if voyage in VOYAGES_FOR_TRACKS:
        return int(sum(spaces[cls] for cls in VOYAGES_FOR_TRACKS[voyage])) // 2
    if voyage in VOYAGES_FOR_CLASSES:
        return 2 * classes_of(player)[VOYAGES_FOR_CLASSES[voyage]]
    visited = player["monasteries"]
    worth = {
        "tanger": 2 * len(player["voyages"]),
        "madeira": sum(player["diplomas"].values()),
        "ceuta": 14 - len(visited),
        "calicut": half_of_resources(player),
        "mascat": 2 * min(spaces.values()),
        "barbados": len(visited),
        "brasil": 2 * sum(1 for node in visited if node.startswith("i-")),
        "ilhas-dos-acores": 3 * max(0, len(player["cards"]) - 10),
        "goa": 9,
    }
    return int(worth[voyage])


def track_worth(view: View, cls: str, seat: int) -> int:
    track = view["board"]["tracks"][cls]
    disks = [(disk["seat"], disk["space"]) for disk in track["disks"]]
    place = [owner for owner, _ in disks].index(seat)
    space = disks[place][1]
    if space == 0 or place >= len(track["points"]):
        return 0
    if view["seats"] == 2 and disks[0][1] - space > 3:
        return 0
    return int(track["points"][place])


def diplomas_of(view: View, player: View) -> list[int]:
    """The icons of the five kinds and the wild ones, from cards and monasteries."""
    icons = Counter(icon for card in player["cards"] for icon in CARDS[card]["diplomas"])
    for node in player["monasteries"]:
        icons["wild"] += {"wild": 1, "two-wild": 2}.get(view["board"]["monasteries"][node]["tile"], 0)
    return [icons[kind] for kind in ("a", "b", "c", "d", "e", "wild")]


@cache
def best_by_force(counts: tuple[int, ...], wild: int) -> int:
    """The best grouping by trying every first set: each choice of kinds, with any number of wild ones.

    The kinds are alike, so what is left after a set is looked up by its counts in falling order.
    """
    if not any(counts) and wild == 0:
        return 0
    owned = [kind for kind in range(5) if counts[kind]]
    best = 0
    for size in range(len(owned) + 1):
        for kinds in itertools.combinations(owned, size):
            rest = tuple(sorted((count - (kind in kinds) for kind, count in enumerate(counts)), reverse=True))
            for added in range(min(wild, 5 - size) + 1):
                if size + added:
                    best = max(best, SET_POINTS[size + added] + best_by_force(rest, wild - added))
    return best


def game_end_worth(player: View) -> int:
    worth = {card: own_worth(card, player) for card in player["cards"] if CARDS[card]["zone"] == "game-end"}
    copied = max(worth.values(), default=0) if "iii-s6" in worth else 0
    return sum(worth.values()) + copied


def own_worth(card: str, player: View) -> int:
    if card in CARDS_FOR_TRACKS:
        space = player["tracks"][CARDS_FOR_TRACKS[card]]
        return 10 if space >= 13 else 7 if space >= 10 else 5 if space >= 7 else 0
    if card == "ii-s6":
        return sum(1 for other in player["cards"] if CARDS[other]["influence"] in (1, 2))
    if card == "iii-s5":
        return 5 * min(classes_of(player)[cls] for cls in CLASSES)
    return 0
