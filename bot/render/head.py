"""What stands at the top of every picture: a title, the trump, and a line below them."""

from typing import Final

from bot.render.scene import (
    LEAST_TEXT,
    TITLE,
    WIDTH,
    Align,
    Element,
    SuitAt,
    Tone,
    TrumpLabel,
    WordsAt,
)

EDGE: Final = 30
"""What is kept free at the left and the right of every picture."""
_LINE: Final = 54  # the middle of the first line
_NOTE: Final = 102
_BELOW: Final = 90
_BELOW_NOTE: Final = 130
_TITLE: Final = 570
_SYMBOL: Final = 56


def head(title: str, trump: TrumpLabel | None = None, note: str = "") -> tuple[list[Element], float]:
    """The elements at the top of a picture, and where what comes below them may begin."""
    left, right = EDGE + 10, WIDTH - EDGE - 10
    width = right - left if trump is None else _TITLE
    elements: list[Element] = [WordsAt(title, left, _LINE, width, TITLE, Tone.GOLD)]
    if trump is not None:
        beside = right - _SYMBOL - 10
        elements += [
            SuitAt(trump.suit, right - _SYMBOL / 2, _LINE, _SYMBOL),
            WordsAt(trump.words, beside, _LINE, beside - left - _TITLE - 16, TITLE, Tone.CREAM, Align.RIGHT),
        ]
    if note:
        elements.append(WordsAt(note, left, _NOTE, right - left, LEAST_TEXT))
    return elements, _BELOW_NOTE if note else _BELOW
