"""Moves other than playing a card: their parts of a hand, and the questions before final moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.names import shorten
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import BUTTON_LABEL, MENU_CHOICES
from bot.pages.page import Button, Choice, Menu, Page, Part, Row, Style, Text
from bot.pages.play.move_choices import match_number, may_claim, moment, value_of
from bot.rules.actions import Action, Bid, Call, Concede, Conquista, Denounce, Exchange, NameSuit, Pass
from bot.rules.cards import Suit
from bot.rules.view import Phase, SeatView
from bot.tables.view import TableView
from bot.text.cards import card_emoji, card_label, suit_name
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.text.play.labels import action_emoji, action_label
from bot.text.players import player_name, seat_names

SUITS: Final = tuple(Suit)
_ROUND: Final = 5
_LOW: Final = 14


def move_parts(voice: Voice, table: TableView) -> list[Part]:
    """The buttons and menus of the viewer: bids and calls in turn, and moves at certain moments."""
    view = table.view
    if view is None or table.seat is None:
        return []
    match view.phase:
        case Phase.AUCTION:
            return _bidding(voice, table, view)
        case Phase.CALL | Phase.NAMING:
            return _calling(voice, table, view)
        case Phase.PLAY:
            return _moves(voice, table, view)
        case _:
            return []


# Auction and call ------------------------------------------------------------------------------------------


def _bidding(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    bids = [action for action in view.legal if isinstance(action, Bid)]
    ranks = [bid for bid in bids if bid.rank is not None]
    points = _few([bid for bid in bids if bid.points is not None and not bid.force])
    forced_bids = _few([bid for bid in bids if bid.force])
    kinds = (("rank", ranks), ("points", points), ("force", forced_bids))
    parts: list[Part] = [
        _menu(voice, table, Verb.BID, slot, voice(f"ui-bid-{kind}"), group)
        for slot, (kind, group) in enumerate(kinds)
        if group
    ]
    last = [_button(voice, table, Verb.PASS, Pass(), table.decision)] if Pass() in view.legal else []
    if len(bids) > sum(len(group) for _, group in kinds):
        last.append(Button(custom_id(Verb.BID_OTHER, table.id, table.decision), voice("ui-bid-other")))
    if last:
        parts.append(Row(tuple(last)))
    return parts


def _few(bids: Sequence[Bid]) -> list[Bid]:
    """As many bids as a menu holds: the lowest, then round numbers.

    A form and ``/briscola-move bid`` accept any.
    """
    if len(bids) <= MENU_CHOICES:
        return list(bids)
    return [bid for place, bid in enumerate(bids) if place < _LOW or (bid.points or 0) % _ROUND == 0][
        :MENU_CHOICES
    ]


def _calling(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    parts: list[Part] = []
    calls = [action for action in view.legal if isinstance(action, Call | NameSuit)]
    suits = [action for action in calls if action.suit is not None]
    if suits:
        parts.append(Row(tuple(_suit(voice, table, action) for action in suits)))
    single = [action for action in view.legal if isinstance(action, Call) and len(action.cards) == 1]
    pairs = _pairs(view)
    for suit in SUITS:
        ones = [call for call in single if call.cards[0].suit is suit]
        twos = [call for call in pairs if call.cards[0].suit is suit]
        if ones and twos:
            parts.append(_one_or_two(voice, table, suit, ones))
        elif ones or twos:
            name = suit_name(voice, suit, table.rules.pack)
            hint = voice("ui-call-suit" if ones else "ui-call-two", suit=name)
            parts.append(_menu(voice, table, Verb.CALL, SUITS.index(suit), hint, ones or twos))
    if Call(blind=True) in view.legal:
        parts.append(Row((_button(voice, table, Verb.BLIND, Call(blind=True), table.decision),)))
    return parts


def _suit(voice: Voice, table: TableView, action: Call | NameSuit) -> Button:
    slot = SUITS.index(action.suit) if action.suit is not None else 0
    label = shorten(action_label(voice, table, action), BUTTON_LABEL)
    return Button(custom_id(Verb.SUIT, table.id, table.decision, slot), label, Style.PRIMARY)


def _pairs(view: SeatView) -> list[Call]:
    """The calls of two cards, each pair once (fine print 28: the order is free)."""
    calls = [action for action in view.legal if isinstance(action, Call) and len(action.cards) > 1]
    return list({frozenset(call.cards): call for call in calls}.values())


def _one_or_two(voice: Voice, table: TableView, suit: Suit, ones: Sequence[Call]) -> Menu:
    """A menu of one card of a suit, or any two: a menu of all pairs would be too long."""
    cards = [card for call in ones for card in call.cards]
    order = table.rules.order.strength
    cards.sort(key=lambda card: -order[card])
    pack = table.rules.pack
    choices = tuple(
        Choice(
            str(card),
            card_label(voice, card, pack),
            emoji=card_emoji(voice, card, pack),
        )
        for card in cards
    )
    hint = voice("ui-call-one-or-two", suit=suit_name(voice, suit, table.rules.pack))
    call_id = custom_id(Verb.CALL_TWO, table.id, table.decision, SUITS.index(suit))
    return Menu(call_id, hint, choices, least=1, most=2)


# Moves at certain moments -------------------------------------------------------------------------------


def _moves(voice: Voice, table: TableView, view: SeatView) -> list[Part]:
    """The buttons of these moves. They are only in the hand, because they may depend on the cards."""
    buttons = []
    if Exchange() in view.legal:
        buttons.append(_button(voice, table, Verb.EXCHANGE, Exchange(), moment(table), Style.GOOD))
    if Conquista() in view.legal:
        buttons.append(_button(voice, table, Verb.CONQUISTA, Conquista(), moment(table), Style.GOOD))
    if may_claim(table):
        buttons.append(claim_button(voice, table))
    if any(isinstance(action, Denounce) for action in view.legal):
        verb = custom_id(Verb.DENOUNCE, table.id, moment(table))
        buttons.append(Button(verb, voice("ui-button-denounce"), Style.DANGER))
    return [Row(tuple(buttons))] if buttons else []


def claim_button(voice: Voice, table: TableView) -> Button:
    """The button that asks whether the person really claims."""
    key = "label-claim-31" if table.rules.game.claims else "label-claim"
    return Button(custom_id(Verb.CLAIM, table.id, moment(table)), voice(key), Style.DANGER)


def claim_page(voice: Voice, table: TableView) -> Page:
    """The question whether the person really claims, since a claim ends the deal, rightly or not."""
    key = "ui-claim-sure-31" if table.rules.game.claims else "ui-claim-sure"
    sure = Button(custom_id(Verb.CLAIM_SURE, table.id, moment(table)), voice("ui-button-sure"), Style.DANGER)
    return _question(voice, table, voice(key), sure)


def may_concede(table: TableView) -> bool:
    """Whether the viewer may concede the deal now (fine print 42).

    Agreeing to a concession is not included.
    """
    view = table.view
    return view is not None and view.talk.offer is None and Concede() in view.legal


def concede_page(voice: Voice, table: TableView) -> Page:
    """The question whether the person really concedes, since that ends the deal once partners agree."""
    seat = table.seat or 0
    mates = [other for other in table.rules.sides[table.rules.side_of(seat)] if other != seat]
    names = voice.join([player_name(voice, table, mate) for mate in mates]) if mates else None
    sure = Button(
        custom_id(Verb.CONCEDE_SURE, table.id, table.decision), voice("ui-button-sure"), Style.DANGER
    )
    return _question(voice, table, voice("ui-concede-sure", partner=names), sure)


def resign_page(voice: Voice, table: TableView) -> Page:
    """The question whether the person really gives the match up, where no partner is asked."""
    sure = custom_id(Verb.RESIGN_SURE, table.id, match_number(table))
    return _question(
        voice, table, voice("ui-resign-sure"), Button(sure, voice("ui-button-sure"), Style.DANGER)
    )


def end_page(voice: Voice, table: TableView) -> Page:
    """The question whether the person really ends the table, where nobody else is asked."""
    sure = custom_id(Verb.END_SURE, table.id, match_number(table))
    return _question(voice, table, voice("ui-end-sure"), Button(sure, voice("ui-button-sure"), Style.DANGER))


def denounce_page(voice: Voice, table: TableView, targets: Iterable[int]) -> Page:
    """The question whom the person denounces, since that ends the match, rightly or not."""
    sure = [
        Button(
            custom_id(Verb.DENOUNCE_SURE, table.id, moment(table), seat),
            shorten(
                voice("label-denounce", player=player_name(voice, table, seat, plain=True)), BUTTON_LABEL
            ),
            Style.DANGER,
        )
        for seat in targets
    ]
    return _question(voice, table, voice("ui-denounce-sure"), *sure)


def _question(voice: Voice, table: TableView, question: str, *sure: Button) -> Page:
    """The question before a final move, below the game, the players and the id of its table.

    A command may mean any of the person's tables, and two of the same game may be in one channel.
    """
    players = seat_names(voice, table, range(len(table.seats)))
    words = f"### {game_line(voice, table.rules)}\n-# {players} · {table.id}\n{question}"
    never_mind = Button(custom_id(Verb.NEVER_MIND, table.id), voice("ui-button-never-mind"))
    return Page((Text(words), Row((*sure, never_mind))))


def _button(
    voice: Voice, table: TableView, verb: Verb, action: Action, decision: int, style: Style = Style.PLAIN
) -> Button:
    label = shorten(action_label(voice, table, action), BUTTON_LABEL)
    return Button(custom_id(verb, table.id, decision), label, style)


def _menu(
    voice: Voice, table: TableView, verb: Verb, slot: int, hint: str, actions: Sequence[Action]
) -> Menu:
    choices = tuple(
        Choice(
            value_of(action),
            action_label(voice, table, action),
            emoji=action_emoji(voice, table, action),
        )
        for action in actions
    )
    return Menu(custom_id(verb, table.id, table.decision, slot), hint, choices)
