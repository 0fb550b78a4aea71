"""F1 over the wire: the bot's process is killed in the middle of games, and no game suffers.

    python -m chaos kills [--kills N]

The bot is a separate process, Discord is a server on this machine, and death is SIGKILL: after a random
number of requests, sometimes before the start is complete. Meanwhile people play matches at tables of two
and of four, and press again what was not answered. In the end every match is finished, no answered card is
lost, none is doubled, and every trick and result is in the channel once.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from testing import arguments
from testing.wire.playing import check_moves, enter_groups, open_match, play_out, wait_until_told
from testing.wire.wire import Wire, WirePlayer

KILLS = 30
HASTE = 10.0
SEATS = (2, 2, 4)
"""The number of people at each table."""
LIVES = 60
"""The greatest number of requests in a bot's life; a start takes eight."""
BORED = 20.0
"""The seconds after which it is killed in any case."""
INSTANT = 0.05
"""The seconds within which it is killed after its last request."""
PATIENCE = 300.0


async def kill(wire: Wire, times: int, seed: int) -> None:
    """Kill the bot so often, and start it again each time."""
    rng = random.Random(seed)
    for _ in range(times):
        # The limit on starts a day is not tested here (F7).
        wire.process.database.with_name("briscola.db.sessions").unlink(missing_ok=True)
        ends, last = time.monotonic() + BORED, len(wire.rest.requests) + rng.randint(1, LIVES)
        await wire.process.start()
        while len(wire.rest.requests) < last and time.monotonic() < ends:
            await wire.wait_for_activity(ends - time.monotonic())
        await asyncio.sleep(rng.uniform(0.0, INSTANT))
        await wire.process.kill()
    await wire.launch()


async def trial(kills: int, seats: Sequence[int] = SEATS, seed: int = 1) -> None:
    """Play matches at so many tables, one after the other, until the bot has been killed often enough."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(
            Path(folder), haste=HASTE, spacing=0.0, tables_per_person=50, tables_per_channel=100
        ) as wire:
            began = time.monotonic()
            killing = asyncio.create_task(kill(wire, kills, seed))
            tables: list[str] = []

            async def play(host: WirePlayer, guests: Sequence[WirePlayer]) -> None:
                while not killing.done():
                    tables.append(await open_match(wire, host, guests))
                    await play_out(wire, tables[-1])

            seated = enter_groups(wire, seats)
            await asyncio.gather(killing, *(play(host, guests) for host, *guests in seated))
            await wait_until_told(wire, tables, PATIENCE)
            cards = check_moves(wire, tables, "F1")
            print(
                f"  killed {kills} times in {time.monotonic() - began:.0f} s: {len(tables)} matches, "
                f"{cards} cards, none lost or doubled; "
                f"{wire.rest.again} messages asked for twice and made once"
            )


def main() -> None:
    """Print what held."""
    parser = arguments.parser("chaos kills", __doc__)
    arguments.add_options(parser, kills=KILLS)
    asyncio.run(trial(parser.parse_args().kills))
    print("F1 holds over the wire: all matches finish, no card lost or doubled, everything is told once")


if __name__ == "__main__":
    main()
