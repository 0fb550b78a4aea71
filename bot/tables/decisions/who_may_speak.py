"""The seats that may speak while another seat is about to play (R-62, R-66)."""

from __future__ import annotations

from bot.rules.options import Talk
from bot.rules.state import Phase, State


def speakers(state: State) -> tuple[int, ...]:
    """The seats that a computer may speak for now: partners of the seat to play; of captains only theirs.

    For every other seat it is enough to speak in its own turn or its own partner's.
    """
    turn, rules = state.turn, state.rules
    if turn is None or state.phase is not Phase.PLAY or state.talk.answerer is not None:
        return ()
    if len(state.tricks) < rules.talk_from_trick - 1:
        return ()
    side = rules.side_of(turn)
    match rules.talk:
        case Talk.SIGNALS:
            return tuple(seat for seat in rules.sides[side] if seat != turn)
        case Talk.RAIS:
            return tuple({state.rais[side]} - {turn})
        case _:
            return ()
