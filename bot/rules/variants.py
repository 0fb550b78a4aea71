"""The named games, and options as plain data: what a record's ``rules`` and a command's options hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final, TypeAlias, get_type_hints

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.variant import PLAYERS, TEAMS, Rules, Variant

Option: TypeAlias = str | int | bool | None


@dataclass(frozen=True)
class Game:
    """A named game: its other names, and the texts whose rules it follows (rules.md, marks)."""

    variant: Variant
    aliases: tuple[str, ...]
    sources: str


VARIANTS: Final = {
    Variant.BRISCOLA: Game(Variant.BRISCOLA, ("briscula", "briškula", "brisca italiana"), "P I V W"),
}

OFF: Final = "off"


def default_rules(variant: Variant = Variant.BRISCOLA, players: int | None = None) -> Rules:
    """A game as it is played when nothing is chosen; ``ImpossibleRules`` for a wrong number of players."""
    count = PLAYERS[variant][0] if players is None else players
    if count not in PLAYERS[variant]:
        allowed = ", ".join(str(number) for number in PLAYERS[variant])
        raise ImpossibleRules(Problem.PLAYERS, players=count, allowed=allowed)
    return Rules(variant=variant, players=count, teams=TEAMS[count][0])


def rules_from(options: Mapping[str, object]) -> Rules:
    """Read options as a record writes them (fine print 1): ``{"players": 4, "tie": "carry"}``.

    Raises ``ImpossibleRules`` for an unknown key, a value of the wrong type, or a set that makes no game.
    """
    hints = get_type_hints(Rules)
    unknown = [key for key in options if key not in _NAMES]
    if unknown:
        raise ImpossibleRules(Problem.UNKNOWN_OPTION, option=unknown[0])
    values = {key: _parsed(key, hints[key], value) for key, value in options.items()}
    variant = values.get("variant", Variant.BRISCOLA)
    players = values.get("players")
    base = default_rules(variant, players)  # type: ignore[arg-type]  # _parsed has seen to the types
    return Rules(**{name: values.get(name, getattr(base, name)) for name in _NAMES})  # type: ignore[arg-type]  # likewise


def options_of(rules: Rules) -> dict[str, Option]:
    """The inverse of ``rules_from``: variant, players, and whatever else differs from the defaults."""
    base = default_rules(rules.variant, rules.players)
    named = {"variant", "players"}
    return {
        name: _plain(getattr(rules, name))
        for name in _NAMES
        if name in named or getattr(rules, name) != getattr(base, name)
    }


_NAMES: Final = tuple(field.name for field in fields(Rules))


def _parsed(key: str, hint: object, value: object) -> object:
    """A plain value as the option's own type. ``true`` is not 1 (fine print 2)."""
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        if isinstance(value, str) and value in {member.value for member in hint}:
            return hint(value)
        allowed = ", ".join(member.value for member in hint)
        raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=str(value), allowed=allowed)
    if hint is bool:
        if isinstance(value, bool):
            return value
        raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=str(value), allowed="true, false")
    if hint == (int | None) and value == OFF:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=str(value), allowed="a whole number")


def _plain(value: StrEnum | int | None) -> Option:
    if value is None:
        return OFF
    return value.value if isinstance(value, StrEnum) else value
