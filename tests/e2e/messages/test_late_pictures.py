"""F5: a message that could not wait for its picture gets it by one edit, as soon as the picture is ready."""

from collections import Counter

from bot.tables.model.table import Stage, Table
from testing.players.player import Player, play_out
from testing.players.tables import start_match
from testing.worlds.gallery import Gallery
from testing.worlds.world import World

PATIENCE = 2.0
"""Seconds in which every message has gone out, with its picture or without."""
NEVER = 1200.0
"""Seconds after which nothing can come any more: every token has expired."""


def edits(world: World) -> Counter[str]:
    """The number of edits of each message so far."""
    return Counter(entry.path for entry in world.http_requests if entry.method == "PATCH")


async def last_trick(world: World, tricks: str = "live") -> tuple[Table, Player]:
    """A table at which the last trick of the only deal is about to be played."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks=tricks)
    await play_out(world, table.id, tricks=19)
    await world.rest(60)
    return table, anna


async def test_F5_a_table_and_its_hands_get_their_late_pictures(world: World, gallery: Gallery) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    hand = await anna.hand(table.id)
    with gallery.slow():
        await play_out(world, table.id, tricks=1)
        await world.rest(PATIENCE)
        (public,) = world.messages()
        assert not public.attachments
        assert not anna.stored(hand).attachments
        assert not bruno.direct()[-1].attachments
        before, shown = edits(world), len(world.messages()) + len(bruno.direct())
    await world.rest(PATIENCE)
    (public,) = world.messages()
    assert public.attachments
    assert anna.stored(hand).attachments
    assert bruno.direct()[-1].attachments
    assert set((edits(world) - before).values()) == {1}
    await world.rest(9)
    assert len(world.messages()) + len(bruno.direct()) == shown


async def test_F5_a_sheet_and_the_result_of_its_match_get_their_late_pictures(
    world: World, gallery: Gallery
) -> None:
    table, anna = await last_trick(world)
    with gallery.slow():
        await play_out(world, table.id)
        await world.rest(60)
        assert world.table(table.id).stage is Stage.FINISHED
        assert [anna.read(one).count("over") for one in world.messages()] != []
        assert not any(one.attachments for one in world.messages())
        before, shown = edits(world), len(world.messages())
    await world.rest(PATIENCE)
    assert [len(one.attachments) for one in world.messages()] == [1] * shown
    await world.rest(NEVER)
    assert len(world.messages()) == shown
    late = edits(world) - before
    assert set(late.values()) == {1}
