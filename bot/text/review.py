"""The review of a finished match in words: a few lines, or the whole as a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.review.report import CardReview, DealReview, SeatReview
from bot.rules.cards import Pack
from bot.text.cards import card_name, the_card
from bot.text.catalogue import Voice
from bot.text.numbers import decimal, tenths

DEAREST: Final = 3
"""The number of costliest cards of a deal that are named in a short text."""
_GAP: Final = "  "


def summary(voice: Voice, review: SeatReview, pack: Pack) -> str:
    """The cost of all cards together, the best one and the worst."""
    cost = sum(tenths(card.cost) for card in review.cards)
    lines = [voice("review-total", cards=len(review.cards), cost=decimal(voice, cost))]
    if review.best is not None:
        lines.append(_card_line(voice, "review-best-of-all", review.best, pack))
    if review.worst is not None:
        lines.append(_card_line(voice, "review-worst-of-all", review.worst, pack))
    return "\n".join(lines)


def deal_lines(voice: Voice, deal: DealReview, pack: Pack) -> str:
    """A deal: the components of its points, the costliest cards, the best one."""
    lines = [f"**{account(voice, deal)}**"]
    lines += [_card_line(voice, "review-dear", card, pack) for card in deal.dearest[:DEAREST]]
    if not deal.dearest:
        lines.append(voice("review-nothing-dear"))
    if deal.best is not None:
        lines.append(_card_line(voice, "review-best", deal.best, pack))
    return "\n".join(lines)


def account(voice: Voice, deal: DealReview) -> str:
    """The components of a deal's points, to a tenth; if they are missing, the cost of the cards."""
    play = -sum(tenths(card.cost) for card in deal.cards)
    if deal.result is None or deal.start is None:
        return voice("review-deal-cut-short", deal=deal.number, cost=decimal(voice, -play))
    start = tenths(deal.start)
    facts = {
        "deal": deal.number,
        "result": deal.result,
        "luck": decimal(voice, 10 * deal.result - start - play, signed=True),
        "play": decimal(voice, play, signed=True),
    }
    if deal.share is None:
        return voice("review-deal-declared", start=decimal(voice, start), **facts)
    share = tenths(deal.share)
    hand = decimal(voice, start - share, signed=True)
    return voice("review-deal", share=decimal(voice, share), hand=hand, **facts)


def note(voice: Voice, deals: Iterable[DealReview]) -> str:
    """What the figures of some deals of a match mean. It explains only the words of their accounts."""
    accounts = (deal for deal in deals if deal.result is not None and deal.start is not None)
    first = next(("start" if deal.share is None else "hand" for deal in accounts), None)
    return voice("review-note", first=first)


def whole(voice: Voice, review: SeatReview, pack: Pack) -> str:
    """Every card of every deal in columns, for a monospaced font."""
    return "\n\n".join(
        [*(_deal(voice, deal, pack) for deal in review.deals if deal.cards), summary(voice, review, pack)]
    )


def _deal(voice: Voice, deal: DealReview, pack: Pack) -> str:
    heading = [voice(f"review-column-{name}") for name in ("trick", "card", "cost", "better", "exact")]
    rows = [
        [
            str(card.trick),
            card_name(voice, card.card, pack),
            decimal(voice, tenths(card.cost)),
            card_name(voice, card.best, pack) if card.cost else "",
            voice("review-exact") if card.exact else "",
        ]
        for card in deal.cards
    ]
    return "\n".join([account(voice, deal), *_columns([heading, *rows], right={0, 2})])


def _columns(rows: list[list[str]], right: Iterable[int]) -> list[str]:
    """Rows as aligned columns. Those of ``right`` are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = zip(row, widths, strict=True)
        lines.append(
            [cell.rjust(wide) if at in right else cell.ljust(wide) for at, (cell, wide) in enumerate(cells)]
        )
    return [_GAP.join(["", *cells]).rstrip() for cells in lines]


def _card_line(voice: Voice, key: str, card: CardReview, pack: Pack) -> str:
    return voice(
        key,
        deal=card.deal,
        trick=card.trick,
        card=the_card(voice, card.card, pack),
        better=the_card(voice, card.best, pack),
        cost=decimal(voice, tenths(card.cost)),
        lead=decimal(voice, tenths(card.lead)),
        exact=card.exact,
    )
