"""What is behind *More…* in a lobby (V-15): each choice takes effect, and the page shows what came of it."""

from __future__ import annotations

from bot import computers
from bot.pages.ids import Press, Verb
from bot.pages.lobby import lobby_more_page
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import Request
from bot.tables.model.table import Stage
from bot.ui.answers.buttons import at_table
from bot.ui.answers.context import context_of
from bot.ui.answers.table import answer_wish
from bot.ui.wire.items import data_of, values
from bot.ui.wire.people import Interaction, for_their_eyes, person, voice_of
from bot.ui.wire.replies import reply
from bot.ui.wire.showing import turn


@at_table(Verb.SHUFFLE)
async def _shuffle(interaction: Interaction, pressed: Press) -> None:
    await _request(interaction, pressed.subject, requests.Shuffle())


@at_table(Verb.DROP)
async def _send_computer_away(interaction: Interaction, pressed: Press) -> None:
    await _request(interaction, pressed.subject, requests.RemoveComputer())


@at_table(Verb.LEVEL)
async def _add_of_level(interaction: Interaction, pressed: Press) -> None:
    level = next(iter(values(interaction)), "")
    if level not in computers.LEVELS:
        raise Refused(TableReason.STALE)
    await _request(interaction, pressed.subject, requests.AddComputer(level))


@at_table(Verb.INVITE)
async def _invite(interaction: Interaction, pressed: Press) -> None:
    guest, is_bot = _chosen_person(interaction)
    if is_bot:
        await reply(interaction, (await voice_of(interaction))("say-invite-bot"))
        return
    await _request(interaction, pressed.subject, requests.Invite(guest))


async def _request(interaction: Interaction, table: str, request: Request) -> None:
    """Do what was chosen; the page that it was chosen on offers the rest again."""
    context = context_of(interaction)
    who, cause = person(interaction.user), str(interaction.id)
    view = await context.tables.act(table, who, request, cause=cause)
    done = f"say-done-{type(request).__name__.lower()}"
    if view.stage is Stage.LOBBY and for_their_eyes(interaction):
        voice = await voice_of(interaction)
        page = lobby_more_page(voice, view, interaction.user.id, voice(done))
        await turn(interaction, page, context.painter)
    else:
        await answer_wish(interaction, context, view, done)


def _chosen_person(interaction: Interaction) -> tuple[Person, bool]:
    """The person chosen in a menu, by the name that the server knows them by, and whether it is a bot."""
    chosen, resolved = next(iter(values(interaction)), ""), data_of(interaction).get("resolved", {})
    user = resolved.get("users", {}).get(chosen)
    if user is None or not chosen.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    member = resolved.get("members", {}).get(chosen, {})
    name = member.get("nick") or user.get("global_name") or user.get("username") or chosen
    return Person(int(chosen), str(name)), bool(user.get("bot"))
