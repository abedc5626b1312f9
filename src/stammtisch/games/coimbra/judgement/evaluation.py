"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

The points on the score track and what everything else should come to by the end: tracks with their income and
scoring tiles, diplomas, game end cards, voyages, guards and coins, the pilgrim's way, the dice in the city, and
what waits on the stack. It looks at open information only. Rules: C-3 to C-9, C-17.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.games.coimbra.ids import (
    CLASSES,
    COINS,
    COLLECTING,
    FIRST_SPACE,
    GUARDS,
    INFLUENCE,
    INVESTING,
    LOCATIONS,
    MIN_SEATS,
    PHASE_C,
    PHASE_E,
    REWARD_COINS,
    REWARD_GUARDS,
    REWARD_POINTS,
    SPACES,
    VOYAGES_IN_PLAY,
    WHITE,
)
from stammtisch.games.coimbra.judgement.forecast import Forecast
from stammtisch.games.coimbra.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.coimbra.judgement.worth import (
    best_advance,
    best_favour,
    best_track_points,
    best_two_voyages,
    best_voyage,
    bonus_worth,
    crown_worth,
    monastery_worth,
    phase_e_worth,
    start_card_worth,
)
from stammtisch.games.coimbra.places.bonuses import RepeatBonus
from stammtisch.games.coimbra.places.drafting import PLACE_DIE, PlaceDie
from stammtisch.games.coimbra.places.favours import TakeFavour
from stammtisch.games.coimbra.places.gains import ChooseResource, PayForReward
from stammtisch.games.coimbra.places.income import AdvanceTrack
from stammtisch.games.coimbra.places.monasteries import ScoreCard, ScoreTrack, ScoreVoyage
from stammtisch.games.coimbra.places.pilgrimage import MovePilgrim
from stammtisch.games.coimbra.places.rewards import AcceptReward, GainBonus
from stammtisch.games.coimbra.places.voyages import VoyageOffer, voyage_price
from stammtisch.games.coimbra.scoring import all_card_points, total_points
from stammtisch.games.coimbra.state import CoimbraState


def evaluate(state: CoimbraState, seat: int) -> float:
    """The points this seat should have at the end; after the end, those it has."""
    if state.is_over():
        return float(total_points(state, seat))
    top = state.stack[-1]
    if isinstance(top, PlaceDie):
        placed = with_the_die_placed(state, top)
        return placed.worth if top.seat == seat else estimate(placed.state, seat)
    return estimate(state, seat)


def estimate(state: CoimbraState, seat: int) -> float:
    """The judgement while the game goes on and no die is in hand."""
    return Parts(state, seat).worth


def with_the_die_placed(state: CoimbraState, question: PlaceDie) -> Parts:
    """The judgement of the owner of a die in hand, who places it where that seems best, with the state after that."""
    best: Parts | None = None
    for location in range(LOCATIONS):
        after = state.copy()
        after.is_recording = False
        after.stack.pop()
        question.take(after, question.seat, PLACE_DIE.of(location))
        found = Parts(after, question.seat)
        if best is None or found.worth > best.worth:
            best = found
    assert best is not None
    return best


class Parts:
    """The judgement of one seat, part by part: `worth` is their sum, added up in this order."""

    def __init__(self, state: CoimbraState, seat: int) -> None:
        outlook = Outlook(state, seat)
        forecast = Forecast(state, outlook)
        player = outlook.player
        self.state = state
        self.outlook = outlook
        self.forecast = forecast
        self.points: float = float(player.score())
        worth = self.points + forecast.worth
        self.tracks = 0.0
        for track in range(i64(CLASSES)):
            each = outlook.track_worth_here(state, track)
            self.tracks += each
            worth += each
        self.diplomas: float = outlook.diploma_points + WEIGHTS.diplomas * outlook.to_come * outlook.next_diploma
        worth += self.diplomas
        self.end_cards: float = outlook.end_cards_worth(state)
        worth += self.end_cards
        self.cards_at_work: float = cards_at_work(state, outlook)
        worth += self.cards_at_work
        # From here on the forecast knows the guards and coins that this round's dice bring.
        self.income: float = dice_income(state, outlook, forecast)
        worth += self.income
        self.choice: float = choice_of_income(state, outlook)
        worth += self.choice
        self.waiting: float = waiting_worth(state, outlook)
        worth += self.waiting
        self.pilgrim: float = WEIGHTS.pilgrim * pilgrimage(state, outlook)
        worth += self.pilgrim
        self.voyages: float = voyages(state, outlook, forecast)
        worth += self.voyages
        worth += outlook.to_come * WEIGHTS.die[int(state.seats) - MIN_SEATS]
        worth += min(3.0, outlook.to_come + float(outlook.in_city)) * WEIGHTS.last_die
        self.order: float = order_worth(state, outlook)
        self.worth: float = worth + self.order


