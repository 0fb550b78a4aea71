"""The contract of the store: rows in, rows out, whatever the engine.

Bodies are opaque JSON text. Every write is one atomic statement that is durable when the call returns. A call
that is cancelled may have been carried out, as when a process dies before it hears the answer: read again.
Every method raises ``Unavailable`` when the engine cannot serve.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from bot.store.errors import Duplicate, Stale, StoreError, Unavailable, WrongDatabase
from bot.store.rows import (
    Cards,
    Departure,
    Dm,
    Entry,
    GameStats,
    GuildSettings,
    Hands,
    Head,
    LeaderRow,
    MatchRow,
    NewEntry,
    Place,
    Played,
    Preferences,
    RatingRow,
    SeatRow,
    Shown,
    Token,
)

__all__ = [
    "Cards",
    "Departure",
    "Dm",
    "Duplicate",
    "Entry",
    "GameStats",
    "GuildSettings",
    "Guilds",
    "Hands",
    "Head",
    "Heartbeat",
    "LeaderRow",
    "Log",
    "MatchRow",
    "Messages",
    "NewEntry",
    "Owner",
    "People",
    "Place",
    "Played",
    "Preferences",
    "RatingRow",
    "Results",
    "SeatRow",
    "Seeds",
    "Shown",
    "Stale",
    "Store",
    "StoreError",
    "Token",
    "Tokens",
    "Unavailable",
    "WrongDatabase",
]


class Log(Protocol):
    """The append-only logs of all tables, each with a head row that follows by itself."""

    async def append(  # noqa: PLR0913 - everything one commit says, by name
        self,
        table: str,
        after: int,
        entries: Sequence[NewEntry],
        *,
        at: int,
        cause: str | None = None,
        due_at: int | None = None,
        place: Place | None = None,
        closes: bool = False,
    ) -> None:
        """Add ``entries`` as seq ``after`` + 1, … all or none.

        ``due_at`` replaces the table's deadline (None: it has none now). ``place`` is needed at the first
        append and moves the table at a later one. ``closes`` takes the table off every list of open tables,
        for good, and everybody off it (``People.unseat``).

        Raises ``Stale`` when ``after`` is not the newest seq, ``Duplicate`` when ``cause`` (an interaction's
        id) has been booked at any table, ``ValueError`` without entries or without the first place.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with seq > ``after`` in order; empty for an unknown table."""

    async def read_all(self, tables: Collection[str]) -> dict[str, list[Entry]]:
        """The whole logs of many tables at once, each in order; unknown tables are left out."""

    async def head(self, table: str) -> Head | None:
        """The head row of a table, open or closed; None for an unknown one."""

    async def heads(self, guild: int | None = None) -> list[Head]:
        """The heads of open tables, of one server where it is named, ordered by table."""

    async def due(self, until: int) -> list[tuple[str, int]]:
        """``(table, due_at)`` of open tables with due_at <= ``until``, the earliest first."""

    async def next_due(self) -> int | None:
        """The earliest deadline of all open tables."""

    async def rewrite(self, table: str, seq: int, body: str) -> None:
        """Replace the body of one entry; raises ``StoreError`` when there is none.

        The only exception to append-only: a person may ask to be forgotten, and their id and name are in the
        bodies. The caller puts an alias in their place and changes nothing else, so the log folds as before.
        """

    async def rebuild_heads(self) -> None:
        """Derive every head row from the log alone."""


class Seeds(Protocol):
    """Server seeds, in a file of their own: who can read a log, or a copy of it, cannot read a pack."""

    async def keep(self, match: str, seed: bytes) -> None:
        """Store the seed durably, before its commitment is published; repeating the same pair does nothing.

        Raises ``Duplicate`` when another seed stands under ``match``: a seed is never replaced.
        """

    async def seed(self, match: str) -> bytes | None:
        """The seed kept under ``match``."""

    async def seeds(self, matches: Collection[str]) -> dict[str, bytes]:
        """The seeds kept under many matches at once; those without one are left out."""


class Tokens(Protocol):
    """Tokens of interactions, beside the seeds: never in a backup, an export or a log."""

    async def put(self, token: Token) -> None:
        """Store a token in the place of the one that its slot has."""

    async def of_table(self, table: str, now: int) -> list[Token]:
        """The tokens of a table that are good at a time, ordered by slot."""

    async def drop(self, table: str, slot: str) -> None:
        """Forget the token of a slot."""

    async def expire(self, now: int) -> int | None:
        """Overwrite the tokens that are no longer good at a time; returns when the next one ends, if any."""


class Owner(Protocol):
    """Which application at Discord the database belongs to, and which commands Discord has of it.

    Nobody else can edit the messages that the database knows of.
    """

    async def application(self) -> int | None:
        """The id of the application; None before the first start."""

    async def belong(self, application: int) -> None:
        """Note whose the database is from now on."""

    async def commands(self, application: int, guild: int) -> str | None:
        """The digest of the commands that Discord took last, of a server (0: everywhere)."""

    async def note_commands(self, application: int, guild: int, digest: str) -> None:
        """Note that Discord has taken commands, in place of what it took before."""

    async def forget_commands(self, application: int) -> None:
        """Note that nothing is known of the commands that Discord has of an application."""


class Heartbeat(Protocol):
    """When the bot last lived: what has passed since then counts against nobody's clock."""

    async def beat(self, at: int) -> None:
        """Note that the bot lives at ``at``, in place of what was noted before."""

    async def last(self) -> int | None:
        """What was noted last; None where nothing ever was."""


