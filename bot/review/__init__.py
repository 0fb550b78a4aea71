"""After a match: what its cards cost, and what was luck. Out of what a seat knew, and of nothing else."""
