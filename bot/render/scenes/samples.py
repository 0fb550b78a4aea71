"""The scene of samples: some cards of several decks, so that a person can choose one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.decks import BACK, DECKS, DEFAULT_DECKS, Deck, Family
from bot.render.scene import LEAST_TEXT, WIDTH, Align, Element, Kind, PanelAt, SampleAt, Scene, Tone, WordsAt

SAMPLE_CARDS: Final = ("Ad", "7s", "Jc", "Qb", "Ks", BACK)
"""The cards that represent a deck."""
_COLUMNS: Final = 2
_CARD: Final = 66
_EDGE: Final = 26
_GAP: Final = 14
_PAD: Final = 14


@dataclass(frozen=True, slots=True)
class Sample:
    """A deck by its key, its name in the reader's language, and whether it is in use."""

    deck: str
    words: str
    chosen: bool = False


def samples_scene(samples: Sequence[Sample]) -> Scene:
    """The samples in rows, each under its name. The one in use has a field around it.

    Raises ``KeyError`` for an unknown deck, ``ValueError`` if there are none.
    """
    if not samples:
        message = "there is no deck to show"
        raise ValueError(message)
    tallest = max(_CARD / DECKS[sample.deck].ratio for sample in samples)
    width = (WIDTH - 2 * _EDGE - (_COLUMNS - 1) * _GAP) / _COLUMNS
    height = 2 * _PAD + LEAST_TEXT + _GAP + tallest
    elements: list[Element] = []
    for place, sample in enumerate(samples):
        left = _EDGE + place % _COLUMNS * (width + _GAP)
        top = _EDGE + place // _COLUMNS * (height + _GAP)
        elements += _sample(sample, left, top, width, tallest, height)
    rows = -(-len(samples) // _COLUMNS)
    whole = 2 * _EDGE + rows * (height + _GAP) - _GAP
    return Scene(Kind.DECKS, WIDTH, round(whole), DEFAULT_DECKS[Family.ITALIAN].key, tuple(elements))


def _sample(
    sample: Sample, left: float, top: float, width: float, tallest: float, height: float
) -> list[Element]:
    deck: Deck = DECKS[sample.deck]
    field: list[Element] = [PanelAt(left, top, width, height)] if sample.chosen else []
    tone = Tone.GOLD if sample.chosen else Tone.CREAM
    inside = width - 2 * _PAD
    name = WordsAt(
        sample.words, left + _PAD, top + _PAD + LEAST_TEXT / 2, inside, LEAST_TEXT, tone, Align.LEFT
    )
    step = (inside - _CARD) / (len(SAMPLE_CARDS) - 1)
    middle = top + height - _PAD - tallest / 2
    cards = [
        SampleAt(deck.key, card, left + _PAD + _CARD / 2 + place * step, middle, _CARD)
        for place, card in enumerate(SAMPLE_CARDS)
    ]
    return [*field, name, *cards]
