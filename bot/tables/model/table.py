"""``Table``: lobby, match and seats at one moment, as ``bot.tables.model.fold`` makes it of a log."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.rules.rules import Rules
from bot.rules.state import State
from bot.tables.model.ballot import Ballot
from bot.tables.model.events import Access, CloseReason, Seating, Tricks
from bot.tables.model.people import Call, Member, Person, Place, Seat


class Stage(StrEnum):
    """Where in its life a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class Table(NamedTuple):
    """Everything about a table. It holds the whole truth of the match: only ``bot.tables`` may have it.

    Times are Unix milliseconds. ``decision`` numbers the choices of the table's whole life. ``commitments``
    counts the seeds that were ever committed to here, so that no match id comes twice.
    """

    id: str
    place: Place
    seq: int
    stage: Stage
    host: Person
    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    match: str
    commitment: str
    commitments: int
    opened: int
    changed: int
    tricks: Tricks = Tricks.EACH
    members: tuple[Member, ...] = ()
    invited: tuple[Person, ...] = ()
    gone: frozenset[int] = frozenset()
    """Who has turned an invitation down or left, and has not come back. The table does not ask them again."""
    seats: tuple[Seat, ...] = ()
    nonces: tuple[str, ...] = ()
    counts: bool = False
    """Whether the running or last match is rated."""
    began: int = 0
    """When the running or last match began."""
    state: State | None = None
    election: Ballot | None = None
    """While the teams elect their captains (R-66); the match has no state then."""
    gestures: tuple[tuple[str, str], ...] = ()
    """The host's own gestures by sign (R-62)."""
    question: int = 0
    """The number of the latest question, so that an old answer is not taken for that to a new one."""
    asked: int = 0
    """When its clock began."""
    decision: int = 0
    since: int = 0
    """When the turn clock of the current choice began."""
    spent: tuple[int, ...] = ()
    """How long the person of each seat has thought in this match, in milliseconds (R-85)."""
    warned: bool = False
    held: int | None = None
    """When the turn ends that would have ended in quiet hours; once a turn."""
    expired: bool = False
    """From ``TurnMissed`` to the card that is played for the seat, or that it plays late."""
    resigning: frozenset[int] = frozenset()
    resigning_side: int | None = None
    ending: frozenset[int] = frozenset()
    calls: tuple[Call, ...] = ()
    """The seats for which somebody is looked for."""
    called: int = 0
    """How many such calls there were in this match."""
    former: frozenset[tuple[int, int]] = frozenset()
    """Who gave up which seat of this match, (person, seat): they know some of its cards."""
    hinting: frozenset[int] = frozenset()
    """Who would allow hints."""
    hints: bool = False
    """Whether all have agreed that everybody may ask for hints in this match."""
    closed: CloseReason | None = None

    def seat_of(self, person: int) -> int | None:
        """The seat whose owner a person is, present or not."""
        return next(
            (
                number
                for number, seat in enumerate(self.seats)
                if isinstance(seat.owner, Person) and seat.owner.id == person
            ),
            None,
        )

    def member(self, person: int) -> Member | None:
        """A person's place in the lobby."""
        return next((m for m in self.members if isinstance(m.player, Person) and m.player.id == person), None)

    def lets_in(self, person: int) -> bool:
        """Whether a table by invitation lets a person in: invited, or gone and free to think better of it."""
        return person in self.gone or any(guest.id == person for guest in self.invited)

    @property
    def people(self) -> frozenset[int]:
        """The ids of those whose table it is: who has a seat or a place in the lobby, and who was invited."""
        there = (
            *(seat.owner for seat in self.seats),
            *(member.player for member in self.members),
            *self.invited,
        )
        return frozenset(one.id for one in there if isinstance(one, Person))

    @property
    def present(self) -> tuple[Person, ...]:
        """The people who are at the table now: members of the lobby, or those who play a seat."""
        if self.stage is Stage.LOBBY:
            return tuple(m.player for m in self.members if isinstance(m.player, Person))
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    def sits(self, person: int) -> bool:
        """Whether a person has a place in the lobby or, in a match and after it, a seat, if only waiting."""
        if self.stage is Stage.LOBBY:
            return self.member(person) is not None
        return self.seat_of(person) is not None

    @property
    def turn(self) -> int | None:
        """The seat whose choice the match waits for."""
        return self.state.awaited if self.state is not None and self.stage is Stage.PLAYING else None
