"""Records made by computers, and records that end in the middle of a deal."""

from typing import Any

from bot.record.write import line, plain_action
from bot.rules import decide
from bot.rules.actions import PLAYS, Action, Bid, Deal, Pass
from bot.rules.cards import CARDS, Rank
from bot.rules.events import Event
from bot.rules.notation.plain_data import options_of
from bot.rules.rules import Rules
from bot.rules.state import State, evolve
from bot.simulation.matches import Simulation
from testing.builders.states import new_match, rules_for, stacked_deck


def simulated_records(rules: Rules, level: str, seed: str = "s", matches: int = 1) -> list[str]:
    """Records of matches between computers of one level, each as one line of JSON."""
    lines: list[str] = []
    Simulation(rules, [level] * rules.players, seed).run(matches, lambda match: lines.append(line(match)))
    return lines


def position(
    rules: Rules, hands: list[str], turnup: str, *actions: Action | tuple[int, Action] | str
) -> tuple[State, list[dict[str, Any]], list[str]]:
    """The position, the actions as a record has them, and the deck."""
    deck = stacked_deck(rules, hands, turnup)
    state = new_match(rules)
    events = decide.deal(state, Deal(deck))
    for event in events:
        state = evolve(state, event)
    log: list[Event] = [*decide.start(rules, 0), *events]
    for action in actions:
        moves = (
            [(None, PLAYS[CARDS[card]]) for card in action.split()]
            if isinstance(action, str)
            else [action if isinstance(action, tuple) else (None, action)]
        )
        for who, move in moves:
            seat = state.turn if who is None else who
            assert seat is not None
            state, new_events = decide.step(state, seat, move)
            log += new_events
    actions_written = [plain for event in log if (plain := plain_action(event, rules)) is not None]
    return state, actions_written, [str(card) for card in deck]


SIX = ["7c 6c", "As 5c", "3s Kb", "Qs 7b", "5b 4b", "Ks 6d"]
FIVE = ["Ad 3d", "Kd 2d", "Qd Jd", "7d 6d", "5d 4d"]
ROMA = rules_for(players=4, talk="conversation")
BLIND = rules_for("chiamata", blind="on")
LED = "7d 5d 6d 4d"
"""A first trick of four that seat 1 leads and takes."""
FOUR = ["2c 4d As", "7d 5c 3s", "5d Kb 2b", "6d 7b Qs"]
WON = (Bid(rank=Rank.ACE), Pass(), Pass(), Pass(), Pass())


def unfinished_record(
    rules: Rules, hands: list[str], turnup: str, before: tuple[Any, ...], then: object
) -> dict[str, Any]:
    """A record that ends with something that the rules do not allow."""
    actions = WON if before == ("won",) else before
    _, actions_written, deck = position(rules, hands, turnup, *actions)
    return {
        "format": "briscola-record",
        "version": 1,
        "id": "m",
        "rules": options_of(rules),
        "seats": [{"name": "x", "kind": "human"}] * rules.players,
        "deals": [{"dealer": 0, "deck": deck, "actions": [*actions_written, then]}],
    }
