"""The table as everybody may see it: a trick, finished or running, with stock, trump and points."""

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.render.decks import BACK, Deck
from bot.render.scene import (
    FIGURES,
    TABLE_SIZE,
    TEXT,
    TITLE,
    Align,
    BadgeAt,
    CardAt,
    Element,
    Ground,
    Mark,
    NamesAt,
    PanelAt,
    PlaceAt,
    PlateAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    SideAt,
    StarAt,
    StockLabel,
    SuitAt,
    Tone,
    TrumpLabel,
    WordsAt,
    check_cards,
    deck_named,
)

_EDGE: Final = 32
_HEADER: Final = 56  # the middle of the line of text at the top
_FIELD_TOP: Final = 102
_FIELD_BOTTOM: Final = 584
_BAR_HEIGHT: Final = 62
_BAR_ROWS: Final = 4  # more points than this take a second row
_NOTE: Final = 200  # the room for the words that the stock is gone
_STOCK_RIGHT: Final = 236  # where the cards begin when a stock lies at the left
_STOCK_CARD: Final = 122
_HAND: Final = 132  # the height of a card in an open hand
_IN_A_ROW: Final = 6  # more seats than this stand in two rows
_LARGEST_CARD: Final = 212
_PLATE: Final = 50
_PEEK: Final = 0.24  # how much of the lower card of a double trick looks out, in widths
_COMFORT: Final = 165  # cards narrower than this may overlap a little
_CROWDED: Final = 200  # below this width of a column, names stand above and below by turns
_TILTS: Final = (-2.5, 2.0, -1.5, 3.0, -2.0, 1.5)


