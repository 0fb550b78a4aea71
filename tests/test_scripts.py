"""The scripts of ``benchmarks`` and ``chaos`` are found by their names, in whichever sub-folder they are."""

from pathlib import Path

import pytest

from benchmarks.__main__ import LONG as LONG_BENCHMARKS
from chaos.__main__ import LONG as LONG_TRIALS
from testing.scripts import find_scripts, run_scripts

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("folder", "long"), [("benchmarks", LONG_BENCHMARKS), ("chaos", LONG_TRIALS)])
def test_what_runs_only_when_it_is_named_is_there(folder: str, long: set[str]) -> None:
    assert long < find_scripts(ROOT / folder).keys()


def test_what_scripts_share_is_no_script() -> None:
    trials = find_scripts(ROOT / "chaos")
    assert trials["crash"] == "chaos.crashes.crash"
    assert "nemesis" not in trials


def test_an_unknown_name_is_answered_with_all_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["chaos", "crush"])
    with pytest.raises(SystemExit, match=r"chaos has no crush; there are: .*crash"):
        run_scripts(ROOT / "chaos", set())
