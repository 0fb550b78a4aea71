"""A sentence about what onlookers saw: the moments of a replay, the news of a table."""

from __future__ import annotations

from typing import Final

from bot.rules import events as game_events
from bot.rules.events import Forfeited, TrickTaken
from bot.rules.view import CallSeen, CardSeen, DealSeen, DrawSeen, Sighting, SuitSeen
from bot.tables.decisions.deadlines import SECOND
from bot.tables.model import events as table_events
from bot.tables.model.events import TableEvent
from bot.tables.model.people import Absence
from bot.tables.view import SeenEntry, TableView
from bot.text.cards import suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.play.bidding import auction_text
from bot.text.play.moves import move_text
from bot.text.play.results import points_open
from bot.text.play.table import turned_back
from bot.text.play.talk import TalkEvent, talk_text
from bot.text.players import one_name, owner_name, person_name, player_name, rules_of, seat_names, seats_of


def event_text(
    voice: Voice,
    table: TableView,
    entry: SeenEntry,
    action: SeenEntry | None = None,
) -> str | None:
    """An event as a sentence for Discord's markdown; None if it needs none.

    ``table`` is the table afterwards as onlookers see it. ``action``: what the bot did for a seat whose time
    ran out.
    """
    what = entry.what
    if isinstance(what, table_events.TurnMissed):
        return _missed_turn_text(voice, table, what.seat, action)
    if isinstance(what, TableEvent):
        return _around(voice, table, what)
    return _game(voice, table, what)


def _game(voice: Voice, table: TableView, what: Sighting) -> str | None:
    if isinstance(what, TalkEvent):
        return talk_text(voice, table, what)
    match what:
        case DealSeen():
            return _deal_text(voice, table, what)
        case CardSeen():
            return _play_text(voice, table, what)
        case TrickTaken(seat, points):
            open_points = points if points_open(table, seat) else None
            return voice("happened-taken", player=player_name(voice, table, seat), points=open_points)
        case DrawSeen():
            return _draw_text(voice, table, what)
        case Forfeited(seat):
            seats = seats_of(table, rules_of(table).side_of(seat))
            return voice("happened-forfeited", side=seat_names(voice, table, seats), count=len(seats))
        case game_events.BidMade() | game_events.Passed() | game_events.SuitAsked() | CallSeen() | SuitSeen():
            return auction_text(voice, table, what)
        case (
            game_events.MatchStarted()
            | game_events.AuctionWon()
            | game_events.StockExhausted()
            | game_events.DealEnded()
            | game_events.MatchEnded()
        ):
            return None  # nobody sees it happen, or a page says it with the result
        case _:
            return move_text(voice, table, what)


def _play_text(voice: Voice, table: TableView, what: CardSeen) -> str:
    player = player_name(voice, table, what.seat)
    if what.card is None:  # rules.md §6.8
        return voice("happened-laid-down", player=player)
    return voice("happened-played", player=player, card=the_card(voice, what.card, rules_of(table).pack))


def _deal_text(voice: Voice, table: TableView, what: DealSeen) -> str:
    pack = rules_of(table).pack
    dealer = player_name(voice, table, what.dealer)
    sentences = [
        voice(
            "happened-dealt-auction" if rules_of(table).game.auctions else "happened-dealt",
            deal=what.number + 1,
            dealer=dealer,
            leader=player_name(voice, table, what.leader),
        )
    ]
    if what.turned:
        sentences.append(turned_back(voice, table, what.turned))
    if what.turnup is not None and what.trump is not None:
        facts = {"suit": suit_name(voice, what.trump, pack), "card": the_card(voice, what.turnup, pack)}
        lies = what.stock > 0
        sentences.append(
            voice("happened-turned", **facts)
            if lies
            else voice("happened-shown-trump", player=dealer, **facts)
        )
    if len(what.removed) == 1:  # announced at the deal
        sentences.append(voice("happened-removed", card=the_card(voice, what.removed[0], pack)))
    elif what.removed:
        sentences.append(voice("happened-no-twos"))
    return " ".join(sentences)


def _draw_text(voice: Voice, table: TableView, what: DrawSeen) -> str | None:
    """The draw of others: only open cards are named, which are the turn-up (R-51) and open cards (R-75)."""
    rules, sentences = rules_of(table), []
    for place, (seat, card) in enumerate(what.cards, 1):
        if card is None:
            continue
        card_text = the_card(voice, card, rules.pack)
        # If nothing else is open, the card that one sees others draw is the turn-up.
        no_other_open = not rules.open_hands and not rules.open_next_card
        is_last = table.view is not None and not table.view.stock and place == len(what.cards)
        key = "happened-drew-turnup" if rules.has_turnup and (no_other_open or is_last) else "happened-drew"
        sentences.append(voice(key, player=player_name(voice, table, seat), card=card_text))
    return " ".join(sentences) or None


def _around(voice: Voice, table: TableView, what: TableEvent) -> str | None:
    """News of a table (``bot.pages.narration.news``). Pages show everything else around the game."""
    match what:
        case table_events.HostChanged(person):
            return voice("happened-host", player=one_name(voice, person))
        case table_events.MovedSimply(seat):
            return voice("happened-moved-simply", player=player_name(voice, table, seat))
        case table_events.SeatReturned(seat):
            return voice("happened-returned", player=owner_name(voice, table, seat))
        case table_events.HolidayTaken(seat, _) | table_events.HolidayEnded(seat):
            return _holiday(voice, table, seat)
        case table_events.SeatLeft(seat, absence, computer):
            key = "happened-away" if table.keeps_seat(absence) else "happened-left"
            key = "ui-withdrawn" if absence is Absence.WITHDRAWN else key
            return voice(key, player=owner_name(voice, table, seat), computer=one_name(voice, computer))
        case table_events.SeatGiven(_, person):
            return voice("happened-seat-given", player=one_name(voice, person))
        case table_events.HintsAllowed():
            return voice("happened-hints-allowed")
        case (
            table_events.HintsRefused(person)
            | table_events.ResignRefused(person)
            | table_events.EndRefused(person)
        ):
            return voice(_REFUSED[type(what)], player=person_name(voice, table, person))
        case _:
            return None


_REFUSED: Final[dict[type[TableEvent], str]] = {
    table_events.HintsRefused: "happened-hints-refused",
    table_events.ResignRefused: "happened-resign-refused",
    table_events.EndRefused: "happened-end-refused",
}


def _missed_turn_text(voice: Voice, table: TableView, seat: int, action: SeenEntry | None) -> str:
    """Whose time ran out, and what was done for them: a card played, or another decision (V-12)."""
    player = owner_name(voice, table, seat)
    if action is not None and isinstance(action.what, CardSeen):
        return voice("happened-missed-card", player=player)
    decision = None if action is None else event_text(voice, table, action)
    if decision is None:
        return voice("happened-missed", player=player)
    return f"{voice('happened-missed-decided', player=player)} {decision}"


def _holiday(voice: Voice, table: TableView, seat: int) -> str:
    until = dict(table.holidays).get(seat)
    when = None if until is None else f"<t:{until // SECOND}:f>"
    return voice("happened-holiday", player=owner_name(voice, table, seat), when=when)
