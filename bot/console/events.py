"""The command ``events``: the tournaments in a database, which a bot may have open."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import settings as configuration
from bot.console.command_errors import OK, WRONG, CommandFailed

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.tournaments.model.steps import Step


def listed(_: argparse.Namespace) -> int:
    """Print a line for each tournament: its id, stage, title and number of entries."""
    from bot.store.opening import events_of  # noqa: PLC0415 - the other commands do not need it

    for event_id in _asked(events_of(_database())):
        event = _folded(event_id, _log(event_id))
        print(f"{event_id} {event.stage:9} {len(event.entries):3} {event.settings.title}")
    return OK


def show(arguments: argparse.Namespace) -> int:
    """Print the log of a tournament, a step a line."""
    from bot.tournaments.model import codec  # noqa: PLC0415 - as above

    for seq, at, step in _log(arguments.event):
        moment = datetime.fromtimestamp(at / 1000, UTC)
        kind, body = codec.write(step)
        print(f"{seq:5} {moment:%Y-%m-%d %H:%M:%S} {kind} {body}")
    return OK


def verify(arguments: argparse.Namespace) -> int:
    """Check that the lots and pairings of a tournament follow from its seed."""
    from bot.store.opening import seed_of  # noqa: PLC0415 - as above
    from bot.tournaments.verify import flaws  # noqa: PLC0415 - as above

    entries = _log(arguments.event)
    seed = _asked(seed_of(_database(), arguments.event))
    if seed is None:
        raise CommandFailed(f"{arguments.event}: no seed is kept")
    found = flaws(arguments.event, entries, seed)
    for line in found:
        print(f"{arguments.event}: {line}")
    if not found:
        print(f"{arguments.event}: all lots and pairings follow from the seed")
    return WRONG if found else OK


def _database() -> Any:  # noqa: ANN401 - a path or a URL, as the settings have it
    database = configuration.load().database
    if isinstance(database, Path) and not database.is_file():
        raise CommandFailed(f"{database}: there is no database")
    return database


def _asked(question: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever is asked for
    from bot.store.errors import StoreError  # noqa: PLC0415 - as above

    try:
        return asyncio.run(question)
    except StoreError as problem:
        raise CommandFailed(str(problem)) from None


def _log(event_id: str) -> list[tuple[int, int, Step]]:
    from bot.store.opening import event_log  # noqa: PLC0415 - as above
    from bot.tournaments.model import codec  # noqa: PLC0415 - as above

    rows = _asked(event_log(_database(), event_id))
    if not rows:
        raise CommandFailed(f"{event_id}: there is no such tournament")
    return [(row.seq, row.at, codec.read(row.kind, row.body)) for row in rows]


def _folded(event_id: str, entries: list[tuple[int, int, Step]]) -> Any:  # noqa: ANN401 - an event
    from bot.tournaments.model.fold import fold  # noqa: PLC0415 - as above

    return fold(event_id, entries)
