"""The talk at the table in words: signals, watching, questions, orders, the rais (R-62 to R-67)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.rules import events as happened
from bot.rules.cards import Card, Rank, Suit
from bot.rules.options import Command, Question, Reply, SignalDelivery, Talk, Teams
from bot.rules.rules import Rules
from bot.rules.view import LookSeen, Phase, SeatView, SignalSeen
from bot.tables.view import TableView
from bot.text.cards import rank_name, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.gestures import gesture_text, gesturing, sign_of
from bot.text.players import player_name, rules_of

TalkEvent: TypeAlias = (
    happened.Asked
    | happened.Answered
    | happened.Ordered
    | happened.ConcessionOffered
    | happened.ConcessionRefused
    | SignalSeen
    | LookSeen
)
"""What everybody at the table hears or sees. An onlooker sees a signal only if all players do."""
_Spoken: TypeAlias = (
    happened.Asked
    | happened.Answered
    | happened.Ordered
    | happened.ConcessionOffered
    | happened.ConcessionRefused
)


def question(voice: Voice, rules: Rules, kind: Question, suit: Suit | None = None) -> str:
    """A question as it is asked aloud; ``suit`` only with ``head``."""
    suit_text = None if suit is None else suit_name(voice, suit, rules.pack)
    return voice(
        f"question-{kind}",
        suit=suit_text,
        queen=rank_name(voice, Rank.QUEEN, rules.pack),
        ten=rank_name(voice, rules.order.counters[1], rules.pack),
    )


def answer(voice: Voice, value: Reply, count: int | None = None) -> str:
    """An answer as it is given aloud; ``count`` if the table wants it (R-63)."""
    return voice("answer-yes-count", count=count) if count else voice(f"answer-{value}")


def command(voice: Voice, rules: Rules, what: Command) -> str:
    """An order as it is given aloud."""
    return voice(f"order-{what}", ten=rank_name(voice, rules.order.counters[1], rules.pack))


def talk_text(voice: Voice, table: TableView, event: TalkEvent) -> str:
    """A question, answer, order, signal or look as a sentence for somebody who may know of it.

    Whether a signal was true, and who else saw it, is said only by ``talk_summary`` after the deal.
    """
    rules = rules_of(table)
    player = player_name(voice, table, event.seat)
    match event:
        case happened.Asked(_, target, kind, suit):
            target_name = player_name(voice, table, target)
            return voice(
                "said-asked", player=player, target=target_name, question=question(voice, rules, kind, suit)
            )
        case happened.Answered(_, value, count):
            return voice("said-answered", player=player, answer=answer(voice, value, count))
        case happened.Ordered(_, target, order):
            target_name = player_name(voice, table, target)
            return voice(
                "said-ordered", player=player, target=target_name, order=command(voice, rules, order)
            )
        case happened.ConcessionOffered(_, target):
            asked_too = player_name(voice, table, target)
            return voice("happened-concession-offered", player=player, target=asked_too)
        case happened.ConcessionRefused():
            return voice("happened-concession-refused", player=player)
        case SignalSeen():
            return _signal_text(voice, table, event)
        case LookSeen(_, target):
            return voice("happened-looked", player=player, target=player_name(voice, table, target))


def rais_line(voice: Voice, table: TableView, rais: tuple[int, ...], *, plain: bool = False) -> str:
    """Who the captains of the teams are (R-66)."""
    players = [player_name(voice, table, seat, plain=plain) for seat in rais]
    return voice("rais-are", players=voice.join(players))


def talk_lines(voice: Voice, table: TableView, *, spoken: bool = True) -> list[str]:
    """What may be said now and what waits for an answer; nothing if nobody has a partner.

    ``spoken``: False leaves out what was said aloud: the open question or concession, and the orders.
    """
    view, rules = table.view, rules_of(table)
    if view is None or rules.teams is Teams.NONE or view.phase is not Phase.PLAY:
        return []
    lines = [_talk_rule(voice, table, view)]
    due = view.talk.due
    if due is not None:
        lines = [_due(voice, table, due)] if spoken else []
    elif view.talk.offer is not None:
        lines = [talk_text(voice, table, view.talk.offer)] if spoken else []
    if view.talk.rais:
        lines.insert(0, rais_line(voice, table, view.talk.rais))
    if view.seat is not None and view.seat in view.talk.rais:
        lines.append(voice("rais-you"))
    for order in view.talk.orders if spoken else ():
        player = player_name(voice, table, order.seat)
        target = player_name(voice, table, order.target)
        order_text = command(voice, rules, order.what)
        lines.append(voice("said-ordered", player=player, target=target, order=order_text))
    if view.talk.watching is not None:
        target_name = player_name(voice, table, view.talk.watching)
        lines.append(voice("watching-you", player=target_name))
    return lines


def said_lines(voice: Voice, table: TableView, aloud: Sequence[TalkEvent] | None = None) -> list[str]:
    """What may be said now, and what was said in the running trick, for people who arrive late.

    ``aloud`` is what was said, in order. Without it the orders stand before the answered questions: a view
    does not know which came first.
    """
    view = table.view
    if view is None:
        return []
    talk = view.talk
    if aloud is None:
        answered = [talk_text(voice, table, one) for one in talk.exchanges if one is not talk.due]
        return [*talk_lines(voice, table), *answered]
    lines = [talk_text(voice, table, one) for one in aloud if isinstance(one, _Spoken)]
    if talk.due is not None and lines:  # nothing but its answer follows a question
        lines[-1] = _due(voice, table, talk.due)
    return [*talk_lines(voice, table, spoken=False), *lines]


def talk_summary(voice: Voice, table: TableView, end: happened.DealEnded) -> list[str]:
    """After a deal: who signalled what, truly or not, and who saw it. Nothing if nobody may signal."""
    rules = rules_of(table)
    if rules.talk is not Talk.SIGNALS:
        return []
    # One line for a player's true signals that the same opponents saw, and one for each false signal.
    cards: dict[tuple[int, Card | None, tuple[int, ...]], list[str]] = {}
    for signal in end.signals:
        side = rules.side_of(signal.seat)
        catchers = tuple(one for one in signal.seen_by if rules.side_of(one) != side)
        if rules.signal_delivery is not SignalDelivery.CATCHABLE:
            catchers = ()
        false = None if signal.true else signal.card
        cards.setdefault((signal.seat, false, catchers), []).append(the_card(voice, signal.card, rules.pack))
    lines = [
        voice(
            "summary-signal",
            player=player_name(voice, table, seat),
            card=voice.join(card_names),
            true=false is None,
            caught=voice.join([player_name(voice, table, one) for one in catchers]) if catchers else None,
        )
        for (seat, false, catchers), card_names in cards.items()
    ]
    return lines or [voice("summary-none")]


def _signal_text(voice: Voice, table: TableView, event: SignalSeen) -> str:
    rules, view, custom = rules_of(table), table.view, dict(table.gestures)
    trump = None if view is None else view.trump
    sign = sign_of(event.card, trump)
    card = the_card(voice, event.card, rules.pack)
    if event.seat == table.seat:
        return voice("signal-own", card=card, gesture=gesture_text(voice, rules, sign, custom))
    player = player_name(voice, table, event.seat)
    gesturing_text = gesturing(voice, rules, player, sign, custom)
    text = f"{gesturing_text} {voice('signal-meaning', card=card)}"
    foreign = table.seat is not None and rules.side_of(table.seat) != rules.side_of(event.seat)
    if foreign and rules.signal_delivery is SignalDelivery.CATCHABLE:
        return f"{voice('signal-caught', player=player)} {text}"
    return text


def _due(voice: Voice, table: TableView, due: happened.Asked) -> str:
    player = player_name(voice, table, due.seat)
    question_text = question(voice, rules_of(table), due.question, due.suit)
    if due.target == table.seat:
        return voice("talk-due-you", player=player, question=question_text)
    target = player_name(voice, table, due.target)
    return voice("talk-due", player=player, target=target, question=question_text)


def _talk_rule(voice: Voice, table: TableView, view: SeatView) -> str:
    rules = rules_of(table)
    if rules.talk in {Talk.OFF, Talk.FREE}:
        return voice(f"talk-{rules.talk}")
    if len(view.tricks) < rules.talk_from_trick - 1:
        return voice("talk-silence", trick=rules.talk_from_trick)
    match rules.talk:
        case Talk.RAIS:
            players = [player_name(voice, table, seat) for seat in view.talk.rais]
            return voice("talk-rais", players=voice.join(players))
        case Talk.CONVERSATION if view.trick:
            return voice("talk-conversation-led")
        case Talk.CONVERSATION:
            return voice("talk-conversation", player=player_name(voice, table, view.leader))
        case _:
            return voice("talk-signals")
