"""What each button and menu does: a verb, and the answer it calls. Imported once, it registers them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot import computers
from bot.tables import requests as asks
from bot.tables.errors import Refused, TableReason
from bot.tables.people import Person
from bot.tables.requests import Request
from bot.tables.table import Stage
from bot.ui import absences, answers
from bot.ui.commands import granted
from bot.ui.hints import hint
from bot.ui.ids import Press, Verb
from bot.ui.items import Handler, data_of, on_press, values
from bot.ui.option_choices import change
from bot.ui.options_page import OPTION_OF, PICKING, team_order
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, person, voice_of
from bot.ui.reach import reached
from bot.ui.replaying import show_replay

_REQUESTS: Final[dict[str, Request]] = {
    Verb.JOIN: asks.Join(),
    Verb.ACCEPT: asks.Join(),
    Verb.BACK: asks.Join(),
    Verb.DROP: asks.RemoveComputer(),
    Verb.SHUFFLE: asks.Shuffle(),
    Verb.START: asks.Start(),
    Verb.DECLINE: asks.Decline(),
    Verb.STAY: asks.DropCall(),
    Verb.ALLOW_HINTS: asks.AllowHints(),
    Verb.NO_HINTS: asks.RefuseHints(),
    Verb.RESIGN: asks.Resign(),
    Verb.KEEP_PLAYING: asks.RefuseResign(),
    Verb.END: asks.End(),
    Verb.KEEP_TABLE: asks.RefuseEnd(),
    Verb.REMATCH: asks.Rematch(),
}


def at_table(*verbs: str) -> Callable[[Handler], Handler]:
    """As ``on_press``, for buttons of a table: for a person who may not reach it there is none."""

    def note(handler: Handler) -> Handler:
        async def checked(interaction: Asking, pressed: Press) -> None:
            await reached(interaction, pressed.subject)
            await handler(interaction, pressed)

        checked.__qualname__ = handler.__qualname__
        on_press(*verbs)(checked)
        return handler

    return note


@at_table(*(verb for verb in _REQUESTS if verb != Verb.BACK))
async def _wish(interaction: Asking, pressed: Press) -> None:
    request = _REQUESTS[pressed.verb]
    await answers.wish(interaction, parlour_of(interaction), pressed.subject, request)


@at_table(Verb.LEAVE)
async def _leave(interaction: Asking, pressed: Press) -> None:
    await absences.leave(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.SUBSTITUTE)
async def _substitute(interaction: Asking, pressed: Press) -> None:
    """Take over the seat that the button names; where another message was pressed, with its cards at once."""
    await absences.take(interaction, parlour_of(interaction), pressed.subject, pressed.slot)


@at_table(Verb.SEEK)
async def _seek(interaction: Asking, pressed: Press) -> None:
    """Look for somebody for the seat that the button names, or for oneself."""
    wish = asks.CallSubstitute(pressed.slot)
    await answers.wish(interaction, parlour_of(interaction), pressed.subject, wish)


@at_table(Verb.BACK)
async def _back(interaction: Asking, pressed: Press) -> None:
    """Take one's own seat back; pressed in a hand, that hand comes alive again."""
    parlour = parlour_of(interaction)
    who, cause = person(interaction.user), str(interaction.id)
    if (await parlour.tables.look(pressed.subject, who.id)).stage is Stage.LOBBY:
        raise Refused(TableReason.NOT_PLAYING)
    view = await parlour.tables.act(pressed.subject, who, asks.Join(), cause=cause)
    if not await parlour.publisher.turn_table(interaction, view.id):
        await parlour.publisher.hands.turn(interaction, parlour.publisher.desk(view.id))


@at_table(Verb.ADD)
async def _add(interaction: Asking, pressed: Press) -> None:
    await answers.add_computer(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.LEVEL)
async def _add_of_level(interaction: Asking, pressed: Press) -> None:
    level = _one(interaction)
    if level not in computers.LEVELS:
        raise Refused(TableReason.STALE)
    await answers.add_computer(interaction, parlour_of(interaction), pressed.subject, level)


