"""``/briscola-admin``: who may, and what it changes."""

from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from bot import __version__
from testing.players.player import Player, answer_text
from testing.worlds.world import World


@pytest.fixture
def boss(world: World) -> Player:
    return world.enter("Boss", manager=True)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("channels", {"everywhere": True}),
        ("limits", {"person": 9}),
        ("language", {"language": "it"}),
        ("hands", {"place": "here"}),
        ("end", {"table": "any"}),
        ("tables", {}),
        ("status", {}),
    ],
)
async def test_whoever_may_not_manage_the_server_is_refused_in_code_too(
    world: World, command: str, options: dict[str, object]
) -> None:
    # Discord would not offer the command, but a server can have it offered to anybody.
    for registered in world.backend.commands[None].values():
        registered["default_member_permissions"] = None
    anna = world.enter("Anna")
    assert "moderate" in answer_text(anna, await anna.command(f"briscola-admin {command}", **options))
    settings = await world.briscola.context.store.guilds.settings(world.server.id)
    assert settings.per_person is None
    assert settings.language is None
    assert settings.hands == "both"


async def test_tables_are_opened_only_where_they_are_allowed(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    other = world.server.create_text_channel("lounge")
    assert "every channel" in answer_text(boss, await boss.command("briscola-admin channels"))
    assert f"<#{other.id}>" in answer_text(boss, await boss.command("briscola-admin channels", allow=other))
    answer_text(anna, await anna.command("briscola new"))
    assert not world.tables
    await anna.actor.slash(other, "briscola new")
    assert len(world.tables) == 1
    assert "every channel" in answer_text(boss, await boss.command("briscola-admin channels", forbid=other))
    await boss.command("briscola-admin channels", allow=other)
    assert "every channel" in answer_text(
        boss, await boss.command("briscola-admin channels", everywhere=True)
    )


async def test_a_channel_is_allowed_beside_those_that_were_allowed_elsewhere_meanwhile(
    world: World, boss: Player
) -> None:
    store, other = world.briscola.context.store, world.server.create_text_channel("lounge")
    read = await world.briscola.context.choices.of_guild(world.server.id)
    await store.guilds.set_settings(replace(read, channels=(world.channel.id,)))  # by another process
    text = answer_text(boss, await boss.command("briscola-admin channels", allow=other))
    allowed = {world.channel.id, other.id}
    assert set((await store.guilds.settings(world.server.id)).channels) == allowed
    assert all(f"<#{channel}>" in text for channel in allowed)


async def test_limits_hold_and_the_usual_ones_come_back(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    text = answer_text(boss, await boss.command("briscola-admin limits", person=1, channel=2, server=7))
    assert all(number in text for number in "127")
    await anna.command("briscola new")
    assert "one" in answer_text(anna, await anna.command("briscola new"))
    assert len(world.tables) == 1
    text = answer_text(boss, await boss.command("briscola-admin limits", person=0))
    assert "the usual number" in text
    await anna.command("briscola new")
    assert len(world.tables) == 2


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("limits", {"person": 2}),
        ("language", {"language": "it"}),
        ("hands", {"place": "here"}),
        ("tricks", {"tricks": "each"}),
        ("seasons", {"zone": "Europe/Rome"}),
        ("puzzle", {"off": True, "hour": 9}),
        ("digest", {"zone": "Europe/Rome"}),
        ("day", {"compare": True}),
    ],
)
async def test_a_command_changes_only_what_it_names(
    world: World, boss: Player, command: str, options: dict[str, object]
) -> None:
    store = world.briscola.context.store
    elsewhere = {"per_server": 40, "puzzle_channel": None if command == "puzzle" else 70}
    read = await world.briscola.context.choices.of_guild(world.server.id)
    await store.guilds.set_settings(replace(read, **elsewhere))  # type: ignore[arg-type]  # by another process
    answer_text(boss, await boss.command(f"briscola-admin {command}", **options))
    settings = await store.guilds.settings(world.server.id)
    assert {name: getattr(settings, name) for name in elsewhere} == elsewhere


