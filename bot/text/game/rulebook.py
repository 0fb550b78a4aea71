"""The rules of a table in words: the game, the options in force, and which of them are house rulings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.rules.rules import Rules
from bot.text.catalogue import Voice
from bot.text.game.chapters import CHAPTERS, giving_up, house
from bot.text.game.names import game_about, game_name


def game_line(voice: Voice, rules: Rules) -> str:
    """The game, the number of players, and the partnerships."""
    teams = "called" if rules.game.auctions else rules.teams.value
    return voice("game-line", game=game_name(voice, rules.variant), players=rules.players, teams=teams)


class AtTable(NamedTuple):
    """What is other at a table than in its game: it is rated or not, and that is known.

    In a tournament (``event``) nobody takes a seat over (E-4), and deals may be ``shared``.
    """

    event: bool = False
    shared: SharedDeals | None = None


class SharedDeals(NamedTuple):
    """The deals that several tables play with the same cards; ``team``: for a team match (D-10, D-11)."""

    deals: int
    team: bool


def rules_text(voice: Voice, rules: Rules, at_table: AtTable | None = None) -> str:
    """The game, in markdown, as long as a message may be. House rulings are marked.

    ``at_table``: as a table plays it; None for the game itself.
    """
    return _text(voice, rules, chapters_with_sentences(voice, rules, at_table))


def deal_rules_text(voice: Voice, rules: Rules) -> str:
    """As ``rules_text``, for one deal outside of matches: a puzzle, or the deal of the day."""
    of_match = _of_match(voice, rules)
    chapters = [
        (head, [line for line in lines if line not in of_match])
        for head, lines in chapters_with_sentences(voice, rules)
        if head != "rules-head-table"
    ]
    return _text(voice, rules, chapters)


def _text(voice: Voice, rules: Rules, chapters: Iterable[tuple[str, Iterable[str]]]) -> str:
    parts = [f"**{game_line(voice, rules)}**", game_about(voice, rules.variant)]
    parts += [f"**{voice(head)}**\n" + "\n".join(f"- {line}" for line in lines) for head, lines in chapters]
    weak = voice("rules-weak", text="")
    parts.append(voice("rules-foot"))
    if any(weak in part for part in parts):
        parts.append(voice("rules-foot-weak"))
    return "\n".join(parts)


def chapters_with_sentences(
    voice: Voice, rules: Rules, at_table: AtTable | None = None
) -> list[tuple[str, list[str]]]:
    """The chapters that have sentences: the key of the heading, and the sentences."""
    chapters = [(head, list(chapter(voice, rules))) for head, chapter in CHAPTERS]
    if at_table is not None:
        # A rated table hides the points, so that this is about other tables than the one at hand.
        others = house(voice, voice("rules-points-rated"))
        chapters = [(head, [line for line in lines if line != others]) for head, lines in chapters]
        if at_table.event:
            usual, here = (house(voice, voice(key)) for key in ("rules-leave", "rules-leave-event"))
            chapters = [(head, [here if one == usual else one for one in lines]) for head, lines in chapters]
        if at_table.shared is not None:
            chapters = _with_shared_deals(voice, rules, at_table.shared, chapters)
    return [(head, lines) for head, lines in chapters if lines]


def _with_shared_deals(
    voice: Voice, rules: Rules, shared: SharedDeals, chapters: list[tuple[str, list[str]]]
) -> list[tuple[str, list[str]]]:
    """The chapters with the match of shared deals for that of the game; nobody gives a deal up (D-10)."""
    other_match = _of_match(voice, rules)
    key = "rules-boards-team" if shared.team else "rules-boards-pairs"
    instead = {
        "rules-head-result": [voice(key, count=shared.deals)],
        "rules-head-table": [voice("refusal-at-boards")],
    }
    return [
        (head, [*(line for line in lines if line not in other_match), *instead.get(head, [])])
        for head, lines in chapters
    ]


def _of_match(voice: Voice, rules: Rules) -> set[str]:
    """The sentences on winning a match, and on giving one up."""
    return {voice(f"rules-match-{rules.match}", target=rules.target), *giving_up(voice, rules)}
