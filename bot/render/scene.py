"""Scenes: what is on a picture, as values without pixels. ``paint`` draws exactly what they say.

The functions that compose scenes (``trick_scene``, ``hand_scene``, …) are pure functions of plain values
(cards in notation, numbers of seats, words in the reader's language). A scene therefore contains nothing
that its caller did not pass. Lengths are pixels on a picture 1000 wide, which a phone shows at 300.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from bot.render.decks import BACK, DECKS, Deck

WIDTH: Final = 1000
LEAST_TEXT: Final = 34
"""The smallest text on any picture. Smaller text cannot be read at 300 pixels across."""
TEXT: Final = 36
TITLE: Final = 40
FIGURES: Final = 46
"""The only other size of text. Each size costs the process most of a megabyte."""
COURTS: Final = "JQK"
"""The ranks whose letters follow the reader's language."""
LARGEST: Final = 2_000
"""The greatest height and width of a picture. Larger scenes are refused before painting."""
LINE: Final = 44
"""The height of a line in a paragraph."""
PLATE_LINE: Final = 42
PLATE_RIM: Final = 10
"""The height of a plate with a name beyond that of its lines."""


def plate_height(lines: int) -> int:
    """The height of a plate with so many lines."""
    return lines * PLATE_LINE + PLATE_RIM


class Kind(StrEnum):
    """The kind of a picture, and the name of its file. It is the same for all, so that it reveals nothing."""

    TABLE = "table"
    HAND = "hand"
    SHEET = "sheet"
    RESULT = "result"
    LOBBY = "lobby"
    BOARD = "board"
    BRACKET = "bracket"
    FIGURES = "figures"
    DECKS = "decks"


class Form(StrEnum):
    """The file type of a picture, and the ending of its name."""

    WEBP = "webp"
    JPEG = "jpg"


class Mark(StrEnum):
    """A mark on a card, an empty place or a name."""

    NONE = "none"
    TAKER = "taker"
    TURN = "turn"
    DIM = "dim"


class Sign(StrEnum):
    """A small shape with a meaning."""

    LEADS = "leads"
    """The seat that leads to the trick: a triangle that points in the direction of play."""
    NEXT = "next"
    """The next seat in turn: a thin arrow in the same direction."""
    DECIDED = "decided"
    """A flag: the deal is decided."""
    TAKES = "takes"
    """The ring around the card that takes the trick, for a legend."""
    UP = "up"
    """An entry goes up to a higher division."""
    DOWN = "down"
    """An entry goes down to a lower division."""


