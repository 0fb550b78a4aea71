"""Every scene shows what the records say. These tests read the records as JSON and know the rules.

Nothing here asks the engine: the tests work out the takers, points and hands from decks and actions.
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from math import hypot
from pathlib import Path

import pytest

from art.scenes.evening import Plotted, Ranked, Waiting
from art.scenes.gallery import FRONT, MOMENTS, SCENES, Moment
from art.scenes.recorded import MATCHES, NAMES, Bidding, Counted, Held, Over, Private, Running, Sheet, Taken
from art.scenes.tournament import Bracketed, Ordered
from art.sheets import PICTURE
from bot.record.verify import verify_line
from bot.render.decks import BACK
from bot.render.scene import (
    BadgeAt,
    CardAt,
    DotAt,
    IndexAt,
    Kind,
    Mark,
    NamesAt,
    PlateAt,
    Scene,
    StarAt,
    SuitAt,
    WordsAt,
)
from bot.text.catalogue import voices
from testing.builders.records.deals import HAND_SIZES, POINTS, MomentOfDeal, RecordedDeal, deal_of, record_of
from testing.builders.scenes import plates
from testing.each import each

PICTURES: dict[str, Moment] = {**MOMENTS, "trick": FRONT}
TABLE_MOMENTS = {name: moment for name, moment in PICTURES.items() if isinstance(moment, Taken | Running)}
ALL_SCENES = {**SCENES, "trick": FRONT.scene}
README = Path(__file__).parents[3] / "README.md"
FILES = sorted(MATCHES.glob("*"))


def above(scene: Scene, plate: PlateAt) -> Iterator[str]:
    """The upright cards, or their indices alone, above a plate and below the row over it, left to right."""
    rows = sorted({other.top for other in plates(scene)})
    upper = max((top for top in rows if top < plate.top), default=0)
    cards = (
        one
        for one in scene.elements
        if isinstance(one, IndexAt) or (isinstance(one, CardAt) and not one.lying)
    )
    for card in sorted(cards, key=lambda one: one.x):
        if upper < card.y < plate.top and abs(card.x - plate.x) < plate.width / 2:
            yield card.card


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def words(scene: Scene) -> list[str]:
    return [element.words for element in scene.elements if isinstance(element, WordsAt)]


def seats_with_mark(scene: Scene, mark: Mark) -> list[int]:
    return [plate.seat.number for plate in plates(scene) if plate.mark is mark]


@each("file", FILES)
def test_the_records_of_the_pictures_are_right_and_their_decks_the_committed_ones(file: Path) -> None:
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert verify_line(line).ok
    assert json.loads(line)["fairness"].keys() == {"commitment", "server_seed", "nonces"}


def test_every_record_has_its_picture() -> None:
    shown = {
        moment.match.file.name
        for moment in PICTURES.values()
        if not isinstance(moment, Ranked | Plotted | Ordered | Bracketed)
    }
    assert {file.name for file in FILES} == shown


def test_every_kind_of_scene_is_in_the_gallery() -> None:
    samples = {Kind.DECKS}  # they are in docs/decks
    assert {scene.kind for scene in SCENES.values()} == set(Kind) - samples


@each("name", [name for name, moment in MOMENTS.items() if isinstance(moment, MomentOfDeal)])
def test_no_card_is_in_two_places_and_each_is_of_the_pack_in_play(name: str) -> None:
    shown = [card.card for card in SCENES[name].elements if isinstance(card, CardAt) and card.card != BACK]
    shown += [card.card for card in SCENES[name].elements if isinstance(card, IndexAt)]
    moment = MOMENTS[name]
    assert isinstance(moment, MomentOfDeal)
    assert set(shown) <= set(deal_of(moment).deal["deck"])
    # The turn-up has its index beside it.
    beside = [card.card for card in SCENES[name].elements if isinstance(card, CardAt) and card.lying]
    assert len(shown) == len(set(shown)) + len(beside)


@each("name", TABLE_MOMENTS)
def test_a_trick_lies_as_it_was_played(name: str) -> None:
    moment, scene = TABLE_MOMENTS[name], ALL_SCENES[name]
    deal = deal_of(moment)
    cards = deal.tricks[moment.trick - 1]
    lying = cards if isinstance(moment, Taken) else cards[: moment.cards]
    blind = isinstance(moment, Running) and any(act.get("blind") for act in deal.deal["actions"])
    for plate in plates(scene):
        own = [card for seat, card in lying if seat == plate.seat.number - 1]
        assert [*above(scene, plate)] == [BACK if blind and card[0] == "2" else card for card in own]
    assert numbers(words(scene)[0]) == [moment.deal, moment.trick, len(deal.tricks)]
    suits = [element.suit for element in scene.elements if isinstance(element, SuitAt)]
    assert suits == ([] if blind else [deal.trump])


@each("name", TABLE_MOMENTS)
def test_a_trick_lies_in_the_order_of_play_beside_the_stock(name: str) -> None:
    moment, scene = TABLE_MOMENTS[name], ALL_SCENES[name]
    deal = deal_of(moment)
    order = [seat + 1 for seat, _ in groupby(deal.tricks[moment.trick - 1], key=lambda play: play[0])]
    places = [plate.seat.number for plate in plates(scene)]
    assert places[0] == deal.tricks[moment.trick - 1][0][0] + 1
    assert [place for place in places if place in order] == list(dict.fromkeys(order))
    assert [plate.seat.number for plate in plates(scene) if plate.seat.dealer] == [deal.deal["dealer"] + 1]
    lying = [card for card in scene.elements if isinstance(card, CardAt) and card.lying]
    assert [card.card for card in lying] == ([deal.turnup] if deal.stock(moment.trick) else [])
    for card in lying:
        badges = [element for element in scene.elements if isinstance(element, BadgeAt)]
        nearest = min(badges, key=lambda badge: hypot(badge.x - card.x, badge.y - card.y))
        assert nearest.words == str(deal.stock(moment.trick))


@each("name", TABLE_MOMENTS)
def test_points_are_those_of_the_tricks_that_were_taken(name: str) -> None:
    moment, scene = TABLE_MOMENTS[name], ALL_SCENES[name]
    deal = deal_of(moment)
    points = deal.points(moment.trick - isinstance(moment, Running))
    if deal.seats in {4, 6}:
        assert [int(score) for score in words(scene) if score.isdigit()] == points
    else:
        assert {plate.seat.number: plate.seat.points for plate in plates(scene)} == {
            seat: str(points[seat - 1]) for seat in range(1, deal.seats + 1)
        }


@each("name", [name for name, moment in TABLE_MOMENTS.items() if isinstance(moment, Taken)])
def test_the_marked_taker_is_the_one_by_the_rules(name: str) -> None:
    moment, scene = TABLE_MOMENTS[name], ALL_SCENES[name]
    deal = deal_of(moment)
    trick = deal.deal["tricks"][moment.trick - 1]
    assert deal.taker(moment.trick) == trick["taker"]
    assert seats_with_mark(scene, Mark.TAKER) == [trick["taker"] + 1]
    gained = sum(POINTS.get(card[0], 0) for _, card in deal.tricks[moment.trick - 1])
    assert [element.words for element in scene.elements if isinstance(element, StarAt)] == [f"+{gained}"]


@pytest.mark.parametrize(
    "name", [name for name, moment in TABLE_MOMENTS.items() if isinstance(moment, Running)]
)
def test_the_seat_whose_turn_is_marked_plays_the_next_card(name: str) -> None:
    moment = TABLE_MOMENTS[name]
    assert isinstance(moment, Running)
    turn, _ = deal_of(moment).tricks[moment.trick - 1][moment.cards]
    assert seats_with_mark(ALL_SCENES[name], Mark.TURN) == [turn + 1]


@pytest.mark.parametrize("name", ["open-2", "open-4"])
def test_open_hands_and_piles_hold_the_cards_of_the_record(name: str) -> None:
    moment, scene = TABLE_MOMENTS[name], SCENES[name]
    assert isinstance(moment, Running)
    deal = deal_of(moment)
    lying = [card for _, card in deal.tricks[moment.trick - 1][: moment.cards]]
    held = [card for seat in range(deal.seats) for card in deal.hand(moment.trick, moment.cards, seat)]
    taken = [card for trick in deal.tricks[: moment.trick - 1] for _, card in trick]
    top = deal.deal["deck"][deal.cards_dealt + 1 + deal.before(moment.trick) :][:1]  # under it the turn-up
    assert len(held) == deal.seats * HAND_SIZES[deal.game] - moment.cards
    expected = [*lying, *held, *([*taken, *top, deal.turnup] if name == "open-2" else [])]
    assert set(scene.cards) == set(expected)


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if isinstance(moment, Held)])
def test_a_hand_is_what_the_seat_has_yet_to_play(name: str) -> None:
    moment, scene = MOMENTS[name], SCENES[name]
    assert isinstance(moment, Held)
    deal = deal_of(moment)
    held = deal.hand(moment.trick, moment.cards, moment.seat - 1)
    assert sorted(scene.cards) == sorted(held)
    led = deal.tricks[moment.trick - 1][0][1][1] if moment.cards else None
    pale = {card for card in held if led and card[1] != led} if deal.game == "sueca" else set()
    assert pale == {
        card.card for card in scene.elements if isinstance(card, CardAt) and card.mark is Mark.DIM
    }
    suits = [element.suit for element in scene.elements if isinstance(element, SuitAt)]
    assert suits == ([deal.trump] if deal.trump else [])


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if isinstance(moment, Private)])
def test_a_private_page_shows_the_trick_above_and_the_hand_of_its_seat_below(name: str) -> None:
    moment, scene = MOMENTS[name], SCENES[name]
    assert isinstance(moment, Private)
    deal = deal_of(moment)
    running = deal.tricks[moment.trick - 1][: moment.cards]
    trick = running or deal.tricks[moment.trick - 2]
    held = deal.hand(moment.trick, moment.cards, moment.seat - 1)
    lowest = max(plate.top for plate in plates(scene))
    below = [card.card for card in scene.elements if isinstance(card, CardAt) and card.y > lowest]
    assert sorted(below) == sorted(held)
    for plate in plates(scene):
        own = [card for seat, card in trick if seat == plate.seat.number - 1]
        assert [*above(scene, plate)] == own
    following, _ = deal.tricks[moment.trick - 1][moment.cards]
    assert seats_with_mark(scene, Mark.TURN) == ([following + 1] if running else [])
    assert seats_with_mark(scene, Mark.TAKER) == ([] if running else [deal.taker(moment.trick - 1) + 1])


def test_an_auction_stands_as_it_was_bid() -> None:
    moment, scene = MOMENTS["auction"], SCENES["auction"]
    assert isinstance(moment, Bidding)
    actions = deal_of(moment).deal["actions"]
    bids, following = actions[: moment.bids], actions[moment.bids]
    assert {bid["do"] for bid in bids} == {"bid", "pass"}
    assert sorted(seats_with_mark(scene, Mark.DIM)) == sorted(
        bid["seat"] + 1 for bid in bids if bid["do"] == "pass"
    )
    assert seats_with_mark(scene, Mark.TURN) == [following["seat"] + 1]
    highest = max(bid["points"] for bid in bids if "points" in bid)
    notes = {plate.seat.number: plate.seat.note for plate in plates(scene)}
    last = {bid["seat"] + 1: bid.get("points") for bid in bids}
    assert {seat: numbers(note) for seat, note in notes.items()} == {
        seat: [points] if points else [] for seat, points in last.items()
    }
    assert highest in last.values()


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if isinstance(moment, Sheet)])
def test_a_sheet_shows_every_trick_of_the_deal_in_order(name: str) -> None:
    moment = MOMENTS[name]
    assert isinstance(moment, Sheet)
    deal = deal_of(moment)
    assert sorted(moment.scene.cards) == sorted(card for _, card in deal.plays)
    assert [len(told.trick.cards) for told in moment.told.tricks] == [len(trick) for trick in deal.tricks]
    takers = [trick["taker"] for trick in deal.deal["tricks"]]
    assert [told.trick.taker for told in moment.told.tricks] == takers


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if isinstance(moment, Counted)])
def test_the_result_of_a_deal_is_what_its_cards_come_to(name: str) -> None:
    moment, scene = MOMENTS[name], SCENES[name]
    assert isinstance(moment, Counted)
    deal = deal_of(moment)
    points = deal.points(len(deal.tricks))
    assert points == deal.deal["points"]
    cells = [int(word.replace("−", "-")) for word in words(scene)[1:] if numbers(word)]
    score = deal.deal["score"]  # of the first deal: the match stands so, too
    counted = [score] if deal.game == "chiamata" else []
    assert cells == [cell for row in zip(points, *counted, score, strict=True) for cell in row]
    shown = [card for card in scene.cards if card]
    assert shown == ([f"{rank}{deal.trump}" for rank in "A3K"] if name == "conquista" else [])


def test_the_result_of_a_match_is_that_of_its_deals() -> None:
    moment, scene = MOMENTS["match"], SCENES["match"]
    assert isinstance(moment, Over)
    whole = record_of(moment.match)
    deals = whole["deals"]
    cells = [numbers(word) for word in words(scene)[1:] if numbers(word)]
    assert [cell for (cell,) in cells] == [
        *range(1, len(deals) + 1),
        *(deal["points"][0] for deal in deals),
        whole["result"]["score"][0],
        *(deal["points"][1] for deal in deals),
        whole["result"]["score"][1],
    ]
    assert whole["result"]["winners"] == [0]


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if isinstance(moment, Waiting)])
def test_a_lobby_has_the_seats_of_its_match(name: str) -> None:
    moment, scene = MOMENTS[name], SCENES[name]
    assert isinstance(moment, Waiting)
    seats = [plate.seat.number for plate in plates(scene)]
    taken = moment.people + moment.computers
    assert len(seats) == len(record_of(moment.match)["seats"]) > taken
    assert seats == [*range(1, taken + 1), *[0] * (len(seats) - taken)]


def test_the_leaderboard_counts_the_matches_and_wins_of_the_records() -> None:
    moment, scene = MOMENTS["leaderboard"], SCENES["leaderboard"]
    assert isinstance(moment, Ranked)
    documents = [record_of(match) for match in moment.matches]
    (game,) = {one["rules"]["variant"] for one in documents}
    assert voices()["it"](f"variant-{game}") in words(scene)[0]
    lines = iter(words(scene)[5:])
    names = [element.seats[0].name for element in scene.elements if isinstance(element, NamesAt)]
    assert sorted(names) == sorted(NAMES)
    shown: list[float] = []
    for place, (line, name) in enumerate(zip(zip(*[lines] * 4, strict=True), names, strict=True), 1):
        seat = NAMES.index(name)
        played = [one["result"]["winners"] for one in documents if seat < len(one["seats"])]
        assert line[:3] == (f"{place}.", str(len(played)), str(sum(seat in winners for winners in played)))
        shown.append(float(line[3].rstrip("?").replace("−", "-").replace(",", ".")))
    assert shown == sorted(shown, reverse=True)


def test_the_plot_shows_the_points_of_each_match() -> None:
    moment, scene = MOMENTS["figures"], SCENES["figures"]
    assert isinstance(moment, Plotted)
    documents = [record_of(match) for match in moment.matches]
    seat = moment.seat - 1
    points = [
        sum(trick["points"] for deal in one["deals"] for trick in deal["tricks"] if trick["taker"] == seat)
        for one in documents
    ]
    dots = [element for element in scene.elements if isinstance(element, DotAt)]
    *dots, _, _ = dots  # the legend
    assert [not dot.hollow for dot in dots] == [
        RecordedDeal({"players": len(one["seats"])}, {}).side(seat) in one["result"]["winners"]
        for one in documents
    ]
    axis = {element.words: element.y for element in scene.elements if isinstance(element, WordsAt)}
    fifty = axis["0"] - axis["50"]
    assert [dot.y for dot in dots] == pytest.approx([axis["0"] - fifty * own / 50 for own in points])


def test_on_the_front_page_a_trump_takes_an_opponents_ace() -> None:
    """The game is Briscola for four in pairs, which most readers know."""
    assert isinstance(FRONT, Taken)
    deal = deal_of(FRONT)
    cards = dict(deal.tricks[FRONT.trick - 1])
    taker = deal.taker(FRONT.trick)
    assert (deal.game, deal.seats) == ("briscola", 4)
    assert cards[taker][1] == deal.trump
    assert any(
        card[0] == "A" and card[1] != deal.trump and (seat - taker) % 2 for seat, card in cards.items()
    )


def test_the_front_page_describes_its_picture_as_the_bot_does() -> None:
    page = " ".join(README.read_text(encoding="utf-8").split())
    assert f"![{FRONT.picture.alt}](docs/{PICTURE.name})" in page
