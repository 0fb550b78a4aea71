"""F7: the gateway is cut off repeatedly, and the bot crashes and is started again.

    python -m chaos gateway [--every SECONDS] [--seconds N]

The bot is a separate process, and Discord a server on this machine. People play at four tables, match after
match, while the connection is cut every so many seconds (ten), for so many seconds (two minutes): silently,
by a close, at Discord's request, or by the end of the session. A resumed session receives its last events
twice. Then the same is done with a cut every two seconds. No move may be lost or doubled. Finally the bot is
killed right after each start, two bots are started on one database, and a bot is started that has been
started too often.
"""

import asyncio
import itertools
import json
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from bot.ui.wire.rate_limits.gateway_sessions import AT_ONCE, EACH
from testing import arguments
from testing.wire.gateway import SPACING, Cut
from testing.wire.playing import check_moves, enter_groups, open_match, play_out, wait_until_told
from testing.wire.process import Process
from testing.wire.promises import require
from testing.wire.wire import Wire, WirePlayer

EVERY, SECONDS = 10.0, 120.0
FAST = (2.0, 30.0)
HASTE = 10.0
SEATS = (2, 2, 2, 2)
"""The number of people at each table."""
REPEATED = 5
"""The events that a resumed session receives again."""
CUTS = (Cut.ABORTED, Cut.RECONNECT, Cut.CLOSED, Cut.ABORTED, Cut.RECONNECT, Cut.INVALID)
GENTLE = (Cut.ABORTED, Cut.RECONNECT, Cut.CLOSED)
FALLS = 6
REFUSED = 2
"""The exit code of a bot whose database is in use."""
WATCHED = 8.0
PATIENCE = 120.0


async def cut_off(every: float, seconds: float, kinds: tuple[Cut, ...]) -> None:
    """Play matches while the connection is cut."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=HASTE, tables_per_person=50, tables_per_channel=100) as wire:
            wire.gateway.repeats = REPEATED
            await wire.launch()
            ends = time.monotonic() + seconds
            tables: list[str] = []

            async def play(host: WirePlayer, guests: Sequence[WirePlayer]) -> None:
                while time.monotonic() < ends:
                    tables.append(await open_match(wire, host, guests))
                    await play_out(wire, tables[-1])

            seated = enter_groups(wire, SEATS)
            playing = [asyncio.create_task(play(host, guests)) for host, *guests in seated]
            for how in itertools.cycle(kinds):
                await asyncio.wait(playing, timeout=every, return_when=asyncio.FIRST_EXCEPTION)
                if all(task.done() for task in playing):
                    break
                await wire.gateway.cut(how)
            await asyncio.gather(*playing)
            await wait_until_told(wire, tables)
            cards = check_moves(wire, tables, "F7")
            gateway = wire.gateway
            require(
                "F7",
                not gateway.early_identifies,
                f"{len(gateway.early_identifies)} identifies came too soon",
            )
            ended = kinds.count(Cut.INVALID) * (1 + gateway.cuts // len(kinds))
            require("F7", len(gateway.identifies) <= 1 + ended, f"{len(gateway.identifies)} identifies")
            print(
                f"  cut every {every:g} s: {gateway.cuts} cuts, {gateway.resumes} resumes, "
                f"{len(gateway.identifies)} identifies, {gateway.repeated_events} events heard twice, "
                f"{len(tables)} matches, {cards} cards, none lost or doubled"
            )


async def falling_over() -> None:
    """Kill a bot as soon as it is ready, repeatedly; then start one that has been started too often."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder)) as wire:
            for _ in range(FALLS):
                await wire.launch()
                await wire.process.kill()
            starts = wire.gateway.identifies
            apart = min(later - earlier for earlier, later in pairwise(starts))
            require("F7", len(starts) == FALLS, f"{len(starts)} identifies in {FALLS} starts")
            require(
                "F7",
                not wire.gateway.early_identifies,
                f"{len(wire.gateway.early_identifies)} identifies came too soon",
            )
            print(f"  killed {FALLS} times right after the start: identifies at least {apart:.1f} s apart")

            now = round(time.time() * 1000)
            past = {"last": now - EACH, "even": now + AT_ONCE * EACH}
            wire.process.database.with_name("briscola.db.sessions").write_text(json.dumps(past))
            await wire.process.start()
            async with asyncio.timeout(PATIENCE):
                while "too many starts" not in wire.process.log_file.read_text():
                    await asyncio.sleep(0.5)
            await asyncio.sleep(WATCHED)
            require("F7", len(starts) == FALLS, "a bot that was started too often did not wait")
            require("F7", await wire.process.stop() == 0, "a bot that waits cannot be stopped")
            print(f"  started too often: waits, says so, and can be stopped; {EACH // 1000} s for each more")


async def two_at_once() -> None:
    """Start a second bot on the same database."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder)) as wire:
            await wire.launch()
            second = Process(Path(folder), wire.address)
            await second.start()
            code = await second.ended()
            require("F7", code == REFUSED, f"the second bot ended with code {code}")
            require("F7", len(wire.gateway.identifies) == 1, "the second bot introduced itself too")
            print("  a second bot on the same database ends at once, without a word to Discord")


async def main() -> None:
    """Cut the connection as often as the command line says, then try the other faults of the gateway."""
    parser = arguments.parser("chaos gateway", __doc__)
    arguments.add_options(parser, arguments.number, every=EVERY, seconds=SECONDS)
    options = parser.parse_args()
    await cut_off(options.every, options.seconds, CUTS)
    await cut_off(*FAST, GENTLE)
    await falling_over()
    await two_at_once()
    print(f"F7 holds: no move is lost or doubled, identifies are {SPACING:g} s apart and bounded")


if __name__ == "__main__":
    asyncio.run(main())