class Align(StrEnum):
    """The end of a text at its x."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Tone(StrEnum):
    """The colours of a text or of the field behind it."""

    GOLD = "gold"
    CREAM = "cream"
    GREEN = "green"
    PALE = "pale"


# Arguments of the composing functions -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """The player of a seat, and what a picture says of them.

    - ``fallback``: written if the name's script cannot be drawn ("Player 3").
    - ``side``: the partnership, or None if each plays alone.
    - ``points``: those of a seat that plays alone, as text.
    - ``note``: a word or two under the name (a bid, "declarer").
    - ``dealer``: the letter on the dealer's chip, empty for the others.
    """

    number: int
    name: str
    fallback: str
    side: int | None = None
    points: str = ""
    note: str = ""
    dealer: str = ""


class PlayedCard(msgspec.Struct, frozen=True):
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
    """The number of cards in the stock, the turn-up included. With none, nothing is shown."""

    count: int


@dataclass(frozen=True, slots=True)
class ScoreLabel:
    """The points of a partnership, as text, and its seats."""

    seats: tuple[SeatLabel, ...]
    points: str


class HandCard(msgspec.Struct, frozen=True):
    """A card in a hand, the number of the button that plays it, and whether it may be played now."""

    card: str
    slot: int
    playable: bool = True


# Elements of scenes -------------------------------------------------------------------------------------
# Structs are made ten times as fast as dataclasses: a picture has dozens, and many are only compared.


class CardAt(msgspec.Struct, frozen=True):
    """A card (or ``BACK``) with its middle at x, y; ``lying`` turns it by a quarter.

    An upright face has an index in its corner that is large enough for a phone.
    """

    card: str
    x: float
    y: float
    width: float
    lying: bool = False
    mark: Mark = Mark.NONE


class IndexAt(msgspec.Struct, frozen=True):
    """A card as its index alone, rank above suit on a slip of paper, with its middle at x, y."""

    card: str
    x: float
    y: float
    width: float
    mark: Mark = Mark.NONE


class SampleAt(msgspec.Struct, frozen=True):
    """A card of any deck, without additions, with its middle at x, y."""

    deck: str
    card: str
    x: float
    y: float
    width: float


class PlaceAt(msgspec.Struct, frozen=True):
    """The outline of a card that has not been played yet, with its middle at x, y; ``words`` are in it."""

    x: float
    y: float
    width: float
    mark: Mark = Mark.NONE
    words: str = ""


class SuitAt(msgspec.Struct, frozen=True):
    """A suit symbol with its middle at x, y."""

    suit: str
    x: float
    y: float
    width: float


class WordsAt(msgspec.Struct, frozen=True):
    """One line of text, centred on y, fitted into ``width``."""

    words: str
    x: float
    y: float
    width: float
    size: int
    tone: Tone = Tone.CREAM
    align: Align = Align.LEFT


class ParagraphAt(msgspec.Struct, frozen=True):
    """Text in up to ``lines`` lines of ``LINE`` pixels, from ``top`` down, each beginning at x."""

    words: str
    x: float
    top: float
    width: float
    lines: int
    tone: Tone = Tone.CREAM


class NamesAt(msgspec.Struct, frozen=True):
    """The names of a side, from x on and centred on y: in one line if they fit, else in up to ``lines``."""

    seats: tuple[SeatLabel, ...]
    x: float
    y: float
    width: float
    size: int
    lines: int = 1


class PlateAt(msgspec.Struct, frozen=True):
    """A name on a plate, centred on x, from ``top`` down: in up to ``lines``, with its note below."""

    seat: SeatLabel
    x: float
    top: float
    width: float
    lines: int = 1
    mark: Mark = Mark.NONE


class BadgeAt(msgspec.Struct, frozen=True):
    """Words on a pill (a disc for few of them), with a suit symbol beside them for a trump."""

    words: str
    x: float
    y: float
    height: float
    size: int
    suit: str = ""
    tone: Tone = Tone.GREEN
    align: Align = Align.MIDDLE


class PanelAt(msgspec.Struct, frozen=True):
    """A dark field with a gold rim behind other elements: its left top corner and its size."""

    x: float
    y: float
    width: float
    height: float


class BarAt(msgspec.Struct, frozen=True):
    """A bar from its left top corner, filled from the left by ``share`` (0 to 1)."""

    x: float
    y: float
    width: float
    height: float
    share: float


class LineAt(msgspec.Struct, frozen=True):
    """A line through points, in a plot or along one of its axes."""

    points: tuple[tuple[float, float], ...]
    thickness: int
    tone: Tone


class DotAt(msgspec.Struct, frozen=True):
    """A point of a plot: a full disc, or a ring where it is ``hollow``."""

    x: float
    y: float
    hollow: bool


class SideAt(msgspec.Struct, frozen=True):
    """The sign of a partnership, by shape and colour. It is the same wherever its members are named."""

    side: int
    x: float
    y: float
    width: float


class SignAt(msgspec.Struct, frozen=True):
    """A sign with its middle at x, y. A mirrored one points to the left."""

    sign: Sign
    x: float
    y: float
    height: float
    mirrored: bool = False


class StarAt(msgspec.Struct, frozen=True):
    """The star of the seat that took the trick or won, with its middle at x, y.

    ``words`` beside it on a pill.
    """

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
    """A picture: its kind, its size, and its elements from the bottom to the top.

    ``letters`` are those of jack, queen and king in the reader's language; without them the deck's own are
    drawn. ``players`` are those whom its sentences name: where a name cannot be drawn, they have its
    fallback. Raises ``ValueError`` for a size that is not allowed.
    """

    kind: Kind
    width: int
    height: int
    deck: str
    elements: tuple[Element, ...]
    letters: str = ""
    players: tuple[SeatLabel, ...] = ()

    def __post_init__(self) -> None:
        if not (0 < self.width <= LARGEST and 0 < self.height <= LARGEST):
            raise ValueError(f"no picture is {self.width} × {self.height}")

    @property
    def file_name(self) -> str:
        """The name of the picture's file."""
        return f"{self.kind}.{self.form}"

    @property
    def form(self) -> Form:
        """The form: fast to write for pictures that are soon replaced (V-10), small for those that stay."""
        return Form.JPEG if self.kind in {Kind.TABLE, Kind.HAND} else Form.WEBP

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that the picture shows face up, from the bottom to the top."""
        names = (element.card for element in self.elements if isinstance(element, CardAt | IndexAt))
        return tuple(card for card in names if card != BACK)


def letter_of(deck: Deck, card: str, letters: str) -> str:
    """The letter for the rank of a card, with ``letters`` for jack, queen and king."""
    if letters and card[0] in COURTS:
        return letters[COURTS.index(card[0])]
    return deck.labels.get(card[0], card[0])


def find_deck(key: str) -> Deck:
    """The deck of a key. Raises ``ValueError`` if there is none."""
    if key not in DECKS:
        raise ValueError(f"no deck is called {key!r}")
    return DECKS[key]


def check_cards(deck: Deck, cards: Sequence[str]) -> None:
    """Raise ``ValueError`` if the deck cannot show one of the cards."""
    missing = [card for card in cards if card not in deck.cells]
    if missing:
        raise ValueError(f"the deck {deck.key} has no {missing[0]!r}")
