"""Asking one person: shows what is new, the question and the choices, and understands the answer.

An answer is a number of the list, a notation of the game, or a command, in English or German.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.text import Text

from stammtisch.cli.boards.base import View, view_of
from stammtisch.cli.choices import drawn, grouped
from stammtisch.cli.completion import Completion
from stammtisch.cli.computers import NO_LOG
from stammtisch.cli.explanations import Explanations
from stammtisch.cli.files import refuse_existing
from stammtisch.cli.screen import is_interactive
from stammtisch.cli.trouble import Trouble
from stammtisch.core.actions import Action
from stammtisch.core.errors import CannotUndo, Refusal, UnreadableAction

if TYPE_CHECKING:
    from stammtisch.cli.table import GameTable

# What a person may write -> the command meant.
COMMANDS: Final = {
    "undo": "undo", "zurück": "undo", "zurueck": "undo",
    "log": "log", "protokoll": "log",
    "board": "board", "brett": "board",
    "boards": "boards", "bretter": "boards",
    "choices": "choices", "auswahl": "choices",
    "why": "why", "warum": "why",
    "explain": "explain", "erkläre": "explain", "erklaere": "explain",
    "save": "save", "speichern": "save",
    "skip": "skip", "überspringen": "skip", "ueberspringen": "skip",
    "help": "help", "hilfe": "help", "?": "help",
    "quit": "quit", "exit": "quit", "ende": "quit",
}  # fmt: skip

LOG_LINES: Final = 20


class Asker:
    """Holds the conversation with the people at one keyboard."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.say = table.say
        self.console = table.console
        self.explanations = Explanations(table.board)
        self.completion = Completion(list(COMMANDS))
        self._last_seat = -1
        self._last_moment = (-1, "")
        self._was_greeted = False

    def ask(self, seat: int) -> None:
        """Ask until the person has acted or taken something back."""
        table = self.table
        if len(table.humans) > 1 and seat != self._last_seat:
            self._change_person(seat)
        self._last_seat = seat
        view = view_of(table.state, seat, NO_LOG)
        table.show_news()
        self._show_board(view)
        actions = [table.state.game.actions[index] for index in view["prompt"]["legal"]]
        self._show_question(view, actions)
        self.completion.offer([action.notation for action in actions])
        while not self._answer(seat, view, actions, self._read(view, seat)):
            pass

    # Showing

    def _change_person(self, seat: int) -> None:
        """Several people at one keyboard: in a question that all answer in secret, the screen changes hands."""
        view = view_of(self.table.state, None, NO_LOG)
        name = self.table.board.player_name(view, seat)
        self.table.show_news()
        if is_interactive() and len(view["prompt"]["seats"]) > 1:
            with self.table.interrupts.while_waiting():
                input(self.say("pass_keyboard", player=name))
            self.console.clear()
        else:
            self.console.print(Text(self.say("is_next", player=name), "bold"))

    def _show_board(self, view: View) -> None:
        """The whole table when a round begins, then only what changes from answer to answer."""
        moment = (view.get("round", 0), "" if len(self.table.humans) == 1 else str(view["seat"]))
        is_new = moment != self._last_moment
        self._last_moment = moment
        width = self.console.width
        for part in self.table.board.full(view, width) if is_new else self.table.board.brief(view, width):
            self.console.print(part)

    def _show_question(self, view: View, actions: list[Action], with_notation: bool = False) -> None:
        prompt = view["prompt"]
        self.console.print()
        question = Text(prompt["text"][self.say.language], "bold")
        question.append(f"  ({self.say('rule', rule=prompt['rule'])})", "not bold dim")
        note = self.table.board.note(view)
        if note:
            question.append(f"  {note}", "not bold")
        self.console.print(question)
        for part in drawn(grouped(actions, self.table.board, view), self.console.width, with_notation):
            self.console.print(part)
        if not self._was_greeted:
            self._was_greeted = True
            self.console.print(Text(self.say("hint"), "dim"))

    def _read(self, view: View, seat: int) -> str:
        if sys.stdin is None:  # started without any input
            raise EOFError
        words = self.say("prompt", player=self.table.board.player_name(view, seat))
        with self.table.interrupts.while_waiting():
            line = input(words)
        if not sys.stdin.isatty():
            self.console.print(line)  # so that a transcript shows what was answered
        return line.strip()

    # Understanding

    def _answer(self, seat: int, view: View, actions: list[Action], line: str) -> bool:
        """Whether the answer led on; every other answer has been replied to."""
        if not line:
            return False
        if line.isdecimal():
            number = int(line) if len(line) < 9 else 0
            if not 1 <= number <= len(actions):
                self._reply(self.say("not_in_list", count=len(actions)))
                return False
            self.table.match.apply(seat, actions[number - 1].index)
            return True
        try:
            index = self.table.state.game.parse(line)
        except UnreadableAction as error:
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if command is None:
                self._reply(f"{error.sentence(self.say.language)} {self.say('see_help')}")
                return False
            return self._command(command, rest.strip(), seat, view, actions)
        refusal = self.table.state.why_not(seat, index)
        if refusal is None:
            self.table.match.apply(seat, index)
            return True
        self._show_refusal(refusal)
        return False

    def _command(self, command: str, rest: str, seat: int, view: View, actions: list[Action]) -> bool:
        from stammtisch.cli.table import Quit

        match command:
            case "quit":
                raise Quit
            case "undo":
                return self._undo(seat)
            case "skip":
                return self._skip(seat)
            case "board":
                self._show(self.table.board.full(view, self.console.width))
                self._show_question(view, actions)
            case "boards":
                self._show(self.table.board.everyone(view, self.console.width))
            case "choices":
                self._show_question(view, actions, with_notation=True)
            case "log":
                self._log(rest, seat)
            case "why":
                self._why(rest, seat, actions)
            case "explain":
                self._explain(rest)
            case "save":
                self._save(rest)
            case _:
                self._reply(self.table.board.introduction())
                example, thing = actions[0].notation, self.explanations.example()
                self.console.print(Text(self.say("help.in_game", example=example, thing=thing)))
        return False

    def _show(self, parts: list[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def _undo(self, seat: int) -> bool:
        try:
            label = self.table.undo(seat)
        except CannotUndo as error:
            self._reply(error.sentence(self.say.language))
            return False
        self._reply(self.say("undone", label=label))
        return True

    def _skip(self, seat: int) -> bool:
        if not self.table.go_on_quietly(seat):
            self._reply(self.say("nothing_to_skip"))
            return False
        self._reply(self.say("skipped"))
        return True

    def _log(self, rest: str, seat: int) -> None:
        lines = view_of(self.table.state, seat)["log"]
        count = int(rest) if rest.isdecimal() and len(rest) < 9 else LOG_LINES
        if not lines:
            self._reply(self.say("nothing_happened"))
        for line in lines[-count:] if count else []:
            self.console.print(Text(f"  {line['text'][self.say.language]}"))

    def _why(self, rest: str, seat: int, actions: list[Action]) -> None:
        if not rest:
            self._reply(self.say("why_what", example=actions[0].notation))
            return
        if rest.isdecimal() and len(rest) < 9 and 1 <= int(rest) <= len(actions):
            rest = actions[int(rest) - 1].notation
        game = self.table.state.game
        try:
            index = game.parse(rest)
        except UnreadableAction as error:
            self._reply(error.sentence(self.say.language))
            return
        refusal = self.table.state.why_not(seat, index)
        if refusal is not None:
            self._show_refusal(refusal)
            return
        action = game.actions[index]
        self._reply(self.say("possible", label=action.label(self.say.language), notation=action.notation))

    def _explain(self, rest: str) -> None:
        if not rest:
            self._reply(self.say("explain.what", thing=self.explanations.example()))
            return
        found = self.explanations.about(rest)
        if not found:
            self._reply(self.say("explain.unknown", word=rest))
        for name, sentence, rule in found:
            line = Text(name, "bold").append(f": {sentence}", "not bold")
            self.console.print(line.append(f"  ({self.say('rule', rule=rule)})", "dim not bold"))

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.path
        try:
            if rest and path != self.table.path:
                refuse_existing(path, self.say)
                self.table.save(path)
            else:
                self.table.save()
        except Trouble as trouble:
            self._reply(trouble.sentence)
            return
        self._reply(self.say("saved", file=path))

    # Replies

    def _reply(self, sentence: str) -> None:
        self.console.print(Text(sentence, "yellow"))

    def _show_refusal(self, refusal: Refusal) -> None:
        sentence = Text(refusal.sentence(self.say.language), "yellow")
        if refusal.rule:
            sentence.append(f"  ({self.say('rule', rule=refusal.rule)})", "dim")
        self.console.print(sentence)
        things = [words for item in refusal.missing if (words := self.table.board.missing(item))]
        if things:
            self.console.print(Text(self.say("missing", things=", ".join(things)), "yellow"))
