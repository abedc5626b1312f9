"""Accounts for every piece of Village: nothing is made or lost, everything lies where it can, and the moment fits it.

The base game's part; every expansion accounts for its own pieces.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import numbers_in
from stammtisch.core.course import NOBODY, seat_of
from stammtisch.core.legend import must, wrong
from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, ALL_PLACE_IDS, ALL_SPACE_IDS
from stammtisch.games.village.ids import (
    BAG,
    BESIDE_TRAY,
    CHRONICLE,
    CHURCH,
    COLOURS,
    CUBE_IDS,
    CUBES,
    GOOD_IDS,
    GOODS,
    GRAVE,
    GROUP_IDS,
    GROUPS,
    MARKET_SPACES,
    NUMBERS,
    ON_CHURCH,
    ON_ROOF,
    RIVAL,
    STEPS,
    UNBORN,
    USED_UP,
    count_all,
    count_of,
    standing,
)
from stammtisch.games.village.kinds import may_have_bread
from stammtisch.games.village.places.church import BuyingOut, Drawing, Majority, Promoting
from stammtisch.games.village.places.council import PrivilegeOfStep
from stammtisch.games.village.places.death import ChooseDeath, Settle
from stammtisch.games.village.places.farm import Family
from stammtisch.games.village.places.market import EndOfMarketDay, MarketDay, NextSale, Sale
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.places.paying import OR_TIME, Payment, ReceiveCubes
from stammtisch.games.village.places.solo import ConnyChooses
from stammtisch.games.village.questions import TurnQuestion
from stammtisch.games.village.round import (
    AfterMass,
    AfterTurn,
    EndOfAction,
    EndOfGame,
    EndOfTurn,
    NewRound,
    Round,
    Turn,
)
from stammtisch.games.village.state import VillageState

WAITING: Final = "waiting"  # the place of what is asked, in a position
GRAIN: Final = GOODS  # among what ships carry: after the goods


def account_for_everything(state: VillageState) -> None:
    """All pieces, wherever they lie; raises BadPosition, whose message names the place and the piece."""
    account_for_cubes(state)
    account_for_goods_grain_and_coins(state)
    account_for_figures(state)
    account_for_customers(state)
    account_for_the_rest(state)
    if state.is_solo:
        account_for_conny(state)
    for expansion in state.chosen.expansions:
        expansion.account_for(state)


# Cubes, goods, grain, coins


def account_for_cubes(state: VillageState) -> None:
    found = [int(state.supply[cube]) + int(state.bag[cube]) for cube in range(CUBES)]
    spaces = [int(number) for number in state.spaces]
    must(sum(spaces) == state.cubes_left, "spaces", "are not counted right.", "sind nicht richtig gezählt.")
    for position, number in enumerate(spaces):
        space = position // CUBES
        where = f"spaces.{ALL_SPACE_IDS[space]}"
        is_there = number == 0 or space in state.chosen.spaces
        must(is_there, where, "is not in this game.", "gibt es in diesem Spiel nicht.")
        must(number >= 0, where, "less than nothing lies there.", "dort liegt weniger als nichts.")
        found[position % CUBES] += number
    for seat, player in enumerate(state.players):
        for colour in range(COLOURS):
            number = int(player.cubes[colour])
            must(number >= 0, f"players.{seat}.cubes", "cannot be below zero.", "können nicht unter null sein.")
            found[colour] += number
    for compartment in state.tray:
        rest = int(compartment)
        while rest:
            found[rest % 8 - 1] += 1
            rest //= 8
    for cube, name in enumerate(CUBE_IDS):
        wanted = state.chosen.cube_count[cube]
        lie = wanted - int(state.supply[cube])
        must(
            state.supply[cube] >= 0,
            f"supply.{name}",
            f"{lie} cubes are in play, and there are only {wanted}.",
            f"{lie} Steine sind im Spiel, und es gibt nur {wanted}.",
        )
        must(state.bag[cube] >= 0, f"bag.{name}", "cannot be below zero.", "kann nicht unter null sein.")
        must(
            found[cube] == wanted,
            f"supply.{name}",
            f"there are {found[cube]} in all, not {wanted}.",
            f"es gibt zusammen {found[cube]} statt {wanted}.",
        )


def account_for_goods_grain_and_coins(state: VillageState) -> None:
    box = state.box
    goods = [int(number) for number in state.goods_supply]
    grain, coins = int(state.grain_supply), int(state.coins_supply)
    for seat, player in enumerate(state.players):
        where = f"players.{seat}"
        for good in range(GOODS):
            if player.goods[good] < 0:
                raise wrong(f"{where}.goods.{GOOD_IDS[good]}", "cannot be below zero.", "kann nicht unter null sein.")
            goods[good] += int(player.goods[good] + state.seams.shipped(state, seat, good))
        fits = 0 <= player.grain <= box.grain_spaces
        must(fits, f"{where}.grain", "does not fit on the farm.", "passt nicht auf den Hof.")
        must(player.coins >= 0, f"{where}.coins", "cannot be below zero.", "können nicht unter null sein.")
        must(min(player.fame) >= 0, f"{where}.fame", "cannot be below zero.", "kann nicht unter null sein.")
        grain += int(player.grain + state.seams.shipped(state, seat, GRAIN))
        coins += int(player.coins)
    for good, name in enumerate(GOOD_IDS):
        wanted = int(box.good_count[good])
        if goods[good] != wanted:
            raise wrong(f"goods_supply.{name}", f"there are {wanted} in all.", f"es gibt zusammen {wanted}.")
    must(grain == box.grain, "grain_supply", f"there are {box.grain} in all.", f"es gibt zusammen {box.grain}.")
    must(coins == box.coins, "coins_supply", f"there are {box.coins} in all.", f"es gibt zusammen {box.coins}.")


# Figures


def account_for_figures(state: VillageState) -> None:
    families = {f"players.{seat}.family": list(player.family) for seat, player in enumerate(state.players)}
    if state.is_solo:
        families["rival"] = list(state.rival)
    for where, family in families.items():
        account_for_family([int(packed) for packed in family], int(state.chosen.all_figures), where)
    for group in range(GROUPS):
        dead = sum(int(count_all(family[CHRONICLE + group])) for family in families.values())
        slots = state.chosen.group_slots[group]
        fits = state.chronicle[group] >= 0 and state.chronicle[group] + dead == slots
        must(
            fits,
            f"chronicle.{GROUP_IDS[group]}",
            f"{dead} figures lie there, and there are {slots} slots.",
            f"{dead} Figuren liegen dort, und es gibt {slots} Plätze.",
        )
    dead = sum(int(count_all(family[GRAVE])) for family in families.values())
    graves = state.box.graves[int(state.column)]
    must(
        state.graves >= 0 and state.graves + dead == graves,
        "graves",
        f"{dead} figures lie there, and there are {graves} graves.",
        f"{dead} Figuren liegen dort, und es gibt {graves} Gräber.",
    )
    is_full = state.graves == 0 or state.chronicle_free() == 0 or state.seams.brings_on_the_end(state)
    must(
        is_full == (state.trigger >= 0),
        "trigger",
        "a full chronicle or graveyard triggers the end, and nothing else does.",
        "eine volle Dorfchronik oder ein voller Friedhof läutet das Ende ein und nichts sonst.",
    )


def account_for_family(family: list[int], all_figures: int, where: str) -> None:
    """All figures of a family are somewhere, and only the living have bread under them."""
    for number in range(NUMBERS):
        found = 0
        for packed in family:
            if packed:
                found += int(standing(packed, number))
        wanted = int(count_of(all_figures, number))
        if found != wanted:
            raise wrong(
                where,
                f"there are {found} figures with the number {number + 1}, not {wanted}.",
                f"es gibt {found} Figuren mit der Nummer {number + 1} statt {wanted}.",
            )
    for place, packed in enumerate(family):
        if packed:
            name = f"{where}.{ALL_PLACE_IDS[place]}"
            must(packed >= 0, name, "less than nobody is there.", "dort ist weniger als niemand.")
            has_bread = packed >> (4 * NUMBERS) != 0
            must(may_have_bread(place) or not has_bread, name, "nobody has bread there.", "dort hat niemand Brot.")


# Customers


def account_for_customers(state: VillageState) -> None:
    market = [int(content) for content in state.market]
    standing_there = [content for content in market if content > 0]
    places: list[tuple[str, int]] = [("customers_left", int(state.customers_left))]
    places.append(("rival_customers", int(state.rival_customers)))
    places.extend((f"players.{seat}.customers", int(player.customers)) for seat, player in enumerate(state.players))
    places.extend(("market", 1 << (content - 1)) for content in standing_there)
    everybody = 0
    for where, mask in places:
        for customer in numbers_in(everybody & mask):
            name = ALL_CUSTOMER_IDS[customer]
            must(False, where, f"{name} is in another place too.", f"{name} ist auch an anderer Stelle.")
        for customer in numbers_in(mask & ~int(state.chosen.customers)):
            name = ALL_CUSTOMER_IDS[customer]
            must(False, where, f"{name} is not in this game.", f"{name} ist nicht in diesem Spiel.")
        everybody |= mask
    for customer in numbers_in(int(state.chosen.customers) & ~everybody):
        name = ALL_CUSTOMER_IDS[customer]
        must(False, "customers_left", f"{name} is nowhere.", f"{name} ist nirgends.")
    spaces = int(state.stalls()) + state.box.queue
    fits = not any(market[spaces:MARKET_SPACES])
    must(fits, "market", f"there are only {spaces} places.", f"es gibt nur {spaces} Plätze.")
    if not is_market_open(state):
        is_full = len(standing_there) == spaces or state.customers_left == 0
        has_no_gap = market[: len(standing_there)] == standing_there
        must(
            is_full and has_no_gap,
            "market",
            "between market days there is no gap.",
            "zwischen den Markttagen ist keine Lücke.",
        )


def is_market_open(state: VillageState) -> bool:
    """Whether customers may have gone whose places are not filled up yet."""
    for pending in state.stack:
        if isinstance(pending, (Sale, NextSale, EndOfMarketDay)):
            return True
        if any(expansion.fills_market(pending) for expansion in state.chosen.expansions):
            return True
    return False


# The rest


def account_for_the_rest(state: VillageState) -> None:
    for seat, player in enumerate(state.players):
        where = f"players.{seat}"
        fits = 0 <= player.time < state.box.lifetime
        must(fits, f"{where}.time", "there is no such space.", "das Feld gibt es nicht.")
        most = max([1, *(expansion.most_deaths_due for expansion in state.chosen.expansions)])
        fits = 0 <= player.deaths_due <= most
        must(fits, f"{where}.deaths_due", f"cannot be more than {most}.", f"können nicht mehr als {most} sein.")
        living = living_in(state, [int(packed) for packed in player.family])
        must(player.living() == living, f"{where}.family", "somebody is neither.", "jemand ist weder noch.")
    is_somewhere = state.marker == ON_ROOF or 0 <= state.marker < state.seats
    is_used_up = state.is_solo and state.marker == USED_UP
    must(is_somewhere or is_used_up, "marker", "cannot be there.", "kann dort nicht sein.")
    must(state.trigger < state.circle, "trigger", "there is no such seat.", "den Platz gibt es nicht.")
    must(
        state.last_turns < 0 or state.trigger >= 0,
        "last_turns",
        "nobody has triggered the end.",
        "niemand hat das Ende eingeläutet.",
    )
    must(
        (state.taken_space < 0) == (state.taken_cube < 0),
        "taken_cube",
        "a cube comes from a space.",
        "ein Stein kommt von einem Feld.",
    )
    if not state.is_solo:
        is_absent = len(state.rival) == len(state.tray) == len(state.fates) == 0 and state.rival_customers == 0
        must(is_absent, "rival", "Conny plays only in the solo game.", "Conny spielt nur im Solospiel mit.")


def living_in(state: VillageState, family: list[int]) -> int:
    """How many of a family are neither dead nor yet to come."""
    dead = set(range(CHRONICLE, BESIDE_TRAY))
    for expansion in state.chosen.expansions:
        dead.update(expansion.dead)
    there = [packed for place, packed in enumerate(family) if packed and place != UNBORN and place not in dead]
    return sum(int(count_all(packed)) for packed in there)


def account_for_conny(state: VillageState) -> None:
    """Her figures, and whom she never can be."""
    steps = [int(state.rival[CHURCH + step]) for step in range(STEPS)]
    for step, packed in enumerate(steps):
        is_alone = count_all(packed) <= 1
        where = f"rival.{ALL_PLACE_IDS[CHURCH + step]}"
        must(is_alone, where, "Conny stands there at most once.", "Conny steht dort höchstens einmal.")
    for number in range(NUMBERS):
        in_church = sum(int(count_of(packed, number)) for packed in [*steps, state.rival[BAG], state.rival[ON_CHURCH]])
        most = int(count_of(state.box.conny_church, number))
        must(
            in_church <= most,
            "rival",
            f"only {most} figures with the number {number + 1} go to church.",
            f"nur {most} Figuren mit der Nummer {number + 1} gehen zur Kirche.",
        )
    must(state.start_seat == 0, "start_seat", "there is only one seat.", "es gibt nur einen Platz.")
    must(state.trigger in (-1, 0, RIVAL), "trigger", "there is no such seat.", "den Platz gibt es nicht.")


def account_for_tray(state: VillageState) -> None:
    """Where Conny's last cube lies."""
    if state.tray_at < 0:
        must(not any(state.tray), "tray_at", "cubes lie on the tray.", "auf dem Tablett liegen Steine.")
    else:
        is_there = state.tray[int(state.tray_at)] != 0
        must(is_there, "tray_at", "no cube lies there.", "dort liegt kein Stein.")


