"""The pages of the games, in every language, generated from ``Rules`` and the catalogue.

``python -m bot.text.game.pages`` writes them into ``docs/games``. With ``--check`` it only lists those that
are out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bot.rules.games import GAMES, Variant
from bot.rules.notation.presets import Preset
from bot.rules.rules import Rules
from bot.text import page_writer
from bot.text.catalogue import Voice, voices
from bot.text.game.choices import choice_lines, common, new_table, particular
from bot.text.game.names import game_about, game_aliases, game_name, preset_about, preset_name
from bot.text.game.rulebook import chapters_with_sentences, game_line

FOLDER: Final = Path(__file__).parents[3] / "docs" / "games"
INDEX: Final = "README.md"


def pages() -> dict[str, str]:
    """Every page by its path below the folder."""
    documents = {INDEX: _languages()}
    for language, voice in voices().items():
        documents[f"{language}/{INDEX}"] = index_page(voice)
        documents |= {f"{language}/{variant}.md": game_page(voice, variant) for variant in Variant}
    return documents


def game_page(voice: Voice, variant: Variant) -> str:
    """The page of a game: its rules, the differences with other numbers of players, and its choices."""
    players = GAMES[variant].players
    parts = [
        f"# {game_name(voice, variant)}",
        f"[{voice('page-back')}]({INDEX})",
        game_about(voice, variant),
        " ".join(
            [
                voice("page-also", names=", ".join(game_aliases(voice, variant))),
                voice("page-numbers", players=voice.join([str(number) for number in players], "or")),
            ]
        ),
    ]
    usual = new_table(variant)
    parts += _chapters(voice, usual, {}, "##")
    seen_lines = {line: True for _, lines in chapters_with_sentences(voice, usual) for line in lines}
    for number in players[1:]:
        rules = new_table(variant, number)
        chapters = _chapters(voice, rules, seen_lines, "###")
        if chapters:
            parts += [f"## {game_line(voice, rules)}", *chapters]
    parts += [f"## {voice('page-head-options')}", voice("page-options-note")]
    parts += [_list(choice_lines(voice, variant, particular(variant))), _foot(voice, parts)]
    return "\n\n".join(parts) + "\n"


def index_page(voice: Voice) -> str:
    """The page with all games, the presets, and the choices of every table."""
    games = [
        voice("labelled", label=f"[{game_name(voice, one)}]({one}.md)", text=game_about(voice, one))
        for one in Variant
    ]
    presets = [
        voice("labelled", label=preset_name(voice, one), text=preset_about(voice, one)) for one in Preset
    ]
    parts = [
        f"# {voice('page-title')}",
        voice("page-intro"),
        _list(games),
        f"## {voice('page-head-presets')}",
        _list(presets),
        f"## {voice('page-head-common')}",
        voice("page-options-note"),
        _list(choice_lines(voice, Variant.BRISCOLA, common())),
    ]
    return "\n\n".join(parts) + "\n"


def _chapters(voice: Voice, rules: Rules, seen_lines: Mapping[str, bool], level: str) -> list[str]:
    parts = []
    for head, lines in chapters_with_sentences(voice, rules):
        new = [line for line in lines if line not in seen_lines]
        if new:
            parts += [f"{level} {voice(head)}", _list(new)]
    return parts


def _foot(voice: Voice, parts: Sequence[str]) -> str:
    weak = voice("rules-weak", text="")
    notes = [
        voice("rules-foot"),
        *([voice("rules-foot-weak")] if any(weak in part for part in parts) else []),
    ]
    return " ".join(notes)


def _languages() -> str:
    links = [f"[{voice(f'choice-language-{name}')}]({name}/{INDEX})" for name, voice in voices().items()]
    return "# Briscola\n\n" + _list(links) + "\n"


def _list(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


if __name__ == "__main__":
    sys.exit(page_writer.main(pages(), FOLDER, sys.argv[1:]))
