"""What cards, monasteries and favour tiles are worth to a seat, before their price.

Each bonus is judged as `places.bonuses` carries it out. Rules: C-10, C-12, C-13, C-15.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.games.coimbra.effects import holding
from stammtisch.games.coimbra.ids import (
    ADVANCE,
    ADVANCE_ALL,
    ADVANCE_ANY,
    ANY_RESOURCE,
    CAP,
    CARDS,
    CARDS_BEYOND,
    CASTLE_POINTS,
    CHOOSE,
    CLASS_SETS,
    CLASSES,
    COPY,
    COUNCIL,
    DISCOUNT,
    DISK_POINTS,
    EXCHANGE,
    FIRST_FAVOUR_BONUS,
    FIRST_MONASTERY_BONUS,
    FROM_DISCARD,
    GAIN,
    GAIN_AND_INVEST,
    GAME_END,
    GUARDS,
    IMMEDIATE,
    INQUISITION,
    ON_ACQUIRE,
    ORDERING,
    PAY,
    PER_CARD_OF_CLASS,
    PER_CLASS,
    PER_CROWN,
    PER_DIE,
    PER_INFLUENCE,
    PER_MONASTERY,
    PER_UNVISITED,
    PER_VISITED,
    PER_VISITED_I,
    PHASE_E,
    REPEAT,
    SCORE_CARD_AND_TRACK,
    SCORE_DIPLOMAS,
    SCORE_VOYAGES,
    TAKE_FAVOUR,
    TRACK_INCOME,
    TRIBUTE,
    TRIBUTE_BEHIND,
    VOYAGE_DISCOUNT,
    WILD,
    WILD_DIPLOMAS,
    WITHOUT_DIE,
)
from stammtisch.games.coimbra.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.coimbra.places.bonuses import cards_to_repeat
from stammtisch.games.coimbra.places.gains import times_shown
from stammtisch.games.coimbra.places.voyages import voyage_price
from stammtisch.games.coimbra.scoring import all_card_points, track_points
from stammtisch.games.coimbra.state import CoimbraState

# Bonuses


def shown_worth(state: CoimbraState, outlook: Outlook, bonus: i64) -> float:
    """Guards, coins, points and steps that a bonus shows, once."""
    box = state.box
    return (
        float(box.guards[bonus]) * outlook.guard
        + float(box.coins[bonus]) * outlook.coin
        + float(box.points[bonus])
        + float(box.steps[bonus]) * outlook.step
    )


def bonus_worth(state: CoimbraState, outlook: Outlook, bonus: i64, card_class: i64) -> float:
    """What an immediate bonus would bring now; `card_class` is that of the card being acquired, or -1."""
    box = state.box
    player = outlook.player
    effect = box.bonus[bonus]
    shown = shown_worth(state, outlook, bonus)
    if effect == GAIN:
        return shown
    if effect == CHOOSE:
        return max(float(box.guards[bonus]) * outlook.guard, float(box.coins[bonus]) * outlook.coin)
    if effect == GAIN_AND_INVEST:
        return shown + 0.8 * best_voyage(state, outlook, box.resource[bonus], 4)
    if effect == TRACK_INCOME:
        track = box.of[bonus]
        space = player.track[track]
        if card_class == track and bonus < CARDS:
            space = min(box.last_space, space + box.influence[bonus])
        place = track * (box.last_space + 1) + space
        return outlook.income_worth(state, track, space) + float(box.income_steps[place]) * outlook.step
    if effect in (PER_CLASS, PER_MONASTERY, PER_CROWN, PER_INFLUENCE, CLASS_SETS):
        times = times_shown(state, outlook.seat, bonus)
        if effect == PER_CLASS and card_class == box.of[bonus]:
            times += 1
        return shown * float(times)
    if effect == ADVANCE:
        return outlook.advance_worth(state, box.of[bonus], box.amount[bonus])
    if effect == ADVANCE_ALL:
        worth = 0.0
        for track in range(i64(CLASSES)):
            worth += outlook.advance_worth(state, track, box.amount[bonus])
        return worth
    if effect == PAY:
        if holding(player, box.resource[bonus]) < box.amount[bonus] + 2:
            return 0.0
        price = outlook.guard if box.resource[bonus] == GUARDS else outlook.coin
        return max(0.0, shown - float(box.amount[bonus]) * price)
    if effect in (TRIBUTE, TRIBUTE_BEHIND, INQUISITION):
        return worth_against_others(state, outlook, bonus)
    return rare_bonus_worth(state, outlook, bonus)


def worth_against_others(state: CoimbraState, outlook: Outlook, bonus: i64) -> float:
    """Tributes, and points that others lose (C-12.3, C-12.4, C-12.6)."""
    box = state.box
    others = float(state.seats - 1)
    effect = box.bonus[bonus]
    if effect == INQUISITION:
        return float(box.points[bonus]) + 0.3 * float(box.amount[bonus])
    if effect == TRIBUTE_BEHIND:
        others = float(state.seats - 1 - state.rank_on(COUNCIL, outlook.seat))
    resources = float(box.guards[bonus]) * outlook.guard + float(box.coins[bonus]) * outlook.coin
    return others * (0.5 * resources + 0.5 * float(box.points[bonus]))


def rare_bonus_worth(state: CoimbraState, outlook: Outlook, bonus: i64) -> float:
    """The bonuses that look at much at once."""
    box = state.box
    player = outlook.player
    effect = box.bonus[bonus]
    if effect == TAKE_FAVOUR:
        return best_favour(state, outlook)
    if effect == VOYAGE_DISCOUNT:
        cut = box.amount[bonus]
        voyage = best_voyage(state, outlook, ANY_RESOURCE, cut)
        return float(cut) * 0.5 * (outlook.guard + outlook.coin) + 0.6 * voyage
    if effect == CAP:
        return float(box.points[bonus]) + (0.5 if outlook.in_city else 0.0)
    if effect == REPEAT:
        best = 0.0
        for card in cards_to_repeat(state, int(outlook.seat), int(bonus)):
            best = max(best, bonus_worth(state, outlook, card, -1))
        return best
    if effect == FROM_DISCARD:
        return 4.5 if state.discard else 0.0
    if effect == SCORE_DIPLOMAS:
        return outlook.diploma_points
    if effect == SCORE_VOYAGES:
        return best_two_voyages(state, outlook, box.amount[bonus])
    if effect == SCORE_CARD_AND_TRACK:
        best_track = best_track_points(state, outlook)
        cards_held = count_bits(player.cards & box.zone_mask[GAME_END])
        if cards_held == 0:
            return best_track
        return best_track + float(all_card_points(state, outlook.seat)) / float(cards_held)
    return lasting_worth(state, outlook, bonus)


def lasting_worth(state: CoimbraState, outlook: Outlook, bonus: i64) -> float:
    """Monasteries that work from now on (C-15.12 to C-15.14)."""
    box = state.box
    effect = box.bonus[bonus]
    if effect == WILD_DIPLOMAS:
        amount = float(box.amount[bonus])
        return amount * max(outlook.diploma_gain[WILD], min(2.5, 0.8 + 0.2 * outlook.to_come))
    if effect == DISK_POINTS:
        return float(box.points[bonus]) * WEIGHTS.visits * (outlook.to_come + float(outlook.in_city))
    if effect == CASTLE_POINTS:
        return float(box.points[bonus]) * 0.3 * outlook.to_come
    return 0.0


def best_two_voyages(state: CoimbraState, outlook: Outlook, most: i64) -> float:
    """The points of the best voyages with a disk, two at most."""
    best = 0.0
    second = 0.0
    for voyage in state.layout.voyages:
        if outlook.player.has_invested(voyage):
            worth = outlook.voyage_worth(state, voyage)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best if most < 2 else best + second


def best_voyage(state: CoimbraState, outlook: Outlook, resource: i64, cut: i64) -> float:
    """What the best voyage beyond its price brings that would be affordable with so much more of its resource."""
    box = state.box
    player = outlook.player
    best = 0.0
    for voyage in state.layout.voyages:
        if player.has_invested(voyage) or (resource != ANY_RESOURCE and box.voyage_resource[voyage] != resource):
            continue
        pays = box.voyage_resource[voyage]
        price = voyage_price(state, player, voyage)
        if holding(player, pays) + cut < price:
            continue
        unit = outlook.guard if pays == GUARDS else outlook.coin
        best = max(best, outlook.voyage_worth(state, voyage) - float(price) * unit)
    return best


def favour_worth(state: CoimbraState, outlook: Outlook, favour: i64) -> float:
    """What a favour tile brings, with its crowns (C-10)."""
    worth = bonus_worth(state, outlook, FIRST_FAVOUR_BONUS + favour, -1)
    return worth + float(state.box.favour_crowns[favour]) * crown_worth(outlook)


def best_favour(state: CoimbraState, outlook: Outlook) -> float:
    best = 0.0
    for favour in numbers_in(state.favours_left):
        best = max(best, favour_worth(state, outlook, favour))
    return best


def best_advance(state: CoimbraState, outlook: Outlook, spaces: i64) -> float:
    best = 0.0
    for track in range(i64(CLASSES)):
        best = max(best, outlook.advance_worth(state, track, spaces))
    return best


def best_track_points(state: CoimbraState, outlook: Outlook) -> float:
    best = 0.0
    for track in range(i64(CLASSES)):
        best = max(best, float(track_points(state, outlook.seat, track)))
    return best


def crown_worth(outlook: Outlook) -> float:
    """A crown: half a point in the last round, before that a chance of an earlier place."""
    return 0.5 if outlook.rounds <= 0.0 else 0.3 * WEIGHTS.order


# Monasteries


def monastery_worth(state: CoimbraState, outlook: Outlook, space: i64) -> float:
    """What a visit brings: the bonus, and what counts visits (C-9.4, C-15, C-16)."""
    box = state.box
    layout = state.layout
    bonus = FIRST_MONASTERY_BONUS + layout.monasteries[space]
    worth = bonus_worth(state, outlook, bonus, -1)
    player = outlook.player
    earlier = player.visited & layout.disk_spaces
    if earlier:
        for other in numbers_in(earlier):
            worth += float(box.points[FIRST_MONASTERY_BONUS + layout.monasteries[other]])
    if player.voyages:
        for voyage in layout.voyages:
            if not player.has_invested(voyage):
                continue
            task = box.task[voyage]
            each = float(box.task_points[voyage])
            if task == PER_VISITED or (task == PER_VISITED_I and (box.spaces_i >> space) & 1):
                worth += each
            elif task == PER_UNVISITED:
                worth -= each
    return max(0.0, worth)


# Cards


def card_worth(state: CoimbraState, outlook: Outlook, card: i64) -> float:
    """What acquiring a card brings, without its price."""
    box = state.box
    player = outlook.player
    cls = box.card_class[card]
    worth = outlook.advance_worth(state, cls, box.influence[card])
    for kind in box.card_diplomas[card]:
        worth += outlook.diploma_gain[kind]
    zone = box.zone[card]
    if zone == IMMEDIATE:
        worth += bonus_worth(state, outlook, card, cls)
    elif zone == PHASE_E:
        worth += phase_e_worth(state, outlook, card)
    elif zone == GAME_END:
        if box.bonus[card] == COPY:
            best = 0.3 * outlook.to_come
            for own in numbers_in(player.cards & box.zone_mask[GAME_END]):
                best = max(best, outlook.end_card_worth(state, own))
            worth += best
        else:
            worth += outlook.end_card_worth(state, card)
    return worth + WEIGHTS.card + count_worth(state, outlook, card, cls)


def count_worth(state: CoimbraState, outlook: Outlook, card: i64, cls: i64) -> float:
    """What a card adds by being one more: of its class, of its influence, or at all."""
    box = state.box
    player = outlook.player
    worth = 0.0
    if player.voyages:
        for voyage in state.layout.voyages:
            if player.has_invested(voyage):
                task = box.task[voyage]
                if task == PER_CARD_OF_CLASS and box.task_class[voyage] == cls:
                    worth += float(box.task_points[voyage])
                elif task == CARDS_BEYOND:
                    worth += 0.6 * float(box.task_points[voyage])
    for own in numbers_in(player.cards & (box.zone_mask[GAME_END] | box.on_acquire_mask)):
        effect = box.bonus[own]
        if effect == ON_ACQUIRE:
            if box.of[own] == cls:
                worth += shown_worth(state, outlook, own)
        elif effect == PER_INFLUENCE:
            if (box.counted_cards[own] >> card) & 1:
                worth += float(box.points[own])
        elif effect == CLASS_SETS and state.cards_of_class(player, cls) <= state.class_sets(player):
            worth += 0.35 * float(box.points[own])
    return worth


def phase_e_worth(state: CoimbraState, outlook: Outlook, card: i64) -> float:
    """What a card that works in phase E should bring from now on (C-13)."""
    box = state.box
    effect = box.bonus[card]
    incomes = outlook.rounds + (1.0 if state.phase <= ORDERING else 0.0)
    shown = WEIGHTS.phase_e * shown_worth(state, outlook, card)
    if effect == ADVANCE_ANY:
        return incomes * (shown + WEIGHTS.phase_e * (best_advance(state, outlook, box.amount[card]) + 0.5))
    if effect == PER_DIE:
        dice = float(outlook.dice[box.of[card]]) + WEIGHTS.activations * outlook.to_come / 3.0
        return shown * dice
    if effect == WITHOUT_DIE:
        without = 0.5 * outlook.rounds
        if state.phase <= ORDERING and outlook.dice[box.of[card]] == 0:
            without += 0.9
        return shown * without
    if effect == EXCHANGE:
        return 0.3 * incomes
    return 0.0


def start_card_worth(state: CoimbraState, outlook: Outlook, card: i64) -> float:
    """What a start card that works in phase C should bring from now on (C-11)."""
    box = state.box
    effect = box.bonus[card]
    dice = outlook.to_come + float(outlook.in_city)
    if effect == DISCOUNT:
        unit = outlook.guard if box.resource[card] == GUARDS else outlook.coin
        return 0.4 * dice * float(box.amount[card]) * unit
    if effect == ON_ACQUIRE:
        return 0.22 * dice * shown_worth(state, outlook, card)
    return 0.0
