"""The names of games and presets, and the games that a typed word may mean."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.games import GAMES, Variant
from bot.rules.notation.presets import Preset
from bot.text.catalogue import Voice, voices
from bot.text.numbers import listed_numbers


def game_name(voice: Voice, variant: Variant) -> str:
    """The name of a game: "Open Briscola"."""
    return voice(f"variant-{variant}")


def game_label(voice: Voice, variant: Variant, players: Sequence[int] | None = None) -> str:
    """A game's label for a menu: its name, its numbers of players, and its specialty (V-17).

    ``players``: the possible numbers, by default all of the game's.
    """
    numbers = listed_numbers(players or GAMES[variant].players)
    short = voice(f"variant-{variant}-short")
    return voice("variant-label", game=game_name(voice, variant), players=numbers, short=short)


def game_about(voice: Voice, variant: Variant) -> str:
    """The specialty of a game, in a sentence of at most 150 characters."""
    return voice(f"variant-{variant}-about")


def game_aliases(voice: Voice, variant: Variant) -> list[str]:
    """The other names of a game, in lower case."""
    return voice(f"variant-{variant}-aliases").split(", ")


def find_games(text: str) -> list[Variant]:
    """The games that a text may mean, in any language; several if they share a name, as "briscolone".

    Whole names come first; if there are none, names that begin so, then names that contain the text.
    """
    name_part = text.strip().casefold()
    order: dict[Variant, int] = {}
    for variant in Variant:
        names = {variant.value, *(alias.casefold() for alias in _names(variant))}
        if name_part in names:
            order[variant] = 0
        elif any(name.startswith(name_part) for name in names):
            order[variant] = 1
        elif any(name_part in name for name in names):
            order[variant] = 2
    whole = [variant for variant, place in order.items() if place == 0]
    return whole or sorted(order, key=order.__getitem__)


def preset_name(voice: Voice, preset: Preset) -> str:
    """The name of a preset: "Rome"."""
    return voice(f"preset-{preset}")


def preset_about(voice: Voice, preset: Preset) -> str:
    """A description of a preset, in a sentence of at most 150 characters."""
    return voice(f"preset-{preset}-about")


def _names(variant: Variant) -> list[str]:
    every = voices().values()
    return [name for voice in every for name in (game_name(voice, variant), *game_aliases(voice, variant))]
