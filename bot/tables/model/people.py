"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

import msgspec

from bot.rules.shuffle import computer_nonce


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A person by Discord id, with the name they had when they came. A negative id is an alias (privacy)."""

    id: int
    name: str


class Computer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer player of some level, by its first name."""

    name: str
    level: str


Player: TypeAlias = Person | Computer


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in the lobby, with what they add to the shuffle (None until they add something).

    ``shuffled``: they have pressed *Shuffle* since the seed was committed to. Once is enough: who does not
    know the seed cannot tell one nonce from another, and who does know it must not try many.
    """

    player: Player
    nonce: str | None = None
    shuffled: bool = False

    def nonce_on(self, seat: int) -> str:
        """What a seat adds to the shuffle when they sit there; empty where a person has added nothing."""
        return computer_nonce(seat) if isinstance(self.player, Computer) else self.nonce or ""


def silent(members: Iterable[Member]) -> tuple[Person, ...]:
    """The people in a lobby who have added nothing to the shuffle since the seed was committed to."""
    return tuple(m.player for m in members if isinstance(m.player, Person) and m.nonce is None)


class Absence(StrEnum):
    """Why a computer sits in a person's seat."""

    AWAY = "away"
    """The turn clock ran out too often; the seat waits for them."""
    LEFT = "left"
    """They left the match; a friend may take the seat over."""


class Holiday(NamedTuple):
    """When somebody's holiday began at a table, and when it ends, in Unix milliseconds."""

    begins: int
    until: int

    def rested(self, since: int, at: int) -> int:
        """How much of the time between two moments fell into it."""
        return max(0, min(at, self.until) - max(since, self.begins))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a match. ``substitute`` plays while its person is absent; ``missed``: turns lost in a row.

    While there is a ``holiday`` the person's turns stand still.
    """

    owner: Player
    substitute: Computer | None = None
    absence: Absence | None = None
    missed: int = 0
    holiday: Holiday | None = None

    @property
    def player(self) -> Player:
        """Who plays the seat now."""
        return self.substitute or self.owner

    @property
    def person(self) -> Person | None:
        """The person who plays the seat now, None where a computer does."""
        player = self.player
        return player if isinstance(player, Person) else None


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is looked for to play a seat on. ``by`` asked; ``number`` counts a match's calls from 1."""

    seat: int
    by: int
    number: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands. ``thread`` is its own thread, None where it plays in the channel itself.

    ``DIRECT`` stands for the direct messages of the table's host, who plays there alone (V-20). It names no
    channel: that would tell for ever whose log it is.
    """

    guild: int
    channel: int
    thread: int | None = None

    @property
    def private(self) -> bool:
        """Whether the table stands in direct messages."""
        return self.guild == 0

    @property
    def posts_to(self) -> int:
        """The id of the channel that gets the table's messages."""
        return self.thread or self.channel


DIRECT: Final = Place(0, 0)
"""In the direct messages of the host."""
