"""The report as one HTML file: curves as inline SVG, no script, nothing from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stammtisch.analysis.chart import STYLE as CHART_STYLE
from stammtisch.analysis.chart import Chart, swatch
from stammtisch.analysis.reports import Ledger, Report, SeatReport
from stammtisch.analysis.sentences import number, signed
from stammtisch.core.judgement import LEARNED

WORDS: Final[dict[str, tuple[str, str]]] = {
    "title": ("Analysis: {game}", "Analyse: {game}"),
    "seat": ("Seat {seat}", "Platz {seat}"),
    "points": ("Expected points", "Erwartete Punkte"),
    "wins": ("Chance to win", "Siegchance"),
    "rounds": ("Round", "Runde"),
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

COLUMNS: Final = ("start", "own", "others", "luck", "sum", "error", "result")

STYLE: Final = """
:root{color-scheme:light dark;--ink:#26221c;--paper:#fbf8f1;--soft:#6b6355;--line:#d8cfbd;--card:#fff;
--s0:#1f5fa8;--s1:#b3261e;--s2:#2e6b34;--s3:#7a4a00;--s4:#6a3d9a}
@media(prefers-color-scheme:dark){:root{--ink:#f1ece1;--paper:#1d1a16;--soft:#b7ad9b;--line:#4a443a;--card:#26221c;
--s0:#8ab8f0;--s1:#ff9d94;--s2:#8fd398;--s3:#e8b563;--s4:#cbb0f2}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}h1,h2,h3{line-height:1.2}svg{width:100%;height:auto;display:block}
section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem;margin:1rem 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;min-width:100%}th,td{padding:.3rem .45rem;text-align:right;
border-bottom:1px solid var(--line);white-space:nowrap}th:first-child,td:first-child{text-align:left}
.soft{color:var(--soft)}ol,ul{padding-left:1.4rem}li{margin:.6rem 0}.seats span{margin-right:1.2rem;font-weight:600}
@media(max-width:40rem){thead{display:none}tr{display:block;padding:.4rem 0;border-bottom:1px solid var(--line)}
th,td{display:flex;justify-content:space-between;border:0;padding:.1rem 0}
td::before{content:attr(data-label);color:var(--soft)}}
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
    seats = range(len(names))
    points = [[point.points[seat] for point in report.curve] for seat in seats]
    wins = [[100.0 * point.wins[seat] for point in report.curve] for seat in seats]
    has_bands = all(point.bands for point in report.curve)
    bands = [[point.bands[seat] for point in report.curve] for seat in seats] if has_bands else []
    parts = [
        f"<h1>{head}</h1><p class='seats'>{legend}</p>",
        f"<section><h2>{say('points')}</h2>{chart(report, points, bands, 'points', '', say)}</section>",
    ]
    if len(names) > 1:
        parts.append(f"<section><h2>{say('wins')}</h2>{chart(report, wins, [], 'wins', ' %', say)}</section>")
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
        f"<style>{STYLE}{CHART_STYLE}{STYLE_OF_SEATS}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )


def chart(
    report: Report, curves: list[list[float]], bands: list[list[float]], label: str, unit: str, say: Writer
) -> str:
    return Chart(
        at=[point.at for point in report.curve],
        stages=[point.stage for point in report.curve],
        curves=curves,
        bands=bands,
        label=say(label),
        round_label=say("rounds"),
        write=lambda value: f"{say.number(value, 0)}{unit}",
    ).svg()


def ledgers(report: Report, names: Sequence[str], say: Writer) -> str:
    """The sums of all seats as a table; on a phone, one below the other."""
    head = "".join(f"<th scope='col'>{say(key)}</th>" for key in ("player", *COLUMNS))
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
    return "".join(f"<td data-label='{say(key)}'>{cell}</td>" for key, cell in zip(COLUMNS, cells, strict=True))


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
