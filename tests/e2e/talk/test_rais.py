"""R-66, R-67: the election of the rais, their word, their look; whole matches of Schembil."""

from collections import Counter

import pytest

from bot.record.verify import verify
from bot.rules.actions import Look
from bot.rules.view import seat_view
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import voices
from testing.checks.leaks import leaks
from testing.players.partners import (
    actions_in,
    download_record,
    enter_six,
    match_state,
    seen_counts,
    snapshots_since,
    start_talk_match,
    who_read,
)
from testing.players.player import Player, answer_text, play_out
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

ENGLISH = voices()["en"]
CAPTAINS = (2, 5)


async def start_elected_schembil(world: World, people: list[Player], *, by: str = "command") -> Table:
    """A Schembil whose captains are Carla and Fabio."""
    table = await start_talk_match(world, people, variant="schembil")
    for seat, player in enumerate(people):
        if world.table().election is None:
            break  # V-12: no vote that is missing could change the result
        target = CAPTAINS[seat % 2]
        if by == "command":
            await player.command("rais vote", player=people[target].name)
        else:
            await player.press(player.with_verb("vote", table.id), "vote", target)
    await world.rest()
    return world.table()


@pytest.mark.parametrize("by", ["command", "button"])
async def test_each_team_elects_its_rais(world: World, by: str) -> None:
    people = enter_six(world)
    await start_elected_schembil(world, people, by=by)
    assert match_state(world).rais == CAPTAINS
    shown = people[0].read(people[0].with_verb("more"))
    assert "Rais of the two teams: Carla and Fabio." in shown


