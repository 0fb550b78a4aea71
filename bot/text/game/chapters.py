"""The rules of a table, chapter by chapter, with a sentence or two for each option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.rules.cards import CARDS, RANKS, Rank, Suit
from bot.rules.games import Trump
from bot.rules.options import (
    Auction,
    Blind,
    EarlyStop,
    FirstDealer,
    Follow,
    Match,
    PointsShown,
    Question,
    RemovedCard,
    Retire,
    Scoring,
    SignalTable,
    Talk,
    Teams,
    Tie,
)
from bot.rules.policies import asked_for
from bot.rules.rules import Rules
from bot.tables.decisions.presence import MISSES
from bot.text.cards import rank_name, the_card
from bot.text.catalogue import Voice
from bot.text.game.options import span
from bot.text.gestures import gestures

_NAMED_CARDS: Final = {Auction.POINTS, Auction.FROM65}
"""Auctions whose winner calls a card; in the others a suit (fine print 27)."""


def house(voice: Voice, text: str) -> str:
    """A sentence marked as a house ruling, which no source settles."""
    return voice("rules-house", text=text)


def ten(voice: Voice, rules: Rules) -> str:
    """The name of the rank that is worth ten points."""
    return rank_name(voice, rules.order.counters[1], rules.pack)


def low_trumps(rules: Rules) -> str:
    """The ranks that a question for low trumps is about (fine print 33): "2, 4, 5, 6"."""
    low = {
        card.rank for card in rules.packs[0] if asked_for(Question.BRISCOLINE, card, card.suit, rules.order)
    }
    return ", ".join(sorted(low))


def last_tricks(rules: Rules) -> int | None:
    """The number of tricks after the stock is used up (R-44); None if the last draw may be short."""
    if len(rules.packs[0]) % rules.players:
        return None
    return rules.game.hand // rules.game.plays


def tricks_in(rules: Rules, seats: int) -> int:
    """The number of tricks in a deal (R-33). A short one counts (R-52)."""
    return -(-len(rules.packs_for(seats)[0]) // (seats * rules.game.plays))


def _cards(voice: Voice, rules: Rules) -> Iterator[str]:
    pack, order = rules.packs[0], rules.order
    pack_ranks = {card.rank for card in pack}
    left_out = len(RANKS[rules.pack]) * len(Suit) - len(pack)
    yield voice("rules-pack", pack=rules.pack.value, cards=len(pack))
    if left_out == 1:
        yield voice("rules-removed", card=_left_out(voice, rules))
    elif left_out:
        yield voice("rules-no-twos")
    ranks = [rank_name(voice, rank, rules.pack) for rank in order.ladder if rank in pack_ranks]
    yield voice("rules-order", ranks=", ".join(ranks))
    worth = dict(
        zip(
            ("first", "second", "third", "fourth", "fifth"),
            (rank_name(voice, rank, rules.pack) for rank in order.counters),
            strict=True,
        )
    )
    yield voice("rules-values", **worth)


def _left_out(voice: Voice, rules: Rules) -> str:
    if rules.removed_card is RemovedCard.RANDOM:
        return voice("rule-removed_card-random")
    return the_card(voice, CARDS[rules.removed_card.value], rules.pack)


def _deal(voice: Voice, rules: Rules) -> Iterator[str]:
    way = rules.direction.value
    dealer = voice("rules-dealer", first=rules.first_dealer.value, next=rules.dealer_rotation.value, way=way)
    # have sources; the other ways to choose a dealer do not.
    yield dealer if rules.first_dealer is FirstDealer.RANDOM else house(voice, dealer)
    yield voice("rules-deal", cards=rules.game.hand, way=way)
    if rules.game.trump is not Trump.CALLED:
        yield voice(f"rules-trump-{rules.game.trump.name.lower()}")
    if rules.turn_up_reject:
        yield voice("rules-turn_up_reject", ten=ten(voice, rules))
    for name in ("open_hands", "open_next_card", "open_piles", *_PARTNERS):
        if getattr(rules, name):
            yield voice(f"rules-{name}")


_PARTNERS: Final = ("partners_show_first", "partners_look_at_the_end")


def _auction(voice: Voice, rules: Rules) -> Iterator[str]:
    if rules.auction is None:
        return
    lowest = rank_name(voice, rules.order.ladder[-1], rules.pack)
    facts = {"way": rules.direction.value, "lowest": lowest, "raise": rules.first_raise}
    yield voice(f"rules-auction-{rules.auction}", **facts)
    if rules.auction is Auction.COMBINED and rules.force:
        yield voice("rules-auction-force")
    yield house(voice, voice("rules-thrown-in"))
    if rules.auction in _NAMED_CARDS:
        yield voice("rules-call-card")
    else:
        yield voice("rules-call-suit" if rules.auction is Auction.SUIT_ONLY else "rules-call-rank")
    yield voice("rules-call-secret")
    if rules.auction in {Auction.POINTS, Auction.COMBINED}:
        # rules.md §6.5: W has the two cards; that they are of one suit is a house ruling.
        yield house(voice, voice("rules-call-two", rank=rules.auction is Auction.COMBINED))
    if rules.blind is not Blind.OFF:
        yield voice(f"rules-blind-{rules.blind}")


def _play(voice: Voice, rules: Rules) -> Iterator[str]:
    way, last = rules.direction.value, last_tricks(rules)
    yield voice("rules-lead", declarer=rules.declarer_leads, way=way)
    yield voice(f"rules-follow-{rules.follow_suit}")
    if rules.game.plays > 1:
        yield voice("rules-double")
    yield voice("rules-take-plain" if rules.game.trump is Trump.NONE else "rules-take")
    if rules.has_stock:
        draw = "rules-draw" if rules.game.plays == 1 else "rules-draw-double"
        yield voice(draw, **({"players": rules.players, "way": way} if rules.game.plays == 1 else {}))
        if last is None:
            yield voice("rules-short")
        elif rules.follow_suit is not Follow.LAST3:
            yield voice("rules-last-tricks", count=last)
    queen = rank_name(voice, Rank.QUEEN, rules.pack)
    if rules.retire is Retire.BRISCA_7_2:
        yield voice("rules-exchange-brisca_7_2", queen=queen)
    elif rules.retire is Retire.DEUCE_FIRST_TRICK:
        yield voice("rules-exchange-deuce_first_trick")
    if rules.conquista:
        yield voice("rules-conquista", ten=ten(voice, rules))
        if rules.match in {Match.PENNYCOOK, Match.THREEHAND}:
            yield house(voice, voice("rules-conquista-worth"))
    if rules.renege:
        yield voice("rules-renege")


def _talk(voice: Voice, rules: Rules) -> Iterator[str]:
    if rules.teams is Teams.NONE:
        return
    start, facts = rules.talk_from_trick, {"ten": ten(voice, rules)}
    match rules.talk:
        case Talk.OFF | Talk.FREE:
            yield voice(f"rules-talk-{rules.talk}")
        case Talk.SIGNALS:
            if rules.signal_table is SignalTable.CUSTOM:
                yield voice("rules-talk-signals-custom", **{"from": start})
            else:
                yield voice("rules-talk-signals", **{"from": start}, gestures=gestures(voice, rules))
            yield voice(f"rules-delivery-{rules.signal_delivery}")
            yield voice(f"rules-truth-{rules.signal_truth}")
        case Talk.CONVERSATION | Talk.RAIS:
            yield voice(f"rules-talk-{rules.talk}", **{"from": start})
            yield voice("rules-questions", **facts, low=low_trumps(rules))
            if rules.answer_counts:
                yield voice("rules-answer-counts")
            yield house(voice, voice("rules-useless"))
            yield voice(f"rules-orders-{rules.orders}", **facts)
            yield voice("rules-limits", asks=rules.asks_per_trick, orders=rules.orders_per_trick)
            if rules.talk is Talk.RAIS:
                yield voice("rules-rais-look")


def _result(voice: Voice, rules: Rules) -> Iterator[str]:
    if rules.auction is not None:
        yield from _declarations(voice, rules)
    elif rules.game.claims:
        yield voice("rules-a31")
        yield house(voice, voice("rules-a31-unclaimed"))
    elif rules.match is Match.THREEHAND:
        yield voice("rules-worth-threehand")
    elif rules.match is not Match.RACE:
        yield from _winning(voice, rules)
    if rules.early_stop is not EarlyStop.OFF:
        yield voice(f"rules-early-{rules.early_stop}")
    yield voice(f"rules-match-{rules.match}", target=rules.target)
    if rules.match is Match.THREEHAND:
        yield house(voice, voice("rules-match-threehand-end"))


def _winning(voice: Voice, rules: Rules) -> Iterator[str]:
    if rules.two_sided:
        yield voice("rules-win-two", teams=rules.teams is not Teams.NONE)
    else:
        highest = voice("rules-win-many")
        # Fine print 39: with three, sources say a sole highest; with more players alone it is a house
        # ruling.
        yield highest if rules.players == 3 else house(voice, highest)
    if rules.bisca_margins:
        yield voice("rules-worth-bisca")
    elif rules.match is Match.SUECA:
        yield voice("rules-worth-sueca", tricks=rules.bandeira.value == "tricks")
    elif rules.match is Match.PENNYCOOK:
        yield voice("rules-worth-pennycook")
    tie = voice(f"rules-tie-{rules.tie}", two=rules.two_sided)
    # R-72 and fine print 7: no source says what a tie at the top does among more than two sides.
    ours = not rules.two_sided or (rules.tie is Tie.CARRY and rules.match is not Match.SUECA)
    yield house(voice, tie) if ours else tie


def _declarations(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice("rules-made")
    if rules.scoring is Scoring.PAZZA:
        yield voice("rules-scoring-pazza")
    elif rules.game.counts_games:
        yield voice("rules-weak", text=voice("rules-scoring-italiana"))
    else:
        yield voice("rules-scoring-standard")
        if rules.auction in {Auction.POINTS, Auction.COMBINED}:
            yield house(voice, voice("rules-scoring-two"))


def _customs(voice: Voice, rules: Rules) -> Iterator[str]:
    yield voice(f"rules-points-{rules.points_shown}")
    if rules.open_hands or rules.open_piles or rules.open_next_card:
        yield house(voice, voice("rules-unrated"))
    elif rules.points_shown is not PointsShown.HIDDEN:
        yield house(voice, voice("rules-points-rated"))
    yield voice(f"rules-review-{rules.trick_review}")
    yield house(voice, _clock(voice, rules))
    if rules.match_clock is not None:
        yield voice("rules-match-clock", time=span(voice, rules.match_clock * 60))
    conceding, resigning = giving_up(voice, rules)
    if rules.two_sided and rules.shows_decision:  # fine print 42
        yield conceding
    yield house(voice, voice("rules-leave"))
    if rules.two_sided:
        yield resigning


def giving_up(voice: Voice, rules: Rules) -> tuple[str, str]:
    """The sentences on conceding a deal and on resigning from a match."""
    teams = rules.teams is not Teams.NONE
    return house(voice, voice("rules-concede", teams=teams)), house(voice, voice("rules-resign", teams=teams))


def _clock(voice: Voice, rules: Rules) -> str:
    if rules.turn_clock is None:
        return voice("rules-clock-off")
    then = voice(f"rules-timeout-{rules.timeout}", misses=MISSES)
    post = f" {voice('rules-post')}" if rules.by_correspondence else ""
    return f"{voice('rules-clock', time=span(voice, rules.turn_clock))} {then}{post}"


CHAPTERS: Final[tuple[tuple[str, Callable[[Voice, Rules], Iterator[str]]], ...]] = (
    ("rules-head-cards", _cards),
    ("rules-head-deal", _deal),
    ("rules-head-auction", _auction),
    ("rules-head-play", _play),
    ("rules-head-talk", _talk),
    ("rules-head-result", _result),
    ("rules-head-table", _customs),
)
"""The key of each heading, and its sentences."""
