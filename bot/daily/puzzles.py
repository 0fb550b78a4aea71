"""The daily puzzles of a running bot: making them, solving them, and the streaks of people (docs/puzzle.md).

What a person has chosen is a row each in the store, and everything else follows from these rows. So a choice
counts as soon as it is stored, and only once, whenever the process ends.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any, Final, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.log import get
from bot.puzzle import days, keys, making
from bot.puzzle.attempt import Attempt, Outcome, attempt
from bot.puzzle.proof import proof
from bot.puzzle.puzzle import Puzzle, decode, encode
from bot.puzzle.streaks import Streak, milestones, streak
from bot.rules.cards import CARDS
from bot.store.base import Store
from bot.store.errors import Duplicate, Stale
from bot.workers import WorkerPool

log = get(__name__)

_REMEMBERED: Final = 64
_NO_SERVER: Final = 0
"""The server for which puzzles are made, in the turns of the worker processes."""

_Day: TypeAlias = tuple[date, Outcome, bool]
"""A day with a puzzle, what became of it for a person, and whether it is over."""


class Offer(NamedTuple):
    """The open puzzle that a person is offered, and another one that they have not finished."""

    day: date
    other: date | None


class SharedResult(NamedTuple):
    """The result of a puzzle that a person has shared, and their streak as it stands now."""

    name: str
    attempt: Attempt
    streak: Streak


class DailyPuzzles:
    """The puzzles of all days. ``wall`` returns the time of people's clocks in Unix milliseconds.

    ``draw`` returns so many bytes that nobody can foresee. Every method raises ``StoreError``.
    """

    def __init__(
        self,
        store: Store,
        worker_pool: WorkerPool,
        wall: Callable[[], int],
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._worker_pool = worker_pool
        self._draw = draw
        self._cache: LRUCache[date, Puzzle] = LRUCache(_REMEMBERED)
        self._secrets: dict[int, bytes] = {}
        self._making = asyncio.Lock()
        self.wall = wall

    # The puzzles --------------------------------------------------------------------------------------------

    @property
    def today(self) -> date:
        """The date in UTC."""
        return days.day_at(self.wall())

    async def of(self, day: date) -> Puzzle | None:
        """The puzzle of a day; None if none has been made."""
        if day not in self._cache:
            body = await self._store.puzzles.puzzle(day.isoformat())
            if body is None:
                return None
            self._cache[day] = decode(body)
        return self._cache[day]

    async def make(self, day: date) -> Puzzle:
        """The puzzle of a day, which is made if there is none. That takes seconds.

        Raises ``WorkFailed``, and ``LookupError`` if no attempt makes a puzzle.
        """
        async with self._making:
            puzzle_there = await self.of(day)
            if puzzle_there is not None:
                return puzzle_there
            puzzle = await self._generate(day)
            await self._store.puzzles.keep(day.isoformat(), encode(puzzle))
            log.info("a puzzle was made", day=day.isoformat(), stars=puzzle.stars)
            return await self.of(day) or puzzle  # another process may have been faster

    async def _generate(self, day: date) -> Puzzle:
        """Search in pieces, so that computers who are to move come in between."""
        key = keys.key_of(await self.secret(day.year), day)
        best: Puzzle | None = None
        for first in range(0, making.attempts(day), making.AT_ONCE):
            piece = await self._worker_pool.work(_NO_SERVER, making.search, key, day, first)
            best = making.nearer(day, best, piece)
            if best is not None and best.stars == days.stars_wanted(day):
                break
        if best is None:
            raise LookupError(day)
        return best

    async def secret(self, year: int) -> bytes:
        """The secret of a year, which is drawn and stored if there is none (D-7)."""
        if year not in self._secrets:
            name = keys.name_of(year)
            secret = await self._store.seeds.seed(name)
            if secret is None:
                secret = self._draw(keys.KEY_BYTES)
                try:
                    await self._store.seeds.keep(name, secret)
                except Duplicate:  # another process was faster
                    secret = await self._store.seeds.seed(name) or secret
            self._secrets[year] = secret
        return self._secrets[year]

    async def line(self, day: date) -> str:
        """The 32 letters to which the keys of a day's year were committed."""
        return keys.line(keys.commitment(await self.secret(day.year), day.year))

    async def proof(self, puzzle: Puzzle) -> dict[str, Any]:
        """What proves the puzzle of a day that is over. Raises ``WorkFailed``."""
        secret = await self.secret(puzzle.day.year)
        return await self._worker_pool.work(_NO_SERVER, proof, puzzle, secret)

    # People -------------------------------------------------------------------------------------------------

    async def attempt(self, person: int, puzzle: Puzzle) -> Attempt:
        """What has become of a puzzle for a person."""
        return _attempt(puzzle, await self._store.puzzles.choices(person, puzzle.day.isoformat()))

    async def choose(self, person: int, puzzle: Puzzle, step: int, place: int) -> Attempt:
        """What becomes of a puzzle when a person chooses the card in a place of its ``step``-th choices.

        Nothing changes if that choice has been made already: there is no second try (P-6).
        """
        state = await self.attempt(person, puzzle)
        if step != len(state.choices_made) or place >= len(state.choices):
            return state
        card = state.choices[place].card
        after = state.choose(card)
        outcome = None if after.outcome is Outcome.OPEN else after.outcome.value
        try:
            await self._store.puzzles.choose(person, puzzle.day.isoformat(), step, card, outcome)
        except Stale:
            return await self.attempt(person, puzzle)
        return after

    async def streak(self, person: int) -> Streak:
        """A person's streak as it stands now."""
        return _streak(await self._outcomes(person))

    async def shared(self, guild: int, puzzle: Puzzle, limit: int) -> list[SharedResult]:
        """What the ``limit`` people who last shared a puzzle in a server made of it, the latest last."""
        rows, day, today = self._store.puzzles, puzzle.day.isoformat(), self.today.isoformat()
        shares = await rows.shares(guild, day)
        cards = await rows.choices_shared(guild, day, limit)
        outcomes = await rows.outcomes_shared(guild, day, limit, today)
        return [
            SharedResult(
                share.name,
                _attempt(puzzle, cards.get(share.person, ())),
                _streak(self._read(outcomes.get(share.person, ()))),
            )
            for share in shares[-limit:]
        ]

    async def milestones(self, person: int) -> dict[int, date]:
        """The lengths of a person's streaks that earned a badge, each with its day (A-5)."""
        return milestones(await self._outcomes(person))

    async def offer(self, person: int) -> Offer:
        """The puzzle that a person is offered now (P-7)."""
        now, newer = self.wall(), self.today
        outcomes = await self._outcomes(person)
        by_day = {day: outcome for day, outcome, _ in outcomes}
        older = newer - days.ONE
        waits = [
            day
            for day in (older, newer)
            if days.is_open(day, now)
            and by_day.get(day, Outcome.OPEN) is Outcome.OPEN
            and (day == newer or await self.of(day) is not None)
        ]
        before = streak((outcome, over) for day, outcome, over in outcomes if day < older)
        cards = await self._store.puzzles.choices(person, older.isoformat())
        first = offered_of(waits, running=before.days > 0 or bool(cards)) if waits else newer
        return Offer(first, next((day for day in waits if day != first), None))

    async def _outcomes(self, person: int) -> list[_Day]:
        """The days from a person's first one on, what became of each, and whether it is over."""
        return self._read(await self._store.puzzles.outcomes(person, self.today.isoformat()))

    def _read(self, rows: Iterable[tuple[str, str | None]]) -> list[_Day]:
        """The days of a person, from their rows."""
        now = self.wall()
        return [
            (day, Outcome(outcome or Outcome.OPEN), days.is_over(day, now))
            for day, outcome in ((date.fromisoformat(text), outcome) for text, outcome in rows)
        ]


def offered_of(waits: Sequence[date], *, running: bool) -> date:
    """Which of the open days that a person has not finished is offered first; ``waits`` are in order.

    The older one where a streak is ``running`` up to it, so that it is not missed. Who has none begins with
    the newer one: with the older one, a person who solves early on one local day and late on the next would
    find that the day between them has closed (PA-4).
    """
    return waits[0] if running else waits[-1]


def _attempt(puzzle: Puzzle, cards: Iterable[str]) -> Attempt:
    return attempt(puzzle, (CARDS[card] for card in cards))


def _streak(outcomes: Iterable[_Day]) -> Streak:
    return streak((outcome, over) for _, outcome, over in outcomes)
