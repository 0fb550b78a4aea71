"""The bot as a process of its own, with discord.py's own networking between it and Discord (F6, F7)."""

import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.ui.publish.public_message import MOST_WAITING, TRICK_STAYS
from bot.ui.wire.rate_limits.timeouts import LONGEST
from testing.checks import openapi
from testing.players.player import Player
from testing.wire.faults import Fault
from testing.wire.gateway import Cut
from testing.wire.playing import insist, missing_messages, moves, open_match, play_out, wait_until_told
from testing.wire.wire import Wire

HASTE = 20.0
"""Games are played here some twenty times as fast as people play, so rate limits let as much more through."""

HEALED_IN = 10.0 + MOST_WAITING * TRICK_STAYS / 1000
"""Seconds after the last fault in which everything is shown: ten (F6), and the time for which the last tricks
stay on the table's message (V-3). Here cards come faster than tricks are shown, so several wait."""


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Wire(tmp_path, haste=HASTE) as made:
        yield made
    assert made.rest.unknown == []
    if openapi.available():
        assert openapi.all_problems(made.http_requests) == set()


def complaints(wire: Wire) -> list[str]:
    """What the bot logged as an error, tracebacks included."""
    lines = wire.process.log_file.read_text().splitlines()
    return [line for line in lines if '"level": "info"' not in line and '"level": "warning"' not in line]


def assert_every_card_counted_once(wire: Wire, table: str) -> None:
    found, played = moves(wire, table), wire.kinds(table).count("card-played")
    assert played % 40 == 0  # a match may take a second deal
    assert (found.presses, found.entries, found.lost, found.doubles) == (played, played, (), ())


def picture_description(player: Player, table: str) -> str:
    """What the picture on the message of a table is described as; empty where there is none yet."""
    return "".join(one.description or "" for one in player.with_verb("more", table).attachments)


async def test_a_whole_game_is_played_over_the_wire(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    table = await open_match(wire, anna, [bruno])
    await play_out(wire, table)
    await wait_until_told(wire, [table])
    assert_every_card_counted_once(wire, table)
    assert wire.rest.told_twice() == []
    assert wire.rest.invalid() == 0
    assert await wire.process.stop() == 0
    assert complaints(wire) == []


async def test_F6_games_go_on_while_every_tenth_request_fails(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    wire.faults.rate = 0.1
    table = await open_match(wire, anna, [bruno])
    await play_out(wire, table)
    wire.faults.rate = 0.0
    await wait_until_told(wire, [table], HEALED_IN)
    assert_every_card_counted_once(wire, table)
    assert wire.rest.told_twice() == []
    assert sum(wire.faults.counts.values()) > 5
    assert wire.rest.invalid_by_bot() == 0


async def test_F6_a_request_that_is_never_answered_holds_nobody_up(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    table = await open_match(wire, anna, [bruno])
    wire.faults.kinds, wire.faults.rate = (Fault.SILENCE,), 1.0
    button = anna.with_verb("hand", table)
    unanswered = await anna.press(button, "hand")
    assert not unanswered.acknowledged
    wire.faults.rate = 0.0
    assert anna.find(await anna.hand(table), "play")


async def test_F6_a_limit_that_lasts_puts_off_what_it_is_about_and_nothing_else(wire: Wire) -> None:
    anna, bruno, carla, dario = (wire.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario"))
    await wire.launch()
    companies = ((anna, bruno), (carla, dario))
    tables = [await open_match(wire, host, [guest], tricks="each") for host, guest in companies]
    await play_out(wire, tables[1], cards=2)
    await wait_until_told(wire, tables)
    wire.rest.limits.use_up("POST", f"/channels/{wire.channel.id}/messages", time.monotonic(), LONGEST + 4)
    await play_out(wire, tables[0], cards=4)
    for player, table, trick in ((anna, tables[0], 3), (carla, tables[1], 2)):
        await insist(
            wire,
            partial(wire.wait_for_activity, 0.1),
            lambda player=player, table=table, trick=trick: (  # type: ignore[misc]  # bound now
                f"trick {trick}" in picture_description(player, table)
            ),
        )
    assert missing_messages(wire, tables[0]) == 2
    await play_out(wire, tables[1], cards=1)
    await wait_until_told(wire, tables)
    assert sum(request.limit == "route" for request in wire.rest.requests) == 1
    assert wire.rest.told_twice() == []


async def test_F7_games_go_on_while_the_gateway_is_cut(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    table = await open_match(wire, anna, [bruno])
    wire.gateway.repeats = 5
    for how in (Cut.ABORTED, Cut.RECONNECT, Cut.CLOSED, Cut.ABORTED):
        await play_out(wire, table, cards=4)
        await wire.gateway.cut(how)
    await play_out(wire, table, cards=4)
    await wire.gateway.cut(Cut.INVALID)
    await play_out(wire, table)
    await wait_until_told(wire, [table])
    assert_every_card_counted_once(wire, table)
    assert wire.rest.told_twice() == []
    assert wire.gateway.resumes >= 3
    assert wire.gateway.repeated_events > 0
    assert len(wire.gateway.identifies) == 2
    assert wire.gateway.early_identifies == []
