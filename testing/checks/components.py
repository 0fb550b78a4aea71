"""The components of a message, nested ones included."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any


def all_components(made: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Components in the form in which Discord receives them, each before those within it."""
    for one in made:
        yield one
        yield from all_components(one.get("components", ()))
        if "accessory" in one:
            yield one["accessory"]


def text_length(made: Iterable[Mapping[str, Any]]) -> int:
    """The characters of all texts together, as Discord counts them."""
    return sum(len(one.get("content", "")) for one in all_components(made))
