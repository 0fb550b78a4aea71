"""The arguments of scripts. What is wrong with them is said in one line, with exit code 2."""

import argparse
from collections.abc import Callable

from bot import computers
from bot.computers.personalities import FORM
from bot.console.arguments import Parser, count, whole

__all__ = ["add_counts", "add_options", "count", "count_or_none", "counts", "level", "number", "parser"]


def parser(name: str, doc: str | None) -> Parser:
    """The parser of a script that is called by ``python -m NAME``, with its docstring as the help."""
    plain = argparse.RawDescriptionHelpFormatter
    return Parser(prog=f"python -m {name}", description=doc, formatter_class=plain)


def count_or_none(word: str) -> int:
    """A whole number, 0 for none. Raises ``ArgumentTypeError``."""
    value = whole(word)
    if value is None:
        raise argparse.ArgumentTypeError("must be a whole number")
    return value


def number(word: str) -> float:
    """A number above 0. Raises ``ArgumentTypeError``."""
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be a number above 0")
    return value


def level(word: str) -> str:
    """The name of a level that may sit at a table. Raises ``ArgumentTypeError``."""
    if not computers.is_level(word):
        levels = ", ".join([*computers.LEVELS, *computers.NUMBERED, FORM])
        raise argparse.ArgumentTypeError(f"must be one of {levels}")
    return word


def add_counts(words: argparse.ArgumentParser, **usual: int) -> None:
    """Add counts that may be left out, in this order: the name of each, and what it usually is."""
    for name, value in usual.items():
        words.add_argument(name, nargs="?", type=count, default=value, metavar=name.upper())


def add_options(words: argparse.ArgumentParser, read: Callable[[str], float] = count, **usual: float) -> None:
    """Add options with a number: the name of each, and what it usually is. ``read`` is for their values."""
    for name, value in usual.items():
        words.add_argument(f"--{name}", type=read, default=value, metavar="N", help="default: %(default)s")


def counts(name: str, doc: str | None, **usual: int) -> list[int]:
    """The counts that a script was given, in order; see ``parser`` and ``add_counts``."""
    words = parser(name, doc)
    add_counts(words, **usual)
    return [*vars(words.parse_args()).values()]
