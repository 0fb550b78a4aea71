"""``Rules``: the game and all its options as one frozen value, checked as a whole when it is made.

Names and values are those of a record's ``rules`` (fine print 1). The other facts of an option are in its
row of ``bot.rules.options.OPTIONS``. ``CONSTRAINTS`` says which combinations make no game (fine print 6 to
31).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from types import NoneType
from typing import Final, NamedTuple, get_args, get_type_hints

from bot.rules.cards import CARDS, RANKS, TWOS, Card, Order, Pack, Ranking, new_pack, order_of
from bot.rules.errors import ImpossibleRules, Problem, brief
from bot.rules.games import GAMES, Game, Trump, Variant
from bot.rules.options import (
    CORRESPONDENCE,
    OPTIONS,
    TARGETS,
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

FORTY: Final = 40
WITHOUT_TWOS: Final = 36
LACKS_A_TWO: Final = 39
_SIZES: Final = {3: LACKS_A_TWO, 6: WITHOUT_TWOS}
"""The size of a pack of forty by number of players, the whole pack where nothing is said (R-05, R-06)."""


@dataclass(frozen=True)
class Rules:
    """A game with all its options. Raises ``ImpossibleRules`` for a combination that makes no game.

    ``turn_clock`` is in seconds and ``match_clock`` in minutes for each player; None means no clock.
    ``cards`` is the size of the pack in double games, else None. The defaults depend on the game: see
    ``default_rules`` of ``bot.rules.notation.plain_data``.
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
        _check(self)

    @property
    def game(self) -> Game:
        """What the named game fixes."""
        return GAMES[self.variant]

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, seat 0's side first. Without teams every seat is a side."""
        if self.teams is Teams.NONE:
            return tuple((seat,) for seat in range(self.players))
        # even seats against odd ones, so that everybody sits between opponents.
        return tuple(range(0, self.players, 2)), tuple(range(1, self.players, 2))

    @cached_property
    def two_sided(self) -> bool:
        """Whether exactly two sides play."""
        return len(self.sides) == 2

    @property
    def by_correspondence(self) -> bool:
        """Whether turns may take days: people are told of their turns and need not stay at the table."""
        return self.turn_clock is not None and self.turn_clock >= CORRESPONDENCE

    def side_of(self, seat: int) -> int:
        """The number of a seat's side."""
        return seat if self.teams is Teams.NONE else seat % 2

    @cached_property
    def order(self) -> Order:
        """The ranking and the values of the cards."""
        return order_of(self.ranking, seven_swap=self.seven_swap)

    @cached_property
    def has_turnup(self) -> bool:
        """Whether a card is turned up under the stock (R-31)."""
        return self.game.trump is Trump.TURNUP

    @cached_property
    def has_stock(self) -> bool:
        """Whether cards are left to draw after the deal."""
        return len(self.packs[0]) > self.players * self.game.hand

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """The moves other than playing and bidding: names of ``bot.rules.phases``."""
        is_on = {
            "exchange": self.retire is not Retire.OFF,
            "conquista": self.conquista,
            "claim": self.game.claims or self.early_stop is EarlyStop.CLAIM,
            "denounce": self.renege,
            "signal": self.talk is Talk.SIGNALS,
            "conversation": self.talk in {Talk.CONVERSATION, Talk.RAIS},
        }
        return tuple(name for name, on in is_on.items() if on)

    @cached_property
    def shows_decision(self) -> bool:
        """Whether everybody can see that a side has won a deal before its last trick (fine print 42).

        False if points are hidden, if points do not decide who wins (a31, races), or if a denouncement may
        still turn the match.
        """
        open_points = self.points_shown is PointsShown.BOTH
        return open_points and not (self.game.claims or self.match is Match.RACE or self.renege)

    def packs_for(self, seats: int, removed: Card | None = None) -> tuple[tuple[Card, ...], ...]:
        """The packs of which one is dealt to so many seats. A play-off of two has the whole pack (R-82).

        ``removed``: the two that was drawn and left out, if it is known (R-05).
        """
        packs = self.packs if seats == self.players else (new_pack(RANKS[self.pack]),)
        if removed is None or len(packs) == 1:
            return packs
        return tuple(pack for pack in packs if removed not in pack)

    @cached_property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """All packs that may be dealt, in the order of a new pack.

        Several only if the missing two is drawn (R-05).
        """
        whole = new_pack(RANKS[self.pack])
        size = self.cards or (_SIZES.get(self.players, FORTY) if len(whole) == FORTY else len(whole))
        if size == WITHOUT_TWOS:
            return (tuple(card for card in whole if card not in TWOS),)
        if size != LACKS_A_TWO:
            return (whole,)
        missing_twos = (
            [card for card in whole if card in TWOS]
            if self.removed_card is RemovedCard.RANDOM
            else [CARDS[self.removed_card.value]]
        )
        return tuple(tuple(card for card in whole if card != two) for two in missing_twos)


