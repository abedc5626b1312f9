"""The one door through which anything leaves a game of Village: `observe`.

Everything on the table is open, the black bag, the number of cubes in the green bag and the customers already served
included. Hidden is only what chance has not yet decided: which cubes, customers, figures of the black bag and fate
tiles come next. Rules: V-7.5, V-R14, VS-R6.
"""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.views import counted, masked, names_of, observe_course, observe_heading
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.expansion import Expansion
from stammtisch.games.village.expansions.ids import (
    ALL_CUSTOMER_IDS,
    ALL_PLACE_IDS,
    ALL_SPACE_IDS,
    KIND_IDS,
    KINDS,
)
from stammtisch.games.village.ids import (
    BAG,
    BUILDING_IDS,
    CASTLE_IDS,
    COLOURS,
    CUBE_IDS,
    CUBES,
    GOOD_IDS,
    GROUP_IDS,
    GROUPS,
    ON_ROOF,
    PRIVILEGE_IDS,
    RANK_IDS,
    TRAY,
    USED_UP,
    count_of,
    eldest,
    figure,
    of_generation,
)
from stammtisch.games.village.kinds import family_in_words, fates_in_words, figures_in_words, laid_in_words
from stammtisch.games.village.places.death import places_of_the_oldest
from stammtisch.games.village.round import phase_name
from stammtisch.games.village.scoring import rank_of
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import VillageTexts


def observe(state: VillageState, seat: int | None, log_from: int) -> dict[str, Json]:
    """All that a seat, or a spectator (None), may know."""
    points = state.scores()
    players: list[Json] = [observe_player(state, other) for other in range(int(state.seats))]
    view: dict[str, Json] = {
        **observe_heading(state, seat),
        "round": int(state.round),
        "phase": phase_name(state),
        "start_seat": int(state.start_seat),
        "end_brought_on_by": trigger_of(state),
        "last_turns": None if state.last_turns < 0 else int(state.last_turns),
        "board": observe_board(state),
        "players": players,
        "conny": observe_conny(state) if state.is_solo else None,
        "rank": RANK_IDS[rank_of(state, points[0].total)] if state.is_solo else None,
        **observe_course(state, seat, log_from, points),
    }
    state.seams.observe(state, seat, view)
    return view


def observe_board(state: VillageState) -> dict[str, Json]:
    """What lies open for everybody."""
    spaces: dict[str, Json] = {}
    for space in state.chosen.spaces:
        cubes: dict[str, Json] = {}
        for cube in range(CUBES):
            number = int(state.spaces[space * CUBES + cube])
            if number:
                cubes[CUBE_IDS[cube]] = number
        spaces[ALL_SPACE_IDS[space]] = cubes
    stalls: list[Json] = []
    queue: list[Json] = []
    for place in range(int(state.stalls()) + state.box.queue):
        content = int(state.market[place])
        customer = ALL_CUSTOMER_IDS[content - 1] if content else None
        (stalls if place < state.stalls() else queue).append(customer)
    chronicle: dict[str, Json] = {}
    for group in range(GROUPS):
        chronicle[GROUP_IDS[group]] = int(state.chronicle[group])
    in_bag: list[Json] = []
    for seat in range(int(state.seats)):
        in_bag.append(figures_in_words(state.players[seat].family[BAG]))
    return {
        "spaces": spaces,
        "supply": counted(state.supply, CUBE_IDS),
        "green_bag": counted(state.bag, CUBE_IDS),
        "goods_supply": counted(state.goods_supply, GOOD_IDS),
        "grain_supply": int(state.grain_supply),
        "coins_supply": int(state.coins_supply),
        "stalls": stalls,
        "queue": queue,
        "customers_left": masked(state.customers_left, ALL_CUSTOMER_IDS),
        "chronicle_free": chronicle,
        "graves_free": int(state.graves),
        "next_start": marker_of(state),
        "black_bag": {
            "monks": state.box.monks,
            "seats": in_bag,
            "conny": figures_in_words(state.rival[BAG]) if state.is_solo else {},
        },
    }


def trigger_of(state: VillageState) -> Json:
    """Who has brought on the end: a seat, "conny", or nobody yet."""
    if state.trigger < 0:
        return None
    return "conny" if state.trigger >= state.seats else int(state.trigger)


