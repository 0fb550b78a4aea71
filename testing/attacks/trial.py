"""``AttackTrial``: the real bot with tables in every stage, attacked; and the judgement over each attack.

Whatever is sent: no exception escapes, it is answered once, in private words of the catalogue in the language
of whoever sent it, nobody is pinged, and the log of no table holds an act of anybody else.
"""

import asyncio
import io
import logging
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Message

from bot import log
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table
from bot.ui.command_tree import OUTDATED_ERRORS
from testing.attacks import verdicts
from testing.attacks.attacks import (
    BUTTON,
    CHANNEL,
    HOSTILE_NAMES,
    USER,
    Attack,
    Command,
    CommandShape,
    Form,
    Press,
    Standing,
    fill_in,
)
from testing.attacks.probes import all_commands
from testing.attacks.verdicts import SentenceLog
from testing.checks.leaks import leaks
from testing.logs import CARD, Complaints, restore_logging
from testing.players.any_game import start_by_code
from testing.players.player import Player
from testing.players.tables import open_table
from testing.worlds.observer import all_parts
from testing.worlds.painters import painter_in_threads
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

SCENES = (
    "briscola 2 target=2",
    "briscola 4 target=2 talk=signals",
    "briscola 6 target=1 talk=rais",
    "chiamata 5 match=n_deals target=2",
    "a31 2 target=2",
    "bosnian32 3 target=2",
    "scoperta 2 target=1",
)
LOCALES = (
    discord.Locale.italian,
    discord.Locale.german,
    discord.Locale.american_english,
    discord.Locale.french,
)


