"""The labels of actions on buttons and choices."""

from __future__ import annotations

from bot.rules import actions
from bot.rules.cards import CARDS, Card, Suit
from bot.rules.policies import called_rank
from bot.tables.view import TableView
from bot.text.cards import card_emoji, card_label, rank_name
from bot.text.catalogue import Voice, capital
from bot.text.gestures import face, gesture, meaning, sign_of
from bot.text.play.bidding import bid_in_force
from bot.text.play.talk import answer, command, question
from bot.text.players import player_name, rules_of


def action_label(voice: Voice, table: TableView, action: actions.Action) -> str:  # noqa: C901, PLR0912 - a line each
    """An action in a few words without markdown: "Seven of cups", "Pass", "Claim 31".

    The caller shortens it.
    """
    rules, view = rules_of(table), table.view
    match action:
        case actions.Play(card):
            return card_label(voice, card, rules.pack)
        case actions.Bid():
            return _bid(voice, table, action)
        case actions.Pass():
            return voice("label-pass")
        case actions.Call(blind=True):
            return voice("label-call-blind")
        case actions.Call(suit=None, cards=cards):
            return voice.join([card_label(voice, card, rules.pack) for card in cards])
        case actions.Call(suit=suit) | actions.NameSuit(suit):
            return "" if suit is None else card_label(voice, _called_card(table, suit), rules.pack)
        case actions.Exchange():
            return voice("label-exchange")
        case actions.Conquista():
            return voice("label-conquista")
        case actions.Claim():
            return voice("label-claim-31" if rules.game.claims else "label-claim")
        case actions.Denounce(target):
            return voice("label-denounce", player=_name(voice, table, target))
        case actions.Signal(card):
            sign = sign_of(card, None if view is None else view.trump)
            meaning_text = (
                card_label(voice, card, rules.pack) if sign == "load" else meaning(voice, rules, sign)
            )
            return capital(voice("gesture-for", card=meaning_text, gesture=gesture(voice, rules, sign)))
        case actions.Watch(target):
            return voice("label-watch", player=_name(voice, table, target))
        case actions.Ask(target, kind, suit):
            return _to(voice, table, target, question(voice, rules, kind, suit))
        case actions.Answer(value):
            return answer(voice, value, None if view is None else view.talk.count)
        case actions.Order(target, what):
            return _to(voice, table, target, command(voice, rules, what))
        case actions.Look(target):
            return voice("label-look", player=_name(voice, table, target))
        case actions.Concede(refuse=True):
            return voice("label-concede-refuse")
        case actions.Concede():
            agreeing = view is not None and view.talk.offer is not None
            return voice("label-concede-agree" if agreeing else "label-concede")
        case actions.Forfeit():
            return voice("label-forfeit")


def action_emoji(voice: Voice, table: TableView, action: actions.Action) -> str | None:
    """The emoji beside the label of an action: its card, or the face of a sign; None for most."""
    rules, view = rules_of(table), table.view
    match action:
        case actions.Play(card) | actions.Call(cards=(card,)):
            return card_emoji(voice, card, rules.pack)
        case actions.Signal(card):
            sign = sign_of(card, None if view is None else view.trump)
            return face(voice, rules, sign, dict(table.gestures))
        case _:
            return None


def _bid(voice: Voice, table: TableView, bid: actions.Bid) -> str:
    rules, view = rules_of(table), table.view
    if bid.rank is not None:
        return capital(rank_name(voice, bid.rank, rules.pack))
    if bid.force and view is not None and view.auction is not None:
        rank = capital(bid_in_force(voice, rules, view.auction))
        return voice("label-bid-force", rank=rank, points=bid.points or 0)
    return voice("label-bid-points", points=bid.points or 0)


def _called_card(table: TableView, suit: Suit) -> Card:
    """The card that a call of a suit calls: its rank has been bid."""
    auction = None if table.view is None else table.view.auction
    return CARDS[called_rank(rules_of(table), () if auction is None else auction.bids) + suit]


def _to(voice: Voice, table: TableView, target: int, what: str) -> str:
    """The label with the partner addressed, if there are several."""
    if len(rules_of(table).sides[rules_of(table).side_of(target)]) == 2:  # a pair
        return what
    return voice("label-to", player=_name(voice, table, target), what=what)


def _name(voice: Voice, table: TableView, seat: int) -> str:
    return player_name(voice, table, seat, plain=True)
