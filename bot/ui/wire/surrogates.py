"""What Discord passes on, made fit to be kept: text that has bytes."""

from __future__ import annotations

from typing import Any


def replace_lone_surrogates(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    """The same, the halves of surrogate pairs joined to each other, and replaced where they stand alone.

    Such halves can stand in JSON, but no database and no answer can hold them.
    """
    match value:
        case str():
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        case list():
            return [replace_lone_surrogates(one) for one in value]
        case dict():
            return {key: replace_lone_surrogates(one) for key, one in value.items()}
        case _:
            return value
