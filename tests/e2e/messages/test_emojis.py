"""The tiles of cards come to Discord once, as emojis of the application, and stand beside the words."""

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.pages.pictures.tiles import Tile, tiles
from bot.text.cards import card_name
from bot.text.catalogue import voices
from bot.text.gestures import sign_of
from bot.ui.wire.emojis import Emojis
from testing.checks.leaks import leaks
from testing.players.partners import (
    enter_four,
    match_state,
    play_until_trump,
    seen_counts,
    start_at_second_trick,
    who_read,
)
from testing.players.player import Player, play_out
from testing.players.tables import start_match
from testing.worlds.observer import all_parts
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

UPLOAD_SECONDS = 100.0
"""Seconds in which every emoji is there."""
NAMES = {tile.name for tile in tiles()}
NAME_OF = {what: tile.name for tile in tiles() for what in tile.shows}


@pytest.fixture
def drawn() -> Sequence[Tile]:
    return tiles()


def uploaded_names(world: World) -> list[str]:
    return [emoji.name for emoji in world.backend.application_emojis.values()]


def request_count(world: World, method: str) -> int:
    """How many requests about emojis there were."""
    return sum(
        entry.method == method and "/emojis" in entry.path and entry.path.startswith("/applications")
        for entry in world.http_requests
    )


def emoji(world: World, what: str) -> str:
    """What a card or a sign is shown by, in a text."""
    (found,) = (one for one in world.backend.application_emojis.values() if one.name == NAME_OF[what])
    return f"<:{found.name}:{found.id}>"


def emojis_by_label(message: Any, player: Player) -> dict[str, str]:  # noqa: ANN401 - of either kind
    """The emojis on the buttons and in the menus of a message, by label."""
    found: dict[str, str] = {}
    for part in all_parts(player.stored(message).components):
        for one in (part, *part.get("options", ())):
            given: Mapping[str, Any] | None = one.get("emoji")
            if given is not None:
                found[one["label"]] = given["name"]
    return found


def line_count(log_output: io.StringIO, words: str) -> int:
    return sum(words in line for line in log_output.getvalue().splitlines())


# Bringing them ---------------------------------------------------------------------------------------------


async def test_they_come_once_and_a_second_start_uploads_nothing(world: World) -> None:
    await world.rest(UPLOAD_SECONDS)
    assert sorted(uploaded_names(world)) == sorted(NAMES)
    assert request_count(world, "POST") == len(NAMES)
    await world.restarted()
    await world.rest(UPLOAD_SECONDS)
    assert sorted(uploaded_names(world)) == sorted(NAMES)
    assert (request_count(world, "POST"), request_count(world, "DELETE")) == (len(NAMES), 0)
    assert request_count(world, "GET") == 4  # two looks before, one after; one at the second start


async def test_they_come_slowly_so_that_play_goes_first(world: World) -> None:
    await world.rest(5)
    assert 5 <= request_count(world, "POST") <= 10


async def test_a_start_that_was_broken_off_is_gone_on_with(world: World) -> None:
    await world.rest(10)
    half = uploaded_names(world)
    assert 0 < len(half) < len(NAMES)
    await world.restarted()
    await world.rest(UPLOAD_SECONDS)
    assert sorted(uploaded_names(world)) == sorted(NAMES)
    assert request_count(world, "POST") == len(NAMES)


async def test_of_other_drawings_ours_go_and_foreign_emojis_stay(world: World) -> None:
    backend, guest = world.backend, world.enter("Anna")
    old = backend.create_application_emoji("b_3_cups_000000")
    foreign = [backend.create_application_emoji(name) for name in ("b_flag", "party", "B_3_cups_000000")]
    theirs = backend.create_application_emoji("b_3_cups_111111")
    theirs.user_id = guest.id  # uploaded by hand, in the portal
    await world.rest(UPLOAD_SECONDS)
    assert old.id not in backend.application_emojis
    assert {one.name for one in (*foreign, theirs)} | NAMES == set(uploaded_names(world))


async def test_old_ones_stay_until_the_new_ones_are_all_there(world: World) -> None:
    world.backend.create_application_emoji("b_3_cups_000000")
    await world.rest(20)
    assert "b_3_cups_000000" in uploaded_names(world)


async def test_two_starts_at_once_end_with_one_of_each(world: World) -> None:
    mine: list[Mapping[str, str]] = []
    await world.rest(20)  # by now one has brought some, and means to bring all
    other = Emojis(world.briscola, tiles(), mine.append, pause=0)
    other.start()
    await world.settle()
    await world.rest(3 * UPLOAD_SECONDS)
    assert sorted(uploaded_names(world)) == sorted(NAMES)
    used = world.briscola.context.choices.voice_in("en").emojis
    assert [dict(one) for one in mine] == [dict(used)]
    known = {str(one.id) for one in world.backend.application_emojis.values()}
    assert {text.rpartition(":")[2].rstrip(">") for text in used.values()} == known
    await other.close()


async def test_a_name_that_was_taken_meanwhile_is_found_at_the_next_look(world: World) -> None:
    world.inject_error(
        "POST", "/applications/*/emojis", status=400, code=50035, message="Emoji name already taken"
    )
    await world.rest(2 * UPLOAD_SECONDS)
    assert sorted(uploaded_names(world)) == sorted(NAMES)
    assert world.briscola.card_emojis.complete


@pytest.mark.parametrize(
    ("method", "status"), [("GET", 403), ("GET", 401), ("POST", 403), ("POST", 400), ("POST", 404)]
)
async def test_without_them_the_bot_plays_in_words(
    world: World, log_output: io.StringIO, method: str, status: int
) -> None:
    world.inject_error(method, "/applications/*/emojis", status=status, code=30008, times=None)
    await world.restarted()
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = await start_match(world, 2, people[0], people[1:])
    hand = await people[0].hand(table.id)
    assert emojis_by_label(hand, people[0]) == {}
    assert "<:" not in people[0].read(hand)
    await play_out(world, table.id, tricks=1)
    assert 1 <= line_count(log_output, "cannot be had") <= 3  # at most one a try
    assert request_count(world, "POST") <= 3


