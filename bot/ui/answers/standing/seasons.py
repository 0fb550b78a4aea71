"""The boards of a season (S-5, S-6), and how long the seasons of a server last."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.pages.lobby import FELT
from bot.pages.page import Line, Page, Part, Text
from bot.pages.pictures.standing import predictions_picture, season_picture
from bot.store.standing.season_rows import SeasonLength, SeasonRow, SeasonSettings
from bot.store.standing.seasons import ClosedSeason, SeasonBy
from bot.tables.archive.seasons import ALL_GAMES, Season, season_at, zone_of
from bot.tables.listeners.seasons import season_rows
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import date_text, rating_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.standing.pagination import ROWS_PER_PAGE


async def season_names(context: RequestContext, guild: int) -> list[str]:
    """The names of a server's seasons: the running one, then the closed ones, the latest first."""
    store = context.bot.store.seasons
    running = season_at(context.bot.tables.wall(), await store.settings(guild)).name
    return [running, *(one.name for one in await store.closed_seasons(guild))]


async def season_or_running(context: RequestContext, name: str | None) -> str:
    """The name of the season that is asked for: by default the running one. Raises ``Unclear``."""
    guild = context.interaction.guild_id
    if guild is None:
        raise Unclear("season-only-servers")
    return name or (await season_names(context, guild))[0]


async def season_page(
    context: RequestContext, name: str, game: str | None, by: SeasonBy, page_number: int
) -> Page:
    """A page of a board of a season of the server. Raises ``Unclear`` if there is no such season.

    A closed season is read from the archive; the running one is computed.
    """
    guild, season, settings, is_closed = await _find_season(context, name)
    voice, store = context.voice, context.bot.store.seasons
    offset = (page_number - 1) * ROWS_PER_PAGE
    if is_closed:
        rows = await store.board(guild, season.name, game, by, ROWS_PER_PAGE, offset)
        longest = await store.longest(guild, season.name)
    else:
        every = await season_rows(context.bot.store, guild, Season(*season), settings.zone)
        longest = max(
            (row for row in every if row.game == ALL_GAMES and row.longest),
            key=lambda row: (row.longest, row.wins, -row.person),
            default=None,
        )
        rows = _board(every, game, by)[offset : offset + ROWS_PER_PAGE]
    game_name = voice("board-all-games" if game is None else f"variant-{game}")
    heading = voice("season-heading", season=season.name, game=game_name)
    parts: list[Part] = [Text(f"## {heading}")]
    if rows:
        figures = [_figure(voice, by, row) for row in rows]
        parts.append(season_picture(voice, heading, by, rows, figures, offset + 1))
    lines = [_line(voice, offset + place, row) for place, row in enumerate(rows, 1)]
    if not lines:
        lines = [voice("season-none")]
        lines += [] if is_closed else await _last_season(context, "season-last", season)
    parts += [Line(), Text("\n".join(lines))]
    notes = [_dates(voice, season, settings), voice("season-note")]
    if longest is not None:
        name = markdown(longest.name, voice("name-forgotten"))
        notes.insert(0, voice("season-longest", name=name, run=longest.longest))
    parts.append(Text("\n".join(f"-# {note}" for note in notes)))
    return Page(tuple(parts), accent=FELT)


async def _find_season(context: RequestContext, name: str) -> tuple[int, ClosedSeason, SeasonSettings, bool]:
    """The server, a season of it, the settings of its seasons, and whether that one is closed.

    Raises ``Unclear`` if there is no such season.
    """
    guild = context.interaction.guild_id
    if guild is None:
        raise Unclear("season-only-servers")
    store, season_name = context.bot.store.seasons, name.strip().upper()
    settings, archive = await store.settings(guild), await store.closed_seasons(guild)
    season = next((one for one in archive if one.name == season_name), None)
    if season is not None:
        return guild, season, settings, True
    now = season_at(context.bot.tables.wall(), settings)
    if season_name != now.name:
        raise Unclear("season-unknown")
    starts = max([now.starts, *(one.ends for one in archive)])
    return guild, ClosedSeason(now.name, starts, now.ends), settings, False


