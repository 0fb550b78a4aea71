"""``python -m bot doctor``: every fault is one line that says what to do."""

import json
import os
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from bot.__main__ import main
from bot.doctor import Finding, Level, here
from bot.doctor.findings import guard
from bot.doctor.here import CHECKS, look_here
from bot.doctor.online import NEEDED, NOT_ASKED, SAMPLED, look_online
from bot.pages.pictures.tiles import tiles
from bot.render import decks
from bot.render.paint import Lettering, font_file
from bot.settings import Settings
from bot.store.files import seeds_path
from bot.store.migrate import prepare

README = Path(__file__).parent.parent / "README.md"
TOKEN = "MTIz.GhIjKl.secret-part"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with good settings, and nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    write_settings(f"DISCORD_TOKEN={TOKEN}")
    return tmp_path


def write_settings(text: str, mode: int = 0o600) -> None:
    file = Path(".env")
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)


def findings_about(about: str) -> list[Finding]:
    """What is said of one thing, in the folder as it is."""
    return [finding for finding in look_here() if finding.about == about]


def levels(about: str) -> list[Level]:
    return [finding.level for finding in findings_about(about)]


def test_on_a_machine_that_is_well_nothing_fails_and_each_check_has_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[1] for line in lines} == {"settings", *CHECKS, "discord"}
    assert {line.split()[0] for line in lines} <= {"ok", "warn", "skip"}
    assert lines[-1] == str(NOT_ASKED)


def test_without_a_token_it_fails_and_says_where_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    write_settings("")
    assert main(["doctor"]) == 2
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("fail")]
    assert "DISCORD_TOKEN is not set" in line
    assert ".env" in line


def test_settings_that_cannot_be_used_are_told_and_the_machine_is_looked_at_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_settings("RENDER_WORKERS=0\nNONSENSE=1")
    assert main(["doctor", "--online"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("fail  settings") for line in lines) == 2
    assert any("pictures" in line for line in lines)
    assert lines[-1].startswith("skip  discord")


def test_nothing_it_says_holds_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    assert "GhIjKl" not in capsys.readouterr().out


def test_settings_that_others_may_read_are_worth_a_warning() -> None:
    write_settings(f"DISCORD_TOKEN={TOKEN}", 0o644)
    (finding,) = findings_about("settings")
    assert (finding.level, finding.advice) == (Level.WARN, "chmod 600 .env")
    Path(".env").unlink()
    assert levels("settings") == [Level.OK]


@pytest.mark.parametrize(
    ("token", "level"), [(TOKEN, Level.OK), ("a.b.c", Level.WARN), ("YWJj.x.y", Level.WARN)]
)
def test_a_token_names_its_application(token: str, level: Level) -> None:
    write_settings(f"DISCORD_TOKEN={token}")
    assert levels("token") == [level]


def test_a_database_is_made_by_the_first_start_and_sound_after_it() -> None:
    assert "does not exist yet" in findings_about("database")[0].says
    assert not Path("briscola.db").exists()
    prepare(Path("briscola.db"))
    (finding,) = findings_about("database")
    assert (finding.level, finding.says) == (Level.OK, "briscola.db is sound, and so are its seeds")


def test_a_database_that_others_may_read_is_worth_a_warning() -> None:
    prepare(Path("briscola.db"))
    seeds = seeds_path(Path("briscola.db"))
    seeds.chmod(0o640)
    assert [finding.advice for finding in findings_about("database") if finding.level is Level.WARN] == [
        f"chmod 600 {seeds}"
    ]


def test_a_file_that_is_no_database_of_ours_fails() -> None:
    Path("briscola.db").write_text("something else entirely", encoding="utf-8")
    (finding,) = findings_about("database")
    assert finding.level is Level.FAIL
    assert finding.advice


def test_a_lost_seed_file_fails() -> None:
    prepare(Path("briscola.db"))
    seeds_path(Path("briscola.db")).unlink()
    assert Level.FAIL in levels("database")


def test_f10_seeds_without_their_database_fail() -> None:
    database = Path("briscola.db")
    prepare(database)
    with closing(sqlite3.connect(seeds_path(database))) as link, link:
        link.execute("INSERT INTO seed VALUES ('t-1', x'00')")
    database.unlink()
    (finding,) = findings_about("database")
    assert finding.level is Level.FAIL
    assert finding.says.startswith("briscola.db: missing")


def test_a_folder_that_is_missing_or_may_not_be_written_to_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(f"DISCORD_TOKEN={TOKEN}\nDATABASE=data/briscola.db")
    assert findings_about("database")[0].advice == "mkdir -p data"
    Path("data").mkdir()
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)  # root may write anywhere
    assert levels("database") == [Level.FAIL]


def test_a_database_of_another_user_is_to_be_given_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(Path("briscola.db"))
    monkeypatch.setattr(os, "access", lambda path, mode: (path.name, mode) != ("briscola.db", os.R_OK))
    (finding,) = findings_about("database")
    assert (finding.level, finding.says) == (Level.FAIL, "briscola.db may not be read")
    assert finding.advice == "give it to the user who runs the bot"


