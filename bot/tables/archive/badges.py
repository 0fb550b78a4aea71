"""What people have done in a match that earns a badge (A-5): functions of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.rules.cards import Rank, Suit
from bot.rules.events import (
    CardPlayed,
    Claimed,
    ConquistaShown,
    DealEnded,
    DealStarted,
    TrickTaken,
    TrumpMade,
)
from bot.rules.options import Match
from bot.store.rows import Feat
from bot.tables.archive.finished import FinishedMatch, Sitting
from bot.tables.model.people import Person

FEATS: Final = (
    "cappotto",
    "narrow",
    "comeback",
    "conquista",
    "chiada",
    "claim",
    "gato",
    "chapeu",
    "alone",
    "signal",
    "review",
)
"""The feats that are a badge from the first time on."""
RESCUE: Final = "rescue"
RESCUES: Final = 10
"""The number of seats that somebody has to take over and play to the end."""
_WIN_PREFIX: Final = "won-"
_NARROW: Final = [59, 61]
_FROM_BEHIND: Final = [0, 2]
_COMEBACK: Final = 3


REVIEW: Final = 2.0
"""The card points that somebody's cards may cost in a whole match, by its review, for a badge."""


def win_feat(game: str) -> str:
    """The feat of having won a match at a game (Giro)."""
    return f"{_WIN_PREFIX}{game}"


def feats_of(match: FinishedMatch) -> list[Feat]:
    """The feats of a match, each of a person once.

    With computers only a win counts. Feats of a side belong to the people who held their seats throughout.
    """
    holders = match.sittings[: match.rules.players]
    whole = [one for one in holders if one.from_start and one.stayed]
    feats = {
        (one, win_feat(match.rules.variant.value)) for one in holders if one.stayed and _is_winner(match, one)
    }
    if all(isinstance(one.player, Person) for one in match.sittings):
        feats |= {(one, RESCUE) for one in holders if one.stayed and not one.from_start}
        feats |= {(one, kind) for seat, kind in _Deals(match).feats() for one in whole if one.seat == seat}
        feats |= {(one, kind) for kind in _of_match(match) for one in whole if _is_winner(match, one)}
    people = {(one.player.id, kind) for one, kind in feats if isinstance(one.player, Person)}
    return [Feat(person, kind, match.match, match.ended) for person, kind in sorted(people) if person > 0]


def feat_of_review(match: FinishedMatch, one: Sitting, cost: float) -> Feat | None:
    """The feat of a review by which somebody's cards cost so little; None if it is none."""
    people = all(isinstance(other.player, Person) for other in match.sittings)
    if (
        not people
        or not (one.from_start and one.stayed)
        or cost > REVIEW
        or not isinstance(one.player, Person)
    ):
        return None
    return Feat(one.player.id, "review", match.match, match.ended)


def _is_winner(match: FinishedMatch, one: Sitting) -> bool:
    return match.rules.side_of(one.seat) in match.result.winners


def _of_match(match: FinishedMatch) -> Iterator[str]:
    """What the winners of a match have done in it."""
    score, rules = sorted(match.result.score), match.rules
    if rules.match is Match.SUECA and score == [0, rules.target]:
        yield "gato"
    if rules.match is Match.SUECA and score == [1, rules.target]:
        yield "chapeu"
    if rules.match is Match.FIRST_TO and rules.target == _COMEBACK and len(rules.sides) == len(_FROM_BEHIND):
        wins = [0, 0]
        for event in match.events:
            if isinstance(event, DealEnded) and event.winner is not None:
                wins[event.winner] += 1
                if sorted(wins) == _FROM_BEHIND and wins[match.result.winners[0]] == 0:
                    yield "comeback"


@dataclass
class _Deals:
    """What seats have done in the deals of a match."""

    match: FinishedMatch
    trump: Suit | None = None
    trick: list[CardPlayed] = field(default_factory=list)

    def feats(self) -> Iterator[tuple[int, str]]:
        """The seats and their feats."""
        for event in self.match.events:
            match event:
                case DealStarted():
                    self.trump = None if event.turnup is None else event.turnup.suit
                    self.trick = []
                case TrumpMade():
                    self.trump = event.suit
                case CardPlayed():
                    self.trick.append(event)
                case TrickTaken():
                    yield from self._trick_feats(event.seat)
                    self.trick = []
                case ConquistaShown():
                    yield event.seat, "conquista"
                case Claimed(right=True):
                    yield event.seat, "claim"
                case DealEnded():
                    yield from self._deal_feats(event)
                case _:
                    pass

    def _trick_feats(self, seat: int) -> Iterator[tuple[int, str]]:
        side = self.match.rules.side_of
        trumps = {(one.card.rank, one.seat) for one in self.trick if one.card.suit is self.trump}
        three = next((one for rank, one in trumps if rank is Rank.THREE), None)
        if three is not None and (Rank.ACE, seat) in trumps and side(three) != side(seat):
            yield seat, "chiada"

    def _deal_feats(self, event: DealEnded) -> Iterator[tuple[int, str]]:
        rules = self.match.rules
        if event.winner is not None:
            winners = rules.sides[event.winner]
            if sum(event.points) == event.points[event.winner] > 0:
                yield from _each(winners, "cappotto")
            if sorted(event.points) == _NARROW:
                yield from _each(winners, "narrow")
        by = event.declared
        if by is not None and not by.partners and event.score[rules.side_of(by.declarer)] > 0:
            yield by.declarer, "alone"
        for gesture in event.signals:
            rivals = [one for one in gesture.seen_by if rules.side_of(one) != rules.side_of(gesture.seat)]
            yield from _each(rivals, "signal")


def _each(seats: Iterable[int], kind: str) -> Iterator[tuple[int, str]]:
    return ((seat, kind) for seat in seats)
