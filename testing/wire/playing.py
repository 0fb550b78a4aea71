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

from bot.pages import custom_ids
from bot.tables.model.events import Tricks
from bot.tables.model.table import Stage, Table
from testing.players.player import Player
from testing.wire.promises import require
from testing.wire.wire import Wire, WirePlayer
from testing.worlds.observer import controls, message_text

SHEET = re.compile(r"\*\*Deal \d+ is over\*\*")
MATCH_OVER = re.compile(r"### .+ wins? the match!")
SLOW = "24h"
"""The turn clock: nobody is to lose a turn because Discord has a fault."""
PATIENCE = 180.0
"""The seconds after which a person gives up, and the trial has failed."""
AGAIN_AFTER = 0.3
"""The seconds that a person waits before they press again."""


async def insist(wire: Wire, attempt: Callable[[], Awaitable[object]], is_done: Callable[[], bool]) -> None:
    """Repeat an attempt until it succeeds. Raises ``TimeoutError`` if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not is_done():
            # The button may not be there yet, or not any more.
            with suppress(AssertionError, SetupError, BackendError):
                await attempt()
            if not is_done():
                await wire.wait_for_activity(AGAIN_AFTER)


def enter_groups(wire: Wire, seats: Sequence[int]) -> list[list[WirePlayer]]:
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
    wire: Wire, table_id: str, *, cards: int | None = None, blind: bool = False, thinking: float = 0.0
) -> None:
    """Let everybody play at random until the match is over, or so many cards have been played.

    ``blind``: by command without looking at anything, as people can who know their cards while Discord has a
    fault. ``thinking``: the seconds before each card.
    """
    rng = random.Random(table_id)
    count = 0
    while (table := wire.tables[table_id]).stage is Stage.PLAYING and count != cards:
        state, turn = table.state, table.turn
        if state is None or turn is None:
            raise AssertionError(table)
        person = table.seats[turn].person
        if person is None:
            await wire.wait_for_activity(AGAIN_AFTER)
            continue
        await asyncio.sleep(thinking)
        player, card, decision = wire.people[person.id], rng.choice(state.hands[turn]), table.decision
        await insist(
            wire,
            partial(player.command, "briscola play", card=str(card), table=table_id)
            if blind
            else partial(player.by_live_hand, table, card),
            lambda: wire.tables[table_id].decision > decision,  # noqa: B023 - as above
        )
        count += 1


@dataclass(frozen=True)
class Moves:
    """The fate of the cards that people pressed at a table, by decision."""

    presses: int
    entries: int
    lost: tuple[int, ...]
    """Decisions that a person was told are done, although the log does not have them."""
    doubles: tuple[int, ...]
    """Decisions that the log has twice."""


def moves(wire: Wire, table: str) -> Moves:
    """Compare the log of a table with what people pressed there."""
    causes = wire.causes(table)
    responses: dict[int, bool] = {}
    entries: dict[int, int] = {}
    for interaction, custom_id in wire.presses.items():
        press = custom_ids.parse(custom_id)
        if press is None or press.verb != "play" or press.subject != table or press.decision is None:
            continue
        responded = wire.backend.interactions[interaction].responded
        responses[press.decision] = responses.get(press.decision, False) or responded
        entries[press.decision] = entries.get(press.decision, 0) + (str(interaction) in causes)
    return Moves(
        len(responses),
        sum(entries.values()),
        tuple(at for at, responded in responses.items() if responded and not entries[at]),
        tuple(at for at, times in entries.items() if times > 1),
    )


def check_moves(wire: Wire, tables: Sequence[str], promise: str) -> int:
    """The number of cards played at these tables.

    Ends the trial if one is lost, doubled or announced twice.
    """
    all_moves = [moves(wire, table) for table in tables]
    require(promise, not any(one.lost for one in all_moves), f"moves are lost: {all_moves}")
    require(promise, not any(one.doubles for one in all_moves), f"moves are doubled: {all_moves}")
    require(promise, not wire.rest.told_twice(), f"told twice: {wire.rest.told_twice()}")
    return sum(one.entries for one in all_moves)


def missing_messages(wire: Wire, table: str) -> int:
    """The number of tricks and results that the channel does not show yet; negative if one is shown twice."""
    kinds, channel = wire.kinds(table), wire.channel.id
    messages_told = [
        message
        for (place, nonce), numbers in wire.rest.messages_by_nonce.items()
        if place == channel and nonce.startswith(f"{table}.") and nonce.split(".")[1].isdigit()
        for message in numbers
    ]
    if wire.tables[table].tricks is Tricks.EACH:
        # There is a picture for each trick and a message for each deal; that of the last deal is the
        # match's.
        return kinds.count("trick-taken") + kinds.count("deal-ended") - len(messages_told)
    theirs = {*messages_told, *(message for message, one in wire.of_tables.items() if one == table)}
    texts = [
        message_text(one.components) for one in wire.backend.messages[channel].values() if one.id in theirs
    ]
    sheets = [text for text in texts if SHEET.match(text)]
    results = [text for text in texts if MATCH_OVER.search(text)]
    return kinds.count("deal-ended") + kinds.count("match-ended") - len(sheets) - len(results)


def behind(wire: Wire, table: str) -> list[str]:
    """The differences between what the channel shows of a table and what it should show."""
    kinds, channel, missing = wire.kinds(table), wire.channel.id, missing_messages(wire, table)
    differences = [f"{missing} tricks and results are not told"] if missing else []
    verbs = [
        press.verb
        for message in wire.backend.messages[channel].values()
        if not message.is_ephemeral
        for control in controls(message.components)
        if (press := control.press) is not None and press.subject == table
    ]
    if verbs.count("rematch") != kinds.count("match-ended"):
        differences.append("the table's message does not show the end")
    return differences


async def wait_until_told(wire: Wire, tables: Sequence[str], seconds: float = PATIENCE) -> float:
    """Wait until everything that happened at these tables is shown. Returns the seconds that it took."""
    began = time.monotonic()
    while missing := [one for table in tables for one in behind(wire, table)]:
        if time.monotonic() - began > seconds:
            raise AssertionError(f"{missing}; the bot's last words:\n{wire.process.last_words}")
        await wire.wait_for_activity(AGAIN_AFTER)
    return time.monotonic() - began
