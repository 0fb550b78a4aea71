"""A line and an exit code for what an operator gets wrong or a machine refuses."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import command_line, main
from bot.console import records as commands
from bot.console.command_errors import INTERRUPTED
from bot.record.read import LONGEST_RECORD
from bot.settings import SettingsError
from testing.command_line import usage_error

ROOT = Path(__file__).parents[2]
FULL = os.strerror(errno.ENOSPC)


def run(*argv: str, **streams: Any) -> subprocess.CompletedProcess[str]:  # noqa: ANN401 - as subprocess has them
    """A command in a process of its own, its output buffered as usual."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-m", "bot", *argv],
        cwd=ROOT,
        text=True,
        check=False,
        env=environment | streams.pop("env", {}),
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},
    )


def only_line(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on the error stream, where nothing else was said."""
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err.rstrip("\n")


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file", "a\nb"), 2, ["a\\nb: No such file"]),
        (OSError(errno.ENOSPC, FULL), 2, [FULL]),
        (OSError("no more"), 2, ["no more"]),
        (TimeoutError(), 2, ["TimeoutError"]),
        (MemoryError(), 2, ["there is not enough memory for it"]),
        (SettingsError("ONE is bad\nTWO is bad"), 2, ["ONE is bad", "TWO is bad"]),
        (BrokenPipeError(errno.EPIPE, "Broken pipe"), 0, []),
        (KeyboardInterrupt(), INTERRUPTED, []),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_the_machine_refuses_is_a_line_each(
    problem: BaseException,
    code: int,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(_: object) -> int:
        raise problem

    monkeypatch.setattr("bot.__main__.command_line", command_line)
    monkeypatch.setattr(commands, "verify", refuse)
    assert main(["verify", "any"]) == code
    assert capsys.readouterr().err.splitlines() == said


@pytest.mark.parametrize(
    "fault", [KeyError("x"), ValueError("x"), TypeError("x"), RecursionError("x"), AssertionError()]
)
def test_a_fault_of_the_program_keeps_its_traceback(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise fault

    monkeypatch.setattr("bot.__main__.command_line", command_line)
    monkeypatch.setattr(commands, "verify", fail)
    with pytest.raises(type(fault)):
        main(["verify", "any"])


@pytest.mark.parametrize(
    "argv", [[], ["dance"], ["simulate"], ["play", "--port", "x\ny"], ["verify", "--what", "\udcff"]]
)
def test_a_misuse_is_a_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert usage_error(*argv) == 2
    assert only_line(capsys).startswith("briscola")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ('deck_pattern="\\ud800"', "option deck_pattern, value \\ud800"),
        (f"target={'[' * 50_000}", "--set target: it is nested too deeply"),
        (f"target={'9' * 5000}", "option target, value 99999"),
        (f"target={'[' * 900}{']' * 900}", "option target, value [[["),
        (f"{'x' * 5000}=1", "unknown-option (option xxxxx"),
    ],
)
def test_an_option_that_is_too_much_is_a_short_line(
    value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--variant", "briscola", "--records", "r.jsonl", "--set", value]) == 2
    line = only_line(capsys)
    assert said in line
    assert len(line) < 200
    assert not Path("r.jsonl").exists()


@pytest.mark.parametrize(
    ("flag", "value", "said"),
    [
        ("--seed", "s" * 901, "--seed: it has 901 characters, 900 at most"),
        ("--computers", f"exec:{'x' * 996}", "has 1001 characters, 1000 at most"),
        ("--computers", "novice\nnovice", "--computers: new-line character seen"),
        ("--computers", "x" * 5000, "there is no level 'xxxx"),
        ("--players", "9" * 5000, "must be a whole number from 1 to 999999999"),
        ("--seed", "\udcff", "argument --seed: must be text in UTF-8"),
    ],
)
def test_a_value_that_no_record_could_hold_is_refused(
    flag: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "--variant", "briscola", flag, value]
    assert (usage_error(*asked) if "argument" in said or "number" in said else main(asked)) == 2
    assert said in only_line(capsys)


def test_the_longest_seed_and_command_make_a_record_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--variant", "briscola", "--matches", "11", "--records", "r", "--seed", "s" * 900]
    # Blanks at its end are no part of the command, but of the level's name. It ends, and a novice plays.
    assert main([*asked, "--computers", f"novice,{f'exec:{sys.executable} -c pass'.ljust(1000)}"]) == 0
    assert main(["verify", "r"]) == 0
    assert capsys.readouterr().out.endswith("r: 11 records, 0 wrong\n")


@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_match_of_thousands_of_digits_is_not_in_the_file(
    command: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main([command, str(records), "--match", "9" * 5000]) == 2
    line = only_line(capsys)
    assert "there is no match '9999" in line
    assert len(line) < 1000


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_a_line_without_end_is_not_read_to_its_end(
    command: str, elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in ("/dev/zero", "huge"):
        with (elsewhere / "huge").open("wb") as huge:
            huge.truncate(LONGEST_RECORD + 1)
        assert main([command, file]) == 2
        assert only_line(capsys) == f"{file}:1: a record has {LONGEST_RECORD} bytes at most"


def test_a_file_that_cannot_be_read_keeps_no_other_from_being_checked(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = Path("a\n\udcff")
    odd.write_bytes(records.read_bytes())
    whole = records.read_bytes()
    with records.open("ab") as file:
        file.truncate(len(whole) + LONGEST_RECORD + 1)
    capsys.readouterr()
    assert main(["verify", "missing", str(records.parent), str(records), str(odd)]) == 2
    out, err = capsys.readouterr()
    assert out == f"{records}: 3 records, 0 wrong\na\\n\\udcff: 3 records, 0 wrong\n"
    assert err.splitlines() == [
        "missing: No such file or directory",
        f"{records.parent}: Is a directory",
        f"{records}:4: a record has {LONGEST_RECORD} bytes at most",
    ]


def test_records_for_which_there_is_no_room_are_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--variant", "briscola", "--seed", "1", "--records"]
    for matches in ("1", "9"):  # what fits into a buffer is refused when it is closed, the rest before
        assert main([*asked, "/dev/full", "--matches", matches]) == 2
        assert only_line(capsys) == f"/dev/full: {FULL}"


@pytest.mark.parametrize(
    "argv",
    [["--help"], ["simulate", "--variant", "briscola", "--matches", "1"], ["doctor"]],
    ids=lambda argv: argv[0],
)
def test_an_output_for_which_there_is_no_room_is_a_line(argv: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = run(*argv, stdout=full)
    assert (done.returncode, done.stderr) == (2, f"{FULL}\n")


def test_an_output_that_nobody_reads_is_no_error() -> None:
    for argv in (["--help"], ["simulate", "--variant", "briscola", "--matches", "1"]):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            done = run(*argv, stdout=writing)
        finally:
            os.close(writing)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("closed", [0, 1, 2])
def test_streams_that_were_closed_before_it_began(closed: int) -> None:
    def close() -> None:
        os.close(closed)

    done = run("engine", stdin=subprocess.DEVNULL, preexec_fn=close)
    assert done.returncode == (2 if closed == 0 else 0)
    assert done.stderr == ("there is no standard input to read requests from\n" if closed == 0 else "")
    assert run("simulate", "--variant", "poker", preexec_fn=close).returncode == 2


def test_a_terminal_without_every_character_shows_another_for_it() -> None:
    done = run("doctor", env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert "\\u2192 --online asks" in done.stdout
    assert done.stderr == ""


def in_the_foreground() -> None:
    """What a shell starts in the background ignores Ctrl+C, and so does what that starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_it_without_a_word(elsewhere: Path) -> None:
    records = elsewhere / "records"
    os.mkfifo(records)
    command = ["simulate", "--variant", "briscola", "--matches", "999999999", "--records", str(records)]
    with subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-m", "bot", *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=in_the_foreground,  # noqa: PLW1509 - it only sets a signal
    ) as running:
        with records.open("rb") as reading:
            reading.readline()
            running.send_signal(signal.SIGINT)
            while reading.read(1 << 16):
                pass
        out, err = running.communicate()
    assert (running.returncode, out, err) == (130, b"", b"")
