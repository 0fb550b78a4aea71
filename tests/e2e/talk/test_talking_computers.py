"""Computers in the talk of a table with people: the same dialogue, nothing stalls, a handful of words."""

import random

import pytest

from bot import computers
from bot.computers.levels.novice import Novice
from bot.rules.actions import Action, Ask, Play
from bot.rules.events import Asked, Ordered
from bot.rules.phases.conversation import truth
from bot.rules.view import SeatView, seat_view
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import voices
from testing.checks.leaks import leaks
from testing.players.partners import match_state, seen_counts, start_talk_match, who_read
from testing.players.player import Player
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

ENGLISH = voices()["en"]
MOST_SPOKEN = 12
"""Questions and orders in a deal, at most."""


async def questions_and_orders(world: World, table: str) -> list[Asked | Ordered]:
    """The questions and orders of a match."""
    history = await world.briscola.context.tables.history(table)
    return [event for _, event in history if isinstance(event, Asked | Ordered)]


async def play_and_answer(world: World, table: Table, people: list[Player], *, press: bool) -> int:
    """To the end of the match; who is asked presses the answer, or lets its time run out. How many were."""
    asked = 0
    while world.table(table.id).stage is Stage.PLAYING:
        state = match_state(world)
        due = state.talk.due
        if due is None:
            await one_card(world, table, people)
            continue
        asked += 1
        await world.rest()
        person = people[due.target]
        hand = await person.hand(table.id)
        assert f"{world.table().seats[due.seat].player.name}" in person.read(hand)
        if press:
            before = seen_counts(world)
            await person.press(hand, "answer")
            await world.rest()
            true = truth(state, due)
            if true is not None:
                said = f"{person.name} answers: “{ENGLISH(f'answer-{true}')}.”"
                assert who_read(world, before, said) >= {one.id for one in people}
        else:
            await world.rest(16)
        assert match_state(world).talk.due != due
    return asked


async def one_card(world: World, table: Table, people: list[Player]) -> None:
    """The next card: of a person, or of a computer that needs a moment."""
    state = match_state(world)
    assert state.turn is not None
    if world.table(table.id).seats[state.turn].person is None:
        await world.rest(0.1)
        return
    plays = [action.card for action in seat_view(state, state.turn).legal if isinstance(action, Play)]
    await people[state.turn].command("briscola play", card=str(plays[0]))


class Inquisitive(Novice):
    """Asks whenever it may."""

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        return self.remark(view, rng) or super().choose(view, rng)

    def remark(self, view: SeatView, _rng: random.Random) -> Action | None:
        asks = [action for action in view.legal if isinstance(action, Ask)]
        return asks[len(view.tricks) % len(asks)] if asks else None


@pytest.mark.parametrize("press", [True, False])
async def test_R_63_a_computer_s_question_waits_for_the_person_and_then_for_nobody(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch, *, press: bool
) -> None:
    monkeypatch.setitem(computers.LEVELS, computers.USUAL, Inquisitive)
    world.reseed("lead")  # cards with which the first match is enough
    anna, asked = world.enter("Anna"), 0
    while not asked:  # some matches end before Anna's partner has led once
        table = await start_talk_match(world, [anna], players=4, talk="conversation", talk_from_trick=1)
        asked = await play_and_answer(world, table, [anna], press=press)
        assert world.table(table.id).stage is Stage.FINISHED
        await anna.command("briscola end", table=table.id)
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_person_and_three_computers_talk_through_a_match(
    world: World, stub_pictures: StubPictures
) -> None:
    anna = world.enter("Anna")
    table = await start_talk_match(world, [anna], players=4, talk="conversation")
    await play_and_answer(world, table, [anna], press=True)
    assert world.table(table.id).stage is Stage.FINISHED
    assert len(await questions_and_orders(world, table.id)) <= MOST_SPOKEN * (match_state(world).number + 1)
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_person_and_five_computers_play_schembil_to_the_end(
    world: World, stub_pictures: StubPictures
) -> None:
    anna = world.enter("Anna")
    table = await start_talk_match(world, [anna], variant="schembil")
    assert match_state(world).rais == (0, 1)
    await play_and_answer(world, table, [anna], press=True)
    assert world.table(table.id).stage is Stage.FINISHED
    said = await questions_and_orders(world, table.id)
    assert {one.seat for one in said} <= {1}  # the captain of the other team; nobody speaks for Anna
    assert len(said) <= MOST_SPOKEN * (match_state(world).number + 1)
    assert leaks(world, stub_pictures.scenes) == []


async def test_R_66_a_computer_is_captain_and_asks_the_people_of_its_team(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(computers.LEVELS, computers.USUAL, Inquisitive)
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla")]
    table = await start_talk_match(world, people, variant="schembil", talk_from_trick=1)
    elena = world.table().seats[4].player.name
    for player, captain in zip(people, (elena, "Bruno", elena), strict=True):
        await player.command("rais vote", player=captain)
    await world.rest()
    assert match_state(world).rais == (4, 1)
    assert await play_and_answer(world, table, people, press=True) > 0
    assert world.table(table.id).stage is Stage.FINISHED
    assert {one.seat for one in await questions_and_orders(world, table.id)} == {4}
    assert leaks(world, stub_pictures.scenes) == []
