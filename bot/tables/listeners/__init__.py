"""The listeners: what reacts to changes of tables (clock, computers' moves, results, ratings, heartbeat)."""
