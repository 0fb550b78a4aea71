"""What is told of a table in public, in order: a pure fold of what an onlooker saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.rules.cards import Card, Suit
from bot.rules.events import CardPlayed, DealEnded, MatchEnded, MatchStarted, TrickTaken
from bot.rules.variant import PointsShown, Rules
from bot.rules.view import DealSeen, DrawSeen, Played, Trick
from bot.tables import events as happened
from bot.tables.events import TableEvent
from bot.tables.people import Person
from bot.tables.view import Seen


@dataclass(frozen=True, slots=True)
class TrickTold:
    """A completed trick as it lay: the stock before anybody drew, the points with it counted.

    ``points`` are per side, None where they are hidden from onlookers. Numbers count from 1.
    """

    seq: int
    deal: int
    number: int
    trick: Trick
    trump: Suit
    turnup: Card | None
    stock: int
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class DealTold:
    """A deal's result; ``score`` is the match's after it. ``deal`` counts from 1."""

    seq: int
    deal: int
    ended: DealEnded
    score: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchTold:
    """A match's result with the results of its deals."""

    seq: int
    match: str
    ended: MatchEnded
    deals: tuple[DealEnded, ...]


@dataclass(frozen=True, slots=True)
class Arrived:
    """Somebody sat down: their hands may go to their DMs."""

    seq: int
    person: Person


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody is invited; ``again`` to another match of the same table."""

    seq: int
    person: Person
    again: bool = False


Told: TypeAlias = TrickTold | DealTold | MatchTold | Arrived | Asked

_NEWS: Final = (
    happened.SeatLeft,
    happened.SeatReturned,
    happened.SeatGiven,
    happened.TurnMissed,
    happened.HostChanged,
    happened.ResignRefused,
    happened.EndRefused,
)
_MOST_NEWS: Final = 3


@dataclass(frozen=True, slots=True)
class _Deal:
    """The deal so far, as everybody sees it."""

    seen: DealSeen
    stock: int
    turnup: Card | None
    cards: tuple[Played, ...] = ()
    tricks: int = 0
    points: tuple[int, ...] = ()


class Teller:
    """Is fed what an onlooker saw of one table, from the beginning, and gives what is to be told of it."""

    def __init__(self) -> None:
        self.seq = 0
        self.match = ""
        self._news: list[tuple[int, Seen]] = []
        self._rules: Rules | None = None
        self._deal: _Deal | None = None
        self._deals: list[DealEnded] = []
        self._players: tuple[Person, ...] = ()

    @property
    def news(self) -> tuple[Seen, ...]:
        """What happened around the game in this trick and the one before, the latest last."""
        now = self._tricks
        return tuple(seen for tricks, seen in self._news if now - tricks <= 1)[-_MOST_NEWS:]

    def feed(self, entries: Iterable[Seen]) -> list[Told]:
        """Take in what comes next; returns what is to be told."""
        told: list[Told] = []
        for seen in entries:
            if seen.seq > self.seq:
                self.seq = seen.seq
                told += self._one(seen)
        return told

    @property
    def _tricks(self) -> int:
        return 0 if self._deal is None else self._deal.tricks

    def _one(self, seen: Seen) -> list[Told]:
        event = seen.what
        match event:
            case MatchStarted(rules, _):
                self._rules, self._deals, self._deal, self._news = rules, [], None, []
            case DealSeen():
                sides = 0 if self._rules is None else len(self._rules.sides)
                self._deal = _Deal(event, event.stock, event.turnup, points=(0,) * sides)
                self._news = [(0, old) for _, old in self._news[-1:]]
            case CardPlayed(seat, card, _) if self._deal is not None:
                self._deal = replace(self._deal, cards=(*self._deal.cards, Played(seat, card)))
            case DrawSeen(cards) if self._deal is not None:
                left = self._deal.stock - len(cards)
                # the turn-up is the last card of the stock.
                self._deal = replace(self._deal, stock=left, turnup=self._deal.turnup if left else None)
            case TrickTaken(seat, points):
                return self._trick(seen.seq, seat, points)
            case DealEnded():
                return self._deal_ended(seen.seq, event)
            case MatchEnded():
                return [MatchTold(seen.seq, self.match, event, tuple(self._deals))]
            case _:
                return self._around(seen, event) if isinstance(event, TableEvent) else []
        return []

    def _trick(self, seq: int, taker: int, points: int) -> list[Told]:
        deal, rules = self._deal, self._rules
        if deal is None or rules is None:
            return []
        side = rules.side_of(taker)
        counted = tuple(have + points * (number == side) for number, have in enumerate(deal.points))
        after = replace(deal, cards=(), tricks=deal.tricks + 1, points=counted)
        self._deal = after
        shown = counted if rules.points_shown is PointsShown.BOTH else (None,) * len(counted)
        trick = Trick(deal.cards, taker, points)
        seen = deal.seen
        return [
            TrickTold(seq, seen.number + 1, after.tricks, trick, seen.trump, deal.turnup, deal.stock, shown)
        ]

    def _deal_ended(self, seq: int, event: DealEnded) -> list[Told]:
        self._deals.append(event)
        score = tuple(sum(scores) for scores in zip(*(deal.score for deal in self._deals), strict=True))
        return [DealTold(seq, len(self._deals), event, score)]

    def _around(self, seen: Seen, event: TableEvent) -> list[Told]:
        if isinstance(event, _NEWS):
            self._news.append((self._tricks, seen))
        match event:
            case happened.TableOpened(host=host, match=number):
                self.match = number
                return [Arrived(seen.seq, host)]
            case happened.Recommitted(number, _):
                self.match = number
            case happened.Joined(person, _) | happened.SeatGiven(_, person):
                return [Arrived(seen.seq, person)]
            case happened.Invited(person, _):
                return [Asked(seen.seq, person)]
            case happened.SeatsTaken(players, _, _):
                self._players = tuple(player for player in players if isinstance(player, Person))
            case happened.Reopened(host, _, number, _):
                self.match = number
                others = [person for person in self._players if person.id != host.id]
                return [Asked(seen.seq, person, again=True) for person in others]
            case _:
                pass
        return []
