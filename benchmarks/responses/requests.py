"""How many counted requests a trick takes at people's pace, a card each three to seven seconds (V-9).

    python -m benchmarks requests

It runs on the simulated Discord, whose clock moves as fast as the bot can follow. It counts the requests
under Discord's limit of 50 a second. Answers, and everything with an interaction's token, are not among
them. A deal is counted with the step to the next one: the sheet, the next table message, the next hands.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

from bot import log
from bot.render.scene import Scene
from bot.tables.model.table import Stage, Table
from bot.ui.publish.table_messages import TABLE, EditableMessage, TableMessages, hand_slot
from testing import arguments
from testing.players.player import WAYS
from testing.players.tables import start_match
from testing.worlds.painters import painter_in_threads
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")
COUNTED = ("/channels/", "/users/", "/applications/", "/guilds/")
"""Requests under these paths count against the limit of fifty a second."""
PACE = (3.0, 7.0)
"""The seconds that a person takes for a card."""
HERE = "by a hand that stays open"
DIRECT = "by direct message"
COMMAND = "by command"
TARGETS = {HERE: (0.3, 1.2), DIRECT: (1.2, None)}
"""The counted requests in a trick, with tokens and without any; by DM without tokens one for the table and
one for each person."""
TOKEN_OF = TableMessages.token_of


def blank(_: Scene) -> bytes:
    """A stand-in for a picture."""
    return b"RIFF\x00\x00\x00\x00WEBPVP8 "


@asynccontextmanager
async def world() -> AsyncIterator[World]:
    """A world without pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bot.app.Painter", partial(painter_in_threads, blank)),
    ):
        world = await World.opened(Path(folder))
        with world.time_context():
            yield world
        await world.closed()


def without_tokens(desk: TableMessages, slot: str, message: int | None = None) -> EditableMessage | None:
    """No token, as if every token of the public message and of direct messages had expired."""
    if slot == TABLE or slot.startswith(hand_slot(0)[:-1]):
        return None
    return TOKEN_OF(desk, slot, message)


def turn_of(world: World) -> Table | None:
    """The table while its match runs."""
    table = next(iter(world.tables.values()), None)
    return table if table is not None and table.stage is Stage.PLAYING else None


async def per_trick(players: int, way: str, *, tokens: bool) -> tuple[float, Counter[str]]:
    """The counted requests in a trick over one deal, and their kinds."""
    patching = patch.object(TableMessages, "token_of", TOKEN_OF if tokens else without_tokens)
    async with world() as made:
        people = [made.enter(name) for name in NAMES[:players]]
        await start_match(made, players, people[0], people[1:], target=2)
        if way == HERE:
            for player in people:
                await player.command("briscola-me preferences", cards="here")
                player.open_hand = await player.hand(made.table().id)
        await made.rest(30)
        rng, before, tricks = random.Random(0), len(made.http_requests), 0
        with patching:
            while (table := turn_of(made)) is not None and table.state is not None:
                if table.state.number:
                    break
                tricks = max(tricks, len(table.state.tricks))
                seat = table.turn
                person = None if seat is None else table.seats[seat].person
                if seat is None or person is None:
                    await made.rest(1)
                    continue
                player = made.people[person.id]
                await WAYS[way](player, table, rng.choice(table.state.hands[seat]))
                await made.rest(rng.uniform(*PACE))
        requests = [entry for entry in made.http_requests[before:] if entry.path.startswith(COUNTED)]
        kinds = Counter(
            f"{entry.method} {'DM' if _direct(made, entry.path) else 'table'}" for entry in requests
        )
        return len(requests) / (tricks + 1), kinds


def _direct(world: World, path: str) -> bool:
    return not path.startswith(f"/channels/{world.channel.id}")


def main() -> None:
    """Print the figures."""
    arguments.counts("benchmarks requests", __doc__)
    log.configure("error")
    for players in (2, 4):
        for way in (HERE, DIRECT, COMMAND):
            for tokens in (True, False):
                count, kinds = asyncio.run(per_trick(players, way, tokens=tokens))
                kinds_text = ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))
                state = "tokens alive" if tokens else "no tokens"
                print(
                    f"{players} players, {way}, {state}: {count:.2f} counted requests a trick ({kinds_text})"
                )
    print("targets: in the channel 0.3 with a token and 1.2 without; by direct message 1.2 with tokens,")
    print("without any 1 and one a person")


if __name__ == "__main__":
    main()
