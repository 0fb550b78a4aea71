"""A knock-out by correspondence: somebody goes on from every match in which somebody has played (T-12)."""

from collections.abc import Callable
from pathlib import Path

from bot.pages.page import Text
from bot.pages.tournaments.event import event_page
from bot.rules.decide import legal
from bot.rules.state import State
from bot.tables.model.people import Person
from bot.text.catalogue import Voice
from bot.tournaments.decisions.moments import DAY
from bot.tournaments.decisions.outcomes import outcome_at_deadline
from bot.tournaments.decisions.standings import winner_of
from bot.tournaments.model.event import Event, Pairing, Stage
from bot.tournaments.model.settings import Format, Settings, Tempo
from bot.tournaments.model.steps import How
from bot.tournaments.order import Orders
from testing.builders.states import rules_for
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(4)]
SETTINGS = Settings("Coppa", rules_for("briscola", target=7), Format.KNOCKOUT, Tempo.POST, days=3)


async def play_until(
    process: TournamentProcess, event: Event, pairing: Pairing, is_reached: Callable[[State], bool]
) -> State:
    """Play whatever is allowed until a state is reached; that state."""
    table = process.table(event, pairing).id
    while True:
        now = process.tables.in_memory[table]
        assert now.state is not None
        if is_reached(now.state):
            return now.state
        assert now.turn is not None
        person = now.seats[now.turn].person
        assert person is not None
        await process.tables.act(table, person, legal(now.state, now.turn)[0])


async def winners_by_seeds(process: TournamentProcess, event: Event, pairing: Pairing) -> list[int | None]:
    """Who would win a match now if its first entry had the better seed, and if its second one had."""
    table = process.table(event, pairing)
    current, history = event.rounds[-1], await process.tables.history(table.id)
    first, second = pairing.entries
    others = tuple(one for one in event.seeds if one not in pairing.entries)
    found = []
    for seeds in ((first, second), (second, first)):
        seeded = event._replace(seeds=(*seeds, *others))
        outcome = outcome_at_deadline(seeded, current, pairing, table, history)
        found.append(winner_of(pairing._replace(outcome=outcome)))
    return found


async def test_T_12_at_the_end_of_a_round_the_score_decides_then_the_cards_then_the_seed(
    tmp_path: Path,
) -> None:
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(SETTINGS, [[one] for one in PEOPLE])
        event = await process.events.look(found)
        first, second = event.rounds[0].pairings
        page = event_page(Voice("en"), event, await Orders(process.events).of(event), 0)
        words = [part.words for part in page.parts if isinstance(part, Text)]
        assert any("whoever is ahead wins" in one for one in words)
        assert await winners_by_seeds(process, event, first) == [None, None]  # nobody has played

        await play_until(process, event, first, lambda state: bool(state.trick))
        assert await winners_by_seeds(process, event, first) == [*first.entries]
        state = await play_until(process, event, first, lambda state: len({*state.piles}) > 1)
        ahead = first.entries[state.piles.index(max(state.piles))]
        assert await winners_by_seeds(process, event, first) == [ahead, ahead]
        state = await play_until(process, event, second, lambda state: len({*state.score}) > 1)
        ahead = second.entries[state.score.index(max(state.score))]
        assert await winners_by_seeds(process, event, second) == [ahead, ahead]

        event = await process.wait(found, 3 * DAY)
        (final,) = event.rounds[1].pairings
        assert {*process.tables.in_memory} == {process.table(event, final).id}  # the others do not go on
        await play_until(process, event, final, lambda state: bool(state.trick))
        event = await process.wait(found, 3 * DAY)
        assert not process.tables.in_memory
    assert event.stage is Stage.FINISHED
    outcomes = [pairing.outcome for one in event.rounds for pairing in one.pairings]
    assert {one.how for one in outcomes if one is not None} == {How.DEADLINE}
    assert [place for _, place in event.places] == [1, 2, 3, 3]
    assert len(event.winners) == 1


async def test_T_12_nobody_goes_on_from_a_match_in_which_nobody_has_played(tmp_path: Path) -> None:
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(SETTINGS, [[one] for one in PEOPLE])
        event = await process.events.look(found)
        await play_until(process, event, event.rounds[0].pairings[0], lambda state: bool(state.trick))
        event = await process.wait(found, 3 * DAY)
    first, second = event.rounds[0].pairings
    assert winner_of(second) is None
    assert event.stage is Stage.FINISHED  # the opponent passes
    assert event.places[0] == (winner_of(first), 1)
