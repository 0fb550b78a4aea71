"""The places around a table, in rows: each with the cards that its seat played, a name and signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import east_asian_width

import msgspec

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
    Sign,
    SignAt,
    StarAt,
    Tone,
    WordsAt,
    plate_height,
)

INDEX: Final = 46
"""The width of an index that stands for a card."""
INDEX_HEIGHT: Final = 74
_INDEX_STEP: Final = INDEX + 4
_LARGEST_CARD: Final = 212
_HELD_CARD: Final = 112  # the width of an open hand's cards, if there is room for cards
STAR: Final = 46
"""The room above the cards for the star of the seat that took them."""
_BELOW_CARD: Final = 16
_SIGNS: Final = 62  # the room below the cards for each seat's signs, clear of the lower index
_NOTE: Final = 42
_CHIP: Final = 50
_SIGN: Final = 40
_LETTER: Final = 18  # the approximate width of a narrow letter: longer names take two lines
_LETTER_OF_SIDE: Final = 16.5  # the same for the names of a side, which have no plate around them
_LEAST_PEEK: Final = 0.5  # the least visible part of the lower card of a double trick, in widths
_MOST_PEEK: Final = 1.05
_PILE_ROWS: Final = 2
_BELOW_NAME: Final = 8
_ABOVE_PILE: Final = 10
_LEAST_SIGNS: Final = 146  # a chip and points of three digits, beside each other
_FAN: Final = 0.16  # the distance between the backs of a hand, in widths
_ORDER_GAP: Final = 20  # the gap between two cards if the order of play is shown
_LEADS: Final = 30
_NEXT: Final = 26
_LEAST_CARD: Final = 84  # a narrower card shows its index alone


class Place(msgspec.Struct, frozen=True):
    """A seat at the table.

    - ``cards``: the cards that it has played to the trick.
    - ``held``: the number of cards in its closed hand.
    - ``hand``, ``pile``: the open cards, the best of the pile first.
    - ``words``: the text in the empty place of the seat that is to play.
    - ``gained``: the text beside the star of the seat that took the trick.
    - ``leads``: whether it leads to the trick.
    """

    seat: SeatLabel
    cards: tuple[str, ...] = ()
    mark: Mark = Mark.NONE
    words: str = ""
    gained: str = ""
    held: int = 0
    hand: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Style:
    """The common style of a table's rows.

    Args:
        columns: the number of places that a full row has.
        laps: the number of cards that each seat plays to a trick.
        lines: the lines that a name may take.
        noted: room is kept for a note under each name.
        signed: room is kept between cards and names for sides, the dealer's chip and points.
        ordered: signs between the cards show who leads and how play goes on.
        clockwise: play goes on to the left.
        highest: the greatest height of a card.
    """

    columns: int
    laps: int = 1
    lines: int = 1
    noted: bool = False
    signed: bool = False
    ordered: bool = False
    clockwise: bool = False
    highest: float = 10_000

    @property
    def below(self) -> float:
        """The room from the lower edge of the cards to the open cards."""
        above = _SIGNS if self.signed else _BELOW_CARD
        return above + plate_height(self.lines) + self.noted * _NOTE

    def widest(self, step: float, deck: Deck) -> float:
        """The greatest width of a card on places of this width."""
        wide = (step - (_ORDER_GAP if self.ordered else 18)) / (1 + _LEAST_PEEK * (self.laps - 1))
        return min(_LARGEST_CARD, wide, self.highest * deck.ratio)

    def tall(self, step: float, deck: Deck) -> float:
        """The height of a row with cards as large as possible, without the open cards."""
        return STAR + self.widest(step, deck) / deck.ratio + self.below


def style_of(places: Sequence[Place], step: float, columns: int, laps: int = 1) -> Style:
    """The style for places of this width: lines for names, room for notes and for signs."""
    return Style(
        columns=columns,
        laps=laps,
        lines=_lines_of_names(places, step),
        noted=any(place.seat.note for place in places),
        signed=any(place.seat.side is not None or place.seat.dealer or place.seat.points for place in places),
    )


class Row(msgspec.Struct, frozen=True):
    """The edges of a row of places: left, right, top and bottom."""

    left: float
    right: float
    top: float
    bottom: float

    def step(self, count: int) -> float:
        """The width of one of so many places."""
        return (self.right - self.left) / count


def _lines_of_names(places: Sequence[Place], step: float) -> int:
    """The number of lines for names: two if one seems too long for one line and can be broken at a space."""
    needs_two = (
        " " in place.seat.name and _letters(place.seat.name) * _LETTER > step - 22 for place in places
    )
    return 2 if any(needs_two) else 1


def lines_of_side(seats: Sequence[SeatLabel], width: float) -> int:
    """The number of lines for the names of a side: two if they seem too long for one."""
    return 2 if _letters(" + ".join(seat.name for seat in seats)) * _LETTER_OF_SIDE > width else 1


def _letters(name: str) -> int:
    """The approximate width of a name in narrow letters. East Asian letters count twice."""
    if name.isascii():
        return len(name)
    return sum(1 + (east_asian_width(piece[0]) in {"W", "F"}) for piece in graphemes(name))


def open_height(places: Sequence[Place], step: float, deck: Deck) -> float:
    """The part of a row's height for the open cards under the names."""
    hands = _hands_height(places, step, deck)
    piles = max((_pile_rows(place, step) for place in places), default=0)
    below = _BELOW_NAME if hands or piles else 0
    return below + hands + piles * (INDEX_HEIGHT + 6) + (_ABOVE_PILE if piles else 0)


