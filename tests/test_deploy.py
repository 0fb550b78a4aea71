"""What ``deploy/`` tells a container engine and systemd names only what there is. No engine is needed."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.__main__ import command_line
from bot.console.mistakes import UNUSABLE
from bot.settings import Settings

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
UNIT = ROOT / "deploy/briscola.service"
SETTINGS = {name.upper() for name in Settings.model_fields}


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    parser.read(UNIT, encoding="utf-8")
    return parser


def commands() -> list[list[str]]:
    """Every command of the bot that is run there, word by word."""
    listed = [json.loads(words) for words in re.findall(r"CMD (\[.*\])", DOCKERFILE)]
    return [*listed, shlex.split(unit()["Service"]["ExecStart"])]


def test_every_command_is_one_of_the_bot() -> None:
    assert len(commands()) == 3
    for program, *arguments in commands():
        assert Path(program).name == "briscola"
        command_line().parse_args(arguments)


def test_the_container_gets_settings_that_there_are() -> None:
    set_there = re.findall(r"(\w+)=\S+", " ".join(re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)))
    passed = re.findall(r"^ {6}([A-Z_]+):", COMPOSE, re.MULTILINE)
    assert {*set_there, *passed} - {"PATH", "PYTHONUNBUFFERED"} <= SETTINGS
    assert "DISCORD_TOKEN" in passed


def test_what_is_built_from_is_there() -> None:
    for file in re.findall(r"-r (\S+)", DOCKERFILE):
        assert (ROOT / file).is_file()
    assert (ROOT / re.findall(r"dockerfile: (\S+)", COMPOSE)[0]).is_file()


def test_the_container_runs_as_nobody_in_particular_and_keeps_its_data() -> None:
    user = DOCKERFILE.index("USER briscola")
    assert user < DOCKERFILE.index("HEALTHCHECK") < DOCKERFILE.index('CMD ["briscola", "run"]')
    assert "VOLUME /data" in DOCKERFILE
    assert "DATABASE=/data/" in DOCKERFILE
    assert "- data:/data" in COMPOSE
    assert "read_only: true" in COMPOSE


def test_systemd_does_not_start_again_what_an_operator_has_to_mend() -> None:
    service = unit()["Service"]
    assert service["RestartPreventExitStatus"] == str(UNUSABLE)
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Its program is looked for where it would be installed: here another one stands in."""
    copy = tmp_path / UNIT.name
    copy.write_text(
        UNIT.read_text(encoding="utf-8").replace("/usr/local/bin/briscola", "/bin/true"), encoding="utf-8"
    )
    done = subprocess.run(  # noqa: S603 - our own file
        ["systemd-analyze", "verify", str(copy)],  # noqa: S607 - wherever the system has it
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
