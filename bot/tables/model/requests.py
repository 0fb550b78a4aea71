"""What people, and the clock, may ask of a table. The moves of the game itself are ``bot.rules.actions``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.actions import Action
from bot.rules.rules import Rules
from bot.tables.model.events import Access, Seating, Tricks
from bot.tables.model.people import Person


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, or take one's own seat back from a computer."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up. In a match a computer takes the seat."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Add a fresh nonce to the shuffle: the interaction's id."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Ask somebody to sit down."""

    person: Person


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn an invitation down."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Fill a place with a computer of a level."""

    level: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Free the place of the computer that came last."""


@dataclass(frozen=True, slots=True)
class Remove:
    """The host sends a person out of the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """The host sets the order of the seats: indices of members, seat 0 first (teams by the host)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """The host changes what the table plays and how it is filled."""

    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    tricks: Tricks = Tricks.LIVE


@dataclass(frozen=True, slots=True)
class SetGesture:
    """The host describes the gesture of a sign; an empty text brings the usual one back (R-62)."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match. ``ratings``, by a person's id, are put in by the door: they decide ties (R-66)."""

    ratings: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class VoteRais:
    """Vote for the captain of one's team (R-66); ``seat`` is the captain's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Propose, or agree, to give the match up; exists only with two sides."""


@dataclass(frozen=True, slots=True)
class RefuseResign:
    """Play on although somebody of the side would give up."""


@dataclass(frozen=True, slots=True)
class End:
    """Propose, or agree, to end the table. The host of a lobby ends it at once."""


@dataclass(frozen=True, slots=True)
class RefuseEnd:
    """Play on although somebody would end the table."""


@dataclass(frozen=True, slots=True)
class EndByModerator:
    """End the table at once. Whoever calls has checked that the person may."""


@dataclass(frozen=True, slots=True)
class CallSubstitute:
    """Look for somebody to play on: for oneself (None), or for the absent person of a seat."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DropCall:
    """Look for nobody any more: for oneself (None), or for a seat."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Substitute:
    """Take over a seat that somebody left or gives away; None for the only one, or the first."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AllowHints:
    """Propose, or agree, that everybody may ask for hints; the match is unrated then."""


@dataclass(frozen=True, slots=True)
class RefuseHints:
    """Play without hints although somebody would allow them."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Open the lobby again for another match of the same table."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock: what is due at the table is due now."""


@dataclass(frozen=True, slots=True)
class EndByRemoval:
    """The bot was removed from the table's server: nobody can play there any more."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Correspondence: a seat's turn ends then, after its quiet hours (Unix milliseconds of people)."""

    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class TakeHoliday:
    """Correspondence: the person of a seat is on holiday until then (as above), or (None) back."""

    seat: int
    until: int | None


@dataclass(frozen=True, slots=True)
class Resume:
    """The bot is back: downtime counts against nobody. ``alive``: when it last lived, None if unknown."""

    alive: int | None = None


Request: TypeAlias = (
    Join
    | Leave
    | Shuffle
    | Invite
    | Decline
    | AddComputer
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
    | Rematch
    | Expire
    | EndByRemoval
    | Hold
    | TakeHoliday
    | Resume
)

TableAction: TypeAlias = Action | Request
"""Everything that ``Tables.act`` takes."""


@dataclass(frozen=True, slots=True)
class SystemActor:
    """The actor when no person is: a computer in a seat, or the clock (``seat`` None)."""

    seat: int | None = None


Actor: TypeAlias = Person | SystemActor
