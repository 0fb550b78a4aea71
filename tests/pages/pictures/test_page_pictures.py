"""V-3, V-1: a private page has everything to play from; the table's picture has what its text leaves out."""

import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, strategies as st

from bot.languages import LANGUAGES
from bot.pages.page import Picture
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.tricks import BIDDING, letters_for, table_picture
from bot.render.decks import BACK, DECKS, Family
from bot.render.scene import (
    BadgeAt,
    CardAt,
    Element,
    IndexAt,
    Kind,
    Mark,
    PlateAt,
    Scene,
    StarAt,
    SuitAt,
    Tone,
    WordsAt,
)
from bot.rules.actions import Play
from bot.rules.cards import Pack
from bot.rules.options import PointsShown
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import SeatView
from bot.tables.view import TableView
from bot.text.cards import card_name, rank_name, suit_name
from bot.text.catalogue import voices
from bot.text.play.descriptions import LONGEST, turn_text
from testing.builders.states import EVERY_GAME, Step, rules_for, walk
from testing.builders.table_views import table_seen_by, viewers
from testing.checks.unknown_cards import indistinguishable, public_cards
from testing.each import each

MOST_STEPS = 120
NUMBERS = {Tone.GREEN, Tone.PALE}


def first_steps(rules: Rules, seed: int, count: int) -> list[Step]:
    """A match as far as so many steps go."""
    return list(islice(walk(rules, seed, asides=0.1), count))


def running(state: State) -> bool:
    return state.phase not in {Phase.DEALING, Phase.OVER}


def seen_page(state: State, seat: int, language: str = "en") -> tuple[Picture, TableView, SeatView]:
    """The picture of a seat's page, with the table and the match as the seat sees them."""
    view = table_seen_by(state, seat)
    picture = page_picture(voices()[language], view)
    assert picture is not None
    assert view.view is not None
    return picture, view, view.view


def elements_of(scene: Scene, *kinds: type[Element]) -> list[Element]:
    return [element for element in scene.elements if isinstance(element, kinds)]


def hand_cards(scene: Scene) -> list[CardAt]:
    """The cards below the line that says whose turn it is."""
    numbers = [element for element in scene.elements if isinstance(element, BadgeAt) and element.height == 62]
    cards = [element for element in scene.elements if isinstance(element, CardAt)]
    return [
        next(card for card in cards if card.x == number.x and 0 < number.y - card.y < 300)
        for number in numbers
    ]


def trick_cards(scene: Scene) -> list[str]:
    """The cards of the trick, in the order in which they are drawn."""
    held = {id(card) for card in hand_cards(scene)}
    return [
        element.card
        for element in scene.elements
        if isinstance(element, CardAt | IndexAt) and id(element) not in held and element.card != BACK
    ]


plays = st.tuples(st.sampled_from(EVERY_GAME), st.integers(0, 99), st.integers(1, MOST_STEPS))


@given(plays, st.sampled_from(LANGUAGES))
def test_V_3_a_page_has_the_hand_the_trick_the_turn_trump_stock_and_points(
    played: tuple[Rules, int, int], language: str
) -> None:
    state = first_steps(*played)[-1].after
    if not running(state):
        return
    for seat in [seat for seat in viewers(state) if seat is not None and seat in state.active]:
        picture, whole, view = seen_page(state, seat, language)
        scene = picture.scene
        assert scene.kind is Kind.HAND
        assert [card.card for card in hand_cards(scene)] == list(map(str, view.hand))
        words = {element.words for element in elements_of(scene, WordsAt, BadgeAt)}  # type: ignore[union-attr]
        assert turn_text(voices()[language], whole, plain=True) in words
        assert bool(elements_of(scene, SuitAt)) == (view.trump is not None)
        finished = view.tricks[-1].cards if view.tricks and not view.trick else ()
        shown = view.trick or (finished if view.phase not in BIDDING else ())
        assert {str(play.card) for play in shown if play.card is not None} <= set(trick_cards(scene))
        if view.rules.has_stock and view.stock:
            assert str(view.stock) in words
        if view.phase not in BIDDING and None not in view.points:
            assert {str(points) for points in view.points} <= words | points_at_seats(scene)


