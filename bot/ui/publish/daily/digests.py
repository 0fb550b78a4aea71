"""The weekly digests of servers that want one (A-4): one message each Monday, which mentions nobody."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from bot.day.scoring import of_week
from bot.log import get
from bot.pages.daily.digest import Comeback, DealLeader, Everyday, digest_page
from bot.pages.page import Page
from bot.repeated_task import RepeatedTask
from bot.store.base import Store, StoredMatch
from bot.store.rows import MatchMark, WeeklyDigest
from bot.store.season_rows import SeasonSeat
from bot.tables.archive.digest import Week, digest, week_before
from bot.tables.model.people import Place
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, nonce_for

log = get(__name__)

TRIES: Final = 4
"""The number of times that a digest is sent while Discord does not answer: so long it knows the nonce."""
AT_ONCE: Final = 2000
"""The number of matches that one statement reads."""
REACH: Final = 50
"""The number of comebacks among which one that everybody may know of is looked for."""
_ONE_DAY: Final = timedelta(days=1)


class Digests:
    """Sends the digests, in servers that this process looks after.

    ``wall`` returns the time of people's clocks in Unix milliseconds.
    """

    def __init__(
        self,
        store: Store,
        wall: Callable[[], int],
        *,
        choices: Choices,
        post: MessageSender,
        looks_after: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._wall = wall
        self._choices = choices
        self._post = post
        self._looks_after = looks_after
        self._tries: dict[tuple[int, str], int] = {}
        self.task = RepeatedTask("digests", self._work)
        """It begins when Discord has listed the servers, and wakes when a server changes its settings."""

    async def look(self) -> bool:
        """Send the digests that are due. False if one has to be tried again soon. Raises ``StoreError``."""
        now, is_complete = self._wall(), True
        for server in await self._store.guilds.wanting_digest():
            week = week_before(server.zone, now)
            due = week.due <= now < week.over and (
                server.week < week.name or (server.guild, week.name) in self._tries
            )
            if due and self._looks_after(server.guild) and self._post.is_on_server(server.guild):
                is_complete &= await self._post_in(server, week)
        return is_complete

    async def _post_in(self, server: WeeklyDigest, week: Week) -> bool:
        """Send the digest of a server. False if it has to be tried again.

        It is stored as begun before it is sent: a process that dies in between leaves a week without a
        digest, and none posts a second one (AA-2).
        """
        key = server.guild, week.name
        if key not in self._tries and not await self._store.guilds.begin_digest(*key):
            return True  # another process was faster
        page = await self._page(server, week)
        if page is None:
            return True
        try:
            await self._post.send(server.channel, page, nonce_for("digest", *key))
        except Unreachable as error:
            log.info("a digest could not be posted", guild=server.guild, error=type(error).__name__)
            return await self._failed(server, week, error)
        self._tries.pop(key, None)
        log.info("digest posted", guild=server.guild)
        return True

    async def _failed(self, server: WeeklyDigest, week: Week, error: BaseException) -> bool:
        """Note a failure: after a refusal there is no message, otherwise there may be one."""
        key = server.guild, week.name
        tries = self._tries.pop(key, 0) + 1
        if not is_hiccup(error):
            if tries == 1:  # no earlier try may have made one
                await self._store.guilds.undo_digest(*key, server.week)
            return True  # the next check tries again, if an admin has changed something by then
        if tries < TRIES:
            self._tries[key] = tries
        return tries >= TRIES

    async def _page(self, server: WeeklyDigest, week: Week) -> Page | None:
        """The digest of a server; None if there is too little to tell."""
        guild, seasons = server.guild, self._store.seasons
        before = await seasons.ratings(guild, 0, week.starts)
        after = await seasons.ratings(guild, week.starts, week.ends)
        content = digest(await self._seats(guild, week), before, after)
        if content is None:
            return None
        people: set[int] = set()
        for number in range(1, 8):
            day = (week.monday - number * _ONE_DAY).isoformat()
            people |= {share.person for share in await self._store.puzzles.shares(guild, day)}
        voice, daily = (
            await self._choices.public_voice(guild),
            Everyday(len(people), await self._deals(guild, week)),
        )
        return digest_page(voice, week, content, await self._comeback(server, week), daily)

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

    async def _seats(self, guild: int, week: Week) -> list[SeasonSeat]:
        seats: list[SeasonSeat] = []
        after = None
        while page := await self._store.seasons.seats(guild, week.starts, week.ends, after, AT_ONCE):
            seats += page
            after = page[-1].ended, page[-1].match
        return seats

    async def _comeback(self, server: WeeklyDigest, week: Week) -> Comeback | None:
        """The biggest comeback of the week, of matches that all readers may know of."""
        records = self._store.standing.records
        for mark in await records("behind", server.guild, None, REACH, starts=week.starts, ends=week.ends):
            match = await self._store.results.match(mark.match)
            if match is not None and await self._is_known(server, match):
                return _comeback(mark, match)
        return None

    async def _is_known(self, server: WeeklyDigest, played: StoredMatch) -> bool:
        """Whether all who read the digest see where a match was played: everybody does, or it was there."""
        match = played.match
        # The row of a match names only the channel; the thread is in its table's log.
        head = await self._store.log.head(match.table)
        posts = match.channel if head is None else head.channel
        thread = None if posts == match.channel else posts
        return posts == server.channel or self._post.everybody_sees(Place(match.guild, match.channel, thread))

    async def _work(self) -> float | None:
        """Send what is due. Returns the seconds until something is due again."""
        if not await self.look():
            return None
        now, due = self._wall(), []
        for server in await self._store.guilds.wanting_digest():
            week = week_before(server.zone, now)
            due.append(week.due if week.due > now else week_before(server.zone, week.ends + _A_WEEK).due)
        return (min(due) - now) / 1000 if due else math.inf


_A_WEEK: Final = 8 * 24 * 60 * 60 * 1000
"""More than a week in milliseconds, and less than two."""


def _comeback(mark: MatchMark, match: StoredMatch) -> Comeback:
    names = [seat.name for seat in match.seats if seat.side == mark.behind_side]
    return Comeback(mark.match, mark.game, mark.behind_deal, mark.behind, tuple(names))
