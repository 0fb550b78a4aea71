"""The proof of a tournament's lots: its seed is published when it is over (E-3)."""

from __future__ import annotations

import asyncio

from bot.pages.lobby import FELT
from bot.pages.page import Page, Text
from bot.text.names import markdown
from bot.tournaments.model.settings import Format
from bot.tournaments.verify import flaws
from bot.ui.answers.context import RequestContext
from bot.ui.answers.tournaments.find_event import event_in_reach


async def show_lots(context: RequestContext, event_id: str) -> None:
    """Answer with the commitment of a tournament, and once it is over with the seed and the check."""
    event, voice = await event_in_reach(context, event_id), context.voice
    lines = [
        f"### {voice('event-verify-heading', title=markdown(event.settings.title))}",
        voice("event-verify-about"),
        voice("event-verify-commitment", commitment=event.commitment),
    ]
    if event.over:
        events = context.bot.tournaments.events
        seed = await events.seed(event.id)
        entries = [(row.seq, row.at, step) for row, step in await events.history(event.id)]
        found = await asyncio.to_thread(flaws, event.id, entries, seed)
        lines.append(voice("event-verify-seed", seed=seed.hex()))
        if found:
            lines += [voice("event-verify-wrong", what=line) for line in found]
        elif event.format is Format.ARENA:
            lines.append(voice("event-verify-right-arena"))
        else:
            lines.append(voice("event-verify-right", rounds=len(event.rounds)))
    else:
        lines.append(voice("event-verify-later"))
    await context.show(Page((Text("\n".join(lines)),), accent=FELT))
