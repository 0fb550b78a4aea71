"""The hand of a person, for that person only: alone, or below the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.decks import CARD_WIDTH, Deck
from bot.render.scene import (
    FIGURES,
    LEAST_TEXT,
    TITLE,
    WIDTH,
    Align,
    BadgeAt,
    CardAt,
    Element,
    HandCard,
    Kind,
    Mark,
    Scene,
    Tone,
    TrumpLabel,
    WordsAt,
    check_cards,
    find_deck,
)
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.table import Measures, TrickLabel, trick_area

MOST_CARDS: Final = 20
_PER_ROW: Final = 5
_LEAST_PER_ROW: Final = 3  # a small hand keeps the size of its cards, so that they do not jump
_LARGEST_CARD: Final = CARD_WIDTH  # the stored size, so that nothing is scaled
_LOWER_CARD: Final = round(CARD_WIDTH * 0.68)
"""The width of cards that leaves room below the picture for talk, so that the page fits a window."""
_GAP: Final = 12
_BADGE: Final = 62
_BELOW: Final = 12
_BOTTOM: Final = 24
_LEGEND: Final = 36
_TURN: Final = 62
"""The height of the line between table and hand, which says whose turn it is."""
_SMALL: Final = Measures(highest=(170, 74), stock=134, stock_card=88, lines=1)
"""The measures of the trick above a hand. In two rows its cards are indices alone."""


def hand_scene(
    *,
    deck: str,
    title: str,
    cards: Sequence[HandCard],
    trump: TrumpLabel | None = None,
    letters: str = "",
) -> Scene:
    """A hand in rows of up to five cards, with the number of its button on each.

    Cards that may not be played now are pale; trumps have their suit beside the number. Raises
    ``ValueError`` for an unknown deck, a card that it lacks, or more cards than any game deals.
    """
    pattern = find_deck(deck)
    elements, top = head(title, trump)
    hand_elements, bottom = _hand(pattern, cards, trump, top)
    return Scene(Kind.HAND, WIDTH, round(bottom + _BOTTOM), deck, (*elements, *hand_elements), letters)


def page_scene(  # noqa: PLR0913 - everything that may be on it, each by name
    *,
    deck: str,
    title: str,
    trick: TrickLabel,
    cards: Sequence[HandCard],
    turn: str,
    mine: bool = False,
    trump: TrumpLabel | None = None,
    note: str = "",
    legend: str = "",
    decided: bool = False,
    low: bool = False,
    letters: str = "",
) -> Scene:
    """Everything that a player needs to play (V-3): the table small on top, the hand large below.

    Args:
        deck: the key of the deck.
        title: the first line.
        trick: the cards on the table.
        cards: the hand.
        turn: the words for whose turn it is; gold if it is ``mine``, the reader's.
        mine: whether the reader is to act.
        trump: the trump.
        note: up to two lines under the title.
        legend: what the letters on the cards mean, at the bottom.
        decided: a flag says that the deal is decided (V-14).
        low: the cards of the hand are lower, because the page has more below its picture.
        letters: those of jack, queen and king; the deck's own without them.

    Raises:
        ValueError: for an unknown deck, a card that it lacks, a seat that is not there, or more cards than
            any game deals.
    """
    pattern = find_deck(deck)
    trick.check(pattern)
    elements, top = head(title, trump, note, decided=decided)
    lying, bottom = trick_area(pattern, trick, top, _SMALL)
    tone = Tone.GOLD if mine else Tone.CREAM
    room = WIDTH - 2 * EDGE - 20
    elements += [*lying, WordsAt(turn, WIDTH / 2, bottom + _TURN / 2 + 6, room, TITLE, tone, Align.MIDDLE)]
    largest = _LOWER_CARD if low else _LARGEST_CARD
    hand_elements, bottom = _hand(pattern, cards, trump, bottom + _TURN + 8, largest)
    if legend:
        elements.append(
            WordsAt(legend, WIDTH / 2, bottom + _LEGEND / 2 + 4, room, LEAST_TEXT, Tone.PALE, Align.MIDDLE)
        )
        bottom += _LEGEND
    shown = (*elements, *hand_elements)
    return Scene(Kind.HAND, WIDTH, round(bottom + _BOTTOM), deck, shown, letters, tuple(trick.seats))


def _hand(
    deck: Deck, cards: Sequence[HandCard], trump: TrumpLabel | None, top: float, largest: int = _LARGEST_CARD
) -> tuple[list[Element], float]:
    """The cards from ``top`` down, and where they end."""
    check_cards(deck, [card.card for card in cards])
    if len(cards) > MOST_CARDS:
        raise ValueError(f"no hand has {len(cards)} cards")
    rows = -(-len(cards) // _PER_ROW)
    per_row = max(_LEAST_PER_ROW, -(-len(cards) // max(1, rows)))
    room = WIDTH - 2 * EDGE + _GAP
    width = int(min(largest, room / (_PER_ROW if rows > 1 else per_row) - _GAP))
    height = width / deck.ratio
    tall = height + _BADGE + _BELOW
    elements: list[Element] = []
    for row in range(rows):
        in_row = cards[row * per_row : (row + 1) * per_row]
        first = (WIDTH - (len(in_row) - 1) * (width + _GAP)) / 2
        for place, hand_card in enumerate(in_row):
            x, y = first + place * (width + _GAP), top + row * tall + height / 2
            mark, tone = (Mark.NONE, Tone.GREEN) if hand_card.playable else (Mark.DIM, Tone.PALE)
            suit = hand_card.card[1] if trump and hand_card.card[1] == trump.suit else ""
            elements += [
                CardAt(hand_card.card, x, y, width, mark=mark),
                BadgeAt(str(hand_card.slot), x, y + height / 2 + _BADGE / 2 + 2, _BADGE, FIGURES, suit, tone),
            ]
    return elements, top + max(0.0, rows * tall - _BELOW)