def marker_of(state: VillageState) -> Json:
    """Where the next-start marker is: on the roof, used up, or the seat that has it."""
    if state.marker == ON_ROOF:
        return "roof"
    if state.marker == USED_UP:
        return "used-up"
    return int(state.marker)


def observe_player(state: VillageState, seat: int) -> dict[str, Json]:
    """What lies before one player, and where the family is; all of it is open (V-R14)."""
    player = state.players[seat]
    return {
        "name": state.game.texts.player_ids[seat],
        "cubes": counted(player.cubes, CUBE_IDS[:COLOURS]),
        "goods": counted(player.goods, GOOD_IDS),
        "coins": int(player.coins),
        "grain": int(player.grain),
        "time": int(player.time),
        "deaths_due": int(player.deaths_due),
        "family": family_in_words([int(figures) for figures in player.family]),
        "living": int(player.living()),
        "next_to_die": next_to_die(state, seat),
        "remembered": int(player.in_chronicle()),
        "castles": masked(player.castles, CASTLE_IDS),
        "customers": masked(player.customers, ALL_CUSTOMER_IDS),
        "fame": int(player.fame_in_all() + state.seams.fame(state, seat)),
    }


def next_to_die(state: VillageState, seat: int) -> dict[str, Json]:
    """The oldest of a family, one of whom dies next: where they are, and the kinds of figures there (V-8.4, VM-6.3)."""
    player = state.players[seat]
    generation = eldest(player.visible())
    found: dict[str, Json] = {}
    for place in places_of_the_oldest(state, seat):
        kinds: list[Json] = []
        for kind in range(KINDS):
            if count_of(player.family[place], kind) > 0 and of_generation(figure(kind), generation) > 0:
                kinds.append(KIND_IDS[kind])
        found[ALL_PLACE_IDS[place]] = kinds
    return found


def observe_conny(state: VillageState) -> dict[str, Json]:
    """Conny's tray, fate tiles and figures; a fate tile face down is "hidden"."""
    return {
        "tray": [laid_in_words(int(state.tray[compartment])) for compartment in range(TRAY)],
        "last_compartment": None if state.tray_at < 0 else int(state.tray_at),
        "fates": fates_in_words([int(number) for number in state.fates]),
        "family": family_in_words([int(figures) for figures in state.rival]),
        "customers": masked(state.rival_customers, ALL_CUSTOMER_IDS),
        "follows": None if state.taken_cube < 0 else CUBE_IDS[int(state.taken_cube)],
    }


def names(box: Components, texts: VillageTexts, expansions: list[Expansion]) -> dict[str, dict[str, str]]:
    """The name of every thing that an observation mentions."""
    things = [
        ("cube", CUBE_IDS, box.cube_names),
        ("space", ALL_SPACE_IDS, box.space_names),
        ("good", GOOD_IDS, box.good_names),
        ("building", BUILDING_IDS, box.building_names),
        ("customer", ALL_CUSTOMER_IDS, box.customer_names),
        ("castle", CASTLE_IDS, box.castle_names),
        ("group", GROUP_IDS, box.group_names),
        ("place", ALL_PLACE_IDS, box.place_names),
        ("privilege", PRIVILEGE_IDS, texts.privileges),
        ("rank", RANK_IDS, box.rank_names),
    ]
    for expansion in expansions:
        things.extend(expansion.names(box))
    # The headings of an observation come first: a plain drawing takes the first name that fits.
    found = {f"thing.{key}": dict(template.sentences) for key, template in texts.things.items()}
    found.update(names_of(things, texts))
    found["figure.monk"] = {"en": "monk", "de": "Mönch"}
    found["marker.roof"] = {"en": "on the roof of the council", "de": "auf dem Dach der Ratsstube"}
    found["marker.used-up"] = {"en": "used up as a coin", "de": "als Münze verbraucht"}
    found["fate.hidden"] = {"en": "face down", "de": "verdeckt"}
    found["fate.blank"] = {"en": "blank", "de": "leer"}
    found["fate.quill"] = {"en": "quill", "de": "Federkiel"}
    return found
