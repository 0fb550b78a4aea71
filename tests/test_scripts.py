"""The scripts of ``benchmarks`` and ``chaos`` are found by their names; wrong arguments are one line."""

import ast
from pathlib import Path

import pytest

from benchmarks.__main__ import LONG as LONG_BENCHMARKS
from chaos.__main__ import LONG as LONG_TRIALS
from testing import arguments
from testing.checks.sources import trees
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


def test_help_names_all_scripts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["chaos", "--help"])
    run_scripts(ROOT / "chaos", set())
    assert "NAME: one of badges, " in capsys.readouterr().out


@pytest.mark.parametrize("words", [["0"], ["-3"], ["x"], ["7", "8"], ["--nonsense"]], ids=str)
def test_wrong_arguments_are_one_line_and_an_exit_code(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["trial", *words])
    with pytest.raises(SystemExit, match="2"):
        arguments.counts("chaos trial", "What it does.", tables=5)
    told = capsys.readouterr().err
    assert told.startswith("python -m chaos trial: ")
    assert told.count("\n") == 1


def test_the_help_of_a_script_is_its_docstring(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["trial", "7"])
    assert arguments.counts("chaos trial", "", tables=5, cards=3) == [7, 3]
    monkeypatch.setattr("sys.argv", ["trial", "--help"])
    with pytest.raises(SystemExit, match="0"):
        arguments.counts("chaos trial", "What it does.\n\n    As it is called.", tables=5)
    assert "What it does.\n\n    As it is called." in capsys.readouterr().out


def test_no_script_reads_its_arguments_by_itself() -> None:
    readers = {
        path
        for folder in ("benchmarks", "chaos", "training")
        for path, tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.argv"
    }
    assert readers == set()
