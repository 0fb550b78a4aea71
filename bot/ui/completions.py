"""Completions: what Discord suggests while a person types an option of a command.

A list of suggestions is for the person who types, in their language; it contains nothing that they may not
see. The text that arrives in the end is unchecked, so commands read it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from typing import Any, Final, TypeAlias

from discord.app_commands import Choice

from bot.computers.personalities import PERSONALITIES
from bot.languages import BY_CODE
from bot.names import display_name, shorten
from bot.pages import seat_orders
from bot.pages.computers import personality_label
from bot.pages.limits import CHOICE_LABEL, COMPLETIONS
from bot.pages.option_choices import CLOCKS, OPTION_NAMES, clock_text, value_name, value_now, values_of
from bot.pages.page import choice_line
from bot.pages.play import talk_choices
from bot.rules.actions import Bid, Call, Play
from bot.rules.cards import CARDS, Card, Rank
from bot.rules.games import Variant
from bot.rules.notation.plain_data import OFF
from bot.store.rows import StoredMatch
from bot.tables.decisions.holidays import holiday
from bot.tables.decisions.quiet_hours import local, zones
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_name, rank_name
from bot.text.catalogue import Voice, capital
from bot.text.daily.puzzle import day_text
from bot.text.game.names import find_games, game_label
from bot.text.game.options import option_name
from bot.text.play.labels import action_label
from bot.text.players import written_name
from bot.text.tournaments import entry_name
from bot.tournaments.model.event import Event
from bot.ui.answers.archive.find_match import summary_for
from bot.ui.answers.context import RequestContext, request_context
from bot.ui.answers.person.holidays import BACK, possible_days
from bot.ui.answers.person.time_settings import USUAL
from bot.ui.answers.play.absences import absentees
from bot.ui.answers.reach import is_here, manages_server, tables_in_reach
from bot.ui.answers.standing.seasons import season_names
from bot.ui.answers.tournaments.find_event import ended_here, events_here
from bot.ui.wire.people import Interaction

_MATCHES: Final = 20

Completion: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Suggestions: TypeAlias = Callable[[RequestContext, str], Coroutine[Any, Any, list[Choice[str]]]]
LabelledValues: TypeAlias = Iterable[tuple[str, str]]
"""Pairs of the label and the value of a suggestion, the likeliest first."""


def _completion(suggest: Suggestions) -> Completion:
    """The function as discord.py expects completions."""

    async def completion(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await suggest(await request_context(interaction), current)

    return completion


def _completion_of(find: Callable[[RequestContext, Voice], Awaitable[LabelledValues]]) -> Completion:
    """The suggestions of ``find`` that fit what was typed, within Discord's limits."""

    async def suggest(context: RequestContext, current: str) -> list[Choice[str]]:
        return matching(await find(context, context.voice.plain), current)

    return _completion(suggest)


def matching(pairs: LabelledValues, current: str) -> list[Choice[str]]:
    """The suggestions that fit what was typed: its words are all in the label, or it equals the value."""
    words = current.casefold().split()
    return _choices(
        (label, value)
        for label, value in pairs
        if current.casefold() == value.casefold() or all(word in label.casefold() for word in words)
    )


def _choices(pairs: LabelledValues) -> list[Choice[str]]:
    """As many choices as Discord shows, with labels of the allowed length.

    Labels of people and cards can be too long, and two such labels often differ only at the end.
    """
    return [
        Choice(name=shorten(label, CHOICE_LABEL), value=value) for label, value in islice(pairs, COMPLETIONS)
    ]


# Tables ----------------------------------------------------------------------------------------------------


async def _tables(context: RequestContext, voice: Voice) -> LabelledValues:
    return [(table_label(voice, table), table.id) for table in await tables_in_reach(context)]


async def _every_table(context: RequestContext, voice: Voice) -> LabelledValues:
    """All tables of the server, for people who manage it."""
    guild = context.interaction.guild_id
    if guild is None or not manages_server(context):
        return ()
    return [(table_label(voice, table), table.id) for table in await context.bot.tables.tables_in(guild)]


def table_label(voice: Voice, table: TableView) -> str:
    """A table in one line: game, host, stage, id."""
    return voice(
        "suggest-table",
        game=voice(f"variant-{table.rules.variant}"),
        host=written_name(voice, table.host, plain=True),
        stage=voice(f"suggest-stage-{table.stage}"),
        id=table.id,
    )


