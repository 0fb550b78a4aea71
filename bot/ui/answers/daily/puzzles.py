"""The daily puzzle: solving it in a message of one's own, sharing the result, practice (docs/puzzle.md)."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from bot.log import get
from bot.pages.custom_ids import Press, Verb
from bot.pages.daily.puzzle import (
    START,
    board_page,
    path_after,
    places_of,
    practice_page,
    shared_page,
    solved_page,
    solving_page,
)
from bot.pages.page import Page
from bot.pages.pictures.tricks import own_deck
from bot.puzzle import days
from bot.puzzle.attempt import Attempt, NoSuchCard, Outcome, attempt, squares
from bot.puzzle.puzzle import Puzzle
from bot.render.decks import family
from bot.text.game.rulebook import deal_rules_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.named_days import pressed_day, typed_day
from bot.ui.answers.daily.sharing import SharePlace, post_share
from bot.ui.answers.errors import Unclear
from bot.ui.answers.routing import Buttons
from bot.ui.wire.replies import defer
from bot.workers import WorkFailed

log = get(__name__)

BUTTONS: Final = Buttons()


# Solving ---------------------------------------------------------------------------------------------------


async def show_puzzle(context: RequestContext, text: str | None) -> None:
    """Answer with the puzzle that the person can solve now, or with that of a day they typed.

    Raises ``Unclear``.
    """
    await context.show(await _page(context, None if text is None else typed_day(text)))


async def _page(context: RequestContext, day: date | None) -> Page:
    puzzles, now = context.bot.daily.puzzles, context.bot.daily.puzzles.wall()
    offer = await puzzles.offer(context.who.id)
    if day is None:
        day = offer.day
    if days.opens(day) > now:
        raise Unclear("puzzle-not-yet-open")
    if days.is_over(day, now):
        return practice_page(
            context.voice, attempt(await _make(context, day)), deck=await _deck(context, day)
        )
    puzzle = await _current(context, day)
    return await _attempt_page(context, await puzzles.attempt(context.who.id, puzzle))


async def _current(context: RequestContext, day: date) -> Puzzle:
    """The puzzle of an open day. The first person who asks for today's has it made."""
    puzzles = context.bot.daily.puzzles
    if day != puzzles.today or await puzzles.of(day) is not None:
        return await _make(context, day)
    await defer(context.interaction)
    try:
        return await puzzles.make(day)
    except WorkFailed as error:
        log.warning("a puzzle could not be made", reason=str(error))
        raise Unclear("puzzle-being-made") from error
    except LookupError as error:
        log.warning("a puzzle could not be made", reason=str(error))
        raise Unclear("puzzle-none") from error
    finally:
        context.bot.daily.maker.task.wake()


async def _make(context: RequestContext, day: date) -> Puzzle:
    """The puzzle of a day. Raises ``Unclear`` if there is none."""
    puzzle = await context.bot.daily.puzzles.of(day)
    if puzzle is None:
        raise Unclear("puzzle-none")
    return puzzle


async def _attempt_page(context: RequestContext, state: Attempt) -> Page:
    puzzles, who, day = context.bot.daily.puzzles, context.who.id, state.puzzle.day
    offer = await puzzles.offer(who)
    waits = [one for one in offer if one is not None and one != day and await _waits(context, one)]
    other, deck = next(iter(waits), None), await _deck(context, day)
    if state.outcome is Outcome.OPEN:
        line = await puzzles.line(day)
        return solving_page(context.voice, state, line=line, deck=deck, other=other)
    shares = context.interaction.guild_id is not None
    streak = await puzzles.streak(who)
    return solved_page(context.voice, state, streak, deck=deck, other=other, shares=shares)


async def _waits(context: RequestContext, day: date) -> bool:
    """Whether a person has not finished the puzzle of an open day."""
    puzzle = await context.bot.daily.puzzles.of(day)
    if puzzle is None:
        return day == context.bot.daily.puzzles.today
    return (await context.bot.daily.puzzles.attempt(context.who.id, puzzle)).outcome is Outcome.OPEN


async def _deck(context: RequestContext, day: date) -> str | None:
    """The deck that the person prefers for the puzzle of a day."""
    puzzle = await context.bot.daily.puzzles.of(day)
    if puzzle is None:
        return None
    return own_deck(await context.preferences(), family(puzzle.position.kind.rules.pack))


