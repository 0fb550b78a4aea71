"""Two people with and against each other (A-1), and the partners of a player (A-2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.pages.lobby import FELT
from bot.pages.page import Line, Page, Part, Text
from bot.store.rows import CommonMatch
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import decimal, form_text, tenths
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.reach import viewer_of
from bot.ui.answers.standing.player_query import PlayerQuery

REACH: Final = 1000
"""The number of the latest common matches that are counted."""
LATEST: Final = 5
LEAST_TOGETHER: Final = 10
"""The least number of rated matches with a partner that say anything (A-2)."""
MOST_PARTNERS: Final = 10
_OVERALL: Final = 0


async def versus_page(context: RequestContext, query: PlayerQuery, other: int, name: str) -> Page:
    """A page about two people: what they won with and against each other. Raises ``StoreError``.

    That they played each other at all is known to those who may know of the matches, so only these count.
    """
    if other == query.person:
        raise Unclear("stats-with-oneself")
    voice = context.voice
    viewer = None if other == context.who.id else await viewer_of(context, query.person)
    standing = context.bot.store.standing
    matches = await standing.common_matches(query.person, other, REACH, viewer, game=query.game)
    names = {"name": markdown(query.name), "other": markdown(name)}
    heading = [f"## {voice('versus-heading', **names)}"]
    heading += [] if query.game is None else [f"**{voice(f'variant-{query.game}')}**"]
    parts: list[Part] = [Text("\n".join(heading)), Line()]
    against = [one for one in matches if not one.partners]
    with_other = [one for one in matches if one.partners]
    if not matches:
        parts.append(Text(voice("versus-none")))
    if against:
        parts.append(Text("\n".join(_against(voice, against, names))))
    if with_other:
        wins = sum(one.won for one in with_other)
        lines = [voice("versus-with", matches=len(with_other), wins=wins), *_points(voice, with_other, names)]
        parts.append(Text("\n".join([*lines, _form(voice, "versus-form-with", with_other)])))
    if len(matches) == REACH:
        parts.append(Text(f"-# {voice('versus-reach', most=REACH)}"))
    return Page(tuple(parts), accent=FELT)


def _against(voice: Voice, matches: Sequence[CommonMatch], names: dict[str, str]) -> list[str]:
    return [
        voice(
            "versus-against",
            **names,
            matches=len(matches),
            wins=sum(one.won for one in matches),
            losses=sum(one.other_won for one in matches),
        ),
        *_points(voice, matches, names),
        voice(
            "versus-runs",
            **names,
            run=_longest([one.won for one in matches]),
            others=_longest([one.other_won for one in matches]),
        ),
        _form(voice, "versus-form", matches),
        *(_line(voice, one, names) for one in matches[:LATEST]),
    ]


def _points(voice: Voice, matches: Sequence[CommonMatch], names: dict[str, str]) -> list[str]:
    """The card points of each in a deal; nothing if it is not known how many deals there were."""
    with_deals = [one for one in matches if one.deals]
    deals = sum(one.deals or 0 for one in with_deals)
    if not deals:
        return []
    points = decimal(voice, tenths(sum(one.points for one in with_deals) / deals))
    others = decimal(voice, tenths(sum(one.other_points for one in with_deals) / deals))
    return [voice("versus-points", **names, points=points, others=others)]


def _longest(outcomes: Sequence[bool]) -> int:
    return max((len(list(run)) for is_win, run in groupby(outcomes) if is_win), default=0)


def _form(voice: Voice, key: str, matches: Sequence[CommonMatch]) -> str:
    form = "".join("LW"[one.won] for one in reversed(matches[:LATEST]))
    return voice(key, form=form_text(voice, form))


def _line(voice: Voice, one: CommonMatch, names: dict[str, str]) -> str:
    winner = names["name"] if one.won else names["other"] if one.other_won else None
    return voice(
        "versus-line",
        when=f"<t:{one.ended // 1000}:d>",
        game=voice(f"variant-{one.game}"),
        winner=winner,
        match=one.match,
    )


async def partners_text(context: RequestContext, query: PlayerQuery) -> str:
    """The partners of a player: the wins with each, and how many more than the ratings expected."""
    voice = context.voice
    partners = await context.bot.store.standing.partners(
        query.person,
        context.interaction.guild_id or _OVERALL,
        LEAST_TOGETHER,
        MOST_PARTNERS,
        await viewer_of(context, query.person),
        game=query.game,
    )
    if not partners:
        return voice("partners-none", least=LEAST_TOGETHER)
    lines = [
        voice(
            "partners-line",
            name=markdown(one.name),
            matches=one.matches,
            wins=one.wins,
            more=decimal(voice, tenths(one.wins - one.expected), signed=True),
        )
        for one in partners
    ]
    return "\n".join([*lines, f"-# {voice('partners-note', least=LEAST_TOGETHER)}"])
