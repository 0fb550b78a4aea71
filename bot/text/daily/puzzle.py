"""The daily puzzle in words: the position, what was played, and the result (P-6, P-9, P-10).

They say everything that its pictures show.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from babel.dates import format_date

from bot.languages import cldr
from bot.puzzle.attempt import Attempt, Outcome, best_line
from bot.puzzle.position import GOAL, SOLVER, Position, Trick, tricks_of
from bot.puzzle.puzzle import Puzzle
from bot.puzzle.streaks import Streak
from bot.rules.view import TrickCard
from bot.text.cards import card_name, cards_line, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line

STARS: Final = 4
"""The stars of the hardest puzzles."""


def day_text(voice: Voice, day: date) -> str:
    """A date with its weekday: "Monday 23 November"."""
    return voice(
        "puzzle-date",
        weekday=format_date(day, "EEEE", locale=cldr(voice.language)),
        day=day.day,
        month=format_date(day, "MMMM", locale=cldr(voice.language)),
    )


def stars_text(stars: int) -> str:
    """How hard a puzzle is, as stars."""
    return "★" * stars + "☆" * (STARS - stars)


def seat_name(voice: Voice, position: Position, seat: int) -> str:
    """Who plays a seat: you, your partner, or an opponent."""
    if seat == SOLVER:
        return voice("puzzle-you")
    if len(position.hands) == 2:
        return voice("puzzle-opponent")
    if seat % 2 == SOLVER % 2:
        return voice("puzzle-partner")
    return voice("puzzle-opponent-of-two", number=(seat + 1) // 2)


def about_line(voice: Voice, puzzle: Puzzle) -> str:
    """The game, and how hard it is."""
    game = game_line(voice, puzzle.position.kind.rules)
    return voice("puzzle-about", game=game, stars=puzzle.stars, most=STARS)


def question(voice: Voice, state: Attempt) -> str:
    """What the solver is asked now."""
    position = state.position
    key = "puzzle-question-later" if state.choices_made else "puzzle-question"
    return voice(key, points=position.points[SOLVER], goal=GOAL)


def hand_lines(voice: Voice, position: Position) -> list[str]:
    """The trump, all hands that are left, each in a line, and the cards of the running trick."""
    pack, trump = position.kind.rules.pack, position.trump
    lines = [voice("trump-is", suit=suit_name(voice, trump, pack))]
    lines += [
        voice(
            "puzzle-hand",
            player=seat_name(voice, position, seat),
            cards=cards_line(voice, hand, pack, trump=trump),
        )
        for seat, hand in enumerate(position.hands)
        if hand
    ]
    if position.trick:
        lines.append(voice("puzzle-running", plays=_plays(voice, position, position.trick)))
    return lines


def trick_lines(voice: Voice, state: Attempt) -> list[str]:
    """The finished tricks since the beginning, each in a line."""
    position = state.puzzle.position
    return [
        _trick(voice, position, number, trick)
        for number, trick in enumerate(tricks_of(position, state.cards), 1)
    ]


def _trick(voice: Voice, position: Position, number: int, trick: Trick) -> str:
    return voice(
        "sheet-trick",
        trick=number,
        plays=_plays(voice, position, trick.cards),
        player=seat_name(voice, position, trick.taker),
        points=trick.points,
    )


def _plays(voice: Voice, position: Position, cards: Sequence[TrickCard]) -> str:
    pack = position.kind.rules.pack
    return ", ".join(
        voice(
            "sheet-play",
            player=seat_name(voice, position, play.seat),
            card=card_name(voice, play.card, pack),
        )
        for play in cards
    )


def result_line(voice: Voice, state: Attempt) -> str:
    """How it ended: solved, or the card that loses."""
    last, pack = state.choices_made[-1], state.puzzle.position.kind.rules.pack
    if state.outcome is Outcome.SOLVED:
        return voice("puzzle-solved", points=last.points)
    return voice("puzzle-lost", card=the_card(voice, last.card, pack), points=last.points, goal=GOAL)


def streak_lines(voice: Voice, streak: Streak) -> list[str]:
    """A person's streak and their jokers."""
    lines = [voice("puzzle-streak", days=streak.days, longest=streak.longest, solved=streak.solved)]
    return lines + ([voice("puzzle-jokers", count=streak.jokers)] if streak.jokers else [])


def share_text(voice: Voice, name: str, puzzle: Puzzle, pattern: str, days: int) -> str:
    """What is posted when a person shares a result: it says nothing about any card (P-9)."""
    return voice(
        "puzzle-shared",
        name=name,
        date=day_text(voice, puzzle.day),
        stars=stars_text(puzzle.stars),
        squares=pattern,
        days=days,
    )


def solution_text(voice: Voice, puzzle: Puzzle) -> str:
    """The solution: the winning card, and how it wins."""
    state = best_line(puzzle)
    first = state.choices_made[0]
    lines = [
        voice(
            "puzzle-solution",
            card=the_card(voice, first.card, puzzle.position.kind.rules.pack),
            points=state.choices_made[-1].points,
        )
    ]
    return "\n".join([*lines, *trick_lines(voice, state)])


def alt_position(voice: Voice, state: Attempt) -> str:
    """The description of the picture of a position."""
    voice, position = voice.plain, state.position
    parts = [about_line(voice, state.puzzle), *hand_lines(voice, position)]
    parts.append(voice("puzzle-points", mine=position.points[0], theirs=position.points[1]))
    parts.append(question(voice, state))
    return " ".join(parts)


def alt_tricks(voice: Voice, state: Attempt) -> str:
    """The description of the picture of all tricks."""
    voice = voice.plain
    return " ".join([about_line(voice, state.puzzle), *trick_lines(voice, state)])
