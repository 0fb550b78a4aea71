"""The level ``player``: counts cards and points, and compares what a card brings with keeping it.

It knows which cards are out, how likely each seat is to hold them, who is likely to be whose partner, and
what is still needed for the deal. It plays the last cards of two players without error. It bids by what such
hands took on average, and rarely bluffs. It talks as every level does, obeys unless an order is pointless,
and denounces only what it saw.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.computers import fitted_bidding, talk
from bot.computers.knowledge import ending
from bot.computers.knowledge.allegiance import Allegiance
from bot.computers.knowledge.beliefs import Beliefs, believe
from bot.computers.knowledge.card_worth import prices, turnup_worth, worth_in_hand
from bot.computers.knowledge.counting import Count
from bot.computers.knowledge.outlook import Outlook
from bot.computers.knowledge.partners import agreed_lead, obedient
from bot.computers.knowledge.trick import face_up
from bot.computers.levels import individual
from bot.computers.levels.random_player import choices
from bot.computers.levels.shared_routine import routine
from bot.rules.actions import PLAYS, Action, Bid, Call, Denounce, NameSuit, Pass, Play
from bot.rules.cards import Card, Suit
from bot.rules.options import Talk
from bot.rules.view import SeatView


class Player:
    """A good club player."""

    level = "player"

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """The card or other action of a good player."""
        open_to_it = choices(view)
        routine_action = routine(view, open_to_it) or _accusation(view)
        if routine_action is not None:
            return routine_action
        if Pass() in open_to_it:
            return self.bid(view, [action for action in open_to_it if isinstance(action, Bid)], rng)
        calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
        if calls:
            return fitted_bidding.call(view, calls)
        beliefs = believe(view)
        if view.rules.talk is not Talk.OFF:
            remark = talk.on_turn(view, beliefs, rng)
            if remark is not None:
                return remark
        cards = obedient(view, beliefs, [action.card for action in open_to_it if isinstance(action, Play)])
        if len(cards) == 1:
            return PLAYS[cards[0]]
        lead = None if view.trick else agreed_lead(view, beliefs, cards)
        return PLAYS[self.card(view, beliefs, cards, rng) if lead is None else lead]

    def bid(self, view: SeatView, bids: Sequence[Bid], rng: random.Random) -> Bid | Pass:
        """The bid that leaves most room below the estimate, or a pass."""
        return fitted_bidding.bid(view, bids, rng)

    def card(
        self,
        view: SeatView,
        beliefs: Beliefs,
        cards: Sequence[Card],
        rng: random.Random,  # noqa: ARG002 - for levels that are not always careful
    ) -> Card:
        """The best of several cards that the seat may play."""
        count = Count(view, beliefs)
        exact = ending.best(count, cards)
        if exact is not None:
            return exact
        values = card_values(count, cards)
        return max(cards, key=lambda card: (values[card], str(card)))

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """A gesture, a question or an order for a partner who is about to play; None for nothing."""
        return talk.aside(view, believe(view), rng)


def card_values(count: Count, cards: Sequence[Card]) -> dict[Card, float]:
    """The card points that each card brings, less what it is worth in the hand."""
    if individual.is_individual(count.view):
        return individual.card_values(count, cards)
    price = prices(count)
    outlook = Outlook(count, Allegiance(count), tempo=price.tempo, turnup=turnup_worth(count, price))
    return {card: outlook.after(card) - worth_in_hand(count, card, price) for card in cards}


def _accusation(view: SeatView) -> Denounce | None:
    """The accusation of an opponent who played a suit that they had not followed before; else None.

    See R-40 and fine print 24.
    """
    if not view.rules.renege:
        return None
    voids: set[tuple[int, Suit]] = set()
    for trick in (*(trick.cards for trick in view.tricks), face_up(view)):
        for play in trick:
            if (play.seat, play.card.suit) in voids and Denounce(play.seat) in view.legal:
                return Denounce(play.seat)
        voids |= {(one.seat, trick[0].card.suit) for one in trick if one.card.suit is not trick[0].card.suit}
    return None
