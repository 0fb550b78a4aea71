"""The sheet of a deal (V-2): all its tricks in order, a row for each seat and a column for each trick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.scene import (
    LEAST_TEXT,
    LINE,
    TEXT,
    WIDTH,
    Align,
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
    Sign,
    SignAt,
    Tone,
    TrumpLabel,
    WordsAt,
    check_cards,
    find_deck,
)
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.seat_places import INDEX, INDEX_HEIGHT
from bot.render.scenes.table import bar_height, score_bar

_ROW: Final = INDEX_HEIGHT + 14
_NUMBERS: Final = 42
"""The height of the line with the numbers of the tricks, and of the one with their points."""
_SIDE: Final = 32
_NAMES: Final = 158
"""The least room for names. They get what the tricks leave …"""
_WIDE_NAMES: Final = 220
"""… and so much room before the gaps between the tricks grow."""
_TOTAL: Final = 76
_BESIDE: Final = INDEX + 14
"""The distance between two cards of a double trick."""
_GAP: Final = 28
"""The least gap between the cards of two tricks: the ring of one, the triangle, the ring of the other."""
_WIDEST: Final = 36
"""The greatest gap, however few tricks there are."""
_LEADS: Final = 24
_RING: Final = 7
_LEADS_SHAPE: Final = 0.72
"""The width of the triangle, in its heights."""
_TAKES: Final = 38
_BAND_GAP: Final = 16
_LEGEND: Final = 52
_BOTTOM: Final = 22


@dataclass(frozen=True, slots=True)
class SheetTrick:
    """A finished trick: its cards in the order of play, the seat that took it, and its points as text."""

    cards: tuple[PlayedCard, ...]
    taker: int
    points: str


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns of a sheet: each trick has ``pitch``, and the first begins at ``left``."""

    left: float
    pitch: float
    columns: int
    laps: int

    @property
    def gap(self) -> float:
        """The gap between the cards of two tricks."""
        return self.pitch - INDEX - _BESIDE * (self.laps - 1)

    @property
    def leads(self) -> float:
        """The height of the triangle that marks who led: it touches no ring beside it."""
        return min(_LEADS, (self.gap - 2 * _RING) / _LEADS_SHAPE)

    def x(self, column: int, lap: int = 0) -> float:
        """The x of a card's middle."""
        first = self.left + self.pitch * (column + 0.5) - _BESIDE * (self.laps - 1) / 2
        return first + _BESIDE * lap


def sheet_scene(  # noqa: PLR0913 - everything that a sheet says, each by name
    *,
    deck: str,
    title: str,
    seats: Sequence[SeatLabel],
    tricks: Sequence[SheetTrick],
    laps: int = 1,
    sitting: Sequence[int] | None = None,
    trump: TrumpLabel | None = None,
    note: str = "",
    scores: Sequence[ScoreLabel] = (),
    leads: str = "",
    takes: str = "",
    letters: str = "",
) -> Scene:
    """All tricks of a deal in order. A triangle marks the card that led, a ring the one that took.

    Args:
        deck: the key of the deck.
        title: the first line.
        seats: all seats by index. The points in their labels are at the end of their rows.
        tricks: the finished tricks in order.
        laps: the number of cards that each seat plays to a trick.
        sitting: the seats that played the deal; all by default.
        trump: the trump of the deal.
        note: up to two lines under the title.
        scores: the points of partnerships.
        leads: what the triangle means, for the legend.
        takes: what the ring means.
        letters: those of jack, queen and king; the deck's own without them.

    Raises:
        ValueError: for no tricks, an unknown deck, a card that it lacks, or a seat that is not there.
    """
    pattern = find_deck(deck)
    rows = tuple(range(len(seats)) if sitting is None else sitting)
    check_cards(pattern, [play.card for trick in tricks for play in trick.cards])
    if not tricks:
        raise ValueError("a sheet needs a trick")
    strangers = {seat for trick in tricks for seat in (trick.taker, *(one.seat for one in trick.cards))}
    if not strangers <= set(rows) <= set(range(len(seats))):
        raise ValueError(f"seats {rows} of {len(seats)} did not play {strangers}")
    grid = _grid(len(tricks), laps, totals=any(seat.points for seat in seats))
    elements, top = head(title, trump, note)
    for first in range(0, len(tricks), grid.columns):
        band = tricks[first : first + grid.columns]
        last = first + grid.columns >= len(tricks)
        elements += _band(grid, {seat: seats[seat] for seat in rows}, band, first, top, totals=last)
        top += 2 * _NUMBERS + len(rows) * _ROW + _BAND_GAP
    top -= _BAND_GAP
    if leads or takes:
        elements += _legend(leads, takes, top + _LEGEND / 2)
        top += _LEGEND
    if scores:
        elements += score_bar(scores, top + 4)
        top += bar_height(scores) + 4
    return Scene(Kind.SHEET, WIDTH, round(top + _BOTTOM), deck, tuple(elements), letters)