# The moment: what is asked, and what comes after that


COURSE: Final = (Round, Turn, AfterTurn, NewRound, EndOfGame)
MARKET: Final = (MarketDay, NextSale, Sale, EndOfMarketDay)
# Questions of turns that come at other times too: with cards, and with the sales of a market day.
BY_CARD: Final = (Family, PrivilegeOfStep, ChooseDeath)
# The mass, as it lies on the stack (V-9.1): what is done is gone from the end.
MASS: Final = (AfterMass, Majority, Promoting, Drawing, BuyingOut)


def account_for_course(state: VillageState) -> None:
    """What is asked and what is to happen fits the moment of the game; what cannot be told so, a trial shows."""
    if not state.stack:
        is_over = state.round > 0 and state.trigger >= 0 and state.last_turns == 0
        must(is_over, WAITING, "the game is not over yet.", "das Spiel ist noch nicht zu Ende.")
        return
    account_for_frame(state)
    for number, pending in enumerate(state.stack):
        where = f"{WAITING}.{number}"
        for expansion in state.chosen.shelf:
            is_played = state.chosen.has(expansion.name) or not is_from(expansion, pending)
            must(is_played, where, "is not in this game.", "gibt es in diesem Spiel nicht.")
    account_for_tray(state)
    for seat, player in enumerate(state.players):
        is_settled = player.deaths_due == 0 or any(
            isinstance(pending, Settle) and pending.seat == seat for pending in state.stack
        )
        must(
            is_settled,
            f"players.{seat}.deaths_due",
            "nobody is going to settle it.",
            "niemand wird danach gefragt.",
        )
    for expansion in state.chosen.expansions:
        expansion.account_for_course(state)


