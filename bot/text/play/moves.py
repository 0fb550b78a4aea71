"""Moves other than playing a card, as sentences: exchange, conquista, ends of deals, dropping out."""

from __future__ import annotations

from bot.rules import events as happened
from bot.tables.view import TableView
from bot.text.cards import cards_line, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.players import player_name, rules_of, seat_names, seats_of

MoveEvent = (
    happened.TrumpMade
    | happened.CardExchanged
    | happened.ConquistaShown
    | happened.Claimed
    | happened.Conceded
    | happened.Denounced
    | happened.SeatOut
)


def move_text(voice: Voice, table: TableView, event: MoveEvent) -> str:
    """Such a move as a sentence for Discord's markdown."""
    pack = rules_of(table).pack
    match event:
        case happened.TrumpMade(suit):
            return voice("happened-trump-made", suit=suit_name(voice, suit, pack))
        case happened.CardExchanged(seat, given, taken):
            return voice(
                "happened-exchanged",
                player=player_name(voice, table, seat),
                given=the_card(voice, given, pack),
                taken=the_card(voice, taken, pack),
            )
        case happened.ConquistaShown(seat, cards):
            player = player_name(voice, table, seat)
            return voice("happened-conquista", player=player, cards=cards_line(voice, cards, pack))
        case happened.Claimed(seat, right):
            player = player_name(voice, table, seat)
            if rules_of(table).game.claims:
                return voice("happened-claimed-31", player=player, right=right)
            return voice("happened-claimed", player=player)
        case happened.Conceded(seat):
            seats = seats_of(table, rules_of(table).side_of(seat))
            return voice("happened-conceded", side=seat_names(voice, table, seats), count=len(seats))
        case happened.Denounced(seat, target, right):
            player, accused = player_name(voice, table, seat), player_name(voice, table, target)
            return voice("happened-denounced", player=player, target=accused, right=right)
        case happened.SeatOut(seat, _):
            return voice("happened-seat-out", player=player_name(voice, table, seat))
