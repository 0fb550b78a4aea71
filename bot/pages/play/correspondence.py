"""The direct messages of correspondence games: turns, absences and results."""

from __future__ import annotations

from dataclasses import replace

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.pages.play.move_choices import match_number
from bot.rules.events import MatchEnded
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.play.results import match_result
from bot.text.players import owner_name, player_name


def turn_page(voice: Voice, table: TableView, seat: int, *, reminder: bool) -> Page:
    """A direct message that it is a person's turn: the game, players, place and time."""
    ends = None if table.deadline is None else table.deadline // 1000
    words = voice(
        "ui-post-reminder" if reminder else "ui-post-turn",
        game=game_line(voice, table.rules),
        players=_others(voice, table, seat),
        place=f"<#{table.place.posts_to}>",
        when=None if ends is None else f"<t:{ends}:f> (<t:{ends}:R>)",
    )
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY)
    return Page((Text(f"{words}\n-# {voice('ui-post-help')}"), Row((hand,))))


def result_page(voice: Voice, table: TableView, seat: int, result: MatchEnded) -> Page:
    """A direct message to the player of a seat that a match is over: who won it, and which it was."""
    won = match_result(voice, table, result)
    return Page((Text(f"**{won}**\n{_which(voice, table, seat)}"),))


def public_result_page(voice: Voice, table: TableView, person: int, result: MatchEnded) -> Page:
    """As ``result_page``, in the table's channel. It mentions only its ``person``."""
    page = Page((Text(f"<@{person}> **{match_result(voice, table, result)}**"),))
    return replace(page, mentions=(person,))


def away_page(voice: Voice, table: TableView, seat: int) -> Page:
    """A direct message to a person whose time ran out: who plays, or that the table waits."""
    return _away_page(voice, table, seat, f"{_away_text(voice, table, seat)}\n{_which(voice, table, seat)}")


def public_away_page(voice: Voice, table: TableView, seat: int, person: int) -> Page:
    """As ``away_page``, in the table's channel. It mentions only its ``person``."""
    page = _away_page(voice, table, seat, f"<@{person}> {_away_text(voice, table, seat)}")
    return replace(page, mentions=(person,))


def _away_page(voice: Voice, table: TableView, seat: int, words: str) -> Page:
    # The button names a seat, so that its answer is a message of its own: this one goes once they are back.
    back = Button(
        custom_id(Verb.BACK, table.id, match_number(table), seat), voice("ui-button-back"), Style.GOOD
    )
    return Page((Text(words), Row((back,))))


def _away_text(voice: Voice, table: TableView, seat: int) -> str:
    if table.waits_until is not None:
        return voice("ui-post-waits", when=f"<t:{table.waits_until // 1000}:f>")
    return voice("ui-hand-away", player=player_name(voice, table, seat))


def _which(voice: Voice, table: TableView, seat: int) -> str:
    """The game, the others and the place, by which the player of a seat recognises a match."""
    line = voice(
        "ui-post-match",
        game=game_line(voice, table.rules),
        players=_others(voice, table, seat),
        place=f"<#{table.place.posts_to}>",
    )
    return f"-# {line}"


def _others(voice: Voice, table: TableView, seat: int) -> str:
    """The other players: an absent person, not the computer that plays for them. Computers have a mark."""
    names = []
    for number, chair in enumerate(table.seats):
        if number != seat:
            name = owner_name(voice, table, number)
            names.append(name if isinstance(chair.owner, Person) else f"🤖 {name}")
    return voice.join(names)
