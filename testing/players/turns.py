"""Playing card by card: whose turn it is, the next card, the rest of a deal."""

from __future__ import annotations

from bot.tables.model.table import Stage, Table
from testing.players.player import WAYS, Player
from testing.worlds.world import World


def player_in_turn(world: World, table: str) -> Player | None:
    """Whose turn it is; None where it is a computer's."""
    now = world.table(table)
    person = None if now.turn is None else now.seats[now.turn].person
    return None if person is None else world.people[person.id]


def is_running(world: World, table: str) -> bool:
    """Whether a match runs at a table."""
    now = world.tables.get(table)
    return now is not None and now.stage is Stage.PLAYING


async def play_card(world: World, table: str, way: str, *, pace: float) -> Player | None:
    """Whoever is to move plays the first card that they may; returns who did. Then time passes."""
    player = player_in_turn(world, table)
    if player is not None:
        now = world.table(table)
        assert now.state is not None
        seat = now.seat_of(player.id)
        assert seat is not None
        await WAYS[way](player, now, now.state.hands[seat][0])
    await world.rest(pace)
    return player


async def play_without(world: World, table: str, absent: Player, *, clock: float) -> None:
    """The next card: the others play theirs, and one of who is absent is played when their time is up."""
    player = player_in_turn(world, table)
    if player is None or player is absent:
        await world.rest(clock + 1)
    else:
        await play_card(world, table, "by command", pace=5)


async def play_deal(world: World, table: str, way: str, *, pace: float) -> None:
    """Play until the running deal is over."""
    state = world.table(table).state
    assert state is not None
    deal = state.number
    while (
        is_running(world, table) and (state := world.table(table).state) is not None and state.number == deal
    ):
        await play_card(world, table, way, pace=pace)


def player_to_act(world: World) -> Player:
    """The person whose turn it is at the only table."""
    table = world.table()
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    return world.people[person.id]


def seat_of(table: Table, player: Player) -> int:
    """The seat of a person at a table, who must have one."""
    seat = table.seat_of(player.id)
    assert seat is not None
    return seat
