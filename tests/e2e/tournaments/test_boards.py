"""Team matches and tournaments of pairs in which all tables play the same cards (D-10 to D-12, DA-5)."""

import re
from functools import partial
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.record.verify import verify
from bot.rules.view import Sighting
from bot.tables.archive.records import record_of
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import Substitute
from bot.tournaments.decisions import boards, entering, rounds
from bot.tournaments.model.event import Stage
from bot.tournaments.model.steps import How, Outcome
from testing.checks.sealed_boards import BOARDS, EQUAL_DEALS, begin_team_match, seen_with_key
from testing.players.player import Player, answer_text, play_out, press_late, private_answer
from testing.players.tournaments import be_ready, event, open_event, table_of
from testing.worlds.world import World


async def test_D_10_DA_5_two_teams_of_one_program_score_nothing(world: World) -> None:
    anna = world.enter("Anna")
    found = await open_event(anna, format="team_match", rated=False, **EQUAL_DEALS)
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
    shown = answer_text(anna, await anna.command("tournament standings"))
    assert re.findall(r"^(\d)\\?\. ", shown, re.MULTILINE) == ["1", "1"], shown


async def test_D_12_others_see_the_same_of_sealed_boards_whatever_the_packs(tmp_path: Path) -> None:
    seen = [await seen_with_key(tmp_path, number) for number in (1, 2)]
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


async def check_sealed(world: World, anna: Player, found: str) -> None:
    """The tournament says who plays where and who is done, but not who has won at a table."""
    told = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    await world.rest(11)
    for one in (told, anna.read(anna.with_verb("my-match", found))):
        assert re.search("`1` (Anna – Carla|Carla – Anna) · played\n", one)
        assert re.search("`2` (Bruno – Dario|Dario – Bruno)$", one, re.MULTILINE)
        assert "won" not in one
        assert "Round 1" not in one
    host = private_answer(await anna.press(anna.with_verb("event-host", found), "event-host"))
    assert not any("event-result" in one.custom_id for one in anna.controls(host)), "no result is changed"


def check_messages_of_the_end(world: World, onlooker: Player) -> None:
    """Everything is shown, with names. Nobody has won at one of the tables."""
    places = [world.channel, *world.channel.threads]
    said = [onlooker.read(one) for place in places for one in place.history(viewer=onlooker.actor)]
    assert any("🏆 Coppa · table 1" in one for one in said)
    assert not any("wins the match" in one or "round 1" in one for one in said)
    heading = (
        "Card points at table 1, (Anna : Carla|Carla : Anna) · at table 2, (Bruno : Dario|Dario : Bruno)"
    )
    assert any(re.search(heading, one) for one in said)
    assert any("Deal 4" in one for one in said)
    assert any("The match has 4 deals" in one for one in said)
    assert not any("Somebody" in one for one in said)


async def test_D_10_D_12_a_team_match_is_shown_when_both_tables_are_done(world: World) -> None:
    found, people = await begin_team_match(world)
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
        seen = await tables.sightings(first, 0)
    assert not any(isinstance(one.what, Sighting) for one in seen)
    assert "All deals are played" in elsa.read(elsa.with_verb("hand", first))
    assert await shows_no_result(elsa, page), "who has won is sealed"
    await check_sealed(world, anna, found)
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
    check_messages_of_the_end(world, elsa)
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


async def test_D_12_the_players_of_sealed_boards_get_each_deal_by_direct_message(world: World) -> None:
    found, people = await begin_team_match(world)
    state = await event(world, found)
    first = table_of(state, state.rounds[0].pairings[0])
    seated = [one for one in people if one.id in world.table(first).people]
    for deal in range(2):
        for player in seated:
            (hand,) = player.direct()
            assert player.controls(hand)
            assert ("Score: " in player.read(hand)) == (deal > 0)
        await play_out(world, first, tricks=20)
        await world.rest(60)


async def test_D_10_rules_say_what_a_team_match_plays(world: World) -> None:
    found, (anna, *_) = await begin_team_match(world)
    state = await event(world, found)
    table = table_of(state, state.rounds[0].pairings[0])
    at_event = await anna.press(anna.with_verb("event-rules", found), "event-rules")
    at_table = await anna.command("briscola rules", table=table)
    for answer in (at_event, at_table):
        text = answer_text(anna, answer)
        assert "4 deals are played at each of the two tables" in text
        assert "First to win" not in text


async def test_D_12_nobody_takes_a_seat_at_a_table_of_an_event(world: World) -> None:
    """Who has played the boards elsewhere knows the cards: a seat that is left stays a computer's."""
    found, people = await begin_team_match(world)
    state = await event(world, found)
    table = table_of(state, state.rounds[0].pairings[0])
    seated = next(one for one in people if one.id in world.table(table).people)
    elsewhere = next(one for one in people if one.id not in world.table(table).people)
    left = await seated.command("briscola leave", table=table)
    assert "You have left" in answer_text(seated, left)
    joined = await elsewhere.command("briscola join", table=table)
    assert "has begun" in answer_text(elsewhere, joined)
    tables, person = world.briscola.context.tables, Person(elsewhere.id, elsewhere.name)
    with pytest.raises(Refused, match=TableReason.AT_EVENT):
        await tables.act(table, person, Substitute(None))
    assert elsewhere.id not in world.table(table).people


async def test_D_11_pairs_are_compared_in_percent(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gina")]
    anna = people[0]
    found = await open_event(anna, rounds=1, **EQUAL_DEALS)
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
    assert "100%" in anna.read(anna.visible()[-1])


async def test_T_2_nobody_is_asked_for_partners_where_there_is_no_room(world: World) -> None:
    anna, elsa = world.enter("Anna"), world.enter("Elsa")
    found = await open_event(anna, format="team_match", rated=False, **EQUAL_DEALS)
    asked = await elsa.press(elsa.with_verb("enter", found), "enter")
    assert "Choose who plays with you" in answer_text(elsa, asked)
    for number in range(2):
        with world.as_bot():
            add = partial(entering.add_computers, level="novice", nonce=f"c{number}")
            await world.briscola.context.tournaments.events.act(found, add)
    refused = await elsa.press(elsa.with_verb("enter", found), "enter")
    assert "The tournament is full" in answer_text(elsa, refused)


async def test_D_10_a_team_of_four_sees_who_plays_with_whom_before_it_begins(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna = people[0]
    found = await open_event(anna, format="team_match", players=4, rated=False, **EQUAL_DEALS)
    asked = await anna.press(anna.with_verb("enter", found), "enter")
    assert "shows who plays together" in answer_text(anna, asked)
    assert "once both teams have entered" in anna.read(anna.with_verb("enter", found))
    bruno, carla, dario = (one.actor.user for one in people[1:])
    await anna.command("tournament enter", partner=carla, third=bruno, fourth=dario)
    await world.rest(11)
    assert "- Anna + Carla, Bruno + Dario" in anna.read(anna.with_verb("enter", found))
