"""Where Inn joins the base game: the seams it uses."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Pending
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.expansions.ids import BEER, BREWERY, IN_SCORING, INN, INN_SPACE
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.ids import CRAFT_GROUP, NO_GROUP, TRAVEL_SPACE
from stammtisch.games.village.expansions.inn import evaluation, log, moments, refusals, scoring, stacks, view
from stammtisch.games.village.expansions.inn.actions import END, FIRST, PLAY, RECEIVE_BEER
from stammtisch.games.village.expansions.inn.brewery import add_brewing, use_brewery
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.guests import AtTheInn
from stammtisch.games.village.expansions.inn.ids import (
    BARD,
    CARDS,
    JUGGLER,
    MARKET_CRIER,
    MILLER,
    OLD_MAN,
    PRIEST,
    SCRAP_DEALER,
    TOLL_KEEPER,
    is_for_any_time,
)
from stammtisch.games.village.expansions.inn.playing import ask, lay_down, play, why_not_now
from stammtisch.games.village.expansions.inn.stacks import table_of
from stammtisch.games.village.expansions.inn.table import NOBODY, new_inn_table
from stammtisch.games.village.expansions.inn.timed import (
    BardBuries,
    OldManAction,
    PlayNow,
    TravelWithCard,
    can_play_miller,
    offer,
    play_miller,
)
from stammtisch.games.village.state import VillageState


class InnRules(Part):
    """The seams of Inn."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, BREWERY, INN)

    def set_up(self, state: VillageState) -> None:
        """Stacks, and a beer for everybody (VI-1.2, VI-1.3)."""
        inn = new_inn_table(int(state.seats))
        state.inn = inn
        stacks.deal(state)
        for seat in range(state.seats):
            inn.beer[seat] = state.box.inn.start_beer

    # Turn

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        if space == INN_SPACE:
            return AtTheInn(seat)
        if space == TRAVEL_SPACE and has_card(state, seat, TOLL_KEEPER):
            return TravelWithCard(seat)
        return None

    def action_ends(self, state: VillageState, seat: int) -> None:
        if not has_card(state, seat, JUGGLER):
            return
        # Without a cube the action would be lost; then it is only asked where no later turn is certain (VI-7.3).
        if state.cubes_left > 0 or state.trigger >= 0 or state.players[seat].deaths_due > 0:
            state.stack.append(PlayNow(seat, JUGGLER))

    # At any time

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        if moment == IN_SCORING:
            return
        hand = table_of(state).hands[seat]
        if hand == 0:
            return
        for card in range(CARDS):
            if (hand >> i64(card)) & 1 == 0:
                continue
            if is_for_any_time(card):
                if not why_not_now(state, seat, card):
                    found.append(PLAY + card)
            elif card == OLD_MAN and is_choosing(state):
                found.append(PLAY + card)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        return moment != IN_SCORING and moments.could_matter(state, seat, moment)

    def is_anytime(self, action: int) -> bool:
        return action < PLAY + CARDS and (is_for_any_time(action - PLAY) or action == PLAY + OLD_MAN)

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        card = action - PLAY
        if card == OLD_MAN:
            # It takes the place of the question for a cube.
            state.stack.pop()
            lay_down(state, seat, card)
            state.stack.append(OldManAction(seat))
            return
        play(state, seat, card)

    # Crafts, goods, market

    def add_crafts(self, state: VillageState, seat: int, found: list[int]) -> None:
        add_brewing(state, seat, found)
        if can_play_miller(state, seat):
            found.append(PLAY + MILLER)

    def take_craft(self, state: VillageState, seat: int, action: int) -> None:
        if action == PLAY + MILLER:
            play_miller(state, seat)
        else:
            use_brewery(state, seat, action)

    def add_goods(self, state: VillageState, seat: int, found: list[int]) -> None:
        found.append(RECEIVE_BEER)

    def take_good(self, state: VillageState, seat: int, action: int) -> None:
        table_of(state).beer[seat] += 1
        state.tell(log.GOT_BEER, seat)

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        return table_of(state).beer[seat] if thing == BEER else 0

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        if thing == BEER:
            table_of(state).beer[seat] -= number

    def market_begins(self, state: VillageState, caller: int) -> None:
        offer(state, MARKET_CRIER)

    def market_reach(self, state: VillageState, seat: i64) -> i64:
        if table_of(state).crier == seat:
            return state.stalls() + state.box.queue
        return state.stalls()

    def market_is_open(self, state: VillageState) -> bool:
        crier = table_of(state).crier
        if crier == NOBODY:
            return False
        for place in range(self.market_reach(state, crier)):
            if state.market[place] > 0:
                return True
        return False

    def market_ends(self, state: VillageState) -> None:
        table_of(state).crier = NOBODY
        if state.front_customer() >= 0:
            offer(state, SCRAP_DEALER)

    # Mass

    def mass_begins(self, state: VillageState) -> None:
        offer(state, PRIEST)

    def may_buy_out(self, state: VillageState) -> bool:
        return table_of(state).priest == NOBODY

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        table_of(state).priest = NOBODY

    # Death

    def add_deaths(self, state: VillageState, seat: int, found: list[int]) -> None:
        if has_card(state, seat, BARD):
            found.append(PLAY + BARD)

    def take_death(self, state: VillageState, seat: int, action: int) -> None:
        lay_down(state, seat, BARD)
        ask(state, BardBuries(seat))

    def group_of(self, place: i64) -> i64:
        return CRAFT_GROUP if place == BREWERY else NO_GROUP

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame[seat]

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        scoring.add_card_scores(state, seat, parts)

    def add_last_scores(self, state: VillageState, all_parts: list[dict[str, int]]) -> None:
        scoring.add_pickpocket(state, all_parts)

    def evaluate(self, state: VillageState, seat: int) -> float:
        return evaluation.prospects(state, seat)

    def observe(self, state: VillageState, seat: int | None, view_so_far: dict[str, Json]) -> None:
        view.observe(state, seat, view_so_far)

    def redeal(self, state: VillageState, seat: int) -> None:
        stacks.redeal(state, seat)

    def explain(self, state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
        return refusals.explain(state, seat, action, kind, question)


def is_choosing(state: VillageState) -> bool:
    """Whether the question that waits lets a player choose the action of a turn (VI-7.4)."""
    question = state.stack[-1]
    if isinstance(question, TakeCube):
        return True
    return isinstance(question, ChooseAction) and question.is_free == 1
