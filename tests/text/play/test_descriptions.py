"""Text for the ear holds everything that a picture shows."""

import random
from dataclasses import dataclass, replace

from bot.rules.actions import Play
from bot.rules.cards import CARDS, Card, Suit, cards
from bot.rules.events import TrickTaken
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import PointsShown, RemovedCard, TrickReview
from bot.rules.rules import Rules
from bot.rules.view import Phase, SeatView, Trick, TrickCard, TrickCardView
from bot.tables.model.events import Seating
from bot.tables.model.people import Absence, Computer
from bot.tables.model.requests import AddComputer, End, Invite, Join, Leave, Rematch, VoteRais
from bot.tables.view import TableView
from bot.text.cards import card_name, suit_name, the_card
from bot.text.catalogue import Voice, voices
from bot.text.play.descriptions import (
    LONGEST,
    alt_hand,
    alt_page,
    alt_table,
    alt_trick,
    hand_text,
    table_text,
    trick_lines,
    turn_text,
)
from bot.text.play.results import match_result, points_line, score_line, score_text
from bot.text.play.table import last_trick_text, trick_text
from bot.text.players import one_name, person_name, player_name, side_name
from testing.builders.hand_pages import hand_page
from testing.builders.states import stacked_deal, take_actions
from testing.builders.table_views import table_seen_by
from testing.each import each
from testing.worlds.memory_table import NAMES, PEOPLE, MemoryTable, lobby_of, match_of


@dataclass(frozen=True)
class Surroundings:
    """What lay around a trick."""

    deal: int
    number: int
    trump: Suit
    turnup: Card | None
    stock: int
    points: tuple[int | None, ...]
    dealer: int = 0
    auction: None = None
    decided: bool = False


def view_of(table: TableView) -> SeatView:
    assert table.view is not None
    return table.view


def running(rules: Rules, cards_played: int = 0, seed: int = 1, people: int | None = None) -> MemoryTable:
    """A match after so many random cards."""
    sitting = match_of(rules, seed, people)
    left = [cards_played]

    def enough(_: object) -> bool:
        left[0] -= 1
        return left[0] < 0

    sitting.play_on(random.Random(seed), enough)
    return sitting


@each("voice", voices().values())
@each("players", [2, 3, 4, 6])
@each("played", [0, 1, 3, 7, 17])
def test_a_hand_is_told_with_its_cards_the_trump_the_trick_and_the_turn(
    voice: Voice, players: int, played: int
) -> None:
    rules = default_rules(players=players)
    sitting = running(rules, played)
    for seat in range(players):
        table = sitting.seat(seat)
        view = view_of(table)
        assert view.trump is not None
        text = hand_text(voice, table)
        for described in (text, alt_hand(voice, table)):
            assert all(card_name(voice, card, rules.pack) in described for card in view.hand)
            assert suit_name(voice, view.trump, rules.pack) in described
        for card in (card for _, card in view.trick if card is not None):
            assert card_name(voice, card, rules.pack) in text
        if view.turnup is not None:
            assert the_card(voice, view.turnup, rules.pack) in text
            assert str(view.stock) in text
        turn = turn_text(voice, table)
        assert turn is not None
        assert turn in text
        # What lies on the table is not on the picture of a hand: it stays the same while others play.
        assert alt_hand(voice, replace(table, view=replace(view, trick=()))) == alt_hand(voice, table)


@each("voice", voices().values())
@each("players", [2, 3, 4, 6])
def test_a_table_is_told_with_seats_cards_points_and_score(voice: Voice, players: int) -> None:
    rules = default_rules(players=players)
    table = running(rules, 8).view()
    view = view_of(table)
    for text in (table_text(voice, table), alt_table(voice, table)):
        for seat in range(players):
            assert player_name(voice, table, seat) in text
        for side, points in enumerate(view.points):
            assert f"{side_name(voice, table, side)} {points}" in text
    assert score_line(voice, table, view.score) in table_text(voice, table)


