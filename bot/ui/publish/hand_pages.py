"""What somebody's hand is to show: the page in their language, with their deck, and the card they marked."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.pages.narration.story import Narrator
from bot.pages.page import Page
from bot.pages.pictures.tricks import own_deck
from bot.pages.play.hand import hand_page, may_offer_tutor, resting_hand_page, with_tutor_offer
from bot.pages.play.table import table_on_hand
from bot.render.decks import family
from bot.store.base import Preferences
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.publish.hand_notes import HandNote, note
from bot.ui.wire.people import Choices

REMEMBERED: Final = 10_000
"""So many people's marks are kept, the latest ones."""
KEPT: Final = 500
"""So many hands are kept as they were shown last; one takes some ten kilobytes."""


class Own(NamedTuple):
    """Somebody's hand as they are to see it: the table as they see it, in a voice, under a notice or none."""

    view: TableView
    voice: Voice
    page: Page
    notice: str | None
    note: HandNote


class Mark(NamedTuple):
    """A card that its person has marked: it is played when they press it again (V-13).

    ``place`` is the card's in the hand that they have at ``decision``.
    """

    table: str
    decision: int
    place: int


class IdleHand(NamedTuple):
    """A hand that its person does not play from: the other's channel, and whether cards were just dealt."""

    channel: int
    dealt: bool


class _Asked(NamedTuple):
    """Everything that a hand depends on outside of direct messages; hands for which it is equal are equal."""

    view: TableView
    voice: Voice
    notice: str | None
    until: int | None
    idle: IdleHand | None
    wishes: Preferences
    marked: int | None
    offers: bool


class HandPages:
    """Makes the pages of hands, and keeps which card each person has marked last."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._marks: LRUCache[int, Mark] = LRUCache(REMEMBERED)
        self._kept: LRUCache[tuple[str, int, bool], tuple[_Asked, Own]] = LRUCache(KEPT)

    def mark(self, person: int, mark: Mark | None) -> None:
        """Keep a person's mark in place of the one before; None for none."""
        self._marks.pop(person, None)
        if mark is not None:
            self._marks[person] = mark

    async def own(
        self,
        view: TableView,
        person: int,
        voice: Voice,
        notice: str | None,
        *,
        told: Narrator,
        until: int | None = None,
        idle: IdleHand | None = None,
    ) -> Own:
        """A person's hand at a table as they see it.

        ``told``: what has happened at the table. ``until``: when an ephemeral hand stops being kept up to
        date. ``idle``: this one has no buttons, and shows cards only if they were just dealt.
        """
        wishes = await self._choices.of(person)
        idle = idle if _plays(view) else None
        first = idle is None and _plays(view) and may_offer_tutor(voice, view)
        offers = first and await self._choices.is_newcomer(person)
        asked = _Asked(view, voice, notice, until, idle, wishes, self._marked(view, person), offers)
        if view.place.private:  # what was told there is part of the hand
            return _made(asked, told)
        place = view.id, person, idle is None
        kept = self._kept.get(place)
        if kept is None or kept[0] != asked:
            kept = self._kept[place] = asked, _made(asked, told)
        return kept[1]

    def _marked(self, view: TableView, person: int) -> int | None:
        """The place of the card that a person has marked for the decision that is due; None for none."""
        mark = self._marks.get(person)
        return mark.place if mark is not None and mark[:2] == (view.id, view.decision) else None


def _plays(view: TableView) -> bool:
    """Whether somebody has cards to play from: they sit there, and are not out of the match (R-82)."""
    state = view.view
    return view.stage is Stage.PLAYING and state is not None and view.seat in state.active


def _made(asked: _Asked, told: Narrator) -> Own:
    view, voice, notice, until, idle, wishes, marked, offers = asked
    spoken = voice if wishes.pictures else voice.plain
    if idle is not None:
        deck = own_deck(wishes, family(view.rules.pack)) if idle.dealt else None
        page = resting_hand_page(spoken, view, idle.channel, deck=deck, dealt=idle.dealt)
    else:
        deck = own_deck(wishes, family(view.rules.pack)) if wishes.pictures else None
        page = hand_page(
            spoken,
            view,
            deck=deck,
            notice=notice,
            # The offer goes with the first trick: until then the page has no room for both.
            until=None if offers else until,
            confirm=wishes.confirm,
            marked=marked,
        )
        if offers:
            page = with_tutor_offer(spoken, view, page)
        if view.place.private:
            page = table_on_hand(spoken, view, page, told)
    page = page if wishes.pictures else page.unpictured
    about = note(view, page, voice.language)
    # What a press on a card does is in none of the rest, since the rows of cards are left out there.
    rest = f"{about.rest} {deck} {_plays(view)} {wishes.confirm}"
    about = msgspec.structs.replace(about, active=idle is None, notice=notice, rest=rest)
    return Own(view, voice, page, notice, about)
