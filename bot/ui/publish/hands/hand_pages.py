"""The pages of hands: in their person's language, with their deck, and with the card they marked."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple
from zlib import crc32

import msgspec
from cachetools import LRUCache

from bot.pages.narration.story import DealAnnounced, Narrator
from bot.pages.page import Page
from bot.pages.pictures.tricks import own_deck
from bot.pages.play.hand import (
    hand_outline,
    may_offer_tutor,
    resting_hand_page,
    with_hand_picture,
    with_last_deal,
    with_tutor_offer,
)
from bot.pages.play.table import table_on_hand
from bot.render.decks import family
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.publish.hands.hand_notes import HandNote, note
from bot.ui.wire.people import Choices

MARKS: Final = 10_000
"""The number of people whose marks are kept, the latest ones."""
DRAFTS: Final = 200
"""The number of hands whose drafts are kept, the latest ones. A draft takes about fifteen kilobytes."""


class RenderedHand(NamedTuple):
    """A person's hand as it is shown: the table as they see it, and a notice or None."""

    view: TableView
    page: Page
    notice: str | None
    note: HandNote

    def sent(self, *, is_late: bool) -> RenderedHand:
        """The hand after its page was sent, with a note of whether its picture is late."""
        return self._replace(note=msgspec.structs.replace(self.note, is_late=is_late))


@dataclass(frozen=True, slots=True)
class Draft:
    """A hand before its picture is composed, which takes most of the time.

    ``note`` has no key yet, but suffices to tell whether an edit may be due. ``finish`` makes the page.
    """

    view: TableView
    notice: str | None
    note: HandNote
    finish: Callable[[], Page]

    def render(self) -> RenderedHand:
        """The hand with its picture."""
        page = self.finish()
        note = msgspec.structs.replace(self.note, key=page.key)
        return RenderedHand(self.view, page, self.notice, note)

    def update_of(self, before: HandNote, *, tricks: bool) -> RenderedHand | None:
        """The hand with its picture if it must be edited, else None. ``before`` is the note of what it shows.

        ``tricks``: see ``HandNote.may_be_due``.
        """
        if not before.may_be_due(self.note, tricks=tricks):
            return None
        hand = self.render()
        return None if hand.note.key == before.key else hand


class Mark(NamedTuple):
    """A card that its person has marked. A second press plays it (V-13).

    ``place`` is its place in the hand at ``decision``.
    """

    table: str
    decision: int
    place: int


class IdleHand(NamedTuple):
    """A hand without buttons: the channel of the active one, and whether cards were just dealt.

    ``channel`` is None if both are in one channel.
    """

    channel: int | None
    with_cards: bool


class _CachedDraft(NamedTuple):
    """A draft, and what it was made of: ``objects`` are compared by identity, ``values`` by value."""

    objects: tuple[object, ...]
    values: tuple[object, ...]
    draft: Draft

    def serves(self, objects: tuple[object, ...], values: tuple[object, ...]) -> bool:
        """Whether the draft was made of these."""
        return all(map(operator.is_, self.objects, objects)) and self.values == values


class HandPages:
    """Makes the pages of hands and keeps the card that each person marked last.

    A visit of a table makes all hands, most of which are as they were. Their drafts are not made again.
    """

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._marks: LRUCache[int, Mark] = LRUCache(MARKS)
        self._drafts: LRUCache[tuple[str, int], _CachedDraft] = LRUCache(DRAFTS)

    def mark(self, person: int, mark: Mark | None) -> None:
        """Keep a person's mark in place of the previous one; None removes it."""
        self._marks.pop(person, None)
        if mark is not None:
            self._marks[person] = mark

    def forget(self, person: int) -> None:
        """Forget what a person has marked, and all drafts, because they may name the person."""
        self.mark(person, None)
        self._drafts.clear()

    async def draft(
        self,
        view: TableView,
        person: int,
        voice: Voice,
        notice: str | None,
        narrator: Narrator,
        *,
        until: int | None = None,
        idle: IdleHand | None = None,
    ) -> Draft:
        """A person's hand at a table as they see it, without its picture.

        ``narrator`` is the narration of the table. ``until`` is when an ephemeral hand stops being kept up to
        date (Unix milliseconds). ``idle``: the hand has no buttons, and shows cards only if they were just
        dealt.
        """
        wishes = await self._choices.of(person)
        page_voice = voice if wishes.pictures else voice.plain
        idle = idle if _plays(view) else None
        first = idle is None and _plays(view) and may_offer_tutor(page_voice, view)
        offers = first and await self._choices.is_newcomer(person)
        last = _deal_before(view, narrator) if idle is None else None
        objects, values = (
            (view, voice, wishes, last),
            (notice, until, idle, offers, self._marked_place(view, person)),
        )
        cached = self._drafts.get((view.id, person))
        if cached is not None and cached.serves(objects, values):
            return cached.draft
        if idle is not None:
            deck = own_deck(wishes, family(view.rules.pack)) if idle.with_cards else None
            outline = resting_hand_page(page_voice, view, idle.channel, deck=deck, dealt=idle.with_cards)
        else:
            deck = own_deck(wishes, family(view.rules.pack)) if wishes.pictures else None
            outline = hand_outline(
                page_voice,
                view,
                notice=notice,
                # The offer disappears with the first trick; until then the page has no room for both.
                until=None if offers else until,
                confirm=wishes.confirm,
                mark=self._marked_place(view, person),
            )
            if offers:
                outline = with_tutor_offer(page_voice, view, outline)
            if view.place.private:
                outline = table_on_hand(page_voice, view, outline, narrator)

        new_note = note(view, outline if wishes.pictures else outline.without_picture, voice.language)
        if last is not None:
            outline = with_last_deal(page_voice, view, outline, last)

        def finish() -> Page:
            page = outline if idle is not None else with_hand_picture(page_voice, view, outline, deck)
            return page if wishes.pictures else page.without_picture

        # The rows of cards are left out of ``rest``, so what a press on a card does is added to it.
        rest = f"{new_note.rest} {deck} {_plays(view)} {wishes.confirm}"
        new_note = msgspec.structs.replace(
            new_note,
            active=idle is None,
            notice=notice,
            notice_digest=_digest(notice),
            rest=rest,
            told=0 if last is None else last.deal,
        )
        draft = Draft(view, notice, new_note, finish)
        if not view.place.private:  # where a hand also shows the narration, which goes on
            self._drafts[view.id, person] = _CachedDraft(objects, values, draft)
        return draft

    def _marked_place(self, view: TableView, person: int) -> int | None:
        """The place of the card that a person has marked for the present decision; None if there is none."""
        mark = self._marks.get(person)
        return mark.place if mark is not None and mark[:2] == (view.id, view.decision) else None


def _digest(notice: str | None) -> str:
    return "" if notice is None else f"{crc32(notice.encode()):x}"


def _deal_before(view: TableView, narrator: Narrator) -> DealAnnounced | None:
    """The deal whose end a hand tells until the first trick of the next one is taken (V-3).

    None where nothing is to be told, and at a table in a DM, where the sheet stands right above.
    """
    state = view.view
    if state is None or state.tricks or not _plays(view) or view.place.private:
        return None
    return narrator.deal_before(view.match, state.number)


def _plays(view: TableView) -> bool:
    """Whether a person has cards to play: they have a seat and are not out of the match (R-82)."""
    state = view.view
    return view.stage is Stage.PLAYING and state is not None and view.seat in state.active
