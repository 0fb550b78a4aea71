"""Matches of many deals, to their end through Discord: what a deal counts, who drops out, who has won."""

import pytest

from bot.render.scene import PlateAt
from bot.rules.actions import Conquista
from bot.rules.events import DealEnded, EndReason
from bot.rules.state import State
from bot.tables.model.table import Stage, Table
from testing.players.any_game import by_button, start_by_code
from testing.players.player import Player, answer_text
from testing.players.tables import stack_packs
from testing.players.wanted_results import has_score, is_drawn, play_to_result
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

CONQUISTA = {0: "As", 3: "3s", 6: "Ks", 9: "4s"}
"""The first of three to play may show ace, three and king of trumps."""
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")


async def start_match_of_people(world: World, players: int, code: str) -> Table:
    """A match in which every seat is a person's."""
    host, *guests = [world.enter(name) for name in NAMES[:players]]
    return await start_by_code(world, host, *guests, code=code)


def player_at(world: World, table: Table, seat: int) -> Player:
    """Who sits there."""
    person = table.seats[seat].person
    assert person is not None
    return world.people[person.id]


def running_state(world: World, table: Table) -> State:
    state = world.table(table.id).state
    assert state is not None
    return state


def public_text(world: World, *, latest: int = 1) -> str:
    """The latest messages in public, as everybody reads them."""
    reader = next(iter(world.people.values()))
    return "\n".join(reader.read(message) for message in world.messages()[-latest:])


def match_end(world: World, table: Table) -> tuple[tuple[int, ...], tuple[int, ...], EndReason]:
    """Who won the match, with what score, and why."""
    assert world.table(table.id).stage is Stage.FINISHED
    end = running_state(world, table).result
    assert end is not None
    return end.winners, end.score, end.reason


async def play_conquista(world: World, table: Table) -> None:
    """The leader shows ace, three and king of trumps, once the table is shown as it is."""
    await world.briscola.publisher.idle()
    leader = running_state(world, table).leader
    await by_button(player_at(world, table, leader), world.table(table.id), Conquista())


