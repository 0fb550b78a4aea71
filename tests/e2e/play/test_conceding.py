"""V-14, fine print 42: who has lost a deal for everybody to see may concede it; partners agree or play on."""

from collections.abc import Callable, Sequence

import pytest

from bot.render.scene import Sign, SignAt
from bot.rules import decide
from bot.rules.actions import Concede
from bot.rules.deductions.early_win import early_winners
from bot.rules.errors import IllegalAction, Reason
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from bot.tables.decisions.deadlines import CONCESSION
from bot.tables.model.errors import TableReason
from bot.tables.model.table import Stage, Table
from bot.tables.view import table_view
from bot.text.catalogue import voices
from bot.text.refusals import refusal
from testing.builders.conceding import may_concede, one_sided_card
from testing.checks.leaks import all_text, leaks
from testing.checks.refusals import refusal_text
from testing.players.any_game import play_match, start_by_code
from testing.players.partners import actions_in, download_record, enter_four, match_state, start_talk_match
from testing.players.player import ALL_SHOWN, Player, answer_text, press_late, private_answer
from testing.worlds.observer import Snapshot
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

DECIDED = voices()["en"]("deal-decided")
QUESTION = "wants to concede this deal"


async def play_until_person_lost(world: World, table: Table, *, cards: int = 2) -> tuple[Player, State]:
    """Play on until a person whose turn it is has lost the deal and holds so many cards; that person."""

    def found(state: State) -> bool:
        assert state.turn is not None
        return may_concede(state) and len(state.hands[state.turn]) >= cards

    await play_until(world, table, found)
    state = match_state(world)
    return player_at(world, state.turn), state


async def play_until(world: World, table: Table, found: Callable[[State], bool]) -> None:
    """One side plays to win and the other to lose, so that the deal is decided early."""
    while (now := world.table(table.id)).stage is Stage.PLAYING:
        state = match_state(world)
        person = None if now.turn is None else now.seats[now.turn].person
        if person is None:
            await world.rest(0.1)
        elif found(state):
            await world.rest()
            return
        else:
            await world.people[person.id].unseen(now, one_sided_card(state))
            assert world.table(table.id).decision > now.decision
    raise AssertionError("the match is over")


def player_at(world: World, seat: int | None) -> Player:
    assert seat is not None
    person = world.table().seats[seat].person
    assert person is not None
    return world.people[person.id]


async def by_button(player: Player, table: Table) -> None:
    """*More…*, *Concede the deal…*, and that it is meant."""
    more = await player.more(table.id)
    asked = private_answer(await player.press(more, "concede"))
    await player.press(asked, "concede-sure")


async def by_command(player: Player, table: Table) -> None:
    """The command asks first, too."""
    before = player.world.table(table.id).decision
    asked = private_answer(await player.command("briscola-move concede"))
    assert player.world.table(table.id).decision == before, "asked first"
    await player.press(asked, "concede-sure")


async def concede_surely(player: Player, _: Table) -> None:
    await player.command("briscola-move concede", sure=True)


WAYS = {"by button": by_button, "by command": by_command, "by command at once": concede_surely}


async def by_answer(player: Player, table: Table, verb: str) -> None:
    """Press a button of the question in one's hand."""
    await player.press(await player.hand(table.id), verb)


async def answer_by_command(player: Player, _: Table, verb: str) -> None:
    given = {"concede-sure": "agree", "play-on": "refuse"}[verb]
    await player.command("briscola-move concede", answer=given)


ANSWERS = {"by button": by_answer, "by command": answer_by_command}


def public_text(world: World, reader: Player) -> str:
    return "\n".join(reader.read(message) for message in world.messages())


async def start_match_of_partners(world: World, people: Sequence[Player]) -> Table:
    return await start_talk_match(world, people, players=4)


