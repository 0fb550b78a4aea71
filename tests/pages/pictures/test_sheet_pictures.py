"""V-2: the sheet of a deal has every finished trick on it, once and in order, and says so in words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, strategies as st

from bot.languages import LANGUAGES
from bot.pages.page import Picture
from bot.pages.pictures.sheets import sheet_picture
from bot.render.paint import paint
from bot.render.scene import IndexAt, Kind, Mark, NamesAt, Scene, Sign, SignAt, WordsAt
from bot.rules.cards import Card
from bot.rules.games import GAMES
from bot.rules.options import PointsShown
from bot.rules.rules import Rules
from bot.text.cards import card_brief, card_name
from bot.text.catalogue import Voice, voices
from bot.text.play.descriptions import LONGEST
from testing.builders.finished_deals import FinishedDeal, finished_deals, with_names
from testing.builders.states import EVERY_GAME, rules_for
from testing.each import each

LONG = tuple(f"{letter}" + "W" * 31 for letter in "ABCDEFGHIJ")
BRISCA_48 = rules_for("brisca", players=6)
"""The most cards of any deal."""
LONGEST_DEALS = (BRISCA_48, rules_for(), rules_for("brisca"), rules_for(players=4), rules_for("chiamata"))


class Column(NamedTuple):
    """A trick as it stands on a sheet."""

    number: str
    points: str
    cards: tuple[IndexAt, ...]
    leads: SignAt


def columns(scene: Scene) -> Iterator[Column]:
    """The tricks in the order in which they are painted: number, points, cards, the sign of the leader."""
    words: list[WordsAt] = []
    indices: list[IndexAt] = []
    for element in scene.elements:
        if isinstance(element, WordsAt):
            words.append(element)
        elif isinstance(element, IndexAt):
            indices.append(element)
        elif isinstance(element, SignAt) and element.sign is Sign.LEADS and indices:
            yield Column(words[-2].words, words[-1].words, tuple(indices), element)
            indices = []


def first_deal(rules: Rules, seed: int = 1) -> FinishedDeal:
    return next(deal for deal in finished_deals(rules, seed) if deal.tricks)


def name_heights(scene: Scene) -> dict[str, set[float]]:
    """The heights at which each name stands."""
    found: dict[str, set[float]] = {}
    for element in scene.elements:
        if isinstance(element, NamesAt) and len(element.seats) == 1:
            found.setdefault(element.seats[0].name, set()).add(element.y)
    return found


def test_every_game_is_tried() -> None:
    assert {rules.variant for rules in EVERY_GAME} == set(GAMES)


@given(rules=st.sampled_from(EVERY_GAME), seed=st.integers(0, 999), language=st.sampled_from(LANGUAGES))
def test_V_2_a_sheet_has_every_trick_of_the_deal_once_and_in_order(
    rules: Rules, seed: int, language: str
) -> None:
    deal = first_deal(rules, seed)
    picture = sheet_picture(voices()[language], deal.table, deal.tricks)
    found = list(columns(picture.scene))
    assert picture.scene.kind is Kind.SHEET
    assert [column.number for column in found] == [str(told.number) for told in deal.tricks]
    for column, told in zip(found, deal.tricks, strict=True):
        told_cards = sorted(str(one.card) for one in told.trick.cards)
        assert sorted(index.card for index in column.cards) == told_cards
        assert column.points == str(told.trick.points)
        ringed = {index.card for index in column.cards if index.mark is Mark.TAKER}
        assert ringed == {one.card for one in told.trick.cards if one.seat == told.trick.taker}
    assert picture.scene.cards == tuple(index.card for column in found for index in column.cards)


@given(rules=st.sampled_from(EVERY_GAME), seed=st.integers(0, 999))
def test_V_2_the_tricks_stand_from_left_to_right_and_the_leader_and_each_card_beside_their_names(
    rules: Rules, seed: int
) -> None:
    deal = first_deal(rules, seed)
    view = with_names(deal.table, "ABCDEFGHIJ")
    scene = sheet_picture(voices()["en"], view, deal.tricks).scene
    rows = name_heights(scene)
    found = list(columns(scene))
    for one, other in pairwise(found):
        below = min(index.y for index in other.cards) > max(index.y for index in one.cards) + 60
        assert one.leads.x < other.leads.x or below
    for column, told in zip(found, deal.tricks, strict=True):
        by_card = {index.card: index for index in column.cards}
        led = by_card[told.trick.cards[0].card]
        assert column.leads.y == led.y
        assert column.leads.x < min(index.x for index in column.cards)
        for play in told.trick.cards:
            beside = min(abs(y - by_card[play.card].y) for y in rows["ABCDEFGHIJ"[play.seat]])
            assert beside <= 24  # a note may stand below the name


@given(
    rules=st.sampled_from(EVERY_GAME),
    seed=st.integers(0, 999),
    language=st.sampled_from(LANGUAGES),
    names=st.sampled_from([("Anna", "Bruno", "Carla", "Dario"), LONG]),
)
def test_V_2_the_description_names_every_card_and_taker_within_discords_limit(
    rules: Rules, seed: int, language: str, names: tuple[str, ...]
) -> None:
    deal = first_deal(rules, seed)
    voice, view = voices()[language], with_names(deal.table, names)
    alt = sheet_picture(voice, view, deal.tricks).alt
    assert len(alt) <= LONGEST
    assert not alt.endswith("…")
    assert described_cards(voice, alt, rules) == [
        sorted(one.card for one in told.trick.cards) for told in deal.tricks
    ]
    assert [int(points) for points in re.findall(r"\+(\d+)", alt)] == [
        told.trick.points for told in deal.tricks
    ]


def described_cards(voice: Voice, alt: str, rules: Rules) -> list[list[Card]]:
    """The cards that a description names, trick by trick."""
    ways = {way(voice, card, rules.pack): card for card in rules.packs[0] for way in (card_name, card_brief)}
    every = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in sorted(ways, key=len)[::-1]))
    first = alt.index(" 1. ")
    return [sorted(ways[one] for one in every.findall(part)) for part in alt[first:].split("+")[:-1]]


@each("language", LANGUAGES)
@each("names", [LONG, ("Anna", "Bruno")])
def test_V_2_the_longest_deals_are_told_whole(language: str, names: tuple[str, ...]) -> None:
    for rules in LONGEST_DEALS:
        deal = first_deal(rules)
        alt = sheet_picture(voices()[language], with_names(deal.table, names), deal.tricks).alt
        assert len(alt) <= LONGEST
        assert sum(map(len, described_cards(voices()[language], alt, rules))) == len(deal.cards)


@pytest.mark.parametrize("deck", ["trevisan", "piacentine", "spanish"])
def test_V_2_the_densest_sheet_takes_at_most_160_kb(deck: str) -> None:
    deal = first_deal(BRISCA_48)
    view = replace(deal.table, rules=replace(deal.table.rules, deck_pattern=deck))
    assert len(paint(sheet_picture(voices()["de"], view, deal.tricks).scene)) <= 160_000


@pytest.mark.parametrize("shown", PointsShown)
def test_points_hidden_during_a_deal_are_on_its_sheet(shown: PointsShown) -> None:
    deal = first_deal(rules_for(players=4, points_shown=shown))
    picture = sheet_picture(voices()["en"], deal.table, deal.tricks)
    words = {element.words for element in picture.scene.elements if isinstance(element, WordsAt)}
    assert {str(points) for points in deal.announcement.ended.points} <= words


@given(rules=st.sampled_from(EVERY_GAME), seed=st.integers(0, 999))
def test_a_sheet_shows_no_card_that_was_not_played_to_a_finished_trick(rules: Rules, seed: int) -> None:
    """Fine print 21: a deal that is given up leaves cards in hands, and a trick that nobody took."""
    for deal in finished_deals(rules, seed, forfeits=0.05):
        if deal.tricks:
            picture = sheet_picture(voices()["en"], deal.table, deal.tricks)
            finished = {str(one.card) for told in deal.tricks for one in told.trick.cards}
            assert set(picture.scene.cards) == finished <= set(map(str, deal.cards))
            named_cards = {
                card for trick in described_cards(voices()["en"], picture.alt, rules) for card in trick
            }
            assert named_cards == finished


def test_a_declarer_and_a_partner_are_noted_below_their_names() -> None:
    deal = first_deal(rules_for("chiamata"))
    auction = deal.tricks[-1].auction
    assert auction is not None
    scene = sheet_picture(voices()["en"], deal.table, deal.tricks).scene
    notes = [one.seats[0].note for one in scene.elements if isinstance(one, NamesAt)]
    assert notes[auction.declarer or 0] == "declarer"
    assert sorted(filter(None, notes)) == ["declarer", *(["partner"] * len(auction.partners))]


@each("rules", EVERY_GAME)
def test_the_picture_says_in_words_what_its_signs_mean(rules: Rules) -> None:
    deal = first_deal(rules)
    picture: Picture = sheet_picture(voices()["en"], deal.table, deal.tricks)
    signs = [one for one in picture.scene.elements if isinstance(one, SignAt)]
    words = [one.words for one in picture.scene.elements if isinstance(one, WordsAt)]
    assert signs[-1].sign is Sign.TAKES
    assert words[-2:] == ["led the trick", "took the trick"] or words[-4:-2] == [
        "led the trick",
        "took the trick",
    ]


def test_without_a_finished_trick_there_is_no_sheet() -> None:
    deal = first_deal(rules_for())
    with pytest.raises(ValueError, match="needs a trick"):
        sheet_picture(voices()["en"], deal.table, ())
