"""Tables of every game whose pages are looked at, and moves to bring their matches on."""

import random

import bot.app  # noqa: F401 - registers what the buttons do
from bot.rules import decide
from bot.rules.actions import Action, Bid, Call, Forfeit, NameSuit, Pass, Play
from bot.rules.games import GAMES
from testing.worlds.memory_table import MemoryTable

PAGE_TABLES = [
    *({"variant": variant.value, "players": max(game.players)} for variant, game in GAMES.items()),
    {"variant": "briscola", "players": 3, "match": "threehand"},
    {"variant": "briscola", "players": 4, "partners_show_first": True, "retire": "deuce_first_trick"},
    {"variant": "briscola", "players": 4, "open_hands": True, "open_piles": True, "open_next_card": True},
    {"variant": "double", "players": 2, "conquista": True},
    {"variant": "sueca", "renege": True, "open_hands": True},
    *({"variant": "chiamata", "auction": auction} for auction in ("rank", "points")),
    {"variant": "chiamata", "auction": "suit_only", "blind": "on"},
    {"variant": "sueca_italiana", "auction": "from65"},
]


def likely_action(sitting: MemoryTable, rng: random.Random) -> Action:
    """Any legal move; bids rise by leaps, so that the end of an auction is seen."""
    state = sitting.table.state
    assert state is not None
    assert state.turn is not None
    moves = (Play, Bid, Pass, Call, NameSuit)
    legal = [action for action in decide.legal(state, state.turn) if isinstance(action, moves)]
    assert all(not isinstance(action, Forfeit) for action in legal)
    return rng.choice(legal)