def test_where_only_some_cards_may_be_played_the_words_say_which(en: Voice) -> None:
    """Pictures and buttons say it in grey."""
    state = stacked_deal(default_rules(Variant.SUECA), ["5c", "Kc Ad 7d As 3d 4d 5d 6d 7s 2s"], dealer=3)
    after, _ = take_actions(state, Play(CARDS["5c"]))
    table = table_seen_by(after, 1)
    only = "You may play only king of hearts."
    assert hand_text(en, table).splitlines()[1] == only
    assert only in alt_hand(en, table)
    assert only in hand_page(en, table).without_picture.text
    assert "only" not in hand_text(en, table_seen_by(after, 2))


def test_r66_while_captains_are_elected_the_votes_are_read_out(en: Voice) -> None:
    sitting = match_of(default_rules(Variant.SCHEMBIL), seating=Seating.JOIN_ORDER)
    sitting.ask(PEOPLE[0], VoteRais(2))
    for table in (sitting.view(), sitting.seat(4)):
        said = table_text(en, table).splitlines()
        assert said[:3] == [
            "The teams elect their rais.", "Anna votes for Carla", "Bruno has not voted yet",
        ]  # fmt: skip
    assert hand_text(en, sitting.seat(0)) == table_text(en, sitting.view())


def test_a_hand_reads_like_this(en: Voice, it: Voice) -> None:
    table = running(default_rules(), 1).view(PEOPLE[0])
    view = replace(
        view_of(table),
        hand=cards("3c", "As"),
        trump=Suit.SWORDS,
        turnup=CARDS["4s"],
        stock=34,
        trick=(TrickCardView(1 - (table.seat or 0), CARDS["Qb"]),),
        turn=table.seat,
    )
    table = replace(table, view=view)
    assert hand_text(en, table).split("\n") == [
        "Your cards: three of cups and ace of swords (trump).",
        "Trump: swords. The turn-up is the four of swords; 34 cards are left to draw, the turn-up included.",
        "On the table: Bruno, knight of batons.",
        "Your turn.",
    ]
    assert hand_text(it, table).split("\n") == [
        "Le tue carte: tre di coppe e asso di spade (briscola).",
        (
            "Briscola: spade. In tavola c'è il quattro di spade; "
            "restano 34 carte da pescare, compresa la briscola in tavola."
        ),
        "In tavola: Bruno, cavallo di bastoni.",
        "Tocca a te.",
    ]


def test_whoever_has_no_seat_has_no_hand(en: Voice) -> None:
    assert hand_text(en, running(default_rules()).view()) == "You have no seat at this table."
    over = running(default_rules(), 1000)
    assert view_of(over.view()).phase is Phase.OVER
    assert hand_text(en, over.seat(0)) == "No deal is being played right now."


@each("voice", voices().values())
def test_r51_everybody_hears_who_holds_the_drawn_turn_up(voice: Voice) -> None:
    sitting = running(default_rules(), 34)
    view = view_of(sitting.view())
    ((holder, card),) = view.known_cards
    named = the_card(voice, card, view.rules.pack)
    told = voice("turnup-drawn", player=player_name(voice, sitting.view(), holder), card=named)
    assert told in table_text(voice, sitting.view())
    assert told in hand_text(voice, sitting.seat(1 - holder))
    assert told not in hand_text(voice, sitting.seat(holder))
    assert suit_name(voice, card.suit, view.rules.pack) in table_text(voice, sitting.view())


def test_seats_say_who_is_you_who_deals_and_who_is_a_computer(en: Voice, it: Voice) -> None:
    sitting = match_of(default_rules(players=3), people=2)
    sitting.ask(PEOPLE[1], Leave())
    mine = sitting.view(PEOPLE[0])
    text = table_text(en, mine)
    assert "Anna (you" in text
    assert "dealer" in text
    assert "computer, in for Bruno)" in text
    substitute = next(seat.player.name for seat in mine.seats if seat.absence is Absence.LEFT)
    assert f"{substitute} (" in text
    assert "computer, al posto di Bruno)" in table_text(it, mine)


