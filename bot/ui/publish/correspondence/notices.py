"""The notices of a correspondence game, each as a job of its own: one that fails delays no other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.tables.view import TableView
from bot.ui.publish.correspondence.seat_notices import SeatNotices
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.correspondence.turn_reminders import TurnReminders
from bot.ui.publish.person_tasks import Job
from bot.ui.publish.table_messages import TURN, TableMessages


class CorrespondenceNotices:
    """Tells people of their turns, of their absences, and of the end of a match.

    ``wake`` causes another visit of a table.
    """

    def __init__(self, sender: CorrespondenceSender, wake: Callable[[str], None]) -> None:
        self._turns = TurnReminders(sender, wake)
        self._seats = SeatNotices(sender)

    async def jobs(self, messages: TableMessages, view: TableView) -> Mapping[str, Job]:
        """The jobs that bring each notice of a table up to date, by slot."""
        jobs = await self._seats.jobs(messages, view)
        if view.rules.by_correspondence or TURN in await messages.load():
            return {TURN: partial(self._turns.refresh, messages, view), **jobs}
        return jobs
