"""What a hand message needs: whether it is to be edited, sent again, or keeps the notice above the cards."""

from __future__ import annotations

from bot.store.rows import MessageRow
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.ui.publish.hands.hand_notes import HandNote, deal_of
from bot.ui.publish.hands.hand_pages import Draft, RenderedHand
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.table_messages import EditableMessage, TableMessages


class HandUpdates:
    """The edits of hands that are due. ``late`` knows which late pictures are ready."""

    def __init__(self, late: LatePictures) -> None:
        self._late = late

    def due(
        self, messages: TableMessages, slot: str, draft: Draft, before: HandNote, *, tricks: bool
    ) -> RenderedHand | None:
        """The hand to be shown if its message must be edited now, else None; see ``Draft.update_of``.

        A message that lacks its picture is worth an edit once the picture of the hand is there (F5).
        """
        hand = draft.update_of(before, tricks=tricks)
        if hand is None and before.is_late:
            hand = draft.render()
            return hand if self._late.is_ready(messages.table, slot, hand.page) else None
        return hand

    def due_at_rest(
        self, messages: TableMessages, slot: str, draft: Draft, before: HandNote
    ) -> RenderedHand | None:
        """A hand without buttons if its message lacks only its picture, which is ready; else None."""
        if not before.is_late:
            return None
        hand = draft.render()
        is_same = hand.note.key == before.key
        return hand if is_same and self._late.is_ready(messages.table, slot, hand.page) else None


def lasting_notice(
    messages: TableMessages, slot: str, stored_notice: str | None, before: HandNote | None, view: TableView
) -> str | None:
    """The notice that stays above a hand; ``stored_notice`` is from before the start of this process.

    It disappears with the match of the deal that the hand showed ``before``.
    """
    match = "" if before is None else before.match
    if match not in {"", deal_of(view).rpartition(".")[0]}:
        messages.notices[slot] = None
    return messages.notices.get(slot, stored_notice)


def is_above(live: EditableMessage, note: HandNote, table: MessageRow) -> bool:
    """Whether an ephemeral hand is above the table's message and has not been sent again below it."""
    above = note.channel == table.channel and 0 < live.of < table.message
    return above and note.table != table.message


def has_left(view: TableView, person: int) -> bool:
    """Whether a person gave their seat up."""
    for seat in view.seats:
        if isinstance(seat.owner, Person) and seat.owner.id == person:
            return seat.left
    return True
