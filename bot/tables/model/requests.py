"""The requests of people and of the clock to a table. The moves of the game are ``bot.rules.actions``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.actions import Action
from bot.rules.rules import Rules
from bot.tables.model.events import Access, Seating, Tricks
from bot.tables.model.people import Person
from bot.tables.model.table import Stage


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, or take one's own seat back from a computer."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table. During a match a computer takes the seat."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Add a new nonce, the interaction's id, to the shuffle."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Invite a person."""

    person: Person


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline an invitation."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Give a free seat to a computer of a level."""

    level: str


@dataclass(frozen=True, slots=True)
class ReplaceComputer:
    """Have a computer of a level sit where the one sits that came last."""

    level: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Remove the computer that came last."""


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a person from the lobby (host only)."""

    person: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Set the order of the seats (host only): indices of members, seat 0 first. This makes the teams."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """Change what the table plays and how it is filled (host only)."""

    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    tricks: Tricks = Tricks.LIVE


@dataclass(frozen=True, slots=True)
class SetGesture:
    """Describe the gesture of a sign (host only); an empty text restores the usual one (R-62)."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match. ``Tables`` fills in ``ratings`` by a person's id; they decide ties (R-66)."""

    ratings: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class VoteRais:
    """Vote for the captain of one's team (R-66). ``seat`` is the captain's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Propose or agree to give the match up. Only possible with two sides."""


@dataclass(frozen=True, slots=True)
class RefuseResign:
    """Refuse to give the match up, although somebody of the side proposed it."""


@dataclass(frozen=True, slots=True)
class End:
    """Propose or agree to end the table. The host of a lobby ends it at once."""


@dataclass(frozen=True, slots=True)
class RefuseEnd:
    """Refuse to end the table, although somebody proposed it."""


@dataclass(frozen=True, slots=True)
class EndByModerator:
    """End the table at once. The caller has checked that the person may."""


@dataclass(frozen=True, slots=True)
class CallSubstitute:
    """Look for a substitute: for oneself (None), or for the absent person of a seat."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DropCall:
    """End the call for a substitute: for oneself (None), or for a seat."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Substitute:
    """Take over a seat that somebody left or gives away; None for the only or the first one."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AllowHints:
    """Propose or agree that everybody may ask for hints. The match is unrated then."""


@dataclass(frozen=True, slots=True)
class RefuseHints:
    """Refuse hints, although somebody proposed them."""


@dataclass(frozen=True, slots=True)
class Predict:
    """Say, as an onlooker of a match of an event, which side wins (G-1). ``Tables`` fills in ``chance``."""

    side: int
    chance: float = 0.0


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open the lobby again for another match at the same table."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock: carry out the task that is due at the table."""


@dataclass(frozen=True, slots=True)
class EndByRemoval:
    """Close the table because the bot was removed from its server."""


@dataclass(frozen=True, slots=True)
class Unseal:
    """The event shows to all what was played at its boards (D-12). Only the system sends it."""


@dataclass(frozen=True, slots=True)
class EndByEvent:
    """Close the table because its event needs it no longer, if it is at one of some stages by then.

    ``withdrawn``: the seats whose people left the event, if that is why.
    """

    stages: Collection[Stage]
    withdrawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WithdrawByEvent:
    """Have a computer play on in a seat whose person left the event (T-14). Only the system sends it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Move the end of a correspondence turn past quiet hours (Unix milliseconds of the people's clock)."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class TakeHoliday:
    """Correspondence: the person of a seat is on holiday until then (as above), or is back (None)."""

    seat: int
    until: int | None


@dataclass(frozen=True, slots=True)
class Resume:
    """Resume the clocks after a downtime. ``alive`` is the last heartbeat; None if there is none."""

    alive: int | None = None


Request: TypeAlias = (
    Join
    | Leave
    | Shuffle
    | Invite
    | Decline
    | AddComputer
    | ReplaceComputer
    | RemoveComputer
    | Remove
    | Arrange
    | Change
    | SetGesture
    | Start
    | VoteRais
    | Resign
    | RefuseResign
    | End
    | RefuseEnd
    | EndByModerator
    | CallSubstitute
    | DropCall
    | Substitute
    | AllowHints
    | RefuseHints
    | Predict
    | Rematch
    | Expire
    | EndByRemoval
    | EndByEvent
    | WithdrawByEvent
    | Unseal
    | Hold
    | TakeHoliday
    | Resume
)

TableAction: TypeAlias = Action | Request
"""Everything that ``Tables.act`` accepts."""


@dataclass(frozen=True, slots=True)
class SystemActor:
    """The actor when no person acts: a computer in a seat, or the clock (``seat`` None).

    ``simple``: the computer had to play more simply than its level can.
    """

    seat: int | None = None
    simple: bool = False


Actor: TypeAlias = Person | SystemActor
