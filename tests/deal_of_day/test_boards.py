"""The boards of days: ``docs/fair.py`` alone makes each pack again from published values (D-1, D-3, D-7)."""

import copy
import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.deal_of_day.boards import board_of, day_of, pack_of, play_seed
from bot.deal_of_day.proof import proof
from bot.deal_of_day.rota import dealer_of, rules_on
from bot.puzzle.keys import commitment, key_of, line
from bot.rules.games import Variant
from bot.rules.options import Blind, Talk
from testing.checks.fair_script import run_fair_script

SECRET = bytes(range(32))
FIRST = date(2026, 11, 23)
ANCHOR = "1180000000000000307"


def proof_of(day: date, anchor: str = ANCHOR) -> dict[str, Any]:
    return proof(key_of(SECRET, day), board_of(day, anchor))


def test_D_3_the_rota_of_a_week() -> None:
    week = [rules_on(FIRST + timedelta(days=number)) for number in range(7)]
    assert [(rules.variant, rules.players) for rules in week] == [
        (Variant.SUECA, 4),
        (Variant.BRISCOLA, 4),
        (Variant.SCOPERTA, 2),
        (Variant.BISCA9, 2),
        (Variant.CHIAMATA, 5),
        (Variant.SUECA, 4),
        (Variant.BRISCOLA, 4),
    ]
    for rules in week:
        assert rules.turn_clock is None
        assert rules.talk is Talk.OFF
        assert rules.blind is Blind.OFF
        assert (dealer_of(rules) + 1) % rules.players == 0


def test_DA_1_the_script_makes_the_packs_of_a_year_again(tmp_path: Path) -> None:
    days = [FIRST + timedelta(days=number) for number in range(366)]
    lines = [json.dumps(proof_of(day, str(10**18 + number))) for number, day in enumerate(days)]
    code, said = run_fair_script(tmp_path, *lines)
    assert code == 0
    assert len(said) == 366
    assert all(": fair, if this key and anchor were published" in one for one in said)


@pytest.mark.parametrize("day", [date(2026, 1, 1), date(2028, 2, 29), date(2028, 12, 31)])
def test_DA_1_the_key_leads_to_what_was_noted(day: date, tmp_path: Path) -> None:
    noted = line(commitment(SECRET, day.year))
    assert run_fair_script(tmp_path, json.dumps(proof_of(day)), commitment=noted)[0] == 0
    other = line(commitment(bytes(32), day.year))
    code, (said,) = run_fair_script(tmp_path, json.dumps(proof_of(day)), commitment=other)
    assert code == 1
    assert "not one of those that you noted" in said


def _flip(digits: str, place: int) -> str:
    changed = bytearray.fromhex(digits)
    changed[place // 8] ^= 1 << place % 8
    return changed.hex()


def _key(place: int) -> Callable[[dict[str, Any]], None]:
    def change(found: dict[str, Any]) -> None:
        board = found["fairness"]["board"]
        board["key"] = _flip(board["key"], place)

    return change


def _anchor(found: dict[str, Any]) -> None:
    found["fairness"]["board"]["anchor"] = str(int(ANCHOR) ^ 1)


def _number(found: dict[str, Any]) -> None:
    found["fairness"]["board"]["number"] += 1


def _month(found: dict[str, Any]) -> None:
    found["fairness"]["board"]["set"] = "2026-10"


def _deck(found: dict[str, Any]) -> None:
    deck = found["deals"][0]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]


@pytest.mark.parametrize("change", [*map(_key, range(0, 256, 15)), _anchor, _number, _month, _deck])
def test_DA_1_a_changed_bit_anywhere_fails(change: Callable[[dict[str, Any]], None], tmp_path: Path) -> None:
    found = copy.deepcopy(proof_of(FIRST))
    change(found)
    assert run_fair_script(tmp_path, json.dumps(found))[0] == 1


def test_a_board_names_its_day() -> None:
    for number in range(0, 1000, 13):
        day = FIRST + timedelta(days=number)
        assert day_of(board_of(day, "1")) == day


def test_D_7_neither_key_nor_anchor_alone_decides_the_pack() -> None:
    keys = [key_of(SECRET, FIRST + timedelta(days=number)) for number in range(5)]
    packs = {pack_of(key, board_of(FIRST, str(anchor))).deck for key in keys for anchor in range(5)}
    assert len(packs) == 25
    assert len({play_seed(key, board_of(FIRST, str(anchor))) for key in keys for anchor in range(5)}) == 25
