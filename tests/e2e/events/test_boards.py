"""Team matches and tournaments of pairs in which all tables play the same cards (D-10 to D-12, DA-5)."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.events.decisions import boards, entering, rounds
from bot.events.events import Events
from bot.events.model.event import Stage
from bot.events.model.steps import How, Outcome
from bot.record.verify import verify
from bot.rules.view import Sighting
from bot.tables.archive.records import record_of
from bot.tables.model.people import Person
from bot.tables.model.table import Stage as TableStage
from testing.players.events import be_ready, event, open_event, table_of
from testing.players.player import Player, answer_text, play_out, press_late, private_answer
from testing.worlds.world import World

BOARDS = 4
EQUAL: dict[str, Any] = {"equal-deals": BOARDS}
IDS = re.compile(r"\d{15,}|<t:\d+|[A-Z2-7]{32}|[0-9a-f]{64}")
"""Ids, times, digests and commitments, which are other ones in each world."""
QUESTIONS = ("last", "score", "read", "table", "hand")
PAUSE = 15


async def test_D_10_DA_5_two_teams_of_one_program_score_nothing(world: World) -> None:
    anna = world.enter("Anna")
    found = await open_event(anna, format="team_match", rated=False, **EQUAL)
    act = world.briscola.context.tournaments.events.act
    for number in range(2):
        with world.as_bot():
            await act(found, partial(entering.add_computers, level="novice", nonce=f"c{number}"))
    await anna.command("tournament start")
    await world.rest(600)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    swings = boards.swings(state)
    assert [one.number for one in swings] == [1, 2, 3, 4]
    assert {one.points for one in swings} == {0}
    assert [place for _, place in state.places] == [1, 1]


async def begun(world: World) -> tuple[str, list[Player]]:
    """A team match of two against two whose first table has begun."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna = people[0]
    found = await open_event(anna, format="team_match", clock="off", **EQUAL)
    for first, second in (people[:2], people[2:]):
        await first.command("tournament enter", partner=second.actor.user)
        await second.press(second.with_verb("enter-accept", found), "enter-accept")
    await anna.command("tournament start")
    await world.rest()
    state = await event(world, found)
    await be_ready(world, table_of(state, state.rounds[0].pairings[0]))
    return found, people