def is_from(expansion: object, pending: Pending) -> bool:
    """Whether an entry of the stack is declared in the folder of an expansion."""
    folder = type(expansion).__module__.rsplit(".", 1)[0]
    return type(pending).__module__.startswith(f"{folder}.")


def account_for_frame(state: VillageState) -> None:
    """At the bottom of the stack lies what the game goes on with: the next turn, the next round, or its end."""
    bottom = state.stack[0]
    is_course = isinstance(bottom, COURSE)
    must(is_course, f"{WAITING}.0", "does not go on to anything.", "führt zu nichts Weiterem.")
    for number, pending in enumerate(state.stack[1:], 1):
        is_alone = not isinstance(pending, COURSE)
        must(is_alone, f"{WAITING}.{number}", "the game goes on one way.", "das Spiel geht nur auf einem Weg weiter.")
    is_set_up = isinstance(bottom, Round)
    must(is_set_up == (state.round == 0), "round", "rounds begin with 1.", "Runden beginnen mit 1.")
    must(
        isinstance(bottom, EndOfGame) == (state.last_turns == 0),
        "last_turns",
        "the game ends after the last turn.",
        "nach dem letzten Zug endet das Spiel.",
    )
    if isinstance(bottom, (NewRound, EndOfGame)):
        account_for_mass(state, isinstance(bottom, EndOfGame))
        return
    for number, pending in enumerate(state.stack):
        is_no_mass = not isinstance(pending, MASS)
        must(is_no_mass, f"{WAITING}.{number}", "there is no mass now.", "jetzt ist keine Messe.")
        is_right = number == 0 or not is_set_up or isinstance(pending, ReceiveCubes)
        must(is_right, f"{WAITING}.{number}", "the game has not begun yet.", "das Spiel hat noch nicht begonnen.")
    account_for_turn(state, bottom.seat if isinstance(bottom, (Turn, AfterTurn)) else NOBODY)


