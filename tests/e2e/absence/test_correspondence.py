"""Correspondence games on Discord: notices, reminders, quiet hours, holidays; and impossible wishes."""

from datetime import timedelta
from itertools import count

import discord
import pytest

from bot.store.rows import MessageRow, Preferences
from bot.tables.decisions.quiet_hours import HOUR, local
from bot.tables.model.table import Table
from bot.ui.publish.correspondence.turn_reminders import PATIENCE
from bot.ui.publish.table_messages import TURN
from testing.checks.sealed_boards import begin_team_match
from testing.players.player import Player, answer_text, play_out
from testing.players.preferences import ROME, choose, quiet_from_now
from testing.players.tables import fill_seats
from testing.players.tournaments import event, table_of
from testing.worlds.world import World

HOURS = 3600
REMINDED_AFTER = PATIENCE + 2
"""Seconds after which whoever is to move has been told."""
NOTICE = "In correspondence games I tell you once"

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


async def by_correspondence(world: World, *people: Player, clock: str = "86400") -> Table:
    """A match by correspondence that has just begun."""
    await people[0].command("briscola new", players=len(people), clock=clock)
    (table,) = world.tables
    await fill_seats(table, people[0], people[1:])
    await people[0].press(people[0].with_verb("start", table), "start")
    await world.rest(REMINDED_AFTER)
    return world.table(table)


def player_to_move_and_other(world: World) -> tuple[Player, Player]:
    """Who is to move in a match of two, and the other."""
    table = world.table()
    assert table.turn is not None
    people = [world.people[seat.owner.id] for seat in table.seats]  # type: ignore[union-attr]
    return people[table.turn], people[1 - table.turn]


def notices(player: Player) -> list[str]:
    """The notices in somebody's DMs."""
    return [text for message in player.direct() if NOTICE in (text := player.read(message))]


def notice_count(world: World, player: Player) -> int:
    """How many notices ever came to their DMs."""
    path = f"/channels/{player.actor.user.dm_channel.id}/messages"
    sent = [entry for entry in world.http_requests if entry.method == "POST" and entry.path == path]
    return sum(NOTICE in str(entry.json) for entry in sent)


async def play(world: World, player: Player) -> None:
    hand = await player.hand(world.table().id)
    await player.press(hand, "play", 0)
    await world.rest()


