"""The direct messages of correspondence games: that it is somebody's turn, and that a match is over."""

from __future__ import annotations

from dataclasses import replace

from bot.pages.ids import Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.pages.play.table import name
from bot.rules.events import MatchEnded
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice


def turn_page(voice: Voice, table: TableView, seat: int, *, reminder: bool) -> Page:
    """A direct message that it is a person's turn: the game, players, place and time."""
    ends = None if table.deadline is None else table.deadline // 1000
    words = voice(
        "ui-post-reminder" if reminder else "ui-post-turn",
        game=narrate.game_line(voice, table.rules),
        players=_others(voice, table, seat),
        place=f"<#{table.place.posts_to}>",
        when=None if ends is None else f"<t:{ends}:f> (<t:{ends}:R>)",
    )
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY)
    return Page((Text(f"{words}\n-# {voice('ui-post-help')}"), Row((hand,))))


def result_page(voice: Voice, table: TableView, seat: int, result: MatchEnded) -> Page:
    """A direct message to the player of a seat that a match is over: who won it, and which it was."""
    where = voice(
        "ui-post-match",
        game=narrate.game_line(voice, table.rules),
        players=_others(voice, table, seat),
        place=f"<#{table.place.posts_to}>",
    )
    return Page((Text(f"**{narrate.match_result(voice, table, result)}**\n-# {where}"),))


def public_result_page(voice: Voice, table: TableView, person: int, result: MatchEnded) -> Page:
    """As ``result_page``, in the table's channel. It mentions only its ``person``."""
    page = Page((Text(f"<@{person}> **{narrate.match_result(voice, table, result)}**"),))
    return replace(page, mentions=(person,))


def _others(voice: Voice, table: TableView, seat: int) -> str:
    return voice.join([name(voice, table, number) for number in range(len(table.seats)) if number != seat])
