"""The matches of a player as pages, and the buttons that turn them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pages.custom_ids import Press, Verb
from bot.pages.lobby import FELT
from bot.pages.page import Line, Page, Part, Text
from bot.store.rows import StoredMatch
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import figure
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import viewer_of
from bot.ui.answers.routing import Buttons
from bot.ui.answers.standing.pagination import ROWS_PER_PAGE, page_buttons

BUTTONS: Final = Buttons()

REACH: Final = 100
"""The number of a player's latest matches that can be looked at."""
_IDS: Final = 2**63  # Discord's ids are below


async def history_of(context: RequestContext, person: int, page_number: int) -> list[StoredMatch]:
    """A player's latest matches that the asker may know of (``bot.ui.answers.reach``), the latest first.

    The list reaches to the end of page ``page_number``, with one more match if more follow.
    """
    viewer = await viewer_of(context, person)
    return await context.bot.store.results.history(
        person, min(page_number * ROWS_PER_PAGE + 1, REACH), viewer=viewer
    )


def history_page(
    voice: Voice, matches: Sequence[StoredMatch], person: int, name: str | None, page_number: int = 1
) -> Page:
    """A page with matches of a player, ten to a page.

    ``name`` None means their name in the latest of them.
    """
    page_number = min(max(page_number, 1), max(1, -(-len(matches) // ROWS_PER_PAGE)))
    page_matches = matches[(page_number - 1) * ROWS_PER_PAGE : page_number * ROWS_PER_PAGE]
    if name is None:
        name = next((seat.name for one in matches for seat in one.seats if seat.person == person), "")
    lines = [_match_line(voice, one, person) for one in page_matches]
    parts: list[Part] = [
        Text(f"## {voice('history-heading', name=markdown(name))}"),
        Line(),
        Text("\n".join(lines) or voice("history-none")),
    ]
    parts += page_buttons(
        voice, Verb.HISTORY, str(person), page_number, more=len(matches) > page_number * ROWS_PER_PAGE
    )
    return Page(tuple(parts), accent=FELT)


def _match_line(voice: Voice, match: StoredMatch, person: int) -> str:
    mine = next(seat for seat in match.seats if seat.person == person)
    scores = {seat.side: seat.score for seat in match.seats}
    between = ", " if min(scores.values()) < 0 else "–"  # in Chiamata scores have minus signs
    # Their own side's comes first, so that the score fits "won" or "lost" before it.
    sides = sorted(scores, key=lambda side: (side != mine.side, side))
    score = between.join(figure(scores[side]) for side in sides)
    outcome = voice("history-won" if mine.won else "history-lost")
    if match.match.rated:
        outcome = f"{outcome} ({voice('history-rated')})"
    return voice(
        "history-line",
        when=f"<t:{match.match.ended // 1000}:d>",
        game=voice(f"variant-{match.match.game}"),
        outcome=outcome,
        score=score,
        names=voice.join([markdown(seat.name, voice("name-forgotten")) for seat in match.seats]),
        match=match.match.match,
    )


def person_in(subject: str) -> int:
    """The id of a person in a button's subject; 0 if it is none."""
    return int(subject) if subject.isdecimal() and int(subject) < _IDS else 0


@BUTTONS.on(Verb.HISTORY)
async def _turn_history(context: RequestContext, press: Press) -> None:
    # Buttons of earlier versions have a word before the id.
    person = person_in(press.subject.rpartition("-")[2])
    page_number = press.decision or 1
    matches = await history_of(context, person, page_number)
    await context.replace_page(history_page(context.voice, matches, person, None, page_number))
