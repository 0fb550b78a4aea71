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
    records: list[dict[str, Any]] = []
    Simulation(rules, ["random"] * rules.players, seed).run(1, records.append)
    return line(records[0])


def document(rules: Rules | None = None) -> dict[str, Any]:
    """A right record of a match of several deals, with its seed; for two unless said otherwise."""
    document: dict[str, Any] = json.loads(record_line(rules or Rules(target=3)))
    return document


def without_proof(document: dict[str, Any]) -> None:
    """Remove the proof of the packs from a record."""
    del document["fairness"]


def without_derived(document: dict[str, Any]) -> None:
    """Remove from a record what follows from its actions: tricks, points, scores and the result."""
    document.pop("result", None)
    for deal in document["deals"]:
        for key in ("tricks", "points", "score"):
            deal.pop(key, None)


def value_at(document: dict[str, Any], *path: str | int) -> Any:  # noqa: ANN401 - any part of a JSON document
    """The part of a document at a path of keys and places in lists."""
    part: Any = document
    for step in path:
        part = part[step]
    return part


def put(*path_and_value: object) -> Change:
    """Change one place of a document: ``put("deals", 0, "dealer", 5)``."""
    *path, key, value = path_and_value

    def change(document: dict[str, Any]) -> None:
        value_at(document, *path)[key] = copy.deepcopy(value)  # type: ignore[arg-type]  # any JSON

    return change


def drop(*path: str | int) -> Change:
    """Remove one place of a document: ``drop("deals", 0, "dealer")``."""
    return lambda document: value_at(document, *path[:-1]).pop(path[-1])


def add(*path_and_item: object) -> Change:
    """Append an item to a list of a document: ``add("deals", 0, "actions", item)``."""
    *path, item = path_and_item
    return lambda document: value_at(document, *path).append(copy.deepcopy(item))  # type: ignore[arg-type]  # any JSON


def swap(*path: str | int) -> Change:
    """Swap the first two items of a list."""

    def change(document: dict[str, Any]) -> None:
        part = value_at(document, *path)
        part[0], part[1] = part[1], part[0]

    return change


def all_paths(part: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a JSON document."""
    paths = [path] if path else []
    if isinstance(part, dict):
        for key, value in part.items():
            paths += all_paths(value, (*path, key))
    elif isinstance(part, list):
        for index, value in enumerate(part):
            paths += all_paths(value, (*path, index))
    return paths
