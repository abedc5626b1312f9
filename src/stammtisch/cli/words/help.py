"""What `--help` says about the program, its commands and their parameters.

Commands with many words of their own (arena, analyse) have their help beside those.
"""

from typing import Final

HELP: Final[dict[str, tuple[str, str]]] = {
    "help.app": (
        "A table for modern Eurogames: play, simulate, replay, analyse, and check game data.",
        "Ein Tisch für moderne Eurogames: spielen, simulieren, nachspielen, analysieren und Spieldaten prüfen.",
    ),
    "help.commands": ("Commands", "Befehle"),
    "help.parameters": ("Parameters", "Angaben"),
    "help.help": ("Show this help.", "Diese Hilfe zeigen."),
    "help.version": ("Show the version.", "Die Version zeigen."),
    "help.play": ("Play a game in the terminal.", "Ein Spiel im Terminal spielen."),
    "help.open": (
        "Show the report of a problem and play on from its position.",
        "Den Bericht über ein Problem zeigen und aus seiner Stellung weiterspielen.",
    ),
    "help.report": (
        "A report that a table made: its button 'Report a problem'.",
        "Ein Bericht, den ein Tisch gemacht hat: sein Knopf „Problem melden“.",
    ),
    "help.open.human": (
        "Seats that are played by hand, numbered from 0: 0, 0,2, all or none; if nothing is said, all.",
        "Plätze, die von Hand gespielt werden, von 0 an: 0, 0,2, all oder none; ohne Angabe alle.",
    ),
    "help.position": (
        "A file with a position to begin with (TOML by its ending, else JSON); it decides about players and options.",
        "Datei mit einer Stellung als Anfang (TOML nach ihrer Endung, sonst JSON); Plätze und Optionen stehen darin.",
    ),
    "help.simulate": (
        "Play random games and sum them up.",
        "Zufällige Partien spielen und zusammenfassen.",
    ),
    "help.verify.command": (
        "Compute all chance of a record anew: did anybody choose it?",
        "Allen Zufall einer Aufzeichnung nachrechnen: Hat ihn jemand ausgesucht?",
    ),
    "help.commitment": (
        "The commitment that the table showed before the game; the record must fit it.",
        "Die Zusage, die der Tisch vor der Partie gezeigt hat; die Aufzeichnung muss dazu passen.",
    ),
    "help.replay": ("Replay a record or a saved game.", "Eine Aufzeichnung oder gespeicherte Partie nachspielen."),
    "help.data": ("Check, list and copy the data of a game.", "Spieldaten prüfen, auflisten und kopieren."),
    "help.data.check": (
        "Check the packaged editions, those of a game, or an edition folder.",
        "Die mitgelieferten Ausgaben, die eines Spiels oder einen Ordner prüfen.",
    ),
    "help.data.status": (
        "Show how well each value of an edition is known.",
        "Zeigen, wie gut jeder Wert einer Ausgabe belegt ist.",
    ),
    "help.data.copy": (
        "Copy an edition into a folder, to correct it.",
        "Eine Ausgabe in einen Ordner kopieren, um sie zu berichtigen.",
    ),
    "help.bench": ("Measure the speed of the games.", "Die Geschwindigkeit der Spiele messen."),
    "help.game": ("The game: {games}.", "Das Spiel: {games}."),
    "help.players": ("Number of players.", "Zahl der Spieler."),
    "help.seed": (
        "Seed of chance; the same seed deals the same game.",
        "Startwert des Zufalls; derselbe Wert gibt dieselbe Partie.",
    ),
    "help.human": (
        "Seats of people, numbered from 0: 0, 0,2, all or none. The others are computers.",
        "Plätze der Menschen, von 0 an: 0, 0,2, all oder none. An den anderen sitzen Computer.",
    ),
    "help.level": (
        "How the computers play: random, apprentice, journeyman or master.",
        "Wie die Computer spielen: random, apprentice (Lehrling), journeyman (Geselle) oder master (Meister).",
    ),
    "help.language": ("Language: en or de.", "Sprache: en oder de."),
    "help.option": (
        "An option of the game as name=value; may be repeated.",
        "Eine Option des Spiels als Name=Wert; auch mehrmals.",
    ),
    "help.edition": ("Edition by name, or the folder of one.", "Ausgabe mit Namen, oder ihr Ordner."),
    "help.save": ("File to save the game in.", "Datei, in der die Partie gespeichert wird."),
    "help.resume": ("Saved game to go on with.", "Gespeicherte Partie, die weitergeht."),
    "help.verify": (
        "When resuming, replay the record and compare it with the snapshot.",
        "Beim Fortsetzen die Aufzeichnung nachspielen und mit dem Stand vergleichen.",
    ),
    "help.no_colour": ("No colours.", "Keine Farben."),
    "help.games": ("Number of games.", "Zahl der Partien."),
    "help.out": ("File for the records, one per line.", "Datei für die Aufzeichnungen, eine je Zeile."),
    "help.file": (
        "A record, a saved game, or a file of records.",
        "Eine Aufzeichnung, eine gespeicherte Partie oder eine Datei mit Aufzeichnungen.",
    ),
    "help.upto": ("Only the first N entries.", "Nur die ersten N Einträge."),
    "help.number": ("Which record of a file with several.", "Welche Aufzeichnung einer Datei mit mehreren."),
    "help.log": ("Show what happened, line by line.", "Zeigen, was geschah, Zeile für Zeile."),
    "help.actions": ("Show every action in notation.", "Jede Aktion in Notation zeigen."),
    "help.board": ("Show the board.", "Den Spielplan zeigen."),
    "help.what": (
        "A game or an edition folder; nothing: everything.",
        "Ein Spiel oder der Ordner einer Ausgabe; ohne Angabe alles.",
    ),
    "help.all": ("List every row.", "Jede Zeile auflisten."),
    "help.folder": ("The new folder.", "Der neue Ordner."),
    "help.edition_name": ("The edition to copy.", "Die Ausgabe, die kopiert wird."),
}
