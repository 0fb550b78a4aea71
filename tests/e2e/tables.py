"""Getting a table going, the way people do."""

from collections.abc import Sequence

from bot.tables.table import Table
from tests.e2e.world import Player, World


async def opened(host: Player, players: int = 2, *, target: int = 1) -> str:
    """Open a table for so many players, first to ``target`` deals; returns its id."""
    before = set(host.world.tables)
    await host.command("briscola new", players=players)
    (table,) = set(host.world.tables) - before
    if target != host.world.table(table).rules.target:
        menu = (await host.press(host.with_verb("options", table), "options")).response
        await host.choose(menu, "set-target", str(target))
        assert host.world.table(table).rules.target == target
    return table


async def filled(table: str, host: Player, guests: Sequence[Player] = (), *, computers: bool = True) -> None:
    """Let guests sit down, and computers on the places that are left."""
    lobby = host.with_verb("join", table)
    for guest in guests:
        await guest.press(lobby, "join")
    while computers and len(host.world.table(table).members) < host.world.table(table).rules.players:
        await host.press(lobby, "add")


async def started(
    world: World, players: int, host: Player, guests: Sequence[Player] = (), *, target: int = 1
) -> Table:
    """A match that has just begun."""
    table = await opened(host, players, target=target)
    await filled(table, host, guests)
    await host.press(host.with_verb("start", table), "start")
    await world.rest()
    return world.table(table)
