"""The record of a match that was played at a table (record.md)."""

from __future__ import annotations

import unicodedata
from typing import Any

from bot.record.fairness import Board, Fairness, Kind
from bot.record.read import SeatInfo
from bot.record.write import record
from bot.tables.archive.finished import FinishedMatch, finished_matches
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Player
from bot.tables.tables import Tables


async def record_of(tables: Tables, match: str) -> dict[str, Any] | None:
    """The record of a match by its id, ready for JSON, with its seed revealed.

    ``seats`` are the players who began it. None if the match is not over, was broken off, was played on the
    board of a day, is sealed, or never existed.
    Raises ``StoreError``.
    """
    one = await match_of(tables, match)
    if one is None or one.board is not None or one.sealed:
        return None
    return await write_record(tables, one)


async def write_record(tables: Tables, one: FinishedMatch, key: bytes | None = None) -> dict[str, Any]:
    """The record of a finished match; see ``record_of``.

    ``key`` is that of the board that was played. The caller has made sure that it may be revealed. Raises
    ``ValueError`` if it is missing.
    """
    if one.board is not None:
        if key is None:
            raise ValueError(one.match)
        fairness = Fairness(board=Board(*one.board[:2], key.hex(), one.board.anchor))
    elif one.boards is not None:
        seed = await tables.reveal_seed(one.match)
        if one.sealed or seed is None:
            raise ValueError(one.match)
        name = one.boards.name
        fairness = Fairness(board=Board(name.series, name.number, seed.hex(), name.anchor))
    else:
        seed = await tables.reveal_seed(one.match)
        fairness = Fairness(one.commitment, one.nonces, None if seed is None else seed.hex())
    return record(one.match, one.events, [_seat(player) for player in one.starters], fairness)


async def match_of(tables: Tables, match: str) -> FinishedMatch | None:
    """A finished match by its id, hidden cards included, also one that ``record_of`` keeps to itself.

    None if the match is not over, was broken off, or never existed. Raises ``StoreError``.
    """
    table, _, _ = match.rpartition("-")
    try:
        await tables.look(table, None)
    except Refused:
        return None
    log = await tables.history(table)
    return next((one for one in finished_matches(table, log) if one.match == match), None)


def _seat(player: Player) -> SeatInfo:
    if isinstance(player, Person):
        return SeatInfo(_clean(player.name), Kind.HUMAN)
    return SeatInfo(_clean(player.name), Kind.COMPUTER, player.level)


def _clean(name: str) -> str:
    """A name without control characters that affect a terminal or the direction of the text."""
    text = "".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in name)
    return " ".join(text.split()) or "?"