async def test_tables_speak_the_language_that_was_chosen(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    assert "Italiano" in answer_text(boss, await boss.command("briscola-admin language", language="it"))
    result = await anna.command("briscola new")
    assert "Manca un giocatore" in anna.read(result.response)
    assert "English" in answer_text(boss, await boss.command("briscola-admin language", language="auto"))
    world.locales[boss.id] = discord.Locale.italian
    assert "Discord" in answer_text(boss, await boss.command("briscola-admin language"))


async def test_hands_go_where_the_server_wants_them(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    assert "by direct message" in answer_text(boss, await boss.command("briscola-admin hands"))
    assert "button *My cards* only" in answer_text(
        boss, await boss.command("briscola-admin hands", place="here")
    )
    assert "button *My cards* only" in answer_text(boss, await boss.command("briscola-admin hands"))
    await anna.command("briscola new")
    await world.rest()
    assert anna.direct() == []
    assert "by direct message" in answer_text(boss, await boss.command("briscola-admin hands", place="both"))
    settings = await world.briscola.context.store.guilds.settings(world.server.id)
    assert settings.hands == "both"


async def test_tables_are_listed_and_closed(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    assert "No table" in answer_text(boss, await boss.command("briscola-admin tables"))
    await anna.command("briscola new")
    table = world.table().id
    text = answer_text(boss, await boss.command("briscola-admin tables"))
    assert table in text
    assert "Anna" in text
    (offered,) = await boss.actor.autocomplete(world.channel, "briscola-admin end", "table", "")
    answer_text(boss, await boss.command("briscola-admin end", table=offered["value"]))
    assert not world.tables


async def status(boss: Player) -> str:
    return answer_text(boss, await boss.command("briscola-admin status"))


async def test_status_says_what_the_bot_may_do_and_what_is_set(world: World, boss: Player) -> None:
    anna = world.enter("Anna")
    text = await status(boss)
    assert "everything that I need" in text
    assert "Open tables on this server: 0" in text
    assert f"Version {__version__}" in text
    await boss.command("briscola-admin limits", person=7)
    await anna.command("briscola new")
    text = await status(boss)
    assert "Open tables on this server: 1, 0 of them in play" in text
    assert "7 per person" in text
    assert "every channel" in text


async def test_status_names_each_missing_permission_and_what_it_costs(world: World, boss: Player) -> None:
    world.forbid(attach_files=True, create_public_threads=True)
    text = await status(boss)
    assert "“Attach Files”: no table can be opened here" in text
    assert "“Create Public Threads”: a table cannot stand in a thread of its own" in text
    assert "Send Messages" not in text
    world.locales[boss.id] = discord.Locale.german
    assert "„Dateien anhängen“: Hier kann kein Tisch" in await status(boss)


async def test_the_process_is_shown_to_whoever_runs_the_bot(
    world: World, boss: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def application_owned_by(owner: int, team: dict[int, discord.TeamMemberRole] | None = None) -> None:
        members = [SimpleNamespace(id=number, role=role) for number, role in (team or {}).items()]
        application = SimpleNamespace(
            owner=SimpleNamespace(id=owner), team=SimpleNamespace(members=members) if members else None
        )
        monkeypatch.setattr(world.briscola, "_application", application)

    application_owned_by(boss.id + 1)
    assert "The process" not in await status(boss)
    application_owned_by(boss.id)
    text = await status(boss)
    assert "Servers: 1" in text
    assert "Waiting: pictures 0" in text
    application_owned_by(boss.id, {boss.id: discord.TeamMemberRole.read_only})
    assert "The process" not in await status(boss)
    application_owned_by(0, {boss.id: discord.TeamMemberRole.developer})
    assert "The process" in await status(boss)


async def test_a_table_of_another_server_is_out_of_reach(world: World, boss: Player) -> None:
    elsewhere = world.create_guild("Elsewhere")
    lounge = elsewhere.create_text_channel("lounge")
    await elsewhere.add_member(boss.actor.user).slash(lounge, "briscola new")
    table = world.table().id
    answer_text(boss, await boss.command("briscola-admin end", table=table))
    assert table in world.tables
