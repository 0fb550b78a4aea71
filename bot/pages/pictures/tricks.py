"""The pictures of tricks and auctions: scenes made from views, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.pages.narration.story import TrickAnnounced
from bot.pages.page import LazyWords, Picture
from bot.render.decks import BACK, DECKS, DEFAULT_DECKS, Family, family
from bot.render.scene import COURTS, HandCard, PlayedCard, ScoreLabel, SeatLabel, StockLabel, TrumpLabel
from bot.render.scenes.hand import hand_scene
from bot.render.scenes.table import TrickLabel, trick_scene
from bot.rules.actions import Play
from bot.rules.cards import Card, Pack, Suit
from bot.rules.deductions.early_win import early_winners
from bot.rules.games import Trump
from bot.rules.options import Direction, Teams
from bot.rules.rules import Rules
from bot.rules.view import AuctionView, Phase, SeatView, TrickCard, TrickCardView
from bot.store.rows import Preferences
from bot.tables.view import TableView
from bot.text.cards import card_name, suit_name
from bot.text.catalogue import Voice
from bot.text.game.chapters import tricks_in
from bot.text.play.bidding import bid_in_force, bid_name
from bot.text.play.descriptions import alt_hand, alt_table, alt_trick, short, table_text, trick_lines
from bot.text.play.table import last_trick, open_lines
from bot.text.players import player_name, rules_of

BIDDING: Final = frozenset({Phase.AUCTION, Phase.CALL})
"""The phases in which no card is played yet."""
_SPANISH: Final = frozenset({Pack.SPANISH40, Pack.SPANISH48})


def deck_for(pack: Pack, *wishes: str | None) -> str:
    """The deck that a pack is drawn with: the first wish that names a deck of its family, else the default.

    A wish may be any text (fine print 1).
    """
    kind = family(pack)
    decks = (DECKS[wish] for wish in wishes if wish and wish in DECKS)
    usual = DECKS["spanish"] if pack in _SPANISH else DEFAULT_DECKS[kind]
    return next((deck for deck in decks if deck.family is kind), usual).key


def letters_for(voice: Voice, deck: str) -> str:
    """The letters of jack, queen and king in a language (V-21); empty if the deck has the same ones."""
    kind, own = DECKS[deck].family, DECKS[deck].labels
    if DECKS[deck].courts is None:
        return ""
    letters = [voice("card-letter", rank=rank, family=kind) for rank in ("jack", "queen", "king")]
    return "" if letters == [own.get(rank, rank) for rank in COURTS] else "".join(letters)


def own_deck(preferences: Preferences, kind: Family) -> str | None:
    """The deck that a person chose for a family; None if they leave it to the table."""
    return preferences.italian_deck if kind is Family.ITALIAN else preferences.french_deck


def hand_picture(voice: Voice, table: TableView, deck: str | None = None) -> Picture | None:
    """The cards of the person whose view it is, with the numbers of their buttons; None without cards."""
    voice, view = voice.plain, table.view
    if view is None or not view.hand:
        return None
    # Grey means "not this one now", so it is used only while some other card may be played.
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    cards = [
        HandCard(str(card), slot, playable=not playable or card in playable)
        for slot, card in enumerate(view.hand, 1)
    ]
    deck_key = deck_for(table.rules.pack, deck, table.rules.deck_pattern)
    scene = hand_scene(
        deck=deck_key,
        title=voice("ui-picture-hand"),
        cards=cards,
        trump=trump_label(voice, table, view.trump),
        letters=letters_for(voice, deck_key),
    )
    return Picture(scene, alt_hand(voice, table))


def table_picture(voice: Voice, table: TableView) -> Picture | None:
    """The running trick, or the auction, as everybody sees it; None while no deal runs.

    A flag says that the deal is decided (V-14).
    """
    voice, view = voice.plain, table.view
    if view is None or view.turn is None:
        return None
    deck = deck_for(table.rules.pack, table.rules.deck_pattern)
    scene = trick_scene(
        deck=deck,
        title=running_title(voice, view),
        trick=running_trick(voice, table, view),
        trump=trump_label(voice, table, view.trump),
        note=running_note(voice, table, view),
        decided=early_winners(view) is not None,
        letters=letters_for(voice, deck),
    )
    return Picture(scene, alt_table(voice, table), LazyWords(lambda: table_text(voice, table)))


def trick_picture(
    voice: Voice, table: TableView, announcement: TrickAnnounced, now: SeatView | None = None
) -> Picture:
    """A finished trick with the seat that took it. A flag says that the deal is decided (V-14).

    ``now`` is the onlooker's view of the running deal. With it, the latest trick is shown with what lies
    around it now (V-1): the stock after the draw, and all open cards (R-75). An earlier trick is as it lay.
    """
    voice, rules = voice.plain, rules_of(table)
    if now is not None and (now.number + 1, len(now.tricks)) != (announcement.deal, announcement.number):
        now = None
    if now is not None:
        announcement = replace(announcement, stock=now.stock, turnup=now.turnup)
    has_points = None not in announcement.points
    notes = (
        {}
        if announcement.auction is None
        else declared_notes(voice, announcement.auction, announcement.auction.partners)
    )
    trick = TrickLabel(
        seats=seat_labels(voice, table, announcement.points, announcement.dealer, notes),
        played=played_cards(announcement.trick.cards),
        laps=rules.game.plays,
        leader=announcement.trick.cards[0].seat,
        taker=announcement.trick.taker,
        gained=f"+{announcement.trick.points}" if has_points else "",
        turnup=None if announcement.turnup is None else str(announcement.turnup),
        stock=_stock(rules, announcement.stock),
        next_card=None if now is None or now.next_card is None else str(now.next_card),
        sitting=announcement.sitting,
        passed=[
            seat
            for seat in announcement.sitting
            if seat not in {play.seat for play in announcement.trick.cards}
        ],
        hands={} if now is None else open_hands(now),
        piles={} if now is None else open_piles(now),
        scores=score_labels(voice, table, announcement.points),
        clockwise=runs_clockwise(table),
    )
    deck = deck_for(table.rules.pack, table.rules.deck_pattern)
    scene = trick_scene(
        deck=deck,
        title=trick_title(voice, rules, announcement.deal, announcement.number, len(announcement.sitting)),
        trick=trick,
        trump=trump_label(voice, table, announcement.trump),
        note=_note(voice, table, announcement.stock, announcement.auction),
        decided=announcement.decided,
        letters=letters_for(voice, deck),
    )
    words = trick_lines(voice, table, announcement.trick, announcement)
    words += [] if now is None else open_lines(voice, table, now, plain=True)
    return Picture(scene, short(" ".join(words)), "\n".join(words))


def last_picture(voice: Voice, table: TableView) -> Picture | None:
    """The latest trick as it lay, if it may be looked at again; else None.

    It does not show cards drawn since. If it belongs to the previous deal, only the trick is shown.
    """
    view, trick = table.view, last_trick(table)
    if view is None or trick is None:
        return None
    voice, rules = voice.plain, view.rules
    running = bool(view.tricks)
    points = view.points if running else (None,) * len(view.points)
    deal = view.number + 1 if running else view.number
    number = len(view.tricks) if running else tricks_in(rules, len(view.active))
    lying = TrickLabel(
        seats=seat_labels(voice, table, points, view.dealer if running else -1, {}),
        played=played_cards(trick.cards),
        laps=rules.game.plays,
        leader=trick.cards[0].seat,
        taker=trick.taker,
        gained=f"+{trick.points}" if None not in view.points else "",
        sitting=[seat for seat in range(len(table.seats)) if seat in {play.seat for play in trick.cards}],
        scores=score_labels(voice, table, points),
        clockwise=runs_clockwise(table),
    )
    deck = deck_for(table.rules.pack, table.rules.deck_pattern)
    scene = trick_scene(
        deck=deck,
        title=trick_title(voice, rules, deal, number, len(view.active)),
        trick=lying,
        trump=trump_label(voice, table, view.trump) if running else None,
        letters=letters_for(voice, deck),
    )
    return Picture(scene, alt_trick(voice, table, trick))


def running_trick(
    voice: Voice, table: TableView, view: SeatView, points: Sequence[int | None] | None = None
) -> TrickLabel:
    """The running trick, or the auction, with everything public around it.

    ``points`` are those of each side, None where they are hidden; without them, those that everybody sees.
    """
    bidding = view.phase in BIDDING
    if points is None:
        points = (None,) * len(view.points) if bidding else _public_points(view)
    return TrickLabel(
        seats=seat_labels(voice, table, points, view.dealer, auction_notes(voice, view)),
        played=played_cards(view.trick),
        laps=view.rules.game.plays,
        leader=view.trick[0].seat if view.trick else view.leader,
        turn=view.turn,
        turn_words=voice("ui-picture-turn"),
        turnup=None if view.turnup is None else str(view.turnup),
        stock=_stock(view.rules, view.stock),
        next_card=None if view.next_card is None else str(view.next_card),
        sitting=view.active,
        held=view.hands if bidding else (),
        passed=passed_seats(view)
        if bidding
        else [seat for seat in view.active if seat not in sitting_in(view)],
        hands=open_hands(view),
        piles=open_piles(view),
        scores=score_labels(voice, table, points),
        clockwise=runs_clockwise(table),
    )


def running_title(voice: Voice, view: SeatView) -> str:
    """The title of the running trick: the deal, and the trick or "auction"."""
    if view.phase in BIDDING:
        return voice("ui-picture-auction", deal=view.number + 1)
    return trick_title(voice, view.rules, view.number + 1, len(view.tricks) + 1, len(view.active))


def running_note(voice: Voice, table: TableView, view: SeatView) -> str:
    """The line under the title of the running trick."""
    return _note(voice, table, view.stock, view.auction)


def trick_title(voice: Voice, rules: Rules, deal: int, trick: int, seats: int) -> str:
    """The title with the numbers of deal and trick; ``seats`` play the deal."""
    tricks = tricks_in(rules, seats)
    return voice("ui-picture-title", deal=deal, trick=min(trick, tricks), tricks=tricks)


def _note(voice: Voice, table: TableView, stock: int, auction: AuctionView | None) -> str:
    """The line under the title: the bid and the call, or that the last hand is played (R-44)."""
    rules = rules_of(table)
    if auction is None and rules.has_turnup and not stock:
        return voice("ui-picture-last")
    return deal_note(voice, table, auction)


def deal_note(voice: Voice, table: TableView, auction: AuctionView | None) -> str:
    """The terms of a deal: the bid and the call, or that it has no trumps."""
    rules = rules_of(table)
    if auction is None:
        return voice("trump-none") if rules.game.trump is Trump.NONE else ""
    standing = bid_in_force(voice, rules, auction)
    if auction.called_cards:
        cards = voice.join([card_name(voice, card, rules.pack) for card in auction.called_cards])
        points = auction.standing is not None and auction.standing.points is not None
        return voice("ui-picture-called", cards=f"{cards} · {standing}" if points else cards)
    key = "ui-picture-bid" if auction.declarer is None else "ui-picture-declared"
    return voice(key, bid=standing) if auction.standing is not None else ""


def auction_notes(voice: Voice, view: SeatView) -> dict[int, str]:
    """The line under each seat's name: its last bid, and after the auction the sides."""
    auction, rules = view.auction, view.rules
    if auction is None:
        return {seat: voice("ui-picture-rais") for seat in view.talk.rais}
    if auction.declarer is None:
        last = dict(auction.bids)
        return {
            seat: voice("ui-picture-passed") if bid is None else bid_name(voice, rules, bid)
            for seat, bid in last.items()
        }
    # A partner's view shows more than this; the public picture knows who has played the called card.
    lying = [(play.seat, play.card) for play in view.trick]
    lying += [(play.seat, play.card) for trick in view.tricks for play in trick.cards]
    return declared_notes(voice, auction, {seat for seat, card in lying if card in auction.called_cards})


