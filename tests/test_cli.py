"""record.md: the command line, its exit codes and its one-line complaints."""

import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.__main__ import main
from bot.computers.search import judge
from bot.progress import Progress
from bot.record.verify import verify_line
from bot.render import decks, gestures
from bot.render.decks import DECKS
from bot.render.gestures import face_file
from bot.render.paint.stored import check
from bot.settings import Settings
from bot.store.files import Hold
from bot.store.migrate import migrate

ROOT = Path(__file__).parents[1]
TOKEN = "MTIz.GhIjKl.secret-part"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


@pytest.fixture
def records(elsewhere: Path) -> Path:
    """A file of three right records."""
    file = elsewhere / "right.jsonl"
    assert (
        main(["simulate", "--variant", "briscola", "--matches", "3", "--seed", "7", "--records", str(file)])
        == 0
    )
    return file


def spoil(file: Path, number: int) -> None:
    """Make the record on a line wrong at action 2 of its first deal."""
    lines = file.read_text(encoding="utf-8").splitlines()
    document = json.loads(lines[number])
    document["deals"][0]["actions"][2]["card"] = "Td"
    lines[number] = json.dumps(document)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def usage(*argv: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(argv)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_verify_right_records(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", str(records)]) == 0
    assert capsys.readouterr() == (f"{records}: 3 records, 0 wrong\n", "")


def test_verify_tells_file_line_id_and_place(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(records, 1)
    capsys.readouterr()
    assert main(["verify", str(records)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == (
        f"{records}:2: 'simulation-7-1': deal 0, action 2: the rules do not allow it: not-in-hand"
    )
    assert last == f"{records}: 3 records, 1 wrong"


def test_verify_json_has_one_line_per_record(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(records, 2)
    capsys.readouterr()
    assert main(["verify", "--json", str(records), str(records)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False] * 2
    assert set(answers[0]) == {"id", "ok", "deals", "result"}
    assert set(answers[0]["deals"][0]) == {"tricks", "points", "score"}
    assert answers[2] == {
        "id": "simulation-7-2", "ok": False, "error": "illegal-action", "deal": 0, "action": 2
    }  # fmt: skip


def test_verify_an_unreadable_line_names_file_line_and_reason(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = records.read_bytes()
    records.write_bytes(text + b"\n{broken\n" + text + b"\xff\xfe\n")
    capsys.readouterr()
    assert main(["verify", str(records)]) == 2
    out, err = capsys.readouterr()
    assert out == f"{records}: 6 records, 0 wrong\n"
    assert [line.split(": not JSON: ")[0] for line in err.splitlines()] == [f"{records}:5", f"{records}:9"]
    spoil_all = records.read_bytes().replace(b'"version":1', b'"version":9')
    records.write_bytes(spoil_all)
    assert main(["verify", "--json", str(records)]) == 2  # unreadable weighs more than wrong


def test_verify_a_file_that_is_not_there(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", "missing.jsonl", str(records)]) == 2
    out, err = capsys.readouterr()
    assert err == "missing.jsonl: No such file or directory\n"
    assert out == f"{records}: 3 records, 0 wrong\n"
    assert main(["verify", str(records.parent)]) == 2


def test_verify_needs_a_file() -> None:
    assert usage("verify") == 2


def test_simulate_prints_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--variant", "briscola", "--players", "3", "--matches", "4", "--seed", "s"]) == 0
    title, heading, *seats, speed = capsys.readouterr().out.splitlines()
    assert title.startswith("briscola, 3 players, seed s: 4 matches, ")
    assert heading.split()[:2] == ["seat", "level"]
    assert [line.split()[:2] for line in seats] == [[str(seat), "novice"] for seat in range(3)]
    assert speed.endswith("card plays a second of processor time")


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
    assert usage("simulate", *arguments.split()) == 2


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, seen: list[Any]) -> None:
    """Put a module in the place of one that would open connections."""

    def run(*args: object, **kwargs: object) -> int:
        seen.append((args, kwargs))
        return 7

    module = types.ModuleType(f"bot.{name}")
    module.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, f"bot.{name}", module)
    monkeypatch.setattr("bot." + name, module, raising=False)


def test_run_hands_the_settings_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    stand_in(monkeypatch, "app", seen)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", "other.db")
    assert main(["run"]) == 7
    (((settings,), given),) = seen
    assert settings.token() == TOKEN
    assert settings.database == Path("other.db")
    assert given == {"adopt": False}
    assert main(["run", "--adopt"]) == 7
    assert seen[-1][1] == {"adopt": True}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set"),
        ("DISCORD_TOKEN", "nonsense", "DISCORD_TOKEN has a value that cannot be used"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL has a value that cannot be used"),
    ],
)
def test_run_with_a_wrong_setting_is_one_line_and_starts_nothing(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Any] = []
    stand_in(monkeypatch, "app", seen)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), seen) == ("", 1, [])
    assert said in err


@pytest.mark.parametrize("harm", ["corrupt", "in use", "a folder", "no folder"])
def test_f10_a_start_that_fails_is_one_line_and_ends(elsewhere: Path, harm: str) -> None:
    database = elsewhere / "folder" / "b.db"
    if harm != "no folder":
        database.parent.mkdir()
        migrate(database)
    hold = Hold(database) if harm == "in use" else None
    if harm == "corrupt":
        database.write_bytes(database.read_bytes()[:100] + bytes(8000))
    elif harm == "a folder":
        database.unlink()
        database.mkdir()
    environment = {"DISCORD_TOKEN": TOKEN, "DATABASE": str(database), "PYTHONPATH": str(ROOT)}
    result = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,  # a second; five where the machine is as it should be
    )
    if hold is not None:
        hold.release()
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(str(database))
    assert result.stderr.count("\n") == 1


def test_play_hands_port_browser_and_language_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    stand_in(monkeypatch, "demo", seen)
    assert main(["play"]) == 7
    assert main(["play", "--port", "8123", "--no-browser", "--language", "it"]) == 7
    assert [kwargs for _, kwargs in seen] == [
        {"port": None, "browser": True, "language": None},
        {"port": 8123, "browser": False, "language": "it"},
    ]


@pytest.mark.parametrize("arguments", ["--port 0", "--port 65536", "--port x", "--port -1", "--language fr"])
def test_play_misused(arguments: str) -> None:
    assert usage("play", *arguments.split()) == 2


def test_backup_copies_the_database_and_its_seeds(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", "live.db")
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == "live.db: there is no database\n"
    for name in ("live.db", "live.seeds.db"):
        with sqlite3.connect(elsewhere / name) as made:
            made.execute("CREATE TABLE kept (what TEXT)")
        made.close()
    assert main(["backup", "copy.db"]) == 0
    assert (elsewhere / "copy.db").exists()
    assert (elsewhere / "copy.seeds.db").exists()
    capsys.readouterr()
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == "copy.db: exists already\n"


def test_restore_puts_a_backup_back_and_keeps_what_was_there(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", "live.db")
    assert main(["restore", "copy.db"]) == 2
    assert capsys.readouterr().err == "copy.db: there is no backup\n"
    migrate(elsewhere / "live.db")
    assert main(["backup", "copy.db"]) == 0
    capsys.readouterr()
    assert main(["restore", "live.db"]) == 2
    assert capsys.readouterr().err == "live.db: this is the database itself\n"
    assert main(["restore", "copy.db"]) == 0
    assert capsys.readouterr().out == (
        "live.db and its seeds are those of copy.db; what was there is kept as live.replaced-1.db\n"
    )
    hold = Hold(elsewhere / "live.db")
    assert main(["restore", "copy.db"]) == 2
    assert "already open" in capsys.readouterr().err
    hold.release()
    (elsewhere / "copy.seeds.db").unlink()
    assert main(["restore", "copy.db"]) == 2
    assert capsys.readouterr().err.startswith("copy.seeds.db: ")


def test_no_command_is_a_misuse() -> None:
    assert usage() == 2
    assert usage("dance") == 2
    assert usage("--help") == 0
    assert usage("--version") == 0


def test_checking_a_record_needs_no_discord(records: Path) -> None:
    script = (
        "import sys; from bot.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or any(name in sys.modules for name in ('discord', 'PIL', 'aiosqlite', 'simcord')))"
    )
    root = Path(__file__).parent.parent
    command = [sys.executable, "-c", script, "verify", str(records)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_has_seen_enough_is_no_error(records: Path) -> None:
    root = Path(__file__).parent.parent
    many = [str(records)] * 30
    command = [sys.executable, "-m", "bot", "verify", "--json", *many]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:  # noqa: S603 - our own words
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


@pytest.mark.parametrize(
    ("command", "picture", "spoil"),
    [
        *(("run", deck.atlas, "missing") for deck in DECKS.values()),
        *(("run", deck.symbols, "flipped") for deck in DECKS.values()),
        *(("run", DECKS["french"].atlas, spoil) for spoil in ("cut", "flipped", "another", "text")),
        ("run", DECKS["french"].tile("Kd"), "missing"),
        ("run", face_file("wink"), "cut"),
        ("play", DECKS["french"].atlas, "flipped"),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_a_spoilt_picture_is_one_line_and_nothing_starts(
    command: str,
    picture: Path,
    spoil: str,
    elsewhere: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    shutil.copytree(decks.ASSETS, elsewhere / "assets")
    spoilt = elsewhere / "assets" / picture.relative_to(decks.ASSETS)
    for module in (decks, gestures):
        monkeypatch.setattr(module, "ASSETS", elsewhere / "assets")
    whole = spoilt.read_bytes()
    middle = len(whole) // 2
    match spoil:
        case "missing":
            spoilt.unlink()
        case "another":
            spoilt.write_bytes(DECKS["french"].symbols.read_bytes())
        case _:
            texts = {"cut": whole[:middle], "text": b"no picture"}
            flipped = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
            spoilt.write_bytes(texts.get(spoil, flipped))
    assert main([command]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{spoilt} is ")
    assert err.count("\n") == 1


def test_the_stored_pictures_are_whole() -> None:
    check(DECKS.values())


def test_replay_draws_the_last_deal_of_the_last_record(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["replay", str(records)]) == 0
    out, err = capsys.readouterr()
    document = json.loads(records.read_text(encoding="utf-8").splitlines()[-1])
    drawn = Path("right.webp")
    size = drawn.stat().st_size
    assert out == f"{drawn}: match {document['id']!r}, deal {len(document['deals'])}, {size} bytes\n"
    assert err == "", "no progress where nobody looks at a terminal"
    with Image.open(drawn) as image:
        assert (image.format, image.width, image.info["loop"]) == ("WEBP", 640, 1)
        assert getattr(image, "n_frames", 1) > 40
    assert size <= 1_500_000


@pytest.mark.parametrize("wanted", ["1", "simulation-7-0"])
@pytest.mark.parametrize("name", ["still.png", "still.webp"])
def test_replay_draws_a_trick_as_a_still(records: Path, name: str, wanted: str) -> None:
    asked = ["--match", wanted, "--deal", "1", "--trick", "20", "-o", name, "--language", "it"]
    assert main(["replay", str(records), *asked]) == 0
    with Image.open(name) as image:
        assert image.format == Path(name).suffix[1:].upper()
        assert getattr(image, "n_frames", 1) == 1


def test_replay_writes_a_gif(records: Path) -> None:
    assert main(["replay", str(records), "--deal", "1", "-o", "deal.GIF"]) == 0
    with Image.open("deal.GIF") as image:
        assert image.format == "GIF"
        assert getattr(image, "n_frames", 1) > 40


def test_replay_of_a_wrong_record_is_one_line(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(records, 1)
    capsys.readouterr()
    assert main(["replay", str(records), "--match", "2"]) == 1
    assert capsys.readouterr() == (
        "",
        f"{records}:2: deal 0, action 2: the rules do not allow it: not-in-hand\n",
    )
    assert not Path("right.webp").exists()
    assert main(["replay", str(records), "--match", "1", "--trick", "1"]) == 0, (
        "the others are as good as before"
    )


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["--match", "4"], "right.jsonl: there is no match '4' in it"),
        (["--match", "nobody"], "right.jsonl: there is no match 'nobody' in it"),
        (["--deal", "99"], "--deal 99: the match has"),
        (["--trick", "99"], "--trick 99: the deal has 20"),
        (["-o", "deal.jpg"], "deal.jpg: the name has to end in .webp or .gif"),
        (["-o", "deal"], "deal: the name has to end in .webp or .gif"),
        (["--trick", "1", "-o", "deal.gif"], "deal.gif: the name has to end in .webp or .png"),
        (["--trick", "1", "-o", "no/folder.webp"], "no/folder.webp: No such file or directory"),
    ],
)
def test_replay_says_in_one_line_what_it_cannot_draw(
    records: Path, capsys: pytest.CaptureFixture[str], asked: list[str], complaint: str
) -> None:
    capsys.readouterr()
    assert main(["replay", str(records), *asked]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "there is no record in it"),
        (b"\n \n", "there is no record in it"),
        (b"{broken\n", "1: not JSON"),
        (b"[" * 5000 + b"\n", "1: not JSON"),
    ],
)
def test_replay_of_what_cannot_be_read_is_one_line(
    elsewhere: Path, capsys: pytest.CaptureFixture[str], data: bytes, complaint: str
) -> None:
    file = elsewhere / "spoilt.jsonl"
    file.write_bytes(data)
    assert main(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1
    assert main(["replay", "missing.jsonl"]) == 2
    assert capsys.readouterr().err == "missing.jsonl: No such file or directory\n"


def test_replay_of_a_match_without_a_deal(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = elsewhere / "begun.jsonl"
    seats = [{"name": "Anna", "kind": "human"}, {"name": "Bruno", "kind": "human"}]
    begun = {
        "format": "briscola-record",
        "version": 1,
        "id": "k3f9",
        "rules": {},
        "seats": seats,
        "deals": [],
    }
    file.write_text(json.dumps(begun), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}:1: no deal of it was finished\n"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_appears_after_a_while_and_goes_again() -> None:
    now, stream = [0.0], Terminal()
    with Progress(stream, clock=lambda: now[0]) as progress:
        progress(1, 4)
        assert stream.getvalue() == "", "nothing for what is over soon"
        now[0] = 2.0
        progress(2, 4)
        progress(3, 4)
        assert stream.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 2 of 4", "not with every step"
    assert stream.getvalue().endswith("\r"), "the line is wiped away"


def test_progress_is_for_terminals() -> None:
    stream = io.StringIO()
    with Progress(stream, after=0.0) as progress:
        progress(1, 2)
    assert stream.getvalue() == ""


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a review is any good does not matter here."""
    monkeypatch.setattr(judge, "trials", lambda _: 2)


@pytest.mark.usefixtures("quickly")
def test_review_tells_of_every_card_of_every_seat(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["review", str(records), "--match", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == "", "no progress where nobody looks at a terminal"
    document = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    deals = len(document["deals"])
    for seat in (1, 2):
        assert f"Match {document['id']}, Briscola, seat {seat}: Computer {seat}\n" in out
    assert out.count("  Trick  Card ") == 2 * deals
    for deal, played in enumerate(document["deals"], 1):
        for points in played["points"]:
            assert f"Deal {deal}: {points} points = 60.0 even share" in out
    assert out.count("together they cost") == 2
    assert main(["review", str(records), "--match", "1"]) == 0
    assert capsys.readouterr().out == out, "the same match has the same review"


@pytest.mark.usefixtures("quickly")
def test_review_of_one_seat_in_another_language(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["review", str(records), "--seat", "2", "--language", "it"]) == 0
    out, _ = capsys.readouterr()
    assert "posto 2: Computer 2" in out
    assert "posto 1" not in out
    assert "La carta migliore" in out


@pytest.mark.usefixtures("quickly")
def test_the_points_of_a_review_add_up_as_they_are_told(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["review", str(records)]) == 0
    out, _ = capsys.readouterr()
    lines = [line for line in out.splitlines() if line.startswith("Deal ")]
    assert lines
    for line in lines:
        result, *parts = (float(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+(?:\.\d)?", line)[1:])
        assert len(parts) == 4
        assert sum(parts) == pytest.approx(result)


def test_review_of_a_wrong_record_is_one_line(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(records, 1)
    capsys.readouterr()
    assert main(["review", str(records), "--match", "2"]) == 1
    assert capsys.readouterr() == (
        "",
        f"{records}:2: deal 0, action 2: the rules do not allow it: not-in-hand\n",
    )


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["right.jsonl", "--match", "nobody"], "right.jsonl: there is no match 'nobody' in it"),
        (["right.jsonl", "--seat", "3"], "--seat 3: the match has 2"),
        (["missing.jsonl"], "missing.jsonl: No such file or directory"),
        (["broken.jsonl"], "broken.jsonl:1: not JSON"),
        (["deep.jsonl"], "deep.jsonl:1: not JSON"),
    ],
)
def test_review_says_in_one_line_what_it_cannot_read(
    records: Path, capsys: pytest.CaptureFixture[str], asked: list[str], complaint: str
) -> None:
    records.with_name("broken.jsonl").write_bytes(b"{broken\n")
    records.with_name("deep.jsonl").write_bytes(b"[" * 5000 + b"\n")
    capsys.readouterr()
    assert main(["review", *asked]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1
