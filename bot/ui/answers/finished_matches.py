"""The finished match that a half-filled command means, while somebody types."""

from __future__ import annotations

from bot.tables.archive.records import record_of
from bot.ui.answers.context import context_of
from bot.ui.answers.match_digests import Digest, digest_of
from bot.ui.answers.reach import reaches_match
from bot.ui.wire.people import Interaction


async def digest_for(interaction: Interaction) -> Digest | None:
    """The match that a half-filled command names, else the asker's latest.

    None where there is none, or none that the asker may be told of.
    """
    context = context_of(interaction)
    digests = context.digests
    named = await match_id_or_latest(interaction, interaction.namespace.match)
    # Its row says who may be told: its table's whole log is read once, not at every key.
    played = None if named is None else await context.store.results.match(named)
    if named is None or played is None or not await reaches_match(interaction, played):
        return None
    digest = digests.of(named)
    if digest is None:
        document = await record_of(context.tables, named)
        if document is None:
            return None
        digest = digest_of(document)
        digests.keep(named, digest)
    return digest


async def match_id_or_latest(interaction: Interaction, match: str | None) -> str | None:
    """The id that somebody typed, else that of their latest match; None where they have none."""
    if match is not None:
        return match.strip().lower()
    latest = await context_of(interaction).store.results.history(interaction.user.id, limit=1)
    return latest[0].match.match if latest else None
