"""What is on a picture, as values. No pixels here: ``paint`` draws exactly what these say.

The functions that compose scenes (``trick_scene``, ``hand_scene``, …) are pure functions of plain values
(cards in notation, numbers of seats, words in the reader's language), so a scene can hold nothing that its
caller did not put in. Lengths are pixels on a picture 1000 wide, which a phone shows at 300.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.render.decks import BACK, DECKS, Deck

WIDTH: Final = 1000
LEAST_TEXT: Final = 34
"""The smallest text on any picture: at 300 pixels across, what is smaller cannot be read."""
TEXT: Final = 36
TITLE: Final = 40
FIGURES: Final = 46
"""With the smallest one the only sizes of text: each costs the process most of a megabyte."""
COURTS: Final = "JQK"
"""The ranks whose letters follow the reader's language."""
LARGEST: Final = 2_000
"""No picture is higher or wider: what would be is refused before anything is painted."""
LINE: Final = 44
"""From one line of a paragraph to the next."""
PLATE_LINE: Final = 42
PLATE_RIM: Final = 10
"""A plate with a name is as high as its lines and so much more."""


def plate_height(lines: int) -> int:
    """The height of a plate with so many lines."""
    return lines * PLATE_LINE + PLATE_RIM


class Kind(StrEnum):
    """What a picture is of. Its file is called so: the same for all, so that the name tells nothing."""

    TABLE = "table"
    HAND = "hand"
    SHEET = "sheet"
    RESULT = "result"
    LOBBY = "lobby"
    BOARD = "board"
    FIGURES = "figures"
    DECKS = "decks"


class Form(StrEnum):
    """The kind of file that a picture is sent as; its name ends so."""

    WEBP = "webp"
    JPEG = "jpg"


class Mark(StrEnum):
    """What sets a card, an empty place or a name apart."""

    NONE = "none"
    TAKER = "taker"
    TURN = "turn"
    DIM = "dim"


class Sign(StrEnum):
    """A small shape that says something without words."""

    LEADS = "leads"
    """Who leads to the trick: a triangle that points in the direction of play."""
    NEXT = "next"
    """Whose turn comes after: a thin arrow in the same direction."""
    DECIDED = "decided"
    """A flag: the deal is decided."""
    TAKES = "takes"
    """The ring around what takes the trick, for a legend."""


class Align(StrEnum):
    """Which end of a text its x belongs to."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Tone(StrEnum):
    """The colours of a text or of the field behind it."""

    GOLD = "gold"
    CREAM = "cream"
    GREEN = "green"
    PALE = "pale"


# What callers say ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """Who sits on a seat, and what is said of them on a picture.

    ``fallback`` is written when the name's script cannot be drawn ("Player 3"), ``side`` is the partnership,
    or None when each plays for themself. ``points`` are those of a seat that plays alone, as text; ``note``
    is a word or two under the name (a bid, "declarer"); ``dealer`` the letter on the dealer's chip, empty
    for the others.
    """

    number: int
    name: str
    fallback: str
    side: int | None = None
    points: str = ""
    note: str = ""
    dealer: str = ""


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the table: the index of its seat, and its notation."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrumpLabel:
    """The trump: its suit (``d``, ``c``, ``s`` or ``b``) and the words beside the symbol ("Trump: cups")."""

    suit: str
    words: str


@dataclass(frozen=True, slots=True)
class StockLabel:
    """The stock: how many cards are left, the turn-up included. Without any, nothing is shown of it."""

    count: int


@dataclass(frozen=True, slots=True)
class ScoreLabel:
    """The points of a partnership, as text, and the seats that it consists of."""

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
    """A card (or ``BACK``) with its middle at x, y; ``lying`` turns it by a quarter.

    A face that stands bears its index so large in the corner that a phone shows it.
    """

    card: str
    x: float
    y: float
    width: float
    lying: bool = False
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class IndexAt:
    """A card as its index alone, rank above suit on a slip of paper, with its middle at x, y."""

    card: str
    x: float
    y: float
    width: float
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class SampleAt:
    """A card of any deck, just as it is, with its middle at x, y."""

    deck: str
    card: str
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class PlaceAt:
    """The outline of a card that is still to come, with its middle at x, y; ``words`` stand in it."""

    x: float
    y: float
    width: float
    mark: Mark = Mark.NONE
    words: str = ""


@dataclass(frozen=True, slots=True)
class SuitAt:
    """A suit symbol with its middle at x, y."""

    suit: str
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class WordsAt:
    """One line of text, centred on y, made to fit into ``width``."""

    words: str
    x: float
    y: float
    width: float
    size: int
    tone: Tone = Tone.CREAM
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class ParagraphAt:
    """Text in up to ``lines`` lines of ``LINE`` pixels, from ``top`` down, each beginning at x."""

    words: str
    x: float
    top: float
    width: float
    lines: int
    tone: Tone = Tone.CREAM


@dataclass(frozen=True, slots=True)
class NamesAt:
    """The names of a side in one line that begins at x and is centred on y, made to fit into ``width``."""

    seats: tuple[SeatLabel, ...]
    x: float
    y: float
    width: float
    size: int


@dataclass(frozen=True, slots=True)
class PlateAt:
    """A name on a plate, centred on x, from ``top`` down: in up to ``lines``, and its note below."""

    seat: SeatLabel
    x: float
    top: float
    width: float
    lines: int = 1
    mark: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class BadgeAt:
    """Words on a pill (a disc, for a few), with a suit symbol beside them for a card of trumps."""

    words: str
    x: float
    y: float
    height: float
    size: int
    suit: str = ""
    tone: Tone = Tone.GREEN
    align: Align = Align.MIDDLE


@dataclass(frozen=True, slots=True)
class PanelAt:
    """A dark field with a gold rim under other elements: its left top corner and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class BarAt:
    """A bar from its left top corner, filled from the left as far as ``share`` (0 to 1) says."""

    x: float
    y: float
    width: float
    height: float
    share: float


