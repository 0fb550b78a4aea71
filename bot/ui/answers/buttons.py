"""What each button and menu does: a verb, and the answer it calls. Imported once, it registers them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot import computers
from bot.pages.ids import Press, Verb
from bot.pages.option_choices import change
from bot.pages.options import OPTION_OF, PICKING, team_order
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import Request
from bot.tables.model.table import Stage
from bot.ui.answers import absences, table as answers
from bot.ui.answers.context import context_of, within_quota
from bot.ui.answers.hints import hint
from bot.ui.answers.reach import reached
from bot.ui.answers.replay import show_replay
from bot.ui.wire.items import Handler, data_of, on_press, values
from bot.ui.wire.people import Interaction, person, voice_of

_REQUESTS: Final[dict[str, Request]] = {
    Verb.JOIN: requests.Join(),
    Verb.ACCEPT: requests.Join(),
    Verb.BACK: requests.Join(),
    Verb.DROP: requests.RemoveComputer(),
    Verb.SHUFFLE: requests.Shuffle(),
    Verb.START: requests.Start(),
    Verb.DECLINE: requests.Decline(),
    Verb.STAY: requests.DropCall(),
    Verb.ALLOW_HINTS: requests.AllowHints(),
    Verb.NO_HINTS: requests.RefuseHints(),
    Verb.RESIGN: requests.Resign(),
    Verb.KEEP_PLAYING: requests.RefuseResign(),
    Verb.END: requests.End(),
    Verb.KEEP_TABLE: requests.RefuseEnd(),
    Verb.REMATCH: requests.Rematch(),
}


def at_table(*verbs: str) -> Callable[[Handler], Handler]:
    """As ``on_press``, for buttons of a table: for a person who may not reach it there is none."""

    def note(handler: Handler) -> Handler:
        async def checked(interaction: Interaction, pressed: Press) -> None:
            await reached(interaction, pressed.subject)
            await handler(interaction, pressed)
            await context_of(interaction).publisher.pressed(interaction, pressed.subject)

        checked.__qualname__ = handler.__qualname__
        on_press(*verbs)(checked)
        return handler

    return note


@at_table(*(verb for verb in _REQUESTS if verb != Verb.BACK))
async def _wish(interaction: Interaction, pressed: Press) -> None:
    request = _REQUESTS[pressed.verb]
    await answers.request(interaction, context_of(interaction), pressed.subject, request)


@at_table(Verb.LEAVE)
async def _leave(interaction: Interaction, pressed: Press) -> None:
    await absences.leave(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.SUBSTITUTE)
async def _substitute(interaction: Interaction, pressed: Press) -> None:
    """Take over the seat that the button names; where another message was pressed, with its cards at once."""
    await absences.take(interaction, context_of(interaction), pressed.subject, pressed.slot)


@at_table(Verb.SEEK)
async def _seek(interaction: Interaction, pressed: Press) -> None:
    """Look for somebody for the seat that the button names, or for oneself."""
    wish = requests.CallSubstitute(pressed.slot)
    await answers.request(interaction, context_of(interaction), pressed.subject, wish)


@at_table(Verb.BACK)
async def _back(interaction: Interaction, pressed: Press) -> None:
    """Take one's own seat back; pressed in a hand, that hand comes alive again."""
    context = context_of(interaction)
    who, cause = person(interaction.user), str(interaction.id)
    if (await context.tables.look(pressed.subject, who.id)).stage is Stage.LOBBY:
        raise Refused(TableReason.NOT_PLAYING)
    view = await context.tables.act(pressed.subject, who, requests.Join(), cause=cause)
    if not await context.publisher.turn_table(interaction, view.id):
        await context.publisher.hands.turn(interaction, context.publisher.desk(view.id))


@at_table(Verb.ADD)
async def _add(interaction: Interaction, pressed: Press) -> None:
    await answers.add_computer(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.LEVEL)
async def _add_of_level(interaction: Interaction, pressed: Press) -> None:
    level = _one(interaction)
    if level not in computers.LEVELS:
        raise Refused(TableReason.STALE)
    await answers.add_computer(interaction, context_of(interaction), pressed.subject, level)


@at_table(Verb.INVITE)
async def _invite(interaction: Interaction, pressed: Press) -> None:
    guest, is_bot = _chosen_person(interaction)
    await answers.invite(interaction, context_of(interaction), pressed.subject, guest, is_bot=is_bot)