def points_at_seats(scene: Scene) -> set[str]:
    return {plate.seat.points for plate in scene.elements if isinstance(plate, PlateAt)}


@given(plays, st.sampled_from(LANGUAGES))
def test_V_3_the_description_of_a_page_tells_the_same(played: tuple[Rules, int, int], language: str) -> None:
    """``pictures: words alone`` shows it in place of the picture (V-6)."""
    state = first_steps(*played)[-1].after
    if not running(state):
        return
    voice = voices()[language]
    for seat in [seat for seat in viewers(state) if seat is not None and seat in state.active]:
        picture, whole, view = seen_page(state, seat, language)
        assert len(picture.alt) <= LONGEST
        lay = view.trick or (view.tricks[-1].cards if view.tricks and view.phase not in BIDDING else ())
        for card in (*view.hand, *(play.card for play in lay if play.card is not None)):
            assert card_name(voice, card, view.rules.pack) in picture.alt
        assert turn_text(voice, whole, plain=True) in picture.alt  # type: ignore[operator]  # a match that runs has a turn
        if view.trump is not None:
            assert suit_name(voice, view.trump, view.rules.pack) in picture.alt


@given(plays)
def test_V_3_between_two_tricks_the_finished_one_lies_there_with_its_taker(
    played: tuple[Rules, int, int],
) -> None:
    for step in first_steps(*played):
        state = step.after
        if not running(state) or state.trick or not state.tricks:
            continue
        picture, _, view = seen_page(state, state.active[0])
        scene, trick = picture.scene, view.tricks[-1]
        assert {str(play.card) for play in trick.cards} <= set(trick_cards(scene))
        marked = [plate.seat.number for plate in scene.elements if isinstance(plate, PlateAt)
                  and plate.mark is Mark.TAKER]  # fmt: skip
        assert marked == [trick.taker + 1]
        assert len(elements_of(scene, StarAt)) == 1


@given(plays, st.randoms(use_true_random=False))
def test_a_page_does_not_depend_on_what_its_player_cannot_know(
    played: tuple[Rules, int, int], rng: random.Random
) -> None:
    steps = first_steps(*played)
    state = steps[-1].after
    if not running(state):
        return
    for seat in [seat for seat in viewers(state) if seat is not None]:
        twin = indistinguishable(state, seat, public_cards(steps), rng)
        voice = voices()["it"]
        assert page_picture(voice, table_seen_by(state, seat)) == page_picture(
            voice, table_seen_by(twin, seat)
        )


def test_cards_that_may_not_be_played_are_pale_and_only_while_some_other_may() -> None:
    """R-53: who must follow suit."""
    for step in islice(walk(rules_for("sueca"), 3), 40):
        state = step.after
        if not running(state) or state.turn is None:
            continue
        for seat in state.active:
            picture, _, view = seen_page(state, seat)
            may = {str(action.card) for action in view.legal if isinstance(action, Play)}
            pale = {card.card for card in hand_cards(picture.scene) if card.mark is Mark.DIM}
            assert pale == (set(map(str, view.hand)) - may if may else set())


@pytest.mark.parametrize("shown", PointsShown)
def test_points_of_ones_own_are_on_the_page_as_the_options_allow(shown: PointsShown) -> None:
    rules = rules_for(players=3, points_shown=shown)
    state = next(step.after for step in walk(rules, 2) if len(step.after.tricks) == 3)
    scene = seen_page(state, 1)[0].scene
    counted = {
        plate.seat.number for plate in scene.elements if isinstance(plate, PlateAt) and plate.seat.points
    }
    assert counted == {PointsShown.BOTH: {1, 2, 3}, PointsShown.OWN: {2}, PointsShown.HIDDEN: set()}[shown]


