"""Check that a daily puzzle was made from the keys of its year, and that one card alone wins.

Usage: python3 fair_puzzle.py PROOF-FILE [NOTED]. The file is what the button *Proof* gives when the day of
the puzzle is over, NOTED the 32 letters beside the lock, which stay the same for a year. This needs Python
alone and shares nothing with the bot.
Exit: 0 all is right, 1 something is wrong, 2 unreadable.
"""

import base64
import hashlib
import hmac
import itertools
import json
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

ORDER = "A23456789TJQK"  # of the ranks in a new pack, suit after suit in the order d, c, s, b
KINDS = 5
GOAL = 61


def random_words(key: bytes, attempt: int) -> Iterator[int]:
    """HMAC-SHA256 of "puzzle", the attempt and a counter, cut into words of 32 bits."""
    for block in itertools.count():
        digest = hmac.digest(key, f"puzzle\n{attempt}\n{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4))


def below(words: Iterator[int], bound: int) -> int:
    """An even number from 0 to bound - 1: words that would favour some are thrown away."""
    return next(word for word in words if word < 2**32 - 2**32 % bound) % bound


def shuffle(proof: dict[str, Any]) -> list[str]:
    """The pack as the key gives it. The first number of an attempt chooses among the kinds of puzzles."""
    words = random_words(bytes.fromhex(proof["key"]), proof["attempt"])
    below(words, KINDS)
    ranks = sorted(proof["game"]["ranks"], key=ORDER.index)
    pack = [rank + suit for suit in "dcsb" for rank in ranks]
    for last in range(len(pack) - 1, 0, -1):
        other = below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


class Table:
    """The rules that a puzzle needs: who may play what, who takes a trick, and for how much."""

    def __init__(self, game: dict[str, Any], trump: str) -> None:
        worth = dict(zip(game["counters"], (11, 10, 4, 3, 2), strict=True))
        self.value = {rank + suit: worth.get(rank, 0) for rank in game["ladder"] for suit in "dcsb"}
        self.height = {rank: -place for place, rank in enumerate(game["ladder"])}
        self.seats, self.follow, self.trump = game["players"], game["follow"] == "must_follow", trump

    def may(self, hand: tuple[str, ...], trick: tuple[str, ...]) -> tuple[str, ...]:
        """The cards that may be played to a trick."""
        same = tuple(card for card in hand if trick and card[1] == trick[0][1])
        return same if self.follow and same else hand

    def taker(self, trick: tuple[str, ...]) -> int:
        """The place of the card that takes a trick."""
        suit = self.trump if any(card[1] == self.trump for card in trick) else trick[0][1]
        of_suit = [place for place, card in enumerate(trick) if card[1] == suit]
        return max(of_suit, key=lambda place: self.height[trick[place][0]])

    def points(self, trick: tuple[str, ...]) -> int:
        """The points of a trick."""
        return sum(self.value[card] for card in trick)

    def winning(self, hands: list[list[str]], points: int) -> list[str]:
        """The cards with which seat 0, who leads, and its partner make 61 against best play."""

        @cache
        def best(held: tuple[tuple[str, ...], ...], leader: int, trick: tuple[str, ...]) -> int:
            points = 0
            if len(trick) == self.seats:
                leader = (leader + self.taker(trick)) % self.seats
                points, trick = (self.points(trick) if leader % 2 == 0 else 0), ()
            seat = (leader + len(trick)) % self.seats
            if not held[seat]:
                return points
            values = [
                best(less(held, seat, card), leader, (*trick, card)) for card in self.may(held[seat], trick)
            ]
            return points + (min(values) if seat % 2 else max(values))

        first = tuple(tuple(hand) for hand in hands)
        return [card for card in first[0] if points + best(less(first, 0, card), 0, (card,)) >= GOAL]


def less(hands: tuple[tuple[str, ...], ...], seat: int, card: str) -> tuple[tuple[str, ...], ...]:
    """The hands when a seat has played a card."""
    return tuple(
        tuple(one for one in hand if place != seat or one != card) for place, hand in enumerate(hands)
    )


def play(proof: dict[str, Any]) -> tuple[list[list[str]], list[int], str]:
    """The hands, the points and the trump after the cards played; ``ValueError`` for a wrong card."""
    game, pack = proof["game"], proof["pack"]
    seats, cards_dealt = game["players"], game["players"] * game["hand"]
    hands = [pack[seat:cards_dealt:seats] for seat in range(seats)]
    turned, stock = (
        (pack[cards_dealt], [*pack[cards_dealt + 1 :], pack[cards_dealt]])
        if game["stock"]
        else (pack[-1], [])
    )
    table, leader, trick, points = Table(game, turned[1]), 0, (), [0] * seats
    for card in proof["played"]:
        seat = (leader + len(trick)) % seats
        if card not in table.may(tuple(hands[seat]), trick):
            raise ValueError(f"{card} may not be played")
        hands[seat].remove(card)
        trick = (*trick, card)
        if len(trick) == seats:
            leader = (leader + table.taker(trick)) % seats
            points[leader] += table.points(trick)
            for after in range(seats if stock else 0):
                hands[(leader + after) % seats].append(stock.pop(0))
            trick = ()
    order = [(leader + after) % seats for after in range(seats)]
    sides = [sum(points[seat] for seat in order[side::2]) for side in (0, 1)]
    return [hands[seat] for seat in order], sides, turned[1]


def fault(proof: dict[str, Any], line: str | None) -> str | None:
    """What is wrong with a puzzle; None when everything follows from its key."""
    commitment = bytes.fromhex(proof["commitment"])
    if line is not None and line.upper() != base64.b32encode(commitment[:20]).decode():
        return "its keys are not those that you noted"
    key = bytes.fromhex(proof["key"])
    for _ in range(proof["number"]):
        key = hashlib.sha256(b"briscola-day" + key).digest()
    if key != commitment:
        return "the key is not the one that was committed to"
    if shuffle(proof) != proof["pack"]:
        return "the pack does not come out of the key"
    hands, points, trump = play(proof)
    if [set(hand) for hand in hands] != [set(hand) for hand in proof["hands"]]:
        return "the hands do not follow from the deal"
    if points != proof["points"] or trump != proof["trump"]:
        return "the points or the trump do not follow from the deal"
    winning = Table(proof["game"], trump).winning(proof["hands"], points[0])
    return None if winning == [proof["winning"]] else f"not {proof['winning']} alone wins, but {winning}"


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            found = json.load(file)
        told = fault(found, (*sys.argv[2:], None)[0])
        print(f"{found['puzzle']}: {told or 'right: it follows from its key, and one card alone wins'}")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as problem:
        print(f"unreadable: {problem!r}", __doc__, sep="\n\n", file=sys.stderr)
        sys.exit(2)
    sys.exit(bool(told))
