"""Refusals of the server: each has an HTTP status, a code for programs and a sentence in both languages.

The refusals of the rules come from `core` and pass through `problem_of` unchanged, but for their codes,
which are written with hyphens on the wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.core.errors import BadOption, BadRecord, CannotUndo, IllegalAction, StammtischError, UnreadableAction
from stammtisch.core.plain import Json
from stammtisch.core.texts import counted

TEXTS: Final[dict[str, tuple[int, str, str]]] = {
    "bad-message": (400, "The message cannot be understood.", "Die Nachricht ist nicht zu verstehen."),
    "bad-name": (
        400,
        "A name has 1 to {limit} characters, without control characters.",
        "Ein Name hat 1 bis {limit} Zeichen, keine Steuerzeichen.",
    ),
    "bad-chat": (
        400,
        "A line of chat has 1 to {limit} characters, without control characters.",
        "Eine Chatzeile hat 1 bis {limit} Zeichen, keine Steuerzeichen.",
    ),
    "bad-level": (
        400,
        "There is no computer player of that level. There are: {levels}.",
        "Einen Computerspieler dieser Stärke gibt es nicht. Es gibt: {levels}.",
    ),
    "bad-list": (
        400,
        "There are the lists mine, open, running and finished.",
        "Es gibt die Listen mine, open, running und finished.",
    ),
    "public-seed": (
        400,
        "A public table cannot be given a seed: whoever knows it knows all chance to come.",
        "Ein öffentlicher Tisch bekommt keinen Startwert: Wer ihn kennt, kennt jeden Zufall im Voraus.",
    ),
    "public-position": (
        400,
        "A practice table cannot be public: whoever laid out the position knows all that is hidden in it.",
        "Ein Übungstisch kann nicht öffentlich sein: Wer die Stellung aufgebaut hat, kennt alles Verdeckte darin.",
    ),
    "position-seats": (
        400,
        "The position is for {seats} {seats|seat|seats}; the table has {wanted}.",
        "Die Stellung ist für {seats} {seats|Platz|Plätze}; der Tisch hat {wanted}.",
    ),
    "unreadable-position": (
        400,
        "The position cannot be read: as {form} it is wrong at line {line}, column {column}. "
        "A position is a JSON object or TOML.",
        "Die Stellung lässt sich nicht lesen: Als {form} stimmt sie in Zeile {line}, Spalte {column} nicht. "
        "Eine Stellung ist ein JSON-Objekt oder TOML.",
    ),
    "boundless-position": (
        400,
        "The position cannot be read: it is nested too deeply, or a name or number in it is too long.",
        "Die Stellung lässt sich nicht lesen: Sie ist zu tief verschachtelt, oder ein Name oder eine Zahl darin "
        "ist zu lang.",
    ),
    "position-over": (
        400,
        "In this position the game is over: there is nothing to play on.",
        "In dieser Stellung ist das Spiel zu Ende: Weiterzuspielen gibt es nichts.",
    ),
    "unreadable-action": (
        400,
        "That is no action of this game; the catalogue lists all.",
        "Das ist keine Aktion dieses Spiels; der Katalog nennt alle.",
    ),
    "no-such-moment": (400, "The record has no such entry.", "Einen solchen Eintrag hat die Aufzeichnung nicht."),
    "not-signed-in": (401, "Please say who you are first.", "Sag bitte zuerst, wer du bist."),
    "foreign-page": (
        403,
        "Only a page of this server can say who you are; open it and try there.",
        "Wer du bist, kannst du nur auf einer Seite dieses Servers sagen; öffne sie und versuche es dort.",
    ),
    "not-your-seat": (403, "That seat is not yours.", "Das ist nicht dein Platz."),
    "not-allowed": (403, "Only the host of the table can do that.", "Das kann nur, wer den Tisch eröffnet hat."),
    "still-running": (
        403,
        "You can have that when the game is over, so that nothing hidden shows.",
        "Das gibt es nach der Partie, damit nichts Verdecktes sichtbar wird.",
    ),
    "no-such-page": (404, "There is nothing here.", "Hier ist nichts."),
    "no-such-table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "no-such-game": (404, "There is no such game.", "Dieses Spiel gibt es nicht."),
    "no-such-edition": (
        409,
        "This table is played with the edition {edition!r}, which this server does not have (any more).",
        "Dieser Tisch spielt mit der Ausgabe {edition!r}, die dieser Server nicht (mehr) hat.",
    ),
    "other-edition": (
        409,
        "This table is played with the edition {edition!r} as it was ({wanted}); its files have changed since "
        "({found}). With the old files it goes on.",
        "Dieser Tisch spielt mit der Ausgabe {edition!r}, wie sie war ({wanted}); ihre Dateien haben sich seitdem "
        "geändert ({found}). Mit den alten Dateien geht es weiter.",
    ),
    "no-such-rules": (404, "There is no digest of these rules.", "Zu diesen Regeln gibt es keine Kurzfassung."),
    "no-such-token": (
        404,
        "This link has been used already or is too old. Make a new one.",
        "Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.",
    ),
    "no-such-seat": (404, "The table has no such seat.", "Diesen Platz hat der Tisch nicht."),
    "wrong-method": (405, "That cannot be done this way.", "So geht das nicht."),
    "no-hints": (
        403,
        "At this table there are no hints; whoever opens a table decides that.",
        "An diesem Tisch gibt es keine Tipps; das entscheidet, wer den Tisch eröffnet.",
    ),
    "not-asked": (409, "You are not asked anything now.", "Du wirst gerade nichts gefragt."),
    "no-hint": (
        503,
        "No hint could be worked out just now; try again.",
        "Gerade ließ sich kein Tipp ausrechnen; versuche es noch einmal.",
    ),
    "stale": (409, "The game has moved on; look again.", "Die Partie ist schon weiter; sieh noch einmal hin."),
    "seat-taken": (409, "Somebody sits there already.", "Dort sitzt schon jemand."),
    "not-seated": (409, "You do not sit at this table.", "Du sitzt nicht an diesem Tisch."),
    "has-started": (409, "The game has begun already.", "Das Spiel hat schon begonnen."),
    "not-started": (409, "The game has not begun yet.", "Das Spiel hat noch nicht begonnen."),
    "not-finished": (409, "The game is not over yet.", "Das Spiel ist noch nicht zu Ende."),
    "is-over": (409, "The game is over.", "Das Spiel ist zu Ende."),
    "seats-free": (409, "Some seats are still free.", "Es sind noch Plätze frei."),
    "confirm-first": (
        409,
        "Your turn waits: confirm it or take it back.",
        "Dein Zug wartet: Bestätige ihn oder nimm ihn zurück.",
    ),
    "nothing-to-confirm": (409, "Nothing waits to be confirmed.", "Es wartet nichts auf Bestätigung."),
    "other-rules": (
        409,
        "This table was played by other rules than those of this server; restore them to go on.",
        "Dieser Tisch wurde nach anderen Regeln gespielt, als dieser Server sie kennt; mit den alten geht es weiter.",
    ),
    "damaged-table": (
        409,
        "What is stored of this game cannot be played again, so it is set aside; all other tables go on.",
        "Was von dieser Partie gespeichert ist, lässt sich nicht nachspielen; sie ruht, alle anderen gehen weiter.",
    ),
    "too-large": (413, "The message is too large.", "Die Nachricht ist zu groß."),
    "nothing-to-redo": (422, "Nothing was taken back just now.", "Gerade wurde nichts zurückgenommen."),
    "too-many": (429, "Too many messages; wait a moment.", "Zu viele Nachrichten; warte einen Augenblick."),
    "too-many-tables": (
        429,
        "You are the host of {limit} {limit|game|games} in which computers play now; finish one, or wait until some "
        "have rested for a while.",
        "Du hast schon {limit} {limit|Partie|Partien} eröffnet, in {limit|der|denen} gerade Computer spielen; beende "
        "eine oder warte, bis einige eine Weile ruhen.",
    ),
    "too-many-analyses": (
        429,
        "{limit} {limit|analysis|analyses} that you asked for {limit|is|are} not done yet; wait until one is.",
        "{limit} {limit|Analyse|Analysen}, um die du gebeten hast, {limit|ist|sind} noch nicht fertig; warte, bis es "
        "eine ist.",
    ),
    "server-error": (
        500,
        "Something went wrong on the server; nothing was changed.",
        "Auf dem Server ist etwas schiefgegangen; es wurde nichts geändert.",
    ),
    "full": (
        503,
        "So many tables are being watched that there is no room for another one; try again later.",
        "Es wird an so vielen Tischen zugesehen, dass für einen weiteren kein Platz ist; versuche es später wieder.",
    ),
    "closing": (503, "The server is closing; come back soon.", "Der Server macht zu; komm bald wieder."),
    "taken-over": (
        503,
        "Another server has taken over the database; this one writes nothing more and ends.",
        "Ein anderer Server hat die Datenbank übernommen; dieser schreibt nichts mehr und endet.",
    ),
    "no-database": (503, "The database does not answer.", "Die Datenbank antwortet nicht."),
}


class Problem(Exception):
    """A refusal to be told to whoever asked; nothing was changed."""

    def __init__(
        self,
        code: str,
        *,
        version: int | None = None,
        detail: str | Mapping[str, str] = "",
        **values: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status, english, german = TEXTS[code]
        self.sentences = {
            "en": counted(english, values).format(**values),
            "de": counted(german, values).format(**values),
        }
        if detail:
            for language, text in self.sentences.items():
                more = detail if isinstance(detail, str) else detail[language]
                self.sentences[language] = f"{text} ({more})"
        self.rule = ""
        self.missing: list[dict[str, Json]] = []
        self.version = version


def problem_of(error: StammtischError) -> Problem:
    """The refusal of rules, options or records as the wire tells it."""
    problem = Problem("bad-message")
    problem.code = error.code.replace("_", "-")
    problem.sentences = dict(error.sentences)
    if isinstance(error, IllegalAction):
        problem.status = 422
        problem.sentences = dict(error.refusal.sentences)
        problem.rule = error.rule
        problem.missing = error.missing
    elif isinstance(error, CannotUndo):
        problem.status = 422
    elif isinstance(error, BadRecord):
        problem.status = 409
    else:
        assert isinstance(error, (BadOption, UnreadableAction)) or problem.status == 400
    return problem
