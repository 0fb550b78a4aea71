"""The benchmark of signs: what a column tells is true, and the pair that knows no more gains nothing."""

import random
import sys

import pytest

from benchmarks.computers import signals
from benchmarks.computers.signals import GAME, MUTE, SEEN, SIGNALLING, TOLD, Gain, informed
from benchmarks.computers.strength import Contest, deal_state
from bot.computers.knowledge.beliefs import believe
from bot.rules import decide
from bot.rules.actions import Play, Signal
from bot.rules.policies import signed_cards
from bot.rules.state import Phase, State

CONTEST = Contest("expert", "expert", GAME, "signals")


def random_states(number: int) -> list[State]:
    """The states of a deal in which random cards are played and nothing is shown."""
    state, rng, states = deal_state(CONTEST, CONTEST.rules, number), random.Random(number), []
    while state.phase is Phase.PLAY:
        states.append(state)
        assert state.turn is not None
        plays = [one for one in decide.legal(state, state.turn) if isinstance(one, Play)]
        state, _ = decide.step(state, state.turn, rng.choice(plays))
    return states


def test_told_is_all_that_signs_could_say_and_no_more() -> None:
    for state in random_states(3):
        assert state.turn is not None
        partner = (state.turn + 2) % 4
        view, beliefs = informed(state, state.turn, TOLD)
        assert not any(isinstance(one, Signal) for one in view.legal)
        if not state.tricks:
            assert beliefs is None
            continue
        assert beliefs is not None
        signed, hand = {*signed_cards(state.rules, state.trump)}, {*state.hands[partner]}
        openly = {card for seat, card in view.known_cards if seat == partner}
        assert beliefs.certain(partner) == (signed & hand) | openly
        assert beliefs.unshown == {partner: signed - hand}


def test_the_columns_see_nothing_the_signs_or_the_partners_hand() -> None:
    for state in random_states(4):
        assert state.turn is not None
        partner = (state.turn + 2) % 4
        seen, _ = informed(state, state.turn, SEEN)
        assert believe(seen).certain(partner) == {*state.hands[partner]}
        for foe in ((state.turn + 1) % 4, (state.turn + 3) % 4):
            assert len(believe(seen).certain(foe)) <= 1  # the turn-up, which everybody saw
        assert informed(state, state.turn, MUTE)[0].legal == seen.legal
        signs = [one for one in informed(state, state.turn, SIGNALLING)[0].legal if isinstance(one, Signal)]
        assert {one.card for one in signs} == (
            {*signed_cards(state.rules, state.trump)} & {*state.hands[state.turn]} if state.tricks else set()
        )


def test_a_pair_that_knows_no_more_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signals, "informed", lambda state, seat, _: informed(state, seat, MUTE))
    gained = signals.gains(CONTEST, [SIGNALLING, SEEN], 1)
    assert {(gain.share, gain.points) for gain in gained.values()} == {(0, 0)}


@pytest.mark.parametrize("more", [[], ["--reckon"]])
def test_it_prints_a_row_for_each_column(
    more: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["signals", "--deals", "2", "--only", TOLD, SEEN, *more])
    signals.main()
    _, _, *rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[2] for row in rows] == [TOLD, SEEN]


def test_the_last_row_is_what_signs_gain_beyond_half_of_what_they_could_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gained = {SIGNALLING: Gain(0.5, 4.0), TOLD: Gain(0.5, 6.0)}
    monkeypatch.setattr(signals, "gains", lambda *_: gained)
    monkeypatch.setattr(sys, "argv", ["signals", "--deals", "3", "--only", SIGNALLING, TOLD])
    signals.main()
    last = capsys.readouterr().out.splitlines()[-1].split(" | ")
    assert last[2:5] == [signals.BEYOND, "+25.0% ± 0.0%", "+1.00 ± 0.00"]


def test_a_game_without_signs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("schembil", "briscola,players=4,talk=off", "briscola,players=9"):
        monkeypatch.setattr(sys, "argv", ["signals", "expert", game])
        with pytest.raises(SystemExit, match=r"no signs|no such game"):
            signals.main()
