"""Scores as pages: leaderboards, a player's figures and matches, and the buttons that turn the pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from bot.pages.ids import Press, Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Row, Text
from bot.pages.pictures.results import board_picture, plot_picture
from bot.render.scenes.plot import MOST_POINTS
from bot.rules.games import Variant
from bot.store.base import GameStats, LeaderRow, Played, Store
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import decimal, tenths
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import reaches_match
from bot.ui.answers.routing import Buttons

BUTTONS: Final = Buttons()

ROWS: Final = 10
"""The number of lines on a leaf."""
LEAVES: Final = 1000
"""The greatest number of leaves of a board. Nobody reads further, and counting rows costs time."""
REACH: Final = 100
"""The number of a player's latest matches that can be looked at."""
_READ_AT_ONCE: Final = 50
"""The number of matches that one read of the database returns."""
_ALL: Final = "all"
_IDS: Final = 2**63  # Discord's ids are below

By = Literal["rating", "wins"]


class Board(NamedTuple):
    """A leaderboard: of a server or over all (None), of one game or of all (None), and by which figure."""

    guild: int | None
    game: str | None
    by: By


def rating_text(voice: Voice, mu: float, sigma: float) -> str:
    """A rating as people read it, such as "2.5" or "−0,3": the lower estimate of the player's strength."""
    return decimal(voice, tenths(mu - 3 * sigma))


# Leaderboards ----------------------------------------------------------------------------------------------


async def board_page(voice: Voice, store: Store, board: Board, leaf: int = 1) -> Page:
    """A page with ten lines of a leaderboard; ``leaf`` counts from 1. Raises ``StoreError``."""
    leaf = min(max(leaf, 1), LEAVES)
    offset = (leaf - 1) * ROWS
    rows = await store.results.leaderboard(board.guild, board.game, ROWS + 1, offset, by=board.by)
    scope = "overall" if board.guild is None else "server"
    game = voice("board-all-games" if board.game is None else f"variant-{board.game}")
    heading = voice(f"board-heading-{board.by}-{scope}", game=game)
    parts: list[Part] = [Text(f"## {heading}")]
    shown = rows[:ROWS]
    if shown:
        figures = [_figure(voice, board, row) for row in shown]
        parts.append(board_picture(voice, heading, shown, figures, offset + 1))
    parts.append(Line())
    lines = [_line(voice, board, offset + place, row) for place, row in enumerate(rows[:ROWS], 1)]
    parts.append(Text("\n".join(lines) or voice("board-empty")))
    if lines and board.by == "rating":
        parts.append(Text(f"-# {voice('board-note-rating')}"))
    subject = f"{scope}-{board.by}-{board.game or _ALL}"
    parts += _turning(voice, Verb.BOARD, subject, leaf, more=len(rows) > ROWS)
    return Page(tuple(parts), accent=FELT)


def _line(voice: Voice, board: Board, place: int, row: LeaderRow) -> str:
    facts: dict[str, object] = {
        "place": place,
        "name": markdown(row.name, voice("board-forgotten")),
        "matches": row.matches,
        "wins": row.wins,
    }
    if board.by == "rating" and row.mu is not None and row.sigma is not None:
        facts["rating"] = rating_text(voice, row.mu, row.sigma)
    return voice(f"board-line-{board.by}", **facts)


def _figure(voice: Voice, board: Board, row: LeaderRow) -> str:
    """The figure by which a board is sorted."""
    rated = board.by == "rating" and row.mu is not None and row.sigma is not None
    return rating_text(voice, row.mu or 0, row.sigma or 0) if rated else str(row.wins)


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
async def _turn_board(context: RequestContext, pressed: Press) -> None:
    board = board_of(pressed.subject, context.interaction.guild_id)
    await context.turn(await board_page(context.voice, context.bot.store, board, pressed.decision or 1))


# A player --------------------------------------------------------------------------------------------------


async def stats_page(context: RequestContext, person: int, name: str) -> Page:
    """A page with a player's figures, in the server if there is one, and over all. Raises ``StoreError``.

    Like the leaderboards, the figures count matches of all channels. They reveal neither the channel, nor the
    time, nor the other players. The plot shows single matches, so it leaves out those that the asker may not
    know of.
    """
    voice, results, guild = context.voice, context.bot.store.results, context.interaction.guild_id
    parts: list[Part] = [Text(f"## {voice('stats-heading', name=markdown(name))}")]
    played = await _latest_known(context, person, MOST_POINTS, guild)
    picture = plot_picture(voice, name, played, person, here=guild is not None)
    if picture is not None:
        parts.append(picture)
    for scope, place in (("here", guild), ("overall", None)):
        if scope == "here" and guild is None:
            continue
        figures = await results.stats(person, place)
        parts += [Line(), Text("\n".join([f"### {voice(f'stats-{scope}')}", *_figures(voice, figures)]))]
    return Page(tuple(parts), accent=FELT)


