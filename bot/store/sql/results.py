"""The finished matches, the ratings and the statistics."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import astuple, replace
from itertools import groupby
from typing import Any, ClassVar, Final, Literal

from bot.store.engine import Row, Statements
from bot.store.errors import Stale
from bot.store.rows import GameStats, LeaderRow, MatchRow, RatingRow, SeatRow, StoredMatch, Viewer
from bot.store.sql.standing.figures import VISIBLE, viewer_values
from bot.store.standing.computer_ratings import ComputerRatingRow

# Both statements read an index that has their order, and only the rows that are skipped and shown. Server 0
# stands for all servers, the game '' for all games.
BY_RATING = """
    SELECT page.person, name, coalesce(rated_matches, 0), coalesce(rated_wins, 0), mu, sigma,
        coalesce(form, ''), coalesce(streak, 0), coalesce(listed, 0)
    FROM (
        SELECT person FROM rating WHERE guild = $1 AND game = $2
        ORDER BY skill DESC, person LIMIT $3 OFFSET $4
    ) AS page
    JOIN rating ON rating.person = page.person AND rating.guild = $1 AND rating.game = $2
    LEFT JOIN tally ON tally.person = page.person AND tally.guild = $1 AND tally.game = $2
    LEFT JOIN known_as ON known_as.person = page.person
    LEFT JOIN preferences ON preferences.person = page.person
    ORDER BY skill DESC, page.person
"""
BY_WINS = """
    SELECT page.person, name, tally.matches, wins, mu, sigma, form, streak, coalesce(listed, 0)
    FROM (
        SELECT person FROM tally WHERE guild = $1 AND game = $2
        ORDER BY wins DESC, matches, person LIMIT $3 OFFSET $4
    ) AS page
    JOIN tally ON tally.person = page.person AND tally.guild = $1 AND tally.game = $2
    LEFT JOIN rating ON rating.person = page.person AND rating.guild = $1 AND rating.game = $2
    LEFT JOIN known_as ON known_as.person = page.person
    LEFT JOIN preferences ON preferences.person = page.person
    ORDER BY wins DESC, tally.matches, page.person
"""
_HISTORY = f"""
    SELECT * FROM played WHERE match_id IN (
        SELECT match.match_id FROM match_seat
        JOIN match ON match.match_id = match_seat.match_id
        LEFT JOIN head ON head.table_id = match.table_id
        WHERE match_seat.person = $4 AND ($5 < 0 OR match.guild = $5) AND ($6 = '' OR match.game = $6)
        AND {VISIBLE}
        ORDER BY ended DESC, match.match_id DESC LIMIT $7 OFFSET $8
    )
    ORDER BY ended DESC, match_id DESC, seat
"""

_ANYWHERE: Final = -1
FORM: Final = 5
"""The number of the latest matches in a person's form."""

