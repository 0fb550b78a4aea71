"""Who is absent at a table, who plays for them, and how somebody takes over: lines, buttons, and the call."""

from __future__ import annotations

from typing import Final

from bot.pages.ids import Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.tables.model.people import Absence, Call, Person
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice

_IN_A_ROW: Final = 5
"""Buttons that stand beside each other (Discord)."""


def waiting_line(voice: Voice, table: TableView) -> str | None:
    """That the match waits for its people, and until when (V-11); None where it does not."""
    if table.waits_until is None:
        return None
    return voice("ui-table-waits", when=f"<t:{table.waits_until // 1000}:R>")


def absence_lines(voice: Voice, table: TableView) -> list[str]:
    """Whom a computer plays for, and who looks for a substitute."""
    lines = []
    for number, seat in enumerate(table.seats):
        if seat.absence is not None:
            key = "ui-away" if seat.absence is Absence.AWAY else "ui-left"
            computer = f"🤖 {narrate.player_name(voice, table, number)}"
            lines.append(voice(key, player=narrate.owner_name(voice, table, number), computer=computer))
    lines += [f"🪑 {_sought(voice, table, call)}" for call in table.calls]
    return lines


def absence_row(voice: Voice, table: TableView) -> tuple[Row, ...]:
    """For those whom a computer plays for, for friends who would step in, and for those who look for some."""
    buttons = []
    if table.waits_until is not None or any(seat.absence is not None for seat in table.seats):
        buttons.append(Button(custom_id(Verb.BACK, table.id), voice("ui-button-back"), Style.GOOD))
    buttons += [take_button(voice, table, seat) for seat in table.free]
    called = {call.seat for call in table.calls}
    buttons += [
        Button(
            custom_id(Verb.SEEK, table.id, 0, seat),
            voice("ui-button-seek-for", player=narrate.owner_name(voice.plain, table, seat, plain=True)),
        )
        for seat in table.absent
        if seat not in called
    ]
    return (Row(tuple(buttons[:_IN_A_ROW])),) if buttons else ()


def take_button(voice: Voice, table: TableView, seat: int) -> Button:
    """Takes a free seat over."""
    player = narrate.owner_name(voice.plain, table, seat, plain=True)
    label = voice("ui-button-substitute-for", player=player)
    return Button(custom_id(Verb.SUBSTITUTE, table.id, 0, seat), label)


def call_page(voice: Voice, table: TableView, call: Call) -> Page:
    """Somebody is looked for, in public: whoever presses first has the seat."""
    words = [
        f"### {_sought(voice, table, call)}",
        voice("ui-call", game=narrate.game_line(voice, table.rules), score=_standing(voice, table)),
    ]
    if table.access == "invited":
        words.append(f"-# {voice('ui-call-invited')}")
    if table.counts:
        words.append(f"-# {voice('ui-call-rated')}")
    return Page((Text("\n".join(words)), Row((take_button(voice, table, call.seat),))))


def _sought(voice: Voice, table: TableView, call: Call) -> str:
    owner = table.seats[call.seat].owner
    own = isinstance(owner, Person) and owner.id == call.by
    player = narrate.owner_name(voice, table, call.seat)
    return voice("ui-sought", player=player, own=own)


def _standing(voice: Voice, table: TableView) -> str:
    """How the match stands: what everybody at the table may see, and nothing of any hand."""
    view = table.view
    return "" if view is None else narrate.score_line(voice, table, view.score)


def clock_line(voice: Voice, table: TableView) -> str | None:
    """R-85: what everybody has left for the match; that of whoever is to act runs out at a time."""
    left = []
    for seat, milliseconds in enumerate(table.clocks):
        if milliseconds is None:
            continue
        player = narrate.owner_name(voice, table, seat)
        minutes, seconds = divmod(milliseconds // 1000, 60)
        left.append(f"{player} {minutes}:{seconds:02d}")
    return voice("ui-match-clock", clocks=" · ".join(left)) if left else None
