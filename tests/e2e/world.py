"""``World``: the real bot on a simulated Discord, and people who play there as they would with a mouse.

One clock for all: the simulator's. It stands still unless ``rest`` moves it.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from discord.http import Route
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, interactions
from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.backend.models import Message
from simcord.backend.models.interaction import ResponseKind
from simcord.http.router import parse_form
from simcord.results import to_discord_message
from simcord.types import HttpLogEntry

from bot.app import Briscola, build
from bot.database_url import DatabaseUrl
from bot.demo.simulated import Simulated
from bot.pages.ids import Press
from bot.pages.pictures.tiles import Tile
from bot.rules.actions import PLAYS
from bot.rules.cards import Card
from bot.settings import Settings
from bot.tables.model.table import Stage, Table
from bot.tables.tables import Tables
from bot.ui.wire.timeouts import SECONDS
from tests.blank import blank
from tests.e2e.commands_kept import commands_kept
from tests.e2e.copies import copy_swiftly
from tests.e2e.eyes import Control, Eyes, controls, parts, words
from tests.lots import lots

copy_swiftly()

A_WHILE = 2.0
"""Seconds in which every message has caught up with its table."""
TOLD = 15.0
"""Seconds in which the last tricks of a match have been shown, each for its time, and its result (V-1)."""
OPENING = "/users/@me/channels"
"""Where a channel of direct messages is asked for."""


class World(Simulated):
    """A server with a channel, the bot with a database in ``folder``, and whoever ``enter``s.

    ``on_server`` is another database, on a server of PostgreSQL.

    ``drawn`` are the pictures that the bot brings as emojis: for most tests none. What the bot draws by lot
    follows from ``cards`` (``lots``).
    """

    def __init__(
        self,
        folder: Path,
        drawn: Sequence[Tile] = (),
        *,
        cards: str = "",
        on_server: DatabaseUrl | None = None,
        **settings: Any,  # noqa: ANN401 - whatever Settings has
    ) -> None:
        database = on_server or blank(folder / "briscola.db")
        self.settings = Settings(_env_file=None, database=database, **settings)
        self.drawn = drawn
        self._rng = lots(cards)
        super().__init__(build(self.settings, now=self.milliseconds, drawn=drawn))
        self.people: dict[int, Player] = {}
        self.server = self.create_guild("Bar Sport")
        self.channel = self.server.create_text_channel("briscola")
        self.eyes = Eyes(self.backend, lambda: self.tables)

    @classmethod
    async def opened(cls, folder: Path, drawn: Sequence[Tile] = (), **named: Any) -> "World":  # noqa: ANN401 - as above
        world = cls(folder, drawn, **named)
        try:
            await world.start()
        except BaseException:
            await world.bot.close()
            raise
        return world

    def lot(self) -> Callable[[int], bytes]:
        """Whence a bot that starts now draws what nobody else can foresee."""
        return self._rng.randbytes

    @contextmanager
    def beginning(self) -> Iterator[None]:
        """Bots that begin meanwhile draw from ``lot``, with ``commands_kept``."""
        with patch("bot.app.Tables", partial(Tables, draw=self.lot())), commands_kept():
            yield

    async def start(self) -> None:
        """Let the bot begin."""
        with self.beginning():
            await super().start()

    @property
    def database(self) -> Path:
        """The file of the database."""
        assert isinstance(self.settings.database, Path)
        return self.settings.database

    def milliseconds(self) -> int:
        """Now, in Unix milliseconds, for the bot."""
        return round(self.now().timestamp() * 1000)

    @property
    def briscola(self) -> Briscola:
        bot = self.bot
        assert isinstance(bot, Briscola)
        return bot

    @property
    def tables(self) -> dict[str, Table]:
        """The open tables with the whole truth, as only the tests may have it."""
        context = self.briscola._context
        return {} if context is None else context.tables._open

    def table(self, table_id: str | None = None) -> Table:
        """A table; the only one where none is named."""
        if table_id is None:
            (table_id,) = self.tables
        return self.tables[table_id]

    def enter(self, name: str, *, locale: discord.Locale | None = None, manager: bool = False) -> "Player":
        """Somebody comes into the server."""
        rights = discord.Permissions(manage_guild=True)
        roles = [self.server.create_role("Managers", permissions=rights)] if manager else []
        actor = self.server.add_member(self.create_user(name.lower(), global_name=name), roles=roles)
        if locale is not None:
            self.locales[actor.id] = locale
        player = Player(self, actor, name)
        self.people[actor.id] = player
        return player

    async def rest(self, seconds: float = A_WHILE) -> None:
        """Let time pass."""
        await self.advance_time(seconds)

    async def restarted(self) -> None:
        """The bot ends as an operator ends it, and another begins on the same Discord and database."""
        await self.bot.close()
        with self.beginning():
            await self.restart_bot(build(self.settings, now=self.milliseconds, drawn=self.drawn))

    async def closed(self) -> None:
        await self.bot.close()
        await self.shutdown()

    def close_dms(self, player: "Player") -> None:
        """Somebody takes no direct messages any more."""
        self.inject_error(
            "POST",
            f"/channels/{player.actor.user.dm_channel.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    @contextmanager
    def hanging(self, method: str, path: str) -> Iterator[None]:
        """Requests of a kind are not answered meanwhile; the bot that is there now gives up on each."""
        http = self.bot.http
        answer = http.request

        async def request(route: Route, **named: Any) -> Any:  # noqa: ANN401 - as discord.py's
            asked = route.url.removeprefix(Route.BASE)
            if route.method != method or not fnmatch(asked, path):
                return await answer(route, **named)
            body = parse_form(list(named["form"]), [])[0] if named.get("form") else named.get("json")
            self.backend.http_requests.append(HttpLogEntry(method, asked, {}, body, None))
            given_up = asyncio.Event()
            asyncio.get_running_loop().call_later(SECONDS, given_up.set)
            await given_up.wait()
            raise TimeoutError

        with patch.object(http, "request", request):
            yield

    def openings(self, player: "Player | None" = None) -> int:
        """How often the bot asked for a channel of direct messages (with a person)."""
        asked = [int(body["recipient_id"]) for body in self.requests("POST", OPENING)]
        return len(asked) if player is None else asked.count(player.id)

    def requests(self, method: str, ending: str) -> list[dict[str, Any]]:
        """The bodies of the requests of a kind so far, e.g. ``("POST", "/messages")``."""
        return [
            dict(entry.json or {})
            for entry in self.http_requests
            if entry.method == method and entry.path.endswith(ending)
        ]

    def messages(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What stands in public, the oldest first."""
        return list((channel or self.channel).history())