def test_players_of_one_name_are_told_apart(en: Voice) -> None:
    table = match_of(default_rules(players=3), names=("Anna", "Anna", "Carla")).view()
    numbers = [seat for seat in range(3) if table.seats[seat].owner.name == "Anna"]
    for seat in numbers:
        assert player_name(en, table, seat) == f"Anna (seat {seat + 1})"
    assert len({player_name(en, table, seat) for seat in range(3)}) == 3


def test_a_lobby_is_told_with_everything_about_it(en: Voice, it: Voice) -> None:
    sitting = lobby_of(rules_from({"players": 3, "tie": "carry", "turn_clock": "off"}), rated=True)
    sitting.ask(PEOPLE[0], Invite(PEOPLE[2]))
    sitting.ask(PEOPLE[0], AddComputer("novice"))
    assert table_text(en, sitting.view()).split("\n") == [
        "Briscola for three players, each for themselves",
        "Host: Anna.",
        "At the table: Anna and Carmela (computer).",
        "One seat is free.",
        "Invited: Carla.",
        "Anybody may sit down.",
        "Seats are drawn at random.",
        "The match is rated if only people play it.",
        (
            "Options: points while a deal is played: hidden; drawn deals: carried over to the next deal won; "
            "turn clock: off."
        ),
    ]
    assert "C'è un posto libero." in table_text(it, sitting.view())


@each("voice", voices().values())
def test_every_stage_of_a_table_can_be_told(voice: Voice) -> None:
    sitting = running(default_rules(), 1000)
    end = table_text(voice, sitting.view())
    result = view_of(sitting.view()).result
    assert result is not None
    assert end == match_result(voice, sitting.view(), result)
    sitting.ask(PEOPLE[0], Rematch())
    assert voice("lobby-host", player="Anna") in table_text(voice, sitting.view())
    sitting.ask(PEOPLE[0], End())
    assert voice("closed-host") in table_text(voice, sitting.view())
    alone = lobby_of(default_rules())
    alone.ask(PEOPLE[0], Leave())
    assert voice("lobby-nobody") in table_text(voice, alone.view())
    alone.ask(PEOPLE[0], End())
    assert table_text(voice, alone.view()) == voice("closed-host")


def test_a_trick_is_told_in_order_with_taker_and_points(en: Voice, it: Voice) -> None:
    table = match_of(default_rules()).view()
    names = [seat.player.name for seat in table.seats]
    trick = Trick((TrickCard(0, CARDS["3c"]), TrickCard(1, CARDS["Ac"])), 1, 21)
    assert trick_text(en, table, trick) == (
        f"{names[0]}, three of cups; {names[1]}, ace of cups. {names[1]} takes the trick: 21 points."
    )
    assert trick_text(it, table, trick) == (
        f"{names[0]}, tre di coppe; {names[1]}, asso di coppe. Prende {names[1]}: 21 punti."
    )
    hidden = replace(table, view=replace(view_of(table), points=(None, None)))
    assert trick_text(en, hidden, trick).endswith("takes the trick.")
    for points, end in ((0, "no points."), (2, "2 points.")):
        assert trick_text(en, table, trick._replace(points=points)).endswith(end)


def test_the_picture_of_a_trick_is_described_with_what_lay_around_it(en: Voice) -> None:
    table = match_of(default_rules()).view()
    trick = Trick((TrickCard(0, CARDS["3c"]), TrickCard(1, CARDS["Ac"])), 1, 21)
    told = Surroundings(2, 5, Suit.COINS, CARDS["4d"], 26, (10, 40))
    text = " ".join(trick_lines(en, table, trick, told))
    assert text.startswith("Deal 2, trick 5 of 20. ")
    assert "Trump: coins. The turn-up is the four of coins; 26 cards are left to draw" in text
    assert f"Points: {table.seats[0].player.name} 10; {table.seats[1].player.name} 40." in text
    late = replace(told, turnup=None, stock=0, points=(None, None))
    text = " ".join(trick_lines(en, table, trick, late))
    assert "The stock is gone." in text
    assert "Points" not in text
    assert alt_trick(en, table, trick) == trick_text(en, table, trick)


