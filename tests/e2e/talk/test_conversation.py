"""R-63 to R-65: questions, answers and orders, aloud; the answer's buttons are the asked partner's alone."""

import pytest

from bot.rules.options import Question, Reply
from bot.rules.phases.conversation import truth
from bot.rules.view import seat_view
from bot.text.catalogue import voices
from testing.players.partners import (
    enter_four,
    enter_six,
    match_state,
    seen_counts,
    start_at_second_trick,
    start_talk_match,
    who_read,
)
from testing.players.player import Player, answer_text, press_late
from testing.players.turns import play_card
from testing.worlds.world import World

ENGLISH = voices()["en"]
TALK = {"players": 4, "talk": "conversation"}


def leads(world: World, people: list[Player]) -> tuple[Player, Player]:
    """Who is about to lead, and their partner."""
    turn = match_state(world).turn
    assert turn is not None
    return people[turn], people[(turn + 2) % len(people)]


def everybody(people: list[Player]) -> set[int]:
    return {player.id for player in people}


def buttons(player: Player, message: object) -> list[str]:
    return [
        control.label
        for control in player.controls(message)
        if control.press and control.press.verb == "answer"
    ]


@pytest.mark.parametrize("way", ["menu", "command"])
@pytest.mark.parametrize("question", ["lisci", "briscoline", "vestite", "carichi"])
async def test_question_and_answer_are_public_and_only_the_truth_can_be_pressed(
    world: World, question: str, way: str
) -> None:
    people, gina = enter_four(world), world.enter("Gina")
    table = await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    before = seen_counts(world)
    if way == "command":
        await leader.command("partner ask", question=question)
    else:
        seat = (match_state(world).leader + 2) % 4
        await leader.choose(await leader.hand(table.id), "ask", f"{seat}.{question}")
    await world.rest()
    asked = f"{leader.name} asks {partner.name}"
    assert who_read(world, before, asked) == {*everybody(people), gina.id}
    due = match_state(world).talk.due
    assert due is not None
    true = truth(match_state(world), due)
    assert true is not None
    hand = await partner.hand(table.id)
    assert buttons(partner, hand) == [ENGLISH(f"answer-{true}")]
    for other in people:
        if other is not partner:
            assert buttons(other, await other.hand(table.id)) == []
    before = seen_counts(world)
    await partner.press(hand, "answer")
    await world.rest()
    said = f"{partner.name} answers: “{ENGLISH(f'answer-{true}')}.”"
    assert who_read(world, before, said) == {*everybody(people), gina.id}
    assert match_state(world).talk.due is None


@pytest.mark.parametrize("way", ["button", "command", "time-out"])
async def test_where_the_table_wants_it_an_answer_says_how_many(world: World, way: str) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, **TALK, answer_counts=True, orders="binding")
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="lisci")
    state = match_state(world)
    hand = state.hands[people.index(partner)]
    count = sum(card.suit is not state.trump and not state.rules.order.value[card] for card in hand)
    said = {0: "No", 1: "Yes, one", 2: "Yes, two", 3: "Yes, three"}[count]
    message = await partner.hand(table.id)
    assert buttons(partner, message) == [said]
    before = seen_counts(world)
    if way == "button":
        await partner.press(message, "answer")
    elif way == "command":
        told = answer_text(partner, await partner.command("partner answer", answer="yes" if count else "no"))
        assert f"You answered: {said}" in told
    else:
        await world.rest(16)
    await world.rest()
    assert who_read(world, before, f"{partner.name} answers: “{said}.”") == everybody(people)


