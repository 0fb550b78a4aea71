"""Fine print 37 as people see it: the commitment first, nonces as they come, the seed only at the end."""

import base64
import io
import json
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.record.verify import Verdict, verify
from bot.rules import shuffle
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from bot.ui.answers.archive import record_files
from bot.ui.answers.archive.record_files import proof_page
from testing.builders.records.documents import Change, document, put, swap
from testing.players.player import Player, play_out, press_late, private_answer
from testing.players.tables import fill_seats, open_table, start_match
from testing.worlds.world import World

LINE = re.compile(r"Fair shuffle `([A-Z2-7]{32})`")
SCRIPT = Path(__file__).parents[3] / "docs" / "fair.py"


def lobby(player: Player) -> str:
    """The lobby as somebody reads it now."""
    return player.read(player.with_verb("start"))


def seed_forms(seed: bytes) -> tuple[str, ...]:
    """How a seed might look where it slips out: in hex, in base 64, as a number, as Python shows bytes."""
    return (
        seed.hex(),
        seed.hex().upper(),
        base64.b64encode(seed).decode().rstrip("="),
        base64.urlsafe_b64encode(seed).decode().rstrip("="),
        str(int.from_bytes(seed, "big")),
        repr(seed)[2:-1],
        repr(list(seed))[1:-1],
    )


def all_output(world: World, log_output: io.StringIO) -> str:
    """Everything that left the bot: requests, pictures and files, what people saw, the log."""
    requests = "\n".join(repr(entry) for entry in world.http_requests)
    files = "\n".join(content.decode("latin-1") for content in world.uploaded())
    seen = "\n".join(repr(one) for shown in world.observer.seen.values() for one in shown)
    return f"{requests}\n{files}\n{seen}\n{log_output.getvalue()}"


