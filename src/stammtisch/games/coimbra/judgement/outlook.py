"""What the rest of the game should bring a seat, thing by thing: the beliefs behind `evaluation`.

An `Outlook` is made once per judgement: how many dice are still to come, what a guard, a coin, a step, a diploma
or a space on a track is worth to this seat now. It looks at open information only. Rules: C-6.2, C-8, C-16, C-17.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits, numbers_in
from stammtisch.games.coimbra.ids import (
    CARDS_BEYOND,
    CLASS_SETS,
    CLASSES,
    COINS,
    COPY,
    DIPLOMAS,
    GAME_END,
    GUARDS,
    HALF_RESOURCES,
    HALF_TRACKS,
    INVESTING,
    LOCATIONS,
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
    PLACING,
    ROW,
    SPACES,
    TRACK_BANDS,
    WILD,
)
from stammtisch.games.coimbra.scoring import (
    diplomas_by_kind,
    diplomas_owned,
    lowest_track,
    points_for_sets,
    wild_diplomas,
)
from stammtisch.games.coimbra.state import CoimbraState, colour_of, owner_of

# Advances of fewer spaces than this are judged once per outlook.
ADVANCES_KEPT: Final = 6


class Weights:
    """What the judgement believes; set by hand, then by play against itself and by what games came to in the end."""

    def __init__(self) -> None:
        # What a die still to come brings, in things: the averages of games played.
        self.cards = 0.76  # cards
        self.spaces = 0.61  # spaces on each track
        self.diplomas = 0.6  # diplomas
        self.visits = 0.6  # monasteries
        self.steps = 0.5  # steps of the pilgrim, besides income
        self.guards = 2.4  # guards that are wanted for it
        self.coins = 2.2  # coins that are wanted for it
        # What things are worth, in points
        self.die = [3.6, 3.0, 2.9]  # a die still to come, besides everything else, for two, three and four players
        self.last_die = 2.5  # each of the last three dice of the game, besides that
        self.last = 0.5  # a guard or coin at the end
        self.resource = 0.8  # the first guard or coin beyond that, where they are wanted
        self.step = 1.5  # a step of the pilgrim
        self.card = 0.5  # a card, for what may yet count it
        self.diploma = 0.6  # a diploma to come, as a part of a wild one
        self.order = 0.8  # a place in the player order
        self.distress = -0.5  # help sought in distress, besides guards and coins
        # Income, and races on the tracks
        self.activations = 0.8  # dice of each colour in a round to come
        self.choice = 0.25  # more dice of the colour that brings most
        self.spread = 1.2  # spaces by which a race may still turn, per root of a die to come
        # How much of what a calculation finds comes true
        self.phase_e = 0.6  # cards that work in phase E
        self.end_card = 0.75  # game end cards that count cards
        self.pilgrim = 0.7  # the pilgrim's way
        self.voyage = 0.85  # a voyage of this round that seems affordable
        self.later_voyage = 0.5  # one in a round to come
        self.danger = 0.27  # a die of somebody else comes to a row
        # The pilgrim's way
        self.fade = 0.985  # what a monastery keeps of its worth per step to it
        self.partly = 0.8  # the worth of one that is out of reach, by the part of the way


WEIGHTS: Final = Weights()


class Outlook:
    """The prospects of one seat."""

    def __init__(self, state: CoimbraState, seat: int) -> None:
        weights = WEIGHTS
        box = state.box
        player = state.players[seat]
        self.seat: i64 = seat
        self.player = player
        self.rounds: float = float(i64(box.rounds) - state.round)
        # The dice of this round by colour, wherever they lie, and those not placed yet.
        self.dice: vec[i64] = player.dice[:]
        self.in_city: i64 = 0
        for location in range(i64(LOCATIONS)):
            for place in range(location * ROW, location * ROW + state.row_size[location]):
                entry = state.rows[place]
                if owner_of(entry) == self.seat:
                    self.dice[colour_of(entry)] += 1
                    self.in_city += 1
        self.unplaced: i64 = 0
        if state.phase <= PLACING:
            self.unplaced = max(i64(0), i64(box.dice_each) - self.in_city)
        self.to_come: float = float(self.unplaced) + self.rounds * float(i64(box.dice_each))
        # Marginal worth of a guard and a coin.
        open_dice = self.to_come + float(self.in_city)
        voyages = self.rounds + (1.0 if state.phase <= INVESTING else 0.0)
        self.wanted_guards: float = weights.guards * open_dice + 3.0 * voyages
        self.wanted_coins: float = weights.coins * open_dice + 3.0 * voyages
        self.guard: float = self.resource_worth(player.guards + 1, GUARDS) - self.resource_worth(player.guards, GUARDS)
        self.coin: float = self.resource_worth(player.coins + 1, COINS) - self.resource_worth(player.coins, COINS)
        later = min(1.0, (self.to_come + 2.0) / 6.0)
        self.step: float = weights.step * (0.5 + 0.5 * later)
        # Diplomas: what they are worth now, and what one more of each kind would add; the last stands for a wild one.
        self.wild: i64 = wild_diplomas(state, player)
        self.diploma_count: vec[i64] = diplomas_by_kind(state, player)
        self.diplomas: i64 = diplomas_owned(state, player)
        self.diploma_points: float = float(points_for_sets(state, self.diploma_count, self.wild))
        self.diploma_gain: vec[float] = vec[float]([0.0] * (WILD + 1))
        wild_gain = float(points_for_sets(state, self.diploma_count, self.wild + 1)) - self.diploma_points
        self.next_diploma: float = wild_gain * weights.diploma
        self.diploma_gain[WILD] = wild_gain
        for kind in range(i64(DIPLOMAS)):
            self.diploma_count[kind] += 1
            gain = float(points_for_sets(state, self.diploma_count, self.wild)) - self.diploma_points
            self.diploma_count[kind] -= 1
            # A kind that fills no hole now may fill one of a set to come.
            self.diploma_gain[kind] = gain + min(0.3, 0.04 * self.to_come) * (wild_gain - gain)
        # What visits to monasteries without an own disk would bring; found out on the pilgrim's way, if there is one.
        self.visits: vec[float] = vec[float]([0.0] * SPACES)
        # What has been found out about the tracks.
        self.here: vec[float] = vec[float]([0.0] * CLASSES)
        self.here_known: i64 = 0
        self.advances: vec[float] = vec[float]([0.0] * (CLASSES * ADVANCES_KEPT))
        self.advances_known: i64 = 0

    # Guards and coins

    def resource_worth(self, amount: i64, resource: i64) -> float:
        """What so many guards or coins are worth: half a point at the end, and more the more they are wanted."""
        wanted = self.wanted_guards if resource == GUARDS else self.wanted_coins
        held = float(amount)
        return held * WEIGHTS.last + WEIGHTS.resource * held * wanted / (held + wanted + 0.001)

    def income_worth(self, state: CoimbraState, track: i64, space: i64) -> float:
        """Guards, coins and points that a die brings there; steps apart."""
        box = state.box
        place = track * (box.last_space + 1) + min(space, box.last_space)
        return (
            float(box.income_guards[place]) * self.guard
            + float(box.income_coins[place]) * self.coin
            + float(box.income_points[place])
        )

    # Tracks

    def future_income(self, state: CoimbraState, track: i64, space: i64) -> float:
        """What a track brings in the rounds to come, its disk on its way up; steps apart."""
        if self.rounds <= 0.0:
            return 0.0
        worth = 0.0
        at = float(space)
        stride = WEIGHTS.spaces * 3.0
        for _ in range(int(self.rounds)):
            at += stride
            low = i64(int(at))
            part = at - float(low)
            worth += (1.0 - part) * self.income_worth(state, track, low) + part * self.income_worth(
                state, track, low + 1
            )
        return worth

    def steps_to_come(self, state: CoimbraState, track: i64, space: i64) -> float:
        """The steps that a track brings, in this round and in those to come."""
        box = state.box
        first = track * (box.last_space + 1)
        space = min(space, box.last_space)
        steps = float(self.dice[track] * box.income_steps[first + space])
        if self.rounds > 0.0:
            ahead = min(box.last_space, space + i64(int(WEIGHTS.spaces * 1.5 * (self.rounds + 1.0))))
            steps += WEIGHTS.activations * self.rounds * float(box.income_steps[first + ahead])
        return steps

    def rank_points(self, state: CoimbraState, track: i64, space: i64) -> float:
        """The points to expect from the scoring tile above a track (C-17.3 to C-17.5)."""
        box = state.box
        if space == 0 and self.to_come < 1.0:
            return 0.0
        spread = 0.25 + WEIGHTS.spread * root(self.to_come + 0.5 * float(self.in_city))
        own_place = state.rank_on(track, self.seat)
        # How likely each number of others is ahead.
        none = 1.0
        one = 0.0
        two = 0.0
        beyond = 0.0
        for place in range(state.seats):
            other = state.ranks[track * MAX_SEATS + place]
            if other == self.seat:
                continue
            lead = float(space - state.players[other].track[track])
            if lead == 0.0:
                # Who came first lies in front.
                lead = 0.4 if own_place < place and space == self.player.track[track] else -0.4
            ahead = chance_above(lead / spread)
            two = two * ahead + one * (1.0 - ahead)
            one = one * ahead + none * (1.0 - ahead)
            none *= ahead
            if state.seats == MIN_SEATS:
                beyond = chance_above((-lead - float(box.largest_gap) - 0.5) / spread)
        points = state.points_on(track)
        if state.seats == MAX_SEATS:
            return none * float(points[0]) + one * float(points[1]) + two * float(points[2])
        return none * float(points[0]) + max(0.0, one - beyond) * float(points[1])

    def track_worth(self, state: CoimbraState, track: i64, space: i64) -> float:
        """Everything a disk on this space should bring later: income to come, the scoring tile, cards and voyages."""
        space = min(space, state.box.last_space)
        worth = self.future_income(state, track, space) * WEIGHTS.activations
        worth += self.rank_points(state, track, space)
        cards = self.player.cards & state.box.bands_mask[track]
        if cards:
            for card in numbers_in(cards):
                worth += self.band_worth(state, card, space)
        return worth

    def track_worth_here(self, state: CoimbraState, track: i64) -> float:
        """The same for the space where the own disk lies; found out once."""
        if (self.here_known >> track) & 1 == 0:
            self.here[track] = self.track_worth(state, track, self.player.track[track])
            self.here_known |= bit(track)
        return self.here[track]

    def band_worth(self, state: CoimbraState, card: i64, space: i64) -> float:
        """What a card for the space on a track should bring, the bands smoothed by what is to come (C-14.1)."""
        box = state.box
        bands = box.bands[card]
        points = box.band_points[card]
        at = float(space) + WEIGHTS.spaces * self.to_come
        worth = 0.0
        before = 0
        smooth = min(3.0, 0.3 + self.to_come)
        for number in range(len(bands)):
            part = min(1.0, max(0.0, (at - float(bands[number]) + smooth) / smooth))
            worth += part * float(points[number] - before)
            before = points[number]
        return worth

    def advance_worth(self, state: CoimbraState, track: i64, amount: i64) -> float:
        """What so many spaces up a track are worth; found out once, as every card asks for it."""
        if amount >= ADVANCES_KEPT:
            return self.find_advance_worth(state, track, amount)
        place = track * ADVANCES_KEPT + amount
        if (self.advances_known >> place) & 1 == 0:
            self.advances[place] = self.find_advance_worth(state, track, amount)
            self.advances_known |= bit(place)
        return self.advances[place]

    def find_advance_worth(self, state: CoimbraState, track: i64, amount: i64) -> float:
        space = self.player.track[track]
        above = min(space + amount, state.box.last_space)
        if above == space:
            return 0.0
        gain = self.track_worth(state, track, above) - self.track_worth_here(state, track)
        gain += self.step * (self.steps_to_come(state, track, above) - self.steps_to_come(state, track, space))
        dice = self.dice[track]
        if dice:
            gain += float(dice) * (self.income_worth(state, track, above) - self.income_worth(state, track, space))
        voyages = self.player.voyages
        if voyages:
            for voyage in state.layout.voyages:
                if (voyages >> voyage) & 1:
                    if state.box.task[voyage] == HALF_TRACKS and int(track) in state.box.task_tracks[voyage]:
                        gain += 0.5 * float(above - space)
                    elif state.box.task[voyage] == LOWEST_TRACK and space == lowest_track(self.player):
                        gain += 0.5 * float(state.box.task_points[voyage] * (above - space))
        return gain

    # Cards for the end of the game

    def end_card_worth(self, state: CoimbraState, card: i64) -> float:
        """What a game end card should bring, its own effect only (C-14)."""
        box = state.box
        effect = box.bonus[card]
        cards = WEIGHTS.cards * self.to_come
        if effect == TRACK_BANDS:
            return self.band_worth(state, card, self.player.track[box.of[card]])
        if effect == PER_INFLUENCE:
            return float(box.points[card]) * (
                float(count_bits(self.player.cards & box.counted_cards[card])) + 0.5 * cards
            )
        if effect == CLASS_SETS:
            return WEIGHTS.end_card * float(box.points[card]) * self.class_sets(state)
        return 0.0

    def class_sets(self, state: CoimbraState) -> float:
        """The sets of all classes to expect, parts counted."""
        fewest = 99.0
        total = 0.0
        more = 0.2 * WEIGHTS.cards * self.to_come
        for cls in range(i64(CLASSES)):
            count = float(state.cards_of_class(self.player, cls)) + more
            fewest = min(fewest, count)
            total += count
        # Later cards are taken where they lack.
        return fewest + min(0.4, 0.05 * self.to_come) * (0.25 * total - fewest)

    def end_cards_worth(self, state: CoimbraState) -> float:
        """All game end cards held, except bands, which `track_worth` counts; a copy counts the best one (C-14.4)."""
        box = state.box
        cards = self.player.cards & box.zone_mask[GAME_END]
        if not cards:
            return 0.0
        worth = 0.0
        best = 0.3 * self.to_come
        for card in numbers_in(cards):
            if box.bonus[card] != COPY:
                each = self.end_card_worth(state, card)
                best = max(best, each)
                if box.bonus[card] != TRACK_BANDS:
                    worth += each
        return worth + best if cards & box.copy_mask else worth

    # Voyages

    def voyage_worth(self, state: CoimbraState, voyage: i64) -> float:
        """What the task of a voyage should bring at the end (C-16)."""
        box = state.box
        player = self.player
        task = box.task[voyage]
        each = float(box.task_points[voyage])
        dice = self.to_come + 0.85 * float(self.in_city)
        if task == PER_VOYAGE:
            return each * (float(count_bits(player.voyages)) + 0.9 * self.rounds)
        if task == PER_DIPLOMA:
            return each * (float(self.diplomas) + WEIGHTS.diplomas * dice)
        if task == HALF_TRACKS:
            total = 0.0
            for track in box.task_tracks[voyage]:
                total += float(player.track[track]) + WEIGHTS.spaces * dice
            return 0.5 * total
        if task == PER_UNVISITED:
            return each * (float(SPACES - count_bits(player.visited)) - WEIGHTS.visits * dice)
        if task == HALF_RESOURCES:
            later = min(1.0, dice / 6.0)
            return (0.5 * float(player.guards + player.coins) + 1.0) * (1.0 - later) + 5.0 * later
        if task == LOWEST_TRACK:
            return each * (float(lowest_track(player)) + 0.8 * WEIGHTS.spaces * dice)
        if task == PER_VISITED:
            return each * (float(count_bits(player.visited)) + WEIGHTS.visits * dice)
        if task == PER_VISITED_I:
            return each * (float(count_bits(player.visited & box.spaces_i)) + 0.6 * WEIGHTS.visits * dice)
        if task == CARDS_BEYOND:
            beyond = float(count_bits(player.cards) - box.task_amount[voyage]) + WEIGHTS.cards * dice
            return each * max(0.2 * min(1.0, dice), beyond)
        if task == PER_CARD_OF_CLASS:
            cls = box.task_class[voyage]
            return each * (float(state.cards_of_class(player, cls)) + 0.28 * WEIGHTS.cards * dice)
        return each


def root(value: float) -> float:
    """A square root that is good enough, between 0 and 16."""
    if value <= 0.0:
        return 0.0
    guess = 0.6 + 0.27 * value
    guess = 0.5 * (guess + value / guess)
    return 0.5 * (guess + value / guess)


def chance_above(lead: float) -> float:
    """How likely a lead, in units of what may still change, lasts; for a lead of nothing one half."""
    if lead >= 0.0:
        return 1.0 - 0.5 / (1.0 + lead + lead * lead)
    return 0.5 / (1.0 - lead + lead * lead)