@dataclass(frozen=True, slots=True)
class LineAt:
    """A line through points, in a plot or along one of its axes."""

    points: tuple[tuple[float, float], ...]
    thickness: int
    tone: Tone


@dataclass(frozen=True, slots=True)
class DotAt:
    """A point of a plot: a full disc, or a ring where it is ``hollow``."""

    x: float
    y: float
    hollow: bool


@dataclass(frozen=True, slots=True)
class SideAt:
    """The sign of a partnership, by shape and colour, the same wherever its members are named."""

    side: int
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class SignAt:
    """A sign with its middle at x, y; a mirrored one points to the left."""

    sign: Sign
    x: float
    y: float
    height: float
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class StarAt:
    """The star of whoever took the trick or won, with its middle at x, y; ``words`` beside it on a pill."""

    x: float
    y: float
    words: str = ""


Element: TypeAlias = (
    CardAt
    | IndexAt
    | SampleAt
    | PlaceAt
    | StarAt
    | SuitAt
    | WordsAt
    | ParagraphAt
    | NamesAt
    | PlateAt
    | BadgeAt
    | PanelAt
    | SideAt
    | SignAt
    | BarAt
    | LineAt
    | DotAt
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: what it is of, its size, and its elements from the bottom to the top.

    ``letters`` are those of jack, queen and king in the reader's language; without them the deck's own are
    drawn. Raises ValueError for a size that nothing may have.
    """

    kind: Kind
    width: int
    height: int
    deck: str
    elements: tuple[Element, ...]
    letters: str = ""

    def __post_init__(self) -> None:
        if not (0 < self.width <= LARGEST and 0 < self.height <= LARGEST):
            raise ValueError(f"no picture is {self.width} × {self.height}")

    @property
    def file_name(self) -> str:
        """The name that the picture is sent under."""
        return f"{self.kind}.{self.form}"

    @property
    def form(self) -> Form:
        """What is soon replaced is written fast (V-10), what stays is written small."""
        return Form.JPEG if self.kind in {Kind.TABLE, Kind.HAND} else Form.WEBP

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the picture shows face up, from the bottom to the top."""
        shown = (element.card for element in self.elements if isinstance(element, CardAt | IndexAt))
        return tuple(card for card in shown if card != BACK)


def letter_of(deck: Deck, card: str, letters: str) -> str:
    """What stands for the rank of a card, where ``letters`` stand for jack, queen and king."""
    if letters and card[0] in COURTS:
        return letters[COURTS.index(card[0])]
    return deck.labels.get(card[0], card[0])


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
