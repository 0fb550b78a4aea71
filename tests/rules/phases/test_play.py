"""R-40 to R-51: tricks and drawing, with the worked examples of the sources."""

import pytest

from bot.rules import decide
from bot.rules.actions import Forfeit, Play
from bot.rules.cards import CARDS
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import CardPlayed, CardsDrawn, DealEnded, Drawn, StockExhausted, TrickTaken
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.rules.state import Phase
from testing.builders.states import BRISCOLA_TABLES, FORTY, VALUE, new_match, play_cards, stacked_deal, walk


@pytest.mark.parametrize(
    ("led", "answer", "follower_takes"),
    [
        ("5b", "Ab", True),
        ("5c", "Kb", False),
        ("Ad", "6s", True),
        ("Kb", "3b", True),
        ("3b", "Kb", False),
        ("As", "3s", False),
        ("2s", "4s", True),
        ("Ab", "2s", True),
        ("2b", "Ac", False),
    ],
)
def test_R_41_example_1_trump_is_swords(led: str, answer: str, *, follower_takes: bool) -> None:
    rules = default_rules(players=2)
    rest = [card for card in FORTY if card not in {led, answer, "7s"}]
    state = stacked_deal(rules, [f"{answer} {rest[0]} {rest[1]}", f"{led} {rest[2]} {rest[3]}"], "7s")
    state, events = play_cards(state, led, answer)
    taker = 0 if follower_takes else 1
    assert events[2] == TrickTaken(taker, VALUE[CARDS[led]] + VALUE[CARDS[answer]])
    assert state.leader == state.turn == taker


def test_R_41_example_2_four_players_b_takes_two_points_and_leads() -> None:
    a, d, c, b = range(4)
    rules = default_rules(players=4)
    hands = ["5b 6b 7b", "4s 5s 6s", "Js 7s Qs", "2c 4c 5c"]
    state, events = play_cards(stacked_deal(rules, hands, "3c", dealer=a), "4s", "Js", "2c", "5b")
    assert [event.seat for event in events if isinstance(event, CardPlayed)] == [d, c, b, a]
    assert events[4] == TrickTaken(b, 2)
    assert state.leader == state.turn == b


def test_R_42_the_taker_leads_next() -> None:
    for rules in BRISCOLA_TABLES:
        for step in walk(rules, 5):
            taken = [event.seat for event in step.events if isinstance(event, TrickTaken)]
            if taken and step.after.phase is Phase.PLAY:
                assert step.after.turn == step.after.leader == taken[0]


def test_R_43_points_are_kept_per_seat_and_belong_to_the_side() -> None:
    for step in walk(default_rules(players=4), 2):
        ends = [event for event in step.events if isinstance(event, DealEnded)]
        if ends:
            piles = [0] * 4
            for trick in step.after.tricks:
                piles[trick.taker] += sum(VALUE[one.card] for one in trick.cards)
            assert list(step.after.piles) == piles
            assert ends[0].points == (piles[0] + piles[2], piles[1] + piles[3])


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_44_the_table_is_told_when_the_last_three_tricks_begin(rules: Rules) -> None:
    for step in walk(rules, 4):
        told = StockExhausted() in step.events
        drawn = [event for event in step.events if isinstance(event, CardsDrawn)]
        assert told is bool(drawn and not step.after.stock)
        if told:
            assert step.events[-1] == StockExhausted()
            assert [len(hand) for hand in step.after.hands] == [3] * rules.players


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_50_the_taker_draws_first_then_the_others_in_order(rules: Rules) -> None:
    for step in walk(rules, 6):
        for event in step.events:
            if isinstance(event, CardsDrawn):
                first, players = step.after.leader, rules.players
                order = [(first + place) % players for place in range(players)]
                assert event.cards == tuple(
                    Drawn(*pair) for pair in zip(order, step.before.stock[:players], strict=True)
                )


def test_R_51_example_3_the_loser_of_trick_17_draws_the_turn_up() -> None:
    for seed in range(20):
        for step in walk(default_rules(players=2), seed):
            drawn = [event for event in step.events if isinstance(event, CardsDrawn)]
            if drawn and drawn[0].turnup is not None:
                assert step.before.turnup is not None
                assert len(step.after.tricks) == 17
                assert drawn[0].cards[-1] == Drawn(1 - step.after.leader, step.before.turnup.card)
                assert drawn[0].turnup is step.before.turnup.card
                assert step.after.turnup is not None
                assert not step.after.turnup.lies
                assert step.after.in_the_open == ((1 - step.after.leader, step.after.turnup.card),)


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_51_the_turn_up_is_drawn_last_by_the_last_in_order(rules: Rules) -> None:
    for step in walk(rules, 8):
        for event in step.events:
            if isinstance(event, CardsDrawn):
                assert step.before.turnup is not None
                turnup = step.before.turnup.card
                assert (event.turnup is turnup) is (not step.after.stock)
                assert all(card is not turnup for _, card in event.cards[:-1])


def test_R_40_any_card_of_the_hand_may_be_played() -> None:
    state = stacked_deal(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    assert decide.legal(state, 1) == (Play(CARDS["Ab"]), Play(CARDS["Kb"]), Play(CARDS["6s"]), Forfeit())
    state, _ = play_cards(state, "Ab")
    # The suit led is in the hand and need not be followed.
    assert decide.legal(state, 0) == (Play(CARDS["5b"]), Play(CARDS["5c"]), Play(CARDS["Ad"]), Forfeit())


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    state = stacked_deal(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    cases = [
        (0, "5b", Reason.NOT_YOUR_TURN, {"turn": 1}),
        (0, "Ab", Reason.NOT_YOUR_TURN, {"turn": 1}),
        (1, "5b", Reason.NOT_IN_HAND, {"card": "5b"}),
        (1, "4s", Reason.NOT_IN_HAND, {"card": "4s"}),
        (2, "Ab", Reason.NO_SUCH_SEAT, {}),
        (-1, "Ab", Reason.NO_SUCH_SEAT, {}),
    ]
    for seat, card, reason, facts in cases:
        with pytest.raises(IllegalAction) as refused:
            decide.decide(state, seat, Play(CARDS[card]))
        assert (refused.value.reason, refused.value.facts) == (reason, facts)


def test_nothing_is_played_before_the_cards_are_dealt() -> None:
    state = new_match(default_rules(players=2))
    for action in (Play(CARDS["Ab"]), Forfeit()):
        with pytest.raises(IllegalAction) as refused:
            decide.decide(state, 0, action)
        assert refused.value.reason is Reason.NO_DEAL
    assert decide.legal(state, 0) == decide.legal(state, 1) == ()


def test_nothing_is_played_after_the_match() -> None:
    *_, last = walk(default_rules(players=2), 9)
    for action in (Play(CARDS["Ab"]), Forfeit()):
        with pytest.raises(IllegalAction) as refused:
            decide.decide(last.after, 0, action)
        assert refused.value.reason is Reason.MATCH_OVER
    assert decide.legal(last.after, 0) == ()
