"""A look ahead with the networks: what each card is worth in deals that may be.

In such a deal the card is played and the trick played out, those against whom we play taken to do so by
rules of thumb or as the network, a partner as the network; then the judge, who sees all cards of that deal,
says what the rest is worth. Against one other who plays by rules of thumb some tricks more are played out
before, our own cards chosen by the network, which knows no more than the seat will. Two hands without a stock
are played exactly, and what is left of a stock that is nearly gone is played out before.
"""

from __future__ import annotations

import math
from typing import Final

from bot.computers.policy import board as policy_board
from bot.computers.policy.board import Deal, sense
from bot.computers.policy.features import CARDS, HAND
from bot.computers.policy.inference import PAIRS, drawn
from bot.computers.policy.network import Weights, Work, output, think
from bot.computers.search import board as search_board, rollout
from bot.computers.search.board import Board, Row, Values
from bot.computers.search.compilation import compiled
from bot.computers.search.heuristic_policy import by_thumb
from bot.computers.search.rng import Luck
from bot.computers.search.sampling import TRICKS, exchanged, likely, odd, stir
from bot.computers.search.solver import Room, solve, taken

PLAYER, JUDGE = 0, 1
"""Places in a row: how many inputs each network has."""
_STIRS: Final = 8
_GUESSES: Final = 20
"""So often what several hold is guessed before they are dealt what is left."""
_MOVES: Final = 3
_TRICKS: Final = 3
"""So many are played out at most against one who plays by rules of thumb; else one."""
_NEAR: Final = 4
"""Cards in the stock of two with which its end is near enough to play on until it is gone."""
_BALANCE: Final = 0.85
"""Of a deal's worth, the part that is for winning it; the rest is for the margin."""


@compiled
def by_network(dealt: Deal, player: Weights, size: int, inputs: Deal, work: Work) -> int:
    """The place in the hand of the card that the network would play for the seat that is to play."""
    seat = policy_board.turn(dealt)
    begin, held = policy_board.HANDS + seat * HAND, dealt[policy_board.COUNT + seat]
    if held == 1:
        return 0
    think(player, size, inputs, sense(dealt, inputs), work)
    best, most = 0, output(player, size, CARDS, dealt[begin], work)
    for place in range(1, held):
        wish = output(player, size, CARDS, dealt[begin + place], work)
        if wish > most:
            best, most = place, wish
    return best


@compiled
def adopt(board: Board, known: Deal, names: Row, dealt: Deal) -> None:
    """Add to what is known where the cards lie on a board; ``names``: by number there, the number here."""
    dealt[:] = known
    for seat in range(dealt[policy_board.SEATS]):
        for place in range(board[search_board.HELD + seat]):
            card = names[board[search_board.HANDS + seat * search_board.MOST + place]]
            dealt[policy_board.HANDS + seat * HAND + place] = card
            dealt[policy_board.WHERE + card] = seat
    at = policy_board.PACK + dealt[policy_board.DRAWN]
    for place in range(board[search_board.NEXT], board[search_board.END]):
        dealt[at] = names[board[place]]
        at += 1


