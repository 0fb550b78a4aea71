"""F5: a message that could not wait for its picture gets it by one edit, as soon as the picture is ready."""

import itertools
from collections import Counter

import pytest

from bot.puzzle import days
from bot.render.painter import Painter, PainterBusy
from bot.render.scene import Kind, Scene
from bot.tables.model.requests import EndByModerator
from bot.tables.model.table import Stage, Table
from bot.ui.publish.late_pictures import TRIES
from testing.logs import Complaints
from testing.players.player import Player, play_out, private_answer
from testing.players.puzzles import put_puzzle
from testing.players.tables import start_match
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

ALL_SENT = 2.0
"""Seconds in which every message has gone out, with its picture or without."""
TOKENS_EXPIRED = 1200.0
"""Seconds after which nothing can come any more: every token has expired."""


def edits(world: World) -> Counter[str]:
    """The number of edits of each message so far."""
    return Counter(entry.path for entry in world.http_requests if entry.method == "PATCH")


async def last_trick(world: World, tricks: str = "live") -> tuple[Table, Player]:
    """A table at which the last trick of the only deal is about to be played."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks=tricks)
    await play_out(world, table.id, tricks=19)
    await world.rest(60)
    return table, anna


async def test_F5_a_table_and_its_hands_get_their_late_pictures(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    hand = await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id, tricks=1)
        await world.rest(ALL_SENT)
        (public,) = world.messages()
        assert not public.attachments
        assert not anna.stored(hand).attachments
        assert not bruno.direct()[-1].attachments
        before, shown = edits(world), len(world.messages()) + len(bruno.direct())
    await world.rest(ALL_SENT)
    (public,) = world.messages()
    assert public.attachments
    assert anna.stored(hand).attachments
    assert bruno.direct()[-1].attachments
    assert set((edits(world) - before).values()) == {1}
    await world.rest(9)
    assert len(world.messages()) + len(bruno.direct()) == shown


async def test_F5_a_lobby_gets_its_late_picture_after_a_command_and_after_a_press(
    world: World, stub_pictures: StubPictures
) -> None:
    """A lobby has a picture where it shows the teams."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        with stub_pictures.slow():
            if player is anna:
                await anna.command("briscola new", players=4, seating="host")
            else:
                await bruno.press(world.messages()[-1], "join")
            await world.rest(60)
            (lobby,) = world.messages()
            assert not lobby.attachments
            before = edits(world)
        await world.rest(60)
        (lobby,) = world.messages()
        assert lobby.attachments
        assert sum((edits(world) - before).values()) == 1


async def test_F5_a_sheet_and_the_result_of_its_match_get_their_late_pictures(
    world: World, stub_pictures: StubPictures
) -> None:
    table, anna = await last_trick(world)
    with stub_pictures.slow():
        await play_out(world, table.id)
        await world.rest(60)
        assert world.table(table.id).stage is Stage.FINISHED
        assert [anna.read(one).count("over") for one in world.messages()] != []
        assert not any(one.attachments for one in world.messages())
        before, shown = edits(world), len(world.messages())
    await world.rest(ALL_SENT)
    assert [len(one.attachments) for one in world.messages()] == [1] * shown
    await world.rest(TOKENS_EXPIRED)
    assert len(world.messages()) == shown
    late = edits(world) - before
    assert set(late.values()) == {1}


async def test_F5_each_trick_with_a_message_of_its_own_gets_its_late_picture(
    world: World, stub_pictures: StubPictures
) -> None:
    table, _ = await last_trick(world, tricks="each")
    before = len(world.messages())
    with stub_pictures.slow():
        await play_out(world, table.id)
        await world.rest(60)
        late = world.messages()[before:]
        assert len(late) >= 2, "the trick and the end of the match"
        assert not any(one.attachments for one in late)
    await world.rest(ALL_SENT)
    pictures = [one.attachments[0].filename for one in world.messages()[before:]]
    assert len(pictures) == len(set(pictures)) == len(late)


async def test_F5_late_pictures_come_after_a_restart(world: World, stub_pictures: StubPictures) -> None:
    table, anna = await last_trick(world)
    hand = await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id)
        await world.rest(60)
        before, shown = edits(world), len(world.messages())
        await world.restarted()
        await world.rest(60)
        assert not any(one.attachments for one in world.messages())
        assert edits(world) == before
    await world.rest(ALL_SENT)
    assert [len(one.attachments) for one in world.messages()] == [1] * shown
    assert set((edits(world) - before).values()) == {1}
    assert "over" in anna.read(hand)


async def test_F5_a_table_and_a_hand_get_their_late_pictures_after_a_restart(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    hand = await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id, tricks=1)
        await world.rest(60)
        before = edits(world)
        await world.restarted()
        await world.rest(60)
        assert edits(world) == before
    await world.rest(ALL_SENT)
    assert world.messages()[-1].attachments
    assert anna.stored(hand).attachments
    assert bruno.direct()[-1].attachments
    assert set((edits(world) - before).values()) == {1}


@pytest.mark.parametrize("restarts", [False, True])
async def test_F5_a_closed_table_is_kept_until_its_sheet_is_whole(
    world: World, stub_pictures: StubPictures, *, restarts: bool
) -> None:
    table, _ = await last_trick(world)
    with stub_pictures.slow():
        await play_out(world, table.id)
        await world.rest(60)
        shown = len(world.messages())
        await world.briscola.context.tables.act(table.id, table.host, EndByModerator())
        await world.rest(60)
        assert not world.tables
        if restarts:
            await world.restarted()
            await world.rest(60)
        assert not any(one.attachments for one in world.messages())
    await world.rest(ALL_SENT)
    sheets = [one for one in world.messages() if one.attachments]
    assert len(sheets) == shown, "the sheet and the result of the match"
    assert await world.briscola.context.store.messages.of_table(table.id) == []
    assert table.id not in world.shown_tables()