class Messages(Protocol):
    """What each Discord message of a table shows; ``slot`` names it ("table", "hand:3", "trick:2:7")."""

    async def put_shown(self, shown: Shown) -> None:
        """Store what the message in (table, slot) shows, in place of what was there."""

    async def shown(self, table: str) -> list[Shown]:
        """The messages of a table, ordered by slot."""

    async def showing(self) -> list[str]:
        """The tables that have a message, open or closed, ordered."""

    async def drop_shown(self, table: str, slot: str) -> None:
        """Forget the message in a slot; nothing happens where there is none."""


class People(Protocol):
    """People's choices, where they sit or have sat (kept by whoever seats them), and what they left."""

    async def preferences(self, person: int) -> Preferences:
        """The person's choices, the defaults where they have made none."""

    async def set_preferences(self, preferences: Preferences) -> None:
        """Store all of a person's choices."""

    async def set_dm_closed(self, person: int, at: int | None) -> None:
        """Note that their DMs refused us at ``at``, or (None) took a message; leaves their choices alone."""

    async def dm(self, person: int) -> Dm:
        """What is known of a person's direct messages."""

    async def put_dm(self, dm: Dm) -> None:
        """Store what is known of a person's direct messages, in place of what was there.

        Nothing is stored of a person who is not known to have sat at a table: they may have been forgotten.
        """

    async def seat_person(self, table: str, person: int) -> None:
        """Note that the person sits at the table; may be repeated."""

    async def unseat(self, table: str, persons: Collection[int]) -> None:
        """Note that these people have left; they stay among those who ever sat there."""

    async def tables_of(self, person: int) -> list[str]:
        """The open tables at which the person sits, ordered."""

    async def tables_ever(self, person: int) -> list[str]:
        """Every table at which the person has ever sat, ordered: where their name may be found."""

    async def note_departure(self, departure: Departure) -> None:
        """Note that somebody has left a rated match; the first time for a match counts.

        Nothing is noted of a person who is not known to have sat at the table: they may have been forgotten.
        """

    async def forgive_departure(self, person: int, match: str) -> None:
        """Somebody came back to a match; nothing happens where they had not left it."""

    async def drop_departures(self, before: int) -> None:
        """Forget all departures from before a moment."""

    async def departures(self, person: int) -> list[Departure]:
        """The rated matches that the person has left, the latest first."""


