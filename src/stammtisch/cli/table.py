"""A game in the terminal: asks the people, lets the computers answer, saves after every move.

When several seats may answer at once, the people go first: the computers choose independently of
them, and as long as they have not answered, a person can still take moves back.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stammtisch.cli.boards import board_for
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.computers import NO_LOG, Computers
from stammtisch.cli.engine import sentence_for
from stammtisch.cli.interrupts import Interrupts
from stammtisch.cli.saves import write_save
from stammtisch.cli.scores import score_sheet
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import INTERRUPTED, Trouble
from stammtisch.core.errors import CannotUndo
from stammtisch.core.history import UNDO
from stammtisch.core.match import Match
from stammtisch.core.quiet import Quiet
from stammtisch.core.state import State


class Quit(Exception):
    """The person leaves; the game is saved."""


class GameTable:
    """The match, who sits where, and where it is saved."""

    def __init__(self, match: Match, humans: list[int], level: str, path: Path, say: Speaker, console: Console) -> None:
        self.match = match
        self.humans = humans
        self.level = level  # of the computers
        self.path = path
        self.say = say
        self.console = console
        person = "you" if len(humans) == 1 else "person"
        roles = [person if seat in humans else f"level.{level}" for seat in range(match.state.origin.seats)]
        self.board = board_for(match.state.game, say, roles)
        self.interrupts = Interrupts()
        self.shown = 0  # lines of the log that were shown
        self.quiet: dict[int, Quiet] = {}  # people who do not want to be asked again this turn
        self.computers = Computers(level, match.state.origin.seats)
        self._saved_entries = -1
        self._is_saved = False

    @property
    def state(self) -> State:
        return self.match.state

    def viewer(self) -> int | None:
        """Whose eyes everybody at the screen may look through: a single person's, else a spectator's."""
        return self.humans[0] if len(self.humans) == 1 else None

    # The course of the game

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        from stammtisch.cli.asking import Asker

        with self.interrupts.watched():
            try:
                asker = Asker(self)
                while seats := self.state.to_act():
                    people = [seat for seat in seats if seat in self.humans]
                    if people and self._goes_on(people[0]):
                        continue
                    if people:
                        self.autosave()
                        self.show_engine()
                        asker.ask(people[0])
                        self.autosave()
                    else:
                        self.interrupts.let_through()
                        seat = seats[0]
                        self.match.apply(seat, self.computers.answer(self.state, seat))
                self.autosave()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                self.say_goodbye()
                return INTERRUPTED
            except Quit:
                self.say_goodbye()
                return 0
            finally:
                self.computers.close()
        self.show_end()
        return 0

    def go_on_quietly(self, seat: int) -> bool:
        """Go on, and do so until the turn is over; False where the person is asked for more than that."""
        if self.state.idle(seat) is None:
            return False
        self.quiet[seat] = Quiet(self.state, seat)
        return self._goes_on(seat)

    def _goes_on(self, seat: int) -> bool:
        """Whether a person's answer was given for them, because they do not want to be asked this turn."""
        quiet = self.quiet.get(seat)
        if quiet is None:
            return False
        if not quiet.holds(self.state):
            del self.quiet[seat]
            return False
        action = quiet.answer(self.state)
        if action is not None:
            self.match.apply(seat, action)
        return action is not None

    def undo(self, seat: int) -> str:
        """Take the seat's last action back, or that of the person before; says what was taken back."""
        reason = self.match.why_no_undo(seat)
        last = self.state.history
        if reason is not None and last is not None and last.action != UNDO and last.seat in self.humans:
            seat, reason = last.seat, self.match.why_no_undo(last.seat)
        if reason is not None:
            raise CannotUndo(reason.code, reason.sentences["en"], reason.sentences["de"])
        label = self._last_label(seat)
        self.match.undo(seat)
        self.quiet.clear()  # whoever takes something back wants to decide again
        self.shown = min(self.shown, len(view_of(self.state, self.viewer())["log"]))
        return label

    def _last_label(self, seat: int) -> str:
        """The action that an undo of this seat takes back: undone ones are skipped like brackets."""
        entry = self.state.history
        undone = 0
        while entry is not None:
            if entry.seat == seat:
                if entry.action == UNDO:
                    undone += 1
                elif undone:
                    undone -= 1
                else:
                    return self.state.game.actions[entry.action].label(self.say.language)
            entry = entry.before
        return ""

    # Saving

    def save(self, copy: Path | None = None) -> None:
        write_save(copy or self.path, self.match, self.humans, self.level, self.say)
        if copy is None:
            self._saved_entries = self.state.entries_made()
            self._is_saved = True

    def autosave(self) -> None:
        """Save what is new; a disk that refuses does not end the game, but is told every time."""
        if self._is_saved and self.state.entries_made() == self._saved_entries:
            return
        try:
            self.save()
        except Trouble as trouble:
            self._is_saved = False
            self.console.print(Text(self.say("not_saved", reason=trouble.sentence), "bold red"))

    def say_goodbye(self) -> None:
        if self._is_saved:
            words = self.say("saved_resume", file=self.path, quoted=shlex.quote(str(self.path)))
            self.console.print(Text(words), soft_wrap=True)
        else:
            self.console.print(Text(self.say("not_saved_at_all"), "bold red"))

    # Showing

    def show_news(self) -> None:
        """The lines of the log that are new since the last look."""
        lines = view_of(self.state, self.viewer(), self.shown)["log"]
        for line in lines:
            self.console.print(Text(f"  {line['text'][self.say.language]}", "dim"))
        self.shown += len(lines)

    def show_engine(self) -> None:
        """How the compilation beside the game goes, if there is something new to tell."""
        if (news := self.computers.news()) is not None and (words := sentence_for(news, self.say)):
            self.console.print(Text(words, "dim"))

    def show_end(self) -> None:
        view = view_of(self.state, self.viewer(), NO_LOG)
        self.show_news()
        self.console.print()
        for part in score_sheet(self.board, self.state, view):
            self.console.print(part)
        if self._is_saved:
            self.console.print(Text(self.say("score.record", file=self.path)), soft_wrap=True)
