"""Onlookers predict matches of a tournament (G-1), and no player sees anything of it (GA-1)."""

import json
import re
from collections import defaultdict
from functools import partial
from pathlib import Path

import pytest

from bot.tables.model.table import Stage as TableStage
from bot.tournaments.events import Events
from testing.players.player import Player, answer_text, play_out, private_answer
from testing.players.tournaments import be_ready, enter_all, event, open_event, start_event, table_of
from testing.worlds.world import World

IDS = re.compile(r"\d{15,}|<t:\d+|[A-Z2-7]{32}|[0-9a-f]{64}")
"""Ids, times, digests and commitments, which are other ones in each world."""
NAMES = ("Anna", "Bruno", "Carla", "Dario")


async def begun(world: World) -> str:
    """The table of the first match of a tournament of four, which waits for its two players."""
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout", clock="off")
    await enter_all(people, found)
    await start_event(people[0], found)
    state = await event(world, found)
    return table_of(state, state.rounds[0].pairings[0])


def at_table(world: World, table: str) -> list[Player]:
    return [world.people[person.id] for person in world.table(table).present]


async def test_G_1_onlookers_predict_a_match_and_the_season_counts_their_points(world: World) -> None:
    table = await begun(world)
    elsa, furio, gina = world.enter("Elsa"), world.enter("Furio"), world.enter("Gina")
    player, other = at_table(world, table)
    refused = await player.press(player.with_verb("ready", table), "predict")
    assert "play in this match yourself" in answer_text(player, refused)

    page = private_answer(await elsa.press(elsa.with_verb("ready", table), "predict"))
    assert "Who wins" in elsa.read(page)
    await be_ready(world, table)
    before = [one.id for one in elsa.visible()]
    await elsa.press(page, "predict-side", 0)
    assert f"Your prediction: **{player.name}**" in elsa.read(page)
    assert "you get 1 point." in elsa.read(page)
    theirs = private_answer(await furio.press(furio.with_verb("hand", table), "predict"))
    await furio.press(theirs, "predict-side", 0)
    await furio.press(theirs, "predict-side", 1)
    assert f"Your prediction: **{other.name}**" in furio.read(theirs)
    assert [one.id for one in elsa.visible()] == before, "a prediction is no message"
    world.people[gina.id] = gina

    await play_out(world, table, tricks=1)
    await world.restarted()
    await world.rest()
    message = gina.with_verb("hand", table)
    assert "predict" not in {press.verb for one in gina.controls(message) if (press := one.press)}
    await furio.press(theirs, "predict-side", 0)
    assert "Predictions are closed" in furio.read(theirs)
    shares = f"Predictions: {player.name} **1** · {other.name} **1**"
    assert shares in furio.read(theirs), "who looks on sees what others chose as soon as it is closed"
    assert not any(shares in one.text for one in world.observer.seen[player.id])

    await play_out(world, table)
    await world.rest(10)
    assert world.table(table).stage is TableStage.FINISHED
    assert any(shares in one.text for one in world.observer.seen[player.id])
    state = world.table(table).state
    assert state is not None
    assert state.result is not None
    right, wrong = (elsa, furio) if state.result.winners == (0,) else (furio, elsa)
    said = [gina.read(one) for one in gina.visible()]
    said += [gina.read(one) for thread in world.channel.threads for one in thread.history(viewer=gina.actor)]
    assert sum(f"Predicted right: {right.name} **+1**" in one for one in said) == 1
    board = answer_text(gina, await gina.command("leaderboard", by="predictions"))
    assert f"**1.** {right.name}: **1 point** · 1 of 1 right" in board
    assert f"**2.** {wrong.name}: **0 points** · 0 of 1 right" in board
    about = await world.briscola.context.store.results.export(right.id)
    assert [one["points"] for one in about["predictions"]] == [1]


async def seen_by_players(folder: Path, *, predicting: bool) -> list[tuple[str, ...]]:
    """Each state of each message that the players of a match see until its first deal is over.

    Onlookers predict, or else ask for the rules as often.
    """
    folder.mkdir()
    world = await World.opened(folder, direct=True)
    try:
        table = await begun(world)
        onlookers = [world.enter(name) for name in ("Elsa", "Furio")]
        for side, onlooker in enumerate(onlookers):
            message = onlooker.with_verb("ready", table)
            answer = await onlooker.press(message, "predict" if predicting else "rules")
            if predicting:
                await onlooker.press(private_answer(answer), "predict-side", side)
            else:
                await onlooker.press(message, "rules")
            await world.rest(15)
        await be_ready(world, table)
        message = onlookers[0].with_verb("hand", table)
        answer = await onlookers[0].press(message, "predict" if predicting else "rules")
        if predicting:
            await onlookers[0].press(private_answer(answer), "predict-side", 1)
        else:
            await onlookers[0].press(message, "rules")
        await play_out(world, table, {one.id: "by button" for one in at_table(world, table)}, tricks=19)
        first = world.table(table).state
        assert first is not None
        assert first.number == 0
        assert bool(world.table(table).predictions) is predicting
        states: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        for player in at_table(world, table):
            for one in world.observer.seen[player.id]:
                shown = json.dumps([one.content, one.components, one.attachments], default=str)
                states[player.name, one.id].append(IDS.sub("…", shown))
        # Which of two messages in different channels is sent first is the event loop's affair.
        return sorted((name, *texts) for (name, _), texts in states.items())
    finally:
        await world.closed()


async def test_GA_1_predictions_change_no_byte_that_a_player_sees_before_the_deal_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.ui.publish.tournaments.tournaments.Events", partial(Events, draw=lambda number: b"7" * number)
    )
    seen = [
        await seen_by_players(tmp_path / str(predicting), predicting=predicting)
        for predicting in (False, True)
    ]
    assert sum(map(len, seen[0])) > 100
    assert seen[0] == seen[1]
