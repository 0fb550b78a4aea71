"""The player counts: nothing it does is silly, and it knows no more than its seat."""

import random

import pytest

from bot import computers
from bot.computers.knowledge import card_worth as keeping
from bot.computers.knowledge.allegiance import Allegiance
from bot.computers.knowledge.beliefs import believe
from bot.computers.knowledge.counting import Count, without
from bot.rules import decide
from bot.rules.actions import Action, Bid, Call, Denounce, Order, Pass, Play, Signal
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Command
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, Trick, TrickCard
from bot.rules.view import seat_view
from bot.simulation.matches import Simulation
from testing.builders.states import EVERY_GAME, name_of, play_cards, rules_for, stacked_deal, take_actions

PLAYER = computers.create("player")


def player_action(state: State, seed: int = 1) -> Action:
    """What it does where it is to act."""
    return PLAYER.choose(seat_view(state, state.next_seat), random.Random(seed))


def card(state: State) -> str:
    """The card it plays."""
    action = player_action(state)
    assert isinstance(action, Play)
    return str(action.card)


def count(state: State) -> Count:
    """What the seat that is to play has counted."""
    view = seat_view(state, state.next_seat)
    return Count(view, believe(view))


def test_levels_are_offered_from_the_weakest_on() -> None:
    assert list(computers.LEVELS)[:2] == ["novice", "player"]


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_every_game_is_played_to_its_end_by_different_levels_and_twice_alike(rules: Rules) -> None:
    levels = ["novice", "player", "greedy"]
    seats = [levels[seat % len(levels)] for seat in range(rules.players)]
    records: list[list[object]] = [[], []]
    for kept in records:
        tally = Simulation(rules, seats, "mixed").run(1, kept.append)
        assert tally.matches == 1
    assert records[0] == records[1]


def test_chances_are_those_of_cards_dealt_blindly() -> None:
    assert without(10, 0, 3) == 1.0
    assert without(10, 10, 1) == 0.0
    assert without(4, 2, 3) == 0.0
    assert without(4, 1, 2) == pytest.approx(0.5)
    state = stacked_deal(rules_for(), ["As 3d 2d", "Ac 4c 5c"], "7s")
    counted = count(state)
    assert counted.chance(0, [CARDS["As"]]) == pytest.approx(3 / len(counted.out))
    assert "7s" not in counted.out  # it lies under the stock, in nobody's hand
    assert not {"Ac", "4c", "5c"} & set(counted.out)


def test_what_was_played_is_out_no_more() -> None:
    state, _ = play_cards(stacked_deal(rules_for(), ["As 3d 2d", "Ac 4c 5c"], "7s"), "4c", "2d")
    assert not {"4c", "2d"} & set(count(state).out)
    assert sum(count(state).points) == 0


def test_open_cards_are_known_and_not_guessed() -> None:
    state = stacked_deal(rules_for("scoperta"), ["As 3d 2d", "Ac 4c 5c"], "7s")
    counted = count(state)
    assert counted.chance(0, [CARDS["As"]]) == 1.0
    assert counted.chance(0, [CARDS["Ks"]]) == 0.0


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    hands = [
        "2d 3d 4d 5d 6d 7d Jd Qd Kd Ad",
        "2c 3c 4c 5c 6c 7c Jc Qc Kc Ac",
        "2s 3s 4s 5s 6s 7s Js Qs Ks As",
    ]
    state, _ = play_cards(stacked_deal(rules_for("sueca"), hands), "2c", "2s")
    counted = count(state)
    assert counted.void == {2: frozenset({Suit.CUPS})}
    assert counted.lacks(2, Suit.CUPS) == 1.0


def test_it_brings_a_load_home_and_wastes_no_trump() -> None:
    state, _ = play_cards(stacked_deal(rules_for(), ["Ad 2s 5b", "4d Kc 5c"], "7s"), "4d")
    assert card(state) == "Ad"
    state, _ = play_cards(stacked_deal(rules_for(), ["As 2s 5b", "4d Kc 5c"], "7s"), "4d")
    assert card(state) == "5b"
    state, _ = play_cards(stacked_deal(rules_for(), ["As 2s 5b", "3d Kc 5c"], "7s"), "3d")
    assert card(state) == "2s"


def test_it_leads_nothing_dear() -> None:
    assert card(stacked_deal(rules_for(), ["", "Ac 4b As"], "7s")) == "4b"


