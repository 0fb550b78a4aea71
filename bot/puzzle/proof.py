"""The proof of a puzzle: what anybody needs to check it, when its day is over (D-7).

``docs/fair_puzzle.py`` checks it with Python alone.
"""

from __future__ import annotations

from typing import Any

from bot.puzzle import keys
from bot.puzzle.position import GOAL
from bot.puzzle.puzzle import Puzzle
from bot.rules.cards import RANKS


def proof(puzzle: Puzzle, secret: bytes) -> dict[str, Any]:
    """What proves a puzzle, ready for JSON; ``secret`` is that of its year.

    It contains the key of the day, from which the keys of earlier days follow. The deal is made again, which
    loads the search, see ``bot.puzzle.making``.
    """
    from bot.puzzle.generator import ending  # noqa: PLC0415 - see above

    key, day = keys.key_of(secret, puzzle.day), puzzle.day
    deal, rules, position = ending(key, puzzle.attempt), puzzle.position.kind.rules, puzzle.position
    return {
        "puzzle": day.isoformat(),
        "commitment": keys.commitment(secret, day.year).hex(),
        "number": keys.number_of(day),
        "key": key.hex(),
        "attempt": puzzle.attempt,
        "game": {
            "players": rules.players,
            "hand": rules.game.hand,
            "ranks": RANKS[rules.pack],
            "ladder": rules.order.ladder,
            "counters": rules.order.counters,
            "follow": rules.follow_suit.value,
            "stock": len(deal.pack) > rules.players * rules.game.hand,
        },
        "pack": [str(card) for card in deal.pack],
        "played": [str(card) for card in deal.cards],
        "hands": [[str(card) for card in hand] for hand in position.hands],
        "trump": position.trump,
        "points": list(position.points),
        "winning": next(str(choice.card) for choice in puzzle.solution if choice.points >= GOAL),
    }
