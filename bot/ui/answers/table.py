"""What people do and ask at tables, and the answers: slash commands and buttons both come here.

Every function acknowledges the interaction it is given. They raise ``Refused``, ``IllegalAction``,
``ImpossibleRules``, ``StoreError`` and what discord.py raises. ``bot.ui.wire.items`` and the command tree
turn those into one sentence for the person who acted.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Final, Literal, TypeAlias

import discord

from bot import computers
from bot.log import get
from bot.names import shortened
from bot.pages.hand import more_page, warning
from bot.pages.lobby import lobby_more_page
from bot.pages.options import options_page
from bot.pages.page import Page, Text
from bot.pages.pictures.tricks import last_picture
from bot.rules.actions import PLAYS
from bot.rules.cards import Card
from bot.rules.errors import IllegalAction
from bot.rules.variant import Rules
from bot.store.base import StoreError
from bot.tables.decisions.lobby import Setup
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Tricks
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import AddComputer, Invite, Join, Request, Substitute
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.refusals import refusal
from bot.ui.answers.context import BotContext
from bot.ui.wire.people import Interaction, person, voice_of
from bot.ui.wire.replies import Unreachable, problem, reply
from bot.ui.wire.showing import show, turn

log = get(__name__)

What: TypeAlias = Literal["table", "hand", "last"]

_ASLEEP: Final = 1440
"""Minutes without a message after which Discord archives a table's thread."""

__all__ = [
    "add_computer",
    "answer_wish",
    "invite",
    "open_table",
    "play",
    "play_slot",
    "post_table",
    "problem",
    "read",
    "request",
    "show_hand",
    "show_last_trick",
    "show_more",
    "show_options",
    "show_rules",
    "show_score",
]


# The life of a table ---------------------------------------------------------------------------------------


async def open_table(
    interaction: Interaction,
    context: BotContext,
    setup: Setup,
    *,
    tricks: Tricks | None = None,
    own_thread: bool = False,
) -> TableView:
    """Open a table where the interaction came from; the answer is its lobby. Returns the host's view.

    ``tricks``: how finished tricks are shown (V-1). None: each in a thread of the table's own, else as the
    server has it.
    """
    place = _place(interaction)
    voice = await voice_of(interaction)
    host = person(interaction.user)
    cause = str(interaction.id)
    await context.tables.may_open(place, host, rated=setup.rated)
    if tricks is None:
        usual = (await context.choices.of_guild(place.guild)).tricks
        tricks = Tricks.EACH if own_thread else Tricks(usual)
    setup = replace(setup, tricks=tricks)
    thread = await _thread(interaction, context) if own_thread else None
    place = place if thread is None else replace(place, thread=thread)
    with context.publisher.hands.direct_messages.arriving(interaction):
        view = await context.tables.open(place, host, setup, cause=cause)
        if thread is not None:
            await reply(interaction, voice("say-opened-thread", place=f"<#{thread}>"))
            return view
        # From here to the lock of the table's message nothing waits, so the publisher comes second.
        if not await context.publisher.answer_with_table(interaction, view.id):
            await reply(interaction, voice("say-opened"))
            context.publisher.notice(view.id)
        elif own_thread:
            await reply(interaction, voice("say-no-thread"))
        return view


