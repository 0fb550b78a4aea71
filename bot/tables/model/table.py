"""``Table``: lobby, match and seats at one moment, as ``bot.tables.model.fold`` makes it from a log."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.rules.state import State
from bot.tables.model.ballot import Ballot
from bot.tables.model.events import Access, CloseReason, Seating, Tricks
from bot.tables.model.people import Boards, Call, EventTable, Member, Person, Place, Seat
from bot.tables.model.prediction import Prediction


class Stage(StrEnum):
    """The stage of a table's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class Table(NamedTuple):
    """The whole state of a table, hidden cards included. Only ``bot.tables`` may have it.

    Times are Unix milliseconds. ``decision`` numbers the choices over the table's whole life.
    ``commitments`` counts all seeds that the table has committed to, so that no match id occurs twice.
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
    opened_at: int
    changed_at: int
    idle_since: int
    """When somebody or the clock last did something here. It is moved later by each downtime."""
    tricks: Tricks = Tricks.EACH
    board: BoardName | None = None
    """The board that the table plays, one deal that others play as well; None for packs of its own."""
    event: EventTable | None = None
    """The event that the table belongs to; None for a table that people opened."""
    boards: Boards | None = None
    """The boards that it plays with other tables of its event; None for packs of its own."""
    sealed: bool = False
    """Whether only its players may see their cards and results: other tables still play them (D-12)."""
    members: tuple[Member, ...] = ()
    invited: tuple[Person, ...] = ()
    gone: frozenset[int] = frozenset()
    """The ids of people who declined an invitation or left, and have not come back. The table does not
    invite them again."""
    seats: tuple[Seat, ...] = ()
    nonces: tuple[str, ...] = ()
    counts: bool = False
    """Whether the running or last match is rated."""
    began: int = 0
    """When the running or last match began."""
    state: State | None = None
    election: Ballot | None = None
    """The election of captains while it lasts (R-66). The match has no state then."""
    gestures: tuple[tuple[str, str], ...] = ()
    """The host's own gestures by sign (R-62)."""
    question: int = 0
    """The number of the latest question, so that an old answer is not taken for an answer to a new one."""
    question_since: int = 0
    """When the clock of the open question began."""
    decision: int = 0
    since: int = 0
    """When the turn clock of the current choice began."""
    used_time: tuple[int, ...] = ()
    """The milliseconds that the person of each seat has used in this match (R-85)."""
    warned: bool = False
    held_until: int | None = None
    """When a turn ends that would have ended in quiet hours. This happens once a turn."""
    expired: bool = False
    """True from ``TurnMissed`` until a card is played for the seat, or late by the seat itself."""
    resigning: frozenset[int] = frozenset()
    """The ids of people of either side who have agreed to resign. The proposals of both sides stand."""
    ending: frozenset[int] = frozenset()
    calls: tuple[Call, ...] = ()
    """The open calls for substitutes."""
    call_count: int = 0
    """The number of such calls in this match."""
    former: frozenset[tuple[int, int]] = frozenset()
    """The pairs (person, seat) of people who gave up a seat of this match: they know some of its cards."""
    hinting: frozenset[int] = frozenset()
    """The ids of people who have agreed to hints."""
    hints: bool = False
    """Whether all have agreed to hints in this match."""
    close_reason: CloseReason | None = None
    withdrawn: tuple[int, ...] = ()
    """The seats whose people left the event, which closed the table for that."""
    predictions: tuple[Prediction, ...] = ()
    """What onlookers have said, at most one each, in the order in which they said it (G-1)."""
    predictions_closed: bool = False
    """Whether the first trick is complete, or the first deal over without one."""

    def seat_of(self, person: int) -> int | None:
        """The seat that a person owns, whether they are present or not; None if they own none."""
        return next(
            (
                number
                for number, seat in enumerate(self.seats)
                if isinstance(seat.owner, Person) and seat.owner.id == person
            ),
            None,
        )

    def side_of_person(self, person: int) -> frozenset[int]:
        """The ids of the people whose seats are on the side of a person, theirs included."""
        own = self.seat_of(person)
        side = () if own is None else self.rules.sides[self.rules.side_of(own)]
        owners = (self.seats[seat].owner for seat in side)
        return frozenset(owner.id for owner in owners if isinstance(owner, Person))

    def member(self, person: int) -> Member | None:
        """A person's place in the lobby; None if they have none."""
        return next((m for m in self.members if isinstance(m.player, Person) and m.player.id == person), None)

    def admits(self, person: int) -> bool:
        """Whether a table by invitation lets a person in.

        It does if they are invited, or if they declined or left and now come back.
        """
        return person in self.gone or any(guest.id == person for guest in self.invited)

    @property
    def people(self) -> frozenset[int]:
        """The ids of everybody with a seat, a place in the lobby or an invitation."""
        there = (
            *(seat.owner for seat in self.seats),
            *(member.player for member in self.members),
            *self.invited,
        )
        return frozenset(one.id for one in there if isinstance(one, Person))

    @property
    def present(self) -> tuple[Person, ...]:
        """The people who are at the table now: the members of the lobby, or the people who play a seat."""
        if self.stage is Stage.LOBBY:
            return tuple(m.player for m in self.members if isinstance(m.player, Person))
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    def is_seated(self, person: int) -> bool:
        """Whether a person has a place in the lobby or, during and after a match, a seat.

        A seat that waits for an absent person counts.
        """
        if self.stage is Stage.LOBBY:
            return self.member(person) is not None
        return self.seat_of(person) is not None

    @property
    def turn(self) -> int | None:
        """The seat whose choice the match waits for; None if it waits for nobody."""
        return self.state.next_seat if self.state is not None and self.stage is Stage.PLAYING else None
