"""Everything that one person can send the bot, found by walking over what it has: nothing is listed by hand.

Commands in many forms, options half typed, buttons, menus, forms: what is added later is asked for, too.
"""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message

from bot.app import Briscola
from bot.tables.model.people import Person
from bot.tables.model.requests import EndByModerator
from bot.ui.answers.handlers import HANDLERS
from testing.attacks.attacks import BOOLEAN, CHANNEL, INTEGER, MENU, ROLE, STRING, USER, CommandShape
from testing.players.player import Player
from testing.worlds.world import World

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Discord's types of interactions."""
OPENS_EVENT = ("tournament", "new")
"""Its answer names the id of a tournament, which is drawn: no two worlds give the same."""
_ID = re.compile(r"\d{17,20}")
_HAND = re.compile("### Your cards|🎓")
"""What stands on hands at tables with the tutor."""
_SOME = 50
_ROUNDS = 20_000
"""Of the loop, within which an answer comes that takes no work besides."""


class KnownNames(NamedTuple):
    """What a person may name who has heard of it: tables, their matches, and who opened them."""

    tables: tuple[str, ...]
    matches: tuple[str, ...]
    person: int
    name: str

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that a forged interaction can name: tables, matches, a person."""
        return (*self.tables, *self.matches, self.name)


@dataclass(frozen=True)
class Probe:
    """An interaction: its type, what it brings, and whether it comes from direct messages."""

    kind: int
    data: Mapping[str, Any]
    direct: bool

    def __str__(self) -> str:
        where = "direct messages" if self.direct else "a channel"
        return f"{self.kind} in {where}: {self.data}"


@dataclass
class ProbeAnswer:
    """What was asked, and the requests that the bot made for it; in their addresses no ids."""

    probe: str
    requests: list[tuple[str, str, Any]] = field(default_factory=list)


def all_commands(bot: Briscola) -> list[CommandShape]:
    """Every slash command of the bot with its options."""
    return [
        (tuple(path), spec.get("options") or [])
        for command in bot.tree.get_commands(type=discord.AppCommandType.chat_input)
        for path, spec in interactions.command_leaves(command.to_dict(bot.tree))
    ]


def all_probes(world: World, names: KnownNames) -> Iterator[Probe]:
    """All of it in the channel, naming everything; and in direct messages, naming the first of each."""
    first = names._replace(tables=names.tables[:1], matches=names.matches[:1])
    for direct, names_there in ((False, names), (True, first)):
        for path, options in all_commands(world.briscola):
            if path == OPENS_EVENT:
                continue
            for values in _forms(world, options, names_there):
                yield Probe(COMMAND, _command(world, path, options, values, direct=direct), direct)
            for focused, values in _completions(options, names_there):
                data = _command(world, path, options, values, direct=direct, focused=focused)
                yield Probe(TYPING, data, direct)
        for verb in sorted(HANDLERS):
            for subject in (*names_there.tables, *names_there.matches):
                custom_id = f"b1:{verb}:{subject}:0:0"
                yield Probe(PRESS, {"custom_id": custom_id, "component_type": MENU, "values": ["0"]}, direct)
            yield Probe(
                FORM, {"custom_id": f"b1:{verb}:{names_there.tables[0]}:0:0", "components": []}, direct
            )


async def probe_answers(world: World, player: Player, names: KnownNames, part: slice) -> list[ProbeAnswer]:
    """What a person without a table gets for each of it, or a part. Tables that they open are closed again.

    What the bot sends besides, to whatever address, stands at the end, in no order and without edits: which
    changes of a table are shown with one edit is a matter of milliseconds. Hands at tables with the tutor
    stand apart: whether a computer's first card is on them is chance, too.
    """
    tables, since = world.briscola.context.tables, len(world.http_requests)
    messages = {direct: await _message(player, direct=direct) for direct in (False, True)}
    answers: dict[str, ProbeAnswer] = {}
    for number, probe in enumerate([*all_probes(world, names)][part]):
        if number % _SOME == 0:
            await world.rest()  # timers that wait for answers run out: the simulator is slow with many
        world.reseed(str(probe))  # what is drawn by lot depends on nothing that came before
        record = _send(world, player, probe, messages[probe.direct])
        answers[record.token] = ProbeAnswer(str(probe))
        await _wait_for_answer(world, record)
        for table in [table for table in world.tables.values() if table.is_seated(player.id)]:
            await world.settle()
            await tables.act(table.id, Person(player.id, player.name), EndByModerator())
            await world.settle()
    await world.settle()
    besides, hands = ProbeAnswer("nothing"), ProbeAnswer("nothing: hands at tables opened by 'tutor'")
    for one in world.http_requests[since:]:
        token = next((word for word in one.path.split("/") if word in answers), "")
        if token or one.method != "PATCH":
            others = hands if _HAND.search(json.dumps(one.json, ensure_ascii=False)) else besides
            answers.get(token, others).requests.append((one.method, _ID.sub("#", one.path), one.json))
    for others in (besides, hands):
        others.requests.sort(key=repr)
    return [*answers.values(), besides, hands]


# Commands --------------------------------------------------------------------------------------------------


def _forms(
    world: World, options: Sequence[Mapping[str, Any]], names: KnownNames
) -> Iterator[Mapping[str, object]]:
    """What has to be given alone; beside it each option; where a table can be named, with and without one."""
    required = {one["name"]: _values(world, one, names)[0] for one in options if one.get("required")}
    at_table = any(one["name"] == "table" for one in options)
    yield required
    for option in options:
        name, values = option["name"], _values(world, option, names)
        # Where no table is named a choice may matter as well; but a table of one's own is opened soon enough.
        several = at_table or option.get("autocomplete") or len(options) < len(values)
        for value in values if several else values[:1]:
            yield {**required, name: value}
    for table in names.tables if at_table else ():
        for option in options:
            if option["name"] != "table" and not option.get("autocomplete"):
                for value in _values(world, option, names):
                    yield {**required, option["name"]: value, "table": table}


def _values(world: World, option: Mapping[str, Any], names: KnownNames) -> list[Any]:
    """Values that Discord lets through for an option."""
    if option.get("choices"):
        return [choice["value"] for choice in option["choices"]]
    values_by_kind: dict[int, list[Any]] = {
        STRING: [*names.words] if option.get("autocomplete") else ["words"],
        INTEGER: [option.get("min_value", 1)],
        BOOLEAN: [True],
        USER: [str(names.person)],
        CHANNEL: [str(world.channel.id)],
        ROLE: [str(world.guild.id)],
    }
    return values_by_kind[option["type"]]


def _completions(
    options: Sequence[Mapping[str, Any]], names: KnownNames
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """An option of which nothing is typed as yet, or what is known; the others empty, or one filled in."""
    completable = [one["name"] for one in options if one.get("autocomplete")]
    for name in completable:
        for word in ("", *names.words):
            yield name, {name: word}
        for other in completable:
            if other != name:
                for word in (*names.tables, *names.matches):
                    yield name, {other: word, name: ""}


def _command(
    world: World,
    path: Sequence[str],
    options: Sequence[Mapping[str, Any]],
    values: Mapping[str, object],
    *,
    direct: bool,
    focused: str | None = None,
) -> dict[str, Any]:
    kinds = {one["name"]: one["type"] for one in options}
    options_of_command: list[dict[str, Any]] = [
        {"name": name, "type": kinds[name], "value": value} | ({"focused": True} if name == focused else {})
        for name, value in values.items()
    ]
    resolved: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        _resolve(world, kinds[name], str(value), resolved, direct=direct)
    for name in reversed(path[1:]):
        options_of_command = [{"name": name, "type": 1, "options": options_of_command}]
    return {"id": "1", "name": path[0], "type": 1, "options": options_of_command, "resolved": resolved}


def _resolve(
    world: World, kind: int, value: str, resolved: dict[str, dict[str, Any]], *, direct: bool
) -> None:
    """What Discord adds to a person or a channel that is named."""
    backend, server = world.backend, world.backend.get_guild(world.server.id)
    if kind == USER:
        user = backend.get_user(int(value))
        resolved.setdefault("users", {})[value] = dict(serializers.user_payload(user))
        if not direct:
            member = serializers.member_payload(backend, server, server.members[user.id], with_user=False)
            resolved.setdefault("members", {})[value] = dict(member) | {"permissions": "0"}
    elif kind == CHANNEL:
        channel = serializers.channel_payload(backend, backend.get_channel(int(value)))
        payload = dict(channel) | {"permissions": "0", "last_message_id": None}
        resolved.setdefault("channels", {})[value] = payload


# Sending ---------------------------------------------------------------------------------------------------


async def _message(player: Player, *, direct: bool) -> Message:
    """A message that a press can come from."""
    result = await (player.actor.user.slash("briscola rules") if direct else player.command("briscola rules"))
    assert result.response is not None
    return player.stored(result.response)


def _send(world: World, player: Player, probe: Probe, message: Message) -> Interaction:
    backend = world.backend
    record, payload = interactions.base_payload(
        backend,
        type=probe.kind,
        channel_id=message.channel_id,
        guild_id=None if probe.direct else world.server.id,
        user_id=player.id,
        data=dict(probe.data),
    )
    if probe.kind == PRESS:
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    return record


async def _wait_for_answer(world: World, record: Interaction) -> None:
    """Wait for the first answer; what follows takes its time, and meanwhile more is asked."""
    for _ in range(_ROUNDS):
        if record.responded:
            return
        await asyncio.sleep(0)
    await world.settle()
