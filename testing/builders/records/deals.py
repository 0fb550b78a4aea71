"""The deals of the records behind the gallery, read as JSON; takers, points and hands by the rules.

Nothing here asks the engine.
"""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from art.scenes.recorded import Bidding, Counted, Held, Private, Recorded, Running, Sheet, Taken

HAND_SIZES = {
    "briscola": 3,
    "bosnian32": 3,
    "scoperta": 3,
    "briscolone5": 5,
    "double": 4,
    "chiamata": 8,
    "sueca": 10,
}


STRONGEST_FIRST = {"bosnian32": "ATKQJ987"}


POINTS = {"A": 11, "3": 10, "T": 10, "K": 4, "Q": 3, "J": 2}


MomentOfDeal: TypeAlias = Taken | Running | Bidding | Held | Private | Counted | Sheet
"""A moment of one deal."""


Play: TypeAlias = tuple[int, str]
"""A seat, counted from 0, and its card."""


@dataclass(frozen=True)
class RecordedDeal:
    """A deal as the record has it, and what the rules make of it."""

    rules: dict[str, Any]
    deal: dict[str, Any]

    @cached_property
    def plays(self) -> list[Play]:
        """Every card in the order of play."""
        return [(act["seat"], act["card"]) for act in self.deal["actions"] if act["do"] == "play"]

    @cached_property
    def tricks(self) -> list[list[Play]]:
        """The cards trick by trick."""
        left = iter(self.plays)
        return [[next(left) for _ in trick["cards"]] for trick in self.deal["tricks"]]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.rules["variant"])

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.rules["players"])

    @property
    def cards_dealt(self) -> int:
        """The number of cards in all hands at the beginning."""
        return HAND_SIZES[self.game] * self.seats

    @property
    def turnup(self) -> str | None:
        """The card under the stock."""
        stock = self.deal["deck"][self.cards_dealt :]
        return stock[0] if stock and self.game != "briscolone5" else None

    @property
    def trump(self) -> str | None:
        """The trump suit after the last action."""
        if self.game == "sueca":  # the dealer's last card
            return str(self.deal["deck"][self.cards_dealt - 1][1])
        suits_named = [act["suit"] for act in self.deal["actions"] if "suit" in act]
        return str(suits_named[-1]) if suits_named else self.turnup[1] if self.turnup else None

    def side(self, seat: int) -> int:
        """The side of a seat."""
        has_partners = self.seats in {4, 6}
        return seat % 2 if has_partners else seat

    def before(self, trick: int) -> int:
        """The number of cards that were played before a trick."""
        return sum(map(len, self.tricks[: trick - 1]))

    def stock(self, trick: int) -> int:
        """The number of cards left to draw during a trick, the turn-up included."""
        return max(0, len(self.deal["deck"]) - self.cards_dealt - self.before(trick))

    def points(self, tricks: int) -> list[int]:
        """The points of each side in the first tricks, card by card."""
        sides = [0] * (2 if self.seats in {4, 6} else self.seats)
        for cards, trick in zip(self.tricks[:tricks], self.deal["tricks"], strict=False):
            sides[self.side(trick["taker"])] += sum(POINTS.get(card[0], 0) for _, card in cards)
        return sides

    def hand(self, trick: int, cards: int, seat: int) -> list[str]:
        """The hand of a seat: cards that it has drawn and not yet played."""
        cards_played = self.before(trick) + cards
        leaving = list(self.deal["deck"])
        if self.turnup:  # it is drawn last
            leaving.append(leaving.pop(self.cards_dealt))
        known_cards = leaving[: self.cards_dealt + self.before(trick)]
        return [card for who, card in self.plays[cards_played:] if who == seat and card in known_cards]

    def taker(self, trick: int) -> int:
        """The seat that the highest trump belongs to, or else the highest card of the suit led."""
        order = STRONGEST_FIRST.get(self.game, "A3KQJ76542")
        cards = self.tricks[trick - 1]
        led = cards[0][1][1]
        return min(
            cards, key=lambda play: (play[1][1] != self.trump, play[1][1] != led, order.find(play[1][0]))
        )[0]


def record_of(match: Recorded) -> dict[str, Any]:
    """The record of a match of the gallery, as JSON."""
    document: dict[str, Any] = json.loads(match.file.read_text(encoding="utf-8"))
    return document


def deal_of(moment: MomentOfDeal) -> RecordedDeal:
    """The deal in which a moment of the gallery lies."""
    whole = record_of(moment.match)
    return RecordedDeal({"players": len(whole["seats"]), **whole["rules"]}, whole["deals"][moment.deal - 1])
