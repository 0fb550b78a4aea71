"""The actions: what a seat may attempt. ``decide`` says whether an action is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.options import Command, Question, Reply


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of one's hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid in an auction (fine print 26): a rank, points, or points on a rank kept by force."""

    rank: Rank | None = None
    points: int | None = None
    force: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, for the rest of this auction."""


@dataclass(frozen=True, slots=True)
class Call:
    """The declarer names the suit or the called cards (fine print 27, 28), or plays the first trick blind."""

    suit: Suit | None = None
    cards: tuple[Card, ...] = ()
    blind: bool = False


@dataclass(frozen=True, slots=True)
class NameSuit:
    """The declarer names the suit after a blind first trick (rules.md §6.8)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange a card for the turn-up (R-55, R-56)."""


@dataclass(frozen=True, slots=True)
class Conquista:
    """Show ace, the card worth ten and king of trumps (R-57)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim 31 points (a31), or that one's side has won the deal (R-73)."""


@dataclass(frozen=True, slots=True)
class Denounce:
    """Say that an opponent did not follow suit while able (fine print 24)."""

    target: int


@dataclass(frozen=True, slots=True)
class Signal:
    """Make the gesture of a card, towards the partners (R-62)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch an opponent during this trick (R-62)."""

    target: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a partner a question, aloud (R-63). ``suit`` only with ``head``."""

    target: int
    question: Question
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer the question that has just been asked."""

    value: Reply


@dataclass(frozen=True, slots=True)
class Order:
    """Give a partner an order, aloud (R-64)."""

    target: int
    what: Command


@dataclass(frozen=True, slots=True)
class Look:
    """As the rais, look at a partner's hand (R-67)."""

    target: int


@dataclass(frozen=True, slots=True)
class Concede:
    """Concede a lost deal, agree with a partner who would, or ``refuse`` (fine print 42)."""

    refuse: bool = False


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Give the match up for one's whole side (fine print 14)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the pack, in the order in which its cards leave it. No seat's action: the table deals.

    ``turned``: the loads that were turned up first and put back, if that is known (R-32).
    """

    deck: tuple[Card, ...]
    turned: tuple[Card, ...] = ()


Action: TypeAlias = (
    Play
    | Bid
    | Pass
    | Call
    | NameSuit
    | Exchange
    | Conquista
    | Claim
    | Denounce
    | Signal
    | Watch
    | Ask
    | Answer
    | Order
    | Look
    | Concede
    | Forfeit
)
"""Any action of a seat."""

PLAYS: Final = {card: Play(card) for card in CARDS.values()}
"""The action of each card, made once, because simulations use millions."""
