"""What is on a picture, as values. No pixels here: `paint` draws exactly what these say.

`trick_scene` shows a table that everybody may see, `hand_scene` the cards of one person. They are pure
functions of plain values (cards in notation, numbers of seats, words in the reader's language), so a scene
can hold nothing that its caller did not put in. Lengths are pixels on a table of 1000 × 600.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.render.decks import BACK, DECKS, Deck

TABLE_SIZE: Final = (1000, 600)
TABLE_FILE: Final = "table.webp"
HAND_FILE: Final = "hand.webp"
LEAST_TEXT: Final = 28
"""The smallest text on any picture: at 300 pixels across, what is smaller cannot be read."""
TEXT: Final = 32
TITLE: Final = 36
FIGURES: Final = 40
"""With the smallest one the only sizes of text: each costs the process most of a megabyte."""


class Mark(StrEnum):
    """What sets a card, an empty place or a name apart."""

    NONE = "none"
    TAKER = "taker"
    TURN = "turn"
    DIM = "dim"


class Ground(StrEnum):
    """What lies under a picture: the cloth of a table, or nothing."""

    FELT = "felt"
    CLEAR = "clear"


class Align(StrEnum):
    """Which end of a text its x belongs to."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Tone(StrEnum):
    """The colour of a text."""

    GOLD = "gold"
    CREAM = "cream"


# What callers say ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """Who sits on a seat.

    `number` is what the badge says (from 1), `fallback` what is written when the name's script cannot be
    drawn ("Player 3"), `side` the partnership, or None when each plays for themself.
    """

    number: int
    name: str
    fallback: str
    side: int | None = None


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the table: the index of its seat, and its notation."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrumpLabel:
    """The trump: its suit (`d`, `c`, `s` or `b`) and the words beside the symbol ("Trump: cups")."""

    suit: str
    words: str


@dataclass(frozen=True, slots=True)
class StockLabel:
    """The stock: how many cards are left, the turn-up included; what to write when none is ("No stock")."""

    count: int
    words: str


@dataclass(frozen=True, slots=True)
class ScoreLabel:
    """The points of a side, as text, and the seats that it consists of (one, when each plays alone)."""

    seats: tuple[SeatLabel, ...]
    points: str


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in a hand, the number of the button that plays it, and whether it may be played now."""

    card: str
    slot: int
    playable: bool = True


# What pictures are made of ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardAt:
    """A card (or `BACK`) with its middle at x, y, turned by `angle` degrees counter-clockwise."""

    card: str
    x: float
    y: float
    width: float
    angle: float = 0
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class PlaceAt:
    """The outline of a card that is still to come, with its middle at x, y."""

    x: float
    y: float
    width: float
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class SuitAt:
    """A suit symbol with its middle at x, y."""

    suit: str
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class WordsAt:
    """One line of text, centred on y, made to fit into `width`."""

    words: str
    x: float
    y: float
    width: float
    size: int
    tone: Tone = Tone.CREAM
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class NamesAt:
    """The names of a side in one line that begins at x and is centred on y, made to fit into `width`."""

    seats: tuple[SeatLabel, ...]
    x: float
    y: float
    width: float
    size: int


@dataclass(frozen=True, slots=True)
class PlateAt:
    """A name on a plate with the number of its seat in a badge, which has the shape of its side."""

    seat: SeatLabel
    x: float
    y: float
    width: float
    size: int
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class BadgeAt:
    """A number on a disc, with a suit symbol beside it for a card of trumps."""

    words: str
    x: float
    y: float
    height: float
    size: int
    suit: str = ""
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class PanelAt:
    """A dark field with a gold rim under other elements: its left top corner and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class SideAt:
    """The sign of a partnership, the same as on the plates of its members."""

    side: int
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class StarAt:
    """The star of whoever took the trick, with its middle at x, y."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class RibbonAt:
    """A suit symbol with words on a dark pill of its own, centred on x, y."""

    label: TrumpLabel
    x: float
    y: float
    width: float
    size: int


Element: TypeAlias = (
    CardAt | PlaceAt | StarAt | SuitAt | WordsAt | NamesAt | PlateAt | BadgeAt | PanelAt | SideAt | RibbonAt
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its size, what lies under it, and its elements from the bottom to the top."""

    width: int
    height: int
    ground: Ground
    deck: str
    elements: tuple[Element, ...]

    @property
    def file_name(self) -> str:
        """The name that the picture is sent under. It is the same for all, so that it tells nothing."""
        return TABLE_FILE if self.ground is Ground.FELT else HAND_FILE

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the picture shows face up, from the bottom to the top."""
        shown = (element.card for element in self.elements if isinstance(element, CardAt))
        return tuple(card for card in shown if card != BACK)


def deck_named(key: str) -> Deck:
    """The deck of a key; ValueError when there is none."""
    if key not in DECKS:
        raise ValueError(f"no deck is called {key!r}")
    return DECKS[key]


def check_cards(deck: Deck, cards: Sequence[str]) -> None:
    """Raises ValueError when the deck cannot show one of the cards."""
    missing = [card for card in cards if card not in deck.cells]
    if missing:
        raise ValueError(f"the deck {deck.key} has no {missing[0]!r}")