async def seen_by_others(folder: Path, key: bytes, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All that others see of a table, and are answered, while its boards are played with this key.

    They are an onlooker and the players of the other table, who will hold the same cards.
    """
    folder.mkdir()
    monkeypatch.setattr(boards, "key_of", lambda seed, number: key)  # noqa: ARG005 - as it is called
    monkeypatch.setattr(
        "bot.ui.publish.events.tournaments.Events", partial(Events, draw=lambda number: b"7" * number)
    )
    world = await World.opened(folder, direct=True)
    try:
        elsa = world.enter("Elsa")
        found, people = await begun(world)
        state = await event(world, found)
        table = table_of(state, state.rounds[0].pairings[0])
        match = world.table(table).match
        for tricks in (1, 3, 20, None):
            await play_out(world, table, tricks=tricks)
            await world.rest(3)
            if tricks in {1, 20}:
                continue
            for question in QUESTIONS:
                options = {"what": "table"} if question == "read" else {}
                await elsa.command(f"briscola {question}", table=table, **options)
                await world.rest(PAUSE)
            for verb in ("last", "score", "more", "hand"):
                if world.table(table).stage is TableStage.PLAYING:
                    await elsa.press(elsa.with_verb("hand", table), verb)
                    await world.rest(PAUSE)
            for command in ("briscola-me match replay", "briscola verify"):
                await elsa.command(command, match=match)
                await world.rest(PAUSE)
        assert world.table(table).stage is TableStage.FINISHED
        assert world.table(table).sealed
        elsewhere = [one.id for one in people if one.id not in world.table(table).people]
        seen = [
            json.dumps([one.content, one.components, one.attachments], default=str, ensure_ascii=False)
            for person in (elsa.id, *elsewhere)
            for one in world.observer.seen[person]
        ]
        return {IDS.sub("…", text) for text in seen}
    finally:
        await world.closed()


async def test_D_12_others_see_the_same_of_sealed_boards_whatever_the_packs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = [
        await seen_by_others(tmp_path / str(number), bytes([number]) * 32, monkeypatch) for number in (1, 2)
    ]
    assert any("Deal 1 of 4 · 3 tricks" in one for one in seen[0])
    assert any("still play these cards" in one for one in seen[0])
    assert seen[0] == seen[1]


async def predicted(world: World, onlooker: Player, people: list[Player], table: str) -> ResponseMessage:
    """The page of an onlooker's prediction. Whoever holds these cards elsewhere may make none (G-1)."""
    elsewhere = next(one for one in people if one.id not in world.table(table).people)
    refused = await elsewhere.press(elsewhere.with_verb("hand", table), "predict")
    assert "only others may predict" in answer_text(elsewhere, refused)
    page = private_answer(await onlooker.press(onlooker.with_verb("hand", table), "predict"))
    await onlooker.press(page, "predict-side", 0)
    return page


async def shows_no_result(onlooker: Player, page: ResponseMessage) -> bool:
    """Whether the page of a prediction that is closed says nothing of the end of the match."""
    await onlooker.press(page, "predict-side", 0)
    text = onlooker.read(page)
    return "are closed" in text and not any(word in text for word in ("right", "Nobody", "do not count"))


async def test_D_10_D_12_a_team_match_is_shown_when_both_tables_are_done(world: World) -> None:
    found, people = await begun(world)
    anna = people[0]
    elsa = world.enter("Elsa")
    state = await event(world, found)
    first, second = (table_of(state, pairing) for pairing in state.rounds[0].pairings)
    assert {*world.table(first).people}.isdisjoint(world.table(second).people)
    page = await predicted(world, elsa, people, first)
    resigned = await press_late(world, anna, anna.with_verb("hand", first), f"b1:resign:{first}")
    assert "give these deals up" in answer_text(anna, resigned)
    await play_out(world, first)
    await world.rest(60)
    sealed = await elsa.command("briscola last", table=first)
    assert "still play these cards" in answer_text(elsa, sealed)
    tables = world.briscola.context.tables
    with world.as_bot():
        assert (await tables.look(first, elsa.id)).view is None
        seen = await tables.sightings(first, 0, None)
    assert not any(isinstance(one.what, Sighting) for one in seen)
    assert "All deals are played" in elsa.read(elsa.with_verb("hand", first))
    assert await shows_no_result(elsa, page), "who has won is sealed"
    assert await world.briscola.context.store.results.match(world.table(first).match) is None
    own = next(one for one in people if one.id in world.table(first).people)
    assert "Carla" in answer_text(own, await own.command("briscola score", table=first))

    await world.restarted()
    await world.rest()
    sealed = await elsa.command("briscola-me match replay", match=f"{first}-1")
    assert "still play these cards" in answer_text(elsa, sealed)
    await be_ready(world, second)
    await play_out(world, second)
    await world.rest(125)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    swings = boards.swings(state)
    assert len(swings) == BOARDS
    assert all(sum(one.board.here) == sum(one.board.there) == 120 for one in swings)
    places = [world.channel, *world.channel.threads]
    said = [elsa.read(one) for place in places for one in place.history(viewer=elsa.actor)]
    assert any("Deal 4" in one for one in said)
    assert any("The match has 4 deals" in one for one in said)
    assert not any("Somebody" in one for one in said)
    tables = world.briscola.context.tables
    records = [await record_of(tables, f"{table}-1") for table in (first, second)]
    decks = [[deal["deck"] for deal in record["deals"]] for record in records if record]
    assert decks[0] == decks[1]
    assert all(verify(record).flaw is None for record in records)
    assert await world.briscola.context.store.results.match(f"{first}-1") is not None
    proof = await elsa.command("briscola verify", match=f"{first}-1")
    assert "It holds" in answer_text(elsa, proof)
    replay = await elsa.command("briscola-me match replay", match=f"{second}-1")
    assert "deal 4" in answer_text(elsa, replay)


async def test_D_11_pairs_are_compared_in_percent(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gina")]
    anna = people[0]
    found = await open_event(anna, rounds=1, **EQUAL)
    act = world.briscola.context.tournaments.events.act
    for player in people:
        members = [Person(player.id, player.name)]
        with world.as_bot():
            await act(found, partial(entering.enter, members=members, nonce=player.name))
    await anna.command("tournament start")
    state = await event(world, found)
    assert [len(pairing.entries) for pairing in state.rounds[0].pairings] == [2, 2, 2]
    for pairing in state.rounds[0].pairings:
        points = tuple((60 + 10 * pairing.number, 60 - 10 * pairing.number) for _ in range(BOARDS))
        outcome = Outcome(How.PLAYED, (2, 0), (4, -4), (0, 0), (True, True), boards=points)
        decide = partial(rounds.decide, round_number=1, number=pairing.number, attempt=1, outcome=outcome)
        with world.as_bot():
            await act(found, decide)
    await world.rest(125)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    best = state.rounds[0].pairings[2]
    assert state.places[0][0] in {best.entries[0], state.rounds[0].pairings[0].entries[1]}
    assert "100 %" in anna.read(anna.visible()[-1])
