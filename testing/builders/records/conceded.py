"""Records of matches that end by conceding."""

import json
from typing import Any

from bot.record.fairness import Fairness, Kind
from bot.record.read import SeatInfo
from bot.record.write import line, record
from bot.rules import decide, shuffle
from bot.rules.actions import Concede, Deal
from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from testing.builders.conceding import concede_deal, may_concede, play_until_lost
from testing.builders.states import fold, new_match, play_on, rules_for

SEED = "5e" * 32


CONCEDING_GAMES = (
    rules_for(players=2, target=2),
    rules_for(players=4, target=2),
    rules_for(players=6, target=2),
    rules_for(players=2, match="pennycook"),
    rules_for("sueca"),
    rules_for("bisca3", players=4, target=2),
)
"""Games that end by conceding; deals are conceded where they are lost early."""


def proof(rules: Rules) -> Fairness:
    """Nonces and a revealed seed that prove the packs of the match ``m``."""
    nonces = tuple(f"n{seat}" for seat in range(rules.players))
    return Fairness(shuffle.commitment(bytes.fromhex(SEED), "m"), nonces, SEED)


def a_match(rules: Rules, *, refusing: bool = False) -> list[Event]:
    """A whole match with fair packs whose deals are conceded; ``refusing``: a partner says no once."""
    fairness = proof(rules)
    state, events = new_match(rules), [*decide.start(rules, 0)]
    while state.phase is Phase.DEALING:
        deck = fairness.pack(rules, "m", state.number, len(state.active))
        assert deck is not None
        events += (new_events := decide.deal(state, Deal(deck)))
        state, new_events = play_until_lost(fold(new_events, state), cards=2 if refusing else 1)
        events += new_events
        if refusing and may_concede(state):
            state, new_events = refuse_concession(state)
            events += new_events
        if state.phase is Phase.PLAY and may_concede(state):
            state, new_events = concede_deal(state)
        else:
            state, new_events = play_on(state)
        events += new_events
    return events


def refuse_concession(state: State) -> tuple[State, list[Event]]:
    """A partner refuses, and the trick is played on; then the deal is lost for somebody again."""
    events: list[Event] = []
    for seat, action in ((state.turn, Concede()), (None, Concede(refuse=True))):
        who = state.next_seat if seat is None else seat
        assert who is not None
        state, new_events = decide.step(state, who, action)
        events += new_events
    state, new_events = play_on(state, 1)
    events += new_events
    state, new_events = play_until_lost(state)
    return state, [*events, *new_events]


def record_document(rules: Rules, events: list[Event]) -> dict[str, Any]:
    """The record of a match's events, as JSON."""
    seats = [SeatInfo(f"Player {seat}", Kind.HUMAN) for seat in range(rules.players)]
    document: dict[str, Any] = json.loads(line(record("m", events, seats, proof(rules))))
    return document


def conceded_record(rules: Rules | None = None, *, refusing: bool = False) -> dict[str, Any]:
    """The record of a match whose deals are conceded; by default of two people and two deals."""
    rules = rules or rules_for(players=2, target=2)
    return record_document(rules, a_match(rules, refusing=refusing))
