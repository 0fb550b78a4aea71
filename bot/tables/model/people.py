"""The people, computers and seats of a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

import msgspec

from bot.rules.shuffle import BoardName, computer_nonce
from bot.tables.model.errors import Refused, TableReason


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A person: their Discord id and their name when they came. A negative id is an alias (privacy)."""

    id: int
    name: str


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer player: its level and its first name."""

    name: str
    level: str


Player: TypeAlias = Person | Computer


@dataclass(frozen=True, slots=True)
class Member:
    """A player in the lobby and what they add to the shuffle; None until they add something.

    ``shuffled``: whether they have pressed *Shuffle* since the commitment. Once is enough: a person who does
    not know the seed cannot tell one nonce from another, and a person who knows it must not try many.
    """

    player: Player
    nonce: str | None = None
    shuffled: bool = False

    def nonce_on(self, seat: int) -> str:
        """The nonce of the member in a seat; empty if a person has added nothing."""
        return computer_nonce(seat) if isinstance(self.player, Computer) else self.nonce or ""


def people_without_nonce(members: Iterable[Member]) -> tuple[Person, ...]:
    """The people in a lobby who have added nothing to the shuffle since the commitment."""
    return tuple(m.player for m in members if isinstance(m.player, Person) and m.nonce is None)


def newest_computer(members: Iterable[Member]) -> tuple[int, Computer]:
    """The place of the computer that sat down last, and the computer. Raises ``Refused`` if there is none."""
    computers = [(place, one.player) for place, one in enumerate(members) if isinstance(one.player, Computer)]
    if not computers:
        raise Refused(TableReason.NO_COMPUTER)
    return computers[-1]


class Boards(NamedTuple):
    """The boards that a table of an event plays, a deal each, as other tables do (D-10, D-11).

    ``name`` stands for all of them: the number of a deal says which board it is.
    """

    name: BoardName
    deals: int


class EventTable(NamedTuple):
    """The event that a table belongs to, and which of its tables it is.

    ``title`` is the event's. ``round`` and ``pairing`` count from 1, and so does ``attempt``: a pairing that
    is played again gets another table. ``round`` is 0 in an arena, which has none. ``left`` is how many
    entries are left before the round of a knock-out: 2 in the final, 3 in the match for third place, 0
    outside a knock-out and in logs that were written before it was noted. ``only_round``: the event has one
    round by its format, as a team match; not noted in older logs either.
    """

    event: str
    title: str
    round: int
    pairing: int
    attempt: int
    left: int = 0
    only_round: bool = False


class Absence(StrEnum):
    """Why a computer plays a person's seat."""

    AWAY = "away"
    """The turn clock ran out too often. The seat waits for them."""
    LEFT = "left"
    """They left the match. A friend may take the seat over."""
    WITHDRAWN = "withdrawn"
    """They left the event whose table it is. Nobody takes the seat any more, they included."""


class Holiday(NamedTuple):
    """The beginning and end of a person's holiday at a table, in Unix milliseconds."""

    begins: int
    until: int

    def overlap(self, since: int, at: int) -> int:
        """How many milliseconds between two moments fall into the holiday."""
        return max(0, min(at, self.until) - max(since, self.begins))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match.

    ``substitute`` plays while its person is absent; ``missed`` counts turns lost in a row. During a
    ``holiday`` the person's turns wait.
    """

    owner: Player
    substitute: Computer | None = None
    absence: Absence | None = None
    missed: int = 0
    holiday: Holiday | None = None

    @property
    def player(self) -> Player:
        """The person or computer who plays the seat now."""
        return self.substitute or self.owner

    @property
    def person(self) -> Person | None:
        """The person who plays the seat now; None if a computer does."""
        player = self.player
        return player if isinstance(player, Person) else None

    @property
    def left(self) -> bool:
        """Whether its person left the match, or the event to which that belongs."""
        return self.absence in {Absence.LEFT, Absence.WITHDRAWN}

    @property
    def may_return(self) -> bool:
        """Whether its person is absent and may take it back."""
        return self.absence in {Absence.AWAY, Absence.LEFT}


@dataclass(frozen=True, slots=True)
class Call:
    """A call for a substitute. ``by`` made it; ``number`` counts the calls of a match from 1."""

    seat: int
    by: int
    number: int


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a table. ``thread`` is its own thread; None if it plays in the channel itself.

    ``DIRECT`` stands for the direct messages of the table's host, who plays there alone (V-20). It names no
    channel, because a channel id would always tell whose log it is.
    """

    guild: int
    channel: int
    thread: int | None = None

    @property
    def private(self) -> bool:
        """Whether the table is in direct messages."""
        return self.guild == 0

    @property
    def posts_to(self) -> int:
        """The id of the channel or thread that gets the table's messages."""
        return self.thread or self.channel


DIRECT: Final = Place(0, 0)
"""The place of a table in the direct messages of its host."""
