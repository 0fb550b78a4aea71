"""A cluster to try: several processes of the bot on a PostgreSQL server, and a page in the browser.

    python -m testing.wire.cluster_demo [--processes N] [--port N] [--no-browser]

The page is that of the demonstration, but the bot is not in this process: real processes answer, and each
may be killed while a match is played. What has ended is started again after a while, as by an operator's
supervisor. Nothing is kept.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import webbrowser
from collections import Counter
from pathlib import Path
from typing import Any, Final, cast

import discord
from simcord.backend.cdn import CDN_BASE

from bot.cancellation import cancel
from bot.console.arguments import port
from bot.demo.pages import Pages
from bot.demo.server import PEOPLE, UNUSABLE
from bot.demo.simulated import SimulatedDiscord
from bot.pages.pictures.tiles import tiles
from bot.processes.stop_signals import stop_event
from bot.tables.parts import PARTS, part_of
from testing import arguments
from testing.postgres import program, running
from testing.wire.cluster import ClusterWire

PROCESSES: Final = 3
AGAIN: Final = 15.0
"""The seconds after which a process that has ended is started again."""
WELCOME: Final = """
  Briscola is on at Bar Sport:  {page}
  Direct messages:  {direct}

  {count} processes run. The last line says which one answers at Bar Sport. End any of them while you play;
  it comes back after {again:.0f} seconds:
{kills}

  Their logs are in {folder}.

  Ctrl-C ends it; nothing is kept.

"""


class ClusterDemo(ClusterWire):
    """The Discord of the processes, as a page shows it."""

    locale = discord.Locale.american_english

    def __init__(self, folder: Path, url: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as ClusterWire
        super().__init__(folder, url, **kwargs)
        self.emoji_files: dict[str, tuple[str, bytes]] = {}
        """The pictures of emojis with their names, by address."""
        for tile in tiles():
            file = f"{self.backend.create_application_emoji(tile.name).id}.png"
            self.emoji_files[f"{CDN_BASE}/emojis/{file}"] = (file, tile.image)

    async def advance_time(self, _: float) -> None:
        """Do nothing: here time is the machine's."""


async def keep_running(wire: ClusterWire) -> None:
    """Start each process again after it has ended."""

    async def keep(name: str) -> None:
        while True:
            await wire.processes[name].ended()
            print(f"  {name} has ended")
            await asyncio.sleep(AGAIN)
            await wire.start_one(name)
            print(f"  {name} is back: kill -9 {wire.processes[name].pid}")

    await asyncio.gather(*(keep(name) for name in list(wire.processes)))


def describe_parts(wire: ClusterWire) -> str:
    """Which process answers at the server, and how many parts each one holds."""
    holders = wire.holders()
    if not holders:
        return "the database is away"
    names = {
        json.loads(line)["process"]: name
        for name, process in wire.processes.items()
        for line in process.log_file.read_text("utf-8").splitlines()
        if '"took parts of the tables"' in line
    }
    held = {part: names.get(one, "a new process") if one else "nobody" for part, one in holders.items()}
    counts = ", ".join(f"{name} {count}" for name, count in sorted(Counter(held.values()).items()))
    return f"{held[part_of(wire.server.id, '')]} answers at Bar Sport; of {PARTS} parts: {counts}"


async def tell(wire: ClusterWire) -> None:
    """Print who holds which parts whenever it changes."""
    before = ""
    while True:
        now = describe_parts(wire)
        if now != before:
            print(f"  {now}", flush=True)
        before = now
        await asyncio.sleep(1.0)


async def serve(processes: int, port: int | None, *, browser: bool) -> None:
    """Run until told to stop."""
    names = [f"process-{number}" for number in range(1, processes + 1)]
    with stop_event() as stopping, running() as server, tempfile.TemporaryDirectory() as folder:
        url = server.url(server.database())
        async with ClusterDemo(Path(folder), url, emojis=False, think_time="on") as wire:
            # simcord shows only what it started itself.
            wire._started, wire._generation = True, 1
            wire.backend.bot_user.name = "Briscola"
            people = [
                wire.server.add_member(wire.create_user(one.lower(), global_name=one)) for one in PEOPLE
            ]
            pages = Pages(cast("SimulatedDiscord", wire))
            page = await pages.show(wire.channel, people, port)
            direct = [await pages.show(one.user.dm_channel, [one.user], None) for one in people]
            for name in names:
                print(f"  starting {name} …", flush=True)
                await wire.launch_one(name)
            await wire.spread(processes)
            kills = "\n".join(f"    kill -9 {wire.processes[name].pid}   # {name}" for name in names)
            print(
                WELCOME.format(
                    page=page.url,
                    direct="\n                    ".join(
                        f"{name:5} {one.url}" for name, one in zip(PEOPLE, direct, strict=True)
                    ),
                    folder=folder,
                    count=processes,
                    again=AGAIN,
                    kills=kills,
                ),
                flush=True,
            )
            if browser:
                webbrowser.open(page.url)
            works = (stopping.wait(), pages.follow(), keep_running(wire), tell(wire))
            tasks = [asyncio.ensure_future(work) for work in works]
            (first, *_), _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await cancel(*tasks)
            first.result()  # raises what went wrong
            await pages.close()
            gc.collect()  # the page leaves its readers of pictures to the garbage collector


def main() -> None:
    """Serve the page."""
    parser = arguments.parser("testing.wire.cluster_demo", __doc__)
    parser.add_argument(
        "--processes", type=arguments.count, default=PROCESSES, metavar="N", help="default: %(default)s"
    )
    parser.add_argument("--port", type=port, metavar="N", help="of the page; default: a free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    options = parser.parse_args()
    if program("initdb") is None:
        parser.exit(UNUSABLE, "PostgreSQL is not installed here: apt install postgresql\n")
    try:
        asyncio.run(serve(options.processes, options.port, browser=not options.no_browser))
    except OSError as error:
        parser.exit(UNUSABLE, f"The page cannot be shown at port {options.port}: {error.strerror or error}\n")


if __name__ == "__main__":
    main()
