"""A match by commands alone: cards by name, what may be looked at, how a table ends."""

import json

import discord
import pytest

from bot.record.verify import verify
from bot.rules.cards import CARDS
from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from testing.players.player import answer_text, play_out
from testing.players.tables import open_table, start_by_command
from testing.players.turns import player_to_act
from testing.worlds.world import World


async def test_the_suggested_cards_are_ones_own_in_ones_own_language(world: World) -> None:
    anna, bea = world.enter("Anna", locale=discord.Locale.italian), world.enter("Bea")
    await start_by_command(world, anna, bea)
    mover = player_to_act(world)
    state = world.table().state
    assert state is not None
    offered = {
        player.id: await player.actor.autocomplete(world.channel, "briscola play", "card", "")
        for player in (anna, bea)
    }
    other = bea if mover is anna else anna
    assert offered[other.id] == []
    seat = world.table().turn
    assert seat is not None
    assert {one["value"] for one in offered[mover.id]} == {str(card) for card in state.hands[seat]}
    word = " di " if mover is anna else " of "
    assert all(word in one["name"] for one in offered[mover.id])


async def test_nobody_is_suggested_the_cards_of_a_table_where_they_do_not_sit(world: World) -> None:
    anna, bea, carla = world.enter("Anna"), world.enter("Bea"), world.enter("Carla")
    table = await start_by_command(world, anna, bea)
    for named in ({}, {"table": table}):
        assert await carla.actor.autocomplete(world.channel, "briscola play", "card", "", **named) == []