def declared_notes(voice: Voice, auction: AuctionView, partners: Iterable[int]) -> dict[int, str]:
    """The line under the names of the declarer and the partners: their roles."""
    notes = {seat: voice("ui-picture-partner") for seat in partners}
    return notes if auction.declarer is None else {**notes, auction.declarer: voice("ui-picture-declarer")}


def sitting_in(view: SeatView) -> tuple[int, ...]:
    """The seats that play to the running trick: if the stock did not go round, those who drew (R-52)."""
    cards = {seat: view.hands[seat] for seat in view.active}
    for play in view.trick:
        cards[play.seat] += 1
    most = max(cards.values(), default=0)
    if view.phase is not Phase.PLAY:
        return view.active
    return tuple(seat for seat, count in cards.items() if count == most)


def passed_seats(view: SeatView) -> list[int]:
    """The seats that have passed."""
    bids = () if view.auction is None else view.auction.bids
    return [seat for seat, bid in dict(bids).items() if bid is None]


def runs_clockwise(table: TableView) -> bool:
    """Whether the next seat is the one to the left (R-20)."""
    return table.rules.direction is Direction.CLOCKWISE


def _stock(rules: Rules, count: int) -> StockLabel | None:
    """The label of the stock; None in games without one."""
    return StockLabel(count) if rules.has_stock else None


