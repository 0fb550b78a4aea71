"""Auctions in words: bids, calls, and what a seat knows of them (rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import events as happened
from bot.rules.actions import Bid
from bot.rules.cards import Card
from bot.rules.rules import Rules
from bot.rules.view import AuctionView, CallSeen, SuitSeen
from bot.tables.view import TableView
from bot.text.cards import rank_name, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.players import player_name, rules_of

_AuctionEvent = happened.BidMade | happened.Passed | happened.SuitAsked | CallSeen | SuitSeen


def bid_name(voice: Voice, rules: Rules, bid: Bid, on: Bid | None = None) -> str:
    """A bid in words: "seven", "70 points"; points on a rank name both: "two with 70 points"."""
    if bid.rank is not None:
        return rank_name(voice, bid.rank, rules.pack)
    points = bid.points or 0
    if on is None or on.rank is None:
        return voice("bid-points", points=points)
    return voice.cased("bid-raised", rank=rank_name(voice, on.rank, rules.pack), points=points)


def called_cards_text(voice: Voice, rules: Rules, cards: tuple[Card, ...]) -> str:
    """Called cards as an enumeration, with their articles."""
    return voice.join([the_card(voice, card, rules.pack) for card in cards])


def auction_text(voice: Voice, table: TableView, event: _AuctionEvent) -> str:
    """A bid, a pass or a call as a sentence, as onlookers saw it."""
    rules = rules_of(table)
    player = player_name(voice, table, event.seat)
    match event:
        case happened.BidMade(_, bid, _):
            return voice("happened-bid", player=player, bid=bid_name(voice, rules, bid))
        case happened.Passed():
            return voice("happened-passed", player=player)
        case happened.SuitAsked():
            return voice("happened-suit-asked", player=player)
        case CallSeen():
            return _call_text(voice, rules, event, player)
        case SuitSeen(_, cards, _):
            suit = suit_name(voice, cards[0].suit, rules.pack)
            return voice(
                "happened-suit-named", player=player, suit=suit, cards=called_cards_text(voice, rules, cards)
            )


def _call_text(voice: Voice, rules: Rules, event: CallSeen, player: str) -> str:
    if not event.cards:
        return voice("happened-called-blind", player=player)
    suit = suit_name(voice, event.cards[0].suit, rules.pack)
    return voice(
        "happened-called", player=player, cards=called_cards_text(voice, rules, event.cards), suit=suit
    )


def auction_lines(voice: Voice, table: TableView, *, plain: bool = False) -> list[str]:
    """What the view knows of the auction and the call, a sentence each; nothing in games without."""
    view = table.view
    if view is None or view.auction is None:
        return []
    auction = view.auction
    if auction.declarer is None:
        return _bids(voice, table, auction, plain=plain)
    lines = _declaration(voice, table, auction, auction.declarer, plain=plain)
    own = bool(auction.called_cards) and set(auction.called_cards) <= set(view.hand)
    if view.seat == auction.declarer and own:
        lines.append(voice("auction-you-alone"))
    secret = view.seat in auction.partners and bool(set(auction.called_cards) & set(view.hand))
    if secret:
        lines.append(voice("auction-you-partner"))
    partners = [seat for seat in auction.partners if not (secret and seat == view.seat)]
    return [*lines, *_partners(voice, table, partners, plain=plain)]


def declared_lines(voice: Voice, table: TableView, auction: AuctionView | None) -> list[str]:
    """The declarer, the declaration, and the partners as far as ``auction`` knows, for a picture.

    Nothing without a declarer.
    """
    if auction is None or auction.declarer is None:
        return []
    lines = _declaration(voice, table, auction, auction.declarer, plain=True)
    return [*lines, *_partners(voice, table, auction.partners, plain=True)]


def _declaration(
    voice: Voice, table: TableView, auction: AuctionView, declarer: int, *, plain: bool
) -> list[str]:
    rules = rules_of(table)
    player, standing = player_name(voice, table, declarer, plain=plain), bid_in_force(voice, rules, auction)
    lines = [voice("auction-declarer", player=player, bid=standing)]
    if auction.called_cards:
        lines.append(voice("auction-called", cards=called_cards_text(voice, rules, auction.called_cards)))
    elif auction.blind:
        lines.append(voice("auction-blind"))
    return lines


def _partners(voice: Voice, table: TableView, seats: Sequence[int], *, plain: bool) -> list[str]:
    names = [player_name(voice, table, seat, plain=plain) for seat in seats]
    return [voice("auction-partner", players=voice.join(names), count=len(names))] if names else []


def bid_in_force(voice: Voice, rules: Rules, auction: AuctionView) -> str:
    """The bid to beat or to make: "two with 70 points". The auction must have a bid."""
    if auction.standing is None:
        return voice("label-pass")
    ranks = [bid for _, bid in auction.bids if bid is not None and bid.rank is not None]
    return bid_name(voice, rules, auction.standing, ranks[-1] if ranks else None)


def _bids(voice: Voice, table: TableView, auction: AuctionView, *, plain: bool) -> list[str]:
    if not auction.bids:
        return [voice("auction-none-yet")]
    texts = []
    for seat, bid in auction.bids:
        player = player_name(voice, table, seat, plain=plain)
        if bid is None:
            texts.append(voice("auction-pass", player=player))
        else:
            texts.append(voice("auction-bid", player=player, bid=bid_name(voice, rules_of(table), bid)))
    lines = [voice("auction-bids", bids=voice.series(texts))]
    bidder = next((seat for seat, bid in reversed(auction.bids) if bid is not None), None)
    if bidder is not None:
        player = player_name(voice, table, bidder, plain=plain)
        lines.append(
            voice("auction-standing", bid=bid_in_force(voice, rules_of(table), auction), player=player)
        )
    return lines
