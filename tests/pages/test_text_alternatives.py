"""Nothing is said in a picture or a colour alone: whatever a picture shows stands in the words beside it."""

import random
from collections.abc import Iterator
from itertools import cycle

import pytest

from bot.languages import LANGUAGES
from bot.pages.limits import DESCRIPTION
from bot.pages.narration.story import Narrator, TrickAnnounced
from bot.pages.page import Page, Picture
from bot.pages.play.hand import may_offer_tutor
from bot.pages.play.table import public_page, trick_page
from bot.render.scene import PlateAt, Scene, SeatLabel
from bot.rules.actions import Bid, Pass
from bot.rules.cards import CARDS, Rank
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Teams
from bot.rules.view import Phase
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_name, suit_name
from bot.text.cases import CasedText
from bot.text.catalogue import Voice, voices
from bot.text.play.bidding import auction_lines, declared_lines
from bot.text.play.descriptions import playable_line
from bot.text.play.results import score_line, score_text
from bot.text.play.table import trick_text, trump_lines
from bot.text.players import player_name
from testing.builders.hand_pages import hand_page
from testing.builders.page_tables import PAGE_TABLES, likely_action
from testing.worlds.memory_table import match_of

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Enza", "Furio", "Gina", "Ivo", "Lia", "Mara")
POINTS = {"points_shown": "hidden"}
GAMES = [
    *PAGE_TABLES,
    {"variant": "briscola", "players": 4, **POINTS},
    {"variant": "briscola", "players": 2, "open_piles": True},
    {"variant": "bosnian32", "players": 10, "direction": "clockwise"},
]


def plates(scene: Scene) -> Iterator[SeatLabel]:
    """The seats with what is written at them."""
    return (element.seat for element in scene.elements if isinstance(element, PlateAt))


def is_named(card: str, text: str) -> bool:
    """Whether a text has the name of a card, in whichever case its sentence takes it."""
    return any(form in text for form in (card.forms.values() if isinstance(card, CasedText) else (card,)))


def check_words(voice: Voice, table: TableView, page: Page, *, dealer: int) -> None:
    """Whatever the picture of a page shows is in its text, and its description is one that Discord takes."""
    picture, text, pack = page.picture, page.without_picture.text, table.rules.pack
    assert isinstance(picture, Picture)
    assert 0 < len(picture.alt.encode("utf-16-le")) // 2 <= DESCRIPTION
    assert "\n" not in picture.alt
    assert "**" not in picture.alt
    for card in picture.scene.cards:
        assert is_named(card_name(voice, CARDS[card], pack), text)
    named = {seat: player_name(voice, table, seat) for seat in range(table.rules.players)}
    for seat in plates(picture.scene):
        number = seat.number - 1
        person = table.seats[number].person
        assert named[number] in text or (person is not None and f"<@{person.id}>" in text)
        if seat.points:
            assert f" {seat.points}" in text
        parts = {voice(f"ui-picture-{part}") for part in ("declarer", "partner", "rais")}
        assert seat.note in parts or seat.note.casefold() in text.casefold()
        assert bool(seat.dealer) is (number == dealer)
    assert voice("dealt-by", player=named[dealer]) in text or voice("seat-dealer") in text


def check_hand(voice: Voice, table: TableView, page: Page) -> None:
    """What a person's hand shows: the cards, the trump, and which of them may be played."""
    view, picture = table.view, page.picture
    if view is None or picture is None:
        return
    text = page.without_picture.text
    piles = {play.card for trick in view.tricks for play in trick.cards} if table.rules.open_piles else set()
    for card in map(CARDS.__getitem__, picture.scene.cards):
        name = card_name(voice, card, table.rules.pack)
        assert is_named(name, text)
        # Open piles are at the end of a description, where one that is too long is cut.
        assert is_named(name, picture.alt) or (card in piles and picture.alt.endswith("…"))
    if view.trump is not None:
        assert suit_name(voice, view.trump, table.rules.pack) in text
    only = playable_line(voice, table)
    assert only is None or (only in text and only in picture.alt)