async def test_heading_the_trick_is_a_judgement_with_every_answer_open(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    suit = next(suit for suit in "dcsb" if suit != match_state(world).trump)
    await leader.command("partner ask", question="head", suit=suit)
    hand = await partner.hand(table.id)
    assert buttons(partner, hand) == ["Yes", "No", "Perhaps"]
    before = seen_counts(world)
    await partner.command("partner answer", answer="perhaps")
    await world.rest()
    assert match_state(world).talk.due is None
    assert who_read(world, before, f"{partner.name} answers: “Perhaps.”") == everybody(people)


async def test_an_untrue_answer_is_refused_and_the_true_one_taken(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="lisci")
    due = match_state(world).talk.due
    assert due is not None
    true = truth(match_state(world), due)
    assert true is not None
    before = world.table()
    for false in {*Reply} - {true}:
        assert "must be true" in answer_text(
            partner, await partner.command("partner answer", answer=str(false))
        )
    assert world.table() == before
    await partner.command("partner answer", answer=str(true))
    assert match_state(world).talk.due is None


async def test_only_the_leader_asks_only_before_leading_and_so_often(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    before = world.table()
    for other in people:
        if other is not leader:
            told = answer_text(other, await other.command("partner ask", question="lisci"))
            assert f"Only {leader.name}" in told
    assert world.table() == before
    foe = next(other for other in people if other not in {leader, partner})
    told = answer_text(leader, await leader.command("partner ask", question="lisci", partner=foe.name))
    assert told == f"You can only ask a partner: {partner.name}."
    await leader.command("partner ask", question="lisci")
    asked = world.table()
    assert "must answer a question first" in answer_text(
        leader, await leader.command("partner ask", question="carichi")
    )
    assert f"That question is for {partner.name}" in answer_text(
        foe, await foe.command("partner answer", answer="yes")
    )
    assert world.table() == asked
    await world.rest(16)
    answered = world.table()
    assert "You have asked your question" in answer_text(
        leader, await leader.command("partner ask", question="carichi")
    )
    assert world.table() == answered
    card = seat_view(match_state(world), match_state(world).turn).hand[0]
    await leader.command("briscola play", card=str(card))
    led = world.table()
    assert "You have already led" in answer_text(leader, await leader.command("partner order", what="liscio"))
    assert world.table() == led


async def test_an_answer_is_given_after_fifteen_seconds(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="carichi")
    due = match_state(world).talk.due
    assert due is not None
    true = truth(match_state(world), due)
    await world.rest(14)
    assert match_state(world).talk.due == due
    before = seen_counts(world)
    await world.rest(2)
    assert match_state(world).talk.due is None
    assert who_read(world, before, f"{partner.name} answers: “{ENGLISH(f'answer-{true}')}.”") == everybody(
        people
    )


async def test_a_judgement_that_is_not_given_is_perhaps(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="head")
    before = seen_counts(world)
    await world.rest(16)
    assert who_read(world, before, f"{partner.name} answers: “Perhaps.”") == everybody(people)


async def test_the_turn_clock_stands_still_while_a_question_is_open(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, turn_clock=60, **TALK)
    leader, _ = leads(world, people)
    before = world.table().since
    await leader.command("partner ask", question="head")
    await world.rest(16)
    assert world.table().since - before >= 15_000


async def test_a_restart_in_the_middle_of_a_question(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="lisci")
    await world.rest()
    hand = await partner.hand(table.id)
    await world.restarted()
    assert match_state(world).talk.due is not None
    await partner.press(hand, "answer")
    assert match_state(world).talk.due is None


async def test_after_a_restart_the_time_for_an_answer_begins_anew(world: World) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, _ = leads(world, people)
    await leader.command("partner ask", question="lisci")
    await world.rest(10)
    await world.restarted()
    await world.rest(10)
    assert match_state(world).talk.due is not None
    await world.rest(6)
    assert match_state(world).talk.due is None


async def test_the_button_of_an_old_question_answers_nothing(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, asks_per_trick=2, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="head")
    hand = await partner.hand(table.id)
    old = partner.find(hand, "answer").custom_id
    await partner.press(hand, "answer")
    before = world.table()
    await press_late(world, partner, hand, old)
    assert "There is no question" in partner.read(hand) or ENGLISH("talk-old-question") in partner.read(hand)
    assert world.table() == before
    await leader.command("partner ask", question="head")
    asked = world.table()
    result = await press_late(world, partner, hand, old)
    assert result.acknowledged
    assert ENGLISH("talk-old-question") in partner.read(hand)
    assert world.table() == asked


async def test_the_buttons_of_an_answer_work_for_nobody_else(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="head")
    made = partner.find(await partner.hand(table.id), "answer").custom_id
    before = world.table()
    for other in people:
        if other is not partner:
            result = await press_late(world, other, other.with_verb("hand"), made)
            assert "not for you" in answer_text(other, result)
    assert world.table() == before


async def test_a_binding_order_leaves_only_what_obeys(world: World) -> None:
    people = enter_four(world)
    table = await start_at_second_trick(world, people, orders="binding", **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner order", what="liscio")
    assert "your order for this trick" in answer_text(
        leader, await leader.command("partner order", what="carico")
    )
    lead = match_state(world).leader
    for step in range(2):
        seat = (lead + step) % 4
        card = match_state(world).hands[seat][0]
        await people[seat].command("briscola play", card=str(card))
    state = match_state(world)
    view = seat_view(state, state.turn)
    hand = await partner.hand(table.id)
    assert "Play a useless card!" in partner.read(hand)
    open_to_it = {
        control.press.slot
        for control in partner.controls(hand)
        if control.press and control.press.verb == "play" and not control.disabled
    }
    useless = {
        slot
        for slot, card in enumerate(view.hand)
        if card.suit is not view.trump and not view.rules.order.value[card]
    }
    assert open_to_it == (useless or {0, 1, 2})
    if useless and len(useless) < 3:
        slot = next(iter({0, 1, 2} - useless))
        before = world.table()
        told = answer_text(partner, await partner.command("briscola play", card=str(view.hand[slot])))
        assert "can obey the order" in told
        assert world.table() == before


async def test_silence_in_the_first_trick_and_in_other_games(world: World) -> None:
    people = enter_four(world)
    await start_talk_match(world, people, **TALK)
    before = world.table()
    leader, _ = leads(world, people)
    for name, options in (("partner ask", {"question": "lisci"}), ("partner order", {"what": "liscio"})):
        assert "talk starts with trick 2" in answer_text(leader, await leader.command(name, **options))
    told = answer_text(leader, await leader.command("signal", card="Ad"))
    assert ENGLISH("talk-here-conversation") in told
    assert "There is no question" in answer_text(leader, await leader.command("partner answer", answer="yes"))
    assert world.table() == before
    assert "No talking before trick 2" in people[0].read(people[0].with_verb("more"))


async def test_with_six_the_leader_names_the_partner(world: World) -> None:
    people = enter_six(world)
    await start_at_second_trick(world, people, players=6, talk="conversation")
    leader, _ = leads(world, people)
    assert answer_text(leader, await leader.command("partner ask", question="lisci")) == ENGLISH(
        "reply-which-partner"
    )
    offered = await leader.actor.autocomplete(world.channel, "partner ask", "partner", "")
    seat = people.index(leader)
    assert [one["value"] for one in offered] == [str((seat + 2) % 6), str((seat + 4) % 6)]
    await leader.command("partner ask", question="lisci", partner=offered[1]["value"])
    due = match_state(world).talk.due
    assert due is not None
    assert due.target == (seat + 4) % 6
    assert due.question is Question.LISCI


async def test_a_computer_that_is_asked_answers_at_once(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_at_second_trick(world, [anna, bruno], **TALK, target=5)  # in some deals neither leads
    while match_state(world).trick or not match_state(world).tricks or match_state(world).turn not in {0, 1}:
        due = match_state(world).talk.due
        if due is not None and due.target in {0, 1}:  # a computer asks, too
            asked = (anna, bruno)[due.target]
            await asked.press(await asked.hand(table.id), "answer")
        await play_card(world, table.id, "by command", pace=1.5)
    leader = (anna, bruno)[match_state(world).leader]
    before = seen_counts(world)
    await leader.command("partner ask", question="lisci")
    await world.rest(1.5)
    assert match_state(world).talk.due is None
    assert who_read(world, before, " answers: ") == {anna.id, bruno.id}


async def test_with_closed_messages_the_answer_stands_behind_the_button(world: World) -> None:
    people = enter_four(world)
    for player in people:
        world.close_dms(player)
    table = await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    await leader.command("partner ask", question="lisci")
    await world.rest()
    assert f"<@{partner.id}>" in partner.read(partner.with_verb("hand", table.id))
    hand = await partner.hand(table.id)
    await partner.press(hand, "answer")
    assert match_state(world).talk.due is None


@pytest.mark.parametrize("what", ["table", "hand"])
@pytest.mark.parametrize("first", ["question", "order"])
async def test_the_talk_is_read_in_the_order_in_which_it_was_said(
    world: World, first: str, what: str
) -> None:
    people = enter_four(world)
    await start_at_second_trick(world, people, **TALK)
    leader, partner = leads(world, people)
    if first == "order":
        await leader.command("partner order", what="liscio")
    await leader.command("partner ask", question="lisci")
    await world.rest(20)  # the true answer is given
    if first == "question":
        await leader.command("partner order", what="liscio")
    read = answer_text(leader, await leader.command("briscola read", what=what))
    said = [f"{leader.name} asks {partner.name}", f"{partner.name} answers", "Play a useless card!"]
    expected = said if first == "question" else [said[2], *said[:2]]
    assert sorted(expected, key=read.index) == expected
