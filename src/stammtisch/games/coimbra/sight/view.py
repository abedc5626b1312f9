"""The one door through which anything leaves a game of Coimbra: `observe`.

Nearly everything lies open. Hidden are only the order of the cards in the stack and all dice to come; neither is
stored, both are drawn when they show. What is on its way between two places lies open too: a die in hand, and the crown
token of a card whose bonus is still being used. Rules: C-1.9, C-3.3, C-4.6, C-R1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.core.glossary import Glossary
from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import counted, masked, names_of, observe_course, observe_heading
from stammtisch.games.coimbra.effects import landing_place
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CASTLE,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    DIPLOMA_IDS,
    FACES,
    FAVOUR_IDS,
    FIRST_III,
    FIRST_SPACE,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    MONASTERY_IDS,
    NO_NODE,
    NODE_IDS,
    NOWHERE,
    ROW,
    SCORING_TILE_IDS,
    SOURCE_IDS,
    SPACES,
    START_CARDS,
    STARTING,
    UPPER,
    VOYAGE_IDS,
    WILD,
    first_beside,
)
from stammtisch.games.coimbra.places.acquiring import price_of
from stammtisch.games.coimbra.places.drafting import PlaceDie
from stammtisch.games.coimbra.places.retrieving import TakeCrown, TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.places.voyages import voyage_price
from stammtisch.games.coimbra.round import phase_name
from stammtisch.games.coimbra.scoring import wild_diplomas
from stammtisch.games.coimbra.state import CoimbraState, colour_of, die_in_pool, is_capped, is_token, owner_of, value_of

NAMED: Final = ["class", "track", "die", "location", "card", "monastery", "voyage", "favour", "node"]


def observe(state: CoimbraState, seat: int | None, log_from: int) -> dict[str, Json]:
    """All that a seat, or a spectator (None), may know."""
    return {
        **observe_heading(state, seat),
        "round": int(state.round),
        "rounds": state.box.rounds,
        "phase": phase_name(state),
        "order": [*state.seats_in_order()],
        "board": observe_board(state),
        "players": [observe_player(state, other) for other in range(int(state.seats))],
        **observe_course(state, seat, log_from, state.scores()),
    }


def observe_board(state: CoimbraState) -> dict[str, Json]:
    """What lies open for everybody on the board and beside it."""
    return {
        "pool": observe_pool(state),
        "resting": dice_by_colour(state.resting),
        "city": observe_city(state),
        "triggered": triggered(state),
        "display": observe_display(state),
        "stack": {
            "II": int(count_bits(state.face_down & (bit(FIRST_III) - bit(START_CARDS)))),
            "III": int(count_bits(state.face_down & (bit(CARDS) - bit(FIRST_III)))),
        },
        "face_down": masked(state.face_down, CARD_IDS),
        "discard": masked(state.discard, CARD_IDS),
        "favours": masked(state.favours_left, FAVOUR_IDS),
        "crowns_out": crowns_out(state),
        "start_groups": observe_groups(state),
        "tracks": observe_tracks(state),
        "monasteries": observe_monasteries(state),
        "voyages": observe_voyages(state),
    }


def observe_pool(state: CoimbraState) -> list[Json]:
    """The rolled dice that nobody has taken."""
    found: list[Json] = []
    for colour in range(COLOURS):
        for value in range(1, FACES + 1):
            for _ in range(int(state.pool[die_in_pool(colour, value)])):
                found.append({"colour": COLOUR_IDS[colour], "value": value})
    return found


def dice_by_colour(dice: vec[i64]) -> dict[str, Json]:
    """How many dice there are of each colour that has any."""
    return {COLOUR_IDS[colour]: int(dice[colour]) for colour in range(COLOURS) if dice[colour]}


def observe_city(state: CoimbraState) -> dict[str, Json]:
    """The rows of dice and tokens from left to right; tokens that were triggered lie face down."""
    found: dict[str, Json] = {}
    tokens = state.box.tokens[int(state.seats) - MIN_SEATS]
    for location in range(LOCATIONS):
        row: list[Json] = []
        face_down: list[int] = list(tokens[location])
        for place in range(int(state.row_size[location])):
            entry = state.rows[location * ROW + place]
            value = int(value_of(entry))
            if is_token(entry):
                row.append({"token": True, "value": value})
                face_down.remove(value)
            else:
                row.append(
                    {
                        "token": False,
                        "value": value,
                        "seat": int(owner_of(entry)),
                        "colour": COLOUR_IDS[int(colour_of(entry))],
                        "cap": is_capped(entry),
                    }
                )
        found[LOCATION_IDS[location]] = {"row": row, "tokens_face_down": [*face_down]}
    return found


def observe_display(state: CoimbraState) -> dict[str, Json]:
    """The cards beside each location from left to right, each with the crown token on it."""
    found: dict[str, Json] = {}
    for location in range(UPPER, LOCATIONS):
        row: list[Json] = []
        first = int(first_beside(location))
        for place in range(first, first + COLUMNS):
            content = int(state.display[place])
            crown = state.crown_at(place) != NOWHERE
            row.append({"card": CARD_IDS[content - 1], "crown": crown} if content else None)
        found[LOCATION_IDS[location]] = row
    return found


def crowns_out(state: CoimbraState) -> list[Json]:
    """The crown tokens that are out until the next round: on no card and with nobody (C-1.12, C-R8)."""
    taken: i64 = 0
    for player in state.players:
        taken |= player.crown_tokens
    return [CLASS_IDS[cls] for cls in range(CLASSES) if state.crown_on[cls] == NOWHERE and not (taken >> i64(cls)) & 1]


def observe_groups(state: CoimbraState) -> list[Json]:
    """The groups of start cards that can still be taken; null for one that is gone."""
    found: list[Json] = []
    if state.phase > STARTING:
        return found
    for group in range(int(state.seats)):
        if state.group_is_left(group):
            found.append([CARD_IDS[state.layout.groups[2 * group + number]] for number in range(2)])
        else:
            found.append(None)
    return found


def observe_tracks(state: CoimbraState) -> dict[str, Json]:
    """Each track: its scoring tile, and the disks from the farthest to the last."""
    found: dict[str, Json] = {}
    for track in range(CLASSES):
        disks: list[Json] = []
        for place in range(int(state.seats)):
            seat = int(state.ranks[track * MAX_SEATS + place])
            disks.append({"seat": seat, "space": int(state.players[seat].track[track])})
        tile = SCORING_TILE_IDS[state.layout.scoring[track]]
        found[CLASS_IDS[track]] = {"tile": tile, "points": [*state.points_on(track)], "disks": disks}
    return found


def observe_monasteries(state: CoimbraState) -> dict[str, Json]:
    """The tile on each monastery space, and whose disks lie above it."""
    found: dict[str, Json] = {}
    for space in range(SPACES):
        disks: list[Json] = [seat for seat in range(int(state.seats)) if state.players[seat].has_visited(space)]
        tile = MONASTERY_IDS[int(state.layout.monasteries[space])]
        found[NODE_IDS[FIRST_SPACE + space]] = {"tile": tile, "disks": disks}
    return found


def observe_voyages(state: CoimbraState) -> list[Json]:
    """The six voyages from left to right, and whose disks lie on them."""
    found: list[Json] = []
    for voyage in state.layout.voyages:
        disks: list[Json] = [seat for seat in range(int(state.seats)) if state.players[seat].has_invested(voyage)]
        found.append({"voyage": VOYAGE_IDS[int(voyage)], "disks": disks})
    return found


def observe_player(state: CoimbraState, seat: int) -> dict[str, Json]:
    """What lies before one player."""
    box = state.box
    player = state.players[seat]
    diplomas: dict[str, Json] = {}
    for kind in range(WILD):
        diplomas[DIPLOMA_IDS[kind]] = int(count_bits(player.cards & box.diploma_mask[kind]))
    diplomas[DIPLOMA_IDS[WILD]] = int(wild_diplomas(state, player))
    prices: dict[str, Json] = {}
    for voyage in state.layout.voyages:
        prices[VOYAGE_IDS[int(voyage)]] = int(voyage_price(state, player, voyage))
    return {
        "name": state.game.texts.player_ids[seat],
        "flag": int(state.flag_of(seat)) + 1,
        "guards": int(player.guards),
        "coins": int(player.coins),
        "points": int(player.score()),
        "points_from": counted(player.points, SOURCE_IDS),
        "crowns": int(state.crowns(seat)),
        "tracks": counted(player.track, CLASS_IDS),
        "cards": masked(player.cards, CARD_IDS),
        "diplomas": diplomas,
        "dice": dice_by_colour(player.dice),
        "die_in_hand": die_in_hand(state, seat),
        "lands": lands(state, seat),
        "favours": masked(player.favours, FAVOUR_IDS),
        "crown_tokens": masked(player.crown_tokens, CLASS_IDS),
        "crowns_to_come": crowns_to_come(state, seat),
        "pilgrim": None if player.pilgrim == NO_NODE else NODE_IDS[int(player.pilgrim)],
        "monasteries": masked(player.visited, NODE_IDS[FIRST_SPACE:]),
        "voyages": masked(player.voyages, VOYAGE_IDS),
        "voyage_prices": prices,
        "card_prices": card_prices(state, seat),
    }


def die_in_hand(state: CoimbraState, seat: int) -> Json:
    """The die that a player has taken and not placed yet (C-3.3)."""
    for pending in state.stack:
        if isinstance(pending, PlaceDie) and pending.seat == seat:
            return {"colour": COLOUR_IDS[pending.die // FACES], "value": pending.die % FACES + 1}
    return None


def lands(state: CoimbraState, seat: int) -> dict[str, Json]:
    """Where the die in hand would come to lie at each location, counted from 0 at the left (C-3.4, C-3.5)."""
    found: dict[str, Json] = {}
    for pending in state.stack:
        if isinstance(pending, PlaceDie) and pending.seat == seat:
            for location in range(LOCATIONS):
                found[LOCATION_IDS[location]] = int(landing_place(state, location, pending.die % FACES + 1))
    return found


def triggered(state: CoimbraState) -> Json:
    """The location whose leftmost die is being triggered (C-4.1)."""
    question = state.stack[-1] if state.stack else None
    if isinstance(question, TriggerInCastle):
        return LOCATION_IDS[CASTLE]
    return LOCATION_IDS[question.location] if isinstance(question, TriggerInCity) else None


def card_prices(state: CoimbraState, seat: int) -> dict[str, Json]:
    """What the cards beside a location cost the player whose die is being triggered there (C-4.4, C-11.2)."""
    found: dict[str, Json] = {}
    question = state.stack[-1] if state.stack else None
    if isinstance(question, TriggerInCity) and question.seat == seat:
        first = int(first_beside(question.location))
        for place in range(first, first + COLUMNS):
            card = int(state.display[place]) - 1
            if card >= 0:
                found[CARD_IDS[card]] = int(price_of(state, state.players[seat], card, question.value(state)))
    return found


def crowns_to_come(state: CoimbraState, seat: int) -> list[Json]:
    """The crown token on a card that a player is acquiring: it is taken, and counts, when all else is done (C-4.6)."""
    return [
        CLASS_IDS[pending.cls] for pending in state.stack if isinstance(pending, TakeCrown) and pending.seat == seat
    ]


def names(glossary: Glossary, texts: Texts) -> dict[str, dict[str, str]]:
    """The name of every thing that an observation mentions."""
    found = names_of([(kind, glossary.ids[kind], glossary.names[kind]) for kind in NAMED], texts)
    for number in range(WILD):
        label = DIPLOMA_IDS[number]
        found[f"diploma.{label}"] = {"en": f"diploma {label.upper()}", "de": f"Diplom {label.upper()}"}
    found["diploma.wild"] = {"en": "wild diploma", "de": "Jokerdiplom"}
    found["resource.guards"] = {"en": "guards", "de": "Wachen"}
    found["resource.coins"] = {"en": "coins", "de": "Münzen"}
    return found
