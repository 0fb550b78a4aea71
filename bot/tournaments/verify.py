"""The check of an event from its log and the seed of its lots: every draw follows from them (E-3, TA-1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.rules.shuffle import commitment
from bot.tournaments.decisions.arenas import pair_waiting
from bot.tournaments.decisions.moments import Moment
from bot.tournaments.decisions.rounds import next_round, start
from bot.tournaments.model.event import ARENA_READY, Event, Stage
from bot.tournaments.model.fold import evolve
from bot.tournaments.model.steps import (
    EventFinished,
    EventOpened,
    EventStarted,
    RoundPaired,
    Step,
    WaitingPaired,
)


def flaws(event_id: str, entries: Iterable[tuple[int, int, Step]], seed: bytes) -> list[str]:
    """What does not follow from the seed, a line each; empty if everything does.

    ``entries`` are (seq, at, step), the whole log in order.
    """
    found: list[str] = []
    event: Event | None = None
    before_lapse: Event | None = None
    for seq, at, step in entries:
        match step:
            case EventOpened(commitment=committed) if committed != commitment(seed, event_id):
                found.append("the seed does not fit its commitment")
            case EventStarted() if before_lapse is not None:
                if step not in start(before_lapse, seed, dict(step.ratings), step.format):
                    found.append(f"entry {seq}: the order of seeds")
            case WaitingPaired(until=until, ratings=ratings) if event is not None:
                if pair_waiting(event, seed, dict(ratings), Moment(until - ARENA_READY)) != [step]:
                    found.append(f"entry {seq}: {type(step).__name__}")
            case RoundPaired() | EventFinished() if event is not None:
                if not _follows(event, step, seed, at):
                    found.append(f"entry {seq}: {type(step).__name__}")
            case _:
                pass
        event = evolve(event_id, event, seq, at, step)
        before_lapse = event if event.stage is Stage.OPEN else before_lapse
    return found


def _follows(event: Event, step: RoundPaired | EventFinished, seed: bytes, at: int) -> bool:
    """Whether a round or the end is what the lots give at that moment; a deadline is nobody's lot."""
    made = next_round(event, seed, Moment(at))
    if len(made) != 1 or type(made[0]) is not type(step):
        return False
    expected = made[0]
    if isinstance(step, RoundPaired) and isinstance(expected, RoundPaired):
        return replace(step, until=0) == replace(expected, until=0)
    return expected == step
