"""Options as plain data, as in a record's ``rules`` or a command's options, and each game's defaults."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, TypeAlias, TypeGuard

from bot.rules.errors import ImpossibleRules, Problem, brief
from bot.rules.games import GAMES, Game, Variant
from bot.rules.options import (
    DEFAULT_TARGET,
    OPTIONS_BY_NAME,
    Match,
    PointsShown,
    Scoring,
    Talk,
    Teams,
    TrickReview,
)
from bot.rules.rules import KINDS, PLAIN, Rules

Plain: TypeAlias = str | int | bool | None
OFF: Final = "off"
LONGEST_TEXT: Final = 1000
"""The greatest length of a text that people or programs choose: in options, and in records."""
A_TEXT: Final = f"a text of at most {LONGEST_TEXT} characters"
"""The values allowed for an option that holds any text."""


def default_rules(variant: Variant = Variant.BRISCOLA, players: int | None = None) -> Rules:
    """The default rules of a game. Raises ``ImpossibleRules`` for a wrong number of players."""
    return rules_from({"variant": variant.value} | ({} if players is None else {"players": players}))


def rules_from(options: Mapping[str, object]) -> Rules:
    """The rules of options as a record writes them (fine print 1): ``{"players": 4, "tie": "carry"}``.

    Raises ``ImpossibleRules`` for an unknown key, a value of the wrong type, or a set that makes no game.
    """
    values = {key: _parse(key, value) for key, value in options.items()}
    variant = values.pop("variant", Variant.BRISCOLA)
    game = GAMES[variant]  # type: ignore[index]  # _parse has seen to the type
    choices = {"players": game.players[0], **values}
    defaults = _defaults(game, choices)
    return Rules(variant=variant, **{**defaults, **choices})  # type: ignore[arg-type]  # likewise


def options_of(rules: Rules) -> dict[str, Plain]:
    """The inverse of ``rules_from``: variant, players, and each difference from the defaults."""
    choices: dict[str, object] = {"players": rules.players}
    base = {**PLAIN, **_defaults(rules.game, choices)}
    for name in _NAMES:
        if name not in {"variant", "players"} and getattr(rules, name) != base[name]:
            choices[name] = getattr(rules, name)
            base = {**PLAIN, **_defaults(rules.game, choices)}  # a choice changes what depends on it
    return {"variant": rules.variant.value, **{name: plain_value(value) for name, value in choices.items()}}


def _defaults(game: Game, choices: Mapping[str, Any]) -> dict[str, object]:
    """The defaults that follow from the game, the number of players, and the choices so far."""
    players = choices["players"]
    teams = game.teams_for(players)[0]
    cards = choices.get("cards", game.sizes_for(players)[0])
    pack = choices.get("pack", game.packs_for(players, cards)[0])
    # fine print 29: pazza is played for a number of deals.
    counts_deals = choices.get("scoring") is Scoring.PAZZA and Match.N_DEALS in game.matches
    match = choices.get("match", Match.N_DEALS if counts_deals else game.matches[0])
    alone = choices.get("teams", teams) is Teams.NONE
    return {
        "teams": teams,
        "cards": cards,
        "pack": pack,
        "ranking": game.rankings_for(pack)[0],
        "follow_suit": game.follow[0],
        "match": match,
        "talk": Talk.OFF if alone else game.talk.get(players, Talk.OFF),
        "target": DEFAULT_TARGET[match],
        "retire": game.retire,
        "auction": game.auctions[0] if game.auctions else None,
        "points_shown": PointsShown.HIDDEN if game.hides_points else PointsShown.BOTH,
        "trick_review": TrickReview.OFF if game.hides_points else TrickReview.LAST,
        "open_hands": game.open_hands,
        "open_next_card": game.open_next_card,
    }


def is_text(value: object) -> TypeGuard[str]:
    """Whether a value is a text that a record can hold: not too long, and encodable.

    JSON and command lines can contain half of a surrogate pair, which cannot be encoded.
    """
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


_NAMES: Final = sorted(PLAIN, key=lambda name: name != "cards")
"""The size of the pack is first, because the defaults of the pack and of the ranking depend on it."""


def _parse(key: str, value: object) -> object:
    """A plain value in the option's own type. ``true`` is not 1 (fine print 2)."""
    if key not in OPTIONS_BY_NAME:
        raise ImpossibleRules(Problem.UNKNOWN_OPTION, option=brief(key))
    if OPTIONS_BY_NAME[key].off and value == OFF:
        return None
    kind = KINDS[key]
    if issubclass(kind, StrEnum):
        if isinstance(value, str) and value in {member.value for member in kind}:
            return kind(value)
        allowed_values = ", ".join(member.value for member in kind)
    elif type(value) is kind and (kind is not str or is_text(value)):
        return value
    else:
        allowed_values = {bool: "true, false", int: "a whole number"}.get(kind, A_TEXT)
    raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=brief(value), allowed=allowed_values)


def plain_value(value: object) -> Plain:
    """The value of an option as a record has it."""
    if value is None:
        return OFF
    if isinstance(value, StrEnum):
        return value.value
    return value  # type: ignore[return-value]  # an option is an enum, a bool, a number or a text
