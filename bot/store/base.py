"""The contract of the store: rows in, rows out, whatever the engine.

Bodies are opaque JSON text. Every write is durable when the call returns. It is one atomic statement, but for
the feats and predictions of a match and the end of a deal of the day: repeating such a call completes it. A
cancelled call may have been carried out, as when a process dies before it gets the answer: read again. Times
are Unix milliseconds UTC. Every method raises ``Unavailable`` when the engine cannot serve.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from bot.store.daily.deals import HasDeals
from bot.store.daily.puzzles import Puzzles
from bot.store.entrants import Entrants
from bot.store.guilds import Guilds
from bot.store.leases import Leases
from bot.store.rows import (
    Departure,
    Dm,
    Entry,
    GameStats,
    Head,
    LeaderRow,
    MatchRow,
    MessageRow,
    NewEntry,
    Place,
    Preferences,
    RatingRow,
    SeatRow,
    StoredMatch,
    Token,
    Viewer,
)
from bot.store.standing.computer_ratings import ComputerRatingRow, HasComputerRatings
from bot.store.standing.figures import Standing
from bot.store.standing.predictions import Predictions
from bot.store.standing.seasons import Seasons


class Log(Protocol):
    """The append-only logs of all tables. Each has a head row that is kept up to date automatically."""

    async def append(  # noqa: PLR0913 - everything that one commit contains, by name
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
        """Append ``entries`` as seq ``after`` + 1, … all or none.

        ``cause`` is an interaction's id, None if there is none. ``due_at`` replaces the table's deadline
        (None: it has none now). ``place`` is needed at the first append and moves the table at a later one.
        ``closes`` removes the table from every list of open tables for good, and everybody from it
        (``People.unseat``).

        Raises ``Stale`` if ``after`` is not the newest seq, ``Duplicate`` if ``cause`` is already in any
        table's log, and ``ValueError`` without entries or without the first place.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with seq > ``after`` in order; empty for an unknown table."""

    async def read_all(self, tables: Collection[str]) -> dict[str, list[Entry]]:
        """The whole logs of many tables at once, each in order. Unknown tables are left out."""

    async def head(self, table: str) -> Head | None:
        """The head row of a table, open or closed; None for an unknown table."""

    async def heads(self, guild: int | None = None) -> list[Head]:
        """The heads of open tables, ordered by table; with ``guild`` only those of one server."""

    async def closed(self, guild: int, most: int) -> list[str]:
        """The tables of a server that have closed, the last first; at most so many."""

    async def rewrite(self, table: str, seq: int, body: str) -> None:
        """Replace the body of one entry. Raises ``StoreError`` if there is no such entry.

        This is the only exception to append-only: a person may ask to be forgotten, and bodies contain their
        id and name. The caller puts an alias in their place and changes nothing else, so the log folds as
        before.
        """


class Seeds(Protocol):
    """The seeds of matches, in a file of their own: a log, or a copy of it, does not reveal a pack."""

    async def keep(self, match: str, seed: bytes) -> None:
        """Store the seed durably, before its commitment is published.

        Storing the same pair again does nothing. Raises ``Duplicate`` if ``match`` has another seed: a seed
        is never replaced.
        """

    async def seed(self, match: str) -> bytes | None:
        """The seed of ``match``; None if there is none."""

    async def seeds(self, matches: Collection[str]) -> dict[str, bytes]:
        """The seeds of many matches at once. Matches without a seed are left out."""


class Tokens(Protocol):
    """The tokens of interactions, beside the seeds: never in a backup, an export or a log."""

    async def put(self, token: Token) -> None:
        """Store a token in place of the previous one of its slot."""

    async def of_table(self, table: str, now: int) -> list[Token]:
        """The tokens of a table that are valid at ``now``, ordered by slot."""

    async def drop(self, table: str, slot: str) -> None:
        """Forget the token of a slot."""

    async def expire(self, now: int) -> int | None:
        """Overwrite the tokens that are invalid at ``now``.

        When the next one expires; None if there is none.
        """