_ABOUT: Final = {
    "preferences": (
        (
            "language",
            "cards",
            "italian_deck",
            "french_deck",
            "dm_closed_at",
            "pictures",
            "zone",
            "quiet_from",
            "quiet_until",
            "reminders",
            "holidays",
            "confirm",
            "tutor",
            "listed",
            "badges",
        ),
        """
        SELECT
            language, cards, italian_deck, french_deck, dm_closed_at, pictures, zone, quiet_from,
            quiet_until, reminders, holidays, confirm, tutor, listed, badges
        FROM preferences WHERE person = $1
        """,
    ),
    "direct_messages": (
        ("channel", "tried_at", "told_at"),
        "SELECT channel, tried_at, told_at FROM dm WHERE person = $1",
    ),
    "tables": (
        ("table", "here"),
        "SELECT table_id, here FROM seat WHERE person = $1 ORDER BY table_id",
    ),
    "departures": (
        ("match", "table", "at"),
        "SELECT match_id, table_id, at FROM departure WHERE person = $1 ORDER BY at, match_id",
    ),
    "puzzles": (
        ("day", "step", "card", "outcome"),
        "SELECT day, step, card, outcome FROM puzzle_choice WHERE person = $1 ORDER BY day, step",
    ),
    "shared_puzzles": (
        ("guild", "day", "name", "channel", "message"),
        """
        SELECT guild, day, name, channel, message FROM puzzle_share
        WHERE person = $1 ORDER BY message
        """,
    ),
    "deals": (
        ("day", "table", "guild", "name", "ranked", "score", "points", "place", "size", "percent"),
        """
        SELECT day, table_id, guild, name, ranked, score, points, place, size, percent FROM deal_attempt
        WHERE person = $1 ORDER BY day
        """,
    ),
    "shared_deals": (
        ("guild", "day", "name", "channel", "message"),
        "SELECT guild, day, name, channel, message FROM deal_share WHERE person = $1 ORDER BY message",
    ),
    "events": (
        ("event", "guild", "title", "absent_at", "ended_at", "place"),
        """
        SELECT event_id, guild, title, absent_at, ended_at, place FROM entrant
        WHERE person = $1 ORDER BY event_id
        """,
    ),
    "ratings": (
        ("guild", "game", "mu", "sigma", "matches"),
        """
        SELECT guild, game, mu, sigma, matches FROM rating
        WHERE person = $1 AND game <> '' ORDER BY guild, game
        """,
    ),
    "computer_ratings": (
        ("game", "points", "deviation", "matches"),
        "SELECT game, points, deviation, matches FROM computer_rating WHERE person = $1 ORDER BY game",
    ),
    "rating_points": (
        ("guild", "game", "matches", "match", "at", "mu", "sigma", "expected"),
        """
        SELECT guild, game, matches, match_id, at, mu, sigma, expected FROM rating_point
        WHERE person = $1 ORDER BY guild, game, matches
        """,
    ),
    "feats": (
        ("kind", "match", "at"),
        "SELECT kind, match_id, at FROM feat WHERE person = $1 ORDER BY at, match_id, kind",
    ),
    "seasons": (
        ("guild", "season", "game", "name", "points", "matches", "wins", "longest", "mu", "sigma"),
        """
        SELECT guild, season, game, name, points, matches, wins, longest, mu, sigma FROM season_row
        WHERE person = $1 ORDER BY guild, season, game
        """,
    ),
    "predictions": (
        ("match", "guild", "ended", "name", "hit", "points"),
        """
        SELECT match_id, guild, ended, name, hit, points FROM prediction
        WHERE person = $1 ORDER BY ended, match_id
        """,
    ),
    "matches": (
        (
            "match",
            "table",
            "guild",
            "channel",
            "game",
            "players",
            "rated",
            "started",
            "ended",
            "reason",
            "seat",
            "side",
            "name",
            "won",
            "points",
            "score",
        ),
        """
        SELECT
            match_id, table_id, guild, channel, game, players, rated, started, ended, reason,
            seat, side, name, won, points, score
        FROM played WHERE person = $1 ORDER BY ended, match_id
        """,
    ),
}
"""Everything stored about a person outside the logs: the names of the columns, and one statement for each
table."""
_JSON: Final = "holidays"
"""The column that holds JSON."""


