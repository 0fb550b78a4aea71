"""The types of command-line arguments: ``type`` functions for argparse.

They raise ``ArgumentTypeError``.
"""

from __future__ import annotations

import argparse
import os
from datetime import date
from pathlib import Path
from typing import Final, NoReturn

from bot.console.mistakes import UNUSABLE, complain
from bot.database_url import URL_FORM, DatabaseUrl

_PORTS: Final = 65535
_LONG: Final = 3600
_DIGITS: Final = 9
"""The greatest number of digits of a count."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and exit with the code of a usage error."""
        complain(f"{self.prog}: {message}; `{self.prog} --help` says more")
        self.exit(UNUSABLE)


def text(given: str) -> str:
    """Any text. The bytes that a shell passes may be no valid text, which is refused."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("must be text in UTF-8") from None
    if "\0" in given:
        raise argparse.ArgumentTypeError("must be text")
    return given


def file(given: str) -> Path:
    """The path of a file, which need not exist, in any bytes that the system allows."""
    path = Path(given)
    try:
        known = b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        known = False
    if not known or path.name in {"", ".."}:
        raise argparse.ArgumentTypeError("must name a file")
    return path


def place(given: str) -> Path | DatabaseUrl:
    """Where a database is or shall be: the URL of a server, or the path of a file."""
    if not DatabaseUrl.is_meant(given):
        return file(given)
    try:
        return DatabaseUrl(text(given))
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a file or {URL_FORM}") from None


def port(given: str) -> int:
    """A TCP port."""
    number = whole(given)
    if number is None or not 0 < number <= _PORTS:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 1 to {_PORTS}")
    return number


def day(given: str) -> date:
    """A date."""
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a date such as 2026-11-23") from None


def count(given: str) -> int:
    """A number of things, or the number of one, from 1."""
    number = whole(given)
    if not number:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {10**_DIGITS - 1}")
    return number


def seconds(given: str) -> float:
    """A time to wait in seconds."""
    try:
        number = float(given)
    except ValueError:
        number = 0.0
    if not 0 < number <= _LONG:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, {_LONG} at most")
    return number


def whole(given: str) -> int | None:
    """A whole number; None for anything else, and for more digits than Python reads."""
    return int(given) if given.isascii() and given.isdigit() and len(given) <= _DIGITS else None
