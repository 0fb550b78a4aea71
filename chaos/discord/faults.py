"""F6: requests to Discord fail, and the bot recovers.

    python -m chaos faults [--parts rates outage leisure] [--rates PERCENT …]

The bot is a separate process, and Discord a server on this machine. For each share of failing requests (429,
500, 502, 503, no answer, reset, done but the answer lost) people play whole matches at four tables. Then
other matches are interrupted by an outage of twenty seconds, in which no request succeeds. Afterwards every
trick and result is in the channel once, within ten seconds of the last fault. Games are played about ten
times as fast as people play, and Discord's rate limits are raised by the same factor. Finally people play
for ten minutes at their own pace, so that invalid requests can be counted as Discord counts them.
"""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from testing import arguments
from testing.checks import openapi
from testing.wire.faults import BLACKOUT, Fault
from testing.wire.playing import (
    check_moves,
    enter_groups,
    missing_messages,
    open_match,
    play_out,
    wait_until_told,
)
from testing.wire.promises import require
from testing.wire.wire import Wire, WirePlayer

PARTS = ("rates", "outage", "leisure")
RATES = (5.0, 10.0, 20.0)
HASTE = 10.0
SEATS = (2, 2, 3, 4)
"""The number of people at each table."""
LEISURE = 600.0
THOUGHT = 4.0
"""The seconds that a person thinks about a card at people's pace."""
OUTAGE = 20.0
OUTAGES = (BLACKOUT, (Fault.ERROR,), (Fault.SILENCE,))
HEALED_IN = 10.0
BAN = 100
"""The invalid requests that the bot may make in ten minutes; Discord bans a host for ten thousand.

At people's pace all count. When people play ten times as fast, the injected ones (429 although no limit was
exceeded) only show how many requests there were. There the bot's reaction counts: a request while all must
wait.
"""
PATIENCE = 120.0


async def _seated(wire: Wire, seats: Sequence[int]) -> list[str]:
    return [await open_match(wire, host, guests) for host, *guests in enter_groups(wire, seats)]


def _hold(wire: Wire, tables: Sequence[str], label: str) -> int:
    """Check what must be true after every trial. Returns the number of cards played."""
    check_moves(wire, tables, f"F6, {label},")
    require("F6", not wire.rest.unknown, f"{label}: {wire.rest.unknown}")
    if openapi.available():
        problems = openapi.all_problems(wire.http_requests)
        require("F6", not problems, f"{label}: {problems}")
    return _cards(wire, tables)


def _cards(wire: Wire, tables: Sequence[str]) -> int:
    """The number of cards played."""
    return sum(wire.kinds(table).count("card-played") for table in tables)