@each("voice", voices().values())
@each("review", TrickReview)
def test_taken_tricks_are_told_again_as_the_table_chose(voice: Voice, review: TrickReview) -> None:
    rules = replace(default_rules(), trick_review=review)
    assert last_trick_text(voice, lobby_of(rules).view()) == voice("trick-no-deal")
    fresh = running(rules, 1).view()
    none = voice("trick-review-off" if review is TrickReview.OFF else "trick-none-yet")
    assert last_trick_text(voice, fresh) == none
    table = running(rules, 6).view()
    tricks = view_of(table).tricks
    told = [
        voice("trick-numbered", trick=number, text=trick_text(voice, table, trick))
        for number, trick in enumerate(tricks, 1)
    ][::-1]
    expected = {TrickReview.OFF: [none], TrickReview.LAST: told[:1], TrickReview.ALL: told}
    assert last_trick_text(voice, table).split("\n") == expected[review]


@each("voice", voices().values())
@each("review", TrickReview)
def test_the_last_trick_of_a_deal_is_told_until_the_next_deal_has_one(
    voice: Voice, review: TrickReview
) -> None:
    sitting = running(replace(default_rules(), trick_review=review), 19)
    assert sitting.table.state is not None
    while sitting.table.state.number == 0:
        before = view_of(sitting.view())
        sitting.move(Play(sitting.table.state.hands[sitting.table.turn or 0][0]))
    ended = next(event for _, _, event in reversed(sitting.log) if isinstance(event, TrickTaken))
    table = sitting.view()
    last = view_of(table).previous
    assert last is not None
    assert (last.taker, last.points) == (ended.seat, ended.points)
    assert next(play.seat for play in last.cards) == before.trick[0].seat
    told = last_trick_text(voice, table)
    if review is TrickReview.OFF:
        assert told == voice("trick-review-off")
        return
    assert told == voice("trick-of-deal-before", deal=1, text=trick_text(voice, table, last))
    for _ in range(2):
        sitting.move(Play(sitting.table.state.hands[sitting.table.turn or 0][0]))
    (only,) = view_of(sitting.view()).tricks
    told = voice("trick-numbered", trick=1, text=trick_text(voice, sitting.view(), only))
    assert last_trick_text(voice, sitting.view()) == told


def test_R_32_the_table_in_words_tells_of_the_loads_that_went_back(en: Voice) -> None:
    rules = replace(default_rules(), turn_up_reject=True)
    sitting = next(one for seed in range(50) if view_of((one := match_of(rules, seed)).view()).turned_cards)
    (load, *_) = view_of(sitting.view()).turned_cards
    told = f"put back into the stock: {the_card(en, load, rules.pack)}"
    assert told in table_text(en, sitting.view())
    assert "put back" not in table_text(en, match_of(default_rules()).view())


def test_R_05_the_table_in_words_tells_which_two_was_drawn(en: Voice) -> None:
    rules = replace(default_rules(players=3), removed_card=RemovedCard.RANDOM)
    sitting = match_of(rules)
    removed = view_of(sitting.view()).removed_card
    assert removed is not None
    told = f"Left out of the pack: {the_card(en, removed, rules.pack)}."
    assert told in table_text(en, sitting.view())
    assert "Left out" not in table_text(en, match_of(default_rules(players=3)).view())


def test_points_are_told_only_as_far_as_the_view_has_them(en: Voice) -> None:
    def score(shown: PointsShown, *, seat: int | None) -> str:
        sitting = running(replace(default_rules(), points_shown=shown), 8)
        return score_text(en, sitting.view() if seat is None else sitting.seat(seat)).split("\n")[0]

    table = running(default_rules(), 8).view()
    points = view_of(table).points
    first, second = (f"{table.seats[side].player.name} {points[side]}" for side in (0, 1))
    assert score(PointsShown.BOTH, seat=None) == f"Points so far: {first}; {second}."
    assert score(PointsShown.HIDDEN, seat=0) == "Points stay hidden until the deal is over."
    assert score(PointsShown.OWN, seat=None) == "Points stay hidden until the deal is over."
    own = f"Points so far: {second}. The others' points stay hidden until the deal is over."
    assert score(PointsShown.OWN, seat=1) == own


