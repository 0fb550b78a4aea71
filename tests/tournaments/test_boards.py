"""Equal boards in the logs of events: percentages and swings of random results (D-10, D-11, DA-8)."""

import random
from fractions import Fraction

import pytest
from hypothesis import given, strategies

from bot.pairing.results import LOST, WON
from bot.rules.rules import Rules
from bot.rules.shuffle import commitment
from bot.tables.model.people import Person, Place
from bot.tournaments.decisions import boards, entering, rounds
from bot.tournaments.decisions.checks import check_settings, suited_rules
from bot.tournaments.decisions.entering import accept, enter
from bot.tournaments.decisions.moments import Moment
from bot.tournaments.decisions.standings import lots_for, table_of
from bot.tournaments.model import codec
from bot.tournaments.model.errors import EventRefused
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import EventOpened, How, Outcome, Step
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for

SEED = bytes(range(32))
EVENT = "event77"
BOARDS = 4


def start_event(kind: Format, entries: int, rules: Rules) -> tuple[Event, list[tuple[int, int, Step]]]:
    """An event with equal boards that has begun, and its log."""
    settings = Settings("Coppa", suited_rules(rules, kind, BOARDS), kind, boards=BOARDS, pause=0)
    check_settings(settings)
    host = Person(1, "Anna")
    log: list[tuple[int, int, Step]] = [
        (1, 1, EventOpened(Place(1, 2), host, settings, commitment(SEED, EVENT)))
    ]
    event = fold(EVENT, log)
    assert event is not None
    for number in range(entries):
        members = [Person(100 * number + one, "P") for one in range(1, settings.side_size + 1)]
        event = with_steps(event, log, enter(event, members, f"n{number}"))
        for one in members[1:]:
            event = with_steps(event, log, accept(event, one, f"n{one.id}"))
    return with_steps(event, log, rounds.start(event, SEED, {})), log


def with_steps(event: Event, log: list[tuple[int, int, Step]], steps: list[Step]) -> Event:
    entries = [(len(log) + place, 1_000, step) for place, step in enumerate(steps, 1)]
    log += entries
    after = fold(EVENT, entries, event)
    assert after is not None
    return after


def random_outcome(rng: random.Random) -> Outcome:
    if rng.random() < 0.1:
        return rounds.absent((rng.random() < 0.5, rng.random() < 0.5))
    points = [rng.randrange(121) for _ in range(BOARDS)]
    found: list[tuple[int, int] | None] = [(one, 120 - one) for one in points]
    if rng.random() < 0.1:
        found[-1] = None
    return Outcome(How.PLAYED, (WON, LOST), (0, 0), (0, 0), (True, True), boards=tuple(found))


def play(kind: Format, entries: int, rules: Rules, rng: random.Random) -> Event:
    """An event with random results, to its end; all of it follows from its log."""
    event, log = start_event(kind, entries, rules)
    while not event.over:
        event = with_steps(event, log, rounds.next_round(event, SEED, Moment(1_000)))
        if event.running_round is not None:
            number = event.running_round.number
            for pairing in event.running_round.undecided:
                event = with_steps(
                    event, log, rounds.decide(event, number, pairing.number, 1, random_outcome(rng))
                )
            event = with_steps(event, log, rounds.close_round(event, Moment(1_000)))
    assert flaws(EVENT, log, SEED) == []
    assert all(codec.read(*codec.write(step)) == step for *_, step in log)
    return event


@pytest.mark.parametrize("settled", [False, True])
def test_D_11_who_enters_late_changes_no_deal_of_a_round_that_has_begun(*, settled: bool) -> None:
    event, log = start_event(Format.SWISS, 8, rules_for(players=4))
    event = with_steps(event, log, rounds.next_round(event, SEED, Moment(1_000)))
    before = boards.boards_of(event, 1)
    late = [Person(9001, "Zoë"), Person(9002, "Ugo")]
    event = with_steps(event, log, enter(event, late, "late"))
    if settled:
        event = with_steps(event, log, accept(event, late[1], "late, too"))
    assert boards.boards_of(event, 1) == before, "a table that had to wait for room has the same deals"
    gone = entering.withdraw(event, Person(1, "P"))
    event = with_steps(event, log, gone)
    event = with_steps(event, log, entering.come_back(event, Person(1, "P")))
    assert boards.boards_of(event, 1) == before


@given(strategies.randoms(use_true_random=False), strategies.integers(6, 9), strategies.booleans())
def test_D_11_DA_4_each_board_gives_fifty_percent_on_average(
    rng: random.Random,
    entries: int,
    swiss: bool,  # noqa: FBT001 - a draw
) -> None:
    kind = Format.SWISS if swiss else Format.ROUND_ROBIN
    event = play(kind, entries, rules_for("briscola", players=4), rng)
    table = table_of(event, lots_for(event, SEED))
    assert sorted(one.entry for one in table) == sorted(one.number for one in event.entries)
    scores = [one.score for one in table]
    assert scores == sorted(scores, reverse=True)
    for one in event.rounds:
        for number in range(BOARDS):
            tables = [each for each in boards.tables_at(one, number) if each.points is not None]
            found = boards.percents_at(one, number)
            total = sum((found[entry] for each in tables for entry in each.entries), Fraction(0))
            assert total == 50 * 2 * len(tables)


@given(strategies.randoms(use_true_random=False))
def test_D_10_the_swings_decide_a_team_match(rng: random.Random) -> None:
    event = play(Format.TEAM_MATCH, 2, rules_for("briscola", players=4), rng)
    assert event.stage is Stage.FINISHED
    here, there = event.rounds[0].pairings
    assert (here.entries, there.entries) == (event.seeds, event.seeds[::-1])
    seats = [one for pairing in (here, there) for one in rounds.players_of(event, pairing)]
    assert len({one.id for one in seats if isinstance(one, Person)}) == 8  # nobody at both tables
    result = sum(one.points for one in boards.swings(event))
    places = dict(event.places)
    assert {one.entry: one.place for one in boards.team_table(event)} == places
    if all(all(pairing.outcome.present) for pairing in (here, there) if pairing.outcome):
        first, second = event.seeds
        assert (places[first] < places[second]) == (result > 0)
        assert (places[first] == places[second]) == (result == 0)


def test_D_12_boards_need_two_silent_sides_and_their_number() -> None:
    for settings in (
        Settings("Coppa", rules_for("briscola"), Format.KNOCKOUT, boards=8),
        Settings("Coppa", rules_for("briscola"), Format.SWISS, boards=3),
        Settings("Coppa", rules_for("briscola"), Format.SWISS, boards=8, cut=4),
        Settings("Coppa", rules_for("briscola"), Format.TEAM_MATCH),
    ):
        with pytest.raises(EventRefused):
            check_settings(settings)
