"""Playing the other games of the family the way people do: whatever is legal, by button or by command."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from simcord import InteractionResult

from bot.pages.play.move_choices import value_of
from bot.pages.play.talk import REPLIES
from bot.rules import decide
from bot.rules.actions import (
    Action,
    Answer,
    Bid,
    Call,
    Claim,
    Conquista,
    Denounce,
    Exchange,
    NameSuit,
    Pass,
    Play,
)
from bot.rules.notation.option_code import options_in
from bot.rules.notation.plain_data import rules_from
from bot.rules.notation.presets import NEW_TABLE
from bot.rules.scoring import A31
from bot.rules.state import State
from bot.tables.model.table import Stage, Table
from testing.players.player import Player
from testing.players.tables import fill_seats
from testing.worlds.world import World

MOVES = (Play, Bid, Pass, Call, NameSuit)
"""What brings a game on; whatever else is legal is tried where a test is about it."""


async def start_by_code(world: World, host: Player, *guests: Player, code: str) -> Table:
    """A match by a rules code, with computers on the places that are left."""
    before = set(world.tables)
    await host.command("briscola new", options=code)
    (table,) = set(world.tables) - before
    assert world.table(table).rules == rules_from({**NEW_TABLE, **options_in(code)})
    await fill_seats(table, host, guests)
    await host.press(host.with_verb("start", table), "start")
    await world.rest()
    return world.table(table)


async def by_button(  # noqa: C901 - a line each
    player: Player, table: Table, action: Action
) -> InteractionResult:
    """Press what stands for an action in one's hand, and what is asked then."""
    hand = await player.hand(table.id)
    match action:
        case Play(card):
            assert table.state is not None
            slot = table.state.hands[_seat(player, table)].index(card)
            return await player.press(hand, "play", slot)
        case Bid():
            return await _menu(player, hand, "bid", value_of(action))
        case Pass():
            return await player.press(hand, "pass")
        case Call(blind=True):
            return await player.press(hand, "blind")
        case Call(suit=None, cards=cards) if cards and _has(player, hand, "call-two"):
            return await _menu(player, hand, "call-two", *map(str, cards))
        case Call(suit=None):
            return await _menu(player, hand, "call", value_of(action))
        case Call(suit=suit) | NameSuit(suit=suit):
            assert suit is not None
            return await player.press(hand, "suit", "dcsb".index(suit))
        case Exchange():
            return await player.press(hand, "exchange")
        case Conquista():
            return await player.press(hand, "conquista")
        case Claim():
            question = await player.press(hand, "claim")
            return await player.press(_answer(question), "claim-sure")
        case Denounce(target):
            question = await player.press(hand, "denounce")
            return await player.press(_answer(question), "denounce-sure", target)
        case _:
            raise AssertionError(action)


async def by_command(
    player: Player,
    table: Table,  # noqa: ARG001 - as by_button
    action: Action,
) -> InteractionResult:
    """Type it."""
    match action:
        case Play(card):
            return await player.command("briscola play", card=str(card))
        case Bid(rank, points, force):
            options: dict[str, Any] = {"rank": rank and str(rank), "points": points, "force": force or None}
            return await player.command(
                "briscola-move bid", **{key: value for key, value in options.items() if value}
            )
        case Pass():
            return await player.command("briscola-move pass")
        case Call(suit, cards, blind):
            options = {"suit": suit and str(suit), "blind": blind or None}
            options |= dict(zip(("card", "second"), map(str, cards), strict=False))
            return await player.command(
                "briscola-move call", **{key: value for key, value in options.items() if value}
            )
        case NameSuit(suit):
            return await player.command("briscola-move call", suit=str(suit))
        case Exchange():
            return await player.command("briscola-move exchange")
        case Conquista():
            return await player.command("briscola-move conquista")
        case Claim():
            return await player.command("briscola-move claim", sure=True)
        case Denounce(target):
            return await player.command("briscola-move denounce", player=str(target), sure=True)
        case _:
            raise AssertionError(action)


MOVE_WAYS = {"by button": by_button, "by command": by_command}


def _seat(player: Player, table: Table) -> int:
    seat = table.seat_of(player.id)
    assert seat is not None
    return seat


def _answer(result: InteractionResult) -> Any:  # noqa: ANN401 - of the simulator
    message = result.response or result.followups[-1]
    assert message.ephemeral
    return message


def _has(player: Player, message: Any, verb: str) -> bool:  # noqa: ANN401 - as above
    presses = (control.press for control in player.controls(message))
    return any(press is not None and press.verb == verb for press in presses)


async def _menu(player: Player, message: Any, verb: str, *values: str) -> InteractionResult:  # noqa: ANN401 - as above
    """Choose in the menu of a verb that has these values."""
    for control, offered in player.menus(message):
        if control.press is not None and control.press.verb == verb and set(values) <= set(offered):
            return await player.actor.select(message, list(values), custom_id=control.custom_id)
    raise AssertionError(verb, values, player.menus(message))


async def play_match(
    world: World,
    table_id: str,
    *,
    until: Callable[[State], object] | None = None,
    by: Sequence[str] = tuple(MOVE_WAYS),
) -> None:
    """Everybody plays by chance, always the same, by turns ``by`` these ways."""
    rng = random.Random(table_id)
    ways = [MOVE_WAYS[way] for way in by]
    while (table := world.tables.get(table_id)) is not None and table.stage is Stage.PLAYING:
        state, turn = table.state, table.turn
        person = None if turn is None else table.seats[turn].person
        if state is None or turn is None or person is None:
            await world.rest(0.1)
            continue
        if until is not None and until(state):
            return
        player = world.people[person.id]
        replies = [action for action in decide.legal(state, turn) if isinstance(action, Answer)]
        if replies:  # a partner, a computer perhaps, has asked
            hand = await player.hand(table_id)
            await player.press(hand, "answer", REPLIES.index(rng.choice(replies).value))
            await world.rest(0.1)
            continue
        legal = [action for action in decide.legal(state, turn) if isinstance(action, MOVES)]
        action = Claim() if _has_31(state, turn) else likely_action(legal, rng)
        before = table.decision
        result = await ways[before % len(ways)](player, table, action)
        after = world.tables.get(table_id)
        assert after is None or after.decision > before, (action, _answer_text(player, result))
    await world.rest()


def _has_31(state: State, seat: int) -> bool:
    """Whether a claim wins the deal: without one, a31 would go on for ever."""
    return state.rules.game.claims and bool(state.tricks) and state.piles[seat] >= A31


def _answer_text(player: Player, result: InteractionResult) -> str:
    return "" if result.response is None else player.read(result.response)


def likely_action(legal: Sequence[Action], rng: random.Random) -> Action:
    """Any of them, but an auction does not climb for ever, and bids are such as a menu offers."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids:
        return rng.choice(legal)
    if rng.random() < 0.5 and Pass() in legal:
        return Pass()
    low = [bid for bid in bids if bid.rank is not None] + [bid for bid in bids if bid.points is not None][:5]
    return rng.choice(low)
