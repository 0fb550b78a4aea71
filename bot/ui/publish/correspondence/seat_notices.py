"""Notices to the person of a seat in correspondence games: of their absence, and of the end of a match.

A person whose time ran out is told once who plays for them. A match that waits because all its people are
absent tells them so as well, since nobody else will act there (V-11). That notice goes once they are back or
the match is over. Players hear once of the end of a match that somebody else, or the clock, has ended:
whoever played the last card knows it. This notice stays, since it is true for good.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from bot.pages.play.correspondence import away_page, public_away_page, public_result_page, result_page
from bot.rules.view import SeatView
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.correspondence.sending import CorrespondenceSender, Pages
from bot.ui.publish.person_tasks import Job
from bot.ui.publish.table_messages import TableMessages, away_slot, result_slot


class Notice(NamedTuple):
    """What a person, by their id, is to be told."""

    person: int
    pages: Pages


class Kind(NamedTuple):
    """A kind of notice: its slot by seat, what is due to a seat's person, and whether it goes afterwards."""

    slot: Callable[[int], str]
    due: Callable[[TableView, int], Notice | None]
    goes: bool


class SeatNotices:
    """Tells people of their absences and of the ends of their matches."""

    def __init__(self, sender: CorrespondenceSender) -> None:
        self._sender = sender

    async def jobs(self, messages: TableMessages, view: TableView) -> Mapping[str, Job]:
        """The jobs that bring these notices of a table up to date, by slot."""
        slots = await messages.load()
        return {
            kind.slot(seat): partial(self._refresh, messages, view, seat, kind)
            for kind in _KINDS
            for seat in range(len(view.seats))
            if kind.slot(seat) in slots or kind.due(view, seat) is not None
        }

    async def _refresh(self, messages: TableMessages, view: TableView, seat: int, kind: Kind) -> None:
        """Forget the notice to a seat's person that is out of date, and send the one that is due."""
        slot, notice = kind.slot(seat), kind.due(view, seat)
        row = (await messages.load()).get(slot)
        if row is not None and (notice is None or row.shows != view.match):
            if kind.goes:
                await self._sender.take_away(view, row, seat)
            await messages.drop(slot)
        if notice is not None:
            await self._sender.tell_once(messages, view, slot, *notice)


def _absence(view: TableView, seat: int) -> Notice | None:
    """What tells the person of a seat that they are absent. People who left know it."""
    if not _are_told(view, Stage.PLAYING) or seat not in view.absent:
        return None
    chair = view.seats[seat]
    knows = chair.left or (chair.absence is None and view.waits_until is None)
    if knows or not isinstance(chair.owner, Person):
        return None
    public = partial(public_away_page, table=view, seat=seat, person=chair.owner.id)
    return Notice(chair.owner.id, (partial(away_page, table=view, seat=seat), public))


def _result(view: TableView, seat: int) -> Notice | None:
    """What tells the person of a seat that the match is over.

    At a sealed table nobody may know the result yet (D-12).
    """
    chair, state = view.seats[seat], view.view
    if not _are_told(view, Stage.FINISHED) or state is None or state.result is None:
        return None
    knows = chair.left or (chair.absence is None and _played_last(state, seat))
    if knows or not isinstance(chair.owner, Person):
        return None
    public = partial(public_result_page, table=view, person=chair.owner.id, result=state.result)
    return Notice(chair.owner.id, (partial(result_page, table=view, seat=seat, result=state.result), public))


def _are_told(view: TableView, stage: Stage) -> bool:
    """Whether the people of a table are told something when a match is at this stage."""
    return view.rules.by_correspondence and not view.place.private and view.stage is stage


def _played_last(state: SeatView, seat: int) -> bool:
    """Whether the match ended with a seat's card. No card is left then."""
    return not any(state.hands) and bool(state.tricks) and state.tricks[-1].cards[-1].seat == seat


_KINDS: Final = (Kind(away_slot, _absence, goes=True), Kind(result_slot, _result, goes=False))
