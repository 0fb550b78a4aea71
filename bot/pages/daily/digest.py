"""The page of the weekly digest of a server (A-4)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, NamedTuple

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.help import HERE
from bot.pages.lobby import FELT
from bot.pages.page import Animation, Button, Page, Part, Row, Text
from bot.rules.cards import Card
from bot.rules.rules import Rules
from bot.tables.archive.digest import Climb, Digest, Week
from bot.text.cards import the_card
from bot.text.catalogue import Voice
from bot.text.daily.deal import percent_text
from bot.text.daily.puzzle import day_text
from bot.text.names import markdown
from bot.text.numbers import decimal, tenths

SHOWN: Final = 3
"""The number of games that are named."""
_ONE_DAY: Final = timedelta(days=1)


class Comeback(NamedTuple):
    """A deal that a side won after it had been ``behind`` by so many card points, and who that were."""

    match: str
    game: str
    deal: int
    behind: int
    names: tuple[str, ...]


class DealLeader(NamedTuple):
    """The best player at a week's deals of the day: the name, the percentage, and how many are ranked."""

    name: str
    percent: float
    people: int


class Everyday(NamedTuple):
    """What a server did every day: how many shared the result of a puzzle, and its deals of the day."""

    puzzle_people: int = 0
    deals: DealLeader | None = None


class SeasonLeader(NamedTuple):
    """One of the first of a season, and their season points (S-6)."""

    name: str
    points: int


class SeasonStanding(NamedTuple):
    """The first of a season, in order. ``over``: it ended in the week."""

    season: str
    over: bool
    leaders: tuple[SeasonLeader, ...]


class WeekTrick(NamedTuple):
    """The trick with the card that was needed most: any other was worth ``lead`` card points less.

    ``film`` is None if it could not be drawn.
    """

    match: str
    rules: Rules
    deal: int
    trick: int
    name: str
    card: Card
    lead: float
    film: Animation | None


class Highlights(NamedTuple):
    """What of a week's matches is shown, of those that all readers may know of."""

    comeback: Comeback | None
    trick: WeekTrick | None


def digest_page(
    voice: Voice,
    week: Week,
    digest: Digest,
    *,
    highlights: Highlights,
    daily: Everyday,
    seasons: Sequence[SeasonStanding],
) -> Page:
    """What happened on a server in a week, with buttons for the replays and for ending the digests.

    Args:
        voice: the language of the server.
        week: the week that is over.
        digest: its matches.
        highlights: its biggest comeback, and its trick.
        daily: its puzzles and deals of the day.
        seasons: how its seasons stood at the end of the week, one that ended before the running one.
    """
    comeback, trick = highlights
    lines = _lines(voice, digest, comeback, daily)
    lines += [_season_line(voice, season) for season in seasons]
    parts: list[Part] = [
        Text(f"## {_heading(voice, week)}\n" + "\n".join(f"- {line}" for line in lines)),
    ]
    buttons: list[Button] = []
    if trick is not None:
        parts.append(Text(f"### {voice('digest-trick-heading')}\n{_trick_line(voice, trick)}"))
        parts += [] if trick.film is None else [trick.film]
        words = custom_id(Verb.REPLAY_WORDS, trick.match, trick.deal, trick.trick)
        buttons.append(Button(words, voice("digest-trick-words")))
    if comeback is not None:
        replay = custom_id(Verb.REPLAY, comeback.match, comeback.deal)
        buttons.append(Button(replay, voice("digest-replay")))
    buttons.append(Button(custom_id(Verb.STOP_DIGEST, HERE), voice("digest-stop")))
    return Page((*parts, Row(tuple(buttons))), accent=FELT)


def _heading(voice: Voice, week: Week) -> str:
    first, last = week.monday - 7 * _ONE_DAY, week.monday - _ONE_DAY
    return voice("digest-heading", first=day_text(voice, first), last=day_text(voice, last))


def _lines(voice: Voice, digest: Digest, comeback: Comeback | None, daily: Everyday) -> list[str]:
    """What is told of the matches, puzzles and deals of a week."""
    games = [
        voice("digest-game", game=voice(f"variant-{game}"), count=count)
        for game, count in digest.games[:SHOWN]
    ]
    lines = [
        voice("digest-matches", matches=digest.matches, people=digest.people, games=voice.join(games)),
    ]
    if digest.busiest is not None:
        name, matches, wins = digest.busiest
        lines.append(voice("digest-busiest", name=_name(voice, name), matches=matches, wins=wins))
    if digest.climb is not None:
        lines.append(_climb_line(voice, digest.climb))
    if comeback is not None:
        names = voice.join([_name(voice, name) for name in comeback.names])
        game = voice(f"variant-{comeback.game}")
        lines.append(voice("digest-comeback", names=names, behind=comeback.behind, game=game))
    if daily.puzzle_people:
        lines.append(voice("digest-puzzle", people=daily.puzzle_people))
    if daily.deals is not None:
        name, percent, people = daily.deals
        told = percent_text(voice, percent)
        lines.append(voice("digest-deals", name=_name(voice, name), percent=told, people=people))
    return lines


def _season_line(voice: Voice, season: SeasonStanding) -> str:
    leaders = [
        voice("digest-season-leader", name=_name(voice, one.name), points=one.points)
        for one in season.leaders
    ]
    key = "digest-season-over" if season.over else "digest-season"
    return voice(key, season=season.season, leaders=voice.join(leaders))


def _trick_line(voice: Voice, trick: WeekTrick) -> str:
    return voice(
        "digest-trick",
        name=_name(voice, trick.name),
        card=the_card(voice, trick.card, trick.rules.pack),
        game=voice(f"variant-{trick.rules.variant.value}"),
        points=round(trick.lead),
    )


def _climb_line(voice: Voice, climb: Climb) -> str:
    return voice(
        "digest-climb",
        name=_name(voice, climb.name),
        game=voice(f"variant-{climb.game}"),
        before=decimal(voice, tenths(climb.before)),
        after=decimal(voice, tenths(climb.after)),
    )


def _name(voice: Voice, name: str) -> str:
    return markdown(name, voice("name-forgotten"))
