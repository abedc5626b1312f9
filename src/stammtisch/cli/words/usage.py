"""What is said when a command cannot be understood, or the program cannot go on."""

from typing import Final

USAGE: Final[dict[str, tuple[str, str]]] = {
    "usage.unknown_command": (
        "There is no command {word!r}. There are: {commands}.",
        "Einen Befehl {word!r} gibt es nicht. Es gibt: {commands}.",
    ),
    "usage.unknown_option": ("There is no option {word!r} here.", "Eine Option {word!r} gibt es hier nicht."),
    "usage.did_you_mean": (" Did you mean {near}?", " Gemeint vielleicht: {near}?"),
    "usage.missing_value": ("{name} needs a value.", "{name} braucht einen Wert."),
    "usage.missing": ("{name} is missing; see --help.", "{name} fehlt; siehe --help."),
    "usage.not_a_number": ("{name}: {word!r} is not a whole number.", "{name}: {word!r} ist keine ganze Zahl."),
    "usage.not_a_choice": (
        "{name}: {word!r} is not possible. Possible are: {choices}.",
        "{name}: {word!r} ist nicht möglich. Möglich sind: {choices}.",
    ),
    "usage.repeated": ("{name} was given more than once.", "{name} wurde mehrmals angegeben."),
    "usage.too_much": ("That is too much: {words}.", "Das ist zu viel: {words}."),
    "usage.unclear": (
        "The command cannot be understood; see --help.",
        "Der Befehl ist nicht zu verstehen; siehe --help.",
    ),
    "usage.name_a_game": (
        "Name a game ({games}), or a saved one with --resume FILE.",
        "Nenne ein Spiel ({games}) oder mit --resume DATEI ein gespeichertes.",
    ),
    "usage.not_with_resume": (
        "{names}: not possible together with --resume; the saved game decides.",
        "{names}: zusammen mit --resume nicht möglich; die gespeicherte Partie entscheidet.",
    ),
    "usage.not_with_position": (
        "{names}: not possible together with --position; the file decides.",
        "{names}: zusammen mit --position nicht möglich; die Datei entscheidet.",
    ),
    "usage.position_game": (
        "{file} does not name a game that is here; name it before --position: {games}.",
        "{file} nennt kein Spiel, das es hier gibt; nenne es vor --position: {games}.",
    ),
    "usage.other_game": ("{file} is a game of {game}.", "{file} ist eine Partie {game}."),
    "usage.bad_humans": (
        "--human: {word!r} must be all, none, or seats from 0 to {last} with commas between them.",
        "--human: {word!r} muss all, none oder Plätze von 0 bis {last} mit Kommas dazwischen sein.",
    ),
    "usage.bad_option": (
        "--option: {word!r} must look like name=value. The options are: {options}.",
        "--option: {word!r} muss wie Name=Wert aussehen. Die Optionen sind: {options}.",
    ),
    "usage.at_least": (
        "{name} must be at least {least}, not {value}.",
        "{name} muss mindestens {least} sein, nicht {value}.",
    ),
    "usage.at_most": (
        "{name} can be at most {most}, not {value}.",
        "{name} kann höchstens {most} sein, nicht {value}.",
    ),
    "usage.game_or_folder": (
        "{word!r} is neither a game ({games}) nor a folder.",
        "{word!r} ist weder ein Spiel ({games}) noch ein Ordner.",
    ),
    "usage.no_edition": (
        "There is no edition {word!r} of {game} and no such folder. There are: {editions}.",
        "Eine Ausgabe {word!r} von {game} gibt es nicht, auch keinen solchen Ordner. Es gibt: {editions}.",
    ),
    "internal": (
        "Something went wrong inside the program: {error}. Set STAMMTISCH_TRACEBACK=1 to see where.",
        "Im Programm ist etwas schiefgegangen: {error}. Mit STAMMTISCH_TRACEBACK=1 ist zu sehen, wo.",
    ),
    "refused": ("The system refused: {reason}.", "Das System hat abgelehnt: {reason}."),
    "interrupted": ("Interrupted.", "Abgebrochen."),
}
