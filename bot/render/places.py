"""The places around a table, in rows: each with the cards that its seat has played, a name and signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import east_asian_width

from bot.names import graphemes
from bot.render.decks import BACK, Deck
from bot.render.scene import (
    FIGURES,
    LEAST_TEXT,
    TEXT,
    Align,
    BadgeAt,
    CardAt,
    Element,
    IndexAt,
    Mark,
    PlaceAt,
    PlateAt,
    SeatLabel,
    SideAt,
    StarAt,
    Tone,
    WordsAt,
    plate_height,
)

SLIP: Final = 46
"""The width of an index that stands for a card."""
SLIP_HEIGHT: Final = 74
_SLIP_STEP: Final = SLIP + 4
_LARGEST_CARD: Final = 212
_HELD_CARD: Final = 112  # cards of an open hand, where there is room for cards
_STAR: Final = 46  # room above the cards for the star of whoever took them
_BELOW_CARD: Final = 16
_NOTE: Final = 42
_CHIP: Final = 50
_SIGN: Final = 40
_LETTER: Final = 18  # the width of a narrow letter, about: names of more than fit take two lines
_LEAST_PEEK: Final = 0.5  # so much of the lower card of a double trick is seen at least, in widths
_MOST_PEEK: Final = 1.05
_PILE_ROWS: Final = 2
_FAN: Final = 0.16  # how far the backs of a hand lie apart, in widths


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table.

    ``cards`` are those it has played to the trick, ``held`` the number of cards in a hand that lies closed
    before it, ``hand`` and ``pile`` the cards that lie open, the best of the pile first. ``words`` stand in
    the empty place of whoever is to play, ``gained`` beside the star of whoever took the trick.
    """

    seat: SeatLabel
    cards: tuple[str, ...] = ()
    mark: Mark = Mark.NONE
    words: str = ""
    gained: str = ""
    held: int = 0
    hand: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """Where a row of places lies: its left and right end, its top and its bottom."""

    left: float
    right: float
    top: float
    bottom: float

    def step(self, count: int) -> float:
        """The width of one of so many places."""
        return (self.right - self.left) / count


def lines_of_names(places: Sequence[Place], step: float) -> int:
    """How many lines the names need on places so wide: two where the longest looks too long for one."""
    longest = max((_letters(place.seat.name) for place in places), default=0)
    return 2 if longest * _LETTER > step - 22 else 1


def _letters(name: str) -> int:
    """How many narrow letters a name is as wide as, about: those of East Asia take two."""
    return sum(1 + (east_asian_width(piece[0]) in {"W", "F"}) for piece in graphemes(name))


def open_height(places: Sequence[Place], step: float, deck: Deck) -> float:
    """How much of a row's height goes to cards that lie open under the names."""
    hands = max((_rows(place.hand, step) for place in places), default=0)
    tall = hands and _as_cards(places, step)
    hand = _HELD_CARD / deck.ratio + 12 if tall else hands * (SLIP_HEIGHT + 6)
    piles = max((_pile_rows(place, step) for place in places), default=0)
    return hand + piles * (SLIP_HEIGHT + 6) + (10 if piles else 0)


def row_of_places(
    deck: Deck, places: Sequence[Place], row: Row, *, columns: int, laps: int, lines: int, noted: bool
) -> list[Element]:
    """A row of places from left to right, as wide as if there were ``columns`` of them, and centred.

    ``laps`` is how many cards each plays to a trick, ``lines`` how many a name may take; where the table is
    ``noted``, room is kept for a note under each.
    """
    step = row.step(columns)
    left = (row.left + row.right - step * len(places)) / 2
    below = _BELOW_CARD + plate_height(lines) + noted * _NOTE
    room = row.bottom - row.top - _STAR - below - open_height(places, step, deck)
    wide = step - 18
    width = min(_LARGEST_CARD, room * deck.ratio, wide / (1 + _LEAST_PEEK * (laps - 1)))
    peek = min(_MOST_PEEK, (wide / width - 1) / (laps - 1)) if laps > 1 else 0.0
    height = width / deck.ratio
    middle = row.top + _STAR + max(0.0, (room - height) * 0.4) + height / 2
    elements: list[Element] = []
    last: list[Element] = []  # the cards that took lie on top, their rings unbroken
    for at, place in enumerate(places):
        x = left + step * (at + 0.5)
        lying = min(laps, len(place.cards) + 1)  # the last of them is still to come where cards are missing
        first = x - width * peek * (lying - 1) / 2
        drawn = [
            *_cards(place, first, middle, width, deck, peek, lying),
            *_signs(place, x, middle + height / 2, width * (1 + peek * (lying - 1))),
        ]
        (last if place.mark is Mark.TAKER else elements).extend(drawn)
    elements += last
    top = middle + height / 2 + _BELOW_CARD
    for at, place in enumerate(places):
        x = left + step * (at + 0.5)
        elements.append(PlateAt(place.seat, x, top, step - 6, lines, place.mark))
        y = top + plate_height(lines) + noted * _NOTE + 8
        elements += _open_cards(deck, place, x, y, step, cards=_as_cards(places, step))
    return elements


