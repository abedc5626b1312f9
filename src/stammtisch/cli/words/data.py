"""What `stammtisch data` says of the tables of an edition."""

from typing import Final

DATA: Final[dict[str, tuple[str, str]]] = {
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
