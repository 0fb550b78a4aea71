"""Every picture comes after the interaction was acknowledged: each command and button has its one answer."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
import pytest
from simcord import InteractionResult, interactions

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.options import PICKING, set_verb
from bot.render.painter import Painter
from bot.render.scene import Scene
from bot.tables.model.requests import EndByModerator
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import voices
from bot.ui.answers.archive.find_match import match_id_or_latest
from bot.ui.answers.context import RequestContext
from bot.ui.answers.handlers import HANDLERS
from bot.ui.answers.person.preferences import MINE
from bot.ui.wire.replies import SECONDS
from testing.players.any_game import start_by_code
from testing.players.player import Player, PrivateResult, is_loading, play_out, press_late
from testing.players.tables import open_table, set_option, start_match
from testing.worlds.world import World

ENGLISH = voices()["en"]
TEAMS = {"players": 4, "seating": "host"}
"""A lobby with a picture: it shows the teams."""
Scenery = Callable[[World, Sequence[Player]], Awaitable[Table]]


class HeldPictures:
    """Holds every picture back until it is let go. What paints it then is as quick as in other tests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._dry = asyncio.Event()
        paint = Painter.paint

        async def slow_paint(painter: Painter, scene: Scene, *, urgent: bool = False) -> bytes:
            await self._dry.wait()
            return await paint(painter, scene, urgent=urgent)

        monkeypatch.setattr(Painter, "paint", slow_paint)
        monkeypatch.setattr("bot.ui.wire.views.PICTURE_WAIT", 3600)
        self._dry.set()
        self.announced = False
        """Whether the answer that was given last had to be announced."""

    async def slow(self, world: World, act: Awaitable[InteractionResult]) -> InteractionResult:
        """Do something whose pictures take longer than the answer may."""
        self._dry.clear()
        result = await act
        await world.rest(SECONDS + 0.1)
        self.announced = result.deferred
        self._dry.set()
        await world.rest()
        return result


@pytest.fixture
def held_pictures(monkeypatch: pytest.MonkeyPatch, world: World) -> HeldPictures:
    assert world.people == {}
    return HeldPictures(monkeypatch)


def answers(result: InteractionResult) -> list[Any]:
    return [one for one in (result.response, *result.followups) if one is not None]


def check_answer(player: Player, result: InteractionResult) -> bool:
    """An interaction was acknowledged, answered, and nobody was sorry; whether there is a picture in it."""
    assert result.acknowledged
    assert not is_loading(result), "somebody waits for ever"
    # A page that was updated at once may be gone since: the table has moved below other messages.
    is_update = isinstance(result, PrivateResult) and result.is_update
    assert result.modal is not None or answers(result) or is_update
    for one in answers(result):
        assert ENGLISH("say-apology") not in player.read(one)
    return any(one.attachments for one in answers(result))


# One by one ------------------------------------------------------------------------------------------------


async def test_a_table_is_open_and_shown_once_although_its_picture_is_slow(
    world: World, held_pictures: HeldPictures
) -> None:
    anna = world.enter("Anna")
    result = await held_pictures.slow(world, anna.command("briscola new", **TEAMS))
    check_answer(anna, result)
    assert held_pictures.announced
    assert result.response is not None
    assert result.response.ephemeral
    assert anna.read(result.response) == ENGLISH("say-opened")
    (public,) = world.messages()
    assert public.attachments
    assert anna.find(public, "join")
    await world.rest(60)
    assert len(world.messages()) == 1


