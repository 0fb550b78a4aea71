"""A Discord on this machine's own network, and the bot as a process of its own."""
