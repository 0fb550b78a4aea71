"""Fine print 1 to 3: every way in which a record can be wrong, and where it is told."""

from bot.record.errors import FlawKind
from bot.record.verify import verify
from testing.builders.records.documents import TRUE, Change, add, document, drop, put, swap
from testing.builders.states import FORTY
from testing.each import each

FORM = [
    (drop("format"), FlawKind.NOT_A_RECORD),
    (put("format", "other"), FlawKind.NOT_A_RECORD),
    (drop("version"), FlawKind.UNKNOWN_VERSION),
    (put("version", 3), FlawKind.UNKNOWN_VERSION),
    (put("version", 2), FlawKind.MISSING_KEY),  # hand and pack
    (put("fairness", "hand", 3), FlawKind.UNKNOWN_KEY),
    (put("fairness", "board", {}), FlawKind.UNKNOWN_KEY),
    (put("version", TRUE), FlawKind.UNKNOWN_VERSION),
    (put("version", 1.0), FlawKind.UNKNOWN_VERSION),
    (put("version", "1"), FlawKind.UNKNOWN_VERSION),
    *((drop(key), FlawKind.MISSING_KEY) for key in ("id", "rules", "seats", "deals")),
    (put("extra", 1), FlawKind.UNKNOWN_KEY),
    (put("rais", [0, 1]), FlawKind.UNKNOWN_KEY),
    (put("id", ""), FlawKind.WRONG_VALUE),
    (put("id", 7), FlawKind.WRONG_VALUE),
    (put("id", "\ud800"), FlawKind.WRONG_VALUE),
    (put("rules", []), FlawKind.WRONG_VALUE),
    (put("rules", "colour", "red"), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "players", 5), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "players", TRUE), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "variant", "poker"), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "teams", "pairs"), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "ranking", "ten"), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "talk", "signals"), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "asks_per_trick", TRUE), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "conquista", 0), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "deck_pattern", 4), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "match_clock", 61), FlawKind.IMPOSSIBLE_RULES),
    (put("rules", "first_raise", 65), FlawKind.IMPOSSIBLE_RULES),
    (put("seats", {}), FlawKind.WRONG_VALUE),
    (put("seats", 0, "Anna"), FlawKind.WRONG_VALUE),
    (drop("seats", 0), FlawKind.WRONG_SEATS),
    (add("seats", {"name": "x", "kind": "human"}), FlawKind.WRONG_SEATS),
    (drop("seats", 0, "name"), FlawKind.MISSING_KEY),
    (drop("seats", 0, "kind"), FlawKind.MISSING_KEY),
    (put("seats", 0, "name", None), FlawKind.WRONG_VALUE),
    (put("seats", 0, "kind", "dog"), FlawKind.WRONG_VALUE),
    (put("seats", 0, "kind", ["human"]), FlawKind.WRONG_VALUE),
    (put("seats", 0, "level", 3), FlawKind.WRONG_VALUE),
    (put("seats", 0, "rating", 3), FlawKind.UNKNOWN_KEY),
    (put("fairness", None), FlawKind.WRONG_VALUE),
    (put("fairness", "hash", "x"), FlawKind.UNKNOWN_KEY),
    (put("fairness", "commitment", "00"), FlawKind.WRONG_VALUE),
    (put("fairness", "commitment", "0" * 64), FlawKind.WRONG_COMMITMENT),
    (put("fairness", "commitment", "0" * 65), FlawKind.WRONG_VALUE),
    (put("fairness", "commitment", "A" * 64), FlawKind.WRONG_VALUE),
    (put("fairness", "server_seed", "0" * 63), FlawKind.WRONG_VALUE),
    (put("fairness", "server_seed", "0" * 64), FlawKind.WRONG_COMMITMENT),
    (put("fairness", "server_seed", None), FlawKind.WRONG_VALUE),
    (drop("fairness", "commitment"), FlawKind.SEED_ALONE),
    (drop("fairness", "nonces"), FlawKind.SEED_ALONE),
    (drop("fairness", "nonces", 1), FlawKind.WRONG_VALUE),
    (put("fairness", "nonces", 0, 5), FlawKind.WRONG_VALUE),
    (put("fairness", "nonces", 0, "computer:1"), FlawKind.WRONG_VALUE),
    (put("deals", {}), FlawKind.WRONG_VALUE),
    (put("result", "winners", [1, 0]), FlawKind.WRONG_RESULT),
    (put("result", "score", [9, 9]), FlawKind.WRONG_RESULT),
    (put("result", "reason", "forfeit"), FlawKind.WRONG_RESULT),
    (put("result", "why", "x"), FlawKind.WRONG_RESULT),
    (drop("result", "reason"), FlawKind.WRONG_RESULT),
    (put("result", []), FlawKind.WRONG_RESULT),
]


@each("change, reason", FORM)
def test_an_error_of_the_record_is_told_without_a_place(change: Change, reason: FlawKind) -> None:
    found = document()
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (reason, None, None)


