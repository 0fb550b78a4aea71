"""The deal of the day: playing it once, what came of it, sharing, and the week (docs/day.md)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from datetime import date
from typing import Final

import msgspec

from bot.deal_of_day.proof import proof
from bot.deal_of_day.rota import rules_on
from bot.deal_of_day.scoring import of_season, of_server, of_week, season_of, week_of
from bot.pages.custom_ids import Press, Verb
from bot.pages.daily.deal import (
    WeekStandings,
    closed_page,
    offer_page,
    proof_page,
    sealed_page,
    shared_page,
    standings_page,
)
from bot.pages.page import Page
from bot.puzzle import days
from bot.store.daily.deal_rows import DealBest
from bot.tables.model.table import Stage
from bot.text.game.rulebook import deal_rules_text
from bot.ui.answers.archive.find_match import find_match
from bot.ui.answers.archive.replay import show_replay
from bot.ui.answers.archive.review import show_review
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.named_days import pressed_day, typed_day
from bot.ui.answers.daily.sharing import SharePlace, post_share
from bot.ui.answers.errors import Unclear
from bot.ui.answers.routing import Buttons

BUTTONS: Final = Buttons()

_LISTED: Final = 10
"""The number of lines of each board."""


# Playing ---------------------------------------------------------------------------------------------------


async def show_day(context: RequestContext, text: str | None) -> None:
    """Answer with the deal that the person is offered, or that of a day they typed. Raises ``Unclear``."""
    await context.show(await _page(context, None if text is None else typed_day(text)))


async def _page(context: RequestContext, day: date | None) -> Page:
    deals, who = context.bot.daily.deals, context.who.id
    day = await deals.offered_day(who) if day is None else day
    if days.opens(day) > deals.wall():
        raise Unclear("day-not-yet-open")
    attempt, in_server = await deals.attempt(who, day), context.interaction.guild_id is not None
    if days.is_over(day, deals.wall()):
        field = await context.bot.daily.deal_posts.field(day, context.interaction.guild_id)
        if field is None:
            raise Unclear("day-none")
        return closed_page(context.voice, day, attempt, field, person=who, shares=in_server)
    ended = None if attempt is None else await deals.end_of(attempt)
    changed_at = await deals.changed_at(day)
    if ended is not None:
        other, changed = await _other(context, day), changed_at is not None and ended.at >= changed_at
        return sealed_page(context.voice, day, ended.result, changed=changed, other=other, shares=in_server)
    ranked = await deals.counts(who) if attempt is None else attempt.ranked
    line = await context.bot.daily.puzzles.line(day)
    return offer_page(
        context.voice,
        day,
        line,
        begun=attempt is not None,
        ranked=ranked,
        changed=changed_at is not None,
        other=await _other(context, day),
    )


async def _other(context: RequestContext, day: date) -> date | None:
    """The other open day, unless the person has finished it."""
    deals = context.bot.daily.deals
    other = deals.today if day != deals.today else deals.today - days.ONE
    attempt = await deals.attempt(context.who.id, other)
    return None if attempt is not None and await deals.end_of(attempt) is not None else other


@BUTTONS.on(Verb.DAY)
async def _show(context: RequestContext, press: Press) -> None:
    """Show the deal of a day, or the one that the person is offered."""
    await context.show_in_place(await _page(context, pressed_day(press)))


@BUTTONS.on(Verb.DAY_PLAY)
async def _play(context: RequestContext, press: Press) -> None:
    """Begin the only attempt, or go on with it: the answer is the hand (D-4)."""
    deals, interaction, day = context.bot.daily.deals, context.interaction, pressed_day(press)
    if day is None or days.opens(day) > deals.wall():
        raise Unclear("day-none")
    if days.is_over(day, deals.wall()):
        raise Unclear("day-over")
    with context.bot.publisher.hands.direct_messages.arriving(interaction):
        view = await deals.begin(context.who, day, interaction.guild_id or 0, context.cause)
        if view.stage is Stage.PLAYING:
            await context.show_hand(view.id)
            return
    attempt = await deals.attempt(context.who.id, day)
    if attempt is None or await deals.end_of(attempt) is None:
        raise Unclear("day-table-closed")
    await context.show(await _page(context, day))


@BUTTONS.on(Verb.DAY_RULES)
async def _show_rules(context: RequestContext, press: Press) -> None:
    """Show the rules of the game of a day that has opened."""
    day = pressed_day(press)
    if day is None or days.opens(day) > context.bot.daily.deals.wall():
        raise Unclear("day-none")
    await context.tell(deal_rules_text(context.voice, rules_on(day)))


# After closing ---------------------------------------------------------------------------------------------


@BUTTONS.on(Verb.DAY_REVIEW)
async def _review(context: RequestContext, press: Press) -> None:
    """Show what the person's own cards cost."""
    context.check_quota()
    deals, day = context.bot.daily.deals, _closed_day(context, press)
    attempt = await deals.attempt(context.who.id, day)
    if attempt is None:
        raise Unclear("day-not-played")
    if attempt.points is None:
        raise Unclear("day-unfinished")
    await show_review(context, await find_match(context, deals.match_of(attempt)))


