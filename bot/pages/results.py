"""The pages of results: the sheet of a deal, and the end of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.fairness import shuffle_line
from bot.pages.lobby import FELT
from bot.pages.narration.story import DealAnnounced, MatchAnnounced
from bot.pages.page import Button, Page, Part, Row, Style, Text
from bot.pages.pictures.results import deal_picture, match_picture
from bot.pages.pictures.sheets import sheet_picture
from bot.pages.play.table import deal_ending, side_name
from bot.pages.play.talk import spoken_lines
from bot.pages.tournaments.predictions import result_lines, shares_lines
from bot.pages.tournaments.table import event_lines, standings_button
from bot.rules.events import DealEnded
from bot.tables.model.events import Tricks
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.numbers import change
from bot.text.play.descriptions import stand_ins
from bot.text.play.results import match_result, score_line
from bot.text.play.talk import talk_summary

GOLD: Final = 0xD9B25F
MOST_DEALS: Final = 20
"""The number of deals that a result lists. With drawn deals, a match can have more than a message holds."""


def sheet_page(voice: Voice, table: TableView, announcement: DealAnnounced) -> Page:
    """The page that remains of a deal (V-2): its result in words, and the sheet with all tricks."""
    words = [f"**{voice('ui-deal-over', deal=announcement.deal)}**", *_how(voice, table, announcement)]
    if table.board is None and (any(announcement.score) or table.rules.target > 1):
        words.append(f"-# {score_line(voice, table, announcement.score)}")
    for dialogue in announcement.said:
        words += [f"-# {line}" for line in spoken_lines(voice, table, dialogue)]
    if announcement.deal == 1:
        words += [f"-# {line}" for line in shares_lines(voice, table)]
    # A deal may end before its first trick: by a conquista, or if all pass.
    picture = (
        sheet_picture(voice, table, announcement.tricks)
        if announcement.tricks
        else deal_picture(voice, table, announcement)
    )
    return Page((Text("\n".join(words)), picture), accent=FELT)


def broken_off_page(voice: Voice, table: TableView, announcement: MatchAnnounced) -> Page:
    """The page that remains of a deal broken off by the end of its match: its finished tricks."""
    words = Text(f"**{voice('ui-deal-broken-off', deal=len(announcement.deals) + 1)}**")
    if not announcement.tricks:
        return Page((words,), accent=FELT)
    return Page((words, sheet_picture(voice, table, announcement.tricks)), accent=FELT)


def deal_page(voice: Voice, table: TableView, announcement: DealAnnounced) -> Page:
    """The result of a deal in a match that goes on."""
    words = [f"### {voice('ui-deal-over', deal=announcement.deal)}", *_how(voice, table, announcement)]
    words.append(score_line(voice, table, announcement.score))
    if announcement.deal == 1:
        words += [f"-# {line}" for line in shares_lines(voice, table)]
    return Page((Text("\n".join(words)), deal_picture(voice, table, announcement)), accent=GOLD)


def _how(voice: Voice, table: TableView, announcement: DealAnnounced) -> list[str]:
    """The lines about how a deal ended, and below them what was signalled in it."""
    return [
        *deal_ending(voice, table, announcement),
        *(f"-# {line}" for line in talk_summary(voice, table, announcement.ended)),
    ]


def match_page(voice: Voice, table: TableView, announcement: MatchAnnounced) -> Page:
    """The result of a match (V-18): the winner, the picture of its deals, and the next steps.

    At a table without sheets it also says how the last deal ended, because that deal has no message of its
    own there.
    """
    if table.boards is None:
        words = [f"### {match_result(voice, table, announcement.ended, summed=False)}"]
    else:  # who won the most deals at one table decides nothing (D-10, D-11)
        words = [f"### {voice('event-sealed-over')}"]
    words += event_lines(voice, table)
    if announcement.last is not None and table.tricks is not Tricks.LIVE:
        words += _how(voice, table, announcement.last)
    if table.match == announcement.match:
        words += [f"-# {line}" for line in stand_ins(voice, table)]
        words += result_lines(voice, table)
    deals = [_deal_line(voice, number, deal) for number, deal in enumerate(announcement.deals, 1)]
    sides = " : ".join(side_name(voice, table, side) for side in range(len(table.rules.sides)))
    score_lines = [sides, *deals[-MOST_DEALS:]] if deals else [voice("ui-no-deals")]
    score = score_line(voice, table, announcement.ended.score)
    picture = replace(match_picture(voice, table, announcement), instead="\n".join([score, *score_lines]))
    parts: list[Part] = [Text("\n".join(words)), picture]
    if table.match == announcement.match:
        parts.append(shuffle_line(voice, table))
    rematch = Button(custom_id(Verb.REMATCH, table.id), voice("ui-button-rematch"), Style.GOOD)
    next_match = () if table.event is not None else (rematch,)  # a tournament says who plays again
    looks = (Verb.REVIEW, Verb.REPLAY) if announcement.deals else ()
    again = (Button(custom_id(verb, announcement.match), voice(f"ui-button-{verb}")) for verb in looks)
    standings = () if table.event is None else (standings_button(voice, table.event),)
    buttons = (*next_match, *again, *standings)
    if buttons:
        parts.append(Row(buttons))
    return Page(tuple(parts), accent=GOLD)


def _deal_line(voice: Voice, number: int, deal: DealEnded) -> str:
    """The points of a deal by side, with the winner's in bold."""
    points = [
        f"**{count}** 🏆" if side == deal.winner else str(count) for side, count in enumerate(deal.points)
    ]
    worth = ""
    if deal.winner is None:
        scores = " : ".join(change(score) for score in deal.score)
        worth = f" · {scores if any(deal.score) else voice('ui-deal-drawn')}"
    return f"{voice('ui-deal-line', deal=number)} {' : '.join(points)}{worth}"
