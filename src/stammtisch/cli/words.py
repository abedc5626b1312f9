"""Every sentence of the command line, in English and German.

The words of a game (places, goods, prompts, refusals, log) come from the game itself; what a board
drawing adds stands beside that drawing.
"""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # help
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
    "help.board": ("Show the board.", "Das Spielbrett zeigen."),
    "help.what": (
        "A game or an edition folder; nothing: everything.",
        "Ein Spiel oder der Ordner einer Ausgabe; ohne Angabe alles.",
    ),
    "help.all": ("List every row.", "Jede Zeile auflisten."),
    "help.folder": ("The new folder.", "Der neue Ordner."),
    "help.edition_name": ("The edition to copy.", "Die Ausgabe, die kopiert wird."),
    # usage
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
    # files
    "file.cannot_read": ("Cannot read {file}: {reason}.", "{file} lässt sich nicht lesen: {reason}."),
    "file.cannot_write": ("Cannot write {file}: {reason}.", "{file} lässt sich nicht schreiben: {reason}."),
    "file.missing": ("there is no such file or folder", "die Datei oder den Ordner gibt es nicht"),
    "file.forbidden": ("no permission", "keine Berechtigung"),
    "file.folder": ("it is a folder", "es ist ein Ordner"),
    "file.no_folder": ("a part of the path is not a folder", "ein Teil des Pfades ist kein Ordner"),
    "file.full": ("the disk is full", "der Datenträger ist voll"),
    "file.exists": ("it already exists", "es gibt sie schon"),
    "file.long_name": ("the name is too long", "der Name ist zu lang"),
    "file.not_text": ("{file} is not a text file.", "{file} ist keine Textdatei."),
    "file.not_json": (
        "{file} is damaged or not a Stammtisch file: it is not valid JSON.",
        "{file} ist beschädigt oder keine Stammtisch-Datei: kein gültiges JSON.",
    ),
    "file.not_toml": ("{file} is not valid TOML: {reason}.", "{file} ist kein gültiges TOML: {reason}."),
    "file.no_position": (
        "{file} is not a position: it must be a table of names and values.",
        "{file} ist keine Stellung: Es muss eine Tabelle aus Namen und Werten sein.",
    ),
    "file.is_report": (
        "{file} is the report of a problem; stammtisch open shows it.",
        "{file} ist der Bericht über ein Problem; stammtisch open zeigt ihn.",
    ),
    "file.no_report": (
        "{file} is not the report of a problem.",
        "{file} ist kein Bericht über ein Problem.",
    ),
    "file.no_record": (
        "{file} is the report of a game that was not over, so it has no record; stammtisch open shows it.",
        "{file} ist der Bericht über eine Partie, die noch lief, ohne Aufzeichnung; stammtisch open zeigt ihn.",
    ),
    "file.foreign": (
        "{file} is neither a saved game nor a record.",
        "{file} ist weder eine gespeicherte Partie noch eine Aufzeichnung.",
    ),
    "file.other_format": (
        "{file} was saved by another version of Stammtisch.",
        "{file} stammt von einer anderen Version von Stammtisch.",
    ),
    "file.damaged": (
        "{file} is damaged: its content does not fit together.",
        "{file} ist beschädigt: Der Inhalt passt nicht zusammen.",
    ),
    "file.other_game": (
        "{file} belongs to a game that is not here: {game}. There are: {games}.",
        "{file} gehört zu einem Spiel, das es hier nicht gibt: {game}. Es gibt: {games}.",
    ),
    "file.cannot_use": ("{file}: {reason}", "{file}: {reason}"),
    "file.other_fingerprint": (
        "{file}: the record does not lead to the saved state.",
        "{file}: Die Aufzeichnung führt nicht zum gespeicherten Stand.",
    ),
    "file.no_number": (
        "{file} holds {count} {count|record|records}; there is no number {number}.",
        "{file} enthält {count} {count|Aufzeichnung|Aufzeichnungen}; eine Nummer {number} gibt es nicht.",
    ),
    # the table
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
    "engine.compiled": (
        "Computers think with the compiled engine, at their full strength.",
        "Die Computer denken mit der kompilierten Engine, in voller Stärke.",
    ),
    "engine.interpreted": (
        "Computers think with the interpreted engine: they are weaker than they could be.",
        "Die Computer denken mit der interpretierten Engine: Sie sind schwächer, als sie sein könnten.",
    ),
    "engine.building": (
        "Computers think with the interpreted engine and are not at their strength yet; the engine is being compiled "
        "beside play, once, which takes a minute or two.",
        "Die Computer denken mit der interpretierten Engine und sind noch nicht bei voller Stärke; nebenher wird die "
        "Engine kompiliert, einmalig, was ein bis zwei Minuten dauert.",
    ),
    "engine.waiting": (
        "Another process is compiling the same engine; it is taken over when it is ready.",
        "Ein anderer Prozess kompiliert dieselbe Engine schon; sie wird übernommen, sobald sie fertig ist.",
    ),
    "engine.progress": ("Compiling the engine: {percent} %", "Engine wird kompiliert: {percent} %"),
    "engine.ready": (
        "The engine is compiled: computers think at their full strength from now on.",
        "Die Engine ist kompiliert: Ab jetzt denken die Computer in voller Stärke.",
    ),
    "engine.failed": (
        "The engine could not be compiled: {reason}. Play goes on; computers are weaker than they could be.",
        "Die Engine ließ sich nicht kompilieren: {reason}. Gespielt wird weiter; die Computer sind schwächer, als sie "
        "sein könnten.",
    ),
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
    # scores
    "score.title": ("Score sheet", "Abrechnung"),
    "score.title_now": ("Points so far", "Punkte bisher"),
    "score.total": ("Total", "Summe"),
    "score.rank": ("Rank", "Rang"),
    "score.record": ("The record of this game lies in {file}", "Die Aufzeichnung dieser Partie liegt in {file}"),
    "and": (" and ", " und "),
    # arena
    "help.arena": (
        "Let computer opponents play one another, and make a table of the results.",
        "Computergegner gegeneinander spielen lassen und die Ergebnisse als Tabelle zeigen.",
    ),
    "help.arena.games_named": ("Games; all when none is named: {games}.", "Spiele; ohne Angabe alle: {games}."),
    "help.arena.bot": (
        "A bot of the round robin: LEVEL, LEVEL:0.5s or LEVEL:400 (simulations), with its judge in between if not the "
        "usual one (LEVEL:learned, LEVEL:handmade:400). May be given several times.",
        "Ein Teilnehmer: STUFE, STUFE:0.5s oder STUFE:400 (Simulationen); eine andere als die übliche Bewertung steht "
        "dazwischen (STUFE:learned, STUFE:handmade:400). Mehrfach möglich.",
    ),
    "help.arena.lineup": (
        "A table of its own: bots with commas, the first against the others. May be given several times.",
        "Ein eigener Tisch: Teilnehmer mit Kommas, der erste gegen die anderen. Mehrfach möglich.",
    ),
    "help.arena.preset": (
        "readme: the line-ups of the README's table.",
        "readme: die Tische für die Tabelle im README.",
    ),
    "help.arena.games": ("Games per line-up.", "Partien je Tisch."),
    "help.arena.players": (
        "Number of players of the round robin. May be given several times.",
        "Zahl der Spieler am Tisch. Mehrfach möglich.",
    ),
    "help.arena.seed": ("The first seed; all line-ups play the same.", "Der erste Startwert; für alle Tische gleich."),
    "help.arena.pace": (
        "Share of their usual time that the levels take, up to 1. Of the preset only the games with a master, at "
        "tables of four three times that.",
        "Anteil der üblichen Bedenkzeit, höchstens 1. Bei --preset nur in Partien mit einem Meister, an Vierertischen "
        "das Dreifache.",
    ),
    "help.arena.out": (
        "Folder for the results; games that are there already are not played again.",
        "Ordner für die Ergebnisse; was dort schon steht, wird nicht noch einmal gespielt.",
    ),
    "help.arena.write": (
        "A page whose table is replaced, such as README.md.",
        "Eine Seite, deren Tabelle ersetzt wird, etwa README.md.",
    ),
    "help.arena.workers": ("Processes; 0 for one per core.", "Prozesse; 0: so viele wie Kerne."),
    "help.arena.ray": ("Play on a Ray cluster.", "Auf einem Ray-Verbund spielen."),
    "help.arena.ray_address": (
        "The address of the cluster; without it Ray starts one here.",
        "Die Adresse des Verbunds; ohne sie startet Ray einen auf diesem Rechner.",
    ),
    "help.arena.show": (
        "Play nothing; make the table of all games in the folder.",
        "Nichts spielen; die Tabelle aller Partien im Ordner machen.",
    ),
    "arena.progress": ("Playing", "Partien"),
    "arena.game": ("Game (players)", "Spiel (Spieler)"),
    "arena.bot": ("Bot", "Teilnehmer"),
    "arena.against": ("against", "gegen"),
    "arena.games": ("Games", "Partien"),
    "arena.won": ("won (95 %)", "gewonnen (95 %)"),
    "arena.rank": ("Mean rank", "Mittlerer Rang"),
    "arena.points": ("Points", "Punkte"),
    "arena.theirs": ("Theirs", "Der anderen"),
    "arena.time": ("per decision", "je Entscheidung"),
    "arena.rating": ("Rating (Elo, mean 1000)", "Wertung (Elo, Mittel 1000)"),
    "arena.written": ("Games in {file}, table in {table}", "Partien in {file}, Tabelle in {table}"),
    "arena.stopped": (
        "Stopped; the same command goes on from here.",
        "Abgebrochen; derselbe Befehl macht hier weiter.",
    ),
    "arena.of_others": (
        "The folder holds {games} {games|game|games} of another version; {games|it is|they are} kept, but not counted.",
        "Im Ordner {games|liegt|liegen} {games} {games|Partie|Partien} einer anderen Fassung; sie "
        "{games|bleibt, zählt|bleiben, zählen} aber nicht.",
    ),
    "arena.bad_bot": (
        "{word!r} is no bot. Say LEVEL, LEVEL:0.5s (at most the level's own seconds) or LEVEL:400 (simulations); "
        "levels are: {levels}. Only levels that search take a budget.",
        "{word!r} ist kein Teilnehmer. Möglich sind STUFE, STUFE:0.5s (höchstens die Bedenkzeit der Stufe) oder "
        "STUFE:400 (Simulationen); Stufen sind: {levels}. Eine Bedenkzeit haben nur Stufen, die suchen.",
    ),
    "arena.bad_pace": (
        "--pace must be above 0 and at most 1, not {pace}.",
        "--pace muss größer als 0 und höchstens 1 sein, nicht {pace}.",
    ),
    "arena.nobody": (
        "Nobody would play: name at least two bots, or a line-up.",
        "So spielt niemand: mindestens zwei Teilnehmer nennen, oder einen Tisch.",
    ),
    "arena.no_network": (
        "There is no learned judgement to play with: {reason}.",
        "Es gibt keine gelernte Bewertung, mit der man spielen könnte: {reason}.",
    ),
    "arena.no_ray": (
        "Ray is not installed. Install the package with the extra “ray”, or leave --ray out: then all cores of this "
        "machine play.",
        "Ray ist nicht installiert. Das Paket mit dem Zusatz „ray“ installieren oder --ray weglassen: dann spielen "
        "alle Kerne dieses Rechners.",
    ),
    "arena.no_marks": (
        "{file} cannot take the table: it needs the lines {begin} and {end}.",
        "{file} kann die Tabelle nicht aufnehmen: nötig sind die Zeilen {begin} und {end}.",
    ),
    # analyse
    "help.analyse": (
        "Analyse a finished game: costly decisions, and luck apart from decisions.",
        "Eine beendete Partie analysieren: teure Entscheidungen, und Glück getrennt davon.",
    ),
    "help.analyse.level": (
        "How closely to look: quick, normal or thorough.",
        "Wie genau hingesehen wird: quick (schnell), normal oder thorough (gründlich).",
    ),
    "help.analyse.simulations": (
        "Simulations of the search per decision, in place of --level.",
        "Simulationen der Suche je Entscheidung, statt --level.",
    ),
    "help.analyse.seed": (
        "Seed of the analysis; the same seed gives the same analysis.",
        "Startwert der Analyse; derselbe Wert gibt dieselbe Analyse.",
    ),
    "help.analyse.html": (
        "Write the report as one self-contained page into this file.",
        "Den Bericht als eine eigenständige Seite in diese Datei schreiben.",
    ),
    "analyse.not_finished": (
        "The game in {file} is not over; only finished games can be analysed.",
        "Die Partie in {file} ist nicht zu Ende; analysieren lassen sich nur beendete.",
    ),
    "analyse.progress": ("Judging decisions", "Entscheidungen"),
    "analyse.title": (
        "{game}: analysis of {entries} {entries|entry|entries}",
        "{game}: Analyse von {entries} {entries|Eintrag|Einträgen}",
    ),
    "analyse.start": ("Start", "Anfang"),
    "analyse.own": ("Own", "Eigene"),
    "analyse.others": ("Others", "Andere"),
    "analyse.luck": ("Luck", "Glück"),
    "analyse.sum": ("Sum", "Summe"),
    "analyse.error": ("Error", "Fehler"),
    "analyse.result": ("Result", "Ergebnis"),
    "analyse.mistakes": ("Costliest decisions of {player}", "Die teuersten Entscheidungen von {player}"),
    "analyse.no_mistakes": (
        "  No decision was clearly worse than another.",
        "  Keine Entscheidung war klar schlechter als eine andere.",
    ),
    "analyse.place": ("round {stage}, entry {at}", "Runde {stage}, Eintrag {at}"),
    "analyse.played": ("played: {played}", "gespielt: {played}"),
    "analyse.better": ("better: {better}", "besser: {better}"),
    "analyse.cost": (
        "{points} points (± {error}), {win} % to win.",
        "{points} Punkte (± {error}), {win} % Siegchance.",
    ),
    "analyse.how": (
        "Start + own and others' decisions + luck = result within the error. "
        "{samples} playouts per line, search of {simulations} simulations per decision.",
        "Anfang + eigene und andere Entscheidungen + Glück = Ergebnis bis auf den Fehler. "
        "{samples} Verläufe je Zug, Suche mit {simulations} Simulationen je Entscheidung.",
    ),
    "analyse.written": ("Report written to {file}", "Bericht geschrieben in {file}"),
    # simulate
    "simulate.progress": ("Simulating", "Simulation"),
    "simulate.title": (
        "{game}: {games} random {games|game|games}, players: {players}, seeds {first} to {last}",
        "{game}: {games} zufällige {games|Partie|Partien}, Plätze: {players}, Startwerte {first} bis {last}",
    ),
    "simulate.player": ("Player", "Spieler"),
    "simulate.mean": ("Mean", "Mittel"),
    "simulate.least": ("Least", "Kleinste"),
    "simulate.most": ("Most", "Größte"),
    "simulate.wins": ("Wins", "Siege"),
    "simulate.decisions": (
        "{decisions} {decisions|decision|decisions}, {per_game} per game, {speed} per second",
        "{decisions} {decisions|Entscheidung|Entscheidungen}, {per_game} je Partie, {speed} je Sekunde",
    ),
    "simulate.stopped": (
        "Stopped after {games} {games|game|games}.",
        "Nach {games} {games|Partie|Partien} abgebrochen.",
    ),
    "simulate.written": ("Records written to {file}", "Aufzeichnungen geschrieben in {file}"),
    # verify
    "verify.promised": (
        "Promised before the game, and kept: the secret with the SHA-256 {commitment}.",
        "Vor der Partie zugesagt und eingehalten: das Geheimnis mit dem SHA-256 {commitment}.",
    ),
    "verify.added": (
        "After the promise these seats added chance of their own: {seats}.",
        "Nach der Zusage haben diese Plätze eigenen Zufall hinzugefügt: {seats}.",
    ),
    "verify.nobody_added": (
        "No seat added chance of its own.",
        "Kein Platz hat eigenen Zufall hinzugefügt.",
    ),
    "verify.drawn": (
        "All draws follow from both, and with them every move of the record is legal: "
        "{draws} {draws|draw|draws} computed anew.",
        "Alle Ziehungen folgen aus beidem, und mit ihnen ist jeder Zug der Aufzeichnung erlaubt: "
        "{draws} {draws|Ziehung|Ziehungen} nachgerechnet.",
    ),
    "verify.fair": (
        "So neither the server nor anybody at the table chose chance to suit anyone. If the promise above is the one "
        "that the table showed before the game, this is proved.",
        "Also hat weder der Server noch jemand am Tisch den Zufall ausgesucht. Ist die Zusage oben diejenige, die der "
        "Tisch vor der Partie gezeigt hat, so ist das bewiesen.",
    ),
    "verify.fair_alone": (
        "So nobody changed chance during the game. As no seat added anything, whoever ran the server could have picked "
        "the secret before it.",
        "Also hat niemand den Zufall während der Partie verändert. Da kein Platz etwas hinzugefügt hat, konnte der "
        "Betreiber des Servers das Geheimnis vorher aussuchen.",
    ),
    "verify.running": ("The game is not over.", "Die Partie ist nicht zu Ende."),
    "verify.seed": (
        "The chance of this game follows from the seed {seed}: whoever chose it could know what would come.",
        "Der Zufall dieser Partie folgt aus dem Startwert {seed}: Wer ihn gewählt hat, konnte wissen, was kommt.",
    ),
    "verify.position": (
        "This game began with a position: whoever laid it out could know what would come.",
        "Diese Partie begann mit einer Stellung: Wer sie aufgebaut hat, konnte wissen, was kommt.",
    ),
    "verify.keyed": (
        "All draws, {draws} in all, follow from the key of the record; it says nothing about who chose that key.",
        "Alle Ziehungen, zusammen {draws}, folgen aus dem Schlüssel der Aufzeichnung; wer ihn gewählt hat, sagt sie "
        "nicht.",
    ),
    "verify.other_commitment": (
        "Record {number} was not drawn by the secret that this commitment promised.",
        "Aufzeichnung {number} stammt nicht aus dem Geheimnis, das mit dieser Zusage versprochen war.",
    ),
    # reports of problems
    "report.title": (
        "A problem at a table of {game}, edition {edition}, rules {rules}, Stammtisch {program}: table {table}, "
        "version {version}, {time}, seen by: {who}.",
        "Ein Problem an einem Tisch {game}, Ausgabe {edition}, Regeln {rules}, Stammtisch {program}: Tisch {table}, "
        "Version {version}, {time}, gesehen von: {who}.",
    ),
    "report.spectator": ("somebody who watched", "jemandem, der zusah"),
    "report.note": ("They say: {note}", "Dazu gesagt: {note}"),
    "report.no_position": (
        "Whoever watches a running game sees no position that could be played on from, so the report ends here.",
        "Wer einer laufenden Partie zusieht, kennt keine Stellung zum Weiterspielen; der Bericht endet hier.",
    ),
    "report.dealt_anew": (
        "What was hidden from that seat is dealt anew; all that it saw is as it was.",
        "Was diesem Platz verborgen war, ist neu verteilt; alles, was er sah, ist wie es war.",
    ),
    "report.over": (
        "The game was over. Its record is in the file: stammtisch replay {file}",
        "Die Partie war zu Ende. Ihre Aufzeichnung ist in der Datei: stammtisch replay {file}",
    ),
    # replay
    "replay.title": (
        "{game}, players: {players}, {chance}, edition {edition}; {upto} of {entries} entries",
        "{game}, Plätze: {players}, {chance}, Ausgabe {edition}; {upto} von {entries} Einträgen",
    ),
    "replay.number": ("Record {number} of {count}", "Aufzeichnung {number} von {count}"),
    "replay.options": ("Options: {options}", "Optionen: {options}"),
    "replay.asked": ("The game is not over. Asked now: {players}.", "Die Partie läuft noch. Gefragt: {players}."),
    "replay.undo": ("takes the last action back", "nimmt die letzte Aktion zurück"),
    # data
    "data.good": (
        "{game}, edition {edition}: all well ({rows} {rows|row|rows}, {digest})",
        "{game}, Ausgabe {edition}: alles in Ordnung ({rows} {rows|Zeile|Zeilen}, {digest})",
    ),
    "data.bad": ("{edition}: {reason}", "{edition}: {reason}"),
    "data.table": ("Table", "Tabelle"),
    "data.row": ("Row", "Zeile"),
    "data.rows": ("Rows", "Zeilen"),
    "data.status": ("Status", "Stand"),
    "data.source": ("Source", "Quelle"),
    "data.sum": ("All", "Alle"),
    "data.printed": ("printed", "gedruckt"),
    "data.photographed": ("photographed", "fotografiert"),
    "data.one-source": ("one source", "eine Quelle"),
    "data.reconstructed": ("reconstructed", "erschlossen"),
    "data.not_empty": ("the folder is not empty", "der Ordner ist nicht leer"),
    "data.copied": (
        "{count} {count|file|files} copied to {folder}. Correct them, then: stammtisch data check {quoted}",
        "{count} {count|Datei|Dateien} nach {folder} kopiert. Berichtige sie, dann: stammtisch data check {quoted}",
    ),
}
