"""Inn as one object: option, catalogue, rooms, words, table, and the seams it uses. Rules: VI."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.editions import Edition
from stammtisch.core.errors import Refusal
from stammtisch.core.expansion import Box, Table
from stammtisch.core.glossary import Glossary
from stammtisch.core.judgement import Tangible
from stammtisch.core.legend import Group, Kind
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending, ask_unless_forced
from stammtisch.core.texts import Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.expansion import OFF, Expansion
from stammtisch.games.village.expansions.ids import (
    ASKED_IN_TIME,
    AT_PURCHASE,
    BEER,
    BESIDE_BOOK,
    BREWERY,
    BUT_CARDS,
    FIRST_INN_CUSTOMER,
    FIRST_MARRIAGE_CUSTOMER,
    IN_SCORING,
    INN,
    INN_SPACE,
    KEPT_CARD,
    KIND_IDS,
    PERSON_CARD,
    PROMO_INN,
    PROMO_PORT,
    WITH_INN,
)
from stammtisch.games.village.expansions.inn import accounting, cards, effects, legend, scoring
from stammtisch.games.village.expansions.inn.cards import PLAY, has_card, lay_down
from stammtisch.games.village.expansions.inn.components import InnBox, box_of
from stammtisch.games.village.expansions.inn.ids import (
    BARD,
    CARD_IDS,
    INN_TABLE,
    JUGGLER,
    MARKET_CRIER,
    MILLER,
    OLD_MAN,
    PRIEST,
    SCRAP_DEALER,
    SIDE_A,
    SIDE_B,
    STACKS,
    TIME_SPACE_IDS,
    TOLL_KEEPER,
    is_for_any_time,
)
from stammtisch.games.village.expansions.inn.judgement import evaluation, numbers, tangibles
from stammtisch.games.village.expansions.inn.places import any_time, asking, brewery, guests, playing, timed
from stammtisch.games.village.expansions.inn.places.timed import offer
from stammtisch.games.village.expansions.inn.sight import redeal, view
from stammtisch.games.village.expansions.inn.table import NOBODY, InnTable, table_from_json, table_of
from stammtisch.games.village.ids import CRAFT_GROUP, MILL, NO_GROUP, TRAVEL_SPACE
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts

CONNY = Name({"en": "Conny", "de": "Conny"})


class InnExpansion(Expansion):
    """Inn: a brewery, and an inn where people can be won for a favour."""

    def __init__(self) -> None:
        super().__init__(
            name="inn",
            rule="VI-1.1",
            values=[OFF, SIDE_A, SIDE_B],
            order=[
                cards.PLAY,
                brewery.TRAIN_BREWER,
                brewery.BREW,
                brewery.BREW_GRAIN,
                brewery.RECEIVE_BEER,
                guests.ENTER_INN,
                guests.PUT_UNDER,
                guests.BUY_CARD,
                any_time.LOOK,
                any_time.LAY_MARKER,
                any_time.SET_TIME,
                timed.BRING_OUT,
                timed.BRING_MONK,
            ],
            rooms=[cards, effects, brewery, guests, any_time, asking, timed],
            files=["inn.toml"],
            saved_as="inn",
            keeps=(BEER, PERSON_CARD, KEPT_CARD),
            spaces=[INN_SPACE],
            places=[BREWERY, INN],
            dead=[BESIDE_BOOK],
            customers=[*range(FIRST_INN_CUSTOMER, FIRST_MARRIAGE_CUSTOMER), *range(PROMO_INN, PROMO_PORT)],
            on_card=WITH_INN,
            # The herbalist may set the marker back before the quill while a death is due: then it passes it twice
            # (VI-R6).
            most_deaths_due=2,
        )

    def open(self, edition: Edition, box: Components) -> Box:
        return InnBox(edition)

    def add_words(self, glossary: Glossary, box: Components, texts: VillageTexts) -> None:
        inn = box_of(box)
        glossary.add("card", CARD_IDS, box_of(box).card_names, [{"price": price} for price in inn.price_names])
        glossary.add("price", [], inn.price_names)
        glossary.add("drink", ["beer"], [inn.beer_name])
        glossary.add("owner", [*texts.player_ids, "conny"], [*texts.players, CONNY])
        glossary.add("kind", KIND_IDS, box.number_names)
        stacks = [str(stack + 1) for stack in range(STACKS)]
        glossary.add("stack", stacks, [Name({"en": stack, "de": stack}) for stack in stacks])
        spaces = [Name({"en": "right after", "de": "hinter"}), Name({"en": "right before", "de": "vor"})]
        glossary.add("time-space", TIME_SPACE_IDS, spaces)
        glossary.details["place"][BREWERY] = {"time": inn.train_time}
        glossary.facts["brew"] = {"beer": inn.brewed, "time": inn.brew_time}
        glossary.facts["brew-grain"] = {"beer": inn.brewed, "grain": inn.brew_grain}
        glossary.facts["enter-inn"] = {"time": inn.place_time}

    def names(self, box: Components) -> list[tuple[str, list[str], list[Name]]]:
        return [("card", CARD_IDS, box_of(box).card_names), ("good", ["beer"], [box_of(box).beer_name])]

    def describe(self, box: Components, texts: VillageTexts, found: dict[str, Json]) -> None:
        found["inn"] = view.describe(box, texts)

    def table_from_json(self, data: dict[str, Json], seats: int) -> Table:
        return table_from_json(data, seats)

    def legend(self, chosen: Combination, box: Components, seats: int) -> Group:
        return legend.legend(seats)

    def pending_kinds(self, seats: int) -> dict[str, Kind]:
        return legend.pending_kinds()

    def is_of_a_turn(self, pending: Pending) -> bool:
        if isinstance(pending, timed.PlayNow):
            return pending.card == JUGGLER
        return isinstance(pending, (guests.Seated, timed.ExtraAction))

    def account_for(self, state: VillageState) -> None:
        accounting.account_for_inn(state)

    def account_for_course(self, state: VillageState) -> None:
        accounting.account_for_course(state)

    def set_up(self, state: VillageState) -> None:
        """Stacks, and a beer for everybody (VI-1.2, VI-1.3)."""
        inn = InnTable(int(state.seats), None)
        state.tables[INN_TABLE] = inn
        effects.deal(state)
        for seat in range(state.seats):
            inn.beer[seat] = box_of(state.box).start_beer

    # Turn

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        if space == INN_SPACE:
            return guests.AtTheInn(seat)
        if space == TRAVEL_SPACE and has_card(state, seat, TOLL_KEEPER):
            return timed.TravelWithCard(seat)
        return None

    def action_ends(self, state: VillageState, seat: int) -> None:
        if not has_card(state, seat, JUGGLER):
            return
        # Without a cube the action would be lost; then it is only asked where no later turn is certain (VI-7.3).
        if state.cubes_left > 0 or state.trigger >= 0 or state.players[seat].deaths_due > 0:
            state.stack.append(timed.PlayNow(seat, JUGGLER))

    # At any time

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        if moment != IN_SCORING and moment != BUT_CARDS and table_of(state).hands[seat] != 0:
            playing.add_cards(state, seat, found)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        if table_of(state).hands[seat] == 0 or moment in (IN_SCORING, BUT_CARDS):
            return False
        if moment == AT_PURCHASE:
            return guests.may_still_pay(state, seat)
        return asking.could_matter(state, seat, moment)

    def climbing_begins(self, state: VillageState) -> None:
        if state.has_rules(ASKED_IN_TIME):
            state.stack.append(asking.LastWord(0, asking.cards_held(state)))

    def is_anytime(self, action: int) -> bool:
        if not PLAY.has(action):
            return False
        card = int(PLAY.value(action))
        return is_for_any_time(card) or card == OLD_MAN

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        card = int(PLAY.value(action))
        if card != OLD_MAN:
            any_time.play(state, seat, card)
            return
        # It takes the place of the question for a cube.
        state.stack.pop()
        lay_down(state, seat, card)
        state.stack.append(timed.OldManAction(seat))

    # Crafts, goods, market

    def add_crafts(self, state: VillageState, seat: int, found: list[int]) -> None:
        brewery.add_brewing(state, seat, found)
        if has_card(state, seat, MILLER) and state.players[seat].grain >= state.box.craft_grain[MILL]:
            found.append(PLAY.of(MILLER))

    def take_craft(self, state: VillageState, seat: int, action: int) -> None:
        if PLAY.has(action):
            timed.play_miller(state, seat)
        else:
            brewery.use_brewery(state, seat, action)

    def add_goods(self, state: VillageState, seat: int, found: list[int]) -> None:
        found.append(brewery.RECEIVE_BEER.of(0))

    def take_good(self, state: VillageState, seat: int, action: int) -> None:
        table_of(state).beer[seat] += 1
        state.tell(brewery.GOT_BEER, seat)

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        inn = table_of(state)
        if thing == BEER:
            return inn.beer[seat]
        if thing == PERSON_CARD:
            return count_bits(inn.hands[seat])
        assert thing == KEPT_CARD
        return count_bits(inn.hands[seat] & box_of(state.box).end_cards)

    def receive(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        assert thing == BEER
        table_of(state).beer[seat] += number

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
            found.append(PLAY.of(BARD))

    def take_death(self, state: VillageState, seat: int, action: int) -> None:
        lay_down(state, seat, BARD)
        ask_unless_forced(state, timed.BardBuries(seat))

    def group_of(self, place: i64) -> i64:
        return CRAFT_GROUP if place == BREWERY else NO_GROUP

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame[seat]

    def points_beside(self, state: VillageState, seat: i64) -> i64:
        return scoring.points_beside(state, seat)

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        scoring.add_card_scores(state, seat, parts)

    def add_last_scores(self, state: VillageState, all_parts: list[dict[str, int]]) -> None:
        scoring.add_pickpocket(state, all_parts)

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        return evaluation.prospects(state, seat)

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        tangibles.add_tangibles(state, seat, found)

    def observe(self, state: VillageState, seat: int | None, view_so_far: dict[str, Json]) -> None:
        view.observe(state, seat, view_so_far)

    def redeal(self, state: VillageState, seat: int) -> None:
        redeal.redeal(state, seat)

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        if PLAY.has(action):
            return playing.why_not_play(state, seat, int(PLAY.value(action)), question)
        return brewery.why_not_brew(state, seat, action, question)

    # Positions as numbers

    def declare_numbers(self, layout: Layout) -> None:
        numbers.declare(layout)

    def write_numbers(self, state: VillageState, seat: int, row: Row) -> None:
        numbers.write(state, seat, row)
