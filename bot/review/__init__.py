"""The review of a finished match: what a seat's cards cost, and what was luck, from what it knew."""