async def named_table(context: RequestContext, stage: Stage = Stage.PLAYING) -> TableView | None:
    """The table that a half-filled command names, else the likeliest one here, as the person sees it.

    That is one in the stage that the command is for, and of these one that waits for the person.
    """
    text, mine = context.interaction.namespace.table, await context.bot.tables.tables_of(context.who.id)
    if text:
        return next((table for table in mine if table.id == text), None)
    here = [table for table in mine if is_here(context, table)]
    waiting = [table for table in here if table.turn is not None and table.turn == table.seat]
    likeliest = sorted((*waiting, *here), key=lambda table: table.stage is not stage)
    return next(iter(likeliest), None)


# Cards -----------------------------------------------------------------------------------------------------


async def _cards(context: RequestContext, voice: Voice) -> LabelledValues:
    table = await named_table(context)
    if table is None or table.view is None:
        return ()
    pack, plays = table.rules.pack, (one for one in table.view.legal if isinstance(one, Play))
    return [(card_name(voice, play.card, pack), str(play.card)) for play in plays]


def card_of(voice: Voice, table: TableView, text: str, among: Sequence[Card] | None = None) -> Card | None:
    """The card that a person typed: a suggestion, a name in their language, or an unambiguous part of one.

    ``among`` are the possible cards, by default those of the hand.
    """
    if text in CARDS:
        return CARDS[text]
    hand = among if among is not None else () if table.view is None else table.view.hand
    names = [(card_name(voice.plain, card, table.rules.pack), str(card)) for card in hand]
    exact = [card for name, card in names if name.casefold() == text.strip().casefold()]
    fitting = exact or [choice.value for choice in matching(names, text)]
    return CARDS[fitting[0]] if len(fitting) == 1 and text.strip() else None


# The talk --------------------------------------------------------------------------------------------------


def _of_table(find: Callable[[Voice, TableView], LabelledValues], stage: Stage = Stage.PLAYING) -> Completion:
    """Make a completion from suggestions that depend on the table of the command; see ``named_table``."""

    async def find_at_table(context: RequestContext, voice: Voice) -> LabelledValues:
        table = await named_table(context, stage)
        return () if table is None else find(voice, table)

    return _completion_of(find_at_table)


# Games and auctions ----------------------------------------------------------------------------------------


async def suggest_games(context: RequestContext, current: str) -> list[Choice[str]]:
    """Suggest games by any of their names in any language."""
    voice = context.voice
    games = find_games(current) if current.strip() else list(Variant)
    return [Choice(name=game_label(voice, game), value=game.value) for game in games[:COMPLETIONS]]


def ranks(voice: Voice, table: TableView) -> LabelledValues:
    """The ranks that may be bid now. They follow from the bids, which are public."""
    for action in () if table.view is None else table.view.legal:
        if isinstance(action, Bid) and action.rank is not None:
            yield action_label(voice, table, action), action.rank.value


def rank_of(voice: Voice, table: TableView, text: str) -> Rank | None:
    """The rank that a person typed: a suggestion, as in a record, or its name in their language."""
    name, pack = text.strip().casefold(), table.rules.pack
    every = table.rules.order.ladder
    by_name = {rank_name(voice, rank, pack).casefold(): Rank(rank) for rank in every}
    return next((Rank(rank) for rank in every if rank.casefold() == name), by_name.get(name))


def callable_cards(voice: Voice, table: TableView) -> LabelledValues:
    """The cards that the declarer may call."""
    calls = () if table.view is None else table.view.legal
    cards = dict.fromkeys(card for call in calls if isinstance(call, Call) for card in call.cards)
    for card in cards:
        yield card_name(voice, card, table.rules.pack), str(card)


# Tournaments -----------------------------------------------------------------------------------------------


async def _events(context: RequestContext, voice: Voice) -> LabelledValues:
    """The tournaments of the server that are open or run."""
    return _labelled(voice, await events_here(context))


async def _every_event(context: RequestContext, voice: Voice) -> LabelledValues:
    """The tournaments of the server, and below them those that are over."""
    return _labelled(voice, [*await events_here(context), *await ended_here(context)])


def _labelled(voice: Voice, events: Iterable[Event]) -> LabelledValues:
    return [
        (voice("suggest-event", title=one.settings.title, stage=voice(f"suggest-event-{one.stage}")), one.id)
        for one in events
    ]


