"""What the host of a tournament does, by command or menu: one function for each act (T-16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Final

from bot import computers
from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Page, Text
from bot.pages.tournaments.host import (
    ANNUL,
    DRAWN,
    cancel_page,
    host_page,
    pairing_code,
    pairing_of_code,
    small_swiss_page,
    verdict_page,
)
from bot.text.names import markdown
from bot.text.players import personality_about
from bot.text.tournaments import when
from bot.tournaments.decisions import hosting
from bot.tournaments.decisions.moments import HOUR
from bot.tournaments.decisions.rounds import may_be_round_robin
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Format
from bot.ui.answers.context import RequestContext
from bot.ui.answers.personalities import chosen_personality
from bot.ui.answers.routing import Buttons, Handler
from bot.ui.answers.tournaments.entering import act, add_computer
from bot.ui.answers.tournaments.event_buttons import EventHandler, about_event, at_event
from bot.ui.answers.tournaments.find_event import entry_number, official
from bot.ui.wire import forms
from bot.ui.wire.items import chosen_value

BUTTONS: Final = Buttons()

LONGEST_REASON: Final = 200
_DRAWN, _ANNUL = 98, 99
"""The places of a custom id that stand for a draw and for playing again."""


async def start(context: RequestContext, event: Event, kind: Format | None = None) -> str:
    """Start a tournament, in the format of its settings or ``kind``. Returns the answer."""
    official(context).check(event)
    await context.bot.tournaments.director.start(event, context.cause, kind)
    return context.voice("event-started", title=markdown(event.settings.title))


async def start_or_ask(context: RequestContext, event: Event) -> None:
    """Start a tournament and answer; ask first if a Swiss is so small that all can meet all (T-3)."""
    question = _question(context, event)
    if question is not None:
        await context.show(question)
    else:
        await context.reply(await start(context, event))


def _question(context: RequestContext, event: Event) -> Page | None:
    """What is asked before a start; None if nothing is. Raises ``EventRefused`` for all but the host."""
    official(context).check(event)
    is_small = event.stage is Stage.OPEN and may_be_round_robin(event)
    return small_swiss_page(context.voice, event) if is_small else None


async def postpone(context: RequestContext, event: Event, starts: int) -> str:
    """Move the start, to a time of the people's clock. Returns the answer."""
    moment = context.bot.tournaments.events.moment
    await act(context, event, partial(hosting.postpone, who=official(context), starts=starts, moment=moment))
    return context.voice("event-postponed", title=markdown(event.settings.title), when=when(starts))


async def extend(context: RequestContext, event: Event, hours: int) -> str:
    """Give a round by correspondence more time. Returns the answer."""
    moment = context.bot.tournaments.events.moment
    after = await act(
        context, event, partial(hosting.extend, who=official(context), hours=hours, moment=moment)
    )
    return context.voice("event-extended", when=when(after.rounds[-1].until + moment.ahead))


async def strike_out(context: RequestContext, event: Event, entry: int) -> str:
    """Strike an entry out. Returns the answer."""
    await act(context, event, partial(hosting.strike_out, who=official(context), entry=entry))
    return context.voice("event-done")


async def restore(context: RequestContext, event: Event, entry: int) -> str:
    """Let an entry play again. Returns the answer."""
    await act(context, event, partial(hosting.restore, who=official(context), entry=entry))
    return context.voice("event-done")


async def correct(
    context: RequestContext, event: Event, match: tuple[int, int], winner: int | None, reason: str
) -> str:
    """Correct the result of a match, which is named by the numbers of its round and pairing.

    ``winner`` is an entry, None for a draw. Returns the answer.
    """
    change = partial(
        hosting.correct,
        who=official(context),
        round_number=match[0],
        number=match[1],
        winner=winner,
        reason=reason,
    )
    await act(context, event, change)
    return context.voice("event-done")


async def annul(context: RequestContext, event: Event, match: tuple[int, int], reason: str) -> str:
    """Have a match played again, which is named as in ``correct``. Returns the answer."""
    change = partial(
        hosting.annul, who=official(context), round_number=match[0], number=match[1], reason=reason
    )
    await act(context, event, change)
    return context.voice("event-done")


async def cancel(context: RequestContext, event: Event) -> str:
    """Call a tournament off. Returns the answer."""
    await act(context, event, partial(hosting.cancel, who=official(context)))
    return context.voice("event-cancelled-done", title=markdown(event.settings.title))


# Menus -----------------------------------------------------------------------------------------------------


async def show_host_page(context: RequestContext, event: Event) -> None:
    """Answer with what the host may do. Raises ``EventRefused`` for everybody else."""
    official(context).check(event)
    await context.show(host_page(context.voice, event))


async def _turn(context: RequestContext, event: Event, notice: str) -> None:
    """Say what was done, above what else may be done."""
    after = await context.bot.tournaments.events.look(event.id)
    await context.replace_page(host_page(context.voice, after, notice))