async def test_where_there_is_no_room_nothing_is_uploaded(world: World, log_output: io.StringIO) -> None:
    for number in range(1_950):
        world.backend.create_application_emoji(f"theirs_{number}")
    await world.restarted()
    before = request_count(world, "POST")
    await world.rest(UPLOAD_SECONDS)
    assert request_count(world, "POST") == before
    assert line_count(log_output, "no room") >= 1
    assert sum(name.startswith("theirs_") for name in uploaded_names(world)) == 1_950


async def test_old_ones_make_room_for_new_ones(world: World) -> None:
    for number in range(1_950):
        world.backend.create_application_emoji(f"theirs_{number}" if number >= 100 else f"b_old_{number:06x}")
    await world.rest(3 * UPLOAD_SECONDS)
    assert set(uploaded_names(world)) >= NAMES
    assert sum(name.startswith("theirs_") for name in uploaded_names(world)) == 1_850
    assert not any(name.startswith("b_old") for name in uploaded_names(world))


# Showing them ----------------------------------------------------------------------------------------------


async def test_a_hand_shows_them_on_its_buttons(world: World) -> None:
    await world.rest(UPLOAD_SECONDS)
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = await start_match(world, 2, people[0], people[1:])
    for player in people:
        seat = table.seat_of(player.id)
        assert seat is not None
        hand, cards = await player.hand(table.id), match_state(world).hands[seat]
        buttons = emojis_by_label(hand, player)
        english = voices()["en"].with_emojis(NAME_OF)
        assert list(buttons.values()) == [english.emoji(f"italian40-{card}") for card in cards]
        for label in buttons:
            assert re.fullmatch(r"\d\. \w+ of \w+", label)


async def test_V_6_a_trick_is_a_sentence_and_a_picture_that_names_its_cards(
    world: World,
) -> None:
    await world.rest(UPLOAD_SECONDS)
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = await start_match(world, 2, people[0], people[1:], tricks="each")
    await play_out(world, table.id, tricks=1)
    (trick,) = match_state(world).tricks
    (told,) = [one for one in world.messages() if "takes the trick" in people[0].read(one)]
    (picture,) = told.attachments
    for play in trick.cards:
        assert emoji(world, f"italian40-{play.card}") not in people[0].read(told)
        name = card_name(voices()["en"], play.card, table.rules.pack)
        assert name in (picture.description or "")
    result = await people[0].command("briscola read", what="last")
    assert result.response is not None
    assert "<:" not in people[0].read(result.response)  # for the ear there are words alone


async def test_hands_that_are_open_get_them_once_they_are_there(world: World) -> None:
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = await start_match(world, 2, people[0], people[1:])
    hand = await people[0].hand(table.id)
    assert emojis_by_label(hand, people[0]) == {}
    await world.rest(UPLOAD_SECONDS)
    await play_out(world, table.id, tricks=1)
    assert len(emojis_by_label(await people[0].hand(table.id), people[0])) == 3


@pytest.mark.parametrize("delivery", ["private", "public"])
async def test_a_gesture_comes_with_its_face_to_those_who_see_it(
    world: World, stub_pictures: StubPictures, delivery: str
) -> None:
    await world.rest(UPLOAD_SECONDS)
    people = enter_four(world)
    table = await start_at_second_trick(world, people, players=4, signal_delivery=delivery)
    seat, card = await play_until_trump(world, table.id)
    signaller, partner = people[seat], people[(seat + 2) % 4]
    sign = sign_of(card, match_state(world).trump)
    face = f"{world.table().rules.signal_table}-{sign}"
    hand, before = await signaller.hand(table.id), seen_counts(world)
    assert NAME_OF[face] in emojis_by_label(hand, signaller).values()
    await signaller.choose(hand, "signal", str(card))
    await world.rest()
    saw = who_read(world, before, emoji(world, face))
    if delivery == "public":
        assert saw == set(world.people)
    else:
        assert saw == {signaller.id, partner.id}
    assert leaks(world, stub_pictures.scenes) == []


async def test_an_emoji_that_discord_refuses_costs_no_message(world: World, log_output: io.StringIO) -> None:
    await world.rest(UPLOAD_SECONDS)
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = await start_match(world, 2, people[0], people[1:])
    world.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, message="Invalid emoji")
    hand = await people[0].hand(table.id)
    assert emojis_by_label(hand, people[0]) == {}
    assert "<:" not in people[0].read(hand)
    assert len([c for c in people[0].controls(hand) if c.press and c.press.verb == "play"]) == 3
    assert line_count(log_output, "refused an emoji") == 1
    assert len(emojis_by_label(await people[0].hand(table.id), people[0])) == 3


async def test_who_wants_words_alone_gets_no_emojis(world: World) -> None:
    await world.rest(UPLOAD_SECONDS)
    people = [world.enter("Anna"), world.enter("Bruno")]
    await people[0].command("briscola-me preferences", pictures="off")
    table = await start_match(world, 2, people[0], people[1:])
    hand = await people[0].hand(table.id)
    assert emojis_by_label(hand, people[0]) == {}
    assert "<:" not in people[0].read(hand)
    await play_out(world, table.id, tricks=1)
    last = await people[0].command("briscola last")
    assert last.response is not None
    assert "<:" not in people[0].read(last.response)
    assert len(emojis_by_label(await people[1].hand(table.id), people[1])) == 3
