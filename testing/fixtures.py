"""A world per test. At its end no error was logged or swallowed, and every request was one Discord takes."""

import functools
import io
import logging
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot import log
from bot.computers.search import evaluate
from bot.pages.pictures.tiles import Tile
from bot.render.paint import films
from bot.rules.notation.plain_data import default_rules
from bot.rules.view import seat_view
from bot.store.base import Store
from bot.tables.decisions.deadlines import MINUTE
from bot.tables.listeners import heartbeat
from bot.text.catalogue import speak_strictly
from bot.workers import WorkerPool
from testing.builders.states import stacked_deal
from testing.checks import openapi
from testing.logs import CARD, Complaints, restore_logging
from testing.randomness import seeded
from testing.worlds.room import Room, opened_store
from testing.worlds.stub_pictures import StubPainter, StubPictures
from testing.worlds.world import World


@pytest.fixture
def stub_pictures(monkeypatch: pytest.MonkeyPatch) -> StubPictures:
    """The scenes of all pictures that the bot draws in the test."""
    result = StubPictures()
    monkeypatch.setattr("bot.app.Painter", functools.partial(StubPainter, draw=result))
    return result


@pytest.fixture
def log_output() -> Iterator[io.StringIO]:
    """Everything that the bot logs, as an operator reads it."""
    stream = io.StringIO()
    with restore_logging("bot", "cogs", "discord.client"):
        log.configure("debug", "json", stream=stream)
        yield stream


@pytest.fixture
def complaints(log_output: io.StringIO) -> Iterator[Complaints]:  # noqa: ARG001 - the log is set up before
    """The errors that are logged during the test."""
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


def find_undescribed(world: World) -> list[str]:
    """What was attached to a message that somebody could see, without words for who does not see it."""
    files = [
        file for snapshots in world.observer.seen.values() for one in snapshots for file in one.attachments
    ]
    lengths = {
        file["filename"]: len((file.get("description") or "").encode("utf-16-le")) // 2 for file in files
    }
    return [name for name, length in lengths.items() if not 0 < length <= 1024]


@pytest.fixture
def drawn() -> Sequence[Tile]:
    """The pictures that the bot brings as emojis; tests with emojis have another fixture of this name."""
    return ()


def compile_search() -> None:
    """Compile the search, or load it from the disk: the first time it takes longer than an answer may."""
    state = stacked_deal(default_rules(players=2), [])
    evaluate.judge(seat_view(state, state.turn), random.Random(0), 1)


@pytest.fixture
def review_requests(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The arguments of each review and hint: they are worked out at once, with few trials and no care."""
    calls: list[tuple[Any, ...]] = []

    async def here(_: WorkerPool, guild: int, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401 - as there
        assert isinstance(guild, int)
        calls.append(args)
        return work(*args)

    compile_search()
    monkeypatch.setattr(WorkerPool, "work", here)
    monkeypatch.setattr(evaluate, "trials", lambda _: 4)
    return calls


@pytest.fixture
def small_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """Films a quarter as wide: how they look is not what the test is about."""
    small = {form: (grades[0]._replace(width=160),) for form, grades in films.GRADES.items()}
    monkeypatch.setattr(films, "GRADES", small)


@pytest.fixture
def hourly_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot notes once an hour that it is alive, and looks at its files then: so a month passes quickly."""
    for pause in ("LOOKS", "LONGEST"):
        monkeypatch.setattr(heartbeat, pause, 60 * MINUTE)


@pytest.fixture
async def world(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    drawn: Sequence[Tile],
    stub_pictures: StubPictures,
    complaints: Complaints,
    log_output: io.StringIO,
) -> AsyncIterator[World]:
    """A world of the test's own, and the checks of every test at its end."""
    speak_strictly()
    # A test that moves within its part keeps its cards.
    cards = re.sub(r"^(tests/\w+/)(?:\w+/)*", r"\1", request.node.nodeid)
    result = await World.opened(tmp_path, drawn, cards=cards, direct=True)
    yield result
    requests = list(result.http_requests)
    await result.closed()
    speak_strictly(strict=False)
    assert complaints.lines == []
    assert find_undescribed(result) == []
    assert not re.search(CARD, log_output.getvalue())
    assert '"withheld"' not in log_output.getvalue(), "a line has lost a field"
    result.raise_errors()
    if openapi.available():
        assert openapi.all_problems(requests) == set()
    result.forget()
    stub_pictures.scenes.clear()


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A message or fact that is missing fails the test that asks for it."""
    speak_strictly()
    yield
    speak_strictly(strict=False)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store on an empty database, which is asked without threads."""
    async with opened_store(tmp_path / "briscola.db", direct=True) as store:
        yield store


@pytest.fixture
async def room(store: Store, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    """Tables without Discord."""
    result = Room(store, rng=seeded(request.node.name))
    yield result
    await result.close()