@pytest.mark.parametrize("tricks", ["live", "each"])
@pytest.mark.parametrize("way", ["command", "button"])
async def test_a_table_is_posted_anew_although_its_picture_is_slow(
    world: World, held_pictures: HeldPictures, way: str, tricks: str
) -> None:
    """V-4: the old message goes; where each trick has a message of its own, it says where the table is."""
    anna = world.enter("Anna")
    await anna.command("briscola new", tricks=tricks, **TEAMS)
    table = world.table().id
    (old,) = world.messages()
    act = (
        anna.command("briscola table")
        if way == "command"
        else press_late(world, anna, old, custom_id(Verb.TABLE, table))
    )
    result = await held_pictures.slow(world, act)
    check_answer(anna, result)
    *before, second = world.messages()
    assert [one.id for one in before] == ([old.id] if tricks == "each" else [])
    assert all(anna.controls(one) == [] for one in before)
    assert second.id != old.id
    assert anna.find(second, "join")
    assert second.attachments
    await world.rest(60)
    assert len(world.messages()) == len(before) + 1


async def test_the_tutor_begins_although_pictures_are_slow(world: World, held_pictures: HeldPictures) -> None:
    anna = world.enter("Anna")
    result = await held_pictures.slow(world, anna.command("briscola tutor"))
    assert check_answer(anna, result)
    assert world.table().stage is Stage.PLAYING
    public, hand = answers(result)
    assert anna.find(public, "more")
    assert anna.find(hand, "play")


