"""V-9: several processes together send no more than one may."""

import pytest
from hypothesis import given, strategies as st

from bot.store.leases import ProcessRow
from bot.ui.wire.rate_limits.allowance import AT_FIRST, SPARE, Allowance, share
from bot.ui.wire.rate_limits.request_bucket import BURST, RATE, RequestBucket


def test_the_only_process_has_all() -> None:
    assert share(0, []) == RATE
    assert share(100, []) == RATE


def test_who_wants_little_gets_it_and_the_rest_is_divided() -> None:
    assert share(2, [100]) == 2
    assert share(100, [2]) == RATE - 2
    assert share(100, [100, 1]) == (RATE - 1) / 2
    assert share(0, [0, 0]) == RATE / 3


@given(st.lists(st.integers(0, 200), min_size=1, max_size=6))
def test_the_shares_are_all_there_is(wanted: list[int]) -> None:
    shares = [share(mine, wanted[:at] + wanted[at + 1 :]) for at, mine in enumerate(wanted)]
    assert sum(shares) == pytest.approx(RATE)
    for mine, one in zip(wanted, shares, strict=True):
        assert one >= min(mine, RATE / len(wanted)) - 1e-9


async def test_a_rate_falls_at_once_and_rises_one_renewal_later(monkeypatch: pytest.MonkeyPatch) -> None:
    bucket = RequestBucket()
    rates: list[tuple[float, float]] = []
    monkeypatch.setattr(bucket, "set_rate", lambda rate, burst: rates.append((rate, burst)))
    allowance = Allowance(bucket)
    other = ProcessRow("b", ready=True, leaving=False, demand=100, version=1)
    for others in ([], [], [other], [], []):
        allowance.hear(others)
    little = share(SPARE, [100 + SPARE])
    assert little == SPARE
    assert rates == [
        (AT_FIRST, 1.0),
        (AT_FIRST, BURST),
        (RATE, BURST),
        (little, BURST / 2),
        (little, BURST),
        (RATE, BURST),
    ]


async def test_a_bucket_knows_what_was_wanted_in_the_last_second() -> None:
    bucket = RequestBucket()
    assert bucket.demand() == 0
    for _ in range(3):
        await bucket.take(0)
    assert bucket.demand() == 3
