"""F4: two matches that differ only in hidden cards look the same to everybody else, request by request."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.rules.actions import Deal
from bot.rules.cards import Card
from bot.rules.notation.option_code import rules_of
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import speak_strictly
from testing.checks.leaks import leaks
from testing.logs import Complaints
from testing.players.any_game import start_by_code
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

TRICKS = 2
_ID = r"\d{17,20}"


@dataclass
class MatchTrace:
    """What a match looked like from outside, and what was played in it."""

    public: list[Any] = field(default_factory=list)
    requests: list[tuple[str, str]] = field(default_factory=list)
    private: Counter[tuple[str, str]] = field(default_factory=Counter)
    played: list[tuple[int, Card]] = field(default_factory=list)
    open: set[Card] = field(default_factory=set)


async def play_and_trace(
    folder: Path, stub_pictures: StubPictures, code: str, played: list[tuple[int, Card]]
) -> MatchTrace:
    """Play some tricks of a match among people, the same cards again where they are given."""
    folder.mkdir()
    world, seen, rng = await World.opened(folder, direct=True), MatchTrace(), random.Random(5)
    names = ("Anna", "Bruno", "Carla", "Dino")[: rules_of(code).players]
    people, watcher = [world.enter(name) for name in names], world.enter("Watcher")
    table = await start_by_code(world, *people, code=code)
    while True:
        now = world.table(table.id)
        assert now.state is not None
        if len(now.state.tricks) == TRICKS:
            break
        assert now.turn is not None
        plays = len(seen.played)
        seat, card = played[plays] if played else (now.turn, rng.choice(now.state.hands[now.turn]))
        assert seat == now.turn
        person = now.seats[seat].person
        assert person is not None
        result = await world.people[person.id].command("briscola play", card=str(card))
        assert world.table(table.id).decision > now.decision, result
        await watcher.actor.autocomplete(world.channel, "briscola play", "card", "")
        seen.played.append((seat, card))
        seen.open |= {card} | ({now.state.turnup.card} if now.state.turnup is not None else set())
    await watcher.command("briscola last")
    await watcher.command("briscola score")
    await watcher.command("briscola-me match record", match=now.match)
    await world.rest()
    begins = next(
        place for place, one in enumerate(world.observer.requests) if _is_playing(one.tables, table.id)
    )
    for shown in world.observer.seen[watcher.id]:
        if not _is_playing(shown.tables, table.id):
            continue
        files = [
            (file["filename"], file.get("description"), file["size"], world.backend.cdn.get(file["url"]))
            for file in shown.attachments
        ]
        seen.public.append((shown.channel, shown.ephemeral, shown.content, shown.components, files))
    for request, _ in world.observer.requests[begins:]:
        if f"/channels/{world.channel.id}/" in request.path:
            seen.requests.append((request.method, f"{request.path} {request.json}"))
        else:
            kind = request.method, re.sub(_ID, "#", request.path)
            # Whether two changes of a private answer are shown with one edit is a matter of milliseconds.
            seen.private[kind] = 1 if request.method == "PATCH" else seen.private[kind] + 1
    assert leaks(world, stub_pictures.scenes) == []
    await world.closed()
    return seen


def _is_playing(tables: Mapping[str, Table], table: str) -> bool:
    return table in tables and tables[table].stage is Stage.PLAYING


def normalize_ids(seen: object) -> str:
    """All of it, with the simulator's ids counted anew: they are Discord's, and tell nothing of cards."""
    numbers: dict[str, str] = {}
    return re.sub(_ID, lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), repr(seen))


@pytest.mark.parametrize("code", ["briscola 2 target=1", "briscola 4 target=1", "double 3 target=1"])
async def test_matches_that_differ_in_hidden_cards_look_the_same(
    tmp_path: Path,
    stub_pictures: StubPictures,
    complaints: Complaints,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
) -> None:
    speak_strictly()
    deck = random.Random(code).sample(rules_of(code).packs[0], len(rules_of(code).packs[0]))
    # What people mix in are Discord's ids: here they decide neither the pack, nor the dealer, nor the seats.
    monkeypatch.setattr("bot.rules.shuffle.deal", lambda *_, **__: Deal(tuple(deck)))
    monkeypatch.setattr("bot.rules.shuffle.first_dealer", lambda *_, **__: 0)
    monkeypatch.setattr(
        "bot.tables.decisions.starting._order", lambda table, _: list(range(len(table.members)))
    )

    one = await play_and_trace(tmp_path / "one", stub_pictures, code, [])
    places = [place for place, card in enumerate(deck) if card not in one.open]
    held = [deck[place] for place in places]
    for place, card in zip(places, random.Random(9).sample(held, len(held)), strict=True):
        deck[place] = card
    other = await play_and_trace(tmp_path / "other", stub_pictures, code, one.played)
    speak_strictly(strict=False)
    assert len(places) > 10
    assert len(one.public) > TRICKS
    assert normalize_ids(one.public) == normalize_ids(other.public)
    assert normalize_ids(one.requests) == normalize_ids(other.requests)
    assert one.private == other.private
    assert complaints.lines == []


async def test_suggestions_and_forms_are_read_for_cards_too(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_by_code(world, anna, bruno, code="briscola 2 target=1")
    for player in (anna, bruno):
        await player.actor.autocomplete(world.channel, "briscola play", "card", "")
    assert leaks(world, stub_pictures.scenes) == []
    # As if the one were told what is suggested to the other.
    callbacks = [entry for entry in world.backend.interactions.values() if entry.autocomplete_choices]
    assert callbacks
    for entry in callbacks:
        entry.user_id = bruno.id if entry.user_id == anna.id else anna.id
    assert leaks(world, stub_pictures.scenes)
