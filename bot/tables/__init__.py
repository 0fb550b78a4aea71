"""Tables: the people, seats and time around a game. ``Tables.act`` is the one entry point for all actions."""
