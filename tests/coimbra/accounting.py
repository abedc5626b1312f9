"""Accounts for every piece of Coimbra: what a position from outside is checked for holds in every game."""

from stammtisch.core.state import State
from stammtisch.games.coimbra import accounting
from stammtisch.games.coimbra.state import own


def account_for_everything(state: State) -> None:
    accounting.account_for_everything(own(state))
