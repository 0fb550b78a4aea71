"""Whatever is typed or set, an operator gets an exit code and a line, never a traceback."""

import argparse
import contextlib
import io
import json
import os
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import assume, given, strategies as st

from bot.__main__ import command_line, main
from bot.computers.search import evaluate
from bot.console import records
from bot.console.arguments import file as a_file
from bot.doctor import here
from bot.render import stored
from bot.render.decks import DECKS, Deck
from bot.rules.rules import Rules
from bot.settings import Settings
from bot.store.backups import backup
from bot.store.migrate import migrate
from testing.builders.records.documents import document, without_derived, without_proof
from testing.command_line import TOKEN

RECORD = "right.jsonl"
VALID_COMMANDS: dict[str, list[str]] = {
    "simulate": ["--variant", "briscola", "--matches", "1"],
    "verify": [RECORD],
    "replay": [RECORD],
    "review": [RECORD, "--seat", "1"],
    "backup": ["copy.db"],
    "restore": ["copy.db"],
    "move": ["--to", "moved.db"],
    "day": ["2026-11-23"],
    "events": ["list"],
    "puzzle": ["2026-11-23"],
}
"""What each command needs to do something."""
REFUSED = {"backup", "day", "move", "puzzle"}
"""The copy exists already, a file is not moved to a file, and neither a puzzle nor a deal was made."""
FILES: dict[str, bytes] = {
    "empty": b"",
    "blank": b"\n \n",
    "binary": bytes(range(256)) * 9,
    "latin": "Però".encode("latin-1"),
    "deep": b"[" * 5000,
    "null": b"null\n",
    "other": b'{"format": "briscola-record", "version": [[[[]]]]}\n',
    "two": b"{}\n{\n",
}
NAMES = [
    *FILES,
    *(
        "missing",
        "missing/file",
        "folder",
        "folder/",
        ".",
        "..",
        "/",
        "",
        "x" * 300,
        "empty/under",
        "a\nb",
        "\udcff",
    ),
    *(
        "-",
        "/dev/null",
        "/dev/full",
        "out.webp",
        "out.gif",
        "folder/out.webp",
        "missing/out.webp",
        "\udcff.webp",
    ),
]
NASTY = [
    *(
        "",
        " ",
        "\0",
        "\ud800",
        "\udcff",
        "a\nb",
        "\x1b[2J",
        "\u202e",
        "%s",
        "{}",
        "None",
        "-1",
        "0",
        "1",
        "2",
        "3",
    ),
    *(
        "9" * 5000,
        "1" + "0" * 30,
        "1e999",
        "nan",
        "-inf",
        "٣",
        "⁵",
        "1_000",
        "0x10",
        "x" * 100_000,
        "true",
        "null",
    ),
    *("[" * 50_000, '{"a":' * 900 + "1" + "}" * 900, '"\\ud800"', "[[[[[[[[[1]]]]]]]]]", "[1,2]", '"'),
    *(
        "exec:",
        "exec:'",
        "exec:/no/such/program",
        "exec:folder",
        "exec:\0",
        f"exec:{'x' * 2000}",
        "novice,",
        ",,",
    ),
    *(
        '"novice',
        'novice,"exec:a\nb"',
        "novice\nnovice",
        "champion",
        "@file",
        "--",
        "-",
        "--json",
        "briscola",
        "en",
    ),
]
any_text = st.sampled_from(NASTY) | st.text(st.characters()) | st.text(st.characters(), max_size=3)
OPTIONS = st.sampled_from([field.name for field in fields(Rules)]) | any_text


class Option(NamedTuple):
    """Where a command takes a value: behind a flag, or, where that is None, at its place."""

    command: str
    flag: str | None
    of_a_file: bool


def every_option() -> Iterator[Option]:
    """Every place of every command where a value can be typed."""
    (commands,) = (one for one in command_line()._actions if isinstance(one, argparse._SubParsersAction))
    for name, parser in commands.choices.items():
        for action in parser._actions:
            if action.nargs != 0:
                flag = action.option_strings[-1] if action.option_strings else None
                yield Option(name, flag, action.type is a_file)


@cache
def check_every_deck() -> None:
    """Look at the stored pictures: once, since no command changes them."""
    stored.check(DECKS.values())


def check_once(_: Iterable[Deck]) -> None:
    check_every_deck()


