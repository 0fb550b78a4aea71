"""The rules of a table in words: the game, the options in force, and which of it is a house ruling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Final

from bot.rules.cards import CARDS, Pack
from bot.rules.variant import ODD_PLAYERS, PointsShown, RemovedCard, Rules, Teams, Tie
from bot.rules.variants import default_rules
from bot.tables.deadlines import MISSES
from bot.text.cards import the_card
from bot.text.catalogue import Voice

_UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))
_NAMED: Final = {"variant", "players", "match"}
"""What ``game_line`` or another option says already."""


def span(voice: Voice, seconds: int) -> str:
    """A length of time in its largest whole unit: "90 seconds", "2 days"."""
    unit, size = next((unit, size) for unit, size in _UNITS if seconds % size == 0)
    return voice("span", unit=unit, count=seconds // size)


def game_line(voice: Voice, rules: Rules) -> str:
    """The game, how many play it, and who with whom."""
    return voice(
        "game-line", game=voice(f"variant-{rules.variant}"), players=rules.players, teams=rules.teams.value
    )


def option_value(voice: Voice, rules: Rules, name: str) -> str:
    """What an option is set to, in words; ``name`` is a field of ``Rules``."""
    value = getattr(rules, name)
    if name == "turn_clock":
        return voice("rule-turn_clock-off") if value is None else span(voice, value)
    if name == "target":
        return voice("rule-target-value", target=value)
    if isinstance(value, bool):
        return voice("rule-on") if value else voice("rule-off")
    return voice(f"rule-{name}-{value}") if isinstance(value, StrEnum) else str(value)


def differences(voice: Voice, rules: Rules) -> list[str]:
    """How a table differs from the same game with nothing chosen: "drawn deals: carried over"."""
    base = default_rules(rules.variant, rules.players)
    return [
        voice("rule-set", option=voice(f"rule-{name}"), value=option_value(voice, rules, name))
        for name in _names()
        if getattr(rules, name) != getattr(base, name)
    ]


def rules_text(voice: Voice, rules: Rules) -> str:
    """The game as this table plays it, in markdown, at most 3,500 characters; house rulings are marked."""
    sections = (
        ("rules-head-cards", _cards(voice, rules)),
        ("rules-head-deal", _deal(voice, rules)),
        ("rules-head-play", _play(voice, rules)),
        ("rules-head-result", _result(voice, rules)),
        ("rules-head-table", _customs(voice, rules)),
    )
    parts = [f"**{game_line(voice, rules)}**"]
    for head, lines in sections:
        parts.append("\n".join([f"**{voice(head)}**", *(f"- {line}" for line in lines)]))
    parts.append(voice("rules-foot"))
    return "\n".join(parts)


def _names() -> list[str]:
    return [field.name for field in fields(Rules) if field.name not in _NAMED]


def _house(voice: Voice, text: str) -> str:
    return voice("rules-house", text=text)


def _left_out(voice: Voice, rules: Rules) -> str:
    if rules.removed_card is RemovedCard.RANDOM:
        return voice("rule-removed_card-random")
    return the_card(voice, CARDS[rules.removed_card.value], rules.pack)


def _cards(voice: Voice, rules: Rules) -> Iterator[str]:
    family = "french" if rules.pack is Pack.FRENCH40 else "italian"
    yield voice("rules-pack", family=family, cards=len(rules.packs[0]))
    if rules.players == ODD_PLAYERS:
        yield voice("rules-removed", card=_left_out(voice, rules))
    elif len(rules.packs[0]) < 40:  # noqa: PLR2004 - R-06
        yield voice("rules-no-twos")
    yield voice("rules-rank", family=family, twos=len(rules.packs[0]) > 36)  # noqa: PLR2004 - R-06
    yield voice("rules-values", family=family)


def _deal(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice("rules-dealer")
    yield voice("rules-deal")
    yield voice("rules-turnup")
    if rules.turn_up_reject:
        yield voice("rules-turn_up_reject")


def _play(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice("rules-lead")
    yield voice("rules-take")
    yield voice("rules-draw", players=rules.players)
    yield voice("rules-last-tricks")


def _result(voice: Voice, rules: Rules) -> Iterator[str]:
    if rules.two_sided:
        yield voice("rules-win-two", teams=rules.teams is not Teams.NONE)
    else:
        highest = voice("rules-win-many")
        # Fine print 39: with three, a sole highest is what the sources say; with four each alone it is ours.
        yield highest if rules.players == ODD_PLAYERS else _house(voice, highest)
    drawn = voice(f"rules-tie-{rules.tie}", two=rules.two_sided)
    # R-72 and fine print 7: what a tie at the top does among more than two sides, no source says.
    ours = not rules.two_sided or rules.tie is Tie.CARRY
    yield _house(voice, drawn) if ours else drawn
    yield voice("rules-match", target=rules.target)


def _customs(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice(f"rules-points-{rules.points_shown}")
    if rules.points_shown is not PointsShown.HIDDEN:
        yield _house(voice, voice("rules-points-rated"))
    yield voice(f"rules-review-{rules.trick_review}")
    yield _house(voice, _clock(voice, rules))
    yield _house(voice, voice("rules-leave"))
    if rules.two_sided:
        yield _house(voice, voice("rules-resign", teams=rules.teams is not Teams.NONE))


def _clock(voice: Voice, rules: Rules) -> str:
    if rules.turn_clock is None:
        return voice("rules-clock-off")
    return voice("rules-clock", time=span(voice, rules.turn_clock), misses=MISSES)