async def test_a_card_is_played_by_its_name_however_it_is_written(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    await start_by_command(world, anna)
    for written in (str, str.upper, str.title):
        offered = await anna.actor.autocomplete(world.channel, "briscola play", "card", "")
        label, card = offered[0]["name"], CARDS[offered[0]["value"]]
        answer_text(anna, await anna.command("briscola play", card=written(label)))
        await world.rest()
        state = world.table().state
        assert state is not None
        assert all(card not in hand for hand in state.hands)


async def test_a_card_that_is_none_or_not_mine_is_refused_and_nothing_is_told_of_other_hands(
    world: World,
) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await start_by_command(world, anna, bea)
    mover = player_to_act(world)
    other = bea if mover is anna else anna
    state, turn = world.table().state, world.table().turn
    assert state is not None
    assert turn is not None
    before = world.table().seq
    answer_text(mover, await mover.command("briscola play", card="the joker"))
    in_other_hand, in_stock = state.hands[1 - turn][0], state.stock[0]
    answers = [
        answer_text(mover, await mover.command("briscola play", card=str(card)))
        for card in (in_other_hand, in_stock)
    ]
    # The same sentence for a card in the other's hand and for one in the stock, but for the name of the card.
    assert len({answer.split()[0] for answer in answers}) == 1
    answer_text(other, await other.command("briscola play", card=in_other_hand))
    assert world.table().seq == before


async def test_a_match_is_played_by_command_and_then_proved(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea", locale=discord.Locale.italian)
    table = await start_by_command(world, anna, bea)
    match = world.table().match
    assert "not over yet" in answer_text(anna, await anna.command("briscola-me match record", match=match))
    assert "know" in answer_text(anna, await anna.command("briscola-me match record", match="nonesuch-1"))
    await play_out(world, table, "by command")
    assert world.table().stage is Stage.FINISHED
    for player in (anna, bea):
        (offered,) = await player.actor.autocomplete(world.channel, "briscola verify", "match", "")
        assert offered["value"] == match
    result = await anna.command("briscola-me match record")
    assert result.response is not None
    (file,) = result.response.attachments
    document = json.loads(await file.read())
    assert verify(document).ok
    assert document["id"] == match
    proof = answer_text(bea, await bea.command("briscola verify", match=match))
    assert document["fairness"]["commitment"] in proof
    assert document["fairness"]["server_seed"] in proof
    assert all(nonce in proof for nonce in document["fairness"]["nonces"])
    assert "È tutto giusto" in proof


async def test_what_there_is_to_look_at(world: World) -> None:
    anna, carla = world.enter("Anna"), world.enter("Carla", locale=discord.Locale.italian)
    table = await start_by_command(world, anna)
    await play_out(world, table, "by command", tricks=1)
    for name in ("last", "score", "rules", "hand"):
        assert answer_text(anna, await anna.command(f"briscola {name}"))
    for what in ("table", "hand", "last"):
        assert answer_text(anna, await anna.command("briscola read", what=what))
    for name in ("last", "score", "rules"):
        assert answer_text(carla, await carla.command(f"briscola {name}"))
    assert answer_text(carla, await carla.command("briscola read", what="table"))
    answer_text(carla, await carla.command("briscola hand"))
    answer_text(carla, await carla.command("briscola read", what="hand"))


async def test_the_rules_are_told_without_a_table_too(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    assert "Briscola" in answer_text(anna, await anna.command("briscola rules"))
    assert "Briscola" in answer_text(anna, await anna.command("briscola rules", game="briscola"))


async def test_the_rules_are_of_the_table_that_plays_and_tables_are_named_by_their_players(
    world: World,
) -> None:
    anna, bea, carla = (world.enter(name) for name in ("Anna", "Bea", "Carla"))
    over = await start_by_command(world, anna, bea)
    await play_out(world, over)
    other = await open_table(bea, 3)
    result = await carla.command("briscola rules")
    assert not carla.controls(result.response)
    await open_table(anna, 4)
    result = await carla.command("briscola rules")
    labels = [control.label for control in carla.controls(result.response)]
    assert f"Briscola: Bea · {other}" in labels


async def test_leaving_coming_back_and_letting_a_friend_in(world: World) -> None:
    anna, bea, carla = world.enter("Anna"), world.enter("Bea"), world.enter("Carla")
    await start_by_command(world, anna, bea)
    await bea.command("briscola leave")
    await world.rest()
    seat = world.table().seat_of(bea.id)
    assert seat is not None
    assert world.table().seats[seat].absence is Absence.LEFT
    await bea.command("briscola join")
    assert world.table().seats[seat].absence is None
    await bea.command("briscola leave")
    await carla.command("briscola substitute")
    assert world.table().seat_of(carla.id) == seat


async def test_giving_up_asks_the_partner(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bea", "Carla", "Dina")]
    await start_by_command(world, *people, players=4)
    table = world.table()
    names = {player.name: player for player in people}
    first, partner = (names[table.seats[seat].owner.name] for seat in (0, 2))
    await first.command("briscola-move resign", answer="agree")
    assert world.table().resigning == {first.id}
    await partner.command("briscola-move resign", answer="refuse")
    assert not world.table().resigning
    await first.command("briscola-move resign", answer="agree")
    await partner.command("briscola-move resign", answer="agree")
    assert world.table().stage is Stage.FINISHED


async def test_a_table_ends_when_all_agree_and_a_rematch_follows_a_match(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    table = await start_by_command(world, anna, bea)
    await anna.command("briscola end", how="agree")
    await bea.command("briscola end", how="refuse")
    assert world.table().stage is Stage.PLAYING
    await play_out(world, table, "by command")
    await anna.command("briscola rematch")
    assert world.table().stage is Stage.LOBBY
    await bea.command("briscola join")
    await anna.command("briscola start")
    await anna.command("briscola end", how="agree")
    await bea.command("briscola end", how="agree")
    assert not world.tables


async def test_a_moderator_ends_a_table_at_once_and_nobody_else_does(world: World) -> None:
    anna, bea, carla = world.enter("Anna"), world.enter("Bea"), world.enter("Carla")
    boss = world.enter("Boss", manager=True)
    await start_by_command(world, anna, bea)
    answer_text(anna, await anna.command("briscola end", how="now"))
    answer_text(carla, await carla.command("briscola end", how="agree"))
    assert world.table().stage is Stage.PLAYING
    await boss.command("briscola end")
    assert not world.tables


@pytest.mark.parametrize(
    "command",
    [
        *(
            f"briscola {name}"
            for name in ("hand", "last", "score", "start", "leave", "end", "rematch", "table")
        ),
        "briscola-move resign",
    ],
)
async def test_without_a_table_every_command_says_so(world: World, command: str) -> None:
    anna = world.enter("Anna")
    assert answer_text(anna, await anna.command(command))


async def test_the_cards_can_be_played_by_command_in_direct_messages(world: World) -> None:
    anna = world.enter("Anna")
    await start_by_command(world, anna)
    seat = world.table().seat_of(anna.id)
    (card, *_) = await anna.actor.user.autocomplete("briscola play", "card", "")
    result = await anna.actor.user.slash("briscola play", card=card["value"])
    assert result.response is not None
    await world.rest()
    state = world.table().state
    assert state is not None
    assert seat is not None
    assert card["value"] not in state.hands[seat]