def _figures(voice: Voice, figures: Sequence[GameStats]) -> list[str]:
    if not figures:
        return [voice("stats-none")]
    return [line for game in figures for line in _game(voice, game)]


def _game(voice: Voice, stats: GameStats) -> list[str]:
    name = voice(f"variant-{stats.game}")
    share = round(100 * stats.wins / stats.matches)
    run = "won" if stats.streak > 0 else "lost"
    rated = stats.mu is not None and stats.sigma is not None
    return [
        voice("stats-line", game=name, matches=stats.matches, wins=stats.wins, share=share),
        voice("stats-points", points=round(stats.points, 1), best=stats.best),
        voice(f"stats-streak-{run}", count=abs(stats.streak), longest=stats.longest),
        voice("stats-rating", rating=rating_text(voice, stats.mu or 0, stats.sigma or 0))
        if rated
        else voice("stats-unrated"),
    ]


async def history_of(context: RequestContext, person: int, leaf: int) -> list[Played]:
    """A player's latest matches that the asker may know of (``bot.ui.answers.reach``), the latest first.

    The list reaches to the end of ``leaf``, with one more match if more follow.
    """
    return await _latest_known(context, person, min(leaf * ROWS + 1, REACH))


async def _latest_known(
    context: RequestContext, person: int, most: int, guild: int | None = None
) -> list[Played]:
    """The latest matches that the asker may know of, of one server or of all (``guild`` None).

    Matches that are left out do not shorten the list.
    """
    found: list[Played] = []
    offset = 0
    while len(found) < most and (
        some := await context.bot.store.results.history(person, _READ_AT_ONCE, offset)
    ):
        there = [one for one in some if guild is None or one.match.guild == guild]
        found += [one for one in there if await reaches_match(context, one)]
        offset += len(some)
    return found[:most]


def history_page(
    voice: Voice, played: Sequence[Played], person: int, name: str | None, leaf: int = 1
) -> Page:
    """A page with matches of a player, ten to a leaf.

    ``name`` None means their name in the latest of them.
    """
    leaf = min(max(leaf, 1), max(1, -(-len(played) // ROWS)))
    shown = played[(leaf - 1) * ROWS : leaf * ROWS]
    if name is None:
        name = next((seat.name for one in played for seat in one.seats if seat.person == person), "")
    lines = [_played(voice, one, person) for one in shown]
    parts: list[Part] = [
        Text(f"## {voice('history-heading', name=markdown(name))}"),
        Line(),
        Text("\n".join(lines) or voice("history-none")),
    ]
    parts += _turning(voice, Verb.HISTORY, str(person), leaf, more=len(played) > leaf * ROWS)
    return Page(tuple(parts), accent=FELT)


def _played(voice: Voice, played: Played, person: int) -> str:
    mine = next(seat for seat in played.seats if seat.person == person)
    scores = {seat.side: seat.score for seat in played.seats}
    score = "–".join(str(scores[side]) for side in sorted(scores))
    outcome = voice("history-won" if mine.won else "history-lost")
    if played.match.rated:
        outcome = f"{outcome} ({voice('history-rated')})"
    return voice(
        "history-line",
        when=f"<t:{played.match.ended // 1000}:d>",
        game=voice(f"variant-{played.match.game}"),
        outcome=outcome,
        score=score,
        names=voice.listed([markdown(seat.name, voice("board-forgotten")) for seat in played.seats]),
        match=played.match.match,
    )


@BUTTONS.on(Verb.HISTORY)
async def _turn_history(context: RequestContext, pressed: Press) -> None:
    # Buttons of earlier versions have a word before the id.
    who = pressed.subject.rpartition("-")[2]
    person = int(who) if who.isdecimal() and int(who) < _IDS else 0
    leaf = pressed.decision or 1
    played = await history_of(context, person, leaf)
    await context.turn(history_page(context.voice, played, person, None, leaf))


def _turning(voice: Voice, verb: Verb, subject: str, leaf: int, *, more: bool) -> list[Part]:
    """The buttons to the previous and next leaf; none if there is only one."""
    if leaf == 1 and not more:
        return []
    back = Button(custom_id(verb, subject, max(1, leaf - 1)), voice("board-back"), enabled=leaf > 1)
    on = Button(custom_id(verb, subject, leaf + 1), voice("board-next"), enabled=more and leaf < LEAVES)
    return [Text(f"-# {voice('board-page', page=leaf)}"), Row((back, on))]
