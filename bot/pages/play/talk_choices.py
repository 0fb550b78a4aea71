"""Completions for talk. Suggestions contain only what the person who types may know."""

from __future__ import annotations

from collections.abc import Iterable

from bot.pages.play.talk import gesture_line, spoken_label
from bot.rules.actions import Signal
from bot.tables.decisions.talk import SIGNS
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.play.seat_lookup import opponents, partners
from bot.text.players import player_name


def signals(voice: Voice, table: TableView) -> Iterable[tuple[str, str]]:
    """The gestures that may be made now; if truth is enforced, only those of cards in hand."""
    for action in () if table.view is None else table.view.legal:
        if isinstance(action, Signal):
            yield spoken_label(voice, table, action), str(action.card)


def mates(voice: Voice, table: TableView) -> Iterable[tuple[str, str]]:
    """The partners, beginning at the right."""
    for seat in partners(table):
        yield player_name(voice, table, seat, plain=True), str(seat)


def team(voice: Voice, table: TableView) -> Iterable[tuple[str, str]]:
    """All members of the team, the person included: those who may be voted for."""
    if table.seat is not None:
        for seat in table.rules.sides[table.rules.side_of(table.seat)]:
            yield player_name(voice, table, seat, plain=True), str(seat)


def rivals(voice: Voice, table: TableView) -> Iterable[tuple[str, str]]:
    """The opponents, beginning at the right."""
    for seat in opponents(table):
        yield player_name(voice, table, seat, plain=True), str(seat)


def signs(voice: Voice, table: TableView) -> Iterable[tuple[str, str]]:
    """The signs that a host may describe, with their present gestures."""
    for sign in SIGNS:
        yield gesture_line(voice, table, sign), sign
