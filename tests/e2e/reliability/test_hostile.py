"""F3: whatever hostile people send, nobody breaks or steals a turn.

The full form: python -m chaos hostile.
"""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from simcord import ResponseMessage, interactions

from bot.pages.custom_ids import Verb, custom_id
from bot.text.catalogue import voices
from testing.attacks.attacks import HOSTILE_NAMES, INTEGER, STRING, USER, Attack, Command, attacks
from testing.attacks.trial import AttackTrial, attack_trial
from testing.attacks.verdicts import check_mentions
from testing.players.any_game import start_by_code
from testing.players.player import Player, play_out, press_late, send_press
from testing.players.tables import open_table, start_match
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

WITHOUT_TABLE = {
    *(Verb.REPLAY, Verb.REPLAY_WORDS, Verb.REVIEW, Verb.REVIEW_DEALS),
    *(Verb.OPEN, Verb.NEW, Verb.TUTOR, Verb.HELP),
}
"""Their subject is a finished match, or nothing that is kept."""


@pytest.fixture(scope="module")
def trial() -> Iterator[tuple[asyncio.Runner, AttackTrial]]:
    with attack_trial() as found:
        yield found


def test_hostile_people_break_and_steal_nothing(trial: tuple[asyncio.Runner, AttackTrial]) -> None:
    runner, attacked = trial

    @settings(
        max_examples=120,
        database=None,
        phases=[Phase.generate],  # the tables go on from one to the next: nothing smaller would do the same
        suppress_health_check=list(HealthCheck),
    )
    @given(attacks(attacked.leaves()))
    def attempt_holds(attack: Attack) -> None:
        runner.run(attacked.attempt(attack))

    attempt_holds()


# Flaws that such attacks have found, and what keeps them away ----------------------------------------------


@pytest.mark.parametrize(
    "forged", ["board:server-rating-all:1", "show-decks:french", "keep-me:me", "hand:{t}"]
)
async def test_what_others_read_is_not_replaced_by_a_forged_press(world: World, forged: str) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 2, anna, [bruno])
    public = carla.with_verb("hand")
    before = carla.read(public)
    result = await press_late(world, carla, public, f"b1:{forged.format(t=table.id)}")
    assert carla.read(public) == before
    assert result.response is not None
    assert result.response.ephemeral


