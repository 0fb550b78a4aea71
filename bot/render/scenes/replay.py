"""The film of a deal, as values: frames of fields that keep their places while cards come and go.

The seats keep their places in playing order, so that a frame differs from the previous one in few fields.
Only those are painted, and only they cost bytes. Lengths are pixels on a picture 1000 wide, as in every
scene.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.render.decks import Deck
from bot.render.scene import (
    FIGURES,
    LINE,
    TEXT,
    TITLE,
    WIDTH,
    Align,
    BadgeAt,
    CardAt,
    Element,
    IndexAt,
    Mark,
    ParagraphAt,
    PlaceAt,
    PlayedCard,
    ScoreLabel,
    SeatLabel,
    SuitAt,
    Tone,
    TrumpLabel,
    WordsAt,
    check_cards,
    find_deck,
)
from bot.render.scenes.header import EDGE
from bot.render.scenes.seat_places import INDEX, INDEX_HEIGHT, Place, Row, row_of_places, style_of
from bot.render.scenes.table import STOCK, bar_height, rows_for, score_bar, stock_pile

_LINE: Final = 54  # the middle of the title
_CAPTION: Final = 84
CAPTION_LINES: Final = 2
_HEAD: Final = _CAPTION + CAPTION_LINES * LINE
_SYMBOL: Final = 56
_TITLE: Final = 560
_ROW: Final = 486  # the height of places, if there is one row …
_ROW_OF_TWO: Final = 382  # … and each of two
_BOTTOM: Final = 22
_HELD_CARD: Final = 112
_HELD_STEP: Final = _HELD_CARD + 6
_INDEX_STEP: Final = INDEX + 4
_GAP: Final = 10
_RESULT: Final = 104


class Format(StrEnum):
    """The file type of a film, and the ending of its name."""

    WEBP = "webp"
    GIF = "gif"


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a picture that is painted by itself. Elements are cut off at its edges."""

    left: float
    top: float
    right: float
    bottom: float
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture of a film: its fields, at the same places in every frame, and its milliseconds."""

    fields: tuple[Cell, ...]
    rest: int


@dataclass(frozen=True, slots=True)
class Film:
    """Frames of one size, shown once. The last one stays. ``players`` are those whom its sentences name."""

    width: int
    height: int
    deck: str
    frames: tuple[Frame, ...]
    letters: str = ""
    players: tuple[SeatLabel, ...] = ()


@dataclass(frozen=True, slots=True)
class TableFrame:
    """The table at one moment of a deal.

    - ``seats``: all seats by index.
    - ``played``: the trick; ``taker`` and ``gained``: the seat that took it, and its points.
    - ``actor``: the seat that acted.
    - ``hands``: the hands of all seats.
    - ``pale``: the seats that take no part.
    - ``results``: at the end, large figures in place of the cards.
    - ``totals``: at the end, lines in place of the hands, one for each seat.
    - ``winners``: the seats that won.
    """

    title: str
    caption: str
    rest: int
    seats: tuple[SeatLabel, ...]
    trump: TrumpLabel | None = None
    played: tuple[PlayedCard, ...] = ()
    actor: int | None = None
    taker: int | None = None
    gained: str = ""
    hands: tuple[tuple[str, ...], ...] = ()
    stock: int = 0
    turnup: str | None = None
    next_card: str | None = None
    scores: tuple[ScoreLabel, ...] = ()
    results: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()
    winners: frozenset[int] = frozenset()
    pale: frozenset[int] = frozenset()


def film(
    moments: Sequence[TableFrame],
    *,
    deck: str,
    sitting: Sequence[int],
    laps: int = 1,
    clockwise: bool = False,
    letters: str = "",
) -> Film:
    """The moments of a deal as a film. ``sitting`` are the seats that play it, in playing order.

    ``laps`` is the number of cards that each plays to a trick, ``letters`` are those of jack, queen and
    king. Raises ``ValueError`` for an unknown deck, a card that it lacks, or no moments.
    """
    pattern = find_deck(deck)
    if not moments:
        raise ValueError("a film needs a moment")
    for moment in moments:
        cards = [card.card for card in moment.played] + [card for hand in moment.hands for card in hand]
        check_cards(pattern, [*cards, *(card for card in (moment.turnup, moment.next_card) if card)])
    layout = _Layout(pattern, moments, tuple(sitting), laps, clockwise=clockwise)
    frames = tuple(Frame(tuple(layout.fields(moment)), moment.rest) for moment in moments)
    return Film(WIDTH, layout.height, deck, frames, letters, moments[0].seats)


class _Layout:
    """The places of everything in all frames of a film: as much room as the fullest of them needs."""

    def __init__(
        self,
        deck: Deck,
        moments: Sequence[TableFrame],
        sitting: tuple[int, ...],
        laps: int,
        *,
        clockwise: bool,
    ) -> None:
        self.deck = deck
        self.laps = laps
        self.sitting = sitting
        self.way = -1 if clockwise else 1
        self.stocked = any(moment.stock for moment in moments)
        self.rows = rows_for(len(sitting), laps)
        self.columns = -(-len(sitting) // self.rows)
        self.left = EDGE + self.stocked * STOCK
        self.step = (WIDTH - EDGE - self.left) / self.columns
        every = [Place(moment.seats[seat]) for moment in moments for seat in sitting]
        self.style = style_of(every, self.step, columns=1, laps=laps)
        longest_hand = max((len(hand) for moment in moments for hand in moment.hands), default=0)
        self.as_cards = longest_hand * _HELD_STEP <= self.step
        self.strip = self._strip(longest_hand)
        self.tall = (_ROW if self.rows == 1 else _ROW_OF_TWO) + self.strip
        self.places_end = _HEAD + self.rows * self.tall
        self.bar = max((bar_height(moment.scores) for moment in moments), default=0)
        self.height = round(self.places_end + (self.bar and self.bar + 8) + _BOTTOM)

    @property
    def per_row(self) -> int:
        return int((self.step - 4) // _INDEX_STEP)

    def _strip(self, longest_hand: int) -> float:
        """The height of the open hands below the names."""
        if not longest_hand:
            return 0
        if self.as_cards:
            return _HELD_CARD / self.deck.ratio + _GAP
        return -(-longest_hand // self.per_row) * (INDEX_HEIGHT + 6) + _GAP

    def fields(self, moment: TableFrame) -> Iterator[Cell]:
        yield self._head(moment)
        if self.stocked:
            yield self._stock(moment)
        yield from self._places(moment)
        if self.bar:
            top = self.places_end + 4
            bar = score_bar(moment.scores, top) if moment.scores else ()
            yield Cell(EDGE - 8, top - 4, WIDTH - EDGE + 8, top + self.bar + 4, tuple(bar))

    def _head(self, moment: TableFrame) -> Cell:
        left, right = EDGE + 10, WIDTH - EDGE - 10
        wide = right - left if moment.trump is None else _TITLE
        elements: list[Element] = [WordsAt(moment.title, left, _LINE, wide, TITLE, Tone.GOLD)]
        if moment.trump is not None:
            beside = right - _SYMBOL - 10
            room = beside - left - _TITLE - 16
            elements += [
                SuitAt(moment.trump.suit, right - _SYMBOL / 2, _LINE, _SYMBOL),
                WordsAt(moment.trump.words, beside, _LINE, room, TITLE, align=Align.RIGHT),
            ]
        if moment.caption:
            elements.append(ParagraphAt(moment.caption, left, _CAPTION, right - left, CAPTION_LINES))
        return Cell(EDGE - 8, 22, WIDTH - EDGE + 8, _HEAD, tuple(elements))

    def _stock(self, moment: TableFrame) -> Cell:
        elements: list[Element] = []
        if moment.stock:
            middle = (_HEAD + self.places_end) / 2
            elements = stock_pile(self.deck, moment.stock, moment.turnup, middle, moment.next_card)
        return Cell(EDGE - 8, _HEAD, self.left, self.places_end, tuple(elements))

    def _places(self, moment: TableFrame) -> Iterator[Cell]:
        every = [self._place(moment, seat) for seat in self.sitting]
        for number in range(self.rows):
            part = every[self.columns * number : self.columns * (number + 1)][:: self.way]
            seats = self.sitting[self.columns * number : self.columns * (number + 1)][:: self.way]
            top = _HEAD + self.tall * number
            first = self.left + self.step * (self.columns - len(part)) / 2
            for at, (seat, place) in enumerate(zip(seats, part, strict=True)):
                left = first + self.step * at
                row = Row(left, left + self.step, top, top + self.tall - self.strip)
                place_elements = tuple(self._at_place(moment, seat, place, row))
                yield Cell(row.left, row.top, row.right, row.bottom, place_elements)
                if self.strip:
                    hand_elements = tuple(
                        self._hand_below(moment, seat, left + self.step / 2, row.bottom + _GAP)
                    )
                    yield Cell(row.left, row.bottom, row.right, top + self.tall, hand_elements)

    def _place(self, moment: TableFrame, seat: int) -> Place:
        mark = Mark.DIM if seat in moment.pale else Mark.TURN if seat == moment.actor else Mark.NONE
        if seat == moment.taker or seat in moment.winners:
            mark = Mark.TAKER
        return Place(
            moment.seats[seat],
            cards=tuple(card.card for card in moment.played if card.seat == seat),
            mark=mark,
            gained=moment.gained,
        )

    def _at_place(self, moment: TableFrame, seat: int, place: Place, row: Row) -> Iterator[Element]:
        tone = Tone.GOLD if place.mark is Mark.TAKER else Tone.GREEN
        for element in row_of_places(self.deck, [place], row, self.style):
            if moment.results and isinstance(element, PlaceAt):
                yield BadgeAt(moment.results[seat], element.x, element.y, _RESULT, FIGURES, tone=tone)
            else:
                yield element

    def _hand_below(self, moment: TableFrame, seat: int, x: float, top: float) -> Iterator[Element]:
        """The part below a name: the hand, at the end the seat's total."""
        if moment.totals:
            room = self.step - 8
            yield WordsAt(moment.totals[seat], x, top + LINE / 2, room, TEXT, Tone.GOLD, Align.MIDDLE)
        cards = moment.hands[seat] if moment.hands and not moment.totals else ()
        if self.as_cards:
            y = top + _HELD_CARD / self.deck.ratio / 2
            first = x - _HELD_STEP * (len(cards) - 1) / 2
            for at, card in enumerate(cards):
                yield CardAt(card, first + _HELD_STEP * at, y, _HELD_CARD)
            return
        for at, card in enumerate(cards):
            row, column = divmod(at, self.per_row)
            beside = min(self.per_row, len(cards) - row * self.per_row)
            left = x - _INDEX_STEP * (beside - 1) / 2
            yield IndexAt(
                card, left + _INDEX_STEP * column, top + INDEX_HEIGHT / 2 + row * (INDEX_HEIGHT + 6), INDEX
            )
