"""How the shuffle of a match can be checked: before its end what fixes it, after it the proof (V-16)."""

from __future__ import annotations

from bot.pages.fairness import fairness_page
from bot.pages.ids import Press, Verb
from bot.tables.model.table import Stage
from bot.ui.answers.context import context_of, within_quota
from bot.ui.answers.reach import reachable
from bot.ui.answers.records import show_proof
from bot.ui.wire.items import on_press
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.showing import show


async def show_shuffle(interaction: Interaction, match: str | None) -> None:
    """Show the whole of what fixes a match's packs; ``match`` None means the person's latest finished one.

    Of a finished match that is the proof, with its record as a file.
    """
    wanted = None if match is None else match.strip().lower()
    running = {Stage.LOBBY, Stage.PLAYING}
    views = [one for one in await reachable(interaction) if one.match == wanted and one.stage in running]
    if views:
        page = fairness_page(await voice_of(interaction), views[0])
        await show(interaction, page, context_of(interaction).painter)
    else:
        await show_proof(interaction, wanted)


@on_press(Verb.FAIR)
async def _how(interaction: Interaction, pressed: Press) -> None:
    if await within_quota(interaction):
        await show_shuffle(interaction, pressed.subject)
        table, _, _ = pressed.subject.rpartition("-")
        await context_of(interaction).publisher.pressed(interaction, table)
