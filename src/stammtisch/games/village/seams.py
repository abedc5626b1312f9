"""The seams of Village: every place where an expansion may add to the base game or change it.

The base game's files call the methods of `Seams` at those places and know nothing else of expansions. `Seams` itself is
the base game: each method does nothing, or answers what the base rules say. An expansion overrides the ones it needs
(`expansions/inn/expansion.py` and so on); `expansions/together.py` makes one of several.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.judgement import Tangible
from stammtisch.core.plain import Json

if TYPE_CHECKING:
    from stammtisch.games.village.questions import OneSeatQuestion
    from stammtisch.games.village.state import VillageState


class Seams:
    """What the base game asks of its expansions."""

    # Preparation, round and turn

    def set_up(self, state: VillageState) -> None:
        """Lay out boards, stacks and what players begin with; the base game's pieces are there already."""

    def round_begins(self, state: VillageState) -> None:
        """A new round has its number; the action spaces are not seeded yet."""

    def cubes_wanted(self, state: VillageState, space: i64, cubes: i64) -> i64:
        """How many cubes an action space gets this round, where its card says `cubes`."""
        return cubes

    def add_turn_choices(self, state: VillageState, seat: int, found: list[int]) -> None:
        """Other ways to begin a turn than a cube or the well."""

    def take_turn_choice(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out such a way; the turn's action lies with whoever offered it."""

    def action_question(self, state: VillageState, seat: int, space: int) -> OneSeatQuestion | None:
        """The question of an action space that an expansion adds or replaces; None for the base game's own."""
        return None

    def action_ends(self, state: VillageState, seat: int) -> None:
        """A turn's action is done; deaths are not settled yet. What is put on the stack comes before them."""

    # What may be done at any time

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        """What this seat may do now besides answering its question, at one of the moments of `ids`."""

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        """Whether a seat must be asked even if the base game leaves it no choice. Rests on open information alone."""
        return False

    def climbing_begins(self, state: VillageState) -> None:
        """In a mass figures are about to move up. What is put on the stack comes when everybody has climbed."""

    def before_scoring(self, state: VillageState) -> None:
        """The last things that count have been revealed; what is put on the stack comes before the scoring."""

    def is_anytime(self, action: int) -> bool:
        """Whether an action is one that `add_anytime` offers."""
        return False

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out what `add_anytime` offered; the question that waited is on the stack again."""

    # Crafts

    def add_crafts(self, state: VillageState, seat: int, found: list[int]) -> None:
        """More to do with a craft action."""

    def take_craft(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out one of those."""

    def produced(self, state: VillageState, seat: int, product: int, number: int) -> None:
        """A craft action has made a good (its number), coins at the mill (COINS_MADE) or beer (BEER_MADE), so many."""

    # Market

    def market_begins(self, state: VillageState, caller: int) -> None:
        """A market day is called; what is put on the stack comes before the first sale."""

    def market_reach(self, state: VillageState, seat: i64) -> i64:
        """How many places of the market, from the front, a seat may serve: the stalls, or the queue too."""
        return state.stalls()

    def market_is_open(self, state: VillageState) -> bool:
        """Whether there is something to sell although no customer stands at the stalls."""
        return False

    def add_sales(self, state: VillageState, seat: int, found: list[int]) -> None:
        """More to sell to, for a player who can pay for a sale."""

    def take_sale(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out one of those; fee and next seat are the market's business."""

    def held(self, state: VillageState, seat: int, thing: i64) -> i64:
        """How many a seat has of a thing of an expansion: BEER, BREAD, TOOL, CHEST, PERSON_CARD, KEPT_CARD."""
        return 0

    def shipped(self, state: VillageState, seat: int, cargo: i64) -> i64:
        """How many pieces of a cargo lie on a seat's ship; of what only ships bring, those at home counted."""
        return 0

    def receive(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        """Give a seat things of an expansion, without a word in the log."""

    def hand_over(self, state: VillageState, seat: int, thing: i64, number: i64) -> None:
        """Give things away that a customer asks for."""

    def market_ends(self, state: VillageState) -> None:
        """All have passed; the market is not filled up yet. What is put on the stack comes before that."""

    # Council, church

    def add_goods(self, state: VillageState, seat: int, found: list[int]) -> None:
        """More goods to choose from, for whoever may take one."""

    def take_good(self, state: VillageState, seat: int, action: int) -> None:
        """Take one of those."""

    def mass_begins(self, state: VillageState) -> None:
        """A mass begins; what is put on the stack comes before the buying out."""

    def may_buy_out(self, state: VillageState) -> bool:
        """Whether figures may be bought out of the bag in this mass."""
        return True

    def add_promotions(self, state: VillageState, seat: int, found: list[int]) -> None:
        """More ways to move up in the church."""

    def take_promotion(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out one of those."""

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        """A mass is over; what is put on the stack comes before the next round, or the scoring."""

    # Figures, death and end

    def takes_over_move(self, state: VillageState, seat: int, number: i64, source: i64, target: i64) -> bool:
        """Move one of a player's figures, or ask which, where those with this number are not just that."""
        return False

    def takes_over_death(self, state: VillageState, seat: int, generation: i64, place: i64) -> bool:
        """Let one of the oldest die at a place, or ask which, where their number is not their generation."""
        return False

    def may_change_death(self, state: VillageState, seat: int) -> bool:
        """Whether a seat of which only one figure can die must be asked all the same: it could make it another."""
        return False

    def add_deaths(self, state: VillageState, seat: int, found: list[int]) -> None:
        """Other things to do when one of a seat's family must die; `found` holds those who can."""

    def take_death(self, state: VillageState, seat: int, action: int) -> None:
        """Carry out one of those."""

    def group_of(self, place: i64) -> i64:
        """The chronicle group of who dies at a place of an expansion; NO_GROUP is the graveyard."""
        raise ValueError(place)

    def bury_elsewhere(self, state: VillageState, seat: i64, group: i64, place: i64) -> i64:
        """Where a figure lies whom no chronicle slot takes, if not in the graveyard; -1 for the graveyard."""
        return -1

    def figure_left(self, state: VillageState, seat: i64, kind: i64, place: i64) -> None:
        """A figure has gone from a place of an expansion, home or to its grave."""

    def figure_fed(self, state: VillageState, seat: int, number: int, place: int) -> None:
        """Bread was laid under a figure with this number at a place of an expansion."""

    def brings_on_the_end(self, state: VillageState) -> bool:
        """Whether something of an expansion is full that ends the game."""
        return False

    # Scoring and judgement

    def fame(self, state: VillageState, seat: i64) -> i64:
        """Points on the track that come from expansions."""
        return 0

    def points_beside(self, state: VillageState, seat: i64) -> i64:
        """What `add_scores` changes of a seat's points beyond fame: what counts at the end, as things stand."""
        return 0

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        """Add points by source, or change those of the base game."""

    def add_last_scores(self, state: VillageState, all_parts: list[dict[str, int]]) -> None:
        """Add what depends on everybody's points."""

    def evaluate(self, state: VillageState, seat: int, viewer: int) -> float:
        """What the expansion's pieces promise a seat in a whole game, beyond points; it counts less towards the end.

        It rests on what another seat, the viewer, may know, or on all that the seat itself knows if it is the viewer.
        """
        return 0.0

    def add_tangibles(self, state: VillageState, seat: int, found: list[Tangible]) -> None:
        """What a seat has of the expansion's things that hints count."""

    def is_gone(self, state: VillageState, action: int) -> bool:
        """Whether what an answer of the expansion takes is there no more."""
        return False

    # Sight

    def phase_after_mass(self, state: VillageState) -> str:
        """What is going on between a mass and the next round, where an expansion has something there; else empty."""
        return ""

    def observe(self, state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
        """Add to an observation what lies open, and what only this seat may see."""

    def redeal(self, state: VillageState, seat: int) -> None:
        """Draw anew, with the chance of this copy, all that is hidden from a seat."""

    def why_not(self, state: VillageState, seat: int, action: int, question: OneSeatQuestion) -> Refusal | None:
        """What is in the way of an action of the expansion at a question of the base game, or of another one."""
        return None


# What `produced` tells besides the number of a good.
COINS_MADE: int = -1
BEER_MADE: int = -2