@pytest.mark.parametrize("way", WAYS)
async def test_V_14_of_two_players_the_loser_concedes_and_the_winner_gets_what_is_left(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    world.reseed("early")  # cards with which the deal is decided early
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    loser, before = await play_until_person_lost(world, table)
    seat = before.turn
    assert seat is not None
    await WAYS[way](loser, table)
    await world.rest(ALL_SHOWN)
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.winners == (1 - seat,)
    document = await download_record(world, anna)
    assert document["version"] == 2
    assert actions_in(document)["concede"] == 1
    deal = document["deals"][-1]
    assert deal["points"][seat] == before.piles[seat], "completed tricks count"
    assert deal["points"][1 - seat] == 120 - before.piles[seat]
    shown = public_text(world, bruno)
    assert f"{loser.name} concedes" in shown.replace("*", "")
    assert str(120 - before.piles[seat]) in shown
    verdict = await anna.command("briscola verify", match=over.match)
    assert "⚠" not in answer_text(anna, verdict)
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize("way", ANSWERS)
async def test_V_14_a_partner_refuses_and_accepts_in_a_later_trick(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    world.reseed("partners")  # cards with which there is something left to concede
    people = enter_four(world)
    table = await start_match_of_partners(world, people)
    loser, before = await play_until_person_lost(world, table)
    seat = before.turn
    assert seat is not None
    mate = player_at(world, (seat + 2) % 4)
    others = [one for one in people if one not in {loser, mate}]
    await by_button(loser, table)
    await world.rest()
    asked = world.table()
    assert match_state(world).next_seat == (seat + 2) % 4
    assert QUESTION in public_text(world, others[0]), "the question is public"
    for one in others:
        await by_refusal(one, Reason.CONCESSION_DUE, asked=(seat + 2) % 4)
    played = await loser.command("briscola play", card=str(before.hands[seat][0]))
    assert mate.name in answer_text(loser, played)
    assert world.table().decision == asked.decision
    await ANSWERS[way](mate, table, "play-on")
    await world.rest()
    kept = match_state(world)
    assert (kept.next_seat, kept.number, kept.hands) == (seat, before.number, before.hands)
    assert Concede() not in decide.legal(kept, seat), "not again in this trick"
    await by_refusal(loser, Reason.CONCESSION_REFUSED)
    again, later = await play_until_person_lost(world, table, cards=1)
    assert len(later.tricks) > len(before.tricks)
    assert again in {loser, mate}
    await by_button(again, table)
    other = mate if again is loser else loser
    await ANSWERS[way](other, table, "concede-sure")
    await world.rest(ALL_SHOWN)
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.winners == (1 - seat % 2,)
    document = await download_record(world, people[0])
    assert actions_in(document)["concede"] == 4
    assert "concede" in public_text(world, others[0])
    assert leaks(world, stub_pictures.scenes) == []


async def by_refusal(player: Player, reason: Reason, **seats: int) -> None:
    """Somebody is told why they cannot concede, and nothing changes."""
    before = player.world.table()
    said = answer_text(player, await player.command("briscola-move concede", sure=True))
    assert said == refusal_sentence(player, reason, **seats)
    assert player.world.table().decision == before.decision


def refusal_sentence(player: Player, reason: Reason, **seats: int) -> str:
    """What the rules say to a person; ``seats``: whom the sentence names."""
    return refusal(
        voices()["en"], IllegalAction(reason, **seats), table_view(player.world.table(), player.id)
    )


async def test_V_14_a_computer_agrees_with_its_partner_when_the_deal_is_lost(
    world: World, stub_pictures: StubPictures
) -> None:
    table = await start_by_code(world, world.enter("Anna"), code="briscola 4 target=7")
    loser, before = await play_until_person_lost(world, table, cards=1)
    seat = before.turn
    assert seat is not None
    assert world.table().seats[(seat + 2) % 4].person is None
    await by_button(loser, table)
    await world.rest()
    after = match_state(world)
    assert after.number == before.number + 1
    assert after.score[1 - seat % 2] == before.score[1 - seat % 2] + 1
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize("verb", ["concede-sure", "play-on"])
async def test_V_14_a_partner_answers_after_a_restart(world: World, verb: str) -> None:
    world.reseed("partners")  # cards with which there is something left to concede
    people = enter_four(world)
    table = await start_match_of_partners(world, people)
    loser, before = await play_until_person_lost(world, table)
    seat = before.turn
    assert seat is not None
    mate = player_at(world, (seat + 2) % 4)
    await by_button(loser, table)
    await world.rest()
    await world.restarted()
    await world.rest()
    assert match_state(world).next_seat == (seat + 2) % 4
    assert QUESTION in public_text(world, people[0])
    await by_answer(mate, table, verb)
    await world.rest()
    after = world.table()
    if verb == "concede-sure":
        assert after.stage is Stage.FINISHED
    else:
        assert match_state(world).next_seat == seat
        assert match_state(world).hands == before.hands


async def test_V_14_silence_is_no_consent(world: World) -> None:
    people = enter_four(world)
    table = await start_match_of_partners(world, people)
    loser, before = await play_until_person_lost(world, table)
    await by_button(loser, table)
    await world.rest()
    assert match_state(world).next_seat != before.turn
    await world.rest(CONCESSION / 1000 + 1)
    assert match_state(world).next_seat == before.turn
    assert match_state(world).number == before.number
    assert world.table().stage is Stage.PLAYING


async def test_V_14_an_old_question_and_an_old_button_do_nothing(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    loser, before = await play_until_person_lost(world, table)
    assert before.turn is not None
    more = await loser.more(table.id)
    asked = private_answer(await loser.press(more, "concede"))
    sure = loser.find(asked, "concede-sure").custom_id
    button = loser.find(more, "concede").custom_id
    await loser.press(asked, "never-mind")
    assert match_state(world) == before
    await play_until(world, table, lambda state: state.turn != before.turn)
    await world.rest()
    now = world.table()
    await press_late(world, loser, asked, sure)
    assert refusal_text(TableReason.STALE) in loser.read(asked)
    assert world.table().decision == now.decision
    assert now.turn == 1 - before.turn
    told = private_answer(await press_late(world, loser, more, button))
    assert refusal_sentence(loser, Reason.NOT_YOUR_TURN, turn=now.turn) in loser.read(told)
    assert world.table().decision == now.decision


async def test_V_14_an_open_deal_is_not_conceded_and_nobody_is_offered_it(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    first, second = (player_at(world, seat) for seat in (table.turn, 1 - (table.turn or 0)))
    await by_refusal(first, Reason.NOT_DECIDED)
    await by_refusal(second, Reason.NOT_YOUR_TURN, turn=table.turn or 0)
    for one in (first, second):
        more = await one.more(table.id)
        assert all(control.press is None or control.press.verb != "concede" for control in one.controls(more))
    loser, state = await play_until_person_lost(world, table)
    assert early_winners(seat_view(state, None)) == (1 - (state.turn or 0),)
    (winner,) = (one for one in (anna, bruno) if one is not loser)
    await by_refusal(winner, Reason.NOT_YOUR_TURN, turn=state.turn or 0)
    more = await winner.more(table.id)
    assert all(control.press is None or control.press.verb != "concede" for control in winner.controls(more))


async def test_V_14_on_a_board_every_deal_is_played_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fine print 41: other tables play the same packs, so nobody may cut a deal short."""
    start = decide.start
    monkeypatch.setattr(decide, "start", lambda *rules, **_: start(*rules, board=True))
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    assert match_state(world).board

    def is_lost(state: State) -> bool:
        return may_concede(state._replace(board=False)) and len(state.hands[state.turn or 0]) > 1

    await play_until(world, table, is_lost)
    loser = player_at(world, match_state(world).turn)
    await by_refusal(loser, Reason.NOT_IN_THIS_GAME)
    more = await loser.more(table.id)
    assert all(control.press is None or control.press.verb != "concede" for control in loser.controls(more))
    before = world.table().decision
    await loser.command("briscola-move concede", sure=True)
    assert world.table().decision == before
    await play_match(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_V_14_the_winners_of_a_deal_cannot_concede_it(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")

    def won(state: State) -> bool:
        winners = early_winners(seat_view(state, None))
        return winners is not None and state.turn in winners

    await play_until(world, table, won)
    assert won(match_state(world))
    await by_refusal(player_at(world, match_state(world).turn), Reason.NOT_LOST)


@pytest.mark.parametrize(
    "code",
    [
        "a31 2 target=1",
        "briscola 2 match=race target=121",
        "briscola 2 target=1 points_shown=own",
        "briscola 2 target=1 points_shown=hidden",
        "briscola 3 target=1",
    ],
)
async def test_V_14_some_games_are_never_conceded(world: World, code: str) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla")]
    table = await start_by_code(world, *people[: int(code.split()[1])], code=code)
    await by_refusal(player_at(world, table.turn), Reason.NOT_IN_THIS_GAME)
    await play_until(world, table, lambda state: not state.stock and len(state.hands[state.turn or 0]) == 1)
    state = match_state(world)
    for seat in range(len(table.seats)):
        assert not [one for one in decide.legal(state, seat) if isinstance(one, Concede)]
    await by_refusal(player_at(world, state.turn), Reason.NOT_IN_THIS_GAME)


def shows_decided(world: World, stub_pictures: StubPictures, snapshot: Snapshot) -> bool:
    """Whether a message says that a deal is decided, by the flag or in words; a picture has both."""
    pictures = []
    for attachment in snapshot.attachments:
        drawn = world.backend.cdn.get(attachment["url"])
        assert drawn is not None
        scene = stub_pictures.scenes[drawn]
        flag = any(isinstance(one, SignAt) and one.sign is Sign.DECIDED for one in scene.elements)
        assert flag is (DECIDED in str(attachment.get("description"))), attachment
        pictures.append(flag)
    return any(pictures) or DECIDED in " ".join(all_text(snapshot))


def count_announcements(world: World, stub_pictures: StubPictures) -> tuple[int, int]:
    """How often it was told while the deal ran, and how often it was told before everybody could know it."""
    told = early = 0
    for snapshots in world.observer.seen.values():
        for snapshot in snapshots:
            states = [table.state for table in snapshot.tables.values() if table.state is not None]
            running = [state for state in states if state.phase is not Phase.OVER]
            if running and shows_decided(world, stub_pictures, snapshot):
                told += 1
                early += all(early_winners(seat_view(state, None)) is None for state in running)
    return told, early


@pytest.mark.parametrize(
    "code",
    [
        "briscola 2 target=1",
        "briscola 2 target=1 points_shown=own",
        "briscola 4 target=1 points_shown=hidden",
        "chiamata 5 match=n_deals target=1",
    ],
)
async def test_V_14_the_flag_stands_in_the_channel_and_in_hands_once_everybody_can_see_it(
    world: World, stub_pictures: StubPictures, code: str
) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    world.enter("Gina")  # looks on
    table = await start_by_code(world, *people[: int(code.split()[1])], code=code)
    await play_match(world, table.id, by=("by command",))
    told, early = count_announcements(world, stub_pictures)
    assert early == 0
    assert bool(told) is ("points_shown" not in code)
    assert leaks(world, stub_pictures.scenes) == []


async def test_V_14_who_reads_words_alone_is_told_too(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await player.command("briscola-me preferences", pictures="off")
    table = await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    before = await anna.hand(table.id)
    assert DECIDED not in anna.read(before)
    await play_until_person_lost(world, table)
    for player in (anna, bruno):
        assert DECIDED in player.read(await player.hand(table.id))
