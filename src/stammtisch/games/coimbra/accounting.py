"""Accounts for every piece of Coimbra: nothing is made or lost, and everything lies where it can."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import numbers_in
from stammtisch.core.legend import must
from stammtisch.games.coimbra.course import (
    account_for_course,
    choices_left,
    dice_placed,
    dice_to_collect,
    is_choosing,
    is_laid_out,
    location_at_work,
)
from stammtisch.games.coimbra.ids import (
    CAP_FAVOUR,
    CARD_IDS,
    CARDS,
    CASTLE,
    CLASS_IDS,
    CLASSES,
    CLERIC,
    COLLECTING,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    CORNERS,
    DISPLAY,
    FACES,
    FAVOUR_IDS,
    FIRST_FAVOUR_BONUS,
    FIRST_III,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    NO_NODE,
    NOWHERE,
    ORDERING,
    PLACING,
    RETRIEVING,
    ROLLING,
    ROW,
    SPACES,
    START_CARDS,
    STARTING,
    VOYAGE_IDS,
    VOYAGES_IN_PLAY,
    first_beside,
)
from stammtisch.games.coimbra.legend import DISPLAY_IDS
from stammtisch.games.coimbra.places.drafting import PlaceDie
from stammtisch.games.coimbra.places.retrieving import TakeCrown
from stammtisch.games.coimbra.round import places_of_crowns
from stammtisch.games.coimbra.state import CoimbraState, colour_of, is_capped, is_token, owner_of, value_of


def account_for_everything(state: CoimbraState) -> None:
    """Raises BadPosition, whose message names the place and the piece."""
    account_for_cards(state)
    account_for_dice(state)
    account_for_tiles(state)
    account_for_map(state)
    account_for_disks(state)
    account_for_course(state)
    account_for_start(state)
    account_for_city(state)
    account_for_dice_of_seats(state)


def account_for_cards(state: CoimbraState) -> None:
    """Every card is in the stack, the display, the discard pile or with one player; start cards may be unused."""
    places = {"face_down": int(state.face_down), "discard": int(state.discard)}
    for seat, player in enumerate(state.players):
        places[f"players.{seat}.cards"] = int(player.cards)
    shown = [int(card) - 1 for card in state.display if card != 0]
    must(len(set(shown)) == len(shown), "display", "a card lies there twice.", "eine Karte liegt dort zweimal.")
    places["display"] = sum(1 << card for card in shown)
    together = 0
    for where, cards in places.items():
        for card in numbers_in(together & cards):
            name = CARD_IDS[card]
            must(False, where, f"{name} lies in another place too.", f"{name} liegt auch an anderer Stelle.")
        together |= cards
    for card in range(START_CARDS, CARDS):
        name = CARD_IDS[card]
        must((together >> card) & 1 != 0, "face_down", f"{name} is nowhere.", f"{name} liegt nirgends.")
    for place, content in enumerate(state.display):
        is_there = content == 0 or content > START_CARDS
        must(is_there, f"display.{DISPLAY_IDS[place]}", "start cards never lie there.", "Startkarten liegen nie dort.")
    left = CARDS - START_CARDS - DISPLAY * int(state.round)
    must(
        int(state.face_down).bit_count() == left,
        "face_down",
        f"in round {state.round} {left} cards are left.",
        f"in Runde {state.round} sind {left} Karten übrig.",
    )
    later = max(0, FIRST_III - START_CARDS - DISPLAY * int(state.round))
    must(
        (int(state.face_down) & ((1 << FIRST_III) - 1)).bit_count() == later,
        "face_down",
        f"in round {state.round} {later} cards with back II are left.",
        f"in Runde {state.round} sind {later} Karten mit der Rückseite II übrig.",
    )


def account_for_dice(state: CoimbraState) -> None:
    """Every die is in the pool, in the city, with a player, in a hand, or waits for the next roll."""
    found = [int(number) for number in state.resting]
    for die in range(COLOURS * FACES):
        found[die // FACES] += int(state.pool[die])
    for colour, number in enumerate(dice_in_rows(state)):
        found[colour] += number
    for seat, player in enumerate(state.players):
        must(sum(player.dice) <= state.box.dice_each, f"players.{seat}.dice", "too many.", "zu viele.")
        for colour in range(COLOURS):
            found[colour] += int(player.dice[colour])
    for pending in state.stack:
        if isinstance(pending, PlaceDie):
            found[pending.die // FACES] += 1
    for colour in range(COLOURS):
        wanted = state.box.dice[colour][state.seats - MIN_SEATS]
        name = COLOUR_IDS[colour]
        must(
            found[colour] == wanted,
            "resting",
            f"there are {found[colour]} {name} dice in all, not {wanted}.",
            f"es gibt zusammen {found[colour]} Würfel der Farbe {name} statt {wanted}.",
        )


def dice_in_rows(state: CoimbraState) -> list[int]:
    """How many dice of each colour lie in the city, whose rows are in order."""
    found = [0] * COLOURS
    capped = 0
    for location in range(LOCATIONS):
        where = f"rows.{LOCATION_IDS[location]}"
        row = [entry for entry in state.rows[location * ROW : (location + 1) * ROW] if entry != 0]
        values = [int(value_of(entry)) for entry in row]
        must(values == sorted(values, reverse=location > 0), where, "is not in order.", "ist nicht geordnet.")
        tokens = [int(value_of(entry)) for entry in row if is_token(entry)]
        printed = state.box.tokens[state.seats - MIN_SEATS][location]
        for value in tokens:
            is_there = tokens.count(value) <= printed.count(value)
            must(is_there, where, f"there is no such token: {value}.", f"eine solche Marke gibt es nicht: {value}.")
        for entry in row:
            if not is_token(entry):
                must(owner_of(entry) < state.seats, where, "no such seat.", "den Platz gibt es nicht.")
                found[int(colour_of(entry))] += 1
                capped += is_capped(entry)
                account_for_value(state, location, entry)
    must(capped <= 1, "rows", "there is one cap tile.", "es gibt ein Hutplättchen.")
    return found


def account_for_value(state: CoimbraState, location: int, entry: i64) -> None:
    """A die shows one of its faces; one of those whose owner has the favour tile for it lies under the cap (C-10.2)."""
    where = f"rows.{LOCATION_IDS[location]}"
    value = int(value_of(entry))
    if not is_capped(entry):
        must(value <= FACES, where, "only the cap tile makes so much.", "so viel bringt nur das Hutplättchen.")
        return
    has_cap = state.players[owner_of(entry)].has_favour(CAP_FAVOUR) and location != CASTLE
    must(has_cap, where, "the cap tile cannot lie there.", "das Hutplättchen kann dort nicht liegen.")
    shown = value - int(state.box.amount[FIRST_FAVOUR_BONUS + CAP_FAVOUR])
    must(1 <= shown <= FACES, where, "no die shows that.", "das zeigt kein Würfel.")


def account_for_tiles(state: CoimbraState) -> None:
    """Favour tiles and crown tokens lie in one place each."""
    together = int(state.favours_left)
    tokens = 0
    for seat, player in enumerate(state.players):
        where = f"players.{seat}"
        for favour in numbers_in(together & int(player.favours)):
            name = FAVOUR_IDS[favour]
            must(
                False, f"{where}.favours", f"{name} lies in another place too.", f"{name} liegt auch an anderer Stelle."
            )
        together |= int(player.favours)
        is_own = tokens & int(player.crown_tokens) == 0
        must(is_own, f"{where}.crown_tokens", "somebody else has it too.", "das hat auch jemand anders.")
        tokens |= int(player.crown_tokens)
        for resource, number in (("guards", player.guards), ("coins", player.coins)):
            must(
                0 <= number <= state.box.most_resources, f"{where}.{resource}", "cannot be so many.", "kann nicht sein."
            )
    must(
        together == (1 << len(FAVOUR_IDS)) - 1, "favours_left", "a favour tile is missing.", "ein Gunstplättchen fehlt."
    )
    moving = [pending.cls for pending in state.stack if isinstance(pending, TakeCrown)]
    for cls in range(CLASSES):
        place = int(state.crown_on[cls])
        where = f"crown_on.{CLASS_IDS[cls]}"
        if place == NOWHERE:
            must(cls not in moving, where, "it lies on no card.", "es liegt auf keiner Karte.")
            continue
        must((tokens >> cls) & 1 == 0, where, "a player has it.", "jemand hat es.")
        if cls not in moving:
            card = int(state.display[place]) - 1
            fits = card >= 0 and int(state.box.card_class[card]) == cls
            must(fits, where, "there is no card of its class.", "dort liegt keine Karte seiner Klasse.")


def account_for_map(state: CoimbraState) -> None:
    """Each tile lies once, where it belongs; nobody invests in a voyage that is not there."""
    layout = state.layout
    tiles = [int(tile) for tile in layout.monasteries]
    must(len(set(tiles)) == SPACES, "layout.monasteries", "a tile lies twice.", "ein Plättchen liegt zweimal.")
    levels = [state.box.level[tile] for tile in tiles]
    fits = levels == state.box.space_level
    must(fits, "layout.monasteries", "a tile has another level.", "ein Plättchen hat eine andere Stufe.")
    voyages = [int(voyage) for voyage in layout.voyages]
    must(len(set(voyages)) == VOYAGES_IN_PLAY, "layout.voyages", "a voyage lies twice.", "eine Reise liegt zweimal.")
    must(len(set(layout.scoring)) == CLASSES, "layout.scoring", "a tile lies twice.", "ein Plättchen liegt zweimal.")
    must(
        len(set(layout.groups)) == START_CARDS,
        "layout.groups",
        "a card is there twice.",
        "eine Karte steht zweimal da.",
    )
    for seat, player in enumerate(state.players):
        for voyage in numbers_in(player.voyages):
            name = VOYAGE_IDS[voyage]
            is_there = voyage in voyages
            must(is_there, f"players.{seat}.voyages", f"{name} is not in this game.", f"{name} ist nicht im Spiel.")
        placed = int(player.visited).bit_count() + int(player.voyages).bit_count()
        enough = placed <= state.box.disks_each
        must(enough, f"players.{seat}.voyages", "there are not so many disks.", "so viele Scheiben gibt es nicht.")


def account_for_disks(state: CoimbraState) -> None:
    """The orders of the seats and on each track have every seat once, and agree with the spaces."""
    everybody = list(range(int(state.seats)))
    must(sorted(state.seats_in_order()) == everybody, "order", "every seat once.", "jeder Platz einmal.")
    for track in range(CLASSES):
        where = f"ranks.{CLASS_IDS[track]}"
        seats = [int(state.ranks[track * MAX_SEATS + place]) for place in everybody]
        must(sorted(seats) == everybody, where, "every seat once.", "jeder Platz einmal.")
        spaces = [int(state.players[seat].track[track]) for seat in seats]
        must(spaces == sorted(spaces, reverse=True), where, "does not fit the disks.", "passt nicht zu den Scheiben.")
        for seat in everybody:
            fits = state.players[seat].track[track] <= state.box.last_space
            must(fits, f"players.{seat}.track", "there is no such space.", "das Feld gibt es nicht.")


# What the phase says about the pieces


def account_for_start(state: CoimbraState) -> None:
    """Everybody has taken a group of start cards and a corner, or is still going to (C-1.13, C-1.14)."""
    groups = [
        1 << int(state.layout.groups[2 * group]) | 1 << int(state.layout.groups[2 * group + 1])
        for group in range(int(state.seats))
    ]
    lost = int(state.discard) & ((1 << START_CARDS) - 1)
    fits = lost & ~int(state.box.class_mask[CLERIC]) == 0
    must(fits, "discard", "only clerics are lost to others.", "nur Geistliche verliert man an andere.")
    taken = lost
    for seat, player in enumerate(state.players):
        where = f"players.{seat}"
        own = int(player.cards) & ((1 << START_CARDS) - 1)
        missing = (own == 0 and is_choosing(state)) + (player.pilgrim == NO_NODE)
        must(
            missing == choices_left(state, seat),
            f"{where}.pilgrim",
            "start cards and a corner are chosen before round 1.",
            "Startkarten und eine Ecke wählt man vor Runde 1.",
        )
        fits = own == 0 or any(own | (lost & group) == group for group in groups)
        must(fits, f"{where}.cards", "start cards lie in groups.", "Startkarten liegen in Gruppen.")
        taken |= own
        others = [other.pilgrim for other in state.players[:seat] if 0 <= other.pilgrim < CORNERS]
        is_alone = player.pilgrim not in others
        must(is_alone, f"{where}.pilgrim", "somebody else took this corner.", "diese Ecke hat jemand anders.")
    if not is_choosing(state):
        is_right = taken == sum(groups)
        must(is_right, "layout.groups", "all groups in play are taken.", "alle Gruppen im Spiel sind genommen.")


def account_for_city(state: CoimbraState) -> None:
    """Cards, tokens and tiles lie as they were laid out until dice are retrieved; a location is closed after that."""
    if is_laid_out(state):
        closed, at_work = 0, 0
        fits = [int(place) for place in state.crown_on] == places_of_crowns(state)
        must(fits, "crown_on", "nothing has been taken yet.", "noch ist nichts genommen.")
        for seat, player in enumerate(state.players):
            fits = player.favours == 0 and player.crown_tokens == 0
            must(fits, f"players.{seat}.favours", "nothing has been taken yet.", "noch ist nichts genommen.")
    else:
        at_work = location_at_work(state)
        closed = at_work
    for location in range(LOCATIONS):
        name = LOCATION_IDS[location]
        row = [entry for entry in state.rows[location * ROW : (location + 1) * ROW] if entry != 0]
        tokens = [int(value_of(entry)) for entry in row if is_token(entry)]
        if is_laid_out(state) or location != at_work:
            is_whole = sorted(tokens) == sorted(state.box.tokens[int(state.seats) - MIN_SEATS][location])
            must(is_whole, f"rows.{name}", "a token is missing.", "eine Marke fehlt.")
        if location == CASTLE:
            continue
        first = int(first_beside(location))
        shown = sum(state.display[place] != 0 for place in range(first, first + COLUMNS))
        if location < closed:
            must(shown == 0, f"display.{name}-1", "that row is empty by now.", "diese Reihe ist schon leer.")
        elif is_laid_out(state) or location > at_work:
            must(shown == COLUMNS, f"display.{name}-1", "a card is missing.", "eine Karte fehlt.")


def account_for_dice_of_seats(state: CoimbraState) -> None:
    """The phase says how many dice each seat has in the city and on its board (C-3.3, C-4.2, C-6.1)."""
    each = state.box.dice_each
    in_city = dice_of_seats(state)
    on_board = [int(player.dice_left()) for player in state.players]
    seats = range(int(state.seats))
    none = [0 for _ in seats]
    placed, least, most = none, none, none
    if state.phase == PLACING:
        placed = dice_placed(state)
    elif state.phase == RETRIEVING:
        placed, least = in_city, [each - in_city[seat] for seat in seats]
        most = least
    elif state.phase == ORDERING:
        least = most = [each for _ in seats]
    elif state.phase == COLLECTING:
        between = dice_to_collect(state)
        least, most = [low for low, _ in between], [high for _, high in between]
    for seat in seats:
        fits = least[seat] <= on_board[seat] <= most[seat]
        must(fits, f"players.{seat}.dice", "cannot be so many now.", "können es jetzt nicht sein.")
        fits = in_city[seat] == placed[seat]
        must(fits, "rows", f"seat {seat} has other dice there.", f"Platz {seat} hat dort andere Würfel.")
    if state.phase in (ROLLING, PLACING, RETRIEVING, ORDERING):
        must(not any(state.resting), "resting", "all dice are in play.", "alle Würfel sind im Spiel.")
    elif state.phase != STARTING:
        left = sum(count[int(state.seats) - MIN_SEATS] for count in state.box.dice) - each * len(seats)
        must(sum(state.pool) == left, "pool", f"{left} dice are left.", f"{left} Würfel sind übrig.")
    else:
        must(not any(state.pool), "pool", "no die has been rolled.", "noch ist nicht gewürfelt.")
    if location_at_work(state) > CASTLE and state.phase == RETRIEVING:
        for location in range(location_at_work(state)):
            row = state.rows[location * ROW : (location + 1) * ROW]
            is_empty = all(entry == 0 or is_token(entry) for entry in row)
            where = f"rows.{LOCATION_IDS[location]}"
            must(is_empty, where, "all dice there are retrieved.", "alle Würfel dort sind zurück.")


def dice_of_seats(state: CoimbraState) -> list[int]:
    """How many dice each seat has in the city."""
    found = [0] * int(state.seats)
    for entry in state.rows:
        if entry != 0 and not is_token(entry):
            found[int(owner_of(entry))] += 1
    return found
