"""The ``rules`` of a record (fine print 1), wider than the options of the engine.

Some options change nothing in the replay of a match: who looks at it from which side, what a clock does. Some
have one value only in the games that are played here so far. A record may name all of them.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.variant import Rules, Teams
from bot.rules.variants import OFF, Option, rules_from

_PRESENTATION: Final[dict[str, Container[object]]] = {
    "direction": ("counter_clockwise", "clockwise"),
    "first_dealer": ("random", "host", "loser"),
    "timeout": ("autoplay_twice", "autoplay", "computer_takes_seat", "forfeit", "wait_vote"),
    "match_clock": (OFF, *range(1, 61)),
}
"""Nothing in a replay depends on these. A clock that ran out stands in the record as a forfeit."""

_ANY_TEXT: Final = "deck_pattern"

_ONLY: Final[dict[str, Container[object]]] = {
    "ranking": ("standard",),
    "seven_swap": (False,),
    "dealer_rotation": ("right",),
    "retire": (OFF,),
    "conquista": (False,),
    "partners_show_first": (False,),
    "partners_look_at_the_end": (False,),
    "talk": (OFF,),
    "signal_table": ("pagat",),
    "signal_delivery": ("private",),
    "signal_truth": ("enforced",),
    "talk_from_trick": (2,),
    "asks_per_trick": (1,),
    "orders_per_trick": (1,),
    "orders": ("advisory",),
    "follow_suit": ("free",),
    "early_stop": (OFF,),
    "open_hands": (False,),
    "open_piles": (False,),
    "open_next_card": (False,),
}
"""Options of other tables: the one value that is played here."""


def read_options(options: Mapping[str, object]) -> tuple[Rules, dict[str, Option]]:
    """The rules of a record's options, and those options that only say how the match was shown.

    Raises ``ImpossibleRules`` for an unknown key, a wrong value, or a set that makes no game.
    """
    shown: dict[str, Option] = {}
    played: dict[str, object] = {}
    for key, value in options.items():
        if key == _ANY_TEXT and isinstance(value, str):
            shown[key] = value
        elif key in _PRESENTATION:
            _check(key, value, _PRESENTATION[key])
            shown[key] = value  # type: ignore[assignment]  # _check has seen to the type
        elif key not in _ONLY:
            played[key] = value
    rules = rules_from(played)
    for key in options.keys() & _ONLY.keys():
        # Partners may signal by default (rules.md §2): a match in which nobody did is one without talk.
        partners = key == "talk" and rules.teams is not Teams.NONE
        _check(key, options[key], (OFF, "signals") if partners else _ONLY[key])
    return rules, shown


def _check(key: str, value: object, allowed: Container[object]) -> None:
    # Fine print 2: true is not 1, and 1.0 is not either.
    if (
        not isinstance(value, str | int)
        or value not in allowed
        or isinstance(value, bool) is not (False in allowed)
    ):
        words = ", ".join(map(str, allowed)) if isinstance(allowed, tuple) else ""
        raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=str(value), allowed=words)
