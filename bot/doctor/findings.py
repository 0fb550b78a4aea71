"""What a check has found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How bad it is; ``SKIP`` is what has not been looked at."""

    OK = "ok"
    SKIP = "skip"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line for the operator: what it is about, what is so, and what to do where something is to do."""

    level: Level
    about: str
    says: str
    advice: str = ""

    def __str__(self) -> str:
        advice = f" → {self.advice}" if self.advice else ""
        return f"{self.level:<5} {self.about:<11} {self.says}{advice}"


def guarded(about: str, check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """What a check finds; one that breaks is itself a finding, and does not keep others from being made."""
    try:
        yield from check()
    except Exception as error:  # noqa: BLE001 - whatever it is, the operator wants the rest of the list
        yield Finding(Level.FAIL, about, f"could not be checked: {type(error).__name__}: {error}")
