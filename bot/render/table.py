"""The table as everybody may see it: a trick, finished or running, with stock, trump and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.render.decks import BACK, Deck
from bot.render.head import EDGE, head
from bot.render.places import SLIP, Place, Row, lines_of_names, open_height, row_of_places
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
    deck_named,
)

MOST_SEATS: Final = 10
_HEIGHT: Final = 600
_HEIGHT_OF_TWO: Final = 840
_BOTTOM: Final = 18
BAR: Final = 64
"""The height of the bar with the points of partnerships."""
STOCK: Final = 172
"""The room for the stock at the left."""
_STOCK_CARD: Final = 116
_IN_A_ROW: Final = 4  # more seats than this stand in two rows …
_WITHOUT_STOCK: Final = 5  # … but five fit into one where nothing lies beside them
_PAIRS_IN_A_ROW: Final = 3  # of double tricks


def trick_scene(  # noqa: PLR0913 - everything that may lie on a table, each asked for by name
    *,
    deck: str,
    title: str,
    seats: Sequence[SeatLabel],
    played: Sequence[PlayedCard] = (),
    laps: int = 1,
    leader: int = 0,
    taker: int | None = None,
    gained: str = "",
    turn: int | None = None,
    turn_words: str = "",
    trump: TrumpLabel | None = None,
    note: str = "",
    turnup: str | None = None,
    stock: StockLabel | None = None,
    next_card: str | None = None,
    sitting: Sequence[int] | None = None,
    held: Sequence[int] = (),
    passed: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] = MappingProxyType({}),
    piles: Mapping[int, Sequence[str]] = MappingProxyType({}),
    scores: Sequence[ScoreLabel] = (),
    clockwise: bool = False,
) -> Scene:
    """A trick on the table, the cards from left to right as the seats play from ``leader`` on.

    R-20: so the next seat is the one to the right; where play runs ``clockwise`` it is the one to the left.

    ``seats`` are all seats by index, ``played`` the cards in the order played: ``laps`` by each seat, more
    than one in games with double tricks. ``taker`` is the seat that took the finished trick, with ``gained``
    on its star; ``turn`` the seat that is to play, with ``turn_words`` on its place. ``note`` is a line under
    the title. ``turnup`` is the card that lies face up under the stock, or None when there is none; ``stock``
    is None in games without one. ``next_card`` lies face up on the stock, ``hands`` and ``piles`` (the best
    cards first) are those of seats that lie open (R-75); ``sitting`` are the seats that still play, all by
    default. In an auction ``held`` are the numbers of cards in the closed hands of all seats, ``passed``
    those who bid no more; in a short trick those who do not play to it (R-52). Points are shown as ``scores``
    and the labels of the seats say. Raises ValueError for an unknown deck, a card that it lacks, a seat that
    is not there, or more seats than a table has.
    """
    pattern = deck_named(deck)
    lying = [card for cards in (*hands.values(), *piles.values()) for card in cards]
    face_up = [card for card in (turnup, next_card) if card is not None]
    check_cards(pattern, [*(card.card for card in played), *face_up, *lying])
    known, way = range(len(seats)), -1 if clockwise else 1
    if len(seats) > MOST_SEATS:
        raise ValueError(f"no table has {len(seats)} seats")
    for seat in (leader, taker, turn, *hands, *piles, *passed, *(card.seat for card in played)):
        if seat is not None and seat not in known:
            raise ValueError(f"there is no seat {seat}")

    def place(seat: int) -> Place:
        marks = {taker: Mark.TAKER, turn: Mark.TURN} | dict.fromkeys(passed, Mark.DIM)
        return Place(
            seats[seat],
            cards=tuple(card.card for card in played if card.seat == seat),
            mark=marks.get(seat, Mark.NONE),
            words=turn_words if seat == turn else "",
            gained=gained,
            held=held[seat] if held else 0,
            hand=tuple(hands.get(seat, ())),
            pile=tuple(piles.get(seat, ())),
        )

    ring = [(leader + after) % len(seats) for after in known]
    places = [place(seat) for seat in ring if sitting is None or seat in sitting]
    pile = stock is not None and stock.count > 0
    rows = rows_for(len(places), laps, stocked=stock is not None)
    columns = -(-len(places) // rows)
    left, right = EDGE + pile * STOCK, WIDTH - EDGE
    parts = [places[columns * row : columns * (row + 1)][::way] for row in range(rows)]
    height = _HEIGHT if rows == 1 else _HEIGHT_OF_TWO + (BAR if scores else 0)
    step = (right - left) / columns
    height += round(sum(open_height(part, step, pattern) for part in parts))
    elements, top = head(title, trump, note)
    bottom = height - _BOTTOM
    if scores:
        elements += score_bar(scores, bottom - BAR)
        bottom -= BAR + 8
    if stock is not None and pile:
        elements += stock_pile(pattern, stock.count, turnup, (top + bottom) / 2, next_card)
    tall, lines = (bottom - top) / rows, lines_of_names(places, step)
    noted = any(place.seat.note for place in places)
    for number, part in enumerate(parts):
        row = Row(left, right, top + tall * number, top + tall * (number + 1))
        elements += row_of_places(pattern, part, row, columns=columns, laps=laps, lines=lines, noted=noted)
    return Scene(Kind.TABLE, WIDTH, height, deck, tuple(elements))


def rows_for(places: int, laps: int, *, stocked: bool) -> int:
    """How many rows so many places stand in, where each plays ``laps`` cards to a trick."""
    in_a_row = _IN_A_ROW if stocked else _WITHOUT_STOCK
    return 1 if places <= (in_a_row if laps == 1 else _PAIRS_IN_A_ROW) else 2


def score_bar(scores: Sequence[ScoreLabel], top: float) -> list[Element]:
    """The points of partnerships in a row at the bottom."""
    left, y = EDGE - 4, top + BAR / 2
    cell, sign, points = (WIDTH - 2 * left - 24) / len(scores), 36, 76
    elements: list[Element] = [PanelAt(left, top, WIDTH - 2 * left, BAR)]
    for place, score in enumerate(scores):
        x, end = left + 14 + place * cell, left + 6 + (place + 1) * cell
        side = score.seats[0].side if score.seats else None
        if side is not None:
            elements.append(SideAt(side, x + sign / 2, y, sign))
            x += sign + 12
        elements += [
            NamesAt(score.seats, x, y, end - points - 16 - x, TEXT),
            WordsAt(score.points, end - 10, y, points, FIGURES, Tone.GOLD, Align.RIGHT),
        ]
    return elements


def stock_pile(
    deck: Deck, count: int, turnup: str | None, middle: float, next_card: str | None
) -> list[Element]:
    """The stock face down, the turn-up crosswise under it with its index beside, the next card upon it."""
    width, height = _STOCK_CARD, _STOCK_CARD / deck.ratio
    x = EDGE + STOCK / 2 - 8
    shown = width * 0.66 if turnup else 0  # how much of the turn-up looks out below
    top = middle - (height + shown) / 2
    elements: list[Element] = []
    if turnup:
        elements.append(CardAt(turnup, x, top + height + shown - width / 2, width * 0.86, lying=True))
        elements.append(IndexAt(turnup, x, top + height + shown - 32, SLIP))
    backs = min(3, count - 1 if turnup else count)
    elements += [CardAt(BACK, x - 4 * at, top + height / 2 - 4 * at, width) for at in range(backs)]
    lift = 4 * max(0, backs - 1)
    if next_card is not None and backs:
        elements.append(CardAt(next_card, x - lift, top + height / 2 - lift, width))
        elements.append(BadgeAt(str(count), x - lift + width / 2, top - lift + 8, 60, FIGURES))
    else:
        elements.append(BadgeAt(str(count), x - lift, top + height / 2 - lift, 70, FIGURES))
    return elements
