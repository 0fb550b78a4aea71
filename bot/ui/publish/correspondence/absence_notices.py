"""Absence notices in correspondence games: a person whose time ran out is told once who plays for them.

A match that waits because all its people are absent tells them so as well, since nobody else will act there
(V-11). The notice goes once they are back or the match is over. It is noted and sent as those of turns are.
"""

from __future__ import annotations

from functools import partial

from bot.pages.play.correspondence import away_page, public_away_page
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.table_messages import TableMessages, away_slot


class AbsenceNotices:
    """Tells people of their absence."""

    def __init__(self, sender: CorrespondenceSender) -> None:
        self._sender = sender

    async def refresh(self, messages: TableMessages, view: TableView, seat: int) -> None:
        """Delete the notice to a seat's person when it is out of date, and send one if they are absent."""
        slot, person = away_slot(seat), absent_person(view, seat)
        row = (await messages.load()).get(slot)
        if row is not None and (person is None or row.shows != view.match):
            await self._sender.take_away(view, row, seat)
            await messages.drop(slot)
        if person is not None:
            pages = (
                partial(away_page, table=view, seat=seat),
                partial(public_away_page, table=view, seat=seat, person=person.id),
            )
            await self._sender.tell_once(messages, view, slot, person.id, pages)


def absent_person(view: TableView, seat: int) -> Person | None:
    """The person of a seat who is to know that they are absent; None if there is none.

    People who left know it.
    """
    if not view.rules.by_correspondence or view.place.private or view.stage is not Stage.PLAYING:
        return None
    if seat not in view.absent or view.seats[seat].absence is Absence.LEFT:
        return None
    owner, is_played_for = view.seats[seat].owner, view.seats[seat].absence is Absence.AWAY
    return owner if isinstance(owner, Person) and (is_played_for or view.waits_until is not None) else None
