"""Which picture goes with what is shown: views to scenes, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.decks import BACK, DECKS, DEFAULT_DECKS, Family
from bot.render.hand import hand_scene
from bot.render.scene import HandCard, PlayedCard, ScoreLabel, SeatLabel, StockLabel, TrumpLabel
from bot.render.table import trick_scene
from bot.rules.actions import Play
from bot.rules.cards import Pack, Suit
from bot.rules.options import Direction, Teams
from bot.rules.view import Played, PlayedView, SeatView
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.ui.page import ALT, Picture
from bot.ui.story import TrickTold

MOST_SCORES: Final = 6
"""Points of more sides than this do not fit beside the cards."""


def family(pack: Pack) -> Family:
    """The family of pictures that a pack is shown with (R-03, R-04)."""
    return Family.FRENCH if pack in {Pack.FRENCH40, Pack.FRENCH32} else Family.ITALIAN


def deck_for(pack: Pack, chosen: str | None = None) -> str:
    """The deck that a pack is drawn with: the chosen one where it has these cards."""
    kind = family(pack)
    deck = DECKS.get(chosen or "")
    return deck.key if deck is not None and deck.family is kind else DEFAULT_DECKS[kind].key


def hand_picture(voice: Voice, table: TableView, deck: str | None = None) -> Picture | None:
    """The cards of the person whose view it is, with the numbers of their buttons; None without cards."""
    view = table.view
    if view is None or not view.hand:
        return None
    # Grey says "not this one now": only while some other card may be played, not while one bids or waits.
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    cards = [
        HandCard(str(card), slot, playable=not playable or card in playable)
        for slot, card in enumerate(view.hand, 1)
    ]
    scene = hand_scene(
        deck=deck_for(table.rules.pack, deck or table.rules.deck_pattern),
        cards=cards,
        trump=_trump(voice, table, view.trump),
    )
    # Not what lies on the table: while others play, the hand must not change with each of their cards.
    held = narrate.cards_line(voice, view.hand, table.rules.pack, trump=view.trump)
    return Picture(scene, voice("ui-hand-alt", cards=held)[:ALT])


def table_picture(voice: Voice, table: TableView) -> Picture | None:
    """The running trick as everybody sees it; None while no deal runs."""
    view = table.view
    if view is None or view.turn is None:
        return None
    scene = trick_scene(
        deck=deck_for(table.rules.pack, table.rules.deck_pattern),
        title=voice("ui-picture-title", deal=view.number + 1, trick=len(view.tricks) + 1),
        seats=_seats(voice, table),
        played=_played(view.trick),
        leader=view.trick[0].seat if view.trick else view.leader,
        sitting=view.active,
        turn=view.turn,
        trump=_trump(voice, table, view.trump),
        turnup=None if view.turnup is None else str(view.turnup),
        stock=_stock(voice, table, view.stock),
        next_card=None if view.next_card is None else str(view.next_card),
        hands=_open_hands(view),
        scores=_scores(voice, table, _public_points(view)),
        clockwise=_clockwise(table),
    )
    return Picture(scene, narrate.alt_table(voice, table))


def trick_picture(voice: Voice, table: TableView, told: TrickTold) -> Picture:
    """A completed trick with whoever took it."""
    scene = trick_scene(
        deck=deck_for(table.rules.pack, table.rules.deck_pattern),
        title=voice("ui-picture-title", deal=told.deal, trick=told.number),
        seats=_seats(voice, table),
        played=_played(told.trick.cards),
        leader=told.trick.cards[0].seat,
        taker=told.trick.taker,
        sitting=told.sitting,
        trump=_trump(voice, table, told.trump),
        turnup=None if told.turnup is None else str(told.turnup),
        stock=_stock(voice, table, told.stock),
        scores=_scores(voice, table, told.points),
        clockwise=_clockwise(table),
    )
    return Picture(scene, narrate.alt_trick(voice, table, told.trick, told))


def _clockwise(table: TableView) -> bool:
    return table.rules.direction is Direction.CLOCKWISE


def _stock(voice: Voice, table: TableView, count: int) -> StockLabel | None:
    """The stock, in games that have one."""
    rules = table.rules if table.view is None else table.view.rules
    if len(rules.packs[0]) <= rules.game.hand * rules.players:
        return None
    return StockLabel(count, voice("ui-picture-no-stock"))


def _open_hands(view: SeatView) -> dict[int, list[str]]:
    """R-75: the hands that lie open to everybody, whoever looks."""
    if not view.rules.open_hands:
        return {}
    held = {seat: [str(card) for other, card in view.known if other == seat] for seat in view.active}
    if view.seat is not None:
        held[view.seat] = [str(card) for card in view.hand]
    return held


def _public_points(view: SeatView) -> tuple[int | None, ...]:
    """The points of a view for an onlooker; whoever looks with a seat's eyes may see more of them."""
    return view.points if view.seat is None else (None,) * len(view.points)


def _played(cards: Sequence[Played | PlayedView]) -> list[PlayedCard]:
    return [PlayedCard(play.seat, BACK if play.card is None else str(play.card)) for play in cards]


def _trump(voice: Voice, table: TableView, suit: Suit | None) -> TrumpLabel | None:
    if suit is None:
        return None
    named = narrate.suit_name(voice, suit, table.rules.pack)
    return TrumpLabel(str(suit), voice("ui-picture-trump", suit=named))


def _seats(voice: Voice, table: TableView) -> list[SeatLabel]:
    sided = table.rules.teams is not Teams.NONE
    return [
        SeatLabel(
            number + 1,
            narrate.player_name(voice, table, number, plain=True),
            voice("ui-picture-seat", number=number + 1),
            table.rules.side_of(number) if sided else None,
        )
        for number in range(len(table.seats))
    ]


def _scores(voice: Voice, table: TableView, points: Sequence[int | None]) -> list[ScoreLabel]:
    """The points of the sides, or none at all where they are hidden."""
    # More than six stand in two rows, and need the room: their points are in the text below.
    if any(count is None for count in points) or len(points) > MOST_SCORES:
        return []
    seats = _seats(voice, table)
    return [
        ScoreLabel(tuple(seats[seat] for seat in table.rules.sides[side]), str(count))
        for side, count in enumerate(points)
    ]
