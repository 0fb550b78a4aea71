"""How soon something is tried again that Discord did not accept."""

import pytest

from bot.tables.parts import SingleProcess
from bot.ui.publish.publisher import Publisher
from bot.ui.publish.retries import LONGEST_HICCUP, RETRIES
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable
from testing.worlds.world import World


@pytest.mark.parametrize("processes", [1, 3])
async def test_all_processes_together_try_no_more_often_than_one(
    world: World, monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    publisher = world.briscola.publisher
    pauses: list[float] = []
    monkeypatch.setattr(publisher._timers, "set", lambda _, pause: pauses.append(pause))
    monkeypatch.setattr(Publisher, "retries_waiting", property(lambda _: 100))
    monkeypatch.setattr(SingleProcess, "processes", property(lambda _: processes))
    publisher._try_again(publisher.messages_of("t"), [DiscordUnavailable(503)], 0.0)
    (pause,) = pauses
    assert pause == max(LONGEST_HICCUP, 100 * processes / RETRIES)
