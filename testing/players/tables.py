"""Getting a table going, the way people do."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.pages.option_choices import SECTIONS
from bot.pages.options import set_verb
from bot.rules import shuffle
from bot.rules.actions import Deal
from bot.rules.cards import CARDS
from bot.tables.model.table import Table
from testing.players.player import Player
from testing.worlds.world import World


async def open_table(host: Player, players: int = 2, *, target: int = 1, **options: Any) -> str:  # noqa: ANN401 - whatever the command takes
    """Open a table for so many players, first to ``target`` deals, a minute a turn; returns its id."""
    before = set(host.world.tables)
    await host.command("briscola new", players=players, **{"clock": "60", **options})
    (table,) = set(host.world.tables) - before
    if target != host.world.table(table).rules.target:
        await set_option(host, table, "target", str(target))
        assert host.world.table(table).rules.target == target
    return table


async def set_option(host: Player, table: str, option: str, value: str) -> None:
    """The host chooses an option, and then its value."""
    menu = await host.more(table)
    await host.press(menu, "options")
    (section,) = (name for name, options in SECTIONS.items() if option in options)
    await host.choose(menu, f"pick-{section}", option)
    await host.choose(menu, set_verb(option), value)


async def fill_seats(
    table: str, host: Player, guests: Sequence[Player] = (), *, computers: bool = True
) -> None:
    """Let guests sit down, and computers on the places that are left."""
    lobby = host.with_verb("join", table)
    for guest in guests:
        await guest.press(lobby, "join")
    while computers and len(host.world.table(table).members) < host.world.table(table).rules.players:
        await host.press(lobby, "add")


async def start_match(
    world: World,
    players: int,
    host: Player,
    guests: Sequence[Player] = (),
    *,
    target: int = 1,
    **options: Any,  # noqa: ANN401 - whatever the command takes
) -> Table:
    """A match that has just begun, at a table opened with some options of the command."""
    table = await open_table(host, players, target=target, **options)
    await fill_seats(table, host, guests)
    await host.press(host.with_verb("start", table), "start")
    await world.rest()
    return world.table(table)


def stack_packs(monkeypatch: pytest.MonkeyPatch, cards: Mapping[int, str]) -> None:
    """Let cards lie at these places of every pack; the others are as they were shuffled."""
    shuffle_deal = shuffle.deal

    def stacked(*args: object, **kwargs: object) -> Deal:
        deck = list(shuffle_deal(*args, **kwargs).deck)  # type: ignore[arg-type]  # whatever it takes
        for place, notation in cards.items():
            other = deck.index(CARDS[notation])
            deck[place], deck[other] = deck[other], deck[place]
        return Deal(tuple(deck))

    monkeypatch.setattr("bot.rules.shuffle.deal", stacked)


async def start_by_command(world: World, *people: Player, target: int = 1, **options: object) -> str:
    """A match of these people and a computer on each place that is left; returns the table's id."""
    host, *guests = people
    await host.command("briscola new", target=target, **options)
    for guest in guests:
        await guest.command("briscola join")
    table = world.table()
    while len(world.table().members) < table.rules.players:
        await host.command("briscola computer")
    await host.command("briscola start")
    await world.rest()
    return table.id
