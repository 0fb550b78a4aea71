"""``docs/fair.py``: what a doubter runs finds the same as the bot, and shares nothing with it."""

import ast
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.record.errors import FlawKind
from bot.record.verify import verify, verify_line
from bot.record.write import line
from bot.rules import shuffle
from bot.rules.notation.plain_data import rules_from
from bot.tables.model.people import Person
from bot.tables.model.requests import AddComputer, Join, Shuffle, Start
from testing.builders.records.documents import Change, document, drop, put, swap
from testing.builders.records.unfinished import simulated_records
from testing.builders.states import EVERY_GAME
from testing.checks.fair_script import SCRIPT, every_pack, run_fair_script
from testing.worlds.memory_table import PEOPLE, lobby_of

ANNA, BRUNO = PEOPLE[:2]
PLAY_OFFS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "47"),
    ({"turn_up_reject": True}, "62"),
    ({"removed_card": "random"}, "28"),
)


def test_it_is_short_and_needs_the_standard_library_alone() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 170
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom) else [n.name for n in node.names]
        )
    }
    assert imported <= sys.stdlib_module_names


def test_records_of_every_game_hold(tmp_path: Path) -> None:
    ways = every_pack()
    assert len(ways) > 2 * len(EVERY_GAME)
    written = [text for rules in ways for text in simulated_records(rules, "random")]
    assert all(verify_line(text).ok for text in written)
    code, said = run_fair_script(tmp_path, *written)
    assert [one for one in said if ": fair: " not in one] == []
    assert len(said) == len(written)
    assert code == 0


def test_R_82_the_play_off_of_two_with_the_whole_pack_holds(tmp_path: Path) -> None:
    written = [
        text
        for change, seed in PLAY_OFFS
        for text in simulated_records(
            rules_from({"players": 3, "match": "threehand", **change}), "random", seed
        )
    ]
    assert all(len(json.loads(text)["deals"][-1]["deck"]) == 40 for text in written)
    assert run_fair_script(tmp_path, *written)[0] == 0


def other_seed(found: dict[str, Any]) -> None:
    """A seed that was not committed to."""
    found["fairness"]["server_seed"] = "00" * 32


def chosen_seed(found: dict[str, Any]) -> None:
    """Another seed, with the commitment that fits it."""
    other_seed(found)
    committed = bytes(32) + found["id"].encode()
    found["fairness"]["commitment"] = hashlib.sha256(committed).hexdigest()


FAULTS: list[tuple[Change, FlawKind, str]] = [
    (other_seed, FlawKind.WRONG_COMMITMENT, "not the one that was committed to"),
    (put("fairness", "commitment", "0" * 64), FlawKind.WRONG_COMMITMENT, "not the one that was committed to"),
    (put("id", "another"), FlawKind.WRONG_COMMITMENT, "not the one that was committed to"),
    (chosen_seed, FlawKind.NOT_THE_COMMITTED_DECK, "pack of deal 1 "),
    (swap("deals", 0, "deck"), FlawKind.NOT_THE_COMMITTED_DECK, "pack of deal 1 "),
    (swap("deals", 1, "deck"), FlawKind.NOT_THE_COMMITTED_DECK, "pack of deal 2 "),
    (put("fairness", "nonces", 0, "another"), FlawKind.NOT_THE_COMMITTED_DECK, "pack of deal 1 "),
    (put("fairness", "nonces", 1, "computer:7"), FlawKind.WRONG_VALUE, "nonce of the computer on seat 2"),
    (drop("fairness", "nonces"), FlawKind.SEED_ALONE, "nothing to check"),
    (drop("fairness", "commitment"), FlawKind.SEED_ALONE, "nothing to check"),
]


@pytest.mark.parametrize(("change", "reason", "words"), FAULTS)
def test_whatever_is_tampered_with_both_say_so(
    tmp_path: Path, change: Change, reason: FlawKind, words: str
) -> None:
    found = document()
    found["seats"][0] = {"name": "Anna", "kind": "human"}
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is reason
    code, (said,) = run_fair_script(tmp_path, line(found))
    assert words in said
    assert code == 1