@pytest.fixture(autouse=True)
def quick_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing connects, and neither the pictures nor the advice need be any good."""
    check_every_deck()
    for place in (stored, here):
        monkeypatch.setattr(place, "check", check_once)
    for name in ("running", "demo"):
        module = types.ModuleType(f"bot.{name}")
        module.run = lambda *_args, **_kwargs: 0  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, f"bot.{name}", module)
        monkeypatch.setattr(f"bot.{name}", module, raising=False)
    monkeypatch.setattr(evaluate, "trials", lambda _: 1)
    monkeypatch.setattr(records, "_picture", lambda *_: b"drawn")


def is_valid_value(value: str) -> bool:
    """Whether the system has variables of such a value."""
    try:
        os.fsencode(value)
    except UnicodeEncodeError:
        return False
    return "\0" not in value


def prepare_folder(*, database: bool = False) -> None:
    """Put into the folder what the commands find there; a database takes a while to be made."""
    if database and not Path("briscola.db").exists():
        migrate(Path("briscola.db"))
        backup(Path("briscola.db"), Path("copy.db"))
    for name, data in FILES.items():
        Path(name).write_bytes(data)
    Path("folder").mkdir(exist_ok=True)
    found = document()
    without_derived(found)
    without_proof(found)
    found["deals"] = found["deals"][:1]
    found["deals"][0]["actions"][2:] = [{"seat": 0, "do": "forfeit"}]
    Path(RECORD).write_text(json.dumps(found), encoding="utf-8")


def run_captured(argv: list[str], encoding: str) -> tuple[int, str]:
    """The exit code of a command line, and what came on the error stream, in such an encoding."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, write_through=True) for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(argv)
        except SystemExit as ended:  # a misuse
            code = ended.code  # type: ignore[assignment]  # if it is no number, no test will take it for one
    written = err.buffer
    assert isinstance(written, io.BytesIO)
    return code, written.getvalue().decode(encoding)


def expect(argv: list[str], encoding: str = "utf-8") -> int:
    """Carry out a command line and see that it ends as every one should; returns its exit code."""
    code, error = run_captured(argv, encoding)
    assert code in {0, 2} | ({1} if argv[0] in {"verify", "replay", "review"} else set())
    if code != 0 and argv[0] != "doctor":  # which says what it has found
        lines = error.count("\n")
        assert lines == 1 or argv[0] == "verify"  # which tells of each record
    assert all(one.isprintable() for line in error.splitlines() for one in line)
    assert all(len(line) < 2000 for line in error.splitlines())
    return code


@pytest.mark.parametrize("option", list(every_option()), ids=lambda option: f"{option.command} {option.flag}")
@given(data=st.data())
def test_any_value_of_any_option_ends_in_a_line_and_an_exit_code(option: Option, data: st.DataObject) -> None:
    if option.of_a_file:
        value = data.draw(st.sampled_from(NAMES) | any_text)
        assume(value in NAMES or (not value.startswith(("/", "-")) and ".." not in value))
    elif option.flag == "--set":
        value = f"{data.draw(OPTIONS)}={data.draw(any_text)}"
    else:
        value = data.draw(any_text)
    if option.flag == "--matches":
        assume(not value.isdecimal() or len(value) > 9 or int(value) <= 3)  # so many are played
    prepare_folder(database=option.command in {"backup", "restore"})
    sane = VALID_COMMANDS.get(option.command, [])
    given_there = [value] if option.flag is None else [option.flag, value]
    argv = [option.command, *(sane[1:] if option.flag is None else sane), *given_there]
    expect(argv, data.draw(st.sampled_from(["utf-8", "ascii", "cp1252"])))


@pytest.mark.parametrize("command", ["run", "play", "backup", "replay"])
@given(data=st.data())
def test_any_setting_ends_in_a_line_and_an_exit_code(command: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([name.upper() for name in Settings.model_fields]))
    value = data.draw(st.sampled_from([*NASTY, *NAMES]) | st.text(st.characters()))
    assume(is_valid_value(value))
    prepare_folder()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISCORD_TOKEN", TOKEN)
        patch.setenv(name, value)
        expect([command, *VALID_COMMANDS.get(command, [])])


@pytest.mark.parametrize("name", [name.upper() for name in Settings.model_fields])
@pytest.mark.parametrize("value", ["", "\udcff", "a\nb", "9" * 5000, "x" * 300, "/", "folder"])
def test_doctor_looks_at_any_setting(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_folder()
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    expect(["doctor"])


@given(
    data=st.sampled_from(
        [b"DATABASE=\xff", b'DATABASE="a\0b"', b"DATABASE=..", b"NONSENSE", b"=", b"A" * 100_000]
    )
    | st.binary(max_size=40),
    command=st.sampled_from(["run", "backup"]),
)
def test_any_file_of_settings_ends_in_an_exit_code(data: bytes, command: str) -> None:
    prepare_folder()
    Path(".env").write_bytes(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISCORD_TOKEN", TOKEN)
        code, error = run_captured([command, *VALID_COMMANDS.get(command, [])], "utf-8")
    assert code in {0, 2}
    assert code == 0 or error


@given(
    line=st.binary(max_size=200) | st.sampled_from(list(FILES.values())),
    command=st.sampled_from(["verify", "replay", "review"]),
)
def test_any_bytes_as_a_record_end_in_an_exit_code(line: bytes, command: str) -> None:
    prepare_folder()
    Path("any").write_bytes(line)
    code, error = run_captured([command, "any"], "utf-8")
    assert code in {0, 1, 2}
    assert (code == 0) <= (error == "")


def test_every_command_is_tried() -> None:
    tried = {option.command for option in every_option()}
    assert tried == {"play", *VALID_COMMANDS, "engine"}
    prepare_folder(database=True)
    for command, sane in VALID_COMMANDS.items():
        assert expect([command, *sane]) == (2 if command in REFUSED else 0)