def open_hands(view: SeatView) -> dict[int, list[str]]:
    """The hands that are open to everybody, whoever looks (R-75)."""
    if not view.rules.open_hands:
        return {}
    hands = {seat: [str(card) for other, card in view.known_cards if other == seat] for seat in view.active}
    if view.seat is not None:
        hands[view.seat] = [str(card) for card in view.hand]
    return hands


def open_piles(view: SeatView) -> dict[int, list[str]]:
    """The cards that each seat has taken, the most valuable first, if they are open (R-75)."""
    if not view.rules.open_piles:
        return {}
    piles: dict[int, list[Card]] = {seat: [] for seat in view.active}
    for trick in view.tricks:
        piles[trick.taker] += [play.card for play in trick.cards]
    return {
        seat: [str(card) for card in sorted(pile, key=view.rules.order.value.__getitem__, reverse=True)]
        for seat, pile in piles.items()
        if pile
    }


def _public_points(view: SeatView) -> tuple[int | None, ...]:
    """The points that an onlooker sees. A player's own view may contain more."""
    return view.points if view.seat is None else (None,) * len(view.points)


def played_cards(cards: Sequence[TrickCard | TrickCardView]) -> list[PlayedCard]:
    """The cards of a trick. Covered cards show their backs."""
    return [PlayedCard(play.seat, BACK if play.card is None else str(play.card)) for play in cards]


