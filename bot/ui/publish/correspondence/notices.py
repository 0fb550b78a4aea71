"""The notices of a correspondence game, each as a job of its own: one that fails delays no other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.tables.view import TableView
from bot.ui.publish.correspondence.absence_notices import AbsenceNotices, absent_person
from bot.ui.publish.correspondence.result_notices import ResultNotices, person_to_tell
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.correspondence.turn_reminders import TurnReminders
from bot.ui.publish.person_tasks import Job
from bot.ui.publish.table_messages import TURN, TableMessages, away_slot, result_slot


class CorrespondenceNotices:
    """Tells people of their turns, of their absences, and of the end of a match.

    ``wake`` causes another visit of a table.
    """

    def __init__(self, sender: CorrespondenceSender, wake: Callable[[str], None]) -> None:
        self._turns = TurnReminders(sender, wake)
        self._absences = AbsenceNotices(sender)
        self._results = ResultNotices(sender)

    async def jobs(self, messages: TableMessages, view: TableView) -> Mapping[str, Job]:
        """The jobs that bring each notice of a table up to date, by slot."""
        slots, jobs = await messages.load(), dict[str, Job]()
        if view.rules.by_correspondence or TURN in slots:
            jobs[TURN] = partial(self._turns.refresh, messages, view)
        for seat in range(len(view.seats)):
            away, result = away_slot(seat), result_slot(seat)
            if away in slots or absent_person(view, seat) is not None:
                jobs[away] = partial(self._absences.refresh, messages, view, seat)
            if result in slots or person_to_tell(view, seat) is not None:
                jobs[result] = partial(self._results.refresh, messages, view, seat)
        return jobs