async def test_whoever_is_to_move_is_told_once_and_reminded_once(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, second = player_to_move_and_other(world)
    assert len(notices(first)) == 1
    assert second.name in notices(first)[0]
    assert notices(second) == []
    await world.rest(15 * HOURS)
    assert notice_count(world, first) == 1
    await world.rest(HOURS + 10)
    (reminder,) = notices(first)
    assert reminder.startswith("Still your turn")
    await world.rest(2 * HOURS)
    assert notice_count(world, first) == 2
    await play(world, first)
    assert notices(first) == []
    assert notices(second) == []
    await world.rest(REMINDED_AFTER)
    assert len(notices(second)) == 1


async def test_who_plays_within_a_minute_is_told_nothing(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, second = player_to_move_and_other(world)
    before = notice_count(world, first), notice_count(world, second)
    for player in (first, second):
        await play(world, player)
        await world.rest(PATIENCE / 2)
    assert (notice_count(world, first), notice_count(world, second)) == before


async def test_who_takes_the_trick_is_not_told_what_they_know(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    while True:
        first, second = player_to_move_and_other(world)
        await play(world, first)
        await play(world, second)
        if player_to_move_and_other(world)[0] is second:
            break
    await world.rest(REMINDED_AFTER)
    assert notices(second) == []
    assert notices(first) == []


async def test_D_12_who_takes_the_trick_at_sealed_boards_is_not_told_so_either(world: World) -> None:
    """Onlookers see no trick there."""
    found, people = await begin_team_match(world, tempo="post", clock="86400")
    state = await event(world, found)
    table = table_of(state, state.rounds[0].pairings[0])
    await world.rest(REMINDED_AFTER)
    for taken in count(1):
        await play_out(world, table, tricks=taken)
        now = world.table(table)
        assert now.state is not None
        if now.state.tricks[-1].cards[-1].seat == now.turn:
            break
    before = [notice_count(world, player) for player in people]
    await world.rest(REMINDED_AFTER)
    assert [notice_count(world, player) for player in people] == before


async def test_the_table_says_that_it_is_played_by_post(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    bruno = world.enter("Bruno")
    await anna.command("briscola new", players=2, clock="604800")
    assert "by correspondence: 7 days a turn" in anna.read(anna.with_verb("join"))
    (table,) = world.tables
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert "-# By correspondence: 7 days a turn" in anna.read(anna.with_verb("more"))
    rules = answer_text(anna, await anna.command("briscola rules"))
    assert "per corrispondenza" in rules.lower()


async def test_closed_direct_messages_are_told_in_the_channel(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        world.close_dms(player)
    await by_correspondence(world, anna, bruno)
    first, second = player_to_move_and_other(world)
    words = f"<@{first.id}>, it is your turn"
    assert sum(words in first.read(message) for message in world.messages()) == 1
    await play(world, first)
    assert not any(words in first.read(message) for message in world.messages())
    await world.rest(REMINDED_AFTER)
    assert any(f"<@{second.id}>, it is your turn" in first.read(message) for message in world.messages())


async def test_quiet_hours_hold_notices_back_until_they_end(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await choose(world, player, **quiet_from_now(world, 8))
    await by_correspondence(world, anna, bruno)
    first, _ = player_to_move_and_other(world)
    await world.rest(7 * HOURS)
    assert notice_count(world, first) == 0
    await world.rest(HOURS + 120)
    assert notice_count(world, first) == 1
    # The turn would end as the quiet hours do: it ends an hour later, awake.
    deadline = (await world.briscola.context.tables.look(world.table().id, None)).deadline
    assert deadline is not None


async def test_a_reminder_waits_for_the_end_of_quiet_hours_too(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await by_correspondence(world, anna, bruno)
    first, _ = player_to_move_and_other(world)
    await world.rest(15 * HOURS)
    await choose(world, first, **quiet_from_now(world, 4))
    await world.rest(2 * HOURS)
    assert world.table().warned
    assert notice_count(world, first) == 1
    await world.rest(3 * HOURS)
    assert notice_count(world, first) == 2


async def test_whoever_wants_no_reminders_gets_none(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        text = answer_text(player, await player.command("briscola-me preferences", reminders="off"))
        assert "Correspondence games tell you: Never" in text.replace("*", "")
    await by_correspondence(world, anna, bruno)
    first, _ = player_to_move_and_other(world)
    await world.rest(17 * HOURS)
    assert notice_count(world, first) == 0
    assert not any("it is your turn: your time" in first.read(message) for message in world.messages())


async def test_my_cards_in_a_notice_sends_nobody_to_another_channel(world: World) -> None:
    """The cards come below it: the hand in the same direct messages does not name these as a channel."""
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, _ = player_to_move_and_other(world)
    notice = first.with_verb("hand", direct=True)
    result = await first.actor.user.click(notice, custom_id=first.find(notice, "hand").custom_id)
    assert "play" in [control.press.verb for control in first.controls(result.response) if control.press]
    await world.rest()
    (resting,) = [
        text for m in first.direct() if "Your cards" in (text := first.read(m)) and "deal 1" in text
    ]
    assert "You play from another message here, which only you can see." in resting
    assert "<#" not in resting


async def test_a_live_game_sends_no_notices(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"), clock="3600")
    first, second = player_to_move_and_other(world)
    await world.rest(100)
    assert notice_count(world, first) == notice_count(world, second) == 0


async def test_a_restart_tells_nobody_twice(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, _ = player_to_move_and_other(world)
    await world.restarted()
    await world.rest()
    assert notice_count(world, first) == 1


@pytest.mark.parametrize(("since", "sent"), [(timedelta(seconds=30), 1), (timedelta(hours=1), 0)])
async def test_a_crash_in_the_middle_of_telling_tells_nobody_twice(
    world: World, since: timedelta, sent: int
) -> None:
    """Discord knows the nonce for minutes; later what was being sent counts as sent."""
    table = await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, _ = player_to_move_and_other(world)
    messages = world.briscola.context.store.messages
    (shown,) = [one for one in await messages.of_table(table.id) if one.slot == TURN]
    before = notice_count(world, first)
    at = world.milliseconds() - round(since.total_seconds() * 1000)
    await messages.put(MessageRow(table.id, TURN, 0, 0, shown.shows, at))
    await world.restarted()
    await world.rest()
    assert notice_count(world, first) - before == sent


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"zone": "Atlantis"}, "no such time zone"),
        ({"zone": "Etc/UTC"}, "no such time zone"),
        ({"quiet": "22:00-08:00"}, "First tell me your time zone"),
        ({"zone": ROME, "quiet": "8:00-8:00"}, "another time than they begin"),
        ({"zone": ROME, "quiet": "24:00-0:00"}, "another time than they begin"),
        ({"zone": ROME, "quiet": "8:00-20:01"}, "12 hours at most"),
        ({"zone": ROME, "quiet": "25:00-8:00"}, "cannot read"),
        ({"zone": ROME, "quiet": "22:60-8:00"}, "cannot read"),
        ({"zone": ROME, "quiet": "at night"}, "cannot read"),
    ],
)
async def test_wrong_hours_are_refused_and_change_nothing(
    world: World, options: dict[str, str], answer: str
) -> None:
    anna = world.enter("Anna")
    text = answer_text(anna, await anna.command("briscola-me preferences", language="de", **options))
    assert answer in text
    people = world.briscola.context.store.people
    assert await people.preferences(anna.id) == Preferences(anna.id)


async def test_hours_are_set_shown_and_taken_back(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.german)
    text = answer_text(
        anna, await anna.command("briscola-me preferences", zone="europe/berlin", quiet="22 - 7.30")
    )
    assert "Europe/Berlin" in text
    assert "22:00-07:30" in text
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert (kept.zone, kept.quiet_from, kept.quiet_until) == ("Europe/Berlin", 22 * HOUR, 7 * HOUR + 30)
    assert "keine" in answer_text(anna, await anna.command("briscola-me preferences", quiet="off"))
    offered = await anna.actor.autocomplete(world.channel, "briscola-me preferences", "zone", "new york")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    city = (await anna.actor.autocomplete(world.channel, "briscola-me preferences", "zone", "ro"))[0]
    assert city["value"] == ROME  # not whatever has these letters somewhere, as Europe/Amsterdam
    first = (await anna.actor.autocomplete(world.channel, "briscola-me preferences", "zone", ""))[0]
    assert first["value"] == "Europe/Berlin"


@pytest.mark.parametrize(
    ("days", "answer"),
    [(-1, "has passed"), (14, "you have 14 days"), (400, "you have 14 days"), (None, "cannot read")],
)
async def test_wrong_holidays_are_refused_and_change_nothing(
    world: World, days: int | None, answer: str
) -> None:
    anna = world.enter("Anna")
    assert "First tell me your time zone" in answer_text(
        anna, await anna.command("briscola-me holiday", until="2027-01-01")
    )
    assert "not on holiday" in answer_text(anna, await anna.command("briscola-me holiday", until="back"))
    await anna.command("briscola-me preferences", zone=ROME)
    today = local(ROME, world.milliseconds()).date()
    until = "2026-02-30" if days is None else (today + timedelta(days=days)).isoformat()
    assert answer in answer_text(anna, await anna.command("briscola-me holiday", until=until))
    assert (await world.briscola.context.store.people.preferences(anna.id)).holidays == ()


async def test_on_holiday_tables_wait_and_say_until_when(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, _ = player_to_move_and_other(world)
    await first.command("briscola-me preferences", zone=ROME)
    today = local(ROME, world.milliseconds()).date()
    result = await first.command("briscola-me holiday", until=(today + timedelta(days=2)).isoformat())
    assert "11 days left" in answer_text(first, result)
    await world.rest()
    assert f"{first.name} is on holiday until <t:" in first.read(first.with_verb("more"))
    assert notices(first) == []
    decision = world.table().decision
    await world.rest(47 * HOURS)
    assert world.table().decision == decision
    assert not world.table().warned
    assert result.response is not None
    await first.press(result.response, "end-holiday")
    await world.rest()
    assert "is on holiday" not in first.read(first.with_verb("more"))
    assert "not on holiday" in answer_text(first, await first.command("briscola-me holiday"))
    assert len(notices(first)) == 1
    await world.rest(17 * HOURS)
    assert world.table().warned


async def test_who_missed_a_turn_is_told_of_the_next_one_once(world: World) -> None:
    """The clock took the trick for them, so they do not know that it is their turn."""
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    leader, _ = player_to_move_and_other(world)
    for _ in range(20):
        first, second = player_to_move_and_other(world)
        await play(world, first)
        before = notice_count(world, second)
        await world.rest(24 * HOURS + REMINDED_AFTER)
        if player_to_move_and_other(world)[0] is second:
            break
        await play(world, first)
        await play(world, second)
    assert notice_count(world, second) == before + 3, "its turn, the reminder, and the turn after it"
    shown = leader.read(leader.with_verb("hand"))
    assert shown.count(f"{second.name} ran out of time") == 1


async def test_the_table_of_a_game_by_post_mentions_nobody(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, second = player_to_move_and_other(world)
    await world.rest(2 * HOURS)
    await play(world, first)
    await world.rest(REMINDED_AFTER)
    posted = world.requests("POST", f"/channels/{world.channel.id}/messages")
    assert "is to play" in str(posted[-1]), "it is posted anew"
    assert not posted[-1]["allowed_mentions"].get("users")
    assert len(notices(second)) == 1


async def test_a_holiday_is_said_once_at_the_table(world: World) -> None:
    await by_correspondence(world, world.enter("Anna"), world.enter("Bruno"))
    first, _ = player_to_move_and_other(world)
    await first.command("briscola-me preferences", zone=ROME)
    until = (local(ROME, world.milliseconds()) + timedelta(days=2)).date().isoformat()
    await first.command("briscola-me holiday", until=until)
    await world.rest(REMINDED_AFTER)
    assert first.read(first.with_verb("hand")).count("is on holiday") == 1
    await world.rest(72 * HOURS)
    table = first.read(first.with_verb("hand"))
    assert (table.count("is back from their holiday"), table.count("is on holiday")) == (1, 0)
