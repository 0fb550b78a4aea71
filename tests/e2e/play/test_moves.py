"""Moves that have their time: exchange, conquista, claims, denouncing; by button and by command."""

import pytest

from bot.rules import decide
from bot.rules.actions import Action, Bid, Call, Claim, Conquista, Denounce, Exchange, NameSuit, Pass
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.events import EndReason
from bot.rules.notation.option_code import code_of, rules_of
from bot.rules.view import Phase
from bot.tables.model.errors import TableReason
from bot.tables.model.events import Access
from bot.tables.model.table import Stage, Table
from testing.checks.leaks import leaks
from testing.checks.refusals import refusal_text
from testing.players.any_game import MOVE_WAYS, by_command, play_match, start_by_code
from testing.players.player import Player, answer_text, press_late
from testing.players.tables import stack_packs
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

both_ways = pytest.mark.parametrize("way", MOVE_WAYS)


def to_move(world: World, table: Table) -> tuple[Player, Player]:
    """Whose turn it is, and somebody else who sits there."""
    assert table.turn is not None
    people = [seat.person for seat in table.seats]
    first = people[table.turn]
    assert first is not None
    other = next(person for person in people if person is not None and person.id != first.id)
    return world.people[first.id], world.people[other.id]


def saw_button(world: World, player: Player, verb: str) -> bool:
    """Whether somebody ever saw a button of a verb."""
    return any(f":{verb}:" in str(seen.components) for seen in world.observer.seen.get(player.id, ()))


async def start_match_of_two(world: World, code: str) -> Table:
    return await start_by_code(world, world.enter("Anna"), world.enter("Bruno"), code=code)


