"""Result notices in correspondence games: players hear of the end of a match that somebody else has ended.

Whoever played the last card knows it. The notice stays, since it is true for good.
"""

from __future__ import annotations

from functools import partial

from bot.pages.play.correspondence import public_result_page, result_page
from bot.rules.view import SeatView
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.table_messages import TableMessages, result_slot


class ResultNotices:
    """Tells people that their match is over."""

    def __init__(self, sender: CorrespondenceSender) -> None:
        self._sender = sender

    async def refresh(self, messages: TableMessages, view: TableView, seat: int) -> None:
        """Tell a seat's person of the end of this match, and forget that of an earlier one."""
        slot, person = result_slot(seat), person_to_tell(view, seat)
        row = (await messages.load()).get(slot)
        if row is not None and (person is None or row.shows != view.match):
            await messages.drop(slot)
        result = None if view.view is None else view.view.result
        if person is not None and result is not None:
            pages = (
                partial(result_page, table=view, seat=seat, result=result),
                partial(public_result_page, table=view, person=person.id, result=result),
            )
            await self._sender.tell_once(messages, view, slot, person.id, pages)


def person_to_tell(view: TableView, seat: int) -> Person | None:
    """The person of a seat who is to hear that the match is over; None if there is none.

    At a sealed table nobody may know the result yet.
    """
    if not view.rules.by_correspondence or view.place.private or view.stage is not Stage.FINISHED:
        return None
    chair, state = view.seats[seat], view.view
    if state is None or state.result is None or chair.absence is Absence.LEFT:
        return None
    if chair.absence is None and _played_last(state, seat):
        return None
    return chair.owner if isinstance(chair.owner, Person) else None


def _played_last(state: SeatView, seat: int) -> bool:
    """Whether the match ended with a seat's card. No card is left then."""
    return not any(state.hands) and bool(state.tricks) and state.tricks[-1].cards[-1].seat == seat
