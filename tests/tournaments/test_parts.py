"""What a process keeps of events while it holds their part, and leaves to the next holder (E-1)."""

from functools import partial
from pathlib import Path

from bot.tables.holding import part_of
from bot.tables.model.people import Person
from bot.tournaments import privacy
from bot.tournaments.decisions import entering
from bot.tournaments.model.settings import Settings
from testing.builders.states import rules_for
from testing.leases.held_parts import HeldParts
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import HERE, TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(5)]
PART = part_of(HERE.guild, "")


async def test_E_6_who_was_forgotten_at_another_process_does_not_come_back_with_the_part(
    tmp_path: Path,
) -> None:
    one, two = HeldParts({PART}), HeldParts()
    async with (
        opened_store(tmp_path / "briscola.db") as store,
        TournamentProcess(store, holding=one) as first,
        TournamentProcess(store, holding=two) as second,
    ):
        found = await first.open(Settings("Coppa", rules_for("briscola")), [[who] for who in PEOPLE[:4]])
        one.parts.discard(PART)
        first.director.drop([PART])
        await first.events.look(found)  # anybody may look
        two.parts.add(PART)
        await privacy.forget(store, second.events, two, PEOPLE[3].id, -1)
        two.parts.discard(PART)
        second.director.drop([PART])
        one.parts.add(PART)
        await first.events.act(found, partial(entering.enter, members=[PEOPLE[4]], nonce="n"))
        event = await first.events.look(found)
    assert PEOPLE[4].id in event.people
    assert PEOPLE[3].id not in event.people
    assert PEOPLE[3].name not in repr(event)
