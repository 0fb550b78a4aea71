"""Something done in a child process that is killed in the middle, at each step or at a row."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from typing import Any
from unittest.mock import patch

Place = tuple[Any, str]
"""A function as what has it and its name: a step is before each of its calls, and another one after it."""


def kill_at(step: int, work: Callable[[], object], places: Sequence[Place]) -> bool:
    """Do ``work`` in a child process that is killed at a step, from 1. Whether it came that far."""
    child = os.fork()
    if child == 0:
        steps = count(1)

        def count_step() -> None:
            if next(steps) == step:
                os.kill(os.getpid(), signal.SIGKILL)

        def stepping(call: Callable[..., Any]) -> Callable[..., Any]:
            def stepping_call(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - whatever the call takes
                count_step()
                result = call(*args, **kwargs)
                count_step()
                return result

            return stepping_call

        with ExitStack() as stack:
            for owner, name in places:
                stack.enter_context(patch.object(owner, name, stepping(getattr(owner, name))))
            work()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status) and os.waitstatus_to_exitcode(status):
        raise RuntimeError("the child failed by itself")
    return os.WIFSIGNALED(status)


def kill_at_row(row: int, work: Callable[[], object], rows: Place) -> bool:
    """Do ``work`` in a child process that is killed at a row, from 1, of those that ``rows`` yields."""
    owner, name = rows
    rows_of = getattr(owner, name)
    rows_so_far = count(1)

    def counting(*args: Any, **kwargs: Any) -> Iterator[Any]:  # noqa: ANN401 - as above
        for one in rows_of(*args, **kwargs):
            if next(rows_so_far) == row:
                os.kill(os.getpid(), signal.SIGKILL)
            yield one

    with patch.object(owner, name, counting):
        return kill_at(0, work, ())
