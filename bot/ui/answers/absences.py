"""What people do about absence: leave, take a seat over, look for somebody to take theirs."""

from __future__ import annotations

import discord

from bot.tables.model.requests import CallSubstitute, DropCall, Leave, Substitute
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.players import owner_name
from bot.ui.answers import table as answers
from bot.ui.answers.context import BotContext
from bot.ui.wire.people import Interaction, person, voice_of


async def take(interaction: Interaction, context: BotContext, table_id: str, seat: int | None) -> None:
    """Take a seat over; the answer is the table where that was pressed, else the cards that come with it.

    Raises ``Refused``.
    """
    who, cause = person(interaction.user), str(interaction.id)
    view = await context.tables.act(table_id, who, Substitute(seat), cause=cause)
    pressed = interaction.type is discord.InteractionType.component
    if pressed and await context.publisher.turn_table(interaction, view.id):
        return
    said = (await voice_of(interaction))("say-done-substitute")
    publisher = context.publisher
    await publisher.hands.show(interaction, publisher.desk(table_id), said)


async def leave(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """Stand up; who leaves a rated match is told until when they wait for the next. Raises ``Refused``."""
    who, cause = person(interaction.user), str(interaction.id)
    view = await context.tables.act(table_id, who, Leave(), cause=cause)
    left = view.counts and view.stage is Stage.PLAYING and view.seat is not None
    again = await context.tables.rated_again(who.id) if left else None
    if again is None:
        await answers.answer_wish(interaction, context, view, "say-done-leave")
    else:
        when = f"<t:{again // 1000}:R>"
        await answers.answer_wish(interaction, context, view, "say-left-rated", when=when)


async def call(
    interaction: Interaction, context: BotContext, table_id: str, seat: int | None, *, over: bool = False
) -> None:
    """Look for somebody for a seat, one's own where it is None; ``over``: for nobody any more.

    Raises ``Refused``.
    """
    wish = DropCall(seat) if over else CallSubstitute(seat)
    await answers.request(interaction, context, table_id, wish)


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
