"""The two versions of the record (fine print 41): version 1 stays as it is, version 2 says what is new."""

import importlib.util
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.record import version
from bot.record.errors import FlawKind
from bot.record.fairness import Board, Fairness, Kind, dealing
from bot.record.read import SeatInfo
from bot.record.verify import play_again, verify, verify_line
from bot.record.write import line, record
from bot.rules import decide
from bot.rules.actions import Deal
from bot.rules.events import Event
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.state import Phase
from testing.builders.records.documents import Change, document, drop, put, swap
from testing.builders.records.unfinished import simulated_records
from testing.builders.states import fold, play_on
from testing.checks.fair_script import SCRIPT, every_pack, run_fair_script
from testing.each import each

CORPUS = Path(__file__).parent / "corpus"
VERSION_1 = (CORPUS / "v1.jsonl").read_text(encoding="utf-8").splitlines()
BOARD = Board("tuesday", 20_261_122, "ab" * 32, "1180000000000000307")


def script() -> ModuleType:
    """The checker, to ask its parts."""
    spec = importlib.util.spec_from_file_location("fair", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FAIR = script()


def as_version_2(found: dict[str, Any]) -> dict[str, Any]:
    """A record of version 1 as a later game would be written."""
    rules = rules_from(found["rules"])
    return {**found, "version": 2, "fairness": {**found["fairness"], **dealing(rules)}}


def flattened(*events: Iterable[Event]) -> list[Event]:
    return [event for several in events for event in several]


def on_board(rules: Rules, board: Board = BOARD, deals: int = 1) -> dict[str, Any]:
    """A record of a match on a board, or on so many."""
    fairness = Fairness(board=board)
    events = flattened(decide.start(rules, 0, board=True, deals=deals))
    state = fold(events, None)
    while state.phase is Phase.DEALING:
        deck = fairness.pack(rules, "any", state.number, len(state.active))
        assert deck is not None
        dealt = decide.deal(state, Deal(deck))
        state, played = play_on(fold(dealt, state))
        events += flattened(dealt, played)
    seats = [SeatInfo(f"Player {seat}", Kind.HUMAN) for seat in range(rules.players)]
    return record("m", events, seats, fairness)


def test_the_corpus_has_a_record_of_every_game_of_version_1() -> None:
    variants = {json.loads(text)["rules"]["variant"] for text in VERSION_1}
    assert variants == version.GAMES_OF_VERSION_1
    assert len(variants) == 15


@each("text", VERSION_1)
def test_a_record_of_version_1_holds_and_is_written_again_byte_for_byte(text: str) -> None:
    events: list[Event] = []
    head, verdict = play_again(json.loads(text), events.append)
    assert verdict.ok
    assert line(record(head.id, events, head.seats, head.fairness)) == text


def test_the_checker_finds_the_corpus_fair(tmp_path: Path) -> None:
    code, said = run_fair_script(tmp_path, *VERSION_1)
    assert code == 0
    assert all(": fair: " in one for one in said)


def test_what_the_checker_knows_of_version_1_is_what_the_rules_say() -> None:
    for rules in every_pack():
        if rules.variant.value not in version.GAMES_OF_VERSION_1:
            continue
        found = json.loads(simulated_records(rules, "random")[0])
        assert found["version"] == 1
        expected, facts = dealing(rules), FAIR.facts(found)
        if (
            not rules.has_turnup
        ):  # no turn-up to reject: it does not matter where hands end and what a load is
            facts = {"hand": expected["hand"], "pack": facts["pack"] | {"loads": expected["pack"]["loads"]}}
        assert facts == expected


def test_records_of_version_2_hold_for_both(tmp_path: Path) -> None:
    found = [as_version_2(json.loads(simulated_records(rules, "random")[0])) for rules in every_pack()]
    assert [verify(one).flaw for one in found] == [None] * len(found)
    for one in found:
        one["rules"] = {key: one["rules"].get(key) for key in ("turn_up_reject", "match")}
    code, said = run_fair_script(tmp_path, *map(line, found))  # without the names of the games
    assert code == 0
    assert all(": fair: " in one for one in said)


def test_a_game_that_version_1_does_not_know_is_written_in_version_2(monkeypatch: pytest.MonkeyPatch) -> None:
    old = document()
    monkeypatch.setattr(version, "GAMES_OF_VERSION_1", version.GAMES_OF_VERSION_1 - {"briscola"})
    (text,) = simulated_records(Rules(target=3), "random", "new")
    found = json.loads(text)
    assert found["version"] == 2
    assert found["fairness"].keys() == {"commitment", "server_seed", "nonces", "hand", "pack"}
    assert verify_line(text).ok
    flaw = verify(old).flaw  # no reader of version 1 could know it
    assert flaw is not None
    assert (flaw.reason, flaw.facts["key"]) == (FlawKind.WRONG_VALUE, "version")


FAULTS: list[tuple[Change, FlawKind]] = [
    (drop("fairness", "hand"), FlawKind.MISSING_KEY),
    (drop("fairness", "pack"), FlawKind.MISSING_KEY),
    (put("fairness", "hand", 4), FlawKind.WRONG_VALUE),
    (put("fairness", "pack", "ranks", "234567JQKA"), FlawKind.WRONG_VALUE),
    (put("fairness", "pack", "removed", ["2c"]), FlawKind.WRONG_VALUE),
    (put("fairness", "pack", "loads", "A7"), FlawKind.WRONG_VALUE),
    (put("fairness", "board", {}), FlawKind.UNKNOWN_KEY),
    (put("fairness", "extra", 1), FlawKind.UNKNOWN_KEY),
]


@pytest.mark.parametrize(("change", "reason"), FAULTS)
def test_hand_and_pack_of_version_2_are_those_of_the_rules(change: Change, reason: FlawKind) -> None:
    found = as_version_2(document())
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is reason


@pytest.mark.parametrize("changed", [{"ranks": "KQJ765432A"}, {"drawn": ["2b", "2s", "2c", "2d"]}])
def test_no_order_in_a_record_changes_the_pack_that_the_checker_expects(changed: dict[str, Any]) -> None:
    """Else who writes the record could choose the pack after the nonces are known."""
    rules = rules_from({"players": 3, "removed_card": "random"})
    found = as_version_2(json.loads(simulated_records(rules, "random")[0]))
    expected = FAIR.deal_pack(found, 0, 3)
    assert expected == found["deals"][0]["deck"]
    found["fairness"]["pack"] |= changed
    assert FAIR.deal_pack(found, 0, 3) == expected


@pytest.mark.parametrize("changes", [{}, {"players": 3, "turn_up_reject": True}, {"variant": "sueca"}])
def test_fine_print_41_a_match_on_a_board_is_written_in_version_2(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    found = on_board(rules_from(changes))
    assert found["version"] == 2
    assert found["fairness"].keys() == {"hand", "pack", "board"}
    assert verify_line(line(found)).ok
    code, (said,) = run_fair_script(tmp_path, line(found))
    assert code == 0
    assert BOARD.key in said
    assert BOARD.anchor in said


@pytest.mark.parametrize("changes", [{}, {"players": 4}, {"variant": "sueca"}, {"variant": "bisca9"}])
def test_fine_print_41_a_match_on_boards_has_as_many_deals_as_it_should(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    found = on_board(rules_from(changes), deals=3)
    assert len(found["deals"]) == 3
    assert len({tuple(deal["deck"]) for deal in found["deals"]}) == 3
    assert found["result"]["reason"] == "board"
    score = found["result"]["score"]
    assert found["result"]["winners"] == [side for side in (0, 1) if score[side] > score[1 - side]]
    assert verify_line(line(found)).ok
    code, (said,) = run_fair_script(tmp_path, line(found))
    assert (code, BOARD.key in said) == (0, True)


def test_fine_print_41_every_table_gets_the_same_packs_of_a_board() -> None:
    fairness, rules = Fairness(board=BOARD), Rules()
    packs = [fairness.pack(rules, match, deal, 2) for deal in (0, 1) for match in ("a", "b")]
    assert packs[0] == packs[1] != packs[2] == packs[3]
    others = [
        replace(BOARD, series="monday"),
        replace(BOARD, number=2),
        replace(BOARD, key="00" * 32),
        replace(BOARD, anchor="x"),
    ]
    assert len({Fairness(board=board).pack(rules, "a", 0, 2) for board in [BOARD, *others]}) == 5


BOARD_FAULTS: list[tuple[Change, FlawKind]] = [
    (put("fairness", "board", "key", "00" * 32), FlawKind.NOT_THE_COMMITTED_DECK),
    (put("fairness", "board", "set", "monday"), FlawKind.NOT_THE_COMMITTED_DECK),
    (put("fairness", "board", "number", 7), FlawKind.NOT_THE_COMMITTED_DECK),
    (put("fairness", "board", "anchor", "8"), FlawKind.NOT_THE_COMMITTED_DECK),
    (swap("deals", 0, "deck"), FlawKind.NOT_THE_COMMITTED_DECK),
    (put("fairness", "board", "key", "ab"), FlawKind.WRONG_VALUE),
    (put("fairness", "board", "set", "a\nb"), FlawKind.WRONG_VALUE),
    (put("fairness", "board", "anchor", ""), FlawKind.WRONG_VALUE),
    (put("fairness", "board", "number", -1), FlawKind.WRONG_VALUE),
    (put("fairness", "board", "number", 10**9), FlawKind.WRONG_VALUE),
    (put("fairness", "board", "number", None), FlawKind.WRONG_VALUE),
    (put("fairness", "board", None), FlawKind.WRONG_VALUE),
    (drop("fairness", "board", "anchor"), FlawKind.MISSING_KEY),
    (put("fairness", "board", "extra", 1), FlawKind.UNKNOWN_KEY),
    (put("fairness", "commitment", "0" * 64), FlawKind.UNKNOWN_KEY),
    (put("version", 1), FlawKind.UNKNOWN_KEY),
]


@pytest.mark.parametrize(("change", "reason"), BOARD_FAULTS)
def test_fine_print_41_whatever_is_wrong_with_a_board_is_found(
    tmp_path: Path, change: Change, reason: FlawKind
) -> None:
    found = on_board(Rules(target=1))
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is reason
    if reason is FlawKind.NOT_THE_COMMITTED_DECK:
        code, (said,) = run_fair_script(tmp_path, line(found))
        assert (code, "pack of deal 1 " in said) == (1, True)
