"""``Rules``: one frozen value that says which game is played, checked as a whole when it is made.

Names and values are those of a record's ``rules`` (fine print 1). A member stands here only where two
shipped tables differ in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.rules.cards import CARDS, RANKS, TWOS, Card, Order, Pack, Ranking, new_pack, order_of
from bot.rules.games import GAMES, Game, Trump, Variant
from bot.rules.options import (
    Auction,
    Bandeira,
    Blind,
    DealerRotation,
    Direction,
    EarlyStop,
    FirstDealer,
    Follow,
    Match,
    Orders,
    PointsShown,
    RemovedCard,
    Retire,
    Scoring,
    SignalDelivery,
    SignalTable,
    SignalTruth,
    Talk,
    Teams,
    Tie,
    Timeout,
    TrickReview,
)
from bot.rules.possible import check

CORRESPONDENCE: Final = 24 * 60 * 60
"""Seconds: with so long a turn clock, or a longer one, a table plays by post (rules.md §2)."""
FORTY: Final = 40
WITHOUT_TWOS: Final = 36
LACKS_A_TWO: Final = 39
_SIZES: Final = {3: LACKS_A_TWO, 6: WITHOUT_TWOS}
"""R-05, R-06: how many cards of forty so many players use, all of them where nothing is said."""


@dataclass(frozen=True)
class Rules:
    """A game with all its options. ``ImpossibleRules`` says why a combination makes no sense.

    ``turn_clock`` is in seconds, ``match_clock`` in minutes a player, None for none; ``cards`` is the size of
    the pack in double games, else None. Defaults depend on the game: ``bot.rules.variants.default_rules``.
    """

    variant: Variant = Variant.BRISCOLA
    players: int = 2
    teams: Teams = Teams.NONE
    pack: Pack = Pack.ITALIAN40
    cards: int | None = None
    removed_card: RemovedCard = RemovedCard.CUPS
    ranking: Ranking = Ranking.STANDARD
    seven_swap: bool = False
    direction: Direction = Direction.COUNTER_CLOCKWISE
    first_dealer: FirstDealer = FirstDealer.RANDOM
    dealer_rotation: DealerRotation = DealerRotation.RIGHT
    turn_up_reject: bool = False
    retire: Retire = Retire.OFF
    conquista: bool = False
    partners_show_first: bool = False
    partners_look_at_the_end: bool = False
    talk: Talk = Talk.OFF
    signal_table: SignalTable = SignalTable.PAGAT
    signal_delivery: SignalDelivery = SignalDelivery.PRIVATE
    signal_truth: SignalTruth = SignalTruth.ENFORCED
    talk_from_trick: int = 2
    asks_per_trick: int = 1
    answer_counts: bool = False
    orders_per_trick: int = 1
    orders: Orders = Orders.ADVISORY
    follow_suit: Follow = Follow.FREE
    points_shown: PointsShown = PointsShown.BOTH
    trick_review: TrickReview = TrickReview.LAST
    tie: Tie = Tie.NOBODY_SCORES
    match: Match = Match.FIRST_TO
    target: int = 2
    early_stop: EarlyStop = EarlyStop.OFF
    turn_clock: int | None = 60
    match_clock: int | None = None
    timeout: Timeout = Timeout.AUTOPLAY_TWICE
    open_hands: bool = False
    open_piles: bool = False
    open_next_card: bool = False
    deck_pattern: str = ""
    bisca_margins: bool = False
    auction: Auction | None = None
    first_raise: int = 62
    force: bool = True
    declarer_leads: bool = False
    blind: Blind = Blind.OFF
    scoring: Scoring = Scoring.STANDARD
    bandeira: Bandeira = Bandeira.POINTS
    renege: bool = False

    def __post_init__(self) -> None:
        check(self, self.game)

    @property
    def game(self) -> Game:
        """What the named game fixes."""
        return GAMES[self.variant]

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, seat 0's side first; every seat alone where there are no teams."""
        if self.teams is Teams.NONE:
            return tuple((seat,) for seat in range(self.players))
        # even seats against odd, so that everybody sits between opponents.
        return tuple(range(0, self.players, 2)), tuple(range(1, self.players, 2))

    @cached_property
    def two_sided(self) -> bool:
        """Whether exactly two sides meet."""
        return len(self.sides) == 2

    @property
    def by_correspondence(self) -> bool:
        """Whether turns may take days: people are told of theirs, and nobody need be there all the time."""
        return self.turn_clock is not None and self.turn_clock >= CORRESPONDENCE

    def side_of(self, seat: int) -> int:
        """The number of the side that a seat plays for."""
        return seat if self.teams is Teams.NONE else seat % 2

    @cached_property
    def order(self) -> Order:
        """How the cards rank and what they are worth."""
        return order_of(self.ranking, seven_swap=self.seven_swap)

    @cached_property
    def has_turnup(self) -> bool:
        """Whether a card is turned up under the stock (R-31)."""
        return self.game.trump is Trump.TURNUP

    @cached_property
    def has_stock(self) -> bool:
        """Whether cards are left to draw when all hands are dealt."""
        return len(self.packs[0]) > self.players * self.game.hand

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """What may be done beside playing and bidding: names of ``bot.rules.phases``."""
        wanted = {
            "exchange": self.retire is not Retire.OFF,
            "conquista": self.conquista,
            "claim": self.game.claims or self.early_stop is EarlyStop.CLAIM,
            "denounce": self.renege,
            "signal": self.talk is Talk.SIGNALS,
            "conversation": self.talk in {Talk.CONVERSATION, Talk.RAIS},
        }
        return tuple(name for name, on in wanted.items() if on)

    def packs_for(self, seats: int) -> tuple[tuple[Card, ...], ...]:
        """The packs of which one is dealt to so many seats; R-82: a play-off of two has the whole pack."""
        return self.packs if seats == self.players else (new_pack(RANKS[self.pack]),)

    @cached_property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """Every pack that may be dealt, in the order of a new pack; several only where R-05 draws the two."""
        whole = new_pack(RANKS[self.pack])
        size = self.cards or (_SIZES.get(self.players, FORTY) if len(whole) == FORTY else len(whole))
        if size == WITHOUT_TWOS:
            return (tuple(card for card in whole if card not in TWOS),)
        if size != LACKS_A_TWO:
            return (whole,)
        gone = (
            [card for card in whole if card in TWOS]
            if self.removed_card is RemovedCard.RANDOM
            else [CARDS[self.removed_card.value]]
        )
        return tuple(tuple(card for card in whole if card != two) for two in gone)