# Cards and income


def cards_at_work(state: CoimbraState, outlook: Outlook) -> float:
    """Cards that work in phases C and E."""
    box = state.box
    worth = 0.0
    for card in numbers_in(outlook.player.cards & (box.zone_mask[PHASE_E] | box.zone_mask[PHASE_C])):
        if box.zone[card] == PHASE_E:
            worth += phase_e_worth(state, outlook, card)
        else:
            worth += start_card_worth(state, outlook, card)
    return worth


def dice_income(state: CoimbraState, outlook: Outlook, forecast: Forecast) -> float:
    """The income of this round's dice; guards and coins go to the forecast. The worth of both is in the answer."""
    box = state.box
    player = outlook.player
    points = 0.0
    white: i64 = 0
    most = -1.0
    for track in range(i64(CLASSES)):
        place = track * (box.last_space + 1) + player.track[track]
        dice = float(outlook.dice[track])
        if dice > 0.0:
            forecast.guards += dice * float(box.income_guards[place])
            forecast.coins += dice * float(box.income_coins[place])
            points += dice * float(box.income_points[place])
        worth = outlook.income_worth(state, track, player.track[track]) + outlook.step * float(box.income_steps[place])
        if worth > most:
            most = worth
            white = place
    if outlook.dice[WHITE]:
        forecast.guards += float(box.income_guards[white])
        forecast.coins += float(box.income_coins[white])
        points += float(box.income_points[white]) + outlook.step * float(box.income_steps[white])
    # Dice not placed yet will bring about the average.
    if outlook.unplaced:
        points += float(outlook.unplaced) * WEIGHTS.activations * average_income(state, outlook)
    limit = float(box.most_resources)
    return (
        points
        + amount_worth(outlook, min(limit, forecast.guards), GUARDS)
        + amount_worth(outlook, min(limit, forecast.coins), COINS)
    )


def average_income(state: CoimbraState, outlook: Outlook) -> float:
    """What a die of each colour brings now, a third of all four."""
    worth = 0.0
    for track in range(i64(CLASSES)):
        worth += outlook.income_worth(state, track, outlook.player.track[track])
    return worth / 3.0


def choice_of_income(state: CoimbraState, outlook: Outlook) -> float:
    """In the rounds to come the best colour is taken more often than others."""
    if outlook.to_come <= 0.0:
        return 0.0
    best = 0.0
    for track in range(i64(CLASSES)):
        best = max(best, outlook.income_worth(state, track, outlook.player.track[track]))
    return best * WEIGHTS.choice * outlook.to_come / 3.0


def amount_worth(outlook: Outlook, amount: float, resource: i64) -> float:
    """As `Outlook.resource_worth`, between whole numbers too."""
    low = i64(int(amount))
    part = amount - float(low)
    if part < 0.001:
        return outlook.resource_worth(low, resource)
    return (1.0 - part) * outlook.resource_worth(low, resource) + part * outlook.resource_worth(low + 1, resource)


# The pilgrim


def steps_waiting(state: CoimbraState, outlook: Outlook) -> float:
    """The steps that wait on the stack."""
    steps = 0.0
    for entry in state.stack:
        if isinstance(entry, MovePilgrim) and entry.seat == outlook.seat:
            steps += float(entry.steps)
    return steps


def pilgrimage(state: CoimbraState, outlook: Outlook) -> float:
    """A way from monastery to monastery, the one that brings most per step first, as far as the steps should reach."""
    player = outlook.player
    if player.pilgrim < 0:
        return 0.0
    box = state.box
    weights = WEIGHTS
    steps = steps_waiting(state, outlook) + weights.steps * outlook.to_come
    for track in range(i64(CLASSES)):
        steps += outlook.steps_to_come(state, track, player.track[track])
    if steps <= 0.0:
        return 0.0
    worths = outlook.visits
    for space in range(i64(SPACES)):
        if not player.has_visited(space):
            worths[space] = monastery_worth(state, outlook, space)
    node = player.pilgrim
    seen = player.visited
    walked = 0.0
    total = 0.0
    while steps > 0.0:
        best: i64 = -1
        best_rate = 0.0
        for space in range(i64(SPACES)):
            if (seen >> space) & 1 == 0:
                way = float(box.distance[node * SPACES + space])
                if way > steps:
                    way += way - steps
                rate = worths[space] / way if way > 0.0 else 0.0
                if rate > best_rate:
                    best_rate = rate
                    best = space
        if best < 0:
            break
        way = float(box.distance[node * SPACES + best])
        if way > steps:
            total += worths[best] * weights.partly * (steps / way) * power(weights.fade, walked + way)
            break
        steps -= way
        walked += way
        total += worths[best] * power(weights.fade, walked)
        seen |= bit(best)
        node = FIRST_SPACE + best
    return total


