"""The lobby, from the first command to the last, by commands alone."""

import discord
import pytest

from bot import computers
from bot.computers import scale
from bot.pages.custom_ids import Verb
from bot.rules.options import Teams, Tie
from bot.store.errors import Unavailable
from bot.tables.listeners.computer_ratings import NEW
from bot.tables.model.errors import TableReason
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Computer, Place
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.text.catalogue import voices
from bot.text.players import level_name
from testing.checks.refusals import refusal_text
from testing.logs import Complaints
from testing.players.player import answer_text, play_out, press_late
from testing.players.tables import fill_seats, open_table, start_match
from testing.worlds.world import World


async def test_a_table_is_opened_with_the_options_that_were_named(world: World) -> None:
    anna = world.enter("Anna")
    result = await anna.command(
        "briscola new", players=4, target=1, tie="carry", clock="5 min", access="invited", seating="host"
    )
    assert result.response is not None
    assert not result.response.ephemeral
    table = world.table()
    assert (table.rules.players, table.rules.teams, table.rules.target) == (4, Teams.PAIRS, 1)
    assert (table.rules.tie, table.rules.turn_clock) == (Tie.CARRY, 300)
    assert (table.access, table.seating) == (Access.INVITED, Seating.HOST)


async def test_the_teams_alone_tell_how_many_play(world: World) -> None:
    await world.enter("Anna").command("briscola new", teams="triples")
    assert world.table().rules.players == 6