async def post_table(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """Post a table's message again at the bottom of its channel; elsewhere say where it stands."""
    view = await context.tables.look(table_id, None)
    if view.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if interaction.channel_id == view.place.posts_to:
        if await context.publisher.answer_with_table(interaction, table_id):
            return
        context.publisher.post_anew(table_id)
    await reply(
        interaction, (await voice_of(interaction))("say-table-elsewhere", place=f"<#{view.place.posts_to}>")
    )


async def request(
    interaction: Interaction,
    context: BotContext,
    table_id: str,
    request: Request,
    *,
    done: str | None = None,
) -> TableView:
    """Do what somebody wishes at a table, and answer.

    Pressed on the table's own message, that message is brought up to date; else one sentence says that it is
    done: the catalogue's ``done``, or ``say-done-<name of the request>``.
    """
    arrives = isinstance(request, Join | Substitute)
    with context.publisher.hands.direct_messages.arriving(interaction) if arrives else nullcontext():
        who, cause = person(interaction.user), str(interaction.id)
        view = await context.tables.act(table_id, who, request, cause=cause)
        await answer_wish(interaction, context, view, done or f"say-done-{type(request).__name__.lower()}")
    return view


async def answer_wish(
    interaction: Interaction, context: BotContext, view: TableView, done: str, **facts: str
) -> None:
    """Answer with the table's message where that was pressed, else with the catalogue's sentence ``done``."""
    pressed = interaction.type is discord.InteractionType.component
    if pressed and await context.publisher.turn_table(interaction, view.id):
        return
    text = (await voice_of(interaction))(_outcome(view, done), **facts)
    message = interaction.message
    if pressed and message is not None and message.flags.ephemeral:
        await turn(interaction, Page((Text(text),)), context.painter)
    else:
        await reply(interaction, text)


def _outcome(view: TableView, done: str) -> str:
    """What to say: a wish may have ended the match or the table."""
    if view.closed is not None:
        return f"ui-closed-{view.closed}"
    return "say-given-up" if done == "say-done-resign" and view.stage is Stage.FINISHED else done


async def add_computer(
    interaction: Interaction, context: BotContext, table_id: str, level: str = computers.USUAL
) -> TableView:
    """Give a computer a place at a table."""
    return await request(interaction, context, table_id, AddComputer(level))


async def invite(
    interaction: Interaction, context: BotContext, table_id: str, guest: Person, *, is_bot: bool = False
) -> None:
    """Ask somebody to a table; they are told in its channel."""
    if is_bot:
        await reply(interaction, (await voice_of(interaction))("say-invite-bot"))
        return
    await request(interaction, context, table_id, Invite(guest))


# Cards -----------------------------------------------------------------------------------------------------


async def play(
    interaction: Interaction, context: BotContext, table_id: str, card: Card, at: int | None = None
) -> TableView:
    """Play a card by name and answer with the hand that is left; ``at`` is the choice it was meant for."""
    action = PLAYS.get(card)
    if action is None:
        raise Refused(TableReason.STALE)
    who, cause, voice = person(interaction.user), str(interaction.id), await voice_of(interaction)
    try:
        view = await context.tables.act(table_id, who, action, at=at, cause=cause)
    except IllegalAction as error:
        view = await context.tables.look(table_id, interaction.user.id)
        await reply(interaction, refusal(voice, error, view))
        return view
    said = voice("say-played", card=narrate.card_name(voice, card, view.rules.pack))
    publisher = context.publisher
    await publisher.hands.show(interaction, publisher.desk(table_id), said)
    return view


async def play_slot(
    interaction: Interaction, context: BotContext, table_id: str, at: int | None, slot: int | None
) -> None:
    """Play the card in a place of the hand at choice ``at``; the pressed hand shows what came of it."""
    publisher = context.publisher
    view = await context.tables.look(table_id, interaction.user.id)
    if view.seat is None or view.view is None:
        raise Refused(TableReason.TABLE_CLOSED if view.stage is Stage.CLOSED else TableReason.NOT_SEATED)
    notice = None
    try:
        action = PLAYS[_held(view, at, slot)]
        who, cause = person(interaction.user), str(interaction.id)
        await context.tables.act(table_id, who, action, at=at, cause=cause)
    except (Refused, IllegalAction, StoreError) as error:
        notice = warning(refusal(await voice_of(interaction), error, view))
    await publisher.hands.turn(interaction, publisher.desk(table_id), notice)


def _held(view: TableView, at: int | None, slot: int | None) -> Card:
    """The card in a place of the hand. A choice's hand never changes, so a place names one card for ever."""
    hand = () if view.view is None else view.view.hand
    if at != view.decision or slot is None or slot >= len(hand):
        raise Refused(TableReason.STALE)
    return hand[slot]


async def show_hand(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """My cards, with a button each, for whoever asks; the message stays live for a while."""
    view = await context.tables.look(table_id, interaction.user.id)
    if view.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if view.seat is None and view.member(interaction.user.id) is None:
        raise Refused(TableReason.NOT_SEATED)
    publisher = context.publisher
    await publisher.hands.show(interaction, publisher.desk(table_id))


# Looking ---------------------------------------------------------------------------------------------------


async def show_last_trick(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """The last trick, as the options allow it to be seen again."""
    view = await context.tables.look(table_id, interaction.user.id)
    voice = await voice_of(interaction)
    picture = last_picture(voice, view)
    parts = (Text(narrate.last_trick_text(voice, view)), *(() if picture is None else (picture,)))
    await show(interaction, Page(parts), context.painter)


async def show_score(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """The points as the options allow, and how the match stands."""
    view = await context.tables.look(table_id, interaction.user.id)
    await _tell(interaction, context, narrate.score_text(await voice_of(interaction), view))


async def show_rules(interaction: Interaction, context: BotContext, rules: Rules | str) -> None:
    """A game with its options: those of a table (its id), or any."""
    in_force = (await context.tables.look(rules, None)).rules if isinstance(rules, str) else rules
    await _tell(interaction, context, narrate.rules_text(await voice_of(interaction), in_force))


async def read(interaction: Interaction, context: BotContext, table_id: str, what: What) -> None:
    """The table, one's hand or the last trick as text for the ear."""
    voice = (await voice_of(interaction)).plain
    view = await context.tables.look(table_id, interaction.user.id)
    match what:
        case "hand":
            if view.seat is None:
                raise Refused(TableReason.NOT_SEATED)
            text = narrate.hand_text(voice, view)
        case "last":
            text = narrate.last_trick_text(voice, view)
        case _:
            text = narrate.table_text(voice, await context.tables.look(table_id, None))
    await _tell(interaction, context, text)


async def show_more(interaction: Interaction, context: BotContext, table_id: str) -> None:
    """What else a person may do at a table: leave it, end it; in a lobby also choose options and invite."""
    view, voice = await context.tables.look(table_id, interaction.user.id), await voice_of(interaction)
    in_lobby = view.stage is Stage.LOBBY
    page = lobby_more_page(voice, view, interaction.user.id) if in_lobby else more_page(voice, view)
    await show(interaction, page, context.painter)


async def show_options(
    interaction: Interaction,
    context: BotContext,
    table_id: str,
    notice: str | None = None,
    option: str | None = None,
) -> None:
    """The options of a lobby, for its host; ``option`` is the one whose values are offered."""
    view = await context.tables.look(table_id, interaction.user.id)
    if view.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if view.stage is not Stage.LOBBY:
        raise Refused(TableReason.NOT_IN_LOBBY)
    if view.host.id != interaction.user.id:
        raise Refused(TableReason.NOT_HOST, host=view.host.name)
    page = options_page(await voice_of(interaction), view, notice, option)
    pressed = interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await turn(interaction, page, context.painter)
    else:
        await show(interaction, page, context.painter)


# Places ----------------------------------------------------------------------------------------------------


async def _tell(interaction: Interaction, context: BotContext, text: str) -> None:
    await show(interaction, Page((Text(text),)), context.painter)


def _place(interaction: Interaction) -> Place:
    """Where a command was given; ``Refused`` in DMs. A thread counts as a part of its channel."""
    guild, here, channel = interaction.guild_id, interaction.channel_id, interaction.channel
    if guild is None or here is None:
        raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, here)
    return Place(guild, here)


async def _thread(interaction: Interaction, context: BotContext) -> int | None:
    """A thread for a new table; None where the bot may not make one."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or interaction.guild_id is None:
        return None
    voice = await context.choices.public_voice(interaction.guild_id)
    title = shortened(voice("ui-thread-title", host=person(interaction.user).name), 100)
    with suppress(*Unreachable):
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=title, type=kind, auto_archive_duration=_ASLEEP)
        return thread.id
    return None
