"""Absence at a table: the lines, the buttons, and the call for a substitute."""

from __future__ import annotations

from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.pages.play.move_choices import match_number
from bot.tables.model.people import Absence, Call, Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.play.results import score_line
from bot.text.players import owner_name, player_name

_IN_A_ROW: Final = 5
"""The number of buttons in a row (Discord)."""


def waiting_line(voice: Voice, table: TableView) -> str | None:
    """The line that says that the match waits for its people, and until when (V-11); None if it does not."""
    if table.waits_until is None:
        return None
    return voice("ui-table-waits", when=f"<t:{table.waits_until // 1000}:R>")


def absence_lines(voice: Voice, table: TableView) -> list[str]:
    """The lines that say for whom a computer plays, and who looks for a substitute."""
    lines = []
    for number, seat in enumerate(table.seats):
        if seat.absence is not None:
            key = "ui-away" if table.keeps_seat(seat.absence) else "ui-left"
            key = "ui-withdrawn" if seat.absence is Absence.WITHDRAWN else key
            computer = f"🤖 {player_name(voice, table, number)}"
            lines.append(voice(key, player=owner_name(voice, table, number), computer=computer))
    lines += [f"🪑 {_seat_text(voice, table, call)}" for call in table.calls]
    return lines


def absence_row(voice: Voice, table: TableView) -> tuple[Row, ...]:
    """The buttons for absent people, for friends who take over, and for people who look for a substitute."""
    buttons = []
    if table.waits_until is not None or any(seat.may_return for seat in table.seats):
        buttons.append(Button(custom_id(Verb.BACK, table.id), voice("ui-button-back"), Style.GOOD))
    if table.event is None:  # nobody takes over a seat of a tournament (E-4)
        buttons += [take_button(voice, table, seat) for seat in table.free]
        buttons += _seek_buttons(voice, table)
    return (Row(tuple(buttons[:_IN_A_ROW])),) if buttons else ()


def _seek_buttons(voice: Voice, table: TableView) -> list[Button]:
    """The buttons that look for a substitute for absent people, for whom nobody looks yet."""
    sought_seats = {call.seat for call in table.calls}
    return [
        Button(
            custom_id(Verb.SEEK, table.id, match_number(table), seat),
            voice("ui-button-seek-for", player=owner_name(voice.plain, table, seat, plain=True)),
        )
        for seat in table.absent
        if seat not in sought_seats
    ]


def take_button(voice: Voice, table: TableView, seat: int) -> Button:
    """The button that takes a free seat over."""
    player = owner_name(voice.plain, table, seat, plain=True)
    label = voice("ui-button-substitute-for", player=player)
    return Button(custom_id(Verb.SUBSTITUTE, table.id, 0, seat), label)


def call_page(voice: Voice, table: TableView, call: Call) -> Page:
    """A public call for a substitute. The first person to press has the seat."""
    words = [
        f"### {_seat_text(voice, table, call)}",
        voice("ui-call", game=game_line(voice, table.rules), score=_standing(voice, table)),
    ]
    if table.access == "invited":
        words.append(f"-# {voice('ui-call-invited')}")
    if table.counts:
        words.append(f"-# {voice('ui-call-rated')}")
    return Page((Text("\n".join(words)), Row((take_button(voice, table, call.seat),))))


def _seat_text(voice: Voice, table: TableView, call: Call) -> str:
    owner = table.seats[call.seat].owner
    own = isinstance(owner, Person) and owner.id == call.by
    player = owner_name(voice, table, call.seat)
    return voice("ui-sought", player=player, own=own)


def _standing(voice: Voice, table: TableView) -> str:
    """The score of the match, as everybody at the table may see it, without anything of a hand."""
    view = table.view
    return "" if view is None else score_line(voice, table, view.score)


def clock_line(voice: Voice, table: TableView) -> str | None:
    """The time that each player has left for the match (R-85); None without a match clock.

    For the player to act it is the moment when the time runs out.
    """
    clocks = []
    for seat, milliseconds in enumerate(table.clocks):
        if milliseconds is None:
            continue
        player = owner_name(voice, table, seat)
        minutes, seconds = divmod(milliseconds // 1000, 60)
        clocks.append(f"{player} {minutes}:{seconds:02d}")
    return voice("ui-match-clock", clocks=" · ".join(clocks)) if clocks else None