def account_for_mass(state: VillageState, is_last: bool) -> None:
    """The parts of the mass lie in their order, and after the last turn it is the last mass."""
    must(
        is_last == (state.trigger >= 0),
        "trigger",
        "after the end is triggered there is one more mass.",
        "ist das Ende eingeläutet, folgt noch eine Messe.",
    )
    must(state.cubes_left == 0 or is_last, "spaces", "the turns are not over.", "die Züge sind nicht vorbei.")
    parts = [pending for pending in state.stack if isinstance(pending, MASS)]
    for number, pending in enumerate(parts):
        fits = type(pending) is MASS[number] and state.stack[1 + number] is pending
        must(fits, WAITING, "the mass is not in its order.", "die Messe hat nicht ihre Ordnung.")
        if isinstance(pending, AfterMass):
            must(pending.is_last == int(is_last), WAITING, "is_last is wrong.", "is_last ist falsch.")
    account_for_turn(state, NOBODY)


def account_for_turn(state: VillageState, seat: int) -> None:
    """Only whose turn it is acts, and then deaths are settled; on a market day everybody sells."""
    is_market = False
    for number, pending in enumerate(state.stack):
        where = f"{WAITING}.{number}"
        is_own = seat_of(pending) == seat
        if comes_after_action(state, number) and 0 <= seat < state.seats:
            is_right = is_own and isinstance(pending, (Settle, EndOfTurn, Pause) if number == 1 else Settle)
            must(is_right, where, "deaths are settled after a turn.", "nach einem Zug wird gestorben.")
        if isinstance(pending, MARKET):
            is_right = seat >= 0 and not is_market and (not isinstance(pending, MarketDay) or pending.caller == seat)
            must(is_right, where, "there is no market day now.", "jetzt ist kein Markttag.")
            is_market = True
        elif is_of_a_turn(state, pending):
            is_right = is_own and not is_market
            must(is_right, where, "it is somebody else's turn.", "jemand anders ist am Zug.")
        elif isinstance(pending, ConnyChooses):
            must(seat == RIVAL, where, "it is not Conny's turn.", "Conny ist nicht am Zug.")
        elif 0 <= seat < state.seats and not is_market:
            is_right = is_own or seat_of(pending) == NOBODY
            must(is_right, where, "it is somebody else's turn.", "jemand anders ist am Zug.")


def comes_after_action(state: VillageState, number: int) -> bool:
    """Whether an entry of the stack is one that waits from the beginning of a turn on: deaths, and a last word."""
    return number == 1 or (number == 2 and isinstance(state.stack[1], EndOfTurn))


def is_of_a_turn(state: VillageState, pending: Pending) -> bool:
    """Whether an entry of the stack belongs to the action of a turn: it may cost time, and deaths follow."""
    if isinstance(pending, Payment):
        return pending.instead == OR_TIME
    if isinstance(pending, (TurnQuestion, EndOfAction)):
        return not isinstance(pending, BY_CARD)
    return any(expansion.is_of_a_turn(pending) for expansion in state.chosen.expansions)
