"""The answers at a table, for slash commands and buttons alike.

Every function acknowledges the interaction of its context. They raise ``Refused``, ``IllegalAction``,
``ImpossibleRules``, ``StoreError`` and what discord.py raises.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Final, Literal, TypeAlias

import discord

from bot import computers
from bot.names import shorten
from bot.pages.custom_ids import Verb
from bot.pages.limits import THREAD_NAME
from bot.pages.lobby import lobby_more_page
from bot.pages.narration.dialogue import Dialogue
from bot.pages.options import options_page
from bot.pages.page import Page, Text
from bot.pages.pictures.tricks import last_picture
from bot.pages.play.hand import more_on_board_page, more_page
from bot.pages.play.other_moves import end_page, resign_page
from bot.rules.actions import PLAYS
from bot.rules.cards import Card
from bot.rules.errors import IllegalAction
from bot.rules.rules import Rules
from bot.store.errors import StoreError
from bot.tables.decisions.lobby import Setup
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Tricks
from bot.tables.model.people import DIRECT, Person, Place
from bot.tables.model.requests import AddComputer, End, Invite, Join, Request, Resign
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_name
from bot.text.game.rulebook import AtTable, SharedDeals, rules_text
from bot.text.play.descriptions import hand_text, table_text
from bot.text.play.results import score_text
from bot.text.play.table import last_trick_text
from bot.text.play.talk import TalkEvent
from bot.text.refusals import refusal
from bot.tournaments.model.settings import Format
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.personalities import seated_facts
from bot.ui.wire.replies import Unreachable

What: TypeAlias = Literal["table", "hand", "last"]
READ_VERBS: Final[Mapping[What, Verb]] = {
    "table": Verb.READ_TABLE,
    "hand": Verb.READ_HAND,
    "last": Verb.READ_LAST,
}
"""The verbs of the buttons that read a table, when a person has to say which one."""

_ASLEEP: Final = 1440
"""The minutes without a message after which Discord archives a table's thread."""


# The life of a table ---------------------------------------------------------------------------------------


async def open_table(
    context: RequestContext, setup: Setup, *, tricks: Tricks | None = None, own_thread: bool = False
) -> TableView:
    """Open a table where the command was given. The answer is its lobby; the result is the host's view.

    ``tricks`` says how finished tricks are shown (V-1). None means: each trick if the table has its own
    thread, else as the server has set it. In direct messages computers take the other seats (V-20).
    """
    tables, publisher, interaction = context.bot.tables, context.bot.publisher, context.interaction
    place = _place(context)
    await tables.may_open(place, context.who, rated=setup.rated)
    if place.private and own_thread:
        raise Refused(TableReason.ALONE_HERE)
    if place.private and setup.computers is None:
        setup = replace(setup, computers=computers.USUAL)
    if tricks is None:
        usual = (await context.bot.choices.of_guild(place.guild)).tricks
        tricks = Tricks.EACH if own_thread else Tricks(usual)
    setup = replace(setup, tricks=tricks)
    thread = await _thread(context) if own_thread else None
    place = place if thread is None else replace(place, thread=thread.id)
    with publisher.hands.direct_messages.arriving(interaction):
        try:
            view = await tables.open(place, context.who, setup, cause=context.cause)
        except (Refused, StoreError):
            if thread is not None:
                await _archive(thread)
            raise
        if thread is not None:
            await context.say("say-opened-thread", place=thread.mention)
            return view
        # Nothing is awaited from here to the lock of the table's message, so the publisher comes second.
        if not await publisher.answer_with_table(interaction, view.id):
            await context.say("say-opened")
            publisher.notice(view.id)
        elif own_thread:
            await context.say("say-no-thread")
        return view


async def post_table(context: RequestContext, table: TableView) -> None:
    """Post a table's message again at the bottom of its channel.

    In any other channel, say where the table is.
    """
    if table.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if table.place.private and table.stage is Stage.PLAYING and table.election is None:
        await show_hand(context, table)
        return
    interaction, publisher = context.interaction, context.bot.publisher
    here = context.in_own_dms if table.place.private else interaction.channel_id == table.place.posts_to
    if here:
        if await publisher.answer_with_table(interaction, table.id):
            return
        publisher.post_anew(table.id)
    if table.place.private:
        await context.say("say-table-direct")
    else:
        await context.say("say-table-elsewhere", place=f"<#{table.place.posts_to}>")


async def request(context: RequestContext, table_id: str, request: Request) -> None:
    """Carry out a person's request and answer.

    If the table's own message was pressed, that message is updated. Else the answer is the catalogue's
    sentence ``say-done-<name of the request>``.
    """
    arriving = context.bot.publisher.hands.direct_messages.arriving
    with arriving(context.interaction) if isinstance(request, Join) else nullcontext():
        view = await context.act(table_id, request)
        await answer_request(context, view, f"say-done-{type(request).__name__.lower()}")


