"""The pages of what is new each day or week: puzzle, deal, digest."""