async def test_F5_a_picture_that_cannot_be_painted_is_given_up(
    world: World, stub_pictures: StubPictures, complaints: Complaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await last_trick(world)
    painted = []

    def failing_paint(_: StubPictures, scene: Scene) -> bytes:
        painted.append(scene)
        raise ValueError

    with stub_pictures.slow():
        await play_out(world, table.id)
        await world.rest(60)
        before = edits(world)
        monkeypatch.setattr(StubPictures, "__call__", failing_paint)
        await world.briscola.context.tables.act(table.id, table.host, EndByModerator())
        await world.rest(60)
    await world.rest(TOKENS_EXPIRED)
    assert edits(world) == before
    assert len(painted) == len(set(painted)) == 2, "the sheet and the result, once each"
    assert await world.briscola.context.store.messages.of_table(table.id) == []
    assert len(complaints.lines) == 2
    complaints.lines.clear()


async def test_F5_words_alone_wait_for_no_picture(world: World, stub_pictures: StubPictures) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola-me preferences", pictures="off")
    table = await start_match(world, 2, anna, [bruno])
    hand = await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id, tricks=1)
        await world.rest(ALL_SENT)
        before = edits(world)
    await world.rest(ALL_SENT)
    assert not anna.stored(hand).attachments
    assert bruno.direct()[-1].attachments
    assert sum((edits(world) - before).values()) == 2, "the hand of the other and the table's message"


async def test_F5_an_ephemeral_hand_whose_token_ran_out_stays_as_it_is(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await player.command("briscola-me preferences", cards="here")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    hand = await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id, tricks=1)
        await world.rest(TOKENS_EXPIRED)
        before = edits(world)
    await world.rest(TOKENS_EXPIRED)
    assert world.messages()[-1].attachments
    assert not anna.stored(hand).attachments
    assert sum((edits(world) - before).values()) == 1, "the table's message, by an ordinary edit"


@pytest.mark.parametrize("fault", ["busy", "evicted"])
async def test_F5_a_late_picture_is_wanted_again_after_longer_and_longer_pauses(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """The painter has too much to do, or the picture leaves its cache before the table is visited."""
    table, _ = await last_trick(world)
    paint, wanted = Painter.paint, list[int]()

    async def paint_no_sheet(painter: Painter, scene: Scene, *, urgent: bool = False) -> bytes:
        if scene.kind is not Kind.SHEET:
            return await paint(painter, scene, urgent=urgent)
        wanted.append(world.milliseconds())
        if fault == "busy" or len(wanted) == 1:
            raise PainterBusy
        return b""

    with monkeypatch.context() as patched:
        patched.setattr("testing.worlds.stub_pictures.StubPainter.paint", paint_no_sheet)
        await play_out(world, table.id)
        await world.rest(600)  # a quarter of an hour later the table closes
    pauses = [later - earlier for earlier, later in itertools.pairwise(wanted)]
    assert len(pauses) == TRIES
    assert pauses == sorted(pauses)
    assert 120_000 < sum(pauses) < 300_000
    assert sum(not one.attachments for one in world.messages()) == 1
    await world.restarted()
    await world.rest(ALL_SENT)
    assert all(one.attachments for one in world.messages())


async def test_F5_a_hand_at_rest_gets_the_late_picture_of_its_new_cards(
    world: World, stub_pictures: StubPictures
) -> None:
    """V-5: its person plays from an ephemeral hand; the direct message shows what was dealt, once."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2, clock="off")
    await anna.hand(table.id)
    with stub_pictures.slow():
        await play_out(world, table.id, tricks=20)
        await world.rest(60)
        dealt = anna.direct()[-1]
        assert "play" not in {control.custom_id.split(":")[1] for control in anna.controls(dealt)}
        assert not dealt.attachments
        shown = len(anna.direct())
    await world.rest(ALL_SENT)
    assert anna.direct()[-1].attachments
    assert len(anna.direct()) == shown


# Answers for one person ------------------------------------------------------------------------------------


async def test_F5_an_answer_gets_its_late_picture_by_one_edit(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    await play_out(world, table.id, tricks=1)
    await world.rest(60)
    with stub_pictures.slow():
        answer = await anna.command("briscola last")
        await world.rest(60)
        assert not anna.stored(private_answer(answer)).attachments
        before = edits(world)
    await world.rest(60)
    assert anna.stored(private_answer(answer)).attachments
    assert sum((edits(world) - before).values()) == 1


@pytest.mark.parametrize("expires", [False, True])
async def test_F5_a_late_picture_comes_into_no_answer_that_has_changed_or_whose_token_ran_out(
    world: World, stub_pictures: StubPictures, *, expires: bool
) -> None:
    """A card of a puzzle is chosen before the picture of the position is there: the next one gets its own."""
    today, anna = days.day_at(world.milliseconds()), world.enter("Anna")
    await put_puzzle(world, today)
    with stub_pictures.slow():
        result = await anna.command("puzzle solve")
        await world.rest(ALL_SENT)
        answer = private_answer(result)
        first = anna.read(answer)
        await anna.press(answer, "puzzle-card", 0)
        await world.rest(TOKENS_EXPIRED if expires else ALL_SENT)
        second, before = anna.read(answer), edits(world)
        assert second != first
        assert not anna.stored(answer).attachments
    await world.rest(60)
    assert anna.read(answer) == second
    assert len(anna.stored(answer).attachments) == sum((edits(world) - before).values()) == 1 - expires
