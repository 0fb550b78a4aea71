"""Random seasons of a league: the ladder goes from log to log, which follow from the seed (S-7 to S-9)."""

import random

from hypothesis import given, strategies

from bot.pairing.leagues import divisions
from bot.pairing.results import LOST
from bot.tables.archive.privacy import renamed
from bot.tables.model.people import Person
from bot.tournaments.decisions import entering, leagues, rounds
from bot.tournaments.decisions.moments import DAY, Moment
from bot.tournaments.decisions.standings import lots_for
from bot.tournaments.model import codec
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Format, Settings, Tempo
from bot.tournaments.model.steps import How, Outcome, Step
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for
from testing.worlds.tournaments.tournament_log import TournamentLog

SEED = bytes(range(32))
WEEK = 7 * DAY
SETTINGS = Settings("Lega", rules_for("briscola"), Format.LEAGUE, Tempo.POST, days=7)


class Season(TournamentLog):
    """A season that is played a match a week; ``log`` is what its steps leave."""

    def __init__(self, name: str, rng: random.Random, now: int, opening: list[Step]) -> None:
        self.rng = rng
        super().__init__(name, SETTINGS, SEED, now=now, opening=opening)

    def enter(self, person: int) -> None:
        self.add(entering.enter(self.event, [Person(person, f"P{person}")], f"n{person}"))

    def play(self) -> None:
        self.add(rounds.start(self.event, SEED, {1: 10.0}))
        begun = self.now
        while not (event := self.event).over:
            self.add(rounds.next_round(event, SEED, Moment(self.now)))
            if self.event.over:
                return
            assert self.now == begun + (len(self.event.rounds) - 1) * WEEK  # a match a week
            for pairing in self.event.rounds[-1].undecided:
                outcome = self.outcome()
                self.add(rounds.decide(self.event, len(self.event.rounds), pairing.number, 1, outcome))
            if self.rng.random() < 0.2:
                there = [one for one in self.event.entries if one.gone is None]
                one = self.rng.choice(there)
                self.add(entering.withdraw(self.event, Person(min(one.people), "—")))
            self.now += DAY
            self.add(rounds.close_round(self.event, Moment(self.now)))
            assert self.event.next_at is not None
            assert rounds.next_round(self.event, SEED, Moment(self.event.next_at - 1)) == []
            self.now = self.event.next_at

    def outcome(self) -> Outcome:
        present = self.rng.random() < 0.9, self.rng.random() < 0.9
        points = self.rng.choice([(3, LOST), (2, 1), (1, 2), (LOST, 3)])
        return Outcome(How.PLAYED, points, (0, 0), (100, 80), present)


def people(event: Event) -> list[frozenset[int]]:
    return [one.people for one in event.entries]


@given(strategies.randoms(use_true_random=False), strategies.integers(4, 20))
def test_S_8_the_ladder_goes_on_from_season_to_season(rng: random.Random, entries: int) -> None:
    season = Season("season1", rng, 1_000, [])
    for person in range(1, entries + 1):
        season.enter(person)
    for number in (1, 2):
        season.play()
        before = season.event
        assert before.stage is Stage.FINISHED
        assert before.season == number
        assert sorted(one for division in divisions(before.seeds) for one in division) == sorted(before.seeds)
        assert flaws(season.name, season.log, SEED) == []
        assert all(codec.read(*codec.write(step)) == step for _, _, step in season.log)
        moves = leagues.moves(before, lots_for(before, SEED))
        assert not {*moves.up} & {*moves.down}

        opening = leagues.next_season(before, SEED)
        season = Season(f"season{number + 1}", rng, season.now, opening)
        after = season.event
        assert after.season == number + 1
        away = [one.people for one in before.entries if one.people not in people(after)]
        assert all(one.gone is None for one in before.entries if one.people in people(after))
        for one in away:
            if rng.random() < 0.5:
                season.enter(min(one))
        for person in range(100 * number, 100 * number + rng.randint(0, 3)):
            season.enter(person)
        if sum(one.plays for one in season.event.entries) < 4:
            return
    season.play()
    assert season.event.stage is Stage.FINISHED
    # Nobody has to be at the table of the ladder to be forgotten there (E-6).
    forgotten = fold(season.name, [(seq, at, renamed(step, 2, -1)) for seq, at, step in season.log])
    assert forgotten is not None
    assert 2 not in forgotten.people
