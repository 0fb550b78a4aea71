"""Costly commands come at a pace."""

from hypothesis import given, strategies as st

from bot.tables.limits.token_bucket import CACHE_SIZE, TokenBucket

AT_ONCE, EACH = 5, 6_000


def test_some_are_granted_at_once_and_then_one_at_a_time() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    assert [pace.take(1, 1000) for _ in range(AT_ONCE)] == [0] * AT_ONCE
    assert pace.take(1, 1000) == EACH
    assert pace.take(1, 1000 + EACH - 1) == 1
    assert pace.take(1, 1000 + EACH) == 0
    assert pace.take(1, 1000 + EACH) == EACH


def test_people_do_not_wait_for_each_other() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    for _ in range(AT_ONCE + 1):
        pace.take(1, 0)
    assert pace.take(2, 0) == 0


def test_whoever_waits_long_enough_has_all_again_but_no_more() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    for _ in range(AT_ONCE):
        pace.take(1, 0)
    later = 100 * AT_ONCE * EACH
    assert [pace.take(1, later) for _ in range(AT_ONCE + 1)] == [0] * AT_ONCE + [EACH]


def test_a_clock_that_is_set_back_locks_nobody_out_for_long() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    for _ in range(AT_ONCE):
        pace.take(1, 10**12)
    assert pace.take(1, 0) <= EACH


def test_only_so_many_people_are_remembered() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    for person in range(2 * CACHE_SIZE):
        pace.take(person, 0)
    assert len(pace._full_at) == CACHE_SIZE


@given(st.integers(1, 6), st.integers(1, 50), st.lists(st.integers(0, 60), max_size=60))
def test_in_any_time_no_more_are_granted_than_at_once_and_one_each(
    at_once: int, each: int, pauses: list[int]
) -> None:
    pace, now, granted = TokenBucket(at_once, each), 0, list[int]()
    for pause in pauses:
        now += pause
        wait = pace.take(1, now)
        if not wait:
            granted.append(now)
        else:
            assert wait <= each
            assert pace.take(1, now + wait - 1) > 0
    for first, begins in enumerate(granted):
        for count, ends in enumerate(granted[first:], 1):
            assert count <= at_once + (ends - begins) // each


def test_what_came_to_nothing_is_given_back() -> None:
    pace = TokenBucket(AT_ONCE, EACH)
    for _ in range(3 * AT_ONCE):
        assert pace.take(1, 0) == 0
        pace.give_back(1)
    assert [pace.take(1, 0) for _ in range(AT_ONCE + 1)] == [0] * AT_ONCE + [EACH]
    pace.give_back(2)
    assert pace.take(2, 0) == 0


def test_a_person_who_has_everything_left_is_not_remembered() -> None:
    pace = TokenBucket(5, 6_000)
    pace.take(1, 0)
    pace.take(2, 5_999)
    assert set(pace._full_at) == {1, 2}
    pace.take(3, 6_000)
    assert set(pace._full_at) == {2, 3}