def test_the_commitment_that_was_noted_in_the_lobby_must_be_that_of_the_record(tmp_path: Path) -> None:
    found = document()
    assert run_fair_script(tmp_path, line(found), commitment=found["fairness"]["commitment"])[0] == 0
    code, (said,) = run_fair_script(tmp_path, line(document()), commitment="0" * 64)
    assert (code, "not the one you noted" in said) == (1, True)


def lobby_line(found: dict[str, Any], *added: str) -> str:
    """The line of the lobby of a record once people had added so much."""
    return shuffle.digest(found["fairness"]["commitment"], added)


def record_of_people() -> dict[str, Any]:
    """A record of two people, who have added a nonce each."""
    found = document()
    for number, name in enumerate(("Anna", "Bruno")):
        found["seats"][number] = {"name": name, "kind": "human"}
    return found


def test_V_16_the_line_that_was_noted_in_the_lobby_must_be_that_of_the_record(tmp_path: Path) -> None:
    found = record_of_people()
    one, other = found["fairness"]["nonces"]
    for added in ((), (one,), (other,), (one, other), (other, one)):
        noted = lobby_line(found, *added)
        assert len(noted) == 32
        assert run_fair_script(tmp_path, line(found), commitment=noted)[0] == 0
        assert run_fair_script(tmp_path, line(found), commitment=noted.lower())[0] == 0
    for wrong in (
        lobby_line(found, one, "another"),
        lobby_line(found, one, one),
        "A" * 32,
        lobby_line(found, one)[:31],
        "",
    ):
        code, (said,) = run_fair_script(tmp_path, line(found), commitment=wrong)
        assert (code, "not the one you noted" in said) == (1, True)


def test_V_16_a_computer_adds_nothing_to_the_line(tmp_path: Path) -> None:
    found = document()
    found["seats"][0] = {"name": "Anna", "kind": "human"}
    found["fairness"]["nonces"][0] = "1"
    alone, both = lobby_line(found, "1"), lobby_line(found, "1", found["fairness"]["nonces"][1])
    assert "not the one you noted" not in run_fair_script(tmp_path, line(found), commitment=alone)[1][0]
    assert "not the one you noted" in run_fair_script(tmp_path, line(found), commitment=both)[1][0]


def test_V_16_every_line_that_a_table_shows_is_found_in_the_record_of_its_match(tmp_path: Path) -> None:
    """From the first line of the lobby to that of the finished match."""
    sitting = lobby_of(rules_from({"players": 3}))
    lines = [sitting.view().digest]
    for who, request in ((BRUNO, Join()), (ANNA, AddComputer("novice")), (ANNA, Shuffle()), (ANNA, Start())):
        sitting.ask(who, request)
        lines.append(sitting.view().digest)
    start, joined, computer, shuffled, running = lines
    assert len({start, joined, shuffled}) == 3, "it changes with each nonce"
    assert joined == computer, "computers add nothing"
    assert shuffled == running, "it stays for the match"
    table = sitting.table
    kinds = ["human" if isinstance(seat.owner, Person) else "computer" for seat in table.seats]
    found = {
        "id": table.match,
        "rules": {"players": 3},
        "seats": [{"name": "x", "kind": kind} for kind in kinds],
        "fairness": {
            "commitment": table.commitment,
            "server_seed": sitting.seeds.seeds[table.match].hex(),
            "nonces": [*table.nonces],
        },
        "deals": [],
    }
    text = json.dumps(found)
    assert [run_fair_script(tmp_path, text, commitment=one)[0] for one in (running, lobby_line(found))] == [
        0,
        0,
    ]
    assert run_fair_script(tmp_path, text, commitment=joined)[0] == 1, (
        "Anna has mixed in something else since"
    )


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "{}", '{"id": "x"}', "[" * 100_000])
def test_what_is_no_record_is_unreadable(tmp_path: Path, text: str) -> None:
    code, said = run_fair_script(tmp_path, text)
    assert (code, said) == ((2, []) if text else (0, []))