def run_checker(record: Path, noted: str) -> tuple[int, str]:
    """How the script for doubters ends, and what it says."""
    given = [sys.executable, "-I", str(SCRIPT), str(record), noted]
    done = subprocess.run(given, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    return done.returncode, done.stdout


async def seed_of(world: World, match: str) -> bytes:
    seed = await world.briscola.context.store.seeds.seed(match)
    assert seed is not None
    return seed


def shuffle_line(player: Player) -> str:
    """The 32 letters that stand for the shuffle in the lobby, as somebody reads them now."""
    (found,) = LINE.findall(lobby(player))
    return str(found)


async def full_answer(player: Player) -> str:
    """What *How?* beside the line answers."""
    result = await player.press(player.with_verb("fair"), "fair")
    return player.read(private_answer(result))


async def test_V_16_the_line_changes_with_each_nonce_and_how_tells_the_whole(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await open_table(anna, 3)
    first = world.table(table)
    assert "🔒 Fair shuffle `" in lobby(carla)
    lines = [shuffle_line(carla)]
    assert first.commitment in await full_answer(carla)
    await fill_seats(table, anna, [bruno], computers=False)
    lines.append(shuffle_line(carla))
    nonces = [member.nonce for member in world.table(table).members]
    assert len(set(nonces)) == 2
    told = await full_answer(carla)
    assert all(nonce is not None and f"`{nonce}`" in told for nonce in nonces)
    assert lines[1] in told
    await bruno.press(await bruno.more(), "shuffle")
    await world.rest()
    lines.append(shuffle_line(carla))
    again = world.table(table).members[1].nonce
    assert again not in nonces
    told = await full_answer(carla)
    assert f"`{again}`" in told
    assert f"`{nonces[1]}`" not in told
    await anna.press(anna.with_verb("add"), "add")
    assert "`computer:`" in await full_answer(carla)
    assert shuffle_line(carla) == lines[-1]
    assert len(set(lines)) == 3
    assert world.table(table).commitment == first.commitment
    result = await carla.command("briscola verify", match=first.match)
    assert result.response is not None
    assert lines[-1] in carla.read(result.response)


async def test_V_16_the_result_is_verified_and_has_the_same_door(world: World, tmp_path: Path) -> None:
    anna, bruno, olga = (world.enter(name) for name in ("Anna", "Bruno", "Olga"))
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    noted = shuffle_line(anna)
    await anna.press(anna.with_verb("start"), "start")
    await world.rest()
    assert noted in anna.read(await anna.more(table))
    await play_out(world, table)
    await world.rest(10)
    result = olga.with_verb("rematch", table)
    assert f"🔒 Fair shuffle verified `{noted}`" in olga.read(result)
    answer = await olga.press(result, "fair")
    proof, file = (one for one in (answer.response, *answer.followups) if one is not None)
    assert "It holds" in olga.read(proof)
    assert f"`{noted}`" in olga.read(proof)
    (attached,) = file.attachments
    path = tmp_path / "record.json"
    path.write_bytes(await attached.read())
    code, said = run_checker(path, noted)
    assert code == 0, said


async def test_a_change_of_seats_asks_everybody_to_shuffle_again(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno], computers=False)
    before = world.table(table).commitment
    await bruno.press(await bruno.more(), "leave")
    await world.rest(10)
    await carla.press(carla.with_verb("join"), "join")
    after = world.table(table).commitment
    assert after != before
    assert after in await full_answer(anna)
    assert before not in await full_answer(anna)
    assert "The seats have changed: Anna, please press" in lobby(anna)
    assert anna.find(anna.with_verb("start"), "start").disabled
    await anna.command("briscola start")
    assert world.table(table).stage is Stage.LOBBY
    await anna.command("briscola shuffle")
    await world.rest(10)
    assert "The seats have changed" not in lobby(anna)
    await anna.press(anna.with_verb("start"), "start")
    assert world.table(table).stage is Stage.PLAYING


async def test_who_does_not_sit_there_does_not_shuffle(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna)
    before = world.table(table).members
    await press_late(world, bruno, bruno.with_verb("start"), f"b1:shuffle:{table}")
    await bruno.command("briscola shuffle", table=table)
    assert world.table(table).members == before


@pytest.mark.parametrize("ending", ["played", "given up", "closed"])
async def test_the_seed_leaves_when_the_match_is_over_and_not_before(
    world: World, log_output: io.StringIO, ending: str
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno", locale=discord.Locale.italian)
    onlooker = world.enter("Olga")
    table = await start_match(world, 2, anna, [bruno])
    match, seed = table.match, await seed_of(world, table.match)
    assert shuffle.commitment(seed, match) == table.commitment
    await play_out(world, table.id, tricks=2)
    for curious in (anna, bruno, onlooker):
        for name in ("briscola verify", "briscola-me match record"):
            result = await curious.command(name, match=match)
            assert result.response is not None
            assert not result.response.attachments
            assert table.commitment in curious.read(result.response)
        await curious.command("briscola-me privacy export")
        await curious.command("briscola score", table=table.id)
        await world.rest(60)
    await anna.command("briscola play", card="nothing of the sort")
    more = await anna.more(table.id)
    how = await anna.press(more, "fair")
    assert table.commitment in anna.read(private_answer(how))
    if ending == "played":
        await play_out(world, table.id, tricks=19)  # all but the last
        assert world.table(table.id).stage is Stage.PLAYING
    before = all_output(world, log_output)
    assert [way for way in seed_forms(seed) if way in before] == []
    assert table.commitment in before
    if ending == "given up":
        for player in (anna, bruno):
            await player.command("briscola leave", table=table.id)
    elif ending == "closed":
        for player in (anna, bruno):
            await player.command("briscola end", table=table.id)
    else:
        await play_out(world, table.id)
        await world.rest(10)
        proof = await onlooker.press(onlooker.with_verb("fair", table.match), "fair")
        assert proof.response is not None
        assert seed.hex() in "\n".join(onlooker.read(message) for message in onlooker.visible())
    await world.rest()
    assert not any(way in log_output.getvalue() for way in seed_forms(seed))


async def test_the_seed_of_a_rematch_is_another_secret(world: World, log_output: io.StringIO) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    await world.rest(10)
    await anna.press(anna.with_verb("fair", table.match), "fair")
    await anna.press(anna.with_verb("rematch"), "rematch")
    await bruno.press(bruno.with_verb("accept"), "accept")
    await world.rest()
    again = world.table(table.id)
    assert again.commitment in await full_answer(bruno)
    assert not {member.nonce for member in again.members} & {*table.nonces}
    await anna.press(anna.with_verb("start"), "start")
    await play_out(world, table.id, tricks=3)
    seed = await seed_of(world, again.match)
    assert seed != await seed_of(world, table.match)
    so_far = all_output(world, log_output)
    assert not any(way in so_far for way in seed_forms(seed))
    assert (await seed_of(world, table.match)).hex() in so_far


async def test_the_proof_of_a_match_comes_with_a_file_that_a_doubter_can_check(
    world: World, tmp_path: Path
) -> None:
    anna, bruno, olga = world.enter("Anna"), world.enter("Bruno"), world.enter("Olga")
    table = await start_match(world, 3, anna, [bruno], target=1)
    await play_out(world, table.id)
    result = await olga.command("briscola verify", match=table.match)
    assert result.response is not None
    words = olga.read(result.response)
    assert "It holds" in words
    assert "packs came out of the seed" in words or "The one pack came out" in words
    assert table.commitment in words
    for nonce in world.table(table.id).nonces:
        assert f"`{nonce}`" in words
    (followed,) = result.followups
    (file,) = followed.attachments
    path = tmp_path / "record.json"
    path.write_bytes(await file.read())
    assert verify(json.loads(path.read_text(encoding="utf-8"))).ok
    code, said = run_checker(path, table.commitment)
    assert code == 0, said
    assert said.startswith(f"{table.match}: fair")


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            put("fairness", "server_seed", "00" * 32),
            ("seed is not", "valore iniziale non è", "Startwert ist nicht"),
        ),
        (swap("deals", 1, "deck"), ("deal 2 does not", "smazzata 2 non", "Spiel 2 kommt nicht")),
        (swap("deals", 0, "points"), ("wrong-points", "wrong-points", "wrong-points")),
    ],
)
def test_the_verdict_says_what_does_not_hold(language: str, change: Change, words: tuple[str, ...]) -> None:
    found: dict[str, Any] = document()
    change(found)
    text = proof_page(voices()[language], found, verify(found)).text
    assert words[("en", "it", "de").index(language)] in text
    assert "**It holds" not in text


