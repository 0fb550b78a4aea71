"""The events around the game, in the past tense. All but ``Predicted`` are public, unlike the game's own.

The log of a table holds these and ``bot.rules.events`` in one sequence.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.tables.model.people import Absence, Boards, Computer, EventTable, Person, Place, Player


class Access(StrEnum):
    """Who may sit down at a table."""

    OPEN = "open"
    INVITED = "invited"


class Seating(StrEnum):
    """How members get their seats, and so their teams."""

    RANDOM = "random"
    HOST = "host"
    JOIN_ORDER = "join_order"


class Tricks(StrEnum):
    """How finished tricks are shown in the channel (V-1).

    LIVE: on the table's one message, and all on a sheet after the deal. EACH: each in its own message.
    """

    LIVE = "live"
    EACH = "each"


class CloseReason(StrEnum):
    """Why a table was closed."""

    AGREED = "agreed"
    HOST = "host"
    MODERATOR = "moderator"
    ABANDONED = "abandoned"
    IDLE = "idle"
    REMOVED = "removed"
    EVENT = "event"


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A lobby was opened. ``match`` and ``commitment``: see fine print 37; ``nonce`` is the host's."""

    place: Place
    host: Person
    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    match: str
    commitment: str
    nonce: str
    tricks: Tricks = Tricks.EACH
    """Tables opened before this option existed post each trick."""


@dataclass(frozen=True, slots=True)
class EventTableOpened:
    """A table of an event was opened: its rules and seats are fixed (E-4).

    ``players`` are by seat. ``nonces`` are what each adds to the shuffle, None until a person is ready.
    """

    place: Place
    host: Person
    rules: Rules
    rated: bool
    match: str
    commitment: str
    event: EventTable
    players: tuple[Player, ...]
    nonces: tuple[str | None, ...]
    tricks: Tricks = Tricks.LIVE
    boards: Boards | None = None


@dataclass(frozen=True, slots=True)
class Unsealed:
    """The boards of the table may be shown to all: every table that plays them is done (D-12)."""


@dataclass(frozen=True, slots=True)
class BoardSet:
    """The table plays a board, which other tables play too (fine print 41); see ``BoardName``."""

    series: str
    number: int
    anchor: str


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down in the lobby."""

    person: Person
    nonce: str


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A member added fresh randomness to the shuffle."""

    person: int
    nonce: str


@dataclass(frozen=True, slots=True)
class LeftLobby:
    """A person left the lobby or was removed by the host."""

    person: int
    removed: bool = False


@dataclass(frozen=True, slots=True)
class ComputerJoined:
    """A computer was given a seat."""

    computer: Computer


@dataclass(frozen=True, slots=True)
class ComputerRemoved:
    """A computer was removed."""

    name: str


