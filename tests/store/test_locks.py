"""A lock is the system's: it binds everybody, and is gone with its process, whatever stays behind."""

import errno
import fcntl
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.locks import Lock, LockBusy

ROOT = Path(__file__).parents[2]
TRY_IT = """
import sys
from pathlib import Path
from bot.store.locks import Lock, LockBusy
try:
    Lock(Path(sys.argv[1]))
except LockBusy:
    sys.exit("locked")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "b.db.lock"


def take_in_process(file: Path) -> str:
    """What another process says that takes the lock, and ends without a thought for it."""
    command = [sys.executable, "-c", TRY_IT, str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    return done.stderr


def test_it_binds_other_processes_and_this_one_until_it_is_given_back(file: Path) -> None:
    lock = Lock(file)
    assert take_in_process(file) == "locked\n"
    with pytest.raises(LockBusy):
        Lock(file)
    lock.release()
    lock.release()
    assert take_in_process(file) == ""
    Lock(file).release()


def test_the_file_stays_with_what_is_in_it_for_its_owner_alone(file: Path) -> None:
    Lock(file).release()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("not ours")
    Lock(file).release()
    assert file.read_text() == "not ours"


def test_a_child_process_does_not_inherit_it(file: Path) -> None:
    lock = Lock(file)
    # It keeps what it is given, says so, and stays until its input ends.
    words = "import sys; print('on', flush=True); sys.stdin.read()"
    with subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"on\n"
        lock.release()
        Lock(file).release()
        child.communicate(b"")


def test_a_folder_that_does_not_exist_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "nowhere" / "b.db.lock")
    assert list(tmp_path.iterdir()) == []


def test_where_a_file_system_has_no_locks_it_takes_no_other_kind(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_unsupported(*_: object) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", fail_unsupported)
        with pytest.raises(OSError, match=os.strerror(errno.ENOSYS)):
            Lock(file)
    Lock(file).release()
