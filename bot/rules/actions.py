"""What may be attempted. An action says nothing about whether it is allowed: ``decide`` does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.options import Command, Question, Reply


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card of its hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid in an auction (fine print 26): a rank, or points, or points on a rank kept by force."""

    rank: Rank | None = None
    points: int | None = None
    force: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid, and none any more in this auction."""


@dataclass(frozen=True, slots=True)
class Call:
    """The declarer names the suit or the called cards (fine print 27, 28), or plays the first trick blind."""

    suit: Suit | None = None
    cards: tuple[Card, ...] = ()
    blind: bool = False


@dataclass(frozen=True, slots=True)
class NameSuit:
    """After a blind first trick the declarer names the suit (rules.md §6.8)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Exchange:
    """The holder changes a card for the turn-up (R-55, R-56)."""


@dataclass(frozen=True, slots=True)
class Conquista:
    """The holder shows ace, the card worth ten and king of trumps (R-57)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat claims 31 points (a31), or that its side has won the deal (R-73)."""


@dataclass(frozen=True, slots=True)
class Denounce:
    """A seat says that an opponent did not follow suit while able (fine print 24)."""

    target: int


@dataclass(frozen=True, slots=True)
class Signal:
    """A gesture for a card, towards the partners (R-62)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Watch:
    """Keep an eye on an opponent during this trick (R-62)."""

    target: int


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to a partner, aloud (R-63). ``suit`` only with ``head``."""

    target: int
    question: Question
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question that has just been asked."""

    value: Reply


@dataclass(frozen=True, slots=True)
class Order:
    """An order to a partner, aloud (R-64)."""

    target: int
    what: Command


@dataclass(frozen=True, slots=True)
class Look:
    """The rais looks at a partner's hand (R-67)."""

    target: int


@dataclass(frozen=True, slots=True)
class Concede:
    """A seat concedes a lost deal, or agrees with a partner who would; or not (``refuse``, fine print 42)."""

    refuse: bool = False


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat gives the match up for its whole side (fine print 14)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack of the next deal, in the order in which cards leave it. Nobody's choice: the table deals.

    ``turned``: the loads that were turned up first and went back, where that is known (R-32).
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
"""What a seat may attempt."""

PLAYS: Final = {card: Play(card) for card in CARDS.values()}
"""The action of each card, made once: the loop of a simulation asks for millions."""
