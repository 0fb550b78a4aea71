"""The proof of a day's pack: what anybody needs to check it once its deal has closed (D-1, D-7).

``docs/fair.py`` checks it with Python alone: it has the parts of a record that the script reads.
"""

from __future__ import annotations

from typing import Any

from bot.deal_of_day.boards import day_of, pack_of
from bot.deal_of_day.rota import rules_on
from bot.rules.cards import RANKS, new_pack
from bot.rules.notation.plain_data import options_of
from bot.rules.shuffle import BoardName


def proof(key: bytes, board: BoardName) -> dict[str, Any]:
    """What proves the pack of a board, ready for JSON."""
    day = day_of(board)
    rules = rules_on(day)
    ranks, (pack, *_) = RANKS[rules.pack], rules.packs
    removed = [str(card) for card in new_pack(ranks) if card not in pack]
    dealt = {"ranks": ranks, "removed": removed, "drawn": [], "loads": rules.order.counters[:2]}
    named = {"set": board.series, "number": board.number, "key": key.hex(), "anchor": board.anchor}
    return {
        "format": "briscola-board",
        "version": 2,
        "id": day.isoformat(),
        "rules": options_of(rules),
        "seats": [{"kind": "human"}, *[{"kind": "computer"}] * (rules.players - 1)],
        "fairness": {"hand": rules.game.hand, "pack": dealt, "board": named},
        "deals": [{"deck": [str(card) for card in pack_of(key, board).deck]}],
    }