@compiled
def guess(
    board: Board,
    kept: Row,
    hidden: Row,
    strict: Work,
    loose: Work,
    clever: bool,  # noqa: FBT001 - compiled functions take what comes
    asked: Row,
    pairs: Board,
    luck: Luck,
) -> None:
    """By seat, two cards that it may have kept, as likely as was noticed, or none (-1), into ``pairs``.

    No card twice: where that does not come about, those who come last take what is left.
    """
    for lap in range(_GUESSES):
        taken, again = 0, False
        for seat in range(board[search_board.SEATS]):
            pairs[seat] = -1
            if not kept[seat]:
                continue
            against = board[search_board.SIDE + seat] != asked[rollout.SIDE_OF]
            table = strict if against and not clever else loose
            avoided = taken if lap == _GUESSES - 1 else 0
            pair = drawn(hidden, table, seat * PAIRS, avoided, luck)
            cards = 0 if pair < 0 else (1 << pair // CARDS) | (1 << pair % CARDS)
            again = again or (taken & cards) != 0
            taken |= cards
            pairs[seat] = pair
        if not again:
            return


@compiled
def hold(
    board: Board, places: Row, owners: Row, masks: Row, needs: Row, names: Row, kept: Row, pairs: Board
) -> None:
    """Let everybody hold what they are guessed to have kept, as far as they may."""
    for at, seat in enumerate(owners):
        turn = 0
        while turn < at and owners[at - turn - 1] == seat:
            turn += 1
        if seat < 0 or turn >= kept[seat] or pairs[seat] < 0:
            continue
        card = pairs[seat] % CARDS if turn else pairs[seat] // CARDS
        other = 0
        while other < len(places) and names[board[places[other]]] != card:
            other += 1
        if other != at and other < len(places):
            exchanged(board, places, masks, needs, at, other)


@compiled
def worth(points: int) -> float:
    """What a deal is worth that ends with so many points: from -1 to 1."""
    share = (1 - _BALANCE) * (points - rollout.ALL // 2) / (rollout.ALL // 2)
    if points > rollout.ALL // 2:
        return _BALANCE + share
    return share - _BALANCE if points < rollout.ALL // 2 else 0.0


@compiled
def near(board: Board) -> bool:
    """Whether two have so few cards to draw that the rest is better played and solved than judged."""
    return board[search_board.SEATS] == 2 and board[search_board.END] - board[search_board.NEXT] <= _NEAR


@compiled
def promised(
    board: Board,
    dealt: Deal,
    values: Values,
    asked: Row,
    place: int,
    clever: bool,  # noqa: FBT001 - compiled functions take what comes
    player: Weights,
    judge: Weights,
    sizes: Row,
    inputs: Deal,
    work: Work,
    room: Room,
) -> float:
    """What a card is worth in a deal; both pictures of the deal are changed.

    ``clever``: the others play as the network would, not by rules of thumb; the judge is told so too.
    """
    seat = asked[rollout.SEAT]
    more = search_board.play(board, values, seat, place)
    policy_board.play(dealt, place)
    left = 1 if clever or board[search_board.SEATS] > 2 else _TRICKS
    while more:
        other = policy_board.turn(dealt)
        if not dealt[policy_board.LAID]:
            left -= 1
            if (
                board[search_board.NEXT] == board[search_board.END]
                and board[search_board.HELD + other] <= asked[rollout.EXACT]
            ):
                return worth(solve(board, values, asked[rollout.SIDE_OF], room))
            if left <= 0 and not near(board):
                break
        if clever or board[search_board.SIDE + other] == asked[rollout.SIDE_OF]:
            reply = by_network(dealt, player, sizes[PLAYER], inputs, work)
        else:
            reply = by_thumb(board, values, other)
        more = search_board.play(board, values, other, reply)
        policy_board.play(dealt, reply)
    if not more:
        return worth(taken(board, asked[rollout.SIDE_OF]))
    leader = policy_board.turn(dealt)
    ours, filled = (
        board[search_board.SIDE + leader] == asked[rollout.SIDE_OF],
        policy_board.survey(dealt, inputs),
    )
    if not clever:
        inputs[filled] = sizes[JUDGE] - policy_board.KINDS + (policy_board.THEY if ours else policy_board.WE)
        filled += 1
    think(judge, sizes[JUDGE], inputs, filled, work)
    told = math.tanh(output(judge, sizes[JUDGE], 1, 0, work))
    return told if ours else -told


@compiled
def look(
    board: Board,
    boards: Room,
    known: Deal,
    deals: Room,
    names: Row,
    values: Values,
    asked: Row,
    places: Row,
    owners: Row,
    masks: Row,
    needs: Row,
    past: Row,
    player: Weights,
    judge: Weights,
    sizes: Row,
    inputs: Deal,
    work: Work,
    unseen: Row,
    kept: Row,
    strict: Work,
    loose: Work,
    trials: int,
    thumbs: int,
    luck: Luck,
    room: Room,
    totals: Work,
) -> None:
    """Add up what each card is worth, by its place in the hand, over so many deals; ``board`` is changed.

    In ``thumbs`` of them those against whom we play are taken to play by rules of thumb, in the rest as the
    network. What others hold is as likely as was noticed (``noticing``: the cards that are ``unseen``, how
    many they ``kept``, and the tables that are ``strict`` and ``loose``). Where nothing was noticed, plays
    are weighed by rules of thumb (``sampling``) if they play by them; else all deals are equally likely.
    """
    after, scratch, oddness, free, pairs = boards[0], boards[1], boards[2], boards[3], boards[4]
    dealt, follow = deals[0], deals[1]
    scratch[:] = board
    free[:] = board
    hidden = 0
    while hidden < len(owners) and owners[hidden] >= 0:
        hidden += 1
    stir(board, places, masks, needs, 0, luck)
    weighs = past[TRICKS] > 0 and not len(unseen)
    if weighs:
        for seat in range(board[search_board.SEATS]):
            oddness[seat] = odd(board, scratch, values, past, seat, luck)
    for trial in range(trials):
        clever = trial * thumbs // trials == (trial - 1) * thumbs // trials
        here = free if clever else board
        begin = hidden if weighs and not clever else 0
        stir(here, places, masks, needs, begin, luck)
        if len(unseen):
            guess(here, kept, unseen, strict, loose, clever, asked, pairs, luck)
            hold(here, places, owners, masks, needs, names, kept, pairs)
        if weighs and not clever:
            moves = _MOVES * hidden * (_STIRS if trial == 0 else 1)
            likely(board, scratch, values, past, places, owners, masks, needs, oddness, hidden, moves, luck)
        adopt(here, known, names, dealt)
        for place in range(board[search_board.HELD + asked[rollout.SEAT]]):
            after[:] = here
            follow[:] = dealt
            totals[place] += promised(
                after,
                follow,
                values,
                asked,
                place,
                clever,
                player,
                judge,
                sizes,
                inputs,
                work,
                room,
            )
