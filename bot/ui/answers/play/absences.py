"""Absences: leaving a table, taking a seat over, looking for a substitute."""

from __future__ import annotations

from bot.tables.model.requests import Leave, Substitute
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.players import owner_name
from bot.ui.answers.context import RequestContext
from bot.ui.answers.play import table as table_answers


async def take(context: RequestContext, table_id: str, seat: int | None) -> None:
    """Take a seat over. The answer is the table if its message was pressed, else the cards of the seat.

    Raises ``Refused``.
    """
    with context.bot.publisher.hands.direct_messages.arriving(context.interaction):
        view = await context.act(table_id, Substitute(seat))
        if context.is_press and await context.bot.publisher.update_table(context.interaction, view.id):
            return
        await context.show_hand(table_id, context.voice("say-done-substitute"))


async def leave(context: RequestContext, table_id: str) -> None:
    """Leave a table.

    A person who leaves a rated match is told how long they must wait. Raises ``Refused``.
    """
    view = await context.act(table_id, Leave())
    leaves_rated = view.counts and view.stage is Stage.PLAYING and view.seat is not None
    again = await context.bot.tables.rated_wait_until(context.who.id) if leaves_rated else None
    if again is None:
        await table_answers.answer_request(context, view, "say-done-leave")
    else:
        await table_answers.answer_request(context, view, "say-left-rated", when=f"<t:{again // 1000}:R>")


def find_seat(voice: Voice, table: TableView, text: str) -> int | None:
    """The seat of the person whose suggestion or name was typed; None if that is unclear."""
    if text in {str(seat) for seat in range(len(table.seats))}:
        return int(text)
    name = text.strip().casefold()
    seats = [
        seat
        for seat in range(len(table.seats))
        if owner_name(voice, table, seat, plain=True).casefold() == name
    ]
    return seats[0] if len(seats) == 1 else None


def absentees(voice: Voice, table: TableView) -> list[tuple[str, str]]:
    """The seats that are free, or for which a substitute may be looked for: pairs of name and value."""
    if table.stage is not Stage.PLAYING:
        return []
    seats = sorted({*table.absent, *table.free})
    return [(owner_name(voice, table, seat, plain=True), str(seat)) for seat in seats]
