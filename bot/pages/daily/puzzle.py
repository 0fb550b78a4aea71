"""The pages of the daily puzzle: solving it, practice, the message of a server, and who has solved it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.help import HERE
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Row, Style, Text
from bot.pages.pictures.puzzles import position_picture, solution_picture, tricks_picture
from bot.puzzle.attempt import Attempt, Outcome, squares
from bot.puzzle.puzzle import Puzzle
from bot.puzzle.streaks import Streak
from bot.text.cards import card_emoji, card_name
from bot.text.catalogue import Voice, capital
from bot.text.daily import puzzle as words
from bot.text.daily.deal import closing
from bot.text.names import markdown

START: Final = 1
"""The path of a practice before its first choice: a digit, to which each choice adds one."""


def solving_page(
    voice: Voice, state: Attempt, *, line: str, deck: str | None = None, other: date | None = None
) -> Page:
    """A puzzle that a person is solving, with a button for each card.

    Args:
        voice: the language of the person.
        state: what has become of the puzzle so far.
        line: the 32 letters of the year's commitment.
        deck: the deck that the person prefers.
        other: another open puzzle that they have not finished.
    """
    day = state.puzzle.day.isoformat()
    buttons = _cards(voice, state, Verb.PUZZLE_CARD, day, len(state.choices_made))
    more = Row((_rules(voice, day), *([] if other is None else [_other(voice, other)])))
    return _open_page(
        voice, state, _heading(voice, state.puzzle), deck, [buttons, more, fair_note(voice, line)]
    )


def solved_page(
    voice: Voice,
    state: Attempt,
    streak: Streak,
    *,
    deck: str | None = None,
    other: date | None = None,
    shares: bool = False,
) -> Page:
    """A puzzle that a person has solved or lost; with ``shares`` they can share it here."""
    day = state.puzzle.day.isoformat()
    is_lost = state.outcome is Outcome.LOST
    later = [f"-# {voice('puzzle-later', when=closing(state.puzzle.day))}"] if is_lost else []
    end = [squares(state), *words.streak_lines(voice, streak), *later]
    buttons = (
        [Button(custom_id(Verb.PUZZLE_SHARE, day), voice("puzzle-share"), Style.PRIMARY)] if shares else []
    )
    buttons += [] if other is None else [_other(voice, other)]
    return _over_page(voice, state, _heading(voice, state.puzzle), deck, end, buttons)


def practice_page(voice: Voice, state: Attempt, path: int = START, *, deck: str | None = None) -> Page:
    """A puzzle whose day is over, for practice; ``path`` holds the choices so far."""
    puzzle, day = state.puzzle, state.puzzle.day.isoformat()
    heading = voice("puzzle-practice", date=words.day_text(voice, puzzle.day), stars=_stars(puzzle))
    proof = Button(custom_id(Verb.PUZZLE_PROOF, day), voice("puzzle-proof"))
    if state.outcome is Outcome.OPEN:
        buttons = _cards(voice, state, Verb.PRACTICE_CARD, day, path)
        return _open_page(voice, state, heading, deck, [buttons, Row((_rules(voice, day),))])
    again = Button(custom_id(Verb.PRACTICE, day), voice("puzzle-again"), Style.PRIMARY)
    is_lost = state.outcome is Outcome.LOST
    end = [squares(state), *([spoiler(words.solution_text(voice, puzzle))] if is_lost else [])]
    return _over_page(voice, state, heading, deck, end, [again, proof])


def path_after(path: int, place: int) -> int:
    """The path of a practice after the choice in a place."""
    return path * 10 + place


def places_of(path: int) -> list[int]:
    """The places of the choices of a path."""
    return [int(digit) for digit in str(path)[1:]]


def spoiler(text: str) -> str:
    """A text that a reader has to uncover."""
    return f"||{text}||"


def message_page(voice: Voice, puzzle: Puzzle, line: str) -> Page:
    """The message of a server about the puzzle of a day: it says nothing about any card (P-9, P-10)."""
    solve = Button(custom_id(Verb.PUZZLE, puzzle.day.isoformat()), voice("puzzle-solve"), Style.PRIMARY)
    text = f"### 🧩 {_heading(voice, puzzle)}\n{voice('puzzle-message')}"
    return Page((Text(text), Row((solve,)), fair_note(voice, line)), accent=FELT)


def solution_page(voice: Voice, puzzle: Puzzle) -> Page:
    """The message of a server when the day is over: with the solution, covered."""
    practise = Button(custom_id(Verb.PUZZLE, puzzle.day.isoformat()), voice("puzzle-practise"))
    hands = words.hand_lines(voice, puzzle.position)
    return Page(
        (
            Text("\n".join([f"### 🧩 {_heading(voice, puzzle)}", words.about_line(voice, puzzle), *hands])),
            Text(spoiler(words.solution_text(voice, puzzle))),
            solution_picture(voice, puzzle),
            Row((practise,)),
        ),
        accent=FELT,
    )


def shared_page(voice: Voice, name: str, state: Attempt, days: int) -> Page:
    """The message in which a person shares a result (P-9)."""
    return Page(
        (Text(words.share_text(voice, markdown(name), state.puzzle, squares(state), days)),), accent=FELT
    )


def board_page(
    voice: Voice, results: Sequence[tuple[date, Sequence[tuple[str, str, int]]]], streak: Streak
) -> Page:
    """Who has shared which result in a server, and the streak of the person who asks (P-8).

    ``results`` has, for each open day, the names with their squares and streaks.
    """
    parts: list[Part] = [Text(f"## {voice('puzzle-board')}")]
    for day, rows in results:
        lines = [
            voice("puzzle-board-line", name=markdown(name), squares=pattern, days=days)
            for name, pattern, days in rows
        ]
        head = f"### {capital(words.day_text(voice, day))}"
        parts += [Line(), Text("\n".join([head, *(lines or [voice("puzzle-board-empty")])]))]
    own = "\n".join([f"### {voice('puzzle-own')}", *words.streak_lines(voice, streak)])
    solve = Button(custom_id(Verb.PUZZLE, HERE), voice("puzzle-solve"), Style.PRIMARY)
    return Page((*parts, Line(), Text(own), Row((solve,))), accent=FELT)


def _heading(voice: Voice, puzzle: Puzzle) -> str:
    return voice("puzzle-heading", date=words.day_text(voice, puzzle.day), stars=_stars(puzzle))


def _stars(puzzle: Puzzle) -> str:
    return words.stars_text(puzzle.stars)


def _open_page(voice: Voice, state: Attempt, heading: str, deck: str | None, below: Sequence[Part]) -> Page:
    lines = [f"### {heading}", words.about_line(voice, state.puzzle), *words.trick_lines(voice, state)]
    lines.append(f"**{words.question(voice, state)}**")
    return Page((Text("\n".join(lines)), position_picture(voice, state, deck), *below), accent=FELT)


def _over_page(
    voice: Voice,
    state: Attempt,
    heading: str,
    deck: str | None,
    end: Sequence[str],
    buttons: Sequence[Button],
) -> Page:
    lines = [f"### {heading}", words.result_line(voice, state), *words.trick_lines(voice, state)]
    row = [Row(tuple(buttons))] if buttons else []
    picture = tricks_picture(voice, state, deck)
    return Page((Text("\n".join(lines)), picture, Text("\n".join(end)), *row), accent=FELT)


def _cards(voice: Voice, state: Attempt, verb: Verb, day: str, step: int) -> Row:
    """A button for each card that may be played. Its place is that among the choices."""
    pack, hand = state.puzzle.position.kind.rules.pack, state.position.hands[0]
    return Row(
        tuple(
            Button(
                custom_id(verb, day, step, place),
                f"{hand.index(choice.card) + 1}. {card_name(voice.plain, choice.card, pack)}",
                Style.PRIMARY,
                emoji=card_emoji(voice, choice.card, pack),
            )
            for place, choice in enumerate(state.choices)
        )
    )


def _other(voice: Voice, day: date) -> Button:
    label = voice("puzzle-other", date=words.day_text(voice, day))
    return Button(custom_id(Verb.PUZZLE, day.isoformat()), label)


def _rules(voice: Voice, day: str) -> Button:
    return Button(custom_id(Verb.PUZZLE_RULES, day), voice("ui-button-rules"))


def fair_note(voice: Voice, line: str) -> Text:
    """The ``line`` to which the keys of a year were committed, in small letters."""
    return Text(f"-# {voice('puzzle-fair', line=line)}")
