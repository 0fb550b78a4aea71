"""The records of a server (A-3): the highest deals, the longest matches, the biggest comebacks."""

from __future__ import annotations

from typing import Final, get_args

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Section, Text
from bot.store.rows import RecordCandidate, StoredMatch
from bot.store.standing.figures import Record
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import can_reach_match

MOST_SHOWN: Final = 3
"""The number of matches that are shown of each record."""
REACH: Final = 50
"""The number of matches among which those that the asker may know of are looked for."""
LONG: Final = 2
"""The least number of deals of a match that is called long."""
KINDS: Final[tuple[Record, ...]] = get_args(Record)


async def records_page(context: RequestContext, game: str | None) -> Page:
    """A page with the records of the server, each with a button for the replay. Raises ``StoreError``.

    Only matches of people count, and only those that the asker may know of are shown: a record of others
    would tell of a match that is hidden from them.
    """
    voice, guild = context.voice, context.interaction.guild_id
    game_name = voice("board-all-games" if game is None else f"variant-{game}")
    parts: list[Part] = [Text(f"## {voice('records-heading', game=game_name)}")]
    if guild is None:
        return Page((*parts, Line(), Text(voice("records-only-servers"))), accent=FELT)
    for number, kind in enumerate(KINDS):
        parts += [Line(), Text(f"### {voice(f'records-{kind}')}")]
        records = await _records_in_reach(context, kind, guild, game)
        for candidate, match in records:
            # The number of the kind makes ids differ: a match may hold several records.
            replay = custom_id(Verb.REPLAY, candidate.match, _deal(kind, candidate), number)
            parts.append(
                Section(_line(voice, kind, candidate, match), Button(replay, voice("ui-button-replay")))
            )
        if not records:
            parts.append(Text(voice("records-none")))
    return Page(tuple(parts), accent=FELT)


async def _records_in_reach(
    context: RequestContext, kind: Record, guild: int, game: str | None
) -> list[tuple[RecordCandidate, StoredMatch]]:
    records: list[tuple[RecordCandidate, StoredMatch]] = []
    store = context.bot.store
    for candidate in await store.standing.records(kind, guild, game, REACH):
        if kind == "deals" and candidate.deals < LONG:
            break
        match = await store.results.match(candidate.match)
        if match is not None and await can_reach_match(context, match):
            records.append((candidate, match))
        if len(records) == MOST_SHOWN:
            break
    return records


def _deal(kind: Record, candidate: RecordCandidate) -> int:
    """The number of the deal that a record is about; the last one of a long match."""
    return {"highest": candidate.highest_deal, "behind": candidate.behind_deal}.get(kind, candidate.deals)


def _line(voice: Voice, kind: Record, candidate: RecordCandidate, match: StoredMatch) -> str:
    side = {"highest": candidate.highest_side, "behind": candidate.behind_side}.get(kind)
    names = [
        markdown(seat.name, voice("name-forgotten")) for seat in match.seats if side in {None, seat.side}
    ]
    return voice(
        f"records-line-{kind}",
        value=getattr(candidate, kind),
        names=voice.join(names),
        game=voice(f"variant-{candidate.game}"),
        when=f"<t:{candidate.ended // 1000}:d>",
    )
