"""Pages of tables that talk: what a person sees, is offered and is refused depends on what they may know."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice, product

import pytest
from hypothesis import given, strategies as st

from bot.pages.help import help_page
from bot.pages.limits import LAYOUT_COMPONENTS, LAYOUT_TEXT
from bot.pages.narration.dialogue import Dialogue, DialogueAnnounced, open_question
from bot.pages.page import GestureImage, Menu, Page, Text
from bot.pages.play import talk_choices
from bot.pages.play.table import public_page
from bot.pages.play.talk import ballot_parts, dialogue_page, election_page
from bot.rules import decide
from bot.rules.actions import Answer, Ask, Look, Order, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.events import Answered, Asked, MatchStarted, Ordered, TrickTaken
from bot.rules.options import Command, Question, Reply
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import Phase, SignalSeen, TrickCardView
from bot.tables.model.ballot import Ballot
from bot.tables.model.events import CloseReason
from bot.tables.model.table import Stage
from bot.tables.view import SeenEntry, TableView
from bot.text.catalogue import Voice, voices
from bot.text.play.talk import talk_text
from bot.text.refusals import refusal
from bot.ui.wire.components import components
from testing.builders.hand_pages import hand_page
from testing.builders.states import EVERY_GAME, Step, name_of, new_match, rules_for, walk
from testing.builders.table_views import table_seen_by
from testing.checks.components import all_components
from testing.checks.page_limits import buttons_of, labels
from testing.checks.unknown_cards import indistinguishable, public_cards
from testing.worlds.memory_table import NAMES, match_of

ENGLISH = voices()["en"]
SIGNALS = (
    rules_for(players=4),
    rules_for(players=4, signal_truth="free", signal_table="wikipedia"),
    rules_for(players=4, signal_delivery="catchable", signal_truth="free"),
    rules_for(players=4, signal_delivery="public", talk_from_trick=1),
    rules_for(players=6, signal_delivery="catchable"),
    rules_for(players=4, partners_show_first=True, partners_look_at_the_end=True),
)
SPEECH = (
    rules_for(players=4, talk="conversation", asks_per_trick=3, orders_per_trick=2),
    rules_for(players=4, talk="conversation", orders="binding", talk_from_trick=1),
    rules_for(players=6, talk="conversation"),
    rules_for("schembil", answer_counts=True),
    rules_for("schembil", orders="binding", asks_per_trick=5),
)


SOME_DEALS = 150
"""Steps; a match may have many times as many, and no other choices."""


def talk_attempts(state: State) -> list[Answer | Ask | Look | Order | Signal | Watch]:
    """Everything that somebody might try to say or show."""
    seats = range(state.rules.players)
    suits: list[Suit | None] = [None, *Suit]
    return [
        *(Signal(card) for card in CARDS.values()),
        *(Watch(other) for other in seats),
        *(Ask(other, question, suit) for other in seats for question in Question for suit in suits),
        *(Order(other, what) for other in seats for what in Command),
        *(Look(other) for other in seats),
        *(Answer(reply) for reply in Reply),
    ]


def talk_refusals(voice: Voice, state: State, seat: int) -> list[str | None]:
    """Why each of them is refused, None where it is not."""
    view = table_seen_by(state, seat)
    problems = [decide.refusal(state, seat, action) for action in talk_attempts(state)]
    return [None if problem is None else refusal(voice, problem, view) for problem in problems]


@given(
    rules=st.sampled_from((*SIGNALS, *SPEECH)),
    seed=st.integers(0, 2**32),
    length=st.integers(2, 60),
    rng=st.randoms(use_true_random=False),
    language=st.sampled_from(sorted(voices())),
)
def test_hands_menus_suggestions_and_refusals_tell_nothing_of_other_hands(
    rules: Rules, seed: int, length: int, rng: random.Random, language: str
) -> None:
    voice = voices()[language]
    steps = [step for step, _ in zip(walk(rules, seed, asides=0.4), range(length), strict=False)]
    one = steps[-1].after
    for seat in (None, *range(rules.players)):
        two = indistinguishable(one, seat, public_cards(steps), rng)
        here, there = table_seen_by(one, seat), table_seen_by(two, seat)
        assert hand_page(voice, here) == hand_page(voice, there)
        assert public_page(voice, here) == public_page(voice, there)
        for offered in (talk_choices.signals, talk_choices.mates, talk_choices.rivals):
            assert list(offered(voice, here)) == list(offered(voice, there))
        if seat is not None:
            assert talk_refusals(voice, one, seat) == talk_refusals(voice, two, seat)


@given(
    rules=st.sampled_from((*SIGNALS, *SPEECH)),
    seed=st.integers(0, 2**32),
    length=st.integers(2, 60),
    language=st.sampled_from(sorted(voices())),
)
def test_pages_of_talk_keep_to_the_limits_of_a_message(
    rules: Rules, seed: int, length: int, language: str
) -> None:
    steps = [step for step, _ in zip(walk(rules, seed, asides=0.4), range(length), strict=False)]
    for seat in range(rules.players):
        page = hand_page(voices()[language], table_seen_by(steps[-1].after, seat))
        assert len(page.text) <= LAYOUT_TEXT
        assert all(1 <= len(part.choices) <= 25 for part in page.parts if isinstance(part, Menu))
        assert sum(1 for _ in all_components(components(page))) <= LAYOUT_COMPONENTS


def choices_of(rules: Rules) -> Iterator[TableView]:
    """Views from a match in which all is said that may be: each kind of choice that anybody has, once."""
    seen = set[frozenset[type]]()
    for step in islice(walk(rules, 1, asides=0.4), SOME_DEALS):
        for seat in range(rules.players):
            table = table_seen_by(step.after, seat)
            kinds = frozenset(type(one) for one in (() if table.view is None else table.view.legal))
            if kinds not in seen:
                seen.add(kinds)
                yield table


@pytest.mark.parametrize("rules", [*SIGNALS, *SPEECH, *EVERY_GAME], ids=name_of)
def test_no_label_calls_anybody_by_name_twice(rules: Rules) -> None:
    for view, voice in product(choices_of(rules), voices().values()):
        shown = [label for page in (hand_page, public_page) for label in labels(page(voice, view))]
        suggested = (talk_choices.signals, talk_choices.mates, talk_choices.team, talk_choices.rivals)
        shown += [label for offered in suggested for label, _ in offered(voice, view)]
        names = {seat.player.name for seat in view.seats}
        assert [label for label in shown for name in names if label.count(name) > 1] == []


@pytest.mark.parametrize(("rules", "partners"), [(SPEECH[0], 0), (SPEECH[2], 2), (SPEECH[3], 2)])
def test_who_has_several_partners_reads_whom_they_would_ask(rules: Rules, partners: int) -> None:
    asking = (
        [choice.label for choice in part.choices]
        for view in choices_of(rules)
        for part in hand_page(ENGLISH, view).parts
        if isinstance(part, Menu) and part.does.startswith("b1:ask:")
    )
    asked = next(asking)
    assert len({name for name in NAMES if any(label.startswith(f"{name}: ") for label in asked)}) == partners
    assert len(set(asked)) == len(asked)


def spoken_lines(step: Step, seat: int) -> tuple[list[str], Page]:
    """What was said aloud in the trick after a step, and a seat's hand."""
    table = table_seen_by(step.after, seat)
    assert table.view is not None
    talk = table.view.talk
    return [talk_text(ENGLISH, table, one) for one in (*talk.exchanges, *talk.orders)], hand_page(
        ENGLISH, table
    )


