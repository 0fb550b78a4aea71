"""Which picture goes with a table."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from bot.languages import LANGUAGES
from bot.pages.narration.story import Narrator, TrickAnnounced
from bot.pages.page import Picture
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.tricks import deal_note, last_picture, table_picture, trick_picture
from bot.pages.play.table import public_page
from bot.render.paint import paint, process_letters
from bot.render.paint.typesetting import paragraph
from bot.render.scene import BadgeAt, CardAt, Mark, ParagraphAt, PlateAt, Scene, Tone
from bot.render.scenes.header import EDGE, head
from bot.render.scenes.table import STOCK
from bot.rules.actions import Bid, Pass
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Direction, PointsShown, TrickReview
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import AuctionView
from bot.tables.view import see, table_view
from bot.text.cards import card_name
from bot.text.catalogue import Voice, voices
from testing.builders.scenes import elements_of, plates
from testing.each import each
from testing.worlds.memory_table import MemoryTable, match_of

OPEN_TO_ALL = ("open_hands", "open_piles", "open_next_card")


def scene_of(sitting: MemoryTable) -> Scene:
    picture = table_picture(Voice("en"), sitting.view())
    assert picture is not None
    return picture.scene


def last_trick(sitting: MemoryTable, until: int) -> tuple[TrickAnnounced, ...]:
    """Play until so many tricks are taken; all that is told of them."""
    narrator = Narrator()
    begun = [see(seq, at, event, sitting.table.rules) for seq, at, event in sitting.log]
    told = narrator.feed([one for one in begun if one is not None])
    told += narrator.feed(
        sitting.play_on(random.Random(3), lambda table: _tricks_taken(table.state) >= until)
    )
    return tuple(one for one in told if isinstance(one, TrickAnnounced))


def _tricks_taken(state: State | None) -> int:
    return 0 if state is None else len(state.tricks)


@pytest.mark.parametrize("direction", Direction)
def test_the_picture_runs_as_the_table_plays(direction: Direction) -> None:
    """R-20: the next seat is to the right; clockwise, to the left."""
    picture = table_picture(Voice("en"), match_of(Rules(players=4, direction=direction)).view())
    assert picture is not None
    plates = [element for element in picture.scene.elements if isinstance(element, PlateAt)]
    turn = [plate.seat.number for plate in sorted(plates, key=lambda plate: plate.x)]
    ring = set(pairwise(turn))
    after = {(n, n % 4 + 1) for n in range(1, 5)}
    assert ring <= (after if direction is Direction.COUNTER_CLOCKWISE else {(b, a) for a, b in after})


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_dealer_has_a_chip_and_nobody_else(players: int) -> None:
    sitting = match_of(rules_from({"variant": "briscola", "players": players}))
    state = sitting.table.state
    assert state is not None
    by_number = {plate.seat.number - 1: plate.seat.dealer for plate in plates(scene_of(sitting))}
    assert [seat for seat, letter in by_number.items() if letter] == [state.dealer]


@pytest.mark.parametrize("shown", PointsShown)
def test_points_are_on_the_picture_as_the_options_allow(shown: PointsShown) -> None:
    sitting = match_of(Rules(players=3, points_shown=shown))
    *_, told = last_trick(sitting, 2)
    scene = trick_picture(Voice("en"), sitting.view(), told).scene
    open_to_all = shown is PointsShown.BOTH
    assert all(bool(plate.seat.points) == open_to_all for plate in plates(scene))
    assert bool([plate for plate in plates(scene_of(sitting)) if plate.seat.points]) == open_to_all


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_shows_every_bid_who_passed_and_the_bid_to_beat(language: str) -> None:
    sitting = match_of(rules_from({"variant": "chiamata"}))
    sitting.move(Bid(rank=Rank.KING))
    sitting.move(Pass())
    picture = table_picture(Voice(language), sitting.view())
    assert picture is not None
    first, second, *_ = (plate.seat.note for plate in plates(picture.scene))
    assert first
    assert second == Voice(language)("ui-picture-passed")
    assert [plate.mark.value for plate in plates(picture.scene)].count("dim") == 1
    (note,) = [element.words for element in picture.scene.elements if isinstance(element, ParagraphAt)]
    assert first in note
    assert len([e for e in picture.scene.elements if isinstance(e, CardAt)]) == 40
    assert [e.tone for e in picture.scene.elements if isinstance(e, BadgeAt) and e.tone is Tone.GOLD]


@each("voice", voices().values())
@each("suit", Suit)
def test_V_17_the_line_with_the_called_cards_and_the_points_bid_is_not_cut(voice: Voice, suit: Suit) -> None:
    view = match_of(rules_from({"variant": "chiamata"})).view()
    called = tuple(
        card for card in CARDS.values() if card.suit is suit and card.rank in {Rank.SIX, Rank.QUEEN}
    )
    bid = Bid(rank=Rank.QUEEN, points=120)
    auction = AuctionView(((0, bid),), bid, 0, called, blind=False, partners=())
    elements, _ = head("", note=deal_note(voice, view, auction))
    (note,) = (element for element in elements if isinstance(element, ParagraphAt))
    lines, _ = paragraph(process_letters(), note.words, note.width, note.lines)
    assert " ".join(lines).split() == note.words.split()  # French has other spaces


def test_R_44_the_last_hand_is_said() -> None:
    sitting = match_of(Rules())
    sitting.play_on(random.Random(1), lambda table: _tricks_taken(table.state) == 17)
    (note,) = [e.words for e in scene_of(sitting).elements if isinstance(e, ParagraphAt)]
    assert note == "The last hand: no stock is left"


def with_cards_swapped(state: State, seat: int, other: int) -> State:
    """The same deal with two hidden cards in each other's place: of two hands, or a hand and the stock."""
    hands = [list(hand) for hand in state.hands]
    stock = list(state.stock)
    taken = stock if other < 0 else hands[other]
    hands[seat][0], taken[0] = taken[0], hands[seat][0]
    return state._replace(hands=tuple(map(tuple, hands)), stock=tuple(stock))


