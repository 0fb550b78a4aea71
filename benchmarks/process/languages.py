"""What each language costs: before anybody reads it, with all commands, and with all its messages.

    python -m benchmarks languages

Discord's list of commands has every language at every start. A language whose commands alone are used must
take no more than 3 MB and 50 ms of processor time.
"""

import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial

from bot.languages import LANGUAGES
from bot.text.catalogue import Voice
from testing import arguments

LARGEST_MB = 3.0
LONGEST_MS = 50.0
COMMANDS = ("command-", "option-", "choice-")


def costs(act: Callable[[], object]) -> tuple[float, float]:
    """The megabytes that stay allocated after an act, and its processor time in milliseconds."""
    before, began = tracemalloc.get_traced_memory()[0], time.process_time()
    act()
    return (tracemalloc.get_traced_memory()[0] - before) / 1e6, 1000 * (time.process_time() - began)


def _make(made: list[Voice], language: str) -> None:
    made.append(Voice(language))


def name_commands(voice: Voice) -> None:
    """Say the texts of all commands."""
    for key in sorted(voice.keys):
        if key.startswith(COMMANDS):
            voice(key)


def main() -> None:
    """Print a line for each language. The exit status says whether one costs too much."""
    arguments.counts("benchmarks languages", __doc__)
    name_commands(Voice(LANGUAGES[0]))  # loads what all languages share
    tracemalloc.start()
    too_much = []
    for language in LANGUAGES:
        made: list[Voice] = []
        unread, _ = costs(partial(_make, made, language))
        size, took = costs(partial(name_commands, made[0]))
        print(f"{language}: unread {1000 * unread:.0f} kB; commands {size:.2f} MB, {took:.0f} ms")
        if size > LARGEST_MB or took > LONGEST_MS:
            too_much.append(language)
    print(f"figure: {LARGEST_MB:.0f} MB, {LONGEST_MS:.0f} ms; too much: {', '.join(too_much) or 'none'}")
    sys.exit(bool(too_much))


if __name__ == "__main__":
    main()
