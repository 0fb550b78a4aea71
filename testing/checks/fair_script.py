"""Runs ``docs/fair.py``, the script with which anybody checks that a match was dealt fairly."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bot.rules.errors import ImpossibleRules
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.rules import Rules
from testing.builders.states import EVERY_GAME

SCRIPT = Path(__file__).parents[2] / "docs" / "fair.py"


CHANGES: tuple[dict[str, Any], ...] = (
    {},
    {"turn_up_reject": True},
    {"turn_up_reject": True, "ranking": "seven_for_three"},
    {"removed_card": "random"},
    {"removed_card": "2s"},
    {"pack": "spanish48", "turn_up_reject": True},
    {"cards": 32, "turn_up_reject": True},
    {"cards": 36},
)


def run_fair_script(folder: Path, *lines: str, commitment: str | None = None) -> tuple[int, list[str]]:
    """What the script says of a file with these lines, and how it ends."""
    file = folder / "record.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-I", str(SCRIPT), str(file), *([] if commitment is None else [commitment])]
    result = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603 - our own script
    return result.returncode, result.stdout.splitlines()


def every_pack() -> list[Rules]:
    """Every game with every number of players, and whatever of them changes the pack."""
    rules_by_game: dict[str, Rules] = {}
    for rules in EVERY_GAME:
        for change in CHANGES:
            try:
                one = rules_from({**options_of(rules), **change})
            except ImpossibleRules:
                continue
            rules_by_game.setdefault(json.dumps(options_of(one)), one)
    return list(rules_by_game.values())
