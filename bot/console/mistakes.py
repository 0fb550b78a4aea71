"""Where every mistake of an operator, and everything a machine refuses, becomes one line and an exit code.

A command raises ``Unusable``, or lets pass what the system raises: a file that is not there, a disk that is
full, a reader that has gone. What is left is a fault of the program, and keeps its traceback.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, TextIO

from bot.names import one_line
from bot.settings import SettingsError

OK: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130
"""As a shell says it of a program that Ctrl-C has ended."""


class Unusable(Exception):
    """What was asked for cannot be done; ``str()`` says why, in one line for the operator."""


def reported(command: Callable[[], int]) -> int:
    """Carry out a command; returns its exit code, or that of its failure, of which a line tells.

    Raises SystemExit where the command does, and whatever else is a fault of the program.
    """
    _open_streams()
    try:
        code = _flushed(command)
    except SettingsError as problem:
        for line in str(problem).splitlines():
            complain(line)
        code = UNUSABLE
    except Unusable as problem:
        complain(str(problem))
        code = UNUSABLE
    except BrokenPipeError:  # the reader of our output has seen enough
        code = OK
    except KeyboardInterrupt:
        code = INTERRUPTED
    except MemoryError:
        complain("there is not enough memory for it")
        code = UNUSABLE
    except OSError as problem:
        complain(refused(problem))
        code = UNUSABLE
    finally:
        _let_go(sys.stdout)
    return code


def _flushed(command: Callable[[], int]) -> int:
    """Carry out a command and see that its output has arrived, also where argparse ends it."""
    try:
        code = command()
    except SystemExit:
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def complain(text: str) -> None:
    """Write a line to the error stream, whether or not anybody reads it."""
    with suppress(OSError):
        print(one_line(text), file=sys.stderr)


def refused(problem: OSError, file: Path | None = None) -> str:
    """What the system has refused, and for which file."""
    name = file if file is not None else problem.filename
    said = problem.strerror or str(problem) or type(problem).__name__
    return f"{os.fsdecode(name)}: {said}" if isinstance(name, (str, bytes, os.PathLike)) else said


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Raise ``Unusable``, with the file's name, for what the system refuses within the block."""
    try:
        yield
    except OSError as problem:
        raise Unusable(refused(problem, file)) from None


@contextmanager
def written(file: Path) -> Iterator[Callable[[str], None]]:
    """Open a file for lines of text: what is yielded writes one. Raises ``Unusable`` where that fails."""
    with naming(file):
        opened: IO[str] = file.open("w", encoding="utf-8", newline="\n")

    def write(line: str) -> None:
        with naming(file):
            opened.write(f"{line}\n")

    try:
        yield write
        with naming(file):
            opened.flush()
    finally:
        with suppress(OSError):  # what could not be written has been told
            opened.close()


def _open_streams() -> None:
    """Make the streams of the process fit for anything that is printed."""
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:  # closed before we began
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            # A name from the disk may be no text, and an old terminal may not have every character.
            stream.reconfigure(errors="backslashreplace")


def _let_go(stream: TextIO) -> None:
    """Drop what nobody takes any more: Python would complain about it when it ends."""
    try:
        stream.flush()
    except OSError:
        with suppress(OSError):  # a stream without a descriptor
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
