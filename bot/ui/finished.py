"""The finished match that a half-filled command means, while somebody types."""

from __future__ import annotations

from bot.tables.records import record_of
from bot.ui.digests import Digest, digest_of
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking
from bot.ui.reach import reaches_match


async def digest_for(interaction: Asking) -> Digest | None:
    """The match that a half-filled command names, else the asker's latest.

    None where there is none, or none that the asker may be told of.
    """
    parlour = parlour_of(interaction)
    digests = parlour.digests
    named = await named_match(interaction, interaction.namespace.match)
    # Its row says who may be told: its table's whole log is read once, not at every key.
    played = None if named is None else await parlour.store.results.match(named)
    if named is None or played is None or not await reaches_match(interaction, played):
        return None
    digest = digests.of(named)
    if digest is None:
        document = await record_of(parlour.tables, named)
        if document is None:
            return None
        digest = digest_of(document)
        digests.keep(named, digest)
    return digest


async def named_match(interaction: Asking, match: str | None) -> str | None:
    """The id that somebody typed, else that of their latest match; None where they have none."""
    if match is not None:
        return match.strip().lower()
    latest = await parlour_of(interaction).store.results.history(interaction.user.id, limit=1)
    return latest[0].match.match if latest else None