def repeated_lines(page: Page) -> list[str]:
    """What a hand repeats of the talk."""
    return [line for line in page.text.splitlines() if line.startswith("💬")]


def talk_steps(rules: Rules) -> Iterator[Step]:
    """The moves of several matches."""
    return chain.from_iterable(walk(rules, seed, asides=0.6) for seed in range(2))


@pytest.mark.parametrize("rules", SPEECH, ids=name_of)
def test_V_3_in_their_turn_a_hand_repeats_all_that_was_said_in_the_trick(rules: Rules) -> None:
    found = 0
    for step in talk_steps(rules):
        turn = step.after.turn
        if turn is None or step.after.phase is not Phase.PLAY or step.after.talk.due is not None:
            continue
        lines, page = spoken_lines(step, turn)
        assert [line for line in lines if line not in page.text] == []
        found += len(lines)
    assert found > 0


@pytest.mark.parametrize("rules", SPEECH, ids=name_of)
def test_V_3_whoever_asks_reads_the_answer_in_their_hand_and_the_other_hands_stay(rules: Rules) -> None:
    answers = 0
    for step in talk_steps(rules):
        asked = step.before.talk.due
        if asked is None or step.after.talk.due is not None or step.after.turn is None:
            continue
        answers += 1
        for seat in range(rules.players):
            lines, page = spoken_lines(step, seat)
            before = hand_page(ENGLISH, table_seen_by(step.before, seat))
            if seat in {asked.seat, asked.target, step.after.turn}:
                assert lines[len(step.after.talk.exchanges) - 1] in page.text
            else:
                assert repeated_lines(page) == repeated_lines(before)
    assert answers > 0


