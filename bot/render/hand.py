"""The cards of one person, to be shown to that person only: on a clear ground, for dark and light themes."""

from collections.abc import Sequence
from typing import Final

from bot.render.scene import (
    FIGURES,
    TITLE,
    BadgeAt,
    CardAt,
    Element,
    Ground,
    HandCard,
    Mark,
    RibbonAt,
    Scene,
    TrumpLabel,
    check_cards,
    deck_named,
)

_PER_ROW: Final = 5
_LEAST_PER_ROW: Final = 3  # a hand that runs out keeps its size, so that the cards do not jump
_WIDEST: Final = 1000
_LARGEST_CARD: Final = 226
_GAP: Final = 18
_EDGE: Final = 16
_BADGE: Final = 60
_RIBBON: Final = 64


def hand_scene(*, deck: str, cards: Sequence[HandCard], trump: TrumpLabel | None = None) -> Scene:
    """A hand in rows of up to five cards, the number of its button under each.

    Cards that may not be played now are pale, cards of trumps carry the suit beside their number. Without
    cards only the trump is shown. Raises ValueError for an unknown deck or a card that it lacks.
    """
    pattern = deck_named(deck)
    check_cards(pattern, [card.card for card in cards])
    rows = max(1, -(-len(cards) // _PER_ROW))
    per_row = max(_LEAST_PER_ROW, -(-len(cards) // rows))
    card_width = int(min(_LARGEST_CARD, (_WIDEST - 2 * _EDGE + _GAP) / per_row - _GAP))
    if rows > 1:
        card_width = min(card_width, int((_WIDEST - 2 * _EDGE + _GAP) / _PER_ROW - _GAP))
    card_height = card_width / pattern.ratio
    width = 2 * _EDGE + per_row * (card_width + _GAP) - _GAP
    top = _EDGE + (_RIBBON if trump else 0)
    row_height = card_height + _BADGE + 22
    elements: list[Element] = []
    if trump:
        elements.append(RibbonAt(trump, width / 2, _EDGE + (_RIBBON - 12) / 2, width - 2 * _EDGE, TITLE))
    for row in range(rows):
        in_row = cards[row * per_row : (row + 1) * per_row]
        left = (width - len(in_row) * (card_width + _GAP) + _GAP) / 2
        for place, held in enumerate(in_row):
            x = left + card_width / 2 + place * (card_width + _GAP)
            y = top + row * row_height + card_height / 2
            mark = Mark.NONE if held.playable else Mark.DIM
            suit = held.card[1] if trump and held.card[1] == trump.suit else ""
            elements += [
                CardAt(held.card, x, y, card_width, mark=mark),
                BadgeAt(str(held.slot), x, y + card_height / 2 + 8 + _BADGE / 2, _BADGE, FIGURES, suit, mark),
            ]
    height = top + rows * row_height - 22 + _EDGE if cards else top + _EDGE
    return Scene(width, round(height), Ground.CLEAR, deck, tuple(elements))
