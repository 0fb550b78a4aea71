"""Substitutes, leavers' waits and the match clock, as people meet them on Discord."""

from bot.tables.decisions.deadlines import EMPTY_LOBBY, IDLE_LOBBY
from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from testing.checks.leaks import leaks
from testing.players.player import Player, answer_text, play_out
from testing.players.tables import fill_seats, open_table, set_option, start_match
from testing.players.turns import player_to_act, seat_of
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


async def start_rated_match(world: World, host: Player, guests: list[Player]) -> str:
    table = await open_table(host, 1 + len(guests))
    await set_option(host, table, "rated", "yes")
    await fill_seats(table, host, guests)
    await host.press(host.with_verb("start", table), "start")
    await world.rest()
    assert world.table(table).counts
    return table


async def test_whoever_must_go_calls_and_a_press_on_the_call_brings_seat_and_cards(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, tricks=2)
    seat = seat_of(table, bruno)
    await bruno.press((await bruno.press(bruno.with_verb("more"), "more")).response, "seek")
    await world.rest()
    notice = carla.visible()[-1]
    assert "Bruno has to go and is looking for a substitute" in carla.read(notice)
    assert "Bruno has to go" in carla.read(carla.with_verb("more")), "the table shows it as well"
    taken = await carla.press(notice, "substitute", seat)
    assert carla.find(taken.response, "play")
    await world.rest()
    assert world.table().seat_of(carla.id) == seat
    assert notice.id not in {message.id for message in world.messages()}, "nobody is looked for any more"
    assert "have no seat" in bruno.read(bruno.direct()[-1]), (
        "the cards are gone from the former person's message"
    )
    own = answer_text(bruno, await bruno.press(bruno.with_verb("hand"), "hand"))
    assert "you have no seat" in own
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_call_and_its_button_outlive_a_restart(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola substitute")
    await world.rest()
    await world.restarted()
    await world.rest()
    await carla.press(carla.with_verb("substitute"), "substitute")
    await world.rest()
    assert [message for message in world.messages() if "has to go" in anna.read(message)] == []
    assert {seat.person.id for seat in world.table().seats if seat.person} == {anna.id, carla.id}


async def test_others_call_for_somebody_away_whom_all_see_and_who_may_come_back_by_dm(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    absent = player_to_act(world)
    other = anna if absent is bruno else bruno
    while world.table().seats[seat_of(table, absent)].absence is None:
        if player_to_act(world) is other:
            await other.press(await other.hand(table.id), "play", 0)
        else:
            await world.rest(61)
    await world.rest()
    assert f"{absent.name} is away" in other.read(other.with_verb("more")), "everybody sees who is played for"
    offered = await other.actor.autocomplete(world.channel, "briscola substitute", "for", "")
    assert [choice["name"] for choice in offered] == [absent.name]
    await other.press(other.with_verb("seek"), "seek")
    await world.rest()
    assert f"{absent.name} is away. Who takes the seat?" in other.read(world.messages()[-1])
    message = absent.with_verb("back", direct=True)
    await absent.actor.user.click(message, custom_id=absent.find(message, "back").custom_id)
    await world.rest()
    assert world.table().seats[seat_of(table, absent)].person is not None
    assert world.table().calls == ()


async def test_the_command_calls_takes_back_and_takes_over_and_refuses_the_rest(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    name = "briscola substitute"
    assert "not free" in answer_text(carla, await carla.command(name, table=table.id))
    assert "Only those who sit" in answer_text(
        carla, await carla.command(name, search="start", table=table.id)
    )
    assert "is playing" in answer_text(anna, await anna.command(name, **{"for": "Bruno"}))
    assert "not looking for anybody" in answer_text(anna, await anna.command(name, search="stop"))
    assert "asking around" in answer_text(anna, await anna.command(name))
    assert "already" in answer_text(anna, await anna.command(name))
    assert "everybody has one seat" in answer_text(
        bruno, await bruno.press(bruno.with_verb("substitute"), "substitute")
    )
    assert "stopped asking" in answer_text(anna, await anna.command(name, search="stop"))
    await anna.command(name)
    assert carla.find((await carla.command(name, **{"for": "Anna"})).response, "play")
    assert world.table().host.id == bruno.id
    await bruno.command("briscola-move resign", answer="agree")
    await world.rest()
    assert "No match is running" in answer_text(anna, await anna.command(name, table=table.id))


async def test_who_leaves_a_rated_match_is_told_how_long_they_wait_and_plays_unrated_meanwhile(
    world: World,
) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_rated_match(world, anna, [bruno])
    more = (await bruno.press(bruno.with_verb("more"), "more")).response
    assert "wait a few minutes" in bruno.read(more)
    told = answer_text(bruno, await bruno.command("briscola leave", table=table))
    until = f"<t:{(world.milliseconds() + 5 * 60_000) // 1000}:R>"
    assert until in told
    assert until in answer_text(bruno, await bruno.command("briscola new", players=2, rated=True))
    await carla.command("briscola new", players=2, rated=True)
    (other,) = set(world.tables) - {table}
    assert until in answer_text(bruno, await bruno.press(bruno.with_verb("join", other), "join"))
    await bruno.command("briscola new", players=2)
    assert len(world.tables) == 3, "unrated tables are always open"
    await bruno.press(bruno.with_verb("back", table), "back")
    await bruno.press(bruno.with_verb("join", other), "join")
    assert world.table(other).member(bruno.id) is not None, "whoever comes back has not left"
    assert world.table(table).seats[seat_of(world.table(table), bruno)].absence is None


async def test_r85_the_match_clock_stands_on_the_table_warns_survives_and_ends_the_match(
    world: World,
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna, 2, tricks="each")  # V-7: else the clocks are shown with the trick
    await set_option(anna, table, "match_clock", "1")
    await set_option(anna, table, "turn_clock", "off")
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    first = player_to_act(world)
    assert f"{first.name} 1:00" in anna.read(anna.with_verb("more"))
    await world.rest(20)
    await first.press(await first.hand(table), "play", 0)
    await world.rest()
    shown = anna.read(anna.with_verb("more"))
    assert f"{first.name} 0:3" in shown, shown
    await world.bot.close()
    world.backend.advance_clock(3600)
    await world.restarted()
    await world.rest()
    assert world.table(table).stage is Stage.PLAYING, "downtime counts against nobody"
    slow = player_to_act(world)
    await world.rest(50)
    assert world.table(table).warned
    assert any(f"<@{slow.id}>" in slow.read(m) and "<t:" in slow.read(m) for m in world.messages())
    await world.rest(30)
    over = world.table(table)
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.winners == (1 - seat_of(over, slow),)


async def test_stale_lobbies_close_themselves_after_a_restart_too(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    empty, waiting = await open_table(anna, 2), await open_table(bruno, 2)
    await anna.command("briscola leave", table=empty)
    await world.restarted()
    await world.rest(EMPTY_LOBBY // 1000)
    assert set(world.tables) == {waiting}
    assert "Nothing happened for a while" in "".join(anna.read(message) for message in world.messages())
    await world.rest((IDLE_LOBBY - EMPTY_LOBBY) // 1000)
    assert world.tables == {}


async def test_whoever_left_is_named_on_the_table_with_who_plays_for_them(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave")
    await world.rest()
    seat = world.table().seats[seat_of(table, bruno)]
    assert seat.absence is Absence.LEFT
    assert seat.substitute is not None
    shown = anna.read(anna.with_verb("more"))
    assert f"Bruno has left the match. 🤖 {seat.substitute.name} plays on" in shown
    assert shown.count("anybody may take the seat") == 1


async def test_a_result_says_which_computer_played_for_whom(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave")
    await world.rest()
    substitute = world.table().seats[seat_of(table, bruno)].substitute
    assert substitute is not None
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    assert f"{substitute.name} (computer, in for Bruno)" in anna.read(anna.with_verb("rematch"))
