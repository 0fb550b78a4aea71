"""The order of the pack from a committed seed: a pure function of bytes (fine print 37).

A server seed is committed to before anybody sits down, every seat adds a nonce, and the seed is revealed when
the match is over. Whoever has the seed, the match's id and the nonces computes every deck again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.rules.actions import Deal
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.policies import reject_loads
from bot.rules.rules import Rules

SEED_BYTES: Final = 32
_DIGEST_BYTES: Final = 20
"""Of the digest that a lobby shows: 160 bits are 32 letters, and nobody finds two shuffles with the same."""
_EIGHT_WORDS: Final = struct.Struct(">8I")
_WORDS: Final = 2**32
_SUITS: Final = tuple(Suit)


def commitment(seed: bytes, match: str) -> str:
    """What is published before the match: SHA-256 of seed and match id, in hex."""
    return hashlib.sha256(seed + match.encode()).hexdigest()


def digest(committed: str, nonces: Iterable[str]) -> str:
    """What a lobby shows of its shuffle, in 32 letters: the commitment and what people have added so far.

    It changes with each nonce. The order of the nonces does not count: in a lobby nobody has a seat yet.
    """
    hashed = hashlib.sha256("\n".join([committed, *sorted(nonces)]).encode()).digest()
    return base64.b32encode(hashed[:_DIGEST_BYTES]).decode()


def computer_nonce(seat: int) -> str:
    """A computer has no say in the shuffle: its nonce is fixed."""
    return f"computer:{seat}"


class Draws:
    """Even random numbers out of a seed, a match and a label, the same for ever."""

    def __init__(self, seed: bytes, match: str, label: str, nonces: Sequence[str]) -> None:
        # What all blocks begin with is hashed once, however long the nonces are.
        self._begun = hmac.new(seed, "\n".join([match, label, *nonces, ""]).encode(), "sha256")
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            hashed = self._begun.copy()
            hashed.update(str(block).encode())
            yield from _EIGHT_WORDS.unpack(hashed.digest())
            block += 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: words that would favour some are thrown away."""
        limit = _WORDS - _WORDS % bound
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % bound


def deck(
    rules: Rules, seed: bytes, match: str, number: int, nonces: Sequence[str], *, seats: int | None = None
) -> tuple[Card, ...]:
    """The pack of a deal in the order in which its cards leave it: see ``deal``."""
    return deal(rules, seed, match, number, nonces, seats=seats).deck


def deal(
    rules: Rules, seed: bytes, match: str, number: int, nonces: Sequence[str], *, seats: int | None = None
) -> Deal:
    """What the table deals as deal ``number`` (0-based).

    ``seats``: how many still play, all of them unless R-82 has sent one out.
    """
    seats = rules.players if seats is None else seats
    packs = rules.packs_for(seats)
    draws = Draws(seed, match, str(number), nonces)
    pack = list(packs[0])
    if len(packs) > 1:
        two = CARDS[Rank.TWO + _SUITS[draws.below(len(_SUITS))]]
        pack = next(list(candidate) for candidate in packs if two not in candidate)
    for last in range(len(pack) - 1, 0, -1):
        other = draws.below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return reject_loads(rules, tuple(pack), seats) if rules.turn_up_reject else Deal(tuple(pack))


def first_dealer(rules: Rules, seed: bytes, match: str, nonces: Sequence[str]) -> int:
    """R-23: the first dealer is drawn at random, out of the committed seed."""
    return Draws(seed, match, "dealer", nonces).below(rules.players)


def computer_draws(seed: bytes, match: str, seat: int, decision: int, nonces: Sequence[str]) -> Draws:
    """The randomness of one choice of a computer: part of the same tree, so a match can be played again."""
    return Draws(seed, match, f"computer:{seat}:{decision}", nonces)
