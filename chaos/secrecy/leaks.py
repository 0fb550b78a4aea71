"""F4: cards stay hidden. Checks everything that leaves the bot about whole matches, by recipient.

    python -m chaos leaks [--matches N] [--painted N] [--processes N] [--seconds N]

At moments of each match of every game, and for everybody there: no page, description, label, id, completion
or picture names a card that its recipient cannot know. All of it, refusals too, is the same for a match in
which the cards that they cannot know are in other places. So many pairs of pictures are painted: they have
the same bytes, and contain nothing but pixels. Matches that have not been played after so many seconds are
left out, and the last lines say so.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import NamedTuple

from bot.render.paint import paint
from testing import arguments
from testing.checks.outgoing import foreign_chunks, inspect_match

MATCHES = 10_000
PAINTED = 300
SECONDS = 3_600
CHUNK = 25
SHOWN = 5


class LeakReport(NamedTuple):
    """What was played and looked at, and the leaks that were found."""

    matches: int
    payloads: int
    painted: int
    leaks: list[str]


def look_for_leaks(first: int, count: int, pictures_allowed: int, until: float) -> LeakReport:
    """Check so many matches from a number on, and paint so many of their pictures."""
    matches = payloads = pictures = 0
    leaks = []
    for seed in range(first, first + count):
        if time.time() > until:
            break
        inspection = inspect_match(seed, scenes=1 if pictures < pictures_allowed else 0)
        matches, payloads = matches + 1, payloads + inspection.payloads
        leaks += [f"match {seed}: {leak}" for leak in inspection.leaks]
        for one, other in inspection.scenes:
            data = paint(one)
            pictures += 1
            leaks += [] if data == paint(other) else [f"match {seed}: two pictures differ"]
            leaks += [f"match {seed}: {chunk!r} in a picture" for chunk in foreign_chunks(data)]
    return LeakReport(matches, payloads, pictures, leaks)


def main() -> None:
    """Print what held; exit code 1 otherwise."""
    parser = arguments.parser("chaos leaks", __doc__)
    arguments.add_options(parser, matches=MATCHES, processes=min(4, os.cpu_count() or 1))
    arguments.add_options(parser, arguments.count_or_none, painted=PAINTED)
    arguments.add_options(parser, arguments.number, seconds=SECONDS)
    options = parser.parse_args()
    matches = options.matches
    began = time.perf_counter()
    until = time.time() + options.seconds
    chunks = range(0, matches, CHUNK)
    each = -(-options.painted // len(chunks))
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(look_for_leaks, one, min(CHUNK, matches - one), each, until) for one in chunks]
        reports = [job.result() for job in as_completed(jobs)]
    total = LeakReport(
        sum(one.matches for one in reports),
        sum(one.payloads for one in reports),
        sum(one.painted for one in reports),
        [leak for one in reports for leak in one.leaks],
    )
    for leak in total.leaks[:SHOWN]:
        print(leak)
    took = time.perf_counter() - began
    short = "" if total.matches == matches else f" (of {matches:,} asked for: the time was over)"
    print(
        f"{total.matches:,} matches{short}, {total.payloads:,} payloads, {total.painted:,} pairs of pictures"
        f" painted, in {took:.0f} s"
    )
    print(f"F4 {'held: no hidden card' if not total.leaks else f'did not hold: {len(total.leaks)} leaks'}")
    sys.exit(bool(total.leaks) or not total.matches)


if __name__ == "__main__":
    main()
