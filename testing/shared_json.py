"""JSON that all worlds of a process share, because nobody changes it: the commands are half a megabyte."""

from typing import Any, Final

_SHARED: Final[dict[int, object]] = {}
"""What is shared, by identity. It stays, so that nothing else gets its identity."""


def share(value: dict[str, Any]) -> None:
    """From now on copies of a list of such values hold this very value."""
    _SHARED[id(value)] = value


def shared_parts(value: Any) -> tuple[int, ...] | None:  # noqa: ANN401 - any JSON
    """What a list holds, by identity, if all of it is shared; None otherwise, and for an empty list."""
    if type(value) is not list or not value or id(value[0]) not in _SHARED:
        return None
    parts = tuple(map(id, value))
    return parts if _SHARED.keys() >= set(parts) else None
