"""A person's ratings against computers, for them alone: as figures, and as the choice of an even opponent."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.computers import personalities, scale
from bot.computers.personalities import Personality
from bot.rules.rules import Rules
from bot.tables.listeners.computer_ratings import ComputerRating, even_level, rating_in, rules_of
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.numbers import figure
from bot.text.players import level_name
from bot.ui.answers.context import RequestContext

_DEVIATIONS: Final = 1.96
"""The standard deviations of a 95 % interval."""


class EvenOpponent(NamedTuple):
    """The level of computers nearest to a person's rating, and the sentence that tells them why."""

    level: str
    reason: str


async def even_opponent(
    context: RequestContext, rules: Rules, personality: Personality | None
) -> EvenOpponent:
    """The even opponent of a person at a game, with a personality if one is given. Raises ``StoreError``."""
    voice, person, game = context.voice, context.who.id, scale.game_key(rules)
    stored = await context.bot.store.results.computer_ratings([person])
    rating = rating_in(stored, person, game)
    level = even_level(rules, rating).name
    is_new = all(row.game != game for row in stored)
    key = "computer-ratings-even-new" if is_new else "computer-ratings-even"
    reason = voice(key, level=level_name(voice, rules, level), **_figures(rating))
    return EvenOpponent(personalities.named(level, personality), reason)


async def computer_ratings_text(context: RequestContext) -> str | None:
    """The person's own ratings against computers; None if there are none. Raises ``StoreError``."""
    voice = context.voice
    stored = await context.bot.store.results.computer_ratings([context.who.id])
    lines = [
        _line(voice, rules_of(row.game), ComputerRating(row.points, row.deviation), row.matches)
        for row in stored
    ]
    if not lines:
        return None
    heading = f"### {voice('computer-ratings-heading')}"
    return "\n".join([heading, *lines, f"-# {voice('computer-ratings-note')}"])


def _line(voice: Voice, rules: Rules, rating: ComputerRating, matches: int) -> str:
    return voice(
        "computer-ratings-line",
        game=game_line(voice, rules),
        matches=matches,
        level=level_name(voice, rules, even_level(rules, rating).name),
        **_figures(rating),
    )


def _figures(rating: ComputerRating) -> dict[str, str]:
    return {"points": figure(round(rating.points)), "margin": str(round(_DEVIATIONS * rating.deviation))}
