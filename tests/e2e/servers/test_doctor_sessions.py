"""``doctor --online --sessions``: which of two sessions hears what a person does."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from bot.doctor.findings import Finding, Level
from bot.doctor.sessions import look_at_sessions
from bot.settings import Settings
from testing.wire.gateway import PATH
from testing.wire.process import TOKEN
from testing.wire.rest import PREFIX
from testing.wire.wire import Wire


@pytest.fixture
async def wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    async with Wire(tmp_path) as wire:
        address = yarl.URL(wire.address)
        monkeypatch.setattr(Route, "BASE", f"{address.origin()}{PREFIX}")
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address.with_scheme("ws").with_path(PATH))
        yield wire


def press(wire: Wire, sessions: int) -> None:
    """A press on a button of the bot, which Discord sends to so many of its sessions."""
    interaction = {
        "id": "1180000000000000077",
        "application_id": str(wire.backend.application_id),
        "type": 3,
        "token": "made-up",
        "version": 1,
        "attachment_size_limit": 10 << 20,
        "channel_id": "1180000000000000078",
        "user": {"id": "1180000000000000079", "username": "anna", "discriminator": "0", "avatar": None},
        "data": {"component_type": 2, "custom_id": "made-up"},
    }
    for session in list(wire.gateway.sessions.values())[:sessions]:
        session.tell("INTERACTION_CREATE", interaction)


async def findings(wire: Wire, folder: Path, *, hear: int) -> list[Finding]:
    settings = Settings(_env_file=None, discord_token=TOKEN, database=folder / "b.db")
    return await look_at_sessions(settings, tell=lambda _: press(wire, hear), patience=1.0, later=0.3)


async def test_both_sessions_hear_a_press(wire: Wire, tmp_path: Path) -> None:
    (finding,) = await findings(wire, tmp_path, hear=2)
    assert finding.level is Level.OK
    assert len(wire.gateway.identifies) == 2
    assert not wire.gateway.early_identifies
    assert not [one for one in wire.rest.requests if one.method != "GET"]  # it sends nothing


async def test_one_session_alone_hears_a_press(wire: Wire, tmp_path: Path) -> None:
    wire.gateway.spacing = 0.0
    (finding,) = await findings(wire, tmp_path, hear=1)
    assert finding.level is Level.FAIL
    assert finding.says.startswith("only the ")


async def test_nobody_presses(wire: Wire, tmp_path: Path) -> None:
    (finding,) = await findings(wire, tmp_path, hear=0)
    assert finding.level is Level.WARN


async def test_a_refused_token_is_one_line(wire: Wire, tmp_path: Path) -> None:
    settings = Settings(_env_file=None, discord_token="another.token.of-three", database=tmp_path / "b.db")
    (finding,) = await look_at_sessions(settings, tell=lambda _: None)
    assert finding.level is Level.FAIL
    assert wire.gateway.identifies == []


async def test_without_a_token_nothing_is_tried(tmp_path: Path) -> None:
    (finding,) = await look_at_sessions(Settings(_env_file=None, database=tmp_path / "b.db"))
    assert finding.level is Level.SKIP


def test_it_needs_the_other_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--sessions"]) == 2
    assert capsys.readouterr().err.splitlines() == ["--sessions needs --online"]