async def predictions_page(context: RequestContext, name: str, page_number: int) -> Page:
    """A page of the board of predictions of a season of the server (G-1). Raises as ``season_page``."""
    guild, season, settings, is_closed = await _find_season(context, name)
    voice, offset = context.voice, (page_number - 1) * ROWS_PER_PAGE
    rows = await context.bot.store.predictions.board(guild, season.starts, season.ends, ROWS_PER_PAGE, offset)
    heading = voice("predictions-heading", season=season.name)
    parts: list[Part] = [Text(f"## {heading}")]
    if rows:
        parts.append(predictions_picture(voice, heading, rows, offset + 1))
    lines = [
        voice(
            "predictions-line",
            place=place,
            name=markdown(row.name, voice("name-forgotten")),
            points=row.points,
            hits=row.hits,
            total=row.total,
        )
        for place, row in enumerate(rows, offset + 1)
    ]
    if not lines:
        lines = [voice("predictions-empty")]
        lines += [] if is_closed else await _last_season(context, "predictions-last", season)
    parts += [Line(), Text("\n".join(lines))]
    notes = (_dates(voice, season, settings), voice("predictions-note"))
    parts.append(Text("\n".join(f"-# {note}" for note in notes)))
    return Page(tuple(parts), accent=FELT)


async def _last_season(context: RequestContext, sentence: str, running: ClosedSeason) -> list[str]:
    """How to see the final board of the season before the running one, by the key of the sentence.

    Empty if no season has closed here.
    """
    guild = context.interaction.guild_id
    archive = [] if guild is None else await context.bot.store.seasons.closed_seasons(guild)
    last = next((one for one in archive if one.ends <= running.starts), None)
    return [] if last is None else [context.voice(sentence, season=last.name)]


def _dates(voice: Voice, season: ClosedSeason, settings: SeasonSettings) -> str:
    return voice(
        "season-dates",
        starts=_day(voice, season.starts, settings.zone),
        ends=_day(voice, season.ends - 1, settings.zone),
    )


def _board(rows: list[SeasonRow], game: str | None, by: SeasonBy) -> list[SeasonRow]:
    """The rows of a board of the running season, as the archive orders them."""
    here = [row for row in rows if row.game == (game or ALL_GAMES)]
    if by == "rating":
        here = [row for row in here if row.mu is not None]
        return sorted(here, key=lambda row: (3 * (row.sigma or 0) - (row.mu or 0), row.person))
    if by == "wins":
        return sorted(here, key=lambda row: (-row.wins, row.matches, row.person))
    return sorted(here, key=lambda row: (-row.points, -row.wins, row.person))


def _figure(voice: Voice, by: SeasonBy, row: SeasonRow) -> str:
    if by == "rating":
        return rating_text(voice, row.mu or 0, row.sigma or 0)
    return str(row.points if by == "points" else row.wins)


def _line(voice: Voice, place: int, row: SeasonRow) -> str:
    has_rating = row.mu is not None and row.sigma is not None
    return voice(
        "season-line",
        place=place,
        name=markdown(row.name, voice("name-forgotten")),
        points=row.points,
        matches=row.matches,
        wins=row.wins,
        rating=rating_text(voice, row.mu or 0, row.sigma or 0) if has_rating else None,
    )


def _day(voice: Voice, at: int, zone: str) -> str:
    """A date by the server's clock: Discord would write it in the reader's zone, where it may be another."""
    return date_text(voice, datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(zone)).date())


async def choose_seasons(context: RequestContext, guild: int, length: SeasonLength | None) -> SeasonSettings:
    """Store how long the seasons of a server last."""
    store = context.bot.store.seasons
    if length is not None:
        await store.set_length(guild, length)
    return await store.settings(guild)
