"""What falls due when: the same answers as a look at every table gives, without that look."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from hypothesis.strategies import integers, none, sampled_from, sets

from bot.tables.deadline_queue import DeadlineQueue

TABLES = sampled_from("abcdef")
TIMES = integers(0, 8)


class AnyOrder(RuleBasedStateMachine):
    """An queue beside a plain list of deadlines and of clocks that stand."""

    def __init__(self) -> None:
        super().__init__()
        self.queue = DeadlineQueue()
        self.at: dict[str, int] = {}
        self.standing: set[str] = set()

    @rule(table=TABLES, at=none() | TIMES)
    def put(self, table: str, at: int | None) -> None:
        self.queue.put(table, at)
        self.at.pop(table, None)
        if at is not None:
            self.at[table] = at

    @rule(tables=sets(TABLES))
    def stop(self, tables: set[str]) -> None:
        self.queue.pause(tables)
        self.standing |= tables

    @rule(table=TABLES)
    def go_on(self, table: str) -> None:
        self.queue.resume(table)
        self.standing.discard(table)

    @rule()
    def all_go_on(self) -> None:
        for table in self.queue.paused_tables:
            self.queue.resume(table)
        self.standing.clear()

    @invariant()
    def answers_are_those_of_a_look_at_every_table(self) -> None:
        running = sorted((at, table) for table, at in self.at.items() if table not in self.standing)
        assert self.queue.earliest() == (running[0][0] if running else None)
        for moment in range(-1, 10):
            assert self.queue.overdue(moment) == [table for at, table in running if at <= moment]
        assert {table for table in "abcdef" if self.queue.is_paused(table)} == self.standing


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


@dataclass
class Compared:
    """How often moments were compared."""

    count: int = 0


class Moment(int):
    """A moment that counts how often it is compared."""

    seen: Compared

    def __lt__(self, other: int) -> bool:
        self.seen.count += 1
        return int(self) < int(other)

    def __gt__(self, other: int) -> bool:
        self.seen.count += 1
        return int(self) > int(other)

    def __eq__(self, other: object) -> bool:
        self.seen.count += 1
        return isinstance(other, int) and int(self) == int(other)

    __hash__ = int.__hash__


def test_ten_thousand_tables_are_not_looked_through_after_every_change() -> None:
    seen = Compared()

    def moment(value: int) -> Moment:
        made = Moment(value)
        made.seen = seen
        return made

    queue, tables = DeadlineQueue(), 10_000
    for number in range(tables):
        queue.put(f"t{number}", moment(number * 7919 % tables))
    seen.count = 0
    assert queue.earliest() == 0
    assert queue.overdue(moment(2)) == [
        "t0",
        *(f"t{n}" for at in (1, 2) for n in range(tables) if n * 7919 % tables == at),
    ]
    queue.put("t5", moment(tables))
    assert seen.count < 200
