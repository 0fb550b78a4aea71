"""The story of a table: its public announcements in order, as a pure fold of what an onlooker saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.pages.narration.dialogue import Dialogue, DialogueAnnounced
from bot.pages.narration.news import LASTING, NEWS, replaces
from bot.rules.actions import Bid
from bot.rules.cards import Card, Suit
from bot.rules.deductions.early_win import winners
from bot.rules.events import (
    AuctionWon,
    BidMade,
    CardExchanged,
    Claimed,
    Conceded,
    ConquistaShown,
    DealEnded,
    Denounced,
    Forfeited,
    MatchEnded,
    MatchStarted,
    Passed,
    TrickTaken,
    TrumpMade,
    Turned,
)
from bot.rules.options import PointsShown, RemovedCard, Timeout
from bot.rules.rules import Rules
from bot.rules.view import (
    AuctionView,
    CallSeen,
    CardSeen,
    DealSeen,
    DrawSeen,
    Sighting,
    SuitSeen,
    Trick,
    TrickCard,
    TrickCardView,
)
from bot.tables.model import events as happened
from bot.tables.model.events import TableEvent
from bot.tables.model.people import Person
from bot.tables.view import SeenEntry
from bot.text.game.chapters import tricks_in


@dataclass(frozen=True, slots=True)
class TrickAnnounced:
    """A finished trick as it lay: the stock before anybody drew, the points with the trick counted.

    - ``points``: those of each side, None if they are hidden from onlookers.
    - ``sitting``: the seats that play the deal.
    - ``auction``: the deal's auction, if it had one, with the partners revealed so far.
    - ``decided``: whether the trick decided the deal before its last trick (V-14).
    - Deals and tricks count from 1.
    """

    seq: int
    deal: int
    number: int
    trick: Trick
    trump: Suit | None
    turnup: Card | None
    stock: int
    points: tuple[int | None, ...]
    sitting: tuple[int, ...]
    dealer: int
    auction: AuctionView | None
    decided: bool = False
    match: str = ""


@dataclass(frozen=True, slots=True)
class DealAnnounced:
    """The result of a deal; ``score`` is that of the match after it. ``deal`` counts from 1.

    - ``auction``: the deal's auction, if it had one.
    - ``broken``: the event that ended the deal before its last card.
    - ``tricks``: all tricks of the deal.
    - ``said``: what was said aloud in it, an entry for each trick.
    """

    seq: int
    deal: int
    ended: DealEnded
    score: tuple[int, ...]
    auction: AuctionView | None = None
    broken: SeenEntry | None = None
    tricks: tuple[TrickAnnounced, ...] = ()
    said: tuple[DialogueAnnounced, ...] = ()
    match: str = ""


@dataclass(frozen=True, slots=True)
class MatchAnnounced:
    """The result of a match with the results of its deals; ``last`` is the announcement of the last deal.

    ``tricks`` are those of a deal that the end of the match broke off.
    """

    seq: int
    match: str
    ended: MatchEnded
    deals: tuple[DealEnded, ...]
    last: DealAnnounced | None = None
    tricks: tuple[TrickAnnounced, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrived:
    """A person sat down, and their hands may be sent to their DMs."""

    seq: int
    person: Person


@dataclass(frozen=True, slots=True)
class InvitationAnnounced:
    """A person is invited; ``again`` means to another match at the same table."""

    seq: int
    person: Person
    again: bool = False


Announcement: TypeAlias = (
    TrickAnnounced | DealAnnounced | MatchAnnounced | Arrived | InvitationAnnounced | DialogueAnnounced
)

_BREAKS: Final = (Claimed, Conceded, ConquistaShown, Denounced, Forfeited)
"""The events that end a deal before its last card."""
_MOST_NEWS: Final = 3


@dataclass(frozen=True, slots=True)
class _Deal:
    """The running deal as everybody sees it."""

    seen: DealSeen
    stock: int
    turnup: Card | None
    trump: Suit | None
    cards: tuple[TrickCardView, ...] = ()
    tricks: int = 0
    points: tuple[int, ...] = ()
    auction: AuctionView | None = None
    broken: SeenEntry | None = None

    def after(self, what: TableEvent | Sighting) -> _Deal:
        """The deal after one sighting. Finished tricks are counted elsewhere."""
        match what:
            case CardSeen(seat, card):
                return self.lay(seat, card)
            case TrumpMade(suit):
                return replace(self, trump=suit)
            case CardExchanged(_, new_turnup, _):
                return replace(self, turnup=new_turnup)
            case DrawSeen(cards):
                rest = self.stock - len(cards)
                # the turn-up is the last card of the stock.
                return replace(self, stock=rest, turnup=self.turnup if rest else None)
            case _:
                return self._after_auction(what)

    def _after_auction(self, what: TableEvent | Sighting) -> _Deal:
        match what:
            case BidMade(seat, bid, _):
                return self._bidden(seat, bid)
            case Passed(seat, _):
                return self._bidden(seat, None)
            case AuctionWon(seat):
                return self._after_call(seat, ())
            case CallSeen(seat, cards, blind):
                return self._after_call(seat, cards, blind=blind)
            case SuitSeen(seat, cards, cards_turned):
                return self._after_call(seat, cards).turned_up(cards_turned)
            case _:
                return self

    def _bidden(self, seat: int, bid: Bid | None) -> _Deal:
        """The deal after a bid, or after a pass (None)."""
        auction = self.auction or AuctionView((), None, None, (), blind=False, partners=())
        bids = (*auction.bids, (seat, bid))
        return replace(self, auction=replace(auction, bids=bids, standing=bid or auction.standing))

    def _after_call(self, seat: int, cards: tuple[Card, ...], *, blind: bool = False) -> _Deal:
        """The deal after a call, or after the suit was named."""
        trump = cards[0].suit if cards else None
        auction = self.auction
        if auction is not None:
            auction = replace(auction, declarer=seat, called_cards=cards, blind=blind)
        return replace(self, trump=trump, auction=auction)

    def lay(self, seat: int, card: Card | None) -> _Deal:
        """The deal after a card. The player of a called card is revealed as the partner (rules.md §6.7)."""
        auction = self.auction
        if auction is not None and card in auction.called_cards and seat != auction.declarer:
            auction = replace(auction, partners=tuple(sorted({*auction.partners, seat})))
        return replace(self, cards=(*self.cards, TrickCardView(seat, card)), auction=auction)

    def turned_up(self, cards: tuple[Turned, ...]) -> _Deal:
        """The deal after the covered cards of the first trick are turned up (rules.md §6.8)."""
        faces = {play.seat: play.card for play in cards}
        lying, deal = self.cards, replace(self, cards=())
        for play in lying:
            deal = deal.lay(play.seat, faces.get(play.seat, play.card))
        return deal


class Narrator:
    """The fold itself: takes what an onlooker saw of one table from the beginning; gives announcements."""

    def __init__(self) -> None:
        self.seq = 0
        self.count = 0
        """The number of sightings so far. Numbers of the log would reveal secret signals by their gaps."""
        self._counts: dict[int, int] = {}
        self.match = ""
        self._news: list[tuple[int, SeenEntry]] = []
        self._missed_turn: tuple[int, int] | None = None
        self._actions: dict[int, SeenEntry] = {}
        self._rules: Rules | None = None
        self._deal: _Deal | None = None
        self._deals: list[DealEnded] = []
        self._last: DealAnnounced | None = None
        self._players: tuple[Person, ...] = ()
        self._dialogue = Dialogue()
        self._finished_tricks: list[TrickAnnounced] = []
        self._dialogues: dict[str, DialogueAnnounced] = {}

    @property
    def tricks(self) -> tuple[TrickAnnounced, ...]:
        """The finished tricks of the running deal."""
        return tuple(self._finished_tricks)

    def deal_before(self, match: str, deal: int) -> DealAnnounced | None:
        """The result of the deal before deal ``deal`` (from 0) of a match; None if it has not been told."""
        last = self._last
        return last if last is not None and (last.match, last.deal) == (match, deal) else None

    @property
    def dialogue(self) -> DialogueAnnounced | None:
        """What has been said aloud in the running trick; None if nothing was."""
        latest = next(reversed(self._dialogues.values()), None)
        return latest if latest is not None and latest.chapter == self._dialogue.chapter else None

    @property
    def news(self) -> tuple[SeenEntry, ...]:
        """The events around the game in this trick and the one before, the latest last."""
        now = self._tricks
        return tuple(entry for tricks, entry in self._news if now - tricks <= 1)[-_MOST_NEWS:]

    def done_for(self, missed_turn: SeenEntry) -> SeenEntry | None:
        """The action that the table took for the seat whose turn was ``missed_turn``.

        None if the others wait for it.
        """
        return self._actions.get(missed_turn.seq)

    def number(self, announcement: Announcement) -> int:
        """The number of an announcement among all that an onlooker saw. It is the same after a restart."""
        return self._counts[announcement.seq]

    def forget_numbers(self, seq: int) -> None:
        """Forget the numbers of the announcements up to entry ``seq``, which have been made."""
        self._counts = {other: count for other, count in self._counts.items() if other > seq}

    def feed(self, entries: Iterable[SeenEntry]) -> list[Announcement]:
        """Take in the next sightings. The announcements that follow from them."""
        announcements: list[Announcement] = []
        for entry in entries:
            if entry.seq > self.seq:
                self.seq = entry.seq
                self.count += 1
                new_dialogue = self._dialogue.feed(entry)
                self._dialogues |= {dialogue.chapter: dialogue for dialogue in new_dialogue}
                fresh = [*new_dialogue, *self._one(entry)]
                if fresh:
                    self._counts[entry.seq] = self.count
                announcements += fresh
        return announcements

    @property
    def _random_two(self) -> bool:
        return self._rules is not None and self._rules.removed_card is RemovedCard.RANDOM

    @property
    def _tricks(self) -> int:
        return 0 if self._deal is None else self._deal.tricks

    def _one(self, entry: SeenEntry) -> list[Announcement]:
        event, before = entry.what, self.news
        self._note(entry)
        if self._deal is not None:
            self._deal = self._deal.after(event)
        match event:
            case MatchStarted(rules, _):
                self._rules, self._deals, self._deal, self._news = rules, [], None, []
                self._actions = {}
                self._finished_tricks, self._dialogues = [], {}
            case DealSeen():
                self._finished_tricks, self._dialogues = [], {}
                sides = 0 if self._rules is None else len(self._rules.sides)
                # A turn-up without a stock belongs to the dealer's hand (Sueca).
                turnup = event.turnup if event.stock else None
                self._deal = _Deal(event, event.stock, turnup, event.trump, points=(0,) * sides)
                # News about the last deal's cards is dropped, because the cards are somewhere else now.
                self._news = [(0, old) for old in before[-1:] if isinstance(old.what, LASTING)]
                self._actions = {
                    seq: action for seq, action in self._actions.items() if isinstance(action.what, CardSeen)
                }
                if event.turned or (len(event.removed) == 1 and self._random_two):
                    self._news.append((0, entry))  # needed throughout this deal
            case TrickTaken(seat, points):
                return self._trick(entry.seq, seat, points)
            case DealEnded():
                return self._deal_ended(entry.seq, event)
            case MatchEnded():
                deals = tuple(self._deals)
                return [MatchAnnounced(entry.seq, self.match, event, deals, self._last, self.tricks)]
            case _:
                return self._around(entry, event) if isinstance(event, TableEvent) else []
        return []

    def _note(self, entry: SeenEntry) -> None:
        """Note what the table's page shows for a while, and what breaks a deal off."""
        missed_turn, self._missed_turn = self._missed_turn, None
        waits = self._rules is None or self._rules.timeout is Timeout.WAIT_VOTE
        if isinstance(entry.what, happened.TurnMissed) and not waits:
            self._missed_turn = entry.seq, entry.what.seat
        if missed_turn is not None and getattr(entry.what, "seat", None) == missed_turn[1]:
            self._actions[missed_turn[0]] = entry  # shown with the turn that was missed
        elif isinstance(entry.what, NEWS):
            # Said once, and no other news gives way to it.
            self._news = [one for one in self._news if not replaces(entry.what, one[1].what)]
            self._news.append((self._tricks, entry))
        if isinstance(entry.what, _BREAKS) and self._deal is not None:
            self._deal = replace(self._deal, broken=entry)

    def _trick(self, seq: int, taker: int, points: int) -> list[Announcement]:
        deal, rules = self._deal, self._rules
        if deal is None or rules is None:
            return []
        side = rules.side_of(taker)
        points_after = tuple(have + points * (number == side) for number, have in enumerate(deal.points))
        after = replace(deal, cards=(), tricks=deal.tricks + 1, points=points_after)
        self._deal = after
        open_points = points_after if rules.points_shown is PointsShown.BOTH else (None,) * len(points_after)
        lay = tuple(TrickCard(play.seat, play.card) for play in deal.cards if play.card is not None)
        trick, number = Trick(lay, taker, points), deal.seen.number + 1
        sitting = tuple(seat for seat, cards in enumerate(deal.seen.hands) if cards)  # one is out
        self._finished_tricks.append(
            TrickAnnounced(
                seq=seq,
                deal=number,
                number=after.tricks,
                trick=trick,
                trump=deal.trump,
                turnup=deal.turnup,
                stock=deal.stock,
                points=open_points,
                sitting=sitting,
                dealer=deal.seen.dealer,
                auction=deal.auction,
                decided=after.tricks < tricks_in(rules, len(sitting))
                and self._is_decided(after, trick, open_points),
                match=self.match,
            )
        )
        return [self._finished_tricks[-1]]

    def _is_decided(self, deal: _Deal, trick: Trick, points: tuple[int | None, ...]) -> bool:
        """Whether everybody can see that the deal is decided once a trick is taken (V-14)."""
        if self._rules is None:
            return False
        tricks = [*(announcement.trick for announcement in self._finished_tricks), trick]
        played_by = {play.card: play.seat for each in tricks for play in each.cards}
        seats = sum(map(bool, deal.seen.hands))
        return winners(self._rules, points, deal.trump, played_by, deal.auction, seats=seats) is not None

    def _deal_ended(self, seq: int, event: DealEnded) -> list[Announcement]:
        self._deals.append(event)
        score = tuple(sum(scores) for scores in zip(*(deal.score for deal in self._deals), strict=True))
        deal = self._deal
        auction, end_entry = (None, None) if deal is None else (deal.auction, deal.broken)
        dialogues = tuple(self._dialogues.values())
        self._last = DealAnnounced(
            seq, len(self._deals), event, score, auction, end_entry, self.tricks, dialogues, self.match
        )
        self._finished_tricks = []  # the end of the match does not break off a deal that has ended
        return [self._last]

    def _around(self, entry: SeenEntry, event: TableEvent) -> list[Announcement]:
        match event:
            case happened.TableOpened(host=host, match=number):
                self.match = number
                return [Arrived(entry.seq, host)]
            case happened.Recommitted(number, _) | happened.EventTableOpened(match=number):
                self.match = number
            case happened.Joined(person, _) | happened.SeatGiven(_, person):
                return [Arrived(entry.seq, person)]
            case happened.Invited(person, _):
                return [InvitationAnnounced(entry.seq, person)]
            case happened.SeatsTaken(players, _, _):
                self._players = tuple(player for player in players if isinstance(player, Person))
            case happened.Reopened(host, _, number, _):
                self.match = number
                others = [person for person in self._players if person.id != host.id]
                return [InvitationAnnounced(entry.seq, person, again=True) for person in others]
            case _:
                pass
        return []
