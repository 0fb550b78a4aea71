"""Finished matches, ratings and statistics on SQLite."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import astuple
from itertools import groupby
from typing import Any, Literal

from bot.store.engine import Row, Statements
from bot.store.errors import Stale
from bot.store.rows import GameStats, LeaderRow, MatchRow, Played, RatingRow, SeatRow

_BOOK = """
    INSERT INTO booking (
        match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings
    ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""
# Both statements read an index that has their order, and only the rows that are skipped and shown. Server 0
# stands for all servers, the game '' for all games.
_BY_RATING = """
    SELECT page.person, name, coalesce(rated_matches, 0), coalesce(rated_wins, 0), mu, sigma
    FROM (
        SELECT person FROM rating WHERE guild = $1 AND game = $2
        ORDER BY skill DESC, person LIMIT $3 OFFSET $4
    ) AS page
    JOIN rating ON rating.person = page.person AND rating.guild = $1 AND rating.game = $2
    LEFT JOIN tally ON tally.person = page.person AND tally.guild = $1 AND tally.game = $2
    LEFT JOIN known_as ON known_as.person = page.person
    ORDER BY skill DESC, page.person
"""
_BY_WINS = """
    SELECT page.person, name, tally.matches, wins, mu, sigma
    FROM (
        SELECT person FROM tally WHERE guild = $1 AND game = $2
        ORDER BY wins DESC, matches, person LIMIT $3 OFFSET $4
    ) AS page
    JOIN tally ON tally.person = page.person AND tally.guild = $1 AND tally.game = $2
    LEFT JOIN rating ON rating.person = page.person AND rating.guild = $1 AND rating.game = $2
    LEFT JOIN known_as ON known_as.person = page.person
    ORDER BY wins DESC, tally.matches, page.person
"""
_HISTORY = """
    SELECT * FROM played WHERE match_id IN (
        SELECT match_id FROM played WHERE person = $1 ORDER BY ended DESC, match_id DESC LIMIT $2 OFFSET $3
    )
    ORDER BY ended DESC, match_id DESC, seat
"""

# Everything stored about a person outside the logs: each row as a JSON object, one statement for each table.
_ABOUT = {
    "preferences": """
        SELECT json_object(
            'language', language, 'cards', cards, 'italian_deck', italian_deck, 'french_deck', french_deck,
            'dm_closed_at', dm_closed_at, 'pictures', pictures, 'zone', zone, 'quiet_from', quiet_from,
            'quiet_until', quiet_until, 'reminders', reminders, 'holidays', json(holidays),
            'confirm', confirm, 'tutor', tutor
        )
        FROM preferences WHERE person = $1
    """,
    "direct_messages": """
        SELECT json_object('channel', channel, 'tried_at', tried_at, 'told_at', told_at)
        FROM dm WHERE person = $1
    """,
    "tables": """
        SELECT json_object('table', table_id, 'here', here) FROM seat WHERE person = $1 ORDER BY table_id
    """,
    "departures": """
        SELECT json_object('match', match_id, 'table', table_id, 'at', at) FROM departure
        WHERE person = $1 ORDER BY at, match_id
    """,
    "ratings": """
        SELECT json_object('guild', guild, 'game', game, 'mu', mu, 'sigma', sigma, 'matches', matches)
        FROM rating WHERE person = $1 AND game <> '' ORDER BY guild, game
    """,
    "matches": """
        SELECT json_object(
            'match', match_id, 'table', table_id, 'guild', guild, 'channel', channel, 'game', game,
            'players', players, 'rated', rated, 'started', started, 'ended', ended, 'reason', reason,
            'seat', seat, 'side', side, 'name', name, 'won', won, 'points', points, 'score', score
        )
        FROM played WHERE person = $1 ORDER BY ended, match_id
    """,
}


class SqliteResults:
    """See ``bot.store.base.Results``."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def book(self, match: MatchRow, seats: Sequence[SeatRow], ratings: Sequence[RatingRow]) -> bool:
        """Store a finished match. False if it is stored already; ``Stale`` if a rating has changed."""
        if await self._booked(match.match):
            return False
        try:
            await self._writer.rows(
                _BOOK,
                *astuple(match),
                json.dumps([astuple(seat) for seat in seats], ensure_ascii=False),
                json.dumps([astuple(rating) for rating in ratings], ensure_ascii=False),
            )
        except Stale:
            if await self._booked(match.match):
                return False
            raise
        return True

    async def _booked(self, match: str) -> bool:
        return bool(await self._reader.rows("SELECT 1 FROM match WHERE match_id = $1", match))

    async def ratings(self, persons: Iterable[int], guild: int, game: str) -> dict[int, RatingRow]:
        """The ratings at a game in a server (0: over all) of those ``persons`` who have one."""
        rows = await self._reader.rows(
            """
            SELECT person, guild, game, mu, sigma, matches FROM rating
            WHERE person IN (SELECT value FROM json_each($1)) AND guild = $2 AND game = $3
            """,
            json.dumps(list(persons)),
            guild,
            game,
        )
        return {row[0]: RatingRow(*row) for row in rows}

    async def leaderboard(
        self,
        guild: int | None = None,
        game: str | None = None,
        limit: int = 10,
        offset: int = 0,
        *,
        by: Literal["rating", "wins"] = "rating",
    ) -> list[LeaderRow]:
        """People ordered by mu - 3 sigma over rated matches, or by wins over all matches."""
        board = _BY_RATING if by == "rating" else _BY_WINS
        rows = await self._reader.rows(board, guild or 0, game or "", limit, offset)
        return [LeaderRow(*row) for row in rows]

    async def stats(self, person: int, guild: int | None = None) -> list[GameStats]:
        """The person's figures for each game, in one server or over all, ordered by game."""
        rows = await self._reader.rows(
            """
            SELECT played.game, won, points, mu, sigma
            FROM played LEFT JOIN rating ON rating.person = played.person AND rating.game = played.game
                AND rating.guild = coalesce($2, 0)
            WHERE played.person = $1 AND ($2 IS NULL OR played.guild = $2)
            ORDER BY played.game, ended, match_id
            """,
            person,
            guild,
        )
        return [_stats(game, list(matches)) for game, matches in groupby(rows, key=lambda row: row[0])]

    async def history(self, person: int, limit: int = 10, offset: int = 0) -> list[Played]:
        """The person's matches, the latest first."""
        return _played(await self._reader.rows(_HISTORY, person, limit, offset))

    async def match(self, match: str) -> Played | None:
        """One finished match; None if there is no such match."""
        played = _played(
            await self._reader.rows("SELECT * FROM played WHERE match_id = $1 ORDER BY seat", match)
        )
        return played[0] if played else None

    async def forget(self, person: int, alias: int) -> None:
        """Replace the person by ``alias`` in finished matches, blank the name, delete all else."""
        if alias >= 0 or person <= 0:
            raise ValueError("people have positive ids, aliases negative ones")
        await self._writer.rows("INSERT INTO forgetting (person, alias) VALUES ($1, $2)", person, alias)

    async def export(self, person: int) -> dict[str, Any]:
        """Everything stored about the person outside the logs: lists of plain rows by table."""
        about: dict[str, Any] = {"person": person}
        for name, sql in _ABOUT.items():
            about[name] = [json.loads(row) for (row,) in await self._reader.rows(sql, person)]
        return about


def _stats(game: str, matches: list[Row]) -> GameStats:
    """The figures of one game, from its matches in the order in which they ended."""
    won = [bool(row[1]) for row in matches]
    points = [row[2] for row in matches]
    runs = [(outcome, len(list(run))) for outcome, run in groupby(won)]
    last, length = runs[-1]
    return GameStats(
        game=game,
        matches=len(matches),
        wins=sum(won),
        points=sum(points) / len(points),
        best=max(points),
        streak=length if last else -length,
        longest=max((length for outcome, length in runs if outcome), default=0),
        mu=matches[0][3],
        sigma=matches[0][4],
    )


def _played(rows: list[Row]) -> list[Played]:
    """The matches of joined rows of match and seat, which are ordered by match."""
    return [
        Played(_match(columns), tuple(_seat(row[10:]) for row in seats))
        for columns, seats in groupby(rows, key=lambda row: row[:10])
    ]


def _match(row: Row) -> MatchRow:
    match, table, guild, channel, game, players, rated, started, ended, reason = row
    return MatchRow(match, table, guild, channel, game, players, bool(rated), started, ended, reason)


def _seat(row: Row) -> SeatRow:
    seat, side, person, name, won, points, score = row
    return SeatRow(seat, side, person, name, bool(won), points, score)