@pytest.mark.parametrize(
    ("free", "level"), [(50_000_000, Level.FAIL), (500_000_000, Level.WARN), (5_000_000_000, Level.OK)]
)
def test_a_full_disk_is_told(free: int, level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=free))
    assert levels("disk") == [level]


def test_a_write_ahead_log_that_only_grows_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=5_000_000_000))
    prepare(Path("briscola.db"))
    (finding,) = findings_about("disk")
    assert finding.level is Level.OK
    assert "its write-ahead log 0.0 MB" in finding.says
    with Path("briscola.db-wal").open("wb") as file:
        file.truncate(70_000_000)
    (finding,) = findings_about("disk")
    assert (finding.level, "70.0 MB" in finding.says) == (Level.WARN, True)


def test_a_spoilt_picture_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "ASSETS", tmp_path / "nowhere")
    assert levels("pictures") == [Level.FAIL]


def test_scripts_without_a_font_are_told_with_the_package_that_brings_one() -> None:
    warnings = {
        finding.advice.split()[2]: finding.says for finding in here.missing_scripts(Lettering(font_file()))
    }
    assert set(warnings) == {"fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"}
    assert "Chinese, Japanese, Korean" in warnings["fonts-noto-cjk"]
    assert "Latin" not in "".join(warnings.values())


def test_a_font_for_everything_is_well() -> None:
    everything: Any = SimpleNamespace(covers=lambda _piece: True)
    assert [finding.level for finding in here.missing_scripts(everything)] == [Level.OK]


def test_without_raqm_the_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "can_shape", lambda: False)
    (finding,) = findings_about("raqm")
    assert finding.level is Level.WARN
    assert "libfribidi0" in finding.advice


def test_a_clock_before_the_last_move_fails() -> None:
    prepare(Path("briscola.db"))
    assert levels("clock") == [Level.OK]
    tomorrow = time.time() + 86_400
    os.utime("briscola.db", (tomorrow, tomorrow))
    assert levels("clock") == [Level.FAIL]


def test_a_check_that_breaks_is_a_finding_of_its_own() -> None:
    def broken() -> list[Finding]:
        raise ZeroDivisionError("oh")

    (finding,) = guard("oracle", broken)
    assert (finding.level, finding.about) == (Level.FAIL, "oracle")
    assert "ZeroDivisionError" in finding.says


def test_the_permissions_are_those_of_the_readme() -> None:
    assert f"permissions={NEEDED.value}`" in README.read_text(encoding="utf-8")


# Discord, as far as it is asked -----------------------------------------------------------------------------

