"""Signals by gestures, and watching opponents (R-62; fine print 32)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import Signal, Watch
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Signalled, Watched
from bot.rules.options import SignalDelivery, SignalTruth
from bot.rules.policies import signed_cards
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Signal | Watch]:
    """The gestures of the table, true ones alone where others are forbidden, and watching each opponent."""
    if state.phase is not Phase.PLAY:
        return ()
    enforced, hand = state.rules.signal_truth is SignalTruth.ENFORCED, state.hands[seat]
    gestures = [
        Signal(card) for card in signed_cards(state.rules, state.trump) if not enforced or card in hand
    ]
    return [*gestures, *(Watch(other) for other in _opponents(state, seat))]


def refusal(state: State, seat: int, action: Signal | Watch) -> IllegalAction | None:
    """Why the seat may not signal or watch.

    None if it may: in or out of turn, from the trick that the table allows.
    """
    rules = state.rules
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    if isinstance(action, Watch):
        return _watch_refusal(state, seat, action)
    if len(state.tricks) < rules.talk_from_trick - 1:
        return IllegalAction(Reason.SILENCE, trick=rules.talk_from_trick)
    if action.card not in signed_cards(state.rules, state.trump):
        return IllegalAction(Reason.NOT_A_SIGNAL, card=action.card)
    if rules.signal_truth is SignalTruth.ENFORCED and action.card not in state.hands[seat]:
        return IllegalAction(Reason.NOT_IN_HAND, card=action.card)
    return None


def result(state: State, seat: int, action: Signal | Watch) -> Signalled | Watched:
    """The event of a legal gesture, with the seats that see it; or of watching."""
    if isinstance(action, Watch):
        return Watched(seat, action.target)
    rules = state.rules
    partners = [other for other in rules.sides[rules.side_of(seat)] if other != seat]
    catchers = [watcher for watcher, target in state.talk.watches if target == seat]
    seen_by = {
        SignalDelivery.PRIVATE: partners,
        SignalDelivery.CATCHABLE: [*partners, *catchers],
        SignalDelivery.PUBLIC: [other for other in state.active if other != seat],
    }[rules.signal_delivery]
    return Signalled(seat, action.card, action.card in state.hands[seat], tuple(sorted(seen_by)))


def _opponents(state: State, seat: int) -> list[int]:
    side = state.rules.side_of(seat)
    return [other for other in state.active if state.rules.side_of(other) != side]


def _watch_refusal(state: State, seat: int, action: Watch) -> IllegalAction | None:
    if state.rules.signal_delivery is not SignalDelivery.CATCHABLE:
        return IllegalAction(Reason.NOT_IN_THIS_GAME)
    if action.target not in _opponents(state, seat):
        return IllegalAction(Reason.NOT_AN_OPPONENT)
    if seat in {watcher for watcher, _ in state.talk.watches}:
        return IllegalAction(Reason.WATCHED_ALREADY)
    return None
