"""Finished matches: ratings, leaderboard, statistics, history, records."""

from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from testing.players.player import Player, answer_text, command_text, play_out
from testing.players.tables import fill_seats, open_table, set_option, start_match
from testing.worlds.world import World


async def play_rated_match(world: World, host: Player, guest: Player) -> str:
    """Play a rated match; returns the winner's name."""
    table = await open_table(host)
    await set_option(host, table, "rated", "yes")
    await fill_seats(table, host, [guest])
    await host.press(host.with_verb("start"), "start")
    assert world.table().counts
    await play_out(world, table)
    over = world.table()
    assert over.state is not None
    assert over.state.result is not None
    (side,) = over.state.result.winners
    winner = over.seats[side].owner
    assert isinstance(winner, Person)
    return winner.name


async def test_a_rated_match_of_people_reaches_the_leaderboard(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    winner = await play_rated_match(world, anna, bruno)
    loser = "Bruno" if winner == "Anna" else "Anna"
    board = await command_text(anna, "leaderboard")
    assert board.index(winner) < board.index(loser)
    assert "1" in await command_text(anna, "briscola-me stats")
    assert {"Anna", "Bruno"} - {"Anna"} <= set(
        (await command_text(anna, "briscola-me history")).replace("*", " ").split()
    )


async def test_a_match_with_computers_is_counted_but_not_rated(world: World) -> None:
    anna = world.enter("Anna")
    table = await open_table(anna)
    await set_option(anna, table, "rated", "yes")
    await fill_seats(table, anna)
    await anna.press(anna.with_verb("start"), "start")
    await play_out(world, table)
    store = world.briscola.context.store
    assert await store.results.ratings([anna.id], world.server.id, "briscola") == {}
    (played,) = await store.results.history(anna.id)
    assert not played.match.rated


async def test_a_match_is_booked_once_over_a_restart(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await play_rated_match(world, anna, bruno)
    await world.restarted()
    await world.rest()
    assert len(await world.briscola.context.store.results.history(anna.id)) == 1


async def test_the_record_of_a_match_can_be_had_and_holds(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    result = await anna.command("briscola-me match record", match=table.match)
    assert result.response is not None
    assert len(result.response.attachments) == 1
    assert table.match in await command_text(bruno, "briscola verify", match=table.match)


async def test_a_record_is_not_given_while_the_match_runs(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    result = await anna.command("briscola-me match record", match=table.match)
    assert result.response is not None
    assert result.response.ephemeral
    assert not result.response.attachments
    assert world.table().stage is Stage.PLAYING


async def test_what_is_stored_about_a_person_is_given_to_them_alone(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await play_rated_match(world, anna, bruno)
    exported = await anna.command("briscola-me privacy export")
    assert exported.response is not None
    assert exported.response.ephemeral
    (attachment,) = exported.response.attachments
    data = world.backend.cdn.get(attachment.url)
    assert data is not None
    assert str(anna.id) in data.decode()


async def test_whoever_is_forgotten_is_gone_from_the_leaderboard_and_the_match_still_holds(
    world: World,
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await play_rated_match(world, anna, bruno)
    match = world.table().match
    await anna.command("briscola end", how="agree")
    await world.rest()
    asked = await anna.command("briscola-me privacy delete")
    await anna.press(asked.response, "forget-me")
    board = await command_text(bruno, "leaderboard")
    assert "Anna" not in board
    assert "Bruno" in board
    assert "Anna" not in await command_text(bruno, "briscola-me history")
    assert match in await command_text(bruno, "briscola verify", match=match)
    await world.restarted()
    assert "Anna" not in await command_text(bruno, "leaderboard")


async def test_A_3_a_match_of_one_deal_is_no_record_of_length(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    await world.rest()
    text = answer_text(anna, await anna.command("leaderboard", by="records"))
    length = text.split("The longest matches")[1].split("The biggest comebacks")[0]
    assert "1 deal" not in length
    assert "The most card points in a deal" in text
