"""Strict reading of parts of a JSON document. Every function raises ``InvalidRecord`` for a wrong part."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.record.errors import FlawKind, InvalidRecord, short
from bot.rules.notation.plain_data import is_text


def check_keys(
    value: Mapping[Any, Any],
    required: Collection[str],
    optional: Collection[str],
    deal: int | None = None,
    action: int | None = None,
) -> None:
    """Check that all required keys exist, and no others but the optional ones."""
    for key in required:
        if key not in value:
            raise InvalidRecord(FlawKind.MISSING_KEY, deal, action, key=key)
    for key in value:
        if key not in required and key not in optional:
            raise InvalidRecord(FlawKind.UNKNOWN_KEY, deal, action, key=short(key))


def object_at(value: Mapping[str, Any], key: str) -> dict[str, object]:
    """The object of a key."""
    if not isinstance(value[key], dict):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key=key, value=short(value[key]))
    members: dict[str, object] = value[key]
    return members


def list_at(value: Mapping[str, Any], key: str, deal: int | None = None) -> list[object]:
    """The list of a key."""
    if not isinstance(value[key], list):
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, key=key, value=short(value[key]))
    items: list[object] = value[key]
    return items


def text_at(value: Mapping[str, object], key: str, *, least: int = 1) -> str:
    """The text of a key, with at most ``LONGEST_TEXT`` characters."""
    text = value[key]
    if not is_text(text) or len(text) < least:
        raise InvalidRecord(FlawKind.WRONG_VALUE, key=key, value=short(text))
    return text


def same(one: object, two: object) -> bool:
    """Whether two values are equal as JSON. Their types must be equal, too: true is not 1 (fine print 2)."""
    if type(one) is not type(two):
        return False
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(map(same, one, two))
    return one == two
