"""The types of command-line arguments: ``type`` functions for argparse.

They raise ``ArgumentTypeError``.
"""

from __future__ import annotations

import argparse
import os
from datetime import date
from pathlib import Path
from typing import Final, NoReturn

from bot.console.command_errors import UNUSABLE, print_error
from bot.database_url import URL_FORM, DatabaseUrl

_PORTS: Final = 65535
_LONG: Final = 3600
_DIGITS: Final = 9
"""The greatest number of digits of a count."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and exit with the code of a usage error."""
        print_error(f"{self.prog}: {message}; `{self.prog} --help` says more")
        self.exit(UNUSABLE)


def text(value: str) -> str:
    """Any text. The bytes that a shell passes may be no valid text, which is refused."""
    try:
        value.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("must be text in UTF-8") from None
    if "\0" in value:
        raise argparse.ArgumentTypeError("must be text")
    return value


def file(value: str) -> Path:
    """The path of a file, which need not exist, in any bytes that the system allows."""
    path = Path(value)
    try:
        is_valid = b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        is_valid = False
    if not is_valid or path.name in {"", ".."}:
        raise argparse.ArgumentTypeError("must name a file")
    return path


def place(value: str) -> Path | DatabaseUrl:
    """Where a database is or shall be: the URL of a server, or the path of a file."""
    if not DatabaseUrl.is_address(value):
        return file(value)
    try:
        return DatabaseUrl(text(value))
    except ValueError:
        raise argparse.ArgumentTypeError(f"must be a file or {URL_FORM}") from None


def port(value: str) -> int:
    """A TCP port."""
    number = whole(value)
    if number is None or not 0 < number <= _PORTS:
        raise argparse.ArgumentTypeError(f"a port is a whole number from 1 to {_PORTS}")
    return number


def day(value: str) -> date:
    """A date."""
    try:
        return date.fromisoformat(value)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a date such as 2026-11-23") from None


def count(value: str) -> int:
    """A number of things, or the number of one, from 1."""
    number = whole(value)
    if not number:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {10**_DIGITS - 1}")
    return number


def seconds(value: str) -> float:
    """A time to wait in seconds."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number <= _LONG:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, {_LONG} at most")
    return number


def whole(value: str) -> int | None:
    """A whole number; None for anything else, and for more digits than Python reads."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= _DIGITS else None