def test_the_score_tells_what_is_carried(en: Voice, it: Voice) -> None:
    table = match_of(rules_from({"tie": "carry"})).view()
    carried = replace(table, view=replace(view_of(table), carried=2))
    assert score_text(en, carried).endswith("\nThe next deal won counts 3.")
    assert score_text(it, carried).endswith("\nLa prossima smazzata vinta vale 3.")
    assert score_text(en, lobby_of(default_rules()).view()) == "No match has begun at this table."


NASTY = (
    "\u202eW" + "W\u0335\u0336\u0337" * 40,
    "👨‍👩‍👧‍👦" * 30,
    "𝕬" * 60,
    "*_~`|" * 9,
    "שלום" * 12,
    "@everyone " * 5,
)


@each("voice", voices().values())
@each("names", [NAMES, NASTY])
def test_descriptions_fit_whatever_the_names(voice: Voice, names: tuple[str, ...]) -> None:
    sitting = match_of(default_rules(players=6), names=names)
    sitting.play_on(random.Random(3), lambda table: table.state is not None and len(table.state.trick) == 5)
    tables = [sitting.view(), *(sitting.seat(seat) for seat in range(6))]
    texts = [alt(voice, table) for table in tables for alt in (alt_hand, alt_table)]
    trick = Trick(tuple(TrickCard(seat, CARDS["Qb"]) for seat in range(6)), 0, 18)
    texts += [alt_trick(voice, table, trick) for table in tables]
    for text in texts:
        assert len(text.encode("utf-16-le")) // 2 <= LONGEST
        assert "\n" not in text
        assert "\u202e" not in text


@each("played", range(21, 32, 2))
def test_a_description_that_is_too_long_keeps_trick_turn_and_points(played: int) -> None:
    """R-75: open hands and piles can be most of the pack. They are at the end, where it is cut."""
    open_cards = dict.fromkeys(("open_hands", "open_piles", "open_next_card"), True)
    sitting = running(rules_from({"players": 6, **open_cards}), played)
    state = sitting.table.state
    assert state is not None
    assert state.turn is not None
    for voice in (one.plain for one in voices().values()):
        for table, alt in ((sitting.view(), alt_table), (sitting.seat(state.turn), alt_page)):
            text, view = alt(voice, table), view_of(table)
            assert turn_text(voice, table, plain=True) in text  # type: ignore[operator]  # a match that runs has a turn
            assert points_line(voice, table, view.points) in text
            plays = [
                voice("trick-play", player=player, card=card_name(voice, play.card, table.rules.pack))
                for play in view.trick
                if play.card is not None
                for player in [player_name(voice, table, play.seat, plain=True)]
            ]
            assert not plays or voice("trick-running", plays=voice.series(plays)) in text


def test_descriptions_carry_no_markdown_and_texts_escape_it(en: Voice) -> None:
    sitting = match_of(default_rules(), names=("Anna", "*Bruno*"))
    assert r"\*Bruno\*" in table_text(en, sitting.view())
    assert "*Bruno* 0" in alt_table(en, sitting.view())
    assert "\\" not in alt_table(en, sitting.view())


def test_computers_play_under_their_own_name(en: Voice) -> None:
    sitting = match_of(default_rules(), people=1)
    names = {player_name(en, sitting.view(), seat) for seat in range(2)}
    assert names == {"Anna", "Carmela"}
    assert one_name(en, Computer("Carmela", "novice")) == "Carmela (computer)"


def test_a_person_whom_the_table_has_forgotten_is_named_by_discord(en: Voice) -> None:
    sitting = lobby_of(default_rules(players=3))
    sitting.ask(PEOPLE[1], Join())
    assert person_name(en, sitting.view(), 2) == "Bruno"
    sitting.ask(PEOPLE[1], Leave())
    assert person_name(en, sitting.view(), 2) == "<@2>"
    assert person_name(en, sitting.view(), -7) == "Somebody who was forgotten"
