"""``simulate``: the same seed plays the same, and what cannot be played is one line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.record.verify import verify_line
from testing.command_line import usage_error


def test_simulate_prints_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--variant", "briscola", "--players", "3", "--matches", "4", "--seed", "s"]) == 0
    title, heading, *seats, speed = capsys.readouterr().out.splitlines()
    assert title.startswith("briscola, 3 players, seed s: 4 matches, ")
    assert heading.split()[:2] == ["seat", "level"]
    assert [line.split()[:2] for line in seats] == [[str(seat), "novice"] for seat in range(3)]
    assert speed.endswith("card plays a second of processor time")


def test_simulate_counts_a_single_match_and_keeps_its_columns_under_long_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--variant", "briscola", "--set", "target=1", "--matches", "1", "--seed", "s"]
    program = f"exec:{sys.executable} -c ''"
    assert main(["simulate", *options, "--computers", f"{program},random"]) == 0
    title, heading, *seats, _ = capsys.readouterr().out.splitlines()
    assert title.endswith(": 1 match, 1 deal")
    assert all(line.index("%") == heading.index("  points") - 1 for line in seats)
    assert {len(line.split(" ms")[0]) + len(" ms") for line in seats} == {len(heading)}


def test_r57_simulate_prints_a_seat_that_never_had_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    """The leader shows the three trumps before anything is played, and the match is over."""
    command = "simulate --variant bisca9 --set conquista=true --set target=1 --matches 1 --seed 153 --json"
    assert main(command.split()) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["plays"] == 0
    assert [seat["won"] for seat in result["seats"]] == [1, 0]
    assert result["seats"][1]["think_ms"] == 0


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = (
        "simulate --variant briscola --players 4 --matches 2 --computers novice,random,novice,random --json"
    )
    assert main(command.split()) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (result["variant"], result["players"], result["matches"]) == ("briscola", 4, 2)
    assert [seat["level"] for seat in result["seats"]] == ["novice", "random"] * 2
    assert sum(seat["points_per_deal"] for seat in result["seats"]) == pytest.approx(120, abs=0.05)
    assert result["plays"] == 40 * result["deals"]
    assert result["seed"]


def test_fine_print_40_the_same_seed_writes_the_same_file(elsewhere: Path) -> None:
    files = [elsewhere / name for name in ("one.jsonl", "two.jsonl", "three.jsonl")]
    for file, seed in zip(files, "778", strict=True):
        command = f"simulate --variant briscola --matches 2 --players 6 --seed {seed} --records {file}"
        assert main(command.split()) == 0
    one, two, three = (file.read_bytes() for file in files)
    assert one == two != three
    assert all(verify_line(line).ok for line in one.splitlines())


def test_fine_print_40_options_are_json_or_text(elsewhere: Path) -> None:
    file = elsewhere / "r.jsonl"
    command = (
        f"simulate --variant briscola --players 4 --matches 1 --records {file} --set tie=carry --set target=1"
        " --set turn_up_reject=true --set turn_clock=off --set direction=clockwise --set follow_suit=free"
    )
    assert main(command.split()) == 0
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["rules"] == {
        "variant": "briscola",
        "players": 4,
        "tie": "carry",
        "target": 1,
        "turn_up_reject": True,
        "turn_clock": "off",
        "direction": "clockwise",
    }
    assert verify_line(file.read_bytes()).ok


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--variant poker", "wrong-value (option variant, value poker, allowed briscola, schembil, "),
        ("--variant briscola --players 5", "not-in-game (option players, value 5, allowed 2, 3, 4, 6)"),
        ("--variant briscola --set colour=red", "unknown-option (option colour)"),
        ("--variant briscola --set target=true", "wrong-value (option target"),
        ("--variant briscola --set target=[1]", "wrong-value (option target"),
        (
            "--variant briscola --set ranking=ten",
            "not-in-game (option ranking, value ten, allowed standard, three_as_three, seven_for_three)",
        ),
        ("--variant briscola --set target", "--set target: needed is key=value"),
        ("--variant briscola --computers champion", "no level 'champion'; allowed: novice, player"),
        ("--variant briscola --computers novice,novice,novice", "3 levels for 2 seats"),
        ("--variant briscola --records missing/r.jsonl", "missing/r.jsonl: No such file or directory"),
    ],
)
def test_simulate_refuses_in_one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "--variant",
        "--variant briscola --matches 0",
        "--variant briscola --matches x",
        "--variant briscola x",
    ],
)
def test_simulate_misused(arguments: str) -> None:
    assert usage_error("simulate", *arguments.split()) == 2
