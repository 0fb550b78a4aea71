"""A person on the simulated Discord: what they see, press, choose and type, and how they play a card."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from simcord import InteractionResult, MemberActor, ResponseMessage, interactions
from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.backend.models import Message
from simcord.backend.models.interaction import ResponseKind
from simcord.results import to_discord_message

from bot.pages.custom_ids import Press
from bot.rules.actions import PLAYS, Play
from bot.rules.cards import Card
from bot.rules.decide import legal
from bot.rules.options import Follow
from bot.rules.state import State
from bot.tables.model.table import Stage, Table
from testing.worlds.observer import Control, all_parts, controls, message_text

if TYPE_CHECKING:
    from testing.worlds.world import World


ALL_SHOWN = 15.0
"""Seconds in which the last tricks of a match have been shown, each for its time, and its result (V-1)."""


class PrivateResult(InteractionResult):
    """What came of a press. An answer that followed a deferred edit of a public message is the response."""

    @classmethod
    def of(cls, result: InteractionResult) -> InteractionResult:
        """The result of a press, in this form."""
        return cls(result._env, result._interaction)

    @property
    def response(self) -> ResponseMessage | None:
        """The first answer that is a message of its own; None if there is none."""
        return next(iter(super().followups), super().response) if self._is_deferred else super().response

    @property
    def followups(self) -> list[ResponseMessage]:
        """The messages after ``response``."""
        return super().followups[1:] if self._is_deferred else super().followups

    @property
    def is_update(self) -> bool:
        """Whether the pressed message itself was updated at once."""
        return self._interaction.response_kind is ResponseKind.UPDATE

    @property
    def _is_deferred(self) -> bool:
        return self._interaction.response_kind is ResponseKind.DEFERRED_UPDATE


class Player:
    """A person. They play a card by a button of a private answer, in a direct message, or by command."""

    def __init__(self, world: World, actor: MemberActor, name: str) -> None:
        self.world = world
        self.actor = actor
        self.name = name
        self.open_hand: ResponseMessage | None = None
        """The private answer with the hand that was opened last; see ``live_hand``."""

    @property
    def id(self) -> int:
        """Their Discord id."""
        return self.actor.id

    async def command(self, name: str, **options: Any) -> InteractionResult:  # noqa: ANN401 - whatever a command takes
        """Give a slash command, by its English name, in the channel."""
        return await self.actor.slash(self.world.channel, name, **options)

    async def press(self, message: Any, verb: str, slot: int | None = None) -> InteractionResult:  # noqa: ANN401 - of either kind
        """Press the button of a verb (and of a card's place in the hand)."""
        result = await self.actor.click(message, custom_id=self.find(message, verb, slot).custom_id)
        return PrivateResult.of(result)

    async def choose(self, message: Any, verb: str, *values: Any) -> InteractionResult:  # noqa: ANN401 - as above
        """Choose in a menu."""
        custom_id = self.find(message, verb).custom_id
        return PrivateResult.of(await self.actor.select(message, list(values), custom_id=custom_id))

    def find(self, message: Any, verb: str, slot: int | None = None) -> Control:  # noqa: ANN401 - as above
        """The button or menu of a verb (and of a card's place in the hand) in a message; it must be there."""
        there = self.controls(message)
        for control in there:
            press = control.press
            if press is not None and press.verb == verb and slot in {None, press.slot}:
                return control
        raise AssertionError(verb, slot, [control.custom_id for control in there])

    def controls(self, message: Any) -> list[Control]:  # noqa: ANN401 - as above
        """The buttons and menus of a message."""
        return controls(self.stored(message).components)

    def menus(self, message: Any) -> list[tuple[Control, list[str]]]:  # noqa: ANN401 - as above
        """The menus of a message with the values that they offer."""
        return [
            (control, [str(option["value"]) for option in part["options"]])
            for part in all_parts(self.stored(message).components)
            if "options" in part
            for control in controls([part])
        ]

    def read(self, message: Any) -> str:  # noqa: ANN401 - as above
        """The text of a message, that of its components included."""
        stored = self.stored(message)
        return f"{stored.content}\n{message_text(stored.components)}".strip()

    def stored(self, message: Any) -> Message:  # noqa: ANN401 - as above
        """A message as the simulated Discord keeps it."""
        channel = message.channel.id if isinstance(message, discord.Message) else message.message.channel.id
        return self.world.backend.get_message(channel, message.id)

    def visible(self) -> list[discord.Message]:
        """What this person sees in the channel, the oldest first."""
        return list(self.world.channel.history(viewer=self.actor))

    def direct(self) -> list[discord.Message]:
        """Their direct messages, the oldest first."""
        return list(self.actor.user.dm_channel.history(viewer=self.actor.user))

    def with_verb(self, verb: str, table: str | None = None, *, direct: bool = False) -> discord.Message:
        """The newest message with a button of that verb (for that table)."""
        newest = self.newest_with(verb, table, direct=direct)
        if newest is None:
            raise AssertionError(verb, [self.read(message) for message in self.visible()])
        return newest

    def newest_with(
        self, verb: str | None = None, table: str | None = None, *, direct: bool = False
    ) -> discord.Message | None:
        """The newest message that they see (with a button of that verb, for that table), if there is one.

        They look in the channel and in its threads.
        """
        backend, channel = self.world.backend, self.world.channel
        places = [self.actor.user.dm_channel] if direct else [channel, *channel.threads]
        found = {
            number: message for one in places for number, message in backend.messages.get(one.id, {}).items()
        }
        for _, message in sorted(found.items(), reverse=True):
            presses = [control.press for control in controls(message.components)]
            if verb is not None and not any(
                press is not None and press.verb == verb and table in {None, press.subject}
                for press in presses
            ):
                continue
            if message_accessible(backend, message.channel_id, message, self.id, history=True):
                return to_discord_message(self.world, message)
        return None

    async def more(self, table: str | None = None) -> ResponseMessage:
        """Press *More…* at the table; in a lobby the answer has what stands behind it (V-15)."""
        return private_answer(await self.press(self.with_verb("more", table), "more"))

    # Playing ----------------------------------------------------------------------------------------------

    async def hand(self, table: str) -> ResponseMessage:
        """Press *My cards* on the newest message that has it."""
        hand = (await self.press(self.with_verb("hand", table), "hand")).response
        if hand is None or not hand.ephemeral:
            hand = (
                self._newest_private()
            )  # the next deal began meanwhile: the hand is below its message (V-2)
        assert hand is not None
        assert hand.ephemeral
        return hand

    async def by_button(self, table: Table, card: Card) -> None:
        """Press *My cards*, then the card."""
        message = await self.hand(table.id)
        await self.press(message, "play", self._slot(table, card))

    async def by_live_hand(self, table: Table, card: Card) -> None:
        """Press the card in a private answer that was opened once and stays up to date."""
        press = Press("play", table.id, table.decision, self._slot(table, card))
        hand = self.live_hand()
        if hand is None or not any(control.press == press for control in self.controls(hand)):
            hand = self.open_hand = await self.hand(table.id)
        await self.press(hand, "play", self._slot(table, card))

    def live_hand(self) -> Any:  # noqa: ANN401 - of either kind
        """The private answer that was opened; below the table's next message it is another one (V-2)."""
        if (
            self.open_hand is not None
            and self.open_hand.id not in self.world.backend.messages[self.open_hand.channel_id]
        ):
            self.open_hand = self._newest_private()
        return self.open_hand

    def _newest_private(self) -> ResponseMessage | None:
        messages = self.world.backend.messages.get(self.world.channel.id, {}).values()
        theirs = [message for message in messages if message.is_ephemeral and message.visible_to(self.id)]
        return ResponseMessage(self.world, theirs[-1]) if theirs else None

    async def by_direct_message(self, table: Table, card: Card) -> None:
        """Press the card in the newest direct message with the hand."""
        message = self.with_verb("play", table.id, direct=True)
        control = self.find(message, "play", self._slot(table, card))
        assert control.press is not None
        assert control.press.decision == table.decision
        await self.actor.user.click(message, custom_id=control.custom_id)

    async def by_command(self, table: Table, card: Card) -> None:
        """Name the card, as the suggestions offer it."""
        table_option = {"table": table.id} if len(self.world.tables) > 1 else {}
        suggestions = await self.actor.autocomplete(self.world.channel, "briscola play", "card", "")
        assert suggestions
        await self.command("briscola play", card=str(card), **table_option)

    async def unseen(self, table: Table, card: Card) -> None:
        """Play it through the tables' door: nothing passes Discord, and what follows is not waited for."""
        (person,) = (seat.person for seat in table.seats if seat.person and seat.person.id == self.id)
        with self.world._bot_scope():
            await self.world.briscola.context.tables.act(table.id, person, PLAYS[card])

    def _slot(self, table: Table, card: Card) -> int:
        assert table.state is not None
        seat = table.seat_of(self.id)
        assert seat is not None
        return table.state.hands[seat].index(card)


def private_answer(result: InteractionResult) -> ResponseMessage:
    """The answer that only the person who acted sees: the first one, or what followed a deferred edit."""
    for one in (result.response, *result.followups):
        if one is not None and one.ephemeral:
            return one
    raise AssertionError(result)


WAYS = {
    "by button": Player.by_button,
    "by a hand that stays open": Player.by_live_hand,
    "by direct message": Player.by_direct_message,
    "by command": Player.by_command,
}


UNSEEN = "unseen"
"""The way for matches that a test only needs to have been played: it takes a tenth of the time."""


_ALL_WAYS = {**WAYS, UNSEEN: Player.unseen}


async def play_out(
    world: World, table_id: str, way: str | Mapping[int, str] = UNSEEN, *, tricks: int | None = None
) -> None:
    """Everybody plays, by chance, until the match is over or so many tricks of the running deal are taken.

    ``way`` names a way of playing a card (one of ``WAYS``, or ``UNSEEN``), for all or by a person's id.
    """
    rng = random.Random(table_id)
    deal = None
    while (table := world.tables.get(table_id)) is not None and table.stage is Stage.PLAYING:
        state, turn = table.state, table.turn
        assert state is not None
        deal = state.number if deal is None else deal
        if tricks is not None and (deal != state.number or (len(state.tricks) >= tricks and not state.trick)):
            await world.settle()
            return
        assert turn is not None
        person = table.seats[turn].person
        if person is None:  # a computer is to move, by itself
            await world.rest(0.1)
            continue
        player = world.people[person.id]
        name = way if isinstance(way, str) else way[person.id]
        before = table.decision
        if name == "by direct message":
            await world.rest()
            now = world.tables.get(table_id)
            if now is None or now.decision > before:
                continue  # the turn ended meanwhile, and the clock played a card
        await _ALL_WAYS[name](player, table, rng.choice(_playable(state, turn)))
        after = world.tables.get(table_id)
        assert after is None or after.decision > before, f"{player.name} could not play {name}"
    await world.rest(ALL_SHOWN)


def _playable(state: State, turn: int) -> Sequence[Card]:
    """The cards that may be played: any in the hand where no suit has to be followed."""
    if state.rules.follow_suit is Follow.FREE:
        return state.hands[turn]
    return [one.card for one in legal(state, turn) if isinstance(one, Play)]


async def press_late(world: World, player: Player, message: Any, custom_id: str) -> InteractionResult:  # noqa: ANN401 - of either kind
    """Press a button that no longer stands in the message, or never did: a late, double or forged press."""
    record = send_press(world, player, message, custom_id)
    await world.settle()
    return PrivateResult.of(InteractionResult(world, record))


def send_press(world: World, player: Player, message: Any, custom_id: str) -> Any:  # noqa: ANN401 - as above
    """A press is under way, and nobody waits for what comes of it."""
    backend, stored = world.backend, player.stored(message)
    record, payload = interactions.base_payload(
        backend,
        type=3,
        channel_id=stored.channel_id,
        guild_id=backend.get_channel(stored.channel_id).guild_id,
        user_id=player.id,
        data={"custom_id": custom_id, "component_type": 2},
    )
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    return record


def is_loading(result: InteractionResult) -> bool:
    """Whether the person still sees "thinking …": the answer was announced and has not come."""
    return bool(result._interaction.loading)


def answer_text(player: Player, result: InteractionResult) -> str:
    """What somebody was told, in private."""
    message = result.response or (result.followups[-1] if result.followups else None)
    assert message is not None
    assert message.ephemeral
    return player.read(message)


async def command_text(who: Player, name: str, /, **options: Any) -> str:  # noqa: ANN401 - whatever it takes
    """What a person reads in the first answer to a command, in public or in private."""
    result = await who.command(name, **options)
    assert result.response is not None
    return who.read(result.response)
