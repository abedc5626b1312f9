"""What a learned judgement of Coimbra looks at: the position of one seat as a row of numbers.

Open information only; the parts of the hand-made judgement are among it. `NAMES` says what each number is; a network
fits only the names that it was trained on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.vectors import zeros
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIPLOMA_IDS,
    DIPLOMAS,
    VOYAGE_IDS,
    VOYAGES,
    ZONE_IDS,
)
from stammtisch.games.coimbra.judgement.evaluation import (
    cards_at_work,
    choice_of_income,
    order_worth,
    pilgrimage,
    waiting_worth,
)
from stammtisch.games.coimbra.judgement.numbers_seats import lead_on
from stammtisch.games.coimbra.judgement.outlook import Outlook
from stammtisch.games.coimbra.state import CoimbraState

NAMES: Final = [
    "round", "phase", "dice to come", "dice in the city", "dice to place", "points", "guards", "coins",
    "worth of a guard", "worth of a coin", "worth of a step", "cards", "voyages", "monasteries", "pilgrim is placed",
    "place in the order", "crowns", "wild diplomas", "points for diplomas", "worth of the next diploma",
    "worth of end cards", "worth of cards at work", "worth of a choice of income", "worth of what waits",
    "worth of the pilgrim's way", "worth of the order", "worth of voyages", "best voyage open", "favours left",
    *[f"track {cls}" for cls in CLASS_IDS],
    *[f"lead on track {cls}" for cls in CLASS_IDS],
    *[f"rank on track {cls}" for cls in CLASS_IDS],
    *[f"points for the rank on track {cls}" for cls in CLASS_IDS],
    *[f"income to come {cls}" for cls in CLASS_IDS],
    *[f"steps to come {cls}" for cls in CLASS_IDS],
    *[f"cards of class {cls}" for cls in CLASS_IDS],
    *[f"cards of zone {zone}" for zone in ZONE_IDS],
    *[f"diplomas {kind}" for kind in DIPLOMA_IDS[:DIPLOMAS]],
    *[f"dice {colour}" for colour in COLOUR_IDS],
    *[f"voyage {voyage}" for voyage in VOYAGE_IDS],
    *[f"card {card}" for card in CARD_IDS],
    "others: most points", "others: most guards", "others: most coins", "others: most cards", "others: most voyages",
    "others: most monasteries",
]  # fmt: skip


def features(state: CoimbraState, seat: int) -> vec[float]:
    """The numbers that `NAMES` names, for this seat."""
    outlook = Outlook(state, seat)
    player = outlook.player
    voyages = 0.0
    best_open = 0.0
    for voyage in state.layout.voyages:
        worth = outlook.voyage_worth(state, voyage)
        if player.has_invested(voyage):
            voyages += worth
        else:
            best_open = max(best_open, worth)
    row = vec[float](
        [
            float(state.round),
            float(state.phase),
            outlook.to_come,
            float(outlook.in_city),
            float(outlook.unplaced),
            float(player.score()),
            float(player.guards),
            float(player.coins),
            outlook.guard,
            outlook.coin,
            outlook.step,
            float(count_bits(player.cards)),
            float(count_bits(player.voyages)),
            float(count_bits(player.visited)),
            1.0 if player.pilgrim >= 0 else 0.0,
            float(state.flag_of(seat)),
            float(state.crowns(seat)),
            float(outlook.wild),
            outlook.diploma_points,
            outlook.next_diploma,
            outlook.end_cards_worth(state),
            cards_at_work(state, outlook),
            choice_of_income(state, outlook),
            waiting_worth(state, outlook),
            pilgrimage(state, outlook),
            order_worth(state, outlook),
            voyages,
            best_open,
            float(count_bits(state.favours_left)),
        ]
    )
    for track in range(i64(CLASSES)):
        row = append(row, float(player.track[track]))
    for track in range(i64(CLASSES)):
        row = append(row, float(lead_on(state, seat, track)))
    for track in range(i64(CLASSES)):
        row = append(row, float(state.rank_on(track, seat)))
    for track in range(i64(CLASSES)):
        row = append(row, outlook.rank_points(state, track, player.track[track]))
    for track in range(i64(CLASSES)):
        row = append(row, outlook.future_income(state, track, player.track[track]))
    for track in range(i64(CLASSES)):
        row = append(row, outlook.steps_to_come(state, track, player.track[track]))
    for cls in range(i64(CLASSES)):
        row = append(row, float(state.cards_of_class(player, cls)))
    for zone in range(len(ZONE_IDS)):
        row = append(row, float(count_bits(player.cards & state.box.zone_mask[zone])))
    for kind in range(i64(DIPLOMAS)):
        row = append(row, float(outlook.diploma_count[kind]))
    for colour in range(i64(COLOURS)):
        row = append(row, float(outlook.dice[colour]))
    for voyage in range(i64(VOYAGES)):
        row = append(row, float((player.voyages >> voyage) & 1))
    for card in range(i64(CARDS)):
        row = append(row, float((player.cards >> card) & 1))
    return with_others(state, seat, row)


def with_others(state: CoimbraState, seat: int, row: vec[float]) -> vec[float]:
    """What the strongest rival has of everything."""
    most = zeros(6)
    for number, other in enumerate(state.players):
        if number == seat:
            continue
        pieces = [count_bits(other.cards), count_bits(other.voyages), count_bits(other.visited)]
        for place, held in enumerate([other.score(), other.guards, other.coins, *pieces]):
            most[place] = max(most[place], held)
    for held in most:
        row = append(row, float(held))
    return row
