"""What was acknowledged survives: a killed process, and a backup taken while others write."""

import asyncio
import json
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.store.backups import backup
from bot.store.base import Store
from bot.store.errors import Unavailable
from bot.store.files import seeds_path
from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import SqliteStore

Start = Callable[[Path], Awaitable[SqliteStore]]

KILLS = 30


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    path = tmp_path / "briscola.db"  # made by those who are killed
    result = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-m", "testing.processes.append_until_killed", path, str(KILLS), "1"],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["broken"] == []
    assert report["found"] >= report["acknowledged"] > KILLS


async def play(store: Store, table: str, acknowledged: dict[str, int], over: asyncio.Event) -> None:
    seq = 0
    while not over.is_set():
        await store.seeds.keep(f"{table}/{seq + 1}", bytes(32))
        place = Place(1, 2) if seq == 0 else None
        await store.log.append(table, seq, [NewEntry("played", "{}")], at=seq, due_at=seq, place=place)
        seq += 1
        acknowledged[table] = seq


async def test_a_backup_under_load_restores_to_no_older_than_its_start(
    start: Start, path: Path, tmp_path: Path
) -> None:
    store = await start(path)
    acknowledged: dict[str, int] = {}
    over = asyncio.Event()
    players = [asyncio.create_task(play(store, f"t{number}", acknowledged, over)) for number in range(8)]
    copies = {}
    for number in range(3):
        await asyncio.wait(players, timeout=0.05)
        copy = tmp_path / f"copy{number}.db"
        copies[copy] = dict(acknowledged)
        await store.backup(copy)
    over.set()
    await asyncio.gather(*players)
    assert await store.check() == []
    await store.close()

    for copy, before in copies.items():
        assert before
        for file in (copy, seeds_path(copy)):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        restored = await start(copy)
        assert await restored.check() == []
        for head in await restored.log.heads():
            log = await restored.log.read(head.table)
            assert [entry.seq for entry in log] == list(range(1, head.seq + 1))
            assert head.seq >= before.get(head.table, 0)
            assert await restored.seeds.seed(f"{head.table}/{head.seq}") == bytes(32)
        assert {head.table for head in await restored.log.heads()} >= before.keys()
        await restored.close()


async def test_a_backup_can_be_taken_from_beside_a_running_bot(
    start: Start, path: Path, tmp_path: Path
) -> None:
    store = await start(path)
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    script = "import sys; from pathlib import Path; from bot.store.backups import backup, examine; "
    script += "backup(Path(sys.argv[1]), Path(sys.argv[2])); print(examine(Path(sys.argv[1])))"
    beside = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        script,
        path,
        tmp_path / "copy.db",
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await beside.communicate()
    assert (beside.returncode, printed) == (0, b"[]\n")
    await store.log.append("t", 1, [NewEntry("joined", "{}")], at=2)
    await store.close()
    restored = await start(tmp_path / "copy.db")
    assert len(await restored.log.read("t")) == 1
    await restored.close()


async def test_a_backup_replaces_nothing(start: Start, path: Path, tmp_path: Path) -> None:
    store = await start(path)
    for taken in (path, seeds_path(path), tmp_path / "letter.txt"):
        taken.touch()
        before = taken.stat().st_size
        with pytest.raises(Unavailable, match="exists"):
            await store.backup(taken)
        assert taken.stat().st_size == before
    assert not list(tmp_path.glob("*.new*"))
    await store.close()


async def test_a_backup_that_cannot_be_made_leaves_nothing(start: Start, path: Path, tmp_path: Path) -> None:
    store = await start(path)
    with pytest.raises(Unavailable, match="No such file"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    await store.close()
    seeds_path(path).unlink()
    with pytest.raises(Unavailable):
        backup(path, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))
