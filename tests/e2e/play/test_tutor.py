"""``/tutor``: a first deal that is explained in the private hand, and nowhere else."""

from typing import Any

import pytest

from bot.rules.policies import taker
from bot.tables.model.table import Stage
from bot.tables.view import table_view
from bot.text.catalogue import voices
from bot.text.play.table import trick_text
from testing.players.player import Player, play_out
from testing.players.tables import start_match
from testing.worlds.world import World

WORDS = {
    "higher": "in the same suit",
    "trump": "is a trump, and a trump beats",
    "other": "and no trump, so it cannot win",
}


async def test_every_trick_is_explained_as_it_went(world: World) -> None:
    anna = world.enter("Anna")
    begun = await anna.command("briscola tutor")
    await world.rest()
    (table,) = world.tables
    assert begun.response is not None
    seat = world.table(table).seat_of(anna.id)
    first = anna.read(await anna.hand(table))
    explained = set()
    while (state := world.table(table).state) is not None and len(state.tricks) < 19:
        assert seat is not None
        assert state.turn == seat
        if not state.tricks:
            assert "Trump is" in first
        await anna.by_button(world.table(table), state.hands[seat][0])
        await world.rest()
        state = world.table(table).state
        assert state is not None
        if len(state.tricks) >= 20 or world.table(table).stage != "playing":
            break
        said = anna.read(await anna.hand(table))
        (one, two), last = state.tricks[-1].cards, state.tricks[-1]
        best = taker(last.cards, state.trump, state.rules.order)
        same = one.card.suit is two.card.suit
        reason = "higher" if same else "trump" if best.card.suit is state.trump else "other"
        assert WORDS[reason] in said
        assert ("You took the trick" in said) is (last.taker == seat)
        assert f"{last.points} point" in said or "no points" in said
        assert ("leads the next one" in said) is (len(state.tricks) == 1)
        assert ("The stock is used up" in said) is (len(state.tricks) == 17)
        explained.add(reason)
    assert len(explained) >= 2


async def test_the_last_trick_is_explained_too_when_the_match_is_over(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola tutor")
    await world.rest()
    (table,) = world.tables
    await play_out(world, table, "by a hand that stays open")
    state = world.table(table).state
    assert state is not None
    words = anna.read(anna.live_hand())
    points = state.tricks[-1].points
    assert "took the trick" in words
    assert ("no points" if points == 0 else f"It brings {points} point") in words
    assert "leads the next one" not in words
    assert "the match is over" in words
    assert "wins the match!" in words


async def test_V_6_in_a_dm_the_explanation_alone_tells_how_a_trick_went(world: World) -> None:
    anna = world.enter("Anna")
    await anna.actor.user.slash("briscola tutor")
    await world.rest()
    (table,) = world.tables
    await play_out(world, table, "by direct message", tricks=1)
    await world.rest()
    seen = table_view(world.table(table), anna.id)
    assert seen.view is not None
    said = anna.read(anna.with_verb("play", direct=True))
    assert "🎓" in said
    assert trick_text(voices()["en"], seen, seen.view.tricks[-1]) not in said


@pytest.mark.parametrize(("language", "words"), [("it", "La briscola è"), ("de", "Trumpf ist")])
async def test_the_tutor_speaks_the_readers_language(world: World, language: str, words: str) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola-me preferences", language=language)
    await anna.command("briscola tutor")
    await world.rest()
    (table,) = world.tables
    table_now = world.table(table)
    assert table_now.rules.turn_clock is None
    said = anna.read(await anna.hand(table))
    assert words in said


async def test_other_tables_explain_nothing(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    assert "🎓" not in anna.read(await anna.hand(table.id))
    offers_tutor = [values for _, values in anna.menus(anna.with_verb("hand", table.id))]
    assert not any("tutor" in values for values in offers_tutor)


async def test_who_sits_at_too_many_tables_is_told_so(world: World) -> None:
    anna = world.enter("Anna")
    for _ in range(3):
        await anna.command("briscola tutor")
    refused = await anna.command("briscola tutor")
    assert len(world.tables) == 3
    assert refused.response is not None
    assert refused.response.ephemeral
    assert "3" in anna.read(refused.response)


# The offer (V-21) ------------------------------------------------------------------------------------------


def offers_tutor(player: Player, message: Any) -> bool:  # noqa: ANN401 - of either kind
    """Whether a hand offers the tutor: both buttons, or none."""
    verbs = {control.press.verb for control in player.controls(message) if control.press is not None}
    both = {"tutor", "no-tutor"}
    assert verbs & both in (set(), both)
    return bool(verbs & both)


async def test_V_21_the_first_hand_offers_the_tutor_until_the_first_trick_is_taken(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    for language, voice in voices().items():
        await anna.command("briscola-me preferences", language=language)
        first = await anna.hand(table.id)
        assert offers_tutor(anna, first), language
        assert voice("tutor-offer") in [control.label for control in anna.controls(first)], language
    await play_out(world, table.id, tricks=1)
    assert not offers_tutor(anna, await anna.hand(table.id))


async def test_V_21_the_offer_opens_a_table_with_the_tutor_which_offers_nothing(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await anna.press(await anna.hand(table.id), "tutor")
    await world.rest()
    (taught,) = set(world.tables) - {table.id}
    lesson = await anna.hand(taught)
    assert "🎓" in anna.read(lesson)
    assert not offers_tutor(anna, lesson)


async def test_V_21_who_declines_is_not_asked_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    hand = await anna.hand(table.id)
    await anna.press(hand, "no-tutor")
    await world.rest()
    assert not offers_tutor(anna, hand)
    assert offers_tutor(bruno, await bruno.hand(table.id)), "everybody decides for themselves"
    await world.restarted()
    await anna.command("briscola-move resign", answer="agree")
    other = await start_match(world, 2, anna)
    assert not offers_tutor(anna, await anna.hand(other.id))


async def test_V_21_who_has_finished_a_match_is_not_asked(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    await anna.press(anna.with_verb("rematch", table.id), "rematch")
    await anna.press(anna.with_verb("start", table.id), "start")
    await world.rest()
    assert world.table().stage is Stage.PLAYING
    assert not offers_tutor(anna, await anna.hand(table.id))
