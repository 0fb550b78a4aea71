"""The outlook of a trick: who is likely to take it after a card, and with how many points.

The remaining seats are considered in turn: each may take the trick from an opponent if it holds the card and
the trick is worth it, adds points for a partner who is winning, and otherwise plays what is worth least.
"""

from __future__ import annotations

from typing import Final

from bot.computers.knowledge.allegiance import Allegiance
from bot.computers.knowledge.counting import Count
from bot.computers.knowledge.trick import face_up, to_come
from bot.rules.cards import LOAD, Card
from bot.rules.options import Follow
from bot.rules.policies import taker
from bot.rules.scoring import A31, HALF
from bot.rules.view import TrickCard

_DECIDES: Final = 80.0
"""The worth of deciding the deal with a trick, in card points."""
_HALF_SURE: Final = 0.5
_RARE: Final = 0.014
"""The probability below which a branch is not followed."""
_SAVING: Final = 0.6
"""How often a load heads a trick that others may still take."""
_SPENDS: Final = ((10, 0.95), (5, 0.55), (2, 0.3), (0, 0.08))
"""How often others spend a trump on a trick that is worth at least so many points."""
_HEADS: Final = 0.85
"""How often a seat that has a higher card of the suit plays it."""
_FEEDS: Final = 3.5
"""The points that a partner adds to a trick that is almost certainly won; another seat adds a quarter."""