def _hands_height(places: Sequence[Place], step: float, deck: Deck) -> float:
    """The height of the open hands of a row: their piles begin below the longest of them."""
    rows = max((_rows(place.hand, step) for place in places), default=0)
    return _HELD_CARD / deck.ratio + 12 if rows and _as_cards(places, step) else rows * (INDEX_HEIGHT + 6)


def row_of_places(deck: Deck, places: Sequence[Place], row: Row, style: Style) -> list[Element]:
    """A row of places from left to right, as wide as a full row, and centred."""
    step = row.step(style.columns)
    left = (row.left + row.right - step * len(places)) / 2
    laps = style.laps
    room = row.bottom - row.top - STAR - style.below - open_height(places, step, deck)
    width = min(style.widest(step, deck), room * deck.ratio)
    wide = step - (_ORDER_GAP if style.ordered else 18)
    peek = min(_MOST_PEEK, (wide / width - 1) / (laps - 1)) if laps > 1 else 0.0
    height = width / deck.ratio
    middle = row.top + STAR + max(0.0, (room - height) * 0.4) + height / 2
    elements: list[Element] = []
    last: list[Element] = []  # the cards that took are on top, so that their rings are whole
    for at, place in enumerate(places):
        x = left + step * (at + 0.5)
        lying = min(laps, len(place.cards) + 1)  # the last of them has not been played if cards are missing
        first = x - width * peek * (lying - 1) / 2
        card_elements = [*_cards(place, first, middle, width, deck, peek, lying)]
        (last if place.mark is Mark.TAKER else elements).extend(card_elements)
        beside = max(_LEAST_SIGNS, width * (1 + peek * (lying - 1)))
        elements += _signs(place, x, middle + height / 2 + _SIGNS / 2, beside)
    elements += last
    if style.ordered:
        elements += _order(places, left, step, middle, mirrored=style.clockwise)
    for at, place in enumerate(places):
        x = left + step * (at + 0.5)
        top = middle + height / 2 + style.below - plate_height(style.lines) - style.noted * _NOTE
        elements.append(PlateAt(place.seat, x, top, step - 6, style.lines, place.mark))
        y = middle + height / 2 + style.below + _BELOW_NAME
        elements += _hand(deck, place.hand, x, y, step, cards=_as_cards(places, step))
        y += _hands_height(places, step, deck)
        elements += _pile(place.pile, x, y + _ABOVE_PILE, step)
    return elements


def _order(
    places: Sequence[Place], left: float, step: float, y: float, *, mirrored: bool
) -> Iterator[Element]:
    """The signs before the places, in the direction of play: who leads, or who is next."""
    for at, place in enumerate(places):
        x = left + step * (at + mirrored)
        sign, height = (Sign.LEADS, _LEADS) if place.leads else (Sign.NEXT, _NEXT)
        yield SignAt(sign, x, y, height, mirrored=mirrored)