@dataclass(frozen=True, slots=True)
class Recommitted:
    """Members changed after nonces were given: there is a new seed, and all are asked for a new nonce."""

    match: str
    commitment: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another person became the host."""

    person: Person


@dataclass(frozen=True, slots=True)
class Invited:
    """A person was invited."""

    person: Person
    by: int


@dataclass(frozen=True, slots=True)
class InvitationDeclined:
    """A person declined an invitation."""

    person: int


@dataclass(frozen=True, slots=True)
class Arranged:
    """The host set the order of the members."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """The host changed the options."""

    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    tricks: Tricks = Tricks.EACH


@dataclass(frozen=True, slots=True)
class SeatsTaken:
    """Members became seats, in playing order, with the nonces that enter the shuffle. A match begins.

    ``rated``: whether the match counts, now that all players are known.
    """

    players: tuple[Player, ...]
    nonces: tuple[str, ...]
    rated: bool


@dataclass(frozen=True, slots=True)
class GestureSet:
    """The host described the gesture of a sign (R-62). An empty text restores the usual one."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class ElectionOpened:
    """The teams vote for their rais, and ``dealer`` deals afterwards.

    ``ratings`` by seat decide a tie (R-66).
    """

    dealer: int
    ratings: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class RaisVoted:
    """A seat voted for its captain. A later vote of the seat replaces it."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnWarned:
    """Two thirds of the turn clock are gone (R-90)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """The turn clock ran out. The table plays a card for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class MovedSimply:
    """The computer of a seat could not compute its move in full; its level plays this one more simply."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnHeld:
    """A turn would have ended in quiet hours; it ends at ``until`` instead (Unix milliseconds)."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class HolidayTaken:
    """The person of a seat is on holiday until ``until`` (Unix milliseconds). A later event replaces it."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class HolidayEnded:
    """A person's holiday ended, and their turns go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A computer took the seat of a person who is away or has left."""

    seat: int
    absence: Absence
    computer: Computer


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """A person took their seat back."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """A person took over the seat of somebody who had left or gives it away."""

    seat: int
    person: Person


@dataclass(frozen=True, slots=True)
class SubstituteCalled:
    """A person looks for a substitute: for their own seat, or for an absent person's."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CallDropped:
    """A person ended the call for a substitute."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class HintsAgreed:
    """A person agreed to hints in this match. When all have agreed, hints are allowed."""

    person: int


@dataclass(frozen=True, slots=True)
class HintsRefused:
    """A person refused hints."""

    person: int


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """All agreed: everybody may ask for hints in this match, and it is no longer rated."""


@dataclass(frozen=True, slots=True)
class ResignAgreed:
    """A person agreed to resign. When all of the side have agreed, the match is given up."""

    person: int
    side: int


@dataclass(frozen=True, slots=True)
class ResignRefused:
    """A person refused to resign."""

    person: int


@dataclass(frozen=True, slots=True)
class EndAgreed:
    """A person agreed to end the table. When all have agreed, it ends."""

    person: int


@dataclass(frozen=True, slots=True)
class EndRefused:
    """A person refused to end the table."""

    person: int


@dataclass(frozen=True, slots=True)
class Reopened:
    """The lobby was opened again after a match. Computers stay, and the other people are invited."""

    host: Person
    nonce: str
    match: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The bot was back after ``gone`` milliseconds that count against nobody: clocks go on as they stood.

    The number is negative if the system's clock was set back meanwhile. It is greater than the real downtime
    if the player to act would otherwise have no time left. None means unknown: running clocks begin anew.
    """

    gone: int | None = None


@dataclass(frozen=True, slots=True)
class Predicted:
    """An onlooker of a match of an event said which side wins (G-1). A later one of theirs replaces it.

    ``chance`` is that of the side by rating. The only event around the game that nobody sees: what of it is
    shown, and when, is in the ``predictions`` of a view.
    """

    person: Person
    side: int
    chance: float


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table was closed. ``withdrawn``: the seats of those who left its event."""

    reason: CloseReason
    withdrawn: tuple[int, ...] = ()


LobbyEvent: TypeAlias = (
    BoardSet
    | Joined
    | NonceGiven
    | LeftLobby
    | ComputerJoined
    | ComputerRemoved
    | Recommitted
    | HostChanged
    | Invited
    | InvitationDeclined
    | Arranged
    | Changed
    | GestureSet
)
"""The events that change a lobby."""
PlayingEvent: TypeAlias = (
    SeatsTaken
    | ElectionOpened
    | RaisVoted
    | TurnWarned
    | TurnMissed
    | MovedSimply
    | TurnHeld
    | HolidayTaken
    | HolidayEnded
    | SeatLeft
    | SeatReturned
    | SeatGiven
    | SubstituteCalled
    | CallDropped
    | HintsAgreed
    | HintsRefused
    | HintsAllowed
    | ResignAgreed
    | ResignRefused
    | EndAgreed
    | EndRefused
    | Reopened
    | Resumed
    | Unsealed
    | TableClosed
)
"""The events from the start of a match on, besides those of the game."""
TableEvent: TypeAlias = TableOpened | EventTableOpened | LobbyEvent | PlayingEvent | Predicted
LogEvent: TypeAlias = TableEvent | Event
"""Any event that can be in the log of a table."""
