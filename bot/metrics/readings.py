"""The figures that are read when they are asked for. Each is a row of ``READINGS``."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.metrics.meter import RunningBot
from bot.tables.model.table import Stage
from bot.tables.parts import PARTS

UNREAD: Final = "unread"
"""The stage of an open table that nobody has needed since the start."""


class Reading(NamedTuple):
    """A figure of a running bot.

    ``label`` names what its values are told apart by; the only value of a figure without one is under "".
    A label never holds the id of a person, a server or a table.
    """

    name: str
    about: str
    read: Callable[[RunningBot], Mapping[str, float]]
    label: str = ""
    only_grows: bool = False


class Readings(Collector):
    """Reads the figures of the bot that ``bot`` returns; none while there is no bot."""

    def __init__(self, bot: Callable[[], RunningBot | None]) -> None:
        self._bot = bot

    def describe(self) -> Iterator[Metric]:
        """The figures without values, so that nothing is read when the collector is registered."""
        return map(_family, READINGS)

    def collect(self) -> Iterator[Metric]:
        """The figures at this moment."""
        bot = self._bot()
        if bot is None:
            return
        for reading in READINGS:
            family = _family(reading)
            for value, figure in reading.read(bot).items():
                family.add_metric([value] if reading.label else [], figure)
            yield family


def _family(reading: Reading) -> GaugeMetricFamily | CounterMetricFamily:
    family = CounterMetricFamily if reading.only_grows else GaugeMetricFamily
    return family(reading.name, reading.about, labels=[reading.label] if reading.label else [])


def _stages(bot: RunningBot) -> dict[str, float]:
    tables = bot.context.tables
    tables_by_stage = Counter(table.stage.value for table in tables.in_memory.values())
    unread = len(tables.open_tables()) - len(tables.in_memory)
    return {
        **{stage.value: tables_by_stage[stage.value] for stage in Stage if stage is not Stage.CLOSED},
        UNREAD: unread,
    }


def _latencies(bot: RunningBot) -> dict[str, float]:
    """The latency of each shard that has had an answer to a heartbeat."""
    return {str(shard): seconds for shard, seconds in bot.latencies if math.isfinite(seconds)}


READINGS: Final = (
    Reading("briscola_ready", "Whether the bot is connected to Discord", lambda bot: {"": bot.hears}),
    Reading("briscola_servers", "Servers that have invited the bot", lambda bot: {"": len(bot.guilds)}),
    Reading("briscola_tables", "Open tables of this process", _stages, label="stage"),
    Reading(
        "briscola_request_allowance",
        "Counted requests that may be sent at once",
        lambda bot: {"": bot.request_bucket.tokens_left},
    ),
    Reading(
        "briscola_requests_waiting",
        "Counted requests that wait until they may be sent",
        lambda bot: {"": bot.request_bucket.waiting},
    ),
    Reading(
        "briscola_retries_waiting",
        "Tables and messages that wait to be shown again after a failure",
        lambda bot: {"": bot.context.publisher.retries_waiting},
    ),
    Reading(
        "briscola_retries",
        "Failures after which a table or a message is to be shown again",
        lambda bot: {"": bot.context.publisher.retries},
        only_grows=True,
    ),
    Reading(
        "briscola_gateway_latency_seconds",
        "Seconds between the last heartbeat to Discord and its answer",
        _latencies,
        label="shard",
    ),
    Reading(
        "briscola_pictures_waiting",
        "Pictures that are painted or wait for it",
        lambda bot: {"": bot.context.painter.waiting},
    ),
    Reading(
        "briscola_computer_moves_waiting",
        "Moves of computers, and reviews, that wait for a process",
        lambda bot: {"": bot.context.worker_pool.waiting},
    ),
    Reading(
        "briscola_parts",
        "Parts of the tables that this process holds, of 64",
        lambda bot: {"": PARTS if bot.leases is None else len(bot.leases.parts)},
    ),
    Reading(
        "briscola_takeovers",
        "Parts that this process took although nobody had handed them over",
        lambda bot: {"": 0 if bot.leases is None else bot.leases.takeovers},
        only_grows=True,
    ),
)