async def _entries(context: RequestContext, voice: Voice) -> LabelledValues:
    """The entries of the named tournament, or of the only one here."""
    named = context.interaction.namespace.event
    found = [one for one in await events_here(context) if named in {None, "", one.id}]
    entries = found[0].entries if found else ()
    return [(entry_name(voice, entry, plain=True), str(entry.number)) for entry in entries]


async def _personalities(context: RequestContext, voice: Voice) -> LabelledValues:  # noqa: ARG001 - the same for all
    """The personalities of computers, with how they play."""
    return [(personality_label(voice, one), one.key) for one in PERSONALITIES.values()]


# Seats and options -----------------------------------------------------------------------------------------


async def suggest_orders(context: RequestContext, current: str) -> list[Choice[str]]:
    """Suggest the orders of a full lobby that begin with what was typed."""
    table = await named_table(context, Stage.LOBBY)
    if table is None or table.stage is not Stage.LOBBY:
        return []
    return _choices(seat_orders.matching_orders(context.voice, table, current, COMPLETIONS))


async def _options(context: RequestContext, voice: Voice) -> LabelledValues:
    return settable(voice, await named_table(context, Stage.LOBBY))


def settable(voice: Voice, table: TableView | None) -> LabelledValues:
    """The options that a table may change, with their present values if the line has room."""
    for option in OPTION_NAMES:
        name = capital(option_name(voice, option))
        if table is None:
            yield name, option
        elif values_of(table.rules, option):
            now = capital(value_name(voice, table.rules, option, value_now(table, option)))
            line = voice("suggest-option", option=name, value=now)
            yield line if choice_line(line) == line else name, option


async def _values(context: RequestContext, voice: Voice) -> LabelledValues:
    table = await named_table(context, Stage.LOBBY)
    option = context.interaction.namespace.option
    if table is None or option not in OPTION_NAMES:
        return ()
    named = ((value_name(voice, table.rules, option, one), one) for one in values_of(table.rules, option))
    return [(capital(name), value) for name, value in named]


async def _clocks(_: RequestContext, voice: Voice) -> LabelledValues:
    """The usual turn clocks, and none."""
    clocks = [(clock_text(voice, seconds), str(seconds)) for seconds in CLOCKS]
    return [*clocks, (clock_text(voice, None), OFF)]


# One's own time --------------------------------------------------------------------------------------------


async def suggest_zones(context: RequestContext, current: str) -> list[Choice[str]]:
    """Suggest time zones with the time there, so that people recognise their own.

    Those of which a part begins with ``current`` come first, as Rome for "ro", and among them the likely one.
    """
    text, likely = current.casefold().replace(" ", "_"), BY_CODE[context.voice.language].zone
    wall = context.bot.tables.wall()
    fitting = [zone for zone in zones() if text in zone.casefold()]
    fitting.sort(key=lambda zone: (zone != likely, not zone.startswith("Europe/"), zone))
    fitting.sort(key=lambda zone: f"/{text}" not in f"/{zone.casefold()}")
    return _choices((f"{zone.replace('_', ' ')} ({local(zone, wall):%H:%M})", zone) for zone in fitting)


async def _seasons(context: RequestContext, _: Voice) -> LabelledValues:
    """The seasons of the server, the running one first."""
    guild = context.interaction.guild_id
    names = [] if guild is None else await season_names(context, guild)
    return [(name, name) for name in names]


async def suggest_quiet(context: RequestContext, current: str) -> list[Choice[str]]:
    """Suggest what is being typed, usual quiet hours, and none."""
    none = context.voice.plain("preferences-no-quiet")
    fitting = [(hours, hours) for hours in USUAL if current.strip() in hours]
    is_new = current.strip() and not fitting and len(current) <= CHOICE_LABEL
    own = [(current, current)] if is_new else []
    return _choices([*own, *fitting, (none, OFF)])


async def _last_days(context: RequestContext, voice: Voice) -> LabelledValues:
    """The possible last days of a holiday, and coming back."""
    wishes, now = await context.preferences(), context.bot.tables.wall()
    choices = [] if holiday(wishes, now) is None else [(voice("holiday-end"), BACK)]
    return [*choices, *((day.isoformat(), day.isoformat()) for day in possible_days(wishes, now))]


# Finished matches ------------------------------------------------------------------------------------------


async def _own_matches(context: RequestContext, voice: Voice) -> LabelledValues:
    """The latest matches of the person."""
    matches = await context.bot.store.results.history(context.who.id, limit=_MATCHES)
    return [(match_label(voice, one), one.match.match) for one in matches]


