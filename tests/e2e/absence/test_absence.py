"""People who leave, idle, give up or end the table."""

import discord
import pytest

from bot.rules.cards import Card
from bot.tables.decisions.presence import MISSES
from bot.tables.model.errors import TableReason
from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from testing.checks.refusals import refusal_text
from testing.players.partners import enter_four
from testing.players.player import Player, answer_text, play_out, press_late, private_answer
from testing.players.tables import fill_seats, open_table, start_match
from testing.players.turns import player_to_act, seat_of
from testing.worlds.world import World


async def test_a_computer_plays_for_whoever_leaves_until_they_come_back(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave")
    await world.rest()
    assert world.table().seats[seat_of(table, bruno)].absence is Absence.LEFT
    await play_out(world, table.id, tricks=3)
    await bruno.press(bruno.with_verb("back"), "back")
    assert world.table().seats[seat_of(table, bruno)].absence is None
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_a_friend_takes_the_seat_of_whoever_left(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave")
    await world.rest()
    await carla.press(carla.with_verb("substitute"), "substitute")
    assert world.table().seat_of(carla.id) == seat_of(table, bruno)
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_r90_the_clock_warns_plays_and_then_gives_the_seat_to_a_computer(world: World) -> None:
    anna = world.enter("Anna")
    bruno = world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    absent = player_to_act(world)
    await world.rest(30)
    assert not world.table().warned
    await world.rest(12)
    assert world.table().warned
    warning = [m for m in world.messages() if f"<@{absent.id}>" in absent.read(m) and "<t:" in absent.read(m)]
    assert warning
    await world.rest(20)
    assert world.table().decision == table.decision + 1
    other = next(player for player in (anna, bruno) if player is not absent)
    while world.table().seats[seat_of(table, absent)].absence is None:
        if player_to_act(world) is other:
            hand = await other.hand(table.id)
            await other.press(hand, "play", 0)
        else:
            await world.rest(61)
    seat = world.table().seats[seat_of(table, absent)]
    assert seat.absence is Absence.AWAY
    assert MISSES == 2
    await absent.press(absent.with_verb("back"), "back")
    assert world.table().seats[seat_of(table, absent)].absence is None


async def test_r90_the_warning_is_gone_once_they_have_acted(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno])
    before = {message.id for message in world.messages()}
    player = player_to_act(world)
    await world.rest(41)
    added = {message.id for message in world.messages()} - before
    assert len(added) == 1
    await player.by_command(world.table(), card_of(world, player))
    await world.rest()
    assert not added & {message.id for message in world.messages()}


def card_of(world: World, player: Player) -> Card:
    table = world.table()
    assert table.state is not None
    return table.state.hands[seat_of(table, player)][0]


@pytest.mark.parametrize("where", ["in the channel", "by direct message"])
@pytest.mark.parametrize("acts", ["by command", "by button"])
@pytest.mark.parametrize("restarts", [False, True])
async def test_v12_whose_hand_is_open_is_reminded_in_private(
    world: World,
    where: str,
    acts: str,
    restarts: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    anna = world.enter("Anna", locale=discord.Locale.german)
    bruno = world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    for player in (anna, bruno):  # both have a hand that lives: one press each
        card = card_of(world, player)
        if player_to_act(world) is player:
            await (player.by_direct_message if where == "by direct message" else player.by_button)(
                world.table(), card
            )
        elif where == "in the channel":
            await player.hand(table.id)
    if where == "by direct message":
        player = player_to_act(world)
        await world.rest()
        await player.by_direct_message(world.table(), card_of(world, player))
    player = player_to_act(world)
    other = bruno if player is anna else anna
    await world.rest(3)
    public = {message.id for message in world.channel.history()}
    seen, others = reminders(player), reminders(other)
    assert seen == []
    await world.rest(41)
    assert world.table().warned
    assert len(reminders(player)) == 1
    assert reminders(other) == others
    assert {message.id for message in world.channel.history()} == public, "nobody else is told"
    if restarts:
        await world.restarted()
    if acts == "by command":
        await player.by_command(world.table(), card_of(world, player))
    elif where == "by direct message":
        await player.by_direct_message(world.table(), card_of(world, player))
    else:
        await player.by_button(world.table(), card_of(world, player))
    await world.rest()
    assert reminders(player) == []


def reminders(player: Player) -> list[str]:
    """The private messages that remind a player of their turn."""
    shown = [*player.visible(), *player.direct()]
    return [text for text in map(player.read, shown) if text.startswith("⏳")]


async def test_r90_downtime_counts_against_nobody(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await world.rest(30)
    await world.bot.close()
    world.backend.advance_clock(3600)
    await world.restarted()
    await world.rest(24)
    assert world.table().decision == table.decision
    await world.rest(6)
    assert world.table().decision > table.decision


async def test_resigning_asks_the_whole_side(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    table = await start_match(world, 4, people[0], people[1:])
    first = world.people[table.seats[0].owner.id]  # type: ignore[union-attr]
    partner = world.people[table.seats[2].owner.id]  # type: ignore[union-attr]
    foe = world.people[table.seats[1].owner.id]  # type: ignore[union-attr]
    await first.command("briscola-move resign", answer="agree")
    await world.rest()
    assert world.table().stage is Stage.PLAYING
    refused = await foe.press(foe.with_verb("keep-playing"), "keep-playing")
    assert refused.response is not None
    assert refused.response.ephemeral
    await foe.command("briscola-move resign", answer="agree")
    await world.rest()
    asked = first.read(first.with_verb("resign"))
    for one in (first, foe):
        assert f"{one.name} would like to resign. Does the whole side agree?" in asked
    await partner.press(partner.with_verb("resign"), "resign")
    await world.rest()
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.winners == (1,)


async def test_buttons_of_an_earlier_match_change_nothing_in_the_next(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    more = await anna.more(table.id)
    old = [anna.find(more, verb).custom_id for verb in ("leave", "seek", "resign", "end")]
    await play_out(world, table.id)
    await anna.press(anna.with_verb("rematch"), "rematch")
    await world.rest()
    await anna.press(anna.with_verb("start", table.id), "start")
    await world.rest()
    again = world.table(table.id)
    assert again.stage is Stage.PLAYING
    for custom_id in old:
        refused = answer_text(anna, await press_late(world, anna, more, custom_id))
        assert refused == refusal_text(TableReason.STALE), custom_id
        assert world.table(table.id) == again


async def test_giving_up_without_a_partner_asks_first(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna, target=2)
    for verb in ("resign", "end"):
        asked = private_answer(await anna.press(await anna.more(table.id), verb))
        assert world.table(table.id).stage is Stage.PLAYING
        await anna.press(asked, "never-mind")
        assert world.table(table.id).stage is Stage.PLAYING
    asked = private_answer(await anna.press(await anna.more(table.id), "resign"))
    await anna.press(asked, "resign-sure")
    assert anna.read(asked) == "The match is given up."
    assert world.table(table.id).stage is Stage.FINISHED


async def test_ending_a_table_without_others_asks_first(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    asked = private_answer(await anna.press(await anna.more(table.id), "end"))
    assert world.table(table.id).stage is Stage.PLAYING
    await anna.press(asked, "end-sure")
    await world.rest()
    assert world.tables == {}


@pytest.mark.parametrize(
    ("command", "sure"), [("briscola-move resign", "resign-sure"), ("briscola end", "end-sure")]
)
async def test_a_command_that_ends_a_match_alone_asks_as_its_button_does(
    world: World, command: str, sure: str
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna, target=2)
    asked = private_answer(await anna.command(command))
    opponent = next(seat.player.name for seat in table.seats if seat.player.name != "Anna")
    game, which, _ = anna.read(asked).split("\n")  # of the tables, which one
    assert game == "### Briscola for two players"
    assert opponent in which
    assert table.id in which
    assert world.table(table.id) == table
    await anna.press(asked, sure)
    await world.rest()
    assert table.id not in world.tables or world.table(table.id).stage is Stage.FINISHED


async def test_a_seat_cannot_be_taken_back_once_the_match_is_over(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await anna.command("briscola leave")
    await world.rest()
    more = await anna.more(table.id)
    back = anna.find(more, "back").custom_id
    await anna.press(more, "back")
    await anna.command("briscola-move resign", answer="agree")
    said = answer_text(anna, await press_late(world, anna, anna.with_verb("rematch"), back))
    assert said == refusal_text(TableReason.MATCH_OVER)


async def test_whoever_asks_others_is_not_asked_themselves(world: World) -> None:
    people = enter_four(world)
    table = await start_match(world, 4, people[0], people[1:])
    anna = people[0]
    await anna.press(await anna.more(table.id), "resign")
    assert world.table(table.id).resigning == {anna.id}
    await anna.press(await anna.more(table.id), "end")
    assert world.table(table.id).ending == {anna.id}


async def test_leave_of_a_lobby_leaves_no_running_match(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    in_lobby = await bruno.more(table)
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    await bruno.press(in_lobby, "leave")
    assert world.table(table).seats[seat_of(world.table(table), bruno)].absence is None
    await bruno.press(in_lobby, "leave")  # the page has become that of the match
    assert world.table(table).seats[seat_of(world.table(table), bruno)].absence is Absence.LEFT


async def test_all_players_together_end_the_table(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno])
    await anna.command("briscola end", how="agree")
    await world.rest()
    await bruno.press(bruno.with_verb("keep-table"), "keep-table")
    await world.rest()
    assert world.table().ending == frozenset()
    await anna.command("briscola end", how="agree")
    await world.rest()
    await bruno.press(bruno.with_verb("end"), "end")
    await world.rest()
    assert world.tables == {}


async def test_a_moderator_ends_a_table_and_nobody_else_can(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    carla, manager = world.enter("Carla"), world.enter("Maria", manager=True)
    table = await start_match(world, 2, anna, [bruno])
    await carla.command("briscola end", table=table.id, how="now")
    await anna.command("briscola end", table=table.id, how="now")
    assert world.table() == table
    await manager.command("briscola-admin end", table=table.id)
    await world.rest()
    assert world.tables == {}


@pytest.mark.parametrize("again", [True, False])
async def test_a_rematch_asks_the_others_to_come(world: World, *, again: bool) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    await anna.press(anna.with_verb("rematch"), "rematch")
    await world.rest()
    assert world.table().stage is Stage.LOBBY
    verb = "accept" if again else "decline"
    await bruno.press(bruno.with_verb(verb), verb)
    await world.rest()
    assert len(world.table().members) == (2 if again else 1)
    if again:
        await anna.press(anna.with_verb("start"), "start")
        await play_out(world, table.id)
        assert world.table().stage is Stage.FINISHED
        assert world.table().match != table.match


async def test_v12_the_cards_that_a_reminder_opens_stay_when_it_goes(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    for player in (anna, bruno):
        await player.hand(table.id)
    player = player_to_act(world)
    await world.rest(45)
    (reminder,) = [message for message in player.visible() if player.read(message).startswith("⏳")]
    await player.press(reminder, "hand")
    await world.rest()
    hand = player.with_verb("play", table.id)
    await player.press(hand, "play", 0)
    await world.rest()
    assert reminders(player) == []
    assert hand.id in {message.id for message in player.visible()}


async def test_v12_a_reminder_that_could_not_be_taken_away_is_a_mention_instead(world: World) -> None:
    """The token of a hand may end before the turn does: what it sent would stay for ever."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="600")
    for player in (anna, bruno):
        await player.hand(table.id)
    first = player_to_act(world)
    await world.rest(6.5 * 60)
    await first.by_command(world.table(), card_of(world, first))
    await world.rest()
    player = player_to_act(world)
    before = {message.id for message in world.messages()}
    await world.rest(7 * 60)
    assert world.table().warned
    assert reminders(player) == []
    assert len({message.id for message in world.messages()} - before) == 1
    await world.rest(2.5 * 60)
    assert player_to_act(world) is player
    await player.by_command(world.table(), card_of(world, player))
    await world.rest()
    assert {message.id for message in world.messages()} <= before
