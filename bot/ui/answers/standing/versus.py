"""Two people with and against each other (A-1), and the partners of a player (A-2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.pages.lobby import FELT
from bot.pages.page import Line, Page, Part, Text
from bot.store.rows import Together
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import decimal, form_text, tenths
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.reach import known_of
from bot.ui.answers.standing.asked import Asked

REACH: Final = 1000
"""The number of the latest common matches that are counted."""
LATEST: Final = 5
LEAST_TOGETHER: Final = 10
"""The least number of rated matches with a partner that say anything (A-2)."""
MOST_PARTNERS: Final = 10
_OVERALL: Final = 0


async def versus_page(context: RequestContext, asked: Asked, other: int, name: str) -> Page:
    """A page about two people: what they won with and against each other. Raises ``StoreError``.

    That they played each other at all is known to those who may know of the matches, so only these count.
    """
    if other == asked.person:
        raise Unclear("stats-with-oneself")
    voice = context.voice
    known = None if other == context.who.id else await known_of(context, asked.person)
    found = await context.bot.store.standing.together(asked.person, other, REACH, known)
    names = {"name": markdown(asked.name), "other": markdown(name)}
    parts: list[Part] = [Text(f"## {voice('versus-heading', **names)}"), Line()]
    against = [one for one in found if not one.partners]
    beside = [one for one in found if one.partners]
    if not found:
        parts.append(Text(voice("versus-none")))
    if against:
        parts.append(Text("\n".join(_against(voice, against, names))))
    if beside:
        wins = sum(one.won for one in beside)
        lines = [voice("versus-with", matches=len(beside), wins=wins), *_points(voice, beside, names)]
        parts.append(Text("\n".join([*lines, _form(voice, "versus-form-with", beside)])))
    if len(found) == REACH:
        parts.append(Text(f"-# {voice('versus-reach', most=REACH)}"))
    return Page(tuple(parts), accent=FELT)


def _against(voice: Voice, found: Sequence[Together], names: dict[str, str]) -> list[str]:
    return [
        voice(
            "versus-against",
            **names,
            matches=len(found),
            wins=sum(one.won for one in found),
            losses=sum(one.other_won for one in found),
        ),
        *_points(voice, found, names),
        voice(
            "versus-runs",
            **names,
            run=_longest([one.won for one in found]),
            others=_longest([one.other_won for one in found]),
        ),
        _form(voice, "versus-form", found),
        *(_line(voice, one, names) for one in found[:LATEST]),
    ]


def _points(voice: Voice, found: Sequence[Together], names: dict[str, str]) -> list[str]:
    """The card points of each in a deal; nothing if it is not known how many deals there were."""
    counted = [one for one in found if one.deals]
    deals = sum(one.deals or 0 for one in counted)
    if not deals:
        return []
    points = decimal(voice, tenths(sum(one.points for one in counted) / deals))
    others = decimal(voice, tenths(sum(one.other_points for one in counted) / deals))
    return [voice("versus-points", **names, points=points, others=others)]


def _longest(outcomes: Sequence[bool]) -> int:
    return max((len(list(run)) for won, run in groupby(outcomes) if won), default=0)


def _form(voice: Voice, key: str, found: Sequence[Together]) -> str:
    form = "".join("LW"[one.won] for one in reversed(found[:LATEST]))
    return voice(key, form=form_text(voice, form))


def _line(voice: Voice, one: Together, names: dict[str, str]) -> str:
    winner = names["name"] if one.won else names["other"] if one.other_won else None
    return voice(
        "versus-line",
        when=f"<t:{one.ended // 1000}:d>",
        game=voice(f"variant-{one.game}"),
        winner=winner,
        match=one.match,
    )


async def partners_text(context: RequestContext, asked: Asked) -> str:
    """The partners of a player: the wins with each, and how many more than the ratings expected."""
    voice = context.voice
    found = await context.bot.store.standing.partners(
        asked.person,
        context.interaction.guild_id or _OVERALL,
        LEAST_TOGETHER,
        MOST_PARTNERS,
        await known_of(context, asked.person),
    )
    if not found:
        return voice("partners-none", least=LEAST_TOGETHER)
    lines = [
        voice(
            "partners-line",
            name=markdown(one.name),
            matches=one.matches,
            wins=one.wins,
            more=decimal(voice, tenths(one.wins - one.expected), signed=True),
        )
        for one in found
    ]
    return "\n".join([*lines, f"-# {voice('partners-note', least=LEAST_TOGETHER)}"])
