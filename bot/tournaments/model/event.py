"""``Event``: a tournament at one moment, as ``bot.tournaments.model.fold`` makes it from a log."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from bot.tables.model.people import Person, Place, Player
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import Departure, Outcome, Phase

ABSENCES: Final = 2
"""The number of absences running after which an entry is withdrawn (T-7)."""

ARENA_READY: Final = 60_000
"""How long the players of a match in an arena have to say that they are ready, in milliseconds (T-15)."""


class Stage(StrEnum):
    """The stage of an event's life."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Entry(NamedTuple):
    """An entry of a tournament: a person, a pair or a triple.

    ``waiting`` are the ids of those who have yet to accept, ``at`` is when the last of them was asked.
    ``nonces`` are what its people add to the shuffle by correspondence, by id. ``since`` is the first round
    that it may play. ``absences`` are those running. ``free_at`` is since when it has had no match in an
    arena, ``paused`` whether it wants none.
    """

    number: int
    members: tuple[Player, ...]
    nonce: str
    at: int
    waiting: frozenset[int] = frozenset()
    nonces: tuple[tuple[int, str], ...] = ()
    since: int = 1
    gone: Departure | None = None
    absences: int = 0
    left_at: int | None = None
    free_at: int = 0
    paused: bool = False

    @property
    def people(self) -> frozenset[int]:
        """The ids of its people."""
        return frozenset(one.id for one in self.members if isinstance(one, Person))

    @property
    def plays(self) -> bool:
        """Whether it is to be paired: everybody has accepted, and it has not gone."""
        return self.gone is None and not self.waiting


class Pairing(NamedTuple):
    """A pairing of a round: its entries by side, and what came of it. ``number`` counts from 1.

    ``until`` is when the unready have lost in an arena, where each pairing has its own time.
    ``decided_at`` is when its outcome was known.
    """

    number: int
    entries: tuple[int, ...]
    label: str = ""
    attempt: int = 1
    outcome: Outcome | None = None
    until: int | None = None
    decided_at: int = 0


class Round(NamedTuple):
    """A round. ``until`` is when the unready have lost, or by correspondence when it ends.

    An arena is one round, to which pairings are added until it ends.
    """

    number: int
    phase: Phase
    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...]
    until: int
    began: int
    closed: bool = False

    @property
    def undecided(self) -> tuple[Pairing, ...]:
        """The pairings without an outcome."""
        return tuple(one for one in self.pairings if one.outcome is None)


class Event(NamedTuple):
    """The whole state of a tournament. Times are Unix milliseconds of the tables' clock."""

    id: str
    place: Place
    host: Person
    settings: Settings
    commitment: str
    seq: int
    opened_at: int
    changed_at: int
    stage: Stage = Stage.OPEN
    entries: tuple[Entry, ...] = ()
    last_entry: int = 0
    """The number of the last entry that was made."""
    seeds: tuple[int, ...] = ()
    ratings: tuple[tuple[int, float | None], ...] = ()
    """The rating of each entry when the seeds were made, or when it came to an arena; None if unrated."""
    format: Format = Format.SWISS
    planned: int = 0
    """The number of rounds before a cut."""
    rounds: tuple[Round, ...] = ()
    cut_seeds: tuple[int, ...] = ()
    """Who plays the cut, in order of seed."""
    next_at: int | None = None
    """When the next round is paired."""
    pairings_made: int = 0
    """How often those who waited in an arena were paired."""
    paired_at: int = 0
    """When that was last."""
    moved: bool = False
    """Whether the start was moved once because too few had entered (T-3)."""
    places: tuple[tuple[int, int], ...] = ()
    season: int = 1
    """The number of the season of a league."""
    previous: str = ""
    """The event that was its previous season; empty if there was none."""
    ladder: tuple[tuple[tuple[Player, ...], ...], ...] = ()
    """The people of each division of the previous season in their final order."""
    leaving: tuple[int, ...] = ()
    """The places in the ladder, from 1, of those who go down and must enter again."""
    host_acts: tuple[tuple[int, str, int], ...] = ()
    """What the host did in a running tournament, as (time, kind, by): shown to all (T-16)."""

    @property
    def running_round(self) -> Round | None:
        """The round that is being played; None between two rounds."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].closed else None

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.stage in {Stage.FINISHED, Stage.CANCELLED}

    def after_round(self, number: int) -> Event:
        """The event as it was when a round was over and the next one had yet to be paired.

        ``number`` is that of the round; 0: before the first one. Entries are as they are now.
        """
        next_began = self.rounds[number].began if number < len(self.rounds) else None
        acts = tuple(act for act in self.host_acts if next_began is None or act[0] < next_began)
        return self._replace(
            stage=Stage.RUNNING, rounds=self.rounds[:number], next_at=None, places=(), host_acts=acts
        )

    def entry(self, number: int) -> Entry:
        """An entry by its number. Raises ``KeyError``."""
        for one in self.entries:
            if one.number == number:
                return one
        raise KeyError(number)

    def has_place(self, entry: int) -> bool:
        """Whether the standings name an entry from now on: it was seeded, or has rested in a round."""
        return entry in self.seeds or any(entry in one.byes for one in self.rounds)

    def entry_of(self, person: int) -> Entry | None:
        """The entry of a person; None if they have none."""
        return next((one for one in self.entries if person in one.people), None)

    def pairing_of(self, entry: int) -> tuple[Round, Pairing] | None:
        """The latest pairing of an entry in the running round; None if it has none."""
        current = self.running_round
        latest = () if current is None else reversed(current.pairings)
        found = next((pairing for pairing in latest if entry in pairing.entries), None)
        return None if current is None or found is None else (current, found)

    def pairing(self, round_number: int, number: int) -> Pairing | None:
        """A pairing by the numbers of its round and itself; None if there is none."""
        if not 1 <= round_number <= len(self.rounds):
            return None
        pairings = self.rounds[round_number - 1].pairings
        return pairings[number - 1] if 1 <= number <= len(pairings) else None

    @property
    def winners(self) -> list[Entry]:
        """The entries in the first place."""
        return [self.entry(entry) for entry, place in self.places if place == 1]

    @property
    def people(self) -> frozenset[int]:
        """The ids of everybody whom its log names, aliases left out."""
        entered = (person for one in self.entries for person in one.people)
        ranked = (
            one.id
            for division in self.ladder
            for members in division
            for one in members
            if isinstance(one, Person)
        )
        return frozenset(person for person in (self.host.id, *entered, *ranked) if person > 0)