@BUTTONS.on(Verb.DAY_BEST)
async def _best(context: RequestContext, press: Press) -> None:
    """Show the replay of the best ranked attempt."""
    context.check_quota()
    match = await context.bot.daily.deals.best_match(_closed_day(context, press))
    if match is None:
        raise Unclear("day-nothing-to-show")
    await show_replay(context, await find_match(context, match))


def _closed_day(context: RequestContext, press: Press) -> date:
    """The day that a button names. Raises ``Unclear`` if there is none, or if it is sealed."""
    day = pressed_day(press)
    if day is None or not days.is_over(day, context.bot.daily.deals.wall()):
        raise Unclear("day-none")
    return day


async def show_proof(context: RequestContext, text: str) -> None:
    """Answer with what is published about the deal of a day (D-7). Raises ``Unclear``."""
    await _prove(context, typed_day(text))


@BUTTONS.on(Verb.DAY_PROOF)
async def _proof(context: RequestContext, press: Press) -> None:
    context.check_quota()
    await _prove(context, _closed_day(context, press))


async def _prove(context: RequestContext, day: date) -> None:
    """Show commitment and anchor, and after closing the key, with the pack as a file."""
    deals, puzzles = context.bot.daily.deals, context.bot.daily.puzzles
    if days.opens(day) > deals.wall() + days.DAY:
        raise Unclear("day-not-yet-open")
    board, over = await deals.board(day), days.is_over(day, deals.wall())
    if board is None and over:
        raise Unclear("day-none")
    key, line = await deals.key(day) if over else None, await puzzles.line(day)
    anchor = None if board is None else board.anchor
    await context.show(proof_page(context.voice, day, line, anchor, None if key is None else key.hex()))
    if board is not None and key is not None:
        body = msgspec.json.encode(proof(key, board)) + b"\n"
        await context.send_file(context.voice("day-proof-file"), f"briscola-day-{day}.json", body)


# In a server -----------------------------------------------------------------------------------------------


@BUTTONS.on(Verb.DAY_SHARE)
async def _share(context: RequestContext, press: Press) -> None:
    """Post that the person has played, after closing with their place, once in a server (D-8)."""
    place = SharePlace.of(context, pressed_day(press))
    deals, rows = context.bot.daily.deals, context.bot.store.deals
    attempt = await deals.attempt(context.who.id, place.day)
    if attempt is None or await deals.end_of(attempt) is None:
        raise Unclear("day-share-nothing")
    board = await rows.board(place.day.isoformat())
    closed = board is not None and board.closed_at is not None
    voice = await context.bot.choices.public_voice(place.guild)
    page = shared_page(voice, context.who.name, attempt, closed=closed)
    await post_share(context, place, rows, page, "day-share-again")


# The week --------------------------------------------------------------------------------------------------


async def show_standings(context: RequestContext) -> None:
    """Answer with the week of the deal that closed last: here, over all, of servers, and one's own."""
    rows, who, guild = context.bot.store.deals, context.who.id, context.interaction.guild_id
    last = await rows.last_closed_day()
    day = context.bot.daily.deals.today if last is None else date.fromisoformat(last)
    first, end = week_of(day)
    best = await rows.best(first.isoformat(), end.isoformat())
    begins, ends = season_of(day)
    mine = await rows.attempts_of(who, begins.isoformat(), ends.isoformat())
    season = of_season([one.percent for one in mine if one.ranked and one.percent is not None])
    own = [one.percent for one in best if one.person == who]
    standings = WeekStandings(
        _by_person(best, lambda one: one.listed or one.person == who),
        [] if guild is None else _by_person([one for one in best if one.guild == guild]),
        await _servers(context, best),
    )
    week = of_week(own) if own else None
    await context.show(standings_page(context.voice, first, end, standings, week=week, season=season))


def _by_person(
    best: list[DealBest], is_named: Callable[[DealBest], bool] = lambda _: True
) -> list[tuple[str, float]]:
    """The best of a week: names (empty where they may not be shown) with their scores of the week."""
    percents: dict[int, list[float]] = defaultdict(list)
    names = {one.person: one.name if is_named(one) else "" for one in best}
    for one in best:
        percents[one.person].append(one.percent)
    scores = {person: of_week(results) for person, results in percents.items()}
    order = sorted(scores, key=lambda person: (-scores[person], person))[:_LISTED]
    return [(names[person], scores[person]) for person in order]


async def _servers(context: RequestContext, best: list[DealBest]) -> list[tuple[str, float]]:
    """The servers that want to be compared, with the mean of their five best people (D-13)."""
    people: dict[int, dict[int, float]] = defaultdict(dict)
    for one in best:
        mine = people[one.guild]
        mine[one.person] = max(one.percent, mine.get(one.person, 0.0))
    scores = {}
    for guild in await context.bot.store.deals.servers_listed() & people.keys():
        server, score = context.bot.client.get_guild(guild), of_server(people[guild].values())
        if server is not None and score is not None:
            scores[guild] = (server.name, score)
    return sorted(scores.values(), key=lambda server: (-server[1], server[0]))[:_LISTED]
