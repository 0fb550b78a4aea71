"""The page of a table of a tournament until everybody is ready (T-7)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.fairness import shuffle_line
from bot.pages.lobby import FELT
from bot.pages.page import Button, Page, Row, Style, Text
from bot.tables.model.people import Computer, EventTable, people_without_nonce
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.names import markdown
from bot.text.players import player_name
from bot.text.tournaments import table_name
from bot.tournaments.decisions.moments import MINUTE
from bot.tournaments.decisions.rounds import READY
from bot.tournaments.model.event import ARENA_READY


def heading(voice: Voice, event: EventTable) -> str:
    """Which table of which tournament it is."""
    return table_name(voice, markdown(event.title), event)


def event_lines(voice: Voice, table: TableView) -> list[str]:
    """Which table of which tournament it is, if it is one."""
    return [] if table.event is None else [f"-# 🏆 {heading(voice, table.event)}"]


def standings_button(voice: Voice, event: EventTable) -> Button:
    """The button below a match that is over: how it counts, and what comes next."""
    return Button(custom_id(Verb.TABLE_STANDINGS, event.event), voice(f"ui-button-{Verb.STANDINGS}"))


def ready_page(voice: Voice, table: TableView, event: EventTable, predict: Button) -> Page:
    """The page of a table whose players have yet to say that they are ready. It mentions them.

    ``predict`` is the button for onlookers.
    """
    waited_for = people_without_nonce(table.members)
    lines = [f"### 🏆 {heading(voice, event)}", game_line(voice, table.rules)]
    sides = ready_lines(table)
    mentions = tuple(person.id for person in waited_for if person.id > 0)
    people = voice.join([f"<@{person}>" for person in mentions])
    minutes = (ARENA_READY if event.round == 0 else READY) // MINUTE
    words = voice("event-table-ready", names=people, minutes=minutes)
    buttons = (
        Button(custom_id(Verb.READY, table.id), voice(f"ui-button-{Verb.READY}"), Style.GOOD),
        Button(custom_id(Verb.RULES, table.id), voice(f"ui-button-{Verb.RULES}")),
        predict,
    )
    return Page(
        (
            Text("\n".join(lines)),
            Text("\n".join(sides)),
            Text(words),
            Row(buttons),
            shuffle_line(voice, table),
        ),
        mentions=mentions,
        accent=FELT,
    )


def ready_lines(table: TableView) -> list[str]:
    """The players by side, each with a mark that says whether they are ready."""
    sides = []
    for side in table.rules.sides:
        names = []
        for seat in side:
            member = table.members[seat]
            mark = "🤖" if isinstance(member.player, Computer) else "⬜" if member.nonce is None else "✅"
            names.append(f"{mark} {markdown(member.player.name)}")
        sides.append(" + ".join(names))
    return sides


def sealed_page(voice: Voice, table: TableView, turn: Sequence[str], rows: Sequence[Row]) -> Page:
    """The page of a table whose cards are sealed: names, turn and number of tricks, no card (D-12)."""
    sealed, event = table.sealed, table.event
    if sealed is None or event is None or table.boards is None:
        raise ValueError(table.id)
    sides = [" + ".join(player_name(voice, table, seat) for seat in side) for side in table.rules.sides]
    playing = table.stage is Stage.PLAYING
    where = voice("event-sealed-deal", deal=sealed.number + 1, deals=table.boards.deals, tricks=sealed.tricks)
    top = [
        f"### 🏆 {heading(voice, event)}",
        game_line(voice, table.rules),
        voice("event-pairing-against", first=sides[0], second=sides[1]),
        *(turn if playing else ()),
    ]
    # It is a text of its own, so that the end of a trick is worth an edit, and the next turn is not (V-7).
    below = f"{where if playing else voice('event-sealed-over')}\n-# {voice('event-sealed-about')}"
    person = None if table.turn is None or not playing else table.seats[table.turn].person
    mentions = () if person is None else (person.id,)
    return Page((Text("\n".join(top)), Text(below), *rows), mentions=mentions, accent=FELT)