class SqlResults(ABC):
    """See ``bot.store.base.Results``."""

    RATINGS: ClassVar[str]
    """``$1``: people as a JSON array, ``$2``: a server, ``$3``: a game."""
    COMPUTER_RATINGS: ClassVar[str]
    """``$1``: people as a JSON array."""

    def __init__(self, reader: Statements) -> None:
        self._reader = reader

    async def book(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow] = (),
    ) -> bool:
        """Store a finished match. False if it is stored already; ``Stale`` if a rating has changed."""
        if await self._is_stored(match.match):
            return False
        try:
            await self._book(match, seats, ratings, computer_ratings)
        except Stale:
            if await self._is_stored(match.match):
                return False
            raise
        return True

    @abstractmethod
    async def _book(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow],
    ) -> None:
        """Store a match with its seats and ratings, all or none.

        Raises ``Stale`` if it is stored already or if a rating has changed.
        """

    async def _is_stored(self, match: str) -> bool:
        return bool(await self._reader.rows("SELECT 1 FROM match WHERE match_id = $1", match))

    async def ratings(self, persons: Iterable[int], guild: int, game: str) -> dict[int, RatingRow]:
        """The ratings at a game in a server (0: over all) of those ``persons`` who have one."""
        rows = await self._reader.rows(self.RATINGS, json.dumps(list(persons)), guild, game)
        return {row[0]: RatingRow(*row) for row in rows}

    async def computer_ratings(self, persons: Iterable[int]) -> list[ComputerRatingRow]:
        """The ratings of some people against computers at all games, ordered by person and game."""
        rows = await self._reader.rows(self.COMPUTER_RATINGS, json.dumps(list(persons)))
        return [ComputerRatingRow(*row) for row in rows]

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
        board = BY_RATING if by == "rating" else BY_WINS
        rows = await self._reader.rows(board, guild or 0, game or "", limit, offset)
        return [replace(LeaderRow(*row), listed=bool(row[-1])) for row in rows]

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

    async def history(
        self,
        person: int,
        limit: int = 10,
        offset: int = 0,
        *,
        guild: int | None = None,
        game: str | None = None,
        viewer: Viewer | None = None,
    ) -> list[StoredMatch]:
        """The person's matches, the latest first."""
        place = _ANYWHERE if guild is None else guild
        values = *viewer_values(viewer), person, place, game or "", limit, offset
        rows = await self._reader.rows(_HISTORY, *values)
        return _matches_of(rows)

    async def match(self, match: str) -> StoredMatch | None:
        """One finished match; None if there is no such match."""
        matches = _matches_of(
            await self._reader.rows("SELECT * FROM played WHERE match_id = $1 ORDER BY seat", match)
        )
        return matches[0] if matches else None

    async def forget(self, person: int, alias: int) -> None:
        """Replace the person by ``alias`` in finished matches, blank the name, delete all else."""
        if alias >= 0 or person <= 0:
            raise ValueError("people have positive ids, aliases negative ones")
        await self._forget(person, alias)

    @abstractmethod
    async def _forget(self, person: int, alias: int) -> None:
        """Do so in one step, as the engine can."""

    async def export(self, person: int) -> dict[str, Any]:
        """Everything stored about the person outside the logs: lists of plain rows by table."""
        about: dict[str, Any] = {"person": person}
        for name, (columns, sql) in _ABOUT.items():
            about[name] = [_plain(columns, row) for row in await self._reader.rows(sql, person)]
        return about


def as_json(rows: Sequence[SeatRow] | Sequence[RatingRow] | Sequence[ComputerRatingRow]) -> str:
    """Rows as a JSON array of arrays, for a statement that takes many of them."""
    plain = [row if isinstance(row, ComputerRatingRow) else astuple(row) for row in rows]
    return json.dumps(plain, ensure_ascii=False)


def _plain(columns: tuple[str, ...], row: Row) -> dict[str, Any]:
    """A row with the names of its columns, and with decoded JSON."""
    return {
        name: json.loads(value) if name == _JSON else value for name, value in zip(columns, row, strict=True)
    }


def _stats(game: str, matches: list[Row]) -> GameStats:
    """The figures of one game, from its matches in the order in which they ended."""
    outcomes = [bool(row[1]) for row in matches]
    points = [row[2] for row in matches]
    runs = [(outcome, len(list(run))) for outcome, run in groupby(outcomes)]
    last, length = runs[-1]
    return GameStats(
        game=game,
        matches=len(matches),
        wins=sum(outcomes),
        points=sum(points) / len(points),
        best=max(points),
        streak=length if last else -length,
        longest=max((length for outcome, length in runs if outcome), default=0),
        form="".join("LW"[outcome] for outcome in outcomes[-FORM:]),
        mu=matches[0][3],
        sigma=matches[0][4],
    )


def _matches_of(rows: list[Row]) -> list[StoredMatch]:
    """The matches of joined rows of match and seat, which are ordered by match."""
    return [
        StoredMatch(_match(columns), tuple(_seat(row[10:]) for row in seats))
        for columns, seats in groupby(rows, key=lambda row: row[:10])
    ]


def _match(row: Row) -> MatchRow:
    match, table, guild, channel, game, players, rated, started, ended, reason = row
    return MatchRow(match, table, guild, channel, game, players, bool(rated), started, ended, reason)


def _seat(row: Row) -> SeatRow:
    seat, side, person, name, won, points, score = row
    return SeatRow(seat, side, person, name, bool(won), points, score)
