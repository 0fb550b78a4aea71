"""A log that cannot be read stops one event, and neither the others nor the clocks of the bot."""

from pathlib import Path

import pytest

from bot.rules.shuffle import commitment
from bot.store.rows import NewEntry, Place as StorePlace
from bot.tables.model.codec import UnreadableEntry
from bot.tables.model.people import Person
from bot.tournaments.decisions.moments import HOUR
from bot.tournaments.ids import event_id
from bot.tournaments.model import codec
from bot.tournaments.model.settings import Settings, Tempo
from bot.tournaments.model.steps import EventOpened, Resumed, WaitingPaired
from testing.builders.states import rules_for
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import HERE, TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(4)]
SETTINGS = Settings("Coppa", rules_for("briscola"), tempo=Tempo.POST, rounds=2)
BROKEN = event_id(bytes(7))
"""The id of an event that is read before all others."""


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        (NewEntry("trophy-polished", "{}"), UnreadableEntry),
        (NewEntry(*codec.write(WaitingPaired(1, ((1, 2),), 0))), IndexError),  # in no round
    ],
)
async def test_an_event_that_cannot_be_read_is_left_alone(
    tmp_path: Path, entry: NewEntry, error: type[Exception]
) -> None:
    async with opened_store(tmp_path / "briscola.db") as store:
        opened = codec.write(EventOpened(HERE, PEOPLE[0], SETTINGS, commitment(bytes(32), BROKEN)))
        place = StorePlace(HERE.guild, HERE.posts_to)
        await store.event_log.append(BROKEN, 0, [NewEntry(*opened), entry], at=1, place=place)
        async with TournamentProcess(store) as process:
            found = await process.open(SETTINGS, [[one] for one in PEOPLE])
            ended = process.now
        async with TournamentProcess(store, ended + HOUR) as process:
            await process.begin(alive=ended)
            assert [step for _, step in await process.events.history(found)][-1] == Resumed(HOUR)
            assert [one.id for one in await process.events.in_server(HERE.guild)] == [found]
            with pytest.raises(error):
                await process.events.look(BROKEN)