@pytest.mark.parametrize(
    "change",
    [lambda s: with_cards_swapped(s, 0, 1), lambda s: with_cards_swapped(s, 1, -1)],
    ids=["hands", "stock"],
)
@pytest.mark.parametrize(
    "options",
    [
        {"variant": "briscola"},
        {"variant": "briscola", "players": 4},
        {"variant": "bosnian32", "players": 6},
        {"variant": "double", "players": 4},
    ],
    ids=str,
)
def test_hidden_cards_leave_no_trace_in_the_bytes_of_a_public_picture(
    options: dict[str, object], change: Callable[[State], State]
) -> None:
    sitting = match_of(rules_from(options))
    state = sitting.table.state
    assert state is not None
    other = table_view(sitting.table._replace(state=change(state)), None)
    first, second = (table_picture(Voice("it"), view) for view in (sitting.view(), other))
    assert first is not None
    assert first == second
    assert second is not None
    assert paint(first.scene) == paint(second.scene)


def between_tricks(rules: Rules, tricks: int) -> tuple[MemoryTable, Picture]:
    """A table at which nobody has led again, and the picture on its message."""
    sitting = match_of(rules)
    told = last_trick(sitting, tricks)[-1]
    picture = public_page(Voice("en"), sitting.view(), last_trick=told).picture
    assert picture is not None
    return sitting, picture


@pytest.mark.parametrize("tricks", [1, 16, 17])
def test_V_1_between_two_tricks_the_message_shows_the_stock_that_is_left(tricks: int) -> None:
    """As the hands do, also where the turn-up has just been drawn (R-51)."""
    sitting, picture = between_tricks(Rules(), tricks)
    left = 34 - 2 * tricks
    stock = [badge.words for badge in elements_of(BadgeAt, picture.scene) if badge.x < EDGE + STOCK]
    assert stock == [str(left)] * bool(left)
    assert ("The last hand" in str(elements_of(ParagraphAt, picture.scene))) == (left == 0)
    assert (f"{left} cards are left to draw" if left else "The stock is gone") in picture.alt
    assert str(picture.instead).replace("\n", " ") == picture.alt
    hand = page_picture(Voice("en"), sitting.seat(0))
    assert hand is not None
    assert (f"{left} cards are left to draw" if left else "The stock is gone") in hand.alt


def test_V_1_a_trick_after_which_others_were_taken_is_as_it_lay() -> None:
    sitting = match_of(rules_from({"variant": "scoperta"}))
    told = last_trick(sitting, 3)[0]
    now = sitting.view().view
    assert trick_picture(Voice("en"), sitting.view(), told, now) == trick_picture(
        Voice("en"), sitting.view(), told
    )
    assert "34 cards are left to draw" in trick_picture(Voice("en"), sitting.view(), told).alt


@pytest.mark.parametrize("players", [2, 4])
def test_R_75_what_is_open_is_on_the_message_between_two_tricks_too(players: int) -> None:
    rules = rules_from({"variant": "briscola", "players": players} | dict.fromkeys(OPEN_TO_ALL, True))
    sitting, picture = between_tricks(rules, 2)
    state = sitting.table.state
    assert state is not None
    taken = [play.card for trick in state.tricks for play in trick.cards]
    lying = [play.card for play in state.tricks[-1].cards]
    held = [card for hand in state.hands for card in hand]
    stock = [state.stock[0], state.stock[-1], state.stock[-1]]  # the turn-up has its index beside it
    assert sorted(picture.scene.cards) == sorted(map(str, [*lying, *taken, *held, *stock]))
    for card in (*taken, *held, state.stock[0]):
        assert card_name(Voice("en"), card, rules.pack) in picture.alt


def test_R_52_who_does_not_play_to_a_short_trick_is_pale() -> None:
    sitting = match_of(rules_from({"variant": "bosnian32", "players": 3}))
    short = next(told for told in last_trick(sitting, 11) if len(told.trick.cards) == 2)
    scene = trick_picture(Voice("en"), sitting.view(), short).scene
    assert [plate.mark for plate in plates(scene)].count(Mark.DIM) == 1
    assert len(plates(scene)) == 3


@pytest.mark.parametrize("review", TrickReview)
def test_the_last_trick_is_pictured_as_it_may_be_looked_at_again(review: TrickReview) -> None:
    sitting = match_of(rules_from({"variant": "briscola", "players": 4, "trick_review": review}))
    assert last_picture(Voice("en"), sitting.view()) is None
    told = last_trick(sitting, 3)[-1]
    picture = last_picture(Voice("en"), sitting.view())
    if review is TrickReview.OFF:
        assert picture is None
        return
    assert picture is not None
    assert sorted(picture.scene.cards) == sorted(str(play.card) for play in told.trick.cards)
    assert [plate.mark for plate in plates(picture.scene)].count(Mark.TAKER) == 1


def test_before_its_first_trick_a_deal_shows_the_last_one_of_the_deal_before() -> None:
    sitting = match_of(rules_from({"variant": "briscola", "target": 3}))
    teller_until = sitting.play_on(random.Random(3), lambda table: _number(table.state) == 1)
    assert teller_until
    picture = last_picture(Voice("en"), sitting.view())
    assert picture is not None
    assert len(picture.scene.cards) == 2


def _number(state: State | None) -> int:
    return 0 if state is None else state.number