KINDS: Final[Mapping[str, type]] = {
    name: next(kind for kind in get_args(hint) or (hint,) if kind is not NoneType)
    for name, hint in get_type_hints(Rules).items()
}
"""The type of each option: an enumeration, ``bool``, ``int`` or ``str``."""
PLAIN: Final[Mapping[str, object]] = {field.name: field.default for field in fields(Rules)}
"""The values of the options that have no effect. The defaults of a game may differ."""


class Constraint(NamedTuple):
    """A reason why an option cannot have its value, and ``option=value`` that would make it possible."""

    violated: Callable[[Rules], bool]
    fix: str


_NO_AUCTION: Final = Constraint(lambda r: r.auction is None, "variant=chiamata")
_ALONE: Final = Constraint(lambda r: r.teams is Teams.NONE, "teams=pairs")
_NOT_THREE: Final = Constraint(lambda r: r.players != 3, "players=3")
_NOT_FOUR: Final = Constraint(lambda r: r.players != 4, "players=4")
CONSTRAINTS: Final[Mapping[str, tuple[Constraint, ...]]] = {
    "removed_card": (  # fine print 11: where 39 of 40 cards are played
        Constraint(lambda r: bool(r.game.cards) or r.pack is Pack.FRENCH32, "variant=briscola"),
        _NOT_THREE,
    ),
    "seven_swap": (  # fine print 12
        Constraint(lambda r: r.ranking is not Ranking.SEVEN_FOR_THREE, "ranking=seven_for_three"),
    ),
    "dealer_rotation": (  # fine print 13: a declarer's deal has no winning side
        Constraint(
            lambda r: r.dealer_rotation is DealerRotation.WINNER and r.auction is not None,
            "dealer_rotation=right",
        ),
    ),
    "turn_up_reject": (Constraint(lambda r: not r.has_turnup, "variant=briscola"),),
    "retire": (  # fine print 17: the two that is exchanged must be in the pack
        Constraint(
            lambda r: not r.has_turnup or set(r.game.packs) == {Pack.FRENCH32},
            "variant=briscola",
        ),
        Constraint(lambda r: bool(r.game.cards) and FORTY not in r.game.cards[r.players], "players=2"),
        Constraint(lambda r: r.cards not in {None, FORTY}, "cards=40"),
        Constraint(lambda r: len(r.packs[0]) == WITHOUT_TWOS, "variant=brisca"),
        # fine print 18: not if the 7 is a load
        Constraint(
            lambda r: r.retire is Retire.BRISCA_7_2 and r.ranking is Ranking.SEVEN_FOR_THREE,
            "ranking=standard",
        ),
        Constraint(lambda r: r.retire is Retire.BRISCA_7_2 and r.ranking is Ranking.BISCA, "variant=brisca"),
    ),
    "conquista": (  # fine print 19
        Constraint(lambda r: not r.has_turnup, "variant=briscola"),
        Constraint(lambda r: r.match is Match.RACE, "match=first_to"),
    ),
    "partners_show_first": (
        Constraint(lambda r: r.game.silent or not r.game.has_teams_of(4), "variant=briscola"),
        _NOT_FOUR,
        _ALONE,
    ),
    "partners_look_at_the_end": (
        Constraint(lambda r: not (r.has_turnup and r.game.has_teams_of(4, 6)), "variant=briscola"),
        Constraint(lambda r: r.game.teams_for(r.players)[0] is Teams.NONE, "players=4"),
        _ALONE,
    ),
    "talk": (  # rules.md §3, §5: talk needs a partner, and Sueca is silent
        Constraint(lambda r: r.teams is Teams.NONE or r.game.silent, "talk=off"),
        Constraint(lambda r: r.talk is Talk.RAIS and r.teams is not Teams.TRIPLES, "talk=conversation"),
    ),
    "answer_counts": (  # the number goes with an answer, which only partners give
        Constraint(lambda r: r.game.silent or not r.game.has_teams_of(4, 6), "variant=briscola"),
        Constraint(lambda r: r.players not in r.game.teams, "players=4"),
        _ALONE,
        Constraint(lambda r: r.talk not in {Talk.CONVERSATION, Talk.RAIS}, "talk=conversation"),
    ),
    "match": (  # fine print 6
        Constraint(lambda r: r.match is Match.PENNYCOOK and not r.two_sided, "match=first_to"),
        Constraint(lambda r: r.match is Match.THREEHAND and _NOT_THREE.violated(r), "players=3"),
    ),
    "tie": (  # fine print 7
        Constraint(lambda r: r.tie is Tie.LAST_TRICK_WINS and not r.two_sided, "tie=nobody_scores"),
        Constraint(lambda r: r.match not in {Match.FIRST_TO, Match.PENNYCOOK, Match.SUECA}, "match=first_to"),
    ),
    "early_stop": (  # fine print 8
        Constraint(lambda r: r.game.claims or Match.FIRST_TO not in r.game.matches, "variant=briscola"),
        Constraint(lambda r: r.match is not Match.FIRST_TO, "match=first_to"),
        Constraint(lambda r: r.bisca_margins, "bisca_margins=false"),
    ),
    "bisca_margins": (Constraint(lambda r: "bisca_margins" not in r.game.extra, "variant=bisca3"),),
    "blind": (  # fine print 31
        _NO_AUCTION,
        Constraint(lambda r: r.auction in {Auction.POINTS, Auction.FROM65}, "auction=combined"),
        Constraint(lambda r: r.blind is Blind.FROM_62 and r.auction is Auction.RANK, "blind=on"),
    ),
    "first_raise": (_NO_AUCTION,),
    "force": (_NO_AUCTION,),
    "declarer_leads": (_NO_AUCTION,),
    "scoring": (  # fine print 29
        Constraint(lambda r: "scoring" not in r.game.extra, "variant=chiamata"),
        Constraint(lambda r: r.match is not Match.N_DEALS, "match=n_deals"),
    ),
    "renege": (Constraint(lambda r: "renege" not in r.game.extra, "variant=sueca"),),  # fine print 24
    "bandeira": (Constraint(lambda r: "bandeira" not in r.game.extra, "variant=sueca"),),  # fine print 23
}
"""By option, the conditions of every value but the plain one. The first violated one is reported."""
_GAME_WITH: Final = {"cards": "variant=double", "auction": "variant=chiamata"}
"""A game that has these options, which most games lack."""


