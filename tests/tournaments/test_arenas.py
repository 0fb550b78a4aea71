"""Random arenas: who waits is paired, and all of it follows from the log and its seed (T-15, TA-1)."""

import random

import pytest
from hypothesis import given, strategies

from bot.pairing.arena import EVERY_S, LONE_WAIT_S
from bot.pairing.results import LOST, WON
from bot.tables.model.people import Person
from bot.tournaments.decisions import arenas, entering, rounds
from bot.tournaments.decisions.checks import suited_rules
from bot.tournaments.decisions.deadlines import next_due
from bot.tournaments.decisions.moments import MINUTE, SECOND, Moment
from bot.tournaments.model import codec
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Stage
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import How, Outcome, Resumed
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for
from testing.worlds.tournaments.tournament_log import TournamentLog

SEED = bytes(range(32))
EVENT = "event77"


class RandomArena(TournamentLog):
    """An arena that is played as its deadlines say; ``log`` is what its steps leave."""

    def __init__(self, rng: random.Random, entries: int, computers: int = 0) -> None:
        self.rng = rng
        self.until: dict[int, int] = {}
        """When the match of each pairing ends that is being played."""
        rules = suited_rules(rules_for("briscola"), Format.ARENA)
        settings = Settings("Arena", rules, Format.ARENA, minutes=30, rated=False)
        super().__init__(EVENT, settings, SEED)
        for _ in range(entries):
            self.enter()
        for number in range(computers):
            self.add(entering.add_computers(self.event, "player", f"c{number}"))
        self.add(rounds.start(self.event, SEED, {1: 20.0, 2: None}))
        self.add(rounds.next_round(self.event, SEED, Moment(self.now)))

    def enter(self) -> None:
        number = self.event.last_entry + 1
        self.add(entering.enter(self.event, [Person(number, f"P{number}")], str(self.rng.random())))

    def play(self) -> None:
        while not self.event.over:
            due = next_due(self.event, 0, self.now)
            ends = [until for until in self.until.values() if until > self.now]
            self.now = min(time for time in (due, *ends) if time is not None)
            self.decide()
            self.pair()
            self.add(rounds.close_round(self.event, Moment(self.now)))
            self.add(rounds.next_round(self.event, SEED, Moment(self.now)))
            if self.rng.random() < 0.1:
                self.disturb()

    def decide(self) -> None:
        """End the matches whose time has come, or whose players are not ready in time."""
        for pairing in self.event.rounds[0].undecided:
            ends = self.until.setdefault(pairing.number, self.now + self.rng.randrange(30, 600) * SECOND)
            present = (ends % 7 > 0, ends % 11 > 0)
            outcome = rounds.absent(present)
            if all(present):
                points = self.rng.choice([(WON, LOST), (LOST, WON)])
                outcome = Outcome(How.PLAYED, points, (0, 0), (60, 60), present)
            elif pairing.until is None or self.now < pairing.until:
                continue
            if not all(present) or ends <= self.now:
                self.add(rounds.decide(self.event, 1, pairing.number, 1, outcome))

    def pair(self) -> None:
        """Pair those who wait, if it is due; two who could meet never wait longer (T-15).

        Computers do not meet each other, and no more than one person is left over.
        """
        before = self.event
        due = arenas.next_pairing(before)
        waiting = arenas.waiting(before)
        paired = arenas.pair_waiting(
            before, SEED, {one.number: 10.0 for one in before.entries}, Moment(self.now)
        )
        assert bool(paired) == (due is not None and due <= self.now)
        self.add(paired)
        left = arenas.waiting(self.event)
        if paired:
            assert sum(bool(one.people) for one in left) <= len(waiting) % 2
        elif any(one.people for one in waiting):
            patience = LONE_WAIT_S if len(waiting) == 2 else EVERY_S
            free = sorted(self.now - one.free_at for one in waiting)
            assert len(free) < 2 or free[-2] < (patience + EVERY_S) * SECOND or due is None

    def disturb(self) -> None:
        """Pause, go on, withdraw, come late, or be away with the whole bot."""
        if self.event.over:
            return
        one = self.rng.choice([one for one in self.event.entries if one.people])
        who = Person(one.number, "—")
        if self.rng.random() < 0.3 and entering.is_open_late(self.event):
            self.enter()
        elif self.rng.random() < 0.3:
            self.now += 10 * MINUTE
            self.add([Resumed(10 * MINUTE)])
            self.until = {number: until + 10 * MINUTE for number, until in self.until.items()}
        elif one.gone is not None:
            self.add(entering.come_back(self.event, who))
        elif self.rng.random() < 0.2:
            self.add(entering.withdraw(self.event, who))
        else:
            self.add(arenas.go_on(self.event, who) if one.paused else arenas.pause(self.event, who))


