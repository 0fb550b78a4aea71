"""The picture of a person's private page: the table small, their cards large (V-3)."""

from __future__ import annotations

from dataclasses import replace

from bot.pages.page import Picture
from bot.pages.pictures.tricks import (
    BIDDING,
    deck_for,
    letters_for,
    played_cards,
    running_note,
    running_title,
    running_trick,
    trick_title,
    trump_label,
)
from bot.render.decks import DECKS
from bot.render.scene import COURTS, HandCard, letter_of
from bot.render.scenes.hand import page_scene
from bot.render.scenes.table import TrickLabel
from bot.rules.actions import Play
from bot.rules.cards import Rank
from bot.rules.deductions.early_win import early_winners
from bot.rules.options import Talk, Teams
from bot.rules.view import SeatView
from bot.tables.view import TableView
from bot.text.cards import rank_name
from bot.text.catalogue import Voice
from bot.text.play.descriptions import alt_page, turn_text
from bot.text.play.results import points_open


def page_picture(voice: Voice, table: TableView, deck: str | None = None) -> Picture | None:
    """Everything that a player needs to see to play on, from their own view; None while no deal runs.

    Between two tricks the finished one is on the table with its taker. A flag says that the deal is decided
    (V-14).

    Args:
        voice: the player's language.
        table: the table as the player sees it.
        deck: the key of the deck that the player prefers; None for the table's.
    """
    voice, view = voice.plain, table.view
    if view is None or view.turn is None or view.seat is None or view.seat not in view.active:
        return None
    deck_key = deck_for(table.rules.pack, deck, table.rules.deck_pattern)
    letters = letters_for(voice, deck_key)
    scene = page_scene(
        deck=deck_key,
        title=_title(voice, view),
        trick=_trick(voice, table, view),
        cards=_cards(view),
        turn=turn_text(voice, table, plain=True) or "",
        mine=table.turn == view.seat,
        trump=trump_label(voice, table, view.trump),
        note=running_note(voice, table, view),
        legend=_legend(voice, view, deck_key, letters),
        decided=early_winners(view) is not None,
        low=view.rules.talk is not Talk.OFF and view.rules.teams is not Teams.NONE,
        letters=letters,
    )
    return Picture(scene, alt_page(voice, table))


def _legend(voice: Voice, view: SeatView, deck: str, letters: str) -> str:
    """The legend of the courts' letters, on the first hand of a match (V-21); empty on others."""
    if view.number or view.tricks or view.phase in BIDDING:
        return ""
    courts = [Rank(rank) for rank in COURTS]
    return " · ".join(
        voice(
            "ui-picture-letter",
            letter=letter_of(DECKS[deck], rank, letters),
            rank=rank_name(voice, rank, view.rules.pack),
        )
        for rank in courts
    )


def _cards(view: SeatView) -> list[HandCard]:
    """The cards of the hand. A card is pale if it may not be played while some other card may."""
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    return [
        HandCard(str(card), slot, playable=not playable or card in playable)
        for slot, card in enumerate(view.hand, 1)
    ]


def _between_tricks(view: SeatView) -> bool:
    return bool(view.tricks) and not view.trick and view.phase not in BIDDING


def _title(voice: Voice, view: SeatView) -> str:
    if not _between_tricks(view):
        return running_title(voice, view)
    return trick_title(voice, view.rules, view.number + 1, len(view.tricks), len(view.active))


def _trick(voice: Voice, table: TableView, view: SeatView) -> TrickLabel:
    """The trick on the table: the running one, or between two tricks the finished one (V-3)."""
    if view.phase in BIDDING:
        return running_trick(voice, table, view)
    # The reader's own points may be known only to them.
    running = replace(running_trick(voice, table, view, view.points), hands=_hands(view))
    if not _between_tricks(view):
        return running
    last = view.tricks[-1]
    return replace(
        running,
        played=played_cards(last.cards),
        leader=last.cards[0].seat,
        taker=last.taker,
        gained=f"+{last.points}" if points_open(table, last.taker) else "",
        turn=None,
        passed=[seat for seat in view.active if seat not in {play.seat for play in last.cards}],
    )


def _hands(view: SeatView) -> dict[int, list[str]]:
    """The hands of others that the player sees: open ones (R-75), and partners' (R-60, R-61)."""
    rules = view.rules
    together = (rules.partners_show_first and not view.tricks) or (
        rules.partners_look_at_the_end and not view.stock
    )
    seats = {
        seat
        for seat in view.active
        if seat != view.seat and (rules.open_hands or (together and rules.side_of(seat) == view.side))
    }
    return {seat: [str(card) for other, card in view.known_cards if other == seat] for seat in sorted(seats)}
