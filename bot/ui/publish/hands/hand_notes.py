"""The notes of what each hand message shows, so that it can be kept up to date after a restart."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

import msgspec

from bot import names
from bot.pages.custom_ids import Verb, parse
from bot.pages.page import Menu, Page, Part, Row
from bot.store.rows import MessageRow
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.text.names import markdown


class HandNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hand message shows.

    - ``deal``: the name of the deal whose cards it shows.
    - ``key``: the key of its page.
    - ``turn``: the decision that its person had to take, -1 for none.
    - ``tricks``: the number of finished tricks of the deal.
    - ``cards``: the cards in hand.
    - ``signals``: the cards for which a gesture is offered (R-62).
    - ``rest``: a digest of everything else except the trick.
    - ``active``: whether it has buttons.
    - ``notice``: the notice above the cards, if it may be stored.
    - ``notice_digest``: a digest of the notice above the cards, also of one that may not be stored.
    - ``channel``: the channel of an ephemeral hand.
    - ``table``: the table's message below which the hand was sent again, even if that may have failed.
    - ``is_late``: whether it lacks its picture, which came too late (F5).
    - ``told``: the number of the deal before, from 1, if it says how that one ended; else 0.
    """

    language: str
    deal: str
    key: str
    turn: int = -1
    tricks: int = 0
    cards: str = ""
    signals: str = ""
    rest: str = ""
    active: bool = True
    notice: str | None = None
    notice_digest: str = ""
    channel: int = 0
    table: int = 0
    is_late: bool = False
    told: int = 0

    @property
    def text(self) -> str:
        """The note as it is stored."""
        return msgspec.json.encode(self).decode()

    @property
    def match(self) -> str:
        """The id of the match whose cards it shows; empty if it shows none."""
        return self.deal.rpartition(".")[0]

    def may_be_due(self, now: HandNote, *, tricks: bool) -> bool:
        """Whether a hand with this note is to be edited if its page differs from that of ``now`` (V-3).

        It is when the turn of its person comes or goes, when a trick ends if ``tricks`` says so, and for
        everything else that changes, but not for the cards of others. A card that is drawn after a trick
        comes with the turn at the latest, and its gesture with the card. ``now`` needs no key for this.
        """
        if (self.deal, self.rest, self.active) != (now.deal, now.rest, now.active):
            return True
        if now.told not in {0, self.told}:  # that it goes again with the first trick is worth no edit
            return True
        if self.turn != now.turn or self._has_other_notice(now) or self._offers_others(now):
            return True
        return tricks if self.tricks != now.tricks else self.cards != now.cards

    def _has_other_notice(self, now: HandNote) -> bool:
        """Whether ``now`` has another notice. After a restart one that was not stored is worth no edit."""
        return self.notice != now.notice and self.notice_digest != now.notice_digest

    def _offers_others(self, now: HandNote) -> bool:
        """Whether ``now`` offers gestures for other cards, leaving out cards that were drawn since."""
        new_cards = set(now.cards.split()) - set(self.cards.split())
        return bool((set(self.signals.split()) ^ set(now.signals.split())) - new_cards)


def read_note(text: str) -> HandNote:
    """The note from its stored text. Early versions did not store JSON."""
    if text.startswith("{"):
        return msgspec.json.decode(text, type=HandNote)
    language, deal, rest = [*text.split(" ", 2), "", ""][:3]
    notice, _, key = rest.rpartition(" ")
    return HandNote(language, deal or "none", key, notice=notice or None)


def note_of(row: MessageRow | None) -> HandNote | None:
    """The note of a direct message with cards; None without a message."""
    return None if row is None else read_note(row.shows)


def deal_of(view: TableView) -> str:
    """The name of the deal that a hand shows."""
    return "none" if view.view is None else f"{view.match}.{view.view.number}"


def note(view: TableView, outline: Page, language: str) -> HandNote:
    """What a hand shows that was made of a view, without the key, which needs its picture."""
    state = view.view
    mine = state is not None and state.turn is not None and state.turn == view.seat
    return HandNote(
        language=language,
        deal=deal_of(view),
        key="",
        turn=view.decision if mine else -1,
        tricks=0 if state is None else len(state.tricks),
        cards="" if state is None else " ".join(map(str, state.hand)),
        signals=" ".join(
            choice.value for part in outline.parts if _is_signal_menu(part) for choice in part.choices
        ),
        rest=replace(outline, parts=tuple(part for part in outline.parts if not _may_wait(part))).rest,
    )


def _may_wait(part: Part) -> bool:
    """Whether a change of a part alone is worth no edit.

    It shows the cards in hand, their buttons or their gestures; or it offers the tutor, and may do so until
    the next edit after the first trick.
    """
    if isinstance(part, Row):
        return any(_has_verb(button.does, Verb.PLAY, Verb.MARK, Verb.NO_TUTOR) for button in part.buttons)
    return _is_signal_menu(part)


def names_somebody(view: TableView, text: str) -> bool:
    """Whether a text names a person of a table."""
    owners = (seat.owner for seat in view.seats)
    people = {one.name for one in (*owners, view.host) if isinstance(one, Person)}
    return any(names.display_name(name) in text or markdown(name) in text for name in people)


def _is_signal_menu(part: Part) -> TypeGuard[Menu]:
    """Whether a part is the menu of gestures."""
    return isinstance(part, Menu) and _has_verb(part.does, Verb.SIGNAL)


def _has_verb(custom_id: str, *verbs: Verb) -> bool:
    press = parse(custom_id)
    return press is not None and press.verb in verbs
