"""The sentences about what a day brings to everybody: the puzzle and the deal of the day."""
