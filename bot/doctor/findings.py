"""The findings of checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """The severity of a finding. ``SKIP`` means that something was not checked."""

    OK = "ok"
    SKIP = "skip"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line for the operator: the subject, the state, and what to do, if anything."""

    level: Level
    about: str
    says: str
    advice: str = ""

    def __str__(self) -> str:
        advice = f" → {self.advice}" if self.advice else ""
        return f"{self.level:<5} {self.about:<11} {self.says}{advice}"


def guard(about: str, check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """The findings of a check. A check that fails becomes a finding, so that the others still run."""
    try:
        yield from check()
    except Exception as error:  # noqa: BLE001 - whatever it is, the operator wants the rest of the list
        yield Finding(Level.FAIL, about, f"could not be checked: {type(error).__name__}: {error}")