async def _matches(context: RequestContext, voice: Voice) -> LabelledValues:
    """The latest matches of the person, then those that ended at the tables here."""
    labels = {match: label for label, match in await _own_matches(context, voice)}
    for table in await tables_in_reach(context):
        if table.stage is Stage.FINISHED:
            labels.setdefault(table.match, table_label(voice, table))
    return [(label, match) for match, label in labels.items()]


async def _deals(context: RequestContext, voice: Voice) -> LabelledValues:
    """The deals of the named match, by their points."""
    summary = await summary_for(context)
    deals = [] if summary is None else summary.deals
    return [
        (voice("suggest-deal", deal=number, points=" – ".join(map(str, deal.points))), str(number))
        for number, deal in enumerate(deals, 1)
    ]


async def _tricks(context: RequestContext, voice: Voice) -> LabelledValues:
    """The tricks of the named deal, by their cards."""
    summary = await summary_for(context)
    deal = None if summary is None else summary.deal(context.interaction.namespace.deal)
    if summary is None or deal is None:
        return ()
    cards = [
        ", ".join(card_name(voice, CARDS[card], summary.pack) for card in trick) for trick in deal.tricks
    ]
    return [
        (voice("suggest-trick", trick=number, cards=one), str(number)) for number, one in enumerate(cards, 1)
    ]


def match_label(voice: Voice, match: StoredMatch) -> str:
    """A finished match in one line."""
    return voice(
        "suggest-match",
        day=datetime.fromtimestamp(match.match.ended / 1000, UTC),
        game=voice(f"variant-{match.match.game}"),
        names=voice.join([display_name(seat.name, voice("name-forgotten")) for seat in match.seats]),
    )


async def _absentees(context: RequestContext, voice: Voice) -> LabelledValues:
    """People who are absent or look for a substitute, at the named table or at all that fit."""
    table_id = context.interaction.namespace.table
    tables = [table for table in await tables_in_reach(context) if table_id in {None, "", table.id}]
    seats_by_table = (absentees(voice, table) for table in tables)
    return next((one for one in seats_by_table if one), [])


async def _puzzle_days(context: RequestContext, voice: Voice) -> LabelledValues:
    """The latest days with a puzzle, beginning with today."""
    puzzles = context.bot.daily.puzzles
    before = (puzzles.today + timedelta(days=1)).isoformat()
    days = await context.bot.store.puzzles.days(before, COMPLETIONS)
    return [(capital(day_text(voice, date.fromisoformat(day))), day) for day in days]


async def _deal_days(context: RequestContext, voice: Voice) -> LabelledValues:
    """The latest days, beginning with today."""
    deals = context.bot.daily.deals
    latest = [deals.today - timedelta(days=back) for back in range(COMPLETIONS)]
    return [(capital(day_text(voice, day)), day.isoformat()) for day in latest]


TABLE: Final = _completion_of(_tables)
EVERY_TABLE: Final = _completion_of(_every_table)
ABSENTEE: Final = _completion_of(_absentees)
CARD: Final = _completion_of(_cards)
ORDER: Final = _completion(suggest_orders)
OPTION: Final = _completion_of(_options)
VALUE: Final = _completion_of(_values)
CLOCK: Final = _completion_of(_clocks)
MATCH: Final = _completion_of(_matches)
OWN_MATCH: Final = _completion_of(_own_matches)
DEAL: Final = _completion_of(_deals)
TRICK: Final = _completion_of(_tricks)
GAME: Final = _completion(suggest_games)
CALLED: Final = _of_table(callable_cards)
RANK: Final = _of_table(ranks)
GESTURE: Final = _of_table(talk_choices.signals)
SIGN: Final = _of_table(talk_choices.signs, Stage.LOBBY)
OPPONENT: Final = _of_table(talk_choices.rivals)
PARTNER: Final = _of_table(talk_choices.mates)
TEAM: Final = _of_table(talk_choices.team)
ZONE: Final = _completion(suggest_zones)
QUIET: Final = _completion(suggest_quiet)
SEASON: Final = _completion_of(_seasons)
LAST_DAY: Final = _completion_of(_last_days)
PUZZLE_DAY: Final = _completion_of(_puzzle_days)
EVENT: Final = _completion_of(_events)
EVERY_EVENT: Final = _completion_of(_every_event)
ENTRY: Final = _completion_of(_entries)
PERSONALITY: Final = _completion_of(_personalities)
DEAL_DAY: Final = _completion_of(_deal_days)
