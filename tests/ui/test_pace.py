"""Costly commands come at a pace."""

from bot.ui.wire.pace import AT_ONCE, EACH, REMEMBERED, Pace


def test_some_are_granted_at_once_and_then_one_at_a_time() -> None:
    pace = Pace()
    assert [pace.wait(1, 1000) for _ in range(AT_ONCE)] == [0] * AT_ONCE
    assert pace.wait(1, 1000) == EACH
    assert pace.wait(1, 1000 + EACH - 1) == 1
    assert pace.wait(1, 1000 + EACH) == 0
    assert pace.wait(1, 1000 + EACH) == EACH


def test_people_do_not_wait_for_each_other() -> None:
    pace = Pace()
    for _ in range(AT_ONCE + 1):
        pace.wait(1, 0)
    assert pace.wait(2, 0) == 0


def test_whoever_waits_long_enough_has_all_again_but_no_more() -> None:
    pace = Pace()
    for _ in range(AT_ONCE):
        pace.wait(1, 0)
    later = 100 * AT_ONCE * EACH
    assert [pace.wait(1, later) for _ in range(AT_ONCE + 1)] == [0] * AT_ONCE + [EACH]


def test_a_clock_that_is_set_back_locks_nobody_out_for_long() -> None:
    pace = Pace()
    for _ in range(AT_ONCE):
        pace.wait(1, 10**12)
    assert pace.wait(1, 0) <= EACH


def test_only_so_many_people_are_remembered() -> None:
    pace = Pace()
    for person in range(2 * REMEMBERED):
        pace.wait(person, 0)
    assert len(pace._full_at) == REMEMBERED


def test_whoever_has_all_again_is_remembered_no_more() -> None:
    pace = Pace()
    pace.wait(1, 0)
    pace.wait(2, EACH - 1)
    assert set(pace._full_at) == {1, 2}
    pace.wait(3, EACH)
    assert set(pace._full_at) == {2, 3}
