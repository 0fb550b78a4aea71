"""The steps of an event, in the past tense: what its log holds. All of them are public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.tables.model.people import Person, Place, Player
from bot.tournaments.model.settings import Format, Settings


class Departure(StrEnum):
    """Why an entry does not play any more."""

    OWN = "own"
    ABSENT = "absent"
    HOST = "host"


class Phase(StrEnum):
    """A part of a tournament: its rounds, or the knock-out after them."""

    MAIN = "main"
    CUT = "cut"


class How(StrEnum):
    """How an outcome came about."""

    PLAYED = "played"
    ABSENCE = "absence"
    """Not all were there."""
    DEADLINE = "deadline"
    """The round ended before the match."""
    HOST = "host"
    """The host has set it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a pairing, by entry: the points that count, the deals won minus lost, the card points.

    ``present`` says who was there. ``match`` is the id of the match; None if none was played to its end.
    ``boards`` are the card points of both entries at each board, None for one that was not played.
    ``score`` is that of the match, such as the deals won; empty if none was, and in logs before it was noted.
    ``left`` are the places of those who withdrew while others played on (T-14).
    """

    how: How
    points: tuple[int, ...]
    deals: tuple[int, ...]
    cards: tuple[int, ...]
    present: tuple[bool, ...]
    match: str | None = None
    boards: tuple[tuple[int, int] | None, ...] = ()
    score: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventOpened:
    """A tournament was opened for entries. ``commitment`` is that of the seed of its lots (E-3)."""

    place: Place
    host: Person
    settings: Settings
    commitment: str


@dataclass(frozen=True, slots=True)
class Entered:
    """An entry was made. Its first member, if a person, made it; others have yet to accept.

    ``entry`` numbers the entries from 1. ``nonce`` is what it adds to the lots.
    """

    entry: int
    members: tuple[Player, ...]
    nonce: str


@dataclass(frozen=True, slots=True)
class SeasonOpened:
    """The event is season ``number`` of a league, after the event ``previous`` (S-8).

    ``tables`` are the people of each division of that season in their final order, the first division first.
    ``leaving`` are the places of those who go down and must enter again, counted from 1 over all divisions.
    """

    previous: str
    number: int
    tables: tuple[tuple[tuple[Player, ...], ...], ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Carried:
    """An entry of the previous season of a league plays on. ``nonces`` are what its members once added."""

    entry: int
    members: tuple[Player, ...]
    nonces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """A person accepted to play in an entry."""

    entry: int
    person: int
    nonce: str


@dataclass(frozen=True, slots=True)
class EntryRemoved:
    """An entry ended before it had a place: withdrawn before the start, or not all accepted in time."""

    entry: int
    why: Departure
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An entry does not play any more."""

    entry: int
    why: Departure
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Restored:
    """An entry plays again."""

    entry: int
    by: int


@dataclass(frozen=True, slots=True)
class PartnerReplaced:
    """Another person took the place of one in an entry, before its first match."""

    entry: int
    person: int
    new: Person
    by: int


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The start was moved, by the host or, because too few had entered, by itself."""

    starts: int
    by: int | None


@dataclass(frozen=True, slots=True)
class EventStarted:
    """The tournament began. ``seeds`` are the entries in order of seed.

    ``rounds`` is how many there will be, before a cut. ``ratings`` are pairs of an entry and the rating that
    its seed follows from, None for an unrated one.
    """

    seeds: tuple[int, ...]
    format: Format
    rounds: int
    ratings: tuple[tuple[int, float | None], ...] = ()


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """A round was paired. ``pairings`` have an entry for each side, or for each seat of a heat.

    ``byes`` are the entries that rest. ``until`` is when those who are not ready have lost, or by
    correspondence when the round ends, in Unix milliseconds. ``labels`` say where in a bracket each pairing
    stands. ``seeds`` are those who play a cut, in order of seed; only its first round has them.
    """

    number: int
    phase: Phase
    pairings: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]
    until: int
    labels: tuple[str, ...] = ()
    seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitingPaired:
    """Those who waited in an arena were paired (T-15).

    ``number`` counts such pairings from 1. ``until`` is when those who are not ready have lost, in Unix
    milliseconds. ``ratings`` are those of entries that came after the start, as in ``EventStarted``.
    """

    number: int
    pairings: tuple[tuple[int, int], ...]
    until: int
    ratings: tuple[tuple[int, float | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Paused:
    """An entry of an arena is not paired for a while. ``by`` is None where it was not ready in time."""

    entry: int
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Continued:
    """A paused entry of an arena waits for its next match."""

    entry: int
    by: int


@dataclass(frozen=True, slots=True)
class MatchDecided:
    """A pairing of a round has its outcome."""

    round: int
    pairing: int
    attempt: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class PairingRepeated:
    """A pairing is played again: it was drawn in a knock-out, broken off, or annulled by the host."""

    round: int
    pairing: int
    attempt: int
    by: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class OutcomeCorrected:
    """The host corrected an outcome."""

    round: int
    pairing: int
    outcome: Outcome
    by: int
    reason: str


@dataclass(frozen=True, slots=True)
class DeadlineMoved:
    """The host moved the end of a round."""

    round: int
    until: int
    by: int


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """All of a round is decided. ``next_at`` is when the next one is paired; None after the last one."""

    number: int
    next_at: int | None


@dataclass(frozen=True, slots=True)
class Resumed:
    """The bot was back after ``gone`` milliseconds that count against nobody (E-5)."""

    gone: int


@dataclass(frozen=True, slots=True)
class EventFinished:
    """The tournament is over. ``places`` are pairs of an entry and its place, the winners first."""

    places: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class EventCancelled:
    """The tournament was cancelled: by the host, or by itself because too few had entered."""

    by: int | None


Step: TypeAlias = (
    EventOpened
    | Entered
    | SeasonOpened
    | Carried
    | Accepted
    | EntryRemoved
    | Withdrawn
    | Restored
    | PartnerReplaced
    | StartMoved
    | EventStarted
    | RoundPaired
    | WaitingPaired
    | Paused
    | Continued
    | MatchDecided
    | PairingRepeated
    | OutcomeCorrected
    | DeadlineMoved
    | RoundClosed
    | Resumed
    | EventFinished
    | EventCancelled
)
"""Any step that can be in the log of an event."""