@at_table(Verb.OPTIONS)
async def _options(interaction: Interaction, pressed: Press) -> None:
    await answers.show_options(interaction, context_of(interaction), pressed.subject)


@at_table(*PICKING)
async def _pick(interaction: Interaction, pressed: Press) -> None:
    """An option is chosen: its values are offered."""
    option = _one(interaction)
    await answers.show_options(interaction, context_of(interaction), pressed.subject, option=option)


@at_table(*OPTION_OF)
async def _set(interaction: Interaction, pressed: Press) -> None:
    context, option = context_of(interaction), OPTION_OF[pressed.verb]
    view = await context.tables.look(pressed.subject, interaction.user.id)
    request = change(view, option, _one(interaction))
    if request is None:
        raise Refused(TableReason.STALE)
    await _as_host(interaction, pressed.subject, request, option)


@at_table(Verb.REMOVE)
async def _remove(interaction: Interaction, pressed: Press) -> None:
    chosen = _one(interaction)
    if not chosen.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    await _as_host(interaction, pressed.subject, requests.Remove(int(chosen)))


@at_table(Verb.TEAM)
async def _team(interaction: Interaction, pressed: Press) -> None:
    view = await context_of(interaction).tables.look(pressed.subject, interaction.user.id)
    await _as_host(interaction, pressed.subject, requests.Arrange(team_order(view, values(interaction))))


async def _as_host(interaction: Interaction, table: str, request: Request, option: str | None = None) -> None:
    """A choice in the options takes effect, and the options show it."""
    context = context_of(interaction)
    who, cause = person(interaction.user), str(interaction.id)
    await context.tables.act(table, who, request, cause=cause)
    voice = await voice_of(interaction)
    await answers.show_options(interaction, context, table, voice("say-done-change"), option)


@at_table(Verb.PLAY)
async def _play(interaction: Interaction, pressed: Press) -> None:
    context = context_of(interaction)
    await answers.play_slot(interaction, context, pressed.subject, pressed.decision, pressed.slot)


@at_table(Verb.MARK)
async def _mark(interaction: Interaction, pressed: Press) -> None:
    context = context_of(interaction)
    await answers.mark_slot(interaction, context, pressed.subject, pressed.decision, pressed.slot)


@at_table(Verb.HAND)
async def _hand(interaction: Interaction, pressed: Press) -> None:
    await answers.show_hand(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.HINT)
async def _hint(interaction: Interaction, pressed: Press) -> None:
    if await within_quota(interaction):
        await hint(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.LAST)
async def _last(interaction: Interaction, pressed: Press) -> None:
    await answers.show_last_trick(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.SCORE)
async def _score(interaction: Interaction, pressed: Press) -> None:
    await answers.show_score(interaction, context_of(interaction), pressed.subject)


@on_press(Verb.REPLAY)
async def _replay(interaction: Interaction, pressed: Press) -> None:
    if await within_quota(interaction):
        await show_replay(interaction, pressed.subject)


@at_table(Verb.RULES)
async def _rules(interaction: Interaction, pressed: Press) -> None:
    await answers.show_rules(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.TABLE)
async def _table(interaction: Interaction, pressed: Press) -> None:
    if await within_quota(interaction):
        await answers.post_table(interaction, context_of(interaction), pressed.subject)


@at_table(Verb.MORE)
async def _more(interaction: Interaction, pressed: Press) -> None:
    await answers.show_more(interaction, context_of(interaction), pressed.subject)


def _one(interaction: Interaction) -> str:
    """The one choice of a menu; a forged interaction may bring none."""
    chosen = values(interaction)
    return chosen[0] if chosen else ""


def _chosen_person(interaction: Interaction) -> tuple[Person, bool]:
    """The person chosen in a menu, by the name that the server knows them by, and whether it is a bot."""
    chosen, resolved = _one(interaction), data_of(interaction).get("resolved", {})
    user = resolved.get("users", {}).get(chosen)
    if user is None or not chosen.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    member = resolved.get("members", {}).get(chosen, {})
    name = member.get("nick") or user.get("global_name") or user.get("username") or chosen
    return Person(int(chosen), str(name)), bool(user.get("bot"))
