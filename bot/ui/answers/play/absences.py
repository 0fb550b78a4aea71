"""What people do about absence: leave, take a seat over, look for somebody to take theirs."""

from __future__ import annotations

from bot.tables.model.requests import Leave, Substitute
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.players import owner_name
from bot.ui.answers.context import RequestContext
from bot.ui.answers.play import table as table_answers


async def take(context: RequestContext, table_id: str, seat: int | None) -> None:
    """Take a seat over; the answer is the table where that was pressed, else the cards that come with it.

    Raises ``Refused``.
    """
    view = await context.act(table_id, Substitute(seat))
    if context.pressed and await context.bot.publisher.turn_table(context.interaction, view.id):
        return
    await context.show_hand(table_id, context.voice("say-done-substitute"))


async def leave(context: RequestContext, table_id: str) -> None:
    """Stand up; who leaves a rated match is told until when they wait for the next. Raises ``Refused``."""
    view = await context.act(table_id, Leave())
    left = view.counts and view.stage is Stage.PLAYING and view.seat is not None
    again = await context.bot.tables.rated_again(context.who.id) if left else None
    if again is None:
        await table_answers.answer_wish(context, view, "say-done-leave")
    else:
        await table_answers.answer_wish(context, view, "say-left-rated", when=f"<t:{again // 1000}:R>")


def seat_named(voice: Voice, table: TableView, text: str) -> int | None:
    """The seat of the person that somebody means: as suggested, or by name; None when that is unclear."""
    if text in {str(seat) for seat in range(len(table.seats))}:
        return int(text)
    wanted = text.strip().casefold()
    found = [
        seat
        for seat in range(len(table.seats))
        if owner_name(voice, table, seat, plain=True).casefold() == wanted
    ]
    return found[0] if len(found) == 1 else None


def absentees(voice: Voice, table: TableView) -> list[tuple[str, str]]:
    """The seats for which somebody may be looked for, or which are free: name and what is meant."""
    if table.stage is not Stage.PLAYING:
        return []
    seats = sorted({*table.absent, *table.free})
    return [(owner_name(voice, table, seat, plain=True), str(seat)) for seat in seats]
