"""Starts the real bot as ``python -m bot run`` does, with another address for Discord.

python -m testing.wire.launcher ADDRESS
"""

import sys
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # discord.py warns about audio on Python 3.11
    import discord  # noqa: F401 - for its warning
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from testing.wire.gateway import PATH
from testing.wire.rest import PREFIX

if __name__ == "__main__":
    address = yarl.URL(sys.argv[1])
    Route.BASE = f"{address.origin()}{PREFIX}"
    DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path(PATH)
    sys.exit(main(["run"]))