def trick_scene(  # noqa: PLR0913 - everything that may lie on a table, each asked for by name
    *,
    deck: str,
    title: str,
    seats: Sequence[SeatLabel],
    played: Sequence[PlayedCard],
    leader: int = 0,
    taker: int | None = None,
    turn: int | None = None,
    trump: TrumpLabel | None = None,
    turnup: str | None = None,
    stock: StockLabel | None = None,
    next_card: str | None = None,
    sitting: Sequence[int] | None = None,
    hands: Mapping[int, Sequence[str]] = MappingProxyType({}),
    scores: Sequence[ScoreLabel] = (),
    clockwise: bool = False,
) -> Scene:
    """A trick on the table, the cards from left to right as the seats play from `leader` on.

    R-20: so the next seat is the one to the right; where play runs `clockwise` it is the one to the left.

    `seats` are all seats by index, `played` the cards in the order played (several by one seat in games with
    double tricks). `taker` is the seat that took the finished trick, `turn` the seat that is to play.
    `turnup` is the card that lies face up under the stock, or None when there is none; `stock` is None in
    games without one. `next_card` lies face up on the stock, `hands` are the open hands of seats (R-75);
    `sitting` are the seats that still play, all by default.
    Points are shown as `scores` says, or not at all when it is empty. More than six seats stand in two rows.
    Raises ValueError for an unknown deck, a card that it lacks, or a seat that is not there.
    """
    pattern = deck_named(deck)
    open_cards = [card for hand in hands.values() for card in hand]
    face_up = [card for card in (turnup, next_card) if card is not None]
    check_cards(pattern, [*(card.card for card in played), *face_up, *open_cards])
    known, way = range(len(seats)), -1 if clockwise else 1
    for seat in (leader, taker, turn, *hands, *(card.seat for card in played)):
        if seat is not None and seat not in known:
            raise ValueError(f"there is no seat {seat}")
    pile = stock is not None and stock.count > 0
    bar_top = _FIELD_BOTTOM - _bar_height(scores)
    field_bottom = bar_top - 14 if scores else _FIELD_BOTTOM
    note = stock.words if stock is not None and not stock.count else ""
    elements: list[Element] = [*_header(title, trump), *_bar(scores, bar_top, note)]
    if note and not scores:
        right = TABLE_SIZE[0] - _EDGE - 12
        elements.append(WordsAt(note, right, field_bottom - 22, 400, TEXT, Tone.CREAM, Align.RIGHT))
        field_bottom -= 44
    if stock is not None and pile:
        elements += _stock(pattern, stock.count, turnup, (_FIELD_TOP + field_bottom) / 2, next_card)
    ring = [(leader + place) % len(seats) for place in known]
    order = [seat for seat in ring if sitting is None or seat in sitting]
    left = _STOCK_RIGHT if pile else _EDGE
    cards = {seat: [card.card for card in played if card.seat == seat] for seat in order}
    marks = {
        seat: Mark.TAKER if seat == taker else Mark.TURN if seat == turn else Mark.NONE for seat in order
    }
    columns = [(seats[seat], cards[seat], marks[seat]) for seat in order]
    across = (left, TABLE_SIZE[0] - _EDGE)
    if len(columns) > _IN_A_ROW:
        half, middle = -(-len(columns) // 2), (_FIELD_TOP + field_bottom) / 2
        elements += _columns(pattern, columns[:half][::way], across, (_FIELD_TOP, middle), short=True)
        elements += _columns(pattern, columns[half:][::way], across, (middle, field_bottom), short=True)
    else:
        if any(hands.values()):
            shown = [tuple(hands.get(seat, ())) for seat in order[::way]]
            elements += _open_hands(pattern, shown, across, field_bottom)
            field_bottom -= _HAND + 12
        elements += _columns(pattern, columns[::way], across, (_FIELD_TOP, field_bottom))
    return Scene(*TABLE_SIZE, Ground.FELT, deck, tuple(elements))


def _header(title: str, trump: TrumpLabel | None) -> list[Element]:
    right = TABLE_SIZE[0] - _EDGE - 8
    if trump is None:
        return [WordsAt(title, _EDGE + 10, _HEADER, right - _EDGE - 10, TITLE, Tone.GOLD)]
    return [
        WordsAt(title, _EDGE + 10, _HEADER, 540, TITLE, Tone.GOLD),
        SuitAt(trump.suit, right - 27, _HEADER, 54),
        WordsAt(trump.words, right - 64, _HEADER, 310, TITLE, Tone.CREAM, Align.RIGHT),
    ]


def _bar_height(scores: Sequence[ScoreLabel]) -> int:
    return 0 if not scores else _BAR_HEIGHT if len(scores) <= _BAR_ROWS else 2 * _BAR_HEIGHT - 12


def _bar(scores: Sequence[ScoreLabel], top: float, note: str) -> list[Element]:
    """The points in a row, or in two, and at its right end `note`."""
    if not scores:
        return []
    rows = 1 if len(scores) <= _BAR_ROWS else 2
    per_row = -(-len(scores) // rows)
    inner = TABLE_SIZE[0] - 2 * _EDGE - 24 - (_NOTE + 20 if note else 0)
    cell = inner / per_row
    badge, points = 30, 62
    elements: list[Element] = [PanelAt(_EDGE - 6, top, TABLE_SIZE[0] - 2 * _EDGE + 12, _bar_height(scores))]
    for place, score in enumerate(scores):
        x = _EDGE + 12 + place % per_row * cell
        y = top + _BAR_HEIGHT / 2 + place // per_row * (_BAR_HEIGHT - 12)
        left = x + 4
        side = score.seats[0].side if score.seats else None
        if side is not None:
            elements.append(SideAt(side, left + badge / 2, y, badge))
            left += badge + 10
        name = x + cell - 24 - points - 10 - left
        elements += [
            NamesAt(score.seats, left, y, name, TEXT),
            WordsAt(score.points, x + cell - 24, y, points, FIGURES, Tone.GOLD, Align.RIGHT),
        ]
    if note:
        right = TABLE_SIZE[0] - _EDGE - 12
        elements.append(
            WordsAt(note, right, top + _bar_height(scores) / 2, _NOTE, TEXT, Tone.CREAM, Align.RIGHT)
        )
    return elements


def _open_hands(
    deck: Deck, hands: Sequence[Sequence[str]], across: tuple[float, float], bottom: float
) -> list[Element]:
    """The cards that each seat holds, in a row under its column."""
    step, width = (across[1] - across[0]) / len(hands), _HAND * deck.ratio
    elements: list[Element] = []
    for place, cards in enumerate(hands):
        apart = min(width + 6, (step - 16 - width) / max(1, len(cards) - 1))
        first = across[0] + step * (place + 0.5) - apart * (len(cards) - 1) / 2
        y = bottom - _HAND / 2
        elements += [CardAt(card, first + apart * at, y, width) for at, card in enumerate(cards)]
    return elements


def _stock(
    deck: Deck, count: int, turnup: str | None, middle: float, next_card: str | None = None
) -> list[Element]:
    height = _STOCK_CARD / deck.ratio
    x = (_EDGE + _STOCK_RIGHT) / 2 - 6
    shown = _STOCK_CARD * 0.62 if turnup else 0  # how much of the turn-up looks out below
    top = middle - (height + shown) / 2
    elements: list[Element] = []
    if turnup:
        elements.append(CardAt(turnup, x, top + height + shown - _STOCK_CARD / 2, _STOCK_CARD, 90))
    backs = min(3, count - 1 if turnup else count)
    elements += [
        CardAt(BACK, x - 4 * layer, top + height / 2 - 4 * layer, _STOCK_CARD) for layer in range(backs)
    ]
    lift = 4 * max(0, backs - 1)
    if next_card is not None and backs:
        elements.append(CardAt(next_card, x - lift, top + height / 2 - lift, _STOCK_CARD))
        elements.append(BadgeAt(str(count), x - lift + _STOCK_CARD / 2, top - lift, 58, FIGURES))
        return elements
    elements.append(BadgeAt(str(count), x - lift, top + height / 2 - lift, 68, FIGURES))
    return elements


def _columns(
    deck: Deck,
    columns: Sequence[tuple[SeatLabel, Sequence[str], Mark]],
    across: tuple[float, float],
    down: tuple[float, float],
    *,
    short: bool = False,
) -> list[Element]:
    """The cards of each seat with its name, from left to right; in a ``short`` row all names stand below."""
    step = (across[1] - across[0]) / len(columns)
    crowded = step < _CROWDED and not short
    deepest = max((len(cards) for _, cards, _ in columns), default=0)
    overlap = _PEEK * max(0, deepest - 1)
    room = down[1] - down[0] - _PLATE - 24 - (_PLATE + 10 if crowded else 0)
    fits = max(step - 20, min(1.12 * step, _COMFORT))
    width = min(_LARGEST_CARD, fits / (1 + overlap), room * deck.ratio)
    middle = (down[0] + down[1]) / 2 - (0 if crowded else _PLATE / 2 + 5)
    gap = width / deck.ratio / 2 + 14 + _PLATE / 2
    lying: list[Element] = []
    taken: list[Element] = []
    plates: list[Element] = []
    for place, (seat, cards, mark) in enumerate(columns):
        x = across[0] + step * (place + 0.5)
        first = x - width * overlap / 2
        tilt = _TILTS[place % len(_TILTS)]
        seen = Mark.TAKER if mark is Mark.TAKER else Mark.NONE
        heap = taken if mark is Mark.TAKER else lying  # the card that took lies on top, its ring unbroken
        heap += [
            CardAt(card, first + width * _PEEK * layer, middle, width, tilt, seen)
            for layer, card in enumerate(cards)
        ]
        if cards and mark is Mark.TAKER:
            lean, half = math.radians(tilt), width / deck.ratio / 2
            top = first + width * _PEEK * (len(cards) - 1)
            taken.append(StarAt(top - half * math.sin(lean), middle - half * math.cos(lean)))
        if not cards:
            lying.append(PlaceAt(x, middle, width, mark))
        plate = _plate_width(step, place, len(columns), crowded=crowded)
        at = min(max(x, max(24, across[0] - 20) + plate / 2), TABLE_SIZE[0] - 24 - plate / 2)
        above = crowded and place % 2 == 1
        plates.append(PlateAt(seat, at, middle - gap if above else middle + gap, plate, TEXT, mark))
    return [*lying, *taken, *plates]


def _plate_width(step: float, place: int, count: int, *, crowded: bool) -> float:
    if not crowded:
        return min(step - 10, 330)
    # Each has the room of two columns, less at the ends.
    return min(2 * step - 14, 330) if 0 < place < count - 1 else min(1.5 * step, 330)
