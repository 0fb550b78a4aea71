"""What happened, in the past tense. Every type declares its audience; ``view.sighting`` obeys it.

``settles`` tells which events end a choice and so open the next one: a button made for the choice before
is stale from then on.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, NamedTuple, TypeAlias

from bot.rules.actions import Bid
from bot.rules.cards import Card, Suit
from bot.rules.options import Command, Question, Reply
from bot.rules.rules import Rules


class Audience(Enum):
    """Who may see an event."""

    TABLE = auto()
    """Everybody, onlookers too."""
    OWNERS = auto()
    """Everybody sees that it happened; what is private in it only whom it concerns."""
    CONCERNED = auto()
    """Only whom it concerns knows of it at all."""


class EndReason(Enum):
    """Why a match is over: the match system, or one of two (fine print 21)."""

    FIRST_TO = "first_to"
    RACE = "race"
    PENNYCOOK = "pennycook"
    THREEHAND = "threehand"
    CHIAMATA = "chiamata"
    N_DEALS = "n_deals"
    SUECA = "sueca"
    FORFEIT = "forfeit"
    DENOUNCE = "denounce"


class Drawn(NamedTuple):
    """A card on its way from the stock to a hand."""

    seat: int
    card: Card


class Turned(NamedTuple):
    """A card that lay covered on the table, now face up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The rules of the match, whole, and who deals first (R-23)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    rules: Rules
    dealer: int
    rais: tuple[int, ...] = ()
    """R-66: the captain of each side, where there are captains."""
    board: bool = False
    """Whether other tables play the same packs (fine print 41)."""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The cards are dealt (R-30, R-31). ``hands[seat]``; ``leader`` is the first to act.

    ``turnup`` decides trump and lies under the stock; where there is no stock it is the card that the dealer
    shows and keeps (Sueca). ``removed``: the twos that this pack lacks (R-05, R-06), announced at the deal.
    ``turned``: the loads that lay there before the turn-up, for everybody to see, and went back (R-32).
    """

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = True
    number: int
    dealer: int
    leader: int
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    turnup: Card | None
    trump: Suit | None
    removed: tuple[Card, ...]
    turned: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid; ``turn`` bids next, None when no bid can beat it or nobody is left."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    bid: Bid
    turn: int | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed for good."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    turn: int | None


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """A seat is the declarer and calls next."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """The declarer called (rules.md §6.4). Nothing but ``blind`` is known when the suit stays unnamed.

    ``partners``: the seats that hold the called cards, known to those seats alone (rules.md §6.7). ``leader``
    leads the first trick.
    """

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]
    blind: bool
    partners: tuple[int, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class SuitAsked:
    """The blind first trick lies on the table: the declarer names the suit before it is turned."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """After the blind first trick: the suit, and so the called card; ``turned`` are the covered cards."""

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]
    partners: tuple[int, ...]
    turned: tuple[Turned, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card; ``turn`` is the seat to act next, None when the trick is complete.

    ``covered``: it lies face down until the suit is named.
    """

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = True
    seat: int
    card: Card
    turn: int | None
    covered: bool = False


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """The first card led in the deal made its suit trump (briscolone5t)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    suit: Suit


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
class CardExchanged:
    """A seat took the turn-up and laid a card in its place (R-55, R-56)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class ConquistaShown:
    """A seat showed the three top trumps and wins the deal (R-57)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat claimed, rightly or not; the deal is over."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    right: bool


@dataclass(frozen=True, slots=True)
class Denounced:
    """A seat denounced another, rightly or not; the match is over."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int
    target: int
    right: bool


@dataclass(frozen=True, slots=True)
class Signalled:
    """A seat made the gesture of a card (R-62).

    Only ``seen_by`` see it, and not who else does, nor if it is ``true``: that ``DealEnded`` tells.
    """

    audience: ClassVar = Audience.CONCERNED
    settles: ClassVar = False
    seat: int
    card: Card
    true: bool
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Watched:
    """A seat keeps an eye on an opponent until the trick is over. Nobody else knows."""

    audience: ClassVar = Audience.CONCERNED
    settles: ClassVar = False
    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asked a partner; the answer is due (R-63)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
    target: int
    question: Question
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """The partner answered. ``count``: how many cards, where answers to questions of fact carry it (R-63)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
    value: Reply
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat told a partner what to play (R-64)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
    target: int
    what: Command


@dataclass(frozen=True, slots=True)
class Looked:
    """The rais looked at a partner's hand: that it happened is public, the cards are the rais's (R-67)."""

    audience: ClassVar = Audience.OWNERS
    settles: ClassVar = False
    seat: int
    target: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ConcessionOffered:
    """A seat would concede the deal, and a partner is asked (fine print 42)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class ConcessionRefused:
    """A partner would rather play on."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """A side concedes the deal, which is over; ``seat`` was the last to agree."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat gave up (fine print 14)."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = True
    seat: int


class Declared(NamedTuple):
    """Who played a deal with a declarer, and the points their side needed (rules.md §6.9)."""

    declarer: int
    partners: tuple[int, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal's result. Per side: card ``points`` taken and what the match counts as ``score``.

    ``winner`` is the side that won, None for a draw, a deal broken off, or where a declarer's side plays.
    ``carried`` drawn deals in a row raise the score of the next won one (fine print 7); ``dealer`` deals next
    (R-24); so many deals ``pause`` before one looks who has won (R-83); a deal thrown in ``counts`` not.
    ``signals``: every gesture of the deal, who saw it and whether it was true, for everybody now.
    ``declared``: who played a deal with a declarer; None when it was thrown in or broken off.
    """

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    points: tuple[int, ...]
    score: tuple[int, ...]
    winner: int | None
    carried: int
    dealer: int
    pause: int = 0
    counts: bool = True
    signals: tuple[Signalled, ...] = ()
    declared: Declared | None = None


@dataclass(frozen=True, slots=True)
class SeatOut:
    """R-82: two lead with 12 or more, the third drops out."""

    audience: ClassVar = Audience.TABLE
    settles: ClassVar = False
    seat: int
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
    | BidMade
    | Passed
    | AuctionWon
    | Called
    | SuitAsked
    | SuitNamed
    | CardPlayed
    | TrumpMade
    | TrickTaken
    | CardsDrawn
    | StockExhausted
    | CardExchanged
    | ConquistaShown
    | Claimed
    | Denounced
    | Signalled
    | Watched
    | Asked
    | Answered
    | Ordered
    | Looked
    | ConcessionOffered
    | ConcessionRefused
    | Conceded
    | Forfeited
    | DealEnded
    | SeatOut
    | MatchEnded
)
