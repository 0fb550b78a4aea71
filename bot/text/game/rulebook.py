"""The rules of a table in words: the game, the options in force, and which of them are house rulings."""

from __future__ import annotations

from bot.rules.rules import Rules
from bot.text.catalogue import Voice
from bot.text.game.chapters import CHAPTERS
from bot.text.game.names import game_about, game_name


def game_line(voice: Voice, rules: Rules) -> str:
    """The game, the number of players, and the partnerships."""
    teams = "called" if rules.game.auctions else rules.teams.value
    return voice("game-line", game=game_name(voice, rules.variant), players=rules.players, teams=teams)


def rules_text(voice: Voice, rules: Rules) -> str:
    """The game as this table plays it, in markdown, at most 3,500 characters. House rulings are marked."""
    parts = [f"**{game_line(voice, rules)}**", game_about(voice, rules.variant)]
    parts += [
        f"**{voice(head)}**\n" + "\n".join(f"- {line}" for line in lines)
        for head, lines in chapters_with_sentences(voice, rules)
    ]
    weak = voice("rules-weak", text="")
    parts.append(voice("rules-foot"))
    if any(weak in part for part in parts):
        parts.append(voice("rules-foot-weak"))
    return "\n".join(parts)


def chapters_with_sentences(voice: Voice, rules: Rules) -> list[tuple[str, list[str]]]:
    """The chapters that have sentences: the key of the heading, and the sentences."""
    chapters = [(head, list(chapter(voice, rules))) for head, chapter in CHAPTERS]
    return [(head, lines) for head, lines in chapters if lines]
