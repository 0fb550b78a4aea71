"""A Discord on this machine's own network, and the bot as a process of its own.

``bot.ui.wire`` is the other end: the bot's connection to Discord.
"""
