"""The result of a match (V-18): who won, one picture, and the doors to a rematch, a review and a replay."""

import pytest

from bot.languages import LANGUAGES
from bot.text.catalogue import voices
from testing.players.player import Player, play_out, press_late, private_answer
from testing.players.tables import start_match
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("review_requests")

BUTTONS = ["rematch", "review", "replay"]


@pytest.mark.parametrize(
    ("language", "tricks"), [*((language, "live") for language in LANGUAGES), (LANGUAGES[0], "each")]
)
async def test_V_18_a_result_is_a_sentence_a_picture_and_three_buttons(
    world: World, language: str, tricks: str
) -> None:
    anna, boss = world.enter("Anna"), world.enter("Boss", manager=True)
    await boss.command("briscola-admin language", language=language)
    table = await start_match(world, 2, anna, tricks=tricks)
    await play_out(world, table.id)
    result = anna.with_verb("replay", table.match)
    verbs = [control.press.verb for control in anna.controls(result) if control.press is not None]
    assert [verb for verb in verbs if verb != "fair"] == BUTTONS
    assert len(result.attachments) == 1
    labels = [control.label for control in anna.controls(result)]
    voice = voices()[language]
    assert [label for label in labels if label in {voice(f"ui-button-{verb}") for verb in BUTTONS}] == [
        voice(f"ui-button-{verb}") for verb in BUTTONS
    ]
    heading, *_ = anna.read(result).splitlines()
    over = world.table(table.id)
    assert over.state is not None
    assert over.state.result is not None
    (side,) = over.state.result.winners
    assert heading.removeprefix("### ").removeprefix("¡").startswith(f"{over.seats[side].player.name} ")
    if tricks == "live":
        assert sum(1 for line in anna.read(result).splitlines() if not line.startswith("-#")) == 1


async def private_only(world: World, player: Player, others: list[Player], verb: str, match: str) -> str:
    """What a person is told who presses a button of a result. Nobody else sees it, and the result stays."""
    message = player.with_verb(verb, match)
    before = player.read(message)
    seen = {other.id: len(other.visible()) for other in others}
    answer = private_answer(await player.press(message, verb))
    await world.rest()
    assert player.read(message) == before
    assert {other.id: len(other.visible()) for other in others} == seen
    return player.read(answer)


@pytest.mark.usefixtures("small_films")
async def test_V_18_review_and_replay_answer_whoever_pressed_also_after_a_restart(world: World) -> None:
    anna, bruno, zoe = (world.enter(name) for name in ("Anna", "Bruno", "Zoe"))
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    for restarted in (False, True):
        if restarted:
            await world.restarted()
        for player, others in ((anna, [bruno, zoe]), (zoe, [anna, bruno])):
            assert table.match in await private_only(world, player, others, "replay", table.match)
        assert "together they cost" in await private_only(world, anna, [bruno, zoe], "review", table.match)
        not_theirs = voices()["en"]("reply-review-not-yours")
        assert await private_only(world, zoe, [anna, bruno], "review", table.match) == not_theirs


@pytest.mark.parametrize("verb", ["replay", "replay-words", "review", "review-deals"])
async def test_V_18_a_hidden_channel_keeps_its_matches(world: World, verb: str) -> None:
    anna, zoe = world.enter("Anna"), world.enter("Zoe")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    elsewhere = world.create_guild("Elsewhere")
    away = elsewhere.create_text_channel("away")
    stranger = Player(world, elsewhere.add_member(zoe.actor.user), "Zoe")
    rules = (await stranger.actor.slash(away, "briscola rules")).response
    for match in (table.match, "zzzzzz-1"):
        number = ":1" if verb == "replay-words" else ""
        refused = await press_late(world, stranger, rules, f"b1:{verb}:{match}{number}")
        answer = refused.followups[-1] if refused.followups else refused.response
        assert stranger.read(answer) == voices()["en"]("reply-unknown-match")


async def test_V_18_a_review_is_worked_out_once(world: World, review_requests: list[object]) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    review = await anna.press(anna.with_verb("review", table.match), "review")
    count = len(review_requests)
    assert count
    deals = await anna.press(private_answer(review), "review-deals")
    assert "even share" in anna.read(private_answer(deals))
    assert len(review_requests) == count
