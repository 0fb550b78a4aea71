"""Compiled functions that the processes of a test run share: each is compiled once, by one of them."""

from pathlib import Path
from typing import Any

from filelock import FileLock


def compile_one_at_a_time(folder: Path) -> None:
    """Let only one process at a time compile a function of the bot; ``folder`` is for the lock.

    Without it, tests that begin together compile the same functions together. A process that waits finds
    the function on the disk afterwards, where Numba stores it.
    """
    try:
        from numba.core.dispatcher import Dispatcher  # noqa: PLC0415 - the extra ``fast``
    except ImportError:
        return
    compile_now = Dispatcher.compile
    lock = FileLock(folder / "numba.lock")  # a function that compiles another one takes it twice

    def compile_alone(dispatcher: Any, signature: Any) -> Any:  # noqa: ANN401 - as in Numba
        with lock:
            return compile_now(dispatcher, signature)

    Dispatcher.compile = compile_alone  # type: ignore[method-assign, assignment]  # there is no other way in