async def test_R_81_pennycook_counts_by_the_margin_and_twelve_win(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(
        monkeypatch, {0: "As", 2: "3s", 4: "Ks", 6: "2s"}
    )  # the dealer's right may show them in every deal
    code = "briscola 2 match=pennycook conquista=true dealer_rotation=fixed"
    table = await start_match_of_people(world, 2, code)
    winner = running_state(world, table).leader
    for _ in range(3):
        await play_conquista(world, table)
    assert running_state(world, table).score[winner] == 9
    name, other = (player_at(world, table, seat).name for seat in (winner, 1 - winner))
    await play_to_result(world, table.id, has_score(*((2, 0) if winner == 0 else (0, 2))))
    await world.briscola.publisher.idle()
    assert f"{name} 11" in public_text(world, latest=2)
    await play_to_result(world, table.id, has_score(*((1, 0) if winner == 0 else (0, 1))), in_public=True)
    score = (12, 0) if winner == 0 else (0, 12)
    assert match_end(world, table) == ((winner,), score, EndReason.PENNYCOOK)
    assert f"{name} wins the match!" in public_text(world)
    assert f"{other} 0" in public_text(world, latest=2)


async def test_R_82_two_tied_at_twelve_play_on_and_the_third_is_out(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    stacked = dict(CONQUISTA)
    stack_packs(monkeypatch, stacked)
    table = await start_match_of_people(world, 3, "briscola 3 match=threehand conquista=true")
    first = running_state(world, table).leader
    third = (first + 2) % 3
    both = has_score(*(0 if seat == third else 1 for seat in range(3)))
    for leader in 3 * [first, (first + 1) % 3, third]:  # 3, 3, and one each: four times three is twelve
        assert running_state(world, table).leader == leader
        stacked.clear()
        stacked.update(CONQUISTA if leader != (first + 1) % 3 else {})  # the next deal is the third's
        await (play_to_result(world, table.id, both) if leader == third else play_conquista(world, table))
    await world.briscola.publisher.idle()
    assert running_state(world, table).score == tuple(0 if seat == third else 12 for seat in range(3))

    leader = running_state(world, table).leader
    out, leads = player_at(world, table, third), player_at(world, table, leader)
    page = leads.read(leads.with_verb("more", table.id))
    assert f"{out.name} drops out" in page
    assert f"{out.name}: out of the match" in page
    assert f"<@{leads.id}> is to play" in page
    (picture,) = leads.with_verb("more", table.id).attachments
    assert "34 cards are left to draw" in (picture.description or ""), "V-6: it stands with the picture"
    painted = world.backend.cdn.get(picture.url)
    assert painted is not None
    plates = [one for one in stub_pictures.scenes[painted].elements if isinstance(one, PlateAt)]
    assert {one.seat.name for one in plates} == {
        player_at(world, table, seat).name for seat in range(3) if seat != third
    }
    hand = await out.hand(table.id)
    assert "you dropped out of this match" in out.read(hand)
    assert "not your turn" not in out.read(hand)
    assert out.controls(hand) == []
    assert "you dropped out of this match" in out.read(out.direct()[-1])
    refusal = answer_text(out, await out.command("briscola play", card="Ad"))
    assert "out of this match" in refusal

    await play_to_result(world, table.id, is_drawn)
    await world.briscola.publisher.idle()
    assert "60 all: the deal is drawn." in public_text(world, latest=2)
    assert running_state(world, table).dealer == leader

    ended = await play_to_result(world, table.id, lambda ended: ended.winner is not None, in_public=True)
    assert ended.winner is not None
    score = tuple(0 if seat == third else 12 + ended.score[seat] for seat in range(3))
    assert match_end(world, table) == ((ended.winner,), score, EndReason.THREEHAND)
    assert f"{player_at(world, table, ended.winner).name} wins the match!" in public_text(world)


async def test_chiamata_goes_on_until_somebody_alone_has_the_target(world: World) -> None:
    table = await start_match_of_people(world, 5, "chiamata 5 match=chiamata target=5")
    for _ in range(2):
        await play_to_result(world, table.id, lambda ended: ended.score[0] == 2 == max(ended.score))
    before = running_state(world, table).score
    assert before[0] == 4

    def alone(ended: DealEnded) -> bool:
        first, *others = map(sum, zip(before, ended.score, strict=True))
        return ended.score[0] in {1, 2} and first > max(others)

    ended = await play_to_result(world, table.id, alone, in_public=True)
    winners, score, reason = match_end(world, table)
    assert (winners, score[0], sum(score), reason) == ((0,), 4 + ended.score[0], 0, EndReason.CHIAMATA)
    assert f"{player_at(world, table, 0).name} wins the match!" in public_text(world)


async def test_R_71_a_drawn_deal_is_carried_to_the_next(world: World) -> None:
    table = await start_match_of_people(world, 2, "briscola 2 target=2 tie=carry")
    await play_to_result(world, table.id, is_drawn)
    await world.briscola.publisher.idle()
    host = world.people[table.host.id]
    assert "The next deal won counts 2." in host.read(host.with_verb("more", table.id))
    won = await play_to_result(world, table.id, has_score(2, 0), in_public=True)
    assert match_end(world, table) == ((0,), won.score, EndReason.FIRST_TO)


async def test_R_71_a_drawn_deal_is_played_again_by_the_same_dealer(world: World) -> None:
    table = await start_match_of_people(world, 2, "briscola 2 target=1 tie=replay_same_dealer")
    dealer = running_state(world, table).dealer
    await play_to_result(world, table.id, is_drawn, in_public=True)
    assert "60 all: the deal is drawn." in public_text(world, latest=2)
    again = running_state(world, table)
    assert (again.number, again.dealer, again.score) == (1, dealer, (0, 0))


async def test_R_71_the_last_trick_wins_a_drawn_deal(world: World) -> None:
    table = await start_match_of_people(world, 2, "briscola 2 target=1 tie=last_trick_wins")
    ended = await play_to_result(world, table.id, is_drawn, in_public=True)
    taker = running_state(world, table).tricks[-1].taker
    assert (ended.points, ended.winner) == ((60, 60), taker)
    assert match_end(world, table)[0] == (taker,)
    assert f"{player_at(world, table, taker).name} wins the match!" in public_text(world)
