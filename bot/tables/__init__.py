"""Tables: people, seats and time around the games. ``Tables.act`` is the one door to them."""
