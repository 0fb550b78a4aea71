"""Predictions at tables of events: who may make one, until when, and what came of it (G-1)."""

from __future__ import annotations

from bot.pairing.predictions import points
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.people import Person
from bot.tables.model.prediction import ScoredPrediction
from bot.tables.model.requests import Predict
from bot.tables.model.table import Stage, Table


def refusal(table: Table, person: int | None) -> TableReason | None:
    """Why a person, or an onlooker (None), may make no prediction; None if they may."""
    if table.event is None:
        return TableReason.STALE
    if person is not None and table.is_seated(person):
        return TableReason.PREDICTS_OWN_MATCH
    if table.predictions_closed or table.stage not in {Stage.LOBBY, Stage.PLAYING}:
        return TableReason.PREDICTIONS_CLOSED
    return None


def predict(table: Table, who: Person, action: Predict) -> list[LogEvent]:
    """The event of a prediction; none if the person has said so before. Raises ``Refused``."""
    reason = refusal(table, who.id)
    if reason is None and action.side not in range(len(table.rules.sides)):
        reason = TableReason.STALE
    if reason is not None:
        raise Refused(reason)
    if any(one.person.id == who.id and one.side == action.side for one in table.predictions):
        return []
    return [happened.Predicted(who, action.side, action.chance)]


def scored(table: Table) -> tuple[ScoredPrediction, ...]:
    """The predictions of a match that is over, with their points.

    Empty while it runs, and if they count for nothing: the match was broken off, it ended before its first
    trick was complete, or all chose the same side. A drawn match makes everybody wrong.
    """
    result = None if table.state is None else table.state.result
    chosen = {one.side for one in table.predictions}
    if result is None or not table.predictions_closed or len(chosen) == 1:
        return ()
    winners = result.winners if len(result.winners) < len(table.rules.sides) else ()
    return tuple(
        ScoredPrediction(
            one.person, one.side, one.side in winners, points(one.side, winners, one.chance, chosen)
        )
        for one in table.predictions
    )
