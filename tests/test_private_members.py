"""Tests use what is public. The list says where they do not, how often and why; it may only get shorter."""

import ast
from collections import Counter
from collections.abc import Iterator

from testing.checks.sources import trees

FOLDERS = ("art", "benchmarks", "chaos", "testing", "tests", "training")
OPEN = {"_asdict", "_exit", "_field_defaults", "_fields", "_make", "_replace"}
"""Public in spite of their underscore: of named tuples, and ``os._exit``."""

KNOWN = {
    "tests/browser/conftest.py": 2,  # how the preview reads pictures
    # Doors: what many tests need is reached for once, here.
    "testing/databases.py": 4,  # the connections below a store
    "testing/players/player.py": 4,  # results of simcord in another form; acting as the bot's own code
    "testing/leases/processes.py": 3,  # the steps of a process, one by one
    "testing/worlds/room.py": 2,  # the cache below the tables; their notice to the listeners
    "testing/worlds/world.py": 5,  # what the bot keeps; what simcord keeps and takes from nobody
    # Libraries that have no public way in.
    "chaos/crashes/simulated/crashing_world.py": 6,  # a bot that dies without its end, and is attached again
    "chaos/processes/planted.py": 1,  # a method of the leases that a planted fault replaces
    "chaos/whole_matches/soak.py": 3,  # the memory of the simulated Discord, which is not measured
    "testing/players/visitor.py": 5,  # when a page of simcord is ready
    "testing/wire/cluster_demo.py": 2,  # a world of simcord counts as started, so that its pages show it
    "testing/wire/cluster.py": 1,  # an answer as simcord keeps it
    "testing/wire/gateway.py": 1,  # intents as a number
    "testing/worlds/command_cache.py": 1,  # the digest of commands, which a bot computes in each start
    "testing/worlds/fast_simulator.py": 7,  # parts of simcord that are replaced by faster ones
    "tests/browser/test_effort.py": 1,  # the messages on a page of simcord
    "tests/console/test_hostile.py": 3,  # every option of a command line
    "tests/e2e/reliability/test_replies.py": 1,  # discord.py that has not heard the answer
    "tests/e2e/test_demo.py": 4,  # a file on a page of simcord
    "tests/store/test_erasure.py": 3,  # a statement of SQLite in the middle of its work
    "tests/ui/test_app.py": 4,  # the start of discord.py without a network, and its cache
    "tests/ui/wire/test_timeouts.py": 2,  # an interaction without a connection
    # That nothing is kept for ever can only be seen where it would be.
    "tests/e2e/reliability/test_soak.py": 3,
    "tests/render/paint/test_lettering.py": 2,
    "tests/tables/test_leases.py": 2,
    "tests/tables/test_token_bucket.py": 3,
    "tests/text/test_catalogue.py": 1,
    "tests/ui/publish/test_direct_messages.py": 1,
    # A moment that no act of a person brings about.
    "testing/processes/answer_after_start.py": 1,  # a table that is not in memory
    "tests/e2e/messages/test_retries.py": 2,  # a failure while others wait, and the pause that follows
    "tests/e2e/reliability/test_restart.py": 2,  # the publisher before it starts, and while it catches up
    "tests/e2e/play/test_puzzle_making.py": 1,  # the making of puzzles, without its pauses
    "tests/rules/test_shuffle.py": 1,  # words of the stream that one in billions of seeds would give
    "tests/store/postgres/test_link.py": 7,  # statements that fail
    "tests/store/postgres/test_transfer.py": 1,  # a death in the middle of a table
    "tests/tables/decisions/test_starting.py": 2,  # a forgotten seed; a computer's generator
    "tests/tables/decisions/test_waiting.py": 2,  # one move, as late as can be
    "tests/tables/listeners/test_computer_moves.py": 3,  # computers that think and wait as a test says
    "tests/tables/listeners/test_fair_clocks.py": 1,  # a clock that was set
    "tests/tables/test_codec.py": 1,  # the names of old events
    "tests/test_ownership.py": 6,  # a database that fails while parts change hands
    "tests/processes/test_worker_process.py": 3,  # the process behind a worker
}


def private_uses(tree: ast.Module) -> Iterator[str]:
    """The private members of others that a source names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Attribute) and is_private(node.attr):
            owner = ast.unparse(node.value)
            if owner not in {"self", "cls", "super()"}:
                yield node.attr


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OPEN


def test_the_use_of_a_private_member_is_found() -> None:
    source = "from x import _a, b\nself._c\none._d.e\nself.f._g\nrow._replace(h=1)\nos._exit(1)"
    assert sorted(private_uses(ast.parse(source))) == ["_a", "_d", "_g"]


def test_private_members_are_used_where_it_is_listed_and_nowhere_else() -> None:
    found: Counter[str] = Counter()
    for folder in FOLDERS:
        for path, tree in trees(folder):
            uses = sum(1 for _ in private_uses(tree))
            if uses:
                found[path] = uses
    more = {path: count for path, count in found.items() if count > KNOWN.get(path, 0)}
    assert more == {}, "these reach into private members: use what is public, or make it public"
    fewer = {path: count for path, count in KNOWN.items() if found[path] < count}
    assert fewer == {}, "these have become better: shorten the list"
