"""Whole matches through Discord, with nobody ever seeing what they may not."""

import pytest

from bot.render.scene import Kind
from bot.rules.cards import CARDS, Card
from bot.rules.events import CardPlayed
from bot.rules.options import Teams
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from testing.checks.leaks import leaks
from testing.players.player import WAYS, play_out
from testing.players.tables import fill_seats, open_table, set_option, start_match
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


@pytest.mark.parametrize("way", WAYS)
async def test_two_people_play_a_match_to_its_end(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, way)
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize(("players", "people"), [(2, 1), (3, 3), (4, 2), (6, 6)])
async def test_a_match_of_every_size_is_played_by_people_and_computers(
    world: World, stub_pictures: StubPictures, players: int, people: int
) -> None:
    names = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Franco")[:people]
    host, *guests = [world.enter(name) for name in names]
    table = await start_match(world, players, host, guests)
    assert sum(isinstance(seat.owner, Person) for seat in table.seats) == people
    ways = dict(zip(world.people, WAYS, strict=False)) | dict.fromkeys(
        list(world.people)[len(WAYS) :], "by button"
    )
    await play_out(world, table.id, ways)
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []


async def test_four_play_each_for_himself_where_the_host_says_so(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table_id = await open_table(anna, 4)
    await set_option(anna, table_id, "teams", Teams.NONE.value)
    await fill_seats(table_id, anna, [bruno])
    await anna.press(anna.with_verb("start"), "start")
    assert len(world.table().rules.sides) == 4
    await play_out(world, table_id, "by command")
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_match_of_several_deals_goes_to_whoever_wins_two(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2)
    first = table.state
    assert first is not None
    await play_out(world, table.id, "by command")
    state = world.table().state
    assert state is not None
    assert max(state.score) == 2
    assert state.number >= 1
    # the deal passes to the right.
    assert state.dealer == (first.dealer + state.number) % 2
    assert leaks(world, stub_pictures.scenes) == []


async def test_each_trick_is_shown_once_in_order_with_a_description(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    await play_out(world, table.id)
    history = [event for _, event in await world.briscola.context.tables.history(table.id)]
    played = [event.card for event in history if isinstance(event, CardPlayed)]
    expected = [sorted(played[first : first + 2]) for first in range(0, len(played), 2)]
    assert len(expected) % 20 == 0  # after a deal of 60 all there is another one
    shown = []
    for message in world.messages():
        for attachment in message.attachments:
            picture = stub_pictures.scenes[await attachment.read()]
            if any(
                control.press and control.press.verb in {"last", "more"} for control in anna.controls(message)
            ):
                continue  # the message of the table itself
            assert attachment.description
            assert len(attachment.description) <= 1024
            if picture.kind is not Kind.TABLE:
                continue  # how the match ended
            shown.append(sorted(picture.cards))
    lying = [[card for card in cards if card in trick] for cards, trick in zip(shown, expected, strict=True)]
    assert [sorted(cards) for cards in lying] == expected


async def test_every_trick_is_sent_with_a_nonce_that_is_enforced(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    await play_out(world, table.id, tricks=5)
    sent = world.requests("POST", f"/channels/{world.channel.id}/messages")
    assert len(sent) == 5  # one a trick: the message of the table is the answer to a command
    nonces = [body.get("nonce") for body in sent]
    assert all(body.get("enforce_nonce") for body in sent)
    assert len(set(nonces)) == len(nonces)
    assert all(nonce and len(str(nonce)) <= 25 for nonce in nonces)


async def test_two_tables_in_one_channel_do_not_mix(world: World, stub_pictures: StubPictures) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    first = await start_match(world, 2, anna, [bruno])
    second_id = await open_table(carla, 2)
    await fill_seats(second_id, carla, [anna])  # Anna sits at both
    await carla.press(carla.with_verb("start", second_id), "start")
    await world.rest()
    for tricks in range(1, 20, 6):
        await play_out(world, first.id, tricks=tricks)
        await play_out(world, second_id, "by direct message", tricks=tricks)
    await play_out(world, first.id)
    await play_out(world, second_id, "by command")
    assert {table.stage for table in world.tables.values()} == {Stage.FINISHED}
    assert leaks(world, stub_pictures.scenes) == []


async def test_the_leak_detector_notices_a_hand_shown_to_another(
    world: World, stub_pictures: StubPictures
) -> None:
    """The tests above prove nothing unless this one finds what was planted."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    card: Card = table.state.hands[0][0]
    assert card in CARDS.values()
    channel = world.bot.get_channel(world.channel.id)
    assert channel is not None
    assert leaks(world, stub_pictures.scenes) == []
    message = world.messages()[-1]
    planted = [{"type": 10, "content": f"{card}!"}]
    world.backend.edit_message(world.channel.id, message.id, {"components": planted})
    holder = anna if table.seat_of(anna.id) == 0 else bruno
    other = bruno if holder is anna else anna
    found = "".join(leaks(world, stub_pictures.scenes))
    assert f"to {other.id}" in found
    assert f"to {holder.id}" not in found
