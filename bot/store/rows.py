"""The rows of the store: plain frozen values without behaviour or knowledge of the games.

Times are Unix milliseconds UTC. People, servers, channels and messages are Discord ids, below 2**63.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Cards = Literal["both", "dm", "here"]
"""Where a person's cards go: by direct message and behind a button ("dm", "both"), or behind the button
alone ("here")."""
Hands = Literal["both", "here"]
"""Where a server's tables send the cards of people who have chosen nothing; values as for ``Cards``."""
ShowsTricks = Literal["live", "each"]
"""How a server shows the finished tricks."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A new row for a table's log: the kind's stable name and its body as JSON text."""

    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a table's log. Only the first row of an append has a ``cause``."""

    seq: int
    kind: str
    body: str
    at: int
    cause: str | None


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a table: a server and one of its channels or threads."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Head:
    """The newest seq of a table, its next deadline (or None), its place, and whether it is open."""

    table: str
    seq: int
    due_at: int | None
    guild: int
    channel: int
    open: bool


@dataclass(frozen=True, slots=True)
class MessageRow:
    """What one Discord message shows; ``shows`` is the publisher's own note (a seq, a hash)."""

    table: str
    slot: str
    channel: int
    message: int
    shows: str
    at: int


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices, each None if they have made none.

    - ``dm_closed_at``: when a DM was last refused.
    - A deck is kept for each family of suits.
    - ``pictures``: if false, everything that only this person sees is in words alone.
    - ``zone``: an IANA time zone. ``quiet_from`` and ``quiet_until`` are minutes of its day.
    - ``reminders``: whether they want to be told of their turns in correspondence games.
    - ``holidays``: pairs (from, until) in order.
    - ``confirm``: whether a card is played only when its button is pressed twice.
    - ``tutor``: whether it is offered to them until they have finished a match.
    - ``listed``: whether they are named on the boards of all servers.
    - ``badges``: whether others see their badges.
    """

    person: int
    language: str | None = None
    cards: Cards | None = None
    italian_deck: str | None = None
    french_deck: str | None = None
    dm_closed_at: int | None = None
    pictures: bool = True
    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    reminders: bool = True
    holidays: tuple[tuple[int, int], ...] = ()
    confirm: bool = False
    tutor: bool = True
    listed: bool = False
    badges: bool = True


@dataclass(frozen=True, slots=True)
class Dm:
    """The channel of a person's direct messages; None if no open one is known.

    ``tried_at`` is when an attempt last failed for reasons that are not theirs. ``told_at`` is when they
    were told where their cards are meanwhile.
    """

    person: int
    channel: int | None = None
    tried_at: int | None = None
    told_at: int | None = None


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's choices. None means the bot's default, and no channels means every channel.

    - ``puzzle_channel``: where a message about each daily puzzle is posted; None for no message.
    - ``puzzle_hour``: the hour of that message.
    - ``zone``: the server's time zone; None for UTC.
    - ``digest_channel``: where a digest is posted each week; None for no digest.
    - ``deal_channel``, ``deal_hour``: the same for a message about each deal of the day that has closed.
    - ``deal_listed``: whether other servers see its name among the results of servers.
    """

    guild: int
    language: str | None = None
    channels: tuple[int, ...] = ()
    per_person: int | None = None
    per_channel: int | None = None
    per_server: int | None = None
    hands: Hands = "both"
    tricks: ShowsTricks = "live"
    puzzle_channel: int | None = None
    puzzle_hour: int = 8
    zone: str | None = None
    digest_channel: int | None = None
    deal_channel: int | None = None
    deal_hour: int = 8
    deal_listed: bool = False


@dataclass(frozen=True, slots=True)
class WeeklyDigest:
    """A server that wants a digest each week (A-4), and the week of the last one.

    ``week`` is its Monday, as ``2026-11-23``; empty before the first one. ``zone`` is None for UTC.
    """

    guild: int
    channel: int
    zone: str | None
    week: str