class Owner(Protocol):
    """The Discord application to which the database belongs, and the commands registered with Discord.

    Only this application can edit the messages that the database knows.
    """

    async def application(self) -> int | None:
        """The id of the application; None before the first start."""

    async def belong(self, application: int) -> None:
        """Store the id of the application to which the database belongs."""

    async def commands(self, application: int, guild: int) -> str | None:
        """The digest of the commands that Discord accepted last, for a server (0: everywhere).

        None if unknown.
        """

    async def note_commands(self, application: int, guild: int, digest: str) -> None:
        """Store the digest of the commands that Discord has accepted, in place of the previous one."""

    async def forget_commands(self, application: int) -> None:
        """Forget which commands Discord has of an application."""


class Heartbeat(Protocol):
    """The heartbeat: when the bot was last alive. Time since then counts against nobody's clock."""

    async def beat(self, at: int) -> None:
        """Store ``at`` as the last time at which the bot was alive."""

    async def last(self) -> int | None:
        """The last time at which the bot was alive; None if there is none."""


class Messages(Protocol):
    """What each Discord message of a table shows. ``slot`` names it ("table", "hand:3", "trick:2:7")."""

    async def put(self, row: MessageRow, epoch: int = 0) -> None:
        """Store what the message in (table, slot) shows, in place of the previous value.

        ``epoch`` is that of the lease on the table's part (``bot.store.leases``). A value of a later epoch
        stays as it is.
        """

    async def of_table(self, table: str) -> list[MessageRow]:
        """The messages of a table, ordered by slot."""

    async def in_slot(self, slot: str) -> list[MessageRow]:
        """The messages of a slot, of all tables, ordered by table."""

    async def tables(self) -> list[str]:
        """The tables with a message, open or closed, ordered."""

    async def drop(self, table: str, slot: str, epoch: int = 0) -> None:
        """Forget the message in a slot. Does nothing if there is none, or one of a later epoch."""


class People(Protocol):
    """The choices of people, the tables where they sit or have sat, and the matches they left.

    Whoever seats people keeps the list of their tables.
    """

    async def preferences(self, person: int) -> Preferences:
        """The person's choices; the defaults if they have made none."""

    async def set_preferences(self, preferences: Preferences, before: Preferences | None = None) -> None:
        """Store the choices of a person that differ from ``before``; all of them if that is None.

        What was changed meanwhile stays, and so does ``dm_closed_at``, which is none of them. Raises
        ``Stale`` if the holidays are to change and were changed since ``before``.
        """

    async def set_dm_closed(self, person: int, at: int | None) -> None:
        """Store when their DMs last refused the bot, or that they accepted a message (None).

        The person's choices stay as they are.
        """

    async def dm(self, person: int) -> Dm:
        """The stored facts about a person's direct messages."""

    async def put_dm(self, dm: Dm) -> None:
        """Store the facts about a person's direct messages, in place of the previous ones.

        Nothing is stored of a person who is not known to have sat at a table, since they may have been
        forgotten.
        """

    async def seat_person(self, table: str, person: int) -> None:
        """Store that a person sits at a table. May be repeated."""

    async def unseat(self, table: str, persons: Collection[int]) -> None:
        """Store that these people have left the table. They stay among those who ever sat there."""

    async def tables_of(self, person: int) -> list[str]:
        """The open tables at which the person sits, ordered."""

    async def tables_ever(self, person: int) -> list[str]:
        """Every table at which the person has ever sat, ordered. Their name can be only in these logs."""

    async def note_departure(self, departure: Departure) -> None:
        """Store that a person left a rated match. The first time for a match counts.

        Nothing is stored of a person who is not known to have sat at the table, since they may have been
        forgotten.
        """

    async def forgive_departure(self, person: int, match: str) -> None:
        """Delete a person's departure from a match, because they came back. Does nothing if there is none."""

    async def drop_departures(self, before: int) -> None:
        """Delete all departures before a moment."""

    async def departures(self, person: int) -> list[Departure]:
        """The rated matches that the person has left, the latest first."""