class Guilds(Protocol):
    """What servers have set."""

    async def settings(self, guild: int) -> GuildSettings:
        """The server's settings, the defaults where it has none."""

    async def set_settings(self, settings: GuildSettings) -> None:
        """Store all of a server's settings; the bot is there."""

    async def kept(self) -> set[int]:
        """The servers that have settings and have not removed the bot, as far as is noted."""

    async def note_left(self, guild: int, at: int) -> None:
        """Note that a server has removed the bot; the first time counts. Nothing happens without settings."""

    async def note_here(self, guilds: Collection[int]) -> None:
        """Note that the bot is on these servers, whatever was noted before."""

    async def drop_left(self, before: int) -> list[int]:
        """Delete the settings of servers that removed the bot before a moment; returns which, in order."""


class Results(Protocol):
    """Finished matches, ratings and what can be read out of them."""

    async def book(self, match: MatchRow, seats: Sequence[SeatRow], ratings: Sequence[RatingRow]) -> bool:
        """Store a match, its seats and the ratings after it, all or none; False when it is booked already.

        Raises ``Stale`` when a rating's ``matches`` is not one more than what is stored: another match of
        that person has been booked since ``ratings`` was read. Read again, compute again.
        """

    async def ratings(self, persons: Iterable[int], guild: int, game: str) -> dict[int, RatingRow]:
        """The ratings at a game in a server (0: over all) of those among ``persons`` who have one."""

    async def leaderboard(
        self,
        guild: int | None = None,
        game: str | None = None,
        limit: int = 10,
        offset: int = 0,
        *,
        by: Literal["rating", "wins"] = "rating",
    ) -> list[LeaderRow]:
        """People ordered by mu - 3 sigma over rated matches, or by wins over all matches.

        ``guild`` None: over all servers (ratings of guild 0). ``game`` None: every game, and the rating of
        each person's best one. Computers and people who were forgotten are left out.
        """

    async def stats(self, person: int, guild: int | None = None) -> list[GameStats]:
        """The person's figures per game, in one server or over all, ordered by game."""

    async def history(self, person: int, limit: int = 10, offset: int = 0) -> list[Played]:
        """The person's matches, the latest first."""

    async def match(self, match: str) -> Played | None:
        """One finished match."""

    async def forget(self, person: int, alias: int) -> None:
        """Put ``alias`` (negative) for the person in finished matches, blank the name, delete all else.

        The index of tables goes too: rewrite the logs of ``tables_ever`` before. May be repeated.
        """

    async def export(self, person: int) -> dict[str, Any]:
        """Everything stored about the person outside the logs: lists of plain rows by table."""


class Store(Protocol):
    """The bundle; one per process and database."""

    @property
    def log(self) -> Log:
        """The logs of all tables."""

    @property
    def seeds(self) -> Seeds:
        """The server seeds."""

    @property
    def tokens(self) -> Tokens:
        """Tokens of interactions."""

    @property
    def owner(self) -> Owner:
        """Whose database it is."""

    @property
    def heartbeat(self) -> Heartbeat:
        """When the bot last lived."""

    @property
    def messages(self) -> Messages:
        """What messages show."""

    @property
    def people(self) -> People:
        """People's choices and seats."""

    @property
    def guilds(self) -> Guilds:
        """Servers' settings."""

    @property
    def results(self) -> Results:
        """Finished matches."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database; may be repeated."""

    async def scrub(self) -> bool:
        """Overwrite what was deleted or rewritten before this call, in every file of the database.

        Takes seconds where the database is large; what others write meanwhile comes first. False where it is
        left to the next time, or to the next opening at the latest, because somebody was reading. Nobody
        reads the rows themselves any more in any case. Raises ``Unavailable``.
        """

    def displaced(self) -> list[str]:
        """The files that were removed or replaced under the open store, one line each, cheaply.

        Until they are back, every write to them raises ``Unavailable``; what can be read still is.
        """

    async def check(self) -> list[str]:
        """What is wrong with the database, one line each; empty when it is sound."""

    async def backup(self, path: Path) -> None:
        """Write a copy that is no older than this call, with its seeds beside it, while play goes on.

        Raises ``Unavailable`` when ``path`` exists or cannot be written.
        """
