"""The scene of a bracket: who meets whom in the rounds of a knock-out, from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.decks import DEFAULT_DECKS, Family
from bot.render.scene import (
    LEAST_TEXT,
    WIDTH,
    Align,
    Element,
    Kind,
    LineAt,
    NamesAt,
    Scene,
    SeatLabel,
    StarAt,
    Tone,
    WordsAt,
)
from bot.render.scenes.header import head

_EDGE: Final = 26
MOST_SLOTS: Final = 16
"""The places of the first round on a picture."""
_HEADINGS: Final = 52
_LINE: Final = 38
"""The height of a line of names that is alone."""
_LINE_OF_SEVERAL: Final = 34
"""The height of a line where an entry has two, so that sixteen pairs do not take longer to encode (TA-3)."""
_RISE: Final = 2
"""How far the names are above their line."""
_ABOVE: Final = 12
"""The room above the names of a slot."""
_ABOVE_SEVERAL: Final = 6
"""The same where an entry has two lines."""
_APART: Final = 12
"""The room between two matches of the first round."""
_JOINT: Final = 26
"""The width between two rounds."""
_FIGURE: Final = 28
_STAR: Final = 28
"""Half the width of the winner's star, with the room around it."""
_BOTTOM: Final = 30
_THIRD: Final = 96


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a match: the people of its entry by line of text, and a figure at its end.

    ``words`` stand in a place without people (a bye); without both it is still open who comes.
    """

    lines: tuple[tuple[SeatLabel, ...], ...] = ()
    figure: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match: its places, and which of them (0 or 1) has won; None while, or if, nobody has."""

    first: Slot
    second: Slot
    winner: int | None = None

    @property
    def slots(self) -> tuple[Slot, Slot]:
        """Both places."""
        return self.first, self.second


def bracket_scene(
    *,
    title: str,
    note: str,
    headings: Sequence[str],
    rounds: Sequence[Sequence[BracketMatch]],
    third: BracketMatch | None = None,
    third_words: str = "",
) -> Scene:
    """The rounds of a bracket, each half as long as the one before it, with a heading for each.

    The way of a winner is golden, and ends at a star. The match for third place is below all, after
    ``third_words``. Raises ``ValueError`` for more places than fit, or rounds that do not follow from each
    other.
    """
    sizes = [len(row) for row in rounds]
    if (
        not sizes
        or 2 * sizes[0] > MOST_SLOTS
        or sizes != [sizes[0] >> number for number in range(len(sizes))]
    ):
        raise ValueError(f"no bracket has rounds of {sizes}")
    if len(headings) != len(rounds):
        raise ValueError("every round has a heading")
    elements, top = head(title, note=note)
    lines = max(len(slot.lines) for row in rounds for match in row for slot in match.slots) or 1
    width = (WIDTH - 2 * _EDGE - _JOINT * len(rounds)) / len(rounds)
    for number, heading in enumerate(headings):
        x = _EDGE + number * (width + _JOINT) + 4
        elements.append(WordsAt(heading, x, top + _HEADINGS / 2, width, LEAST_TEXT, Tone.PALE))
    top += _HEADINGS
    line, above = (_LINE, _ABOVE) if lines == 1 else (_LINE_OF_SEVERAL, _ABOVE_SEVERAL)
    tall = above + lines * line
    ends = [
        top + (number // 2) * (2 * tall + _APART) + (number % 2 + 1) * tall for number in range(2 * sizes[0])
    ]
    bottom = ends[-1]
    for number, row in enumerate(rounds):
        left = _EDGE + number * (width + _JOINT)
        last = number == len(rounds) - 1
        for place, match in enumerate(row):
            upper, lower = ends[2 * place : 2 * place + 2]
            elements += _match(match, left, width, (upper, lower), line, last=last)
        ends = [(upper + lower) / 2 for upper, lower in zip(ends[::2], ends[1::2], strict=True)]
    bottom += _BOTTOM
    if third is not None:
        elements += _third(third, third_words, bottom, lines, line)
        bottom += _THIRD + (lines - 1) * line
    deck = DEFAULT_DECKS[Family.ITALIAN].key
    return Scene(Kind.BRACKET, WIDTH, round(bottom), deck, tuple(elements))


def _match(
    match: BracketMatch, left: float, width: float, places: tuple[float, float], line: float, *, last: bool
) -> list[Element]:
    """The places of a match above their lines, which are at ``places``, and the way to the next round."""
    right, (upper, lower) = left + width, places
    middle = (upper + lower) / 2
    turn, elements = right + _JOINT / 2, list[Element]()
    ways = [((left, end), (turn, end), (turn, middle)) for end in (upper, lower)]
    plain = [way for number, way in enumerate(ways) if number != match.winner]
    elements += [LineAt(way, 2, Tone.PALE) for way in plain]
    beyond = ((turn, middle), (right + _JOINT, middle))
    if match.winner is not None:
        golden = ways[match.winner] if last else (*ways[match.winner], beyond[1])
        elements.append(LineAt(golden, 5, Tone.GOLD))
        if last:
            elements.append(StarAt(turn - 10, middle))
    elif not last:
        elements.append(LineAt(beyond, 2, Tone.PALE))
    # In a low bracket the star is as high as the figure below it, which stands left of it then.
    beside = last and match.winner is not None and lower - _RISE - line < middle + _STAR
    room = width - 4 - (_STAR if beside else 0)
    for number, (slot, end) in enumerate(zip(match.slots, (upper, lower), strict=True)):
        elements += _slot(slot, left + 4, room, end, line, won=number == match.winner)
    return elements


def _slot(slot: Slot, left: float, width: float, end: float, line: float, *, won: bool) -> list[Element]:
    """The names of a place above its line, which is at ``end``, and its figure at the right."""
    elements: list[Element] = []
    room = width - (_FIGURE if slot.figure else 0)
    for number, seats in enumerate(reversed(slot.lines)):
        y = end - _RISE - (number + 0.5) * line
        elements.append(NamesAt(seats, left, y, room, LEAST_TEXT))
    if slot.words:
        elements.append(WordsAt(slot.words, left, end - _RISE - line / 2, width, LEAST_TEXT, Tone.PALE))
    if slot.figure:
        tone = Tone.GOLD if won else Tone.PALE
        y = end - _RISE - line / 2
        elements.append(WordsAt(slot.figure, left + width, y, _FIGURE, LEAST_TEXT, tone, Align.RIGHT))
    return elements


def _third(match: BracketMatch, words: str, top: float, lines: int, line: float) -> list[Element]:
    """The match for third place: its words, and its places beside each other."""
    end = top + _THIRD - _BOTTOM + (lines - 1) * line - 14
    part = (WIDTH - 2 * _EDGE - 40) / 3
    elements: list[Element] = [WordsAt(words, _EDGE + 4, end - line / 2, part, LEAST_TEXT, Tone.PALE)]
    for number, slot in enumerate(match.slots):
        left = _EDGE + 20 + (part + 20) * (number + 1) - 20
        won = number == match.winner
        way = ((left, end), (left + part, end))
        elements.append(LineAt(way, 5 if won else 2, Tone.GOLD if won else Tone.PALE))
        elements += _slot(slot, left + 4, part - 4, end, line, won=won)
    return elements
