"""Hands in direct messages, and people who take none."""

from bot.tables.table import Stage
from bot.text import narrate
from bot.text.catalogue import voices
from tests.e2e.conftest import Gallery
from tests.e2e.secrecy import leaks
from tests.e2e.tables import filled, opened, started
from tests.e2e.world import World, play_out


async def test_whoever_sits_down_is_told_where_their_cards_will_come(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await opened(anna)
    await filled(table, anna, [bruno])
    await world.rest()
    assert len(anna.direct()) == len(bruno.direct()) == 1


async def test_a_hand_comes_with_picture_text_and_buttons(world: World, gallery: Gallery) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    assert table.state is not None
    for player in (anna, bruno):
        message = player.direct()[-1]
        hand = table.state.hands[table.seat_of(player.id) or 0]
        (attachment,) = message.attachments
        assert set(gallery.scenes[await attachment.read()].cards) == set(hand)
        assert attachment.description
        plays = [c for c in player.controls(message) if c.press is not None and c.press.verb == "play"]
        assert len(plays) == 3
        assert {control.disabled for control in plays} == {table.turn != table.seat_of(player.id)}


async def test_closed_direct_messages_are_known_at_join_and_tried_once(
    world: World, gallery: Gallery
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    world.close_dms(bruno)
    table = await started(world, 2, anna, [bruno])
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    tried = [
        entry
        for entry in world.http_requests
        for player in (anna, bruno)
        if entry.method == "POST" and entry.path == f"/channels/{player.actor.user.dm_channel.id}/messages"
    ]
    assert len(tried) == 2
    assert leaks(world, gallery.scenes) == []


async def test_closed_direct_messages_are_tried_again_after_an_hour_at_the_earliest(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    for _ in range(3):
        table = await opened(anna)
        await filled(table, anna, [bruno])
        await world.rest()
        await anna.command("briscola end", table=table)
        await world.rest()
    assert len([entry for entry in world.http_requests if entry.path == path]) == 1
    await world.rest(3601)
    await opened(anna)
    await world.rest()
    assert len([entry for entry in world.http_requests if entry.path == path]) == 2


async def test_opened_again_they_are_used_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    table = await opened(anna)
    await world.rest()
    await anna.command("briscola end", table=table)
    world.backend.faults.clear()
    await world.rest(3601)
    await started(world, 2, anna, [bruno])
    assert any(c.press and c.press.verb == "play" for c in anna.controls(anna.direct()[-1]))


async def test_whoever_wants_their_cards_here_gets_no_direct_message(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("preferences", cards="here")
    table = await started(world, 2, anna, [bruno])
    await play_out(world, table.id)
    assert anna.direct() == []
    assert bruno.direct() != []


async def test_a_new_deal_brings_a_new_hand_and_takes_the_old_one_away(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno], target=2)
    old = anna.direct()[-1].id
    await play_out(world, table.id, tricks=20)
    state = world.table().state
    assert state is not None
    assert state.number == 1
    await world.rest()
    hands = [m for m in anna.direct() if any(c.press for c in anna.controls(m))]
    assert [m.id == old for m in hands] == [False]
    assert {c.label.partition(". ")[2] for c in anna.controls(hands[0])} == {
        narrate.card_name(voices()["en"], card, table.rules.pack)
        for card in state.hands[table.seat_of(anna.id) or 0]
    }
