"""The trick of the week of a server (A-4): the card that its matches needed most, as a moving picture."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from bot.log import get
from bot.pages.daily.digest import WeekTrick
from bot.pages.page import Animation
from bot.pages.replay import DealReplay
from bot.render import drawing
from bot.render.film_queue import FilmQueue
from bot.render.scenes.replay import Format
from bot.repeated_task import do_part
from bot.review.report import CardReview, review_card
from bot.review.stakes import Stake, stakes
from bot.store.base import Store
from bot.store.rows import StoredMatch
from bot.tables.archive.finished import FinishedMatch
from bot.tables.archive.records import match_of, write_record
from bot.tables.archive.replay import replay
from bot.tables.model.people import Person
from bot.tables.tables import Tables
from bot.text.catalogue import Voice
from bot.workers import WorkerPool, WorkFailed

log = get(__name__)

MATCHES: Final = 100
"""The number of a week's matches that are looked through, the latest ones."""
CARDS: Final = 200
"""The number of cards that are reviewed: some seconds of another process, a minute where nothing is
compiled."""
LEAST_LEAD: Final = 5.0
"""The card points by which a card has to be better than any other to be the card of the week."""
_FILE_NAME: Final = f"trick.{Format.WEBP}"

Sees = Callable[[StoredMatch], Awaitable[bool]]
"""Whether all readers of a digest may know of a match."""


class _Candidate(NamedTuple):
    """A choice in a match. Candidates are ordered by the card points of their tricks."""

    points: int
    number: int
    match: FinishedMatch
    stake: Stake


class WeekTricks:
    """Finds the trick of a week, in the language of its readers."""

    def __init__(self, store: Store, tables: Tables, worker_pool: WorkerPool, films: FilmQueue) -> None:
        self._store = store
        self._tables = tables
        self._worker_pool = worker_pool
        self._films = films

    async def find(self, voice: Voice, guild: int, matches: Iterable[str], sees: Sees) -> WeekTrick | None:
        """The trick with the card that was furthest ahead of any other, by the reviews of the richest tricks.

        None if no card was. Only cards of people count who held their seats from the start to the end of the
        match and have not been forgotten.

        Args:
            voice: the language.
            guild: the server whose turn in the worker processes is used.
            matches: the matches of the week, the latest first.
            sees: which of them may be told of.
        """
        try:
            found = await self._needed_most(guild, await self._richest(matches, sees))
        except WorkFailed as why:
            log.warning("a digest has no trick of the week", guild=guild, reason=str(why))
            return None
        if found is None:
            return None
        match, stake, review = found
        player = next(one.player for one in match.sittings if one.seat == stake.seat)
        again = await asyncio.to_thread(replay, await write_record(self._tables, match))
        deal_replay = DealReplay(voice, again, stake.deal)
        return WeekTrick(
            match=match.match,
            rules=match.rules,
            deal=stake.deal,
            trick=stake.trick,
            name=player.name,
            card=review.card,
            lead=review.lead,
            film=await self._film(guild, deal_replay, stake.trick),
        )

    async def _richest(self, matches: Iterable[str], sees: Sees) -> list[_Candidate]:
        """The choices in the richest tricks, the richest first."""
        richest: list[_Candidate] = []
        number = looked_through = 0
        for name in matches:
            row = await self._store.results.match(name)
            if row is None or not await sees(row):
                continue
            match = await do_part("digests", match_of(self._tables, name), table=name)
            seats = _seats(match) if match else set()
            if not match or not seats:
                continue
            looked_through += 1
            for stake in await asyncio.to_thread(_stakes, match, seats):
                number += 1
                # Of equally rich tricks the first one found counts, which is the latest.
                candidate = _Candidate(stake.points, -number, match, stake)
                if len(richest) < CARDS:
                    heapq.heappush(richest, candidate)
                else:
                    heapq.heappushpop(richest, candidate)
            if looked_through == MATCHES:
                break
        return sorted(richest, key=lambda one: one[:2], reverse=True)

    async def _needed_most(
        self, guild: int, candidates: Iterable[_Candidate]
    ) -> tuple[FinishedMatch, Stake, CardReview] | None:
        """The card that was needed most, with its review. Raises ``WorkFailed``."""
        best: tuple[FinishedMatch, Stake, CardReview] | None = None
        lead = LEAST_LEAD
        for _, _, match, stake in candidates:
            review = await self._worker_pool.work(guild, review_card, match.match, stake.deal, stake.choice)
            if review is not None and review.lead >= lead and (best is None or review.lead > lead):
                best, lead = (match, stake, review), review.lead
        return best

    async def _film(self, guild: int, deal_replay: DealReplay, trick: int) -> Animation | None:
        """The trick as a moving picture; None if it cannot be drawn: the words say it, too."""
        try:
            data = await self._films.draw(
                -guild, partial(deal_replay.clip, trick), partial(drawing.film, form=Format.WEBP)
            )
        except Exception:
            log.exception("the trick of a week could not be drawn", guild=guild)
            return None
        return Animation(_FILE_NAME, deal_replay.alt_of(trick), data)


def _seats(match: FinishedMatch) -> set[int]:
    """The seats that one person, who is still known, held throughout."""
    return {
        one.seat
        for one in match.sittings
        if one.from_start and one.stayed and isinstance(one.player, Person) and one.player.id > 0
    }


def _stakes(match: FinishedMatch, seats: set[int]) -> list[Stake]:
    return list(stakes(match.events, seats))