class AttackTrial:
    """A running bot, and people who mean it ill. ``attempt`` raises AssertionError if an attack did harm."""

    def __init__(self, sentences: SentenceLog, complaints: Complaints, stub_pictures: StubPictures) -> None:
        self.sentences, self.complaints, self.stub_pictures = sentences, complaints, stub_pictures
        self.number = 0
        self.attacks = 0
        self.worlds = 0
        self.last_answers: list[Message] = []
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._world: World | None = None

    @property
    def world(self) -> World:
        """The world that is attacked now; only between ``begin`` and ``end``."""
        assert self._world is not None
        return self._world

    # The scene ----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Tables in every stage, on two servers, with somebody hostile among the guests."""
        await self.end()
        self._folder = tempfile.TemporaryDirectory()
        self._world = world = await World.opened(Path(self._folder.name))
        self.worlds += 1
        self.tables: list[str] = []
        names = ["Anna", "Bruno", "Carla", HOSTILE_NAMES[self.number % len(HOSTILE_NAMES)], "Outsider", "Mod"]
        people = [
            world.enter(f"P{place}", locale=LOCALES[place % len(LOCALES)], manager=place == len(names) - 1)
            for place in range(len(names))
        ]
        for name, player in zip(names, people, strict=True):
            world.backend.users[player.id].global_name = player.name = name
        self.elsewhere = world.create_guild("Elsewhere")
        self.yard = world.server.create_text_channel("yard")
        self.away = self.elsewhere.create_text_channel("away")
        for name in ("Zoe", "Yves"):
            stranger = self.elsewhere.add_member(world.create_user(name.lower(), global_name=name))
            people.append(Player(world, stranger, name))
        self.people = people
        self.mod = people[5].id
        self.strangers = {people[6].id, people[7].id}
        anna, bruno, carla, rude = people[:4]
        self.scene = SCENES[self.number % len(SCENES)]
        self.number += 1
        playing = await start_by_code(
            world, anna, bruno, *([] if " 2 " in self.scene else [rude]), code=self.scene
        )
        await anna.hand(playing.id)
        lobby = await open_table(carla)
        await carla.command("briscola options", option="signal_table", value="custom", table=lobby)
        finished_table = await open_table(bruno)
        await rude.command("briscola join", table=finished_table)
        await bruno.command("briscola start", table=finished_table)
        await rude.command("briscola-move resign", answer="agree", table=finished_table)
        new_options = {"game": (3, "briscola")}
        await self._send(Command(6, 3, ("briscola", "new"), new_options))
        foreign = next(one.id for one in world.tables.values() if one.place.guild == self.elsewhere.id)
        await self._send(Command(6, 3, ("briscola", "computer"), {"table": (3, foreign)}))
        await self._send(Command(6, 3, ("briscola", "start"), {"table": (3, foreign)}))
        await world.rest()
        self.tables = [playing.id, lobby, finished_table, foreign]
        stages = [world.tables[table].stage for table in self.tables]
        assert stages == [Stage.PLAYING, Stage.LOBBY, Stage.FINISHED, Stage.PLAYING], stages
        self.first_request = len(world.http_requests)

    async def end(self) -> None:
        """Close the world; nobody saw what they may not."""
        if self._world is None or self._folder is None:
            return
        self._raise_errors()
        world, self._world = self._world, None
        hidden_cards = leaks(world, self.stub_pictures.scenes)
        await world.closed()
        self._folder.cleanup()
        assert hidden_cards == []

    async def abandon(self) -> None:
        """Something went wrong: what is left of this bot is worth no judgement."""
        world, self._world = self._world, None
        if world is not None:
            with suppress(Exception):
                await world.closed()  # else its threads would outlive the trial
        if self._folder is not None:
            self._folder.cleanup()

    @property
    def is_spoiled(self) -> bool:
        """Whether the tables are no longer worth attacking."""
        tables = [self.world.tables.get(table) for table in self.tables]
        if None in tables or len(self.world.http_requests) > 20_000:
            return True
        playing, lobby, _, foreign = tables
        assert playing is not None
        assert lobby is not None
        assert foreign is not None
        alive = all(table.stage is Stage.PLAYING and not _is_deserted(table) for table in (playing, foreign))
        return not alive or lobby.stage is not Stage.LOBBY

    def leaves(self) -> list[CommandShape]:
        """Every slash command of the bot with its options."""
        return all_commands(self.world.briscola)

    def _facts(self) -> dict[str, str]:
        """What the placeholders stand for."""
        facts = {f"p{number}": str(player.id) for number, player in enumerate(self.people)}
        facts |= {f"n{number}": player.name for number, player in enumerate(self.people)}
        facts |= {f"g{number}": str(one.id) for number, one in enumerate((self.world.channel, self.away))}
        for number, name in enumerate(self.tables):
            table = self.world.tables.get(name)
            facts[f"t{number}"] = name
            if table is not None:
                facts[f"d{number}"] = str(table.decision)
                facts[f"o{number}"] = str(max(0, table.decision - 1))
                facts[f"q{number}"] = str(table.question)
                facts[f"m{number}"] = table.match
        return facts

    # Attacks ------------------------------------------------------------------------------------------------

    async def attempt(self, attack: Attack) -> None:
        """Let an attack happen, and judge what came of it."""
        if self._world is None or self.is_spoiled:
            await self.begin()
        self.attacks += 1
        world, before, choices_before = self.world, dict(self.world.tables), await self._choices()
        requests_before, complaints = len(world.http_requests), len(self.complaints.lines)
        record, sender = await self._send(attack)
        errors = self.complaints.lines[complaints:]
        assert errors == [], "\n".join(errors)
        self._raise_errors()
        self.last_answers = verdicts.answers(world, record)
        requests, after = world.http_requests[requests_before:], await self._choices()
        verdicts.check_answer(record, requests, twice=not isinstance(attack, Form) and attack.twice)
        wishes = [parts[sender] for parts in (choices_before, after)]
        verdicts.check_words(
            world, self.sentences, record, wishes, forms=isinstance(attack, Press | Standing)
        )
        # Who names a person is told of them, wherever they ask.
        names_person = isinstance(attack, Standing) or re.search(r"<[pn]\d>", repr(attack))
        if record.guild_id == self.elsewhere.id and not names_person:
            verdicts.check_stranger(world, record, ["Anna", "Bruno", "Carla", f"<#{world.channel.id}"])
        verdicts.check_mentions(requests, {**before, **world.tables}.values())
        for name, table in world.tables.items():
            if table is not before.get(name):
                await verdicts.check_authors(
                    world, name, before.get(name), sender, moderates=sender == self.mod
                )
        owners_changed = {whose for whose in after if after[whose] != choices_before[whose]}
        assert owners_changed <= {sender} | ({"server"} if sender == self.mod else set()), (
            "somebody else's choices"
        )

    async def _send(self, attack: Attack) -> tuple[Interaction, int]:
        """Hand an attack to the bot as Discord would."""
        backend, facts = self.world.backend, self._facts()
        player = self.people[attack.who % len(self.people)]
        channel, guild = self._place(player, 0 if isinstance(attack, Standing) else attack.place)
        message: Message | None = None
        values: Any = None
        match attack:
            case Command():
                kind, data = (2 if attack.focused is None else 4), self._command(attack, channel, facts)
            case Form():
                custom_id, fields = fill_in(attack.custom_id, facts)[:100], fill_in(attack.components, facts)
                kind, data = 5, {"custom_id": custom_id, "components": fields}
            case Press():
                message = self._message(player, channel, attack.message)
                custom_id = fill_in(attack.custom_id, facts)[:100]
                kind, data, values = 3, {"custom_id": custom_id, "component_type": attack.kind}, attack.values
                values = fill_in(values, facts)
            case Standing():
                message = self._message(player, channel, attack.message)
                part, value = self._standing(attack)
                kind, data = 3, {"custom_id": part["custom_id"], "component_type": part["type"]}
                values = [fill_in(value, facts)] if part["type"] != BUTTON else None
        if values is not None:
            data |= {"values": values, "resolved": self._resolve(guild, values)}
        record, payload = interactions.base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=player.id, data=data
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        for _ in range(2 if not isinstance(attack, Form) and attack.twice else 1):
            backend.emit("INTERACTION_CREATE", payload)
        await self.world.settle()
        return record, player.id

    def _place(self, player: Player, place: int) -> tuple[int, int | None]:
        """A channel that somebody can be in, and its server."""
        if place == 2:
            return player.actor.user.dm_channel.id, None
        if player.id in self.strangers:
            return self.away.id, self.elsewhere.id
        return (self.yard if place == 1 else self.world.channel).id, self.world.server.id

    def _command(self, attack: Command, channel: int, facts: Mapping[str, str]) -> dict[str, Any]:
        options = []
        for name, (kind, value) in attack.options.items():
            option = {"name": name, "type": kind, "value": fill_in(value, facts)}
            options.append(option | ({"focused": True} if name == attack.focused else {}))
        guild = self.world.backend.get_channel(channel).guild_id
        named = [str(option["value"]) for option in options if option["type"] in {USER, CHANNEL}]
        for name in reversed(attack.path[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        return {
            "id": "1",
            "name": attack.path[0],
            "type": 1,
            "options": options,
            "resolved": self._resolve(guild, named),
        }

    def _resolve(self, guild: int | None, values: object) -> dict[str, dict[str, Any]]:
        """What Discord adds to a choice of people or channels."""
        backend, parts = self.world.backend, dict[str, dict[str, Any]]()
        for value in values if isinstance(values, list) else []:
            number = int(value) if isinstance(value, str) and value.isdecimal() else 0
            if number in backend.users:
                parts.setdefault("users", {})[value] = dict(
                    serializers.user_payload(backend.get_user(number))
                )
                if guild is not None and number in backend.get_guild(guild).members:
                    member = backend.get_guild(guild).members[number]
                    parts.setdefault("members", {})[value] = dict(
                        serializers.member_payload(backend, backend.get_guild(guild), member, with_user=False)
                    ) | {"permissions": "0"}
            with suppress(BackendError):
                channel = dict(serializers.channel_payload(backend, backend.get_channel(number)))
                parts.setdefault("channels", {})[value] = channel | {"permissions": "0"}
        return parts

    def _message(self, player: Player, channel: int, number: int) -> Message:
        """A message that somebody can see; they may claim to have pressed what is not on it."""
        backend = self.world.backend
        there = [
            message
            for message in backend.messages.get(channel, {}).values()
            if message.author_id == backend.bot_user.id
            and message_accessible(backend, channel, message, player.id, history=True)
        ]
        if not there:
            return backend.create_message(channel, backend.bot_user.id, "a word")
        return there[-1 - number % len(there)]

    def _standing(self, attack: Standing) -> tuple[Mapping[str, Any], str]:
        """A button or menu of any message in the world, its owner's alone or not, and a value for it."""
        parts = [
            part
            for messages in self.world.backend.messages.values()
            for message in messages.values()
            for part in all_parts(message.components)
            if "custom_id" in part
        ]
        part = parts[-1 - (attack.control + 7 * attack.message) % min(len(parts), 120)]
        values_offered = [str(option["value"]) for option in part.get("options", ())] or [
            str(self.people[1].id)
        ]
        return part, attack.odd if attack.odd is not None else values_offered[
            attack.value % len(values_offered)
        ]

    async def _choices(self) -> dict[int | str, object]:
        """What people and the server have chosen."""
        choices = self.world.briscola.context.choices
        chosen: dict[int | str, object] = {player.id: await choices.of(player.id) for player in self.people}
        return chosen | {"server": await choices.of_guild(self.world.server.id)}

    def _raise_errors(self) -> None:
        """Nothing escaped but what the command tree answers."""
        self.world.forgive(*OUTDATED_ERRORS)
        self.world.raise_errors()


def _is_deserted(table: Table) -> bool:
    return any(
        isinstance(seat.owner, Person) and (seat.person is None or seat.owner.id < 0) for seat in table.seats
    )


@contextmanager
def attack_trial() -> Iterator[tuple[asyncio.Runner, AttackTrial]]:
    """A trial with a loop to run it in, everything logged and said being listened to."""
    stub_pictures, complaints, sentences = StubPictures(), Complaints(), SentenceLog()
    stream = io.StringIO()
    with ExitStack() as stack:
        stack.enter_context(restore_logging("bot", "cogs", "discord.client"))
        log.configure("debug", "json", stream=stream)
        logging.getLogger().addHandler(complaints)
        stack.callback(logging.getLogger().removeHandler, complaints)
        stack.enter_context(sentences.listen())
        stack.enter_context(patch("bot.app.Painter", partial(painter_in_threads, stub_pictures)))
        stack.enter_context(patch("bot.render.drawing.film", lambda *_, **__: b"RIFF\0\0\0\0WEBPVP8 moving"))
        stack.enter_context(patch("bot.render.drawing.still", lambda *_, **__: b"RIFF\0\0\0\0WEBPVP8 still"))
        runner = stack.enter_context(asyncio.Runner())
        trial = AttackTrial(sentences, complaints, stub_pictures)
        runner.run(trial.begin())
        yield runner, trial
        runner.run(trial.end())
        assert not re.search(CARD, stream.getvalue()), "a card in the log"