async def answer_request(context: RequestContext, view: TableView, key: str, **facts: str) -> None:
    """Update the table's message if it was pressed, else answer with the catalogue's sentence ``key``."""
    if context.is_press and await context.bot.publisher.update_table(context.interaction, view.id):
        return
    text = context.voice(_outcome(view, key), **facts)
    if context.is_press and context.in_ephemeral:
        await context.replace_page(Page((Text(text),)))
    else:
        await context.reply(text)


def _outcome(view: TableView, key: str) -> str:
    """The key of the answer: the action may have ended the match or the table."""
    if view.close_reason is not None:
        return f"ui-closed-{view.close_reason}"
    return "say-given-up" if key == "say-done-resign" and view.stage is Stage.FINISHED else key


async def resign(context: RequestContext, table: TableView) -> None:
    """Give the match up, after a question to whoever needs no partner for it."""
    if table.resigns_alone:
        await context.show(resign_page(context.voice, table))
    else:
        await request(context, table.id, Resign())


async def end(context: RequestContext, table: TableView) -> None:
    """End the table, after a question to whoever ends a running match alone."""
    if table.ends_alone:
        await context.show(end_page(context.voice, table))
    else:
        await request(context, table.id, End())


async def add_computer(context: RequestContext, table_id: str) -> None:
    """Add a computer of the usual level to a table."""
    view = await context.act(table_id, AddComputer(computers.USUAL))
    await answer_request(context, view, "say-done-addcomputer", **seated_facts(context.voice, view))


async def invite(context: RequestContext, table_id: str, guest: Person, *, is_bot: bool) -> None:
    """Invite a person to a table. They are told in its channel."""
    if is_bot:
        raise Unclear("say-invite-bot")
    await request(context, table_id, Invite(guest))


# Cards -----------------------------------------------------------------------------------------------------


async def play(context: RequestContext, table_id: str, card: Card) -> None:
    """Play a card by name and answer with the new hand."""
    action = PLAYS.get(card)
    if action is None:
        raise Refused(TableReason.STALE)
    try:
        view = await context.act(table_id, action)
    except IllegalAction as error:
        await context.reply(refusal(context.voice, error, await context.look(table_id)))
        return
    played = card_name(context.voice, card, view.rules.pack)
    await context.show_hand(table_id, context.voice("say-played", card=played))


async def play_slot(context: RequestContext, view: TableView, at: int | None, slot: int | None) -> None:
    """Play the card in place ``slot`` of the hand at decision ``at``. The pressed hand shows the result."""
    _check_seat(view)
    notice = None
    with context.updating_hand(view.id):
        try:
            await context.act(view.id, PLAYS[_card_at(view, at, slot)], at=at)
        except (Refused, IllegalAction, StoreError) as error:
            notice = await context.notice_of(error, refusal(context.voice, error, view), view)
        await context.update_hand(view.id, notice)


async def mark_slot(context: RequestContext, view: TableView, at: int | None, slot: int | None) -> None:
    """Mark the card in place ``slot`` of the hand at decision ``at``.

    The next press on it plays it (V-13).
    """
    _check_seat(view)
    try:
        _card_at(view, at, slot)
    except Refused as error:
        await context.update_hand(
            view.id, await context.notice_of(error, refusal(context.voice, error, view), view)
        )
    else:
        await context.mark_card(view, slot or 0)


def _check_seat(view: TableView) -> None:
    """Raise ``Refused`` if the person has no seat in a match."""
    if view.seat is None or view.view is None:
        raise Refused(TableReason.TABLE_CLOSED if view.stage is Stage.CLOSED else TableReason.NOT_SEATED)


def _card_at(view: TableView, at: int | None, slot: int | None) -> Card:
    """The card in a place of the hand.

    The hand of a decision never changes, so a place always names one card.
    """
    hand = () if view.view is None else view.view.hand
    if at != view.decision or slot is None or slot >= len(hand):
        raise Refused(TableReason.STALE)
    return hand[slot]


async def show_hand(context: RequestContext, view: TableView) -> None:
    """Answer with the person's cards and their buttons. The message is kept up to date for a while."""
    if view.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if view.seat is None and view.member(context.who.id) is None:
        raise Refused(TableReason.NOT_SEATED)
    await context.show_hand(view.id)


# Looking ---------------------------------------------------------------------------------------------------


