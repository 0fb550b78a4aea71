"""A-4: the weekly digest of a server, in the channel that an admin chose."""

import io
import random
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from zoneinfo import ZoneInfo

import discord
import pytest
from PIL import Image
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.review.report import deals, review_deal
from bot.rules.cards import Card
from bot.store.daily.deal_rows import DealAttempt, DealBoard
from bot.store.rows import MatchRow, RatingRow, RecordCandidate, SeatRow
from bot.tables.archive.records import match_of
from bot.tables.model.codec import UnreadableEntry
from bot.ui.publish.daily.digest_contents import DigestContents
from bot.ui.publish.daily.digests import Digests
from bot.ui.publish.daily.week_tricks import WeekTricks
from bot.ui.wire.sender import MessageSender
from bot.workers import WorkerPool, WorkFailed
from testing.logs import Complaints
from testing.players.player import Player, answer_text, play_out
from testing.players.tables import start_match
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")
ROME = ZoneInfo("Europe/Rome")
_numbers = count(1)


def monday(world: World, hour: int = 9) -> datetime:
    """The next Monday at an hour in Rome."""
    here = world.now().astimezone(ROME)
    day = here.date() + timedelta(days=7 - here.weekday())
    return datetime.combine(day, datetime.min.time(), ROME) + timedelta(hours=hour)


async def rest_until(world: World, moment: datetime) -> None:
    await world.rest((moment - world.now()).total_seconds())


async def book(
    world: World, winner: Player, loser: Player, *, behind: int = 0, channel: ChannelHandle | None = None
) -> str:
    """A rated match that has just ended, with the ratings after it; ``behind``: the winner's comeback."""
    context, where = world.briscola.context, channel or world.channel
    name, now, guild = f"m{next(_numbers)}", world.milliseconds(), world.server.id
    match = MatchRow(name, f"t{name}", guild, where.id, "briscola", 2, True, now, now, "first_to")  # noqa: FBT003 - rated
    seats = [
        SeatRow(seat, seat, one.id, one.name, not seat, 60, 1) for seat, one in enumerate((winner, loser))
    ]
    known = await context.store.results.ratings([winner.id, loser.id], guild, "briscola")
    ratings = [
        RatingRow(one.id, guild, "briscola", before.mu + change, 3.0, before.matches + 1)
        for one, change in ((winner, 1), (loser, -1))
        for before in [known.get(one.id, RatingRow(one.id, guild, "briscola", 25.0, 3.0, 0))]
    ]
    candidate = RecordCandidate(name, guild, "briscola", now, True, 1, 70, 0, 1, behind, 0, 1)  # noqa: FBT003 - of people
    await context.store.standing.add_record_candidate(candidate)
    assert await context.store.results.book(match, seats, ratings)
    return name


async def choose_channel(world: World, boss: Player, name: str = "news") -> ChannelHandle:
    """A channel in which the server wants its digests."""
    channel = world.server.create_text_channel(name)
    text = answer_text(boss, await boss.command("briscola-admin digest", channel=channel, zone="Europe/Rome"))
    assert f"<#{channel.id}>" in text
    return channel


async def close_deals(world: World, percents: dict[Player, float]) -> None:
    """Four deals of the day with these results: one too early, two that close in the week, one too late."""
    deals, coming = world.briscola.context.store.deals, monday(world).date()
    for before in (10, 9, 3, 2):
        day = (coming - timedelta(days=before)).isoformat()
        await deals.open_board(DealBoard(day, "1", 1))
        attempts = [
            DealAttempt(
                one.id,
                day,
                f"{day}{one.name}",
                world.server.id,
                one.name,
                ranked=True,
                score=0,
                points=60,
                place=1,
                size=5,
                percent=percent,
            )
            for one, percent in percents.items()
        ]
        for one in attempts:
            await deals.begin(one)
        await deals.close(DealBoard(day, "1", 1, "{}", 1), attempts)


def digest_sender_at(world: World, moment: datetime) -> Digests:
    """What sends digests, in a process whose clock shows another time."""
    context = world.briscola.context
    post = MessageSender(world.briscola, context.painter, context.publisher.activity, world.milliseconds)
    tricks = WeekTricks(context.store, context.tables, context.worker_pool, context.film_queue)
    return Digests(
        context.store,
        lambda: round(moment.timestamp() * 1000),
        contents=DigestContents(context.store, choices=context.choices, post=post, tricks=tricks),
        post=post,
        looks_after=lambda _: True,
    )


