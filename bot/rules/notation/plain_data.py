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
    values = {key: _parsed(key, value) for key, value in options.items()}
    variant = values.pop("variant", Variant.BRISCOLA)
    game = GAMES[variant]  # type: ignore[index]  # _parsed has seen to the type
    chosen = {"players": game.players[0], **values}
    defaults = _defaults(game, chosen)
    return Rules(variant=variant, **{**defaults, **chosen})  # type: ignore[arg-type]  # likewise


def options_of(rules: Rules) -> dict[str, Plain]:
    """The inverse of ``rules_from``: variant, players, and each difference from the defaults."""
    chosen: dict[str, object] = {"players": rules.players}
    base = {**PLAIN, **_defaults(rules.game, chosen)}
    for name in _NAMES:
        if name not in {"variant", "players"} and getattr(rules, name) != base[name]:
            chosen[name] = getattr(rules, name)
            base = {**PLAIN, **_defaults(rules.game, chosen)}  # a choice changes what depends on it
    return {"variant": rules.variant.value, **{name: _plain(value) for name, value in chosen.items()}}


def _defaults(game: Game, chosen: Mapping[str, Any]) -> dict[str, object]:
    """The defaults that follow from the game, the number of players, and the choices so far."""
    players = chosen["players"]
    teams = game.teams_for(players)[0]
    cards = chosen.get("cards", game.sizes_for(players)[0])
    pack = chosen.get("pack", game.packs_for(players, cards)[0])
    # fine print 29: pazza is played for a number of deals.
    counts_deals = chosen.get("scoring") is Scoring.PAZZA and Match.N_DEALS in game.matches
    match = chosen.get("match", Match.N_DEALS if counts_deals else game.matches[0])
    alone = chosen.get("teams", teams) is Teams.NONE
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


def _parsed(key: str, value: object) -> object:
    """A plain value in the option's own type. ``true`` is not 1 (fine print 2)."""
    if key not in OPTIONS_BY_NAME:
        raise ImpossibleRules(Problem.UNKNOWN_OPTION, option=brief(key))
    if OPTIONS_BY_NAME[key].off and value == OFF:
        return None
    wanted = KINDS[key]
    if issubclass(wanted, StrEnum):
        if isinstance(value, str) and value in {member.value for member in wanted}:
            return wanted(value)
        allowed = ", ".join(member.value for member in wanted)
    elif type(value) is wanted and (wanted is not str or is_text(value)):
        return value
    else:
        allowed = {bool: "true, false", int: "a whole number"}.get(wanted, A_TEXT)
    raise ImpossibleRules(Problem.WRONG_VALUE, option=key, value=brief(value), allowed=allowed)


def _plain(value: object) -> Plain:
    if value is None:
        return OFF
    if isinstance(value, StrEnum):
        return value.value
    return value  # type: ignore[return-value]  # an option is an enum, a bool, a number or a text