@given(strategies.randoms(use_true_random=False), strategies.integers(4, 9), strategies.integers(0, 4))
def test_T_15_who_waits_is_paired_and_all_of_it_follows_from_the_log(
    rng: random.Random, entries: int, computers: int
) -> None:
    hour = RandomArena(rng, entries, computers)
    hour.play()
    event = hour.event
    assert event.stage is Stage.FINISHED
    assert flaws(EVENT, hour.log, SEED) == []
    assert fold(EVENT, hour.log) == event
    assert sorted(entry for entry, _ in event.places) == sorted(one.number for one in event.entries)
    (played,) = event.rounds
    assert played.closed
    assert all(len({*pairing.entries}) == 2 for pairing in played.pairings)
    assert all(any(event.entry(one).people for one in pairing.entries) for pairing in played.pairings)
    assert all(codec.read(*codec.write(step)) == step for _, _, step in hour.log)
    assert flaws(EVENT, hour.log, bytes(32)) != []


def test_E_3_another_seed_draws_other_pairings() -> None:
    hour = RandomArena(random.Random(4), 9)
    hour.play()
    assert len(flaws(EVENT, hour.log, bytes(32))) > 1


def test_T_15_pausing_ends_with_the_match_and_nobody_waits_twice_for_the_same() -> None:
    hour = RandomArena(random.Random(4), 4)
    hour.now = arenas.next_pairing(hour.event) or 0
    hour.pair()
    one, other = hour.event.rounds[0].pairings[0].entries
    hour.add(arenas.pause(hour.event, Person(one, "—")))
    assert arenas.pause(hour.event, Person(one, "—")) == []
    found = hour.event.pairing_of(one)
    assert found is not None
    absent = rounds.absent((True, False))
    hour.add(rounds.decide(hour.event, 1, found[1].number, 1, absent))
    assert [entry.number for entry in hour.event.entries if entry.paused] == sorted((one, other))
    assert hour.event.entry(other).gone is None  # nobody is withdrawn from an arena for absence
    assert arenas.next_pairing(hour.event) is None
    for entry in (one, other):
        hour.add(arenas.go_on(hour.event, Person(entry, "—")))
    lone = arenas.next_pairing(hour.event)
    assert lone is not None
    assert lone - hour.now >= LONE_WAIT_S * SECOND


def test_T_15_computers_gain_no_points_while_all_people_pause() -> None:
    hour = RandomArena(random.Random(4), 2, computers=4)
    for person in (1, 2):
        hour.add(arenas.pause(hour.event, Person(person, "—")))
    assert len(arenas.waiting(hour.event)) == 4
    assert arenas.next_pairing(hour.event) is None
    hour.now += MINUTE
    hour.add(arenas.go_on(hour.event, Person(1, "—")))
    hour.now = arenas.next_pairing(hour.event) or 0
    hour.pair()
    (pairing,) = hour.event.rounds[0].pairings
    assert 1 in pairing.entries


def test_T_15_who_pauses_after_a_lone_match_is_paired_again_a_minute_later() -> None:
    """The one who came back later met the other one last, and not the other way round."""
    hour = RandomArena(random.Random(4), 4)
    for person in (3, 4):
        hour.add(arenas.pause(hour.event, Person(person, "—")))
    hour.now = arenas.next_pairing(hour.event) or 0
    hour.pair()
    first = hour.event.rounds[0].pairings[0]
    assert {*first.entries} == {1, 2}
    hour.add(rounds.decide(hour.event, 1, first.number, 1, rounds.absent((True, True))))
    hour.add(arenas.pause(hour.event, Person(2, "—")))
    hour.add(arenas.go_on(hour.event, Person(3, "—")))
    hour.now = arenas.next_pairing(hour.event) or 0
    hour.pair()
    second = hour.event.rounds[0].pairings[1]
    assert {*second.entries} == {1, 3}
    hour.add(rounds.decide(hour.event, 1, second.number, 1, rounds.absent((True, True))))
    hour.add(arenas.pause(hour.event, Person(3, "—")))
    hour.now += SECOND
    hour.add(arenas.go_on(hour.event, Person(2, "—")))
    due = arenas.next_pairing(hour.event)
    assert due is not None
    assert due - hour.now >= LONE_WAIT_S * SECOND
    hour.now = due
    hour.pair()
    assert {*hour.event.rounds[0].pairings[2].entries} == {1, 2}


def test_T_6_an_arena_is_open_for_half_of_its_time_also_if_nothing_happens_in_it() -> None:
    hour = RandomArena(random.Random(4), 4)
    late = Person(9, "P9")
    assert entering.enter(hour.event, [late], "n", now=hour.now + 15 * MINUTE)
    with pytest.raises(EventRefused, match=EventReason.TOO_LATE):
        entering.enter(hour.event, [late], "n", now=hour.now + 15 * MINUTE + SECOND)