def check_sealed(view: TableView) -> None:
    """Raise ``Unclear`` for an onlooker of a table whose cards are sealed (D-12)."""
    if view.sealed is not None and view.seat is None:
        raise Unclear("event-sealed")


async def show_last_trick(context: RequestContext, view: TableView) -> None:
    """Answer with the last trick, if the options allow it."""
    check_sealed(view)
    picture = last_picture(context.voice, view)
    parts = (Text(last_trick_text(context.voice, view)), *(() if picture is None else (picture,)))
    await context.show(Page(parts))


async def show_score(context: RequestContext, view: TableView) -> None:
    """Answer with the points, as far as the options allow, and the score of the match."""
    check_sealed(view)
    await context.tell(score_text(context.voice, view))


async def show_rules(context: RequestContext, view: TableView) -> None:
    """Answer with the game of a table and its options."""
    shared = None
    if view.event is not None and view.boards is not None:
        event = await context.bot.tournaments.events.look(view.event.event)
        shared = SharedDeals(view.boards.deals, team=event.format is Format.TEAM_MATCH)
    await show_game(context, view.rules, AtTable(view.event is not None, shared))


async def show_game(context: RequestContext, rules: Rules, at_table: AtTable | None = None) -> None:
    """Answer with a game and its options, and with what is other at a table of it."""
    await context.tell(rules_text(context.voice, rules, at_table))


async def read(context: RequestContext, view: TableView, what: What) -> None:
    """Answer with the table, the hand or the last trick as text for a screen reader."""
    voice = context.voice.plain
    check_sealed(view)
    match what:
        case "hand":
            if view.seat is None:
                raise Refused(TableReason.NOT_SEATED)
            text = hand_text(voice, view, await _aloud(context, view))
        case "last":
            text = last_trick_text(voice, view)
        case _:
            person = None if view.sealed is None else context.who.id
            seen = await context.bot.tables.look(view.id, person)
            text = table_text(voice, seen, await _aloud(context, view))
            if view.seat is None and view.stage is Stage.PLAYING:  # a player's hand is kept up to date
                text = f"{text}\n{voice('read-again')}"
    await context.tell(text)


async def _aloud(context: RequestContext, view: TableView) -> Sequence[TalkEvent] | None:
    """What was said in the running trick, in order; None where onlookers know nothing of it (D-12)."""
    if view.sealed is not None:
        return None
    dialogue = Dialogue()
    for entry in await context.bot.tables.sightings(view.id, 0):
        dialogue.feed(entry)
    return dialogue.lines


async def show_more(context: RequestContext, view: TableView) -> None:
    """Answer with what else a person may do at a table: leave or end it.

    In a lobby also options and invitations.
    """
    in_lobby = view.stage is Stage.LOBBY
    voice = context.voice
    if view.board is not None:
        await context.show(more_on_board_page(voice, view.board))
        return
    page = lobby_more_page(voice, view, context.who.id) if in_lobby else more_page(voice, view)
    await context.show_in_place(page)


async def show_options(
    context: RequestContext, view: TableView, notice: str | None = None, option: str | None = None
) -> None:
    """Answer with the options of a lobby for its host. The menu offers the values of ``option``."""
    if view.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if view.stage is not Stage.LOBBY:
        raise Refused(TableReason.NOT_IN_LOBBY)
    if view.host.id != context.who.id:
        raise Refused(TableReason.NOT_HOST, host=view.host.name)
    await context.show_in_place(options_page(context.voice, view, notice, option))


# Places ----------------------------------------------------------------------------------------------------


def _place(context: RequestContext) -> Place:
    """The place of a command. A thread counts as a part of its channel.

    Raises ``Refused`` in a group channel, which belongs to no server but is read by others.
    """
    interaction = context.interaction
    if context.in_own_dms:
        return DIRECT
    guild, here, channel = interaction.guild_id, interaction.channel_id, interaction.channel
    if guild is None or here is None:
        raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, here)
    return Place(guild, here)


async def _thread(context: RequestContext) -> discord.Thread | None:
    """A thread made for a new table; None if the bot may not make one."""
    interaction, channel = context.interaction, context.interaction.channel
    if not isinstance(channel, discord.TextChannel) or interaction.guild_id is None:
        return None
    voice = await context.bot.choices.public_voice(interaction.guild_id)
    title = shorten(voice("ui-thread-title", host=context.who.name), THREAD_NAME)
    with suppress(*Unreachable):
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name=title, type=kind, auto_archive_duration=_ASLEEP)
    return None


async def _archive(thread: discord.Thread) -> None:
    """Archive a thread that no table stands in. To delete it, the bot would need to manage threads."""
    with suppress(*Unreachable):
        await thread.edit(archived=True)