@pytest.mark.parametrize("rules", SPEECH, ids=name_of)
def test_while_an_answer_is_due_nobody_is_told_to_lead(rules: Rules) -> None:
    """R-63: the answer comes first, and then whoever asked leads."""
    asked = 0
    for step in talk_steps(rules):
        due = step.after.talk.due
        if due is None:
            continue
        asked += 1
        asking, answering = (
            hand_page(ENGLISH, table_seen_by(step.after, seat)).without_picture.text
            for seat in (due.seat, due.target)
        )
        assert asking.startswith(f"{NAMES[due.target]} must answer.")
        assert answering.startswith("**It is your turn.**")
        assert "❓ **Answer " in answering
        assert "You lead" not in asking + answering
        told = help_page(ENGLISH, table_seen_by(step.after, due.target), 0, private=False, here=True).text
        assert "Your turn. Open *My cards*." in told
    assert asked > 0


def seen_entry(seq: int, what: object) -> SeenEntry:
    return SeenEntry(seq, 1_000_000, what)  # type: ignore[arg-type]


def test_what_is_said_in_one_trick_stands_together_and_the_next_begins_anew() -> None:
    dialogue = Dialogue()
    asked, answered = Asked(0, 2, Question.LISCI), Answered(2, Reply.YES)
    assert dialogue.feed(seen_entry(1, MatchStarted(Rules(players=4), 0))) == []
    (first,) = dialogue.feed(seen_entry(2, asked))
    (second,) = dialogue.feed(seen_entry(3, answered))
    assert first.lines == (asked,)
    assert second.lines == (asked, answered)
    assert first.chapter == second.chapter
    assert open_question(first) == asked
    assert open_question(second) is None
    dialogue.feed(seen_entry(4, TrickTaken(0, 4)))
    (third,) = dialogue.feed(seen_entry(5, Ordered(0, 2, Command.LISCIO)))
    assert third.lines == (Ordered(0, 2, Command.LISCIO),)
    assert third.chapter != first.chapter


def test_the_dialogue_calls_only_whoever_is_asked() -> None:
    state = new_match(rules_for(players=4, talk="conversation"))
    view = table_seen_by(state, None)
    said = DialogueAnnounced(2, 1_000_000, "1.0.1", (Asked(0, 2, Question.LISCI),))
    page = dialogue_page(ENGLISH, view, said)
    person = view.seats[2].person
    assert person is not None
    assert page.mentions == (person.id,)
    assert f"<@{person.id}>" in page.text
    assert "<t:1015:R>" in page.text
    after = DialogueAnnounced(3, 1_000_000, "1.0.1", (*said.lines, Answered(2, Reply.NO)))
    assert dialogue_page(ENGLISH, view, after).mentions == ()


