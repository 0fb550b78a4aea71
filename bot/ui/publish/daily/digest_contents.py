"""What the digest of a server says (A-4): its week, and the matches that all its readers may know of."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from functools import partial
from typing import Final

from bot.deal_of_day.scoring import of_week
from bot.pages.daily.digest import (
    Comeback,
    DealLeader,
    Everyday,
    Highlights,
    SeasonLeader,
    SeasonStanding,
    digest_page,
)
from bot.pages.page import Page
from bot.store.base import Store
from bot.store.rows import RecordCandidate, StoredMatch, WeeklyDigest
from bot.store.standing.season_rows import SeasonRow
from bot.tables.archive.digest import Week, digest
from bot.tables.archive.places import place_of
from bot.tables.archive.seasons import ALL_GAMES, season_at
from bot.tables.listeners.seasons import season_rows, seats_between
from bot.ui.publish.daily.week_tricks import WeekTricks
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender

REACH: Final = 50
"""The number of comebacks among which one that everybody may know of is looked for."""
LEADERS: Final = 3
"""The number of people who are named of a season."""
_ONE_DAY: Final = timedelta(days=1)


class DigestContents:
    """Makes the pages of digests."""

    def __init__(self, store: Store, *, choices: Choices, post: MessageSender, tricks: WeekTricks) -> None:
        self._store = store
        self._choices = choices
        self._post = post
        self._tricks = tricks

    async def page(self, server: WeeklyDigest, week: Week) -> Page | None:
        """The digest of a server; None if there is too little to tell. Raises ``StoreError``."""
        guild, seasons = server.guild, self._store.seasons
        before = await seasons.ratings(guild, 0, week.starts)
        after = await seasons.ratings(guild, week.starts, week.ends)
        pages = [page async for page in seats_between(self._store, guild, week.starts, week.ends)]
        seats = [seat for page in pages for seat in page]
        content = digest(seats, before, after)
        if content is None:
            return None
        voice, sees = await self._choices.public_voice(guild), partial(self._is_known, server)
        latest = reversed(dict.fromkeys(seat.match for seat in seats))
        return digest_page(
            voice,
            week,
            content,
            highlights=Highlights(
                await self._comeback(server, week), await self._tricks.find(voice, guild, latest, sees)
            ),
            daily=Everyday(await self._solvers(guild, week), await self._deals(guild, week)),
            seasons=await self._seasons(guild, week),
        )

    async def _solvers(self, guild: int, week: Week) -> int:
        """The number of people who shared the result of a puzzle of the week."""
        people: set[int] = set()
        for number in range(1, 8):
            day = (week.monday - number * _ONE_DAY).isoformat()
            people |= {share.person for share in await self._store.puzzles.shares(guild, day)}
        return len(people)

    async def _deals(self, guild: int, week: Week) -> DealLeader | None:
        """Who was best at the deals of the day that closed in the week, of those who began on the server."""
        # A deal closes at the end of the day after its own.
        first, last = week.monday - 9 * _ONE_DAY, week.monday - 3 * _ONE_DAY
        percents: dict[int, list[float]] = defaultdict(list)
        names: dict[int, str] = {}
        for one in await self._store.deals.best(first.isoformat(), last.isoformat(), guild=guild):
            percents[one.person].append(one.percent)
            names[one.person] = one.name
        person = min(percents, key=lambda one: (-of_week(percents[one]), one), default=None)
        return None if person is None else DealLeader(names[person], of_week(percents[person]), len(percents))

    async def _seasons(self, guild: int, week: Week) -> list[SeasonStanding]:
        """How the seasons stood at the end of the week: those that ended in it, and the one that went on."""
        store = self._store.seasons
        settings, archive = await store.settings(guild), await store.closed_seasons(guild)
        standings = [
            _standing(
                season.name, await store.board(guild, season.name, None, "points", LEADERS, 0), over=True
            )
            for season in reversed(archive)
            if week.starts < season.ends <= week.ends
        ]
        running = season_at(week.ends - 1, settings)
        if running.name not in {season.name for season in archive}:
            starts = max([running.starts, *(season.ends for season in archive)])
            here = running._replace(starts=starts, ends=week.ends)
            rows = [
                row
                for row in await season_rows(self._store, guild, here, settings.zone)
                if row.game == ALL_GAMES
            ]
            rows.sort(key=lambda row: (-row.points, -row.wins, row.person))
            standings.append(_standing(running.name, rows[:LEADERS], over=False))
        return [one for one in standings if one.leaders]

    async def _comeback(self, server: WeeklyDigest, week: Week) -> Comeback | None:
        """The biggest comeback of the week, of matches that all readers may know of."""
        records = self._store.standing.records
        for candidate in await records(
            "behind", server.guild, None, REACH, starts=week.starts, ends=week.ends
        ):
            played = await self._store.results.match(candidate.match)
            if played is not None and await self._is_known(server, played):
                return _comeback(candidate, played)
        return None

    async def _is_known(self, server: WeeklyDigest, played: StoredMatch) -> bool:
        """Whether all who read the digest see where a match was played: everybody does, or it was there."""
        place = await place_of(self._store, played.match)
        return place.posts_to == server.channel or self._post.everybody_sees(place)


def _comeback(candidate: RecordCandidate, played: StoredMatch) -> Comeback:
    names = [seat.name for seat in played.seats if seat.side == candidate.behind_side]
    return Comeback(candidate.match, candidate.game, candidate.behind_deal, candidate.behind, tuple(names))


def _standing(season: str, rows: list[SeasonRow], *, over: bool) -> SeasonStanding:
    """The standing of a season, of those who have points."""
    return SeasonStanding(
        season, over, tuple(SeasonLeader(row.name, row.points) for row in rows if row.points)
    )
