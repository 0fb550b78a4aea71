"""The maestro: what its network sees is what its seat knows, and without weights it searches."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.levels import maestro
from bot.computers.neural import board as neural_board, features, inference, network, observation
from bot.computers.neural.network import DealKind
from bot.computers.search import board as search_board, solver
from bot.computers.search.board import Board
from bot.computers.search.compilation import floats, numbers, small
from bot.computers.search.determinize import number_of, values_of
from bot.rules import decide
from bot.rules.actions import Claim, Play
from bot.rules.events import DealEnded
from bot.rules.notation.plain_data import rules_from
from bot.rules.policies import by_side
from bot.rules.scoring import A31
from bot.rules.state import State
from bot.rules.view import seat_view
from testing.builders.states import first_deal
from testing.checks.unknown_cards import indistinguishable

SUPPORTED: list[dict[str, object]] = [
    {"variant": "briscola", "players": 2},
    {"variant": "briscola", "players": 4, "talk": "off"},
    {"variant": "briscola", "players": 2, "ranking": "seven_for_three"},
    {"variant": "bisca3", "players": 4},
    {"variant": "brisca", "players": 2},
    {"variant": "bosnian32", "players": 2},
    {"variant": "bosnian32", "players": 4},
    {"variant": "a31"},
    {"variant": "scoperta"},
    {"variant": "briscola", "players": 2, "open_hands": True},
]
UNSUPPORTED: list[dict[str, object]] = [
    {"variant": "briscola", "players": 3},
    {"variant": "briscola", "players": 4, "teams": "none"},
    {"variant": "briscola", "players": 6},
    {"variant": "briscola", "players": 2, "ranking": "three_as_three"},
    {"variant": "briscola", "players": 2, "follow_suit": "must_follow"},
    {"variant": "briscola", "players": 2, "match": "race", "target": 121},
    {"variant": "a31", "open_hands": True},
    {"variant": "briscola", "players": 4, "open_hands": True},
    {"variant": "briscolone3"},
    {"variant": "briscolone5"},
    {"variant": "double"},
    {"variant": "chiamata"},
    {"variant": "sueca"},
]
each_supported = pytest.mark.parametrize(
    "options", SUPPORTED, ids=lambda options: "-".join(map(str, options.values()))
)


def some_deal(options: dict[str, object], seed: int) -> State:
    """A deal of a game, with cards that come with a seed."""
    rules = rules_from(options)
    return first_deal(rules, random.Random(seed).sample(rules.packs[0], len(rules.packs[0])))


def true_deal(state: State) -> Board:
    """The whole deal as a board, as it is dealt for training."""
    from training.selfplay.table import start  # noqa: PLC0415 - needs what may be missing

    number = number_of(state.rules, state.trump)
    row = small([0] * neural_board.SIZE)
    seats = state.rules.players
    first = state.active.index(state.leader)
    order = [*state.active[first:], *state.active[:first]]
    pack = [state.hands[seat][place] for place in range(features.HAND) for seat in order]
    for at, card in enumerate((*pack, *state.stock)):
        row[search_board.STOCK + at] = number[card]
    start(row, seats, len(number))
    row[neural_board.GOAL] = A31 if state.rules.game.claims else 0
    if state.rules.open_hands:
        row[neural_board.OPEN] = neural_board.OPEN_HANDS + state.rules.open_next_card
        for place in number.values():
            row[neural_board.SHOWN + place] = neural_board.ALL
    return row


def set_inputs(row: Board) -> set[int]:
    """The inputs that are 1."""
    inputs = numbers([0] * neural_board.MOST_INPUTS)
    return {int(one) for one in inputs[: neural_board.sense(row, inputs)]}


@each_supported
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_trained_with_goes_as_decided_and_is_seen_as_a_seat_sees_it(
    options: dict[str, object], seed: int
) -> None:
    rng, state = random.Random(seed), some_deal(options, seed)
    pytest.importorskip("numba")
    row, leader, values = true_deal(state), state.leader, values_of(state.rules)
    number = number_of(state.rules, state.trump)
    while True:
        seat = state.turn
        assert seat is not None
        place_in_turn = search_board.turn(row)
        assert place_in_turn == (seat - leader) % state.rules.players
        view = seat_view(state, seat)
        mine = features.SEATS + features.KNOWN * features.CARDS
        own = set(
            range(mine, mine + features.CARDS)
        )  # whether others know a card of one's own is not in a view
        assert set_inputs(observation.row(view, believe(view))) - own == set_inputs(row) - own
        place = rng.randrange(len(state.hands[seat]))
        begin = search_board.HANDS + place_in_turn * search_board.MOST
        card = next(card for card in state.hands[seat] if number[card] == row[begin + place])
        more = neural_board.play(row, values, place_in_turn, place)
        state, events = decide.step(state, seat, Play(card))
        ends = [event for event in events if isinstance(event, DealEnded)]
        if not more and not ends:  # whoever has the trick may claim at once, and is right
            claimant = state.turn
            assert claimant is not None
            state, events = decide.step(state, claimant, Claim())
            assert [event.score[claimant] for event in events if isinstance(event, DealEnded)] == [1]
            return
        if ends:
            break
    points = by_side(state.rules, ends[0].points) if len(ends[0].points) > 2 else ends[0].points
    ours = [solver.points_of_side(row, side) for side in (0, 1)]
    assert ours == [points[(leader + side) % 2] for side in (0, 1)]


def test_the_games_that_the_network_knows() -> None:
    assert all(observation.is_supported(rules_from(options)) for options in SUPPORTED)
    assert not any(observation.is_supported(rules_from(options)) for options in UNSUPPORTED)


@each_supported
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 30))
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_hidden_cards_change_nothing_and_a_seed_repeats_a_choice(
    options: dict[str, object], seed: int, plies: int
) -> None:
    rng, state = random.Random(seed), some_deal(options, seed)
    for _ in range(min(plies, len(state.rules.packs[0]) - 3 * state.rules.players)):
        assert state.turn is not None
        state, _ = decide.step(state, state.turn, Play(rng.choice(state.hands[state.turn])))
    assert state.turn is not None
    face_up = set() if state.turnup is None else {state.turnup.card}
    face_up |= {*state.stock[:1]} if state.rules.open_next_card else set()
    other = indistinguishable(state, state.turn, face_up, rng)
    views = [seat_view(one, state.turn) for one in (state, state, other)]
    chosen = {computers.create("maestro", 0.1).choose(view, random.Random(seed)) for view in views}
    assert len(chosen) == 1


@pytest.mark.parametrize(("variant", "expected"), [("a31", [90]), ("briscola", [])])
def test_an_expert_looks_ahead_with_the_network_in_a31_alone(
    variant: str, expected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = some_deal({"variant": variant, "players": 2}, 1)
    view = seat_view(state, state.turn)
    trials: list[int] = []
    look_ahead = maestro.look_ahead

    def counted(
        position: maestro.Position, networks: network.Networks, count: int, rng: random.Random
    ) -> object:
        trials.append(count)
        return look_ahead(position, networks, count, rng)

    monkeypatch.setattr(maestro, "look_ahead", counted)
    monkeypatch.setattr(maestro, "FAST", True)
    assert computers.create("expert").choose(view, random.Random(1)) in view.legal
    assert trials == expected
    monkeypatch.setattr(observation, "has_network", lambda _: False)
    assert computers.create("expert").choose(view, random.Random(1)) in view.legal
    assert trials == expected


def test_without_compiled_code_the_network_chooses_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maestro, "FAST", False)
    state = some_deal(SUPPORTED[0], 1)
    view = seat_view(state, state.turn)
    known = observation.row(view, believe(view))
    likelihoods = maestro.log_probabilities(
        network.networks(DealKind(2)), known, inference.conclusions_of(view, known).heuristic
    )
    assert sum(2.718281828**likelihood_index for likelihood_index in likelihoods.values()) == pytest.approx(
        1, abs=1e-4
    )
    chosen = computers.create("maestro").choose(view, random.Random(1))
    assert isinstance(chosen, Play)
    assert number_of(view.rules, view.trump)[chosen.card] == max(
        likelihoods, key=lambda card: likelihoods[card]
    )


PURE = """
import json, sys
sys.modules["numba"] = None
from tests.computers.levels.test_maestro import likelihoods
print(json.dumps([likelihoods(0), likelihoods(1)]))
"""


def likelihoods(game: int) -> list[float]:
    """How gladly the network plays each card of a hand."""
    state = some_deal(SUPPORTED[game], 5)
    for _ in range(5):
        assert state.turn is not None
        state, _ = decide.step(state, state.turn, Play(state.hands[state.turn][0]))
    view = seat_view(state, state.turn)
    networks = network.networks(DealKind(view.rules.players))
    return list(maestro.log_probabilities(networks, observation.row(view, believe(view)), 0.7).values())


def test_the_sums_are_the_same_where_nothing_is_compiled() -> None:
    pure = subprocess.run([sys.executable, "-c", PURE], check=True, capture_output=True, text=True)  # noqa: S603 - ours
    for told, game in zip(json.loads(pure.stdout), (0, 1), strict=True):
        assert told == pytest.approx(likelihoods(game), abs=1e-3)


@pytest.mark.parametrize("damage", ["missing", "cut", "garbled", "other"])
def test_without_its_weights_the_maestro_searches_and_one_line_says_so(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = {"2": "4", "4": "a31", "a31": "4", "scoperta": "2"}
    for name, other in others.items():
        whole = (network.FOLDER / f"{name}.npz").read_bytes()
        match damage:
            case "missing":
                continue
            case "cut":
                whole = whole[: len(whole) // 2]
            case "garbled":
                whole = whole[:200_000] + bytes(1000) + whole[201_000:]
            case _:
                whole = (network.FOLDER / f"{other}.npz").read_bytes()
        (tmp_path / f"{name}.npz").write_bytes(whole)
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    network.networks.cache_clear()
    network.is_usable.cache_clear()
    state = some_deal({"variant": "a31", "players": 2}, 1)
    view = seat_view(state, state.turn)
    try:
        players = [computers.create(level, 0.1) for level in ("expert", "maestro", "maestro")]
        assert all(one.choose(view, random.Random(1)) in view.legal for one in players)
        assert all(computers.plays_otherwise(view.rules, level) for level in ("expert", "maestro"))
    finally:
        network.networks.cache_clear()
        network.is_usable.cache_clear()
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_the_weights_are_small_enough_to_be_shipped() -> None:
    assert sum(path.stat().st_size for path in network.FOLDER.glob("*.npz")) <= 5_000_000


@pytest.mark.parametrize("kind", network.NETWORKS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_a_position_is_judged_alike_with_numpy_and_in_the_lookahead(kind: DealKind, seed: int) -> None:
    weights, size = network.networks(kind).player, kind.layout.size
    inputs = random.Random(seed).sample(range(size), 40)
    work = floats(network.WIDE + network.NARROW)
    network.think(weights, size, numbers(inputs), len(inputs), work)
    compiled = [network.output(weights, size, features.CARDS, card, work) for card in range(features.CARDS)]
    assert network.evaluate(weights, size, features.CARDS, inputs) == pytest.approx(compiled, abs=1e-3)
