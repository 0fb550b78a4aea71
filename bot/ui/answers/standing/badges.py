"""The badges of a player (A-5)."""

from __future__ import annotations

from bot.pages.tournaments.event import PLACES
from bot.puzzle.days import opens
from bot.rules.games import Variant
from bot.tables.archive.badges import FEATS, RESCUE, RESCUES, win_feat
from bot.text.names import markdown
from bot.ui.answers.context import RequestContext
from bot.ui.answers.standing.player_query import PlayerQuery


async def badges_text(context: RequestContext, query: PlayerQuery) -> str:
    """The badges of a player with their days, and what is on the way. Raises ``StoreError``.

    Only the person's own badges come with their days: figures tell others of no moment at which somebody
    played.
    """
    voice, own = context.voice, query.person == context.who.id
    if not own and not (await context.bot.choices.of(query.person)).badges:
        return voice("badges-hidden")
    feats = await context.bot.store.standing.feats(query.person)
    first: dict[str, int] = {}
    for feat in feats:
        first.setdefault(feat.kind, feat.at)
    rescues = [feat.at for feat in feats if feat.kind == RESCUE]
    if len(rescues) >= RESCUES:
        first["rescues"] = rescues[RESCUES - 1]
    games = [game for game in Variant if win_feat(game.value) in first]
    if len(games) == len(Variant):
        first["giro"] = max(first[win_feat(game.value)] for game in games)
    lines = []
    for kind in (*FEATS, "rescues", "giro"):
        if kind in first:
            day = f"<t:{first[kind] // 1000}:D>" if own else None
            name, about = voice(f"badge-{kind}"), voice(f"badge-{kind}-about")
            lines.append(voice("badges-line", name=name, about=about, day=day))
    for days, reached in (await context.bot.daily.puzzles.milestones(query.person)).items():
        name, about = voice("badge-streak", days=days), voice("badge-streak-about", days=days)
        day = f"<t:{opens(reached) // 1000}:D>" if own else None
        lines.append(voice("badges-line", name=name, about=about, day=day))
    lines += await _event_lines(context, query.person, own=own)
    if games and "giro" not in first:
        names = voice.join([voice(f"variant-{game.value}") for game in games])
        lines.append(voice("badges-giro", count=len(games), of=len(Variant), games=names))
    if own and 0 < len(rescues) < RESCUES:
        lines.append(voice("badges-rescues", count=len(rescues), of=RESCUES))
    return "\n".join(lines) or voice("badges-none")


async def _event_lines(context: RequestContext, person: int, *, own: bool) -> list[str]:
    """The badges of tournaments: with their place, and to the person themselves with the day (A-6)."""
    voice, lines = context.voice, []
    for entrant in await context.bot.store.entrants.of(person):
        if entrant.ended_at is not None and entrant.place:
            key = f"badge-event-{entrant.place}" if entrant.place <= PLACES else "badge-event"
            name = voice(key, title=markdown(entrant.title))
            about = voice("badge-event-about", place=entrant.place)
            day = f"<t:{entrant.ended_at // 1000}:D>" if own else None
            lines.append(voice("badges-line", name=name, about=about, day=day))
    return lines
