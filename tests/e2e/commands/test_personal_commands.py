"""Scores, preferences, privacy: what a person asks about themselves and others."""

import gzip
import json
import re
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord import InteractionResult

from bot.pages.page import Picture, Text
from bot.render.scene import WordsAt
from bot.store.rows import MatchRow, Preferences, RatingRow, SeatRow, StoredMatch
from bot.text.catalogue import voices
from bot.ui.answers.person import export
from bot.ui.answers.standing.boards import Board, board_page
from bot.ui.answers.standing.history import history_page
from testing.players.player import UNSEEN, Player, answer_text, play_out, press_late, private_answer
from testing.players.tables import start_by_command
from testing.worlds.world import World

DAY = 86_400_000


async def book_match(
    world: World,
    number: int,
    winner: tuple[int, str],
    loser: tuple[int | None, str],
    guild: int | None = None,
    *,
    game: str = "briscola",
    rated: bool = False,
    mu: float | None = None,
) -> None:
    """A finished match in the books."""
    match = MatchRow(
        match=f"tttttt-{number}",
        table="tttttt",
        guild=guild or world.server.id,
        channel=world.channel.id if guild is None else 1,
        game=game,
        players=2,
        rated=rated,
        started=number * DAY,
        ended=number * DAY + 1,
        reason="first_to",
    )
    seats = [SeatRow(0, 0, *winner, True, 150, 2), SeatRow(1, 1, *loser, False, 90, 0)]  # noqa: FBT003 - columns
    results = world.briscola.context.store.results
    new = []
    if rated:
        for server in (match.guild, 0):
            before = (await results.ratings([winner[0]], server, game)).get(winner[0])
            row = RatingRow(winner[0], server, game, 24.0 + number if mu is None else mu, 4.0, 1)
            new.append(row if before is None else replace(row, matches=before.matches + 1))
    assert await results.book(match, seats, new)


def enabled_ids(player: Player, result: InteractionResult) -> list[str]:
    """The custom_ids of the buttons of an answer that can be pressed."""
    return [control.custom_id for control in player.controls(result.response) if not control.disabled]


async def press_only_button(player: Player, result: InteractionResult) -> str:
    """The answer after its only button that can be pressed was pressed."""
    (button,) = enabled_ids(player, result)
    assert result.response is not None
    await player.actor.click(result.response, custom_id=button)
    return player.read(result.response)


async def test_a_choice_keeps_those_that_were_made_elsewhere_meanwhile(world: World) -> None:
    anna, bot = world.enter("Anna"), world.briscola.context
    await bot.store.people.set_preferences(replace(await bot.choices.of(anna.id), language="it"))
    await anna.command("briscola-me preferences", badges="off")
    assert await bot.store.people.preferences(anna.id) == Preferences(anna.id, "it", badges=False)


