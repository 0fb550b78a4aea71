"""A start that cannot succeed ends at once, with one line and an exit code (F10).

    python -m chaos failing_start [--starts N]

The bot is started as ``python -m bot run`` starts it, so many times each on a database that is corrupt, in
use by another process, a folder, in a folder that does not exist, or gone while its seeds exist. It must
print one line that begins with the name of the file, and end within five seconds with exit code 2. It must
not send Discord any request before that.
"""

import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.files import Hold, seeds_path
from bot.store.migrate import migrate
from testing import arguments
from testing.command_line import TOKEN

ROOT: Final = Path(__file__).parents[2]
BOUND: Final = 5.0
"""The greatest duration in seconds."""
HANGS: Final = 60
"""The seconds after which a start counts as one that never ends."""
HARMS: Final = ("corrupt", "in use", "a folder", "no folder", "seeds alone")
STARTS: Final = 10


class FailedStart(NamedTuple):
    """The end of a start, and its duration in seconds."""

    code: int
    out: str
    error: str
    took: float

    def honest(self, database: Path) -> bool:
        """Whether it printed one line about the file, and did not start."""
        one_line = self.error.startswith(str(database)) and self.error.count("\n") == 1
        return self.code == 2 and not self.out and one_line


@contextmanager
def broken_database(folder: Path, harm: str) -> Iterator[Path]:
    """A database with which no bot can start."""
    database = folder / "folder" / "b.db"
    if harm != "no folder":
        database.parent.mkdir()
        migrate(database)
    if harm == "corrupt":
        database.write_bytes(database.read_bytes()[:100] + bytes(8000))
    elif harm == "a folder":
        database.unlink()
        database.mkdir()
    elif harm == "seeds alone":
        with closing(sqlite3.connect(seeds_path(database))) as link, link:
            link.execute("INSERT INTO seed VALUES ('t-1', x'00')")
        database.unlink()
    hold = Hold(database) if harm == "in use" else None
    try:
        yield database
    finally:
        if hold is not None:
            hold.release()


def start_and_fail(database: Path) -> FailedStart:
    """Start the bot. Raises ``TimeoutExpired`` if it does not end."""
    began = time.monotonic()
    result = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        env=os.environ | {"DISCORD_TOKEN": TOKEN, "DATABASE": str(database), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
    )
    return FailedStart(result.returncode, result.stdout, result.stderr, time.monotonic() - began)


def main() -> int:
    """Print the durations. 1 if a start did not end as it should."""
    parser = arguments.parser("chaos failing_start", __doc__)
    arguments.add_options(parser, starts=STARTS)
    options = parser.parse_args()
    problems = []
    for harm in HARMS:
        with tempfile.TemporaryDirectory() as folder, broken_database(Path(folder), harm) as database:
            ends = [start_and_fail(database) for _ in range(options.starts)]
        took = [one.took for one in ends]
        print(f"{harm}: ends after {statistics.median(took):.2f} s (median), {max(took):.2f} s at most")
        problems += [f"{harm}: {one}" for one in ends if not one.honest(database) or one.took > BOUND]
    print("\n".join(problems) or f"held: one line and exit code 2, within {BOUND:.0f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
