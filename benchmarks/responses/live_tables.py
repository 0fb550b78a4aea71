"""Cards a second on the wire, and how soon they are answered (F5): 30 a second, 99 of 100 within 250 ms.

    python -m benchmarks live_tables [--tables N] [--cards N] [--seconds N]

The bot is a separate process on a file of SQLite, with all pictures. Its Discord is in this process, keeps
its limits, and is reached through sockets. Two people play at every table, each table on a server of its own,
by the buttons of a hand that stays open. They press as often as it takes for so many cards a second in all,
and never before they have been answered. ``--tables 1000`` asks whether anything is refused and whether every
press is answered within three seconds. In the end everything must be shown, however late: the result of each
deal, and a picture on every message of a table. The simulated Discord needs a core as well: the last figure
says how late its own event loop was, which is part of each answer.
"""

import asyncio
import gc
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple, cast

from simcord.backend.errors import BackendError, SetupError

from bot.tables.model import codec
from bot.tables.model.fold import fold
from bot.tables.model.table import Stage, Table
from testing import arguments
from testing.wire.cluster import ClusterWire, Place
from testing.wire.limits import Limits
from testing.wire.playing import SHEET
from testing.wire.wire import Wire, WirePlayer
from testing.worlds.observer import message_text

TABLES: Final = 60
CARDS: Final = 30.0
SECONDS: Final = 60.0
BOUND: Final = 0.25
"""The seconds within which 99 of 100 presses are answered."""
LATEST: Final = 3.0
"""The seconds after which Discord gives a press up."""
AT_ONCE: Final = 4
"""The tables that are opened at the same time."""
HASTE: Final = 100.0
"""Tables are opened without Discord's limits; play begins with them."""
AGAIN: Final = 0.3
STEP: Final = 0.01
"""The seconds between two looks at how late the event loop is."""
ALL_SHOWN: Final = 300.0
"""The seconds in which everything must be shown after the last card."""


class LiveWire(Wire):
    """A wire that notes when each interaction began, and reads one table at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, haste=HASTE, tables_per_person=10)
        self.began: dict[int, float] = {}

    def _note(self, event: str, payload: Mapping[str, Any]) -> None:
        super()._note(event, payload)
        if event == "INTERACTION_CREATE":
            self.began[int(payload["id"])] = time.monotonic()

    def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a statement on the bot's database."""
        with closing(sqlite3.connect(f"file:{self.process.database}?mode=ro", uri=True)) as link:
            return link.execute(sql, values).fetchall()

    def table(self, table_id: str) -> Table:
        """A table as its log has it."""
        before = self._tables_known.get(table_id)
        rows = self.ask(
            "SELECT seq, at, kind, body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq",
            table_id,
            0 if before is None else before.seq,
        )
        events = [(seq, at, codec.read(kind, body)) for seq, at, kind, body in rows]
        after = fold(table_id, events, before)
        if after is None:
            raise AssertionError(table_id)
        self._tables_known[table_id] = after
        return after


@dataclass
class Evening:
    """The tables, and what happened at them. ``pause`` is the seconds between two cards of a table."""

    wire: LiveWire
    pause: float
    tables: dict[str, tuple[WirePlayer, WirePlayer]] = field(default_factory=dict)
    cards: int = 0

    async def open(self, number: int) -> None:
        """Open a table and start its match."""
        place = Place(cast("ClusterWire", self.wire), number)
        host, guest = place.enter(f"Anna {number}"), place.enter(f"Bruno {number}")
        await host.command("briscola new", players=2, target=5, clock="off")
        while not (rows := self.wire.ask("SELECT table_id FROM head WHERE guild = ?", place.server.id)):
            await self.wire.wait_for_activity(AGAIN)
        ((table_id,),) = rows
        for player, verb in ((guest, "join"), (host, "start")):
            before = self.wire.table(table_id).seq
            while self.wire.table(table_id).seq == before:
                with suppress(AssertionError, SetupError, BackendError):
                    await player.press(player.with_verb(verb, table_id), verb)
                await self.wire.wait_for_activity(AGAIN)
        for player in (host, guest):
            await player.command("briscola-me preferences", cards="here")
        self.tables[table_id] = host, guest

    async def play(self, table_id: str, until: float) -> None:
        """Play at a table until a moment (``time.monotonic``), or until its match is over."""
        rng = random.Random(table_id)
        due = time.monotonic() + rng.uniform(0, self.pause)
        while due < until and (table := self.wire.table(table_id)).stage is Stage.PLAYING:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due, time.monotonic() - self.pause) + self.pause
            if (
                table.state is None
                or table.turn is None
                or (person := table.seats[table.turn].person) is None
            ):
                raise AssertionError(table)
            card = rng.choice(table.state.hands[table.turn])
            while self.wire.table(table_id).decision == table.decision and time.monotonic() < until:
                with suppress(AssertionError, SetupError, BackendError):
                    await self.wire.people[person.id].by_live_hand(table, card)
                if self.wire.table(table_id).decision == table.decision:
                    await self.wire.wait_for_activity(AGAIN)
            self.cards += 1

    def not_shown(self) -> int:
        """The number of results of deals that are not in a channel, and of messages without a picture."""
        query = "SELECT table_id, count(*) FROM entry WHERE kind = 'deal-ended' GROUP BY table_id"
        ended = dict(self.wire.ask(query))
        missing = 0
        for table_id, (host, _) in self.tables.items():
            messages = self.wire.backend.messages[host.world.channel.id].values()
            public = [message for message in messages if not message.is_ephemeral]
            sheets = sum(bool(SHEET.search(message_text(message.components))) for message in public)
            missing += abs(ended.get(table_id, 0) - sheets)
            missing += sum(not message.attachments for message in public)
        return missing


