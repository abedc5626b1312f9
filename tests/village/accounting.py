"""Accounts for every piece of Village: what a position from outside is checked for holds in every game."""

from stammtisch.core.state import State
from stammtisch.games.village import accounting
from stammtisch.games.village.state import own


def account_for_everything(state: State) -> None:
    accounting.account_for_everything(own(state))
