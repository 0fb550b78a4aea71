"""The pictures of what people have become: leaderboards, ratings and card points over time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from bot import names
from bot.pages.page import Picture
from bot.pages.pictures.results import line_of, with_description
from bot.render.decks import DEFAULT_DECKS, Family
from bot.render.scene import Kind, SeatLabel
from bot.render.scenes.plot import MOST_POINTS, PlotPoint, plot_scene
from bot.render.scenes.standings import Standing, standings_scene
from bot.store.rows import LeaderRow, RatingPoint, StoredMatch
from bot.store.standing.predictions import PredictorRow
from bot.store.standing.season_rows import SeasonRow
from bot.text.catalogue import Voice
from bot.text.numbers import decimal, tenths

LEAST_PLOTTED: Final = 2
"""The least number of matches for which a line is drawn."""
MOST_VALUES: Final = 20
"""The number of the latest values that words name in place of a line."""


def board_picture(
    voice: Voice, title: str, rows: Sequence[LeaderRow], figures: Sequence[str], first: int
) -> Picture:
    """A leaf of a leaderboard. ``figures`` are the sorted figures as text, ``first`` is the first place."""
    headings = [voice(f"ui-picture-{one}") for one in ("matches", "wins", "rating")]
    if all(str(row.wins) == figure for row, figure in zip(rows, figures, strict=True)):
        headings = headings[:-1]
    standings = [
        Standing(
            (_name_label(voice, row.name),),
            (str(row.matches), str(row.wins), figure)[: len(headings)],
            place=f"{place}.",
            form=tuple(letter == "W" for letter in row.form),
        )
        for place, (row, figure) in enumerate(zip(rows, figures, strict=True), first)
    ]
    return _board(voice, title, headings, standings, forms=voice("ui-picture-form"))


def season_picture(
    voice: Voice, title: str, by: str, rows: Sequence[SeasonRow], figures: Sequence[str], first: int
) -> Picture:
    """A leaf of a board of a season; ``figures`` are those ``by`` which it is sorted, as text."""
    headings = [voice(f"ui-picture-{one}") for one in ("matches", "wins")]
    headings = [*headings[: None if by != "wins" else 1], voice(f"ui-picture-season-{by}")]
    standings = [
        Standing(
            (_name_label(voice, row.name),),
            (*(str(row.matches), str(row.wins))[: len(headings) - 1], figure),
            place=f"{place}.",
        )
        for place, (row, figure) in enumerate(zip(rows, figures, strict=True), first)
    ]
    return _board(voice, title, headings, standings)


def predictions_picture(voice: Voice, title: str, rows: Sequence[PredictorRow], first: int) -> Picture:
    """A page of the board of predictions of a season; ``first`` is the first place."""
    headings = [voice("ui-picture-predictions"), voice("ui-picture-predictions-right")]
    headings.append(voice("ui-picture-season-points"))
    standings = [
        Standing(
            (_name_label(voice, row.name),),
            (str(row.total), str(row.hits), str(row.points)),
            place=f"{place}.",
        )
        for place, row in enumerate(rows, first)
    ]
    return _board(voice, title, headings, standings)


def _board(
    voice: Voice, title: str, headings: Sequence[str], standings: Sequence[Standing], forms: str = ""
) -> Picture:
    scene = standings_scene(
        kind=Kind.BOARD,
        deck=DEFAULT_DECKS[Family.ITALIAN].key,
        title=title,
        headings=headings,
        standings=standings,
        forms=forms,
    )
    lines = [f"{standing.place} {line_of(voice, headings, standing)}" for standing in standings]
    return with_description(scene, [f"{title}.", *lines])


def points_picture(
    voice: Voice,
    name: str,
    matches: Sequence[StoredMatch],
    person: int,
    *,
    here: bool = False,
    game: str | None = None,
) -> Picture | None:
    """A plot of the card points of a person's latest matches; None for too few matches.

    ``matches`` begin with the latest. ``here``: they are those of one server. ``game`` is the name of the
    game if they are those of one.
    """
    seats = [next(seat for seat in one.seats if seat.person == person) for one in matches[:MOST_POINTS]][::-1]
    if len(seats) < LEAST_PLOTTED:
        return None
    somebody = voice("name-somebody")
    title = names.display_name(name, somebody)
    note = voice("ui-picture-plot", count=len(seats), here=here).rstrip()
    note = note if game is None else voice("labelled", label=note, text=game)
    won_text, lost_text = voice("ui-picture-won"), voice("ui-picture-lost")
    scene = plot_scene(
        title=title,
        note=note,
        points=[PlotPoint(seat.points, seat.won) for seat in seats],
        full=won_text,
        hollow=lost_text,
        along=voice("ui-picture-along"),
        players=[SeatLabel(0, title, somebody)],
    )
    values = [f"{seat.points} ({won_text if seat.won else lost_text})" for seat in seats]
    return replace(
        with_description(scene, [f"{title}.", voice("labelled", label=note, text=", ".join(values))]),
        instead=_latest(voice, note, values),
    )


def rating_picture(
    voice: Voice, name: str, game: str, points: Sequence[RatingPoint], seasons: Sequence[int] = ()
) -> Picture | None:
    """A plot of a person's rating after each of their latest rated matches; None for too few (S-2).

    ``points`` begin with the latest; ``seasons`` are the moments at which a season began.
    """
    if len(points) < LEAST_PLOTTED:
        return None
    values = [point.mu - 3 * point.sigma for point in reversed(points)]
    somebody = voice("name-somebody")
    title = names.display_name(name, somebody)
    note = voice("ui-picture-ratings", count=len(values), game=game)
    before = [values[0], *values]
    times = [point.at for point in reversed(points)]
    season_starts = [
        number
        for number, (last, now) in enumerate(pairwise(times), 1)
        if any(last < start <= now for start in seasons)
    ]
    scene = plot_scene(
        title=title,
        note=note,
        points=[PlotPoint(value, value >= last) for value, last in zip(values, before, strict=False)],
        full=voice("ui-picture-rose"),
        hollow=voice("ui-picture-fell"),
        along=voice("ui-picture-along"),
        marks=season_starts,
        marked=voice("ui-picture-season-start"),
        players=[SeatLabel(0, title, somebody)],
    )
    texts = [decimal(voice, tenths(value)) for value in values]
    bounds = voice(
        "ui-picture-bounds",
        lowest=decimal(voice, tenths(min(values))),
        highest=decimal(voice, tenths(max(values))),
    )
    numbers = voice.join([str(one + 1) for one in season_starts])
    seasons_text = voice("ui-picture-seasons", numbers=numbers) if season_starts else ""
    labelled = voice("labelled", label=note, text=", ".join(texts))
    return replace(
        with_description(scene, [f"{title}.", labelled, seasons_text]),
        instead=f"{_latest(voice, note, texts)} {bounds} {seasons_text}".rstrip(),
    )


def _latest(voice: Voice, note: str, values: Sequence[str]) -> str:
    """The latest values in words, in place of a line through all."""
    return voice(
        "ui-picture-values",
        note=note,
        count=min(len(values), MOST_VALUES),
        values=", ".join(values[-MOST_VALUES:]),
    )


def _name_label(voice: Voice, name: str) -> SeatLabel:
    return SeatLabel(0, names.display_name(name, voice("name-forgotten")), voice("name-somebody"))
