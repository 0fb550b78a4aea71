"""The simulated death of a bot within one process, and the matches that it must survive."""
