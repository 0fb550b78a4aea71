"""What happened around the game, in the past tense. All of it is public; the game's own events are not.

The log of a table holds these and ``bot.rules.events`` in one sequence.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.tables.model.people import Absence, Computer, Person, Place, Player


class Access(StrEnum):
    """Who may sit down."""

    OPEN = "open"
    INVITED = "invited"


class Seating(StrEnum):
    """How members come to their seats, and so to their teams."""

    RANDOM = "random"
    HOST = "host"
    JOIN_ORDER = "join_order"


class Tricks(StrEnum):
    """How finished tricks are shown in the channel (V-1).

    LIVE: on the one message of the table, and after the deal on a sheet with all of them. EACH: in a message
    of its own each.
    """

    LIVE = "live"
    EACH = "each"


class CloseReason(StrEnum):
    """Why a table is no more."""

    AGREED = "agreed"
    HOST = "host"
    MODERATOR = "moderator"
    ABANDONED = "abandoned"
    IDLE = "idle"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A lobby stands. ``match`` and ``commitment``: fine print 37; ``nonce`` is the host's."""

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
    """Tables that were opened before there was a choice post each trick."""


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
    """A person left the lobby, or was sent out by the host."""

    person: int
    removed: bool = False


@dataclass(frozen=True, slots=True)
class ComputerJoined:
    """A computer was given a place."""

    computer: Computer


@dataclass(frozen=True, slots=True)
class ComputerRemoved:
    """A computer was sent away."""

    name: str


@dataclass(frozen=True, slots=True)
class Recommitted:
    """Members changed after nonces were given: a new seed, and everybody's nonce is asked for anew."""

    match: str
    commitment: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else is the host now."""

    person: Person


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody was asked to sit down."""

    person: Person
    by: int


@dataclass(frozen=True, slots=True)
class InvitationDeclined:
    """Somebody will not come."""

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

    ``rated``: whether it counts, now that everybody is known.
    """

    players: tuple[Player, ...]
    nonces: tuple[str, ...]
    rated: bool


@dataclass(frozen=True, slots=True)
class GestureSet:
    """The host described the gesture of a sign (R-62); an empty text brings the usual one back."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class ElectionOpened:
    """The teams vote for their rais; then ``dealer`` deals. ``ratings`` by seat decide a tie (R-66)."""

    dealer: int
    ratings: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class RaisVoted:
    """A seat voted for its captain; the last vote of a seat counts."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnWarned:
    """Two thirds of the turn clock are gone (R-90)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """The turn clock ran out; the table plays a card for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnHeld:
    """The turn would have ended in the quiet hours of its person: it ends then, in Unix milliseconds."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class HolidayTaken:
    """The person of a seat is on holiday until then, in Unix milliseconds; or until then after all."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class HolidayEnded:
    """The person's turns go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A computer sits in for a person who is away or has left."""

    seat: int
    absence: Absence
    computer: Computer


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The person is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """Somebody took over the seat of a person who had left or gives it away."""

    seat: int
    person: Person


@dataclass(frozen=True, slots=True)
class SubstituteCalled:
    """A person looks for somebody to play a seat on: their own, or that of somebody absent."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CallDropped:
    """A person looks for nobody any more."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class HintsAgreed:
    """A person would allow hints in this match; when all would, they are allowed."""

    person: int


@dataclass(frozen=True, slots=True)
class HintsRefused:
    """A person plays without hints."""

    person: int


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """All agreed: everybody may ask for hints in this match, and it is not rated any more."""


@dataclass(frozen=True, slots=True)
class ResignAgreed:
    """A person would give the match up; when all of the side would, it is given up."""

    person: int
    side: int


@dataclass(frozen=True, slots=True)
class ResignRefused:
    """A person plays on."""

    person: int


@dataclass(frozen=True, slots=True)
class EndAgreed:
    """A person would end the table; when all would, it ends."""

    person: int


@dataclass(frozen=True, slots=True)
class EndRefused:
    """A person plays on."""

    person: int


@dataclass(frozen=True, slots=True)
class Reopened:
    """The lobby stands again after a match. Computers stay; the other people are asked to come."""

    host: Person
    nonce: str
    match: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The bot came back after so many milliseconds that count against nobody: clocks go on as they stood.

    There are fewer than none where the system's clock was set back meanwhile, and more than the bot was away
    where somebody would else have no time left to act. None: not known, running clocks begin anew.
    """

    gone: int | None = None


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is no more."""

    reason: CloseReason


TableEvent: TypeAlias = (
    TableOpened
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
    | SeatsTaken
    | ElectionOpened
    | RaisVoted
    | TurnWarned
    | TurnMissed
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
    | TableClosed
)

LogEvent: TypeAlias = TableEvent | Event
"""Whatever may stand in the log of a table."""