def _cards(
    place: Place, left: float, middle: float, width: float, deck: Deck, peek: float, lying: int
) -> Iterator[Element]:
    """The cards played and the outline of the next one; in an auction the backs of the hand.

    ``left`` is the middle of the first of ``lying`` cards side by side.
    """
    if place.held:
        yield from _closed_hand(place, left, middle, width, deck)
        return
    mark = Mark.TAKER if place.mark is Mark.TAKER else Mark.NONE
    for at, card in enumerate(place.cards):
        x = left + width * peek * at
        if width < _LEAST_CARD and card != BACK:
            yield IndexAt(card, x, middle, width, mark)
        else:
            yield CardAt(card, x, middle, width, mark=mark)
    for at in range(len(place.cards), lying):
        yield PlaceAt(left + width * peek * at, middle, width, place.mark, place.words)
    if place.words and lying == len(place.cards):
        # The seat that is to name the suit has played already.
        x = left + width * peek * (lying - 1) / 2
        yield BadgeAt(place.words, x, middle - width / deck.ratio / 2 - 14, _CHIP, LEAST_TEXT, tone=Tone.GOLD)
    if place.mark is Mark.TAKER:
        x = left + width * peek * (lying - 1) / 2
        yield StarAt(x, middle - width / deck.ratio / 2 - 20, place.gained)


def _closed_hand(place: Place, x: float, middle: float, width: float, deck: Deck) -> Iterator[Element]:
    """The backs of as many cards as the seat holds."""
    small = width * 0.82
    apart = min(width * _FAN, (width * 1.06 - small) / max(1, place.held - 1))
    first = x - apart * (place.held - 1) / 2
    mark = Mark.DIM if place.mark is Mark.DIM else Mark.NONE
    for at in range(place.held):
        yield CardAt(BACK, first + apart * at, middle, small, mark=mark)
    if place.words:
        y = middle - small / deck.ratio / 2 - 14
        yield BadgeAt(place.words, x, y, _CHIP, LEAST_TEXT, tone=Tone.GOLD)


def _signs(place: Place, x: float, y: float, width: float) -> Iterator[Element]:
    """The signs below the cards: the side and the dealer's chip at the left, the points at the right."""
    left = x - width / 2 + 4
    if place.seat.side is not None:
        yield SideAt(place.seat.side, left + _SIGN / 2 - 8, y, _SIGN)
        left += _SIGN + 10
    if place.seat.dealer:
        yield BadgeAt(place.seat.dealer, left + _CHIP / 2 - 10, y, _CHIP, LEAST_TEXT, tone=Tone.CREAM)
    if place.seat.points:
        yield BadgeAt(place.seat.points, x + width / 2, y, _CHIP, FIGURES, align=Align.RIGHT)


def _as_cards(places: Sequence[Place], step: float) -> bool:
    """Whether open hands are small enough to be shown as cards, and not as their indices alone."""
    return all(len(place.hand) * (_HELD_CARD + 6) <= step for place in places)


def _per_row(step: float) -> int:
    return int((step - 4) // _INDEX_STEP)


def _rows(cards: Sequence[str], step: float) -> int:
    return -(-len(cards) // _per_row(step))


def _pile_rows(place: Place, step: float) -> int:
    return min(_PILE_ROWS, _rows(place.pile, step))


def _hand(
    deck: Deck, hand: Sequence[str], x: float, top: float, step: float, *, cards: bool
) -> Iterator[Element]:
    """An open hand."""
    if not cards:
        yield from _indices(hand, x, top, step)
        return
    first = x - (_HELD_CARD + 6) * (len(hand) - 1) / 2
    for at, card in enumerate(hand):
        yield CardAt(card, first + (_HELD_CARD + 6) * at, top + _HELD_CARD / deck.ratio / 2, _HELD_CARD)


def _pile(pile: Sequence[str], x: float, top: float, step: float) -> Iterator[Element]:
    """The best cards of an open pile, and the number of the others."""
    room = _PILE_ROWS * _per_row(step)
    best = pile if len(pile) <= room else pile[: room - 1]
    more = len(pile) - len(best)
    yield from _indices((*best, *([f"+{more}"] if more else [])), x, top, step)


def _indices(cards: Sequence[str], x: float, top: float, step: float) -> Iterator[Element]:
    per_row = _per_row(step)
    for row, start in enumerate(range(0, len(cards), per_row)):
        line = cards[start : start + per_row]
        first = x - _INDEX_STEP * (len(line) - 1) / 2
        y = top + INDEX_HEIGHT / 2 + row * (INDEX_HEIGHT + 6)
        for at, card in enumerate(line):
            if card.startswith("+"):
                yield WordsAt(card, first + _INDEX_STEP * at, y, INDEX + 8, TEXT, Tone.GOLD, Align.MIDDLE)
            else:
                yield IndexAt(card, first + _INDEX_STEP * at, y, INDEX)
