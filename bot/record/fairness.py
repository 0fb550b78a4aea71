"""The part ``fairness`` of a record: what the packs of a match can be checked with (fine print 37, 41)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.record.errors import FlawKind, InvalidRecord, short
from bot.record.parts import check_keys, list_at, object_at, same, text_at
from bot.rules import shuffle
from bot.rules.cards import RANKS, Card, new_pack
from bot.rules.notation.plain_data import is_text
from bot.rules.rules import Rules

_HEX: Final = re.compile(r"[0-9a-f]{64}")


class Kind(StrEnum):
    """The kind of player on a seat when the match began."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a match: all tables that play it get the same packs (fine print 41).

    ``series`` and ``number`` name the board. ``key`` is its secret, in hex digits. ``anchor`` is what was
    published before the first card was dealt.
    """

    series: str
    number: int
    key: str
    anchor: str

    @property
    def label(self) -> str:
        """The text that replaces a match's id in the words of the shuffle."""
        return shuffle.BoardName(self.series, self.number, self.anchor).label


@dataclass(frozen=True, slots=True)
class Fairness:
    """The proof of a match's packs: hex digits and one nonce for each seat, or the board."""

    commitment: str | None = None
    nonces: tuple[str, ...] | None = None
    server_seed: str | None = None
    board: Board | None = None

    def pack(self, rules: Rules, match: str, deal: int, seats: int) -> tuple[Card, ...] | None:
        """The pack of a deal (0-based) for the seats still in the match; None if nothing proves it."""
        if self.board is not None:
            key = bytes.fromhex(self.board.key)
            return shuffle.deck(rules, key, self.board.label, deal, (), seats=seats)
        if self.server_seed is None or self.nonces is None:
            return None
        seed = bytes.fromhex(self.server_seed)
        return shuffle.deck(rules, seed, match, deal, self.nonces, seats=seats)


def dealing(rules: Rules) -> dict[str, Any]:
    """The values for dealing without knowledge of games: ``hand`` and ``pack``, from version 2 on."""
    ranks, packs = RANKS[rules.pack], rules.packs
    whole = new_pack(ranks)
    # if there are several packs, they differ in the one card that is drawn and left out.
    drawable = [str(card) for card in whole if len(packs) > 1 and any(card not in pack for pack in packs)]
    removed_cards = [str(card) for card in whole if not any(card in pack for pack in packs)]
    loads = rules.order.counters[:2]  # the ranks worth 11 and 10
    pack = {"ranks": ranks, "removed": removed_cards, "drawn": drawable, "loads": loads}
    return {"hand": rules.game.hand, "pack": pack}


def plain_fairness(fairness: Fairness, rules: Rules, version: int) -> dict[str, Any]:
    """The part ``fairness`` as a record of this version contains it."""
    parts: dict[str, Any] = {
        "commitment": fairness.commitment,
        "server_seed": fairness.server_seed,
        "nonces": None if fairness.nonces is None else list(fairness.nonces),
    }
    if fairness.board is not None:
        board = fairness.board
        parts["board"] = {
            "set": board.series,
            "number": board.number,
            "key": board.key,
            "anchor": board.anchor,
        }
    return {key: part for key, part in parts.items() if part is not None} | (
        dealing(rules) if version > 1 else {}
    )


def read_fairness(
    value: Mapping[str, object], version: int, match: str, rules: Rules, kinds: Sequence[Kind]
) -> Fairness:
    """Read the part ``fairness`` of a record.

    ``kinds`` are the kinds of players by seat. Raises ``InvalidRecord``.
    """
    facts = dealing(rules) if version > 1 else {}
    if version > 1 and "board" in value:
        check_keys(value, {*facts, "board"}, ())
    else:
        check_keys(value, facts, {"commitment", "server_seed", "nonces"})
    for key, fact in facts.items():
        if not same(value[key], fact):
            raise InvalidRecord(FlawKind.WRONG_VALUE, key=key, value=short(value[key]))
    if "board" in value:
        return Fairness(board=_board(object_at(value, "board")))
    commitment, server_seed = (
        _hex(value, key) if key in value else None for key in ("commitment", "server_seed")
    )
    nonces = _nonces(list_at(value, "nonces"), kinds) if "nonces" in value else None
    if server_seed is not None:
        if commitment is None or nonces is None:
            raise InvalidRecord(FlawKind.SEED_ALONE)
        if shuffle.commitment(bytes.fromhex(server_seed), match) != commitment:
            raise InvalidRecord(FlawKind.WRONG_COMMITMENT)
    return Fairness(commitment, nonces, server_seed)


def _board(value: Mapping[str, object]) -> Board:
    check_keys(value, ("set", "number", "key", "anchor"), ())
    number = value["number"]
    if type(number) is not int or not 0 <= number < _MOST_BOARDS:
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="number", value=short(number))
    return Board(_one_line(value, "set"), number, _hex(value, "key"), _one_line(value, "anchor"))


_MOST_BOARDS: Final = 10**9
"""The upper limit of a board's number. A date as a number has eight digits."""


def _one_line(value: Mapping[str, object], key: str) -> str:
    text = text_at(value, key)
    if "\n" in text:
        raise InvalidRecord(FlawKind.WRONG_VALUE, key=key, value=short(text))
    return text


def _hex(value: Mapping[str, object], key: str) -> str:
    text = text_at(value, key)
    if not _HEX.fullmatch(text):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key=key, value=short(text))
    return text


def _nonces(values: list[object], kinds: Sequence[Kind]) -> tuple[str, ...]:
    nonces: list[str] = []
    for value in values:
        if not is_text(value) or "\n" in value:
            raise InvalidRecord(FlawKind.WRONG_VALUE, key="nonces", value=short(value))
        nonces.append(value)
    if len(nonces) != len(kinds):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="nonces", value=short(values))
    for seat, (kind, nonce) in enumerate(zip(kinds, nonces, strict=True)):
        # Fine print 37: a nonce that the server could choose freely would let it choose the pack.
        if kind is Kind.COMPUTER and nonce != shuffle.computer_nonce(seat):
            raise InvalidRecord(FlawKind.WRONG_VALUE, key="nonces", value=short(nonce))
    return tuple(nonces)
