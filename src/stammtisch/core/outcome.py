"""How a finished game went, in sentences: who won, what made the difference, what broke a tie, which rank was reached.

Everything is read from the score sheet and from what a game declares: its tie-breaks (`Game.tie_breaks`) and, for who
plays alone, its ranks (`Game.solo_ranks`). It knows no game.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.plain import Json
from stammtisch.core.state import Score, State
from stammtisch.core.texts import LANGUAGES, Name, Template, joined

MOST_SOURCES: Final = 3  # more of them are no reason but the whole sheet once more


class TieBreak:
    """What decides between seats with the same points: its sentence in `[tie_breaks]`, and a number per seat.

    The greater number is better. The sentence may name `winner`, `mine` and `theirs`.
    """

    def __init__(self, key: str, values: list[int]) -> None:
        self.key = key
        self.values = values


class SoloRank:
    """A rank that who plays alone may reach, and the least points it asks for."""

    def __init__(self, name: Name, least: int) -> None:
        self.name = name
        self.least = least


def _sentence(key: str, english: str, german: str) -> Template:
    """A sentence of this module; no rule stands behind it."""
    return Template(key, {"en": english, "de": german}, "")


WON: Final = _sentence(
    "won",
    "{winner} wins with {points} {points|point|points}, {lead} {lead|point|points} ahead of {second}.",
    "{winner} gewinnt mit {points} {points|Punkt|Punkten}, {lead} {lead|Punkt|Punkte} vor {second}.",
)
DIFFERENCE: Final = _sentence(
    "difference",
    "This made the difference: {sources}.",
    "Das machte den Unterschied: {sources}.",
)
OTHER_WAY: Final = _sentence(
    "other-way",
    "{second} did better here: {sources}.",
    "{second} war hier besser: {sources}.",
)
LEVEL: Final = _sentence(
    "level",
    "{tied} have {points} {points|point|points} each.",
    "{tied} haben je {points} {points|Punkt|Punkte}.",
)
SHARED: Final = _sentence(
    "shared",
    "{winners} share the victory with {points} {points|point|points} each.",
    "{winners} teilen sich den Sieg mit je {points} {points|Punkt|Punkten}.",
)
ALL_LEVEL: Final = _sentence(
    "all-level",
    "The tie-breaks are equal, too.",
    "Auch was bei Gleichstand zählt, ist gleich.",
)
ALONE: Final = _sentence(
    "alone",
    "The game ends with {points} {points|point|points}.",
    "Die Partie endet mit {points} {points|Punkt|Punkten}.",
)
REACHED: Final = _sentence(
    "reached",
    "{points} {points|point|points} earn the rank “{rank}”.",
    "{points} {points|Punkt bringt|Punkte bringen} den Rang „{rank}“.",
)
NEXT: Final = _sentence(
    "next",
    "The next one, “{next}”, was {missing} {missing|point|points} away.",
    "Zum nächsten, „{next}“, {missing|fehlte|fehlten} {missing} {missing|Punkt|Punkte}.",
)
HIGHEST: Final = _sentence(
    "highest",
    "There is no higher one.",
    "Einen höheren gibt es nicht.",
)


def wins_of(state: State) -> list[float]:
    """What share of the win every seat has at the end; who plays alone wins with the highest rank there is."""
    if state.origin.seats == 1:
        ranks = state.game.solo_ranks(state)
        return [1.0 if not ranks or state.scores()[0].total >= ranks[-1].least else 0.0]
    first = state.ranking()[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(state.origin.seats)]


def outcome_of(state: State) -> dict[str, Json]:
    """The end of a game in words: `text` says who won and why; `rank` is what who played alone reached, else None."""
    scores = state.scores()
    if len(scores) == 1:
        return _alone(state, scores[0].total)
    ranking = state.game.ranking(state, scores)
    if len(ranking[0]) > 1:
        told = _shared(state, ranking[0], scores[ranking[0][0]].total)
    else:
        told = _won(state, scores, ranking)
    return {"text": _as_json(told), "rank": None}


def _won(state: State, scores: list[Score], ranking: list[list[int]]) -> list[dict[str, str]]:
    """One seat won: by points, or by a tie-break."""
    winner = ranking[0][0]
    names = state.game.texts.players
    points = scores[winner].total
    tied = [seat for seat in range(len(scores)) if scores[seat].total == points]
    if len(tied) > 1:
        together = joined([names[seat] for seat in tied])
        return [LEVEL.in_all_languages({"tied": together, "points": points}), *_broken_tie(state, winner, tied)]
    rivals = ranking[1]
    second = joined([names[seat] for seat in rivals])
    lead = points - scores[rivals[0]].total
    told = [WON.in_all_languages({"winner": names[winner], "points": points, "lead": lead, "second": second})]
    decisive = decisive_sources(scores, winner, rivals)
    if decisive:
        sources = _sources(state, scores, decisive, winner, rivals)
        told.append(DIFFERENCE.in_all_languages({"sources": sources}))
    worse = worst_source(scores, winner, rivals[0]) if len(rivals) == 1 else ""
    if worse:
        sources = _sources(state, scores, [worse], rivals[0], [winner])
        told.append(OTHER_WAY.in_all_languages({"second": second, "sources": sources}))
    return told


def decisive_sources(scores: list[Score], winner: int, rivals: list[int]) -> list[str]:
    """The sources with the greatest lead over the best rival there: as few as make up the lead in points.

    Beyond `MOST_SOURCES` the lead has no reason that could be named in a sentence.
    """
    leads: list[tuple[int, str]] = []
    for source, points in scores[winner].parts.items():
        lead = points - max(scores[rival].parts.get(source, 0) for rival in rivals)
        if lead > 0:
            leads.append((lead, source))
    leads.sort(key=lambda each: -each[0])
    needed = scores[winner].total - scores[rivals[0]].total
    found: list[str] = []
    for lead, source in leads[:MOST_SOURCES]:
        found.append(source)
        needed -= lead
        if needed <= 0:
            break
    return found


def worst_source(scores: list[Score], winner: int, rival: int) -> str:
    """The source from which the rival has most against the winner; empty where there is none."""
    found = ""
    most = 0
    for source, points in scores[rival].parts.items():
        lead = points - scores[winner].parts.get(source, 0)
        if lead > most:
            most = lead
            found = source
    return found


def _sources(state: State, scores: list[Score], sources: list[str], winner: int, rivals: list[int]) -> Name:
    """Sources with the points that both sides have from them: "Coins (12 to 7)"."""
    # Two numbers that are compared stay on one line.
    words = {"en": "\u00a0to\u00a0", "de": "\u00a0zu\u00a0"}
    ands = {"en": "\u00a0and\u00a0", "de": "\u00a0und\u00a0"}
    names: list[Name] = []
    for source in sources:
        mine = scores[winner].parts.get(source, 0)
        theirs = sorted({scores[rival].parts.get(source, 0) for rival in rivals}, reverse=True)
        forms: dict[str, str] = {}
        for language in LANGUAGES:
            template = state.game.texts.scores.get(source)
            name = source if template is None else template.sentences[language]
            against = ands[language].join(_printed(each) for each in theirs)
            forms[language] = f"{name} ({_printed(mine)}{words[language]}{against})"
        names.append(Name(forms))
    return joined(names)


def _printed(points: int) -> str:
    """A number with the minus sign of print, not a hyphen."""
    return f"−{-points}" if points < 0 else str(points)


def _broken_tie(state: State, winner: int, tied: list[int]) -> list[dict[str, str]]:
    """What broke a tie: the first thing in which the winner is ahead of all who were still level."""
    rivals = [seat for seat in tied if seat != winner]
    for tie_break in state.game.tie_breaks(state):
        values = tie_break.values
        level = [seat for seat in rivals if values[seat] == values[winner]]
        if not level:
            names = state.game.texts.players
            best = max(values[seat] for seat in rivals)
            template = state.game.texts.tie_breaks[tie_break.key]
            return [
                template.in_all_languages({"winner": names[winner], "mine": values[winner], "theirs": best}),
            ]
        rivals = level
    return []


def _shared(state: State, winners: list[int], points: int) -> list[dict[str, str]]:
    together = joined([state.game.texts.players[seat] for seat in winners])
    told = [SHARED.in_all_languages({"winners": together, "points": points})]
    if state.game.tie_breaks(state):
        told.append(ALL_LEVEL.in_all_languages({}))
    return told


def _alone(state: State, points: int) -> dict[str, Json]:
    """Who plays alone beats nobody, but may reach a rank."""
    reached: SoloRank | None = None
    following: SoloRank | None = None
    for rank in state.game.solo_ranks(state):
        if reached is None or points >= rank.least:
            reached = rank
        elif following is None:
            following = rank
    if reached is None:
        return {"text": _as_json([ALONE.in_all_languages({"points": points})]), "rank": None}
    told = [REACHED.in_all_languages({"points": points, "rank": reached.name})]
    missing = 0
    if following is None:
        told.append(HIGHEST.in_all_languages({}))
    else:
        missing = following.least - points
        told.append(NEXT.in_all_languages({"next": following.name, "missing": missing}))
    rank_told: dict[str, Json] = {
        "name": _name_as_json(reached.name),
        "next": None if following is None else _name_as_json(following.name),
        "missing": missing,
    }
    return {"text": _as_json(told), "rank": rank_told}


def _as_json(told: list[dict[str, str]]) -> dict[str, Json]:
    """Sentences one after another, in every language."""
    found: dict[str, Json] = {}
    for language in LANGUAGES:
        found[language] = " ".join([sentences[language] for sentences in told])
    return found


def _name_as_json(name: Name) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for language in LANGUAGES:
        found[language] = name.form(language, "")
    return found
