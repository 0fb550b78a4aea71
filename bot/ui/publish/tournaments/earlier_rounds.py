"""The messages of earlier rounds of a live tournament: they keep what came of the round, and no buttons.

They lose the buttons as soon as the next message is there. The token of a press in the last minutes does
that without a counted request (TA-6); without one it costs a single edit a round. If Discord refuses that,
the first press on the old message takes them away.
"""

from __future__ import annotations

from bot.log import get
from bot.pages.tournaments.event import round_page
from bot.store.base import Store
from bot.tournaments.model.event import Event
from bot.tournaments.order import Orders
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender

log = get(__name__)


class EarlierRoundMessages:
    """Takes the buttons from the messages of earlier rounds. ``slot`` is that of the current message."""

    def __init__(
        self, orders: Orders, *, store: Store, choices: Choices, post: MessageSender, slot: str
    ) -> None:
        self._orders = orders
        self._messages = store.messages
        self._choices = choices
        self._post = post
        self._slot = slot
        self._noted: dict[str, dict[int, tuple[str | None, int]]] = {}
        """By tournament and message: the token of a press on it, and the number of its round."""

    def note(self, event_id: str, message: int, token: str | None, number: int) -> None:
        """Note that a message is of an earlier round, with the token of a press on it; None: without one.

        ``number`` is that of the round; 0: the message from before the first one.
        """
        self._noted.setdefault(event_id, {})[message] = token, number

    async def remove_buttons(self, event: Event) -> bool:
        """Take the buttons from the messages that were noted, but never from the current one.

        What Discord refuses stays as it is until the next press. True if there is more to do: a picture came
        too late, or Discord could not be reached. Raises ``StoreError``.
        """
        noted = self._noted.pop(event.id, None)
        if noted is None:
            return False
        rows = await self._messages.of_table(event.id)
        current = {row.message for row in rows if row.slot == self._slot}
        voice = await self._choices.public_voice(event.place.guild)
        for message, (token, number) in noted.items():
            if message in current or number > len(event.rounds):
                continue
            page = round_page(voice, event, await self._orders.after_round(event, number), number)
            try:
                if token is not None:
                    is_late = await self._post.edit_by_token(token, None, page)
                else:
                    is_late = await self._post.edit(event.place.posts_to, message, page)
                if is_late:
                    self.note(event.id, message, token, number)
            except Unreachable as error:
                if is_hiccup(error):
                    self.note(event.id, message, token, number)
                log.info("an old message keeps its buttons", table=event.id, error=type(error).__name__)
        return event.id in self._noted
