"""The contract of the part of the store that says what people have become: ratings over time, ranks, records.

As in ``bot.store.base``, every write is one atomic statement, and every method raises ``Unavailable`` when
the engine cannot serve.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, Protocol

from bot.store.rows import CommonMatch, Feat, Partner, PointOf, RatingPoint, RecordCandidate, Viewer

By = Literal["rating", "wins"]
Record = Literal["highest", "deals", "behind"]
"""The figure of a ``RecordCandidate`` by which a record goes."""
EVER: Final = 2**63 - 1
"""A moment after every other, in Unix milliseconds."""


class Standing(Protocol):
    """Ratings over time, and the places and numbers that go with boards.

    ``viewer`` limits what is read to the matches that this person may be told of; None: every match.
    """

    async def rating_points(
        self, person: int, guild: int, game: str, limit: int, viewer: Viewer | None = None
    ) -> list[RatingPoint]:
        """The person's ratings at a game in a server (0: over all) after their latest matches.

        The latest comes first.
        """

    async def people(self, guild: int | None = None, game: str | None = None, *, by: By = "rating") -> int:
        """The number of people on a leaderboard, counted up to ``COUNT_LIMIT`` of its statements."""

    async def common_matches(
        self, person: int, other: int, limit: int, viewer: Viewer | None = None, *, game: str | None = None
    ) -> list[CommonMatch]:
        """The latest matches that two people played, of ``game`` or of all, the latest first (A-1)."""

    async def partners(
        self,
        person: int,
        guild: int,
        least: int,
        limit: int,
        viewer: Viewer | None = None,
        *,
        game: str | None = None,
    ) -> list[Partner]:
        """The person's partners in rated matches in a server (0: over all), from ``least`` matches on (A-2).

        The matches are those of ``game``, or all. Those with whom more is won than expected come first.
        """

    async def add_record_candidate(self, candidate: RecordCandidate) -> None:
        """Store the figures of a match that is booked next. The first time counts."""

    async def add_feats(self, feats: Sequence[Feat], *, every: Collection[str]) -> None:
        """Store feats of a match that is booked next, of people who are known at some table.

        Of kinds that are not in ``every`` only the earliest counts.
        """

    async def feats(self, person: int) -> list[Feat]:
        """The feats of a person, the earliest first; of some kinds later ones may be left out."""

    async def records(
        self, kind: Record, guild: int, game: str | None, limit: int, *, starts: int = 0, ends: int = EVER
    ) -> list[RecordCandidate]:
        """The records among a server's matches of people, at one game or at all, the greatest first (A-3).

        Only matches that ended in a period count; ``ends`` is outside.
        """

    async def name(self, person: int) -> str | None:
        """The name that a person last played under; None if they are unknown or forgotten."""

    async def places(self, person: int, guild: int) -> list[tuple[int, int]]:
        """Where in a server the person has finished matches, as ``Known.places`` has it."""

    async def backlog(self) -> list[str]:
        """The matches that were booked before their rating points were, in the order in which they ended."""

    async def add_points(self, points: Sequence[PointOf]) -> None:
        """Store points of matches in the backlog.

        Points that are there stay, and nobody who was forgotten gets any.
        """

    async def drop_backlog(self) -> None:
        """Empty the backlog."""
