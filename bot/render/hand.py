"""The cards of one person, to be shown to that person only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.head import EDGE, head
from bot.render.scene import (
    FIGURES,
    WIDTH,
    BadgeAt,
    CardAt,
    HandCard,
    Kind,
    Mark,
    Scene,
    Tone,
    TrumpLabel,
    check_cards,
    deck_named,
)

MOST_CARDS: Final = 20
_PER_ROW: Final = 5
_LEAST_PER_ROW: Final = 3  # a hand that runs out keeps its size, so that the cards do not jump
_LARGEST_CARD: Final = 226
_GAP: Final = 18
_BADGE: Final = 62
_BELOW: Final = 26
_BOTTOM: Final = 24


def hand_scene(*, deck: str, title: str, cards: Sequence[HandCard], trump: TrumpLabel | None = None) -> Scene:
    """A hand in rows of up to five cards, the number of its button on each.

    Cards that may not be played now are pale, cards of trumps carry the suit beside their number. Raises
    ValueError for an unknown deck, a card that it lacks, or more cards than any game deals.
    """
    pattern = deck_named(deck)
    check_cards(pattern, [card.card for card in cards])
    if len(cards) > MOST_CARDS:
        raise ValueError(f"no hand has {len(cards)} cards")
    rows = -(-len(cards) // _PER_ROW)
    per_row = max(_LEAST_PER_ROW, -(-len(cards) // max(1, rows)))
    room = WIDTH - 2 * EDGE + _GAP
    width = int(min(_LARGEST_CARD, room / (_PER_ROW if rows > 1 else per_row) - _GAP))
    height = width / pattern.ratio
    elements, top = head(title, trump)
    tall = height + _BADGE / 2 + _BELOW
    for row in range(rows):
        in_row = cards[row * per_row : (row + 1) * per_row]
        first = (WIDTH - (len(in_row) - 1) * (width + _GAP)) / 2
        for place, held in enumerate(in_row):
            x, y = first + place * (width + _GAP), top + row * tall + height / 2
            mark, tone = (Mark.NONE, Tone.GREEN) if held.playable else (Mark.DIM, Tone.PALE)
            suit = held.card[1] if trump and held.card[1] == trump.suit else ""
            elements += [
                CardAt(held.card, x, y, width, mark=mark),
                BadgeAt(str(held.slot), x, y + height / 2 - 4, _BADGE, FIGURES, suit, tone),
            ]
    bottom = top + rows * tall - _BELOW + _BOTTOM
    return Scene(Kind.HAND, WIDTH, round(bottom), deck, tuple(elements))
