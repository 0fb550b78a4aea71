"""The observation: what a seat knows of a deal, as a row of ``neural.board``.

Other hands and the stock stay unknown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.neural import board as neural_board, features
from bot.computers.search.compilation import small
from bot.rules.cards import Card, Suit
from bot.rules.games import Trump
from bot.rules.options import Follow, Match
from bot.rules.rules import Rules
from bot.rules.view import SeatView

_SHORT: Final = 32


def is_supported(rules: Rules) -> bool:
    """Whether the network was trained for such a game.

    That means hands of three with a turn-up, free play, two sides that count who won, and a ranking in which
    more valuable cards take less valuable ones.
    """
    game, order = rules.game, rules.order
    return (
        game.trump is Trump.TURNUP
        and game.hand == features.HAND
        and game.plays == 1
        and not game.claims
        and not rules.open_hands
        and rules.follow_suit is Follow.FREE
        and rules.match is not Match.RACE
        and rules.players in {2, 4}
        and rules.two_sided
        and len(rules.packs[0]) in {features.CARDS, _SHORT}
        and all(
            order.value[card] == neural_board.VALUES[one % features.SUIT]
            for card, one in numbers_of(rules, None).items()
        )
    )


def row(view: SeatView, beliefs: Beliefs) -> neural_board.Deal:
    """The row of a seat that is to play, in a game that is ``is_supported``."""
    number = numbers_of(view.rules, view.trump)
    values = small([0] * neural_board.SIZE)
    values[neural_board.SEATS], values[neural_board.SIZE_OF_PACK] = view.rules.players, len(number)
    values[neural_board.LEADER], values[neural_board.LAID] = view.leader, len(view.trick)
    values[neural_board.DRAWN] = len(number) - view.stock
    values[neural_board.TURNED] = -1 if view.turnup is None else number[view.turnup]
    _tricks(view, number, values)
    _cards(view, beliefs, number, values)
    return values


def _tricks(view: SeatView, number: Mapping[Card, int], values: neural_board.Deal) -> None:
    """Write the trick on the table, the earlier ones, and the points taken."""
    for place, (_, card) in enumerate(view.trick):
        values[neural_board.LYING + place] = 0 if card is None else number[card]
    values[neural_board.BEFORE_LED] = values[neural_board.BEFORE_LED + 1] = -1
    for ago, trick in enumerate(view.tricks[:-3:-1]):
        values[neural_board.BEFORE_LED + ago] = trick.cards[0].seat
        for play in trick.cards:
            values[neural_board.BEFORE_CARDS + ago * neural_board.MOST + play.seat] = number[play.card]
    for trick in view.tricks:
        values[neural_board.POINTS + trick.taker % 2] += trick.points


def _cards(view: SeatView, beliefs: Beliefs, number: Mapping[Card, int], values: neural_board.Deal) -> None:
    """Write where each card is, as far as the seat knows. Unseen cards count as stock."""
    me = -1 if view.seat is None else view.seat
    places = dict.fromkeys(number, neural_board.STOCK)
    for seat in range(view.rules.players):
        values[neural_board.COUNT + seat] = view.hands[seat]
        for card in beliefs.certain(seat) if seat != me else ():
            places[card] = seat
            values[neural_board.SHOWN + number[card]] = neural_board.ALL
    for place, card in enumerate(view.hand):
        values[neural_board.HANDS + me * features.HAND + place] = number[card]
        places[card] = me
    places |= {play.card: neural_board.GONE for trick in view.tricks for play in trick.cards}
    places |= {card: neural_board.GONE for _, card in view.trick if card is not None}
    for one in range(features.CARDS):
        values[neural_board.WHERE + one] = neural_board.GONE
    for card, where in places.items():
        values[neural_board.WHERE + number[card]] = where


@cache
def numbers_of(rules: Rules, trump: Suit | None) -> dict[Card, int]:
    """The number of every card of the pack with a suit as trump."""
    pack = rules.packs[0]
    ladder = sorted({card.rank for card in pack}, key=rules.order.ladder.index)
    suits = sorted(Suit, key=lambda suit: suit is not trump)
    return {
        card: suits.index(card.suit) * features.SUIT + features.SUIT - 1 - ladder.index(card.rank)
        for card in pack
    }