def test_the_hands_of_partners_are_on_the_page_while_they_may_be_seen() -> None:
    """R-61."""
    rules = rules_for(players=4, partners_look_at_the_end=True)
    state = next(step.after for step in walk(rules, 2) if not step.after.stock and step.after.tricks)
    picture, _, view = seen_page(state, 0)
    partner = {str(card) for seat, card in view.known_cards if seat == 2}
    assert partner
    assert partner <= set(trick_cards(picture.scene))


def test_who_watches_and_who_is_out_has_no_page() -> None:
    state = next(iter(walk(rules_for(), 1))).after
    assert page_picture(voices()["en"], table_seen_by(state, None)) is None


# The table


@given(plays, st.sampled_from(LANGUAGES))
def test_V_1_points_trump_and_stock_are_on_the_tables_picture_and_in_its_description(
    played: tuple[Rules, int, int], language: str
) -> None:
    state, voice = first_steps(*played)[-1].after, voices()[language]
    view = table_seen_by(state, None)
    picture = table_picture(voice, view)
    if picture is None or view.view is None:
        return
    scene, match = picture.scene, view.view
    words = {element.words for element in elements_of(scene, WordsAt, BadgeAt)}  # type: ignore[union-attr]
    if match.trump is not None:
        assert elements_of(scene, SuitAt)
        assert suit_name(voice, match.trump, match.rules.pack) in picture.alt
    if match.rules.has_stock and match.stock and match.phase not in BIDDING:
        assert str(match.stock) in words
        only = match.stock == 1 and match.turnup is not None  # "only the turn-up is left"
        assert only or str(match.stock) in picture.alt
    if match.phase not in BIDDING and None not in match.points:
        for points in match.points:
            assert str(points) in words | points_at_seats(scene)
            assert str(points) in picture.alt


# Letters


@each("language", LANGUAGES)
@each("deck", DECKS)
def test_V_21_every_deck_has_the_letters_of_every_language(deck: str, language: str) -> None:
    letters, courts = letters_for(voices()[language], deck), DECKS[deck].courts
    if letters:
        assert courts is not None
        assert len(letters) == len(set(letters)) == 3
        assert set(letters) <= set(courts.letters)


def test_V_21_letters_follow_the_language_and_not_where_they_belong_to_the_pattern() -> None:
    def letters_of_deck(deck: str) -> list[str]:
        return [letters_for(voices()[language], deck) for language in ("en", "it", "de")]

    assert letters_of_deck("neapolitan") == ["JNK", "", "BRK"], "an Italian reads the F, C and R of the deck"
    assert letters_of_deck("french") == ["", "", "BDK"]
    for deck in ("spanish", "parisian", "portuguese"):
        assert letters_of_deck(deck) == ["", "", ""]


@each("language", LANGUAGES)
@each("deck", ["neapolitan", "french", "spanish"])
def test_V_21_the_first_hand_has_a_legend_of_the_letters_on_the_cards(language: str, deck: str) -> None:
    rules = replace(
        rules_for("sueca" if DECKS[deck].family is Family.FRENCH else "briscola"), deck_pattern=deck
    )
    states = [step.after for step in islice(walk(rules, 1), 12)]
    first, later = states[1], next(state for state in states if state.tricks)
    voice = voices()[language]
    with_legend, without = (seen_page(state, 0, language)[0].scene for state in (first, later))
    letters = with_legend.letters or "".join(DECKS[deck].labels.get(rank, rank) for rank in "JQK")
    king = rank_name(voice, "K", rules.pack)
    legends = [
        [words.words for words in elements_of(scene, WordsAt) if f": {king}" in words.words]  # type: ignore[union-attr]
        for scene in (with_legend, without)
    ]
    assert len(legends[0]) == 1
    assert letters[-1] in legends[0][0]
    assert legends[1] == []


def test_every_pack_has_words_for_its_courts() -> None:
    for pack in Pack:
        assert len({rank_name(voices()["en"], rank, pack) for rank in "JQK"}) == 3
