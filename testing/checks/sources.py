"""The sources of this repository, parsed once for all tests that read them."""

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("art", "benchmarks", "bot", "chaos", "cogs", "testing", "tests", "training")
"""The folders at the root that have sources."""


def bot_trees() -> Sequence[tuple[str, ast.Module]]:
    """The sources of the bot and of its cogs, as ``trees`` has them."""
    return [*trees("bot"), *trees("cogs")]


@cache
def trees(folder: str) -> Sequence[tuple[str, ast.Module]]:
    """The paths of the sources below a folder, from the root, and their trees, which nobody changes."""
    top, _, below = folder.partition("/")
    if below:
        return [(path, tree) for path, tree in trees(top) if path.startswith(f"{folder}/")]
    return [
        (path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
