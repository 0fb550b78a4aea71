"""The preparation of a process: the search is compiled, or loaded, before a person waits for a move.

One position of each kind is enough, because each runs through functions of its own: a deal with a stock and
one without, for two and for four, an auction and the play after it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from bot import computers
from bot.rules import decide
from bot.rules.actions import Deal
from bot.rules.games import Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.rules.state import Phase, evolve
from bot.rules.view import SeatView, seat_view

GAMES: Final[tuple[dict[str, object], ...]] = (
    {"variant": Variant.BRISCOLA, "players": 2},
    {"variant": Variant.BRISCOLA, "players": 4, "talk": "off"},
    {"variant": Variant.CHIAMATA},
)
"""The games that are enough: together they run through every compiled function."""


def prepare() -> None:
    """Let the strongest level choose once in each kind of position of ``GAMES``."""
    maestro, kinds = computers.create("maestro"), set[tuple[int, Phase, bool]]()
    for rules in map(rules_from, GAMES):
        for view in _views(rules):
            kind = rules.players, view.phase, view.stock > 0
            if kind not in kinds and len(view.legal) > 1:
                kinds.add(kind)
                maestro.choose(view, random.Random(0))  # noqa: S311 - nothing is drawn from it that counts


def _views(rules: Rules) -> Iterator[SeatView]:
    """What each seat to act sees, in one deal played quickly."""
    rng, player = random.Random(0), computers.create(computers.USUAL)  # noqa: S311 - as above
    state = evolve(None, decide.start(rules, 0)[0])
    pack = list(rules.packs[0])
    rng.shuffle(pack)
    for event in decide.deal(state, Deal(tuple(pack))):
        state = evolve(state, event)
    while (seat := state.next_seat) is not None:
        view = seat_view(state, seat)
        yield view
        state, _ = decide.step(state, seat, player.choose(view, rng))