class PrivateResult(InteractionResult):
    """What came of a press. An answer that followed a deferred edit of a public message is the response."""

    @classmethod
    def of(cls, result: InteractionResult) -> InteractionResult:
        """The result of a press, in this form."""
        return cls(result._env, result._interaction)

    @property
    def response(self) -> ResponseMessage | None:
        return next(iter(super().followups), super().response) if self._deferred else super().response

    @property
    def followups(self) -> list[ResponseMessage]:
        return super().followups[1:] if self._deferred else super().followups

    @property
    def _deferred(self) -> bool:
        return self._interaction.response_kind is ResponseKind.DEFERRED_UPDATE


class Player:
    """A person. They play a card by a button of a private answer, in a direct message, or by command."""

    def __init__(self, world: World, actor: MemberActor, name: str) -> None:
        self.world = world
        self.actor = actor
        self.name = name
        self._hand: ResponseMessage | None = None

    @property
    def id(self) -> int:
        return self.actor.id

    async def command(self, name: str, **options: Any) -> InteractionResult:  # noqa: ANN401 - whatever a command takes
        """Give a slash command, by its English name, in the channel."""
        return await self.actor.slash(self.world.channel, name, **options)

    async def press(self, message: Any, verb: str, slot: int | None = None) -> InteractionResult:  # noqa: ANN401 - of either kind
        """Press the button of a verb (and of a card's place in the hand)."""
        pressed = await self.actor.click(message, custom_id=self.find(message, verb, slot).custom_id)
        return PrivateResult.of(pressed)

    async def choose(self, message: Any, verb: str, *values: Any) -> InteractionResult:  # noqa: ANN401 - as above
        """Choose in a menu."""
        made = self.find(message, verb).custom_id
        return PrivateResult.of(await self.actor.select(message, list(values), custom_id=made))

    def find(self, message: Any, verb: str, slot: int | None = None) -> Control:  # noqa: ANN401 - as above
        found = self.controls(message)
        for control in found:
            press = control.press
            if press is not None and press.verb == verb and slot in {None, press.slot}:
                return control
        raise AssertionError(verb, slot, [control.custom_id for control in found])

    def controls(self, message: Any) -> list[Control]:  # noqa: ANN401 - as above
        return controls(self._stored(message).components)

    def menus(self, message: Any) -> list[tuple[Control, list[str]]]:  # noqa: ANN401 - as above
        """The menus of a message with the values that they offer."""
        return [
            (control, [str(option["value"]) for option in part["options"]])
            for part in parts(self._stored(message).components)
            if "options" in part
            for control in controls([part])
        ]

    def read(self, message: Any) -> str:  # noqa: ANN401 - as above
        stored = self._stored(message)
        return f"{stored.content}\n{words(stored.components)}".strip()

    def _stored(self, message: Any) -> Message:  # noqa: ANN401 - as above
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
        backend = self.world.backend
        channel = (self.actor.user.dm_channel if direct else self.world.channel).id
        for _, message in sorted(backend.messages.get(channel, {}).items(), reverse=True):
            for control in controls(message.components):
                press = control.press
                if (
                    press is not None
                    and press.verb == verb
                    and table in {None, press.subject}
                    and message_accessible(backend, channel, message, self.id, history=True)
                ):
                    return to_discord_message(self.world, message)
        raise AssertionError(verb, [self.read(message) for message in self.visible()])

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
        wanted = Press("play", table.id, table.decision, self._slot(table, card))
        hand = self.live_hand()
        if hand is None or not any(control.press == wanted for control in self.controls(hand)):
            hand = self._hand = await self.hand(table.id)
        await self.press(hand, "play", self._slot(table, card))

    def live_hand(self) -> Any:  # noqa: ANN401 - of either kind
        """The private answer that was opened; below the table's next message it is another one (V-2)."""
        if self._hand is not None and self._hand.id not in self.world.backend.messages[self._hand.channel_id]:
            self._hand = self._newest_private()
        return self._hand

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
        given = {"table": table.id} if len(self.world.tables) > 1 else {}
        offered = await self.actor.autocomplete(self.world.channel, "briscola play", "card", "")
        assert offered
        await self.command("briscola play", card=str(card), **given)

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
        if name == "by direct message":
            await world.rest()
        before = table.decision
        await _ALL_WAYS[name](player, table, rng.choice(state.hands[turn]))
        after = world.tables.get(table_id)
        assert after is None or after.decision > before, f"{player.name} could not play {name}"
    await world.rest(TOLD)


async def press_late(world: World, player: Player, message: Any, custom_id: str) -> InteractionResult:  # noqa: ANN401 - of either kind
    """Press a button that no longer stands in the message, or never did: a late, double or forged press."""
    record = send_press(world, player, message, custom_id)
    await world.settle()
    return PrivateResult.of(InteractionResult(world, record))


def send_press(world: World, player: Player, message: Any, custom_id: str) -> Any:  # noqa: ANN401 - as above
    """A press is under way, and nobody waits for what comes of it."""
    backend, stored = world.backend, player._stored(message)
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
