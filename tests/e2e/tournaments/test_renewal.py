"""When the message of a tournament is a new one (T-17)."""

import pytest

from bot.ui.publish.tournaments import event_posts
from testing.players.tournaments import enter_all, event, open_event, play_round, start_event, win
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")
HOUR = 3600


def message_ids(world: World) -> list[int]:
    """The messages of the tournament."""
    anna = next(iter(world.people.values()))
    return [message.id for message in world.messages() if "🏆 Coppa" in anna.read(message)]


async def test_T_17_live_a_message_of_fifty_minutes_is_replaced_and_each_round_has_its_own(
    world: World,
) -> None:
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout")
    (first,) = message_ids(world)
    await enter_all(people[:1], found)
    await world.rest(11)
    assert message_ids(world) == [first]
    await world.rest(HOUR)
    await enter_all(people[1:], found)
    await world.rest(11)
    (second,) = message_ids(world)
    assert second != first
    await start_event(people[0], found)
    await world.rest(11)
    assert len(message_ids(world)) == 2  # that of the entries stays as it was


async def test_T_17_a_replaced_message_goes_later_if_discord_fails_now(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout")
    (first,) = message_ids(world)
    await world.rest(HOUR)
    path = f"/channels/{world.channel.id}/messages/{first}"
    world.inject_error("DELETE", path, status=502, code=0, message="Bad Gateway", times=1)
    await enter_all(people, found)
    await world.rest(11)
    (second,) = message_ids(world)
    assert second != first
    assert "Dario" in people[0].read(people[0].with_verb("enter", found))


async def test_T_17_by_correspondence_a_message_is_new_once_a_day_at_most(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_posts, "DAY", 2 * HOUR * 1000)  # the simulated Discord takes long for a day
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout", tempo="post")
    (first,) = message_ids(world)
    await enter_all(people, found)
    await world.rest(HOUR)
    await start_event(people[0], found)
    await win(world, found)
    await world.rest(11)
    assert message_ids(world) == [first]  # edited: a round began and ended on the same day
    assert len((await event(world, found)).rounds) == 2
    await world.rest(HOUR)
    await win(world, found)
    await world.rest(11)
    assert first not in message_ids(world)
    assert len(message_ids(world)) == 1


async def test_T_17_by_correspondence_the_final_result_stands_below_the_last_results(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    world.forbid(create_public_threads=True)
    found = await open_event(people[0], format="knockout", tempo="post")
    await enter_all(people, found)
    await start_event(people[0], found)
    await win(world, found)
    await world.rest(11)
    await play_round(world, found)
    await world.rest(11)
    assert "🥇" in people[0].read(people[0].visible()[-1])


async def test_TA_6_the_message_of_a_round_loses_its_buttons_when_the_next_one_is_posted(
    world: World,
) -> None:
    """Also if nobody has pressed it, so that there is no token of a press."""
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout", pause=0)
    await enter_all(people, found)
    await start_event(people[0], found)
    before = len(world.http_requests)
    await win(world, found)
    await world.rest(21)
    (first, second), sent = message_ids(world)[-2:], world.http_requests[before:]
    old, new = (next(one for one in people[0].visible() if one.id == number) for number in (first, second))
    assert people[0].controls(old) == []
    assert people[0].controls(new)
    edits = [one for one in sent if one.method == "PATCH" and one.path.endswith(f"/messages/{first}")]
    assert len(edits) == 1, "its results, and no buttons"


async def test_T_17_what_ended_in_the_last_moments_of_a_process_is_shown_by_the_next(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout", pause=0)
    await enter_all(people, found)
    await start_event(people[0], found)
    await win(world, found)
    path = f"/channels/{world.channel.id}/messages"
    world.inject_error("POST", path, status=502, code=0, message="Bad Gateway", times=1)
    await win(world, found)
    await world.rest(event_posts.RESULTS_FIRST)
    assert (await event(world, found)).over
    assert "🥇" not in people[0].read(people[0].visible()[-1])
    await world.restarted()
    await world.rest()
    assert "🥇" in people[0].read(people[0].visible()[-1])
    shown = len(world.messages())
    await world.restarted()
    await world.rest()
    assert len(world.messages()) == shown


async def test_T_17_the_last_result_of_a_round_stands_above_the_next_one(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna = people[0]
    found = await open_event(anna, format="knockout", pause=0, channels=f"<#{world.channel.id}>")
    await enter_all(people, found)
    await start_event(anna, found)
    for _ in range(2):
        await play_round(world, found)
        await world.rest(11)
    shown = [anna.read(one) for one in anna.visible()]
    (over,) = [place for place, text in enumerate(shown) if "**Final result**" in text]
    (final,) = [place for place, text in enumerate(shown) if "### 🏆 Coppa" in text and "**Final**" in text]
    results = [place for place, text in enumerate(shown) if "wins the match!" in text]
    assert len(results) == 3
    assert results[1] < final < results[2] < over
