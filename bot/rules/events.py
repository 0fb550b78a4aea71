"""What happened, in the past tense. Every type declares its audience; ``view.sighting`` obeys it.

``settles`` tells which events end a choice and so open the next one: a button made for the choice before
is stale from then on.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, NamedTuple, TypeAlias

from bot.rules.cards import Card, Suit
from bot.rules.variant import Rules


class Audience(Enum):
    """Who may see an event."""

    TABLE = auto()
    """Everybody, onlookers too."""
    OWNERS = auto()
    """Everybody sees that it happened; each seat sees its own cards in it."""


class EndReason(Enum):
    """Why a match is over (fine print 21)."""

    FIRST_TO = "first_to"
    FORFEIT = "forfeit"


class Drawn(NamedTuple):
    """A card on its way from the stock to a hand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The rules of the match, whole, and who deals first (R-23)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    rules: Rules
    dealer: int


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The cards are dealt (R-30, R-31). ``hands[seat]``; ``turnup`` decides trump and lies under the stock.

    ``removed``: the twos that this pack lacks (R-05, R-06), announced at the deal.
    """

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = True
    number: int
    dealer: int
    leader: int
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    turnup: Card
    trump: Suit
    removed: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card; ``turn`` is the seat to act next, None when the trick is complete."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    card: Card
    turn: int | None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick and leads the next one (R-41, R-42). ``points``: card points in it."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Everybody drew, in this order (R-50). ``turnup``: the face-up card, if it was among them (R-51)."""

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = False
    cards: tuple[Drawn, ...]
    turnup: Card | None


@dataclass(frozen=True, slots=True)
class StockExhausted:
    """The stock is gone: the last tricks begin (R-44)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat gave up (fine print 14)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal's result. Per side: card ``points`` taken and what the match counts as ``score``.

    ``winner`` is the side that won, None for a draw or a deal broken off. ``carried`` drawn deals in a row
    raise the score of the next won one (fine print 7); ``dealer`` deals next (R-24).
    """

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    points: tuple[int, ...]
    score: tuple[int, ...]
    winner: int | None
    carried: int
    dealer: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: ``winners`` are sides, ``score`` is per side."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    winners: tuple[int, ...]
    score: tuple[int, ...]
    reason: EndReason


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | CardPlayed
    | TrickTaken
    | CardsDrawn
    | StockExhausted
    | Forfeited
    | DealEnded
    | MatchEnded
)
