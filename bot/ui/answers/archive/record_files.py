"""The record of a finished match as a file, and the proof of its shuffle."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from bot.pages.page import Line, Page, Text
from bot.record.errors import FlawKind
from bot.record.fairness import Kind
from bot.record.verify import Verdict, verify
from bot.record.write import line
from bot.rules import shuffle
from bot.tables.archive.finished import FinishedMatch
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.ui.answers.archive.find_match import document_of
from bot.ui.answers.context import RequestContext


async def show_record(context: RequestContext, match: FinishedMatch) -> None:
    """Answer with the record of a finished match as a file."""
    document = await document_of(context, match)
    await _hand_over(context, context.voice("record-ready", match=document["id"]), document)


async def show_proof(context: RequestContext, match: FinishedMatch) -> None:
    """Answer with the proof of a match's packs, and its record as a file."""
    document = await document_of(context, match)
    # This plays the whole match again.
    verdict = await asyncio.to_thread(verify, document)
    await context.show(proof_page(context.voice, document, verdict))
    await _hand_over(context, context.voice("verify-file", match=document["id"]), document)


async def _hand_over(context: RequestContext, words: str, document: dict[str, Any]) -> None:
    """Answer with a record as a file, under a sentence that describes it."""
    await context.send_file(words, f"briscola-{document['id']}.json", line(document).encode())


_FAULTS: Final = {
    FlawKind.WRONG_COMMITMENT: "verify-wrong-seed",
    FlawKind.NOT_THE_COMMITTED_DECK: "verify-wrong-pack",
}
"""The flaws of a record that concern the shuffle itself. All others concern moves or points."""


def proof_page(voice: Voice, document: dict[str, Any], verdict: Verdict) -> Page:
    """The proof of a record in words and digits: the verdict, then the values it rests on."""
    fairness = document["fairness"]
    seed, packs, flaw = fairness.get("server_seed"), len(document["deals"]), verdict.flaw
    if flaw is not None:
        key = _FAULTS.get(flaw.reason, "verify-wrong")
        sentence = voice(key, flaw=flaw.reason.value, deal=0 if flaw.deal is None else flaw.deal + 1)
    else:
        is_proven = seed is not None or "board" in fairness
        sentence = voice("verify-ok", packs=packs) if is_proven else voice("verify-no-seed")
    heading = Text(f"## {voice('fair-heading', match=document['id'])}\n{sentence}")
    if "board" in fairness:
        board = fairness["board"]
        lines = [voice("day-anchor", anchor=board["anchor"]), voice("day-key", digits=board["key"])]
        return Page((heading, Line(), Text("\n".join(lines)), Text(f"-# {voice('verify-how')}")))
    digits = [voice("fair-digest"), f"`{_digest(document)}`"]
    digits += [voice("fair-commitment"), f"`{fairness['commitment']}`"]
    if seed is not None:
        digits += [voice("verify-seed"), f"`{seed}`"]
    pairs = zip(document["seats"], fairness["nonces"], strict=True)
    nonces = [f"{place}. {markdown(seat['name'])} `{nonce}`" for place, (seat, nonce) in enumerate(pairs, 1)]
    digits += [voice("fair-nonces"), *nonces]
    return Page((heading, Line(), Text("\n".join(digits)), Text(f"-# {voice('verify-how')}")))


def _digest(document: dict[str, Any]) -> str:
    """The shuffle line that the match's messages showed (V-16). It counts only the nonces of people."""
    fairness = document["fairness"]
    both = zip(document["seats"], fairness["nonces"], strict=True)
    return shuffle.digest(
        fairness["commitment"], [nonce for seat, nonce in both if seat["kind"] == Kind.HUMAN]
    )
