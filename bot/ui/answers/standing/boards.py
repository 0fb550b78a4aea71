"""Leaderboards as pages, and the buttons that turn them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from bot.pages.custom_ids import Press, Verb
from bot.pages.lobby import FELT
from bot.pages.page import Line, Page, Part, Text
from bot.pages.pictures.standing import board_picture
from bot.rules.games import Variant
from bot.store.base import Store
from bot.store.rows import LeaderRow
from bot.store.standing.figures import By
from bot.tables.archive.seasons import PROVISIONAL
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import form_text, rating_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.routing import Buttons
from bot.ui.answers.standing.pagination import MOST_PAGES, ROWS_PER_PAGE, page_buttons

BUTTONS: Final = Buttons()

LEAST_PEOPLE: Final = 10
"""The least number of people on a board of whom a percentile says anything."""
LEAST_RUN: Final = 2
"""The least number of wins in a row that a board mentions."""
_ALL: Final = "all"


class Board(NamedTuple):
    """A leaderboard: of a server or over all (None), of one game or of all (None), and by which figure."""

    guild: int | None
    game: str | None
    by: By


async def board_page(voice: Voice, store: Store, board: Board, page_number: int = 1, asker: int = 0) -> Page:
    """A page with ten lines of a leaderboard; ``page_number`` counts from 1. Raises ``StoreError``.

    A board of all servers names only people who want it, and the ``asker``.
    """
    page_number = min(max(page_number, 1), MOST_PAGES)
    offset = (page_number - 1) * ROWS_PER_PAGE
    rows = await store.results.leaderboard(board.guild, board.game, ROWS_PER_PAGE + 1, offset, by=board.by)
    people = await store.standing.people(board.guild, board.game, by=board.by)
    scope = "overall" if board.guild is None else "server"
    game = voice("board-all-games" if board.game is None else f"variant-{board.game}")
    heading = voice(f"board-heading-{board.by}-{scope}", game=game)
    parts: list[Part] = [Text(f"## {heading}")]
    page_rows = [
        row
        if board.guild is not None or row.listed or row.person == asker
        else replace(row, name=voice("board-unlisted"))
        for row in rows[:ROWS_PER_PAGE]
    ]
    if page_rows:
        figures = [_figure(voice, board, row) for row in page_rows]
        parts.append(board_picture(voice, heading, page_rows, figures, offset + 1))
    parts.append(Line())
    lines = [_line(voice, board, offset + place, row, people) for place, row in enumerate(page_rows, 1)]
    parts.append(Text("\n".join(lines) or voice("board-empty")))
    if lines:
        notes = ["board-note-rating"] * (board.by == "rating") + ["board-note-form"]
        notes += ["board-note-listed"] * (board.guild is None)
        parts.append(Text("\n".join(f"-# {voice(note)}" for note in notes)))
    subject = f"{scope}-{board.by}-{board.game or _ALL}"
    parts += page_buttons(voice, Verb.BOARD, subject, page_number, more=len(rows) > ROWS_PER_PAGE)
    return Page(tuple(parts), accent=FELT)


def percentile(place: int, people: int) -> int:
    """The percentage of the people of a board within which a place is; 0 if there are too few to say."""
    return -(-100 * min(place, people) // people) if people >= LEAST_PEOPLE else 0


def _line(voice: Voice, board: Board, place: int, row: LeaderRow, people: int) -> str:
    facts: dict[str, object] = {
        "place": place,
        "name": markdown(row.name, voice("name-forgotten")),
        "matches": row.matches,
        "wins": row.wins,
    }
    if _has_rating(board, row):
        facts["rating"] = rating_text(voice, row.mu or 0, row.sigma or 0)
    more = voice(
        "board-line-more",
        provisional=_has_rating(board, row) and (row.sigma or 0) > PROVISIONAL,
        percent=percentile(place, people),
        run=row.streak if row.streak >= LEAST_RUN else 0,
        form=form_text(voice, row.form) or None,
    ).strip()
    return voice(f"board-line-{board.by}", **facts) + (f" {more}" if more else "")


def _has_rating(board: Board, row: LeaderRow) -> bool:
    return board.by == "rating" and row.mu is not None and row.sigma is not None


def _figure(voice: Voice, board: Board, row: LeaderRow) -> str:
    """The figure by which a board is sorted. A question mark says that a rating is provisional."""
    if not _has_rating(board, row):
        return str(row.wins)
    return rating_text(voice, row.mu or 0, row.sigma or 0) + "?" * ((row.sigma or 0) > PROVISIONAL)


def board_of(subject: str, guild: int | None) -> Board:
    """The leaderboard of a button's subject; ``guild`` is where it was pressed."""
    scope, _, rest = subject.partition("-")
    by, _, game = rest.partition("-")
    return Board(
        None if scope == "overall" else guild,
        game if game in set(Variant) else None,
        "wins" if by == "wins" else "rating",
    )


@BUTTONS.on(Verb.BOARD)
async def _turn_board(context: RequestContext, press: Press) -> None:
    board = board_of(press.subject, context.interaction.guild_id)
    await context.replace_page(
        await board_page(context.voice, context.bot.store, board, press.decision or 1, context.who.id)
    )
