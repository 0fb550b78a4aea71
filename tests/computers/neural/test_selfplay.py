"""What trains the maestro plays the same game against the same yardstick, and writes what the bot reads."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from bot.computers.knowledge.beliefs import believe
from bot.computers.neural import board as neural_board, features, inference, network, observation
from bot.computers.neural.move_likelihood import likelihood_index, likelihood_index_in_pairs
from bot.computers.search import board as search_board, determinize
from bot.computers.search.compilation import numbers
from bot.rules import decide
from bot.rules.actions import Play
from bot.rules.notation.plain_data import rules_from
from bot.rules.scoring import A31
from bot.rules.state import Phase
from bot.rules.view import seat_view
from testing.builders.states import first_deal

pytest.importorskip("numba")


def test_a_round_teaches_and_what_is_written_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from training.selfplay.__main__ import read as take_up, write  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.learning import School  # noqa: PLC0415 - needs what may be missing

    schools = [School(network.DealKind(2), seed=7, deals=32, batch=256) for _ in range(2)]
    before = [value.copy() for value in schools[0].player.values]
    told = [school.round(1e-3, 0.01) for school in schools]
    assert told[0] == told[1]  # the same seed, the same lesson
    assert 0 < told[0].entropy < np.log(3)
    assert any((old != new).any() for old, new in zip(before, schools[0].player.values, strict=True))
    noticed = features.Layout(2).noticed  # it learns to be told that the other is the yardstick
    assert (before[0][noticed] != schools[0].player.values[0][noticed]).any()
    write(schools[0], tmp_path / "2.npz")
    monkeypatch.setattr(network, "FOLDER", tmp_path)
    network.networks.cache_clear()
    try:
        read = network.networks(network.DealKind(2))
    finally:
        network.networks.cache_clear()
    assert len(read.player) == network.player_size(network.DealKind(2))
    assert read.player[0] == pytest.approx(schools[0].mean[0][0, 0], rel=0.02, abs=1e-5)
    later = School(network.DealKind(2), seed=8, deals=32, batch=256)
    take_up(later, tmp_path / "2.npz")
    for old, new in zip(schools[0].mean, later.mean, strict=True):
        assert new == pytest.approx(old, rel=0.02, abs=1e-5)
    with pytest.raises(ValueError, match="weights"):
        later.take_up(np.zeros(3, np.float32), np.zeros(3, np.float32))


def test_deals_that_are_won_at_once_end_there_and_teach_until_then() -> None:
    from training.selfplay.__main__ import read as take_up  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.learning import School, measure  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.opponents import Yardstick  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.table import is_decided, results  # noqa: PLC0415 - needs what may be missing

    kind = network.DealKind(2, A31)
    deals = np.zeros((3, neural_board.SIZE), np.int16)
    deals[:, search_board.SEATS], deals[:, neural_board.GOAL], deals[:, search_board.SIDE + 1] = 2, A31, 1
    for row, (taker, points) in enumerate([(0, 31), (1, 40), (0, 30)]):
        deals[row, search_board.LEADER], deals[row, search_board.POINTS + taker] = taker, points
    worths = np.zeros(3, np.float32)
    results(deals, worths)
    assert list(is_decided(deals)) == [True, True, False]
    assert list(np.sign(worths)) == [1, -1, 0]

    schools = [School(kind, seed=7, deals=32, batch=256) for _ in range(2)]
    told = [school.round(1e-3, 0.01) for school in schools]
    assert told[0] == told[1]
    assert 0 < told[0].entropy < np.log(3)
    take_up(schools[0], network.FOLDER / "a31.npz")
    share, half = measure(schools[0], Yardstick(), 400)
    assert share - half > 0.6  # of 20,000 deals it wins 72.8%


def test_open_hands_are_seen_and_so_is_the_next_card_in_most_deals() -> None:
    from training.selfplay.__main__ import read as take_up  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.learning import School, measure  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.opponents import Yardstick  # noqa: PLC0415 - needs what may be missing

    kind = network.DealKind(2, is_open=True)
    school = School(kind, seed=7, deals=32, batch=256)
    deals, layout = school.dealt(40, np.zeros(10, np.float32), 1), kind.layout
    theirs = features.SEATS + (features.PLANES + features.KNOWN) * features.CARDS
    for row, deal in enumerate(deals):
        inputs = numbers([0] * neural_board.MOST_INPUTS)
        seen = {int(one) for one in inputs[: neural_board.sense(deal, inputs)]}
        begin = search_board.HANDS + search_board.MOST
        assert {theirs + features.feature(card) for card in deal[begin : begin + 3]} <= seen
        is_shown = layout.next_card + features.feature(deal[deal[search_board.NEXT]]) in seen
        assert is_shown == (row % 5 > 0)
        assert max(seen) < layout.size
    told = school.round(1e-3, 0.01)
    assert 0 < told.entropy < np.log(3)
    take_up(school, network.FOLDER / "scoperta.npz")
    share, half = measure(school, Yardstick(), 400)
    assert share - half > 0.7


def test_where_hands_are_open_a_network_goes_on_from_that_for_hidden_ones() -> None:
    """What both can see has the same effect, and what only the new one sees has none yet."""
    from training.selfplay.__main__ import read as take_up  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.learning import School  # noqa: PLC0415 - needs what may be missing

    old, new = network.DealKind(2), network.DealKind(2, is_open=True)
    school = School(new, seed=7, deals=32, batch=256)
    take_up(school, network.FOLDER / "2.npz")
    inputs = random.Random(1).sample(range(old.layout.size), 30)
    more = [*inputs, *range(new.layout.next_card, new.layout.size, 7)]
    rows = [[*row, *[new.layout.size] * (40 - len(row))] for row in (inputs, more)]
    learning = school.player.forward(np.array(rows, np.int16)).outputs
    known = network.evaluate(network.networks(old).player, old.layout.size, features.CARDS, inputs)
    assert learning == pytest.approx(np.array([known, known]), abs=1e-3)
    with pytest.raises(ValueError, match="weights"):
        take_up(School(network.DealKind(4), seed=7, deals=32, batch=256), network.FOLDER / "2.npz")


@pytest.mark.parametrize("players", [2, 4])
def test_opponents_of_the_training_play_as_their_names_say(players: int) -> None:
    """Frozen networks play as the bot's do; levels as likely as the inference takes them to play."""
    from training.selfplay import opponents  # noqa: PLC0415 - needs what may be missing

    rules, rng = (
        rules_from({"players": players, "talk": "off"} if players == 4 else {}),
        random.Random(players),
    )
    frozen = opponents.Frozen.of_file(network.DealKind(players), network.FOLDER / f"{players}.npz")
    layout, networks = features.Layout(players), network.networks(network.DealKind(players))
    for _ in range(5):
        state = first_deal(rules, rng.sample(rules.packs[0], len(rules.packs[0])))
        while state.phase is Phase.PLAY and state.number == 0:
            assert state.turn is not None
            view = seat_view(state, state.turn)
            row = observation.row(view, believe(view))
            number = determinize.number_of(rules, state.trump)
            inputs = np.full((1, neural_board.MOST_INPUTS), layout.size, np.int16)
            count = neural_board.sense(row, inputs[0])
            outputs = network.evaluate(
                networks.player, layout.size, features.CARDS, [int(one) for one in inputs[0, :count]]
            )
            wishes = [outputs[features.feature(number[card])] for card in view.hand]
            chosen = frozen.places(np.array([row]), inputs, np.random.default_rng(0))
            assert wishes[chosen[0]] == pytest.approx(max(wishes), abs=1e-3)
            top, at, ours, last, lying = inference.circumstances(
                rules, number, state.trick, state.turn, len(state.stock)
            )
            for card in map(number.__getitem__, view.hand):
                index = (
                    likelihood_index_in_pairs(card, top, ours, last, lying)
                    if players == 4
                    else likelihood_index(card, top, at)
                )
                assert opponents.likely_index(row, state.turn, card) == index
            state, _ = decide.step(state, state.turn, Play(rng.choice(state.hands[state.turn])))


