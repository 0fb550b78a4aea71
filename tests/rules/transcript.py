"""A whole deal as a text that a player can read; ``python -m tests.rules.transcript`` writes them anew."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import assert_never

from bot.rules import decide
from bot.rules.actions import Deal, Play
from bot.rules.events import (
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Event,
    Forfeited,
    MatchEnded,
    MatchStarted,
    StockExhausted,
    TrickTaken,
)
from bot.rules.state import Phase, State
from bot.rules.variant import Rules
from tests.rules.walk import TABLES, begun, deck_of, fold

FOLDER = Path(__file__).parent / "golden"
SCRIPTS = {
    f"{rules.players}-players{'-alone' if rules.players == 4 and not rules.two_sided else ''}"
    f"{'-random-two' if len(rules.packs) > 1 else ''}.txt": rules
    for rules in TABLES
}
"""File by file, the table whose first deal it tells."""


def transcript(rules: Rules) -> str:
    """The first deal of a match, played at random, always the same."""
    return "\n".join(_lines(rules)) + "\n"


def _lines(rules: Rules) -> Iterator[str]:
    rng = random.Random(rules.players)
    state = begun(rules, dealer=rules.players - 1)
    sides = " against ".join("+".join(map(str, side)) for side in rules.sides)
    yield f"Briscola, {rules.players} players: {sides}"
    events = decide.deal(state, Deal(deck_of(rules)))
    while True:
        for event in events:
            yield from _told(event, state)
        state = fold(events, state)
        if state.phase is not Phase.PLAY:
            return
        assert state.turn is not None
        if not state.trick:
            yield ""
            yield f"Trick {len(state.tricks) + 1}, {len(state.stock)} cards in the stock"
        events = decide.decide(state, state.turn, Play(rng.choice(state.hands[state.turn])))


def _told(event: Event, state: State) -> Iterator[str]:
    match event:
        case DealStarted():
            yield f"Seat {event.dealer} deals. Left out: {' '.join(event.removed) or 'nothing'}"
            for seat, hand in enumerate(event.hands):
                yield f"  seat {seat}: {' '.join(hand)}"
            yield f"Turned up: {event.turnup}, so trump is {event.trump.name.lower()}"
            yield f"Seat {event.leader} leads"
        case CardPlayed():
            yield f"  seat {event.seat} plays {event.card}  out of {' '.join(state.hands[event.seat])}"
        case TrickTaken():
            yield f"  seat {event.seat} takes {event.points} points"
        case CardsDrawn():
            yield "  drawn: " + ", ".join(f"{seat} {card}" for seat, card in event.cards)
            if event.turnup is not None:
                yield f"  the turn-up {event.turnup} is drawn"
        case StockExhausted():
            yield "  the stock is gone"
        case DealEnded():
            yield ""
            yield f"Points: {' - '.join(map(str, event.points))}"
            yield (
                "Drawn"
                if event.winner is None
                else f"Won by {'+'.join(map(str, state.rules.sides[event.winner]))}"
            )
            yield f"Score: {' - '.join(map(str, event.score))}. Seat {event.dealer} deals next"
        case MatchStarted() | Forfeited() | MatchEnded():
            raise AssertionError(event)
        case _:
            assert_never(event)


if __name__ == "__main__":
    for name, rules in SCRIPTS.items():
        (FOLDER / name).write_text(transcript(rules), encoding="utf-8")
