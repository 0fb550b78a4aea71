"""The command ``puzzle``: the puzzle of a day for the operator, from the keys in the database."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from bot import settings as configuration
from bot.console.command_errors import OK, CommandFailed
from bot.database_url import DatabaseUrl
from bot.text.catalogue import capital, voice_for

if TYPE_CHECKING:
    from bot.puzzle.puzzle import Puzzle


def puzzle(arguments: argparse.Namespace) -> int:
    """Print the puzzle of a day. Until the day is over, its solution only if that was asked for."""
    from bot.puzzle import days, keys, making  # noqa: PLC0415 - the other commands do not need it

    day: date = arguments.day
    settings = configuration.load()
    secret = secret_of(settings.database, keys.name_of(day.year))
    daily = making.make(keys.key_of(secret, day), day)
    with_solution = arguments.solution or days.is_over(day, time.time_ns() // 1_000_000)
    if arguments.proof:
        if not with_solution:
            raise CommandFailed(f"{day}: is not over; --solution gives the proof away all the same")
        print(_proof(daily, secret))
        return OK
    print(_puzzle_text(daily, arguments.language or settings.language_ui, solution=with_solution))
    print(f"🔒 {keys.line(keys.commitment(secret, day.year))}")
    return OK


def _puzzle_text(daily: Puzzle, language: str, *, solution: bool) -> str:
    from bot.puzzle.attempt import attempt  # noqa: PLC0415 - the other commands do not need it
    from bot.text.daily import puzzle as words  # noqa: PLC0415 - the other commands do not need it

    voice, state = voice_for(language), attempt(daily)
    lines = [
        f"{capital(words.day_text(voice, daily.day))} {daily.day.year} · {words.stars_text(daily.stars)}",
        words.about_line(voice, daily),
        *words.hand_lines(voice, daily.position),
        words.question(voice, state),
    ]
    return "\n".join([*lines, *([words.solution_text(voice, daily)] if solution else [])])


def _proof(daily: Puzzle, secret: bytes) -> str:
    from bot.puzzle.proof import proof  # noqa: PLC0415 - the other commands do not need it

    return json.dumps(proof(daily, secret))


def secret_of(database: Path | DatabaseUrl, name: str) -> bytes:
    """The secret of a year, from a database that a bot may have open. Raises ``CommandFailed``."""
    from bot.store.errors import StoreError  # noqa: PLC0415 - the other commands do not need it
    from bot.store.opening import seed_of  # noqa: PLC0415 - the other commands do not need it

    if isinstance(database, Path) and not database.is_file():
        raise CommandFailed(f"{database}: there is no database")
    try:
        secret = asyncio.run(seed_of(database, name))
    except StoreError as problem:
        raise CommandFailed(str(problem)) from None
    if secret is None:
        raise CommandFailed(f"{database}: has no keys for that year; the first puzzle of a year makes them")
    return secret
