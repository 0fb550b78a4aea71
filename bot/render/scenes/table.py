"""The scene of a table as everybody may see it: a finished or running trick, stock, trump and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.render.decks import BACK, Deck
from bot.render.scene import (
    FIGURES,
    TEXT,
    WIDTH,
    Align,
    BadgeAt,
    CardAt,
    Element,
    IndexAt,
    Kind,
    Mark,
    NamesAt,
    PanelAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    SideAt,
    StockLabel,
    Tone,
    TrumpLabel,
    WordsAt,
    check_cards,
    find_deck,
)
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.seat_places import (
    INDEX,
    INDEX_HEIGHT,
    Place,
    Row,
    lines_of_side,
    open_height,
    row_of_places,
    style_of,
)

MOST_SEATS: Final = 10
_BOTTOM: Final = 18
_BAR: Final = 64
_BAR_LINE: Final = 36
"""The further height of the bar with the points of partnerships if their names take two lines."""
_BAR_SIGN: Final = 36
_BAR_POINTS: Final = 76
STOCK: Final = 148
"""The room for the stock at the left."""
_STOCK_CARD: Final = 98
_IN_A_ROW: Final = 5
_PAIRS_IN_A_ROW: Final = 3  # of double tricks
_STOCK_MIDDLE: Final = 0.72
"""The distance of the stock's middle from the edge, in widths of its cards."""
_HIGHEST: Final = (340, 216)
"""The greatest height of a card in a single row, and in two."""


