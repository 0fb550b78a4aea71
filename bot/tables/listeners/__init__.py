"""What reacts to changes of tables: the clock, computers' turns, results, ratings, the heartbeat."""
