"""Technology: a tile won covers an action space for good, after its owner has passed. Rules: O-7."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.refusals import say
from stammtisch.games.orleans.effects import fill_space
from stammtisch.games.orleans.glossary import SPACE, space_words
from stammtisch.games.orleans.ids import EMPTY, FARMER, MONK, SPACES, TECHNOLOGY, TOWN_HALL
from stammtisch.games.orleans.places.passing import TurnQuestion
from stammtisch.games.orleans.state import OrleansState, Player

INSTALL: Final[Single] = Single("install", SPACE)
KEEP_TECHNOLOGY: Final[Lone] = Lone("keep-technology")

GOT_TECHNOLOGY: Final = Message(21, "got-technology", "player")
INSTALLED: Final = Message(22, "installed", "player", "place", "space")


def gain_technology(state: OrleansState, seat: i64, for_farmer_only: bool) -> None:
    """Take a technology tile and keep it aside until after passing (O-7.7)."""
    player = state.players[seat]
    state.technology_left -= 1
    if for_farmer_only:
        player.farmer_technology += 1
    else:
        player.technology += 1
    state.tell(GOT_TECHNOLOGY, seat)


def why_not_install(state: OrleansState, player: Player, space: i64) -> str:
    """Whether a technology tile that the player keeps aside may go on this space (O-7.1 to O-7.9)."""
    box = state.box
    place = box.space_place[space]
    if player.technology + player.farmer_technology == 0:
        return "no-technology"
    if not player.has_place(place):
        return "place-not-owned"
    if box.space_kind[space] == MONK:
        return "technology-for-monk"
    if box.space_count[place] == 1:
        return "technology-on-single-space"
    if place == TOWN_HALL:
        return "technology-in-town-hall"
    if player.board[space] != EMPTY:
        return "technology-on-taken-space"
    first: i64 = box.first_space[place]
    for other in range(first, first + box.space_count[place]):
        if player.board[other] == TECHNOLOGY:
            return "second-technology"
    if player.technology == 0 and box.space_kind[space] != FARMER:
        return "first-technology-for-farmer"
    return ""


def installable_spaces(state: OrleansState, player: Player) -> list[int]:
    """The spaces that a technology tile kept aside may cover, one of each pair of twins."""
    if player.technology + player.farmer_technology == 0:
        return []
    mask: i64 = 0
    for space in range(i64(SPACES)):
        if (player.open_spaces >> space) & 1 and not why_not_install(state, player, space):
            mask |= bit(space)
    mask &= ~((mask & state.box.twin_mask) << 1)
    return [space for space in range(SPACES) if (mask >> i64(space)) & 1]


def offer_technology(state: OrleansState, seat: int) -> None:
    """Ask where technology goes, if there is a tile and a space for it (O-7.7, O-7.8)."""
    if installable_spaces(state, state.players[seat]):
        state.stack.append(InstallTechnology(seat))


class InstallTechnology(TurnQuestion):
    """Which space does a technology tile cover, or does it stay aside? (O-7)"""

    prompt_key: ClassVar = "install"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        found = [INSTALL.of(space) for space in installable_spaces(state, state.players[seat])]
        found.append(KEEP_TECHNOLOGY.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not INSTALL.has(action):
            return None
        space = int(INSTALL.value(action))
        code = why_not_install(state, state.players[seat], space) or "fill-twin-first"
        return say(state, code, space_words(state.box, space))

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if KEEP_TECHNOLOGY.has(action):
            return
        install_technology(state, seat, INSTALL.value(action))
        offer_technology(state, seat)


def why_not_yet(state: OrleansState, player: Player) -> Refusal:
    """Technology waits until its owner has passed (O-7.7)."""
    if player.technology + player.farmer_technology == 0:
        return say(state, "no-technology")
    return say(state, "technology-later" if player.has_passed else "technology-before-passing")


def install_technology(state: OrleansState, seat: i64, space: i64) -> None:
    """Cover a space for good; a farmer-only tile is used up first (O-7, O-R43)."""
    player = state.players[seat]
    if player.farmer_technology > 0 and state.box.space_kind[space] == FARMER:
        player.farmer_technology -= 1
    else:
        player.technology -= 1
    fill_space(player, space, TECHNOLOGY)
    state.tell(INSTALLED, seat, state.box.space_place[space], space)
