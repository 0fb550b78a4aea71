"""What nobody may do is answered to them alone, in a sentence, and changes nothing."""

import pytest

from bot.tables.model.errors import TableReason
from testing.checks.refusals import ENGLISH, refusal_text
from testing.players.player import answer_text, play_out, press_late
from testing.players.tables import open_table, set_option, start_match
from testing.worlds.world import World


def pings(world: World, since: int) -> list[int]:
    """Whom the messages since some request have notified, in order."""
    sent = [dict(entry.json or {}) for entry in world.http_requests[since:] if entry.method == "POST"]
    return [int(one) for body in sent for one in body.get("allowed_mentions", {}).get("users") or []]


async def test_a_card_is_played_only_by_whose_turn_it_is(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    waiting = anna if table.seat_of(anna.id) != table.turn else bruno
    card = table.state.hands[table.seat_of(waiting.id) or 0][0]
    result = await waiting.command("briscola play", card=str(card))
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    assert answer_text(waiting, result) == f"It is not your turn: {turn.name} is to play."
    assert world.table() == table


async def test_a_card_is_played_only_by_whoever_holds_it(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    turn = table.turn or 0
    player = anna if table.seat_of(anna.id) == turn else bruno
    other = table.state.hands[1 - turn][0]
    result = await player.command("briscola play", card=str(other))
    assert answer_text(player, result)
    # Nothing tells whether the other one holds it: a card of the stock is refused in the same words.
    buried = await player.command("briscola play", card=str(table.state.stock[0]))
    assert len(answer_text(player, result)) - len(answer_text(player, buried)) in range(-6, 7)
    assert world.table() == table


async def test_a_button_pressed_twice_plays_once(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    player = anna if table.seat_of(anna.id) == table.turn else bruno
    hand = await player.hand(table.id)
    made = player.find(hand, "play", 0).custom_id
    await player.press(hand, "play", 0)
    after = world.table()
    result = await press_late(world, player, hand, made)
    assert result.acknowledged
    assert refusal_text(TableReason.STALE) in player.read(hand)
    assert world.table() == after


async def test_the_cards_of_another_cannot_be_pressed(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    turn, waiting = (anna, bruno) if table.seat_of(anna.id) == table.turn else (bruno, anna)
    hand = await turn.hand(table.id)
    made = turn.find(hand, "play", 0).custom_id
    result = await press_late(world, waiting, waiting.with_verb("hand"), made)
    assert answer_text(waiting, result)
    assert world.table() == table


async def test_onlookers_have_no_cards_to_see_or_play(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    result = await carla.press(carla.with_verb("hand"), "hand")
    assert answer_text(carla, result) == refusal_text(TableReason.NOT_SEATED)
    forged = f"b1:play:{table.id}:{table.decision}:0"
    result = await press_late(world, carla, carla.with_verb("hand"), forged)
    assert refusal_text(TableReason.NOT_SEATED) in answer_text(carla, result)
    assert world.table() == table


@pytest.mark.parametrize(
    "forged",
    [
        "b1:play:zzzzzz:0:0",
        "b1:play:{table}:{decision}:9",
        "b1:play:{table}:999999999:0",
        "b1:play:{table}",
        "b1:play",
        "b1:",
        "b1:steal:{table}:1:1",
        "b1:play:{table}:-1:0",
        "b1:hand:" + "x" * 80,
        "b1:play:{table}:{decision}:0:more",
        "b1:set-target:{table}",
        "b1:remove:{table}",
        "b1:team:{table}",
        "b1:invite:{table}",
        "b1:start:{table}",
        "b1:rematch:{table}",
        "b1:accept:{table}",
        "b0:play:{table}:1:1",
    ],
)
async def test_forged_buttons_are_answered_and_change_nothing(world: World, forged: str) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    custom_id = forged.format(table=table.id, decision=table.decision)[:100]
    for player in (carla, anna):
        if player is anna and custom_id.startswith("b1:play") and custom_id.endswith(":0"):
            continue  # for whoever sits there, a button like any other
        result = await press_late(world, player, player.with_verb("hand"), custom_id)
        if custom_id.startswith("b1:"):
            assert result.acknowledged
            assert answer_text(player, result)
        assert world.table() == table


async def test_a_button_of_a_closed_table_is_answered(world: World) -> None:
    anna = world.enter("Anna")
    table = await open_table(anna)
    lobby = anna.with_verb("join")
    bruno = world.enter("Bruno")
    await anna.command("briscola end", how="agree")
    await world.rest()
    result = await press_late(world, bruno, lobby, f"b1:join:{table}")
    assert answer_text(bruno, result) == refusal_text(TableReason.TABLE_CLOSED)


async def test_only_the_host_starts(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await open_table(anna)
    lobby = bruno.with_verb("join")
    await bruno.press(lobby, "join")
    result = await bruno.press(lobby, "start")
    assert answer_text(bruno, result) == refusal_text(TableReason.NOT_HOST, host="Anna")


async def test_a_person_sits_at_three_tables_at_most(world: World) -> None:
    anna = world.enter("Anna")
    for _ in range(3):
        await open_table(anna)
    result = await anna.command("briscola new")
    assert answer_text(anna, result) == refusal_text(TableReason.CAP_PERSON, cap=3)
    assert len(world.tables) == 3


async def test_a_sixth_table_in_a_channel_is_refused(world: World) -> None:
    for number in range(5):
        await open_table(world.enter(f"Guest{number}"))
    late = world.enter("Late")
    assert answer_text(late, await late.command("briscola new")) == refusal_text(
        TableReason.CAP_CHANNEL, cap=5
    )


async def test_an_invited_table_is_for_the_invited(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    await set_option(anna, await open_table(anna), "access", "invited")
    await anna.command("briscola invite", person=bruno.actor)
    await world.rest()
    result = await carla.press(carla.with_verb("join"), "join")
    assert answer_text(carla, result) == refusal_text(TableReason.NOT_INVITED)
    result = await press_late(
        world, carla, carla.with_verb("accept"), carla.find(carla.with_verb("accept"), "accept").custom_id
    )
    assert answer_text(carla, result) == refusal_text(TableReason.NOT_INVITED)
    await bruno.press(bruno.with_verb("accept"), "accept")
    assert [member.player.name for member in world.table().members] == ["Anna", "Bruno"]


async def test_an_invitation_is_declined(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await open_table(anna)
    await anna.choose(await anna.more(), "invite", bruno.actor)
    await world.rest()
    assert [guest.name for guest in world.table().invited] == ["Bruno"]
    await bruno.press(bruno.with_verb("decline"), "decline")
    await world.rest()
    assert world.table().invited == ()


async def test_who_declined_is_not_asked_again_and_may_still_come(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna, 3)
    await anna.choose(await anna.more(), "invite", bruno.actor)
    await world.rest()
    await bruno.press(bruno.with_verb("decline"), "decline")
    await world.rest()
    since = len(world.http_requests)
    for _ in range(6):
        result = await anna.command("briscola invite", person=bruno.actor)
        assert answer_text(anna, result) == refusal_text(TableReason.NOT_ASKED_AGAIN, name="Bruno")
        await world.rest(60)
    assert pings(world, since) == []
    await bruno.press(bruno.with_verb("join"), "join")
    assert world.table(table).member(bruno.id) is not None


async def test_fourteen_invitations_in_a_row_notify_five_people(world: World) -> None:
    anna, *others = (world.enter(f"Guest{number}") for number in range(15))
    await open_table(anna, 3)
    since, late = len(world.http_requests), set[str]()
    for other in others:
        result = await anna.command("briscola invite", person=other.actor)
        late.add(answer_text(anna, result))
        await world.rest(0.1)
    await world.rest()
    assert pings(world, since) == [other.id for other in others[:5]]
    again = [text for text in late if text.startswith("You have asked many people just now")]
    assert len(again) == len(late) - 1
    assert all("<t:" in text for text in again)
    await world.rest(12)
    result = await anna.command("briscola invite", person=others[-1].actor)
    assert answer_text(anna, result) == ENGLISH("say-done-invite")


async def test_a_hundred_shuffles_make_one_entry_and_are_answered(world: World) -> None:
    anna = world.enter("Anna")
    table = await open_table(anna, 3)
    await anna.command("briscola shuffle")
    before = world.table(table)
    for number in range(100):
        if number % 2:
            result = await anna.command("briscola shuffle")
        else:
            result = await press_late(world, anna, anna.with_verb("start"), f"b1:shuffle:{table}")
        assert answer_text(anna, result) == refusal_text(TableReason.ALREADY_SHUFFLED)
    await world.rest()
    assert world.table(table) == before
    how = await anna.press(anna.with_verb("fair", before.match), "fair")
    assert f"`{before.members[0].nonce}`" in answer_text(anna, how)


async def test_nothing_in_a_refusal_is_public(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, tricks=2)
    before = [(message.id, carla.read(message)) for message in world.messages()]
    for name in (
        "briscola hand",
        "briscola-move resign",
        "briscola leave",
        "briscola substitute",
        "briscola rematch",
    ):
        await carla.command(name, table=table.id)
    assert [(message.id, carla.read(message)) for message in world.messages()] == before
