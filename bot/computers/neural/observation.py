"""The observation: what a seat knows of a deal, as a board of the network."""

from __future__ import annotations

from typing import Final

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.neural import board as neural_board, features
from bot.computers.neural.network import NETWORKS, DealKind, is_usable
from bot.computers.search import determinize
from bot.computers.search.board import NUMBERS, Board
from bot.computers.search.compilation import small
from bot.rules.games import Trump
from bot.rules.options import Follow, Match
from bot.rules.rules import Rules
from bot.rules.scoring import A31
from bot.rules.view import SeatView

_SHORT: Final = 32


def is_supported(rules: Rules) -> bool:
    """Whether a network was trained for such a game.

    That means hands of three with a turn-up, free play, two sides that count who won or who has 31 points
    first, and a ranking in which more valuable cards take less valuable ones. Hands may be open if two play.
    """
    game, order = rules.game, rules.order
    return (
        deal_kind(rules) in NETWORKS
        and game.trump is Trump.TURNUP
        and game.hand == features.HAND
        and game.plays == 1
        and rules.follow_suit is Follow.FREE
        and rules.match is not Match.RACE
        and rules.two_sided
        and len(rules.packs[0]) in {features.CARDS, _SHORT}
        and all(
            order.value[card] == neural_board.VALUES[number]
            for card, number in determinize.number_of(rules).items()
        )
    )


def has_network(rules: Rules) -> bool:
    """Whether there is a network for such a game, and its weights can be used."""
    return is_supported(rules) and is_usable(deal_kind(rules))


def deal_kind(rules: Rules) -> DealKind:
    """The kind of deals that is played."""
    return DealKind(rules.players, A31 if rules.game.claims else 0, rules.open_hands)


def row(view: SeatView, beliefs: Beliefs) -> Board:
    """The board of a seat that is to play, in a game that is ``is_supported``. Hidden cards lie anywhere."""
    number, board = determinize.number_of(view.rules, view.trump), determinize.any_deal(view, beliefs)
    board += [0] * (neural_board.SIZE - len(board))
    board[neural_board.GOAL] = deal_kind(view.rules).goal
    board[neural_board.TURNED] = -1 if view.turnup is None else number[view.turnup]
    board[neural_board.BEFORE_LED] = board[neural_board.BEFORE_LED + 1] = -1
    for ago, trick in enumerate(view.tricks[:-3:-1]):
        board[neural_board.BEFORE_LED + ago] = trick.cards[0].seat
        for play in trick.cards:
            board[neural_board.BEFORE_CARDS + ago * neural_board.MOST_SEATS + play.seat] = number[play.card]
    if view.rules.open_hands:
        board[neural_board.OPEN] = (
            neural_board.NEXT_CARD if view.rules.open_next_card else neural_board.OPEN_HANDS
        )
        board[neural_board.SHOWN : neural_board.SHOWN + NUMBERS] = [neural_board.ALL] * NUMBERS
    for seat in range(view.rules.players):
        for card in beliefs.certain(seat) if seat != view.seat else ():
            board[neural_board.SHOWN + number[card]] = neural_board.ALL
    return small(board)
