"""Accounts for every piece of Orléans: what a position from outside is checked for holds in every game."""

from stammtisch.core.state import State
from stammtisch.games.orleans import accounting
from stammtisch.games.orleans.state import own


def account_for_everything(state: State) -> None:
    accounting.account_for_everything(own(state))


def account_for_followers(state: State) -> None:
    accounting.account_for_followers(own(state))


def account_for_goods(state: State) -> None:
    accounting.account_for_goods(own(state))
