"""What others see while a table plays boards that are sealed (D-12, DA-3).

They are an onlooker and the players of the other table, who will hold the same cards.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bot.tables.model.table import Stage
from bot.tournaments.decisions import boards
from bot.tournaments.events import Events
from testing.players.player import Player, play_out
from testing.players.tournaments import be_ready, event, open_event, table_of
from testing.worlds.world import World

BOARDS: Final = 4
EQUAL_DEALS: Final[dict[str, Any]] = {"equal-deals": BOARDS}
"""The option of the command that asks for them."""
GAMES: Final = (("briscola", 2), ("briscola", 4), ("brisca", 2), ("sueca", 4))
"""The games that are tried in turn, with the players of a table."""
_NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Furio", "Gina", "Hugo", "Ida")
_IDS: Final = re.compile(r"\d{15,}|<t:\d+|[A-Z2-7]{32}|[0-9a-f]{64}")
"""Ids, times, digests and commitments, which are other ones in each world."""
_QUESTIONS: Final = ("last", "score", "read", "table", "hand")
_PAUSE: Final = 15.0
"""Seconds between two presses: whoever presses faster is told so, and nothing else."""
_SHOWN: Final = 3.0
"""Seconds in which every message has caught up with its table."""


async def begin_team_match(
    world: World,
    game: str = "briscola",
    players: int = 2,
    **options: Any,  # noqa: ANN401 - whatever the command takes
) -> tuple[str, list[Player]]:
    """A team match whose first table has begun, and its people: those of a team follow each other.

    ``options`` are further ones of the command that opens it.
    """
    people = [world.enter(name) for name in _NAMES[: 2 * players]]
    anna = people[0]
    choices = {"game": game, "players": players, "clock": "off", **EQUAL_DEALS, **options}
    found = await open_event(anna, format="team_match", **choices)
    for first, *others in (people[:players], people[players:]):
        partners = {
            name: one.actor.user for name, one in zip(("partner", "third", "fourth"), others, strict=False)
        }
        await first.command("tournament enter", **partners)
        for one in others:
            await one.press(one.with_verb("enter-accept", found), "enter-accept")
    await anna.command("tournament start")
    await world.rest()
    state = await event(world, found)
    await be_ready(world, table_of(state, state.rounds[0].pairings[0]))
    return found, people


async def seen_with_key(folder: Path, number: int, game: int = 0) -> set[str]:
    """All that others see of a table, and are answered, while its boards are played with a key.

    The key follows from ``number``. Each message is JSON: its text, buttons, menus and attachments.
    """
    folder = folder / str(number)
    folder.mkdir()
    key = hashlib.sha256(f"boards {number}".encode()).digest()
    with (
        patch.object(boards, "key_of", lambda seed, number: key),  # noqa: ARG005 - as it is called
        patch(
            "bot.ui.publish.tournaments.tournaments.Events", partial(Events, draw=lambda size: b"7" * size)
        ),
    ):
        world = await World.opened(folder, direct=True)
        try:
            return await _seen(world, *GAMES[game])
        finally:
            await world.closed()


async def _seen(world: World, game: str, players: int) -> set[str]:
    elsa = world.enter("Elsa")
    found, people = await begin_team_match(world, game, players)
    state = await event(world, found)
    table = table_of(state, state.rounds[0].pairings[0])
    match = world.table(table).match
    for tricks in (1, 3, 20, None):
        await play_out(world, table, tricks=tricks)
        await world.rest(_SHOWN)
        if tricks in {1, 20}:
            continue
        await _ask(world, elsa, table, match)
    ended = world.table(table)
    if ended.stage is not Stage.FINISHED or not ended.sealed:
        raise AssertionError(f"table {table} is {ended.stage}, sealed: {ended.sealed}")
    elsewhere = [one.id for one in people if one.id not in ended.people]
    texts = [
        json.dumps([one.content, one.components, one.attachments], default=str, ensure_ascii=False)
        for person in (elsa.id, *elsewhere)
        for one in world.observer.seen[person]
    ]
    return {_IDS.sub("…", text) for text in texts}


async def _ask(world: World, onlooker: Player, table: str, match: str) -> None:
    """An onlooker asks whatever may be asked about a table."""
    for question in _QUESTIONS:
        options = {"what": "table"} if question == "read" else {}
        await onlooker.command(f"briscola {question}", table=table, **options)
        await world.rest(_PAUSE)
    for verb in ("last", "score", "more", "hand"):
        if world.table(table).stage is Stage.PLAYING:
            await onlooker.press(onlooker.with_verb("hand", table), verb)
            await world.rest(_PAUSE)
    for command in ("briscola-me match replay", "briscola verify"):
        await onlooker.command(command, match=match)
        await world.rest(_PAUSE)
