"""The command ``day``: the deal of a day, from the database or from what was published when it closed."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import time
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from bot import settings as configuration
from bot.console.mistakes import OK, Unusable
from bot.console.puzzles import secret_of
from bot.database_url import DatabaseUrl
from bot.text.catalogue import voice_for

if TYPE_CHECKING:
    from bot.rules.shuffle import BoardName


def deal(asked: argparse.Namespace) -> int:
    """Print the deal of a day. Until it has closed, its pack only if that was asked for."""
    from bot.day.boards import board_of  # noqa: PLC0415 - the other commands do not need it
    from bot.day.proof import proof  # noqa: PLC0415 - as above
    from bot.puzzle import days, keys  # noqa: PLC0415 - as above

    day: date = asked.day
    language = asked.language
    if asked.key is not None:
        if asked.anchor is None or not re.fullmatch("[0-9a-fA-F]{64}", asked.key):
            raise Unusable("--key needs 64 digits from 0 to f, and --anchor beside it")
        key, line, anchor = bytes.fromhex(asked.key), None, asked.anchor
        shown = True
    else:
        chosen = configuration.load()
        language = language or chosen.language_ui
        secret = secret_of(chosen.database, keys.name_of(day.year))
        key, line = keys.key_of(secret, day), keys.line(keys.commitment(secret, day.year))
        anchor = asked.anchor or _anchor(chosen.database, day)
        shown = asked.pack or days.is_over(day, time.time_ns() // 1_000_000)
    board = None if anchor is None else board_of(day, anchor)
    if asked.proof:
        if board is None or not shown:
            raise Unusable(f"{day}: is not over; --pack gives the proof away all the same")
        print(json.dumps(proof(key, board)))
        return OK
    print(_told(day, language or "en", key if shown else None, board))
    if line is not None:
        print(f"🔒 {line}")
    return OK


def _told(day: date, language: str, key: bytes | None, board: BoardName | None) -> str:
    from bot.day.boards import pack_of  # noqa: PLC0415 - as above
    from bot.text import day as words  # noqa: PLC0415 - as above

    voice = voice_for(language)
    lines = [f"{words.heading(voice, day)} {day.year}", words.about_lines(voice.plain, day)[0].strip("*")]
    if board is None:
        return "\n".join([*lines, voice("day-no-anchor")])
    lines.append(voice.plain("day-anchor", anchor=board.anchor))
    if key is not None:
        lines.append(voice.plain("day-key", digits=key.hex()))
        lines.append(" ".join(map(str, pack_of(key, board).deck)))
    return "\n".join(lines)


def _anchor(database: Path | DatabaseUrl, day: date) -> str | None:
    """The anchor of a day, from a database that a bot may have open. Raises ``Unusable``."""
    from bot.store.errors import StoreError  # noqa: PLC0415 - as above
    from bot.store.opening import anchor_of  # noqa: PLC0415 - as above

    try:
        return asyncio.run(anchor_of(database, day.isoformat()))
    except StoreError as problem:
        raise Unusable(str(problem)) from None
