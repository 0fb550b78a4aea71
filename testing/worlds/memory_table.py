"""Tables to talk about: requests and moves go through the real lobby and engine, without store or clock."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.rules.actions import Action, Play
from bot.rules.rules import Rules
from bot.tables.decisions import lobby, playing
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import evolve, fold
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import AddComputer, Join, Request, Start, SystemActor
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table
from bot.tables.view import SeenEntry, TableView, see, table_view

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Enza", "Furio")
PEOPLE = tuple(Person(number + 1, name) for number, name in enumerate(NAMES))


@dataclass
class MemoryTable:
    """One table and its log."""

    table: Table
    seeds: SeedSource
    log: list[tuple[int, int, LogEvent]] = field(default_factory=list)
    at: int = 1_000

    def ask(self, who: Person, request: Request) -> list[SeenEntry]:
        """What an onlooker sees of a request."""
        stage = lobby.decide_in_lobby if self.table.stage is Stage.LOBBY else playing.decide_in_match
        return self.append(stage(self.table, who, request, f"nonce-{len(self.log)}", self.seeds))

    def move(self, action: Action, seat: int | None = None) -> list[SeenEntry]:
        """What an onlooker sees of a move of the seat to play, or of another seat."""
        who = self.table.turn if seat is None else seat
        assert who is not None
        owner = self.table.seats[who].person
        return self.append(playing.move(self.table, owner or SystemActor(who), action, self.seeds))

    def append(self, events: Sequence[LogEvent]) -> list[SeenEntry]:
        """Put events into the log, and what an onlooker sees of them."""
        seen_entries = []
        for event in events:
            self.at += 1_000
            seq = self.table.seq + 1
            self.table = evolve(self.table.id, self.table, seq, self.at, event)
            self.log.append((seq, self.at, event))
            one = see(seq, self.at, event, self.table.rules)
            seen_entries += [] if one is None else [one]
        return seen_entries

    def entries_seen(self) -> list[SeenEntry]:
        """What an onlooker has seen so far."""
        rules = self.table.rules
        return [one for entry in self.log if (one := see(*entry, rules)) is not None]

    def view(self, person: Person | None = None) -> TableView:
        """The table as a person, or an onlooker, sees it."""
        return table_view(self.table, None if person is None else person.id)

    def seat(self, number: int) -> TableView:
        """The table as the owner of a seat sees it."""
        owner = self.table.seats[number].owner
        assert isinstance(owner, Person)
        return self.view(owner)

    def play_on(self, rng: random.Random, until: Callable[[Table], bool]) -> list[SeenEntry]:
        """Random cards until something holds or the match is over."""
        seen_entries: list[SeenEntry] = []
        while self.table.stage is Stage.PLAYING and not until(self.table):
            state = self.table.state
            assert state is not None
            assert state.turn is not None
            seen_entries += self.move(Play(rng.choice(state.hands[state.turn])))
        return seen_entries


def lobby_of(rules: Rules, seed: int = 1, **setup: object) -> MemoryTable:
    """A table that Anna has opened."""
    rng = random.Random(seed)
    seeds = SeedSource(lambda: rng.randbytes(32))
    setup_of_table = Setup(rules, **setup)  # type: ignore[arg-type]  # the fields of Setup, by name
    events = lobby.open_table("abc234", Place(1, 2), PEOPLE[0], setup_of_table, "n", seeds)
    log = [(seq, 1_000, event) for seq, event in enumerate(events, 1)]
    table = fold("abc234", log)
    assert table is not None
    return MemoryTable(table, seeds, log)


def match_of(
    rules: Rules, seed: int = 1, people: int | None = None, names: Sequence[str] = NAMES, **setup: object
) -> MemoryTable:
    """A match that has begun; where there are fewer people than seats, computers fill them."""
    sitting = lobby_of(rules, seed, **setup)
    count = rules.players if people is None else people
    for number in range(1, count):
        sitting.ask(Person(number + 1, names[number]), Join())
    for _ in range(rules.players - count):
        sitting.ask(PEOPLE[0], AddComputer("novice"))
    sitting.ask(PEOPLE[0], Start())
    return sitting
