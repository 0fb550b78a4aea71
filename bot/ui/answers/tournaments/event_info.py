"""Looking at a tournament: one's match, the standings, the rules (T-17)."""

from __future__ import annotations

from typing import Final

from bot.pages.custom_ids import Press, Verb
from bot.pages.tournaments.standings import ended_text, standings_page, waiting_text
from bot.tables.decisions.lobby import rules_of
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import Shuffle
from bot.tables.view import TableView
from bot.text.game.rulebook import AtTable, SharedDeals
from bot.tournaments.decisions import rounds
from bot.tournaments.ids import table_id
from bot.tournaments.model.event import Event, Pairing
from bot.tournaments.model.settings import Format
from bot.ui.answers.context import RequestContext
from bot.ui.answers.play.table import answer_request, show_game
from bot.ui.answers.routing import Buttons
from bot.ui.answers.tournaments.event_buttons import about_event, at_event
from bot.ui.publish.table_messages import TABLE
from bot.ui.wire.items import chosen_value

BUTTONS: Final = Buttons()


async def match_text(context: RequestContext, event: Event) -> str:
    """Where the person's match is, or why there is none."""
    voice, entry = context.voice, event.entry_of(context.who.id)
    if entry is None:
        return voice("event-refusal-not-entered")
    if event.over:
        return ended_text(voice, event, entry)
    if entry.gone is not None:
        return voice("event-refusal-not-asked")
    current, pairing = event.running_round, _pairing_of(event, entry.number, context.who.id)
    if current is None or pairing is None or pairing.outcome is not None:
        if current is not None and event.format is Format.ARENA:
            return voice("event-my-match-paused" if entry.paused else "event-my-match-waits")
        tournaments = context.bot.tournaments
        order = await tournaments.orders.of(event)
        return waiting_text(voice, event, order, entry, tournaments.events.moment.ahead)
    table = table_id(event.id, current.number, pairing.number, pairing.attempt)
    link = await table_link(context, event, table)
    return voice("event-my-match-soon") if link is None else voice("event-my-match", place=link)


def _pairing_of(event: Event, entry: int, person: int) -> Pairing | None:
    """The pairing of an entry in the running round; in a team match that of the person in it (D-10)."""
    if event.format is not Format.TEAM_MATCH:
        found = event.pairing_of(entry)
        return None if found is None else found[1]
    return next(
        (
            pairing
            for pairing in (() if event.running_round is None else event.running_round.pairings)
            if any(getattr(one, "id", None) == person for one in rounds.players_of(event, pairing))
        ),
        None,
    )


async def table_link(context: RequestContext, event: Event, table: str) -> str | None:
    """The address of a table's message; None while there is none."""
    rows = await context.bot.store.messages.of_table(table)
    row = next((one for one in rows if one.slot == TABLE), None)
    if row is None:
        return None
    return f"https://discord.com/channels/{event.place.guild}/{row.channel}/{row.message}"


async def show_standings(context: RequestContext, event: Event) -> None:
    """Answer with the standings, and with the person's own results."""
    order = await context.bot.tournaments.orders.of(event)
    await context.show(standings_page(context.voice, event, order, context.who.id))


@at_event(BUTTONS, Verb.MY_MATCH)
async def _my_match(context: RequestContext, _: Press, event: Event) -> None:
    await context.reply(await match_text(context, event))


@at_event(BUTTONS, Verb.STANDINGS)
async def _standings(context: RequestContext, _: Press, event: Event) -> None:
    await show_standings(context, event)


@about_event(BUTTONS, Verb.TABLE_STANDINGS)
async def _standings_from_table(context: RequestContext, _: Press, event: Event) -> None:
    """As the button on the message of the tournament, whose token it would not be."""
    await show_standings(context, event)


@about_event(BUTTONS, Verb.EVENT_PART)
async def _part(context: RequestContext, _: Press, event: Event) -> None:
    """Show another part of the standings or the bracket."""
    order = await context.bot.tournaments.orders.of(event)
    part = chosen_value(context.interaction)
    await context.replace_page(standings_page(context.voice, event, order, context.who.id, part))


@at_event(BUTTONS, Verb.EVENT_RULES)
async def _rules(context: RequestContext, _: Press, event: Event) -> None:
    settings = event.settings
    shared = SharedDeals(settings.boards, team=settings.format is Format.TEAM_MATCH)
    rules = rules_of(settings.rules, rated=settings.rated)
    await show_game(context, rules, AtTable(event=True, shared=shared if settings.boards else None))


@BUTTONS.at_table(Verb.READY)
async def _ready(context: RequestContext, _: Press, table: TableView) -> None:
    """Say that one is ready at a table of a tournament (T-7)."""
    if table.event is None:
        raise Refused(TableReason.STALE)
    view = await context.act(table.id, Shuffle())
    await answer_request(context, view, "say-done-ready")