async def test_A_4_one_quiet_message_on_Monday_with_what_happened(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    assert "No weekly digest" in answer_text(boss, await boss.command("briscola-admin digest"))
    news = await choose_channel(world, boss)
    await book(world, anna, bruno)
    await rest_until(world, monday(world, hour=10))
    assert world.messages(news) == []  # a single match is not worth a digest
    for behind in (0, 31, 12):
        await book(world, anna, bruno, behind=behind)
    await book(world, bruno, anna)
    await close_deals(world, {anna: 80.0, bruno: 40.0})
    await rest_until(world, monday(world, hour=8))
    assert world.messages(news) == []
    await rest_until(
        world, monday(world) if world.now().astimezone(ROME).hour > 9 else world.now() + timedelta(hours=2)
    )
    (message,) = world.messages(news)
    text = boss.read(message)
    assert "4 matches** by 2 people: Briscola (4)" in text
    assert "Most at the table: **Anna**, 4 matches, 3 won" in text
    assert "Best climb: **Anna** at Briscola, rating 17.0 → 19.0" in text
    assert "Comeback of the week: **Anna** won a deal of Briscola after being 31 points behind" in text
    assert "Deal of the day: **Anna** was best with 32.0%" in text  # two of five
    assert "of 2 ranked people" in text
    assert not message.mentions
    assert str(anna.id) not in text


async def test_AA_2_at_most_one_a_week_over_restarts_and_when_the_clock_is_set_back(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news, rng = await choose_channel(world, boss), random.Random(4)
    first = monday(world)
    for week in range(3):
        for _ in range(3):
            await book(world, anna, bruno)
        await rest_until(world, first + timedelta(days=7 * week, minutes=-5))
        for _ in range(6):
            await world.rest(rng.randrange(600, 4 * 3600))
            await world.restarted()
            await world.rest(5)
        assert len(world.messages(news)) == week + 1
    assert await digest_sender_at(world, first + timedelta(hours=1)).look()
    assert len(world.messages(news)) == 3


@pytest.mark.parametrize("status", [500, 403])
async def test_AA_2_a_failure_of_Discord_makes_neither_two_nor_a_lost_week(world: World, status: int) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    for _ in range(3):
        await book(world, anna, bruno)
    path = f"/channels/{news.id}/messages"
    world.inject_error("POST", path, status=status, code=0, message="not now", times=1)
    await rest_until(world, monday(world) + timedelta(hours=3))
    assert len(world.messages(news)) == 1
    world.forgive(discord.HTTPException)


async def test_A_4_a_digest_that_nobody_wants_any_more_is_not_sent_again(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    for _ in range(3):
        await book(world, anna, bruno)
    due = monday(world)
    await rest_until(world, due - timedelta(hours=1))
    digests, choices = digest_sender_at(world, due), world.briscola.context.choices
    path = f"/channels/{news.id}/messages"
    world.inject_error("POST", path, status=500, code=0, message="not now", times=1)
    with world.as_bot():
        assert not await digests.look()
        wishes = await choices.of_guild(world.server.id)
        await choices.set_guild(replace(wishes, digest_channel=None))
        assert await digests.look()
        await choices.set_guild(wishes)
        assert await digests.look()
    assert world.messages(news) == []
    world.forgive(discord.HTTPException)


async def test_A_4_who_manages_the_server_stops_it_with_a_press(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    for _ in range(3):
        await book(world, anna, bruno)
    await rest_until(world, monday(world) + timedelta(hours=1))
    (message,) = world.messages(news)
    refused = answer_text(anna, await anna.press(message, "stop-digest"))
    assert "moderate this server" in refused
    assert "No weekly digest" in answer_text(boss, await boss.press(message, "stop-digest"))
    for _ in range(3):
        await book(world, anna, bruno)
    await rest_until(world, monday(world) + timedelta(hours=1))
    assert len(world.messages(news)) == 1


async def test_a_comeback_in_a_channel_that_not_everybody_sees_is_not_told(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news, hidden = await choose_channel(world, boss), world.server.create_text_channel("hidden")
    denied = discord.Permissions(view_channel=True).value
    everybody = Overwrite(world.server.id, OverwriteType.ROLE, allow=0, deny=denied)
    world.backend.set_overwrite(hidden.id, everybody)
    await book(world, anna, bruno, behind=40, channel=hidden)
    await book(world, bruno, anna, behind=7)
    await book(world, bruno, anna)
    await rest_until(world, monday(world) + timedelta(hours=1))
    (message,) = world.messages(news)
    assert "40 points" not in boss.read(message)
    assert "**Bruno** won a deal of Briscola after being 7 points behind" in boss.read(message)


# The trick of the week, and the season ---------------------------------------------------------------------


async def play_match(world: World, host: Player, guest: Player) -> str:
    """A match of two people, played by chance; returns its id."""
    table = await start_match(world, 2, host, [guest])
    await play_out(world, table.id)
    await world.rest()
    return table.match


async def card_leads(world: World, match: str) -> dict[Card, float]:
    """How much better than any other each needed card of people was, by their whole reviews."""
    finished = await match_of(world.briscola.context.tables, match)
    assert finished is not None
    reviews = [review_deal(match, deal) for seat in range(2) for deal in deals(finished.events, seat)]
    return {card.card: card.lead for one in reviews for card in one.cards if card.lead}


@pytest.mark.usefixtures("review_requests", "small_films")
async def test_A_4_the_trick_of_the_week_has_the_card_that_the_reviews_found_most_needed(
    world: World,
) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news, hidden = await choose_channel(world, boss), world.server.create_text_channel("hidden")
    best: dict[str, float] = {}
    for _ in range(2):
        known = await play_match(world, anna, bruno)
        best[known] = max((await card_leads(world, known)).values())
    world.channel = hidden
    await play_match(world, bruno, anna)
    denied = discord.Permissions(view_channel=True).value
    world.backend.set_overwrite(
        hidden.id, Overwrite(world.server.id, OverwriteType.ROLE, allow=0, deny=denied)
    )
    world.channel = news
    match, lead = max(best.items(), key=lambda item: item[1])
    await rest_until(world, monday(world) + timedelta(hours=1))
    (message,) = world.messages(news)
    text = boss.read(message)
    assert "### Trick of the week" in text
    assert f"would have been worth {round(lead)} point" in text
    words = boss.find(message, "replay-words")
    assert words.press is not None
    assert words.press.subject == match
    (film,) = message.attachments
    assert film.filename == "trick.webp"
    assert film.description
    data = world.backend.cdn.get(film.url)
    assert data is not None
    with Image.open(io.BytesIO(data)) as image:
        assert getattr(image, "n_frames", 1) > 2
    told = answer_text(boss, await boss.press(message, "replay-words"))
    assert "takes the trick" in told
    assert str(anna.id) not in text
    assert not message.mentions


@pytest.mark.usefixtures("small_films")
async def test_A_4_a_digest_goes_alone_when_no_process_can_review(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> object:
        raise WorkFailed("no process")

    monkeypatch.setattr(WorkerPool, "work", failing)
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    for _ in range(3):
        await play_match(world, anna, bruno)
    await rest_until(world, monday(world) + timedelta(hours=1))
    (message,) = world.messages(news)
    assert "3 matches" in boss.read(message)
    assert "Trick of the week" not in boss.read(message)


async def test_A_4_a_match_that_cannot_be_read_keeps_no_digest_back(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    async def unreadable(*_: object) -> None:
        raise UnreadableEntry("card-played")

    monkeypatch.setattr("bot.ui.publish.daily.week_tricks.match_of", unreadable)
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    for _ in range(3):
        await play_match(world, anna, bruno)
    await rest_until(world, monday(world) + timedelta(hours=1))
    (message,) = world.messages(news)
    assert "3 matches" in boss.read(message)
    assert len(complaints.lines) == 3
    complaints.lines.clear()


async def test_A_4_the_season_as_it_stood_and_the_one_that_ended_in_the_week(world: World) -> None:
    boss, anna, bruno = (world.enter(name, manager=name == "Boss") for name in ("Boss", "Anna", "Bruno"))
    news = await choose_channel(world, boss)
    await boss.command("briscola-admin seasons", length="month")
    last = datetime(2026, 1, 31, 20, tzinfo=ROME)  # a Saturday
    await rest_until(world, last)
    for _ in range(3):
        await book(world, anna, bruno)
    await rest_until(world, last + timedelta(hours=12))
    await book(world, bruno, anna)
    await rest_until(world, monday(world) + timedelta(hours=1))
    await book(world, anna, bruno)  # in the next week
    (message,) = world.messages(news)
    text = boss.read(message)
    assert "Season 2026-01 has ended: **Anna** 9 points and **Bruno** 3 points" in text
    assert "Season 2026-02 so far: **Bruno** 3 points and **Anna** 1 point" in text