@BUTTONS.on(Verb.PUZZLE)
async def _solve(context: RequestContext, press: Press) -> None:
    """Show the puzzle of a message, or the older one that is still open (P-7)."""
    day = pressed_day(press)
    if day is not None and not context.in_private and days.is_open(day, context.bot.daily.puzzles.wall()):
        day = None
    await context.replace_page(await _page(context, day))


@BUTTONS.on(Verb.PUZZLE_CARD)
async def _choose(context: RequestContext, press: Press) -> None:
    day = pressed_day(press)
    if day is None:
        raise Unclear("puzzle-none")
    puzzle, puzzles = await _make(context, day), context.bot.daily.puzzles
    if not days.is_open(day, puzzles.wall()):
        await context.replace_page(await _page(context, day))
        return
    state = await puzzles.choose(context.who.id, puzzle, press.decision or 0, _place(press))
    await context.replace_page(await _attempt_page(context, state))


def _place(press: Press) -> int:
    """The place of the choice that a button makes. No puzzle has a choice that high if it names none."""
    return 99 if press.slot is None else press.slot


@BUTTONS.on(Verb.PUZZLE_RULES)
async def _show_rules(context: RequestContext, press: Press) -> None:
    """Show the rules of the game of a puzzle that has opened."""
    day = pressed_day(press)
    if day is None or days.opens(day) > context.bot.daily.puzzles.wall():
        raise Unclear("puzzle-none")
    puzzle = await _make(context, day)
    await context.tell(deal_rules_text(context.voice, puzzle.position.kind.rules))


# Practice --------------------------------------------------------------------------------------------------


@BUTTONS.on(Verb.PRACTICE, Verb.PRACTICE_CARD)
async def _practise(context: RequestContext, press: Press) -> None:
    day = pressed_day(press)
    if day is None or not days.is_over(day, context.bot.daily.puzzles.wall()):
        raise Unclear("puzzle-none")
    state = attempt(await _make(context, day))
    path = START if press.decision is None else press.decision
    if press.verb == Verb.PRACTICE_CARD:
        path = path_after(path, _place(press))
    try:
        for place in places_of(path):
            state = state.choose(state.choices[place].card)
    except (IndexError, NoSuchCard):
        raise Unclear("say-unknown-button") from None
    await context.replace_page(practice_page(context.voice, state, path, deck=await _deck(context, day)))


@BUTTONS.on(Verb.PUZZLE_PROOF)
async def _prove(context: RequestContext, press: Press) -> None:
    """Send what proves the puzzle of a day that is over (D-7)."""
    context.check_quota()
    day = pressed_day(press)
    if day is None or not days.is_over(day, context.bot.daily.puzzles.wall()):
        raise Unclear("puzzle-none")
    puzzle = await _make(context, day)
    await defer(context.interaction)
    try:
        proof = await context.bot.daily.puzzles.proof(puzzle)
    except WorkFailed as error:
        raise Unclear("puzzle-being-made") from error
    name = f"briscola-puzzle-{day}.json"
    await context.send_file(context.voice("puzzle-proof-file"), name, msgspec.json.encode(proof) + b"\n")


# In a server -----------------------------------------------------------------------------------------------


@BUTTONS.on(Verb.PUZZLE_SHARE)
async def _share(context: RequestContext, press: Press) -> None:
    """Post the result in the channel, once in a server (P-9)."""
    place = SharePlace.of(context, pressed_day(press))
    puzzles, rows = context.bot.daily.puzzles, context.bot.store.puzzles
    state = await puzzles.attempt(context.who.id, await _make(context, place.day))
    if state.outcome is Outcome.OPEN:
        raise Unclear("puzzle-share-nothing")
    streak = await puzzles.streak(context.who.id)
    voice = await context.bot.choices.public_voice(place.guild)
    page = shared_page(voice, context.who.name, state, streak.days)
    await post_share(context, place, rows, page, "puzzle-share-again")


async def show_board(context: RequestContext) -> None:
    """Answer with who has shared a result in this server, and with the person's own streak (P-8)."""
    guild, puzzles = context.interaction.guild_id, context.bot.daily.puzzles
    solved = []
    for day in (puzzles.today, puzzles.today - days.ONE):
        puzzle = None if guild is None else await puzzles.of(day)
        if puzzle is None or guild is None:
            continue
        shared = await puzzles.shared(guild, puzzle, _SHOWN)
        solved.append((day, [(one.name, squares(one.attempt), one.streak.days) for one in shared]))
    await context.show(board_page(context.voice, solved, await puzzles.streak(context.who.id)))


_SHOWN: Final = 20
"""The most people of a day on a board: those who shared last."""
