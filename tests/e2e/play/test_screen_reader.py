"""Playing without looking: everything is in words, and words alone are enough for a whole match."""

import re

import discord

from bot.tables.model.table import Stage
from testing.players.player import Player, answer_text, play_out
from testing.players.tables import fill_seats, open_table, start_match
from testing.worlds.observer import Snapshot
from testing.worlds.world import World

ITALIAN = discord.Locale.italian


async def private_command_text(player: Player, command: str, **options: str) -> str:
    """What a command answers, in words, to whoever gave it."""
    return answer_text(player, await player.command(command, **options))


def private_snapshots(world: World, player: Player) -> list[Snapshot]:
    """What somebody was shown that nobody else could see."""
    seen = world.observer.seen.get(player.id, [])
    return [one for one in seen if one.ephemeral or one.channel != world.channel.id]


def card_to_play(hand: str) -> str:
    """A plain player's choice from what was read out: the cards in hand, the trump and what lies there."""
    (cards,) = re.findall(r"^Le tue carte: (.*)\.$", hand, re.MULTILINE)
    held = re.split(r", | e (?=\w+ di )", cards)
    plain = [card for card in held if not card.endswith("(briscola)")]
    loads = [card for card in plain if card.startswith(("asso", "tre"))]
    lying = re.findall(r"^In tavola: (.*)\.$", hand, re.MULTILINE)
    rich = bool(lying) and re.search(r"asso|tre di|re di", lying[0]) is not None
    trumps = [card for card in held if card not in plain]
    wish = next(iter(trumps if rich else [card for card in plain if card not in loads]), held[0])
    return wish.removesuffix(" (briscola)")


async def test_a_whole_match_is_played_by_words_alone(world: World) -> None:
    """Commands and their answers are all that Anna uses; Italian is what she reads."""
    anna = world.enter("Anna", locale=ITALIAN)
    assert "Solo parole" in await private_command_text(anna, "briscola-me preferences", pictures="off")
    await anna.command("briscola new", players=4, options="target=1")
    for _ in range(3):
        await anna.command("briscola computer")
    await anna.command("briscola start")
    played, most = 0, 2_000
    while not re.search(
        "vinc(e|ono) la partita", table := await private_command_text(anna, "briscola read", what="table")
    ):
        most -= 1
        assert most, table
        hand = await private_command_text(anna, "briscola read", what="hand")
        if "Tocca a te" not in hand:
            await world.rest(0.5)
            continue
        assert "Tocca ad Anna" in table or "Tocca a Anna" in table
        card = card_to_play(hand)
        left = await private_command_text(anna, "briscola play", card=card)
        assert f". {card}" not in left  # of the cards, each with its number
        played += 1
        if played > 1:
            last = await private_command_text(anna, "briscola read", what="last")
            assert re.search(r"Presa \d+: .*Anna, \w+ di \w+", last)
    assert played % 10 == 0
    assert world.table().stage is Stage.FINISHED
    for command in ("leaderboard", "briscola-me history", "briscola-me stats"):
        await private_command_text(anna, command)
    menu = (await anna.command("briscola-me preferences")).response
    await anna.press(menu, "show-decks")
    shown = private_snapshots(world, anna)
    assert shown
    assert [one.attachments for one in shown if one.attachments] == []


async def test_the_hand_in_words_has_every_card_with_its_button_and_no_picture(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola-me preferences", pictures="off")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    message = await anna.hand(table.id)
    labels = [control.label for control in anna.controls(message) if ":play:" in control.custom_id]
    words = [re.sub(r"^\d\. ", "", label) for label in labels]
    assert len(words) == 3
    assert all(" of " in word and word in anna.read(message) for word in words)
    assert all(one.attachments == [] for one in private_snapshots(world, anna))
    assert any(one.attachments for one in private_snapshots(world, bruno))
    ways = {anna.id: "by a hand that stays open", bruno.id: "by direct message"}
    await play_out(world, table.id, ways, tricks=2)
    assert all(one.attachments == [] for one in private_snapshots(world, anna))


async def test_the_wish_for_words_is_kept_and_can_be_taken_back(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    menu = (await anna.command("briscola-me preferences")).response
    await anna.choose(menu, "set-my-pictures", "off")
    assert "Words alone" in anna.read(menu)
    await world.restarted()
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    await anna.command("briscola start")
    await world.rest()
    await anna.hand(table)
    assert all(one.attachments == [] for one in private_snapshots(world, anna))
    assert "Pictures and words" in await private_command_text(anna, "briscola-me preferences", pictures="on")
    assert (await anna.hand(table)).attachments


async def test_who_looks_on_reads_how_to_hear_what_comes_next(world: World) -> None:
    """Their answer is not kept up to date, as a player's hand is."""
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    await start_match(world, 2, anna, [bruno])
    again = "To hear how it goes on, use `/briscola read` again."
    assert (await private_command_text(carla, "briscola read", what="table")).endswith(f"\n{again}")
    assert again not in await private_command_text(anna, "briscola read", what="table")


async def test_whoever_plays_at_two_tables_says_which_one_to_read(world: World) -> None:
    anna = world.enter("Anna")
    for opponent in ("Bruno", "Carla"):
        table = await start_match(world, 2, anna, [world.enter(opponent)])
        seat, state = table.seat_of(anna.id), table.state
        assert seat is not None
        assert state is not None
        if state.turn == seat:  # the only table that waits for her would be read
            await anna.by_button(table, state.hands[seat][0])
    for what, words in (("table", "Trump: "), ("hand", "Your cards: "), ("last", "No trick has been taken")):
        question = await private_command_text(anna, "briscola read", what=what)
        assert "Which table" in question
        await anna.press(anna.with_verb(f"read-{what}"), f"read-{what}")
        await world.rest()
        assert words in private_snapshots(world, anna)[-1].text
