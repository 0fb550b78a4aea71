"""Being forgotten while a match goes on: no file and no memory of the bot keeps who it was."""

import gc
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, ModuleType

import pytest

from bot import names
from bot.render.paint.typesetting import line
from bot.store.sqlite import erasure
from bot.tables.model.table import Stage
from bot.text import names as text_names
from bot.ui.publish.correspondence.turn_reminders import PATIENCE
from bot.ui.publish.table_messages import TURN
from testing.checks.traces import NAME, dm_traffic, forget, traces
from testing.players.player import Player, play_out
from testing.players.tables import fill_seats, open_table, set_option, start_match
from testing.worlds.world import World

_PROGRAM_TYPES = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType, FrameType)
"""What the search through memory does not go into: the program itself."""
_LIBRARIES = (
    "discord",
    "simcord",
    "aiohttp",
    "asyncio",
    "_asyncio",
    "logging",
    "structlog",
    "aiosqlite",
    "testing",
    "tests",
)
"""Libraries, and what tests keep; what discord.py knows is not the bot's to forget."""


def paths_to_person(roots: Iterable[object], player: Player) -> list[str]:
    """Where in memory somebody's id or name is within reach of these objects: the types that lead there."""
    ways: dict[int, tuple[object, object]] = {id(root): (root, None) for root in roots}
    left, found = [root for root, _ in ways.values()], []
    while left:
        one = left.pop()
        if one == player.id or (isinstance(one, str) and (NAME in one or str(player.id) in one)):
            found.append(" < ".join(type(step).__name__ for step in path_of(ways, one)))
        for inner in gc.get_referents(one):
            foreign = type(inner).__module__.partition(".")[0] in _LIBRARIES
            if id(inner) not in ways and not foreign and not isinstance(inner, _PROGRAM_TYPES):
                ways[id(inner)] = (inner, one)
                left.append(inner)
    return found


def path_of(ways: dict[int, tuple[object, object]], one: object) -> Iterator[object]:
    while one is not None:
        yield one
        one = ways[id(one)][1]


@pytest.fixture
async def play_with_many_traces(world: World) -> tuple[Player, Player]:
    """Serafina plays with Bruno, has both kinds of hand open, waits in a lobby and is asked to another."""
    gone, bruno, carla = world.enter(NAME), world.enter("Bruno"), world.enter("Carla")
    await gone.command("briscola-me preferences", language="it", quiet="23-7")
    await gone.command("briscola-me preferences", language="en")
    world.allow_tables(9)
    table = await start_match(world, 3, gone, [bruno, carla])
    await play_out(world, table.id, "by direct message", tricks=2)
    await play_out(world, table.id, "by a hand that stays open", tricks=4)
    await open_table(gone)
    other = await open_table(carla)
    await carla.command("briscola invite", person=gone.actor, table=other)
    await world.rest()
    return gone, bruno


@pytest.mark.parametrize("at_once", [0, erasure.AT_ONCE], ids=["large", "small"])
async def test_no_file_of_the_running_bot_keeps_the_id_or_the_name(
    world: World,
    play_with_many_traces: tuple[Player, Player],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    at_once: int,
) -> None:
    monkeypatch.setattr(erasure, "AT_ONCE", at_once)
    gone, _ = play_with_many_traces
    assert {line.partition(": ")[2] for line in traces(tmp_path, gone)} == {"name", "id", "number"}
    await forget(gone)
    assert traces(tmp_path, gone) == []
    await world.rest()
    for table in list(world.tables):
        await play_out(world, table)
    assert any(table.stage is Stage.FINISHED for table in world.tables.values())
    assert traces(tmp_path, gone) == []
    await world.restarted()
    await world.rest()
    assert traces(tmp_path, gone) == []
    assert await world.briscola.context.store.check() == []


async def test_nothing_more_is_asked_of_discord_about_their_direct_messages(
    world: World, play_with_many_traces: tuple[Player, Player]
) -> None:
    gone, _ = play_with_many_traces
    before = dm_traffic(world, gone)
    assert all(before)
    await forget(gone)
    await world.rest()
    for table in list(world.tables):
        await play_out(world, table)
    assert dm_traffic(world, gone) == before


async def test_a_notice_of_a_turn_by_post_stays_where_it_is(world: World) -> None:
    gone, bruno = world.enter(NAME), world.enter("Bruno")
    table = await open_table(gone)
    await set_option(gone, table, "turn_clock", "86400")
    await fill_seats(table, gone, [bruno])
    await gone.press(gone.with_verb("start", table), "start")
    if world.people[world.table().seats[world.table().turn or 0].owner.id] is bruno:  # type: ignore[union-attr]
        await play_out(world, table, tricks=0)
    await world.rest(PATIENCE + 2)
    before = dm_traffic(world, gone)
    slots = {shown.slot for shown in await world.briscola.context.store.messages.of_table(table)}
    assert TURN in slots
    await forget(gone)
    await world.rest(PATIENCE + 2)
    assert dm_traffic(world, gone) == before


async def test_nothing_in_memory_leads_to_the_id_or_the_name(
    world: World, play_with_many_traces: tuple[Player, Player]
) -> None:
    gone, bruno = play_with_many_traces
    roots = (
        world.briscola.context,
        world.briscola.result_recorder,
        world.briscola.calendars,
        names.display_name,
        text_names.markdown,
        line,
    )
    assert paths_to_person(roots, gone)
    await forget(gone)
    await world.rest(120)
    # The rate limits know a person until the limit has run out and another person makes a limited request.
    await bruno.command("briscola-me privacy export")
    await bruno.command("briscola new", players=2)
    assert paths_to_person(roots, gone) == []
    assert paths_to_person(roots, bruno), "others are remembered"


async def test_the_table_names_them_no_more(
    world: World, play_with_many_traces: tuple[Player, Player]
) -> None:
    gone, bruno = play_with_many_traces
    running = next(one.id for one in world.tables.values() if one.stage is Stage.PLAYING)

    def shown() -> str:
        """The words of the table's message, and the description of its picture."""
        message = bruno.with_verb("more", running)
        return "\n".join([bruno.read(message), *(file.description or "" for file in message.attachments)])

    assert NAME in shown()
    await forget(gone)
    await world.rest()
    text = shown()
    assert NAME not in text
    assert str(gone.id) not in text


async def test_an_invitation_to_them_is_taken_away_later_where_discord_is_out_of_reach(
    world: World, play_with_many_traces: tuple[Player, Player], tmp_path: Path
) -> None:
    gone, _ = play_with_many_traces
    (invitation,) = [one.id for one in world.messages() if f"<@{gone.id}>, " in gone.read(one)]
    world.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    await forget(gone)
    assert traces(tmp_path, gone) == []
    world.backend.faults.clear()
    await world.rest(120)
    assert invitation not in {one.id for one in world.messages()}