class Outlook:
    """The trick on the table as one seat sees it."""

    def __init__(
        self, count: Count, allegiance: Allegiance, *, tempo: float = 0.0, turnup: float = 0.0
    ) -> None:
        view = count.view
        self.count, self.allegiance = count, allegiance
        self.lies = face_up(view)
        self._me = allegiance.me
        self._later = to_come(view, self._me)
        self._tempo, self._turnup = tempo, turnup
        self._order, self._trump = count.order, count.trump
        self._last_draw = bool(view.turnup) and view.stock == len(view.active) * view.rules.game.plays
        self._must_follow = view.rules.follow_suit is Follow.MUST_FOLLOW or (
            view.rules.follow_suit is Follow.LAST3 and not view.stock
        )
        self._lacking = _lacking(count, allegiance)
        self._discard_worth = self._throw()

    def after(self, card: Card) -> float:
        """The worth of the trick to the seat, in card points, if it plays a card."""
        trick = (*self.lies, TrickCard(self._me, card))
        best = taker(trick, self._trump, self._order)
        pot = sum(self._order.value[play.card] for play in trick)
        return self._rest(0, best.seat, best.card, pot, 1.0)

    def _rest(self, place: int, seat: int, best: Card, pot: float, likely: float) -> float:
        if place == len(self._later):
            return self._worth_of_taking(seat, pot)
        who = self._later[place]
        enemy = self.allegiance.against(who, seat)
        drop = self._discard_worth[who]
        if enemy < _HALF_SURE:
            safe = (
                place + 1 == len(self._later) or best.suit is self._trump or self._order.value[best] >= LOAD
            )
            drop = max(drop, _FEEDS * (1.0 if safe else 0.25))
        stays = self._rest(place + 1, seat, best, pot + drop, likely)
        if not enemy or likely < _RARE:
            return stays
        head, ruff = self._takes(who, best, pot, last=place + 1 == len(self._later))
        head, ruff = head * enemy, ruff * enemy
        result = (1 - head) * (1 - ruff) * stays
        if head:
            over = self._heads_with(who, best)
            result += head * self._rest(place + 1, who, over, pot + self._order.value[over], likely * head)
        if ruff:
            over = self._ruffs_with(who, best)
            result += (
                (1 - head)
                * ruff
                * self._rest(place + 1, who, over, pot + self._order.value[over], likely * ruff)
            )
        return result

    def _takes(self, who: int, best: Card, pot: float, *, last: bool) -> tuple[float, float]:
        """The probabilities that a seat takes the trick within the best card's suit, and with a trump."""
        count = self.count
        spends = next(rng for least, rng in _SPENDS if pot >= least)
        higher = self._candidates(who, count.higher(best), best)
        value = self._order.value
        if best.suit is self._trump:
            cheap = self._has(who, [card for card in higher if not value[card]])
            dear = max(0.0, self._has(who, higher) - cheap)
            return 0.0, spends * cheap + spends * spends * dear
        heads = self._has(who, higher)
        if not last and all(value[card] >= LOAD for card in higher):
            heads *= _SAVING
        if self._trump is None:
            return heads * _HEADS, 0.0
        ruffs = self._has(who, self._candidates(who, count.of_suit(self._trump), None))
        if self._must_follow and who != self._me:
            ruffs *= count.lacks(who, best.suit)
        return heads * _HEADS, ruffs * spends

    def _has(self, who: int, cards: list[Card]) -> float:
        return float(bool(cards)) if who == self._me else self.count.chance(who, cards)

    def _candidates(self, who: int, cards: list[Card], above: Card | None) -> list[Card]:
        """The cards among these that a seat may hold.

        In double games one's own second card may take the trick, too.
        """
        if who != self._me:
            return cards
        strength = self._order.strength
        suit = self._trump if above is None else above.suit
        return [
            card
            for card in self.count.view.hand
            if card.suit is suit and (above is None or strength[card] > strength[above])
        ]

    def _heads_with(self, who: int, best: Card) -> Card:
        """The card with most points with which a seat may head the trick, since it brings its points home."""
        cards = self._candidates(who, self.count.higher(best), best)
        sure = [card for card in cards if card in self.count.certain(who)] or cards
        return max(sure, key=lambda card: self._order.value[card])

    def _ruffs_with(self, who: int, best: Card) -> Card:
        above = best if best.suit is self._trump else None
        cards = self._candidates(
            who, self.count.higher(best) if above else self.count.of_suit(self._trump), above
        )
        sure = [card for card in cards if card in self.count.certain(who)] or cards
        strength = self._order.strength
        return min(sure, key=strength.__getitem__)

    def _throw(self) -> list[float]:
        """The points of a discarded card: more, the fewer cards are in the hand."""
        view, value = self.count.view, self._order.value
        out = self.count.out
        mean = sum(value[card] for card in out) / len(out) if out else 0.0
        return [mean * (0.0, 1.0, 0.45, 0.15)[min(size, 3)] for size in view.hands]

    def _worth_of_taking(self, seat: int, pot: float) -> float:
        """The worth of a seat's taking so many points and leading next."""
        allegiance = self.allegiance
        weight = allegiance.weight[seat]
        worth = weight * pot
        if seat == self._me:
            worth -= self._tempo
        if self._last_draw:  # the turn-up goes to the seat before the taker
            active = self.count.view.active
            last = active[active.index(seat) - 1]
            worth += allegiance.weight[last] * self._turnup
        ours = allegiance.ours[seat]
        lacking, lacking_theirs = self._lacking
        if 0 < lacking <= pot:
            worth += _DECIDES * ours
        if 0 < lacking_theirs <= pot:
            worth -= _DECIDES * (1 - ours)
        return worth


def _lacking(count: Count, allegiance: Allegiance) -> tuple[int, int]:
    """The card points that our side, and theirs, still needs to win the deal; none if each plays alone."""
    if allegiance.declarers is None and not count.view.rules.two_sided:
        return 0, 0
    mine = sum(
        points for points, ours in zip(count.points, allegiance.ours, strict=True) if ours > _HALF_SURE
    )
    ours, theirs = _goals(count, allegiance)
    return ours - mine, theirs - (sum(count.points) - mine)


def _goals(count: Count, allegiance: Allegiance) -> tuple[int, int]:
    """The card points with which our side, and theirs, wins the deal."""
    view = count.view
    if view.rules.game.claims:
        return A31, A31
    auction = view.auction
    if auction is None or auction.standing is None or allegiance.declarers is None:
        return HALF + 1, HALF + 1
    bid = auction.standing.points or HALF + 1
    others = 2 * HALF + 1 - bid
    return (bid, others) if allegiance.declarers[allegiance.me] else (others, bid)