def _on_host_page(*verbs: str) -> Callable[[EventHandler], Handler]:
    """Decorate the handler of buttons on a page of the host.

    Where what was offered is not possible any more, the page shows why, and below it what is.
    """

    def note(handler: EventHandler) -> Handler:
        @wraps(handler)
        async def handle(context: RequestContext, press: Press, event: Event) -> None:
            try:
                await handler(context, press, event)
            except EventRefused as error:
                if error.reason is EventReason.NOT_HOST or not context.in_ephemeral:
                    raise
                after = await context.bot.tournaments.events.look(event.id)
                words = context.voice(error.key, **error.facts)
                over = Page((Text(words),))
                await context.replace_page(over if after.over else host_page(context.voice, after, words))

        return about_event(BUTTONS, *verbs)(handle)

    return note


@at_event(BUTTONS, Verb.EVENT_HOST)
async def _host(context: RequestContext, _: Press, event: Event) -> None:
    await show_host_page(context, event)


@_on_host_page(Verb.EVENT_START)
async def _start(context: RequestContext, _: Press, event: Event) -> None:
    question = _question(context, event)
    if question is not None:
        await context.replace_page(question)
    else:
        await _turn(context, event, await start(context, event))


@_on_host_page(Verb.EVENT_START_SWISS, Verb.EVENT_START_ROBIN)
async def _start_as(context: RequestContext, press: Press, event: Event) -> None:
    kind = Format.SWISS if press.verb == Verb.EVENT_START_SWISS else Format.ROUND_ROBIN
    await _turn(context, event, await start(context, event, kind))


@_on_host_page(Verb.EVENT_LATER)
async def _later(context: RequestContext, _: Press, event: Event) -> None:
    starts = max(event.settings.starts or 0, context.bot.tournaments.events.moment.wall) + HOUR
    await _turn(context, event, await postpone(context, event, starts))


@_on_host_page(Verb.EVENT_EXTEND)
async def _extend(context: RequestContext, _: Press, event: Event) -> None:
    await _turn(context, event, await extend(context, event, 24))


@_on_host_page(Verb.EVENT_COMPUTER)
async def _computer(context: RequestContext, _: Press, event: Event) -> None:
    official(context).check(event)
    level = chosen_value(context.interaction)
    names = await add_computer(context, event, level if computers.is_level(level) else computers.USUAL)
    await _turn(context, event, context.voice("event-computer-added", names=names))


@_on_host_page(Verb.EVENT_PERSONALITY)
async def _personality(context: RequestContext, _: Press, event: Event) -> None:
    """Offer the levels for a personality; nobody enters yet."""
    official(context).check(event)
    personality = chosen_personality(context)
    notice = "" if personality is None else personality_about(context.voice, personality)
    await context.replace_page(host_page(context.voice, event, notice, personality))


@_on_host_page(Verb.EVENT_STRIKE, Verb.EVENT_RESTORE)
async def _entry(context: RequestContext, press: Press, event: Event) -> None:
    change = strike_out if press.verb == Verb.EVENT_STRIKE else restore
    await _turn(context, event, await change(context, event, entry_number(chosen_value(context.interaction))))


@_on_host_page(Verb.EVENT_RESULT)
async def _result(context: RequestContext, press: Press, event: Event) -> None:
    round_number = press.decision or 0
    pairing = hosting.correctable(
        event, official(context), round_number, entry_number(chosen_value(context.interaction))
    )
    await context.replace_page(verdict_page(context.voice, event, round_number, pairing))


@_on_host_page(Verb.EVENT_VERDICT)
async def _verdict(context: RequestContext, press: Press, event: Event) -> None:
    round_number, number = pairing_of_code(press.decision or 0)
    pairing = hosting.correctable(event, official(context), round_number, number)
    chosen = chosen_value(context.interaction)
    codes = {DRAWN: _DRAWN, ANNUL: _ANNUL}
    codes |= {str(entry): place for place, entry in enumerate(pairing.entries)}
    if chosen not in codes:
        raise EventRefused(EventReason.NO_SUCH_PAIRING)
    form_id = custom_id(
        Verb.EVENT_REASON, event.id, pairing_code(round_number, pairing.number), codes[chosen]
    )
    words = context.voice("event-host-reason")
    await context.ask(form_id, words, words, longest=LONGEST_REASON)


@about_event(BUTTONS, Verb.EVENT_REASON)
async def _reason(context: RequestContext, press: Press, event: Event) -> None:
    match, place = pairing_of_code(press.decision or 0), press.slot
    pairing = event.pairing(*match)
    if pairing is None or place is None:
        raise EventRefused(EventReason.NO_SUCH_PAIRING)
    reason = forms.text_of(context.interaction)
    if place == _ANNUL:
        answer = await annul(context, event, match, reason)
    else:
        winner = pairing.entries[place] if place < len(pairing.entries) else None
        answer = await correct(context, event, match, winner, reason)
    await context.reply(answer)


@_on_host_page(Verb.EVENT_CANCEL)
async def _cancel(context: RequestContext, _: Press, event: Event) -> None:
    official(context).check(event)
    await context.replace_page(cancel_page(context.voice, event))


@_on_host_page(Verb.EVENT_CANCEL_SURE)
async def _cancel_surely(context: RequestContext, _: Press, event: Event) -> None:
    await context.reply(await cancel(context, event))