def test_a_public_signal_shows_the_gesture_and_the_host_s_words_without_markdown() -> None:
    state = new_match(rules_for(players=4, signal_table="custom", signal_delivery="public"))._replace(
        trump=Suit.CUPS
    )
    view = replace(table_seen_by(state, None), gestures=(("king", "nods *twice* @everyone"),))
    page = dialogue_page(ENGLISH, view, DialogueAnnounced(2, 0, "1.0.1", (SignalSeen(0, CARDS["Kc"]),)))
    assert "\\*twice\\*" in page.text
    assert "@everyone" not in page.text


def test_V_3_a_hand_tells_the_latest_gestures_in_one_line_while_their_cards_are_held() -> None:
    made = tuple(SignalSeen(seat, CARDS[card]) for seat, card in ((1, "Ac"), (2, "Kc"), (3, "Jc")))
    plain = match_of(rules_for(players=4)).seat(0)
    assert plain.view is not None
    plain = replace(plain, view=replace(plain.view, trump=Suit.CUPS))
    voice = ENGLISH.with_emojis({f"pagat-{sign}": "<:sign:1>" for sign in ("ace", "king", "jack")})

    def told(trick: tuple[TrickCardView, ...]) -> list[str]:
        assert plain.view is not None
        view = replace(plain.view, talk=replace(plain.view.talk, signals=made), trick=trick)
        page = hand_page(voice, replace(plain, view=view))
        assert not any(isinstance(part, GestureImage) for part in page.parts)
        return [line for line in page.text.splitlines() if "<:sign:1>" in line]

    words = [talk_text(voice, plain, one) for one in made]
    assert told(()) == [" ".join(words[1:])]
    assert told((TrickCardView(2, CARDS["Kc"]),)) == [f"{words[0]} {words[2]}"]


def test_the_ballot_shows_every_vote_and_a_button_per_seat() -> None:
    view = replace(
        table_seen_by(new_match(rules_for("schembil")), None),
        election=Ballot(0, (None,) * 6, ((0, 2),)),
        view=None,
    )
    page = election_page(ENGLISH, view)
    assert "votes for" in page.text
    about = "The rais is the captain: only the rais may ask partners questions and give them orders."
    assert f"{about} Press a name of your team." in page.text
    assert about in Page(tuple(ballot_parts(ENGLISH, replace(view, seat=2)))).text
    assert [button.does.rpartition(":")[2] for button in buttons_of(page)] == ["0", "2", "4", "1", "3", "5"]
    assert len(page.mentions) == 5


@pytest.mark.parametrize("rules", [*SIGNALS, *SPEECH])
def test_the_hand_of_a_table_that_closed_in_a_deal_says_so_and_offers_nothing(rules: Rules) -> None:
    """V-5."""
    for step in islice(walk(rules, 1, asides=0.4), 2, 60):
        for seat in range(rules.players):
            seen = table_seen_by(step.after, seat)
            page = hand_page(ENGLISH, replace(seen, stage=Stage.CLOSED, close_reason=CloseReason.MODERATOR))
            assert [type(part) for part in page.parts] == [Text]


def test_the_hand_of_a_table_that_closed_in_the_election_has_no_ballot() -> None:
    """V-5."""
    seen = replace(
        table_seen_by(new_match(rules_for("schembil")), 2),
        election=Ballot(0, (None,) * 6, ()),
        view=None,
    )
    assert buttons_of(hand_page(ENGLISH, seen))
    page = hand_page(ENGLISH, replace(seen, stage=Stage.CLOSED, close_reason=CloseReason.MODERATOR))
    assert not buttons_of(page)
