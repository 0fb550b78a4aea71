"""``/briscola record`` and ``/briscola verify``: a finished match as a file, and the proof of its shuffle."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord.ext import commands

from bot.record.verify import verify as checked
from bot.record.write import line
from bot.tables.records import record_of
from bot.text.catalogue import Voice
from bot.ui.commands import command, under_briscola
from bot.ui.page import Line, Page, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import fresh, say
from bot.ui.showing import show


@command("record", costly=True)
async def record(interaction: Asking, match: str | None = None) -> None:
    """The record of a finished match, as a file."""
    voice, document = await voice_of(interaction), await _asked_for(interaction, match)
    if document is not None:
        name = document["id"]
        text = voice("record-ready", match=name)
        data = io.BytesIO(line(document).encode())
        file = discord.File(data, f"briscola-{name}.json", description=text)
        await fresh(interaction, content=text, files=[file])


@command("verify", costly=True)
async def verify(interaction: Asking, match: str | None = None) -> None:
    """The commitment, the seed, the nonces, and whether every card and every point follows from them."""
    voice, document = await voice_of(interaction), await _asked_for(interaction, match)
    if document is not None:
        await show(interaction, proof_page(voice, document), parlour_of(interaction).painter)


async def _asked_for(interaction: Asking, match: str | None) -> dict[str, Any] | None:
    """The record that is meant, else of the asker's latest match; None after having said so."""
    parlour, voice = parlour_of(interaction), await voice_of(interaction)
    if match is None:
        latest = await parlour.store.results.history(interaction.user.id, limit=1)
        if not latest:
            await say(interaction, voice("reply-no-matches"))
            return None
        match = latest[0].match.match
    document = await record_of(parlour.tables, match.strip().lower())
    if document is None:
        await say(interaction, voice("reply-unknown-match"))
    return document


def proof_page(voice: Voice, document: dict[str, Any]) -> Page:
    """A record's proof in words and digits."""
    verdict, fairness = checked(document), document["fairness"]
    seed = fairness.get("server_seed")
    if verdict.flaw is not None:
        said = voice("verify-wrong", flaw=verdict.flaw.reason.value)
    else:
        said = voice("verify-no-seed" if seed is None else "verify-ok")
    digits = [voice("verify-commitment"), f"`{fairness['commitment']}`"]
    if seed is not None:
        digits += [voice("verify-seed"), f"`{seed}`"]
    nonces = enumerate(fairness["nonces"], 1)
    digits += [voice("verify-nonces"), *(f"{seat}. `{nonce}`" for seat, nonce in nonces)]
    heading = Text(f"## {voice('verify-heading', match=document['id'])}\n{said}")
    return Page((heading, Line(), Text("\n".join(digits)), Text(f"-# {voice('verify-how')}")))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, record, verify)
