"""Determinization: from a seat's knowledge to a board, its hidden places, and the cards possible in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.search import bid_inference, board as search_board
from bot.computers.search.board import Values
from bot.computers.search.compilation import numbers, small
from bot.computers.search.sampling import NEED, Known
from bot.rules.cards import Card, Rank, Suit
from bot.rules.deductions.open_draws import open_draws
from bot.rules.games import Trump
from bot.rules.options import Follow, Question
from bot.rules.policies import asked_for, ring
from bot.rules.rules import Rules
from bot.rules.view import Phase, SeatView

_FOLLOW: Final = {
    Follow.FREE: search_board.FREE,
    Follow.MUST_FOLLOW: search_board.MUST_FOLLOW,
    Follow.LAST3: search_board.FOLLOW_AND_HEAD,
}
_REMEMBERED: Final = 6
"""The number of past tricks whose plays are compared with the heuristic policy."""
_ASIDE: Final = search_board.SIZE - 1
"""The place of the card that was removed from the pack before the deal, if nobody knows which (R-05)."""


_STOCK, _NOBODY = -1, -2
"""The owners of hidden places that are not seats."""


class Need(NamedTuple):
    """How many cards of a kind (bits) a seat has, the fewest and the most; ``known`` ones are among them."""

    seat: int
    kind: int
    least: int
    most: int
    known: int


@cache
def number_of(rules: Rules, trump: Suit | None = None) -> dict[Card, int]:
    """The number of every card that may be dealt. Suits are in the order of a pack, but a trump is first."""
    cards = dict.fromkeys(card for pack in (*rules.packs, *rules.packs_for(2)) for card in pack)
    ladder = sorted({card.rank for card in cards}, key=rules.order.ladder.index)
    suits = sorted(Suit, key=lambda suit: suit is not trump)
    return {
        card: (suits.index(card.suit) << search_board.SHIFT) + search_board.ACE - ladder.index(card.rank)
        for card in cards
    }


@cache
def values_of(rules: Rules) -> Values:
    """The card points by card number."""
    row = [0] * search_board.NUMBERS
    for card, number in number_of(rules).items():
        row[number] = rules.order.value[card]
    return numbers(row)


def mask(number: Mapping[Card, int], cards: Sequence[Card]) -> int:
    """Cards as bits, by the number of each."""
    return sum(1 << number[card] for card in set(cards))


def remembered_tricks(view: SeatView) -> int:
    """The number of tricks that ``sampling`` remembers, including that on the table.

    None if it is unknown who drew when. After an auction all of them, because bids depend on whole hands.
    """
    if view.rules.game.plays > 1 or view.rules.open_hands:
        return 0
    tricks = len(view.tricks) + 1
    return tricks if view.auction is not None else min(tricks, _REMEMBERED + 1)


def knowledge_of(view: SeatView, beliefs: Beliefs, *, trusting: bool = False) -> Known:
    """The knowledge of a seat while a deal is played, from everything that it sees.

    ``trusting``: gestures that may be false count as true, and partners lack what they have not shown though
    they might have. Raises ``ValueError`` if nothing can be computed:
    no seat, no play, covered cards, or cards that do not add up.
    """
    is_covered = any(card is None for _, card in view.trick) or (
        view.auction is not None and view.auction.blind
    )
    if view.seat is None or view.phase is not Phase.PLAY or is_covered:
        raise ValueError("nothing to reckon with: no seat, no play, or covered cards")
    reader = _ViewReader(view, beliefs, trusting=trusting)
    board, places, owners = reader.board()
    anything = reader.anything(owners)
    # A seat that failed to follow suit, or was wrongly believed, may make the rest impossible.
    for masks, needs in ((reader.masks(owners), reader.needs()), (reader.masks(owners), []), (anything, [])):
        cards = assign(masks, reader.unseen, owners, needs)
        if cards is not None:
            break
    else:
        raise ValueError("the cards of this view do not add up")
    for place, card in zip(places, cards, strict=True):
        board[place] = card
    if len(set(owners)) == 1 and (owners[0] >= 0 or len(owners) == 1):  # the cards that fit nowhere else
        places, owners, masks, needs = [], [], [], []
    return Known(
        small(board),
        numbers(places),
        numbers(owners),
        numbers(masks),
        numbers([figure for need in needs for figure in need[:NEED]]),
        numbers(reader.past()),
        values_of(view.rules),
        sum(owner >= 0 for owner in owners),
    )


def any_deal(view: SeatView, beliefs: Beliefs) -> list[int]:
    """A board of all that a seat sees, with the hidden cards anywhere, even where they cannot be."""
    reader = _ViewReader(view, beliefs, trusting=False)
    board, places, _ = reader.board()
    for place, card in zip(places, reader.unseen, strict=True):
        board[place] = card
    return board


def assign(
    masks: Sequence[int], cards: Sequence[int], owners: Sequence[int], needs: Sequence[Need]
) -> list[int] | None:
    """A card for every hidden place that satisfies all masks and needs; None if none was found."""
    masks = list(masks)
    if len(cards) != len(masks):
        return None
    if not _reserve(masks, owners, needs):
        return None
    lies: dict[int, int] = {}

    def put(place: int, visited: set[int]) -> bool:
        """Put a card into a place by augmenting paths: its owner gives it up if another card fits there."""
        for card in cards:
            if masks[place] >> card & 1 and card not in visited:
                visited.add(card)
                if card not in lies or put(lies[card], visited):
                    lies[card] = place
                    return True
        return False

    narrow_first = sorted(range(len(masks)), key=lambda place: masks[place].bit_count())
    if not all(put(place, set()) for place in narrow_first):
        return None
    where = {place: card for card, place in lies.items()}
    return [where[place] for place in range(len(masks))]


def _reserve(masks: list[int], owners: Sequence[int], needs: Sequence[Need]) -> bool:
    """Narrow the masks of hands: some places for cards of each kind, those that are too many for none.

    Returns whether there are places enough.
    """
    reserved: set[int] = set()
    others: list[list[int]] = []
    for number, need in enumerate(needs):
        places = [place for place, owner in enumerate(owners) if owner == need.seat]
        fit = [place for place in places if place not in reserved and masks[place] & need.kind]
        fit = fit[: max(0, need.least - need.known)]
        if not need.least <= need.known + len(fit) <= need.most:
            return False
        reserved.update(fit)
        for place in fit:
            masks[place] &= need.kind
        turned = places[number % len(places) :] + places[: number % len(places)] if places else []
        others.append(
            [place for place in turned if place not in fit][max(0, need.most - need.known - len(fit)) :]
        )
    for need, places in zip(needs, others, strict=True):
        for place in places:
            masks[place] &= ~need.kind
    return True


class _ViewReader:
    """A view that has been read once."""

    def __init__(self, view: SeatView, beliefs: Beliefs, *, trusting: bool) -> None:
        self.view, self.beliefs, self.seats = view, beliefs, view.active
        rules = view.rules
        self.number = number_of(rules, view.trump)
        packs = view.packs
        out = {play.card for trick in view.tricks for play in trick.cards}
        out.update(card for _, card in view.trick if card is not None)
        self.hands = {seat: self._certain(seat, out) for seat in view.active}
        self.unshown = beliefs.unshown if trusting else {}
        if trusting:
            self._trust(out)
        self.lying = open_draws(view).lie
        if view.turnup is not None:
            self.lying[view.turnup] = view.stock - 1
        if view.next_card is not None:
            self.lying[view.next_card] = 0
        known_cards = {
            *out,
            *self.lying,
            *(card for hand in self.hands.values() for card in hand),
        }
        pack = dict.fromkeys(card for pack in packs for card in pack)
        self.unseen = [self.number[card] for card in pack if card not in known_cards]
        began = [view.hands[seat] + sum(who == seat for who, _ in view.trick) for seat in view.active]
        self.in_trick = began.count(max(began))
        self.aside = len(packs) > 1 and len(pack) - len(packs[0]) == 1

    def _certain(self, seat: int, out: set[Card]) -> list[Card]:
        view = self.view
        if seat == view.seat:
            return list(view.hand)
        cards = [card for who, card in view.known_cards if who == seat]
        certain = sorted(self.beliefs.certain(seat))
        cards += [card for card in certain if card not in cards and card not in view.hand and card not in out]
        return cards[: view.hands[seat]]

    def _trust(self, out: set[Card]) -> None:
        """Give every seat the cards that it showed; of two seats with the same card the first."""
        view = self.view
        cards = (card for hand in self.hands.values() for card in hand)
        elsewhere = {*out, *cards, view.turnup, view.next_card}
        for seat, hand in self.hands.items():
            shown_cards = sorted(self.beliefs.likely(seat) - elsewhere)[: view.hands[seat] - len(hand)]
            self.hands[seat] = [*hand, *shown_cards]
            elsewhere |= {*shown_cards}

    def board(self) -> tuple[list[int], list[int], list[int]]:
        """The board, and its hidden places with their owners."""
        view, rules, seats, number = self.view, self.view.rules, self.seats, self.number
        row = [0] * search_board.SIZE
        row[search_board.SEATS], row[search_board.PLAYS] = len(seats), rules.game.plays
        row[search_board.FOLLOW] = _FOLLOW[rules.follow_suit]
        row[search_board.TRUMP] = _trump(view)
        row[search_board.LEADER] = seats.index(view.leader)
        row[search_board.LAID] = len(view.trick)
        row[search_board.NEXT], row[search_board.END] = search_board.STOCK, search_board.STOCK + view.stock
        for at, (_, card) in enumerate(view.trick):
            row[search_board.TRICK + at] = 0 if card is None else number[card]
        places: list[int] = []
        owners: list[int] = []
        for place, seat in enumerate(seats):
            begin, hand_size, cards = (
                search_board.HANDS + place * search_board.MOST,
                view.hands[seat],
                self.hands[seat],
            )
            row[search_board.SIDE + place] = rules.side_of(seat)
            row[search_board.HELD + place] = hand_size
            row[begin : begin + len(cards)] = [number[card] for card in cards]
            row[search_board.POINTS + place] = sum(
                trick.points for trick in view.tricks if trick.taker == seat
            )
            places += range(begin + len(cards), begin + hand_size)
            owners += [place] * (hand_size - len(cards))
        row[search_board.PLAYING] = self.in_trick
        for card, above in self.lying.items():
            row[search_board.STOCK + above] = number[card]
        known_places = {search_board.STOCK + above for above in self.lying.values()}
        stock = [
            place for place in range(search_board.STOCK, row[search_board.END]) if place not in known_places
        ]
        places += stock
        owners += [_STOCK] * len(stock)
        if self.aside and len(self.unseen) > len(places):
            places.append(_ASIDE)
            owners.append(_NOBODY)
        return row, places, owners

    def anything(self, owners: Sequence[int]) -> list[int]:
        """By hidden place: any card, except that the removed card is a two."""
        masks = [sum(1 << card for card in self.unseen)] * len(owners)
        if owners and owners[-1] == _NOBODY:
            masks[-1] &= mask(self.number, [card for card in self.number if card.rank is Rank.TWO])
        return masks

    def masks(self, owners: Sequence[int]) -> list[int]:
        """By hidden place, the possible cards."""
        masks, void = self.anything(owners), self._voids()
        unshown = {seat: mask(self.number, sorted(cards)) for seat, cards in self.unshown.items()}
        for place, owner in enumerate(owners):
            if owner < 0:
                continue
            seat = self.seats[owner]
            masks[place] &= ~void.get(seat, 0)
            # The last place is for a card that the seat may just have drawn.
            if owner in owners[place + 1 :] or seat not in self.beliefs.drew:
                masks[place] &= ~unshown.get(seat, 0)
        return masks

    def needs(self) -> list[Need]:
        """What the seats truthfully said of their hands, where the cards that are known do not show it."""
        needs: list[Need] = []
        for seat, by_kind in self.beliefs.numbers.items():
            hand, hand_size = self.hands[seat], self.view.hands[seat]
            for question, (least, most) in by_kind.items():
                cards = [card for card in self.number if self._about(question, card)]
                known = sum(card in cards for card in hand)
                # That it has none of a kind is in the masks.
                if least > known or 0 < most < known + hand_size - len(hand):
                    needs.append(Need(self.seats.index(seat), mask(self.number, cards), least, most, known))
        return needs

    def _about(self, question: Question, card: Card) -> bool:
        return asked_for(question, card, self.view.trump, self.view.rules.order)

    def _voids(self) -> dict[int, int]:
        """By seat, the cards that it cannot have: suits not followed, kinds that it said it lacks."""
        void: dict[int, int] = {}
        for seat, questions in self.beliefs.lacks.items():
            for question in questions:
                cards = [card for card in self.number if self._about(question, card)]
                void[seat] = void.get(seat, 0) | mask(self.number, cards)
        for trick in self._follow_tricks():
            for who, card in trick[1:]:
                if card.suit is not trick[0][1].suit:
                    suit = [other for other in self.number if other.suit is trick[0][1].suit]
                    void[who] = void.get(who, 0) | mask(self.number, suit)
        return void

    def _follow_tricks(self) -> list[list[tuple[int, Card]]]:
        """The tricks in which everybody had to follow suit, and after which nobody drew a card."""
        view, rules = self.view, self.view.rules
        if rules.follow_suit is not Follow.MUST_FOLLOW or view.stock:
            return []
        tricks, drew, current = self._tricks()
        since = max((at + 1 for at, seats in enumerate(drew) if seats), default=0)
        return [*tricks[since:], current]

    def _tricks(self) -> tuple[list[list[tuple[int, Card]]], list[set[int]], list[tuple[int, Card]]]:
        """The tricks, who drew after each, and the running trick (R-50 to R-52)."""
        view, rules, seats = self.view, self.view.rules, self.seats
        stock = len(rules.packs_for(len(seats))[0]) - len(seats) * rules.game.hand
        drew: list[set[int]] = []
        for trick in view.tricks:
            drew.append(set(ring(seats, rules.players, trick.taker)[:stock]))
            stock = max(0, stock - len(seats) * rules.game.plays)
        tricks = [[(play.seat, play.card) for play in trick.cards] for trick in view.tricks]
        return tricks, drew, [(who, card) for who, card in view.trick if card is not None]

    def past(self) -> list[int]:
        """What ``sampling`` remembers; nothing if it is unknown who drew when."""
        view, seats = self.view, self.seats
        count = remembered_tricks(view)
        if not count:
            return [0, *self._auction()]
        tricks, drew, current = self._tricks()
        seat_counts = [*(len(trick) for trick in tricks), self.in_trick]
        partners_before = self._partners_revealed([*tricks, current])
        rows = [*zip((*tricks, current), (*drew, set()), seat_counts, partners_before, strict=True)][
            : -count - 1 : -1
        ]
        past = [len(rows), *self._auction()]
        for trick, after, seats_in, partners in rows:
            cards = [self.number[card] for _, card in trick]
            past += [seats.index(trick[0][0]) if trick else 0, len(cards), seats_in]
            past += [*cards, *[0] * (search_board.MOST - len(cards))]
            past += [*(int(seat in after) for seat in seats), *[0] * (search_board.MOST - len(seats))]
            past.append(partners)
        return past

    def _auction(self) -> list[int]:
        """The declarer, the called cards and the inference from the bids, for ``sampling``."""
        auction = self.view.auction
        if auction is None or auction.declarer is None:
            return [-1, 0, *[0] * (bid_inference.SIZE * search_board.MOST)]
        called_cards = mask(self.number, auction.called_cards)
        return [
            self.seats.index(auction.declarer),
            called_cards,
            *bid_inference.bid_bounds(self.view.rules, self.seats, auction),
        ]

    def _partners_revealed(self, tricks: Sequence[Sequence[tuple[int, Card]]]) -> list[int]:
        """By trick: the seats that had played a called card before it (bits)."""
        auction = self.view.auction
        partners_before = [0]
        for trick in tricks:
            partners = [who for who, card in trick if auction is not None and card in auction.called_cards]
            partners_before.append(
                partners_before[-1] | sum(1 << self.seats.index(who) for who in {*partners})
            )
        return partners_before[:-1]


def _trump(view: SeatView) -> int:
    if view.trump is not None:
        return search_board.TRUMP_SUIT
    return search_board.FIRST_LED if view.rules.game.trump is Trump.FIRST_LED else search_board.NO_TRUMP
