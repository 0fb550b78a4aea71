"""Hands in direct messages, and people who take none."""

import random

import pytest

from bot.tables.model.table import Stage
from chaos.discord.closed_dms import Evening
from testing.checks.leaks import leaks
from testing.players.direct_messages import closed_dm_notices
from testing.players.player import play_out
from testing.players.tables import fill_seats, open_table, start_match
from testing.players.turns import play_card, player_to_act
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

BY_DM = "by direct message"
OPEN = "by a hand that stays open"


async def test_whoever_sits_down_is_told_where_their_cards_will_come(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    await world.rest()
    assert len(anna.direct()) == len(bruno.direct()) == 1


async def test_a_hand_comes_with_picture_text_and_buttons(world: World, stub_pictures: StubPictures) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    for player in (anna, bruno):
        message = player.direct()[-1]
        hand = table.state.hands[table.seat_of(player.id) or 0]
        (attachment,) = message.attachments
        drawn = set(stub_pictures.scenes[await attachment.read()].cards)
        assert table.state.turnup is not None
        assert drawn == {*hand, table.state.turnup.card}
        assert attachment.description
        plays = [c for c in player.controls(message) if c.press is not None and c.press.verb == "play"]
        assert len(plays) == 3
        assert {control.disabled for control in plays} == {table.turn != table.seat_of(player.id)}


async def test_closed_direct_messages_are_known_at_join_and_tried_once(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    world.close_dms(bruno)
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    tried = [
        entry
        for entry in world.http_requests
        for player in (anna, bruno)
        if entry.method == "POST" and entry.path == f"/channels/{player.actor.user.dm_channel.id}/messages"
    ]
    assert len(tried) == 2
    assert leaks(world, stub_pictures.scenes) == []


async def test_closed_direct_messages_are_tried_again_after_an_hour_at_the_earliest(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    for _ in range(3):
        table = await open_table(anna)
        await fill_seats(table, anna, [bruno])
        await world.rest()
        await anna.command("briscola end", table=table)
        await world.rest()
    assert len([entry for entry in world.http_requests if entry.path == path]) == 1
    await world.rest(3601)
    await open_table(anna)
    await world.rest()
    assert len([entry for entry in world.http_requests if entry.path == path]) == 2


async def test_opened_again_they_are_used_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    table = await open_table(anna)
    await world.rest()
    await anna.command("briscola end", table=table)
    world.backend.faults.clear()
    await world.rest(3601)
    await start_match(world, 2, anna, [bruno])
    assert any(c.press and c.press.verb == "play" for c in anna.controls(anna.direct()[-1]))


async def test_whoever_wants_their_cards_here_gets_no_direct_message(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola-me preferences", cards="here")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    assert anna.direct() == []
    assert bruno.direct() != []


async def test_a_new_deal_brings_a_new_hand_and_takes_the_old_one_away(
    world: World, stub_pictures: StubPictures
) -> None:
    """They play at the table, so the buttons are there (V-5); the cards come by DM in every deal (V-3)."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2)
    old = anna.direct()[-1].id
    await play_out(world, table.id, "by button", tricks=20)
    state = world.table().state
    assert state is not None
    assert state.number == 1
    await world.rest()
    (hand,) = [message for message in anna.direct() if message.attachments]
    assert hand.id != old
    assert anna.controls(hand) == []
    (picture,) = hand.attachments
    shown = stub_pictures.scenes[await picture.read()].cards
    assert sorted(shown) == sorted(str(card) for card in state.hands[table.seat_of(anna.id) or 0])


async def test_V_3_a_hand_tells_how_the_deal_before_ended_until_its_first_trick_is_taken(
    world: World,
) -> None:
    """Anna's hand is a DM, Bruno's is in the channel."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = (await start_match(world, 2, anna, [bruno], target=2)).id
    bruno.open_hand = await bruno.hand(table)

    def said() -> list[tuple[bool, ...]]:
        texts = [anna.read(anna.direct()[-1]), bruno.read(bruno.live_hand())]
        parts = ("Deal 1 is over", " wins the deal. Points: ", "Deals: ")
        return [tuple(part in text for part in parts) for text in texts]

    async def play() -> int:
        await play_card(world, table, BY_DM if player_to_act(world) is anna else OPEN, pace=3)
        state = world.table(table).state
        assert state is not None
        return state.number

    while await play() == 0:
        assert said() == 2 * [(False, False, False)]
    assert said() == 2 * [(True, True, True)]
    await play()
    assert said() == 2 * [(True, True, True)]
    await play()
    assert said() == 2 * [(False, False, True)]


async def test_V_3_at_the_end_of_a_match_a_hand_says_who_won_and_a_dm_where_to_go_on(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = (await start_match(world, 2, anna, [bruno])).id
    await play_out(world, table, {anna.id: BY_DM, bruno.id: OPEN})
    by_dm, in_channel = anna.read(anna.direct()[-1]), bruno.read(bruno.live_hand())
    (result,) = [text for text in map(anna.read, anna.visible()) if "wins the match!" in text]
    sentence = result.splitlines()[0].removeprefix("### ")
    assert sentence in by_dm
    assert sentence in in_channel
    assert (f"<#{world.channel.id}>" in by_dm, f"<#{world.channel.id}>" in in_channel) == (True, False)


async def test_f9_whoever_takes_no_direct_messages_is_told_once_after_sitting_down(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    world.close_dms(anna)
    world.close_dms(bruno)
    for _ in range(2):
        table = await open_table(anna)
        await fill_seats(table, anna, [bruno])
        await anna.command("briscola end", table=table)
        await world.rest(3601)
    assert [closed_dm_notices(player, private=True) for player in (anna, bruno)] == [1, 1]
    assert [closed_dm_notices(player, private=False) for player in (anna, bruno)] == [0, 0]


async def test_f9_closed_in_a_game_it_is_said_at_the_table_and_no_edit_is_tried_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    evening = Evening(world, random.Random(1), [anna, bruno], closed=0)
    evening.close(anna)
    await world.restarted()  # whose answer it could follow is forgotten
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    assert len(evening.refused(anna)) == 1
    assert (closed_dm_notices(anna, private=True), closed_dm_notices(anna, private=False)) == (0, 1)


async def test_f9_a_substitute_who_takes_no_direct_messages_is_told_in_private(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    world.close_dms(carla)
    await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola substitute")
    await world.rest()
    await carla.command("briscola substitute")
    await world.rest()
    assert (closed_dm_notices(carla, private=True), closed_dm_notices(carla, private=False)) == (1, 0)


async def test_f9_closed_when_a_player_comes_back_they_are_told_in_private(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await bruno.command("briscola-me preferences", cards="here")
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave", table=table.id)
    await bruno.command("briscola-me preferences", cards="dm")
    world.close_dms(bruno)
    await world.restarted()  # whose answer it could follow is forgotten
    await bruno.press(bruno.with_verb("back", table.id), "back")
    await world.rest()
    assert (closed_dm_notices(bruno, private=True), closed_dm_notices(bruno, private=False)) == (1, 0)


async def test_f9_it_stays_known_over_a_restart(world: World) -> None:
    anna = world.enter("Anna")
    world.close_dms(anna)
    await open_table(anna)
    await world.restarted()
    await open_table(anna)
    await world.rest()
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    assert len([entry for entry in world.http_requests if entry.path == path]) == 1


@pytest.mark.usefixtures("stub_pictures")
async def test_f9_games_go_on_where_a_third_takes_no_direct_messages(world: World) -> None:
    evening = Evening(world, random.Random(9))
    await evening.round((2, 4))
    seen = evening.observations()
    assert seen.broken == []
    assert seen.games == 2
    assert seen.tries == seen.told > 0


async def test_a_press_on_a_hand_that_is_just_taken_away_counts_and_is_answered_in_words(
    world: World,
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    player = world.people[turn.id]
    message = player.with_verb("play", table.id, direct=True)
    world.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
    pressed = await player.actor.user.click(message, custom_id=player.find(message, "play", 0).custom_id)
    assert world.table().decision == table.decision + 1
    assert pressed.response is not None
    assert pressed.response.ephemeral
    assert "newer message" in player.read(pressed.response)