@dataclass(frozen=True)
class TrickLabel:
    """The cards on a table: a trick, running or finished, and everything around it.

    Args:
        seats: all seats by index. Points of seats that play alone are in their labels.
        played: the cards in the order played; ``laps`` by each seat, more than one in double tricks.
        leader: the seat that led, or is to lead.
        taker: the seat that took the finished trick, with ``gained`` on its star.
        turn: the seat that is to play, with ``turn_words`` on its place.
        turnup: the card that lies face up under the stock, None when there is none.
        stock: the stock; None in games without one.
        next_card: the card that lies face up on the stock.
        sitting: the seats that still play, all by default.
        held: in an auction, the numbers of cards in the closed hands of all seats.
        passed: the seats that have passed; in a short trick those that do not play to it (R-52).
        hands: the hands that lie open, by seat (R-75).
        piles: the piles that lie open, by seat, the best cards first.
        scores: the points of partnerships.
        clockwise: the next seat is the one to the left (R-20).
    """

    seats: Sequence[SeatLabel]
    played: Sequence[PlayedCard] = ()
    laps: int = 1
    leader: int = 0
    taker: int | None = None
    gained: str = ""
    turn: int | None = None
    turn_words: str = ""
    turnup: str | None = None
    stock: StockLabel | None = None
    next_card: str | None = None
    sitting: Sequence[int] | None = None
    held: Sequence[int] = ()
    passed: Sequence[int] = ()
    hands: Mapping[int, Sequence[str]] = field(default_factory=dict)
    piles: Mapping[int, Sequence[str]] = field(default_factory=dict)
    scores: Sequence[ScoreLabel] = ()
    clockwise: bool = False

    def check(self, deck: Deck) -> None:
        """Raise ``ValueError`` for a card that the deck lacks, or seats that no table has."""
        lying = [card for cards in (*self.hands.values(), *self.piles.values()) for card in cards]
        face_up = [card for card in (self.turnup, self.next_card) if card is not None]
        check_cards(deck, [*(one.card for one in self.played), *face_up, *lying])
        seat_numbers = range(len(self.seats))
        if len(self.seats) > MOST_SEATS:
            raise ValueError(f"no table has {len(self.seats)} seats")
        seats_named = (self.leader, self.taker, self.turn, *self.hands, *self.piles, *self.passed)
        for seat in (*seats_named, *(one.seat for one in self.played)):
            if seat is not None and seat not in seat_numbers:
                raise ValueError(f"there is no seat {seat}")

    def places(self) -> list[Place]:
        """The seats that play, in the order of play."""
        count = len(self.seats)
        ring = [(self.leader + after) % count for after in range(count)]
        return [self._place(seat) for seat in ring if self.sitting is None or seat in self.sitting]

    def _place(self, seat: int) -> Place:
        marks = {self.taker: Mark.TAKER, self.turn: Mark.TURN} | dict.fromkeys(self.passed, Mark.DIM)
        return Place(
            self.seats[seat],
            cards=tuple(one.card for one in self.played if one.seat == seat),
            mark=marks.get(seat, Mark.NONE),
            words=self.turn_words if seat == self.turn else "",
            gained=self.gained,
            held=self.held[seat] if self.held else 0,
            hand=tuple(self.hands.get(seat, ())),
            pile=tuple(self.piles.get(seat, ())),
            leads=seat == self.leader,
        )


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes with which a trick is drawn.

    Args:
        highest: the greatest height of a card in a single row, and in two rows.
        stock: the room for the stock at the left.
        stock_card: the width of the cards of the stock.
        lines: the greatest number of lines of a name.
    """

    highest: tuple[float, float] = _HIGHEST
    stock: float = STOCK
    stock_card: float = _STOCK_CARD
    lines: int = 2


def trick_scene(
    *,
    deck: str,
    title: str,
    trick: TrickLabel,
    trump: TrumpLabel | None = None,
    note: str = "",
    decided: bool = False,
    letters: str = "",
) -> Scene:
    """A trick on the table, the cards from left to right as the seats play from the leader on.

    If play runs clockwise, they are from right to left (R-20).

    Args:
        deck: the key of the deck.
        title: the first line.
        trick: the cards on the table.
        trump: the trump.
        note: up to two lines under the title.
        decided: a flag says that the deal is decided (V-14).
        letters: those of jack, queen and king; the deck's own without them.

    Raises:
        ValueError: for an unknown deck, a card that it lacks, a seat that is not there, or more seats than a
            table has.
    """
    pattern = find_deck(deck)
    trick.check(pattern)
    elements, top = head(title, trump, note, decided=decided)
    lying, bottom = trick_area(pattern, trick, top, Measures())
    elements += lying
    return Scene(Kind.TABLE, WIDTH, round(bottom + _BOTTOM), deck, tuple(elements), letters)


def trick_area(deck: Deck, trick: TrickLabel, top: float, measures: Measures) -> tuple[list[Element], float]:
    """The elements of a trick from ``top`` down, and where the part below them may begin.

    The cards keep their size when the stock runs out, so that a message keeps its height.
    """
    places = trick.places()
    pile = trick.stock is not None and trick.stock.count > 0
    rows = rows_for(len(places), trick.laps)
    columns = -(-len(places) // rows)
    left, right = EDGE + pile * measures.stock, WIDTH - EDGE
    narrowest = (right - EDGE - measures.stock * (trick.stock is not None)) / columns
    style = replace(
        style_of(places, narrowest, columns, trick.laps),
        ordered=True,
        clockwise=trick.clockwise,
        highest=measures.highest[rows - 1],
    )
    widest = style.widest(narrowest, deck)
    style = replace(style, lines=min(style.lines, measures.lines), highest=widest / deck.ratio)
    step = (right - left) / columns
    way = -1 if trick.clockwise else 1
    elements: list[Element] = []
    bottom = top
    for row in range(rows):
        part = places[columns * row : columns * (row + 1)][::way]
        tall = style.tall(step, deck) + open_height(part, step, deck)
        elements += row_of_places(deck, part, Row(left, right, bottom, bottom + tall), style)
        bottom += tall
    if trick.stock is not None and pile:
        middle = (top + bottom) / 2
        elements += stock_pile(
            deck, trick.stock.count, trick.turnup, middle, trick.next_card, width=measures.stock_card
        )
    if trick.scores:
        elements += score_bar(trick.scores, bottom + 8)
        bottom += bar_height(trick.scores) + 8
    return elements, bottom


def rows_for(places: int, laps: int) -> int:
    """The number of rows for so many places, each with ``laps`` cards in a trick."""
    return 1 if places <= (_IN_A_ROW if laps == 1 else _PAIRS_IN_A_ROW) else 2


def score_bar(scores: Sequence[ScoreLabel], top: float) -> list[Element]:
    """The points of partnerships in a row at the bottom, as high as ``bar_height`` says."""
    left, height, lines = EDGE - 4, bar_height(scores), _bar_lines(scores)
    y = top + height / 2
    elements: list[Element] = [PanelAt(left, top, WIDTH - 2 * left, height)]
    for place, score in enumerate(scores):
        x, end = left + 14 + place * _bar_cell(scores), left + 6 + (place + 1) * _bar_cell(scores)
        side = score.seats[0].side if score.seats else None
        if side is not None:
            elements.append(SideAt(side, x + _BAR_SIGN / 2, y, _BAR_SIGN))
            x += _BAR_SIGN + 12
        elements += [
            NamesAt(score.seats, x, y, end - _BAR_POINTS - 16 - x, TEXT, lines),
            WordsAt(score.points, end - 10, y, _BAR_POINTS, FIGURES, Tone.GOLD, Align.RIGHT),
        ]
    return elements


def bar_height(scores: Sequence[ScoreLabel]) -> float:
    """The height of the bar with these points; 0 without any."""
    return _BAR + (_bar_lines(scores) - 1) * _BAR_LINE if scores else 0


def _bar_cell(scores: Sequence[ScoreLabel]) -> float:
    return (WIDTH - 2 * (EDGE - 4) - 24) / len(scores)


def _bar_lines(scores: Sequence[ScoreLabel]) -> int:
    """The number of lines for names in the bar: two if those of a side seem too long for one line."""
    room = _bar_cell(scores) - _BAR_SIGN - _BAR_POINTS - 36
    return max(lines_of_side(score.seats, room) for score in scores)


def stock_pile(
    deck: Deck,
    count: int,
    turnup: str | None,
    middle: float,
    next_card: str | None,
    *,
    width: float = _STOCK_CARD,
) -> list[Element]:
    """The stock face down, the turn-up crosswise under it with its index beside, the next card on top."""
    height = width / deck.ratio
    x = EDGE + width * _STOCK_MIDDLE
    visible_width = width * 0.66 if turnup else 0  # the visible part of the turn-up below the stock
    top = middle - (height + visible_width) / 2
    elements: list[Element] = []
    if turnup:
        elements.append(CardAt(turnup, x, top + height + visible_width - width / 2, width * 0.86, lying=True))
        elements.append(IndexAt(turnup, x, top + height + visible_width - INDEX_HEIGHT / 2 + 6, INDEX))
    backs = min(3, count - 1 if turnup else count)
    elements += [CardAt(BACK, x - 4 * at, top + height / 2 - 4 * at, width) for at in range(backs)]
    lift = 4 * max(0, backs - 1)
    if next_card is not None and backs:
        elements.append(CardAt(next_card, x - lift, top + height / 2 - lift, width))
        # In the corner without an index, away from the arrow of the first card of the trick.
        elements.append(BadgeAt(str(count), x - lift - width / 2 + 20, top + height - lift - 24, 60, FIGURES))
    else:
        elements.append(BadgeAt(str(count), x - lift, top + height / 2 - lift, 70, FIGURES))
    return elements
