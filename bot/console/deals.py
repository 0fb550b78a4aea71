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
from bot.console.command_errors import OK, CommandFailed
from bot.console.puzzles import secret_of
from bot.database_url import DatabaseUrl
from bot.text.catalogue import voice_for

if TYPE_CHECKING:
    from bot.rules.shuffle import BoardName


def deal(arguments: argparse.Namespace) -> int:
    """Print the deal of a day. Until it has closed, its pack only if that was asked for."""
    from bot.day.boards import board_of  # noqa: PLC0415 - the other commands do not need it
    from bot.day.proof import proof  # noqa: PLC0415 - as above
    from bot.puzzle import days, keys  # noqa: PLC0415 - as above

    day: date = arguments.day
    language = arguments.language
    if arguments.key is not None:
        if arguments.anchor is None or not re.fullmatch("[0-9a-fA-F]{64}", arguments.key):
            raise CommandFailed("--key needs 64 digits from 0 to f, and --anchor beside it")
        key, line, anchor = bytes.fromhex(arguments.key), None, arguments.anchor
        is_revealed = True
    else:
        settings = configuration.load()
        language = language or settings.language_ui
        secret = secret_of(settings.database, keys.name_of(day.year))
        key, line = keys.key_of(secret, day), keys.line(keys.commitment(secret, day.year))
        anchor = arguments.anchor or _anchor(settings.database, day)
        is_revealed = arguments.pack or days.is_over(day, time.time_ns() // 1_000_000)
    board = None if anchor is None else board_of(day, anchor)
    if arguments.proof:
        if board is None or not is_revealed:
            raise CommandFailed(f"{day}: is not over; --pack gives the proof away all the same")
        print(json.dumps(proof(key, board)))
        return OK
    print(_board_text(day, language or "en", key if is_revealed else None, board))
    if line is not None:
        print(f"🔒 {line}")
    return OK


def _board_text(day: date, language: str, key: bytes | None, board: BoardName | None) -> str:
    from bot.day.boards import pack_of  # noqa: PLC0415 - as above
    from bot.text.daily import deal as words  # noqa: PLC0415 - as above

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
    """The anchor of a day, from a database that a bot may have open. Raises ``CommandFailed``."""
    from bot.store.errors import StoreError  # noqa: PLC0415 - as above
    from bot.store.opening import anchor_of  # noqa: PLC0415 - as above

    try:
        return asyncio.run(anchor_of(database, day.isoformat()))
    except StoreError as problem:
        raise CommandFailed(str(problem)) from None
