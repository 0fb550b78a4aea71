"""Starts the real bot as ``python -m bot run`` does, with another address for Discord.

python -m testing.wire.launcher ADDRESS

In the environment, ``CLOCK_AHEAD`` is the number of seconds by which this machine's clock is ahead, and
``CLOCK_RATE`` a factor on the speed of the clock that counts since its start.
``PLANT`` names a fault to be planted.

The worker processes of the bot import this module once more, and then it imports nothing of the bot.
"""

import os
import sys
import time


def set_clocks(ahead: float, rate: float) -> None:
    """Let the clocks of this process be wrong."""
    nanoseconds, seconds, of_clock = time.time_ns, time.time, time.clock_gettime
    began = of_clock(time.CLOCK_BOOTTIME)

    def clock_gettime(clock: int) -> float:
        now = of_clock(clock)
        return began + (now - began) * rate if clock == time.CLOCK_BOOTTIME else now

    time.time_ns = lambda: nanoseconds() + round(ahead * 1e9)
    time.time = lambda: seconds() + ahead
    time.clock_gettime = clock_gettime


if __name__ == "__main__":
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # discord.py warns about audio on Python 3.11
        import discord  # noqa: F401 - for its warning
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    from bot.__main__ import main
    from testing.wire.gateway import PATH
    from testing.wire.planted import FAULTS
    from testing.wire.rest import PREFIX

    set_clocks(float(os.environ.get("CLOCK_AHEAD", "0")), float(os.environ.get("CLOCK_RATE", "1")))
    if plant := os.environ.get("PLANT"):
        FAULTS[plant]()
    address = yarl.URL(sys.argv[1])
    Route.BASE = f"{address.origin()}{PREFIX}"
    DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path(PATH)
    sys.exit(main(["run"]))
