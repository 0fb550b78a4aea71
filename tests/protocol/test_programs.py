"""record.md: a program that hangs, dies or answers nonsense loses its turn to a novice, no more."""

import json
import os
import random
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import computers
from bot.__main__ import main
from bot.protocol.programs import PREFIX, RESTARTS, Failure, Program, open_programs
from bot.protocol.protocol import answer
from bot.protocol.serving import LONGEST
from bot.record.verify import verify
from bot.rules.actions import Forfeit
from bot.rules.view import SeatView, seat_view
from bot.simulation.matches import IDLE, Simulation, levels_by_seat
from testing.builders.states import rules_for, walk

ROOT = Path(__file__).parents[2]
TIMEOUT = 300.0
"""Seconds that no test takes: for programs that answer."""
ANSWERS = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""
FOREVER = "threading.Event().wait()"
BAD = {
    "hangs": ("import sys\nfor line in sys.stdin: pass", {Failure.HUNG}),
    "never starts to read": (f"import threading; {FOREVER}", {Failure.HUNG}),
    "ends": ("", {Failure.ENDED}),
    "ends after a line": ("import sys\nsys.stdin.readline()", {Failure.ENDED}),
    "talks nonsense": (
        "import sys\nfor line in sys.stdin: print('your move', flush=True)",
        {Failure.NONSENSE},
    ),
    "says it cannot": (
        'import sys\nfor line in sys.stdin: print(\'{"error": "no"}\', flush=True)',
        {Failure.NONSENSE},
    ),
    "plays a card it has not": (
        ANSWERS.replace('json.loads(line)["legal"][0]', '{"do": "play", "card": "Td"}'),
        {Failure.NONSENSE},
    ),
    "gives up": (ANSWERS.replace('json.loads(line)["legal"][0]', '{"do": "forfeit"}'), {Failure.NONSENSE}),
    "never ends its line": (
        "import sys\nwhile True: sys.stdout.write('x' * 4096)",
        {Failure.ENDLESS, Failure.TALKATIVE},
    ),
    "writes lines without end and never reads": (
        "while True: print('y' * 80)",
        {Failure.TALKATIVE, Failure.NONSENSE},
    ),
    "says everything twice": (
        ANSWERS.replace("flush=True)", "flush=True); print('{}', flush=True)"),
        {Failure.TALKATIVE, Failure.NONSENSE},
    ),
    "greets": (f"print('Hello!')\n{ANSWERS}", {Failure.TALKATIVE, Failure.NONSENSE}),
    "closes its ears and talks": (
        f"import os, threading\nos.close(0)\nfor _ in range(9): print('{{}}', flush=True)\n{FOREVER}",
        {Failure.TALKATIVE, Failure.ENDED, Failure.NONSENSE},
    ),
    "closes its ears": (f"import os, threading\nos.close(0)\n{FOREVER}", {Failure.HUNG, Failure.ENDED}),
    "closes its mouth": (f"import os, threading\nos.close(1)\n{FOREVER}", {Failure.ENDED}),
}
"""Programs, and what may be said of them beside that they are not started again."""


@pytest.fixture
def level(tmp_path: Path) -> Callable[[str], str]:
    """Makes a level of the words of a program."""

    def made(words: str) -> str:
        file = tmp_path / "program, of mine.py"
        file.write_text(words, encoding="utf-8")
        return f"{PREFIX}{shlex.join([sys.executable, str(file)])}"

    return made


@pytest.fixture
def started() -> Iterator[Callable[..., tuple[Program, list[str]]]]:
    """Starts programs, with what they are reported for, and ends them."""
    running: list[Program] = []

    def start(level: str, patience: float = TIMEOUT) -> tuple[Program, list[str]]:
        reports: list[str] = []
        running.append(Program(level, patience=patience, report=reports.append))
        return running[-1], reports

    yield start
    for program in running:
        program.close()


def positions(count: int, **options: Any) -> list[SeatView]:  # noqa: ANN401 - as a record has them
    """What those see in a match who are to act."""
    states = (step.after for step, _ in zip(walk(rules_for(**options), 4), range(count), strict=False))
    return [seat_view(state, state.next_seat) for state in states if state.next_seat is not None]


