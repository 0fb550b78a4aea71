"""Which sets of options make a game (rules.md §2; fine print 6 to 31): a row a demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.rules.cards import Pack, Ranking
from bot.rules.errors import ImpossibleRules, Problem, brief
from bot.rules.games import Game, Trump, Variant
from bot.rules.options import (
    Auction,
    Bandeira,
    Blind,
    DealerRotation,
    EarlyStop,
    Match,
    RemovedCard,
    Retire,
    Scoring,
    Talk,
    Teams,
    Tie,
)

if TYPE_CHECKING:
    from bot.rules.variant import Rules

TARGETS: Final[dict[Match, Iterable[int]]] = {
    Match.FIRST_TO: range(1, 8),
    Match.RACE: (120, 121, 151),
    Match.PENNYCOOK: (12,),
    Match.THREEHAND: (12,),
    Match.CHIAMATA: range(5, 21),
    Match.N_DEALS: range(1, 101),
    Match.SUECA: (4,),
}
"""What a match may be played to (fine print 6)."""
DEFAULT_TARGET: Final = {
    Match.FIRST_TO: 2,
    Match.RACE: 121,
    Match.PENNYCOOK: 12,
    Match.THREEHAND: 12,
    Match.CHIAMATA: 11,
    Match.N_DEALS: 10,
    Match.SUECA: 4,
}
TURN_CLOCK: Final = range(15, 7 * 24 * 3600 + 1)
MATCH_CLOCK: Final = range(1, 61)
LOWEST_RAISE: Final = 62
FIRST_RAISE: Final = range(LOWEST_RAISE, 121)
TALK_FROM: Final = range(1, 3)
TALK_LIMIT: Final = range(100)
WHOLE: Final = 40


class Constraint(NamedTuple):
    """``needs`` names, as ``option=value``, what would make the option work when ``broken`` holds."""

    option: str
    broken: Callable[[Rules, Game], bool]
    needs: str


_CALLING: Final = (Variant.CHIAMATA, Variant.SUECA_ITALIANA)
_BISCA: Final = (Variant.BISCA3, Variant.BISCA9)

CONSTRAINTS: Final = (
    # fine print 11: where 39 of 40 cards are played
    Constraint(
        "removed_card",
        lambda r, g: r.removed_card is not RemovedCard.CUPS and (bool(g.cards) or r.pack is Pack.FRENCH32),
        "variant=briscola",
    ),
    Constraint(
        "removed_card",
        lambda r, _: r.removed_card is not RemovedCard.CUPS and r.players != 3,
        "players=3",
    ),
    # fine print 12
    Constraint(
        "seven_swap",
        lambda r, _: r.seven_swap and r.ranking is not Ranking.SEVEN_FOR_THREE,
        "ranking=seven_for_three",
    ),
    # fine print 13
    Constraint(
        "dealer_rotation",
        lambda r, _: r.dealer_rotation is DealerRotation.WINNER and r.variant in _CALLING,
        "dealer_rotation=right",
    ),
    # games with a turn-up
    Constraint(
        "turn_up_reject", lambda r, g: r.turn_up_reject and g.trump is not Trump.TURNUP, "variant=briscola"
    ),
    # fine print 17: a turn-up, and 40 or 39 cards or Brisca
    Constraint(
        "retire",
        lambda r, g: (
            r.retire is not Retire.OFF and (g.trump is not Trump.TURNUP or r.variant is Variant.BOSNIAN32)
        ),
        "variant=briscola",
    ),
    Constraint(
        "retire",
        lambda r, g: r.retire is not Retire.OFF and bool(g.cards) and WHOLE not in g.cards[r.players],
        "players=2",
    ),
    Constraint(
        "retire", lambda r, _: r.retire is not Retire.OFF and r.cards not in {None, WHOLE}, "cards=40"
    ),
    Constraint(
        "retire",
        lambda r, _: r.retire is not Retire.OFF and r.players == 6 and r.variant is not Variant.BRISCA,
        "variant=brisca",
    ),
    # fine print 18: not where the 7 is a load
    Constraint(
        "retire",
        lambda r, _: r.retire is Retire.BRISCA_7_2 and r.ranking is Ranking.SEVEN_FOR_THREE,
        "ranking=standard",
    ),
    Constraint(
        "retire",
        lambda r, _: r.retire is Retire.BRISCA_7_2 and r.ranking is Ranking.BISCA,
        "variant=brisca",
    ),
    # fine print 19
    Constraint("conquista", lambda r, g: r.conquista and g.trump is not Trump.TURNUP, "variant=briscola"),
    Constraint("conquista", lambda r, _: r.conquista and r.match is Match.RACE, "match=first_to"),
    #
    Constraint(
        "partners_show_first",
        lambda r, g: r.partners_show_first and (r.variant is Variant.SUECA or not _seats(g, 4)),
        "variant=briscola",
    ),
    Constraint("partners_show_first", lambda r, _: r.partners_show_first and r.players != 4, "players=4"),
    Constraint(
        "partners_show_first", lambda r, _: r.partners_show_first and r.teams is Teams.NONE, "teams=pairs"
    ),
    Constraint(
        "partners_look_at_the_end",
        lambda r, g: r.partners_look_at_the_end and not (g.trump is Trump.TURNUP and _seats(g, 4, 6)),
        "variant=briscola",
    ),
    Constraint(
        "partners_look_at_the_end",
        lambda r, g: r.partners_look_at_the_end and Teams.NONE in g.teams.get(r.players, (Teams.NONE,))[:1],
        "players=4",
    ),
    Constraint(
        "partners_look_at_the_end",
        lambda r, _: r.partners_look_at_the_end and r.teams is Teams.NONE,
        "teams=pairs",
    ),
    # rules.md §2, §5: talk needs a partner, and Sueca is silent
    Constraint(
        "talk",
        lambda r, _: r.talk is not Talk.OFF and (r.teams is Teams.NONE or r.variant is Variant.SUECA),
        "talk=off",
    ),
    Constraint(
        "talk", lambda r, _: r.talk is Talk.RAIS and r.teams is not Teams.TRIPLES, "talk=conversation"
    ),
    # a number belongs to an answer, which only partners give
    Constraint(
        "answer_counts",
        lambda r, g: r.answer_counts and (r.variant is Variant.SUECA or not _seats(g, 4, 6)),
        "variant=briscola",
    ),
    Constraint("answer_counts", lambda r, g: r.answer_counts and r.players not in g.teams, "players=4"),
    Constraint("answer_counts", lambda r, _: r.answer_counts and r.teams is Teams.NONE, "teams=pairs"),
    Constraint(
        "answer_counts",
        lambda r, _: r.answer_counts and r.talk not in {Talk.CONVERSATION, Talk.RAIS},
        "talk=conversation",
    ),
    # fine print 6
    Constraint("match", lambda r, _: r.match is Match.PENNYCOOK and not r.two_sided, "match=first_to"),
    Constraint(
        "match",
        lambda r, _: (
            r.match is Match.THREEHAND
            and not (r.players == 3 and r.variant in {Variant.BRISCOLA, Variant.BRISCA})
        ),
        "players=3",
    ),
    # fine print 7
    Constraint("tie", lambda r, _: r.tie is Tie.LAST_TRICK_WINS and not r.two_sided, "tie=nobody_scores"),
    Constraint(
        "tie",
        lambda r, _: (
            r.tie is not Tie.NOBODY_SCORES and r.match not in {Match.FIRST_TO, Match.PENNYCOOK, Match.SUECA}
        ),
        "match=first_to",
    ),
    # fine print 8
    Constraint(
        "early_stop",
        lambda r, g: r.early_stop is not EarlyStop.OFF and (g.claims or Match.FIRST_TO not in g.matches),
        "variant=briscola",
    ),
    Constraint(
        "early_stop",
        lambda r, _: r.early_stop is not EarlyStop.OFF and r.match is not Match.FIRST_TO,
        "match=first_to",
    ),
    Constraint(
        "early_stop",
        lambda r, _: r.early_stop is not EarlyStop.OFF and r.bisca_margins,
        "bisca_margins=false",
    ),
    Constraint("bisca_margins", lambda r, _: r.bisca_margins and r.variant not in _BISCA, "variant=bisca3"),
    # fine print 26, 27, 31
    Constraint(
        "blind",
        lambda r, _: r.blind is not Blind.OFF and r.auction is None,
        "variant=chiamata",
    ),
    Constraint(
        "blind",
        lambda r, _: r.blind is not Blind.OFF and r.auction in {Auction.POINTS, Auction.FROM65},
        "auction=combined",
    ),
    Constraint("blind", lambda r, _: r.blind is Blind.FROM_62 and r.auction is Auction.RANK, "blind=on"),
    Constraint(
        "first_raise", lambda r, _: r.first_raise != LOWEST_RAISE and r.auction is None, "variant=chiamata"
    ),
    Constraint("force", lambda r, _: not r.force and r.auction is None, "variant=chiamata"),
    Constraint(
        "declarer_leads", lambda r, _: r.declarer_leads and r.variant not in _CALLING, "variant=chiamata"
    ),
    # fine print 29
    Constraint(
        "scoring",
        lambda r, _: r.scoring is Scoring.PAZZA and r.variant is not Variant.CHIAMATA,
        "variant=chiamata",
    ),
    Constraint(
        "scoring", lambda r, _: r.scoring is Scoring.PAZZA and r.match is not Match.N_DEALS, "match=n_deals"
    ),
    # fine print 23, 24
    Constraint("renege", lambda r, _: r.renege and r.variant is not Variant.SUECA, "variant=sueca"),
    Constraint(
        "bandeira",
        lambda r, _: r.bandeira is not Bandeira.POINTS and r.variant is not Variant.SUECA,
        "variant=sueca",
    ),
)


def check(rules: Rules, game: Game) -> None:
    """Raise ``ImpossibleRules`` for the first thing that makes no sense."""
    _one_of("players", rules.players, game.players)
    _one_of("teams", rules.teams, game.teams.get(rules.players, (Teams.NONE,)))
    _one_of("cards", rules.cards, game.cards.get(rules.players, (None,)))
    _one_of("pack", rules.pack, packs(rules, game))
    _one_of("ranking", rules.ranking, rankings(rules, game))
    _one_of("follow_suit", rules.follow_suit, game.follow)
    _one_of("match", rules.match, game.matches)
    _one_of("tie", rules.tie, game.ties)
    _one_of("auction", rules.auction, game.auctions or (None,))
    _within("target", rules.target, TARGETS[rules.match])
    _within("turn_clock", rules.turn_clock, TURN_CLOCK)
    _within("match_clock", rules.match_clock, MATCH_CLOCK)
    _within("first_raise", rules.first_raise, FIRST_RAISE)
    _within("talk_from_trick", rules.talk_from_trick, TALK_FROM)
    _within("asks_per_trick", rules.asks_per_trick, TALK_LIMIT)
    _within("orders_per_trick", rules.orders_per_trick, TALK_LIMIT)
    for demand in CONSTRAINTS:
        if demand.broken(rules, game):
            value = _plain(getattr(rules, demand.option))
            raise ImpossibleRules(Problem.NEEDS, option=demand.option, value=value, needs=demand.needs)


def packs(rules: Rules, game: Game) -> tuple[Pack, ...]:
    """The packs that fit the number of cards (fine print 10)."""
    if game.cards:
        small = rules.cards == 32  # the pack of 32
        return tuple(pack for pack in game.packs if (pack is Pack.FRENCH32) is small)
    if rules.variant is Variant.BRISCA:
        return (Pack.SPANISH48,) if rules.players == 6 else (Pack.SPANISH40,)
    return game.packs


def rankings(rules: Rules, game: Game) -> tuple[Ranking, ...]:
    """The rankings that fit the pack (fine print 12)."""
    if game.cards and rules.pack is Pack.FRENCH32:
        return (Ranking.TEN,)
    return tuple(ranking for ranking, pack in game.rankings.items() if pack in {None, rules.pack})


def _seats(game: Game, *numbers: int) -> bool:
    """Whether a game is played by so many in teams."""
    return any(number in game.players and number in game.teams for number in numbers)


_NEEDS: Final = {"cards": "variant=double", "auction": "variant=chiamata"}
"""Options that only some games have."""


def _one_of(option: str, value: object, allowed: Iterable[object]) -> None:
    allowed = tuple(allowed)
    if value in allowed:
        return
    if allowed == (None,):
        raise ImpossibleRules(Problem.NEEDS, option=option, value=_plain(value), needs=_NEEDS[option])
    named = ", ".join(_plain(one) for one in allowed)
    raise ImpossibleRules(Problem.NOT_IN_GAME, option=option, value=_plain(value), allowed=named)


def _within(option: str, value: int | None, allowed: Iterable[int]) -> None:
    if value is None or value in allowed:
        return
    named = f"{allowed[0]}…{allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
    raise ImpossibleRules(Problem.OUT_OF_RANGE, option=option, value=value, allowed=named)


def _plain(value: object) -> str:
    return value.value if isinstance(value, StrEnum) else brief(value)