@at_table(Verb.INVITE)
async def _invite(interaction: Asking, pressed: Press) -> None:
    guest, is_bot = _chosen_person(interaction)
    await answers.invite(interaction, parlour_of(interaction), pressed.subject, guest, is_bot=is_bot)


@at_table(Verb.OPTIONS)
async def _options(interaction: Asking, pressed: Press) -> None:
    await answers.show_options(interaction, parlour_of(interaction), pressed.subject)


@at_table(*PICKING)
async def _pick(interaction: Asking, pressed: Press) -> None:
    """An option is chosen: its values are offered."""
    option = _one(interaction)
    await answers.show_options(interaction, parlour_of(interaction), pressed.subject, option=option)


@at_table(*OPTION_OF)
async def _set(interaction: Asking, pressed: Press) -> None:
    parlour, option = parlour_of(interaction), OPTION_OF[pressed.verb]
    view = await parlour.tables.look(pressed.subject, interaction.user.id)
    request = change(view, option, _one(interaction))
    if request is None:
        raise Refused(TableReason.STALE)
    await _as_host(interaction, pressed.subject, request, option)


@at_table(Verb.REMOVE)
async def _remove(interaction: Asking, pressed: Press) -> None:
    chosen = _one(interaction)
    if not chosen.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    await _as_host(interaction, pressed.subject, asks.Remove(int(chosen)))


@at_table(Verb.TEAM)
async def _team(interaction: Asking, pressed: Press) -> None:
    view = await parlour_of(interaction).tables.look(pressed.subject, interaction.user.id)
    await _as_host(interaction, pressed.subject, asks.Arrange(team_order(view, values(interaction))))


async def _as_host(interaction: Asking, table: str, request: Request, option: str | None = None) -> None:
    """A choice in the options takes effect, and the options show it."""
    parlour = parlour_of(interaction)
    who, cause = person(interaction.user), str(interaction.id)
    await parlour.tables.act(table, who, request, cause=cause)
    voice = await voice_of(interaction)
    await answers.show_options(interaction, parlour, table, voice("say-done-change"), option)


@at_table(Verb.PLAY)
async def _play(interaction: Asking, pressed: Press) -> None:
    parlour = parlour_of(interaction)
    await answers.play_slot(interaction, parlour, pressed.subject, pressed.decision, pressed.slot)


@at_table(Verb.HAND)
async def _hand(interaction: Asking, pressed: Press) -> None:
    await answers.show_hand(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.HINT)
async def _hint(interaction: Asking, pressed: Press) -> None:
    await hint(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.LAST)
async def _last(interaction: Asking, pressed: Press) -> None:
    await answers.show_last_trick(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.SCORE)
async def _score(interaction: Asking, pressed: Press) -> None:
    await answers.show_score(interaction, parlour_of(interaction), pressed.subject)


@on_press(Verb.REPLAY)
async def _replay(interaction: Asking, pressed: Press) -> None:
    if await granted(interaction):
        await show_replay(interaction, pressed.subject)


@at_table(Verb.RULES)
async def _rules(interaction: Asking, pressed: Press) -> None:
    await answers.show_rules(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.TABLE)
async def _table(interaction: Asking, pressed: Press) -> None:
    if await granted(interaction):
        await answers.post_table(interaction, parlour_of(interaction), pressed.subject)


@at_table(Verb.MORE)
async def _more(interaction: Asking, pressed: Press) -> None:
    await answers.show_more(interaction, parlour_of(interaction), pressed.subject)


def _one(interaction: Asking) -> str:
    """The one choice of a menu; a forged interaction may bring none."""
    chosen = values(interaction)
    return chosen[0] if chosen else ""


def _chosen_person(interaction: Asking) -> tuple[Person, bool]:
    """The person chosen in a menu, by the name that the server knows them by, and whether it is a bot."""
    chosen, resolved = _one(interaction), data_of(interaction).get("resolved", {})
    user = resolved.get("users", {}).get(chosen)
    if user is None or not chosen.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    member = resolved.get("members", {}).get(chosen, {})
    name = member.get("nick") or user.get("global_name") or user.get("username") or chosen
    return Person(int(chosen), str(name)), bool(user.get("bot"))
