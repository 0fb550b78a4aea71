"""The table's loop as people see it: cards at a pace, and what stood on the table's messages when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

import discord

from bot.pages import results
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, TrickAnnounced
from bot.pages.page import Page, Text
from bot.render.scene import CardAt, Mark, Scene, WordsAt
from bot.rules.events import CardPlayed, DealStarted, TrickTaken
from bot.rules.view import Trick, TrickCard
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.publish.results import PAGES, Kind
from testing.players.player import Player
from testing.worlds.observer import Snapshot, controls
from testing.worlds.world import World

LISTED = "Tricks of this sheet:"


def table_message(world: World, table: str, channel: Any = None) -> discord.Message:  # noqa: ANN401 - a handle of the simulator's
    """The message of a table; the test fails unless it has exactly one."""
    viewer = next(iter(world.people.values()))
    messages = [
        message
        for message in world.messages(channel)
        if any(one.press == ("more", table, None, None) for one in viewer.controls(message))
    ]
    assert len(messages) == 1, [viewer.read(message) for message in messages]
    return messages[0]


class ShownTrick(NamedTuple):
    """A finished trick that stood on a public message, from one time until another; ``title`` says which."""

    message: int
    title: str
    since: float
    until: float


def public_states(world: World) -> list[Snapshot]:
    """Every state of every message that everybody could see in the channel, in order."""
    viewer = next(iter(world.people))
    return [
        one for one in world.observer.seen[viewer] if one.channel == world.channel.id and not one.ephemeral
    ]


def finished_tricks(world: World, scenes: Mapping[bytes, Scene]) -> list[ShownTrick]:
    """The finished tricks that stood on public messages, by the time at which they came.

    A trick stands until its message shows something else. What stands at the end has stood for ever.
    """
    standing: dict[int, ShownTrick] = {}
    tricks: list[ShownTrick] = []
    for one in public_states(world):
        before, title = standing.get(one.id), _finished_title(world, scenes, one)
        if before is not None and before.title != title:
            tricks.append(before._replace(until=one.at))
            del standing[one.id]
        if title and one.id not in standing:
            standing[one.id] = ShownTrick(one.id, title, one.at, float("inf"))
    return sorted([*tricks, *standing.values()], key=lambda trick: trick.since)


def _finished_title(world: World, scenes: Mapping[bytes, Scene], snapshot: Snapshot) -> str:
    """The title of the trick that somebody takes on the picture of a message; empty where nobody does."""
    for file in snapshot.attachments:
        picture = world.backend.cdn.get(file["url"])
        scene = None if picture is None else scenes.get(picture)
        if scene is not None and any(
            isinstance(one, CardAt) and one.mark is Mark.TAKER for one in scene.elements
        ):
            return next(one.words for one in scene.elements if isinstance(one, WordsAt))
    return ""


async def logged_tricks(world: World, table: str) -> list[list[str]]:
    """The tricks that were taken in each deal, as sheets list them."""
    deals: list[list[str]] = []
    lying: list[TrickCard] = []
    for _, event in await world.briscola.context.tables.history(table):
        match event:
            case DealStarted():
                deals.append([])
            case CardPlayed(seat, card):
                lying.append(TrickCard(seat, card))
            case TrickTaken(seat, points):
                deals[-1].append(
                    trick_entry(len(deals), len(deals[-1]) + 1, Trick(tuple(lying), seat, points))
                )
                lying.clear()
            case _:
                pass
    return deals


@contextmanager
def sheets_listing_tricks() -> Iterator[None]:
    """Meanwhile each sheet lists in words which tricks are on it, so that a test reads it in the channel."""

    def sheet(voice: Voice, table: TableView, announcement: DealAnnounced) -> Page:
        return _with_list(results.sheet_page(voice, table, announcement), announcement.tricks)

    def broken_off(voice: Voice, table: TableView, announcement: MatchAnnounced) -> Page:
        return _with_list(results.broken_off_page(voice, table, announcement), announcement.tricks)

    with patch.dict(PAGES, {Kind.SHEET: sheet, Kind.BROKEN_OFF: broken_off}):
        yield


def _with_list(page: Page, tricks: tuple[TrickAnnounced, ...]) -> Page:
    names = " ".join(trick_entry(one.deal, one.number, one.trick) for one in tricks)
    return replace(page, parts=(*page.parts, Text(f"{LISTED} {names}")))


def trick_entry(deal: int, number: int, trick: Trick) -> str:
    """How a sheet lists a trick."""
    return f"{deal}.{number}:{'-'.join(str(play.card) for play in trick.cards)}>{trick.taker}"


def read_sheets(world: World) -> list[list[str]]:
    """The tricks on each sheet that stands in the channel, as ``sheets_listing_tricks`` has them."""
    viewer = next(iter(world.people.values()))
    return read_tricks([viewer.read(message) for message in world.messages()])


def read_tricks(texts: list[str]) -> list[list[str]]:
    """As ``read_sheets``, of the words of messages."""
    return [text.partition(LISTED)[2].split("\n")[0].split() for text in texts if LISTED in text]


def hands_with_buttons(world: World, player: Player, table: str) -> list[int]:
    """The ids of the private messages with buttons of cards, disabled ones included."""
    backend = world.backend
    places = (world.channel.id, player.actor.user.dm_channel.id)
    return [
        message.id
        for place in places
        for message in backend.messages.get(place, {}).values()
        if message.visible_to(player.id)
        and (message.is_ephemeral or place == places[1])
        and any(
            one.press is not None and (one.press.verb, one.press.subject) == ("play", table)
            for one in controls(message.components)
        )
    ]