@dataclass(frozen=True, slots=True)
class Token:
    """An interaction's token that can edit the message in a slot of a table until it expires.

    ``message`` is the message's id, None for the message that the interaction came from or was answered with
    (Discord's ``@original``). ``until`` is in Unix milliseconds. ``shows`` is for the caller's use.
    """

    table: str
    slot: str
    message: int | None
    token: str
    until: int
    shows: str = ""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A finished match. ``reason`` is the stable name of why it ended."""

    match: str
    table: str
    guild: int
    channel: int
    game: str
    players: int
    rated: bool
    started: int
    ended: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a finished match and its player.

    ``person`` is None for a computer and negative for a forgotten person. ``points`` are card points over
    the whole match, ``score`` is what the match counted.
    """

    seat: int
    side: int
    person: int | None
    name: str
    won: bool
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Departure:
    """A person's departure from a rated match, from which they have not come back."""

    person: int
    match: str
    table: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A finished match with its seats in order."""

    match: MatchRow
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's rating at one game in one server (0: over all) after ``matches`` rated matches.

    ``expected`` is the chance of winning that their side had before the match that is booked with it (A-2).
    """

    person: int
    guild: int
    game: str
    mu: float
    sigma: float
    matches: int
    expected: float | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A person's rating after one match: the ``matches``-th rated one at that game and place (S-1)."""

    matches: int
    match: str
    at: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class PointOf:
    """A ``RatingPoint`` with whose it is, where, and the chance of winning that their side had before."""

    person: int
    guild: int
    game: str
    matches: int
    match: str
    at: int
    mu: float
    sigma: float
    expected: float | None


@dataclass(frozen=True, slots=True)
class RecordCandidate:
    """The figures of a match that the records of a server compare (A-3).

    ``people`` is false if a computer played. ``absent`` are the seats whose holders were not there at the
    end, as numbers between commas. ``highest`` is the most card points of a side in a deal,
    ``behind`` the most by which a side was behind in a deal that it won.
    """

    match: str
    guild: int
    game: str
    ended: int
    people: bool
    deals: int
    highest: int
    highest_side: int
    highest_deal: int
    behind: int
    behind_side: int
    behind_deal: int
    absent: str = ""


@dataclass(frozen=True, slots=True)
class CommonMatch:
    """A match that two people played: for or against each other, who of them won, and their card points.

    ``deals`` is None if the number of deals is not stored.
    """

    match: str
    ended: int
    game: str
    partners: bool
    won: bool
    other_won: bool
    points: int
    other_points: int
    deals: int | None


@dataclass(frozen=True, slots=True)
class Partner:
    """A person's partner: their rated matches as partners, the wins, and the wins that ratings expected."""

    person: int
    name: str
    matches: int
    wins: int
    expected: float


@dataclass(frozen=True, slots=True)
class Feat:
    """What a person has done in a match that earns a badge (A-5)."""

    person: int
    kind: str
    match: str
    at: int


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who may be told of matches: those they played, and those at places that they see.

    ``places`` are pairs of a channel and the channel or thread in it where a table's messages are, all of one
    server.
    """

    person: int
    guild: int
    places: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A row of a leaderboard. ``name`` is the latest one; ``mu`` and ``sigma`` are missing if unrated.

    ``form`` is a letter for each of the latest five matches, W or L, the latest last. ``streak`` counts the
    latest matches with equal outcome (positive: won, negative: not). Both are in the order of booking.
    ``listed``: whether the person wants to be named on boards of all servers.
    """

    person: int
    name: str
    matches: int
    wins: int
    mu: float | None
    sigma: float | None
    form: str
    streak: int
    listed: bool = False


@dataclass(frozen=True, slots=True)
class GameStats:
    """A person's figures at one game.

    ``points`` is the average of the card points of a match, ``best`` the most in one. ``streak`` counts the
    latest matches with equal outcome (positive: won, negative: not); ``longest`` is the longest row of wins
    ever. ``form`` is a letter for each of the latest five matches, W or L, the latest last.
    """

    game: str
    matches: int
    wins: int
    points: float
    best: int
    streak: int
    longest: int
    form: str
    mu: float | None
    sigma: float | None


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """The message about a puzzle in a server, and whether the solution stands in it."""

    guild: int
    day: str
    channel: int
    message: int
    solved: bool = False
