"""Repairs text from Discord that cannot be encoded: lone surrogates."""

from __future__ import annotations

from typing import Any


def replace_lone_surrogates(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    """The value with the halves of surrogate pairs joined, and lone halves replaced.

    JSON can contain such halves, but no database and no answer can.
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
