"""What a question is about, for its sentence: the die, the price, the reward, who asks for it.

The sentences stand in `texts.toml` under `[prompts]`; a question that needs no details has none here.
"""

from __future__ import annotations

from stammtisch.core.question import Pending
from stammtisch.core.texts import Argument, Name
from stammtisch.games.coimbra.decisions.bonuses import PayForReward, ScoreVoyage
from stammtisch.games.coimbra.decisions.drafting import PlaceDie
from stammtisch.games.coimbra.decisions.income import AdvanceTrack
from stammtisch.games.coimbra.decisions.opponents import GiveTribute, LoseCleric
from stammtisch.games.coimbra.decisions.retrieving import TriggerInCity
from stammtisch.games.coimbra.decisions.rewards import AcceptReward, ChooseResource, MovePilgrim
from stammtisch.games.coimbra.description import reward_name
from stammtisch.games.coimbra.ids import FACES, GUARDS, INFLUENCE, REWARD_COINS, REWARD_GUARDS, REWARD_POINTS, ROW
from stammtisch.games.coimbra.state import CoimbraState, value_of


def details_of(state: CoimbraState, question: Pending | None) -> dict[str, Argument]:
    """What fills the slots of a question's sentence."""
    box = state.box
    if isinstance(question, PlaceDie):
        return {"die": box.colour_names[question.die // FACES], "value": question.die % FACES + 1}
    if isinstance(question, TriggerInCity):
        value = int(value_of(state.rows[question.location * ROW]))
        return {"location": box.location_names[question.location], "value": value}
    if isinstance(question, AcceptReward):
        return {"offer": offer_name(state, question)}
    if isinstance(question, MovePilgrim):
        return {"steps": question.steps}
    if isinstance(question, ChooseResource):
        guards, coins = int(box.guards[question.bonus]), int(box.coins[question.bonus])
        return {"guards": reward_name(guards, 0, 0, 0), "coins": reward_name(0, coins, 0, 0)}
    if isinstance(question, AdvanceTrack):
        return {"spaces": question.spaces}
    if isinstance(question, ScoreVoyage):
        return {"number": question.left}
    return details_of_payment(state, question)


def details_of_payment(state: CoimbraState, question: Pending | None) -> dict[str, Argument]:
    """What is to be paid, given or lost."""
    box = state.box
    if isinstance(question, PayForReward):
        bonus = question.bonus
        amount = int(box.amount[bonus])
        price = reward_name(amount, 0, 0, 0) if box.resource[bonus] == GUARDS else reward_name(0, amount, 0, 0)
        reward = reward_name(
            int(box.guards[bonus]), int(box.coins[bonus]), int(box.points[bonus]), int(box.steps[bonus])
        )
        return {"price": price, "reward": reward}
    if isinstance(question, GiveTribute):
        bonus = question.bonus
        return {
            "player": state.coimbra.texts.players[question.taker],
            "resources": reward_name(int(box.guards[bonus]), int(box.coins[bonus]), 0, 0),
            "points": reward_name(0, 0, int(box.points[bonus]), 0),
        }
    if isinstance(question, LoseCleric):
        return {"points": reward_name(0, 0, int(box.amount[question.bonus]), 0)}
    return {}


def offer_name(state: CoimbraState, question: AcceptReward) -> Name:
    """A reward in words: 3 guards; gray track, 2 up."""
    amount = question.amount
    if question.what == REWARD_GUARDS:
        return reward_name(amount, 0, 0, 0)
    if question.what == REWARD_COINS:
        return reward_name(0, amount, 0, 0)
    if question.what == REWARD_POINTS:
        return reward_name(0, 0, amount, 0)
    track = state.box.track_names[question.what - INFLUENCE].forms
    return Name({"en": f"{track['en']}, {amount} up", "de": f"{track['de']}, {amount} vor"})
