"""The host changes the result that they looked at, whatever happens before they have chosen (T-16)."""

from typing import Any

from bot.pages.custom_ids import Verb, custom_id
from testing.players.player import Player, answer_text, press_late
from testing.players.tournaments import enter_all, event, open_event, start_event, win
from testing.worlds.world import World

NAMES = ("Bruno", "Carla", "Dario", "Elsa")
PAUSE = 120
"""The seconds between two rounds."""
TOO_LATE = "The next round is paired"


async def decided_round(world: World, kind: str = "round_robin") -> tuple[Player, str, Any]:
    """The host, a tournament whose first round is decided, and the page of the host at that moment."""
    anna, *people = [world.enter(name) for name in ("Anna", *NAMES)]
    found = await open_event(anna, format=kind)
    await enter_all(people, found)
    await start_event(anna, found)
    await win(world, found)
    page = (await anna.press(anna.with_verb(Verb.EVENT_HOST, found), Verb.EVENT_HOST)).response
    return anna, found, page


async def next_round(world: World, found: str) -> None:
    """The next round is paired and decided."""
    await world.rest(PAUSE)
    await win(world, found)
    assert [len(one.undecided) for one in (await event(world, found)).rounds] == [0, 0]


async def test_T_16_a_result_is_corrected_with_a_reason(world: World) -> None:
    anna, found, page = await decided_round(world)
    await anna.choose(page, Verb.EVENT_RESULT, "2")
    form = await anna.choose(page, Verb.EVENT_VERDICT, "drawn")
    assert form.modal is not None
    said = await anna.actor.submit_modal(form, {"words": "both said so"})
    assert "Done" in answer_text(anna, said)
    first, second = (await event(world, found)).rounds[0].pairings
    assert first.outcome is not None
    assert second.outcome is not None
    assert first.outcome.points != second.outcome.points == (1, 1)


async def test_T_16_no_choice_of_an_earlier_round_changes_a_later_one(world: World) -> None:
    anna, found, page = await decided_round(world)
    await anna.choose(page, Verb.EVENT_RESULT, "1")
    form = await anna.choose(page, Verb.EVENT_VERDICT, "annul")
    other = (await anna.press(anna.with_verb(Verb.EVENT_HOST, found), Verb.EVENT_HOST)).response
    await next_round(world, found)
    before = await event(world, found)
    assert TOO_LATE in answer_text(anna, await anna.actor.submit_modal(form, {"words": "not played"}))
    assert TOO_LATE in answer_text(anna, await anna.choose(page, Verb.EVENT_VERDICT, "drawn"))
    assert TOO_LATE in answer_text(anna, await anna.choose(other, Verb.EVENT_RESULT, "1"))
    assert await event(world, found) == before


async def test_T_16_a_menu_that_names_no_round_is_refused_in_words(world: World) -> None:
    """Such as it was made before menus named the round."""
    anna, found, page = await decided_round(world)
    before = await event(world, found)
    for verb, number in ((Verb.EVENT_RESULT, None), (Verb.EVENT_VERDICT, 1), (Verb.EVENT_REASON, 1)):
        said = await press_late(world, anna, page, custom_id(verb, found, number))
        assert "no such match" in answer_text(anna, said)
    assert await event(world, found) == before


async def test_T_12_T_16_no_match_of_a_knock_out_is_corrected_to_drawn(world: World) -> None:
    anna, found, page = await decided_round(world, "knockout")
    question = (await anna.choose(page, Verb.EVENT_RESULT, "1")).response
    before = await event(world, found)
    ((_, offered),) = anna.menus(question)
    assert "drawn" not in offered
    said = await anna.command(
        "tournament result",
        entry=str(before.rounds[0].pairings[0].entries[0]),
        verdict="drawn",
        reason="tired",
    )
    assert "somebody has to win" in answer_text(anna, said)
    assert await event(world, found) == before


async def test_T_16_a_host_may_type_the_names_of_an_entry_and_of_the_tournament(world: World) -> None:
    anna, found, _ = await decided_round(world)
    named = {"verdict": "drawn", "reason": "both said so"}
    said = await anna.command("tournament result", entry=" bRUNO ", tournament="coppa", **named)
    assert "Done" in answer_text(anna, said)
    outcomes = [one.outcome for one in (await event(world, found)).rounds[0].pairings]
    assert [one.points for one in outcomes if one is not None].count((1, 1)) == 1
    for nobody in ("Bru", "Gina"):
        said = await anna.command("tournament result", entry=nobody, **named)
        assert "Nobody here has that name" in answer_text(anna, said)
    struck = await anna.command("tournament player", act="strike-out", entry="Dario")
    assert "Done" in answer_text(anna, struck)
    unknown = await anna.command("tournament standings", tournament="Palio")
    assert "There is no such tournament" in answer_text(anna, unknown)