Start = Callable[..., tuple[Program, list[str]]]


def test_a_program_plays_what_it_answers(level: Callable[[str], str], started: Start) -> None:
    program, reports = started(level(ANSWERS))
    for view in positions(30, players=4):
        offered = [action for action in view.legal if not isinstance(action, Forfeit)]
        assert program.choose(view, random.Random(1)) == offered[0]
        assert program.remark(view, random.Random(1)) is None
    assert not program.lost_turns
    assert not reports


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_fails_loses_its_turns_to_a_novice_and_is_reported_once(
    fault: str, level: Callable[[str], str], started: Start
) -> None:
    words, failings = BAD[fault]
    program, reports = started(level(words), 0.05 if Failure.HUNG in failings else TIMEOUT)
    views = positions(12)
    novice = computers.create("novice")
    lost = 0
    for view in views:
        rng, same = random.Random(2), random.Random(2)
        same.getrandbits(32)  # the seed that the program was given
        found, before = program.choose(view, rng), lost
        lost = sum(program.lost_turns.values())
        assert lost - before == 1 or fault in {"greets", "says everything twice"}
        assert lost == before or found == novice.choose(view, same)
    assert lost >= len(views) // 2
    assert program.lost_turns.keys() <= {view.seat for view in views}
    ways = {line.partition(": it ")[2].partition(";")[0] for line in reports}
    assert len(ways) == len(reports) > 0
    assert ways <= {failing.value for failing in {*failings, Failure.GONE}}
    assert ways != {Failure.GONE.value}
    assert all("novice" in line and line.startswith(PREFIX) and "\n" not in line for line in reports)


