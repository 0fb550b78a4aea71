"""The choices that a game leaves to a table: options and their possible values, found by trying them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import Final

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.games import GAMES, Variant
from bot.rules.notation.option_code import options_in
from bot.rules.notation.plain_data import plain_value, rules_from
from bot.rules.notation.presets import NEW_TABLE
from bot.rules.options import OPTIONS, OPTIONS_BY_NAME, TARGETS, Match, Talk
from bot.rules.rules import KINDS, PLAIN, Rules
from bot.tables.decisions.lobby import rules_of
from bot.tables.model.errors import Refused
from bot.text.catalogue import Voice
from bot.text.game.options import option_name, range_name, value_name

TALK: Final = {option.name for option in OPTIONS if Talk.OFF not in option.talk}
"""The options without effect if nobody may talk."""
_SHOWN_ELSEWHERE: Final = {"variant", "players", "target"}
"""Options shown elsewhere: the game itself, and the target, which stands with the match."""
_TRIES: Final = 4  # an option may need a second one, which may need a third


def new_table(variant: Variant = Variant.BRISCOLA, players: int | None = None) -> Rules:
    """The rules of a new table whose host chooses only the game (V-12).

    Raises ``ImpossibleRules`` for a wrong number of players.
    """
    number = {} if players is None else {"players": players}
    return rules_from({**NEW_TABLE, "variant": variant.value, **number})


@cache
def choices(variant: Variant) -> Mapping[str, list[object]]:
    """The options of a game with every value that is possible with some number of players.

    An option is no choice if the number of players decides it, as it decides the teams of Bisca. Values are
    those of ``Rules``. Of ranges only the first and the last number are tried. The value of the smallest new
    table comes first.
    """
    values_by_option: dict[str, list[object]] = {}
    for name in PLAIN:
        if name in _SHOWN_ELSEWHERE:
            continue
        usual = getattr(new_table(variant), name)
        numbers = {value: _players_with(variant, name, value) for value in _values(name)}
        values = [value for value, players in numbers.items() if players]
        if not any(numbers[one] & numbers[other] for one, other in combinations(values, 2)):
            continue
        if usual in values:
            values = [usual, *(value for value in values if value != usual)]
        values_by_option[name] = values
    return values_by_option


@cache
def common() -> tuple[str, ...]:
    """The options that every game leaves open in the same way."""
    every = [choices(variant) for variant in Variant]
    return tuple(
        name
        for name, values in every[0].items()
        if name not in {"match", *TALK} and all(one.get(name) == values for one in every)
    )


def particular(variant: Variant) -> list[str]:
    """The options that a game leaves open in its own way; those of talk only if partners may talk."""
    open_to = choices(variant)
    silent = set() if "talk" in open_to else TALK
    return [name for name in open_to if name not in {*common(), *silent}]


def choice_lines(voice: Voice, variant: Variant, names: Iterable[str]) -> list[str]:
    """Options of a game with their values in words, that of a new table in bold."""
    open_to = choices(variant)
    return [
        voice(
            "rule-set",
            option=option_name(voice, name),
            value=voice.series(_value_texts(voice, variant, name, open_to[name])),
        )
        for name in names
    ]


def _value_texts(voice: Voice, variant: Variant, name: str, values: list[object]) -> Iterator[str]:
    usual = getattr(new_table(variant), name)
    for value in _in_ranges(voice, name, values):
        text = (
            value
            if isinstance(value, str) and not isinstance(value, StrEnum)
            else value_name(voice, name, value)
        )
        if isinstance(value, Match):
            text = voice("page-counted", value=text, numbers=_numbers(TARGETS[value]))
        yield f"**{text}**" if value == usual else text


def _in_ranges(voice: Voice, name: str, values: list[object]) -> list[object]:
    """Numbers between a first and a last as one text; free texts as such."""
    if name == "deck_pattern":
        return [voice("page-any")]
    numbers = OPTIONS_BY_NAME[name].numbers
    if not numbers:
        return values
    usual = values[0]
    rest = [None] if OPTIONS_BY_NAME[name].off and usual is not None else []
    return [usual, range_name(voice, name, numbers[0], numbers[-1]), *rest]


def _numbers(numbers: Iterable[int]) -> str:
    every = list(numbers)
    return f"{every[0]}–{every[-1]}" if isinstance(numbers, range) else ", ".join(map(str, every))


def _values(name: str) -> list[object]:
    """Every value that an option can have in some game."""
    kind, option = KINDS[name], OPTIONS_BY_NAME[name]
    if issubclass(kind, StrEnum):
        return list(kind)
    if kind is bool:
        return [False, True]
    if kind is str:
        return ["", "?"]
    if not option.numbers:
        return list(option.usual)
    return list(dict.fromkeys([NEW_TABLE.get(name, PLAIN[name]), option.numbers[0], option.numbers[-1]]))


def _players_with(variant: Variant, name: str, value: object) -> set[int]:
    """The numbers of players with which a game may have a value of an option."""
    game = GAMES[variant]
    option: dict[str, object] = {"variant": variant.value, name: plain_value(value)}
    # A ranking may need a certain pack (fine print 12).
    packs = [{"pack": pack.value} for pack in game.packs] if name == "ranking" else [{}]
    return {
        players
        for players in game.players
        if any(completed({**option, **pack, "players": players}) is not None for pack in packs)
    }


def completed(options: Mapping[str, object]) -> Rules | None:
    """The rules of a table with some options, as a record has them, and whatever these need.

    None if no new table can have them.
    """
    options = dict(options)
    for _ in range(_TRIES):
        try:
            return rules_of(rules_from(options), rated=False)
        except Refused:
            return None
        except ImpossibleRules as problem:
            if problem.problem is not Problem.NEEDS:
                return None
            needs = options_in(str(problem.facts["needs"]))
            if needs.keys() & options.keys():
                return None
            options.update(needs)
    return None
