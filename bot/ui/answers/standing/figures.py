"""The figures of a player as pages: what was played and won, and the ratings over time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Picture, Row, Text
from bot.pages.pictures.standing import points_picture, rating_picture
from bot.render.scenes.plot import MOST_POINTS
from bot.rules.games import Variant
from bot.store.rows import GameStats
from bot.tables.archive.seasons import PROVISIONAL
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.numbers import form_text, rating_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import viewer_of
from bot.ui.answers.routing import Buttons
from bot.ui.answers.standing.badges import badges_text
from bot.ui.answers.standing.computer_ratings import computer_ratings_text
from bot.ui.answers.standing.history import person_in
from bot.ui.answers.standing.player_query import SHOWS, PlayerQuery, Show
from bot.ui.answers.standing.versus import partners_text

BUTTONS: Final = Buttons()

_OVERALL: Final = 0
_GAMES: Final = tuple(variant.value for variant in Variant)
"""The games by the numbers that buttons have for them: a name is too long for a custom id."""
_WORDS: Final[dict[Show | None, Callable[[RequestContext, PlayerQuery], Awaitable[str]]]] = {
    "partners": partners_text,
    "badges": badges_text,
}
"""What is shown in words alone, in place of the figures."""


async def stats_page(context: RequestContext, query: PlayerQuery) -> Page:
    """A page with a player's figures, in the server if there is one, and over all. Raises ``StoreError``.

    Like the leaderboards, the figures count matches of all channels. They reveal neither the channel, nor the
    time, nor the other players. Pictures show single matches, so they leave out those that the asker may not
    know of.
    """
    voice, guild = context.voice, context.interaction.guild_id
    words = [f"## {voice('stats-heading', name=markdown(query.name))}"]
    if query.game is not None and query.show != "badges":  # badges are of all games
        words.append(f"**{voice(f'variant-{query.game}')}**")
    heading = Text("\n".join(words))
    if query.show in _WORDS:
        shown = Text(f"### {voice(f'choice-show-{query.show}')}\n{await _WORDS[query.show](context, query)}")
        return Page((heading, Line(), shown, choice_row(voice, query, query.show)), accent=FELT)
    stats = context.bot.store.results.stats
    overall, here = (
        [one for one in figures if query.game in {None, one.game}]
        for figures in (await stats(query.person), [] if guild is None else await stats(query.person, guild))
    )
    parts: list[Part] = [heading]
    show = query.show
    picture = await _rating(context, query, here or overall) if show != "points" else None
    if picture is None and show != "rating":
        picture, show = await _points(context, query), "points"
    if picture is not None:
        parts.append(picture)
    elif query.show is not None:
        parts.append(Text(voice(f"stats-no-{query.show}")))
    for scope, figures in (("here", here), ("overall", overall)):
        if scope == "overall" or guild is not None:
            lines = [line for game in figures for line in _game(voice, game)] or [voice("stats-none")]
            parts += [Line(), Text("\n".join([f"### {voice(f'stats-{scope}')}", *lines]))]
    own = await computer_ratings_text(context) if query.person == context.who.id else None
    if own is not None:
        parts += [Line(), Text(own)]
    parts.append(choice_row(voice, query, show or "rating"))
    return Page(tuple(parts), accent=FELT)


def choice_row(voice: Voice, query: PlayerQuery, now: Show | None) -> Row:
    """The buttons to what else is shown of a player, of the same game."""
    number = None if query.game is None else _GAMES.index(query.game)
    return Row(
        tuple(
            Button(
                custom_id(Verb.STATS, f"{query.person}-{one}", number),
                voice(f"choice-show-{one}"),
                enabled=one != now,
            )
            for one in SHOWS
        )
    )


async def _rating(
    context: RequestContext, query: PlayerQuery, figures: Sequence[GameStats]
) -> Picture | None:
    """The rating after each of the latest rated matches; by default at the game that is played most."""
    games = [one for one in figures if one.mu is not None]
    if not games:
        return None
    game = max(games, key=lambda one: one.matches).game
    store, guild = context.bot.store, context.interaction.guild_id or _OVERALL
    points = await store.standing.rating_points(
        query.person,
        guild,
        game,
        MOST_POINTS,
        await viewer_of(context, query.person),
    )
    seasons = [season.ends for season in await store.seasons.closed_seasons(guild)]
    return rating_picture(context.voice, query.name, context.voice(f"variant-{game}"), points, seasons)


async def _points(context: RequestContext, query: PlayerQuery) -> Picture | None:
    """The card points of the latest matches; by default at all games."""
    voice, guild, game = context.voice, context.interaction.guild_id, query.game
    viewer = await viewer_of(context, query.person)
    history = context.bot.store.results.history
    matches = await history(query.person, MOST_POINTS, guild=guild, game=game, viewer=viewer)
    name = None if game is None else voice(f"variant-{game}")
    return points_picture(voice, query.name, matches, query.person, here=guild is not None, game=name)


def _game(voice: Voice, stats: GameStats) -> list[str]:
    name = voice(f"variant-{stats.game}")
    share = round(100 * stats.wins / stats.matches)
    run = "won" if stats.streak > 0 else "lost"
    lines = [
        voice("stats-line", game=name, matches=stats.matches, wins=stats.wins, share=share),
        voice("stats-points", points=round(stats.points, 1), best=stats.best),
        voice(f"stats-streak-{run}", count=abs(stats.streak), longest=stats.longest),
        voice("stats-form", form=form_text(voice, stats.form)),
    ]
    if stats.mu is None or stats.sigma is None:
        return [*lines, voice("stats-unrated")]
    rating = rating_text(voice, stats.mu, stats.sigma)
    return [*lines, voice("stats-rating", rating=rating, provisional=stats.sigma > PROVISIONAL)]


@BUTTONS.on(Verb.STATS)
async def _turn_stats(context: RequestContext, press: Press) -> None:
    who, _, view = press.subject.partition("-")
    person = person_in(who)
    show = next((one for one in SHOWS if one == view), None)
    number = press.decision
    game = _GAMES[number] if number is not None and number < len(_GAMES) else None
    name = await context.bot.store.standing.name(person)
    if name is None:  # no match of theirs has ended yet
        name = context.who.name if person == context.who.id else context.voice("name-somebody")
    await context.replace_page(await stats_page(context, PlayerQuery(person, name, show, game)))
