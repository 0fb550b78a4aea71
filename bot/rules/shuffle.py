"""The shuffle: the order of the pack as a pure function of a committed seed (fine print 37).

The server commits to a seed before anybody sits down, every seat adds a nonce, and the seed is revealed when
the match is over. Anybody with the seed, the match's id and the nonces can compute every pack again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.rules.actions import Deal
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.policies import reject_loads
from bot.rules.rules import Rules

SEED_BYTES: Final = 32
_DIGEST_BYTES: Final = 20
"""The bytes of the digest that a lobby shows: 160 bits make 32 letters, and nobody finds two shuffles with
the same digest."""
_EIGHT_WORDS: Final = struct.Struct(">8I")
_WORDS: Final = 2**32
_SUITS: Final = tuple(Suit)


def commitment(seed: bytes, match: str) -> str:
    """The commitment that is published before the match: SHA-256 of seed and match id, in hex."""
    return hashlib.sha256(seed + match.encode()).hexdigest()


def digest(commitment: str, nonces: Iterable[str]) -> str:
    """The 32 letters that a lobby shows of its shuffle: a digest of the commitment and the nonces so far.

    It changes with each nonce. The order of the nonces does not matter, since nobody in a lobby has a seat
    yet.
    """
    state = hashlib.sha256("\n".join([commitment, *sorted(nonces)]).encode()).digest()
    return base64.b32encode(state[:_DIGEST_BYTES]).decode()


def computer_nonce(seat: int) -> str:
    """The fixed nonce of a computer, which has no influence on the shuffle."""
    return f"computer:{seat}"


class BoardName(NamedTuple):
    """The name of a board, which several tables may play (fine print 41).

    ``series`` and ``number`` say which one it is. ``anchor`` is what was published before the first card was
    dealt.
    """

    series: str
    number: int
    anchor: str

    @property
    def label(self) -> str:
        """The text that replaces a match's id in the words of the shuffle."""
        return "\n".join(["deal", self.series, str(self.number), self.anchor])


class Draws:
    """Uniform random numbers from a seed, a match and a label. They never change."""

    def __init__(self, seed: bytes, match: str, label: str, nonces: Sequence[str]) -> None:
        # The common beginning of all blocks is hashed once, however long the nonces are.
        self._prefix = hmac.new(seed, "\n".join([match, label, *nonces, ""]).encode(), "sha256")
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            state = self._prefix.copy()
            state.update(str(block).encode())
            yield from _EIGHT_WORDS.unpack(state.digest())
            block += 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: words that would favour some are skipped."""
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
    """The table's action for deal ``number`` (0-based).

    ``seats``: the number that still play; None means all (fewer only after R-82).
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
    """The first dealer, drawn from the committed seed (R-23)."""
    return Draws(seed, match, "dealer", nonces).below(rules.players)


def computer_draws(seed: bytes, match: str, seat: int, decision: int, nonces: Sequence[str]) -> Draws:
    """The randomness of one choice of a computer. It derives from the seed, so a match can be replayed."""
    return Draws(seed, match, f"computer:{seat}:{decision}", nonces)
