"""The scene of standings: names with figures in rows, as for the end of a deal or match, or a leaderboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.render.scene import (
    FIGURES,
    LEAST_TEXT,
    TEXT,
    WIDTH,
    Align,
    BarAt,
    CardAt,
    DotAt,
    Element,
    Kind,
    NamesAt,
    PanelAt,
    Scene,
    SeatLabel,
    SideAt,
    Sign,
    SignAt,
    StarAt,
    Tone,
    WordsAt,
    check_cards,
    find_deck,
)
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.seat_places import lines_of_side

MOST_STANDINGS: Final = 12
MOST_COLUMNS: Final = 6
_HEADINGS: Final = 54
_FEW: Final = 5  # up to so many rows are spread out
_WIDE: Final = 96
_TIGHT: Final = 66
_SECOND_LINE: Final = 30
_SIGNS: Final = 118  # the room before the names of a side, for its star and its sign
_BOTTOM: Final = 22
_ABOVE: Final = 48
"""The height of words above a row, where another group begins."""
_COLUMN: Final = 128
_NARROW_COLUMN: Final = 82
_FEW_COLUMNS: Final = 3
_LETTER: Final = 18  # the width of a heading's letter, and the room beside its letters …
_PAD: Final = 14
_NARROW_LETTER: Final = 14  # … and of narrow letters, for columns beside forms, which leave little to names
_NARROW_PAD: Final = 42
_SIGN: Final = 40
_BAR: Final = 10
_CARD: Final = 150
_DOT: Final = 28
_FORM: Final = 5 * _DOT
_FORM_GAP: Final = 16
_MOVE: Final = 26
_MOVE_ROOM: Final = 44
_LEGEND: Final = 52


@dataclass(frozen=True, slots=True)
class Standing:
    """A row: its names, the texts of its columns, and the share of its bar (0 to 1; None: no bar).

    ``place`` precedes the names (a rank in a leaderboard), or a star if they ``won``.
    ``form`` follows them: a disc for each of the latest matches, the latest last, full if it was won.
    ``move`` is a sign at their end. ``above`` are words over the row: with it another group begins.
    """

    seats: tuple[SeatLabel, ...]
    cells: tuple[str, ...]
    place: str = ""
    won: bool = False
    share: float | None = None
    form: tuple[bool, ...] = ()
    above: str = ""
    move: Sign | None = None


def standings_scene(  # noqa: PLR0913 - everything that may be on it, each by name
    *,
    kind: Kind,
    deck: str,
    title: str,
    standings: Sequence[Standing],
    headings: Sequence[str],
    note: str = "",
    subject: str = "",
    forms: str = "",
    cards: Sequence[str] = (),
    letters: str = "",
    legend: Mapping[Sign, str] = MappingProxyType({}),
) -> Scene:
    """Rows of names with figures in columns, of which the last is the most important.

    ``headings`` are above the columns, ``forms`` above the forms, ``subject`` above the names, ``note`` in
    up to two lines under the title, and ``cards`` below all, their courts with ``letters``. ``legend`` says
    what the signs of moves mean. Raises ``ValueError`` for more rows or columns than fit, or rows with other
    columns.
    """
    pattern = find_deck(deck)
    check_cards(pattern, cards)
    columns = len(headings)
    if len(standings) > MOST_STANDINGS or columns > MOST_COLUMNS:
        raise ValueError(f"{len(standings)} lines of {columns} columns do not fit")
    if any(len(standing.cells) != columns for standing in standings):
        raise ValueError("every line has a figure for every column")
    elements, top = head(title, note=note)
    column = _NARROW_COLUMN if columns > _FEW_COLUMNS or forms else _COLUMN
    letter, pad = (_NARROW_LETTER, _NARROW_PAD) if forms else (_LETTER, _PAD)
    left, right = EDGE + 14, WIDTH - EDGE - 22
    widths = [max(column, len(heading) * letter + pad) for heading in headings]
    if widths:
        widths[-1] = max(widths[-1], _COLUMN)
    ends = [right - sum(widths[number + 1 :]) for number in range(columns)]
    for end, width, heading in zip(ends, widths, headings, strict=True):
        y = top + _HEADINGS / 2
        elements.append(WordsAt(heading, end, y, width - 12, LEAST_TEXT, Tone.PALE, Align.RIGHT))
    names = right - sum(widths)
    lines = _lines_of_sides(standings, names - left - _SIGNS)
    tall = (_WIDE if len(standings) <= _FEW else _TIGHT) + _SECOND_LINE * (lines - 1)
    rows, bottom = _tops(standings, top + _HEADINGS, tall)
    if forms:
        end = names - _FORM_GAP // 2
        names = end - max(_FORM, len(forms) * _LETTER)
        elements.append(
            WordsAt(forms, end, top + _HEADINGS / 2, end - names, LEAST_TEXT, Tone.PALE, Align.RIGHT)
        )
        elements += _forms(standings, rows, tall, end)
        names -= _FORM_GAP
    if subject:
        width = names - left
        elements.append(WordsAt(subject, left, top + _HEADINGS / 2, width, LEAST_TEXT, Tone.PALE))
    for standing, row in zip(standings, rows, strict=True):
        elements += _line(standing, left, names, row, tall, ends, lines)
    if legend:
        elements += _legend(legend, bottom + _LEGEND / 2)
        bottom += _LEGEND
    if cards:
        height = _CARD / pattern.ratio
        elements += _cards(cards, bottom + 18 + height / 2)
        bottom += height + 30
    return Scene(kind, WIDTH, round(bottom + _BOTTOM), deck, tuple(elements), letters)


def _lines_of_sides(standings: Sequence[Standing], width: float) -> int:
    """The number of lines for the names of sides: two if they are few and some seem too long for one."""
    sides = [one.seats for one in standings if len(one.seats) > 1] if len(standings) <= _FEW else []
    return max((lines_of_side(seats, width) for seats in sides), default=1)


def _tops(standings: Sequence[Standing], top: float, tall: float) -> tuple[list[float], float]:
    """Where each row begins, with room for the words above it, and where the last one ends."""
    rows = list[float]()
    for standing in standings:
        rows.append(top + (_ABOVE if standing.above else 0))
        top = rows[-1] + tall
    return rows, top


def _forms(
    standings: Sequence[Standing], rows: Sequence[float], tall: float, end: float
) -> Iterator[Element]:
    """The discs of the rows that begin at ``rows`` and have a height of ``tall``; they stop at ``end``."""
    for standing, row in zip(standings, rows, strict=True):
        first = end - _DOT * (len(standing.form) - 0.5)
        for at, won in enumerate(standing.form):
            yield DotAt(first + _DOT * at, row + tall / 2, not won)


def _line(
    standing: Standing,
    left: float,
    right: float,
    top: float,
    tall: float,
    ends: Sequence[float],
    lines: int,
) -> list[Element]:
    """A row whose names reach as far as ``right`` in up to ``lines``, and whose figures end at ``ends``."""
    y, elements = top + tall / 2, list[Element]()
    if standing.above:
        words = WordsAt(standing.above, left, top - _ABOVE / 2, right - left, LEAST_TEXT, Tone.PALE)
        elements.append(words)
    if standing.won:
        elements.append(PanelAt(EDGE - 6, top + 3, WIDTH - 2 * EDGE + 12, tall - 6))
    x = left
    if standing.place:
        elements.append(WordsAt(standing.place, x + 52, y, 60, TEXT, Tone.GOLD, Align.RIGHT))
        x += 68
    elif standing.won:
        elements.append(StarAt(x + 26, y))
    if not standing.place:
        x += 64
    side = standing.seats[0].side if standing.seats else None
    if side is not None:
        elements.append(SideAt(side, x + _SIGN / 2, y, _SIGN))
        x += _SIGN + 14
    if standing.move is not None:
        elements.append(SignAt(standing.move, right - _MOVE_ROOM / 2, y, _MOVE))
        right -= _MOVE_ROOM
    width = right - x
    barred = standing.share is not None
    elements.append(NamesAt(standing.seats, x, y - tall * 0.12 * barred, width, TEXT, lines))
    if standing.share is not None:
        elements.append(BarAt(x, y + tall * (0.2 if lines == 1 else 0.27), width - 10, _BAR, standing.share))
    for end, cell in zip(ends, standing.cells, strict=True):
        size, tone = (FIGURES, Tone.GOLD) if end == ends[-1] else (TEXT, Tone.CREAM)
        room = end - max([one for one in ends if one < end], default=right) - 10
        elements.append(WordsAt(cell, end, y, room, size, tone, Align.RIGHT))
    return elements


def _cards(cards: Sequence[str], y: float) -> Iterator[Element]:
    """Cards beside each other, in the middle of the picture."""
    first = WIDTH / 2 - (_CARD + 20) * (len(cards) - 1) / 2
    for at, card in enumerate(cards):
        yield CardAt(card, first + (_CARD + 20) * at, y, _CARD)


def _legend(legend: Mapping[Sign, str], y: float) -> Iterator[Element]:
    """The signs of moves, each with its meaning."""
    part = (WIDTH - 2 * EDGE) / len(legend)
    for place, (sign, words) in enumerate(legend.items()):
        x = EDGE + 40 + part * place
        yield SignAt(sign, x, y, _MOVE)
        yield WordsAt(words, x + 28, y, part - 70, LEAST_TEXT, Tone.PALE)