def _grid(tricks: int, laps: int, *, totals: bool) -> _Grid:
    """The grid with as few bands as fit, all about equally long.

    The remaining room goes to names and gaps.
    """
    cards = INDEX + _BESIDE * (laps - 1)
    room = WIDTH - 2 * EDGE - _NAMES - _TOTAL * totals
    bands = -(-tricks // int(room // (cards + _GAP)))
    columns = -(-tricks // bands)
    pitch = min(max((room + _NAMES - _WIDE_NAMES) / columns, cards + _GAP), cards + _WIDEST)
    right = WIDTH - EDGE - _TOTAL if totals else WIDTH - EDGE + 8
    return _Grid(right - pitch * columns, pitch, columns, laps)


def _band(
    grid: _Grid,
    rows: Mapping[int, SeatLabel],
    tricks: Sequence[SheetTrick],
    before: int,
    top: float,
    *,
    totals: bool,
) -> Iterator[Element]:
    """Some tricks beside each other, after ``before`` on the bands above; ``totals`` end the rows."""
    height = 2 * _NUMBERS + len(rows) * _ROW
    yield PanelAt(EDGE - 8, top, WIDTH - 2 * EDGE + 16, height)
    lines = {seat: top + _NUMBERS + _ROW * (place + 0.5) for place, seat in enumerate(rows)}
    for seat, label in rows.items():
        yield from _name(label, grid.left - grid.leads * _LEADS_SHAPE / 2 - 4, lines[seat])
        if totals and label.points:
            right = WIDTH - EDGE - 8
            yield WordsAt(label.points, right, lines[seat], _TOTAL - 12, TEXT, Tone.GOLD, Align.RIGHT)
    for column, trick in enumerate(tricks):
        x = grid.left + grid.pitch * (column + 0.5)
        number, bottom = str(before + column + 1), top + height - _NUMBERS / 2
        yield WordsAt(number, x, top + _NUMBERS / 2 + 2, grid.pitch, LEAST_TEXT, Tone.PALE, Align.MIDDLE)
        tone = Tone.GOLD if trick.points.strip("0") else Tone.PALE
        yield WordsAt(trick.points, x, bottom - 2, grid.pitch, TEXT, tone, Align.MIDDLE)
        yield from _cards(grid, column, trick, lines)


def _cards(grid: _Grid, column: int, trick: SheetTrick, lines: Mapping[int, float]) -> Iterator[Element]:
    """The cards of a trick, each on the line of its seat."""
    laps: dict[int, int] = dict.fromkeys(lines, 0)
    for play in trick.cards:
        x = grid.x(column, laps[play.seat])
        laps[play.seat] += 1
        mark = Mark.TAKER if play.seat == trick.taker else Mark.NONE
        yield IndexAt(play.card, x, lines[play.seat], INDEX, mark)
    led = trick.cards[0].seat
    yield SignAt(Sign.LEADS, grid.x(column) - INDEX / 2 - grid.gap / 2, lines[led], grid.leads)


def _name(seat: SeatLabel, end: float, y: float) -> Iterator[Element]:
    x = EDGE + 2.0
    if seat.side is not None:
        yield SideAt(seat.side, x + _SIDE / 2, y, _SIDE)
        x += _SIDE + 6
    if seat.note:
        yield WordsAt(seat.note, x, y + LINE / 2, end - x, LEAST_TEXT, Tone.GOLD)
        y -= LINE / 2 - 2
    yield NamesAt((seat,), x, y, end - x, TEXT, 1 if seat.note else 2)


def _legend(leads: str, takes: str, y: float) -> Iterator[Element]:
    half = WIDTH / 2 - EDGE
    for place, (sign, words) in enumerate(((Sign.LEADS, leads), (Sign.TAKES, takes))):
        x = EDGE + 24 + half * place
        yield SignAt(sign, x, y, _LEADS if sign is Sign.LEADS else _TAKES)
        yield WordsAt(words, x + 28, y, half - 60, LEAST_TEXT, Tone.PALE)
