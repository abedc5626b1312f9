"""What `stammtisch analyse` says, its help included."""

from typing import Final

ANALYSE: Final[dict[str, tuple[str, str]]] = {
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
    "analyse.how_net": (
        "Expected: what {samples} games came to that a trained net played on from the beginning of a round. Decisions "
        "count by what they brought beyond what the net would have done at once; costly ones were played on both ways.",
        "Erwartet: was {samples} Partien ergaben, die ein trainiertes Netz vom Beginn einer Runde an weitergespielt "
        "hat. Entscheidungen zählen gegenüber dem, was das Netz ohne Nachdenken getan hätte; teure wurden auf beide "
        "Arten weitergespielt.",
    ),
    "analyse.written": ("Report written to {file}", "Bericht geschrieben in {file}"),
}