@pytest.mark.parametrize("talk", ["", "while True: os.write(1, b'y')", "while True: os.write(1, b'y\\n')"])
def test_patience_covers_a_program_that_does_not_read_what_no_pipe_holds(
    talk: str, level: Callable[[str], str], started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, reports = started(level(f"import os, threading\n{talk}\n{FOREVER}"), 0.05)
    # Many requests that are not read come to this, too.
    monkeypatch.setattr("bot.protocol.programs.request_line", lambda *_args, **_kwargs: b" " * LONGEST)
    for view in positions(8):
        program.choose(view, random.Random(2))
    assert sum(program.lost_turns.values()) == 8
    said = " ".join(reports)
    assert talk or Failure.DEAF.value in said
    assert Failure.GONE.value in said


def test_a_program_is_started_again_a_few_times(
    level: Callable[[str], str], started: Start, tmp_path: Path
) -> None:
    starts = tmp_path / "starts"
    once = f"""
import json, sys
open({str(starts)!r}, "a").write("x")
line = sys.stdin.readline()
print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
"""
    program, reports = started(level(once))
    views = positions(30)
    for view in views:
        program.choose(view, random.Random(3))
    assert starts.read_text() == "x" * (RESTARTS + 1)
    assert sum(program.lost_turns.values()) == len(views) - RESTARTS - 1
    assert len(reports) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe with a name, to see who still holds it")
def test_a_program_is_ended_with_its_children(level: Callable[[str], str], tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    parent = f"""
import json, subprocess, sys
with open({str(held)!r}, "wb", buffering=0) as held:
    held.write(b"x")
    subprocess.Popen([sys.executable, "-c", "import threading; threading.Event().wait()"], stdout=held)
{ANSWERS}
"""
    with os.fdopen(os.open(held, os.O_RDONLY | os.O_NONBLOCK), "rb") as watched:
        with open_programs([level(parent)], patience=TIMEOUT) as programs:
            (program,) = programs.values()
            program.choose(positions(3)[-1], random.Random(1))
        os.set_blocking(watched.fileno(), True)
        assert watched.read() == b"x"  # to the end, which comes when nobody holds the other side any more


def test_what_is_no_command_is_told() -> None:
    for level in ("exec:", "exec:'", "exec:/no/such/program"):
        with pytest.raises(ValueError, match=r"exec|quotation"), open_programs([level]):
            pass


def test_a_match_with_a_failing_program_goes_on_and_its_record_holds(
    level: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    rules = rules_for(players=2)
    mine = level(BAD["talks nonsense"][0])
    records: list[dict[str, Any]] = []
    with open_programs([mine], patience=TIMEOUT) as programs:
        tally = Simulation(rules, ["novice", mine], "s", programs).run(2, records.append)
    assert [seat.lost_turns for seat in tally.seats] == [0, tally.seats[1].moves]
    assert sum(record["meta"]["lost_turns"][1] for record in records) == tally.seats[1].lost_turns
    for record in records:
        assert record["seats"][1]["level"] == mine
        assert verify(record).ok
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("auction", ["combined", "suit_only"])
def test_a_match_in_which_nobody_bids_stops_without_a_result(
    auction: str, level: Callable[[str], str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Fine print 5: it stops between two deals. The first thing that may be done in an auction is to pass."""
    file = tmp_path / "records"
    mine = level(ANSWERS)
    asked = [
        "simulate",
        "--variant",
        "chiamata",
        "--set",
        f"auction={auction}",
        "--matches",
        "1",
        "--seed",
        "1",
    ]
    asked += ["--computers", f'"{mine}"', "--records", str(file)]
    assert main([*asked, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["matches"], result["unfinished"], result["deals"]) == (1, 1, IDLE)
    assert [seat["won"] for seat in result["seats"]] == [0] * 5
    (line,) = file.read_text(encoding="utf-8").splitlines()
    verdict = verify(json.loads(line))
    assert verdict.ok
    assert verdict.result is None
    assert main(asked) == 0
    assert f"1 of 1 match without a result: nobody scored in {IDLE} deals in a row" in capsys.readouterr().out


def test_the_engine_itself_plays_as_a_program(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    itself = shlex.join([sys.executable, "-m", "bot", "engine", "--level", "greedy"])
    ways = {}
    for name in ("greedy", f"exec:{itself}"):
        file = tmp_path / "records"
        asked = ["simulate", "--variant", "briscola", "--matches", "2", "--seed", "1", "--records", str(file)]
        assert main([*asked, "--computers", f"novice,{name}", "--patience", "300", "--json"]) == 0
        assert "lost_turns" not in capsys.readouterr().out
        ways[name] = [json.loads(line)["deals"] for line in file.read_text().splitlines()]
    # greedy draws nothing from its generator, so it plays the same whoever seeds it
    assert len({json.dumps(deals) for deals in ways.values()}) == 1


def test_the_program_of_the_document_plays(level: Callable[[str], str], started: Start) -> None:
    document = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    (words,) = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    assert len(words.splitlines()) <= 30
    program, reports = started(level(words))
    for options in (
        {},
        {"players": 4},
        {"variant": "chiamata"},
        {"variant": "schembil"},
        {"variant": "double"},
    ):
        for view in positions(60, **options):
            program.choose(view, random.Random(1))
    assert not program.lost_turns
    assert not reports


def test_the_request_of_the_document_is_answered() -> None:
    document = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    (words,) = re.findall(r"```json\n(.*?)```", document, re.DOTALL)
    assert json.loads(answer(words.replace("\n", " ").encode())).keys() >= {"action"}


def test_a_comma_in_a_command_stands_in_quotes(
    level: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = level(ANSWERS)
    assert "," in mine
    command = ["simulate", "--variant", "briscola", "--matches", "1", "--seed", "1", "--json", "--computers"]
    assert main([*command, f'novice,"{mine}"']) == 0
    assert [seat["level"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["novice", mine]
    assert main([*command, f"novice,{PREFIX}/no/such/program"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main([*command, "novice,champion"]) == 2


def test_programs_are_no_levels_of_the_tables() -> None:
    assert not any(name.startswith(PREFIX) for name in [*computers.LEVELS, *computers.HIDDEN])
    assert levels_by_seat(["exec:x"], 2) == ["exec:x", "exec:x"]
