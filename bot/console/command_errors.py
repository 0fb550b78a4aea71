"""The errors of the command line: each mistake or refusal of the system becomes one line and an exit code.

A command raises ``CommandFailed``, or does not catch what the system raises: a missing file, a full disk, a
reader that has gone. Any other exception is a fault of the program and keeps its traceback.
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
"""The exit code of a program ended by Ctrl-C, as shells report it."""


class CommandFailed(Exception):
    """A request that cannot be carried out. ``str()`` says why, in one line for the operator."""


def run_command(command: Callable[[], int]) -> int:
    """Run a command. Its exit code, or that of its failure, which is reported in one line.

    Raises ``SystemExit`` if the command does, and any exception that is a fault of the program.
    """
    _open_streams()
    try:
        code = _run_and_flush(command)
    except SettingsError as problem:
        for line in str(problem).splitlines():
            print_error(line)
        code = UNUSABLE
    except CommandFailed as problem:
        print_error(str(problem))
        code = UNUSABLE
    except BrokenPipeError:  # the reader of the output has gone
        code = OK
    except KeyboardInterrupt:
        code = INTERRUPTED
    except MemoryError:
        print_error("there is not enough memory for it")
        code = UNUSABLE
    except OSError as problem:
        print_error(refusal_text(problem))
        code = UNUSABLE
    finally:
        _detach(sys.stdout)
    return code


def _run_and_flush(command: Callable[[], int]) -> int:
    """Run a command and flush its output, also if argparse exits."""
    try:
        code = command()
    except SystemExit:
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def print_error(text: str) -> None:
    """Write a line to the error stream, whether or not anybody reads it."""
    with suppress(OSError):
        print(one_line(text), file=sys.stderr)


def refusal_text(problem: OSError, file: Path | None = None) -> str:
    """The system's refusal as text, and the file that it concerns."""
    name = file if file is not None else problem.filename
    reason = problem.strerror or str(problem) or type(problem).__name__
    return f"{os.fsdecode(name)}: {reason}" if isinstance(name, (str, bytes, os.PathLike)) else reason


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Raise ``CommandFailed``, with the file's name, for what the system refuses within the block."""
    try:
        yield
    except OSError as problem:
        raise CommandFailed(refusal_text(problem, file)) from None


@contextmanager
def line_writer(file: Path) -> Iterator[Callable[[str], None]]:
    """Open a file for lines of text. The yielded function writes one. Raises ``CommandFailed``."""
    with naming(file):
        stream: IO[str] = file.open("w", encoding="utf-8", newline="\n")

    def write(line: str) -> None:
        with naming(file):
            stream.write(f"{line}\n")

    try:
        yield write
        with naming(file):
            stream.flush()
    finally:
        with suppress(OSError):  # the first failure has been reported
            stream.close()


def _open_streams() -> None:
    """Make the streams of the process accept any text that is printed."""
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:  # it was closed before the start
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            # A file name may be no valid text, and an old terminal may lack characters.
            stream.reconfigure(errors="backslashreplace")


def _detach(stream: TextIO) -> None:
    """Detach a stream without a reader: Python would report an error at its exit."""
    try:
        stream.flush()
    except OSError:
        with suppress(OSError):  # a stream without a descriptor
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
