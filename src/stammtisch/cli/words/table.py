"""What is said at the table in the terminal, from the welcome to the score sheet."""

from typing import Final

TABLE: Final[dict[str, tuple[str, str]]] = {
    "you": ("you", "du"),
    "person": ("person", "Mensch"),
    "level.random": ("random", "zufällig"),
    "level.apprentice": ("apprentice", "Lehrling"),
    "level.journeyman": ("journeyman", "Geselle"),
    "level.master": ("master", "Meister"),
    "seat": ("Seat {seat}", "Platz {seat}"),
    "welcome": (
        "{game}, players: {players}, {chance}, edition {edition}. Saved after every move in {file}",
        "{game}, Plätze: {players}, {chance}, Ausgabe {edition}. Nach jedem Zug gespeichert in {file}",
    ),
    "begins.seed": ("seed {seed}", "Startwert {seed}"),
    "begins.key": ("chance by a key", "Zufall nach Schlüssel"),
    "begins.position": ("from a position", "aus einer Stellung"),
    "welcome.random": (
        "The computers play at random: they answer at once and have no plan.",
        "Die Computer spielen zufällig: Sie antworten sofort und haben keinen Plan.",
    ),
    "welcome.apprentice": (
        "The computers are apprentices: they know what they want, and see only what a person at their seat would.",
        "Die Computer sind Lehrlinge: Sie wissen, was sie wollen, und sehen nur, was ein Mensch an ihrem Platz sähe.",
    ),
    "welcome.journeyman": (
        "The computers are journeymen: they try out what may follow, and see only what a person at their seat would.",
        "Die Computer sind Gesellen: Sie probieren aus, was folgen kann, und sehen nur, was ein Mensch dort sähe.",
    ),
    "welcome.master": (
        "The computers are masters: they think for about two seconds, and see only what a person at their seat would.",
        "Die Computer sind Meister: Sie denken etwa zwei Sekunden nach und sehen nur, was ein Mensch dort sähe.",
    ),
    "welcome.back": ("Welcome back. What happened last:", "Willkommen zurück. Zuletzt geschehen:"),
    "hint": (
        "Answer with a number. Also: board, boards, explain, undo, why, log, save, help, quit.",
        "Antworte mit einer Zahl. Außerdem: brett, bretter, erkläre, zurück, warum, protokoll, speichern, hilfe, ende.",
    ),
    "prompt": ("{player}> ", "{player}> "),
    "rule": ("§{rule}", "§{rule}"),
    "not_in_list": ("Choose a number from 1 to {count}.", "Wähle eine Zahl von 1 bis {count}."),
    "see_help": ("'help' lists the commands.", "„hilfe“ zeigt die Befehle."),
    "missing": ("What is missing: {things}", "Es fehlt: {things}"),
    "possible": ("This is possible now: {label} ({notation}).", "Das ist jetzt möglich: {label} ({notation})."),
    "why_what": (
        "Write what you would like to do, for example: why {example}",
        "Schreib dazu, was du tun möchtest, zum Beispiel: warum {example}",
    ),
    "explain.what": (
        "Write what you would like to know about, for example: explain {thing}",
        "Schreib dazu, worum es geht, zum Beispiel: erkläre {thing}",
    ),
    "explain.unknown": ("There is nothing named {word!r} here.", "Hier heißt nichts {word!r}."),
    "skipped": (
        "You will not be asked for that again this turn.",
        "Danach wirst du in diesem Zug nicht mehr gefragt.",
    ),
    "nothing_to_skip": (
        "That is for questions you are asked only because you could do something at any time. Here you are asked more.",
        "Das gilt für Fragen, die dir nur gestellt werden, weil du jederzeit etwas tun könntest. Hier geht es um mehr.",
    ),
    "undone": ("Taken back: {label}.", "Zurückgenommen: {label}."),
    "nothing_happened": ("Nothing has happened yet.", "Bisher ist nichts geschehen."),
    "saved": ("saved to {file}", "gespeichert in {file}"),
    "saved_resume": (
        "saved to {file}; resume with: stammtisch play --resume {quoted}",
        "gespeichert in {file}; weiter mit: stammtisch play --resume {quoted}",
    ),
    "not_saved": ("NOT SAVED: {reason} Try: save FILE", "NICHT GESPEICHERT: {reason} Versuche: speichern DATEI"),
    "not_saved_at_all": (
        "The last moves could not be saved.",
        "Die letzten Züge konnten nicht gespeichert werden.",
    ),
    "pass_keyboard": (
        "{player} is next and has secrets. Press Enter when only {player} can see the screen.",
        "{player} ist an der Reihe und hat Geheimnisse. Drücke Enter, wenn nur {player} den Bildschirm sieht.",
    ),
    "is_next": ("{player} is asked.", "Gefragt ist {player}."),
    "help.in_game": (
        """A number takes the choice with that number. A notation does the same, for example: {example}
  board        the whole table again
  boards       the boards of all players
  choices      the choices once more, with their notation
  explain NAME what a thing of the game does, for example: explain {thing}
  undo         take your last action back
  skip         go on, and do not ask again this turn only for what may be done at any time
  why ACTION   why an action is not possible
  log [N]      what happened, the last N lines
  save [FILE]  save, or save a copy in FILE
  quit         save and leave
A notation that is not possible now is answered with the rule that forbids it.""",
        """Eine Zahl nimmt die Möglichkeit mit dieser Zahl. Eine Notation tut dasselbe, zum Beispiel: {example}
  brett              der ganze Tisch noch einmal
  bretter            die Tableaus aller Spieler
  auswahl            die Auswahl noch einmal, mit Notation
  erkläre NAME       was etwas im Spiel bewirkt, zum Beispiel: erkläre {thing}
  zurück             deine letzte Aktion zurücknehmen
  überspringen       weiter; in diesem Zug nicht mehr nur nach dem fragen, was jederzeit möglich ist
  warum AKTION       warum eine Aktion nicht möglich ist
  protokoll [N]      was geschah, die letzten N Zeilen
  speichern [DATEI]  speichern, oder als Kopie in DATEI
  ende               speichern und aufhören
Auf eine Notation, die jetzt nicht möglich ist, folgt die Regel, die sie verbietet.""",
    ),
    "score.title": ("Score sheet", "Wertung"),
    "score.title_now": ("Points so far", "Punkte bisher"),
    "score.total": ("Total", "Summe"),
    "score.rank": ("Rank", "Rang"),
    "score.record": ("The record of this game lies in {file}", "Die Aufzeichnung dieser Partie liegt in {file}"),
    "and": (" and ", " und "),
}