async def test_the_table_of_another_server_is_no_table(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    elsewhere = world.create_guild("Elsewhere")
    away = elsewhere.create_text_channel("away")
    for number, verb in enumerate(sorted(set(Verb) - WITHOUT_TABLE)):
        # One alone would press more buttons than a person may.
        zoe = Player(world, elsewhere.add_member(world.create_user(f"zoe{number}")), f"Zoe {number}")
        told = []
        for subject in (table.id, "zzzzzz"):
            rules = (await zoe.actor.slash(away, "briscola rules")).response
            result = await press_late(world, zoe, rules, custom_id(verb, subject, 0, 0))
            answer = result.followups[-1] if result.followups else result.response
            assert answer is not None
            told.append(zoe.read(answer))
        assert told[0] == told[1], verb
    assert world.table(table.id) == table


@pytest.mark.parametrize("name", ["\ud83d\ude00", "\ud83d"])
def test_half_a_character_names_no_table(trial: tuple[asyncio.Runner, AttackTrial], name: str) -> None:
    runner, attacked = trial
    runner.run(attacked.attempt(Command(3, 0, ("briscola", "score"), {"table": (STRING, name)})))


def test_the_tutor_called_twice_by_one_interaction_comes_once(
    trial: tuple[asyncio.Runner, AttackTrial],
) -> None:
    runner, attacked = trial
    runner.run(attacked.attempt(Command(1, 0, ("tutor",), {}, twice=True)))


@pytest.mark.parametrize(
    ("path", "given"),
    [
        (("briscola", "deal"), {}),
        (("shuffle-twice",), {}),
        (("briscola",), {}),
        (("briscola", "play"), {}),
        (("briscola", "play"), {"card": (INTEGER, 7)}),
        (("briscola", "play"), {"card": (USER, "<p0>")}),
        (("briscola", "invite"), {"person": (STRING, "Anna")}),
        (("briscola", "invite"), {"person": (USER, "1")}),
        (("bid",), {"points": (STRING, "sixty-one")}),
    ],
)
def test_a_command_as_another_version_had_it_is_answered(
    trial: tuple[asyncio.Runner, AttackTrial], path: tuple[str, ...], given: dict[str, tuple[int, object]]
) -> None:
    runner, attacked = trial
    runner.run(attacked.attempt(Command(0, 0, path, given)))
    answers = attacked.last_answers
    assert [message.content for message in answers] == [voices()["it"]("say-old-command")]


# Floods ----------------------------------------------------------------------------------------------------


def press_repeatedly(world: World, player: Player, message: ResponseMessage, made: str, count: int) -> None:
    """Press a button so often that the bot has no time in between."""
    for _ in range(count):
        send_press(world, player, message, made)


async def test_who_presses_a_card_a_hundred_times_plays_it_once(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    player = anna if table.seat_of(anna.id) == table.turn else bruno
    hand = await player.hand(table.id)
    before = set(world.backend.interactions)
    press_repeatedly(world, player, hand, player.find(hand, "play", 0).custom_id, 100)
    await world.settle()
    assert world.table().decision == table.decision + 1
    pressed = [world.backend.interactions[one] for one in set(world.backend.interactions) - before]
    assert len(pressed) == 100
    assert all(one.responded and not one.loading for one in pressed)


async def test_who_opens_a_hundred_tables_at_once_has_three(world: World) -> None:
    anna = world.enter("Anna")
    lobby = await open_table(anna)
    result = await anna.command("briscola rules", table=lobby)
    assert result.response is not None
    backend = world.backend
    for _ in range(100):
        _, payload = interactions.base_payload(
            backend,
            type=2,
            channel_id=world.channel.id,
            guild_id=world.server.id,
            user_id=anna.id,
            data={"id": "1", "name": "briscola", "type": 1, "options": [{"name": "new", "type": 1}]},
        )
        backend.emit("INTERACTION_CREATE", payload)
    await world.settle()
    assert len(world.tables) == 3


async def test_a_hundred_choices_in_the_same_moment_leave_the_computers_alone(world: World) -> None:
    """Whoever presses without end in their own hand keeps nobody else from playing."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    turn, waiting = (anna, bruno) if table.seat_of(anna.id) == table.turn else (bruno, anna)
    hand, idle = await turn.hand(table.id), await waiting.hand(table.id)
    press_repeatedly(world, waiting, idle, waiting.find(idle, "play", 0).custom_id, 100)
    await turn.press(hand, "play", 0)
    assert world.table().decision == table.decision + 1


# Names -----------------------------------------------------------------------------------------------------


async def test_no_name_formats_pings_or_turns_a_line(world: World, stub_pictures: StubPictures) -> None:
    people = [world.enter(f"p{number}") for number in range(len(HOSTILE_NAMES))]
    for player, name in zip(people, HOSTILE_NAMES, strict=True):
        world.backend.users[player.id].global_name = player.name = name
    begins = len(world.http_requests)
    table = await start_by_code(world, *people, code="bosnian32 7 target=1")
    await play_out(world, table.id, tricks=1)
    check_mentions(world.http_requests[begins:], world.tables.values())
    for message in (*world.messages(), *people[0].direct()):
        text = people[0].read(message)
        assert "@everyone" not in text
        assert "<@&1>" not in text
        assert "**`" not in text
        assert "](http" not in text
    assert stub_pictures.scenes
    for scene in stub_pictures.scenes.values():
        assert not any(mark in repr(scene) for mark in ("\\u202e", "\\u202b", "\\u2066"))
