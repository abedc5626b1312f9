"""What `stammtisch arena` says, its help included."""

from typing import Final

ARENA: Final[dict[str, tuple[str, str]]] = {
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
        "readme: the games of the README's table, with their own numbers and seeds; --games plays fewer of each.",
        "readme: die Partien der Tabelle im README, mit eigenen Zahlen und Startwerten; --games spielt weniger davon.",
    ),
    "help.arena.games": ("Games per line-up.", "Partien je Tisch."),
    "help.arena.players": (
        "Number of players of the round robin. May be given several times.",
        "Zahl der Spieler am Tisch. Mehrfach möglich.",
    ),
    "help.arena.seed": ("The first seed; all line-ups play the same.", "Der erste Startwert; für alle Tische gleich."),
    "help.arena.pace": (
        "Share of their usual time that the levels take, up to 1.",
        "Anteil der üblichen Bedenkzeit, höchstens 1.",
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
}