def _cards(
    place: Place, left: float, middle: float, width: float, deck: Deck, peek: float, lying: int
) -> Iterator[Element]:
    """What has been played, and the outline of what is to come; in an auction the backs of the hand.

    ``left`` is the middle of the first of so many ``lying`` side by side.
    """
    if place.held:
        yield from _closed_hand(place, left, middle, width, deck)
        return
    mark = Mark.TAKER if place.mark is Mark.TAKER else Mark.NONE
    for at, card in enumerate(place.cards):
        yield CardAt(card, left + width * peek * at, middle, width, mark=mark)
    for at in range(len(place.cards), lying):
        yield PlaceAt(left + width * peek * at, middle, width, place.mark, place.words)
    if place.words and lying == len(place.cards):
        # Whoever is to name the suit has played already.
        x = left + width * peek * (lying - 1) / 2
        yield BadgeAt(place.words, x, middle - width / deck.ratio / 2 - 14, _CHIP, LEAST_TEXT, tone=Tone.GOLD)
    if place.mark is Mark.TAKER:
        x = left + width * peek * (lying - 1) / 2
        yield StarAt(x, middle - width / deck.ratio / 2 - 20, place.gained)


def _closed_hand(place: Place, x: float, middle: float, width: float, deck: Deck) -> Iterator[Element]:
    """The backs of so many cards as are held."""
    small = width * 0.82
    apart = min(width * _FAN, (width * 1.06 - small) / max(1, place.held - 1))
    first = x - apart * (place.held - 1) / 2
    mark = Mark.DIM if place.mark is Mark.DIM else Mark.NONE
    for at in range(place.held):
        yield CardAt(BACK, first + apart * at, middle, small, mark=mark)
    if place.words:
        y = middle - small / deck.ratio / 2 - 14
        yield BadgeAt(place.words, x, y, _CHIP, LEAST_TEXT, tone=Tone.GOLD)


def _signs(place: Place, x: float, bottom: float, width: float) -> Iterator[Element]:
    """On the lower edge of the cards: the side and the dealer's chip at the left, the points at the right."""
    left, y = x - width / 2 + 12, bottom - 12
    if place.seat.side is not None:
        yield SideAt(place.seat.side, left + _SIGN / 2 - 8, y, _SIGN)
        left += _SIGN + 10
    if place.seat.dealer:
        yield BadgeAt(place.seat.dealer, left + _CHIP / 2 - 10, y, _CHIP, LEAST_TEXT, tone=Tone.CREAM)
    if place.seat.points:
        yield BadgeAt(place.seat.points, x + width / 2 + 8, y, _CHIP, FIGURES, align=Align.RIGHT)


def _as_cards(places: Sequence[Place], step: float) -> bool:
    """Whether open hands are few enough to be shown as cards, not as their indices alone."""
    return all(len(place.hand) * (_HELD_CARD + 6) <= step for place in places)


def _per_row(step: float) -> int:
    return int((step - 4) // _SLIP_STEP)


def _rows(cards: Sequence[str], step: float) -> int:
    return -(-len(cards) // _per_row(step))


def _pile_rows(place: Place, step: float) -> int:
    return min(_PILE_ROWS, _rows(place.pile, step))


def _open_cards(
    deck: Deck, place: Place, x: float, top: float, step: float, *, cards: bool
) -> Iterator[Element]:
    """An open hand, then the pile: its best cards, and the number of the others on a badge."""
    if cards and place.hand:
        height = _HELD_CARD / deck.ratio
        first = x - (_HELD_CARD + 6) * (len(place.hand) - 1) / 2
        for at, card in enumerate(place.hand):
            yield CardAt(card, first + (_HELD_CARD + 6) * at, top + height / 2, _HELD_CARD)
        top += height + 12
    elif place.hand:
        yield from _slips(place.hand, x, top, step)
        top += _rows(place.hand, step) * (SLIP_HEIGHT + 6)
    room = _PILE_ROWS * _per_row(step)
    shown = place.pile if len(place.pile) <= room else place.pile[: room - 1]
    more = len(place.pile) - len(shown)
    yield from _slips((*shown, *([f"+{more}"] if more else [])), x, top + 10, step)


def _slips(cards: Sequence[str], x: float, top: float, step: float) -> Iterator[Element]:
    per_row = _per_row(step)
    for row, start in enumerate(range(0, len(cards), per_row)):
        line = cards[start : start + per_row]
        first = x - _SLIP_STEP * (len(line) - 1) / 2
        y = top + SLIP_HEIGHT / 2 + row * (SLIP_HEIGHT + 6)
        for at, card in enumerate(line):
            if card.startswith("+"):
                yield WordsAt(card, first + _SLIP_STEP * at, y, SLIP + 8, TEXT, Tone.GOLD, Align.MIDDLE)
            else:
                yield IndexAt(card, first + _SLIP_STEP * at, y, SLIP)