async def test_a_computer_plays_as_well_as_the_host_likes(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new", game="bosnian32", players=8)
    offered = [one.name for one in scale.levels_of(world.table().rules)][-4:]
    for level in offered:
        await anna.command("briscola computer", level=level)
    machines = [member.player for member in world.table().members if isinstance(member.player, Computer)]
    assert [machine.level for machine in machines] == offered
    await anna.command("briscola computer", what="remove")
    await anna.press(anna.with_verb(Verb.ADD), Verb.ADD)
    more = await anna.more()
    await anna.choose(more, Verb.LEVEL, offered[0])
    assert "is at the table: " in anna.read(more)
    assert Verb.LEVEL in {control.press.verb for control in anna.controls(more) if control.press}
    levels = next(one for one in anna.controls(more) if one.press and one.press.verb == Verb.LEVEL)
    await press_late(world, bea, more, levels.custom_id)  # the host alone
    machines = [member.player for member in world.table().members if isinstance(member.player, Computer)]
    assert [machine.level for machine in machines[-2:]] == [computers.USUAL, offered[0]]
    assert len(machines) == len(offered) + 1
    usual = level_name(voices()["en"], world.table().rules, computers.USUAL)
    assert usual in anna.read(anna.with_verb(Verb.ADD))


async def test_a_full_table_with_a_computer_offers_it_another_level(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", game="briscola", players=2)
    told = answer_text(anna, await anna.command("briscola computer", level="4"))
    assert told == "Carmela is at the table: 4 · regular."
    more = await anna.more()
    assert "Carmela: another level…" in str(anna.stored(more).components)
    await anna.choose(more, Verb.LEVEL, "7")
    assert "Carmela is at the table: 7 · club player." in anna.read(more)
    assert "Carmela: another level…" in str(anna.stored(more).components)
    await anna.choose(more, Verb.PERSONALITY, "pina")
    await anna.choose(more, Verb.LEVEL, "10:pina")
    assert "Pina is at the table: 10 · maestro. Pina saves her trumps" in anna.read(more)
    await anna.press(anna.with_verb("start"), "start")  # nobody has to shuffle again
    assert world.table().stage is Stage.PLAYING


async def test_a_computer_gets_the_personality_that_the_host_likes(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", game="briscola", players=6)
    more = await anna.more()
    await anna.choose(more, Verb.PERSONALITY, "peppino")
    assert "Peppino fights" in anna.read(more)
    assert len(world.table().members) == 1  # the level seats it
    level = scale.levels_of(world.table().rules)[2].name
    await anna.choose(more, Verb.LEVEL, f"{level}:peppino")
    assert "Peppino fights" in anna.read(more)
    await anna.choose(more, Verb.PERSONALITY, "mimi")
    await anna.choose(more, Verb.LEVEL, "even:mimi")
    assert "Mimì plays it safe" in anna.read(more)
    told = answer_text(anna, await anna.command("briscola computer", character="Gegè"))
    assert "Gegè leads high" in told
    told = answer_text(anna, await anna.command("briscola computer", level="10", character="pina"))
    assert "Pina saves her trumps" in told
    told = answer_text(anna, await anna.command("briscola computer", character="Ugo"))
    assert "No computer has that character" in told
    rules = world.table().rules
    there = [(one.player.name, getattr(one.player, "level", "")) for one in world.table().members[1:]]
    even, usual = scale.level_near(rules, NEW.points).name, scale.number_of(rules, computers.USUAL)
    assert there == [
        *(
            ("Peppino", f"{level}:peppino"),
            ("Mimì", f"{even}:mimi"),
            ("Gegè", f"{usual}:gege"),
            ("Pina", "10:pina"),
        )
    ]
    await world.restarted()
    assert [one.player.name for one in world.table().members[1:]] == [name for name, _ in there]
    assert "Peppino" in anna.read(anna.with_verb(Verb.ADD))


async def test_options_that_make_no_game_are_refused_with_the_reason(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    text = answer_text(anna, await anna.command("briscola new", players=3, tie="last_trick_wins"))
    assert "nessuno segna" in text
    text = answer_text(anna, await anna.command("briscola new", clock="tomorrow"))
    assert "tomorrow" in text
    assert not world.tables


async def test_a_table_in_its_own_thread(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", thread=True)
    (thread,) = world.channel.threads
    assert world.table().place.thread == thread.id
    assert [anna.controls(message) for message in thread.history()][-1]


async def test_a_thread_whose_table_was_not_opened_is_archived(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    anna = world.enter("Anna")

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    monkeypatch.setattr(Tables, "open", full)
    assert "nothing" in answer_text(anna, await anna.command("briscola new", thread=True)).lower()
    assert len(world.backend.archived_threads(world.channel.id, private=False)) == 1
    complaints.lines.clear()


async def test_a_table_opened_in_a_thread_stands_there_and_counts_for_its_channel(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new", thread=True)
    (thread,) = world.channel.threads
    await bea.actor.slash(thread, "briscola new")
    places = [table.place for table in world.tables.values()]
    assert places[0] == places[1] == Place(world.server.id, world.channel.id, thread.id)


async def test_without_the_right_to_open_threads_the_table_stands_in_the_channel_and_that_is_said(
    world: World,
) -> None:
    bot = world.bot.user
    assert bot is not None
    limited = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.server.create_text_channel("no-threads", overwrites={bot: limited})
    anna = world.enter("Anna")
    result = await anna.command("briscola new", thread=True)
    assert world.table().place.thread is None
    assert not world.channel.threads
    assert result.followups
    assert result.followups[0].ephemeral


async def test_a_channel_where_the_bot_may_not_write_is_refused(world: World) -> None:
    bot = world.bot.user
    assert bot is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    world.channel = world.server.create_text_channel("silent", overwrites={bot: silent})
    anna = world.enter("Anna")
    assert "permissions" in answer_text(anna, await anna.command("briscola new"))
    assert not world.tables


async def test_people_join_leave_and_are_sent_away(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new", players=3)
    answer_text(bea, await bea.command("briscola join"))
    assert world.table().member(bea.id)
    answer_text(bea, await bea.command("briscola leave"))
    assert world.table().member(bea.id) is None
    await bea.command("briscola join")
    answer_text(anna, await anna.command("briscola remove", person=bea.actor))
    assert world.table().member(bea.id) is None


async def test_an_invitation_is_accepted_with_join_and_declined_with_leave(world: World) -> None:
    anna, bea, carla = world.enter("Anna"), world.enter("Bea"), world.enter("Carla")
    await anna.command("briscola new", players=3, access="invited")
    await anna.command("briscola invite", person=bea.actor)
    await anna.command("briscola invite", person=carla.actor)
    assert [guest.id for guest in world.table().invited] == [bea.id, carla.id]
    await bea.command("briscola join")
    await carla.command("briscola leave")
    assert world.table().member(bea.id)
    assert world.table().member(carla.id) is None
    assert not world.table().invited


async def test_the_bot_itself_cannot_be_invited(world: World) -> None:
    anna = world.enter("Anna")
    other = world.create_user("other", bot=True)
    await anna.command("briscola new")
    answer_text(anna, await anna.command("briscola invite", person=world.server.add_member(other)))
    assert not world.table().invited


async def test_computers_come_and_go_and_the_match_begins(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=3)
    await anna.command("briscola computer")
    await anna.command("briscola computer", what="add")
    await anna.command("briscola computer", what="remove")
    assert len(world.table().members) == 2
    await anna.command("briscola computer")
    assert "Shuffle" in answer_text(anna, await anna.command("briscola start"))
    assert "shuffled too" in answer_text(anna, await anna.command("briscola shuffle"))
    answer_text(anna, await anna.command("briscola start"))
    assert world.table().stage is Stage.PLAYING


async def test_only_the_host_begins(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new")
    await bea.command("briscola join")
    assert "Anna" in answer_text(bea, await bea.command("briscola start"))
    assert world.table().stage is Stage.LOBBY


async def test_options_are_changed_by_name_as_they_are_suggested(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    await anna.command("briscola new", players=3)
    offered = await anna.actor.autocomplete(world.channel, "briscola options", "option", "")
    assert {"players", "tie", "target", "turn_clock", "rated"} <= {one["value"] for one in offered}
    for choice in offered:
        values = await anna.actor.autocomplete(
            world.channel, "briscola options", "value", "", option=choice["value"]
        )
        assert len(values) > 1, choice
    switch = await anna.actor.autocomplete(
        world.channel, "briscola options", "value", "", option="turn_up_reject"
    )
    assert {one["value"] for one in switch} == {"on", "off"}
    await anna.command("briscola options", option="removed_card", value="2d")
    assert world.table().rules.removed_card == "2d"
    await anna.command("briscola options", option="turn_clock", value="off")
    assert world.table().rules.turn_clock is None
    await anna.command("briscola options", option="rated", value="yes")
    assert world.table().rated
    await anna.command("briscola options", option="access", value="invited")
    assert world.table().access is Access.INVITED


@pytest.mark.parametrize(("option", "value"), [("access", "everybody"), ("pasta", "al dente"), ("tie", None)])
async def test_an_option_or_value_that_there_is_not_changes_nothing(
    world: World, option: str, value: str | None
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new")
    before = world.table().seq
    given = {"option": option} if value is None else {"option": option, "value": value}
    answer_text(anna, await anna.command("briscola options", **given))
    assert world.table().seq == before


async def test_without_an_option_the_host_gets_menus_and_others_the_rules(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await anna.command("briscola new")
    menus = await anna.command("briscola options")
    assert menus.response is not None
    assert any(control.custom_id.startswith("b1:pick-") for control in anna.controls(menus.response))
    rules = await bea.command("briscola options")
    assert rules.response is not None
    assert not bea.controls(rules.response)
    assert "Briscola" in bea.read(rules.response)


async def test_the_host_decides_who_plays_with_whom(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bea", "Carla", "Dina")]
    anna = people[0]
    await anna.command("briscola new", players=4)
    for guest in people[1:]:
        await guest.command("briscola join")
    offered = await anna.actor.autocomplete(world.channel, "briscola seats", "seats", "")
    assert len(offered) == 3
    (wanted,) = [one["value"] for one in offered if "Anna and Dina" in one["name"]]
    await anna.command("briscola seats", seats=wanted)
    for player in people:
        await player.command("briscola shuffle")
    await anna.command("briscola start")
    seats = [seat.owner.name for seat in world.table().seats]
    assert {seats[0], seats[2]} == {"Anna", "Dina"}


async def test_suggestions_for_a_lobby_are_not_of_an_earlier_table(world: World) -> None:
    anna = world.enter("Anna")
    earlier = await start_match(world, 2, anna)
    await play_out(world, earlier.id)
    lobby = await open_table(anna, 3)
    await fill_seats(lobby, anna)
    offered = await anna.actor.autocomplete(world.channel, "briscola seats", "seats", "")
    assert [one["value"] for one in offered] == ["0-1-2", "0-2-1"]
    options, of_lobby = [
        await anna.actor.autocomplete(world.channel, "briscola options", "option", "", **named)
        for named in ({}, {"table": lobby})
    ]
    assert options == of_lobby


async def test_the_buttons_of_a_lobby_say_when_they_are_good_again(world: World) -> None:
    anna = world.enter("Anna")
    lobby = await open_table(anna)
    await fill_seats(lobby, anna)
    more = await anna.more(lobby)
    late = [anna.find(more, verb).custom_id for verb in ("options", "drop")]
    await anna.press(anna.with_verb("start", lobby), "start")
    for reason in (TableReason.NOT_IN_LOBBY, TableReason.MATCH_OVER):
        for custom_id in late:
            said = answer_text(anna, await press_late(world, anna, more, custom_id))
            assert said == refusal_text(reason)
            assert not anna.controls(more), "none of the page's other buttons would do anything now"
        await play_out(world, lobby)


async def test_the_options_lead_back_to_what_else_there_is_to_do(world: World) -> None:
    anna = world.enter("Anna")
    more = await anna.more(await open_table(anna))
    before = anna.read(more)
    await anna.press(more, "options")
    await anna.press(more, "lobby")
    assert anna.read(more) == before


async def test_the_ways_to_sit_at_three(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=3)
    assert await anna.actor.autocomplete(world.channel, "briscola seats", "seats", "") == []
    await anna.command("briscola computer")
    await anna.command("briscola computer")
    offered = await anna.actor.autocomplete(world.channel, "briscola seats", "seats", "")
    assert [one["value"] for one in offered] == ["0-1-2", "0-2-1"]
    assert "Nobody can sit like that" in answer_text(
        anna, await anna.command("briscola seats", seats="as you like")
    )


@pytest.mark.parametrize("players", [6, 10])
async def test_the_ways_to_sit_of_many_begin_with_the_names_that_are_typed(
    world: World, players: int
) -> None:
    names = ("Anna", "Bea", "Carla", "Dina", "Elsa", "Fede", "Gino", "Ida Rossi", "Ida", "Leo")
    people = [world.enter(name) for name in names[:players]]
    anna = people[0]
    await anna.command("briscola new", options=f"bosnian32 {players}")
    for guest in people[1:]:
        await guest.command("briscola join")

    async def suggested_orders(typed: str) -> list[str]:
        found = await anna.actor.autocomplete(world.channel, "briscola seats", "seats", typed)
        shown = [str(one["name"]) for one in found]
        assert len(set(shown)) == len(shown)
        assert all(len(name) <= 100 for name in shown)
        return shown

    assert len(await suggested_orders("")) == 25
    assert all(way.startswith("Elsa → Bea → ") for way in await suggested_orders("elsa, be"))
    assert len(await suggested_orders("elsa, be")) >= 24
    rest = " ".join(names[1:players][::-1])
    (way,) = await suggested_orders(f"Anna {rest}")
    assert way == " → ".join(["Anna", *names[1:players][::-1]])
    assert await suggested_orders("Zoe") == []
    await anna.command("briscola seats", seats=f"anna → {rest}")
    for player in people:
        await player.command("briscola shuffle")
    await anna.command("briscola start")
    assert [seat.owner.name for seat in world.table().seats] == ["Anna", *names[1:players][::-1]]


async def test_ways_to_sit_that_differ_are_shown_differently_however_long_the_names(world: World) -> None:
    people = [world.enter(f"{letter}{'👩‍👩‍👧‍👦W' * 10}") for letter in "ABCDEFGHIJ"]
    await people[0].command("briscola new", options="bosnian32 10")
    for guest in people[1:]:
        await guest.command("briscola join")
    found = await people[0].actor.autocomplete(world.channel, "briscola seats", "seats", "")
    assert len({one["name"] for one in found}) == 25
    assert all(len(str(one["name"])) <= 100 for one in found)


@pytest.mark.parametrize("tricks", ["live", "each"])
async def test_a_table_is_posted_again_at_the_bottom(world: World, tricks: str) -> None:
    """V-4: the old message goes; where each trick has a message of its own, it says where the table is."""
    anna = world.enter("Anna")
    await anna.command("briscola new", tricks=tricks)
    first = world.messages()[-1].id
    result = await anna.command("briscola table")
    assert result.response is not None
    assert not result.response.ephemeral
    await world.rest()
    assert result.response.id != first
    old = [message for message in world.messages() if message.id == first]
    assert len(old) == (tricks == "each")
    assert not any(anna.controls(message) for message in old)


async def test_several_tables_are_told_apart_by_name(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    for _ in range(2):
        await anna.command("briscola new", players=3)
    asked = await bea.command("briscola join")
    assert asked.response is not None
    assert len(bea.controls(asked.response)) == 2
    offered = await bea.actor.autocomplete(world.channel, "briscola join", "table", "anna")
    assert {one["value"] for one in offered} == set(world.tables)
    chosen = offered[1]["value"]
    await bea.command("briscola join", table=chosen)
    assert [table.id for table in world.tables.values() if table.member(bea.id)] == [chosen]
    await bea.command("briscola leave")
    assert not any(table.member(bea.id) for table in world.tables.values())


async def test_tables_of_other_servers_and_hidden_channels_are_not_suggested(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    bot = world.bot.user
    assert bot is not None
    hidden = discord.PermissionOverwrite(view_channel=False)
    seen = discord.PermissionOverwrite(view_channel=True)
    secret = world.server.create_text_channel(
        "secret", overwrites={world.server.default_role: hidden, anna.actor: seen, bot: seen}
    )
    await anna.actor.slash(secret, "briscola new")
    elsewhere = world.create_guild("Elsewhere")
    lounge = elsewhere.create_text_channel("lounge")
    await elsewhere.add_member(anna.actor.user).slash(lounge, "briscola new")
    assert len(world.tables) == 2
    assert await bea.actor.autocomplete(world.channel, "briscola join", "table", "") == []
    mine = await anna.actor.autocomplete(world.channel, "briscola leave", "table", "")
    assert [one["value"] for one in mine] == [
        t.id for t in world.tables.values() if t.place.channel == secret.id
    ]