def test_of_two_worthless_leads_it_takes_the_one_that_no_load_can_take() -> None:
    # The ace of batons is in its hand and the 3 has gone: batons are safe.
    state, _ = play_cards(stacked_deal(rules_for(), ["3b 6c 5c", "Ab 4b 4d"], "7s", "2c 2d"), "Ab", "3b")
    assert card(state) == "4b"


def test_in_pairs_the_last_hand_feeds_its_partner_and_not_the_others() -> None:
    hands = ["Kb 5b 2d", "4c 3d 3b", "Ac 6d 7d", "6c 7b Kc"]
    state, _ = play_cards(stacked_deal(rules_for(players=4, talk="off"), hands, "7s"), "4c", "Ac", "6c")
    assert card(state) == "Kb"
    state, _ = play_cards(stacked_deal(rules_for(players=4, talk="off"), hands, "7s"), "4c", "6d", "Kc")
    assert card(state) in {"5b", "2d"}


def test_when_a_trick_decides_the_deal_it_spends() -> None:
    state, _ = play_cards(stacked_deal(rules_for(), ["As 3s 5b", "Jd 4c 5c"], "7s"), "Jd")
    assert card(state) == "5b"
    ours = [trick_of(state, 0, 59)]
    assert card(state._replace(tricks=tuple(ours))) in {"As", "3s"}


def trick_of(state: State, taker: int, points: int) -> Trick:
    """A trick that brought so many points."""
    rest = [one for one in state.stock if state.rules.order.value[one] == 0]
    return Trick((TrickCard(0, rest[0]), TrickCard(1, rest[1])), taker, points)


def test_the_last_cards_of_two_are_played_without_fault() -> None:
    state = stacked_deal(rules_for(), ["", ""], "4s")
    rng = random.Random(5)
    while state.stock:
        plays = [one for one in decide.legal(state, state.turn or 0) if isinstance(one, Play)]
        state, _ = decide.step(state, state.turn or 0, rng.choice(plays))
    ahead = {
        one.card: worth_of(state, one) for one in decide.legal(state, state.turn or 0) if type(one) is Play
    }
    assert len(set(ahead.values())) > 1
    assert ahead[CARDS[card(state)]] == max(ahead.values())


def worth_of(state: State, play: Action) -> tuple[bool, int]:
    """What a card is worth to who plays it, if both play on as well as they can: won, then points."""
    seat, number = state.turn, state.number
    assert seat is not None
    after, _ = decide.step(state, seat, play)
    if after.phase is not Phase.PLAY or after.number != number:
        points = after.piles
        return points[seat] > points[1 - seat], points[seat] - points[1 - seat]
    assert after.turn is not None
    replies = [one for one in decide.legal(after, after.turn) if isinstance(one, Play)]
    if after.turn == seat:
        return max(worth_of(after, one) for one in replies)
    theirs = max(worth_of(after, one) for one in replies)
    return not theirs[0] and theirs[1] != 0, -theirs[1]


FOUR = ["2c 4d As", "7d 5c 3s", "5d Kb 2b", "6d 7b Qs"]


def test_it_does_what_it_is_told_and_shows_what_it_has() -> None:
    state, _ = play_cards(stacked_deal(rules_for(players=4), FOUR, "4s"), "7d", "5d", "6d", "4d")
    assert any(player_action(state, seed) == Signal(CARDS["3s"]) for seed in range(20))
    roma = rules_for(players=4, talk="conversation", asks_per_trick=9)
    state, _ = play_cards(stacked_deal(roma, FOUR, "4s"), "7d", "5d", "6d", "4d")
    state, _ = take_actions(state, Order(3, Command.TRUMP_HIGH))
    state, _ = play_cards(state, "5c", state.hands[2][0])
    assert player_action(state) == Play(CARDS["Qs"])


STRONG, WEAK = "Ad 3d Kd Qd 5d As 3s Ac", "2d 4d 5c 6c 2s 4s 5b 6b"


def test_it_bids_on_a_strong_hand_passes_on_a_weak_one_and_seldom_bluffs() -> None:
    assert isinstance(player_action(stacked_deal(rules_for("chiamata"), ["", STRONG])), Bid)
    weak = stacked_deal(rules_for("chiamata"), ["", WEAK])
    assert {player_action(weak, seed) for seed in range(100)} == {Pass()}
    middling = stacked_deal(rules_for("chiamata"), ["", "Ad Kd 4c 5d 4s 5s 6b 2b"])
    bids = [isinstance(player_action(middling, seed), Bid) for seed in range(400)]
    assert 0 < sum(bids) < 60


