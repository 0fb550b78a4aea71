"""The scene of a plot: figures over time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.decks import DEFAULT_DECKS, Family
from bot.render.scene import (
    LEAST_TEXT,
    TEXT,
    WIDTH,
    Align,
    DotAt,
    Element,
    Kind,
    LineAt,
    Scene,
    SeatLabel,
    Tone,
    WordsAt,
)
from bot.render.scenes.header import EDGE, head

MOST_POINTS: Final = 100
_HEIGHT: Final = 640
_LEFT: Final = EDGE + 92
_RIGHT: Final = WIDTH - EDGE - 34
_BOTTOM: Final = _HEIGHT - 142
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_LINES: Final = 4
_LEGEND: Final = _HEIGHT - 46
_LEGEND_LINE: Final = 48
_DOTS: Final = 40  # with more points than this, only the line is drawn


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """One point: its value, and whether its disc is full."""

    value: float
    full: bool


def plot_scene(  # noqa: PLR0913 - everything that may be on it, each by name
    *,
    title: str,
    note: str,
    points: Sequence[PlotPoint],
    full: str,
    hollow: str,
    along: str,
    marks: Sequence[int] = (),
    marked: str = "",
    players: Sequence[SeatLabel] = (),
) -> Scene:
    """A line through values from the first to the last, at equal distances.

    ``full`` and ``hollow`` explain the two kinds of discs, ``along`` is the label of the line's direction,
    and ``note`` is in up to two lines under the title. A line across, which ``marked`` explains, stands
    before each point that ``marks`` counts from 0. ``players`` are those whom the title names. Raises
    ``ValueError`` without points, or with more than fit.
    """
    if not 0 < len(points) <= MOST_POINTS:
        raise ValueError(f"no plot has {len(points)} points")
    elements, top = head(title, note=note)
    top += 30
    highest = max(0.0, *(point.value for point in points))
    lowest = min(0.0, *(point.value for point in points))
    step = next((one for one in _STEPS if one * _LINES >= highest - lowest), _STEPS[-1])
    least, most = math.floor(lowest / step), max(1, math.ceil(highest / step))

    def down(value: float) -> float:
        return _BOTTOM - (_BOTTOM - top) * (value / step - least) / (most - least)

    for line in range(least, most + 1):
        y = down(line * step)
        tone, thickness = (Tone.CREAM, 3) if line == 0 else (Tone.PALE, 1)
        elements += [
            LineAt(((_LEFT, y), (_RIGHT, y)), thickness, tone),
            WordsAt(
                str(line * step).replace("-", "−"), _LEFT - 16, y, 90, LEAST_TEXT, Tone.PALE, Align.RIGHT
            ),
        ]
    apart = (_RIGHT - _LEFT - 40) / max(1, len(points) - 1)
    first = _LEFT + 20 if len(points) > 1 else (_LEFT + _RIGHT) / 2
    line_points = [(first + apart * at, down(point.value)) for at, point in enumerate(points)]
    for mark in marks:
        x = line_points[mark][0] - apart / 2
        elements.append(LineAt(((x, top), (x, _BOTTOM)), 2, Tone.CREAM))
    if len(line_points) > 1:
        elements.append(LineAt(tuple(line_points), 5, Tone.GOLD))
    if len(points) <= _DOTS:
        elements += [DotAt(x, y, not point.full) for (x, y), point in zip(line_points, points, strict=True)]
    middle = _BOTTOM + 36
    elements += [
        WordsAt("1", line_points[0][0], middle, 90, LEAST_TEXT, Tone.PALE, Align.MIDDLE),
        WordsAt(along, (_LEFT + _RIGHT) / 2, middle, 620, LEAST_TEXT, Tone.PALE, Align.MIDDLE),
    ]
    if len(points) > 1:
        elements.append(
            WordsAt(str(len(points)), line_points[-1][0], middle, 90, LEAST_TEXT, Tone.PALE, Align.MIDDLE)
        )
    height, y = _HEIGHT, _LEGEND
    if len(points) <= _DOTS:
        elements += _legend(full, hollow)
        y += _LEGEND_LINE
    if marks:
        elements += [
            LineAt(((_LEFT + 20, y - 18), (_LEFT + 20, y + 18)), 2, Tone.CREAM),
            WordsAt(marked, _LEFT + 52, y, _RIGHT - _LEFT - 70, TEXT),
        ]
        height += y - _LEGEND
    deck = DEFAULT_DECKS[Family.ITALIAN].key
    return Scene(Kind.FIGURES, WIDTH, height, deck, tuple(elements), players=tuple(players))


def _legend(full: str, hollow: str) -> list[Element]:
    half = (_RIGHT - _LEFT) / 2
    return [
        DotAt(_LEFT + 20, _LEGEND, hollow=False),
        WordsAt(full, _LEFT + 52, _LEGEND, half - 70, TEXT),
        DotAt(_LEFT + half, _LEGEND, hollow=True),
        WordsAt(hollow, _LEFT + half + 32, _LEGEND, half - 40, TEXT),
    ]