async def test_an_answer_of_two_messages_keeps_both_although_the_first_was_only_announced(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    gate = asyncio.Event()

    async def slow_paint(context: RequestContext, match: str | None) -> str | None:
        await gate.wait()
        return await match_id_or_latest(context, match)

    monkeypatch.setattr("bot.ui.answers.archive.find_match.match_id_or_latest", slow_paint)
    result = await anna.command("briscola verify", match=table.match)
    await world.rest(2)
    gate.set()
    await world.rest()
    check_answer(anna, result)
    proof, file = answers(result)
    assert "It holds" in anna.read(proof)
    assert file.attachments


# All of them -----------------------------------------------------------------------------------------------

OPTIONS_BY_COMMAND: Mapping[str, Mapping[str, Any]] = {
    "/briscola options": {"option": "target", "value": "2"},
    "/briscola read": {"what": "table"},
}
"""What is named beside what commands cannot do without."""
INTEGER, USER = 4, 6
"""Discord's type of an option that is a person."""
RUN_LAST = (
    "leave",
    "end",
    "end-sure",
    "resign",
    "resign-sure",
    "rematch",
    "start",
    "delete",
    "forget-me",
)
"""What changes most comes last."""
SUBJECTS = {
    Verb.SHOW_DECKS: "italian",
    "set-my-deck": "french",
    "board": "server-rating-all",
    "open": "abc",
    "forget-me": MINE,
}
"""Verbs of buttons that are about no table."""


def commands(world: World) -> dict[str, Sequence[Mapping[str, Any]]]:
    """Every slash command with its options."""
    tree = world.briscola.tree
    return {
        "/" + " ".join(path): spec.get("options") or []
        for command in tree.get_commands(type=discord.AppCommandType.chat_input)
        for path, spec in interactions.command_leaves(command.to_dict(tree))
    }


def command_options(
    name: str, options: Sequence[Mapping[str, Any]], table: Table, other: Player
) -> dict[str, Any]:
    """What a command needs: the first choice of each option, or something."""
    found = dict(OPTIONS_BY_COMMAND.get(name, {})) | (
        {"table": table.id} if any(o["name"] == "table" for o in options) else {}
    )
    for option in options:
        if option.get("required") and option["name"] not in found:
            choices = option.get("choices")
            something = {USER: other.actor, INTEGER: 1}.get(option["type"], "1")
            found[option["name"]] = choices[0]["value"] if choices else something
    return found


def all_verbs() -> list[str]:
    """Every verb; of the many menus of options one each."""
    many = {verb for verb in HANDLERS if verb.startswith(("set-", "pick-"))}
    kept = {set_verb("target"), PICKING[0], "set-my-deck", "set-my-cards"}
    return sorted(HANDLERS.keys() - many | kept)


async def in_a_lobby(world: World, people: Sequence[Player]) -> Table:
    table = await open_table(people[0], 4)
    await set_option(people[0], table, "seating", "host")  # a lobby has a picture where it shows the teams
    await people[1].press(people[1].with_verb("join", table), "join")
    return world.table(table)


async def in_a_match(world: World, people: Sequence[Player]) -> Table:
    table = await start_match(world, 2, people[0], people[1:])
    await play_out(world, table.id, tricks=1)
    return world.table(table.id)


async def in_an_auction(world: World, people: Sequence[Player]) -> Table:
    return await start_by_code(world, people[0], people[1], code="chiamata 5")


async def after_a_match(world: World, people: Sequence[Player]) -> Table:
    table = await start_match(world, 2, people[0], people[1:])
    await people[0].command("briscola-move resign", answer="agree", table=table.id)
    await world.rest()
    return world.table(table.id)


SCENES: Mapping[str, Scenery] = {
    "lobby": in_a_lobby,
    "match": in_a_match,
    "auction": in_an_auction,
    "finished": after_a_match,
}
PICTURED: Mapping[str, set[str]] = {
    "lobby": {"/briscola tutor", "add", "set-my-deck", "show-decks", "shuffle"},
    "match": {"/briscola hand", "/briscola last", "/briscola play", "hand", "last", "never-mind", "play"},
    "auction": {
        "/briscola-move bid",
        "/briscola hand",
        "bid",
        "blind",
        "call",
        "hand",
        "suit",
    },
    "finished": {"/briscola-me match record", "/briscola-me match replay", "/briscola verify"},
}
"""What at least is answered with a picture: were it less, nothing would be tried here."""


async def _message_with(player: Player, verb: str, table: Table) -> Any:  # noqa: ANN401 - of either kind
    """The message that a button of a verb stands in: the hand, the table's, or whichever is the newest."""
    if (
        table.seats
        and table.stage is Stage.PLAYING
        and verb not in {Verb.TABLE, Verb.MORE, Verb.LAST, Verb.PUZZLE}
    ):
        return await player.hand(table.id)
    return player.newest_with(verb, table.id) or player.newest_with()


def _card(table: Table, player: Player) -> str:
    """A card that somebody holds; anything where there is none."""
    seat = table.seat_of(player.id)
    return "1" if table.state is None or seat is None else str(table.state.hands[seat][0])


def _order(name: str) -> tuple[bool, str]:
    return any(word in RUN_LAST for word in (name, name.rpartition(" ")[2])), name


@pytest.mark.usefixtures("review_requests")
@pytest.mark.parametrize("scene", SCENES)
async def test_every_command_and_button_has_its_answer_although_every_picture_is_slow(
    world: World, held_pictures: HeldPictures, scene: str
) -> None:
    people = [world.enter(name, manager=True) for name in ("Anna", "Bruno", "Carla")]
    tables = world.briscola.context.tables
    table = await SCENES[scene](world, people[:2])
    stage, pictured, known = table.stage, set[str](), commands(world)
    assert set(OPTIONS_BY_COMMAND) <= set(known)
    for name in sorted([*known, *all_verbs()], key=_order):
        if table.id not in world.tables or world.tables[table.id].stage is not stage:
            for one in list(world.tables):
                await tables.act(one, world.table(one).host, EndByModerator())
            await world.rest(3600)
            table = await SCENES[scene](world, people[:2])
        now = world.table(table.id)
        anna, bruno, carla = people
        player = bruno if now.turn is not None and now.turn == now.seat_of(bruno.id) else anna
        player = carla if name.endswith("join") else player
        if name in known:
            options = command_options(name, known[name], now, anna if player is bruno else bruno)
            if name == "/briscola play":
                options["card"] = _card(now, player)
            act = player.command(name.removeprefix("/"), **options)
        else:
            subject = SUBJECTS.get(name, MINE if "-my-" in name or name.endswith("-me") else table.id)
            made = custom_id(name, subject, now.decision, 0)
            act = press_late(world, player, await _message_with(player, name, now), made)
        result = await held_pictures.slow(world, act)
        if check_answer(player, result):
            pictured.add(name)
        await world.rest(6)
    assert pictured >= PICTURED[scene], PICTURED[scene] - pictured
