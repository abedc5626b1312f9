"""The report as one HTML file: curves as inline SVG, no script, nothing from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stammtisch.analysis.reports import Ledger, Report, SeatReport
from stammtisch.analysis.sentences import number, signed
from stammtisch.core.judgement import LEARNED

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
BOTTOM: Final = 28
TOP: Final = 12
RIGHT: Final = 12
MARKS: Final = 5
# One look per seat that does without colour: dashes tell the lines apart too.
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "4 2 1 2")

WORDS: Final[dict[str, tuple[str, str]]] = {
    "title": ("Analysis: {game}", "Analyse: {game}"),
    "seat": ("Seat {seat}", "Platz {seat}"),
    "points": ("Expected points", "Erwartete Punkte"),
    "wins": ("Chance to win", "Siegchance"),
    "entries": ("entries of the record", "Einträge der Aufzeichnung"),
    "ledger": ("How the result came about", "Wie das Ergebnis zustande kam"),
    "player": ("Seat", "Platz"),
    "start": ("Expected at the start", "Anfangs erwartet"),
    "own": ("Own decisions", "Eigene Entscheidungen"),
    "others": ("Decisions of others", "Entscheidungen anderer"),
    "luck": ("Luck", "Glück"),
    "sum": ("Sum", "Summe"),
    "error": ("Error", "Fehler"),
    "result": ("Result", "Ergebnis"),
    "mistakes": ("Costliest decisions", "Die teuersten Entscheidungen"),
    "no_mistakes": ("No decision was clearly worse than another.", "Keine Entscheidung war klar schlechter."),
    "played": ("Played", "Gespielt"),
    "better": ("Better", "Besser"),
    "cost": (
        "{points} points and {win} % chance to win given away (± {error})",
        "{points} Punkte und {win} % Siegchance verschenkt (± {error})",
    ),
    "strokes": ("Greatest strokes of luck", "Die größten Glücks- und Unglücksfälle"),
    "round": ("Round {stage}", "Runde {stage}"),
    "entry": ("entry {at}", "Eintrag {at}"),
    "how": (
        "Every decision was judged from what its seat could see: {samples} playouts for each line on the same samples, "
        "and a search of {simulations} simulations for a better one; seed {seed}. Decisions count against quick play "
        "as everybody in the playouts plays. Luck is what chance and uncovered secrets changed. The sum equals the "
        "result within the error: where neither chose nor befell, the judgement corrected itself, and two standard "
        "errors of the playouts.",
        "Jede Entscheidung wurde nach dem beurteilt, was ihr Platz sehen konnte: {samples} Partieverläufe je Zug mit "
        "denselben Stichproben und eine Suche mit {simulations} Simulationen nach einem besseren; Startwert {seed}. "
        "Entscheidungen zählen gegenüber dem schnellen Spiel, mit dem die Verläufe weitergehen. Glück ist, was Zufall "
        "und Aufgedecktes geändert haben. Die Summe trifft das Ergebnis bis auf den Fehler: die Berichtigungen des "
        "Urteils ohne Zutun von jemandem, und zwei Standardfehler der Verläufe.",
    ),
    "how_net": (
        "What was expected at the beginning of a round is what {samples} games came to that a trained net played on "
        "from there to the end, each with another chance to come; bands and chances show how far they lie apart, "
        "with an allowance for people playing otherwise than a net. What a decision brought is measured against "
        "what the net would have done at once, by looking a few rounds ahead. Luck is what chance changed. The sum "
        "equals the result within the error: what such looks turned out to be off by when a round began, and two "
        "standard errors. Costly decisions were judged from what their seat could see: both ways were played on, "
        "{simulations} times together. Seed {seed}.",
        "Was zu Beginn einer Runde erwartet wurde, ist das Ergebnis von {samples} Partien, die ein trainiertes Netz "
        "von dort zu Ende gespielt hat, jede mit anderem künftigen Zufall; Bänder und Chancen zeigen, wie weit sie "
        "auseinanderliegen, mit einem Zuschlag dafür, dass Menschen anders spielen als ein Netz. Was eine "
        "Entscheidung brachte, zählt gegenüber dem, was das Netz ohne Nachdenken getan hätte, mit einem Blick "
        "einige Runden weit voraus. Glück ist, was der Zufall geändert hat. Die Summe trifft das Ergebnis bis auf "
        "den Fehler: worin sich solche Blicke zu Beginn einer Runde als falsch erwiesen, und zwei Standardfehler. "
        "Teure Entscheidungen wurden nach dem beurteilt, was ihr Platz sehen konnte: Beide Wege wurden zusammen "
        "{simulations}-mal weitergespielt. Startwert {seed}.",
    ),
}

STYLE: Final = """
:root{color-scheme:light dark;--ink:#26221c;--paper:#fbf8f1;--soft:#6b6355;--line:#d8cfbd;--card:#fff;
--s0:#1f5fa8;--s1:#b3261e;--s2:#2e6b34;--s3:#7a4a00;--s4:#6a3d9a}
@media(prefers-color-scheme:dark){:root{--ink:#f1ece1;--paper:#1d1a16;--soft:#b7ad9b;--line:#4a443a;--card:#26221c;
--s0:#8ab8f0;--s1:#ff9d94;--s2:#8fd398;--s3:#e8b563;--s4:#cbb0f2}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}h1,h2,h3{line-height:1.2}svg{width:100%;height:auto;display:block}
section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin:1rem 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;min-width:100%}th,td{padding:.3rem .6rem;text-align:right;
border-bottom:1px solid var(--line);white-space:nowrap}th:first-child,td:first-child{text-align:left}
.soft{color:var(--soft)}ol,ul{padding-left:1.4rem}li{margin:.6rem 0}.seats span{margin-right:1.2rem;font-weight:600}
text{fill:var(--soft);font-size:12px}.grid{stroke:var(--line)}.band{stroke:none;opacity:.14}.curve{fill:none;stroke-width:2.5;stroke-linejoin:round}
"""
STYLE_OF_SEATS: Final = "".join(
    f".seat{n}{{stroke:var(--s{n})}}.band.seat{n}{{fill:var(--s{n});stroke:none}}.name{n}{{color:var(--s{n})}}"
    for n in range(5)
)


class Writer:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.index = 1 if language == "de" else 0

    def __call__(self, key: str, **values: object) -> str:
        return escape(WORDS[key][self.index].format(**values))

    def text(self, sentences: dict[str, str]) -> str:
        return escape(sentences.get(self.language, ""))

    def signed(self, value: float) -> str:
        return signed(value, self.language)

    def number(self, value: float, digits: int = 1) -> str:
        return ("−" if value < 0 else "") + number(value, self.language, digits)


def html_page(report: Report, title: str, names: Sequence[str], language: str) -> str:
    """The whole page; `names` are those of the seats."""
    say = Writer(language)
    head = say("title", game=title)
    legend = "".join(f'<span class="name{n % 5}">{swatch(n)} {escape(name)}</span>' for n, name in enumerate(names))
    points = [[point.points[seat] for point in report.curve] for seat in range(len(names))]
    wins = [[100.0 * point.wins[seat] for point in report.curve] for seat in range(len(names))]
    at = [point.at for point in report.curve]
    bands = [[point.bands[seat] for point in report.curve if point.bands] for seat in range(len(names))]
    drawn = chart(at, points, "", say("points"), say, bands if any(bands) else None)
    parts = [
        f"<h1>{head}</h1><p class='seats'>{legend}</p>",
        f"<section><h2>{say('points')}</h2>{drawn}</section>",
    ]
    if len(names) > 1:
        parts.append(f"<section><h2>{say('wins')}</h2>{chart(at, wins, ' %', say('wins'), say)}</section>")
    parts.append(f"<section><h2>{say('ledger')}</h2>{ledgers(report, names, say)}</section>")
    for seat, name in enumerate(names):
        parts.append(seat_section(report.seats[seat], name, seat, say))
    key = "how_net" if report.judge == LEARNED else "how"
    how = say(key, samples=report.samples, simulations=report.simulations, seed=report.seed)
    parts.append(f"<p class='soft'>{how}</p>")
    body = "\n".join(parts)
    return (
        f"<!doctype html>\n<html lang='{language}'><head><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width,initial-scale=1'><title>{head}</title>"
        f"<style>{STYLE}{STYLE_OF_SEATS}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )


def swatch(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    return (
        f"<svg viewBox='0 0 32 10' style='width:2rem;display:inline-block' aria-hidden='true'>"
        f"<path d='M1 5h30' class='curve seat{seat % 5}' stroke-dasharray='{DASHES[seat % 5]}'/></svg>"
    )


def chart(
    at: list[int], curves: list[list[float]], unit: str, label: str, say: Writer, bands: list[list[float]] | None = None
) -> str:
    """Curves over the entries of the record, each in the band of what such expectations are usually off by."""
    off = bands or [[0.0] * len(at) for _ in curves]
    both = list(zip(curves, off, strict=True))
    low = min(value - band for curve, wide in both for value, band in zip(curve, wide, strict=True))
    high = max(value + band for curve, wide in both for value, band in zip(curve, wide, strict=True))
    if high - low < 1.0:
        high, low = high + 1.0, low - 1.0
    last = max(1, at[-1])

    def across(entry: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * entry / last

    def down(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    lines: list[str] = []
    for mark in range(MARKS):
        value = low + (high - low) * mark / (MARKS - 1)
        y = down(value)
        lines.append(f"<path class='grid' d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}'/>")
        lines.append(f"<text x='{LEFT - 6}' y='{y + 4:.1f}' text-anchor='end'>{say.number(value, 0)}{unit}</text>")
    for seat, (curve, wide) in enumerate(both):
        if bands:
            upper = [f"{across(x):.1f},{down(y + b):.1f}" for x, y, b in zip(at, curve, wide, strict=True)]
            lower = [f"{across(x):.1f},{down(y - b):.1f}" for x, y, b in zip(at, curve, wide, strict=True)]
            lines.append(f"<polygon class='band seat{seat % 5}' points='{' '.join(upper + lower[::-1])}'/>")
        path = " ".join(f"{across(x):.1f},{down(y):.1f}" for x, y in zip(at, curve, strict=True))
        dash = DASHES[seat % 5]
        lines.append(f"<polyline class='curve seat{seat % 5}' stroke-dasharray='{dash}' points='{path}'/>")
    lines.append(f"<text x='{LEFT}' y='{HEIGHT - 6}'>0</text>")
    lines.append(
        f"<text x='{WIDTH - RIGHT}' y='{HEIGHT - 6}' text-anchor='end'>{at[-1]} {say('entries')}</text>",
    )
    drawn = "".join(lines)
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{label}'>{drawn}</svg>"


def ledgers(report: Report, names: Sequence[str], say: Writer) -> str:
    """The sums of all seats as a table."""
    keys = ("player", "start", "own", "others", "luck", "sum", "error", "result")
    head = "".join(f"<th scope='col'>{say(key)}</th>" for key in keys)
    rows = "".join(
        f"<tr><th scope='row'>{escape(name)}</th>{cells_of(report.seats[seat].points, say)}</tr>"
        for seat, name in enumerate(names)
    )
    return (
        f"<div class='scroll' tabindex='0' role='region' aria-label='{say('ledger')}'>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def cells_of(ledger: Ledger, say: Writer) -> str:
    cells = [
        say.number(ledger.start),
        say.signed(ledger.own),
        say.signed(ledger.others),
        say.signed(ledger.luck),
        say.number(ledger.explained()),
        f"± {say.number(ledger.error)}",
        say.number(ledger.result, 0),
    ]
    return "".join(f"<td>{cell}</td>" for cell in cells)


def seat_section(seat: SeatReport, name: str, place: int, say: Writer) -> str:
    """What one seat did and what befell it."""
    mistakes = "".join(
        f"<li><span class='soft'>{say('round', stage=each.stage)}, {say('entry', at=each.at)}</span><br>"
        f"{say('played')}: {say.text(each.played)}<br><b>{say('better')}: {say.text(each.better)}</b><br>"
        + say(
            "cost",
            points=say.number(each.points),
            win=say.number(100.0 * each.win, 0),
            error=say.number(each.error),
        )
        + f"<br>{say.text(each.why)}</li>"
        for each in seat.mistakes
    )
    strokes = "".join(
        f"<li>{say.signed(each.points)} <span class='soft'>{say('round', stage=each.stage)}, "
        f"{say('entry', at=each.at)}</span><br>{say.text(each.what)}</li>"
        for each in seat.strokes
    )
    found = f"<ol>{mistakes}</ol>" if mistakes else f"<p>{say('no_mistakes')}</p>"
    lucky = f"<h3>{say('strokes')}</h3><ul>{strokes}</ul>" if strokes else ""
    return f"<section><h2 class='name{place % 5}'>{escape(name)}</h2><h3>{say('mistakes')}</h3>{found}{lucky}</section>"
