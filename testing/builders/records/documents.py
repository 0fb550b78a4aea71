"""Right records, and ways to make them wrong."""

import copy
import functools
import json
from collections.abc import Callable
from typing import Any

from bot.record.write import line
from bot.rules.rules import Rules
from bot.simulation.matches import Simulation

TRUE: Any = True  # JSON's

Change = Callable[[dict[str, Any]], object]


@functools.cache
def record_line(rules: Rules, seed: str = "a") -> str:
    """The record of a match between computers that play at random, as one line of JSON."""
    kept: list[dict[str, Any]] = []
    Simulation(rules, ["random"] * rules.players, seed).run(1, kept.append)
    return line(kept[0])


def document(rules: Rules | None = None) -> dict[str, Any]:
    """A right record of a match of several deals, with its seed; for two unless said otherwise."""
    found: dict[str, Any] = json.loads(record_line(rules or Rules(target=3)))
    return found


def without_proof(found: dict[str, Any]) -> None:
    """Remove the proof of the packs from a record."""
    del found["fairness"]


def without_derived(found: dict[str, Any]) -> None:
    """Remove from a record what follows from its actions: tricks, points, scores and the result."""
    found.pop("result", None)
    for deal in found["deals"]:
        for key in ("tricks", "points", "score"):
            deal.pop(key, None)


def value_at(found: dict[str, Any], *path: str | int) -> Any:  # noqa: ANN401 - any part of a JSON document
    """The part of a document at a path of keys and places in lists."""
    part: Any = found
    for step in path:
        part = part[step]
    return part


def put(*path_and_value: object) -> Change:
    """Change one place of a document: ``put("deals", 0, "dealer", 5)``."""
    *path, key, value = path_and_value

    def change(found: dict[str, Any]) -> None:
        value_at(found, *path)[key] = copy.deepcopy(value)  # type: ignore[arg-type]  # any JSON

    return change


def drop(*path: str | int) -> Change:
    """Remove one place of a document: ``drop("deals", 0, "dealer")``."""
    return lambda found: value_at(found, *path[:-1]).pop(path[-1])


def add(*path_and_item: object) -> Change:
    """Append an item to a list of a document: ``add("deals", 0, "actions", item)``."""
    *path, item = path_and_item
    return lambda found: value_at(found, *path).append(copy.deepcopy(item))  # type: ignore[arg-type]  # any JSON


def swap(*path: str | int) -> Change:
    """Swap the first two items of a list."""

    def change(found: dict[str, Any]) -> None:
        part = value_at(found, *path)
        part[0], part[1] = part[1], part[0]

    return change


def all_paths(part: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a JSON document."""
    found = [path] if path else []
    if isinstance(part, dict):
        for key, value in part.items():
            found += all_paths(value, (*path, key))
    elif isinstance(part, list):
        for index, value in enumerate(part):
            found += all_paths(value, (*path, index))
    return found
