"""``do_part``: a fault of one server or day is its own."""

from typing import Literal

import pytest

from bot.repeated_task import do_part
from bot.store.base import Unavailable
from testing.fixtures import complaints, log_output
from testing.logs import Complaints

__all__ = ["complaints", "log_output"]


async def part(outcome: Literal["done", "failed"] | Exception) -> bool:
    if isinstance(outcome, Exception):
        raise outcome
    return outcome == "done"


async def test_a_fault_is_logged_with_what_it_concerns_and_is_tried_again(complaints: Complaints) -> None:
    assert await do_part(part("done"), guild=5)
    assert not await do_part(part("failed"), guild=5)
    assert complaints.lines == []
    assert not await do_part(part(ValueError("unreadable")), guild=5, day="2026-11-23")
    (line,) = complaints.lines
    assert "'guild': 5" in line
    assert "'day': '2026-11-23'" in line
    assert "unreadable" in line


async def test_a_fault_of_the_store_concerns_all() -> None:
    with pytest.raises(Unavailable):
        await do_part(part(Unavailable("i/o error")), guild=5)
