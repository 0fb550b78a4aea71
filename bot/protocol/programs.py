"""``exec:COMMAND``: another program as a computer player, over the protocol of record.md.

Such a program can only be named on the command line. It has a limited time to read and to answer. If it
hangs, ends, writes too much or answers nonsense, a novice takes the turn, a line reports each kind of
failure once, and the lost turns are counted.
"""

from __future__ import annotations

import os
import queue
import random
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from typing import Final

from bot import computers
from bot.names import one_line
from bot.protocol.protocol import DEFAULT_LEVEL, read_answer, request_line
from bot.protocol.serving import LONGEST
from bot.rules.actions import Action
from bot.rules.view import SeatView

PREFIX: Final = "exec:"
PATIENCE: Final = 5.0
"""The seconds that a program may think about a move."""
BUDGET: Final = 50
"""The milliseconds for a move that the program is told. It may take more, up to its patience."""
RESTARTS: Final = 3
"""The number of restarts after the first start."""
_FAREWELL: Final = 1.0
"""The seconds until a killed program, or a thread at one of its pipes, is abandoned."""


class Failure(Enum):
    """How a program lost a turn; ``value`` describes it."""

    DEAF = "did not read the request in time"
    HUNG = "did not answer in time"
    ENDED = "ended, or closed its input or its output"
    TALKATIVE = "wrote lines that nobody asked for"
    ENDLESS = f"wrote a line of {LONGEST} bytes or more"
    NONSENSE = "answered what is no answer, or not legal"
    GONE = "has been started often enough and is not started again"


class Program:
    """A program as a computer player.

    Raises ``ValueError`` for an empty command, and if it cannot be started.
    """

    def __init__(
        self, level: str, *, patience: float = PATIENCE, report: Callable[[str], None] | None = None
    ) -> None:
        self.level = level
        self.lost_turns: Counter[int] = Counter()
        """The number of turns, by seat, that a novice took."""
        self._words = shlex.split(level.removeprefix(PREFIX))
        if not self._words:
            raise ValueError(f"{level!r} names no command")
        self._patience = patience
        self._report = report or _print_error
        self._failures: set[Failure] = set()
        self._starts = 0
        try:
            self._running: _Running | None = self._start()
        except OSError as problem:
            raise ValueError(f"{level!r} cannot be started: {problem.strerror}") from None
        self._novice = computers.create(computers.LOWEST)

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """The program's answer, or what a novice would do."""
        reply = self._ask(request_line(view, rng, level=DEFAULT_LEVEL, budget_ms=BUDGET), view)
        if isinstance(reply, Failure):
            self._lose(reply, view)
            return self._novice.choose(view, rng)
        return reply

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:  # noqa: ARG002 - the signature of every level
        """Nothing: a program is asked only in its turn."""
        return None

    def close(self) -> None:
        """End the program and everything that it started."""
        if self._running is not None:
            self._running.kill()
            self._running = None

    def _ask(self, line: bytes, view: SeatView) -> Action | Failure:
        if self._running is None:
            if self._starts > RESTARTS:
                return Failure.GONE
            try:
                self._running = self._start()
            except OSError:
                return Failure.ENDED
        reply = self._running.ask(line, self._patience)
        if isinstance(reply, Failure):
            self.close()
            return reply
        return read_answer(reply, view.legal) or Failure.NONSENSE

    def _start(self) -> _Running:
        self._starts += 1
        return _Running(self._words)

    def _lose(self, failure: Failure, view: SeatView) -> None:
        self.lost_turns[-1 if view.seat is None else view.seat] += 1
        if failure not in self._failures:
            self._failures.add(failure)
            line = f"{self.level}: it {failure.value}; {self._novice.level} plays for it"
            self._report(one_line(line))


class _Running:
    """A running program. One thread writes to it and another reads, so that nobody waits for it for ever.

    The reader is at most one line ahead; further output stays in the program's pipe.
    """

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - the operator's command, without a shell
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._over = False
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._write_results: queue.SimpleQueue[OSError | None] = queue.SimpleQueue()
        """For each request, in order: the error that kept the pipe from taking all of it, or None."""
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._room = threading.Semaphore(0)
        """Permits to read another line."""
        self._threads = [
            threading.Thread(target=work, daemon=True, name=f"{name} {words[0]}")
            for work, name in ((self._write, "writes to"), (self._read, "reads from"))
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, patience: float) -> bytes | Failure:
        """The line with which the program answers a line, or how it failed.

        All within ``patience`` seconds.
        """
        end = time.monotonic() + patience
        if not self._lines.empty():
            return Failure.TALKATIVE if self._lines.get() else Failure.ENDED
        self._requests.put(line + b"\n")
        try:
            if self._write_results.get(timeout=patience) is not None:
                return Failure.ENDED
        except queue.Empty:
            return Failure.DEAF
        try:
            answer = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            return Failure.HUNG
        self._room.release()
        if len(answer) >= LONGEST:  # its rest would be taken for the next answer
            return Failure.ENDLESS
        return answer or Failure.ENDED

    def kill(self) -> None:
        """End it at once, with everything that it started."""
        self._over = True
        # Its session is killed before it is waited for: until then its number cannot be reused.
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg") and hasattr(signal, "SIGKILL"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):  # a process that cannot be killed is abandoned
            self._process.wait(_FAREWELL)
        self._requests.put(None)
        self._room.release()
        for thread in self._threads:
            thread.join(_FAREWELL)

    def _write(self) -> None:
        pipe = self._process.stdin
        if pipe is None:
            return
        with suppress(OSError), pipe:  # closing writes what is left
            while (line := self._requests.get()) is not None:
                try:
                    pipe.write(line)
                    pipe.flush()
                except OSError as error:
                    self._write_results.put(error)
                else:
                    self._write_results.put(None)

    def _read(self) -> None:
        pipe = self._process.stdout
        if pipe is None:
            return
        with pipe:
            line = b" "
            while line and not self._over:
                line = pipe.readline(LONGEST)
                self._lines.put(line)
                self._room.acquire()


def _print_error(line: str) -> None:
    sys.stderr.write(f"{line}\n")


@contextmanager
def open_programs(levels: Iterable[str], *, patience: float = PATIENCE) -> Iterator[dict[str, Program]]:
    """The running programs among some levels, by their level. They end with the block.

    Raises ``ValueError`` for one that cannot be started.
    """
    running: dict[str, Program] = {}
    try:
        for level in dict.fromkeys(levels):
            if level.startswith(PREFIX):
                running[level] = Program(level, patience=patience)
        yield running
    finally:
        for program in running.values():
            program.close()
