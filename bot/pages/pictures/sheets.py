"""The sheet of a deal: every trick of it on one picture (V-2)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pages.narration.story import TrickAnnounced
from bot.pages.page import Picture
from bot.pages.pictures.tricks import (
    deal_note,
    deck_for,
    declared_notes,
    letters_for,
    played_cards,
    score_labels,
    seat_labels,
    trump_label,
)
from bot.render.scenes.sheet import SheetTrick, sheet_scene
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.play.sheets import alt_sheet
from bot.text.players import rules_of


def sheet_picture(voice: Voice, table: TableView, tricks: Sequence[TrickAnnounced]) -> Picture:
    """All tricks of a finished deal: who led, who took, and the points.

    Points that were hidden during the deal are shown, because its result reveals them too.

    Args:
        voice: the language of the readers.
        table: the table as an onlooker sees it.
        tricks: the deal's finished tricks in order.

    Raises:
        ValueError: if there is no trick.
    """
    voice, rules = voice.plain, rules_of(table)
    if not tricks:
        raise ValueError("a sheet needs a trick")
    last = tricks[-1]
    points = [0] * len(rules.sides)
    for one in tricks:
        points[rules.side_of(one.trick.taker)] += one.trick.points
    notes = {} if last.auction is None else declared_notes(voice, last.auction, last.auction.partners)
    deck = deck_for(table.rules.pack, table.rules.deck_pattern)
    scene = sheet_scene(
        deck=deck,
        title=voice("ui-picture-sheet", deal=last.deal),
        seats=seat_labels(voice, table, points, -1, notes),
        tricks=[
            SheetTrick(tuple(played_cards(one.trick.cards)), one.trick.taker, str(one.trick.points))
            for one in tricks
        ],
        laps=rules.game.plays,
        sitting=last.sitting,
        trump=trump_label(voice, table, last.trump),
        note=deal_note(voice, table, last.auction),
        scores=score_labels(voice, table, points),
        leads=voice("ui-picture-leads"),
        takes=voice("ui-picture-takes"),
        letters=letters_for(voice, deck),
    )
    alt = alt_sheet(
        voice,
        table,
        [one.trick for one in tricks],
        deal=last.deal,
        sitting=last.sitting,
        trump=last.trump,
        auction=last.auction,
    )
    return Picture(scene, alt)
