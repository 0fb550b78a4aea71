"""How long the first card after a start waits for a computer's answer.

    python -m benchmarks first_move [--level NUMBER] [--runs N]

The bot runs as a process of its own, over the network of this machine. In each run it is killed at a table of
a person and a computer, and started again. The person presses a card as soon as the bot is ready, and later
ones some seconds after it. A wait goes from the press to the computer's card in the log; the first line is
the time from the start of the process until the bot is ready.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from bot.tables.model.table import Stage
from testing import arguments
from testing.wire.playing import insist
from testing.wire.wire import Wire, WirePlayer

TARGET_MS: Final = 1000
RUNS: Final = 5
LATER: Final = (3.0, 10.0)
"""The seconds after the first card at which others are pressed."""
SHORT: Final = 0.005


async def open_table(wire: Wire, anna: WirePlayer, level: str) -> str:
    """A match of several deals with a computer; the table's id."""
    await insist(
        wire,
        lambda: anna.command("briscola new", players=2, target=3, clock="24h"),
        lambda: bool(wire.tables),
    )
    table = next(iter(wire.tables))
    await insist(
        wire,
        lambda: anna.command("briscola computer", what="add", level=level, table=table),
        lambda: len(wire.tables[table].members) == 2,
    )
    await insist(
        wire,
        lambda: anna.press(anna.with_verb("start", table), "start"),
        lambda: wire.tables[table].stage is Stage.PLAYING,
    )
    return table


async def until(is_true: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    while not is_true():  # noqa: ASYNC110 - nobody tells this process
        await asyncio.sleep(SHORT)


async def wait_of(wire: Wire, anna: WirePlayer, table: str) -> float:
    """The milliseconds from a card of the person's to the computer's next one.

    If the person takes the trick with it, another card is played.
    """

    def may_play() -> bool:
        now = wire.tables[table]
        return now.turn is not None and now.seats[now.turn].person is not None

    await until(may_play)
    now = wire.tables[table]
    assert now.state is not None
    assert now.turn is not None
    card = now.state.hands[now.turn][0]
    began = time.perf_counter()
    await anna.command("briscola play", card=str(card), table=table)
    await until(lambda: wire.tables[table].decision > now.decision)
    after = wire.tables[table]
    if after.decision == now.decision + 1 and after.turn == now.turn:
        return await wait_of(wire, anna, table)
    await until(lambda: wire.tables[table].decision > now.decision + 1)
    return 1000 * (time.perf_counter() - began)


async def measure(level: str, runs: int) -> tuple[list[float], list[list[float]]]:
    """The milliseconds until the bot was ready, and the waits, by run."""
    starts, waits = [], []
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=20.0) as wire:
            anna = wire.enter("Anna")
            await wire.launch()
            table = await open_table(wire, anna, level)
            for _ in range(runs):
                await wire.process.kill()
                began = time.perf_counter()
                await wire.launch()
                starts.append(1000 * (time.perf_counter() - began))
                run = [await wait_of(wire, anna, table)]
                for seconds in LATER:
                    await asyncio.sleep(seconds)
                    run.append(await wait_of(wire, anna, table))
                waits.append(run)
    return starts, waits


def main() -> None:
    """Print the figures."""
    parser = arguments.parser("benchmarks first_move", __doc__)
    parser.add_argument("--level", type=arguments.level, default="10", help="as the command takes it")
    parser.add_argument("--runs", type=arguments.count, default=RUNS)
    given = parser.parse_args()
    starts, waits = asyncio.run(measure(given.level, given.runs))
    print(f"ready after {median(starts):.0f} ms (median of {given.runs} starts)")
    for place, when in enumerate(("at once", *(f"after {seconds:g} s more" for seconds in LATER))):
        found = [run[place] for run in waits]
        print(f"a card {when}: answered in {median(found):.0f} ms (median), {max(found):.0f} ms at most")
    print(f"required: at most {TARGET_MS} ms")


if __name__ == "__main__":
    main()
