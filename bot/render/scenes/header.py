"""The header of every picture: a title, the trump, and a line below them."""

from __future__ import annotations

from typing import Final

from bot.render.scene import (
    LINE,
    TITLE,
    WIDTH,
    Align,
    Element,
    ParagraphAt,
    Sign,
    SignAt,
    SuitAt,
    Tone,
    TrumpLabel,
    WordsAt,
)

EDGE: Final = 30
"""The margin at the left and the right of every picture."""
_LINE: Final = 54  # the middle of the first line
_BELOW: Final = 90
_TITLE: Final = 516
_SYMBOL: Final = 56
_FLAG: Final = 48
_LINES: Final = 2
_LETTER: Final = 17.5  # the width of a letter in a well-filled line


def head(
    title: str, trump: TrumpLabel | None = None, note: str = "", *, decided: bool = False
) -> tuple[list[Element], float]:
    """The elements at the top of a picture, and where the part below them may begin.

    The note may take two lines. A flag precedes the title if the deal is ``decided``.
    """
    left, right = EDGE + 10, WIDTH - EDGE - 10
    width = right - left if trump is None else _TITLE
    flag = _FLAG if decided else 0
    elements: list[Element] = [WordsAt(title, left + flag, _LINE, width - flag, TITLE, Tone.GOLD)]
    if decided:
        elements.append(SignAt(Sign.DECIDED, left + 18, _LINE, 44))
    if trump is not None:
        beside = right - _SYMBOL - 10
        elements += [
            SuitAt(trump.suit, right - _SYMBOL / 2, _LINE, _SYMBOL),
            WordsAt(trump.words, beside, _LINE, beside - left - _TITLE - 16, TITLE, Tone.CREAM, Align.RIGHT),
        ]
    if note:
        lines = min(_LINES, 1 + int(len(note) * _LETTER / (right - left)))
        elements.append(ParagraphAt(note, left, _BELOW - 8, right - left, lines))
        return elements, _BELOW + lines * LINE
    return elements, _BELOW