def test_a_pool_of_opponents_plays_its_shares_of_the_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    from training.selfplay.learning import School, measure  # noqa: PLC0415 - needs what may be missing
    from training.selfplay.opponents import Pool  # noqa: PLC0415 - needs what may be missing

    weights = str(network.FOLDER / "2.npz")
    pool = Pool(network.DealKind(2), {"greedy": 0.25, "past": 0.25, "player": 0.125, weights: 0.125})
    school = School(network.DealKind(2), seed=7, pool=pool, deals=32, batch=256)
    asked = dict.fromkeys(pool, 0)
    for name, opponent in pool.items():
        monkeypatch.setattr(opponent, "places", partial(_counted, asked, name, opponent.places))
    school.round(1e-3, 0.01)
    assert asked == {
        "greedy": 160,
        "past": 160,
        "player": 80,
        weights: 80,
    }  # of two, one plays half of 40 cards
    share, half = measure(school, pool[weights], 200)
    assert share + half < 0.5  # it has only begun
    with pytest.raises(ValueError, match="more than all"):
        Pool(network.DealKind(2), {"greedy": 0.6, "past": 0.6})


def _counted(
    asked: dict[str, int],
    name: str,
    places: Callable[..., np.ndarray],
    deals: np.ndarray,
    inputs: np.ndarray,
    luck: np.random.Generator,
) -> np.ndarray:
    asked[name] += len(deals)
    return places(deals, inputs, luck)
