"""``METRICS``: what Prometheus reads while the bot plays, and what it never reads."""

import asyncio
import importlib.util
import io
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.doctor import Level, here
from bot.metrics.readings import READINGS
from bot.metrics.routes import CLASSES
from bot.running import run
from bot.settings import Settings
from bot.tables.parts import PARTS
from testing.fixtures import log_output
from testing.wire.faults import Fault
from testing.wire.gateway import Cut
from testing.wire.playing import open_match, play_out, wait_until_told
from testing.wire.wire import Wire, WirePlayer

log_of_the_process = log_output
HASTE = 20.0
TOKEN = "made-up.token.of-three-parts"
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
def address() -> str:
    """An address at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{taken.getsockname()[1]}"


async def get(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def scrape(address: str) -> Samples:
    """The figures that Prometheus would read."""
    status, text = await get(f"http://{address}/metrics")
    assert status == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def sample_sum(samples: Samples, name: str, **labels: str) -> float:
    """The sum of the samples of a name that have these labels."""
    wanted = set(labels.items())
    found = [value for (called, having), value in samples.items() if called == name and wanted <= having]
    assert found, f"there is no {name} with {labels}"
    return sum(found)


async def assert_faults_are_counted(wire: Wire, address: str, people: list[WirePlayer]) -> None:
    wire.faults.kinds, wire.faults.rate = (Fault.UNAVAILABLE, Fault.RESET), 0.4
    table = await open_match(wire, people[0], people[1:])
    suffered = wire.faults.counts
    while not all(suffered[kind] for kind in wire.faults.kinds):
        await play_out(wire, table, cards=1)
    wire.faults.rate = 0.0
    await wait_until_told(wire, [table])  # nothing is on its way any more
    samples = await scrape(address)
    assert sample_sum(samples, "briscola_requests_total", status="503") == suffered[Fault.UNAVAILABLE] > 0
    # The library tries some requests again by itself when a connection breaks.
    assert 0 < sample_sum(samples, "briscola_requests_total", status="none") <= suffered[Fault.RESET]


async def test_a_match_is_counted_while_it_is_played(tmp_path: Path, address: str) -> None:
    async with Wire(tmp_path, haste=HASTE, metrics=address) as wire:
        anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
        await wire.launch()
        before = await scrape(address)
        assert sample_sum(before, "briscola_cards_total") == 0
        assert sample_sum(before, "briscola_servers") == 1
        assert sample_sum(before, "briscola_tables", stage="playing") == 0
        table = await open_match(wire, anna, [bruno])
        await play_out(wire, table, cards=6)
        during = await scrape(address)
        assert sample_sum(during, "briscola_tables", stage="playing") == 1
        assert sample_sum(during, "briscola_cards_total") == 6
        assert sample_sum(during, "briscola_matches_total", event="started") == 1
        await wire.gateway.cut(Cut.RECONNECT)
        await play_out(wire, table)
        await wait_until_told(wire, [table])
        after = await scrape(address)

        played = wire.kinds(table).count("card-played")
        assert sample_sum(after, "briscola_cards_total") == played
        assert sample_sum(after, "briscola_matches_total", event="finished") == 1
        assert sample_sum(after, "briscola_tables", stage="finished") == 1
        sent = [request for request in wire.rest.requests if "/messages" in request.path]
        assert 0 < sample_sum(after, "briscola_requests_total", route="message", status="200") <= len(sent)
        callbacks = [request for request in wire.rest.requests if request.path.endswith("/callback")]
        acknowledged = sample_sum(after, "briscola_acknowledgement_seconds_count")
        assert played / 2 < acknowledged <= len(callbacks)  # on a busy machine some come too late
        assert sample_sum(after, "briscola_acknowledgement_seconds_count", kind="command") >= 1
        counted = sample_sum(after, "briscola_counted_requests_total")
        uncounted = sample_sum(after, "briscola_requests_total", route="acknowledgement")
        assert 0 < counted <= sample_sum(after, "briscola_requests_total") - uncounted
        assert sample_sum(after, "briscola_append_seconds_count") >= played
        assert sample_sum(after, "briscola_painting_seconds_count") >= 1
        assert sample_sum(after, "briscola_gateway_events_total", event="resumed") >= 1
        assert sample_sum(after, "briscola_event_loop_delay_seconds_count") >= 1
        assert sample_sum(after, "briscola_store_errors_total", kind="unavailable") == 0
        assert sample_sum(after, "briscola_request_allowance") >= 0
        assert sample_sum(after, "briscola_ready") == 1
        assert sample_sum(after, "briscola_parts") == PARTS  # alone it holds all
        if sys.platform == "linux":
            assert sample_sum(after, "process_resident_memory_bytes") > 1e6
        assert {f"{one.name}{'_total' if one.only_grows else ''}" for one in READINGS} <= {
            name for name, _ in after
        }
        assert {value for _, labels in after for key, value in labels if key == "route"} <= set(CLASSES)
        # No id of a person, a server, a channel or a table.
        values = {value for _, labels in after for _, value in labels}
        assert table not in values
        assert not [value for value in values if re.search(r"\d{10,}", value)]

        assert await get(f"http://{address}/healthz") == (200, "ok\n")
        await assert_faults_are_counted(wire, address, [anna, bruno])
        assert await wire.process.stop() == 0
    with pytest.raises(aiohttp.ClientConnectionError):
        await get(f"http://{address}/healthz")


async def test_a_lost_gateway_is_seen_and_so_is_its_return(tmp_path: Path, address: str) -> None:
    async with Wire(tmp_path, metrics=address) as wire:
        await wire.launch()

        async def until(status: int) -> str:
            async with asyncio.timeout(60):
                while (found := await get(f"http://{address}/healthz"))[0] != status:  # noqa: ASYNC110 - another process changes it
                    await asyncio.sleep(0.1)
            return found[1]

        assert await until(200) == "ok\n"
        wire.gateway.closed = True
        await wire.gateway.cut(Cut.ABORTED)
        assert await until(503) == "not connected to Discord\n"
        assert sample_sum(await scrape(address), "briscola_ready") == 0
        wire.gateway.closed = False
        assert await until(200) == "ok\n"


def only_line(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    return line


def settings(folder: Path, address: str) -> Settings:
    return Settings(_env_file=None, database=folder / "b.db", discord_token=TOKEN, metrics=address)


def test_a_missing_extra_is_one_line(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert run(settings(tmp_path, address)) == 2
    assert "briscola[metrics]" in only_line(capsys)
    (finding,) = here.figures(settings(tmp_path, address))
    assert finding.level is Level.FAIL
    assert "briscola[metrics]" in str(finding)


def test_a_port_that_is_taken_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], log_output: io.StringIO
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert [one.level for one in here.figures(settings(tmp_path, f"127.0.0.1:{port}"))] == [Level.OK]
        assert run(settings(tmp_path, f"127.0.0.1:{port}")) == 2
    line = only_line(capsys)
    assert line.startswith(f"METRICS: 127.0.0.1:{port} cannot be listened on")
    assert "Traceback" not in log_output.getvalue()


def test_without_the_setting_nothing_of_it_is_loaded() -> None:
    program = (
        "import sys, bot.running, cogs.me; sys.exit(any(m.startswith('prometheus') for m in sys.modules))"
    )

    async def loaded() -> int:
        process = await asyncio.create_subprocess_exec(sys.executable, "-W", "ignore", "-c", program)
        return await process.wait()

    assert asyncio.run(loaded()) == 0