class Measurement(NamedTuple):
    """``rate`` is in cards a second, ``waits`` are the seconds of each answer.

    ``late`` presses had no answer in time, ``refused`` requests were over a limit. Everything was shown
    ``shown`` seconds after the last card, but for ``missing`` messages.
    """

    rate: float
    waits: Sequence[float]
    late: int
    refused: int
    shown: float
    missing: int
    delays: Sequence[float]
    """How late the event loop of this process was, in seconds, all the time."""


@contextmanager
def collecting_later() -> Iterator[None]:
    """Leave the garbage of this process for later.

    Searching all that its Discord keeps takes a tenth of a second and more, which is no time of the bot's.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def note_delays(delays: list[float]) -> None:
    """Note how late this event loop is, until the task is cancelled."""
    while True:
        due = time.monotonic() + STEP
        await asyncio.sleep(STEP)
        delays.append(time.monotonic() - due)


async def measure(tables: int, cards: float, seconds: float) -> Measurement:
    """Let people play, then wait until everything is shown."""
    with tempfile.TemporaryDirectory() as folder:
        async with LiveWire(Path(folder)) as wire:
            await wire.launch()
            evening = Evening(wire, tables / cards)
            for first in range(0, tables, AT_ONCE):
                await asyncio.gather(*map(evening.open, range(first, min(first + AT_ONCE, tables))))
            wire.rest.limits = Limits()  # Discord's, from here on
            began, first_request = time.monotonic(), len(wire.rest.requests)
            until = began + seconds
            delays: list[float] = []
            noting = asyncio.create_task(note_delays(delays))
            with collecting_later():
                await asyncio.gather(*(evening.play(table_id, until) for table_id in evening.tables))
            noting.cancel()
            took = time.monotonic() - began
            responses = {
                int(one.path.split("/")[2]): one.at
                for one in reversed(wire.rest.requests[first_request:])
                if one.path.startswith("/interactions/")
            }
            arguments = {which: at for which, at in wire.began.items() if began <= at < until}
            waits = [responses[which] - at for which, at in arguments.items() if which in responses]
            refusals = sum(one.status == 429 for one in wire.rest.requests[first_request:])
            late = len(arguments) - sum(wait <= LATEST for wait in waits)
            ended = time.monotonic()
            while (missing := evening.not_shown()) and time.monotonic() < ended + ALL_SHOWN:
                await wire.wait_for_activity(AGAIN)
            seconds_to_show = time.monotonic() - ended
    return Measurement(evening.cards / took, waits, late, refusals, seconds_to_show, missing, delays)


def main() -> int:
    """Print the figures. 1 if they are missed."""
    parser = arguments.parser("benchmarks live_tables", __doc__)
    parser.add_argument(
        "--tables", type=arguments.count, default=TABLES, metavar="N", help="default: %(default)s"
    )
    parser.add_argument("--cards", type=arguments.number, default=CARDS, metavar="N", help="a second")
    parser.add_argument(
        "--seconds", type=arguments.number, default=SECONDS, metavar="N", help="default: %(default)s"
    )
    given = parser.parse_args()
    result = asyncio.run(measure(given.tables, given.cards, given.seconds))
    slowest, own_delay = (quantiles(seconds, n=100)[98] for seconds in (result.waits, result.delays))
    print(
        f"{given.tables:,} tables: {result.rate:.1f} of {given.cards:g} cards a second; answers "
        f"{1000 * median(result.waits):.0f} ms (median), {1000 * slowest:.0f} ms (p99), {result.late} later "
        f"than {LATEST:g} s of {len(result.waits):,}; {result.refused} requests refused; {result.missing} "
        f"messages not shown whole {result.shown:.0f} s after the last card; this process was late by "
        f"{1000 * own_delay:.0f} ms (p99; load {os.getloadavg()[0]:.0f})"
    )
    whole = not result.late and not result.refused and not result.missing
    bound = BOUND if given.tables <= TABLES else LATEST
    holds = result.rate >= 0.95 * given.cards and slowest < bound and whole
    print("held" if holds else "missed")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
