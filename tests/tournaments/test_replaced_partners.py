"""Replaced partners: they have a day to accept, and their entry keeps its place (T-2, T-7)."""

from collections.abc import Callable

import pytest

from bot.pairing.results import LOST, WON
from bot.tables.model.people import Person
from bot.tournaments.decisions import leagues, rounds
from bot.tournaments.decisions.deadlines import next_due
from bot.tournaments.decisions.entering import ACCEPTING, accept, enter, lapse, withdraw
from bot.tournaments.decisions.hosting import Official, replace_partner, restore
from bot.tournaments.decisions.moments import DAY, HOUR, Moment
from bot.tournaments.events import entrants_of
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Entry, Stage
from bot.tournaments.model.settings import Format, Settings, Tempo
from bot.tournaments.model.steps import Departure, EntryRemoved, How, Outcome, Step
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for
from testing.each import each
from testing.worlds.tournaments.tournament_log import TournamentLog

SEED = bytes(range(32))
NEW = Person(900, "Nina")
HOST = Official(Person(1, "Anna"), manages=False)
PAIRS = rules_for("briscola", players=4)
ROUND_ROBIN = Settings("Coppa", PAIRS, Format.ROUND_ROBIN, Tempo.POST, cut=2, days=3)
LEAGUE = Settings("Lega", PAIRS, Format.LEAGUE, Tempo.POST, days=7)
KNOCKOUT = Settings("Coppa", PAIRS, Format.KNOCKOUT, Tempo.POST, days=3)


def opened(settings: Settings) -> TournamentLog:
    """Five pairs that have entered."""
    played = TournamentLog("event77", settings, SEED)
    for number in range(5):
        first, second = Person(100 + number, f"P{number}"), Person(200 + number, f"Q{number}")
        played.add(enter(played.event, [first, second], f"n{number}"))
        played.add(accept(played.event, second, f"m{number}"))
    return played


def with_resting_pair(settings: Settings) -> tuple[TournamentLog, Entry]:
    """A tournament in its first round, and the pair that rests there."""
    played = opened(settings)
    played.now += 25 * HOUR
    played.add(rounds.start(played.event, SEED, {}))
    played.add(rounds.next_round(played.event, SEED, Moment(played.now)))
    paired = {number for one in played.event.rounds[0].pairings for number in one.entries}
    return played, next(one for one in played.event.entries if one.number not in paired)


def replace_second(played: TournamentLog, entry: Entry) -> None:
    (_, second) = entry.members
    assert isinstance(second, Person)
    played.add(replace_partner(played.event, HOST, entry.number, second.id, NEW))


def play_on(played: TournamentLog) -> None:
    """Play everything that is still to be played; the first of each pairing wins."""
    while not (event := played.event).over:
        current = event.running_round
        if current is None:
            played.now = max(played.now, event.next_at or 0)
            played.add(rounds.next_round(event, SEED, Moment(played.now)))
            continue
        for pairing in current.undecided:
            outcome = Outcome(How.PLAYED, (WON, LOST), (1, -1), (70, 50), (True, True))
            played.add(rounds.decide(played.event, current.number, pairing.number, 1, outcome))
        played.add(rounds.close_round(played.event, Moment(played.now)))


def test_T_2_a_new_partner_has_a_day_to_accept_however_long_ago_the_pair_entered() -> None:
    played = opened(ROUND_ROBIN)
    played.now += 25 * HOUR
    replace_second(played, played.event.entry(1))
    assert next_due(played.event, 0) == played.now + ACCEPTING
    assert lapse(played.event, played.now + DAY - 1) == []
    assert lapse(played.event, played.now + DAY) == [EntryRemoved(1, Departure.ABSENT)]


def _lapses(played: TournamentLog) -> list[Step]:
    played.now += DAY
    return lapse(played.event, played.now)


def _declines(played: TournamentLog) -> list[Step]:
    return withdraw(played.event, NEW)


def _was_removed(played: TournamentLog) -> list[Step]:
    """As logs had it before the entry kept its place."""
    entry = played.event.entry_of(NEW.id)
    assert entry is not None
    return [EntryRemoved(entry.number, Departure.ABSENT)]


@each("leave", [_lapses, _declines, _was_removed])
@each("settings", [ROUND_ROBIN, LEAGUE, KNOCKOUT])
def test_T_7_a_seeded_pair_keeps_its_place_when_its_new_partner_does_not_play(
    settings: Settings, leave: Callable[[TournamentLog], list[Step]]
) -> None:
    played, pair = with_resting_pair(settings)
    replace_second(played, pair)
    played.add(leave(played))
    gone = played.event.entry(pair.number)
    assert (gone.gone is not None, gone.left_at) == (True, played.now)
    assert lapse(played.event, played.now + DAY) == []  # once
    assert not any(one.absent_at for one in entrants_of(played.event))  # nobody missed a match
    with pytest.raises(EventRefused, match=EventReason.NOT_ENTERED):
        accept(played.event, NEW, "late")
    play_on(played)
    assert played.event.stage is Stage.FINISHED
    assert pair.number in dict(played.event.places) or settings is KNOCKOUT
    assert flaws(played.name, played.log, SEED) == []
    if settings is LEAGUE:
        _, *carried = leagues.next_season(played.event, SEED)
        assert len(carried) == 4


def test_T_7_a_pair_that_is_let_play_again_has_another_day_for_its_new_partner() -> None:
    played, pair = with_resting_pair(ROUND_ROBIN)
    replace_second(played, pair)
    played.add(_lapses(played))
    played.add(restore(played.event, HOST, pair.number))
    assert lapse(played.event, played.now + DAY - 1) == []
    played.add(accept(played.event, NEW, "new"))
    assert played.event.entry(pair.number).plays
