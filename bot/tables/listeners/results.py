"""The results: books each finished match, and its rating changes, exactly once."""

from __future__ import annotations

from typing import Final

from bot.log import get
from bot.store.base import Store
from bot.store.errors import Stale, Unavailable
from bot.store.rows import MatchRow, RatingRow, SeatRow
from bot.store.standing.predictions import PredictionRow
from bot.tables.archive.badges import RESCUE, feats_of
from bot.tables.archive.finished import FinishedMatch, Sitting, finished_matches
from bot.tables.archive.record_candidates import record_candidate
from bot.tables.listeners import computer_ratings, ratings
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.people import Person
from bot.tables.tables import TRIES, Tables

log = get(__name__)

RATED_A_DAY: Final = 3
"""The number of matches of the same people that are rated within a day. Further matches count only for
statistics."""
DAY: Final = 24 * 3600 * 1000
OVERALL: Final = 0
"""The server id under which ratings over all servers are kept."""
_PAGE: Final = 50


class ResultRecorder:
    """Books every match that ends, before its table can close.

    A match that was finished but not booked when the bot stopped is booked after the next start. Matches are
    booked under their ids, so booking one again does nothing. A match whose table closed before its end is
    not booked: nobody has won it. Nor is the deal of a day, which is sealed for a while (D-8). The boards of
    an event are booked when the seal ends (D-12).
    """

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._workers = TableWorkers(self._visit)
        tables.subscribe(self._notice, leaves=self._workers.forget)
        tables.before_closing(self._settle)

    async def idle(self) -> None:
        """Wait until every finished match is booked."""
        await self._workers.idle()

    async def close(self) -> None:
        """Stop. Matches that are not booked yet are booked after the next start."""
        await self._workers.close()

    def _notice(self, table: str) -> None:
        """Visit a table where a match is over."""
        state = self._tables.in_memory.get(table)
        if state is None or (state.state is not None and state.state.result is not None):
            self._workers.notice(table)

    async def _visit(self, table: str) -> None:
        """Book the finished matches of a table if one has just ended, or if the next one runs."""
        view = await self._tables.look(table, None)
        over = view.view is not None and view.view.result is not None and view.board is None
        if over and await self._store.results.match(view.match) is None:
            await self._settle(table)

    async def _settle(self, table: str) -> None:
        """Book every finished match of a table. Raises ``StoreError``."""
        for match in finished_matches(table, await self._tables.history(table)):
            if match.board is None and not match.sealed:
                await self._book(match)

    async def _book(self, match: FinishedMatch) -> None:
        if await self._store.results.match(match.match) is not None:
            return
        await self._store.standing.add_record_candidate(record_candidate(match))
        await self._store.standing.add_feats(feats_of(match), every={RESCUE})
        await self._store.predictions.note(prediction_rows(match))
        for _ in range(TRIES):
            new = await self._ratings(match)
            against = await self._store.results.computer_ratings(computer_ratings.rated_people(match))
            rows = (seat_rows(match), new, computer_ratings.rows(match, against))
            try:
                if await self._store.results.book(match_row(match, rated=bool(new)), *rows):
                    log.info("match booked", match=match.match, players=match.rules.players, count=len(new))
            except Stale:
                continue  # their ratings changed meanwhile, because another match of one of them was booked
            return
        raise Unavailable(f"the ratings of match {match.match} move faster than they can be read")

    async def _ratings(self, match: FinishedMatch) -> list[RatingRow]:
        if not match.counts or await self._has_reached_limit(match):
            return []
        game = game_of(match)
        people = ratings.rated_people(match)
        new: list[RatingRow] = []
        for guild in (match.place.guild, OVERALL):
            current = await self._store.results.ratings(people, guild, game)
            new += ratings.rows(match, guild, game, current)
        return new

    async def _has_reached_limit(self, match: FinishedMatch) -> bool:
        """Whether the same people have had their rated matches of the day (rating abuse, reliability.md)."""
        people = {person.id for person in ratings.starters(match)}
        one = max(people)
        count = offset = 0
        while page := await self._store.results.history(one, _PAGE, offset):
            for rows in page:
                if rows.match.ended <= match.ended - DAY:
                    return False
                with_all = people <= {seat.person for seat in rows.seats}
                count += rows.match.rated and with_all
                if count == RATED_A_DAY:
                    return True
            offset += len(page)
        return False


def game_of(match: FinishedMatch) -> str:
    """The name under which a game's ratings are kept."""
    return match.rules.variant.value


def match_row(match: FinishedMatch, *, rated: bool) -> MatchRow:
    """The row of a finished match; ``rated`` says whether it changed ratings."""
    return MatchRow(
        match=match.match,
        table=match.table,
        guild=match.place.guild,
        channel=match.place.channel,
        game=game_of(match),
        players=match.rules.players,
        rated=rated,
        started=match.began,
        ended=match.ended,
        reason=match.result.reason.value,
    )


def seat_rows(match: FinishedMatch) -> list[SeatRow]:
    """A row for each seat with its holder at the end; then rows for those who gave a seat up, numbered on."""
    return [_seat_row(match, number, sitting) for number, sitting in enumerate(match.sittings)]


def prediction_rows(match: FinishedMatch) -> list[PredictionRow]:
    """A row for each prediction of a match that counts (G-1). A forgotten person has no name."""
    return [
        PredictionRow(
            match=match.match,
            person=one.person.id,
            guild=match.place.guild,
            ended=match.ended,
            name=one.person.name if one.person.id > 0 else "",
            hit=one.right,
            points=one.points,
        )
        for one in match.predictions
    ]


def _seat_row(match: FinishedMatch, number: int, sitting: Sitting) -> SeatRow:
    side = match.rules.side_of(sitting.seat)
    player = sitting.player
    is_known = not isinstance(player, Person) or player.id > 0
    return SeatRow(
        seat=number,
        side=side,
        person=player.id if isinstance(player, Person) else None,
        name=player.name if is_known else "",
        won=sitting.stayed and side in match.result.winners,
        points=sitting.points,
        score=match.result.score[side],
    )
