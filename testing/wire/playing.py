"""Whole games over the wire, played by people who press again if nothing happened."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from simcord.backend.errors import BackendError, SetupError

from bot.pages import ids
from bot.tables.model.events import Tricks
from bot.tables.model.table import Stage, Table
from testing.players.player import Player
from testing.wire.promises import require
from testing.wire.wire import Guest, Wire
from testing.worlds.observer import controls, message_text

SHEET = re.compile(r"\*\*Deal \d+ is over\*\*")
MATCH_OVER = re.compile(r"### .+ wins? the match!")
SLOW = "24h"
"""The turn clock: nobody is to lose a turn because Discord has a fault."""
PATIENCE = 180.0
"""The seconds after which a person gives up, and the trial has failed."""
AGAIN_AFTER = 0.3
"""The seconds that a person waits before they press again."""


async def insist(wire: Wire, attempt: Callable[[], Awaitable[object]], done: Callable[[], bool]) -> None:
    """Repeat an attempt until it succeeds. Raises ``TimeoutError`` if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            # The button may not be there yet, or not any more.
            with suppress(AssertionError, SetupError, BackendError):
                await attempt()
            if not done():
                await wire.moved(AGAIN_AFTER)


def enter_groups(wire: Wire, seats: Sequence[int]) -> list[list[Guest]]:
    """New people for so many tables, so many at each."""
    return [[wire.enter(f"Player {table}.{seat}") for seat in range(n)] for table, n in enumerate(seats)]


async def open_match(
    wire: Wire, host: Player, guests: Sequence[Player], *, tricks: str = "live", clock: str = SLOW
) -> str:
    """Open a match of one deal between people, and start it. The table's id.

    ``tricks``: see ``Tricks``. ``clock``: that of a turn, as people write it.
    """
    before = set(wire.tables)

    def mine() -> list[Table]:
        return [one for one in wire.tables.values() if one.id not in before and one.host.id == host.id]

    players = 1 + len(guests)
    await insist(
        wire,
        lambda: host.command("briscola new", players=players, target=1, clock=clock, tricks=tricks),
        lambda: bool(mine()),
    )
    table = mine()[0].id
    for guest in guests:
        await insist(
            wire,
            lambda guest=guest: guest.press(guest.with_verb("join", table), "join"),  # type: ignore[misc]  # bound now
            lambda guest=guest: wire.tables[table].is_seated(guest.id),  # type: ignore[misc]  # as above
        )
    await insist(
        wire,
        lambda: host.press(host.with_verb("start", table), "start"),
        lambda: wire.tables[table].stage is Stage.PLAYING,
    )
    return table


async def play_out(
    wire: Wire, table_id: str, *, cards: int | None = None, blind: bool = False, thought: float = 0.0
) -> None:
    """Let everybody play at random until the match is over, or so many cards have been played.

    ``blind``: by command without looking at anything, as people can who know their cards while Discord has a
    fault. ``thought``: the seconds before each card.
    """
    rng = random.Random(table_id)
    played = 0
    while (table := wire.tables[table_id]).stage is Stage.PLAYING and played != cards:
        state, turn = table.state, table.turn
        if state is None or turn is None:
            raise AssertionError(table)
        person = table.seats[turn].person
        if person is None:
            await wire.moved(AGAIN_AFTER)
            continue
        await asyncio.sleep(thought)
        player, card, decision = wire.people[person.id], rng.choice(state.hands[turn]), table.decision
        await insist(
            wire,
            partial(player.command, "briscola play", card=str(card), table=table_id)
            if blind
            else partial(player.by_live_hand, table, card),
            lambda: wire.tables[table_id].decision > decision,  # noqa: B023 - as above
        )
        played += 1


@dataclass(frozen=True)
class Moves:
    """The fate of the cards that people pressed at a table, by decision."""

    pressed: int
    booked: int
    lost: tuple[int, ...]
    """Decisions that a person was told are done, although the log does not have them."""
    doubled: tuple[int, ...]
    """Decisions that the log has twice."""


def moves(wire: Wire, table: str) -> Moves:
    """Compare the log of a table with what people pressed there."""
    causes = wire.causes(table)
    answered: dict[int, bool] = {}
    booked: dict[int, int] = {}
    for interaction, custom_id in wire.presses.items():
        press = ids.parse(custom_id)
        if press is None or press.verb != "play" or press.subject != table or press.decision is None:
            continue
        told = wire.backend.interactions[interaction].responded
        answered[press.decision] = answered.get(press.decision, False) or told
        booked[press.decision] = booked.get(press.decision, 0) + (str(interaction) in causes)
    return Moves(
        len(answered),
        sum(booked.values()),
        tuple(at for at, told in answered.items() if told and not booked[at]),
        tuple(at for at, times in booked.items() if times > 1),
    )


def check_moves(wire: Wire, tables: Sequence[str], promise: str) -> int:
    """The number of cards played at these tables.

    Ends the trial if one is lost, doubled or announced twice.
    """
    found = [moves(wire, table) for table in tables]
    require(promise, not any(one.lost for one in found), f"moves are lost: {found}")
    require(promise, not any(one.doubled for one in found), f"moves are doubled: {found}")
    require(promise, not wire.rest.told_twice(), f"told twice: {wire.rest.told_twice()}")
    return sum(one.booked for one in found)


def missing_messages(wire: Wire, table: str) -> int:
    """The number of tricks and results that the channel does not show yet; negative if one is shown twice."""
    kinds, channel = wire.kinds(table), wire.channel.id
    told = [
        message
        for (place, nonce), made in wire.rest.made.items()
        if place == channel and nonce.startswith(f"{table}.") and nonce.split(".")[1].isdigit()
        for message in made
    ]
    if wire.tables[table].tricks is Tricks.EACH:
        # There is a picture for each trick and a message for each deal; that of the last deal is the
        # match's.
        return kinds.count("trick-taken") + kinds.count("deal-ended") - len(told)
    theirs = {*told, *(message for message, one in wire.of_tables.items() if one == table)}
    texts = [
        message_text(one.components) for one in wire.backend.messages[channel].values() if one.id in theirs
    ]
    sheets = [text for text in texts if SHEET.match(text)]
    results = [text for text in texts if MATCH_OVER.search(text)]
    return kinds.count("deal-ended") + kinds.count("match-ended") - len(sheets) - len(results)


def behind(wire: Wire, table: str) -> list[str]:
    """The differences between what the channel shows of a table and what it should show."""
    kinds, channel, missing = wire.kinds(table), wire.channel.id, missing_messages(wire, table)
    found = [f"{missing} tricks and results are not told"] if missing else []
    verbs = [
        press.verb
        for message in wire.backend.messages[channel].values()
        if not message.is_ephemeral
        for control in controls(message.components)
        if (press := control.press) is not None and press.subject == table
    ]
    if verbs.count("rematch") != kinds.count("match-ended"):
        found.append("the table's message does not show the end")
    return found


async def wait_until_told(wire: Wire, tables: Sequence[str], seconds: float = PATIENCE) -> float:
    """Wait until everything that happened at these tables is shown. Returns the seconds that it took."""
    began = time.monotonic()
    while missing := [one for table in tables for one in behind(wire, table)]:
        if time.monotonic() - began > seconds:
            raise AssertionError(f"{missing}; the bot's last words:\n{wire.process.last_words}")
        await wire.moved(AGAIN_AFTER)
    return time.monotonic() - began