USER = {"id": "7", "username": "Briscola", "discriminator": "0", "avatar": None, "bot": True}
ROLE = {
    "name": "@everyone",
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "position": 0,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
VIEW_AND_SEND = "3072"


@pytest.fixture
async def discord_says(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[dict[str, Any]]:
    """Discord's answers by path, as a dictionary that a test may change."""
    answers: dict[str, Any] = {
        "/gateway": {"url": "wss://nowhere"},
        "/users/@me": USER,
        "/oauth2/applications/@me": {
            "id": "123",
            "name": "Briscola",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": USER,
            "team": None,
            "summary": "",
        },
        "/applications/123/emojis": {
            "items": [
                {"id": str(n), "name": tile.name, "animated": False} for n, tile in enumerate(tiles(), 1)
            ]
        },
        "/users/@me/guilds": [
            {"id": "1", "name": "Bar Sport", "owner": False, "permissions": "0", "features": []}
        ],
        "/guilds/1": {
            "id": "1",
            "name": "Bar Sport",
            "owner_id": "2",
            "roles": [{**ROLE, "id": "1", "permissions": str(NEEDED.value)}],
            "emojis": [],
            "features": [],
        },
        "/guilds/1/members/7": {
            "user": USER,
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        },
        "/guilds/1/channels": [channel(5, "carte")],
    }

    async def answer(request: web.Request) -> web.Response:
        if request.path != "/gateway" and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return as_json({"message": "401: Unauthorized", "code": 0}, status=401)
        return as_json(answers[request.path])

    application = web.Application()
    application.router.add_get("/{tail:.*}", answer)
    async with TestServer(application) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        yield answers


def as_json(answer: object, status: int = 200) -> web.Response:
    """An answer as Discord gives it: its library takes no other kind of content for JSON."""
    return web.Response(body=json.dumps(answer).encode(), status=status, content_type="application/json")


def channel(number: int, name: str, *, deny: str = "0") -> dict[str, Any]:
    return {
        "id": str(number),
        "type": 0,
        "guild_id": "1",
        "name": name,
        "position": number,
        "permission_overwrites": [{"id": "1", "type": 0, "allow": "0", "deny": deny}],
        "parent_id": None,
        "nsfw": False,
    }


def settings(token: str | None = TOKEN) -> Settings:
    return Settings.model_validate({"discord_token": token})


async def test_where_discord_finds_nothing_amiss_all_is_well(discord_says: dict[str, Any]) -> None:
    assert discord_says
    findings = await look_online(settings())
    assert [(finding.level, finding.about) for finding in findings] == [
        (Level.OK, "clock"),
        (Level.OK, "discord"),
        (Level.OK, "emojis"),
        (Level.OK, "servers"),
    ]
    assert "Bar Sport" in findings[-1].says


async def test_a_token_that_does_not_hold_fails(discord_says: dict[str, Any]) -> None:
    assert discord_says
    last = (await look_online(settings("MTIz.other.token")))[-1]
    assert (last.level, last.says) == (Level.FAIL, "refuses the token")


async def test_channels_in_which_something_is_not_allowed_are_named(discord_says: dict[str, Any]) -> None:
    attach_files, view_channel = str(1 << 15), str(1 << 10)
    discord_says["/guilds/1/channels"] = [
        channel(5, "carte"),
        channel(6, "bar", deny=attach_files),
        channel(7, "staff", deny=view_channel),
    ]
    last = (await look_online(settings()))[-1]
    assert last.level is Level.WARN
    assert last.says == "Bar Sport (1): not allowed: attach files in #bar"


async def test_missing_emojis_come_with_the_next_start_where_there_is_room(
    discord_says: dict[str, Any],
) -> None:
    discord_says["/applications/123/emojis"]["items"].pop()
    findings = {finding.about: finding for finding in await look_online(settings())}
    assert findings["emojis"].says == "1 pictures are missing: the next start brings them"
    discord_says["/applications/123/emojis"]["items"] = [
        {"id": str(number), "name": f"other{number}", "animated": False} for number in range(1, 2001)
    ]
    findings = {finding.about: finding for finding in await look_online(settings())}
    assert findings["emojis"].level is Level.WARN


def in_servers(discord_says: dict[str, Any], count: int) -> None:
    """Let the bot be in so many servers."""
    numbers = [1, *range(100, 99 + count)]
    (one,) = discord_says["/users/@me/guilds"]
    discord_says["/users/@me/guilds"] = [{**one, "id": str(number)} for number in numbers]
    for number in numbers[1:]:
        discord_says[f"/guilds/{number}"] = {**discord_says["/guilds/1"], "id": str(number)}
        discord_says[f"/guilds/{number}/members/7"] = discord_says["/guilds/1/members/7"]
        discord_says[f"/guilds/{number}/channels"] = []


async def test_every_server_is_looked_at(discord_says: dict[str, Any]) -> None:
    in_servers(discord_says, SAMPLED)
    findings = await look_online(settings())
    assert len([finding for finding in findings if finding.about == "servers"]) == SAMPLED


async def test_of_many_servers_some_are_drawn_by_lot(discord_says: dict[str, Any]) -> None:
    """Each takes three requests of those that the running bot may make."""
    in_servers(discord_says, SAMPLED + 10)
    servers = [finding for finding in await look_online(settings()) if finding.about == "servers"]
    assert len(servers) == SAMPLED + 1
    assert servers[-1].says == f"{SAMPLED} of {SAMPLED + 10} were looked at, drawn by lot"


async def test_intents_that_are_on_for_nothing_are_told(discord_says: dict[str, Any]) -> None:
    discord_says["/oauth2/applications/@me"]["flags"] = 1 << 15 | 1 << 18
    findings = {finding.about: finding for finding in await look_online(settings())}
    assert findings["intents"].level is Level.WARN
    assert "members, message content" in findings["intents"].says


async def test_a_database_of_another_application_fails(discord_says: dict[str, Any]) -> None:
    assert discord_says
    prepare(Path("briscola.db"))
    for number, about in ((123, False), (124, True)):
        with closing(sqlite3.connect("briscola.db")) as database, database:
            database.execute("INSERT OR REPLACE INTO owner VALUES (1, ?)", (number,))
        findings = {finding.about: finding for finding in await look_online(settings())}
        assert ("database" in findings) is about
    assert findings["database"].level is Level.FAIL
    assert "--adopt" in findings["database"].advice


async def test_a_bot_in_no_server_is_told(discord_says: dict[str, Any]) -> None:
    discord_says["/users/@me/guilds"] = []
    assert (await look_online(settings()))[-1].says == "the bot is in none"


@pytest.mark.parametrize(("behind", "level"), [(0, Level.OK), (20, Level.WARN), (3600, Level.FAIL)])
async def test_the_clock_is_held_against_discords(
    discord_says: dict[str, Any], behind: int, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert discord_says
    now = time.time
    monkeypatch.setattr("bot.doctor.online.wall_clock", lambda: now() - behind)
    assert (await look_online(settings()))[0].level is level


async def test_discord_out_of_reach_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    (finding,) = await look_online(settings())
    assert (finding.level, finding.about) == (Level.FAIL, "discord")


async def test_without_a_token_nobody_is_asked() -> None:
    (finding,) = await look_online(settings(None))
    assert finding.level is Level.SKIP