def test_it_calls_the_best_card_that_is_missing() -> None:
    hand = "3d Kd Qd 5d 4s 5s 6b 2b"
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata"), ["", hand]), Bid(rank=Rank.ACE), *[Pass()] * 4
    )
    assert player_action(state) == Call(suit=Suit.COINS)
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata", auction="points"), ["", hand]), Bid(points=61), *[Pass()] * 4
    )
    assert player_action(state) == Call(cards=(CARDS["Ad"],))


@pytest.mark.parametrize("level", ["novice", "greedy", "player", "expert"])
@pytest.mark.parametrize(
    ("options", "bids", "cards"),
    [
        ({"auction": "points"}, (Bid(points=120),), {"Ad", "Jd"}),
        ({}, (Bid(rank=Rank.JACK), Bid(points=120, force=True)), {"Ad", "Jd"}),
    ],
)
def test_at_120_two_partners_are_called_where_two_cards_are_missing(
    level: str, options: dict[str, str], bids: tuple[Action, ...], cards: set[str]
) -> None:
    """Fine print 28: it may be one; with two somebody takes all 120 points far more often."""
    hand = "3d Kd Qd 7d 4s 5s 6b 2b"
    hands = ["", "", ""]
    hands[len(bids)] = hand
    state, _ = take_actions(stacked_deal(rules_for("chiamata", **options), hands), *bids)
    chosen = computers.create(level).choose(seat_view(state, len(bids)), random.Random(1))
    assert isinstance(chosen, Call)
    assert set(chosen.cards) == cards


def called_state(*plays: str) -> State:
    """Seat 1 declares with the ace of coins, which seat 3 holds."""
    hands = [
        "2c 4c 5c 6c 7c Jc Qc Kc",
        "3d Kd Qd 5d 4s 5s 6b 2b",
        "2s 6s 7s Js Qs Ks 4b 5b",
        "Ad 2d Ac 3c 7b Jb Qb Kb",
    ]
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata"), hands), Bid(rank=Rank.ACE), *[Pass()] * 4, Call(suit=Suit.COINS)
    )
    return play_cards(state, *plays)[0]


def test_a_defender_suspects_everybody_until_somebody_helps_the_declarer() -> None:
    state = called_state("Kd")
    sides = Allegiance(count(state)).declarers
    assert sides is not None
    assert sides[1] == 1.0
    assert sides[2] == 0.0  # it is the one that thinks, and does not hold the ace
    assert sides[0] == sides[3] == sides[4]
    state = called_state("Kd", "2s", "Ac")
    sides = Allegiance(count(state)).declarers
    assert sides is not None
    assert sides[3] > sides[0]
    partner = Allegiance(count(called_state("Kd", "2s")))
    assert partner.ours[1] == 1.0
    assert partner.ours[0] == 0.0


def test_it_denounces_what_it_has_seen_and_nothing_else() -> None:
    rules = rules_for("sueca", renege=True)
    hands = ["2d 3d 4d 5d 6d 7d Jd Qd Kd Ac", "2c 3c 4c 5c 6c 7c Jc Qc Kc Ad"]
    state, _ = play_cards(stacked_deal(rules, hands), "2c")
    honest = state
    for _ in range(2):
        honest, _ = decide.step(honest, honest.turn or 0, player_action(honest))
    state, _ = take_actions(honest, Play(CARDS["2d"]))  # seat 0 has the ace of cups
    while state.turn != 1:
        state, _ = decide.step(state, state.turn or 0, player_action(state))
    assert not isinstance(player_action(state), Denounce)  # nobody has seen its cups yet
    guilty = state._replace(turn=0, leader=0, trick=())
    guilty, _ = take_actions(guilty, Play(CARDS["Ac"]))
    assert player_action(guilty) == Denounce(0)


@pytest.mark.parametrize(
    ("rules", "at_least"),
    [(default_rules(players=2), 0.88), (default_rules(players=4), 0.8), (default_rules(players=6), 0.75)],
)
def test_a_player_beats_chance_clearly(rules: Rules, at_least: float) -> None:
    levels = ["player" if rules.side_of(seat) == 0 else "random" for seat in range(rules.players)]
    tally = Simulation(rules, levels, "player").run(50)
    assert tally.seats[0].wins / tally.matches > at_least


def test_in_a_crowd_it_keeps_its_trumps_longer_than_among_three() -> None:
    few, crowd = (
        stacked_deal(rules_for("bosnian32", players=players), ["", "8s Kd 7b"], "7s") for players in (3, 6)
    )
    worth = [
        keeping.worth_in_hand(count(state), CARDS["8s"], keeping.prices(count(state)))
        for state in (few, crowd)
    ]
    assert worth[1] > 2 * worth[0]
