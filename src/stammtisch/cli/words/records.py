"""What is said of games that were played: random ones, chance computed anew, reports of problems, replays."""

from typing import Final

RECORDS: Final[dict[str, tuple[str, str]]] = {
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
}
