"""The deal of the day in words: what is played, what came of it, and who was best (D-2 to D-9)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from bot.deal_of_day.rota import rules_on
from bot.deal_of_day.scoring import Result
from bot.puzzle.days import closes
from bot.store.daily.deal_rows import DealAttempt, DealBest
from bot.text.catalogue import Voice
from bot.text.daily.puzzle import day_text
from bot.text.game.rulebook import game_line
from bot.text.names import markdown
from bot.text.numbers import change, decimal, tenths


def heading(voice: Voice, day: date) -> str:
    """The heading of everything about the deal of a day."""
    return voice("day-heading", date=day_text(voice, day))


def about_lines(voice: Voice, day: date) -> list[str]:
    """The game, and what it is played for."""
    return [f"**{game_line(voice, rules_on(day))}**", voice("day-about")]


def closing(day: date) -> str:
    """The moment at which a day closes, for Discord to show in the reader's zone."""
    return f"<t:{closes(day) // 1000}:f>"


def sealed_line(voice: Voice, day: date) -> str:
    """That nothing of a deal is shown before it closes (D-8)."""
    return voice("day-sealed", when=closing(day))


def result_text(voice: Voice, day: date, result: Result) -> str:
    """What a deal has brought: card points, and game points where there are any."""
    if rules_on(day).game.auctions:
        return voice("day-result-auction", score=change(result.score), points=result.points)
    return voice("day-result", points=result.points)


def percent_text(voice: Voice, percent: float) -> str:
    """A percentage with one decimal."""
    return voice("day-percent", percent=decimal(voice, tenths(percent)))


def place_line(voice: Voice, attempt: DealAttempt) -> str:
    """The place of an attempt at a deal that has closed."""
    if attempt.points is None:
        return voice("day-unfinished")
    if attempt.percent is None or attempt.place is None or attempt.size is None:
        return voice("day-no-field")
    return voice(
        "day-place" if attempt.ranked else "day-place-unranked",
        place=attempt.place,
        size=attempt.size,
        percent=percent_text(voice, attempt.percent),
    )


def par_line(voice: Voice, day: date, par: Mapping[str, Result]) -> str:
    """What the computers made of the same cards (D-5); why there is no par where they were changed (D-2)."""
    if not par:
        return voice("day-no-par")
    # By their old names: two of them may be as strong as one number.
    results = (f"{voice(f'ui-level-{level}')} {short(day, result)}" for level, result in par.items())
    return voice("day-par", results=" · ".join(results))


def short(day: date, result: Result) -> str:
    """A result in figures: "74", or "+2 (65)" in a game with an auction."""
    points = str(result.points)
    return f"{change(result.score)} ({points})" if rules_on(day).game.auctions else points


def best_line(voice: Voice, day: date, best: DealBest, *, named: bool) -> str:
    """A line of those who were best, by name if it may be shown."""
    return voice(
        "day-best-line",
        place=best.place,
        name=markdown(best.name) if named else voice("name-somebody"),
        percent=percent_text(voice, best.percent),
        result=short(day, Result(best.score, best.points)),
    )


def share_text(voice: Voice, name: str, attempt: DealAttempt, *, closed: bool) -> str:
    """What is posted when a person shares: that they played, after closing also their place (D-8)."""
    day = date.fromisoformat(attempt.day)
    facts = {"name": markdown(name), "date": day_text(voice, day)}
    if not closed:
        return voice("day-shared", **facts)
    return f"{voice('day-shared', **facts)}\n{place_line(voice, attempt)}"