class Results(HasComputerRatings, Protocol):
    """The finished matches, the ratings, and the statistics computed from them."""

    async def book(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow] = (),
    ) -> bool:
        """Store a match, its seats and the new ratings, all or none. False if the match is stored already.

        Raises ``Stale`` if a rating's ``matches`` is not one more than the stored one: another match of that
        person was booked after ``ratings`` was read. Read again, compute again.
        """

    async def ratings(self, persons: Iterable[int], guild: int, game: str) -> dict[int, RatingRow]:
        """The ratings at a game in a server (0: over all) of those ``persons`` who have one."""

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

        ``guild`` None: over all servers (ratings of guild 0). ``game`` None: every game, with the rating of
        each person's best one. Computers and forgotten people are left out.
        """

    async def stats(self, person: int, guild: int | None = None) -> list[GameStats]:
        """The person's figures for each game, in one server or over all (None), ordered by game."""

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
        """The person's matches, the latest first.

        ``guild`` limits them to one server, ``game`` to one game, ``viewer`` to those that this person may
        be told of.
        """

    async def match(self, match: str) -> StoredMatch | None:
        """One finished match; None if there is no such match."""

    async def forget(self, person: int, alias: int) -> None:
        """Replace the person by ``alias`` (negative) in finished matches, blank the name, delete all else.

        That includes the index of their tables: rewrite the logs of ``tables_ever`` first. May be repeated.
        """

    async def export(self, person: int) -> dict[str, Any]:
        """Everything stored about the person outside the logs: lists of plain rows by table."""


class Store(HasDeals, Protocol):
    """All parts of the store. There is one for each process and database."""

    @property
    def log(self) -> Log:
        """The logs of all tables."""

    @property
    def event_log(self) -> Log:
        """The logs of all events. Where ``Log`` says table, an event is meant; ``closes`` unseats nobody."""

    @property
    def entrants(self) -> Entrants:
        """Who takes part in events."""

    @property
    def seeds(self) -> Seeds:
        """The seeds of matches."""

    @property
    def tokens(self) -> Tokens:
        """The tokens of interactions."""

    @property
    def owner(self) -> Owner:
        """The application to which the database belongs."""

    @property
    def heartbeat(self) -> Heartbeat:
        """When the bot was last alive."""

    @property
    def messages(self) -> Messages:
        """What messages show."""

    @property
    def people(self) -> People:
        """The choices and seats of people."""

    @property
    def guilds(self) -> Guilds:
        """The settings of servers."""

    @property
    def results(self) -> Results:
        """Finished matches."""

    @property
    def leases(self) -> Leases | None:
        """The leases of several processes; None if the engine serves only one."""

    @property
    def standing(self) -> Standing:
        """Ratings over time, and what goes with boards."""

    @property
    def seasons(self) -> Seasons:
        """The seasons of servers."""

    @property
    def predictions(self) -> Predictions:
        """What came of predictions of onlookers."""

    @property
    def puzzles(self) -> Puzzles:
        """The daily puzzles."""

    async def close(self) -> None:
        """Finish the work in progress and release the database. May be repeated."""

    async def scrub(self) -> bool:
        """Overwrite what was deleted or rewritten before this call, in every file of the database.

        Takes seconds if the database is large; other writes come first meanwhile. False if it is postponed to
        the next call, or to the next opening at the latest, because somebody was reading. In any case no row
        can be read any more. Raises ``Unavailable``.
        """

    def displaced_files(self) -> list[str]:
        """The files that were removed or replaced while the store is open, one line each. The check is cheap.

        Until they are back, every write to them raises ``Unavailable``. Reading works as far as possible.
        """

    async def check(self) -> list[str]:
        """The flaws of the database, one line each; empty if it is sound."""

    async def backup(self, path: Path) -> None:
        """Write a copy that is no older than this call, with its seeds beside it, while play goes on.

        Raises ``Unavailable`` if ``path`` exists or cannot be written.
        """