def check_table(voice: Voice, table: TableView, page: Page) -> None:
    """The facts of a running table, from the view itself."""
    view, text, rules = table.view, page.without_picture.text, table.rules
    assert view is not None
    assert view.turn is not None
    person = table.seats[view.turn].person
    assert (f"<@{person.id}>" if person is not None else player_name(voice, table, view.turn)) in text
    if view.trump is not None:
        assert suit_name(voice, view.trump, rules.pack) in text
    around = trump_lines(voice, table, view.trump, view.turnup, view.stock)
    assert all(line in text for line in around)
    assert score_text(voice, table).replace("\n", " ") in text
    if rules.teams is not Teams.NONE:
        assert all(player_name(voice, table, seat) in text for seat in range(rules.players))
    if any(view.score):
        assert score_line(voice, table, view.score) in text
    if any(play.card is None for play in view.trick):
        assert text.count(voice("card-covered")) == sum(play.card is None for play in view.trick)
    if view.auction is not None:
        assert all(line in text for line in auction_lines(voice, table))


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_what_a_picture_shows_stands_in_words(options: dict[str, object]) -> None:
    rng, rules = random.Random(repr(options)), rules_from(options)
    if rules.talk == "rais":
        rules = rules_from({**options, "talk": "conversation"})  # an election has no picture
    voice = voices()[rng.choice(LANGUAGES)]
    sitting, narrator = match_of(rules, names=NAMES), Narrator()
    narrator.feed(sitting.entries_seen())
    number, shown, others = 0, set(), cycle(range(rules.players))
    while sitting.table.stage is Stage.PLAYING and number == 0:
        table = sitting.view()
        assert table.view is not None
        page = public_page(voice, table, narrator)
        check_words(voice, table, page, dealer=table.view.dealer)
        check_table(voice, table, page)
        turn, other = table.view.turn, next(others)
        for seat in {other if turn is None else turn, other}:
            check_hand(voice, sitting.seat(seat), hand_page(voice, sitting.seat(seat)))
        for one in narrator.feed(sitting.move(likely_action(sitting, rng))):
            if isinstance(one, TrickAnnounced):
                page = trick_page(voice, sitting.view(), one)
                check_words(voice, sitting.view(), page, dealer=one.dealer)
                text = page.without_picture.text
                assert trick_text(voice, sitting.view(), one.trick, plain=True) in text
                declared = declared_lines(voice, sitting.view(), one.auction)
                assert all(line in text for line in declared)
                shown.add("trick")
        state = sitting.table.state
        assert state is not None
        number = state.number if state.phase is not Phase.DEALING else 1
    assert shown == {"trick"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_V_6_bids_on_a_picture_are_not_said_beside_it(language: str) -> None:
    voice = voices()[language]
    match = match_of(rules_from({"variant": "chiamata"}))
    for rank in (Rank.ACE, Rank.THREE, Rank.KING):
        match.move(Bid(rank=rank))
    state = match.table.state
    assert state is not None
    assert state.turn is not None
    bids = auction_lines(voice, match.view())
    assert bids
    for page in (public_page(voice, match.view()), hand_page(voice, match.seat(state.turn))):
        assert not any(line in page.text for line in bids)
        assert all(line in page.without_picture.text for line in bids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_V_6_what_a_bidder_has_to_do_is_said_once(language: str) -> None:
    """On the picture for who sees it, in the words for who does not."""
    voice = voices()[language]
    match = match_of(rules_from({"variant": "chiamata"}))
    state = match.table.state
    assert state is not None
    assert state.turn is not None
    page, task = hand_page(voice, match.seat(state.turn)), voice("turn-auction-you")
    assert task not in page.text
    assert page.without_picture.text.count(task) == 1


def test_V_3_a_newcomer_who_has_to_bid_is_not_offered_the_tutor_as_well() -> None:
    match = match_of(rules_from({"variant": "chiamata"}))
    offered = []
    while (state := match.table.state) is not None and state.phase is not Phase.PLAY:
        assert state.turn is not None
        view = match.seat(state.turn)
        assert view.view is not None
        offered.append(may_offer_tutor(voices()["en"], view))
        # The first bids, all others pass; the declarer calls the first card offered.
        first = view.view.auction is None or view.view.auction.standing is None
        bidding = [action for action in view.view.legal if isinstance(action, Bid if first else Pass)]
        match.move([*bidding, *view.view.legal][0])
    assert state is not None
    assert state.turn is not None
    assert not any(offered)
    assert may_offer_tutor(voices()["en"], match.seat(state.turn))
