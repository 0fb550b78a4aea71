"""Two real processes on one database and one Discord: one answers, and the other goes on when it ends."""

import asyncio
from pathlib import Path

from testing.postgres import Cluster
from testing.wire.cluster import ClusterWire, places
from testing.wire.playing import check_moves, open_match, play_out, wait_until_told
from testing.wire.wire import Wire, WirePlayer


async def test_a_match_goes_on_while_one_process_is_stopped_and_another_one_killed(
    tmp_path: Path, postgres: Cluster
) -> None:
    url = postgres.url(postgres.database())
    async with ClusterWire(tmp_path, url, haste=10.0) as wire:
        for name in ("first", "second"):
            await wire.launch_one(name)
        await wire.spread(2)
        assert len(wire.gateway.identifies) == 2
        assert not wire.gateway.early_identifies
        bars = places(wire, 2)
        groups = [
            [place.enter(f"{who} {number}") for who in ("Anna", "Bruno")] for number, place in enumerate(bars)
        ]

        async def begin(place: Wire, host: WirePlayer, guest: WirePlayer) -> str:
            table = await open_match(place, host, [guest])
            await play_out(place, table, cards=4)
            return table

        tables = await asyncio.gather(
            *(begin(place, *group) for place, group in zip(bars, groups, strict=True))
        )
        assert await wire.processes["first"].stop() == 0
        assert await wire.spread(1) < 2.0
        await asyncio.gather(
            *(play_out(place, table, cards=4) for place, table in zip(bars, tables, strict=True))
        )
        await wire.launch_one("first")
        await wire.spread(2)
        await wire.processes["second"].kill()
        assert await wire.spread(1) < 10.0
        for place, table in zip(bars, tables, strict=True):
            await play_out(place, table)
            await wait_until_told(place, [table])
        cards = check_moves(wire, tables, "F12")
        assert cards >= 80  # a drawn deal is followed by another
        assert cards % 40 == 0
        assert not wire.rest.unknown
        assert not wire.gateway.early_identifies