async def failing(share: float) -> None:
    """Play whole matches while a share of all requests fails, the start of the bot included."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=HASTE) as wire:
            wire.faults.rate = share / 100
            await wire.launch()
            began = time.monotonic()
            tables = await _seated(wire, SEATS)
            await asyncio.gather(*(play_out(wire, table) for table in tables))
            took = time.monotonic() - began
            wire.faults.rate = 0.0
            healing_time = await wait_until_told(wire, tables, PATIENCE)
            cards = _hold(wire, tables, f"{share:g} %")
            hits = sum(wire.faults.counts.values())
            invalid, own = (600 * count / took for count in (wire.rest.invalid(), wire.rest.invalid_by_bot()))
            print(
                f"  {share:g} %: {len(tables)} matches, {cards} cards in {took:.0f} s, "
                f"{hits} of {len(wire.rest.requests)} requests failed, all shown {healing_time:.1f} s after, "
                f"{own:.0f} invalid requests in ten minutes and {invalid - own:.0f} that were dealt out"
            )
            require("F6", healing_time <= HEALED_IN, f"shown only {healing_time:.1f} s after the last fault")
            require("F6", own < BAN, f"{own:.0f} invalid requests in ten minutes")


async def at_leisure(share: float, seconds: float = LEISURE) -> None:
    """Play ten minutes at people's pace, with invalid requests counted as Discord counts them."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), tables_per_person=50, tables_per_channel=100) as wire:
            wire.faults.rate = share / 100
            await wire.launch()
            began = time.monotonic()
            tables: list[str] = []

            async def play(host: WirePlayer, guests: Sequence[WirePlayer]) -> None:
                while time.monotonic() - began < seconds:
                    tables.append(await open_match(wire, host, guests))
                    await play_out(wire, tables[-1], thinking=THOUGHT)

            seated = enter_groups(wire, SEATS)
            playing = [asyncio.create_task(play(host, guests)) for host, *guests in seated]
            await asyncio.sleep(seconds)
            invalid, own, requests = (
                wire.rest.invalid(),
                wire.rest.invalid_by_bot(),
                len(wire.rest.requests),
            )
            await asyncio.gather(*playing)
            wire.faults.rate = 0.0
            await wait_until_told(wire, tables, PATIENCE)
            cards = _hold(wire, tables, f"{share:g} % at people's pace")
            print(
                f"  {share:g} % at people's pace: {cards} cards, {requests} requests, {invalid} invalid "
                f"in {seconds / 60:g} minutes, {own} of them the bot's own doing"
            )
            require("F6", invalid < BAN * seconds / LEISURE, f"{invalid} invalid requests")


async def outage(kinds: Sequence[Fault]) -> None:
    """Play through an outage in the middle of matches, in which people go on pressing."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=HASTE) as wire:
            await wire.launch()
            tables = await _seated(wire, SEATS)
            await asyncio.gather(*(play_out(wire, table, cards=6) for table in tables))
            wire.faults.kinds, wire.faults.rate = tuple(kinds), 1.0
            before = _cards(wire, tables)
            playing = [asyncio.create_task(play_out(wire, table, blind=True)) for table in tables]
            await asyncio.sleep(OUTAGE)
            for task in playing:
                task.cancel()
            cards, late = (
                _cards(wire, tables) - before,
                sum(missing_messages(wire, table) for table in tables),
            )
            wire.faults.rate = 0.0
            began = time.monotonic()
            await asyncio.gather(*playing, return_exceptions=True)
            await wait_until_told(wire, tables, PATIENCE)
            took = time.monotonic() - began
            await asyncio.gather(*(play_out(wire, table) for table in tables))
            await wait_until_told(wire, tables, PATIENCE)
            _hold(wire, tables, "outage")
            kind_names = ", ".join(kind.value for kind in kinds)
            print(
                f"  outage of {OUTAGE:g} s ({kind_names}): {cards} cards played in it, "
                f"{late} tricks, sheets and results not told at its end, "
                f"all shown {took:.1f} s after, all matches finished"
            )
            require("F6", cards > 0, "nothing was played in the outage")
            require("F6", took <= HEALED_IN, f"shown only {took:.1f} s after the outage")


async def main() -> None:
    """Run the parts that the command line names."""
    parser = arguments.parser("chaos faults", __doc__)
    parser.add_argument(
        "--parts",
        nargs="+",
        choices=PARTS,
        default=PARTS,
        metavar="PART",
        help=f"of {', '.join(PARTS)}; default: all",
    )
    shares = " ".join(f"{rate:g}" for rate in RATES)
    parser.add_argument(
        "--rates",
        type=arguments.number,
        nargs="+",
        default=RATES,
        metavar="PERCENT",
        help=f"default: {shares}",
    )
    options = parser.parse_args()
    for share in options.rates if "rates" in options.parts else ():
        await failing(share)
    for kinds in OUTAGES if "outage" in options.parts else ():
        await outage(kinds)
    if "leisure" in options.parts:
        await at_leisure(RATES[-1])
    print("F6 holds: all matches finish, everything is told once, everything heals within ten seconds")


if __name__ == "__main__":
    asyncio.run(main())
