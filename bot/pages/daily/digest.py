"""The page of the weekly digest of a server (A-4)."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, NamedTuple

from bot.pages.help import HERE
from bot.pages.ids import Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Page, Part, Row, Text
from bot.tables.archive.digest import Climb, Digest, Week
from bot.text.catalogue import Voice
from bot.text.day import percent_text
from bot.text.names import markdown
from bot.text.numbers import decimal, tenths
from bot.text.puzzle import day_text

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


def digest_page(voice: Voice, week: Week, digest: Digest, comeback: Comeback | None, daily: Everyday) -> Page:
    """What happened on a server in a week, with buttons for the replay and for ending the digests.

    Args:
        voice: the language of the server.
        week: the week that is over.
        digest: its matches.
        comeback: the biggest comeback of a match that all readers may know of.
        daily: its puzzles and deals of the day.
    """
    first, last = week.monday - 7 * _ONE_DAY, week.monday - _ONE_DAY
    heading = voice("digest-heading", first=day_text(voice, first), last=day_text(voice, last))
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
        percentage = percent_text(voice, percent)
        lines.append(voice("digest-deals", name=_name(voice, name), percent=percentage, people=people))
    parts: list[Part] = [Text(f"## {heading}\n" + "\n".join(f"- {line}" for line in lines))]
    buttons = [Button(custom_id(Verb.STOP_DIGEST, HERE), voice("digest-stop"))]
    if comeback is not None:
        replay = custom_id(Verb.REPLAY, comeback.match, comeback.deal)
        buttons.insert(0, Button(replay, voice("digest-replay")))
    return Page((*parts, Row(tuple(buttons))), accent=FELT)


def _climb_line(voice: Voice, climb: Climb) -> str:
    return voice(
        "digest-climb",
        name=_name(voice, climb.name),
        game=voice(f"variant-{climb.game}"),
        before=decimal(voice, tenths(climb.before)),
        after=decimal(voice, tenths(climb.after)),
    )


def _name(voice: Voice, name: str) -> str:
    return markdown(name, voice("board-forgotten"))
