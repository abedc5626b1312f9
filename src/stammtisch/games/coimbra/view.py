"""The one door through which anything leaves a game of Coimbra: `observe`.

Nearly everything lies open. Hidden are only the order of the cards in the stack and all dice to come; neither is
stored, both are drawn when they show. Rules: C-1.9, C-R1.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import names_of, observe_course, observe_heading
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.effects import voyage_price
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    DIPLOMA_IDS,
    FACES,
    FAVOUR_IDS,
    FAVOURS,
    FIRST_III,
    FIRST_SPACE,
    LOCATION_IDS,
    LOCATIONS,
    MIN_SEATS,
    MONASTERY_IDS,
    NO_NODE,
    NODE_IDS,
    ROW,
    SCORING_TILE_IDS,
    SCORING_TILES,
    SOURCE_IDS,
    SOURCES,
    SPACES,
    START_CARDS,
    UPPER,
    VOYAGE_IDS,
    VOYAGES,
    VOYAGES_IN_PLAY,
    WILD,
    count_bits,
)
from stammtisch.games.coimbra.phases import phase_name
from stammtisch.games.coimbra.scoring import wild_diplomas
from stammtisch.games.coimbra.state import CoimbraState, colour_of, is_capped, is_token, owner_of, value_of


def observe(state: CoimbraState, seat: int | None, log_from: int) -> dict[str, Json]:
    """All that a seat, or a spectator (None), may know."""
    players: list[Json] = [observe_player(state, other) for other in range(int(state.seats))]
    order: list[Json] = []
    order.extend(state.seats_in_order())
    return {
        **observe_heading(state, seat),
        "round": int(state.round),
        "rounds": state.box.rounds,
        "phase": phase_name(state),
        "order": order,
        "board": observe_board(state),
        "players": players,
        **observe_course(state, seat, log_from),
    }


def observe_board(state: CoimbraState) -> dict[str, Json]:
    """What lies open for everybody on the board and beside it."""
    return {
        "pool": observe_pool(state),
        "resting": counted_dice(state),
        "city": observe_city(state),
        "display": observe_display(state),
        "stack": {
            "II": int(count_bits(state.face_down & (mask_below(FIRST_III) - mask_below(START_CARDS)))),
            "III": int(count_bits(state.face_down & (mask_below(CARDS) - mask_below(FIRST_III)))),
        },
        "face_down": cards_of(state.face_down),
        "discard": cards_of(state.discard),
        "favours": [FAVOUR_IDS[favour] for favour in range(FAVOURS) if (state.favours_left >> i64(favour)) & 1],
        "start_groups": observe_groups(state),
        "tracks": observe_tracks(state),
        "monasteries": observe_monasteries(state),
        "voyages": observe_voyages(state),
    }


def mask_below(card: int) -> i64:
    """The mask of all cards before this one."""
    mask: i64 = 1
    mask <<= card
    return mask - 1


def cards_of(mask: i64) -> list[Json]:
    return [CARD_IDS[card] for card in range(CARDS) if (mask >> i64(card)) & 1]


def observe_pool(state: CoimbraState) -> list[Json]:
    """The rolled dice that nobody has taken."""
    found: list[Json] = []
    if state.phase == 0:
        return found
    for die in range(COLOURS * FACES):
        for _ in range(int(state.pool[die])):
            found.append({"colour": COLOUR_IDS[die // FACES], "value": die % FACES + 1})
    return found


def counted_dice(state: CoimbraState) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for colour in range(COLOURS):
        if state.resting[colour]:
            found[COLOUR_IDS[colour]] = int(state.resting[colour])
    return found


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
        hidden: list[Json] = []
        hidden.extend(face_down)
        found[LOCATION_IDS[location]] = {"row": row, "tokens_face_down": hidden}
    return found


def observe_display(state: CoimbraState) -> dict[str, Json]:
    """The cards beside each location from left to right, each with the crown token on it."""
    found: dict[str, Json] = {}
    for location in range(UPPER, LOCATIONS):
        row: list[Json] = []
        for place in range((location - 1) * COLUMNS, location * COLUMNS):
            content = int(state.display[place])
            if content == 0:
                row.append(None)
                continue
            crown = any(int(state.crown_on[cls]) == place for cls in range(CLASSES))
            row.append({"card": CARD_IDS[content - 1], "crown": crown})
        found[LOCATION_IDS[location]] = row
    return found


def observe_groups(state: CoimbraState) -> list[Json]:
    """The groups of start cards that can still be taken; null for one that is gone."""
    found: list[Json] = []
    if state.phase > 0:
        return found
    for group in range(int(state.seats)):
        if not state.group_is_left(group):
            found.append(None)
            continue
        cards: list[Json] = [CARD_IDS[int(state.layout.groups[2 * group + number])] for number in range(2)]
        found.append(cards)
    return found


def observe_tracks(state: CoimbraState) -> dict[str, Json]:
    """Each track: its scoring tile, and the disks from the farthest to the last."""
    found: dict[str, Json] = {}
    for track in range(CLASSES):
        disks: list[Json] = []
        for place in range(int(state.seats)):
            seat = int(state.ranks[track * 4 + place])
            disks.append({"seat": seat, "space": int(state.players[seat].track[track])})
        tile = int(state.layout.scoring[track])
        points: list[Json] = []
        points.extend(state.box.tile_four[tile] if state.seats == SCORING_TILES else state.box.tile_fewer[tile])
        found[CLASS_IDS[track]] = {"tile": SCORING_TILE_IDS[tile], "points": points, "disks": disks}
    return found


def observe_monasteries(state: CoimbraState) -> dict[str, Json]:
    """The tile on each monastery space, and whose disks lie above it."""
    found: dict[str, Json] = {}
    for space in range(SPACES):
        disks: list[Json] = []
        for seat in range(int(state.seats)):
            if state.players[seat].has_visited(space):
                disks.append(seat)
        tile = MONASTERY_IDS[int(state.layout.monasteries[space])]
        found[NODE_IDS[FIRST_SPACE + space]] = {"tile": tile, "disks": disks}
    return found


def observe_voyages(state: CoimbraState) -> list[Json]:
    """The six voyages from left to right, and whose disks lie on them."""
    found: list[Json] = []
    for place in range(VOYAGES_IN_PLAY):
        voyage = state.layout.voyages[place]
        disks: list[Json] = []
        for seat in range(int(state.seats)):
            if state.players[seat].has_invested(voyage):
                disks.append(seat)
        found.append({"voyage": VOYAGE_IDS[int(voyage)], "disks": disks})
    return found


def observe_player(state: CoimbraState, seat: int) -> dict[str, Json]:
    """What lies before one player."""
    box = state.box
    player = state.players[seat]
    dice: dict[str, Json] = {}
    for colour in range(COLOURS):
        if player.dice[colour]:
            dice[COLOUR_IDS[colour]] = int(player.dice[colour])
    tracks: dict[str, Json] = {}
    for track in range(CLASSES):
        tracks[CLASS_IDS[track]] = int(player.track[track])
    points: dict[str, Json] = {}
    for source in range(SOURCES):
        points[SOURCE_IDS[source]] = int(player.points[source])
    diplomas: dict[str, Json] = {}
    for kind in range(WILD):
        diplomas[DIPLOMA_IDS[kind]] = int(count_bits(player.cards & box.diploma_mask[kind]))
    diplomas[DIPLOMA_IDS[WILD]] = int(wild_diplomas(state, player))
    prices: dict[str, Json] = {}
    voyages: list[Json] = []
    for voyage in range(VOYAGES):
        if player.has_invested(voyage):
            voyages.append(VOYAGE_IDS[voyage])
    for place in range(VOYAGES_IN_PLAY):
        offered = state.layout.voyages[place]
        prices[VOYAGE_IDS[int(offered)]] = int(voyage_price(state, player, offered))
    spaces: list[Json] = [NODE_IDS[FIRST_SPACE + space] for space in range(SPACES) if player.has_visited(space)]
    crown_tokens: list[Json] = [CLASS_IDS[cls] for cls in range(CLASSES) if (player.crown_tokens >> i64(cls)) & 1]
    favours: list[Json] = [FAVOUR_IDS[favour] for favour in range(FAVOURS) if player.has_favour(favour)]
    return {
        "name": state.coimbra.texts.player_ids[seat],
        "flag": int(state.flag_of(seat)) + 1,
        "guards": int(player.guards),
        "coins": int(player.coins),
        "points": int(player.score()),
        "points_from": points,
        "crowns": int(state.crowns(seat)),
        "tracks": tracks,
        "cards": cards_of(player.cards),
        "diplomas": diplomas,
        "dice": dice,
        "favours": favours,
        "crown_tokens": crown_tokens,
        "pilgrim": None if player.pilgrim == NO_NODE else NODE_IDS[int(player.pilgrim)],
        "monasteries": spaces,
        "voyages": voyages,
        "voyage_prices": prices,
    }


def names(box: Components, texts: Texts) -> dict[str, dict[str, str]]:
    """The name of every thing that an observation mentions."""
    things = [
        ("class", CLASS_IDS, box.class_names),
        ("track", CLASS_IDS, box.track_names),
        ("die", COLOUR_IDS, box.colour_names),
        ("location", LOCATION_IDS, box.location_names),
        ("card", CARD_IDS, box.card_names),
        ("monastery", MONASTERY_IDS, box.monastery_names),
        ("voyage", VOYAGE_IDS, box.voyage_names),
        ("favour", FAVOUR_IDS, box.favour_names),
        ("node", NODE_IDS, box.node_names),
    ]
    found = names_of(things, texts)
    for number in range(WILD):
        label = DIPLOMA_IDS[number]
        found[f"diploma.{label}"] = {"en": f"diploma {label.upper()}", "de": f"Diplom {label.upper()}"}
    found["diploma.wild"] = {"en": "wild diploma", "de": "Jokerdiplom"}
    found["resource.guards"] = {"en": "guards", "de": "Wachen"}
    found["resource.coins"] = {"en": "coins", "de": "Münzen"}
    return found
