"""The points of Coimbra, each with its source, and what breaks a tie (C-14, C-16, C-17).

Voyages, tracks, diplomas and game end cards can also be scored during the game, by monasteries (C-15.9 to C-15.11).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.core.outcome import TieBreak
from stammtisch.core.state import Score
from stammtisch.core.vectors import zeros
from stammtisch.games.coimbra.ids import (
    CARDS_BEYOND,
    CLASS_SETS,
    CLASSES,
    DIPLOMAS,
    FIRST_MONASTERY_BONUS,
    GAME_END,
    HALF_RESOURCES,
    HALF_TRACKS,
    LOWEST_TRACK,
    MAX_SEATS,
    MIN_SEATS,
    PER_CARD_OF_CLASS,
    PER_DIPLOMA,
    PER_INFLUENCE,
    PER_UNVISITED,
    PER_VISITED,
    PER_VISITED_I,
    PER_VOYAGE,
    SOURCE_IDS,
    SOURCES,
    SPACES,
    TRACK_BANDS,
    WILD,
    WILD_DIPLOMAS,
)
from stammtisch.games.coimbra.state import CoimbraState, Player

# Voyages


def voyage_points(state: CoimbraState, seat: i64, voyage: i64) -> i64:
    """What the task of a voyage is worth to a seat now (C-16)."""
    box = state.box
    player = state.players[seat]
    task = box.task[voyage]
    each = box.task_points[voyage]
    if task == PER_VOYAGE:
        return each * count_bits(player.voyages)  # those with an own disk alone (C-R30)
    if task == PER_DIPLOMA:
        return each * diplomas_owned(state, player)
    if task == HALF_TRACKS:
        total: i64 = 0
        for track in box.task_tracks[voyage]:
            total += player.track[track]
        return total // 2
    if task == PER_UNVISITED:
        return each * (SPACES - count_bits(player.visited))
    if task == HALF_RESOURCES:
        return resource_points(state, seat)
    if task == LOWEST_TRACK:
        return each * lowest_track(player)
    if task == PER_VISITED:
        return each * count_bits(player.visited)
    if task == PER_VISITED_I:
        return each * count_bits(player.visited & box.spaces_i)
    if task == CARDS_BEYOND:
        beyond = count_bits(player.cards) - box.task_amount[voyage]
        return each * beyond if beyond > 0 else 0
    if task == PER_CARD_OF_CLASS:
        return each * state.cards_of_class(player, box.task_class[voyage])
    return each


def lowest_track(player: Player) -> i64:
    lowest = player.track[0]
    for track in range(i64(1), i64(CLASSES)):
        lowest = min(lowest, player.track[track])
    return lowest


def resource_points(state: CoimbraState, seat: i64) -> i64:
    """Half of guards, coins and crowns together, rounded down (C-16.5, C-17.9)."""
    player = state.players[seat]
    return (player.guards + player.coins + state.crowns(seat)) // 2


def all_voyage_points(state: CoimbraState, seat: i64) -> i64:
    """The points for all voyages with a disk of this seat (C-17.2)."""
    total: i64 = 0
    player = state.players[seat]
    if player.voyages:
        for voyage in state.layout.voyages:
            if player.has_invested(voyage):
                total += voyage_points(state, seat, voyage)
    return total


# Influence tracks


def track_points(state: CoimbraState, seat: i64, track: i64) -> i64:
    """What the scoring tile above a track gives a seat for its place there (C-17.3 to C-17.5)."""
    player = state.players[seat]
    if player.track[track] == 0:
        return 0
    place = state.rank_on(track, seat)
    points = state.points_on(track)
    if place >= len(points):
        return 0
    if state.seats == MIN_SEATS and place > 0:
        leader = state.players[state.ranks[track * MAX_SEATS]]
        if leader.track[track] - player.track[track] > state.box.largest_gap:
            return 0
    return points[place]


def all_track_points(state: CoimbraState, seat: i64) -> i64:
    total: i64 = 0
    for track in range(i64(CLASSES)):
        total += track_points(state, seat, track)
    return total


# Diplomas


def wild_diplomas(state: CoimbraState, player: Player) -> i64:
    """The wild diplomas of cards and monasteries (C-2.3, C-15.14)."""
    box = state.box
    count = count_bits(player.cards & box.diploma_mask[WILD])
    if player.visited:
        for space in numbers_in(player.visited):
            bonus = FIRST_MONASTERY_BONUS + state.layout.monasteries[space]
            if box.bonus[bonus] == WILD_DIPLOMAS:
                count += box.amount[bonus]
    return count


def diplomas_by_kind(state: CoimbraState, player: Player) -> vec[i64]:
    """How many icons of each kind a player has, wild ones apart."""
    counts = zeros(DIPLOMAS)
    for kind in range(i64(DIPLOMAS)):
        counts[kind] = count_bits(player.cards & state.box.diploma_mask[kind])
    return counts


def diplomas_owned(state: CoimbraState, player: Player) -> i64:
    """How many diploma icons a player has, wild ones included (C-16.2)."""
    total = wild_diplomas(state, player)
    for count in diplomas_by_kind(state, player):
        total += count
    return total


def diploma_points(state: CoimbraState, player: Player) -> i64:
    """The points for the best grouping of the diplomas into sets (C-17.6, C-17.7)."""
    return points_for_sets(state, diplomas_by_kind(state, player), wild_diplomas(state, player))


def points_for_sets(state: CoimbraState, counts: vec[i64], wild: i64) -> i64:
    """The points for so many diplomas of each kind, and wild ones.

    Each kind gives its icons to the first sets, so the sets are as large as they can be, one after another. Wild
    icons complete the largest sets that lack one: a further icon is never worth less in a larger set.
    """
    most: i64 = 0
    for kind in range(i64(DIPLOMAS)):
        most = max(most, counts[kind])
    total: i64 = 0
    number: i64 = 0
    while number < most or wild > 0:
        size: i64 = 0
        for kind in range(i64(DIPLOMAS)):
            if counts[kind] > number:
                size += 1
        added = min(wild, DIPLOMAS - size)
        wild -= added
        total += state.box.diploma_points[size + added]
        number += 1
    return total


# Game end cards


def card_points(state: CoimbraState, seat: i64, card: i64) -> i64:
    """What a game end card is worth now; a copy counts as the best other one (C-14)."""
    if (state.box.copy_mask >> card) & 1:
        return best_card_to_copy(state, seat)
    return own_card_points(state, state.players[seat], card)


def own_card_points(state: CoimbraState, player: Player, card: i64) -> i64:
    box = state.box
    effect = box.bonus[card]
    if effect == TRACK_BANDS:
        points: i64 = 0
        space = player.track[box.of[card]]
        bands = box.bands[card]
        for number in range(len(bands)):
            if space >= bands[number]:
                points = box.band_points[card][number]
        return points
    if effect == PER_INFLUENCE:
        return box.points[card] * count_bits(player.cards & box.counted_cards[card])
    if effect == CLASS_SETS:
        return box.points[card] * state.class_sets(player)
    return 0


def best_card_to_copy(state: CoimbraState, seat: i64) -> i64:
    """The most that a copied game end bonus can bring (C-14.4)."""
    player = state.players[seat]
    others = player.cards & state.box.zone_mask[GAME_END] & ~state.box.copy_mask
    best: i64 = 0
    for card in numbers_in(others):
        best = max(best, own_card_points(state, player, card))
    return best


def all_card_points(state: CoimbraState, seat: i64) -> i64:
    """The points for all game end cards (C-17.8)."""
    total: i64 = 0
    for card in numbers_in(state.players[seat].cards & state.box.zone_mask[GAME_END]):
        total += card_points(state, seat, card)
    return total


# All together


def total_points(state: CoimbraState, seat: i64) -> i64:
    """The points of a seat if the game ended now: those on the score track, and the final scoring (C-17)."""
    return (
        state.players[seat].score()
        + all_voyage_points(state, seat)
        + all_track_points(state, seat)
        + diploma_points(state, state.players[seat])
        + all_card_points(state, seat)
        + resource_points(state, seat)
    )


def scores(state: CoimbraState) -> list[Score]:
    """The points on the score track by source, and the final scoring as things stand, for every seat (C-R22)."""
    found: list[Score] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        parts = {SOURCE_IDS[source]: int(player.points[source]) for source in range(SOURCES)}
        parts["voyages"] = int(all_voyage_points(state, seat))
        parts["tracks"] = int(all_track_points(state, seat))
        parts["diplomas"] = int(diploma_points(state, player))
        parts["game_end_cards"] = int(all_card_points(state, seat))
        parts["resources"] = int(resource_points(state, seat))
        found.append(Score(parts))
    return found


def tie_breaks(state: CoimbraState) -> list[TieBreak]:
    """A tie goes to the earlier one in player order, so ranks are never shared (C-17.10)."""
    return [TieBreak("order", [-int(state.flag_of(seat)) for seat in range(int(state.seats))])]
