"""The pages of a review: the sum of a person's losses, a button for the deals, and a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.names import display_name
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import LAYOUT_TEXT
from bot.pages.page import Button, Line, Page, Row, Text, TextFile
from bot.review.report import SeatReview
from bot.tables.archive.finished import FinishedMatch, Sitting
from bot.text import review as review_words
from bot.text.catalogue import Voice
from bot.text.game.names import game_name

_BYTE_ORDER: Final = "\ufeff"
"""Precedes the words of the file. Some programs would otherwise assume another encoding."""
_MORE: Final = 100
"""The characters kept free for the line that says how many deals are missing."""


def review_page(voice: Voice, match: FinishedMatch, sitting: Sitting, review: SeatReview) -> Page:
    """The page with the cost of all cards, the best and the worst one, and the file (V-18).

    A button shows the deals.
    """
    if not review.cards:
        return Page((Text(voice("review-nothing", match=match.match)),))
    deals = Button(custom_id(Verb.REVIEW_DEALS, match.match), voice("ui-button-review-deals"))
    words = f"{_heading(voice, match)}\n{review_words.summary(voice, review, match.rules.pack)}"
    return Page((Text(words), Row((deals,)), _paper(voice.plain, match, sitting, review)))


def review_deals_page(voice: Voice, match: FinishedMatch, sitting: Sitting, review: SeatReview) -> Page:
    """The page with the costliest cards of as many deals as fit, and what the figures mean."""
    if not review.cards:
        return Page((Text(voice("review-nothing", match=match.match)),))
    heading = _heading(voice, match)
    played = [deal for deal in review.deals if deal.cards]
    notes = [review_words.note(voice, played)]
    if not (sitting.from_start and sitting.stayed):
        notes.insert(0, voice("review-shared"))
    foot = "\n".join(f"-# {line}" for line in notes)
    deals = [review_words.deal_lines(voice, deal, match.rules.pack) for deal in played]
    deal_texts = _fitting(deals, LAYOUT_TEXT - len(heading) - len(foot) - _MORE)
    if len(deal_texts) < len(deals):
        deal_texts.append(voice("review-more", deals=len(deals) - len(deal_texts)))
    return Page((Text(heading), Line(), Text("\n\n".join(deal_texts)), Line(), Text(foot)))


def _heading(voice: Voice, match: FinishedMatch) -> str:
    return f"## {voice('review-heading', match=match.match)}"


def _fitting(texts: Iterable[str], room: int) -> list[str]:
    """The first texts, as many as fit."""
    first_texts: list[str] = []
    for text in texts:
        room -= len(text) + 2
        if room < 0:
            break
        first_texts.append(text)
    return first_texts


def _paper(voice: Voice, match: FinishedMatch, sitting: Sitting, review: SeatReview) -> TextFile:
    rules = match.rules
    facts = {"game": game_name(voice, rules.variant), "name": display_name(sitting.player.name)}
    heading = voice("review-seat", match=match.match, seat=sitting.seat + 1, **facts)
    played = [deal for deal in review.deals if deal.cards]
    parts = [heading, review_words.whole(voice, review, rules.pack), review_words.note(voice, played)]
    text = "\n\n".join(parts)
    alt = voice("review-file", match=match.match, deals=len(played))
    return TextFile(f"briscola-{match.match}-review.txt", alt, f"{_BYTE_ORDER}{text}\n")
