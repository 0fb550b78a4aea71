"""The daily puzzle (docs/puzzle.md): the end of a deal with open hands, in which exactly one card wins."""