@both_ways
async def test_the_two_of_trumps_is_changed_for_the_turn_up(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """R-55: announced; only its holder is offered it."""
    stack_packs(monkeypatch, {0: "2c", 6: "Kc"})
    table = await start_match_of_two(world, "briscola 2 target=1 retire=deuce_first_trick")
    player, other = to_move(world, table)
    await other.hand(table.id)
    await MOVE_WAYS[way](player, table, Exchange())
    state = world.table().state
    assert state is not None
    assert state.turnup is not None
    assert state.turnup.card == "2c"
    await world.rest()
    assert any("king of cups" in player.read(message) for message in world.messages())
    await other.hand(table.id)
    assert not saw_button(world, other, "exchange")
    assert leaks(world, stub_pictures.scenes) == []


@both_ways
async def test_conquista_wins_the_deal(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """R-57: only whoever holds the three trumps is offered it; then everybody sees them."""
    stack_packs(monkeypatch, {0: "Ac", 2: "3c", 4: "Kc", 6: "5c"})
    table = await start_match_of_two(world, "briscola 2 target=1 conquista=true")
    player, other = to_move(world, table)
    await other.hand(table.id)
    refusal = await by_command(other, table, Conquista())
    assert "conquista" in answer_text(other, refusal).lower()
    assert world.table().decision == table.decision
    await MOVE_WAYS[way](player, table, Conquista())
    await world.rest()
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.winners == (over.seat_of(player.id),)
    assert any("conquista" in player.read(message).lower() for message in world.messages())
    assert not saw_button(world, other, "conquista")
    assert leaks(world, stub_pictures.scenes) == []


@both_ways
async def test_a_claim_of_31_points_ends_the_deal_rightly_or_not(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    """rules.md §5 a31: live for both from the first completed trick, asked twice."""
    table = await start_match_of_two(world, "a31 2 target=1")
    player, _ = to_move(world, table)
    early = await by_command(player, table, Claim())
    assert answer_text(player, early)
    await play_match(world, table.id, until=lambda state: len(state.tricks) == 1)
    before = world.table()
    assert before.state is not None
    for one in world.people.values():
        assert one.find(await one.hand(table.id), "claim")
    claims = world.people[player.id]
    await MOVE_WAYS[way](claims, before, Claim())
    await world.rest()
    over = world.table()
    seat = over.seat_of(player.id)
    assert seat is not None
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    right = before.state.piles[seat] >= 31
    assert (over.state.result.winners == (seat,)) is right
    assert leaks(world, stub_pictures.scenes) == []


async def test_asking_twice_changes_nothing_and_an_old_question_is_stale(world: World) -> None:
    table = await start_match_of_two(world, "a31 2 target=2")
    await play_match(world, table.id, until=lambda state: len(state.tricks) == 1)
    player, other = to_move(world, world.table())
    asked = await player.press(await player.hand(table.id), "claim")
    assert asked.response is not None
    assert world.table().state == world.table().state
    sure = player.find(asked.response, "claim-sure").custom_id
    decision = world.table().decision
    await player.press(asked.response, "never-mind")
    assert world.table().decision == decision
    await by_command(other, table, Claim())
    again = await press_late(world, player, asked.response, sure)
    assert again.acknowledged
    assert refusal_text(TableReason.STALE) in player.read(asked.response)


@both_ways
async def test_a_decided_deal_is_claimed_where_points_are_shown(
    world: World, stub_pictures: StubPictures, way: str
) -> None:
    """R-73, fine print 8: only once the side has 61 in completed tricks."""
    table = await start_match_of_two(world, "briscola 2 target=7 early_stop=claim")
    await play_match(
        world, table.id, until=lambda state: state.piles and max(state.piles) > 60 and bool(state.hands[0])
    )
    now = world.table()
    assert now.state is not None
    best = now.state.piles.index(max(now.state.piles))
    person = now.seats[best].person
    assert person is not None
    player = world.people[person.id]
    (other,) = (one for one in world.people.values() if one is not player)
    seen = other.controls(await other.hand(table.id))
    assert all(control.press is None or control.press.verb != "claim" for control in seen)
    await MOVE_WAYS[way](player, now, Claim())
    after = world.table().state
    assert after is not None
    assert after.number == now.state.number + 1
    assert after.score[best] == now.state.score[best] + 1
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_table_that_hides_points_has_no_claims(world: World) -> None:
    """The button would tell that 61 points are there: no such table is opened, and the sentence says why."""
    anna = world.enter("Anna")
    code = "briscola 2 early_stop=claim"
    said = answer_text(anna, await anna.command("briscola new", options=f"{code} points_shown=hidden"))
    assert refusal_text(TableReason.CLAIM_HIDDEN, rated=False) in said
    said = answer_text(anna, await anna.command("briscola new", options=code, rated=True))
    assert refusal_text(TableReason.CLAIM_HIDDEN, rated=True) in said
    assert world.tables == {}
    await anna.command("briscola new", options=f"{code} points_shown=own")
    before = world.table()
    said = answer_text(anna, await anna.command("briscola options", option="points_shown", value="hidden"))
    assert refusal_text(TableReason.CLAIM_HIDDEN, rated=False) in said
    assert world.table() == before


@both_ways
async def test_denouncing_ends_the_match(world: World, stub_pictures: StubPictures, way: str) -> None:
    """Fine print 24: asked twice; wrongly, the denouncer's side loses."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]  # computers might denounce
    table = await start_by_code(world, *people, code="sueca 4 renege=true")
    await play_match(world, table.id, until=lambda state: len(state.tricks) == 1)
    now = world.table()
    assert now.state is not None
    player = world.people[next(iter(world.people))]
    seat = now.seat_of(player.id)
    assert seat is not None
    target = (seat + 1) % 4
    right = target in now.state.revoked
    await MOVE_WAYS[way](player, now, Denounce(target))
    await world.rest()
    over = world.table()
    assert over.stage is Stage.FINISHED
    assert over.state is not None
    assert over.state.result is not None
    assert over.state.result.reason is EndReason.DENOUNCE
    assert over.state.result.winners == ((seat % 2,) if right else (target % 2,))
    assert leaks(world, stub_pictures.scenes) == []


FORCED = (Bid(rank=Rank.THREE), Bid(points=120, force=True))
FREE = (Bid(points=70), Bid(points=120))


@pytest.mark.parametrize(
    ("auction", "bids", "call", "called"),
    [
        ("combined", FORCED, Call(cards=(CARDS["3d"], CARDS["Ad"])), "3d Ad"),
        ("combined", FORCED, Call(suit=Suit.COINS), "3d"),
        ("points", FREE, Call(cards=(CARDS["3d"], CARDS["Ad"])), "3d Ad"),
        ("points", FREE, Call(cards=(CARDS["3d"],)), "3d"),
    ],
)
@both_ways
async def test_an_auction_to_120_a_call_of_one_card_or_two_and_all_of_it_public(
    world: World,
    stub_pictures: StubPictures,
    way: str,
    auction: str,
    bids: tuple[Bid, ...],
    call: Call,
    called: str,
) -> None:
    """rules.md §6.2, §6.5: who bids 120 points, on a rank kept by force too, may call two cards."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    table = await start_by_code(world, *people, code=f"chiamata 5 auction={auction} match=n_deals target=1")
    act = MOVE_WAYS[way]
    for bid in bids:
        now = world.table()
        player, other = to_move(world, now)
        wrong = await act_or_refuse(other, now, Pass())
        assert wrong
        await act(player, now, bid)
    now = world.table()
    assert now.state is not None
    assert now.state.phase is Phase.CALL
    declarer, _ = to_move(world, now)
    await act(declarer, now, call)
    now = world.table()
    assert now.state is not None
    assert now.state.auction is not None
    assert set(now.state.auction.called_cards) == set(called.split())
    await world.rest()
    shown = "\n".join(declarer.read(message) for message in world.messages())
    assert "three of coins" in shown
    partners = [world.people[seat.person.id] for seat in now.seats if seat.person is not None]
    told = {
        player.name: "declarer's partner" in player.read(await player.hand(table.id)) for player in partners
    }
    holders = {
        seat
        for seat, hand in enumerate(now.state.hands)
        if set(hand) & set(now.state.auction.called_cards) and seat != now.state.auction.declarer
    }
    for player in partners:
        assert told[player.name] is (now.seat_of(player.id) in holders)
    assert "declarer's partner" not in shown
    assert leaks(world, stub_pictures.scenes) == []


async def act_or_refuse(player: Player, table: Table, action: Action) -> str:
    """What somebody is told whose turn it is not."""
    before = table.decision
    said = answer_text(player, await by_command(player, table, action))
    assert player.world.table().decision == before
    return said


@both_ways
async def test_the_first_trick_is_played_blind(
    world: World, stub_pictures: StubPictures, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """rules.md §6.8: twos lie covered until the declarer names the suit."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    stack_packs(monkeypatch, {1: "2c"})
    table = await start_by_code(
        world, *people, code="chiamata 5 match=n_deals target=1 auction=suit_only blind=on"
    )
    act = MOVE_WAYS[way]
    await act(to_move(world, table)[0], table, Bid(points=61))
    while (now := world.table()).state is not None and now.state.phase is Phase.AUCTION:
        await act(to_move(world, now)[0], now, Pass())
    declarer, _ = to_move(world, now)
    await act(declarer, now, Call(blind=True))
    while (now := world.table()).state is not None and now.state.phase is Phase.PLAY:
        assert now.turn is not None
        legal = decide.legal(now.state, now.turn)
        two_of_cups = [one for one in legal if getattr(one, "card", None) == "2c"]
        await act(to_move(world, now)[0], now, (two_of_cups or list(legal))[0])
    assert now.state is not None
    assert now.state.phase is Phase.NAMING
    assert any(played.covered and played.card == "2c" for played in now.state.trick)
    await world.rest()
    assert leaks(world, stub_pictures.scenes) == []
    await act(declarer, now, NameSuit(Suit.CUPS))
    await world.rest()
    after = world.table()
    assert after.state is not None
    assert after.state.trump is Suit.CUPS
    assert any("two of cups" in declarer.read(message) for message in world.messages())
    assert leaks(world, stub_pictures.scenes) == []


async def test_open_hands_are_on_the_public_table(world: World, stub_pictures: StubPictures) -> None:
    """rules.md §5 scoperta: nobody needs a private message."""
    table = await start_match_of_two(world, "scoperta 2 target=1")
    assert table.state is not None
    (message,) = [one for one in world.messages() if one.attachments]
    scene = stub_pictures.scenes[await message.attachments[0].read()]
    held = {card for hand in table.state.hands for card in hand}
    assert held | {table.state.stock[0]} <= set(scene.cards)
    assert (message.attachments[0].description or "").count("holds") == 2


async def test_a_name_of_several_games_is_asked_about(world: World) -> None:
    """rules.md §5: Briscolone also names Chiamata."""
    anna = world.enter("Anna")
    result = await anna.command("briscola new", game="briscolone")
    assert not world.tables
    message = result.response
    assert message is not None
    ((control, values),) = anna.menus(message)
    assert set(values) == {"briscolone3", "briscolone5", "briscolone5t", "chiamata"}
    await anna.actor.select(message, ["chiamata"], custom_id=control.custom_id)
    assert world.table().rules.variant == "chiamata"


async def test_no_game_is_missing_from_the_question_however_much_was_asked_for(world: World) -> None:
    anna = world.enter("Anna")
    long = (
        "timeout=computer_takes_seat first_dealer=host dealer_rotation=fixed direction=clockwise"
        " points_shown=hidden trick_review=all turn_clock=3600 match_clock=45 open_hands=true"
    )
    result = await anna.command("briscola new", game="briscolone", options=long, access="invited")
    assert result.response is not None
    ((control, values),) = anna.menus(result.response)
    assert set(values) == {"briscolone3", "briscolone5", "briscolone5t", "chiamata"}
    await anna.actor.select(result.response, ["briscolone5"], custom_id=control.custom_id)
    table = world.table()
    assert code_of(table.rules).startswith("briscolone5 2 ")
    assert len(code_of(table.rules)) > 100
    assert table.access is Access.INVITED
    assert table.rules == rules_of(f"briscolone5 2 {long}")


async def test_a_question_from_before_a_restart_asks_for_the_command_again(world: World) -> None:
    anna = world.enter("Anna")
    result = await anna.command("briscola new", game="briscolone")
    assert result.response is not None
    ((control, _),) = anna.menus(result.response)
    await world.restarted()
    told = await anna.actor.select(result.response, ["briscolone5"], custom_id=control.custom_id)
    assert "give the command again" in answer_text(anna, told)
    assert not world.tables


async def test_a_preset_and_a_code_and_what_is_named_go_together(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", preset="roma", options="target=3", tie="carry")
    rules = world.table().rules
    assert (rules.players, rules.talk, rules.target, rules.tie) == (4, "conversation", 3, "carry")
    assert "briscola 4 talk=conversation tie=carry target=3" in anna.read(await anna.more())
    said = answer_text(anna, await anna.command("briscola new", game="chiamata", options="conquista=true"))
    assert "Briscola" in said
    assert len(world.tables) == 1