async def test_a_record_is_checked_beside_the_event_loop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    threads = []

    def verify_there(found: object) -> Verdict:
        threads.append(threading.current_thread())
        return verify(found)

    monkeypatch.setattr(record_files, "verify", verify_there)
    assert "It holds" in anna.read(private_answer(await anna.command("briscola verify", match=table.match)))
    assert len(threads) == 1
    assert threading.main_thread() not in threads


async def test_every_pack_of_a_table_comes_out_of_its_seed_along_one_path(world: World) -> None:
    """What is dealt, who deals first and who sits where: all of it out of the one committed tree."""
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await start_match(world, 3, anna, [bruno, carla], target=2)
    await play_out(world, table.id)
    truth, seed = world.table(table.id), await seed_of(world, table.match)
    result = await anna.command("briscola-me match record", match=table.match)
    assert result.response is not None
    found = json.loads(await result.response.attachments[0].read())
    decks = [tuple(deal["deck"]) for deal in found["deals"]]
    assert len(decks) >= 2
    assert decks == [
        tuple(map(str, shuffle.deck(truth.rules, seed, truth.match, number, truth.nonces)))
        for number in range(len(decks))
    ]
    assert found["deals"][0]["dealer"] == shuffle.first_dealer(truth.rules, seed, truth.match, truth.nonces)
