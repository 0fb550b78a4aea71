"""Random events: every prefix of a log folds, and all lots follow from its seed (TA-1, T-6 to T-14)."""

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, strategies

from bot.pairing.results import DRAWN, LOST, WON
from bot.tables.model.people import Person
from bot.tournaments.decisions import rounds
from bot.tournaments.decisions.entering import enter
from bot.tournaments.decisions.moments import Moment
from bot.tournaments.model import codec
from bot.tournaments.model.event import Stage
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import Departure, How, Outcome, Step, Withdrawn
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for
from testing.worlds.tournaments.tournament_log import TournamentLog

SEED = bytes(range(32))
EVENT = "event77"
RULES = {Format.HEATS: rules_for("chiamata")}
FORMATS = (Format.SWISS, Format.ROUND_ROBIN, Format.KNOCKOUT, Format.HEATS, Format.LEAGUE)


class RandomTournament(TournamentLog):
    """An event whose matches are drawn by lot; ``log`` is what its steps leave."""

    def __init__(self, settings: Settings, entries: int, rng: random.Random) -> None:
        self.rng = rng
        super().__init__(EVENT, settings, SEED)
        for number in range(entries):
            self.add(enter(self.event, [Person(100 + number, f"P{number}")], str(rng.random())))
        ratings = {one.number: rng.choice([None, rng.uniform(0, 30)]) for one in self.event.entries}
        self.add(rounds.start(self.event, SEED, ratings))

    def add(self, steps: Sequence[Step]) -> None:
        super().add(steps)
        self.now += 60_000

    def play(self) -> None:
        while not (event := self.event).over:
            current = event.running_round
            if current is None:
                self.now = max(self.now, event.next_at or 0)
                self.add(rounds.next_round(event, SEED, Moment(self.now)))
                continue
            for pairing in current.undecided:
                now = self.event.pairing(current.number, pairing.number)
                assert now is not None
                outcome = self.outcome(len(pairing.entries))
                self.add(rounds.decide(self.event, current.number, pairing.number, now.attempt, outcome))
            if self.rng.random() < 0.2:
                self.withdraw()
            self.add(rounds.close_round(self.event, Moment(self.now)))

    def withdraw(self) -> None:
        left = [one.number for one in self.event.entries if one.gone is None]
        if len(left) > 2:
            self.add([Withdrawn(self.rng.choice(left), Departure.OWN)])

    def outcome(self, entries: int) -> Outcome:
        zeros = (0,) * entries
        if self.rng.random() < 0.1:
            there = tuple(self.rng.random() < 0.5 for _ in range(entries))
            return rounds.absent(there)
        points: tuple[int, ...] = self.rng.choice([(WON, LOST), (LOST, WON), (DRAWN, DRAWN)])
        if entries > 2:
            points = tuple(self.rng.randint(-4, 4) for _ in range(entries))
        cards = tuple(self.rng.randint(0, 120) for _ in range(entries))
        return Outcome(How.PLAYED, points, zeros, cards, (True,) * entries)


@pytest.mark.parametrize("kind", FORMATS)
@given(strategies.randoms(use_true_random=False), strategies.integers(4, 12))
def test_TA_1_replays_give_equal_pairings(kind: Format, rng: random.Random, entries: int) -> None:
    cut = rng.choice([0, 2, 4]) if kind in {Format.SWISS, Format.ROUND_ROBIN} else 0
    third = rng.random() < 0.5
    settings = Settings("Coppa", RULES.get(kind, rules_for("briscola")), kind, cut=cut, third=third)
    played = RandomTournament(settings, max(entries, settings.least_entries), rng)
    played.play()
    event = played.event
    assert event.stage is Stage.FINISHED
    assert flaws(EVENT, played.log, SEED) == []
    assert fold(EVENT, played.log) == event
    for one in event.rounds:
        playing = [entry for pairing in one.pairings for entry in pairing.entries] + [*one.byes]
        assert len(playing) == len({*playing})  # nobody twice in a round
    assert len({entry for entry, _ in event.places}) == len(event.places)
    if kind is not Format.KNOCKOUT:
        assert sorted(entry for entry, _ in event.places) == sorted(one.number for one in event.entries)
    assert all(earlier[1] <= later[1] for earlier, later in pairwise(event.places))
    for _, _, step in played.log:
        assert codec.read(*codec.write(step)) == step


def test_another_seed_gives_other_lots() -> None:
    played = RandomTournament(Settings("Coppa", rules_for("briscola")), 8, random.Random(7))
    played.play()
    found = flaws(EVENT, played.log, bytes(32))
    assert found[0] == "the seed does not fit its commitment"
    assert len(found) > 1
