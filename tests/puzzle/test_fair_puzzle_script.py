"""``docs/fair_puzzle.py``: a doubter finds the same as the bot, and shares nothing with it (P-3, D-7)."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.puzzle import making
from bot.puzzle.keys import commitment, key_of, line
from bot.puzzle.position import Kind
from bot.puzzle.proof import proof

SCRIPT = Path(__file__).parents[2] / "docs" / "fair_puzzle.py"
SECRET = bytes(range(32))
DAYS = (date(2026, 11, 2), date(2026, 11, 5), date(2026, 11, 7), date(2026, 11, 15))
"""A day with a puzzle of each kind, without the slow ones of five tricks."""


@cache
def proofs() -> tuple[str, ...]:
    """The proof of the puzzle of each of these days."""
    made = [making.make(key_of(SECRET, day), day) for day in DAYS]
    assert {puzzle.position.kind for puzzle in made} == set(Kind) - {Kind.SUECA5}
    return tuple(msgspec.json.encode(proof(puzzle, SECRET)).decode() for puzzle in made)


def run(folder: Path, text: str, noted: str | None = None) -> tuple[int, str]:
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    given = [sys.executable, "-I", str(SCRIPT), str(file), *([] if noted is None else [noted])]
    done = subprocess.run(given, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603 - our own script
    return done.returncode, done.stdout


def test_it_needs_the_standard_library_alone() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 170
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    named = {node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports}
    assert {str(name).partition(".")[0] for name in named} <= sys.stdlib_module_names


def test_every_puzzle_follows_from_its_key(tmp_path: Path) -> None:
    assert len(proofs()) > 1
    noted = line(commitment(SECRET, 2026))
    for text in proofs():
        code, said = run(tmp_path, text, noted)
        assert (code, said.partition(": ")[2][:5]) == (0, "right"), said


def other_key(found: dict[str, Any]) -> None:
    found["key"] = bytes(32).hex()


def other_day(found: dict[str, Any]) -> None:
    found["number"] += 1


def other_pack(found: dict[str, Any]) -> None:
    found["pack"][0], found["pack"][1] = found["pack"][1], found["pack"][0]


def other_attempt(found: dict[str, Any]) -> None:
    found["attempt"] += 1


def other_hands(found: dict[str, Any]) -> None:
    found["hands"][0], found["hands"][1] = found["hands"][1], found["hands"][0]


def other_points(found: dict[str, Any]) -> None:
    found["points"][0] += 1


def other_card(found: dict[str, Any]) -> None:
    found["winning"] = next(card for card in found["hands"][0] if card != found["winning"])


@pytest.mark.parametrize(
    "change", [other_key, other_day, other_pack, other_attempt, other_hands, other_points, other_card]
)
def test_whatever_was_changed_is_found(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    found = json.loads(proofs()[0])
    change(found)
    code, said = run(tmp_path, json.dumps(found))
    assert code == 1, said


def test_other_keys_than_the_noted_ones_are_found(tmp_path: Path) -> None:
    code, said = run(tmp_path, proofs()[0], "A" * 32)
    assert code == 1
    assert "noted" in said


@pytest.mark.parametrize("text", ["", "[]", "{}", "no JSON", '{"puzzle": 1}'])
def test_what_is_no_proof_is_said_to_be_unreadable(tmp_path: Path, text: str) -> None:
    assert run(tmp_path, text)[0] == 2
