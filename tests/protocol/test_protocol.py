"""record.md: one request a line, one answer a line, whatever comes in."""

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot import computers
from bot.computers.search import evaluate
from bot.protocol.moves import plain_move
from bot.protocol.protocol import DEFAULT_LEVEL, USUAL_MS, answer, read_answer, request_line
from bot.protocol.serving import LONGEST, serve
from bot.rules.actions import Forfeit, Play
from bot.rules.view import SeatView, seat_view
from testing.builders.states import EVERY_GAME, Step, rules_for, walk, walks

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


def position(number: int = 12, **options: Any) -> SeatView:  # noqa: ANN401 - as a record has them
    """What somebody sees who is to act, some way into a match."""
    steps = [step for step, _ in zip(walk(rules_for(**options), 1), range(number), strict=False)]
    state = steps[-1].after
    return seat_view(state, state.next_seat)


def request_of(view: SeatView, **others: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    document = json.loads(request_line(view, random.Random(3), level="novice", budget_ms=50))
    return {**document, **others}


def answer_of(document: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    found = json.loads(answer(json.dumps(document).encode()))
    assert isinstance(found, dict)
    return found


def lines(*documents: object) -> list[dict[str, Any]]:
    """What is answered to so many lines: bytes as they are, the rest as JSON."""
    given = b"".join(one if isinstance(one, bytes) else json.dumps(one).encode() + b"\n" for one in documents)
    out = io.BytesIO()
    serve(io.BytesIO(given), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("level", [*computers.LEVELS, *computers.HIDDEN])
@given(steps=walks(), seed=st.integers(0, 2**32 - 1))
def test_the_answer_is_what_the_level_chooses_with_that_seed(
    level: str, steps: list[Step], seed: int
) -> None:
    state = steps[-1].after
    if state.next_seat is None:
        return
    view = seat_view(state, state.next_seat)
    document = request_of(view, level=level, seed=seed)
    del document["budget_ms"]
    found = answer_of(document)
    due = computers.create(level).choose(view, random.Random(seed))
    assert found["action"] == plain_move(due)
    assert found.keys() <= {"action", "value"}
    assert read_answer(json.dumps(found).encode(), view.legal) == due


def test_a_request_offers_everything_but_giving_up() -> None:
    for rules in EVERY_GAME:
        view = position(4, variant=rules.variant.value, players=rules.players)
        offered = request_of(view)["legal"]
        assert [plain_move(one) for one in view.legal if one != Forfeit()] == offered
        assert request_of(view)["view"]["seat"] == view.seat


def test_level_budget_and_seed_may_be_left_away() -> None:
    document = request_of(position())
    for key in ("level", "budget_ms", "seed"):
        del document[key]
    assert answer_of(document) == answer_of({**document, "level": DEFAULT_LEVEL, "seed": 0})
    assert "action" in answer_of(document)


def test_only_what_the_request_calls_legal_is_chosen() -> None:
    view = position()
    for one in request_of(view)["legal"]:
        if one["do"] == "play":
            assert answer_of(request_of(view, legal=[one])) == {"action": one}


def test_a_level_that_searches_says_what_it_expects_and_a_budget_buys_trials(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[int] = []
    worths = evaluate.best_worths

    def counting(
        view: SeatView, plays: Sequence[Play], rng: random.Random, trials: int
    ) -> dict[Play, evaluate.Worth]:
        tried.append(trials)
        return worths(view, plays, rng, trials)

    monkeypatch.setattr(evaluate, "best_worths", counting)
    for budget in (USUAL_MS / 20, USUAL_MS / 2, USUAL_MS):
        found = answer_of(request_of(position(9, players=4), level="expert", budget_ms=budget))
        assert 0 < found["value"] < 120
    least, half, usual = tried
    assert usual == evaluate.trials(position(9, players=4))
    assert (least, half) == (round(usual / 20), round(usual / 2))


def test_a_level_given_beforehand_plays_whatever_is_asked_for() -> None:
    document = request_of(position(), level="champion")
    assert "error" in answer_of(document)
    assert "action" in json.loads(answer(json.dumps(document).encode(), "greedy"))


def broken_requests() -> Iterable[tuple[str, dict[str, Any], str]]:
    view = position()
    whole = request_of(view)
    assert view.seat is not None
    other = next(seat for seat in range(2) if seat != view.seat)
    yield "unknown level", {**whole, "level": "champion"}, "champion"
    yield "no budget", {**whole, "budget_ms": 0}, "budget_ms"
    yield "less than no budget", {**whole, "budget_ms": -3}, "budget_ms"
    yield "nothing legal", {**whole, "legal": []}, "legal"
    yield "not legal", {**whole, "legal": [{"do": "pass"}]}, "legal"
    yield "no action", {**whole, "legal": [{"do": "dance"}]}, "legal"
    yield "unknown key", {**whole, "extra": 1}, "extra"
    yield "no view", {"legal": whole["legal"]}, "view"
    yield "another hand", {**whole, "view": {**whole["view"], "hand": ["Xx"]}}, "hand"
    yield "too old", {**whole, "legal": [{"do": "play", "card": played_card(view)}]}, "legal"
    yield "not its turn", {**whole, "view": {**whole["view"], "seat": other}}, "view"


def played_card(view: SeatView) -> str:
    """A card that the seat held once."""
    return next(str(one.card) for trick in view.tricks for one in trick.cards if one.seat == view.seat)


@pytest.mark.parametrize(
    ("document", "word"), [pytest.param(d, w, id=name) for name, d, w in broken_requests()]
)
def test_what_cannot_be_answered_gets_an_error_that_names_it_and_the_next_line_an_answer(
    document: dict[str, Any], word: str
) -> None:
    wrong, right = lines(document, request_of(position()))
    assert wrong.keys() == {"error"}
    assert word in wrong["error"]
    assert "\n" not in wrong["error"]
    assert "action" in right


def test_it_is_told_whose_turn_it_is() -> None:
    view = position(11, players=4)
    assert view.seat is not None
    document = request_of(view)
    seats = [seat for seat in range(4) if seat not in {one.seat for one in view.trick} | {view.seat}]
    assert seats
    told = answer_of({**document, "view": {**document["view"], "seat": seats[0]}})
    assert "turn" in told["error"]
    assert str(view.seat) in told["error"]


@given(documents=st.lists(JSON, max_size=5))
def test_any_json_gets_an_error_a_line(documents: list[object]) -> None:
    found = lines(*documents, request_of(position()))
    assert len(found) == len(documents) + 1
    assert all(one.keys() == {"error"} for one in found[:-1])
    assert "action" in found[-1]


@given(given=st.binary(max_size=200))
def test_any_bytes_get_an_error_a_line(given: bytes) -> None:
    expected = io.BytesIO(given).readlines()
    assert [one.keys() for one in lines(given)] == [{"error"}] * len(expected)


@given(data=st.data(), steps=walks(most=60))
def test_a_request_that_was_tampered_with_is_answered(data: st.DataObject, steps: list[Step]) -> None:
    state = steps[-1].after
    if state.next_seat is None:
        return
    document = request_of(seat_view(state, state.next_seat))
    place: Any = data.draw(st.sampled_from([document, document["view"]]))
    key = data.draw(st.sampled_from(sorted(place)))
    place[key] = data.draw(JSON)
    found = answer_of(document)
    assert found.keys() in ({"error"}, {"action"}, {"action", "value"})


@given(cut=st.integers(0, 400))
def test_a_truncated_line_gets_an_error(cut: int) -> None:
    line = json.dumps(request_of(position())).encode()
    (found,) = lines(line[: cut + 1] + b"\n")
    assert "JSON" in found["error"]


def test_a_line_without_end_is_not_kept() -> None:
    huge = b'{"view": "' + b"x" * (3 * LONGEST) + b'"}\n'
    wrong, right = lines(huge, request_of(position()))
    assert str(LONGEST) in wrong["error"]
    assert "action" in right


def test_a_line_nested_too_deeply_and_one_that_is_no_text_get_an_error() -> None:
    found = lines(b"[" * 100_000 + b"\n", b'"\xff\xfe"\n', b"\n", request_of(position()))
    assert [set(one) for one in found] == [{"error"}, {"error"}, {"error"}, {"action"}]


def test_the_command_answers_each_line_at_once() -> None:
    line = json.dumps(request_of(position()))
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):  # the second is asked only when the first was answered
            process.stdin.write(line + "\n")
            process.stdin.flush()
            assert "action" in json.loads(process.stdout.readline())
        process.stdin.close()
    assert process.returncode == 0


@pytest.mark.parametrize(
    "line", [b"", b"{}", b'{"action": 1}', b'{"action": {"do": "forfeit"}}', b"[" * 9_999, b"\xff", b"null",
             b'{"error": "no idea"}', b'{"action": {"do": "play", "card": "Xx"}}'],
)  # fmt: skip
def test_nonsense_is_no_answer(line: bytes) -> None:
    assert read_answer(line, position().legal) is None