async def test_a_holiday_costs_the_days_that_were_taken_elsewhere_meanwhile(world: World) -> None:
    anna, bot = world.enter("Anna"), world.briscola.context
    await anna.command("briscola-me preferences", zone="Europe/Rome")
    now, read = bot.tables.wall(), await bot.choices.of(anna.id)
    taken = (now - 9 * DAY, now - 3 * DAY)
    await bot.store.people.set_preferences(replace(read, holidays=(taken,)))  # by another process
    tomorrow = datetime.fromtimestamp((now + DAY) / 1000, ZoneInfo("Europe/Rome")).date()
    text = answer_text(anna, await anna.command("briscola-me holiday", until=tomorrow.isoformat()))
    before, running = (await bot.store.people.preferences(anna.id)).holidays
    assert before == taken
    days = 14 - 6 - -(-(running[1] - running[0]) // DAY)
    assert f"**{days}**" in text or f"{days} days" in text


async def test_an_empty_leaderboard_says_how_to_come_onto_it(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    text = answer_text(anna, await anna.command("leaderboard"))
    assert "Classifica" in text
    assert "valide" in text


async def test_the_leaderboard_is_read_leaf_by_leaf(world: World) -> None:
    anna = world.enter("Anna")
    for number in range(1, 24):
        await book_match(
            world, number, (1000 + number, f"*Player* {number}"), (2000 + number, "Loser"), rated=True
        )
    result = await anna.command("leaderboard")
    text = answer_text(anna, result)
    assert r"\*Player\* 23: **35.0**" in text
    assert "**10.**" in text
    assert "**11.**" not in text
    assert "**11.**" in await press_only_button(anna, result)
    last = await anna.command("leaderboard", page=3)
    assert "**23.**" in answer_text(anna, last)
    assert len(enabled_ids(anna, last)) == 1


@pytest.mark.parametrize(
    ("locale", "figure"),
    [
        (discord.Locale.american_english, "−0.9"),
        (discord.Locale.italian, "−0,9"),
        (discord.Locale.german, "−0,9"),
    ],
)
async def test_a_rating_is_written_alike_in_the_words_and_in_the_picture_of_a_leaderboard(
    world: World, locale: discord.Locale, figure: str
) -> None:
    anna = world.enter("Anna", locale=locale)
    await book_match(world, 1, (anna.id, "Anna"), (None, "Ciro"), rated=True, mu=11.1)
    board = Board(world.server.id, "briscola", "rating")
    page = await board_page(voices()[locale.value[:2]], world.briscola.context.store, board)
    (picture,) = [part for part in page.parts if isinstance(part, Picture)]
    assert figure in [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
    assert figure in picture.alt
    assert f"Anna: **{figure}**" in answer_text(anna, await anna.command("leaderboard", game="briscola"))
    assert figure in answer_text(anna, await anna.command("briscola-me stats"))


async def test_the_leaderboard_by_wins_of_this_server_and_of_all(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    await book_match(world, 1, (1, "Uno"), (None, "Ciro"))
    await book_match(world, 2, (2, "Due"), (None, "Ciro"), guild=77)
    await book_match(world, 3, (3, "Tre"), (None, "Ciro"), guild=77)
    await world.briscola.context.choices.choose(Preferences(2, listed=True))
    here = answer_text(anna, await anna.command("leaderboard", by="wins"))
    assert "Uno: **1 vittoria** in 1 partita" in here
    assert "Due" not in here
    everywhere = answer_text(
        anna, await anna.command("leaderboard", by="wins", scope="overall", game="briscola")
    )
    assert "Due" in everywhere
    assert "Tre" not in everywhere, "who did not want it is not named"
    assert "tutti i server" in everywhere
    in_dm = await anna.actor.user.slash("leaderboard", by="wins")
    assert "Due" in anna.read(in_dm.response)


async def test_the_figures_of_a_player(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea", locale=discord.Locale.italian)
    assert "No finished match" in answer_text(anna, await anna.command("briscola-me stats"))
    for number in range(1, 4):
        await book_match(world, number, (anna.id, "Anna"), (bea.id, "Bea"), rated=True)
    mine = answer_text(anna, await anna.command("briscola-me stats"))
    assert "3 matches, 3 wins (100%)" in mine
    assert "Rating: 15.0" in mine
    theirs = answer_text(anna, await anna.command("briscola-me stats", player=bea.actor))
    assert "3 matches, 0 wins (0%)" in theirs
    assert "3 matches without a win" in theirs
    assert "Statistiche" not in theirs
    assert "3 partite, 3 vittorie (100%)" in answer_text(
        bea, await bea.command("briscola-me stats", player=anna.actor)
    )


async def test_the_figures_of_one_game_stay_those_of_that_game(world: World) -> None:
    anna = world.enter("Anna")
    for number in range(1, 6):
        game = "brisca" if number <= 3 else "sueca"
        await book_match(world, number, (anna.id, "Anna"), (None, "Ciro"), game=game)

    result = await anna.command("briscola-me stats", game="brisca")

    def page() -> str:
        return repr(anna.stored(result.response).components)  # with the description of the picture

    plotted = "Card points in the latest 3 matches on this server: Brisca"
    assert plotted in page()
    for show in ("partners", "points"):
        (button,) = (one for one in enabled_ids(anna, result) if f"-{show}" in one)
        await anna.actor.click(private_answer(result), custom_id=button)
    assert plotted in page()
    for button in (f"{anna.id}-points", f"{anna.id}-points:999"):  # an older one, and a forged one
        await press_late(world, anna, result.response, f"b1:stats:{button}")
        assert "Card points in the latest 5 matches on this server:" in page()


async def test_the_words_of_one_game_name_no_other_game(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for number, game in enumerate(("brisca", "sueca", "sueca"), 1):
        await book_match(world, number, (anna.id, "Anna"), (bruno.id, "Bruno"), game=game)
    figures = answer_text(anna, await anna.command("briscola-me stats", game="brisca"))
    versus = answer_text(
        anna, await anna.command("briscola-me stats", game="brisca", **{"with": bruno.actor})
    )
    for text in (figures, versus):
        assert "Brisca" in text
        assert "Sueca" not in text
    partners = answer_text(anna, await anna.command("briscola-me stats", game="sueca", show="partners"))
    assert "Sueca" in partners


async def test_the_matches_of_a_player_on_other_servers_are_their_own_business(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await book_match(world, 1, (anna.id, "Anna"), (None, "Ciro"))
    await book_match(world, 2, (anna.id, "Anna"), (5, "Secret friend"), guild=77)
    assert "Secret friend" in answer_text(anna, await anna.command("briscola-me history"))
    seen = answer_text(bea, await bea.command("briscola-me history", player=anna.actor))
    assert "Ciro" in seen
    assert "Secret friend" not in seen


async def test_the_matches_of_a_player_are_read_leaf_by_leaf(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    for number in range(1, 13):
        await book_match(world, number, (anna.id, "Anna"), (bea.id, "Bea"))
    for reader, result in (
        (anna, await anna.command("briscola-me history")),
        (bea, await bea.command("briscola-me history", player=anna.actor)),
    ):
        assert "`tttttt-12`" in answer_text(reader, result)
        text = await press_only_button(reader, result)
        assert "`tttttt-2`" in text
        assert "`tttttt-3`" not in text


@pytest.mark.parametrize(
    ("scores", "reader", "told"),
    [
        ((2, 1), 1, "won 2–1 ·"),
        ((2, 1), 2, "lost 1–2 ·"),
        ((11, -9, 2, -6, 2), 1, "won 11, −9, 2, −6, 2 ·"),
        ((11, -9, 2, -6, 2), 3, "lost 2, 11, −9, −6, 2 ·"),
    ],
)
def test_the_own_score_comes_first_and_those_below_nothing_are_told_apart(
    scores: tuple[int, ...], reader: int, told: str
) -> None:
    match = MatchRow(
        "m", "t", 1, 1, "chiamata", len(scores), rated=False, started=0, ended=1, reason="chiamata"
    )
    seats = tuple(
        SeatRow(seat, seat, seat + 1, f"P{seat}", won=seat == 0, points=0, score=score)
        for seat, score in enumerate(scores)
    )
    page = history_page(voices()["en"], [StoredMatch(match, seats)], reader, "P0")
    assert any(told in part.words for part in page.parts if isinstance(part, Text))


async def test_preferences_are_shown_changed_and_heeded(world: World) -> None:
    anna = world.enter("Anna")
    result = await anna.command("briscola-me preferences")
    assert "Language" in answer_text(anna, result)
    await anna.choose(result.response, "set-my-language", "it")
    assert "Lingua: **Italiano**" in anna.read(result.response)
    await anna.choose(result.response, "set-my-cards", "here")
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert (kept.language, kept.cards) == ("it", "here")
    text = answer_text(anna, await anna.command("briscola-me preferences", language="auto", cards="dm"))
    assert "Saved" in text
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert (kept.language, kept.cards) == (None, "dm")
    result = await anna.command("briscola-me preferences")
    await anna.choose(result.response, "set-my-cards", "auto")
    assert "As set on the server" in anna.read(result.response)
    kept = await world.briscola.context.store.people.preferences(anna.id)
    assert kept.cards is None


async def test_preferences_can_be_set_in_direct_messages(world: World) -> None:
    anna = world.enter("Anna")
    result = await anna.actor.user.slash("briscola-me preferences", language="it")
    assert "Salvato" in anna.read(result.response)


async def test_what_is_stored_comes_as_a_file_without_the_cards_of_others(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await start_by_command(world, anna, bea)
    result = await anna.command("briscola-me privacy export")
    assert result.response is not None
    assert result.response.ephemeral
    assert "deleted after 30 days" in anna.read(result.response)
    (file,) = result.response.attachments
    text = (await file.read()).decode()
    about = json.loads(text)
    assert about["person"] == anna.id
    assert any(row["kind"] for row in about["log"])
    assert "Bea" not in text
    state, seat = world.table().state, world.table().seat_of(bea.id)
    assert state is not None
    assert seat is not None
    assert not any(f'"{card}"' in text for card in state.hands[seat])


async def test_what_is_too_much_for_one_file_comes_packed_and_in_parts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    table = await start_by_command(world, anna, bea)
    await play_out(world, table, UNSEEN)
    (whole,) = private_answer(await anna.command("briscola-me privacy export")).attachments
    assert whole.filename == "briscola-privacy.json"
    monkeypatch.setattr(export, "FILE", whole.size - 1)
    packed = private_answer(await anna.command("briscola-me privacy export"))
    (file,) = packed.attachments
    assert file.filename == "briscola-privacy.json.gz"
    assert json.loads(gzip.decompress(await file.read()))["person"] == anna.id
    assert "Part" not in anna.read(packed)
    monkeypatch.setattr(export, "FILE", file.size // 2 - 1)
    result = await anna.command("briscola-me privacy export")
    messages = [private_answer(result), *result.followups]
    assert ["".join(re.findall(r"Part \d of \d", anna.read(message))) for message in messages] == [
        "Part 1 of 3",
        "Part 2 of 3",
        "Part 3 of 3",
    ]
    assert all(message.ephemeral for message in messages)
    parts = [part for message in messages for part in message.attachments]
    assert [part.filename[-3:] for part in parts] == ["001", "002", "003"]
    about = json.loads(gzip.decompress(b"".join([await part.read() for part in parts])))
    assert about["person"] == anna.id
    assert any(row["kind"] == "card-played" for row in about["log"])


async def test_being_forgotten_takes_a_second_press_and_leaves_no_name(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    table = await start_by_command(world, anna, bea)
    await play_out(world, table, "by command")
    asked = await anna.command("briscola-me privacy delete")
    answer_text(anna, asked)
    await anna.press(asked.response, "keep-me")
    assert "Anna" in answer_text(bea, await bea.command("briscola-me history"))
    asked = await anna.command("briscola-me privacy delete")
    await anna.press(asked.response, "forget-me")
    await world.rest()
    assert "forgotten" in anna.read(asked.response)
    text = answer_text(bea, await bea.command("briscola-me history"))
    assert "Anna" not in text
    assert "somebody who was forgotten" in text
    log = await world.briscola.context.store.log.read(table)
    assert not any(str(anna.id) in entry.body or "Anna" in entry.body for entry in log)
    assert "It holds" in answer_text(bea, await bea.command("briscola verify"))


async def test_a_button_forgets_whoever_presses_it_and_nobody_else(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    for player in (anna, bea):
        await player.command("briscola-me preferences", language="it")
    asked = await anna.command("briscola-me privacy delete")
    await press_late(world, anna, asked.response, f"b1:forget-me:{bea.id}")
    people = world.briscola.context.store.people
    assert (await people.preferences(bea.id)).language == "it"
    assert (await people.preferences(anna.id)).language is None


async def test_forged_leaves_are_answered_and_tell_nothing(world: World) -> None:
    anna, bea = world.enter("Anna"), world.enter("Bea")
    await book_match(world, 1, (bea.id, "Bea"), (None, "Ciro"), guild=77)
    asked = await anna.command("leaderboard")
    for forged in (
        f"history:all-{bea.id}",
        "history:all-" + "9" * 28,
        "history:x",
        "board:x",
        "board:a-b-pasta:0",
    ):
        result = await press_late(world, anna, asked.response, f"b1:{forged}")
        assert result.acknowledged
        assert "Ciro" not in anna.read(asked.response)


@pytest.mark.parametrize(
    ("name", "given", "words"),
    [
        ("briscola-me privacy export", {}, "stored"),
        ("briscola-me holiday", {"until": "3"}, "time zone"),
    ],
)
async def test_costly_commands_come_at_a_pace(
    world: World, name: str, given: dict[str, str], words: str
) -> None:
    anna = world.enter("Anna")
    for _ in range(5):
        await anna.command(name, **given)
    assert "Try again in 6 seconds" in answer_text(anna, await anna.command(name, **given))
    await world.rest(6)
    assert words in answer_text(anna, await anna.command(name, **given))


async def test_figures_without_a_match_keep_the_name_behind_every_button(world: World) -> None:
    anna = world.enter("Anna")
    figures = (await anna.command("briscola-me stats")).response
    assert figures is not None
    heading = anna.read(figures).splitlines()[0]
    assert "Anna" in heading
    for show in ("partners", "badges"):
        custom_id = f"b1:stats:{anna.id}-{show}"
        await anna.actor.click(figures, custom_id=custom_id)
        assert anna.read(figures).splitlines()[0] == heading