DEAL = [
    (put("deals", 1, None), 1, FlawKind.WRONG_VALUE),
    *((drop("deals", 1, key), 1, FlawKind.MISSING_KEY) for key in ("dealer", "deck", "actions")),
    (put("deals", 1, "notes", ""), 1, FlawKind.UNKNOWN_KEY),
    (put("deals", 0, "dealer", 2), 0, FlawKind.WRONG_VALUE),
    (put("deals", 0, "dealer", -1), 0, FlawKind.WRONG_VALUE),
    (put("deals", 0, "dealer", TRUE), 0, FlawKind.WRONG_VALUE),
    (put("deals", 0, "dealer", "0"), 0, FlawKind.WRONG_VALUE),
    (put("deals", 0, "deck", "Ad"), 0, FlawKind.WRONG_VALUE),
    (drop("deals", 0, "deck", 3), 0, FlawKind.WRONG_DECK),
    (put("deals", 0, "deck", 3, "Td"), 0, FlawKind.WRONG_DECK),
    (put("deals", 0, "deck", 3, "10d"), 0, FlawKind.WRONG_DECK),
    (put("deals", 0, "deck", 3, ["Ad"]), 0, FlawKind.WRONG_DECK),
    (put("deals", 0, "deck", 3, None), 0, FlawKind.WRONG_DECK),
    (add("deals", 0, "deck", "Ad"), 0, FlawKind.WRONG_DECK),
    (put("deals", 1, "deck", list(FORTY)), 1, FlawKind.NOT_THE_COMMITTED_DECK),
    (swap("deals", 1, "deck"), 1, FlawKind.NOT_THE_COMMITTED_DECK),
    (put("deals", 0, "actions", {}), 0, FlawKind.WRONG_VALUE),
    (swap("deals", 0, "tricks"), 0, FlawKind.WRONG_TRICKS),
    (drop("deals", 0, "tricks", 0), 0, FlawKind.WRONG_TRICKS),
    (put("deals", 0, "tricks", 0, "points", 99), 0, FlawKind.WRONG_TRICKS),
    (put("deals", 0, "tricks", 0, "note", 1), 0, FlawKind.WRONG_TRICKS),
    (drop("deals", 0, "tricks", 0, "leader"), 0, FlawKind.WRONG_TRICKS),
    (put("deals", 0, "tricks", None), 0, FlawKind.WRONG_TRICKS),
    (put("deals", 0, "points", [60, 60]), 0, FlawKind.WRONG_POINTS),
    (put("deals", 0, "points", [120]), 0, FlawKind.WRONG_POINTS),
    (drop("deals", 0, "points", 1), 0, FlawKind.WRONG_POINTS),
    (put("deals", 1, "score", [2, 0]), 1, FlawKind.WRONG_SCORE),
    (put("deals", 1, "score", None), 1, FlawKind.WRONG_SCORE),
]


@each("change, deal, reason", DEAL)
def test_an_error_of_a_deal_names_the_deal(change: Change, deal: int, reason: FlawKind) -> None:
    found = document()
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (reason, deal, None)


ACTION = [
    (put("deals", 1, "actions", 4, "play"), 1, 4, FlawKind.WRONG_VALUE),
    (drop("deals", 1, "actions", 4, "seat"), 1, 4, FlawKind.MISSING_KEY),
    (drop("deals", 1, "actions", 4, "do"), 1, 4, FlawKind.MISSING_KEY),
    (drop("deals", 1, "actions", 4, "card"), 1, 4, FlawKind.MISSING_KEY),
    (put("deals", 1, "actions", 4, "why", "x"), 1, 4, FlawKind.UNKNOWN_KEY),
    (put("deals", 1, "actions", 4, {"seat": 0, "do": "forfeit", "card": "Ad"}), 1, 4, FlawKind.UNKNOWN_KEY),
    (put("deals", 1, "actions", 4, "do", "eat"), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, "do", ["play"]), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, {"seat": 0, "do": "signal", "card": "Ad"}), 1, 4, FlawKind.ILLEGAL_ACTION),
    (put("deals", 1, "actions", 4, "seat", TRUE), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, "seat", 1.0), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, "seat", 2), 1, 4, FlawKind.ILLEGAL_ACTION),
    (put("deals", 1, "actions", 4, "seat", -1), 1, 4, FlawKind.ILLEGAL_ACTION),
    (put("deals", 1, "actions", 4, "card", "1d"), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, "card", ["Ad"]), 1, 4, FlawKind.WRONG_VALUE),
    (put("deals", 1, "actions", 4, "card", "Td"), 1, 4, FlawKind.ILLEGAL_ACTION),
    (swap("deals", 0, "actions"), 0, 0, FlawKind.ILLEGAL_ACTION),
    (drop("deals", 0, "actions", 39), 0, 39, FlawKind.ACTION_MISSING),
    (put("deals", 0, "actions", []), 0, 0, FlawKind.ACTION_MISSING),
    (add("deals", 0, "actions", {"seat": 0, "do": "forfeit"}), 0, 40, FlawKind.ACTION_AFTER_END),
    (add("deals", 0, "actions", "nonsense"), 0, 40, FlawKind.ACTION_AFTER_END),
]


@each("change, deal, action, reason", ACTION)
def test_an_error_of_an_action_names_deal_and_action(
    change: Change, deal: int, action: int, reason: FlawKind
) -> None:
    found = document()
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (reason, deal, action)
    assert verify(found).plain() == {
        "id": found["id"], "ok": False, "error": reason.value, "deal": deal, "action": action
    }  # fmt: skip


def test_every_reason_has_an_example_and_a_sentence() -> None:
    shown = {case[-1] for cases in (FORM, DEAL, ACTION) for case in cases}
    assert shown | {FlawKind.WRONG_DEALER, FlawKind.DEAL_AFTER_END} == set(FlawKind)
    for cases in (FORM, DEAL, ACTION):
        for case in cases:
            found = document()
            case[0](found)
            flaw = verify(found).flaw
            assert flaw is not None
            assert flaw.sentence