def _check(rules: Rules) -> None:
    """Raise ``ImpossibleRules`` for the first option that does not fit the game or the other options."""
    game = rules.game
    _one_of("players", rules.players, game.players)
    _one_of("teams", rules.teams, game.teams_for(rules.players))
    _one_of("cards", rules.cards, game.sizes_for(rules.players))
    _one_of("pack", rules.pack, game.packs_for(rules.players, rules.cards))
    _one_of("ranking", rules.ranking, game.rankings_for(rules.pack))
    _one_of("follow_suit", rules.follow_suit, game.follow)
    _one_of("match", rules.match, game.matches)
    _one_of("tie", rules.tie, game.ties)
    _one_of("auction", rules.auction, game.auctions or (None,))
    _within("target", rules.target, TARGETS[rules.match])
    for option in OPTIONS:
        if option.numbers:
            _within(option.name, getattr(rules, option.name), option.numbers)
    for name, constraints in CONSTRAINTS.items():
        value = getattr(rules, name)
        constraint = value != PLAIN[name] and next((one for one in constraints if one.violated(rules)), None)
        if constraint:
            raise ImpossibleRules(Problem.NEEDS, option=name, value=_plain(value), needs=constraint.fix)


def _one_of(option: str, value: object, allowed: Iterable[object]) -> None:
    allowed = tuple(allowed)
    if value in allowed:
        return
    if allowed == (None,):
        needs = _GAME_WITH[option]
        raise ImpossibleRules(Problem.NEEDS, option=option, value=_plain(value), needs=needs)
    text = ", ".join(_plain(one) for one in allowed)
    raise ImpossibleRules(Problem.NOT_IN_GAME, option=option, value=_plain(value), allowed=text)


def _within(option: str, value: int | None, allowed: Iterable[int]) -> None:
    if value is None or value in allowed:
        return
    text = f"{allowed[0]}…{allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
    raise ImpossibleRules(Problem.OUT_OF_RANGE, option=option, value=value, allowed=text)


def _plain(value: object) -> str:
    return value.value if isinstance(value, StrEnum) else brief(value)
