"""``exec:COMMAND``: a program of somebody else's that plays, over the protocol of record.md.

It is only ever named on the command line. It has a time to read and to answer in; when it hangs, ends, floods
or answers nonsense, the turn is a novice's, a line says so once for each way of failing, and the losses are
counted.
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
from functools import cache
from multiprocessing.util import Finalize
from typing import Final

from bot import computers
from bot.names import one_line
from bot.protocol.protocol import DEFAULT_LEVEL, chosen, request
from bot.protocol.serving import LONGEST
from bot.rules.actions import Action
from bot.rules.view import SeatView

PREFIX: Final = "exec:"
PATIENCE: Final = 5.0
"""Seconds that a program may think about a move."""
BUDGET: Final = 50
"""Milliseconds a move that it is told to take; what it takes is its own affair, within patience."""
RESTARTS: Final = 3
"""So often it is started again after the first time."""
_FAREWELL: Final = 1.0
"""Seconds until a killed program, or a thread at one of its pipes, is left to itself."""


class Failing(Enum):
    """How a program lost a turn; ``value`` says it."""

    DEAF = "did not read the request in time"
    HUNG = "did not answer in time"
    ENDED = "ended, or closed its input or its output"
    TALKATIVE = "wrote lines that nobody asked for"
    ENDLESS = f"wrote a line of {LONGEST} bytes or more"
    NONSENSE = "answered what is no answer, or not legal"
    GONE = "has been started often enough and is not started again"


class Program:
    """A program as a computer player. Raises ValueError for no command, OSError when it cannot be started."""

    def __init__(
        self, level: str, *, patience: float = PATIENCE, report: Callable[[str], None] | None = None
    ) -> None:
        self.level = level
        self.lost: Counter[int] = Counter()
        """By seat: the turns that were a novice's."""
        self._words = shlex.split(level.removeprefix(PREFIX))
        if not self._words:
            raise ValueError(f"{level!r} names no command")
        self._patience = patience
        self._report = report or _complain
        self._failed: set[Failing] = set()
        self._starts = 0
        self._running: _Running | None = self._start()
        self._novice = computers.create(computers.LOWEST)

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """What the program answers; else what a novice would do."""
        found = self._asked(request(view, rng, level=DEFAULT_LEVEL, budget_ms=BUDGET), view)
        if isinstance(found, Failing):
            self._lose(found, view)
            return self._novice.choose(view, rng)
        return found

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:  # noqa: ARG002 - as every level has it
        """Nothing: a program is asked in its turn only."""
        return None

    def close(self) -> None:
        """End the program and whatever it started."""
        if self._running is not None:
            self._running.kill()
            self._running = None

    def _asked(self, line: bytes, view: SeatView) -> Action | Failing:
        if self._running is None:
            if self._starts > RESTARTS:
                return Failing.GONE
            try:
                self._running = self._start()
            except OSError:
                return Failing.ENDED
        said = self._running.ask(line, self._patience)
        if isinstance(said, Failing):
            self.close()
            return said
        return chosen(said, view.legal) or Failing.NONSENSE

    def _start(self) -> _Running:
        self._starts += 1
        return _Running(self._words)

    def _lose(self, failing: Failing, view: SeatView) -> None:
        self.lost[-1 if view.seat is None else view.seat] += 1
        if failing not in self._failed:
            self._failed.add(failing)
            line = f"{self.level}: it {failing.value}; {self._novice.level} plays for it"
            self._report(one_line(line))


class _Running:
    """A running program. A thread writes to it and another reads, so that nobody waits for it for ever.

    The reader is never more than a line ahead: what else a program writes stays in its pipe.
    """

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - what the operator typed, and no shell
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._over = False
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._written: queue.SimpleQueue[OSError | None] = queue.SimpleQueue()
        """For each request, in order: what kept the program's pipe from taking all of it."""
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._room = threading.Semaphore(0)
        """To read another line."""
        self._threads = [
            threading.Thread(target=work, daemon=True, name=f"{name} {words[0]}")
            for work, name in ((self._write, "writes to"), (self._read, "reads from"))
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, patience: float) -> bytes | Failing:
        """The one line that the program says after it was told one, all within so many seconds."""
        end = time.monotonic() + patience
        if not self._lines.empty():
            return Failing.TALKATIVE if self._lines.get() else Failing.ENDED
        self._requests.put(line + b"\n")
        try:
            if self._written.get(timeout=patience) is not None:
                return Failing.ENDED
        except queue.Empty:
            return Failing.DEAF
        try:
            said = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            return Failing.HUNG
        self._room.release()
        if len(said) >= LONGEST:  # the rest of it would be taken for the next answer
            return Failing.ENDLESS
        return said or Failing.ENDED

    def kill(self) -> None:
        """End it at once, and everything that it started."""
        self._over = True
        # Its own session is asked to die before it is waited for: until then nobody else can have its number.
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg") and hasattr(signal, "SIGKILL"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):  # whoever may not be killed is left to itself
            self._process.wait(_FAREWELL)
        self._requests.put(None)
        self._room.release()
        for thread in self._threads:
            thread.join(_FAREWELL)

    def _write(self) -> None:
        pipe = self._process.stdin
        if pipe is None:
            return
        with suppress(OSError), pipe:  # what is left is written when it is closed
            while (line := self._requests.get()) is not None:
                try:
                    pipe.write(line)
                    pipe.flush()
                except OSError as error:
                    self._written.put(error)
                else:
                    self._written.put(None)

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


def _complain(line: str) -> None:
    sys.stderr.write(f"{line}\n")


@contextmanager
def opened(levels: Iterable[str], *, patience: float = PATIENCE) -> Iterator[dict[str, Program]]:
    """The programs among some levels, by their level, running; they are ended with the block.

    Raises ValueError for one that cannot be started.
    """
    running: dict[str, Program] = {}
    try:
        for level in dict.fromkeys(levels):
            if level.startswith(PREFIX):
                running[level] = _started(level, patience)
        yield running
    finally:
        for program in running.values():
            program.close()


def shared(level: str) -> Program:
    """The one program of a level in this process, which is ended with it. Raises ValueError as ``opened``.

    A process that was forked starts its own: two that wrote to one would get each other's answers.
    """
    return _shared(level, os.getpid())


@cache
def _shared(level: str, _process: int) -> Program:
    program = _started(level, PATIENCE)
    # At the end of a worker process, too, where `atexit` is not asked.
    Finalize(program, program.close, exitpriority=1)
    return program


def _started(level: str, patience: float) -> Program:
    try:
        return Program(level, patience=patience)
    except OSError as problem:
        raise ValueError(f"{level!r} cannot be started: {problem.strerror}") from None
