"""The events of a match, in the past tense. They hold secrets; ``view.sighting`` says what onlookers see.

``settles`` tells which events end a choice. A button that was made for that choice is stale from then on.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, NamedTuple, TypeAlias

from bot.rules.actions import Bid
from bot.rules.cards import Card, Suit
from bot.rules.options import Command, Question, Reply
from bot.rules.rules import Rules


class EndReason(Enum):
    """Why a match ended: by the match system, or in one of three other ways (fine print 21, 41)."""

    FIRST_TO = "first_to"
    RACE = "race"
    PENNYCOOK = "pennycook"
    THREEHAND = "threehand"
    CHIAMATA = "chiamata"
    N_DEALS = "n_deals"
    SUECA = "sueca"
    BOARD = "board"
    FORFEIT = "forfeit"
    DENOUNCE = "denounce"


class Drawn(NamedTuple):
    """A card drawn from the stock by a seat."""

    seat: int
    card: Card


class Turned(NamedTuple):
    """A covered card on the table that was turned up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began: its complete rules, the first dealer (R-23), and the captains, if any (R-66)."""

    settles: ClassVar = False
    rules: Rules
    dealer: int
    rais: tuple[int, ...] = ()
    board: bool = False
    """Whether other tables play the same packs, and how many deals that are (fine print 41)."""
    deals: int = 1


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The cards were dealt (R-30, R-31). ``hands`` are by seat; ``leader`` is the first to act.

    ``turnup`` decides trump and lies under the stock; without a stock it is the card that the dealer shows
    and keeps (Sueca). ``removed``: the twos that this pack lacks (R-05, R-06), announced at the deal.
    ``turned``: the loads that were face up before the turn-up and were put back, seen by everybody (R-32).
    """

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
    """A seat bid. ``turn`` bids next; None if no bid can beat it or nobody is left."""

    settles: ClassVar = True
    seat: int
    bid: Bid
    turn: int | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed for the rest of the auction."""

    settles: ClassVar = True
    seat: int
    turn: int | None


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """A seat became the declarer and calls next."""

    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """The declarer called (rules.md §6.4). While the suit is unnamed, only ``blind`` is known.

    ``partners``: the seats that hold the called cards, known to those seats alone (rules.md §6.7).
    ``leader`` leads the first trick.
    """

    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]
    blind: bool
    partners: tuple[int, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class SuitAsked:
    """The blind first trick is complete: the declarer names the suit before its cards are turned up."""

    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """The declarer named the suit, and so the called card. ``turned`` are the covered cards of the trick."""

    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]
    partners: tuple[int, ...]
    turned: tuple[Turned, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card, ``covered`` if face down. ``turn`` acts next; None if the trick is complete."""

    settles: ClassVar = True
    seat: int
    card: Card
    turn: int | None
    covered: bool = False


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """The first card of the deal made its suit trump (briscolone5t)."""

    settles: ClassVar = False
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick and leads the next one (R-41, R-42). ``points`` are its card points."""

    settles: ClassVar = False
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The seats drew, in this order (R-50). ``turnup``: the face-up card, if it was drawn (R-51)."""

    settles: ClassVar = False
    cards: tuple[Drawn, ...]
    turnup: Card | None


@dataclass(frozen=True, slots=True)
class StockExhausted:
    """The stock is used up, and the last tricks begin (R-44)."""

    settles: ClassVar = False


@dataclass(frozen=True, slots=True)
class CardExchanged:
    """A seat took the turn-up and put a card in its place (R-55, R-56)."""

    settles: ClassVar = True
    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class ConquistaShown:
    """A seat showed the three top trumps and won the deal (R-57)."""

    settles: ClassVar = True
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat claimed, rightly or not. The deal is over."""

    settles: ClassVar = True
    seat: int
    right: bool


@dataclass(frozen=True, slots=True)
class Denounced:
    """A seat denounced another, rightly or not. The match is over."""

    settles: ClassVar = True
    seat: int
    target: int
    right: bool


@dataclass(frozen=True, slots=True)
class Signalled:
    """A seat made the gesture of a card (R-62).

    Only ``seen_by`` see it. Who else sees it, and whether it is ``true``, is revealed by ``DealEnded``.
    """

    settles: ClassVar = False
    seat: int
    card: Card
    true: bool
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Watched:
    """A seat watches an opponent until the trick is over. Nobody else knows."""

    settles: ClassVar = False
    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asked a partner a question, who must answer next (R-63)."""

    settles: ClassVar = False
    seat: int
    target: int
    question: Question
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """The partner answered.

    ``count``: the number of cards, if answers to questions of fact include it (R-63).
    """

    settles: ClassVar = False
    seat: int
    value: Reply
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat gave a partner an order (R-64)."""

    settles: ClassVar = False
    seat: int
    target: int
    what: Command


@dataclass(frozen=True, slots=True)
class Looked:
    """The rais looked at a partner's hand. That is public; the cards are for the rais only (R-67)."""

    settles: ClassVar = False
    seat: int
    target: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ConcessionOffered:
    """A seat offers to concede the deal, and a partner is asked (fine print 42)."""

    settles: ClassVar = False
    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class ConcessionRefused:
    """A partner refused to concede."""

    settles: ClassVar = False
    seat: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """A side conceded the deal, which is over. ``seat`` was the last to agree."""

    settles: ClassVar = True
    seat: int


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat gave up (fine print 14)."""

    settles: ClassVar = True
    seat: int


class Declared(NamedTuple):
    """The declarer's side of a deal, and the points that it needed (rules.md §6.9)."""

    declarer: int
    partners: tuple[int, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal's result. By side: the card ``points`` taken, and what the match counts as ``score``.

    - ``winner``: the side that won; None for a draw, a deal broken off, or a declarer's deal.
    - ``carried``: the drawn deals in a row that raise the score of the next won one (fine print 7).
    - ``dealer``: the next dealer (R-24).
    - ``pause``: the number of deals to play before the winner is determined (R-83).
    - ``counts``: false for a deal thrown in.
    - ``signals``: every gesture of the deal, who saw it and whether it was true, now public.
    - ``declared``: the declarer's side; None if the deal was thrown in or broken off.
    """

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
    """A seat is out of the match, because two lead with 12 or more (R-82)."""

    settles: ClassVar = False
    seat: int
    dealer: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match ended. ``winners`` are sides, ``score`` is by side."""

    settles: ClassVar = True
    winners: tuple[int, ...]
    score: tuple[int, ...]
    reason: EndReason


PublicEvent: TypeAlias = (
    MatchStarted
    | BidMade
    | Passed
    | AuctionWon
    | SuitAsked
    | TrumpMade
    | TrickTaken
    | StockExhausted
    | CardExchanged
    | ConquistaShown
    | Claimed
    | Denounced
    | Asked
    | Answered
    | Ordered
    | ConcessionOffered
    | ConcessionRefused
    | Conceded
    | Forfeited
    | DealEnded
    | SeatOut
    | MatchEnded
)
"""The events that onlookers see as they are."""
Event: TypeAlias = (
    PublicEvent | DealStarted | Called | SuitNamed | CardPlayed | CardsDrawn | Signalled | Watched | Looked
)