def power(base: float, exponent: float) -> float:
    """A power with a whole exponent, fractions cut off."""
    found = 1.0
    for _ in range(int(exponent)):
        found *= base
    return found


# Voyages


def voyages(state: CoimbraState, outlook: Outlook, forecast: Forecast) -> float:
    """The voyages with a disk, the best affordable one of this round, and the best of the rounds to come."""
    player = outlook.player
    box = state.box
    worth = 0.0
    now = 0.0
    chosen: i64 = -1
    gains: list[float] = []
    for place in range(i64(VOYAGES_IN_PLAY)):
        voyage = state.layout.voyages[place]
        each = outlook.voyage_worth(state, voyage)
        gains.append(0.0)
        if player.has_invested(voyage):
            worth += each
            continue
        resource = box.voyage_resource[voyage]
        price = float(voyage_price(state, player, voyage))
        held = min(float(box.most_resources), forecast.guards if resource == GUARDS else forecast.coins)
        unit = outlook.guard if resource == GUARDS else outlook.coin
        gains[int(place)] = each - price * max(0.9, unit)
        if held >= price:
            gain = each - amount_worth(outlook, held, resource) + amount_worth(outlook, held - price, resource)
            if gain > now:
                now = gain
                chosen = place
    if state.phase <= INVESTING and is_to_be_asked(state, outlook):
        worth += now * WEIGHTS.voyage
        if chosen >= 0:
            gains[int(chosen)] = 0.0
    for _ in range(int(outlook.rounds)):
        best = 0
        for place in range(i64(1), i64(VOYAGES_IN_PLAY)):
            if gains[int(place)] > gains[best]:
                best = int(place)
        if gains[best] <= 0.0:
            break
        worth += gains[best] * WEIGHTS.later_voyage
        gains[best] = 0.0
    return worth


def is_to_be_asked(state: CoimbraState, outlook: Outlook) -> bool:
    """Whether this seat's investment in this round is still to come: in phase F some have had theirs."""
    if state.phase < INVESTING:
        return True
    for entry in state.stack:
        numbers = entry.numbers()
        if numbers and numbers[0] == outlook.seat:
            return True
    return False


# Player order, and what waits


def order_worth(state: CoimbraState, outlook: Outlook) -> float:
    """Crowns: points in the last round, before that the place in the next one."""
    crowns = state.crowns(outlook.seat)
    if outlook.rounds <= 0.0:
        return 0.5 * float(crowns)
    if state.phase >= COLLECTING:
        return WEIGHTS.order * (float(state.seats - 1) / 2.0 - float(state.flag_of(outlook.seat)))
    return crown_worth(outlook) * float(crowns)


def waiting_worth(state: CoimbraState, outlook: Outlook) -> float:
    """Bonuses and questions on the stack that belong to this seat."""
    worth = 0.0
    for entry in state.stack:
        if isinstance(entry, (SeatStep, OneSeatQuestion)) and entry.seat == outlook.seat:
            worth += entry_worth(state, outlook, entry)
    return worth


def entry_worth(state: CoimbraState, outlook: Outlook, entry: SeatStep | OneSeatQuestion) -> float:
    """What an entry of the stack should bring its seat."""
    if isinstance(entry, VoyageOffer):
        return best_voyage(state, outlook, entry.bonus, 0)
    if isinstance(entry, (GainBonus, ChooseResource, PayForReward, RepeatBonus)):
        return bonus_worth(state, outlook, entry.bonus, -1)
    if isinstance(entry, TakeFavour):
        return best_favour(state, outlook)
    if isinstance(entry, AdvanceTrack):
        return best_advance(state, outlook, entry.spaces)
    if isinstance(entry, ScoreVoyage):
        return best_two_voyages(state, outlook, entry.left)
    if isinstance(entry, ScoreCard):
        return 0.7 * float(all_card_points(state, outlook.seat))
    if isinstance(entry, ScoreTrack):
        return best_track_points(state, outlook)
    return accepted_worth(state, outlook, entry) if isinstance(entry, AcceptReward) else 0.0


def accepted_worth(state: CoimbraState, outlook: Outlook, question: AcceptReward) -> float:
    """A reward that waits for being accepted (C-8.5)."""
    amount = float(question.amount)
    if question.what == REWARD_GUARDS:
        return amount * outlook.guard
    if question.what == REWARD_COINS:
        return amount * outlook.coin
    if question.what == REWARD_POINTS:
        return amount
    return outlook.advance_worth(state, question.what - INFLUENCE, question.amount)