async def test_a_tie_goes_to_the_first_seat_and_computers_vote_for_it(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dino")]
    anna, bruno, carla, dino = people
    await start_talk_match(world, people, variant="schembil")
    ballot = world.table().election
    assert ballot is not None
    assert ballot.votes == ((4, 0), (5, 1))
    await anna.command("rais vote", player="Bruno")
    assert world.table().election == ballot
    await carla.command("rais vote", player="Carla")
    await dino.press(dino.with_verb("vote"), "vote", 3)
    assert world.table().election is not None
    await anna.command("rais vote", player="4")
    await bruno.press(bruno.with_verb("vote"), "vote", 5)
    assert match_state(world).rais == (0, 1)


async def test_the_votes_are_counted_when_the_time_is_up(world: World) -> None:
    people = enter_six(world)
    await start_talk_match(world, people, variant="schembil")
    await people[0].command("rais vote", player="Elena")
    await world.rest(61)
    assert match_state(world).rais == (4, 1)


async def test_an_election_survives_a_restart_and_whoever_leaves_has_no_vote(world: World) -> None:
    people = enter_six(world)
    await start_talk_match(world, people, variant="schembil")
    for player in people[:4]:
        await player.command("rais vote", player=player.name)
    await world.restarted()
    assert world.table().election is not None
    await people[4].command("briscola leave")
    assert world.table().election is not None
    await people[5].press(people[5].with_verb("vote"), "vote", 3)
    assert match_state(world).rais == (0, 3)


async def test_who_may_not_vote_is_told_why(world: World) -> None:
    people, gina = enter_six(world), world.enter("Gina")
    table = await start_talk_match(world, people, variant="schembil")
    before = world.table()
    assert answer_text(gina, await gina.command("rais vote", player="Anna", table=table.id))
    told = answer_text(people[0], await people[0].command("rais vote", player="Bruno"))
    assert told == ENGLISH("refusal-vote-own-team")
    assert world.table() == before
    await elect_by_time(world)
    told = answer_text(people[0], await people[0].command("rais vote", player="Anna"))
    assert told == ENGLISH("refusal-no-election")


async def elect_by_time(world: World) -> None:
    await world.rest(61)
    assert world.table().election is None


async def test_only_the_rais_speaks_at_any_time_before_the_partner_has_played(world: World) -> None:
    people = enter_six(world)
    table = await start_elected_schembil(world, people)
    assert "talk starts with trick 2" in answer_text(
        people[2], await people[2].command("rais ask", question="lisci", partner="Anna")
    )
    await play_out(world, table.id, tricks=1)
    before = world.table()
    for seat in (0, 1, 3, 4):
        rais = people[CAPTAINS[seat % 2]].name
        mate = people[(seat + 2) % 6].name
        for name, options in (
            ("rais ask", {"question": "lisci"}),
            ("rais order", {"what": "liscio"}),
            ("rais look", {}),
        ):
            told = answer_text(people[seat], await people[seat].command(name, partner=mate, **options))
            assert f"Only your rais, {rais}" in told
    told = answer_text(people[2], await people[2].command("rais ask", question="lisci", partner="Bruno"))
    assert "You can only ask a partner: Elena or Anna." in told
    assert world.table() == before
    # Both captains may speak, whoever is to play.
    read = seen_counts(world)
    for captain, partner in ((2, 4), (5, 1)):
        await people[captain].command("rais ask", question="lisci", partner=people[partner].name)
        await world.rest(16)
        await people[captain].command("rais order", what="liscio", partner=people[partner].name)
    await world.rest()
    for words in ("Carla asks Elena", "Fabio asks Bruno", "Elena answers", "Carla says to Elena"):
        assert who_read(world, read, words) == {player.id for player in people}, words
    assert people[0].read(people[0].with_verb("more")).count("Carla says to Elena") == 1
    after = world.table()
    assert "You have asked your question" in answer_text(
        people[2], await people[2].command("rais ask", question="lisci", partner="Anna")
    )
    assert world.table() == after


async def test_an_order_to_who_has_played_is_refused(world: World) -> None:
    people = enter_six(world)
    table = await start_elected_schembil(world, people)
    await play_out(world, table.id, tricks=1)
    state = match_state(world)
    turn = state.turn
    assert turn is not None
    await people[turn].command("briscola play", card=str(state.hands[turn][0]))
    rais = CAPTAINS[turn % 2]
    if turn == rais:  # then the next one of the other team
        turn = (turn + 1) % 6
        state = match_state(world)
        await people[turn].command("briscola play", card=str(state.hands[turn][0]))
        rais = CAPTAINS[turn % 2]
    before = world.table()
    told = answer_text(
        people[rais], await people[rais].command("rais order", what="liscio", partner=people[turn].name)
    )
    assert "already played" in told
    assert world.table() == before


async def test_the_look_is_private_and_once_and_only_when_the_stock_is_gone(
    world: World, stub_pictures: StubPictures
) -> None:
    people = enter_six(world)
    table = await start_elected_schembil(world, people)
    await play_out(world, table.id, tricks=1)
    assert "once the stock is gone" in answer_text(people[2], await people[2].command("rais look"))
    await play_out(world, table.id, tricks=3)
    assert not match_state(world).stock
    # At the right of Carla sits, of her team, Elena: offered first.
    offered = [action.target for action in seat_view(match_state(world), 2).legal if isinstance(action, Look)]
    assert set(offered) == {0, 4}
    hand = await people[2].hand(table.id)
    looks = [c.press.slot for c in people[2].controls(hand) if c.press and c.press.verb == "look"]
    assert looks == [4, 0]
    read = seen_counts(world)
    await people[2].press(hand, "look", 4)
    await world.rest()
    assert who_read(world, read, "Carla looks at Elena's hand") == {player.id for player in people}
    assert who_read(world, read, "In Elena's hand you see") == {people[2].id}
    cards = match_state(world).hands[4]
    shown = "".join(snapshot.text for snapshot in snapshots_since(world, read, people[2].id))
    view = seat_view(match_state(world), 2)
    assert {card for seat, card in view.known_cards if seat == 4} == set(cards)
    assert "In Elena's hand you see" in shown
    before = world.table()
    assert "look once in a deal" in answer_text(
        people[2], await people[2].command("rais look", partner="Anna")
    )
    assert world.table() == before
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize("way", ["by command", "by button"])
async def test_talk_through_a_whole_match_of_schembil(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    people = enter_six(world)
    table = await start_elected_schembil(world, people, by="command" if way == "by command" else "button")
    for tricks in range(1, 6):
        await play_out(world, table.id, "by command", tricks=tricks)
        await _talk(world, people, table.id, way)
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []
    document = await download_record(world, people[0])
    verdict = verify(document)
    assert verdict.flaw is None
    assert verdict.result == document["result"]
    assert document["rais"] == list(CAPTAINS)
    assert actions_in(document) >= Counter(ask=8, answer=8, order=8, look=2)


async def _talk(world: World, people: list[Player], table: str, way: str) -> None:
    """Each captain asks the partner at their right, who answers; then orders; in the end they look."""
    if world.table().stage is not Stage.PLAYING or match_state(world).number:
        return
    for rais in CAPTAINS:
        mate = (rais + 2) % 6
        if way == "by command":
            await people[rais].command("rais ask", question="head", partner=people[mate].name)
            await people[mate].command("partner answer", answer="yes")
            await people[rais].command("rais order", what="head", partner=people[mate].name)
        else:
            await people[rais].choose(await people[rais].hand(table), "ask", f"{mate}.head")
            await people[mate].press(await people[mate].hand(table), "answer", 0)
            await people[rais].choose(await people[rais].hand(table), "order", f"{mate}.head")
        assert match_state(world).talk.due is None
        assert any((one.seat, one.target) == (rais, mate) for one in match_state(world).talk.orders)
        looked = {one.seat for one in match_state(world).talk.looks}
        if not match_state(world).stock and rais not in looked:
            if way == "by command":
                await people[rais].command("rais look")
            else:
                await people[rais].press(await people[rais].hand(table), "look", mate)
            assert rais in {one.seat for one in match_state(world).talk.looks}