def trump_label(voice: Voice, table: TableView, suit: Suit | None) -> TrumpLabel | None:
    """The trump by its symbol and in words; None if there is none."""
    if suit is None:
        return None
    name = suit_name(voice, suit, table.rules.pack)
    return TrumpLabel(str(suit), voice("ui-picture-trump", suit=name))


def seat_labels(
    voice: Voice,
    table: TableView,
    points: Sequence[int | None],
    dealer: int,
    notes: Mapping[int, str],
) -> list[SeatLabel]:
    """The labels of the seats. Players without a partner have their points there, if these may be seen."""
    rules = rules_of(table)
    has_sides = rules.teams is not Teams.NONE
    point_texts = ["" if has_sides or count is None else str(count) for count in points]
    return [
        SeatLabel(
            number + 1,
            player_name(voice, table, number, plain=True),
            voice("ui-picture-seat", number=number + 1),
            side=rules.side_of(number) if has_sides else None,
            points=point_texts[rules.side_of(number)],
            note=notes.get(number, ""),
            dealer=voice("ui-picture-dealer") if number == dealer else "",
        )
        for number in range(len(table.seats))
    ]


def score_labels(voice: Voice, table: TableView, points: Sequence[int | None]) -> list[ScoreLabel]:
    """The points of partnerships, as far as they may be seen; none if they are at the seats."""
    rules = rules_of(table)
    if rules.teams is Teams.NONE:
        return []
    seats = seat_labels(voice, table, points, -1, {})
    return [
        ScoreLabel(tuple(seats[seat] for seat in rules.sides[side]), str(count))
        for side, count in enumerate(points)
        if count is not None
    ]
