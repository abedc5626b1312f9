"""What is worth having in council and church: privileges, places in the bag, the majority, promotions.

Rules: V-6, V-9.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.ids import BAG, CHURCH, COUNCIL, STEPS, count_all
from stammtisch.games.village.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.village.state import Player, VillageState


def worth_of_privileges(state: VillageState, player: Player, outlook: Outlook) -> float:
    """What the privileges within reach may bring, and the next-start marker (V-6.4 to V-6.8)."""
    weights = WEIGHTS
    worth = 0.0
    family = player.family
    if family[COUNCIL + 3] != 0:
        worth = weights.privilege_fame
    elif family[COUNCIL + 2] != 0:
        worth = weights.privilege_good
    elif family[COUNCIL + 1] != 0:
        worth = weights.privilege_cubes
    return worth * outlook.seasons


def worth_of_bag(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Figures in the black bag: the points of the first step, as soon as a mass brings them out (V-9.3)."""
    weights = WEIGHTS
    mine = count_all(state.players[seat].family[BAG])
    if mine == 0:
        return 0.0
    others: i64 = 0
    for other in range(state.circle):
        if other != seat:
            others += count_all(state.family_of(other)[BAG])
    in_bag = float(state.box.monks + mine + others)
    stays = max(0.0, 1.0 - float(state.box.mass_figures) / in_bag)
    chance = 1.0
    masses = outlook.draws
    while masses > 0.0:
        chance *= 1.0 - min(1.0, masses) * (1.0 - stays)
        masses -= 1.0
    return float(mine) * (1.0 - chance) * (float(state.box.church_points[0]) + weights.bag * outlook.use)


def worth_of_majority(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Fame for most figures in the church at the masses to come (V-9.5)."""
    mine = presence(state, seat, outlook)
    if mine == 0.0:
        return 0.0
    best = 0.0
    for other in range(state.circle):
        if other != seat:
            best = max(best, presence(state, other, outlook))
    chance = min(0.95, max(0.05, 0.55 + 0.4 * (mine - best)))
    # The lead of today does not last for ever.
    masses = min(1.0, outlook.masses) + WEIGHTS.majority_later * max(0.0, outlook.masses - 1.0)
    return WEIGHTS.majority * float(state.box.majority_fame) * chance * masses


def presence(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Figures on the church steps, the foremost step as a fraction, and half of those in the bag."""
    figures = float(state.steps_taken(seat)) + 0.08 * float(state.foremost_step(seat))
    if outlook.draws > 0.0:
        figures += 0.55 * float(count_all(state.family_of(seat)[BAG]))
    return figures


def worth_of_promotions(state: VillageState, player: Player, outlook: Outlook) -> float:
    """Points of the promotions that the grain would pay for at the next mass (V-9.4)."""
    box = state.box
    grain = player.grain
    gain = 0.0
    step: i64 = STEPS - 2
    while step >= 0:
        figures = count_all(player.family[CHURCH + step])
        price = box.church_grain[step + 1]
        while figures > 0 and grain >= price:
            grain -= price
            figures -= 1
            gain += float(box.church_points[step + 1] - box.church_points[step])
        step -= 1
    return WEIGHTS.promotion * gain
