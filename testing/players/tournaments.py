"""Tournaments as people play them: entering, being ready, playing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from simcord import InteractionResult

from bot.pairing.results import LOST, WON
from bot.tables.model.table import Stage as TableStage
from bot.tournaments.decisions import rounds
from bot.tournaments.ids import table_id
from bot.tournaments.model.event import Event, Pairing
from bot.tournaments.model.steps import How, Outcome
from testing.players.player import Player, answer_text, play_out
from testing.worlds.world import World


async def open_event(host: Player, *, title: str = "Coppa", **options: Any) -> str:  # noqa: ANN401 - whatever the command takes
    """Open a tournament; returns its id."""
    before = {event.id for event in await events(host.world)}
    await host.command("tournament new", title=title, **options)
    (found,) = {event.id for event in await events(host.world)} - before
    await host.world.rest()
    return found


async def events(world: World) -> list[Event]:
    """The open tournaments of the server."""
    with world.as_bot():
        return await world.briscola.context.tournaments.events.in_server(world.server.id)


async def event(world: World, event_id: str) -> Event:
    """A tournament as its log tells."""
    with world.as_bot():
        return await world.briscola.context.tournaments.events.look(event_id)


async def enter_all(people: Sequence[Player], event_id: str) -> None:
    """Everybody presses *Enter*."""
    for player in people:
        await player.press(player.with_verb("enter", event_id), "enter")


async def start_event(host: Player, event_id: str) -> None:
    """The host starts a tournament by its menu."""
    answer = await host.press(host.with_verb("event-host", event_id), "event-host")
    assert answer.response is not None
    await host.press(answer.response, "event-start")
    await host.world.rest()


async def withdraw(player: Player) -> InteractionResult:
    """Leave the only tournament by command, and agree when asked."""
    asked = await player.command("tournament withdraw")
    return await player.press(asked.response, "withdraw-sure")


def entry_number(state: Event, person: int) -> int:
    """The number of a person's entry."""
    entry = state.entry_of(person)
    assert entry is not None
    return entry.number


async def my_match(player: Player, event_id: str) -> str:
    """What *My match* on the newest message of a tournament answers."""
    return answer_text(player, await player.press(player.with_verb("my-match", event_id), "my-match"))


def table_of(state: Event, pairing: Pairing) -> str:
    """The id of the table of a pairing of the last round."""
    return table_id(state.id, state.rounds[-1].number, pairing.number, pairing.attempt)


async def be_ready(world: World, table: str, *absent: Player) -> None:
    """Everybody at a table presses *Ready*, but those who are absent."""
    for person in world.table(table).present:
        player = world.people[person.id]
        if player not in absent and world.table(table).stage is TableStage.LOBBY:
            await player.press(player.with_verb("ready", table), "ready")


async def play_round(world: World, event_id: str, *, most: int = 99) -> None:
    """Everybody is ready and plays the round to its end, or so many of its matches."""
    state = await event(world, event_id)
    for pairing in state.rounds[-1].undecided[:most]:
        table = table_of(state, pairing)
        await be_ready(world, table)
        await play_out(world, table)
    await world.rest()


async def win(world: World, found: str) -> None:
    """Of each match of the round the entry with the lower number wins, as its log tells, without a card."""
    state = await event(world, found)
    for pairing in state.rounds[-1].undecided:
        points = tuple(WON if entry == min(pairing.entries) else LOST for entry in pairing.entries)
        outcome = Outcome(How.PLAYED, points, (1, -1), (70, 50), (True, True))
        decide = partial(rounds.decide, round_number=len(state.rounds), number=pairing.number)
        with world.as_bot():
            await world.briscola.context.tournaments.events.act(
                found, partial(decide, attempt=1, outcome=outcome)
            )
    await world.rest()
