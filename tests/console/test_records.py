"""``verify``, ``replay`` and ``review``: their exit codes and their one-line complaints (record.md)."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.computers.search import evaluate
from testing.command_line import spoil_record, usage_error


def test_verify_right_records(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", str(records)]) == 0
    assert capsys.readouterr() == (f"{records}: 3 records, 0 wrong\n", "")


def test_verify_tells_file_line_id_and_place(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_record(records, 1)
    capsys.readouterr()
    assert main(["verify", str(records)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == (
        f"{records}:2: 'simulation-7-1': deal 0, action 2: the rules do not allow it: not-in-hand"
    )
    assert last == f"{records}: 3 records, 1 wrong"


def test_verify_tells_a_record_without_an_id_by_file_and_line(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = elsewhere / "r.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out == f"{file}:1: this is no briscola-record\n{file}: 1 record, 1 wrong\n"


def test_verify_json_has_one_line_per_record(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_record(records, 2)
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
    assert usage_error("verify") == 2


def test_checking_a_record_needs_no_discord(records: Path) -> None:
    script = (
        "import sys; from bot.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or any(name in sys.modules for name in ('discord', 'PIL', 'aiosqlite', 'simcord')))"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", script, "verify", str(records)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_has_seen_enough_is_no_error(records: Path) -> None:
    root = Path(__file__).parents[2]
    many = [str(records)] * 30
    command = [sys.executable, "-m", "bot", "verify", "--json", *many]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:  # noqa: S603 - our own words
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


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


def test_replay_writes_a_gif(elsewhere: Path) -> None:
    """Of a deal that ends early, because a frame of a GIF takes long: there is one for each card at least."""
    file = elsewhere / "short.jsonl"
    game = ["--variant", "a31", "--matches", "1", "--seed", "3"]
    assert main(["simulate", *game, "--records", str(file)]) == 0
    (deal, *_) = json.loads(file.read_text(encoding="utf-8"))["deals"]
    plays = [action for action in deal["actions"] if action["do"] == "play"]
    assert main(["replay", str(file), "--deal", "1", "-o", "deal.GIF"]) == 0
    with Image.open("deal.GIF") as image:
        assert image.format == "GIF"
        assert getattr(image, "n_frames", 1) > len(plays) > 10


def test_replay_of_a_wrong_record_is_one_line(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_record(records, 1)
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


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a review is any good does not matter here."""
    monkeypatch.setattr(evaluate, "trials", lambda _: 2)


@pytest.mark.usefixtures("quick_reviews")
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


@pytest.mark.usefixtures("quick_reviews")
def test_review_of_one_seat_in_another_language(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["review", str(records), "--seat", "2", "--language", "it"]) == 0
    out, _ = capsys.readouterr()
    assert "posto 2: Computer 2" in out
    assert "posto 1" not in out
    assert "La carta migliore" in out


@pytest.mark.usefixtures("quick_reviews")
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
    spoil_record(records, 1)
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
